"""What is odd in a record of play, with its kind and its law."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game import PASS, Bid, Call, Seat
from bridgelaw.locale import Text


class OddKind(Enum):
    """What kind of oddity it is; the value is the word for programs.

    >>> OddKind("revoke").law
    '61A'
    """

    law: str
    """The law under which a director looks at it; empty where the record itself is at fault.

    An oddity may have another one by its circumstances: declarer's lead out of turn is Law 55's.
    """

    INSUFFICIENT_BID = "insufficient-bid", "27"
    PASS_OUT_OF_ROTATION = "pass-out-of-rotation", "30"
    BID_OUT_OF_ROTATION = "bid-out-of-rotation", "31"
    DOUBLE_OUT_OF_ROTATION = "double-out-of-rotation", "32"
    CHANGE_OF_CALL = "change-of-call", "25"
    INADMISSIBLE_DOUBLE = "inadmissible-double", "36"
    BID_OVER_SEVEN = "bid-over-seven", "38"
    CALL_AFTER_AUCTION = "call-after-auction", "39"
    AUCTION_WITHOUT_END = "auction-without-end", "22A"
    CONTRACT = "wrong-contract", "79C"
    DECLARER_AND_DUMMY = "declarer-and-dummy-changed", "54A"
    OPENING_LEAD_OUT_OF_TURN = "opening-lead-out-of-turn", "54"
    LEAD_OUT_OF_TURN = "lead-out-of-turn", "56"
    PLAY_OUT_OF_TURN = "play-out-of-turn", "57"
    REVOKE = "revoke", "61A"
    MARK = "mark-without-cause", ""
    SECOND_CARD = "second-card", "58B"
    CARD_TWICE = "card-played-twice", "67B3"
    CARD_NOT_DEALT = "card-not-dealt", "14"
    CARD_OF_ANOTHER = "card-of-another-hand", "13"
    CARD_MISSING = "card-missing", "67"
    CARD_IN_TWO_HANDS = "card-in-two-hands", "1"
    NUMBER_OF_CARDS = "number-of-cards", "13"
    PLAY_AFTER_CLAIM = "play-after-claim", "68D"
    PLAY_WITHOUT_CONTRACT = "play-without-contract", ""
    RESULT = "wrong-result", "79A"
    UNKNOWN = "unknown", ""
    UNREADABLE = "unreadable", ""

    def __new__(cls, word: str, law: str) -> OddKind:
        kind = object.__new__(cls)
        kind._value_ = word
        kind.law = law
        return kind


class Oddity(Text):
    """A sentence about something odd that also knows what it is about.

    >>> from bridgelaw.locale.text import tr
    >>> odd = Oddity.of(OddKind.REVOKE, tr("a revoke"), Seat.WEST, "trick 3")
    >>> str(odd), odd.kind.value, odd.law, odd.seat, odd.place
    ('a revoke', 'revoke', '61A', Seat.WEST, 'trick 3')
    """

    kind: OddKind
    seat: Seat | None
    place: str
    """Where in the record: `call 5`, `trick 3`; empty where it is about all of it."""
    law: str
    """The law under which a director looks at it."""

    @classmethod
    def of(
        cls,
        kind: OddKind,
        text: Text,
        seat: Seat | None = None,
        place: str = "",
        law: str | None = None,
    ) -> Oddity:
        """`law`: where it is another one than the kind's."""
        odd = cls(text.msgid, text.values)
        odd.kind = kind
        odd.seat = seat
        odd.place = place
        odd.law = kind.law if law is None else law
        return odd

    @property
    def said(self) -> Text:
        """What it says within another sentence."""
        return Text(self.msgid, self.values)

    def saying(self, text: Text) -> Oddity:
        """The same in other words."""
        return Oddity.of(self.kind, text, self.seat, self.place, self.law)


def out_of_rotation(call: Call) -> OddKind:
    """The kind of a call out of rotation (Laws 30 to 32)."""
    if call is PASS:
        return OddKind.PASS_OUT_OF_ROTATION
    return OddKind.BID_OUT_OF_ROTATION if isinstance(call, Bid) else OddKind.DOUBLE_OUT_OF_ROTATION


def inadmissible(call: Call) -> OddKind:
    """The kind of a bid over seven, or of a double or redouble that is not allowed."""
    return OddKind.BID_OVER_SEVEN if isinstance(call, Bid) else OddKind.INADMISSIBLE_DOUBLE
