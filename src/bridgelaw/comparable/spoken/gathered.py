"""What the words of a description say, sorted: the name of the call, and everything beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bridgelaw.comparable.spoken.call_rows import Raised, Said, TwoLengths
from bridgelaw.comparable.spoken.convention_rows import BY_KEY, Convention
from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.suits import Denomination, Suit
from bridgelaw.reading.readings import Kind, Part
from bridgelaw.reading.shared.values import Count, Holding, Span, Strength, Suits

_NAMES_A_CALL = 3
"""Up to this level a number and a suit at the beginning are a call: nobody shows three cards so."""
_BEHIND_A_NAME = ("natural", "remark", "suit", "suits")
_NEVER_A_LENGTH = 2
_LONG = 5
_HIGHEST_LENGTH = 7
_ANSWERED = ("keycards", "aces", "kings")
_SIGNS = (":", "=", "は", "shows", "showing", "is", "was", "means")
_OF_A_HIGH_CALL = {
    "preempt",
    "cue",
    "gerber",
    "namyats",
    "splinter",
    "blackwood",
    "rkcb",
    "quantitative",
    "texas",
}
_SMALL_M = re.compile(r"(?<![A-Za-z])c?m(?![A-Za-z])")
"""M is a major and m a minor, which the lattice, in capitals, cannot tell."""
_SMALL_C = re.compile(r"\d\+?c")
"""Beside another suit "6c" is six cards."""
_MAJORS, _MINORS = (Suit.SPADES, Suit.HEARTS), (Suit.DIAMONDS, Suit.CLUBS)
_ASKING = ("gerber", "blackwood", "rkcb")
_GENERAL = {"raise", "support", "transfer", "overcall", "cue", "preempt", "precision", "reverse",
            "jump-shift"}  # fmt: skip
"""Names that another one may stand beside: `Bergen, a raise`, `Texas transfer`."""
_NO_LONGER = (",", ";", "、", "。", "and", "but", "または", "or")
"""What ends that which only may be so."""
_DOUBLES = ("double", "doubles", "doubled", "redouble", "redoubles", "ダブル", "リダブル")
_COMMAS = (",", "、")
_KANA = re.compile("[ぁ-んァ-ヶ]")
_BEFORE_THE_NAME = (
    "conv",
    "vague",
    "remark",
    "natural",
    "join",
    "purpose",
    "every",
    "over",
    "over_suit",
)


@dataclass
class Gathered:
    """The pieces of a description, each kind in the order of the words."""

    call: Call | None = None
    over: Call | None = None
    over_suits: Suits | None = None
    methods: list[Convention] = field(default_factory=list)
    strengths: list[Span] = field(default_factory=list)
    vague: list[str] = field(default_factory=list)
    vague_words: list[str] = field(default_factory=list)
    ranges: list[Span] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)
    holdings: list[Holding] = field(default_factory=list)
    suits: list[Suits] = field(default_factory=list)
    two_lengths: list[TwoLengths] = field(default_factory=list)
    longer: list[Suit] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    shapes: list[str] = field(default_factory=list)
    purposes: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    besides: list[str] = field(default_factory=list)  # remarks as they were written
    unclear: list[str] = field(default_factory=list)
    theirs: list[str] = field(default_factory=list)  # “their suit”: which one is that?
    strong: list[str] = field(default_factory=list)
    """A strength in a word that means nothing until points are told: `a minimum`."""
    loose: list[Part] = field(default_factory=list)  # they deny something that was not read
    others: Span | None = None
    """How many cards of every suit that is not spoken of."""
    doubled: bool = False
    """Whether the call is said to be a double, or a redouble."""
    agreed: Suit | None = None
    told: set[str] = field(default_factory=set)
    """Of which categories something was told: `or`, `others`, `another`, `natural`, `every` …"""
    unparted: bool = False
    """Two names of methods side by side: of what they are together nothing is known."""
    points_last: bool = False
    """Whether something else was said before the points."""
    named_after_method: bool = False
    notrump: Part | None = None  # spoken of beside the call
    missed: list[Part] = field(default_factory=list)

    def put(self, part: Part) -> None:
        """Sorts one part."""
        self.told.add(part.category)
        value = part.value
        if _SMALL_C.fullmatch(part.written) and isinstance(value, Holding) and self._other_suit():
            value = Count(value.span)
        if _SMALL_M.search(part.written):
            value = _of_minors(value)
        match value:
            case Holding():
                self.holdings.append(value)
            case Count() if part.category == "others":
                self.others = value.span
            case Count():
                self.counts.append(value)
            case Strength():
                self.points_last = bool(self.shapes or self.holdings or self.suits)
                self.strengths.append(value.span)
            case Span():
                self.points_last = bool(self.shapes or self.holdings or self.suits)
                self.ranges.append(value)
            case Suit() if part.category == "agreed":
                self.agreed = value
                self.besides.append(part.written)
            case Suit() if part.category == "longer_suit":
                self.longer.append(value)
            case Call() if part.category == "over":
                self.over = value
            case Suit():
                self.suits.append(Suits((value,), True))
            case TwoLengths():
                self.two_lengths.append(value)
            case Bid() if self.call not in (None, value) and _is_of(part):
                self.over = value  # "1NT overcall of 1H"
            case Bid():
                self.unparted = self.unparted or self.call not in (None, value)
                self.call = self.call or value
            case Suits() if part.category == "over_suit":
                self.over_suits = value
            case Suits():
                self.suits.append(value)
            case Raised():
                self.methods.append(BY_KEY[value.method])
                self.suits.append(Suits((value.suit,), True))
            case Said() if part.category == "purpose":
                self.purposes.append(value.text)
            case Said() if part.category == "shape":
                self.shapes.append(value.text)
            case Said():
                self.said.append(value)
            case str():
                self._put_word(part, part.category, value, part.written)
            case _:
                pass

    def _put_word(self, part: Part, category: str, value: str, written: str) -> None:
        match category:
            case "conv" if "'" in written:
                self.loose.append(part)  # "don't" is no DONT
            case "conv":
                self.methods.append(BY_KEY[value])
            case "solid_suit" if any(each.key == "gambling" for each in self.methods):
                self.besides.append(written)
            case "opened" if isinstance(self.call, Bid) and self.call.level > 1:
                self.besides.append(written)
            case "notrump":
                self.notrump = part
            case "vague" | "opened":
                self.vague.append(value)
                self.vague_words.append(written)
            case "remark" | "natural":
                self.remarks.append(value)
                self.besides.append(written)
            case "unclear" if value == "points":
                self.strong.append(written)
            case "otherwise" if self.holdings or self.counts or self.strengths or self.ranges:
                self.besides.append(written)
            case "otherwise":
                self.loose.append(part)
            case "unclear" if value == "which":
                self.told.add("others")
            case "unclear" if value == "theirs":
                self.theirs.append(written)
            case "unclear" | "solid_suit":
                self.unclear.append(written)
            case "deny" | "denied":
                self.loose.append(part)
            case _:
                pass

    def _other_suit(self) -> bool:
        own = self.call.denomination.suit if isinstance(self.call, Bid) else None
        return any(suit not in (None, Suit.CLUBS) for suit in (own, *self.suits_spoken_of()))

    def suits_spoken_of(self) -> tuple[Suit, ...]:
        """Every suit of which something is said, but for what is denied."""
        found = [suit for group in self.suits for suit in group.suits]
        found += [suit for holding in self.holdings for suit in holding.suits.suits]
        return tuple(dict.fromkeys(found))


def _is_of(part: Part) -> bool:
    return part.found.row is not None and part.found.row.name == "overcall of a call"


def gather(parts: Sequence[Part], named: bool = True) -> Gathered:
    """Sorts the parts of a reading; the name of the call comes first and is never a length.

    `named` says whether the words may begin with it.
    """
    found = Gathered()
    name = _name(parts) if named else None
    if named and name is None:
        name = _name_elsewhere(parts)
    skipped = False
    meant = [at for at, part in enumerate(parts) if part.kind is Kind.MEANT]
    maybe = {
        before for before, at in pairwise(meant)
        if parts[at].category == "hedged"
        and not any(part.written in _COMMAS for part in parts[before:at])
    }  # fmt: skip
    found.unparted = any(
        (
            one.category == other.category == "conv"
            and not {one.value, other.value} & _GENERAL and one.value != other.value
        )
        or (one.value == "forcing" and names_a_call(other))  # "forcing three clubs": that bid?
        for one, other in pairwise(parts)
    )  # fmt: skip
    for at, part in enumerate(parts):
        skipped = skipped and part.written.lower() not in _NO_LONGER
        found.doubled = found.doubled or part.written.lower() in _DOUBLES
        if part.kind in (Kind.UNKNOWN, Kind.UNUSED):
            found.missed.append(part)
        elif part.kind is not Kind.MEANT:
            continue
        elif at == name:
            found.call = _as_call(part)
            found.named_after_method = bool(found.methods) and parts[at - 1].written not in _COMMAS
        elif part.category == "hedge" or _begins(part, parts[:at]):
            skipped = True
            continue
        elif found.call is not None and part.category == "length" and _as_call(part) is found.call:
            continue  # the name again
        elif at in maybe:
            found.besides.append(part.written)
            if isinstance(part.value, (Span, Strength)) and _matters(part.value):
                found.unclear.append(part.written)
        elif skipped and part.category not in ("remark", "join") and part.value != "whose":
            since = _since_the_hedge(parts, at)  # what may be so restricts no hand
            found.besides = [each for each in found.besides if not since.startswith(each)]
            found.besides.append(since)
            found.told.add(f"may {part.category}")
            matters = isinstance(part.value, (Span, Count, Strength)) and _matters(part.value)
            if matters or part.category == "vague":
                found.unclear.append(since)  # "could be one": then how many does it promise?
        else:
            found.put(part)
    if found.notrump is not None and _strain(found.call) is not Denomination.NOTRUMP:
        if "may shape" in found.told:
            pass
        elif found.call is None and (found.strengths or any(not one.bare for one in found.ranges)):
            found.shapes.append("bal")  # "our no trump is 12-14"
        else:
            found.loose.append(found.notrump)
    return found


def _matters(told: Span | Count | Strength) -> bool:
    """Whether a number that only may be so changes what is promised: few cards, other points."""
    span = told if isinstance(told, Span) else told.span
    points = isinstance(told, Strength) or (span.bare and span.low > _HIGHEST_LENGTH)
    return points or (span.bare and span.low <= _NAMES_A_CALL)


def _strain(call: Call | None) -> Denomination | None:
    return call.denomination if isinstance(call, Bid) else None


def _since_the_hedge(parts: Sequence[Part], at: int) -> str:
    first = max(i for i in range(at) if parts[i].category in ("hedge", "hedged"))
    words = [part.written for part in parts[first : at + 1]]
    return (" " if words[0].isascii() else "").join(words)


def _begins(part: Part, before: Sequence[Part]) -> bool:
    """“…, possible singleton”: a word that else stands behind what may be so."""
    return part.category == "hedged" and any(each.written in _COMMAS for each in before[-1:])


def _of_minors(value: object) -> object:
    if isinstance(value, Holding):
        return Holding(Suits(_MINORS, value.suits.every), value.span)
    if isinstance(value, Suits) and value.suits == _MAJORS:
        return Suits(_MINORS, value.every)
    return value


def _suits_of(value: Holding | Said) -> tuple[Suit, ...]:
    return value.suits.suits if isinstance(value, Holding) else value.suits


def _as_call(part: Part) -> Call | None:
    """The call that a part names, or could name: `two hearts`, but not ハート2枚."""
    value = part.value
    if isinstance(value, Call):
        return value if part.category == "call" else None
    row = part.found.row
    if isinstance(value, Holding) and row is not None and row.name == "length of suit":
        if value.span.bare and value.suits.every and len(value.suits.suits) == 1:
            if 1 <= value.span.low <= 7:
                return Bid.of(value.span.low, value.suits.suits[0].denomination)
    return None


def names_a_call(part: Part) -> bool:
    """Whether a part by itself can only be the name of a bid: no length is so short."""
    call = _as_call(part)
    return isinstance(call, Bid) and (part.value is call or call.level <= _NAMES_A_CALL)


def _name(parts: Sequence[Part]) -> int | None:
    """Where the name of the call stands, if the words begin with it, or with a method and it."""
    method: Convention | None = None
    told = False
    for at, part in enumerate(parts):
        if told and part.written in _COMMAS and (method is None or method.key not in _ASKING):
            return None
        if part.kind is not Kind.MEANT:
            continue
        call = _as_call(part)
        if isinstance(call, Bid):
            return at if _is_a_name(call, at, parts, method) else None
        if part.category == "conv":
            method = BY_KEY[str(part.value)]
        told = told or part.category in ("conv", "purpose", "every")
        if part.category not in _BEFORE_THE_NAME:
            return None
    return None


def _name_elsewhere(parts: Sequence[Part]) -> int | None:
    """Where else the call is named: nobody tells one or two cards of a suit so, or fewer than the
    method shows ("preempt, three hearts"), or many of them beside what only answers and slams
    tell: "one king, six diamonds"."""
    told = " ".join(str(part.value) for part in parts if part.category in ("said", "purpose"))
    answers = any(word in told for word in _ANSWERED)
    named = [BY_KEY[str(part.value)] for part in parts if part.category == "conv"]
    shown = [int(each.length[0]) for each in named if each.length]
    shortest = max((each for each in shown if each >= _LONG), default=_NEVER_A_LENGTH + 1)
    high = any(each.key in _OF_A_HIGH_CALL - {"preempt"} for each in named)
    japanese = any(_KANA.search(part.written) for part in parts)  # a length would be so many 枚
    for at, part in enumerate(parts):
        call = _as_call(part)
        if isinstance(call, Bid) and not isinstance(part.value, Bid):
            alone = not at or parts[at - 1].written in _COMMAS
            placed = any(each.category in ("suit", "said") for each in parts[:at])
            as_method = call.level < min(shortest, 6) or (high and call.level in (3, 4))
            in_place = alone and not placed and as_method
            if (
                call.level <= _NEVER_A_LENGTH
                or in_place
                or (japanese and "枚" not in part.written)
                or (answers and call.level > _NAMES_A_CALL)
            ):
                return at
        if isinstance(part.value, (Holding, Count, TwoLengths)) and not (answers or japanese):
            return None
    return None


def _is_a_name(call: Bid, at: int, parts: Sequence[Part], method: Convention | None) -> bool:
    if isinstance(parts[at].value, Bid):
        return True
    if call.level <= _NAMES_A_CALL:
        # "Drury with three spades": as many as the method shows.
        return method is None or method.own or not method.length.startswith(str(call.level))
    after = parts[at + 1] if at + 1 < len(parts) else None
    if after and (after.written.lower() in _SIGNS or after.category in _BEHIND_A_NAME):
        return True
    suit = call.denomination.suit
    if method is not None and method.length and int(method.length[0]) > call.level:
        return True  # "leaping Michaels, four diamonds": fewer than the method shows
    later = parts[at + 1 :]
    if any(part.value == "to play" for part in later):
        return True
    if any(isinstance(part.value, Count) for part in later) and not any(
        part.category in ("suit", "suits", "length", "two_lengths", "conv") for part in later
    ):
        return True  # "four hearts, with six of them"
    if any(
        isinstance(each.value, (Holding, Said)) and suit in _suits_of(each.value)
        for each in parts[at + 1 :]
    ):
        return True  # "four clubs, club shortage": what else is said is of the suit
    told = " ".join(str(part.value) for part in parts if part.category in ("said", "purpose"))
    named = {part.value for part in parts if part.category == "conv"}
    answers = bool(named & _OF_A_HIGH_CALL) or any(word in told for word in (*_ANSWERED, "asks"))
    return answers or any(
        part.category == "remark" and "jump" in part.written.lower()
        for part in parts[max(at - 2, 0) : at]
    )
