"""What was said, part by part: each thing with the words of order and condition beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.said.said_words import CLAIM_WORDS
from bridgelaw.analysis.claims.statement.said.values import (
    TRUMPS,
    Break,
    Does,
    Order,
    Refused,
    Said,
    Thing,
)
from bridgelaw.analysis.claims.statement.steps import Note, NoteKind
from bridgelaw.locale.text import Text
from bridgelaw.reading.readings import Kind, Part


@dataclass(slots=True)
class Item:
    """A thing that was said, with the words of order beside it."""

    part: Part
    said: Said
    bare: bool = False
    """Cards alone, with no verb: a step, or tricks that are counted."""
    then: bool = False
    first: bool = False
    last: bool = False
    after: bool = False
    """It comes before what was said before it: `hearts after drawing trumps`."""
    before: bool = False
    """It comes after the next: `before touching trumps, …`."""
    later: bool = False
    once: bool = False
    """`once trumps are gone`: that is done first."""
    now: bool = False
    """`now`: first, if anything comes after it."""
    joint: str = ""
    """What stands between it and the item before, if that is a comma or “and” alone."""
    then_rest: bool = False
    """`…, then I claim the rest`."""
    otherwise: bool = False
    loose: bool = False
    """`in any order`: it binds nothing."""
    so: bool = False
    """`in that order`: no mere count."""
    if_: Break | None = None


@dataclass(slots=True)
class Speech:
    items: list[Item] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    conditions: list[tuple[Break, Part]] = field(default_factory=list)
    all_high: bool = False


_PROBLEMS: dict[object, Text] = {
    Refused.NOT: errors.NOT,
    Refused.IF: errors.IF,
    Refused.SQUEEZE: errors.SQUEEZE,
}
_SPELLED = {word.spelling: word.value for word in CLAIM_WORDS if word.category == "deny"}
_DENYING: dict[str, object] = dict.fromkeys(
    ("not_done", "not_done_ja", "no_more", "not_drawing", "not_drawn", "cannot_have", "not_plays"),
    Refused.NOT,
)
"""Kinds of words that deny what stands beside them, where nothing was made of both."""
_INCOMPLETE = {
    **dict.fromkeys(("v_cash", "gets_verb", "v_overtake", "v_unblock"), errors.WHICH_CARDS),
    "place": errors.WHICH_CARDS,
    "v_cross": errors.WHERE_TO,
}


def refusal_of(part: Part) -> Text | None:
    """Why a word is refused that may be something else as well: `no`, `without`, `if`."""
    return _PROBLEMS.get(_SPELLED.get(part.written.lower(), _DENYING.get(part.category)))


def refuse_what_may_matter(text: str, parts: tuple[Part, ...]) -> None:
    """A known word that fits nowhere, an unknown one that may be the verb of cards beside it."""
    for thing, particle, other in zip(parts, parts[1:], parts[2:], strict=False):
        if thing.category == "thing" and particle.written == "は" and other.category == "talk":
            # Something is said of them, and not what is done: 切り札は大丈夫.
            raise NotAStatement(text, thing.start, other.end, errors.WHAT_IS_DONE)
    told = [part for part in parts if part.kind is not Kind.FILLER]
    for part, following in pairwise(told):
        if _is_said_loosely(part) and following.category in ("thing", "things", "said"):
            # "to gosh the queen": what stands between the two is not known.
            preposition = part.found.parts[0].word
            start = part.start + len(preposition.spelling if preposition else "") + 1
            raise NotAStatement(text, start, part.end, errors.UNKNOWN)
    unused = [part for part in parts if part.kind is Kind.UNUSED]
    for part in sorted(unused, key=_says_why):
        problem = refusal_of(part) or _INCOMPLETE.get(part.category, errors.NOT_HERE)
        raise NotAStatement(text, part.start, part.end, problem)
    for part in parts:
        if part.kind is Kind.UNKNOWN:
            raise NotAStatement(text, part.start, part.end, errors.UNKNOWN)


def _says_why(part: Part) -> tuple[bool, bool]:
    """First what was denied or a condition, then what lacks something."""
    return refusal_of(part) is None, part.category not in _INCOMPLETE


def _is_said_loosely(part: Part) -> bool:
    """`for luck`: a preposition, and a word that is not known."""
    return part.found.row is not None and part.found.row.name == "as they say"


def is_adverb(part: Part) -> bool:
    """`swiftly`: it tells how something is done, and not what."""
    return part.kind is Kind.UNKNOWN and part.written.endswith("ly")


_PURPOSES = ("so", "because", "since", "as", "lest")
"""What follows may be denied: `so I don't block them`."""
_REASONS = (
    *_PURPOSES, "even", "though", "although", "whether", "whatever",
    "whoever", "however", "wherever", "whichever", "which", "who",
)  # fmt: skip
_IN_A_REASON = (Kind.UNUSED, Kind.UNKNOWN)
_DEED = (
    "said",
    "opponent",
    "thing",
    "things",
    "cond",
    "rank",
    "suit_one",
    "suit_many",
    "number",
    "repair",
)


def reasons(parts: tuple[Part, ...]) -> Iterator[tuple[int, int]]:
    """`so I don't block them`: why, or in spite of what, where no card and no deed is named."""
    at = 0
    while at < len(parts):
        stretch = list(_clause(parts[at:])) if _begins_a_reason(parts[at]) else []
        missed = any(part.kind in _IN_A_REASON for part in stretch)
        deed = any(part.category in _DEED or part.category.startswith("v_") for part in stretch)
        denied = any(refusal_of(part) is not None for part in stretch)
        denied &= not _begins_a_reason(parts[at], _PURPOSES)
        if missed and not (deed or denied) and len(stretch) > 1:
            yield stretch[0].start, stretch[-1].end
        at += max(len(stretch), 1)


def _begins_a_reason(part: Part, words: tuple[str, ...] = _REASONS) -> bool:
    return part.written.lower().split()[:1] in [[word] for word in words]


def _clause(parts: tuple[Part, ...]) -> Iterator[Part]:
    """The parts up to the next comma or word of order."""
    for part in parts:
        if part.kind is Kind.MARK or part.category in ("comma", "order"):
            return
        yield part


def gathered(text: str, parts: tuple[Part, ...]) -> Speech:
    refuse_what_may_matter(text, parts)
    speech = Speech()
    pending: set[Order] = set()
    condition: Break | None = None
    conditional = False  # was anything said that may or may not come true?
    beside = False  # does the last item stand right before this part?
    repaired = False  # does what comes now replace what was said before it?
    joint = ""
    for place, part in enumerate(parts):
        value = part.value
        if part.kind is not Kind.MEANT or part.category in ("comma", "and"):
            beside = beside and part.kind is Kind.FILLER
            if part.kind is not Kind.FILLER:
                joint += "and" if part.category == "and" else "," if part.written in ",、" else "."
        elif part.category == "repair":
            repaired = bool(speech.items)
            pending.clear()
            speech.notes.append(Note(NoteKind.REMARK, part.written))
            joint, beside = "", False
        elif part.category == "talk":
            conditional |= any(row.name.startswith(("if", "unless")) for row in part.found.rows())
            if is_forced(part) and not speech.items:  # with what are they thrown in?
                raise NotAStatement(text, part.start, part.end, errors.SQUEEZE)
            talked = _first_of_the_talk(parts, place)
            if talked.start < part.start:
                speech.notes.pop()
            speech.notes.append(Note(NoteKind.REMARK, text[talked.start : part.end]))
            if not _is_subject(part):
                pending.discard(Order.OTHERWISE)  # it was about this
            if isinstance(value, Thing):
                speech.items.append(_spoken_of(part, value))
            elif speech.items and (
                Order.THEN in pending
                or _gives(speech.items[-1])
                or (speech.items[-1].then and _is_of_the_rest(part))
                or (speech.items[-1].now and _is_of_the_rest(part))  # a heart now, and the rest
                or part.written.lower().startswith("now ")
                or is_forced(part)
            ):
                speech.items[-1].then_rest = True
            joint += "" if isinstance(value, Thing) or _is_subject(part) else "talk"
            speech.all_high |= value == "good"
            beside = False
        elif value in (Order.ANY, Order.SO):
            for item in _list_before(speech.items):
                item.loose, item.so = value is Order.ANY, value is Order.SO
        elif isinstance(value, Order):
            if value is Order.OTHERWISE and not (conditional or speech.conditions):
                raise NotAStatement(text, part.start, part.end, errors.IF)
            _ordered(value, speech, pending, beside, _followed(parts[place + 1 :]))
            beside = beside and value is Order.FIRST
        elif isinstance(value, Break):
            condition = value
            speech.conditions.append((value, part))
            if speech.items and not pending and not _followed(parts[place + 1 :]):
                for item in reversed(speech.items):
                    item.if_ = value
                    if item.then or "." in item.joint:
                        break  # cash the spades, then hearts if they break
            speech.notes.append(Note(NoteKind.REMARK, part.written))
            if value.thing is not None:
                speech.items.append(_spoken_of(part, value.thing, value.held))
            beside = False
        else:
            bare = not isinstance(value, Said)
            said = value if isinstance(value, Said) else Said(Does.CASH, _things(value))
            item = Item(part, said, bare, if_=condition)
            item.then = Order.THEN in pending
            item.first = Order.FIRST in pending or "first" in said.about
            item.last = Order.LAST in pending or "last" in said.about
            goes_on = Order.THEN not in pending and "." not in joint
            item.after = Order.AFTER in pending and bool(speech.items) and goes_on
            item.once = Order.AFTER in pending
            item.before = Order.BEFORE in pending
            item.otherwise = Order.OTHERWISE in pending or bool(
                speech.items and speech.items[-1].otherwise
            )
            item.loose = "loose" in said.about
            item.joint = "then" if pending else joint
            if repaired and (found := _repaired(speech.items, item)) is not None:
                item = found
            repaired = False
            last = speech.items[-1] if speech.items else None
            told = (
                None if last is None or not bare or pending or joint != "," else _told(last, said)
            )
            if told is not None:
                speech.items[-1].said = told
                joint, beside = "", True
                continue
            pending.clear()
            joint = ""
            speech.items.append(item)
            beside = True
    if repaired:  # what was to replace it is not known
        raise NotAStatement(text, parts[-1].start, parts[-1].end, errors.WHAT_IS_DONE)
    if speech.items and "talk" not in joint:  # a heart for you, immediately
        speech.items[-1].first |= Order.FIRST in pending
        speech.items[-1].last |= Order.LAST in pending
    return speech


def _first_of_the_talk(parts: tuple[Part, ...], place: int) -> Part:
    """Where talk begins that goes on here: its parts are one remark."""
    while place and parts[place - 1].category == "talk" and parts[place - 1].kind is Kind.MEANT:
        place -= 1
    return parts[place]


def _repaired(items: list[Item], item: Item) -> Item | None:
    """`a club, no, sorry, a heart`: takes back what was said, from where it is taken up again.

    Cards alone may replace those of a step, and not the step: they are given back in their item.
    """
    names = item.said.things[:1]
    again = [at for at, one in enumerate(items) if one.said.things[:1] == names]
    if item.then and not again:
        return None
    start = again[-1] if names and again else len(items) - 1
    replaced = items[start]
    while replaced.joint == "" and start > 0 and items[start - 1].said.does is Does.OUT:
        start -= 1  # what was only spoken of
    del items[start:]
    item.then, item.joint = replaced.then or item.then, replaced.joint
    if item.bare and not replaced.bare and replaced.said.does in _WITH_CARDS:
        return replace(replaced, said=replace(replaced.said, things=item.said.things))
    return None


_WITH_CARDS = (Does.THROW, Does.GIVE, Does.RUFF, Does.FINESSE, Does.OVERTAKE)
"""Steps that need their verb: cards that replace theirs have it as well."""


def _list_before(items: list[Item]) -> Iterator[Item]:
    """The last item, and those that it is listed with."""
    for item in reversed(items):
        if item.said.does is not Does.CASH:
            return
        yield item
        if item.joint not in (",", "and", ",and"):
            return


def _gives(item: Item) -> bool:
    """`give up a club and the rest are good`: what comes after it is said as well."""
    return item.said.does is Does.GIVE and not item.last


def _told(item: Item, said: Said) -> Said | None:
    """`you get one, the ace of clubs`: which it is."""
    things = item.said.things
    if item.said.does in (Does.YOURS, Does.GIVE) and len(said.things) == 1:
        rank = said.things[0]
        if not things:
            return replace(item.said, things=said.things)
        named = len(things) == len(rank.ranks) == 1 and rank.suit is None and not things[0].ranks
        if named and item.said.does is Does.YOURS:
            return replace(item.said, things=(replace(things[0], ranks=rank.ranks),))
    return None


def _is_of_the_rest(part: Part) -> bool:
    return any("rest" in row.name for row in part.found.rows())


def is_forced(part: Part) -> bool:
    """`club to you, and you must lead a heart`: the club comes before that."""
    return any(row.name.startswith("what they must do") for row in part.found.rows())


def _is_subject(part: Part) -> bool:
    """“I”, “I'll”: no talk that parts two things."""
    return part.written.lower().startswith("i") and len(part.written) < 5


