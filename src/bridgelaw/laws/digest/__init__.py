"""The table of the law: every label of the Laws in our own short words.

The Introduction, the definitions, the clauses of Laws 1 to 93 and the footnotes; with the weight of
each, cross references, and apart from it what the commentary says. It is what `bridgelaw law 27B1`
shows. It helps to find the law and to remember it, and it is not the text of the Laws.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from types import MappingProxyType

from bridgelaw.laws.digest import definitions, weights
from bridgelaw.laws.digest.amendments import AMENDMENTS
from bridgelaw.laws.digest.amendments.amendment import Amendment
from bridgelaw.laws.digest.auction import AUCTION
from bridgelaw.laws.digest.clause import COMMENTARY, OURS, Clause, Remark, Source, Weight
from bridgelaw.laws.digest.conduct import CONDUCT
from bridgelaw.laws.digest.general import GENERAL
from bridgelaw.laws.digest.play import PLAY
from bridgelaw.laws.digest.remarks import REMARKS
from bridgelaw.laws.digest.tricks import TRICKS
from bridgelaw.locale.citing import cited
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import All, Text, tr
from bridgelaw.scoring.editions import EDITIONS, FIRST, Edition
from bridgelaw.scoring.readings import Reading, Readings

__all__ = [
    "CLAUSES", "COMMENTARY", "DEFINITIONS", "FOOTNOTES", "INTRODUCTION", "OURS", "Clause", "Remark",
    "Source", "UnknownClause", "Weight", "changes", "clauses_of", "defined_for", "differing",
    "edition_named", "find", "followed", "parents", "remarks_on", "spelled", "table",
]  # fmt: skip


def _whole(row: Clause, remarks: tuple[Remark, ...]) -> Clause:
    """The row with its weights, footnotes and remarks."""
    number = row.number
    return replace(
        row,
        player=row.player or _PLAYER.get(number),
        director=row.director or _DIRECTOR.get(number),
        footnotes=tuple(note for note in definitions.FOOTNOTES if number in note.see),
        remarks=tuple(remark for remark in remarks if remark.clause == number),
    )


_PLAYER, _DIRECTOR = weights.by_label(weights.PLAYER), weights.by_label(weights.DIRECTOR)
_ROWS = (*GENERAL, *AUCTION, *PLAY, *TRICKS, *CONDUCT)


@cache
def _readings(amendments: tuple[Amendment, ...]) -> Mapping[str, tuple[Clause, ...]]:
    """How each label has read, the oldest first, in the order of the book."""
    found = {row.number: [_whole(row, REMARKS)] for row in _ROWS}
    for amendment in amendments:
        for number in (*amendment.gone, *(row.number for row in amendment.clauses)):
            if before := found.setdefault(number, []):
                before[-1] = replace(before[-1], until=amendment.edition)
        for row in amendment.clauses:
            changed = replace(row, since=amendment.edition)
            found[row.number].append(_whole(changed, amendment.remarks))
    return {number: tuple(found[number]) for number in sorted(found, key=_order)}


def _order(number: str) -> tuple[int, str]:
    law = re.match(r"\d+", number)
    assert law is not None
    return int(law[0]), number[law.end() :]


@cache
def clauses_of(
    edition: str, amendments: tuple[Amendment, ...] = AMENDMENTS
) -> Mapping[str, Clause]:
    """The clauses of Laws 1 to 93 as an edition has them.

    >>> "73B1" in clauses_of("2017"), "73B1" in clauses_of("2024")
    (True, False)
    """
    day = EDITIONS[edition].since
    in_book_order = (row for rows in _readings(amendments).values() for row in rows)
    return MappingProxyType({row.number: row for row in in_book_order if _held(row, day)})


def _held(row: Clause, day: date) -> bool:
    """Did it read so on this day?"""
    has_begun = row.since == FIRST or EDITIONS[row.since].since <= day
    return has_begun and (row.until is None or day < EDITIONS[row.until].since)


def remarks_on(number: str, edition: str) -> tuple[Remark, ...]:
    """What others say of a clause, as an edition has it; nothing where it has no such clause."""
    clause = clauses_of(edition if edition in EDITIONS else FIRST).get(number)
    return () if clause is None else clause.remarks


def changes(older: str, newer: str) -> tuple[tuple[Clause | None, Clause | None], ...]:
    """Every clause that reads otherwise in the newer edition, as it was and as it is."""
    before, after = clauses_of(older), clauses_of(newer)
    numbers = sorted({*before, *after}, key=_order)
    pairs = ((before.get(number), after.get(number)) for number in numbers)
    return tuple(pair for pair in pairs if pair[0] is not pair[1])


CLAUSES: Mapping[str, Clause] = MappingProxyType(
    {number: rows[-1] for number, rows in _readings(AMENDMENTS).items()}
)
"""What every clause of Laws 1 to 93 says, in our own short words, by its number.

