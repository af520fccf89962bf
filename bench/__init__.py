"""Speed, side by side with peers in one run: `make bench` prints a table and writes `bench/latest.json`."""