def _spoken_of(part: Part, thing: Thing, out: bool = False) -> Item:
    """Cards that were only spoken of: “it”, or a rank alone, may be about them. `out`: it was
    said that they may be with the other side."""
    return Item(part, Said(Does.OUT, (thing,), about=frozenset() if out else frozenset({"talk"})))


def _things(value: object) -> tuple[Thing, ...]:
    if isinstance(value, Thing):
        return (value,)
    assert isinstance(value, tuple)
    return value


def _followed(parts: tuple[Part, ...]) -> bool:
    """Does anything that is done or named come right after, before a comma?"""
    for part in _clause(parts):
        if part.category == "and":
            return False
        if part.category in ("said", "thing", "things"):
            return True
    return False


def _ordered(
    order: Order, speech: Speech, pending: set[Order], beside: bool, followed: bool
) -> None:
    last = speech.items[-1] if speech.items else None
    if order is Order.NOW:
        if beside and last is not None and not followed:
            last.now = True
        return
    if order in (Order.FIRST, Order.LAST) and beside and last is not None and not followed:
        *others, latest = last.said.things or (None,)
        if others and order is Order.LAST and latest is not None and latest.suit == TRUMPS:
            # two spades, the other trump at the end
            last.said = replace(last.said, things=tuple(filter(None, others)))
            last = replace(last, said=replace(last.said, things=(latest,)), joint=",")
            speech.items.append(last)
        last.first |= order is Order.FIRST
        last.last |= order is Order.LAST
    elif order is Order.BEFORE and last is not None and beside and followed:
        pending.add(Order.THEN)
    elif order in (Order.LATER, Order.AFTER) and beside and last is not None and not followed:
        *others, latest = last.said.things or (None,)
        if others and last is speech.items[0] and latest is not None:
            # two spades and a heart afterwards: the others before it
            last.said = replace(last.said, things=tuple(filter(None, others)))
            speech.items.append(replace(last, said=replace(last.said, things=(latest,))))
        speech.items[-1].then = speech.items[-1].later = True  # trumps afterwards
    else:
        pending.add(Order.THEN if order is Order.LATER else order)


