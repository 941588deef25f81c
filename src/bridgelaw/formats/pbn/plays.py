"""Records out of a PBN text: the games with their auction, their play and their result.

PBN writes every trick in the same order of seats, so that a row must be turned to its leader; it
marks what was irregular (`^I`, `^S`, `^R`, `^L`), and has `-` for a card that was not played.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bridgelaw.formats.pbn.text import Game, parse
from bridgelaw.formats.recording import (
    Following,
    board_of,
    callers_of,
    contract_of,
    deal_of,
    four_names,
    tricks_problem,
)
from bridgelaw.formats.records import Record, Source
from bridgelaw.game.auctions import Auction
from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.calls import PASS, Call, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.spelling import plain
from bridgelaw.locale.text import Text, tr

_COMMENT = re.compile(r"\{[^}]*\}|;[^\r\n]*")
_ESCAPED = re.compile(r"(?:(?<=[\r\n])|\A)%[^\r\n]*")
_ANNOTATION = re.compile(r"=\d*=|\$\d*|[!?]+")
_ELEMENT = re.compile(r"\^[A-Za-z]|[^\s^]+")
_SIDES = re.compile(r"(NS|EW)\s+(\d{1,2})(?:\s+(?:NS|EW)\s+\d{1,2})?")


def pbn_records(text: str, name: str) -> tuple[Record, ...]:
    """Every game of a PBN text that has a deal, an auction or a play."""
    parsed = parse(text)
    # A section ends at the next tag of any game, the notes in it included.
    starts = sorted(tag.start for game in parsed.games for tag in game.tags.values())
    games = [
        game
        for game in parsed.games
        if game.get("Deal") or "Auction" in game.tags or "Play" in game.tags
    ]
    return tuple(
        _Reader(text, starts, game).record(Source(name, at)) for at, game in enumerate(games, 1)
    )


@dataclass(frozen=True, slots=True)
class _Element:
    """A call or card as it is written, with the marks before it."""

    text: str
    marks: str = ""


class _Reader:
    """Reads one game."""

    def __init__(self, text: str, starts: list[int], game: Game) -> None:
        self.text = text
        self.starts = starts
        self.game = game
        self.problems: list[Text] = []

    def record(self, source: Source) -> Record:
        game = self.game
        board = board_of(
            self.number("Board"), self.seat("Dealer"), self.vulnerability(), self.problems
        )
        auction = self.auction(board.dealer)
        called = contract_of(auction, self.problems)
        contract = self.contract(called, auction)
        record = Record(
            board,
            self.deal(),
            tuple(call for _, call in auction),
            contract,
            result=None if contract is None else self.result(contract),
            names=four_names({seat: game.get(seat.name.title()) for seat in SEATS}),
            callers=callers_of(auction),
            source=replace(source, label=game.get("Board")),
        )
        record = self.with_play(record)
        return replace(record, problems=tuple(self.problems))

    # The tags

    def number(self, name: str) -> int | None:
        written = self.game.get(name)
        return int(written) if re.fullmatch(r"\d{1,6}", written, re.ASCII) else None

    def seat(self, name: str) -> Seat | None:
        written = self.game.get(name).lstrip("^")
        try:
            return Seat.parse(written) if written else None
        except NotationError as error:
            self.problems.append(error.text)
            return None

    def vulnerability(self) -> Vulnerability | None:
        # Here `-` has a meaning of its own: nobody.
        written = self.game.values.get("Vulnerable", "").strip()
        try:
            return None if written in ("", "?") else Vulnerability.parse(written)
        except NotationError as error:
            self.problems.append(error.text)
            return None

    def deal(self) -> Deal:
        written = self.game.get("Deal")
        if not written:
            self.problems.append(tr("the board has no deal"))
            return Deal()
        try:
            deal = Deal.parse(written)
        except NotationError as error:
            self.problems.append(error.text)
            return Deal()
        hands = zip(SEATS, deal.hands, strict=True)
        return deal_of({seat: hand for seat, hand in hands if hand is not None}, self.problems)

    def contract(self, called: Contract | None, auction: Auction) -> Contract | None:
        """The contract as the tags have it, or else as the auction has."""
        written = self.game.get("Contract").lstrip("^")
        declarer = self.seat("Declarer")
        if not written or plain(written) == "PASS":
            if written and called is not None:
                self.problems.append(tr("the contract is given as {given}, but the auction has "
                                        "{called}", given=PASS, called=called))  # fmt: skip
            return called
        try:
            contract = (
                called if declarer is None else Contract.parse(f"{written} by {declarer.letter}")
            )
        except NotationError as error:
            self.problems.append(error.text)
            return called
        if self.game.get("Declarer").startswith("^") and declarer is not None:
            self.problems.append(
                tr("{seat} played the contract in their partner's place", seat=declarer)
            )
        elif called is not None and contract != called and auction.is_over:
            self.problems.append(tr("the contract is given as {given}, but the auction has "
                                    "{called}", given=contract, called=called))  # fmt: skip
        return contract

    def result(self, contract: Contract) -> int | None:
        """Declarer's tricks."""
        written = plain(self.game.get("Result").lstrip("^"))
        sides = _SIDES.fullmatch(written)
        if sides is not None:
            own = contract.declarer.side.name == sides[1]
            tricks = int(sides[2]) if own else 13 - int(sides[2])
        elif re.fullmatch(r"\d{1,2}", written, re.ASCII):
            tricks = int(written)
        else:
            if written:
                error = NotationError(written, "a number of tricks from 0 to 13")
                self.problems.append(error.text)
            return None
        return tricks if 0 <= tricks <= 13 else None

    # The sections

    def elements(self, name: str) -> Iterator[_Element]:
        """What a section has, without comments, notes and annotations."""
        tag = self.game.tags[name]
        start = tag.end
        after = bisect_left(self.starts, start)
        end = self.starts[after] if after < len(self.starts) else len(self.text)
        section = self.text[start:end]
        # Behind the last brace none is closed, and nothing is a comment for the lack of one.
        closed, brace, rest = section.rpartition("}")
        section = _COMMENT.sub(" ", closed + brace) + re.sub(r";[^\r\n]*", " ", rest)
        section = _ESCAPED.sub(" ", section).partition("[")[0]
        marks = ""
        for word in _ELEMENT.findall(_ANNOTATION.sub(" ", section)):
            if word.startswith("^") and word[1:2].upper() in "IRL":
                marks += word[1:].upper()
            else:
                yield _Element(word, marks)
                marks = ""

    def auction(self, dealer: Seat) -> Auction:
        calls: list[tuple[Seat, Call]] = []
        if "Auction" not in self.game.tags:
            return Auction(dealer)
        seat = self.seat("Auction") or dealer
        for element in self.elements("Auction"):
            word = plain(element.text)
            if word in ("*", "+"):
                break
            if word == "AP":
                while not Auction(dealer, tuple(calls)).is_over:
                    calls.append((seat, PASS))
                    seat = seat.lho
                break
            if word not in ("-", "^S"):
                try:
                    calls.append((seat, parse_call(word, any_level=True)))
                except NotationError as error:
                    self.problems.append(error.text)
                    continue
                if len(calls) == 1 and seat is not dealer:
                    self.problems.append(
                        tr("{seat} calls first, but {dealer} dealt", seat=seat, dealer=dealer)
                    )
            seat = seat.lho
        return Auction(dealer, tuple(calls))

    def with_play(self, record: Record) -> Record:
        if "Play" not in self.game.tags:
            return record
        elements = list(self.elements("Play"))
        is_going_on = any(element.text == "+" for element in elements)
        if not any(_is_card(element) for element in elements):
            return record
        contract = record.contract
        if contract is None:
            self.problems.append(tr("cards are played without a contract"))
            return replace(record, is_broken_off=True)
        play = Following(record.deal, contract, self.problems)
        self.follow(play, elements)
        record = replace(record, play=tuple(play.play), is_broken_off=play.is_broken_off)
        if record.result is None or is_going_on or play.is_broken_off:
            return record
        won = record.tricks_won(contract.declarer.side)
        wrong = tricks_problem(record.result, won, record.left)
        # A caret says that the players agreed on a wrong number (3.4.15).
        if wrong is not None and not self.game.get("Result").startswith("^"):
            self.problems.append(wrong)
        return replace(record, claimed=record.result if record.left else None)

    def follow(self, play: Following, elements: list[_Element]) -> None:
        """Plays the rows, each from its leader on."""
        first = self.seat("Play") or play.due
        ended = next((at for at, each in enumerate(elements) if each.text == "*"), len(elements))
        has_gap = False
        for at in range(0, ended, 4):
            row = elements[at : min(at + 4, ended)]
            columns = {SEATS[(first.index + place) % 4]: each for place, each in enumerate(row)}
            led = [seat for seat, element in columns.items() if "L" in element.marks]
            leader = led[0] if led else play.due
            for place in range(4):
                seat = SEATS[(leader.index + place) % 4]
                element = columns.get(seat)
                if element is None or not _is_card(element):
                    has_gap = True
                    continue
                if has_gap:
                    play.break_off(tr("a card is missing"))
                    return
                try:
                    card = Card.parse(element.text)
                except NotationError as error:
                    play.break_off(error.text)
                    return
                play.add(card, seat, marked_revoke="R" in element.marks)


def _is_card(element: _Element) -> bool:
    return element.text not in ("-", "+", "*")
