"""What somebody types at a table: events in full, and short forms in the place where they fit."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches

from bridgelaw.game.calls import Call, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import Seat
from bridgelaw.game.spelling import plain
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.events import (
    Called,
    DirectorCalled,
    Event,
    ImpossibleEvent,
    Led,
    Played,
    Spread,
)
from bridgelaw.table.fold.count import ensure_ruled
from bridgelaw.table.notation import EVENT_FORMS, read_event, split_events
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

_DIRECTOR = frozenset({"DIRECTOR", "TD", "ディレクター"})
_DUMMY = frozenset({"DUMMY", "ダミー"})

_Happened = tuple[list[Event], Table]


def events_in(
    table: Table, text: str, words: Collection[str] = ()
) -> tuple[tuple[Event, ...], Table]:
    """The events of a text, and the table after them; nothing is taken if one does not fit.

    `words` are what else the face understands: one of them may have been meant.
    """
    events: list[Event] = []
    for one in text.split("\n"):
        for part in split_events(one):
            made, table = _Part(table, part, words).happened()
            events += made
    return tuple(events), table


def ensure_counted(table: Table, events: Iterable[Event]) -> None:
    """13, 14: a live table does not go on with wrong hands before the director has ruled.

    A table that is entered afterwards takes the calls that were made before anybody counted; at a
    live one the hands are known to be wrong now.
    """
    for event in events:
        ensure_ruled(table.wrong_hands, event)


class _Part:
    """One part of a line: an event in full, or something shorter in the place where it is typed."""

    def __init__(self, table: Table, text: str, others: Collection[str]) -> None:
        self.table = table
        self.others = others
        self.text = text
        self.words = text.split()

    def happened(self) -> _Happened:
        """What happened, and the table after it."""
        event = self._said()
        if event is None:
            try:
                event = read_event(self.text)
            except NotationError as error:
                short = self._calls() if self.table.phase is Phase.AUCTION else self._cards()
                if short is None:
                    raise self._refusal(error) from error
                return short
        return self._alone(event)

    def _alone(self, event: Event) -> _Happened:
        return [event], self.table.after(event)

    def _said(self) -> Event | None:
        """`director`, `director N`, `dummy`."""
        first = plain(self.words[0])
        if first in _DIRECTOR and len(self.words) <= 2:
            return DirectorCalled(Seat.parse(self.words[1]) if len(self.words) == 2 else None)
        if first in _DUMMY and len(self.words) == 1:
            if self.table.contract is None:
                raise ImpossibleEvent(tr("There is no dummy yet."))
            return Spread(self.table.contract.dummy)
        return None

    def _calls(self) -> _Happened | None:
        """Calls in rotation: `1C P 1H`."""
        for texts in ([self.text], self.words):
            try:
                calls = [parse_call(text, any_level=True) for text in texts]
            except NotationError:
                continue
            return self._in_turn(calls)
        return None

    def _in_turn(self, calls: list[Call]) -> _Happened:
        made: list[Event] = []
        table = self.table
        for call in calls:
            seat = table.to_call
            if seat is None:
                raise Refusal(tr("The auction is over: nobody is to call {call}.", call=call))
            made.append(Called(seat, call))
            table = table.after(made[-1])
        return made, table

    def _cards(self) -> _Happened | None:
        """Cards in the order of play: `SK`, `S5 S2 SA`; or of one player: `W SK`."""
        cards = _cards_of([self.text]) or _cards_of(self.words)
        if cards:
            return self._played(cards)
        if len(self.words) > 1:
            cards = _cards_of([" ".join(self.words[1:])]) if _is_seat(self.words[0]) else []
            if cards:
                return self._alone(_play(self.table, Seat.parse(self.words[0]), cards[0]))
        return None

    def _played(self, cards: list[Card]) -> _Happened:
        made: list[Event] = []
        table = self.table
        for card in cards:
            seat = table.to_play
            if seat is None:
                raise Refusal(tr("Nobody is to play {card} now.", card=card))
            event = _play(table, seat, card)
            try:
                table = table.after(event)
            except ImpossibleEvent as error:
                raise _elsewhere(table, seat, card, error) from error
            made.append(event)
        return made, table

    def _refusal(self, error: NotationError) -> NotationError:
        """What the line may have been meant to be."""
        told = error.quoting(error.quoted)
        told.text = self._explained(error)
        return told

    def _explained(self, error: NotationError) -> Text:
        words = self.words[1:] if _is_seat(self.words[0]) else self.words
        if self.table.phase is Phase.AUCTION and (cards := _cards_of(words)):
            return tr(
                "The auction is not over. If {card} was led or shown, say by whom, as in "
                "“W leads {written}” or “W exposes {written}”.",
                card=cards[0],
                written=str(cards[0]),
            )
        if self.table.phase is not Phase.AUCTION and _are_calls(self.words):
            return tr("The auction is over: nobody is to call {call}.", call=self.text)
        known = [*self.others, *_DIRECTOR, *_DUMMY]
        similar = get_close_matches(plain(self.words[0]), known, 1, 0.7)
        if similar:
            return tr(
                "Cannot read “{text}”: is “{word}” meant?",
                text=self.text,
                word=similar[0].lower(),
            )
        is_of_this_form = (
            ":" in self.text or len(self.words) <= 2 or self.words[1].lower() in _VERBS
        )
        if error.quoted == self.text or not _is_seat(self.words[0]) or not is_of_this_form:
            return tr(
                "Cannot read “{text}”: expected {expected}",
                text=self.text,
                expected=self._expected(),
            )
        return error.text

    def _expected(self) -> Text:
        helps = "HELP" in self.others
        if self.table.phase is Phase.AUCTION:
            if helps:
                return tr("calls such as 1C P 1H, an event such as E exposes H5, or help")
            return tr("calls such as 1C P 1H, or an event such as E exposes H5")
        if self.table.to_play is not None:
            if helps:
                return tr("cards such as SK or S5 S2 SA, an event such as E exposes H5, or help")
            return tr("cards such as SK or S5 S2 SA, or an event such as E exposes H5")
        if helps:
            return tr("an event such as E exposes H5, or help")
        return tr("an event such as E exposes H5")


_VERBS = frozenset(form.split()[1] for form in EVENT_FORMS if form.startswith("{seat} "))


def _is_seat(text: str) -> bool:
    try:
        Seat.parse(text)
    except NotationError:
        return False
    return True


def _cards_of(texts: list[str]) -> list[Card]:
    try:
        return [Card.parse(text) for text in texts]
    except NotationError:
        return []


def _are_calls(texts: list[str]) -> bool:
    try:
        return bool([parse_call(text, any_level=True) for text in texts])
    except NotationError:
        return False


def _play(table: Table, seat: Seat, card: Card) -> Event:
    return Played(seat, card) if table.trick.cards else Led(seat, card)


def _elsewhere(table: Table, seat: Seat, card: Card, error: ImpossibleEvent) -> Refusal:
    """Somebody else may hold the card, and have played it out of turn."""
    for other in (seat.lho, seat.partner, seat.rho):
        hand = table.hand(other)
        if hand is not None and card in hand:
            return Refusal(
                tr(
                    "It is {seat}'s turn, and {other} holds {card}. If {other} played it, type "
                    "“{typed}”.",
                    seat=seat,
                    other=other,
                    card=card,
                    typed=f"{other} {'plays' if table.trick.cards else 'leads'} {card}",
                )
            )
    return error