def may_count(item: Item) -> bool:
    """Cards alone, or several that are taken: `I make two spades and a heart`."""
    taken = item.said.does is Does.CASH and len(item.said.things) > 1
    return (item.bare or taken) and not (item.then or item.first or item.last or item.so)


_SEEN = (Does.OUT, Does.GONE, Does.GOOD, Does.DROPS)
_VERBS = ("ruff", "trump", "throw", "pitch", "discard", "chuck", "ditch", "dump")


def is_unclear(before: Item, item: Item) -> bool:
    """Is a suit beside a step of which it may be a part? `ruff a heart and a diamond`."""
    if item.joint not in (",", "and"):
        return False
    after = before.said.does in (Does.RUFF, Does.THROW) and bool(before.said.things)
    after |= before.said.does is Does.GONE and item.joint == "and"
    ruffs = before.said.by is not None and before.said.does is not Does.OVERTAKE
    if item.bare and ruffs and item.said.things[0].suit is None:
        return True
    if item.bare and after:
        return any(not one.ranks and one.suit != TRUMPS for one in item.said.things)
    # In Japanese the verb comes last: ハートとダイヤをラフ.
    verb = item.part.written.lower().startswith(_VERBS)
    final = item.said.does in (Does.RUFF, Does.THROW) and not verb
    final &= not item.part.written.isascii() and not any(one.ranks for one in before.said.things)
    final |= (
        item.said.does is Does.CASH
        and not item.bare
        and item.joint == "and"
        and not item.part.written.isascii()
    )
    counted = item.joint == "," and all(one.count for one in before.said.things)
    counted &= "を" not in before.part.written  # two clubs, and a diamond is thrown
    return before.bare and final and bool(item.said.things) and not counted