A clause that was changed reads as it is in force; one that is no longer there says so (`until`).

>>> str(CLAUSES["27A1"].text)
'LHO may accept the insufficient bid, and does so by calling.'
"""

INTRODUCTION: Clause = definitions.INTRODUCTION[0]
DEFINITIONS: Mapping[str, Clause] = MappingProxyType(
    {row.name: row for row in definitions.DEFINITIONS}
)
"""What each word means where the Laws define it: `DEFINITIONS["Artificial call"]`."""
FOOTNOTES: Mapping[str, Clause] = MappingProxyType({row.name: row for row in definitions.FOOTNOTES})
"""The footnotes by their number; `see` has the clauses on which each hangs."""


_DECISIVE = (
    "Artificial call", "Extraneous", "Honour", "Misinformation", "Psychic call", "Session",
    "Unintended", "Visible card",
)  # fmt: skip
"""Words on which a ruling can turn."""


def defined_for(number: str) -> tuple[Clause, ...]:
    """The definitions on which an answer under this clause can depend.

    >>> [str(one.title) for one in defined_for("30C")]
    ['Artificial call']
    """
    around = {number, *(outer.number for outer in parents(number))}
    return tuple(DEFINITIONS[name] for name in _DECISIVE if around & set(DEFINITIONS[name].see))


def followed(number: str, readings: Readings | None = None) -> Reading | None:
    """Where text and commentary differ: which is followed; nothing where they do not."""
    if number not in _DIFFER:
        return None
    return (Readings() if readings is None else readings).of(number)


def differing(number: str, readings: Readings | None = None) -> Text | None:
    """The sentence that says so beside the clause."""
    match followed(number, readings):
        case Reading.TEXT:
            return tr("Text and commentary differ here; rulings follow the text.")
        case Reading.COMMENTARY:
            return tr("Text and commentary differ here; rulings follow the commentary.")
    return None


_DIFFER = (
    "13A2", "15A2(a)", "20F4(a)", "30C", "40B2(c)(iv)", "45D2", "47E2(a)", "64C", "65B3", "67B3",
    "79B3", "86B3",
)  # fmt: skip


def table(edition: str = FIRST) -> tuple[Clause, ...]:
    """Every row of an edition in the order of the book, one for each label."""
    clauses = clauses_of(edition).values()
    return (INTRODUCTION, *DEFINITIONS.values(), *clauses, *FOOTNOTES.values())


def edition_named(name: str) -> Edition:
    """The edition of this name, or the refusal that lists them."""
    if name not in EDITIONS:
        raise Refusal(
            tr(
                "There is no edition {name}; known are {names}.",
                name=name,
                names=All(tuple(EDITIONS)),
            )
        )
    return EDITIONS[name]


# 30B1(b)(i) is law 30, section B, part 1, item b, point i; once the brackets are off, a letter in
# the item's place is an item and never a point.
_NUMBER = re.compile(r"(?:laws?|l|§)?(\d{1,3})(?:([a-z])(?:(\d)(?:([a-z])([ivx]+)?)?)?)?")
# The parts of Law 71 were numbers before 2017, and some still type 71(2); the brackets are off.
_FORMERLY = {"711": ("71", "A"), "712": ("71", "B")}
_BETWEEN = re.compile(r"[\s()\[\].,:、‐–-]|第|条|項|号")

_SHOWN = 8  # more neighbours than these help nobody


class UnknownClause(Refusal):
    """No clause has this number; `near` names some that come close.

    >>> from bridgelaw.laws import find
    >>> try:
    ...     find("27B9")
    ... except UnknownClause as error:
    ...     print(error.near[:3])
    ('27B', '27B1', '27B1(a)')
    """

    def __init__(self, number: str, near: tuple[str, ...]) -> None:
        self.number = number
        self.near = near
        super().__init__(
            tr("No clause “{number}”; near it are {near}.", number=number, near=cited(*near))
            if near
            else tr("No clause “{number}”; write it like 27B1(a).", number=number)
        )


def find(number: str, edition: str | None = None) -> tuple[Clause, ...]:
    """The clause that somebody typed, with all its sub-clauses, in the order of the Laws.

    As an edition has it; without one as it is in force, and what was taken out says so.
    `UnknownClause` where there is none of this number.

    >>> [clause.number for clause in find("law 27 a")]
    ['27A', '27A1', '27A2']
    >>> [clause.number for clause in find("artificial call")]
    ['Definition: Artificial call']
    """
    if beside := _beside(number):
        return beside
    path = _path(number)
    if not path:
        raise UnknownClause(number, ())
    found = _under(path)
    if edition is not None:
        clauses = clauses_of(edition)
        found = tuple(clauses[one.number] for one in found if one.number in clauses)
    if not found:
        raise UnknownClause(number, _near(path))
    return found


def spelled(number: str) -> str:
    """The number that somebody typed, as the Laws write it."""
    found = find(number)  # refuses what does not exist
    path = _path(number)
    if path:
        return _spell(path)
    return found[0].number if len(found) == 1 else plain_name(number)


def parents(number: str) -> tuple[Clause, ...]:
    """The clauses around this one, from the whole law inwards."""
    find(number)  # refuses what does not exist
    path = _path(number)  # nothing stands around a definition or a footnote
    around = (_spell(path[:depth]) for depth in range(1, len(path)))
    return tuple(CLAUSES[outer] for outer in around if outer in CLAUSES)


_ALL = {"definitions": DEFINITIONS, "definition": DEFINITIONS, "footnotes": FOOTNOTES,
        "定義": DEFINITIONS, "用語の定義": DEFINITIONS, "脚注": FOOTNOTES}  # fmt: skip
_FOOTNOTE = re.compile(r"(?:fn|foot ?note|脚注)\.? ?(\d{1,2})")


def plain_name(text: str) -> str:
    """What was typed, as the names here are written: small letters and single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).lower().split())


