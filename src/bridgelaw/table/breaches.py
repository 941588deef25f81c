"""What the Laws forbid: said of a choice that a player may not make, and of what they did.

The same `Breach` answers "why may West not bid 1♥?" beforehand and "what was wrong with it?"
afterwards, so that the two can never disagree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from bridgelaw.game.calls import DOUBLE, REDOUBLE, SOME_BID, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.locale.text import Text, filled, tr


class Kind(Enum):
    """The kinds of irregularity that the table sees by itself.

    >>> from bridgelaw import Board, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> table.irregularities[0].kind is Kind.INSUFFICIENT_BID
    True
    """

    INSUFFICIENT_BID = "insufficient bid"
    CALL_OUT_OF_ROTATION = "call out of rotation"
    INADMISSIBLE_DOUBLE = "inadmissible double"
    INADMISSIBLE_REDOUBLE = "inadmissible redouble"
    BID_OVER_SEVEN = "bid over seven"
    CALL_NOT_REPEATED = "call not repeated"
    BARRED_CALL = "call by a player who must pass"
    CALL_AFTER_AUCTION = "call after the auction"
    CHANGE_OF_CALL = "change of call"
    ROBBED_OF_TURN = "player robbed of a turn"
    CARD_EXPOSED = "card exposed"
    LEAD_IN_AUCTION = "lead during the auction"
    OPENING_LEAD_OUT_OF_TURN = "opening lead out of turn"
    LEAD_OUT_OF_TURN = "lead out of turn"
    PLAY_OUT_OF_TURN = "play out of turn"
    PREMATURE_LEAD = "premature lead"
    FIFTH_CARD = "fifth card to a trick"
    SECOND_CARD = "second card to a trick"
    REVOKE = "revoke"
    RESTRICTION_IGNORED = "restriction ignored"
    PENALTY_CARD_NOT_PLAYED = "penalty card not played"
    LED_BEFORE_CHOICE = "lead before declarer's choice"
    WRONG_CARD_FROM_DUMMY = "card that was not named from dummy"
    INCOMPLETE_DESIGNATION = "incomplete designation"
    CHANGE_OF_DESIGNATION = "another designation after dummy's card was named"
    NOT_IN_DUMMY = "designation of a card that dummy does not hold"
    CARD_NAMED = "card named by a defender"
    PLAY_AFTER_CLAIM = "play after a claim"
    NOT_PLAYING = "card shown when no card is to be played"
    DEFECTIVE_TRICK = "trick without a card"
    NOT_HELD = "card not held"
    WRONG_NUMBER_OF_CARDS = "wrong number of cards"

    __hash__ = object.__hash__  # each is there once, and is a key at every event


_SENTENCES = {
    Kind.INSUFFICIENT_BID: tr("{what} does not outrank {last}."),
    Kind.CALL_OUT_OF_ROTATION: tr("It is {turn}'s turn to call."),
    Kind.INADMISSIBLE_DOUBLE: tr("There is no undoubled bid of the opponents to double."),
    Kind.INADMISSIBLE_REDOUBLE: tr("There is no double by the opponents to redouble."),
    Kind.BID_OVER_SEVEN: tr("{what} is more than seven odd tricks."),
    Kind.CALL_NOT_REPEATED: tr("{seat} must repeat the cancelled call, {last}."),
    Kind.BARRED_CALL: tr("{seat} must pass."),
    Kind.CALL_AFTER_AUCTION: tr("The auction is over."),
    Kind.CHANGE_OF_CALL: tr("{seat} has already called {last}."),
    Kind.ROBBED_OF_TURN: tr("Passes out of rotation took {turn}'s turn to call away."),
    Kind.CARD_EXPOSED: tr("{what} was shown."),
    Kind.LEAD_IN_AUCTION: tr("{what} was led before the auction was over."),
    Kind.OPENING_LEAD_OUT_OF_TURN: tr("The opening lead is {turn}'s."),
    Kind.LEAD_OUT_OF_TURN: tr("It is {turn}'s turn to lead."),
    Kind.PLAY_OUT_OF_TURN: tr("It is {turn}'s turn to play."),
    Kind.PREMATURE_LEAD: tr("The trick in progress is not complete."),
    Kind.FIFTH_CARD: tr("The trick had four cards already."),
    Kind.SECOND_CARD: tr("{seat} has already played to this trick."),
    Kind.REVOKE: tr("{seat} holds a card of the suit led, {suit}."),
    Kind.RESTRICTION_IGNORED: tr("A restriction on {seat} excludes {what}."),
    Kind.PENALTY_CARD_NOT_PLAYED: tr("A penalty card must be played first: {cards}."),
    Kind.LED_BEFORE_CHOICE: tr("{seat} must wait until declarer has chosen."),
    Kind.WRONG_CARD_FROM_DUMMY: tr("Declarer named {last}, not {what}."),
    Kind.INCOMPLETE_DESIGNATION: tr("Declarer did not name a card."),
    Kind.CHANGE_OF_DESIGNATION: tr("Declarer asked dummy for one card and then for another."),
    Kind.NOT_IN_DUMMY: tr("Dummy does not hold {what}."),
    Kind.CARD_NAMED: tr("{seat} named {what}."),
    Kind.PLAY_AFTER_CLAIM: tr("Play has stopped because of a claim."),
    Kind.NOT_PLAYING: tr("No card is to be played now."),
    Kind.DEFECTIVE_TRICK: tr("{seat} has not played to the trick."),
    Kind.NOT_HELD: tr("{seat} does not hold {what}."),
    Kind.WRONG_NUMBER_OF_CARDS: tr("{seat} has {number} cards."),
}
_LACKING = ("turn", "last", "suit", "cards", "number")
"""What an irregularity lacks that was only told."""
_MINOR_FIRST = tr(
    "Among the cards of that suit below the ten, the minor penalty card comes first: {cards}."
)
"""50C: an honour, or another suit, may still be played."""


class Why(Enum):
    """What is irregular, more closely than its kind: each has its law.

    >>> from bridgelaw import Board, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, E P")
    >>> table.irregularities[0].why is Why.PASSED_OUT_OF_TURN
    True
    """

    TOO_LOW = Kind.INSUFFICIENT_BID, 0
    TOO_LOW_OUT_OF_TURN = Kind.INSUFFICIENT_BID, 1
    CALLED_OUT_OF_TURN = Kind.CALL_OUT_OF_ROTATION, 0
    PASSED_OUT_OF_TURN = Kind.CALL_OUT_OF_ROTATION, 1
    BID_OUT_OF_TURN = Kind.CALL_OUT_OF_ROTATION, 2
    DOUBLED_OUT_OF_TURN = Kind.CALL_OUT_OF_ROTATION, 3
    NOTHING_TO_DOUBLE = Kind.INADMISSIBLE_DOUBLE, 0
    NOTHING_TO_REDOUBLE = Kind.INADMISSIBLE_REDOUBLE, 0
    OVER_SEVEN = Kind.BID_OVER_SEVEN, 0
    BID_NOT_REPEATED = Kind.CALL_NOT_REPEATED, 0
    DOUBLE_NOT_REPEATED = Kind.CALL_NOT_REPEATED, 1
    BARRED = Kind.BARRED_CALL, 0
    AFTER_AUCTION = Kind.CALL_AFTER_AUCTION, 0
    CHANGED = Kind.CHANGE_OF_CALL, 0
    REPLACED_TOO_LOW = Kind.CHANGE_OF_CALL, 1
    ROBBED = Kind.ROBBED_OF_TURN, 0
    SHOWN = Kind.CARD_EXPOSED, 0
    SHOWN_BEFORE_AUCTION = Kind.CARD_EXPOSED, 1
    SHOWN_IN_AUCTION = Kind.CARD_EXPOSED, 2
    SEVERAL_SHOWN_IN_AUCTION = Kind.CARD_EXPOSED, 3
    SHOWN_BY_DECLARERS = Kind.CARD_EXPOSED, 4
    SPREAD_BY_DECLARER = Kind.CARD_EXPOSED, 5
    MOVED_BY_DUMMY = Kind.CARD_EXPOSED, 6
    LED_IN_AUCTION = Kind.LEAD_IN_AUCTION, 0
    LED_BEFORE_AUCTION = Kind.LEAD_IN_AUCTION, 1
    OPENED_OUT_OF_TURN = Kind.OPENING_LEAD_OUT_OF_TURN, 0
    OPENED_BY_DECLARERS = Kind.OPENING_LEAD_OUT_OF_TURN, 1
    LED_OUT_OF_TURN = Kind.LEAD_OUT_OF_TURN, 0
    LED_BY_DECLARERS = Kind.LEAD_OUT_OF_TURN, 1
    LED_BY_DEFENDER = Kind.LEAD_OUT_OF_TURN, 2
    PLAYED_OUT_OF_TURN = Kind.PLAY_OUT_OF_TURN, 0
    PLAYED_BEFORE_PARTNER = Kind.PLAY_OUT_OF_TURN, 1
    PLAYED_BY_DECLARERS = Kind.PLAY_OUT_OF_TURN, 2
    PLAYED_BEFORE_RHO = Kind.PLAY_OUT_OF_TURN, 3
    PLAYED_BEFORE_LED_ANEW = Kind.PLAY_OUT_OF_TURN, 4
    LED_EARLY = Kind.PREMATURE_LEAD, 0
    LED_EARLY_BY_DECLARERS = Kind.PREMATURE_LEAD, 1
    LED_EARLY_AFTER_PARTNER = Kind.PREMATURE_LEAD, 2
    FIFTH_CARD = Kind.FIFTH_CARD, 0
    SECOND_CARD = Kind.SECOND_CARD, 0
    NOT_FOLLOWED = Kind.REVOKE, 0
    DEMAND_IGNORED = Kind.RESTRICTION_IGNORED, 0
    MAJOR_NOT_PLAYED = Kind.PENALTY_CARD_NOT_PLAYED, 0
    MINOR_NOT_PLAYED = Kind.PENALTY_CARD_NOT_PLAYED, 1
    LED_BEFORE_CHOICE = Kind.LED_BEFORE_CHOICE, 0
    WRONG_CARD = Kind.WRONG_CARD_FROM_DUMMY, 0
    NO_CARD_NAMED = Kind.INCOMPLETE_DESIGNATION, 0
    NAMED_ANOTHER = Kind.CHANGE_OF_DESIGNATION, 0
    NOT_IN_DUMMY = Kind.NOT_IN_DUMMY, 0
    NAMED = Kind.CARD_NAMED, 0
    NAMED_AT_TURN = Kind.CARD_NAMED, 1
    NAMED_BY_DUMMY = Kind.CARD_NAMED, 2
    NAMED_BEFORE_PLAY = Kind.CARD_NAMED, 3
    AFTER_CLAIM = Kind.PLAY_AFTER_CLAIM, 0
    NOT_PLAYING = Kind.NOT_PLAYING, 0
    NO_CARD = Kind.DEFECTIVE_TRICK, 0
    NOT_HELD = Kind.NOT_HELD, 0
    TOO_MANY_CARDS = Kind.WRONG_NUMBER_OF_CARDS, 0
    TOO_FEW_CARDS = Kind.WRONG_NUMBER_OF_CARDS, 1

    __hash__ = object.__hash__

    def __init__(self, kind: Kind, place: int) -> None:
        self.kind = kind


SAID_OF_CALLS: dict[Kind, Call | None] = {
    Kind.INSUFFICIENT_BID: SOME_BID,
    Kind.BID_OVER_SEVEN: SOME_BID,
    Kind.INADMISSIBLE_DOUBLE: DOUBLE,
    Kind.INADMISSIBLE_REDOUBLE: REDOUBLE,
    Kind.CALL_OUT_OF_ROTATION: None,
    Kind.BARRED_CALL: None,
    Kind.CALL_AFTER_AUCTION: None,
    Kind.ROBBED_OF_TURN: None,
}
"""What somebody can say was wrong with a call, and of which calls alone (`None`: of any)."""
SAID_OF_LEADS = (
    Kind.OPENING_LEAD_OUT_OF_TURN, Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_LEAD,
    Kind.RESTRICTION_IGNORED,
)  # fmt: skip
SAID_OF_PLAYS = (Kind.PLAY_OUT_OF_TURN, Kind.REVOKE, Kind.RESTRICTION_IGNORED)
SAID_OF_PLAYED_TOGETHER = (*SAID_OF_PLAYS, Kind.SECOND_CARD)
SAID_OF_SHOWN = (Kind.CARD_EXPOSED,)
CAN_BE_SAID = tuple(
    dict.fromkeys((*SAID_OF_CALLS, *SAID_OF_LEADS, *SAID_OF_PLAYED_TOGETHER, *SAID_OF_SHOWN))
)
CALLED_WRONGLY = (Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION)
"""Calls that the next player can accept (27A1, 29A)."""
LEADS_OUT_OF_TURN = (Kind.LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_OUT_OF_TURN)
OUT_OF_TURN = (*LEADS_OUT_OF_TURN, Kind.PLAY_OUT_OF_TURN)
EXTRA_CARDS = (Kind.SECOND_CARD, Kind.FIFTH_CARD)
"""More than one card to a trick (58B, 45E, 67B2)."""
REVOKES = (Kind.REVOKE, Kind.RESTRICTION_IGNORED)
"""Law 61A: not following suit, and not playing what was required."""
UNCLEAR_WORDS = (Kind.INCOMPLETE_DESIGNATION, Kind.NOT_IN_DUMMY)
"""What declarer said to dummy that is not a card yet."""
BY_DUMMY = (Why.MOVED_BY_DUMMY, Why.NAMED_BY_DUMMY)
"""Dummy has suggested a card."""
SHOWN_IN_PLAY = (
    Why.SHOWN, Why.SHOWN_BY_DECLARERS, Why.SPREAD_BY_DECLARER, Why.NAMED, Why.NAMED_AT_TURN,
    Why.NAMED_BEFORE_PLAY,
)  # fmt: skip
"""A card that was shown, or named as being in a hand, once the auction was over."""
TOLD = {why.kind: why for why in reversed(Why)}
"""What an irregularity is taken for that was only told: the first of its kind."""


class Breach(NamedTuple):
    """What is wrong with a call or card.

    `law` forbids it; `rectified_by` is the law that says what happens if it is made all the
    same.

    >>> from bridgelaw import Board, Seat, Table, parse_call
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P")
    >>> breach = table.legal_calls(Seat.EAST).why_not(parse_call("1D"))
    >>> breach.law, breach.rectified_by, str(breach.text)
    ('18D', '27', '1♦ does not outrank 1♥.')
    """

    kind: Kind
    law: str
    rectified_by: str
    seat: Seat
    what: Call | Card | None = None
    turn: Seat | None = None
    details: tuple[tuple[str, Any], ...] = ()
    why: Why | None = None

    @property
    def text(self) -> Text:
        """The breach as a sentence."""
        values = {"seat": self.seat, "what": self.what, "turn": self.turn, **dict(self.details)}
        sentence = _SENTENCES[self.kind]
        holes = sentence.holes
        if any(name in holes for name in _LACKING if values.get(name) is None):
            return tr("The table does not show what was wrong with it: it was told.")
        if self.why is Why.MINOR_NOT_PLAYED:
            sentence = _MINOR_FIRST
        return filled(sentence, **{name: values[name] for name in sentence.holes if name in values})


@dataclass(frozen=True, slots=True)
class Irregularity:
    """A breach that happened: in which event of the log, and how it was settled since.

    >>> from bridgelaw import Board, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> found = table.irregularities[0]
    >>> found.law, found.seat, found.what, found.at, found.is_open
    ('27', Seat.EAST, Bid('1H'), 2, True)
    """

    breach: Breach
    at: int
    settled: str | None = None
    ended: int | None = field(default=None, compare=False, repr=False)
    """The event in which it was settled."""

    # Filled in from the breach: the table asks for them at every event, of all that is open.
    kind: Kind = field(init=False, compare=False, repr=False)
    """What kind of irregularity it is."""
    why: Why | None = field(init=False, compare=False, repr=False)
    """What it is more closely; `None` where the table does not say."""
    seat: Seat = field(init=False, compare=False, repr=False)
    """Whose it is."""
    what: Call | Card | None = field(init=False, compare=False, repr=False)
    """The call or card that it is about; `None` for a whole hand."""

    def __post_init__(self) -> None:
        for name in ("kind", "why", "seat", "what"):
            object.__setattr__(self, name, getattr(self.breach, name))

    @property
    def law(self) -> str:
        """The law under which the director rules."""
        return self.breach.rectified_by

    @property
    def is_open(self) -> bool:
        """Has nobody settled it?"""
        return self.settled is None

    def settle(self, law: str, at: int) -> Irregularity:
        """The same, settled under this law in this event."""
        return Irregularity(self.breach, self.at, law, at)
