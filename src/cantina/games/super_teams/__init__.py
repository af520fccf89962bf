"""Star Wars: Super Teams, a race of eight ships in which everybody moves everybody's."""
