"""A table at the terminal: draws what one seat sees, asks people, lets bots think, and keeps every move."""

from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.prompt import Prompt
from rich.text import Text

from cantina.core.match import Match


class Left(Exception):
    """The player has left the table."""


class TerminalTable:
    """One match with people and bots in its seats."""

    def __init__(self, match: Match, seats: list[str], lang: str, path: Path) -> None:
        self.match, self.seats, self.lang, self.path = match, seats, lang, path
        self.console = Console(highlight=False, markup=False)  # names are printed as they are
        self.say = match.game.texts(lang).say
        self.people = [seat for seat, who in enumerate(seats) if who == "human"]
        self.told = dict.fromkeys(self.people, 0)  # how many actions each person has been told of
        self.watching = self.people[0] if self.people else -1
        self.drafts: list[Match] = []  # where the person at the keyboard may go back to

    def play(self) -> None:
        """Plays to the end, or until the player leaves."""
        try:
            while self.match.outcome is None:
                self.turn()
        except (Left, EOFError, KeyboardInterrupt):
            self.match.save(self.path)
            self.console.print("\n" + self.say("play-kept", game=self.match.game.id))
            return
        self.match.save(self.path)
        self.finish()

    def turn(self) -> None:
        """Lets one seat act, bots before people when several may."""
        seats = sorted(self.match.to_act, key=lambda seat: self.seats[seat] == "human")
        seat = seats[0]
        if self.seats[seat] == "human":
            self.person(seat)
        else:
            self.bot(seat)
        self.match.save(self.path)

    def bot(self, seat: int) -> None:
        """Lets a bot choose from what it can see."""
        from cantina.bots.registry import choose

        with self.console.status(Text(self.say("play-thinking", seat=self.match.name(seat, self.lang)))):
            action = choose(self.seats[seat], self.match, seat)
        self.match.apply(seat, action)
        self.drafts.clear()

    def person(self, seat: int) -> None:
        """Shows the table to a person and plays what they choose."""
        choices = self.match.legal_actions(seat)
        if len(choices) == 1 and len(self.people) == 1:
            self.match.apply(seat, choices[0])  # nobody but bots could learn from the pause
            return
        if seat != self.watching and len(self.people) > 1:
            self.curtain(seat)
        self.show(seat)
        self.ask(seat, choices)

    def curtain(self, seat: int) -> None:
        """Clears the screen, so that the next person sees no secrets of the last."""
        self.console.clear()
        self.console.input(self.say("play-curtain", seat=self.match.name(seat, self.lang)) + " ", markup=False)
        self.watching = seat
        self.drafts.clear()

    def show(self, seat: int) -> None:
        """Prints what happened since this person last looked, and the table."""
        lines = self.match.log(seat, self.lang, since=self.told.get(seat, 0) + 1)
        self.told[seat] = len(self.match.record)
        self.console.print()
        for line in lines:
            self.console.print(Text.assemble(("· ", "dim"), line))
        picture = self.match.drawing(self.match.seen(seat), seat, self.lang)
        name = Text(self.match.name(seat, self.lang)) if seat >= 0 else None
        self.console.print(Panel(picture, title=name, border_style="yellow", title_align="left"))

    def ask(self, seat: int, choices: list[int]) -> None:
        """Asks for a number until there is one, and plays it."""
        self.console.print(self.match.prompt(seat, self.lang), style="bold yellow")
        for number, action in enumerate(choices, 1):
            self.console.print(f" {number:>3}  {self.match.label(action, self.lang)}")
        while True:
            answer = Prompt.ask(Text(self.say("play-choose"), "dim"), console=self.console).strip().lower()
            if answer.isdigit() and 1 <= int(answer) <= len(choices):
                self.choose(seat, choices[int(answer) - 1])
                return
            if self.other(answer):
                return

    def other(self, answer: str) -> bool:
        """Answers that are no number: leave, take back (then True), rules."""
        if answer in ("q", "quit"):
            raise Left
        if answer == "u" and self.drafts:
            self.match = self.drafts.pop()
            return True
        if answer == "?":
            self.rules()
        else:
            self.console.print(self.say("play-nothing-to-take-back" if answer == "u" else "play-no-such-number"))
        return False

    def choose(self, seat: int, action: int) -> None:
        """Plays an action; it can be taken back while the same seat goes on and nothing hidden has come out."""
        before = self.match.copy()
        self.match.apply(seat, action)
        self.drafts = [] if self.match.state.news or self.match.to_act != [seat] else [*self.drafts, before]

    def rules(self) -> None:
        """Prints the rules."""
        with self.console.pager():
            for chapter in self.match.game.rulebook(self.lang).chapters:
                self.console.print(f"{chapter.number} {chapter.title}\n")
                for clause in chapter.clauses:
                    self.console.print(f"{clause.number} {clause.text}\n")

    def finish(self) -> None:
        """Says who won and why."""
        outcome = self.match.outcome
        assert outcome is not None
        self.show(self.watching)
        self.console.print(self.say("play-ended", reason=self.say(f"end-{outcome.reason}")), style="bold")
        if len(set(outcome.returns)) == 1 and outcome.returns[0] != 0:
            self.console.print(self.say("play-all-won" if outcome.winners else "play-all-lost"))
        elif outcome.winners:
            self.console.print(
                self.say("play-won", seats=", ".join(self.match.name(s, self.lang) for s in outcome.winners))
            )
        else:
            self.console.print(self.say("play-nobody-won"))
        self.console.print(self.say("play-file", file=str(self.path)), style="dim")
