"""What a case can expect, each with how it is written and how it is checked."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bridgelaw.casebook.heard import check_heard, read_heard
from bridgelaw.casebook.moments import CheckedExpectation, Moment
from bridgelaw.casebook.revokes import advice_of, equity_of, read_advice
from bridgelaw.casebook.scores import (
    NOBODY,
    deadlines_of,
    match_imps,
    percents,
    read_awards,
    read_deadlines,
    read_numbers,
    scores_on_board,
    totals,
)
from bridgelaw.game import SEATS, SUITS, Call, Card, Hand, NotationError, Seat, Side, Suit
from bridgelaw.game.hands import SUIT_MASKS
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.table import Breach, Table
from bridgelaw.table import effects as fx
from bridgelaw.table.agenda import due_now
from bridgelaw.table.events import Called, Led, Played
from bridgelaw.table.notation import read_event


@dataclass(frozen=True, slots=True)
class Expectation:
    """Something that must come out, and the line that says so."""

    key: str
    value: Any
    line: int


def _equal(expected: Any, actual: Any) -> CheckedExpectation:
    return CheckedExpectation(expected, actual, expected == actual)


@dataclass(frozen=True, slots=True)
class _Check:
    """How one kind of expectation is read from a file and compared."""

    help: Text
    read: Callable[[Any], Any]
    actual: Callable[[Moment], Any]
    compare: Callable[[Any, Any], CheckedExpectation] = _equal

    def check(self, expected: Any, moment: Moment) -> CheckedExpectation:
        return self.compare(expected, self.actual(moment))


# Reading


def _texts(value: Any) -> list[str]:
    if isinstance(value, str) and value.lower() == "none":
        return []
    if isinstance(value, (list, tuple)):
        return [str(item) for item in value]
    return [str(value)]


def no_clause(law: str) -> Text:
    """There is no such clause: some that are near."""
    close = difflib.get_close_matches(law, list(CLAUSES), 3)
    if close:
        return tr("there is no clause “{law}”; near it: {near}", law=law, near=cited(*close))
    return tr("there is no clause “{law}”", law=law)


def _clauses(value: Any) -> list[str]:
    laws = _texts(value)
    for law in laws:
        if law not in CLAUSES:
            raise Refusal(no_clause(law))
    return laws


def _read_given(value: Any) -> dict[str, str]:
    """What each side is given, by the names of the sanctions."""
    known = [one.value for one in fx.Sanction]
    given = {str(Side.parse(str(side))): str(name) for side, name in _mapping(value).items()}
    for name in given.values():
        if name not in known:
            raise Refusal(tr("“{value}” is none of {known}", value=name, known=", ".join(known)))
    return given


def _mapping(value: Any) -> Mapping[str, Any]:
    if isinstance(value, str) and value.lower() == "none":
        return {}
    if not isinstance(value, Mapping):
        raise Refusal(tr("a mapping is expected, or none"))
    return value


def _spans(value: Any) -> dict[str, str]:
    spans: dict[str, str] = {}
    for seat, span in _mapping(value).items():
        if span not in [member.value for member in fx.Span]:
            raise Refusal(tr("“{span}” is neither once nor throughout", span=str(span)))
        spans[str(Seat.parse(str(seat)))] = str(span)
    return spans


def _suits(value: Any) -> list[str]:
    letters = {str(Suit.parse(text)) for item in _texts(value) for text in item.split()}
    return [suit.letter for suit in reversed(SUITS) if suit.letter in letters]


def _suits_of_seats(value: Any) -> dict[str, list[str]]:
    return {str(Seat.parse(str(seat))): _suits(suits) for seat, suits in _mapping(value).items()}


def _seats(value: Any) -> list[str]:
    return sorted(str(Seat.parse(text)) for item in _texts(value) for text in item.split())


def _penalty_cards(value: Any) -> dict[str, dict[str, str]]:
    by_player: dict[str, dict[str, str]] = {}
    for seat, cards in _mapping(value).items():
        mine = by_player.setdefault(str(Seat.parse(str(seat))), {})
        for card, kind in _mapping(cards).items():
            if kind not in [member.value for member in fx.Penalty]:
                raise Refusal(tr("“{kind}” is neither minor nor major", kind=str(kind)))
            mine[str(Card.parse(str(card)))] = str(kind)
    return by_player


def _cards_of_seats(value: Any) -> dict[str, list[str]]:
    return {
        str(Seat.parse(str(seat))): sorted(str(Card.parse(card)) for card in _texts(cards))
        for seat, cards in _mapping(value).items()
    }


def _adjustment(value: Any) -> str:
    if value not in ["none", *(member.value for member in fx.Adjustment)]:
        raise Refusal(tr("“{value}” is none of artificial, assigned and none", value=str(value)))
    return str(value)


def _withdrawn(value: Any) -> list[str]:
    """Calls and cards with their players: `E 1H`, `E H5`; the bid is 2H and the card H2."""
    withdrawn: list[str] = []
    for text in _texts(value):
        for part in text.replace("\n", ",").split(","):
            try:
                withdrawn += _auction(part)
            except NotationError:
                words = part.split()
                if len(words) != 2:
                    raise
                withdrawn.append(f"{Seat.parse(words[0])} {Card.parse(words[1])}")
    return withdrawn


def _seat_or_nobody(value: Any) -> str | None:
    return None if str(value).lower() in ("nobody", "none") else str(Seat.parse(str(value)))


def _auction(value: Any) -> list[str]:
    calls: list[str] = []
    for text in _texts(value):
        for part in text.replace("\n", ",").split(","):
            if part.strip():
                event = read_event(part)
                if not isinstance(event, Called):
                    raise NotationError(part, "a call such as 'W 1C'")
                calls.append(f"{event.seat} {event.call}")
    return calls


@dataclass(frozen=True, slots=True)
class _Act:
    """A call or card that a player may or may not make: `W 3H`, `W leads SK`, `W leads S`."""

    text: str
    seat: Seat
    call: Call | None = None
    cards: int = 0

    def __str__(self) -> str:
        return self.text


def _act(text: str) -> _Act:
    words = text.split()
    if len(words) == 3 and words[1].lower() == "leads":
        try:
            suit = Suit.parse(words[2])
        except NotationError:
            pass
        else:
            return _Act(text, Seat.parse(words[0]), cards=SUIT_MASKS[suit.index])
    event = read_event(text)
    if isinstance(event, Called):
        return _Act(text, event.seat, call=event.call)
    if isinstance(event, (Led, Played)):
        return _Act(text, event.seat, cards=event.card.bit)
    raise NotationError(text, "a call, lead or play such as 'W 3H', 'W leads SK' or 'W leads S'")


def _acts(value: Any) -> list[_Act]:
    return [_act(text) for text in _texts(value)]


def _acts_with_laws(value: Any) -> dict[str, tuple[_Act, str]]:
    acts: dict[str, tuple[_Act, str]] = {}
    for text, law in _mapping(value).items():
        acts[str(text)] = (_act(str(text)), _clauses(str(law))[0])
    return acts


# Checking


def _moment(moment: Moment) -> Moment:
    """For what is found by looking for what is expected."""
    return moment


def _fired(moment: Moment) -> list[str]:
    return list(moment.ruling.clauses) if moment.ruling is not None else []


def _in_order(expected: list[str], fired: list[str]) -> CheckedExpectation:
    """All of them fired, in this order; others may have fired in between."""
    rest = iter(fired)
    return CheckedExpectation(expected, fired, all(clause in rest for clause in expected))


def _none_of_them(expected: list[str], fired: list[str]) -> CheckedExpectation:
    return CheckedExpectation(expected, fired, not set(expected) & set(fired))


def _must_pass(moment: Moment) -> dict[str, str]:
    spans: dict[str, str] = {}
    for forced in moment.table.forced_passes:
        # Whoever must pass throughout must also pass once.
        if spans.get(str(forced.player)) != fx.Span.THROUGHOUT.value:
            spans[str(forced.player)] = forced.span.value
    return spans


def _restrictions(table: Table, demand: fx.Demand) -> dict[str, list[str]]:
    by_player: dict[str, set[str]] = {}
    for restriction in table.lead_restrictions:
        if isinstance(restriction, fx.LeadRestriction) and restriction.demand is demand:
            letters = {suit.letter for suit in restriction.suits}
            by_player.setdefault(str(restriction.player), set()).update(letters)
    return {
        seat: [suit.letter for suit in reversed(SUITS) if suit.letter in letters]
        for seat, letters in by_player.items()
    }


def _held_as_penalty(moment: Moment) -> dict[str, dict[str, str]]:
    by_player: dict[str, dict[str, str]] = {}
    for penalty in moment.table.penalty_cards:
        by_player.setdefault(str(penalty.player), {})[str(penalty.card)] = penalty.penalty.value
    return by_player


def _face_up(moment: Moment) -> dict[str, list[str]]:
    return {
        str(seat): sorted(map(str, moment.table.face_up(seat)))
        for seat in SEATS
        if moment.table.face_up(seat)
    }


def _transfers(value: Any) -> dict[str, int]:
    by_side: dict[str, int] = {}
    for side, tricks in _mapping(value).items():
        if not isinstance(tricks, int):
            raise Refusal(tr("“{tricks}” is no number of tricks", tricks=str(tricks)))
        by_side[str(Side.parse(str(side)))] = int(tricks)
    return by_side


def _transferred(moment: Moment) -> dict[str, int]:
    by_side: dict[str, int] = {}
    for moved in moment.table.transfers:
        by_side[str(moved.side)] = by_side.get(str(moved.side), 0) + moved.tricks
    return by_side


def _claim_decided(moment: Moment) -> dict[str, int]:
    decided = moment.table.claim_decided
    return {} if decided is None else {str(decided.side): decided.tricks}


def _adjusted(moment: Moment) -> str:
    return moment.table.adjusted[-1].adjustment.value if moment.table.adjusted else "none"


def _awarded(moment: Moment) -> dict[str, str]:
    if moment.ruling is None:
        return {}
    return {str(side): effect.award for side, effect in moment.ruling.awards.items()}


def _given(moment: Moment) -> dict[str, str]:
    effects = () if moment.ruling is None else moment.ruling.effects
    return {str(one.side): one.sanction.value for one in effects if isinstance(one, fx.Sanctioned)}


def _among(expected: dict[str, str], actual: dict[str, str]) -> CheckedExpectation:
    """Those who are named, each with what they got; nobody got anything if nobody is named."""
    if not expected:
        return _equal(expected, actual)
    return _equal(expected, {name: actual.get(name, NOBODY) for name in expected})


def _weighed(expected: Any, actual: Any) -> CheckedExpectation:
    """What needs the double-dummy solver is not wrong where there is none."""
    if isinstance(actual, Text):
        return CheckedExpectation(expected, None, True, actual)
    if isinstance(expected, dict) and expected:
        actual = {side: actual.get(side) for side in expected}
    return _equal(expected, actual)


def _needs(moment: Moment) -> list[str]:
    if moment.ruling is not None:
        return list(moment.ruling.needs)
    return list(dict.fromkeys(item.procedure for item in due_now(moment.table)))


def _said(expected: list[str], actual: list[str]) -> CheckedExpectation:
    """Each of them is a part of some sentence; nothing is said where nothing is expected."""
    holds = all(any(part in sentence for sentence in actual) for part in expected)
    return CheckedExpectation(expected, actual, holds and bool(expected or not actual))


def _why_not(act: _Act, table: Table) -> Breach | None:
    if act.call is not None:
        return table.legal_calls(act.seat).why_not(act.call)
    choices = table.legal_cards(act.seat)
    if choices.legal.mask & act.cards:
        return None
    # Of a suit, the reason for a card that the player holds says more than for another.
    held = [card for card in Hand(act.cards) if card in choices.excluded]
    return choices.why_not(held[0] if held else next(iter(Hand(act.cards))))


def _check_may(expected: list[_Act], moment: Moment) -> CheckedExpectation:
    actual = {act.text: _law(_why_not(act, moment.table)) for act in expected}
    return CheckedExpectation([act.text for act in expected], actual, not any(actual.values()))


def _check_may_not(expected: dict[str, tuple[_Act, str]], moment: Moment) -> CheckedExpectation:
    wanted = {text: law for text, (_, law) in expected.items()}
    actual = {text: _law(_why_not(act, moment.table)) for text, (act, _) in expected.items()}
    return _equal(wanted, actual)


def _law(breach: Breach | None) -> str | None:
    return None if breach is None else breach.law


def _options(moment: Moment) -> list[str]:
    return [] if moment.asked is None else sorted(option.key for option in moment.asked.options)


EXPECTATIONS: Mapping[str, _Check] = {
    "clauses": _Check(tr("clauses that fired, in this order"), _clauses, _fired, _in_order),
    "not_clauses": _Check(tr("clauses that did not fire"), _clauses, _fired, _none_of_them),
    "must_pass": _Check(tr("who must pass, and how long: all of them"), _spans, _must_pass),
    "owes_call": _Check(
        tr("who owes a call in place of a cancelled one: all of them"),
        _seats,
        lambda moment: sorted(
            str(due.player) for due in moment.table.due if moment.table.to_call is not None
        ),
    ),
    "lead_right": _Check(
        tr("whose first lead declarer may restrict later: all of them"),
        _seats,
        lambda moment: sorted(str(right.player) for right in moment.table.lead_rights),
    ),
    "forbidden_leads": _Check(
        tr("suits that may not be led now, by player: all of them"),
        _suits_of_seats,
        lambda moment: _restrictions(moment.table, fx.Demand.PROHIBIT),
    ),
    "required_leads": _Check(
        tr("suits that must be led now, by player: all of them"),
        _suits_of_seats,
        lambda moment: _restrictions(moment.table, fx.Demand.REQUIRE),
    ),
    "reviews": _Check(
        tr("laws to look at after the play: all of this ruling's"),
        lambda value: sorted(_clauses(value)),
        lambda moment: sorted(moment.ruling.reviews if moment.ruling else moment.table.reviews),
    ),
    "unauthorised": _Check(
        tr("calls and cards whose information is unauthorised: all of them"),
        lambda value: sorted(_withdrawn(value)),
        lambda moment: sorted(
            f"{one.player} {one.what or '?'}" for one in moment.table.unauthorised
        ),
    ),
    "penalty_cards": _Check(
        tr("the defenders' penalty cards, minor or major, by player: all of them"),
        _penalty_cards,
        _held_as_penalty,
    ),
    "face_up": _Check(
        tr("the cards that lie face up, by player: all of them"), _cards_of_seats, _face_up
    ),
    "trick": _Check(
        tr("the cards of the trick in progress, in order"),
        _withdrawn,
        lambda moment: [f"{seat} {card}" for seat, card in moment.table.trick.cards],
    ),
    "transfers": _Check(
        tr("the tricks that are transferred, by side: all of them"), _transfers, _transferred
    ),
    "claim": _Check(
        tr("the tricks left that a decided claim gives to a side, or none"),
        _transfers,
        _claim_decided,
    ),
    "equity": _Check(
        tr("the tricks of a side by equity after revokes (64C)"),
        _transfers,
        lambda moment: equity_of(moment.table),
        _weighed,
    ),
    "advice": _Check(
        tr("what is recommended after revokes: enough, equity or nothing"),
        read_advice,
        lambda moment: advice_of(moment.table),
        _weighed,
    ),
    "standing_revokes": _Check(
        tr("the established revokes whose tricks are counted after the play: all of them"),
        lambda value: sorted(_withdrawn(value)),
        lambda moment: sorted(
            f"{revoke.player} {revoke.card}" for revoke in moment.table.standing_revokes
        ),
    ),
    "goes_on": _Check(
        tr("the procedure that rules on from here, or none"),
        str,
        lambda moment: (moment.ruling.goes_on if moment.ruling else None) or "none",
    ),
    "needs": _Check(
        tr("the procedures that the table needs now, the first one first, or none"), _texts, _needs
    ),
    "words": _Check(
        tr("what is said, each a part of a sentence in English"),
        _texts,
        lambda moment: (
            [] if moment.ruling is None else [str(words.text) for words in moment.ruling.words]
        ),
        _said,
    ),
    "notes": _Check(
        tr("what the director alone is told, each a part of a sentence in English"),
        _texts,
        lambda moment: [] if moment.ruling is None else list(map(str, moment.ruling.notes)),
        _said,
    ),
    "heard": _Check(
        tr("who hears what, in each language, and what nobody hears"),
        read_heard,
        _moment,
        check_heard,
    ),
    "deadlines": _Check(
        tr("when the score can no longer be corrected (79C) or appealed (92B)"),
        read_deadlines,
        lambda moment: deadlines_of(moment.scores),
        _among,
    ),
    "adjusted": _Check(
        tr("the kind of adjusted score: artificial, assigned or none"), _adjustment, _adjusted
    ),
    "awarded": _Check(tr("what the ruling awards to each side: all of it"), read_awards, _awarded),
    "given": _Check(
        tr("what the ruling gives each side beside the score: a warning or a penalty"),
        _read_given,
        _given,
    ),
    "scores": _Check(
        tr("the exact points of contestants on the board that is ruled on"),
        read_numbers,
        lambda moment: scores_on_board(moment.scores),
        _among,
    ),
    "match": _Check(
        tr("the IMPs of the match, for each team from its own point of view"),
        read_numbers,
        lambda moment: match_imps(moment.scores),
        _among,
    ),
    "totals": _Check(
        tr("the exact totals of contestants"),
        read_numbers,
        lambda moment: totals(moment.scores),
        _among,
    ),
    "percents": _Check(
        tr("the exact percentages of contestants"),
        read_numbers,
        lambda moment: percents(moment.scores),
        _among,
    ),
    "auction": _Check(
        tr("the legal auction: the calls that stand"),
        _auction,
        lambda moment: [f"{seat} {call}" for seat, call in moment.table.auction],
    ),
    "to_call": _Check(
        tr("whose turn it is to call, or nobody"),
        _seat_or_nobody,
        lambda moment: None if moment.table.to_call is None else str(moment.table.to_call),
    ),
    "to_play": _Check(
        tr("from whose hand the next card is due, or nobody"),
        _seat_or_nobody,
        lambda moment: None if moment.table.to_play is None else str(moment.table.to_play),
    ),
    "contract": _Check(
        tr("the contract when the auction is over, or none"),
        str,
        lambda moment: "none" if moment.table.contract is None else str(moment.table.contract),
    ),
    "may": _Check(tr("calls and cards that are legal now"), _acts, _moment, _check_may),
    "may_not": _Check(
        tr("calls and cards that are excluded now, each with the law that excludes it"),
        _acts_with_laws,
        _moment,
        _check_may_not,
    ),
    "irregularities": _Check(
        tr("the laws of everything irregular so far, in order: all of them"),
        _clauses,
        lambda moment: [one.law for one in moment.table.irregularities],
    ),
    "asks": _Check(
        tr("the question at which the ruling waits"),
        str,
        lambda moment: None if moment.asked is None else moment.asked.key,
    ),
    "options": _Check(
        tr("the options of that question"),
        _texts,
        _options,
        lambda expected, actual: _equal(sorted(expected), actual),
    ),
}
"""Everything that can stand under `expect`."""