def in_order(items: list[Item]) -> list[Item]:
    """First what was said to come first; what comes after something, after it."""
    found: list[Item] = []
    for item in items:
        if item.after and found:
            suit = next((one.suit for one in found[-1].said.things), None)
            things = (  # ruff a heart, after the ace: of hearts
                replace(one, suit=one.suit or suit) if one.ranks else one
                for one in item.said.things
            )
            item.said = replace(item.said, things=tuple(things))
            found.insert(len(found) - 1, item)
        else:
            found.append(item)
    for place, item in enumerate(found):
        if item.first and item.said.things == (Thing(),):
            # East has a trump, that goes first
            item.first = any(one.said.does not in _SEEN for one in found[:place])
    for place, item in enumerate(found[:-1]):
        if item.before:
            found[place], found[place + 1] = found[place + 1], item
            break
    for place, (step, item) in enumerate(pairwise(found)):
        if item.first and item.bare and item.joint == "," and step.said.does is Does.DRAW:
            if all(one.ranks and one.suit is None for one in item.said.things):
                # I draw them, king first
                trumps = (replace(one, suit=TRUMPS) for one in item.said.things)
                item.said, item.first = replace(item.said, things=tuple(trumps)), False
                step.said = replace(step.said, things=(Thing(TRUMPS),))
                found[place], found[place + 1] = item, step
                break
    moved = [item for item in found if item.first]
    if moved and not any(item.then for item in moved):
        found = moved + [item for item in found if not item.first]
    return found
