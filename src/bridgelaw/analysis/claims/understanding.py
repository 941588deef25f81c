"""What claimer said, with words in it that are not understood but cannot matter.

A word that is not understood is passed over only where the claim is worth the same whatever it may
have been: every step that it could stand for is tried in its place. Otherwise it is refused, as
what cannot be read always was: then the director is asked for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from bridgelaw.analysis.claims.claim import Claim, ImpossibleClaim
from bridgelaw.analysis.claims.judge import is_settled, normal_level
from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.reading import parts_of, read_statement
from bridgelaw.analysis.claims.statement.said.gathering import is_adverb, refusal_of
from bridgelaw.analysis.claims.statement.steps import NOTHING_SAID, Note, NoteKind, Statement
from bridgelaw.game import SUITS
from bridgelaw.reading.readings import Kind, Part

_MOST_TRICKS = 7
_POSITIONS = 2_000
_MOST_GAPS = 6
_DECIDES = (errors.IF, errors.NOT, errors.SQUEEZE, errors.DEFENDER)
"""What is known to change everything that is said beside it."""
_ALONE: dict[str, tuple[str, ...]] = {
    "v_draw": ("draw trumps", "one round of trumps"),
    "has_drawn": ("draw trumps", "trumps are gone"),
    "gone": ("draw trumps", "trumps are gone"),
    "v_ruff": ("ruff", "crossruff"),
    "ruff_noun": ("ruff", "crossruff"),
    "v_crossruff": ("crossruff",),
    "v_cross": ("cross to dummy", "back to hand"),
    "v_over_ja": ("cross to dummy", "back to hand"),
    "place": ("cross to dummy", "back to hand"),
    "v_finesse": ("finesse", "repeat the finesse"),
    "finesse_noun": ("finesse", "repeat the finesse"),
    "repeat": ("repeat the finesse",),
    "again": ("repeat the finesse", "ruff again"),
}
"""What a verb that is known may mean where nothing is said that it is done with."""
_SUITLESS = tuple(dict.fromkeys(way for ways in _ALONE.values() for way in ways))
_WITH = (
    "{}", "run {}", "{} twice", "give up {}", "drive out {}", "finesse {}", "ruff {}", "throw {}",
    "{} last",
)  # fmt: skip
_WITH_BOTH = ("{}, {}", "{} to {}", "throw {} on {}", "ruff {} with {}")
"""What may be done with cards beside words that are not understood."""
_OF_A_SUIT = ("{}", "give up a {}", "{} finesse", "ruff a {}", "throw a {}", "{} last")
_DESCRIBE = ("plain_mod", "good", "all_word", "be", "rest", "mine", "out", "it", "talk")
"""Known words that tell something of what is said beside them, and do nothing by themselves."""
_MISSED = (Kind.UNUSED, Kind.UNKNOWN, Kind.FILLER)
_THINGS = ("thing", "things")
_TELLS = (
    "said", "opponent", "number", "digits", "ja_count", "ordinal", "rounds", "often", "last_one",
    "you_win", "rank", "suit", "suit_one", "suit_many", "lies", "all_round", "from_top", "low",
)  # fmt: skip
"""Known words that are never mere talk."""
_SUITS = dict(zip(SUITS, ("club", "diamond", "heart", "spade"), strict=True))
_SMALL_WORDS = frozenset(
    """
    a an the at by for from in into of off on onto out over per than to towards up upon via with
    within and so as is are am be been being was were do does did has have had will would shall
    should can could may might must i we you he she it they me us him her them my our your his
    their its this that these those there here who which what whose one's 's 're 'll 've 'd both
    either each too also even just quite very then now still
    を が は も の に へ で と や か から まで より って て た です ます ので
    のは のを のが ね よ な だ
    """.split()  # noqa: SIM905
)
"""Words that name no deed: they only relate what stands beside them."""

Gap = tuple[int, int]


def said_with(claim: Claim, words: str) -> Statement:
    """What was said with a claim; `NotAStatement` where a part that may matter is not understood.

    The statement that the claim has already is not looked at.
    """
    if not words.strip():
        return NOTHING_SAID
    return _said_with(replace(claim, statement=NOTHING_SAID, forgotten_trump=None), words)


@lru_cache(maxsize=256)
def _said_with(claim: Claim, words: str) -> Statement:
    try:
        return _read(claim, words)
    except NotAStatement:
        found = _without_what_cannot_matter(claim, words)
        if found is None:
            raise
        return found


def _read(claim: Claim, words: str) -> Statement:
    position = claim.position
    return read_statement(
        words,
        claimer=claim.claimer,
        declarer=claim.declarer,
        trump=position.trump,
        led=position.trick[0].suit if position.trick else None,
        position=position,
    )


def _without_what_cannot_matter(claim: Claim, words: str) -> Statement | None:
    """The rest of what was said, where it brings the same whatever the gaps stand for."""
    if claim.position.left > _MOST_TRICKS:
        return None
    parts = parts_of(words, claim.claimer)
    if is_settled(claim, positions=_POSITIONS):
        known = any(part.kind is Kind.MEANT for part in parts)
        note = Note(NoteKind.PASSED_OVER, words.strip())
        return Statement(words=words.strip(), notes=(note,)) if known else None
    parts = tuple(part for part in parts if not is_adverb(part))  # they are passed over in any case
    found = _read_without(claim, words, list(_stretches(parts, _MISSED[1:])))
    decides = any(part.kind is Kind.UNUSED and refusal_of(part) in _DECIDES for part in parts)
    if found is None and not decides:
        found = _read_without(claim, words, list(_stretches(parts, _MISSED)))
    if found is None:
        return None
    statement, gaps = found[0], _together(words, found[1])
    left = parts_of(_filled(words, gaps), claim.claimer)
    worth = _worth(claim, statement)
    if worth is None or not any(part.kind is Kind.MEANT for part in left):
        return None
    for gap in gaps:
        others = [one for one in gaps if one != gap]
        inside = any(one.start < gap[0] and gap[1] < one.end for one in left)
        ways = list(_meanings(parts, words, gap, inside))
        tried = 0
        for way, meant in ways:
            try:
                other = _read(claim, _filled(words, [*others, way], meant))
            except NotAStatement:
                if not meant:
                    return None
                continue  # it cannot stand there
            tried += 1
            if _worth(claim, other) != worth:
                return None
        if ways and not tried:
            return None
    passed = (Note(NoteKind.PASSED_OVER, words[start:end]) for start, end in sorted(gaps))
    return replace(statement, words=words.strip(), notes=(*statement.notes, *passed))


def _read_without(claim: Claim, words: str, gaps: list[Gap]) -> tuple[Statement, list[Gap]] | None:
    """What is said without the gaps, and without what cannot be read beside them."""
    while len(gaps) <= _MOST_GAPS:
        try:
            return _read(claim, _filled(words, gaps)), gaps
        except NotAStatement as error:
            gap = error.start, error.end
            if gap in gaps or error.problem in _DECIDES:
                return None
            gaps = [one for one in gaps if not gap[0] <= one[0] <= one[1] <= gap[1]] + [gap]
    return None


def _together(words: str, gaps: list[Gap]) -> list[Gap]:
    """Gaps with nothing between them are one."""
    found: list[Gap] = []
    for gap in sorted(gaps):
        touches = bool(found) and not words[found[-1][1] : gap[0]].strip()
        found.append((found.pop()[0], gap[1]) if touches else gap)
    return found


def _stretches(parts: tuple[Part, ...], kinds: tuple[Kind, ...]) -> Iterator[Gap]:
    """Parts of these kinds, together where they stand together."""
    for missed, group in groupby(parts, lambda part: part.kind in kinds):
        stretch = list(group)
        told = [part for part in stretch if part.kind is not Kind.FILLER]
        if missed and told:
            yield told[0].start, told[-1].end


def _filled(words: str, gaps: list[Gap], meant: str = "") -> str:
    """The words with spaces in the gaps, but with `meant` in the last one."""
    for start, end in gaps[: len(gaps) - bool(meant)]:
        words = words[:start] + " " * (end - start) + words[end:]
    if meant:
        start, end = gaps[-1]
        words = f"{words[:start]} {meant} {words[end:]}"
    return words


def _meanings(
    parts: tuple[Part, ...], words: str, gap: Gap, inside: bool
) -> Iterator[tuple[Gap, str]]:
    """What may have been said there: the part of the words that it replaces, and others for it.

    Numbers, cards, players, and the words of order, denial and condition are all known. So what is
    not known is a deed, how it is done, or talk: a deed with the cards that are named beside it, or
    one that needs no cards. Within a construction, or right beside what has a verb of its own, it
    tells how something is done.
    """
    parts = tuple(part for part in parts if part.kind is not Kind.FILLER)
    places = [at for at, part in enumerate(parts) if part.start < gap[1] and part.end > gap[0]]
    beside = [at for at in (places[0] - 1, places[-1] + 1) if 0 <= at < len(parts)]
    told = [parts[at] for at in places]
    if any(part.category in _TELLS or part.category in _THINGS for part in told):
        yield from _of_any_suit(parts, gap, beside)
        return
    small = all(_is_small(part) for part in told)
    if not (words[gap[0] : gap[1]].isascii() or small):
        for at in beside:
            part = parts[at]
            if part.kind is Kind.MEANT and gap[0] <= part.end and part.start <= gap[1]:
                # In Japanese what stands right beside a word may deny it: フィネスせん.
                yield (min(gap[0], part.start), max(gap[1], part.end)), ""
    things = [parts[at] for at in beside if parts[at].category in _THINGS]
    verbs = [way for part in told for way in _ALONE.get(part.category, ())]
    unknown = not small and not verbs
    strange = all(part.kind is Kind.UNKNOWN or _is_small(part) for part in told)
    if unknown and strange:
        if inside or any(parts[at].category in ("said", "cond") for at in beside):
            return
    for way in verbs or (_SUITLESS if unknown and not things else ()):
        yield gap, f", {way},"
    if not things:
        return
    whole = min(gap[0], things[0].start), max(gap[1], things[-1].end)
    named = [words[part.start : part.end] for part in things]
    for one in named:
        for way in _WITH[:1] if small else _WITH:
            yield whole, f", {way.format(one)},"
    if named[1:]:
        for way in _WITH_BOTH[:2] if small else _WITH_BOTH:
            yield whole, f", {way.format(*named)},"
            yield whole, f", {way.format(*reversed(named))},"


def _is_small(part: Part) -> bool:
    return part.category in _DESCRIBE or all(
        word in _SMALL_WORDS for word in part.written.lower().split()
    )


def _of_any_suit(parts: tuple[Part, ...], gap: Gap, beside: list[int]) -> Iterator[tuple[Gap, str]]:
    """What was understood and does not fit where it stands may be any step."""
    whole = gap
    for at in beside:
        if parts[at].category in _THINGS:
            whole = min(whole[0], parts[at].start), max(whole[1], parts[at].end)
    steps = [one.format(suit) for one in _OF_A_SUIT for suit in _SUITS.values()]
    for way in {gap, whole}:
        for meant in (*_SUITLESS, *steps):
            yield from ((way, meant), (way, f", {meant},"))


def _worth(claim: Claim, statement: Statement) -> tuple[int, ...] | None:
    return _worth_of(claim, replace(statement, words="", notes=()))


@lru_cache(maxsize=256)
def _worth_of(claim: Claim, statement: Statement) -> tuple[int, ...] | None:
    """The tricks, for whoever has forgotten a trump that is out and for whoever has not."""
    found = []
    for forgotten in (False, True) if len(claim.trumps_out) else (None,):
        try:
            one = replace(claim, statement=statement, forgotten_trump=forgotten)
        except ImpossibleClaim:
            return None
        level = normal_level(one, positions=_POSITIONS)
        if not level.is_decided:
            return None
        found.append(level.tricks)
    return tuple(found)
