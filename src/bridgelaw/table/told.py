"""What was told of a board, in words: each fact has one sentence, for writing and for reading."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from bridgelaw.game.calls import parse_bid
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.errors import NotationError
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.table.events import Fact, Recorded, Told
from bridgelaw.table.state.records import Phase

_ALL = 13
_RESULT = re.compile(
    r"(?P<bid>\d\s*\S+?)(?P<doubled>X{0,2})\s*(?P<made>=|[+-]\d{1,2})\s+(?:by\s+)?(?P<by>\S+)",
    re.IGNORECASE,
)
_PASSED_OUT = "passed out"


def _read_result(text: str) -> Recorded:
    if text.lower() == _PASSED_OUT:
        return Recorded()
    match = _RESULT.fullmatch(text)
    if match is not None:
        doubled = Doubled(match["doubled"].upper())
        contract = Contract(parse_bid(match["bid"]), doubled, Seat.parse(match["by"]))
        over = 0 if match["made"] == "=" else int(match["made"])
        if 0 <= contract.tricks_needed + over <= _ALL:
            return Recorded(contract, contract.tricks_needed + over)
    raise NotationError(text, "a result such as 4S= by E, 3NTX-1 by S or passed out")


def _write_result(result: Recorded) -> str:
    if (contract := result.contract) is None:
        return _PASSED_OUT
    over = result.tricks - contract.tricks_needed
    made = f"{over:+d}" if over else "="
    return f"{contract.bid}{contract.doubled.value}{made} by {contract.declarer}"


def _read_number(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text) if text.isdecimal() and len(text) < 3 else -1
        if not least <= number <= _ALL:
            raise NotationError(text, "a number of tricks")
        return number

    return read


def _read_phases(text: str) -> tuple[Phase, ...]:
    named = " ".join(text.lower().split()).split(" or ")
    if not set(named) <= {phase.value for phase in Phase}:
        raise NotationError(text, "auction, clarification period, play, claim, passed out or over")
    return tuple(map(Phase, named))


def _read_cards(text: str) -> Hand:
    cards = Hand.of(map(Card.parse, text.split()))
    if not cards:
        raise NotationError(text, "cards such as SK H5")
    return cards


class _Form(NamedTuple):
    """The sentence of a fact, and how the value is made of what stands in its holes."""

    template: str
    read: Callable[..., Any]
    write: Callable[[Any], tuple[object, ...]] = lambda value: (value,)


_NOTHING = (lambda: None, lambda value: ())
_FORMS = {
    Fact.RESULT: _Form("result {what}", _read_result, lambda value: (_write_result(value),)),
    Fact.CONTRACT: _Form(
        "{what} by {seat}",
        lambda bid, by: Contract.parse(f"{bid} by {by}"),
        lambda value: tuple(str(value).split(" by ")),
    ),
    Fact.DECLARER: _Form("{seat} declares", Seat.parse),
    Fact.TRICK: _Form("trick {number}", _read_number(1)),
    Fact.ON_LEAD: _Form("{seat} is on lead", Seat.parse),
    Fact.SUIT_LED: _Form("{suit} was led", Suit.parse, lambda value: (value.letter,)),
    Fact.WON: _Form(
        "{side} have {number} tricks",
        lambda side, number: (Side.parse(side), _read_number(0)(number)),
        lambda value: value,
    ),
    Fact.STAGE: _Form(
        "the board is in {what}",
        _read_phases,
        lambda value: (" or ".join(phase.value for phase in value),),
    ),
    Fact.PLAY_OVER: _Form("the play is over", *_NOTHING),
    Fact.HANDS_BACK: _Form("hands are back", *_NOTHING),
    Fact.VOID: _Form(
        "{seat} has no {suit}",
        lambda seat, suit: (Seat.parse(seat), Suit.parse(suit)),
        lambda value: value,
    ),
    Fact.HOLDS: _Form(
        "{seat} holds {what}",
        lambda seat, cards: (Seat.parse(seat), _read_cards(cards)),
        lambda value: (value[0], " ".join(map(str, value[1]))),
    ),
}
_PATTERNS = {
    "seat": r"[^\W\d]+", "side": r"\S+", "number": r"\d{1,2}", "suit": r"\S+", "what": r"\S.*?",
}  # fmt: skip


class _Sentence:
    """One fact's sentence, in both directions."""

    def __init__(self, form: _Form) -> None:
        self.read, self.write = form.read, form.write
        parts = re.split(r"\{(\w+)\}", form.template)
        self.holes = len(parts) // 2
        self.template = "{}".join(parts[::2])
        self.pattern = re.compile(
            "".join(
                f"({_PATTERNS[part]})"
                if place % 2
                else r"\s+".join(map(re.escape, part.split(" ")))
                for place, part in enumerate(parts)
            ),
            re.IGNORECASE,
        )


_SENTENCES = {fact: _Sentence(form) for fact, form in _FORMS.items()}
TOLD_FORMS = tuple(form.template for form in _FORMS.values())


def write_told(told: Told) -> str:
    sentence = _SENTENCES[told.fact]
    return sentence.template.format(*sentence.write(told.value))


def read_told(text: str) -> Told | None:
    """What the text tells; `None` where it is no such sentence."""
    text = " ".join(text.split())  # a run of blanks could be cut anywhere
    for fact, sentence in _SENTENCES.items():
        match = sentence.pattern.fullmatch(text)
        if match is not None:
            return Told(fact, sentence.read(*match.groups()))
    return None


def told_to_json(told: Told) -> dict[str, Any]:
    value = " ".join(map(str, _SENTENCES[told.fact].write(told.value)))
    return {"event": "told", "fact": told.fact.value, "value": value}


def told_from_json(fact: str, value: str) -> Told:
    try:
        known = Fact(fact)
    except ValueError:
        names = ", ".join(one.value for one in Fact)
        raise NotationError(fact, "one of: {options}", options=names) from None
    sentence = _SENTENCES[known]
    parts = value.split(" ", sentence.holes - 1) if sentence.holes else []
    if len(parts) != sentence.holes:
        raise NotationError(value, "what is told of the board")
    return Told(known, sentence.read(*parts))
