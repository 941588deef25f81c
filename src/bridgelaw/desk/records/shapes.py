"""What an entry of a log may look like, for logs that somebody else wrote.

A desk trusts its own entries. Those of another log may say anything under hashes that fit: what
does not look as if a desk had written it is not read in.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Mapping
from datetime import datetime
from enum import Enum
from typing import Any

from bridgelaw.desk.records.round_clock import LONGEST_ROUND, MOST_ROUNDS, MOST_TABLES, SlowPlay
from bridgelaw.desk.records.ruling import MARKS, SEEN_TO
from bridgelaw.desk.records.table import Stays
from bridgelaw.formats.kinds import BY_KIND
from bridgelaw.formats.own.words import read_amount
from bridgelaw.game import Deal
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import edition_named
from bridgelaw.laws.machinery.as_json import player_named
from bridgelaw.locale import LANGUAGES, Refusal, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import CHOICES
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.table.notation import event_from_json

Shape = Callable[[Any], object]
"""Raises something where a value does not fit."""

MOST_ENTRIES = 5_000
"""Of one table, ruling or session: a board has some hundred events, an evening fewer decisions."""
_LONGEST, _LARGEST, _MOST_ITEMS = 20_000, 10**7, 2_000


class Misshapen(Refusal):
    """No desk writes such an entry."""

    def __init__(self) -> None:
        super().__init__(tr("This desk cannot read it."))


def ensure_shaped(letter: str, kind: str, data: Mapping[str, Any]) -> None:
    """`Misshapen` for an entry that no desk has written."""
    shape = _SHAPES[letter].get(kind)
    try:
        if shape is None:
            raise Misshapen
        shape(data)
    except Exception as error:  # whatever a reader of values stumbles over
        raise Misshapen from error


def kinds_of(letter: str) -> frozenset[str]:
    """The kinds of entries that a stream of this letter can have."""
    return frozenset(_SHAPES[letter])


def _no(value: object) -> None:
    raise Misshapen


def _text(value: Any) -> None:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise Misshapen


def _short(value: Any) -> None:
    if not isinstance(value, str) or len(value) > 200 or not value.isprintable():
        raise Misshapen


def _whole(least: int, most: int = _LARGEST) -> Shape:
    def check(value: Any) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Misshapen

    return check


def _yes_no(value: Any) -> None:
    if not isinstance(value, bool):
        raise Misshapen


def _time(value: Any) -> None:
    moment = datetime.fromisoformat(value)
    if moment.tzinfo is None or not 2000 <= moment.year < 2100:
        raise Misshapen


def _one_of(*values: Any) -> Shape:
    return lambda value: None if type(value) is str and value in values else _no(value)


def _among(kind: type[Enum]) -> Shape:
    return _one_of(*(one.value for one in kind))


def _or_none(shape: Shape) -> Shape:
    return lambda value: None if value is None else shape(value)


def _reads(read: Callable[[str], object]) -> Shape:
    """A short text that this reads."""

    def check(value: Any) -> None:
        _short(value)
        read(value)

    return check


def _list(shape: Shape, length: int | None = None) -> Shape:
    def check(value: Any) -> None:
        if not isinstance(value, list) or len(value) > _MOST_ITEMS:
            raise Misshapen
        if length is not None and len(value) != length:
            raise Misshapen
        for one in value:
            shape(one)

    return check


def _of(**fields: Shape) -> Shape:
    """An object with these fields; one whose name ends with `_` may be missing.

    What else it has is nobody's to read: a later version may have added it.
    """
    known = {name.rstrip("_"): shape for name, shape in fields.items()}
    needed = {name for name in fields if not name.endswith("_")}

    def check(value: Any) -> None:
        if not isinstance(value, Mapping) or not needed <= value.keys():
            raise Misshapen
        for name, shape in known.items():
            if name in value:
                shape(value[name])

    return check


def _each(key: Shape, shape: Shape) -> Shape:
    def check(value: Any) -> None:
        if not isinstance(value, Mapping) or len(value) > _MOST_ITEMS:
            raise Misshapen
        for name, one in value.items():
            key(name)
            shape(one)

    return check


def _open(*needed: str) -> Shape:
    """An object that has these, and that somebody else reads in full."""

    def check(value: Any) -> None:
        if not isinstance(value, Mapping) or not {*needed} <= value.keys():
            raise Misshapen

    return check


_players = _each(_one_of("N", "E", "S", "W"), _short)
_pairs = _list(_list(_text, 2))
_stream = _short
_ruling = _or_none(_stream)
_met = {"session": _whole(0), "board": _whole(0), "ns": _short, "ew": _short}
_why = {"law": _short, "reason": _text, "ruling": _ruling}
_award = _or_none(_reads(parse_award))
_settings = _or_none(_each(_short, _short))
_file = {"file": _stream, "name": _short, "settings": _settings}
_named = _of(name=_short, profile=_one_of(*CHOICES), edition_=_reads(edition_named))
_event = event_from_json
_late = {"fault": _among(SlowPlay), "note": _text}

_SESSION: dict[str, Shape] = {
    "opened": _named,
    "renamed": _named,
    "posted": _of(at=_or_none(_time)),
    "closed": _of(closed=_yes_no),
    "round": _of(number=_whole(0, MOST_ROUNDS)),
    "planned": _of(
        rounds=_whole(0, MOST_ROUNDS), minutes=_whole(0, LONGEST_ROUND), move=_short,
        tables_=_whole(0, MOST_TABLES), **{"break": _whole(0, LONGEST_ROUND)},
    ),
    "paused": _of(paused=_yes_no),
    "added": _of(seconds=_whole(-86_400, 86_400)),
    "late": _of(round=_whole(0, MOST_ROUNDS), table=_short, board=_short, **_late),
    "late_found": _of(entry=_whole(1), **_late),
    "late_ended": _of(entry=_whole(1), ended=_yes_no),
    "imported": _of(**_file, kind=_one_of(*BY_KIND)),
    "dealt": _of(**_file, kind=_one_of("hands")),
    "received": _of(file=_stream, version=_whole(1)),
    "points": _of(choice=_among(Choice)),
    "adjusted": _of(**_met, award_ns=_award, award_ew=_award, told=_time, **_why),
    "corrected": _of(**_met, was=_short, result=_reads(parse_outcome), **_why),
    "penalized": _of(contestant=_short, amount=_reads(read_amount), session=_whole(0), **_why),
    "found_right": _of(**_met, result=_short),
    "taken_back": _of(entry=_whole(1)),
    "entered": _of(what=_short, **{"as": _of(written=_text, was=_text, file=_stream)}),
    "not_entered": _of(what=_short),
    "director": _of(who=_short, pair=_short, place=_short, deputy=_short),
    "director_saw": _of(board=_short, how=_one_of("played", "overridden"), name=_short),
}  # fmt: skip

_TABLE: dict[str, Shape] = {
    "opened": _of(session=_stream, place=_short, players=_players, table=_open(),
                  round_=_whole(0, MOST_ROUNDS), shows_=_stream),
    "happened": _of(event=_event, ruling_=_stream),
    "undone": _of(count=_whole(1)),
    "dealt": _of(deal=_or_none(_reads(Deal.parse))),
    "round": _of(number=_whole(0, MOST_ROUNDS), stays=_among(Stays)),
    "seated": _of(players=_players, place=_short),
}  # fmt: skip

_side = _of(name=_short, has_score=_yes_no, round=_whole(0), opponent_=_short)
_plan = _of(board=_whole(0), table=_short, round=_whole(0), boards=_list(_whole(0)),
            is_barometer=_yes_no, is_teams=_yes_no, ns=_side, ew=_side)  # fmt: skip
_spoken = _of(to=_or_none(_reads(player_named)), text=_text, away_from_table_=_yes_no)
_asked = _of(key_=_text, law_=_text, question=_text, answer=_text, by=_or_none(_text),
             away_from_table=_yes_no, usual_=_yes_no)  # fmt: skip
_said = _of(
    edition=_short, headline=_text, clauses=_list(_short), effects=_list(_open("text")),
    words=_list(_spoken), notes=_list(_text), derivation=_list(_text),
    reviews=_list(_of(law=_short, text=_text)), goes_on=_or_none(_one_of(*PROCEDURES)),
    needs_=_list(_short), hands_over_=_list(_of(question=_text, answer=_text)),
    asked=_list(_asked), laws=_list(_of(number=_short, text=_text)),
)  # fmt: skip
_told = _of(words_=_text, dealer_=_short, vulnerable_=_short, log_=_text, then_=_list(_text),
            facts_=_each(_short, _text), settled_=_each(_short, _text))  # fmt: skip
_code = _one_of(*LANGUAGES)
_given = _of(
    edition=_reads(edition_named), clauses=_list(_short), headline=_each(_code, _text),
    ruled=_event, said=_each(_code, _said), goes_on=_or_none(_one_of(*PROCEDURES)),
    hands_over_=_pairs, table_=_or_none(_open()),
)  # fmt: skip


def _whole_ruling(value: Any) -> None:
    """A ruling that was given: each of its effects has a sentence in each language."""
    _given(value)
    effects = len(value["ruled"]["effects"])
    if any(len(said["effects"]) != effects for said in value["said"].values()):
        raise Misshapen


_RULING: dict[str, Shape] = {
    "opened": _of(
        procedure=_one_of(*PROCEDURES), session=_stream, table=_or_none(_stream),
        events=_whole(0), version=_whole(0), place=_short, board=_short, players=_players,
        after_ruling=_ruling, round_over_=_or_none(_yes_no), who_=_or_none(_one_of(*"NESW")),
        answers_=_pairs, review_=_short, plan_=_or_none(_plan),
        told_=_told, without_hands_=_yes_no, edition_=_reads(edition_named),
    ),
    "answered": _of(step=_whole(0, _MOST_ITEMS), key=_short, value=_text),
    "looked": _of(events=_whole(0), version=_whole(0), answers=_whole(0),
                  round_over_=_or_none(_yes_no)),
    "given": _whole_ruling,
    "undone": _of(version=_whole(0)),
    "noted": _of(text=_text),
    "seated": _of(players=_players, place=_short, board=_short, plan_=_or_none(_plan),
                  answers_=_whole(0)),
    "marked": _of(mark=_one_of(*MARKS)),
    "unmarked": _of(mark=_one_of(*MARKS)),
    "seen_to": _of(law=_short, state=_one_of(*SEEN_TO)),
}  # fmt: skip

_ROWS = _list(_each(_short, lambda value: _no(value) if isinstance(value, list | dict) else None))
_KEPT: dict[str, Shape] = {
    "kept": _of(name=_short, data=lambda value: b64decode(value, validate=True)),
    "received": _of(tables=_each(_short, _ROWS)),
}

_SHAPES: Mapping[str, Mapping[str, Shape]] = {
    "s": _SESSION, "t": _TABLE, "r": _RULING, "f": _KEPT,
}  # fmt: skip
