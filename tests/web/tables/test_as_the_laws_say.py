"""Irregular boards played at the page of a live table: it offers and shows what the Laws say.

Everything happens by forms, rulings too. What the page says is compared with the table itself, and
what somebody without the PIN sees with what lies open in the room.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from bench.irregular import IrregularBoard
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.due import DueKind, due_now
from bridgelaw.game import SEATS, Card, Seat
from bridgelaw.game.calls import SPOKEN_CALLS, Call
from bridgelaw.locale import language
from bridgelaw.table import Phase, Table
from bridgelaw.table import events as ev
from bridgelaw.table.in_force import in_force, lead_waits
from bridgelaw.table.notation import event_from_json, write_event
from bridgelaw.table.result import result_of
from bridgelaw.table.which_procedure import procedure_for
from bridgelaw.web.parts.table_diagram import is_open
from tests.corpus import BOARDS
from tests.rotation import rotated
from tests.web.at_table import AtTable, barred, buttons, said
from tests.web.visitor import Visitor

SEEDS = rotated(sorted(BOARDS.read()), part=40)  # of those on which much happens
LOOKS = 0.3  # of the moments that are worth it
ENGLISH = language("en")
_NAMED = re.compile(r"(?<![1-7])([♠♥♦♣])(10|[2-9AKQJ])")  # 2♥ before 3♣ names no card
_PLACE = re.compile(r'<div class="place .*?(?=<div class="(?:place|middle))', re.S)
_CARD = re.compile(r'<span class="pc pc-(\w)[^>]*>.*?<b>(\w+)</b>')


class DrivenBoard(IrregularBoard):
    """An irregular board of which everything happens at the page."""

    def __init__(self, seed: int, director: Visitor, desk: Desk) -> None:
        super().__init__(seed)
        table = self.table
        self.at = AtTable(director, desk, board=str(table.board.id), deal=str(table.deal))
        self.desk = desk
        self.ruled = 0

    @property
    def table(self) -> Table:
        return self._table

    @table.setter
    def table(self, wanted: Table) -> None:
        """What happened is sent when something is wrong, or somebody looks."""
        self._table = wanted

    def send(self) -> None:
        """Sends what happened since."""
        known = len(self.at.record.table.log)
        events = self._table.log[known:]
        if events:
            self.at.enter(", ".join(map(write_event, events)))
        self._table = self.at.record.table

    def _auction(self) -> Iterator[Table]:
        """Also in the auction things go wrong."""
        for _ in range(4):
            seat = self.rng.choice((self.table.to_call or Seat.NORTH, *SEATS))
            call = self.rng.choice(SPOKEN_CALLS[:20])
            again = any((seat, call) == made[:2] for made in self.table.calls)  # nobody does that
            if self.table.phase is Phase.AUCTION and not again:
                self.table = self.table.after(ev.Called(seat, call))
                yield self.table
                yield from self._director()
        yield from super()._auction()

    def _director(self) -> Iterator[Table]:
        if procedure_for(self.table) is None:
            return
        self.send()
        where = self.at.send("director")
        for _ in range(40):
            self._table = self.at.record.table
            where = self._rule(where)
            yield self.table
            if not where:
                if procedure_for(self.table) is None or self._only_says_what_to_call():
                    return
                where = self.at.send("director")
        raise AssertionError("the director is never done")

    def _only_says_what_to_call(self) -> bool:
        """31A1: the player may call now, and nothing is left to be ruled on."""
        return self.table.phase is Phase.AUCTION and not self.table.open_irregularities

    def _rule(self, where: str) -> str:
        """Rules, and gives where it goes on."""
        record = self.desk.ruling(where.rpartition("/")[2])
        if record.after_ruling is None:
            assert record.procedure.key == procedure_for(self.table)
        post = self.at.visitor.client.post
        token = {"token": self.at._token}
        while (asked := self.desk.interview(record).question) is not None:
            sent = {**token, "seen": str(record.seq), "key": asked.key,
                    "answer": self.rng.choice(asked.samples())}  # fmt: skip
            response = post(f"{where}/{len(record.answers)}", data=sent)
            assert response.status_code == 303, said(response.text)[:300]
            record = self.desk.ruling(record.id)
        ruling = self.desk.interview(record).ruling
        assert ruling is not None
        before = self.at.record.table
        for _ in range(2 if self.ruled == 0 else 1):  # given, undone and given again
            if self.desk.ruling(record.id).given is not None:
                self.at.send("undo")
                assert vars(self.at.record.table._state) == vars(before._state)
                assert self.desk.ruling(record.id).is_undone
            sent = {**token, "seen": str(self.desk.ruling(record.id).seq), "go_on": "yes"}
            response = post(f"{where}/give", data=sent)
            assert response.status_code == 303, said(response.text)[:300]
        self.ruled += 1
        assert self.at.record.table.log == (*before.log, ruling.event)
        self._table = self.at.record.table
        return str(response.headers["location"]) if ruling.goes_on else ""


def is_worth_a_look(table: Table) -> bool:
    return bool(
        table.open_irregularities or table.decisions or in_force(table) or table.face_down
        or isinstance(table.log[-1], ev.Ruled)
    )  # fmt: skip


def section(page: str, opening: str) -> str:
    """A section of the page, from its opening to its end."""
    return page.partition(opening)[2].partition("</section>")[0]


def check_page(page: str, table: Table) -> None:
    """What the director sees is what the table says."""
    words = said(page)
    seat = table.to_call or table.to_play or table.board.dealer
    assert seat is not None
    tapped, choices = buttons(page, "card"), table.legal_cards(seat)
    hand = table.hand(seat)
    assert hand is not None
    forbidden = barred(page)
    assert not tapped.keys() & forbidden.keys()
    assert tapped.keys() | forbidden.keys() == {f"{seat} {card}" for card in hand}
    is_over = result_of(table) is not None  # what is shown after the play is entered freely
    for card in () if table.phase is Phase.AUCTION or is_over else hand:
        breach, reason = choices.why_not(card), forbidden.get(f"{seat} {card}")
        # While declarer chooses nothing may be led, also where the law lets the lead stand.
        assert (reason is not None) == (breach is not None or bool(choices.decisions))
        if breach is not None:
            assert ENGLISH.say(breach.text) == reason
    calls = table.legal_calls(seat)
    for what, shown in buttons(page, "line").items():
        if what.startswith(f"{seat} ") and "primary" not in shown:
            breach = calls.why_not(called_in(what))
            assert ("illegal" in shown) == (breach is not None), what
            assert breach is None or breach.law in shown
    listed = section(page, 'aria-labelledby="open-title"')
    assert listed.count("<li>") == len(table.open_irregularities)
    for found in table.open_irregularities:
        assert f"{found.law} {ENGLISH.value(found.seat)}" in said(listed)
        assert ENGLISH.say(found.breach.text).replace("\ufe0e", "") in said(listed)
    force = section(page, 'id="in-force"')
    holding = (*in_force(table), *lead_waits(table))
    assert force.count("<li>") == len(holding)
    for one in holding:
        assert one.player is not None and one.brief is not None
        assert f'href="/laws/{one.law}"' in force
        text = f"{ENGLISH.value(one.player)}: {ENGLISH.say(one.brief)}{ENGLISH.say(one.ends)}"
        assert text.replace("\ufe0e", "") in said(force)
    settle = said(section(page, 'id="due"'))
    for due in due_now(table):
        if due.matter is not DueKind.RULING:
            assert f"{due.law} {ENGLISH.say(due.text)}".replace("\ufe0e", "") in settle
    for penalty in table.penalty_cards:
        name = f"{penalty.card.symbols} is a {penalty.penalty.value} penalty card"
        assert name.replace("\ufe0e", "") in words


def called_in(line: str) -> Call:
    event = event_from_json({"event": "called", "seat": line[0], "call": line[2:]})
    assert isinstance(event, ev.Called)
    return event.call


def public_cards(table: Table) -> set[Card]:
    """The cards that everybody in the room has seen or heard of, or that lie open now."""
    told = {event.card for event in table.log if isinstance(event, (ev.Led, ev.Played))}
    for event in table.log:
        if isinstance(event, (ev.Exposed, ev.PlayedTogether)):
            told.update(event.cards)
        if isinstance(event, ev.Designated) and event.designation.card is not None:
            told.add(event.designation.card)
    for seat in SEATS:
        told.update(table.face_up(seat))
        told.update(table.played(seat))
        if is_open(table, seat):
            told.update(table.hand(seat) or ())
    return told


def hands_shown(page: str) -> dict[Seat, set[Card]]:
    """The cards that the diagram shows in each hand."""
    found: dict[Seat, set[Card]] = {}
    for place in _PLACE.findall(page):
        (seat,) = (one for one in SEATS if f'aria-label="{ENGLISH.value(one)}"' in place)
        found[seat] = {Card.parse(suit + rank) for suit, rank in _CARD.findall(place)}
    return found


def check_watched(page: str, table: Table) -> None:
    """Whoever has no PIN sees what lies open, and no other card is named anywhere."""
    public = public_cards(table)
    shown = hands_shown(page)
    assert shown.keys() == set(SEATS)
    for seat, cards in shown.items():
        held = table.hand(seat)
        assert held is not None
        assert cards == set(held if is_open(table, seat) else table.face_up(seat))
    named = {Card.parse(suit + rank) for suit, rank in _NAMED.findall(said(page))}
    assert named <= public
    assert "Not ruled on yet" not in page


def test_irregular_boards_at_the_page(director: Visitor, anybody: Visitor, desk: Desk) -> None:
    looks = 0
    for seed in SEEDS:
        board, chance = DrivenBoard(seed, director, desk), random.Random(seed)
        for table in board.steps():
            if not is_worth_a_look(table) or chance.random() > LOOKS:
                continue
            board.send()
            check_page(board.at.page, board.table)
            check_watched(anybody.get(board.at.address), board.table)
            asked = anybody.get(f"{board.at.address}?seat={chance.choice(SEATS)}")
            check_watched(asked, board.table)
            looks += 1
        board.send()
        assert board.at.record.table.phase in (Phase.OVER, Phase.PASSED_OUT)
    assert looks > len(SEEDS)
