"""The pieces that a statement is read in: words first, then the things that they speak of."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto

from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.game.suits import Suit


class Verb(Enum):
    """What is done."""

    DRAW = auto()
    CASH = auto()
    RUN = auto()
    PLAY = auto()
    TAKE = auto()  # also what is only counted: I take two spades
    RUFF = auto()
    CROSSRUFF = auto()
    CROSS = auto()
    FINESSE = auto()
    REPEAT = auto()
    DISCARD = auto()
    GIVE = auto()
    OVERTAKE = auto()
    UNBLOCK = auto()
    KEEP = auto()  # for the end


class Sort(Enum):
    """What sort of word a token is."""

    VERB = auto()
    SUIT = auto()
    TRUMP = auto()
    RANK = auto()
    CARD = auto()
    NUMBER = auto()
    ARTICLE = auto()
    ROUNDS = auto()  # rounds, times: 回
    PIECES = auto()  # tricks, cards: 枚
    PLACE = auto()
    SEAT = auto()
    TO = auto()
    ON = auto()
    THROUGH = auto()
    AGAINST = auto()
    WITH = auto()
    FROM = auto()
    OF = auto()
    OBJECT = auto()  # を
    BY = auto()  # で
    AT = auto()  # に, へ
    ALL = auto()
    TOP = auto()
    LOW = auto()
    HIGH = auto()
    GOOD = auto()
    WINNERS = auto()
    LOSERS = auto()
    REST = auto()
    OF_ALL = auto()  # のうち
    OUT = auto()
    LEFT = auto()
    HAS = auto()
    GONE = auto()
    HOLDS = auto()  # I have: says nothing
    BE = auto()
    AGAIN = auto()
    FIRST = auto()
    LAST = auto()
    AT_END = auto()  # at the end, 最後に
    OTHERS = auto()  # you, they
    MINE = auto()  # my
    THEIRS = auto()  # your
    PARTNER = auto()
    IT = auto()
    MARKED = auto()
    DROP = auto()  # for the drop
    FROM_TOP = auto()
    VOID = auto()  # out of trumps
    LIES = auto()  # 3-2, break: how the cards lie
    FALLS = auto()  # dropping the jack
    REMARK = auto()  # a whole remark: it doesn't matter what you lead
    IN_ORDER = auto()
    ANY_ORDER = auto()
    AFTER = auto()
    BEFORE = auto()
    THEN = auto()
    STOP = auto()
    COMMA = auto()
    AND = auto()
    NOT = auto()
    IF = auto()
    SQUEEZE = auto()
    NOISE = auto()
    UNKNOWN = auto()


OWNED = (Sort.SUIT, Sort.TRUMP, Sort.CARD, Sort.RANK, Sort.ARTICLE)
"""Words that can be somebody's: my trump, West's jack."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word, folded, and where it stands in the text as it was written."""

    sort: Sort
    text: str
    start: int
    end: int
    verb: Verb | None = None
    suit: Suit | None = None
    number: int = 0
    ranks: tuple[int, ...] = ()
    at: At | None = None
    plural: bool = False
    latin: bool = False
    owner: Sort | None = None
    """`MINE` or `THEIRS`, where it was said whose it is."""
    partners: bool = False
    """A hand that is called partner's."""
    owns: bool = False
    """A seat whose card is spoken of: West's jack."""

    @property
    def is_single(self) -> bool:
        """The heart: one card, where letters and Japanese leave it open."""
        return self.latin and len(self.text) > 1 and not self.plural

    @property
    def is_thing(self) -> bool:
        return self.sort in (Sort.SUIT, Sort.TRUMP, Sort.CARD, Sort.RANK)


class Joint(IntEnum):
    """How a phrase follows the one before it."""

    NONE = 0
    AND = 1
    COMMA = 2
    STOP = 3
    THEN = 4


JOINTS = {
    Sort.AND: Joint.AND,
    Sort.COMMA: Joint.COMMA,
    Sort.STOP: Joint.STOP,
    Sort.THEN: Joint.THEN,
}


class Role(Enum):
    """What a thing is to the verb."""

    OBJECT = auto()
    TO = auto()  # a club to the ace
    ON = auto()  # on the clubs
    WITH = auto()  # with the ace
    AGAINST = auto()  # against the king
    BY = auto()  # で
    AT = auto()  # に


@dataclass(slots=True)
class Thing:
    """Cards that are spoken of: a suit, trumps, cards by name, or ranks alone."""

    token: Token
    role: Role | None = None
    count: int | None = None
    rounds: bool = False
    """The count was one of rounds, not of cards or tricks."""
    at: At | None = None
    joined: bool = False
    """It follows the thing before it after “and”."""
    has_place: bool = False
    """It follows a place: dummy's clubs."""


_NO_COUNT = (
    Sort.OUT, Sort.LEFT, Sort.HAS, Sort.GONE, Sort.NOT, Sort.LOW, Sort.AT_END, Sort.FIRST,
    Sort.DROP, Sort.THEIRS,
)  # fmt: skip
"""What is not said of tricks that are only counted."""


@dataclass(slots=True)
class Phrase:
    """A verb with what belongs to it."""

    joint: Joint = Joint.NONE
    tokens: list[Token] = field(default_factory=list)
    verb: Verb | None = None
    verb_token: Token | None = None
    things: list[Thing] = field(default_factory=list)
    places: list[Token] = field(default_factory=list)
    to_place: bool = False
    before_place: int = 0
    """How many things stand before the last place."""
    seats: list[Token] = field(default_factory=list)
    count: int | None = None
    """A number that belongs to no thing."""
    said: dict[Sort, Token] = field(default_factory=dict)
    """The other words, each with the last token of its sort."""
    spare: Token | None = None
    """A word that found nothing to belong to."""
    turned: Token | None = None
    """The word that says that this comes before, or after, what it stands beside."""

    def says(self, *sorts: Sort) -> bool:
        return any(sort in self.said for sort in sorts)

    @property
    def counts_only(self) -> bool:
        """Are tricks only counted: `two spades and a diamond`?"""
        return self.may_count and all(
            thing.token.sort in (Sort.SUIT, Sort.TRUMP) and thing.count is not None
            for thing in self.things
        )

    @property
    def may_count(self) -> bool:
        """Can it stand in a list of tricks: `the ace of clubs`, `my trump`?"""
        return (
            self.verb in (None, Verb.TAKE)
            and bool(self.things)
            and not self.to_place
            and not self.says(*_NO_COUNT)
            and not self.seats
            and all(
                (thing.count is not None or thing.token.ranks or thing.token.is_single)
                and not thing.rounds
                and thing.role is Role.OBJECT
                for thing in self.things
            )
        )

    @property
    def has_number(self) -> bool:
        """Is something in it counted with a number?"""
        return any((thing.count or 0) > 1 for thing in self.things)
