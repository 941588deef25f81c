"""What the live table has to show, drawn on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from bridgelaw.cli.common.diagram import (
    cards_by_suit,
    piece,
)
from bridgelaw.cli.common.procedures import list_procedures
from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.messages import Shown, Tone
from bridgelaw.cli.table.picture import ListRow, calls_text, cards_text, draw_table, list_rows
from bridgelaw.game import Hand, Seat
from bridgelaw.laws import PROCEDURES, Ruling
from bridgelaw.locale import Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.table.breaches import Breach, Irregularity
from bridgelaw.table.choices import CallChoices, CardChoices
from bridgelaw.table.notation import write_event
from bridgelaw.table.table import Table
from bridgelaw.table.wording import describe

_STYLES = {
    Tone.PLAIN: "",
    Tone.HEADING: "bold",
    Tone.DONE: "green",
    Tone.IRREGULAR: "yellow",
    Tone.HINT: "dim",
    Tone.WRONG: "red",
}


class View:
    """Draws what a session has to show."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.console = screen.console
        self._given: list[Ruling] = []
        self._draws: dict[type, Callable[[Any], None]] = {
            show.Said: lambda one: screen.line(one.text, _STYLES[one.tone]),
            show.Irregular: lambda one: self._irregular(one.found),
            show.TableShown: lambda one: draw_table(screen, one.table, one.hands),
            show.Begun: self._begun,
            show.Questioned: lambda one: self._apart(lambda: screen.question(one.interview)),
            show.WhyAsked: lambda one: screen.why(one.asked),
            show.Clauses: lambda one: screen.clauses(one.clauses, one.parents),
            show.RulingGiven: lambda one: self._apart(lambda: self._ruling(one)),
            show.ProceduresListed: lambda one: list_procedures(screen, one.procedures),
            show.ReviewAsked: self._review,
            show.MayDo: lambda one: self._may(one.table, one.seat),
            show.LogListed: lambda one: self._log(one.table),
            show.RulingsListed: lambda one: self._rulings(one.table),
            show.Help: lambda one: self._help(),
            show.Saved: self._saved,
        }

    def draw(self, shown: Iterable[Shown]) -> None:
        shown = tuple(shown)
        # What the picture of the table lists need not be said before it as well.
        listed = {
            irregularity
            for one in shown
            if isinstance(one, show.TableShown)
            for irregularity in one.table.open_irregularities
        }
        for one in shown:
            if isinstance(one, show.Compares):
                continue  # that asks, so it is the loop's
            if not (isinstance(one, show.Irregular) and one.found in listed):
                self._draws[type(one)](one)

    def say(self, text: Text) -> str:
        return self.screen.say(text)

    def _irregular(self, one: Irregularity) -> None:
        self.screen.line(
            tr("Law {law}: {what}", law=cited(one.law), what=one.breach.text), "yellow"
        )

    # Lists

    def _may(self, table: Table, seat: Seat) -> None:
        """What a player may do, and why not the rest."""
        choices: CallChoices | CardChoices
        if table.to_call is not None:
            choices = table.legal_calls(seat)
            legal = calls_text(choices)
        else:
            choices = table.legal_cards(seat)
            legal = cards_text(self.screen, choices)
        if not choices.legal:
            legal = Styled(self.say(tr("nothing now")))
        title = self.say(tr("{player} may choose:", player=seat))
        self.console.print(piece(title + " ", "bold cyan").append_text(legal))
        reasons: dict[tuple[str, str], list[Any]] = {}
        for what, breach in choices.excluded.items():
            # One sentence for all that is excluded for the same reason.
            reasons.setdefault((breach.law, _reason(breach)), []).append((what, breach))
        rows = []
        for (law, _), excluded in reasons.items():
            cards = ""
            if isinstance(choices, CardChoices):
                cards = cards_by_suit(Hand.of(card for card, _ in excluded)).plain
            rows.append(ListRow(law, self.say(excluded[0][1].text), what=cards))
        list_rows(self.screen, tr("Excluded"), rows, "")

    def _log(self, table: Table) -> None:
        if not table.log:
            self.screen.line(tr("Nothing has happened yet."))
        for number, event in enumerate(table.log, 1):
            self._numbered(number, write_event(event))

    def _rulings(self, table: Table) -> None:
        if not table.rulings:
            self.screen.line(tr("There has been no ruling."))
        for number, ruling in enumerate(table.rulings, 1):
            procedure = PROCEDURES.get(ruling.procedure)
            title = ruling.procedure if procedure is None else self.say(procedure.title)
            self._numbered(number, f"{title} [{', '.join(ruling.clauses)}]", "bold")
            for effect in ruling.effects:
                words = self.say(describe(effect, table.edition))
                self.console.print(Padding(escape(words), (0, 0, 0, 6)))

    def _numbered(self, number: int, text: str, style: str = "") -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=4, justify="right")
        grid.add_column(overflow="fold")
        grid.add_row(Styled(str(number), "dim"), Styled(text, style))
        self.console.print(grid)

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(overflow="fold")
        for typed, words in _HELP:
            grid.add_row(escape(typed), escape(self.say(words)))
        self.console.print(grid)

    # Other things

    def _ruling(self, one: show.RulingGiven) -> None:
        """A ruling, without the notes of those that were given here and not undone."""
        told = {
            note
            for given in self._given
            if given.event in one.before.rulings
            for note in given.notes
        }
        self.screen.ruling(one.ruling, one.before, told)
        self._given.append(one.ruling)

    def _begun(self, one: show.Begun) -> None:
        self.console.print()
        self.screen.line(one.procedure.title, "bold")

    def _review(self, one: show.ReviewAsked) -> None:
        self.console.print()
        title = self.say(tr("After the play: Law {law}", law=cited(one.law)))
        self.console.rule(f"[bold]{escape(title)}", align="left")
        self.screen.line(one.text)

    def _saved(self, one: show.Saved) -> None:
        self.screen.line(tr("Saved to {path}.", path=str(one.path)), "green")
        if one.kept is not None:
            self.screen.line(
                tr("Another file was there; it is now {path}.", path=str(one.kept)), "dim"
            )

    def _apart(self, draw: Callable[[], None]) -> None:
        self.console.print()
        draw()


_HELP: tuple[tuple[str, Text], ...] = (
    ("1C P 1H", tr("calls in rotation")),
    ("SK    S5 S2 SA", tr("cards in the order of play")),
    ("W 2S    W leads SK", tr("a call or a card of a certain player, in turn or not")),
    ("E exposes H5", tr("a card is shown; also “E plays S5 S6 together”, “trick quitted”")),
    ("dummy", tr("dummy is spread; also “N spreads the hand”")),
    ("S designates D3", tr("declarer names a card of dummy; also “high”, “low”, a suit, a rank")),
    ("S claims 3", tr("a claim, perhaps with words in quotes; also “S concedes 1”")),
    ("director    director N", tr("somebody calls the director, and the ruling begins")),
    ("undo    undo 3", tr("the last line is taken back, with its ruling")),
    ("may W    why W H5", tr("what a player may do, and why not the rest")),
    ("law 50D2", tr("what a law says")),
    ("log    rulings", tr("everything that happened; the rulings with their effects")),
    ("hands on    hands off", tr("show or hide the hands that do not lie face up")),
    ("save board7.txt", tr("write the table to a file, to go on with it later")),
    ("show    help    quit", tr("the table again; this help; leave")),
)


def _reason(breach: Breach) -> str:
    return breach.kind.value
