"""Sample tables in the play on which, between them, every branch of the procedures is taken."""

from __future__ import annotations

from bridgelaw.game import Board, Deal, Seat
from bridgelaw.laws import (
    CONTRACT_QUESTION,
    DEFECTIVE_TRICK,
    DESIGNATION,
    DUMMY_CARD,
    DUMMY_CONDUCT,
    EXPOSED_CARD,
    PENALTY_CARD,
    PENALTY_CARD_NOT_PLAYED,
    PLAY_OUT_OF_TURN,
    PLAYED_CARD,
    REVOKE,
    REVOKE_QUESTION,
    SEVERAL_CARDS,
    TRICK_COUNT,
    Procedure,
)
from bridgelaw.table import Table
from tests.laws.interviews import ruling_table, table
from tests.table.tables import AUCTION, TRICK, ruling
from tests.table.tables import table as known


def ending(hands: str, *events: str, bid: str = "1NT") -> Table:
    """South plays the bid with a few cards in each hand; West is on lead."""
    return Table(Board(Seat.SOUTH), Deal.parse(hands)).after(f"S {bid}, W P, N P, E P", *events)


_DEAL = "N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987"
_LEAD = "W leads C7, N spreads the hand"
_BACK = "N puts the hand back, E puts the hand back, S puts the hand back, W puts the hand back"
_TWELVE = "N:AK7.A42.T76.KQ86 643.J963.J985.J5 QT952.KQT75..932 J8.8.AKQ432.AT74"
_TWELVE_AFTER = "N:T643.JT96.K3.T83 A9.Q8.AQJ985.A72 K75.K4.T74.KQJ54 QJ82.A7532.62.96"
_RUFF = "W leads C7, N plays C4, E plays SA, S plays C6"
_CLUBS = "N:2...A 3...5 4...6 7...8"
_SPADES = "N:AKQ5... J9.43.. 8632... T74..2."
_FIRST_REVOKE = "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2"


def play_on(at: Table, tricks: int) -> Table:
    """Everybody plays the first legal card until so many tricks are complete."""
    while len(at.tricks) < tricks:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {next(iter(at.legal_cards(seat).legal))}")
    return at


def _at_twelve(*events: str) -> Table:
    return play_on(ending(_TWELVE, bid="3NT"), 11).after("N leads C8, E plays D5", *events)


def _after_partner() -> Table:
    """West revokes on the twelfth trick, to which East has led."""
    at = play_on(ending(_TWELVE_AFTER, bid="3NT"), 11).after("E leads C7")
    return at.after(f"S plays {next(iter(at.legal_cards(Seat.SOUTH).legal))}, W plays H2")


_REVOKED_TWICE = ending(
    _SPADES, _FIRST_REVOKE,
    "N leads SK, E plays H4, S plays S3, W plays S7",
    "N leads SQ, E plays S9, S plays S6, W plays ST",
    "N leads S5, E plays SJ, S plays S8, W plays D2",
)  # fmt: skip