def _beside(text: str) -> tuple[Clause, ...]:
    """The Introduction, definitions or footnotes that were asked for by name."""
    name = plain_name(text).removeprefix("definition: ").strip("“”\"'")
    if name in _ALL:
        return tuple(_ALL[name].values())
    if match := _FOOTNOTE.fullmatch(name):
        return tuple(note for note in FOOTNOTES.values() if note.name == match[1])
    return _by_name().get(name, ())


@cache
def _by_name() -> Mapping[str, tuple[Clause, ...]]:
    """Introduction and definitions by what they are called in any language."""
    found: dict[str, tuple[Clause, ...]] = {}
    for row in (INTRODUCTION, *DEFINITIONS.values()):
        assert row.title is not None
        titles = (language(code).say(row.title) for code in LANGUAGES)
        found |= {plain_name(title): (row,) for title in (row.name, *titles)}
    return found


def _path(text: str) -> tuple[str, ...]:
    """The steps from the law to the clause: 27, B, 1, a. Nothing, if this is no number."""
    plain = _BETWEEN.sub("", unicodedata.normalize("NFKC", text)).lower()
    match = _NUMBER.fullmatch(plain)
    if match is None:
        return ()
    law, section, part, item, point = match.groups(default="")
    if law in _FORMERLY:
        return _FORMERLY[law]
    return tuple(step for step in (str(int(law)), section.upper(), part, item, point) if step)


def _spell(path: tuple[str, ...]) -> str:
    """The number as the Laws write it."""
    return "".join(path[:3]) + "".join(f"({step})" for step in path[3:])


_PATHS = {number: _path(number) for number in CLAUSES}


def _under(path: tuple[str, ...]) -> tuple[Clause, ...]:
    return tuple(CLAUSES[number] for number, at in _PATHS.items() if at[: len(path)] == path)


def _near(path: tuple[str, ...]) -> tuple[str, ...]:
    """The first clauses in the innermost part of the law that exists, or the laws next to it."""
    for depth in range(len(path) - 1, 0, -1):
        if around := _under(path[:depth]):
            return tuple(clause.number for clause in around[:_SHOWN])
    laws = [number for number, at in _PATHS.items() if len(at) == 1]
    laws.sort(key=lambda law: abs(int(law) - int(path[0])))
    return tuple(sorted(laws[:3], key=int))
