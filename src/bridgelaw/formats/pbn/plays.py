"""Records out of a PBN text: the games with their auction, their play and their result.

PBN writes every trick in the same order of seats, so that a row must be turned to its leader; it
marks what was irregular (`^I`, `^S`, `^R`, `^L`), and has `-` for a card that was not played.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import count

from bridgelaw.formats.oddities import Oddity, OddKind, out_of_rotation
from bridgelaw.formats.pbn.carried import (
    DOUBLE_CARRIED,
    PASSES_CARRIED,
    ROWS_TURNED,
    TAGS_CARRIED,
    Carried,
    Manner,
    opened_by,
    turned_row,
)
from bridgelaw.formats.pbn.sections import (
    ALL_PASS,
    ENDS,
    Element,
    all_pass,
    elements_of,
    usual_calls,
    usual_cards,
)
from bridgelaw.formats.pbn.text import Game, games_of
from bridgelaw.formats.recording import (
    Followed,
    Following,
    board_of,
    callers_of,
    contract_of,
    deal_of,
    tricks_problem,
)
from bridgelaw.formats.records import Record, Source
from bridgelaw.formats.regular import regular_auction, regular_play
from bridgelaw.game import (
    PASS,
    SEATS,
    Auction,
    Call,
    Card,
    Contract,
    Deal,
    Doubled,
    NotationError,
    Seat,
    Vulnerability,
    parse_call,
)
from bridgelaw.game.cards import CARD_OF_TEXT
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Text, tr

_SIDES = re.compile(r"(NS|EW)\s+(\d{1,2})(?:\s+(?:NS|EW)\s+\d{1,2})?")
_SCORE = re.compile(r"(?:(NS|EW)\s+)?([+-]?\d{1,5})(?:\s+(?:NS|EW)\s+[+-]?\d{1,5})?")
_NUMBER = re.compile(r"\d{1,6}", re.ASCII)
_TRICKS = re.compile(r"\d{1,2}", re.ASCII)


def pbn_records(text: str, name: str, before: Mapping[str, str] | None = None) -> Iterator[Record]:
    """Every game of a PBN text that has a deal, an auction or a play, one after the other.

    `before` is what the game before the first one says, where the text is a piece of a longer one.
    """
    manner = Manner(text)
    carried = Carried(before)
    numbers = count(1)
    for game in games_of(text):
        names = carried.into(game)
        if game.get("Deal") or "Auction" in game.tags or "Play" in game.tags:
            yield _Reader(game, manner, names).record(name, next(numbers))


class _Reader:
    """Reads one game."""

    def __init__(self, game: Game, manner: Manner, carried: Collection[str]) -> None:
        self.game = game
        self.manner = manner
        self.carried = carried
        self.problems: list[Text] = []
        self.assumed: list[Text] = [TAGS_CARRIED] if carried else []
        self.callers: tuple[Seat, ...] = ()

    def record(self, file: str, number: int) -> Record:
        game = self.game
        board = board_of(
            self.number("Board"), self.seat("Dealer"), self.vulnerability(), self.problems
        )
        deal = self.deal()
        about_deal, self.problems = self.problems, []
        calls, contract = self.auction(board.first_to_call, deal)
        self.problems += about_deal
        result = None if contract is None else self.result(contract)
        play, claimed = self.play(deal, contract, result)
        if result is not None and "Result" in self.carried and not play.could_be(result):
            result = claimed = None
        north, east, south, west = (
            game.get("North"), game.get("East"), game.get("South"), game.get("West"),
        )  # fmt: skip
        return Record(
            board,
            deal,
            tuple(calls),
            contract,
            play.cards,
            claimed,
            result,
            (north, east, south, west),
            self.callers,
            play.is_broken_off,
            Source(file, number, game.get("Board"), "", _told(game, "Event"), _told(game, "Date")),
            tuple(self.problems),
            tuple(self.assumed),
            self.score(contract),
        )

    # The tags

    def number(self, name: str) -> int | None:
        written = self.game.get(name)
        return int(written) if _NUMBER.fullmatch(written) else None

    def seat(self, name: str) -> Seat | None:
        written = self.game.get(name)
        known = SEAT_OF_LETTER.get(written)
        if known is not None or not written:
            return known
        written = written.lstrip("^")
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
            self.problems.append(Oddity.of(OddKind.UNKNOWN, tr("the board has no deal")))
            return Deal()
        try:
            deal = Deal.parse(written)
        except NotationError as error:
            self.problems.append(error.text)
            return Deal()
        if deal.is_complete:
            return deal
        hands = zip(SEATS, deal.hands, strict=True)
        return deal_of({seat: hand for seat, hand in hands if hand is not None}, self.problems)

    def given(self) -> Contract | None:
        """The contract as the tags have it."""
        written = self.game.get("Contract").lstrip("^")
        declarer = self.seat("Declarer")
        if not written or declarer is None or plain(written) == "PASS":
            return None
        try:
            return Contract.parse(f"{written} by {declarer.letter}")
        except NotationError as error:
            self.problems.append(error.text)
            return None

    def contract(
        self, given: Contract | None, called: Contract | None, is_over: bool
    ) -> Contract | None:
        """The contract as the tags have it, or else as the auction has."""
        if given is None:
            written = self.game.get("Contract").lstrip("^")
            if called is not None and plain(written) == "PASS":
                self.differs(PASS, called)
            return called
        declarer = given.declarer
        if self.game.get("Declarer").startswith("^"):
            words = tr("{seat} played the contract in their partner's place", seat=declarer)
            self.problems.append(Oddity.of(OddKind.DECLARER_AND_DUMMY, words, declarer))
        elif called is not None and given != called and is_over:
            if "Contract" in self.carried:
                return called  # it was not left out because it is the same
            if self.manner.leaves_tags_out and replace(called, doubled=Doubled.NO) == given:
                self.assumed.append(DOUBLE_CARRIED)
                return called
            self.differs(given, called)
        return given

    def differs(self, given: Contract | Call, called: Contract) -> None:
        words = tr("the contract is given as {given}, but the auction has {called}",
                   given=given, called=called)  # fmt: skip
        self.problems.append(Oddity.of(OddKind.CONTRACT, words))

    def result(self, contract: Contract) -> int | None:
        """Declarer's tricks."""
        written = self.game.get("Result").lstrip("^")
        if not _TRICKS.fullmatch(written):
            written = plain(written)
        sides = _SIDES.fullmatch(written)
        if sides is not None:
            own = contract.declarer.side.name == sides[1]
            tricks = int(sides[2]) if own else 13 - int(sides[2])
        elif _TRICKS.fullmatch(written):
            tricks = int(written)
        else:
            if written:
                error = NotationError(written, "a number of tricks from 0 to 13")
                self.problems.append(error.text)
            return None
        return tricks if 0 <= tricks <= 13 else None

    def score(self, contract: Contract | None) -> int | None:
        """North-South's score; one without a side is declarer's."""
        written = self.game.get("Score").lstrip("^")
        match = _SCORE.fullmatch(written) if written else None
        if match is None or (match[1] is None and contract is None):
            return None
        of = match[1] or ("" if contract is None else contract.declarer.side.name)
        return int(match[2]) if of == "NS" else -int(match[2])

    # The auction

    def auction(self, dealer: Seat, deal: Deal) -> tuple[list[Call], Contract | None]:
        tag = self.game.tags.get("Auction")
        if tag is None:
            return [], self.contract(self.given(), None, False)
        opener = self.seat("Auction") or dealer
        words = tag.section.split()
        calls = usual_calls(words)
        if calls is None:
            elements = elements_of(tag.section)
            if not any(element.marks for element in elements):
                calls = usual_calls([element.text for element in elements])
        else:
            elements = []
        given = self.given()
        regular = None if calls is None else regular_auction(opener, calls)
        if calls is None or regular is None:
            auction = self.called(dealer, opener, elements or [Element(word) for word in words])
            calls = [call for _, call in auction]
            called = auction.contract
            in_rotation = Auction.of(opener, calls).calls == auction.calls
        else:
            called = regular.contract
            if opener is dealer and (given is None or given == called):
                return calls, self.contract(given, called, True)
            auction = None
            in_rotation = True
        if in_rotation and given is not None and called is not None:
            turned = opened_by(dealer, opener, calls, called, given)
            if turned is not None and self.may_turn(given, called, opener is dealer, deal):
                self.assumed.append(PASSES_CARRIED)
                opener = dealer
                calls = [*[PASS] * ((turned.index - dealer.index) % 4), *calls]
                auction = None
        return self.odd_auction(dealer, opener, calls, auction, given)

    def odd_auction(
        self, dealer: Seat, opener: Seat, calls: list[Call], auction: Auction | None,
        given: Contract | None,
    ) -> tuple[list[Call], Contract | None]:  # fmt: skip
        """An auction that is not what the tags say, or not what the Laws say."""
        if auction is None:
            regular = regular_auction(dealer, calls) if opener is dealer else None
            if regular is not None:
                return calls, self.contract(given, regular.contract, True)
            auction = Auction(dealer, Auction.of(opener, calls).calls)
        if auction.calls and auction.calls[0][0] is not dealer:
            seat, call = auction.calls[0]
            words = tr("{seat} calls first, but {dealer} dealt", seat=seat, dealer=dealer)
            self.problems.append(Oddity.of(out_of_rotation(call), words, seat, "call 1"))
        called = contract_of(auction, self.problems)
        self.callers = callers_of(auction)
        return calls, self.contract(given, called, auction.is_over)

    def may_turn(self, given: Contract, called: Contract, from_dealer: bool, deal: Deal) -> bool:
        """May passes be missing at the beginning of the auction?"""
        if self.manner.writes_passes:
            return False
        led = self.first_card()
        if led is None:
            return self.manner.leaves_passes_out
        if deal.owner(led) is not given.declarer.lho:
            return False  # the tags have the wrong declarer, not the auction the wrong beginning
        # Where declarer's partner would be declarer, dummy may have become declarer (54A).
        across = (given.declarer.index - called.declarer.index) % 4 == 2
        return self.manner.leaves_passes_out or (from_dealer and not across)

    def first_card(self) -> Card | None:
        """The opening lead."""
        tag = self.game.tags.get("Play")
        if tag is None:
            return None
        section = tag.section
        for word in section.split(maxsplit=1)[:1]:
            if word in CARD_OF_TEXT:
                return CARD_OF_TEXT[word]
        written = next((each.text for each in elements_of(section)), "-")
        try:
            return Card.parse(written)
        except NotationError:
            return None

    def called(self, dealer: Seat, seat: Seat, elements: list[Element]) -> Auction:
        """The auction call by call, whoever made them."""
        calls: list[tuple[Seat, Call]] = []
        for element in elements:
            word = plain(element.text)
            if word in ENDS:
                break
            if word == ALL_PASS:
                all_pass(calls, seat)
                break
            if word not in ("-", "^S"):
                try:
                    calls.append((seat, parse_call(word, any_level=True)))
                except NotationError as error:
                    self.problems.append(error.text)
                    continue
            seat = seat.lho
        return Auction(dealer, tuple(calls))

    # The play

    def play(
        self, deal: Deal, contract: Contract | None, result: int | None
    ) -> tuple[Followed, int | None]:
        """What was played, and declarer's tricks in all where it ended with a claim."""
        nothing = Followed.nothing(deal)
        tag = self.game.tags.get("Play")
        if tag is None:
            return nothing, None
        section = tag.section
        words = section.split()
        cards = usual_cards(words)
        elements: list[Element] = []
        if cards is None:
            elements = elements_of(section)
            if not any(element.is_card for element in elements):
                return nothing, None
        elif cards.count(None) == len(cards):
            return nothing, None
        if contract is None:
            words_for = tr("cards are played without a contract")
            self.problems.append(Oddity.of(OddKind.PLAY_WITHOUT_CONTRACT, words_for))
            return Followed.nothing(deal, is_broken_off=True), None
        first = self.seat("Play") or contract.declarer.lho
        play = self.followed(deal, contract, cards, first)
        if play is None:
            elements = elements or [Element(word) for word in words]
            following = Following(deal, contract, self.problems)
            self.follow(following, elements, first)
            play = following.followed()
        is_going_on = any(element.text == "+" for element in elements)
        if result is None or is_going_on or play.is_broken_off:
            return play, None
        wrong = tricks_problem(result, play.won, play.left)
        # A caret says that the players agreed on a wrong number (3.4.15).
        is_told = self.game.get("Result").startswith("^") or "Result" in self.carried
        if wrong is not None and not is_told:
            self.problems.append(wrong)
        return play, result if play.left else None

    def followed(
        self, deal: Deal, contract: Contract, cards: list[Card | None] | None, first: Seat
    ) -> Followed | None:
        if cards is None:
            return None
        regular = regular_play(deal, contract, cards, first.index, self.manner.turns_rows)
        if regular is None:
            return None
        if regular.is_turned:
            self.turned()
        return Followed(regular.play, regular.won, regular.left)

    def turned(self) -> None:
        """A row begins with another seat than the first one."""
        self.manner.turns_rows = True
        if ROWS_TURNED not in self.assumed:
            self.assumed.append(ROWS_TURNED)

    def follow(self, play: Following, elements: list[Element], first: Seat) -> None:
        """Plays the rows, each from its leader on."""
        ended = next((at for at, each in enumerate(elements) if each.text == "*"), len(elements))
        has_gap = False
        for at in range(0, ended, 4):
            row = elements[at : min(at + 4, ended)]
            begins = turned_row(first, _owners(row, play.deal), self.manner.turns_rows)
            if begins is not first:
                self.turned()
            columns = {SEATS[(begins.index + place) % 4]: each for place, each in enumerate(row)}
            led = [seat for seat, element in columns.items() if "L" in element.marks]
            leader = led[0] if led else play.due
            for place in range(4):
                seat = SEATS[(leader.index + place) % 4]
                element = columns.get(seat)
                if element is None or not element.is_card:
                    has_gap = True
                    continue
                if has_gap:
                    words = tr("a card is missing")
                    play.break_off(Oddity.of(OddKind.CARD_MISSING, words))
                    return
                try:
                    card = Card.parse(element.text)
                except NotationError as error:
                    play.break_off(error.text)
                    return
                play.add(card, seat, marked_revoke="R" in element.marks)


def _owners(row: list[Element], deal: Deal) -> list[Seat | None]:
    """Who was dealt the cards of a row; nobody if one of them is not known."""
    owners: list[Seat | None] = []
    for element in row:
        card = CARD_OF_TEXT.get(element.text.upper())
        owner = None if card is None else deal.owner(card)
        if owner is None and element.is_card:
            return []
        owners.append(owner)
    return owners


def _told(game: Game, name: str) -> str:
    """A value that says something: `?` and `????.??.??` are for what nobody knows."""
    written = game.get(name)
    return written if written.strip("?.# ") else ""