REVOKE_SAMPLES: tuple[Table, ...] = (
    # Not established: a defender, declarer, dummy; cards played after it, and a lead.
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays H5"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays H5, E plays C5"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays H5, S plays CJ, S leads H7"),
    ending(_DEAL, f"{_LEAD}, E plays H5, N plays C2, S plays CJ"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays CK, S plays H7"),
    ending(_DEAL, f"{_LEAD}, N plays D2"),
    ending(
        _DEAL, f"{_LEAD}, N plays C2, E plays CK, S plays C6",
        "E leads D3, S plays S8, W plays D5, N plays DK",
    ),
    ending(
        _DEAL, f"{_LEAD}, N plays C2, E plays CK, S plays C6",
        "E leads D3, S plays D4, W plays D5, N plays DK",
        "N leads H2, E plays SQ, S plays HJ, W plays H8",
    ),
    # A card that lay face up, a lead that was required, both sides on one trick.
    ending(
        _DEAL, f"{_LEAD}, N plays C2",
        "ruling exposed-card of 2017 [49] E has minor penalty card H5 by 49", "E plays H5",
    ),
    ending(
        _DEAL, "ruling penalty-card of 2017 [50D2(a)] W required to lead H at the next lead by "
        "50D2(a)", "W leads S5, N spreads the hand, N plays S2, E plays S4",
    ),
    ending(_DEAL, f"{_LEAD}, N plays D2, E plays H5, S plays CJ, S leads H7"),
    # Suspected; established by a play, by a name, perhaps by a fifth card, by claims.
    table("S 3NT, W P, N P, E P, W leads C7, N spreads the hand, N plays C2, E plays H5"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays H5, S plays CJ, S leads H7, W plays H8"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays C5, S plays H7, W leads S5, S designates S2"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays H5, S plays CJ, W plays S5"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays CK, S plays H7, S claims 5"),
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays H5, S plays CJ, S claims 12"),
    # The twelfth trick.
    _at_twelve(),
    _after_partner(),
    play_on(_at_twelve(), 13),
    play_on(_at_twelve(), 13).after(_BACK),
    # After the play: each way of winning, and each reason why no trick moves.
    ending("N:2...4 A...5 3...6 4...7", _RUFF,
           "E leads C5, S plays S3, W plays S4, N plays S2", bid="1S"),
    ending("N:2...4 A...5 K...6 4...7", _RUFF,
           "E leads C5, S plays SK, W plays S4, N plays S2", bid="1S"),
    ending("N:2...A 3...5 A...6 7...8", "W leads C8, N plays CA, E plays S3, S plays C6",
           "N leads S2, E plays C5, S plays SA, W plays S7"),
    _REVOKED_TWICE,
    ruling_table(_REVOKED_TWICE, REVOKE, first_noticed="in_time", better_without="no"),
    _REVOKED_TWICE.after(_BACK),
    ending(_CLUBS, "W leads C8, N spreads the hand, N plays S2, E plays C5, S plays C6",
           "W leads S7, N plays CA, E plays S3, S plays S4"),
    ending("N:2.2..A 3.3..5 4.4..6 7.7..8", "W leads C8, N plays CA, E plays S3, S plays C6",
           "N leads S2, E plays C5, S plays H4, W plays S7",
           "W leads H7, N plays H2, E plays H3, S plays S4"),
    ending("N:2...A3 4...5Q 6...7J 8...9T", "W leads C9, S designates CA, E plays C5, S plays C7",
           "S designates S2, N plays C3, E plays S4, S plays CJ, W plays CT",
           "S leads S6, W plays S8, N plays S2, E plays CQ"),
)  # fmt: skip

REVOKE_QUESTION_SAMPLES: tuple[Table, ...] = (
    ending(_DEAL, f"{_LEAD}, N plays C2, E plays H5"),
    _REVOKED_TWICE,
)


SKIPPED = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, S plays C6, trick quitted"
TOGETHER = (
    f"{AUCTION}, W plays C7 S5 together, N spreads the hand, N plays C2, E plays CK, S plays C6"
)


SOUTH_WON = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays C5, S plays CJ"


def _penalty(seat: str, *cards: str, kind: str = "major") -> str:
    return ruling(*(f"{seat} has {kind} penalty card {one} by 49" for one in cards))


_FREE = ruling("no demand of E by 50D2")
_RIGHT = "W may be forbidden a suit not specified by E by 26B"
_WITHDRAWN_TOO = (
    ruling(_RIGHT),
    ruling(_RIGHT, "no demand of W by 26B"),
    ruling("W forbidden to lead C while on lead by 26B"),
)
"""26B besides: declarer has still to choose, has forbidden nothing, or a suit."""
_EAST_LEADS = known(TRICK, _penalty("W", "S6"))
_DUMMY_PLAYED = Table(Board(None)).after("..., W leads C7, N plays C2, E plays C5, S plays CJ")
"""Of this board nobody entered the contract."""
_TWO_SUITS = known(TRICK, _penalty("W", "S6", "S5", "D7"))


OPEN = f"{AUCTION}, W leads S7, N spreads the hand"
WON = f"{OPEN}, S designates SK, E plays S4, S plays S8"
IN_HAND = f"{AUCTION}, W leads HT, N spreads the hand, N plays H2, E plays H5, S plays HJ"
WRONG = f"{OPEN}, S designates SA, N plays S2"
WRONG_LEAD = f"{WON}, S designates H2, N plays D2"


_DUMMY_LEADS = f"{TRICK}, E leads D3, S plays D4, W plays D5, N plays DA"


def _last_lead_out_of_turn() -> Table:
    """Twelve tricks are over, and the partner of the player on lead leads."""
    at = play_on(known(TRICK), 12)
    assert at.to_play is not None
    other = at.to_play.partner
    hand = at.hand(other)
    assert hand is not None
    return at.after(f"{other} leads {next(iter(hand))}")


_TWO_AT_ONCE = (
    f"{AUCTION}, W plays S5 HT together, N spreads the hand, N plays S2, E plays S4, S plays S8"
)

LEAD_RESTRICTION_SAMPLES = (
    known(AUCTION, _WITHDRAWN_TOO[0], _penalty("E", "HK")),
    known(AUCTION, _WITHDRAWN_TOO[0], _penalty("E", "H5", kind="minor")),
    known(AUCTION, _WITHDRAWN_TOO[0], _penalty("W", "C7")),
    known(AUCTION, _WITHDRAWN_TOO[0], "W leads C7"),
    known(AUCTION, _WITHDRAWN_TOO[0], "W leads C7 face down"),
)

PLAY_SAMPLES: dict[Procedure, tuple[Table, ...]] = {
    EXPOSED_CARD: (
        known(f"{TRICK}, W exposes H8"),
        known(f"{TRICK}, W exposes HT"),
        known(f"{TRICK}, W exposes H8 D5"),
        known(f"{TRICK}, E exposes H5"),
        known(f"{TRICK}, W designates H8"),
        known(f"{TRICK}, E designates HA"),
        known(f"{AUCTION}, W exposes HT"),
        known(f"{TRICK}, E leads SQ, W exposes S5"),
        known(f"{TRICK}, S leads CQ, E exposes CA"),
        known(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6"),
        known(f"{TRICK}, E leads SQ, S exposes ST"),
        known(f"{AUCTION}, E leads HA, S exposes ST"),
        known(f"{TRICK}, S spreads the hand"),
        known(f"{TRICK}, E concedes 3, E exposes HA"),
        known(f"{TRICK}, S claims 3, E exposes HA"),
        known("S P, W P, N P, E P, W leads S7"),
    ),
    SEVERAL_CARDS: (
        known(f"{AUCTION}, W plays S5 S6 together"),
        known(f"{AUCTION}, W plays S5 HT together, N spreads the hand, N plays S2"),
        known(f"{AUCTION}, W plays S5 S6 S7 together"),
        known(f"{_TWO_AT_ONCE}, S leads CQ"),
        known(_TWO_AT_ONCE, deal=None),
        known(f"{_TWO_AT_ONCE}, S leads CQ, W plays C8"),
        known(f"{TRICK}, E leads SQ, S plays ST S8 together, W plays S5"),
        known(f"{TRICK}, E leads SQ, S plays S8, W plays D5 D6 together"),
        known(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6"),
    ),
    PENALTY_CARD: (
        known(TRICK, _penalty("W", "S6", kind="minor")),
        _EAST_LEADS,
        _EAST_LEADS.after("E leads HA"),
        _EAST_LEADS.after("E leads HA, S plays H7"),
        known(TRICK, _penalty("W", "S6", "S5")),
        _TWO_SUITS,
        _TWO_SUITS.after("E leads SQ"),
        known(AUCTION, _penalty("W", "S6", kind="minor")),
        known(AUCTION, _penalty("W", "S6")),
        known(AUCTION, _penalty("W", "S6", "S5", "D7")),
        known(TRICK, _penalty("W", "S6", "D7"), _FREE, "E leads SQ, S plays S8"),
        known(TRICK, _penalty("W", "S6", "D7"), _FREE, "E leads HA, S plays H7"),
        known(TRICK, _penalty("W", "S6"), _penalty("E", "SJ")),
        *(known(AUCTION, _penalty("E", "HK"), right) for right in _WITHDRAWN_TOO),
        known(AUCTION, _penalty("E", "HK"), _penalty("W", "C7"), _WITHDRAWN_TOO[2]),
        known(TRICK, _penalty("W", "S6"), _penalty("E", "SJ"), "..."),
        known(TRICK, _penalty("W", "S6", "D7"), "..."),
        # nobody's hand is known: can_play is asked
        known(TRICK, _penalty("W", "S6"), _FREE, "E leads HA, S plays H7", deal=None),
        known(TRICK, _penalty("W", "S6", "D7"), _FREE, "E leads HA, S plays H7", deal=None),
    ),
    PENALTY_CARD_NOT_PLAYED: (
        known(AUCTION, _penalty("W", "S6"), "W leads C7"),
        known(AUCTION, _penalty("W", "S6", "S5", "D7"), "W leads C7"),
        known(AUCTION, _penalty("W", "S6"), "W leads C7, N plays C2"),
    ),
    # TURN
    PLAY_OUT_OF_TURN: (
        known(f"{_DUMMY_LEADS}, N leads SA, W plays S5, E plays S4, S plays S8, N leads SK"),
        # 54: the five options; with a face-down lead of partner's; face down; the declaring side's.
        known(f"{AUCTION}, E leads HK"),
        known(f"{AUCTION}, W leads C7 face down, E leads HK"),
        known(f"{AUCTION}, E leads HK face down"),
        known(f"{AUCTION}, N leads SA"),
        known(f"{AUCTION}, E leads HK, S spreads the hand"),
        known(f"{AUCTION}, E leads HK, S exposes H7"),
        known(f"{AUCTION}, E leads HK, S plays H7"),
        known(f"{AUCTION}, E leads HK, N spreads the hand"),
        known(f"{AUCTION}, E leads HK, N plays H2"),
        known(f"{AUCTION}, E leads HK, W leads C7"),
        *(known(AUCTION, right, "E leads HK") for right in _WITHDRAWN_TOO),
        # 56: at partner's lead, at declarer's; with a penalty card of another suit; both led.
        known(f"{TRICK}, W leads H8"),
        known(f"{TRICK}, W exposes D6", ruling("W has major penalty card D6 by 49"), "W leads H8"),
        known(f"{TRICK}, W leads H8, E leads SQ"),
        known(f"{TRICK}, W leads H8, N plays H2"),
        known(f"{_DUMMY_LEADS}, W leads H8"),
        known(f"{_DUMMY_LEADS}, E leads H5, S plays H7"),
        known(f"{_DUMMY_LEADS}, E leads H5, N leads S2"),
        known(f"{_DUMMY_LEADS}, W leads H8, N plays H2"),
        # 55: from the wrong hand, at a defender's lead, and played to by either defender.
        known(f"{_DUMMY_LEADS}, S leads ST"),
        known(f"{TRICK}, S leads D4"),
        known(f"{TRICK}, S leads D4, W plays D5"),
        known(f"{TRICK}, S leads D4, E leads H5"),
        known(f"{TRICK}, N leads S2, E plays S4"),
        known(f"{_DUMMY_LEADS}, S leads ST, E plays SJ"),
        _last_lead_out_of_turn(),
        # 57A, its exceptions, 57D and 57C3.
        known(f"{TRICK}, E leads SQ, S plays S8, W plays S5, N plays SK, N leads H2, S plays H7"),
        known(f"{_DUMMY_LEADS}, N leads H2, W plays H8"),
        known(f"{_DUMMY_LEADS}, N leads H2, W plays H8, E plays H5"),
        known(f"{_DUMMY_LEADS}, N leads H2, W plays H8, E plays H5", deal=None),
        known(f"{_DUMMY_LEADS}, N leads H2, S plays H7, W plays H8"),
        known(f"{_DUMMY_LEADS}, S leads H7, N plays H2, E plays H5"),
        known(f"{TRICK}, E leads SQ, S plays S8, E leads SJ"),
        known(f"{TRICK}, E leads SQ, W plays S5"),
        known(f"{TRICK}, E leads SQ, W plays H8"),
        known(f"{TRICK}, E leads SQ, W plays S5, S plays S8, N plays SK"),
        known(f"{TRICK}, E leads SQ, N plays SK"),
        known(f"{TRICK}, E leads SQ, N plays H2"),
        # A lead before the trick was complete, and when it is.
        known(f"{TRICK}, E leads SQ, S plays S8, W plays S5, E leads HA"),
        known(f"{TRICK}, E leads SQ, S plays S8, W plays S5, E leads HA, N plays S2"),
        known(f"{TRICK}, E leads SQ, S plays S8, W plays S5, E leads HA, N plays SK"),
        # 45E and 60B.
        known(f"{TRICK}, W plays H8"),
        known(f"{TRICK}, W plays H8", ruling("E plays C5 in place of CK")),
        known(f"{TRICK}, S plays H7"),
        known(f"{_DUMMY_LEADS}, S leads ST", ruling("S takes back ST", law="55B2"), "E plays SJ"),
    ),
    REVOKE: REVOKE_SAMPLES,
    REVOKE_QUESTION: REVOKE_QUESTION_SAMPLES,
    DESIGNATION: (
        _DUMMY_PLAYED,
        *(
            known(OPEN, f"S designates {said}")
            for said in ("high", "low", "win", "S", "K", "Q", "D5", "anything", "SA")
        ),
        *(
            known(WON, f"S designates {said}")
            for said in ("3", "4", "K", "9", "high", "win", "D", "anything")
        ),
        known(OPEN, "S designates SA, E plays S4"),
        known(OPEN, "S designates SA, E plays S4, S plays S8"),
        known(OPEN, "N plays SA"),
        known(WON, "S designates H2, E plays HA"),
        known(IN_HAND, "S leads S8, W plays S5, S designates S2, E plays SJ, E leads HA"),
        known(TRICK, "E leads SQ, S plays ST, W plays S5, S designates S2, E leads CA"),
        *(
            known(OPEN, f"S designates {said}", deal=None)
            for said in ("low", "win", "K", "S", "anything")
        ),
        known(WON, "S designates 3", deal=None),
        known(OPEN, "S designates SA, E plays S4", deal=None),
        *(known(OPEN, f"S designates {said}, S designates SA") for said in ("low", "K", "win")),
        known(OPEN, "S designates SA, S designates low"),
        known(OPEN, "S designates SA, E plays HA, S designates S2"),
    ),
    DUMMY_CARD: (
        Table(Board(None)).after("..., W leads C7, N plays C2"),
        # Dummy's own card was a revoke, and it is too late.
        known(OPEN, "S designates SA, N plays H2, E plays S4, S plays S8, S leads CQ, W plays C7"),
        known(WRONG),
        # Whether dummy could follow suit nobody entered.
        known(OPEN, "S designates H2, N plays D2", deal=None),
        known(OPEN, "N plays SA, E plays SJ"),  # + asked_for, names_now
        known(TRICK, "E leads SQ, N plays SK"),
        known(OPEN, "S designates S2, S designates SA, N plays SA"),  # + unintended
        known(OPEN, "S designates low, N plays SA"),  # + incontrovertible
        known(WRONG, "E plays SJ"),
        known(WRONG, "E plays SJ, S plays S8, E leads HA"),
        known(OPEN, "S designates S3, N plays S2, E plays SJ, S plays S8, E leads HA"),
        known(OPEN, "S designates S3, N plays SA, E plays SJ, S plays S8, N leads S3"),
        known(WRONG, "E plays SJ, S plays S8, E leads HA, S plays H7"),
        known(WRONG_LEAD, "E plays H5, S plays HJ, W plays D7"),
        known(WRONG_LEAD, "E plays D3, S plays D8, W plays D5, S leads S9"),
        known(WRONG_LEAD, "E plays D3, S plays D8, W plays D5", deal=None),
        known(OPEN, "S designates H2, N plays S2, E plays SJ"),  # + legal_card (42A3)
        known(
            WRONG_LEAD, "E plays D3, S plays HJ, W plays D7, W leads S5, N plays S3"
        ),  # + failed: declarer
        known(
            WRONG_LEAD, "E plays H5, S plays D8, W plays D7, S leads S9, W plays S5"
        ),  # + defender
        known(WRONG_LEAD, "E plays H5, S plays HJ, W plays D7, W leads S5, N plays S3"),  # + both
    ),
    PLAYED_CARD: (
        _DUMMY_PLAYED,
        known(f"{TRICK}, W leads H8"),
        known(OPEN, "S designates S2, E exposes SJ"),
        known(OPEN, "S designates S2, E designates SJ"),
        known(OPEN, "S designates S2, W exposes HT"),  # + due: no
        known(OPEN, "S designates S2, E plays SJ, S exposes S8"),
        known(OPEN, "S designates S2, E plays SJ, S plays S8"),
        known(f"{AUCTION}, W leads S7"),
        known(OPEN, ruling("E has major penalty card SJ by 49"), "S designates S2"),
        known(IN_HAND, "S leads S8, W plays S5, S designates S2, E plays SJ, E leads HA"),
    ),
    DUMMY_CONDUCT: (
        _DUMMY_PLAYED,
        known(SOUTH_WON),
        known(SOUTH_WON, deal=None),
        known(SOUTH_WON, "S claims 5"),
        known(SOUTH_WON, "N leads SA"),
        # Revokes of a defender, not established and established; of declarer; of dummy.
        known(SOUTH_WON, "S leads S8, W plays D5, N plays SK, E plays S4"),
        known(SOUTH_WON, "S leads S8, W plays D5, N plays SK, E plays S4, N leads SA, E plays SJ"),
        known(TRICK, "E leads HA, S plays D4, W plays H8, N plays H2"),
        known(SOUTH_WON, "S leads D4, W plays D5, N plays S2"),
        # Declarer's revoke out of turn, after which both defenders have played: + other_changes.
        known(_DUMMY_LEADS, "N leads H2, S plays D8, E plays HK, W plays H8"),
        # A defender's revoke, and a fifth card of partner's that may have been a lead: + gone_on.
        known(TRICK, "E leads S4, S plays S8, W plays D5, N plays S2, E plays SJ"),
        # A play before partner, a suggestion of dummy's, a lead out of turn, cards shown.
        known(SOUTH_WON, "S leads S8, E plays SJ"),
        known(SOUTH_WON, "S leads S8, W plays S5, N designates S2"),
        known(TRICK, "W leads D7"),
        known(TRICK, "W exposes H8 D5"),
    ),
    CONTRACT_QUESTION: (
        known(AUCTION),
        known(AUCTION, "W leads C7 face down"),
        known(AUCTION, "W leads C7"),
        known(AUCTION, "W leads C7, N spreads the hand"),
        known(TRICK),
    ),
    TRICK_COUNT: (
        known(TRICK),
        known(f"{TRICK}, E leads HA"),
        known(f"{TRICK}, E leads HA, S plays H7"),
        known(f"{TRICK}, E claims 12"),
    ),
    DEFECTIVE_TRICK: (
        # Dummy has not played.
        ending(
            "N:2...4 A...5 3...6 4...7",
            "W leads C7, N spreads the hand, E plays C5, S plays C6, trick quitted",
            "W leads S4, N plays S2, E plays SA, S plays S3",
        ),
        # East has not played: nobody, a partner, an opponent has led to the next trick.
        known(SKIPPED),
        known(f"{SKIPPED}, W leads C8"),
        known(f"{SKIPPED}, W leads C8", deal=None),
        known(
            f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays C5, trick quitted, "
            "W leads C8"
        ),
        # South has not played, and dummy has led.
        known(
            f"{AUCTION}, W leads S5, N spreads the hand, N plays SK, E plays S4, trick quitted, "
            "N leads C2"
        ),
        # Both sides have played on; during the play and after it.
        known(f"{SKIPPED}, W leads C8, N plays C3"),
        known(f"{SKIPPED}, W leads C8, N plays C3", deal=None),
        known(f"{SKIPPED}, W leads C8, N plays C3, E plays C5, S plays CJ, S claims 11"),
        known(
            f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays C5, trick quitted, "
            "W leads C8, N plays C3, E plays CK, S plays CJ, S concedes 11"
        ),
        # Two cards, a fifth card: in time, and too late.
        known(f"{TOGETHER}, E leads SQ"),
        known(f"{TOGETHER}, E leads SQ, S plays S8, W plays H8, N plays SA"),
        known(f"{TRICK}, W plays C9"),
        known(f"{TRICK}, W plays C9, E leads HA, S plays H7"),
        known(
            f"{TRICK}, E leads HA, S plays H7 CQ together, W plays H8, N plays H2, E leads HK, "
            "S plays HJ"
        ),
        # A card is missing, or came back.
        known(TRICK),
        known(AUCTION),
    ),
}
