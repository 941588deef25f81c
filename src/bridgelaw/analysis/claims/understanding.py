"""What claimer said, with words in it that are not understood but cannot matter.

A word that is not understood is passed over only where the claim is worth the same whatever it may
have been: every step that it could stand for is tried in its place. Otherwise it is refused, as
what cannot be read always was: then the director is asked for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from bridgelaw.analysis.claims.claim import Claim, ImpossibleClaim
from bridgelaw.analysis.claims.judge import is_settled, normal_level
from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.reading import parts_of, read_statement
from bridgelaw.analysis.claims.statement.said.gathering import is_adverb, is_forced, refusal_of
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
_OF_THINGS: dict[str, tuple[str, ...]] = {
    "v_draw": ("draw {}",),
    "v_cash": ("cash {}",),
    "v_win": ("cash {}",),
    "v_put": ("cash {}",),
    "v_run": ("run {}",),
    "v_ruff": ("ruff {}", "ruff with {}"),
    "ruff_noun": ("ruff {}", "ruff with {}"),
    "v_cross": ("cross with {}", "cross to {}"),
    "v_over_ja": ("cross with {}", "cross to {}"),
    "v_finesse": ("finesse {}",),
    "finesse_noun": ("finesse {}",),
    "v_throw": ("throw {}",),
    "goes_away": ("throw {}",),
    "v_give": ("give up {}",),
    "v_drive": ("drive out {}",),
    "drives": ("drive out {}", "{}"),
    "v_unblock": ("unblock {}", "{}"),
    "v_keep": ("{} last",),
}
"""What a verb that is known may mean of the cards beside it."""
_OF_TWO: dict[str, tuple[str, ...]] = {
    "v_draw": ("draw {} with {}",),
    "v_cash": ("{} to {}", "{}, {}"),
    "v_ruff": ("ruff {} with {}",),
    "v_finesse": ("finesse {} against {}",),
    "v_throw": ("throw {} on {}",),
    "goes_away": ("throw {} on {}",),
    "v_drive": ("drive out {} with {}",),
    "drives": ("drive out {} with {}",),
    "v_overtake": ("overtake {} with {}",),
}
_BEFORE_OBJECTS = ("v_throw", "v_draw", "v_cash", "v_give", "v_drive", "v_unblock", "v_overtake")
"""Verbs of which the cards come after them in English."""
_SUITLESS = tuple(dict.fromkeys(way for ways in _ALONE.values() for way in ways))
_WITH = (
    "{}", "run {}", "{} twice", "give up {}", "drive out {}", "finesse {}", "ruff {}", "throw {}",
    "{} last",
)  # fmt: skip
_WITH_BOTH = ("{}, {}", "{} to {}", "throw {} on {}", "ruff {} with {}")
"""What may be done with cards beside words that are not understood."""
_OF_A_SUIT = ("{}", "give up a {}", "{} finesse", "ruff a {}", "throw a {}", "{} last")
_DESCRIBE = (
    "plain_mod", "good", "all_word", "be", "rest", "mine", "out", "it", "talk", "since", "enough",
    "tricks", "entry", "idle", "idle_verb", "aux", "passive", "which", "they_are", "sum_is",
    "there_is", "need", "about", "of", "after_that", "has", "v_hold", "v_get", "gets_verb", "to",
    "you_word", "adjunct", "with", "on", "winner_noun", "tops_noun", "the_suit", "forced", "and",
)  # fmt: skip
"""Known words that tell something of what is said beside them, and do nothing by themselves."""
_MISSED = (Kind.UNUSED, Kind.UNKNOWN, Kind.FILLER)
_THINGS = ("thing", "things")
_TELLS = (
    "said", "opponent", "number", "digits", "ja_count", "ordinal", "rounds", "often", "last_one",
    "you_win", "rank", "suit", "suit_one", "suit_many", "lies", "all_round", "from_top", "low",
)  # fmt: skip
"""Known words that are never mere talk."""
_COUNTS = ("rank", "number", "digits")
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
Way = tuple[Gap, str]


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
    if any(part.category == "talk" and is_forced(part) for part in parts):
        return None  # what they are thrown in with, and when, must be known
    parts = tuple(part for part in parts if not is_adverb(part))  # they are passed over in any case
    denied = list(_denied(parts))
    found = _read_without(claim, words, denied + _outside(denied, _stretches(parts, _MISSED[1:])))
    decides = any(
        part.kind is Kind.UNUSED and refusal_of(part) in _DECIDES
        for part in parts if not any(start <= part.start < end for start, end in denied)
    )  # fmt: skip
    if found is None and not decides:
        found = _read_without(claim, words, denied + _outside(denied, _stretches(parts, _MISSED)))
    if found is None:
        return None
    gaps = _together(words, found[1])
    left = parts_of(_filled(words, [(gap, "") for gap in gaps]), claim.claimer)
    if not any(part.kind is Kind.MEANT for part in left):
        return None
    tried = _Tried(claim, words, {gap: (gap, "") for gap in gaps})
    every: dict[Gap, list[Way]] = {}
    for gap in gaps:
        inside = any(one.start < gap[0] and gap[1] < one.end for one in left)
        every[gap] = list(_meanings(parts, words, gap, inside))
        if _is_deed(parts, gap) and every[gap]:  # it is one of these, and not talk
            every[gap] = [way for way in every[gap] if tried.read(gap, way) is not None]
            if not every[gap]:
                return None
            tried.chosen[gap] = every[gap][0]
    statement = tried.read()
    worth = None if statement is None else _worth(claim, statement)
    if statement is None or worth is None:
        return None
    for gap, ways in every.items():
        readable = False
        for way in ways:
            other = tried.read(gap, way)
            if other is None and not way[1]:
                return None
            readable |= other is not None
            if other is not None and _worth(claim, other) != worth:
                return None
        if ways and not readable:
            return None
    passed = (Note(NoteKind.PASSED_OVER, words[start:end]) for start, end in sorted(gaps))
    return replace(statement, words=words.strip(), notes=(*statement.notes, *passed))


def _denied(parts: tuple[Part, ...]) -> Iterator[Gap]:
    """`the ace isn't running off`: clauses that deny something, and name nothing after it."""
    for ends, group in groupby(parts, _ends_a_clause):
        clause = [part for part in group if not ends]
        at = next((at for at, part in enumerate(clause) if _is_denial(part)), len(clause))
        after = clause[at + 1 :]
        named = any(part.category in (*_THINGS, *_TELLS, "talk") for part in after)
        strange = any(part.kind is Kind.UNKNOWN for part in after)
        strange &= at < len(clause) and _has_subject(clause, at)
        if strange and not named and all(part.category != "said" for part in clause[:at]):
            if not any(refusal_of(part) not in (None, errors.NOT) for part in clause):
                yield clause[0].start, clause[-1].end


def _has_subject(clause: list[Part], at: int) -> bool:
    """Does somebody, or a card, stand before the denial? Then the sentence is one of its own."""
    told = [part for part in clause[:at] if part.kind is not Kind.FILLER]
    whose = clause[at].written.lower().split()[0] in ("i", "we", "you", "nobody", "he", "she", "it")
    return whose or bool(told and told[-1].category in (*_THINGS, "you_word", "them", "it"))


def _ends_a_clause(part: Part) -> bool:
    return part.kind is Kind.MARK or part.category in ("comma", "order", "and", "repair")


def _is_denial(part: Part) -> bool:
    return part.kind is Kind.UNUSED and refusal_of(part) is errors.NOT


def _outside(gaps: list[Gap], others: Iterator[Gap]) -> list[Gap]:
    return [
        one for one in others if not any(start <= one[0] < end for start, end in gaps)
    ]  # fmt: skip


def _read_without(claim: Claim, words: str, gaps: list[Gap]) -> tuple[Statement, list[Gap]] | None:
    """What is said without the gaps, and without what cannot be read beside them."""
    while len(gaps) <= _MOST_GAPS:
        try:
            return _read(claim, _filled(words, [(gap, "") for gap in gaps])), gaps
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


def _filled(words: str, ways: list[Way]) -> str:
    """The words with what was meant in the gaps, or with spaces."""
    for (start, end), meant in sorted(ways, reverse=True):
        words = f"{words[:start]}{meant or ' ' * (end - start)}{words[end:]}"
    return words


@dataclass(slots=True)
class _Tried:
    """The words with one meaning for each gap; what they say with another one for one gap."""

    claim: Claim
    words: str
    chosen: dict[Gap, Way]

    def read(self, gap: Gap | None = None, way: Way | None = None) -> Statement | None:
        ways = [self.chosen[one] for one in self.chosen if one != gap]
        if way is not None:
            (start, end), _ = way
            ways = [one for one in ways if one[0][1] <= start or one[0][0] >= end] + [way]
        try:
            return _read(self.claim, _filled(self.words, ways))
        except NotAStatement:
            return None


def _told(parts: tuple[Part, ...], gap: Gap) -> list[Part]:
    inside = (part for part in parts if part.start < gap[1] and part.end > gap[0])
    return [part for part in inside if part.kind is not Kind.FILLER]


def _is_deed(parts: tuple[Part, ...], gap: Gap) -> bool:
    """Is there a verb that is known, for cards beside it? It is no mere talk."""
    told = _told(parts, gap)
    plain = not any(part.category in _TELLS or part.category in _THINGS for part in told)
    known = any(part.category in _OF_THINGS for part in told)
    return plain and known and bool(_beside(parts, gap))


def _beside(parts: tuple[Part, ...], gap: Gap) -> list[Part]:
    """The cards that are named beside a gap."""
    parts = tuple(part for part in parts if part.kind is not Kind.FILLER)
    places = [at for at, part in enumerate(parts) if part.start < gap[1] and part.end > gap[0]]
    told = [parts[at].category for at in places]
    after_verb = any(one in _BEFORE_OBJECTS for one in told) and parts[places[0]].written.isascii()
    sides = (places[-1] + 1,) if after_verb else (places[0] - 1, places[-1] + 1)
    return [parts[at] for at in sides if 0 <= at < len(parts) and parts[at].category in _THINGS]


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
    if any(map(_is_denial, told)):
        yield from ((gap, f", {way},") for way in _denials(words, told))
        return
    if all(part.category in _COUNTS or _is_small(part) for part in told) and not all(
        map(_is_small, told)
    ):
        yield from ((gap, f", {way},") for part in told for way in _counted(part))
        return
    if any(part.category in _TELLS or part.category in _THINGS for part in told):
        yield from _of_any_suit(parts, gap, beside)
        return
    small = all(_is_small(part) for part in told)
    known = all(part.kind is not Kind.UNKNOWN for part in told)
    if not (words[gap[0] : gap[1]].isascii() or small or known):
        for at in beside:
            part = parts[at]
            if part.kind is Kind.MEANT and gap[0] <= part.end and part.start <= gap[1]:
                # In Japanese what stands right beside a word may deny it: フィネスせん.
                yield (min(gap[0], part.start), max(gap[1], part.end)), ""
    things = _beside(parts, gap)
    verbs = [way for part in told for way in _ALONE.get(part.category, ())]
    unknown = not small and not verbs
    strange = all(part.kind is Kind.UNKNOWN or _is_small(part) for part in told)
    if not things and any(part.category in _BEFORE_OBJECTS for part in told):
        yield from _of_any_suit(parts, gap, beside)
        return
    if unknown and not things and all(_is_small(one) or one.category in _OF_THINGS for one in told):
        return  # a verb, and nothing that it is done with
    if unknown and strange:
        if inside or any(parts[at].category in ("said", "cond") for at in beside):
            return
    if not things:
        yield from ((gap, f", {way},") for way in verbs or (_SUITLESS if unknown else ()))
        return
    one_of = [way for part in told for way in _OF_THINGS.get(part.category, ())]
    two_of = [way for part in told for way in _OF_TWO.get(part.category, ())]
    if not one_of:
        yield from ((gap, f", {way},") for way in verbs)
        one_of, two_of = list(_WITH[:1] if small else _WITH), list(_WITH_BOTH[: 2 if small else 4])
    whole = min(gap[0], things[0].start), max(gap[1], things[-1].end)
    named = [words[part.start : part.end] for part in things]
    if named[1:]:
        for way in two_of:
            yield whole, f", {way.format(*named)},"
            yield whole, f", {way.format(*reversed(named))},"
    if not (named[1:] and two_of):
        yield from ((whole, f", {way.format(one)},") for one in named for way in one_of)


def _denials(words: str, told: list[Part]) -> Iterator[str]:
    """What is left of something that is not done: it is done later, or something is not risked."""
    yield from ("not finessing", "without drawing trumps")
    for part in told:
        if part.category in _THINGS:
            named = words[part.start : part.end]
            yield from (named, f"{named} last")


def _counted(part: Part) -> Iterator[str]:
    """A number, or a card of some suit."""
    named = {"digits": part.value, "number": part.value}.get(part.category)
    rank = part.value if part.category == "rank" else named
    yield from (f"{suit}の{'10' if rank == 'T' else rank}" for suit in "♠♥♦♣" if rank)
    if isinstance(named, int) and 0 < named < 4:
        yield f"{named} rounds of trumps"


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
