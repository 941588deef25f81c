"""The live table on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from bridgelaw.cli.common.diagram import (
    auction,
    call_text,
    cards_by_suit,
    compass,
    has_marks,
    piece,
)
from bridgelaw.cli.common.procedures import list_procedures
from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.messages import Shown, Tone
from bridgelaw.game.calls import Bid
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.suits import SUITS
from bridgelaw.laws import PROCEDURES, Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.session.told import headline
from bridgelaw.table.breaches import Breach, Irregularity
from bridgelaw.table.choices import CallChoices, CardChoices
from bridgelaw.table.effects import Adjustment
from bridgelaw.table.in_force import describe_decision, in_force
from bridgelaw.table.notation import write_event
from bridgelaw.table.result import Result, result_of
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_put_off
from bridgelaw.table.wording import describe

_WIDE = 400
"""Room for the picture and what stands beside it, however long that is."""
_STYLES = {
    Tone.PLAIN: "",
    Tone.HEADING: "bold",
    Tone.DONE: "green",
    Tone.IRREGULAR: "yellow",
    Tone.HINT: "dim",
    Tone.WRONG: "red",
}


class _Row(NamedTuple):
    """A line of a list: the law, who did what, the sentence, and when it ends."""

    law: str
    text: str
    ends: str = ""
    what: str = ""


class View:
    """Draws what a session has to show."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.console = screen.console
        self._given: list[Ruling] = []
        self._draws: dict[type, Callable[[Any], None]] = {
            show.Said: lambda one: screen.line(one.text, _STYLES[one.tone]),
            show.Irregular: lambda one: self._irregular(one.found),
            show.TableShown: lambda one: self.table(one.table, one.hands),
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
            found
            for one in shown
            if isinstance(one, show.TableShown)
            for found in one.table.open_irregularities
        }
        for one in shown:
            if isinstance(one, show.Compares):
                continue  # that asks, so it is the loop's
            if not (isinstance(one, show.Irregular) and one.found in listed):
                self._draws[type(one)](one)

    def say(self, text: Text) -> str:
        return self.screen.say(text)

    def _irregular(self, found: Irregularity) -> None:
        self.screen.line(tr("Law {law}: {what}", law=found.law, what=found.breach.text), "yellow")

    # The table

    def table(self, table: Table, hands: bool = True) -> None:
        """Everything that matters now, in one picture."""
        self.console.print()
        self._head(table)
        picture = compass(table, hands, self.screen.language)
        beside = _stacked(self._beside(table))
        grid = Grid.grid(padding=(0, 4, 0, 0))
        grid.add_row(picture, beside)
        room = self.console.options.update(max_width=_WIDE)
        if self.console.measure(grid, options=room).maximum <= self.console.width:
            self.console.print(grid)
        else:
            self.console.print(picture)
            self.console.print(beside)
        if has_marks(table):
            self.screen.line(tr("[ ] lies face up; * minor, ** major penalty card"), "dim")
        self._in_force(table)
        self._open(table)
        self._turn(table, hands)
        result = result_of(table)
        if result is not None:
            self._result(table, result)

    def _head(self, table: Table) -> None:
        board = table.board
        parts = [
            self.say(tr("Dealer {dealer}", dealer=board.dealer)),
            self.say(VULNERABLE[board.vulnerability]),
        ]
        if board.id is not None:
            parts.insert(0, self.say(tr("Board {number}", number=board.id)))
        self.console.rule(f"[bold]{escape(' · '.join(parts))}", align="left", style="dim")

    def _beside(self, table: Table) -> list[RenderableType]:
        """The auction, the contract and the tricks."""
        rows: list[RenderableType] = [auction(table, self.screen.language)]
        if table.contract is not None:
            contract = self.screen.language.value(table.contract)
            rows += ["", Styled(contract, "bold")]
            won = tr(
                "Tricks: NS {ns}, EW {ew}",
                ns=table.tricks_won(Side.NS),
                ew=table.tricks_won(Side.EW),
            )
            rows.append(Styled(self.say(won)))
        if table.tricks:
            last = piece(self.say(tr("Last trick:")), "dim")
            for seat, card in table.tricks[-1].cards:
                last.append(f" {seat.letter}{card.symbols}")
            rows.append(last)
        return rows

    def _open(self, table: Table) -> None:
        """What is irregular and has not been ruled on."""
        found = table.open_irregularities
        later = self.say(tr("at the end of this trick"))
        rows = [
            _Row(one.law, self.say(one.breach.text), later if is_put_off(table, one) else "",
                 _who(one))
            for one in found
        ]  # fmt: skip
        self._listed(tr("Not ruled on yet"), rows, "yellow")
        if not all(is_put_off(table, one) for one in found):
            self.console.print(
                Padding(escape(self.say(tr("Type “director” for the ruling."))), (0, 0, 0, 2)),
                style="dim",
            )

    def _in_force(self, table: Table) -> None:
        rows = [_Row(law, self.say(text), self.say(ends)) for law, text, ends in in_force(table)]
        self._listed(tr("In force"), rows, "")
        decisions = [
            _Row(decision.law, self.say(describe_decision(decision)))
            for decision in table.decisions
        ]
        self._listed(tr("Declarer chooses first"), decisions, "cyan")

    def _listed(self, title: Text, rows: list[_Row], style: str) -> None:
        if not rows:
            return
        self.console.print(f"[bold]{escape(self.say(title))}", style=style)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        has_what = any(row.what for row in rows)
        if has_what:
            grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for row in rows:
            words = Styled(row.text)
            if row.ends:
                words.append(f" ({row.ends})", "dim")
            what = [Styled(row.what)] if has_what else []
            grid.add_row(Styled(row.law, "bold"), *what, words)
        self.console.print(Padding(grid, (0, 0, 0, 2)), style=style)

    def _turn(self, table: Table, hands: bool) -> None:
        """Whose turn it is, and what he may do; not what he holds, if hands are hidden."""
        if table.to_call is not None:
            words = tr("{player} calls:", player=table.to_call)
            choices = _calls(table.legal_calls(table.to_call))
        elif table.to_play is not None:
            seat = table.to_play
            if table.contract is not None and seat is table.contract.dummy:
                words = tr("{player} plays from dummy:", player=table.contract.declarer)
            elif table.trick.cards:
                words = tr("{player} plays:", player=seat)
            else:
                words = tr("{player} leads:", player=seat)
            choices = self._cards(table.legal_cards(seat))
            if not hands and table.hand(seat) not in (None, table.face_up(seat)):
                choices = Styled("…", "dim")
        else:
            return
        line = piece(self.say(words) + " ", "bold cyan")
        self.console.print(line.append_text(choices))

    def _cards(self, choices: CardChoices) -> Styled:
        if choices.is_known:
            return cards_by_suit(choices.legal)
        full = frozenset(suit for suit in SUITS if choices.legal.length(suit) > 3)
        if len(full) == len(SUITS):
            return Styled(self.say(tr("any card")))
        return cards_by_suit(choices.legal, full)

    def _result(self, table: Table, result: Result) -> None:
        self.console.print()
        self.console.print(Styled(self.say(headline(result)), "bold"))
        if result.contract is not None:
            at_table = tr("Tricks of declarer at the table: {tricks}.", tricks=result.won)
            self.screen.line(at_table)
            for moved in table.transfers:
                words = tr("Law {law}: {what}", law=moved.law, what=describe(moved))
                self.screen.line(words)
            if table.transfers:
                self.screen.line(tr("Tricks of declarer in all: {tricks}.", tricks=result.tricks))
        for adjusted in result.adjusted:
            words = (
                tr("The director gives an artificial adjusted score.")
                if adjusted.adjustment is Adjustment.ARTIFICIAL
                else tr("The director assigns an adjusted score.")
            )
            self.screen.line(tr("Law {law}: {what}", law=adjusted.law, what=words), "yellow")

    # Lists

    def _may(self, table: Table, seat: Seat) -> None:
        """What a player may do, and why not the rest."""
        choices: CallChoices | CardChoices
        if table.to_call is not None:
            choices = table.legal_calls(seat)
            legal = _calls(choices)
        else:
            choices = table.legal_cards(seat)
            legal = self._cards(choices)
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
            rows.append(_Row(law, self.say(excluded[0][1].text), what=cards))
        self._listed(tr("Excluded"), rows, "")

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
                self.console.print(Padding(escape(self.say(describe(effect))), (0, 0, 0, 6)))

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
        title = self.say(tr("After the play: Law {law}", law=one.law))
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


def _stacked(rows: Iterable[RenderableType]) -> RenderableType:
    grid = Grid.grid()
    for row in rows:
        grid.add_row(row)
    return grid


def _calls(choices: CallChoices) -> Styled:
    """`Pass  X  1♠–7NT`, or the few that are left."""
    others = [call for call in choices.legal if not isinstance(call, Bid)]
    bids = [call for call in choices.legal if isinstance(call, Bid)]
    parts = [call_text(call) for call in others]
    if len(bids) > 1 and bids[-1].rank - bids[0].rank == len(bids) - 1:
        parts.append(call_text(bids[0]).append("–").append_text(call_text(bids[-1])))
    else:
        parts += map(call_text, bids)
    return Styled("  ").join(parts)


def _who(found: Irregularity) -> str:
    """`E ♥K`."""
    return found.seat.letter + ("" if found.what is None else f" {found.what.symbols}")


def _reason(breach: Breach) -> str:
    return breach.kind.value
