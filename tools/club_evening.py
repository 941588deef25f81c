"""An invented evening of a club, for the screenshots: players, tables, rulings and scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession, Meeting
from bridgelaw.desk.records.round_clock import ClockPlan, SlowPlay
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.desk.records.told import NOTHING_TOLD, ToldStory
from bridgelaw.desk.score_desk import decide, import_results
from bridgelaw.desk.signature import signing
from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.entrances.moment import told
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.table.table import Table

ENGLISH = {"N": "Ada Lindqvist", "E": "Marcus Bell", "S": "Joan Okafor", "W": "Peter Novak"}
JAPANESE = {"N": "高橋 恵", "E": "山本 拓也", "S": "小林 葵", "W": "渡辺 誠"}

DEAL = Deal.parse("N:AQ93.K72.QJ4.K85 J84.QT94.K93.A72 K752.A85.AT5.J63 T6.J63.8762.QT94")

RESULTS = """\
# event,Tuesday pairs
# date,2026-11-10
# scoring,matchpoints
# name,1,Lindqvist - Okafor
# name,2,高橋 - 小林
# name,3,Moreau - Hayes
# name,4,伊藤 - 中村
# name,5,Bell - Novak
# name,6,山本 - 渡辺
# name,7,Castillo - Byrne
# name,8,加藤 - 吉田
board,table,ns,ew,contract,by,result
1,1,1,5,4S,N,=
1,2,2,6,4S,N,+1
1,3,3,7,3NT,S,-1
1,4,4,8,4S,N,=
2,1,1,6,2H,W,+1
2,2,2,5,3C,S,-1
2,3,3,8,2H,W,=
2,4,4,7,2NT,E,-2
3,1,1,7,6D,S,-1
3,2,2,8,5D,S,+1
3,3,3,5,3NT,N,+2
3,4,4,6,5D,S,=
4,1,1,8,1NT,E,=
4,2,2,7,2S,N,=
4,3,3,6,2S,N,-1
4,4,4,5,Pass,,
5,1,1,5,3NT,N,=
5,2,2,6,3NT,N,+1
5,3,3,7,3NT,N,-1
5,4,4,8,4S,S,-1
"""


class Clock:
    """A clock that goes on only when somebody moves it, so that pictures stay the same."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 10, 19, 4, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def wait(self, minutes: int) -> None:
        self.time += timedelta(minutes=minutes)


@dataclass(frozen=True, slots=True)
class ClubEvening:
    """What the pages of the pictures are about."""

    session: str
    play: str
    """A table with a penalty card."""
    auction: str
    """A table with an insufficient bid."""
    asked: str
    """A ruling that asks the left-hand opponent."""
    ended: str
    """A ruling whose questions are answered."""
    given: str
    """A ruling on the penalty card, with its table."""


def fill(desk: Desk, clock: Clock) -> ClubEvening:
    """The club_session, from the first ruling to the posted scores."""
    with signing("AN"):
        return _filled(desk, clock)


def _filled(desk: Desk, clock: Clock) -> ClubEvening:
    club_session = desk.open_session("Tuesday pairs", "JCBL")
    clock.wait(22)
    quick(desk, club_session, "call-out-of-turn", _IN_ROTATION, place="4", board="2")
    clock.wait(17)
    revoke = quick(desk, club_session, "revoke", _AT_ONCE, place="2", board="8", players=JAPANESE)
    desk.write(revoke, revoke.seq, RulingRecord.noting("Checked with the hands after the play."))
    clock.wait(12)
    ended = quick(
        desk, club_session, "insufficient-bid", _REFUSED, give=False, place="6", board="9",
        told=_too_low("9"),
    )  # fmt: skip
    clock.wait(19)
    appealed = quick(desk, club_session, "misinformation", _EXPLAINED, place="3", board="3")
    clock.wait(2)
    desk.write(appealed, appealed.seq, appealed.marking("said"), appealed.marking("appealed"))
    clock.wait(9)
    play, given = _penalty_card(desk, club_session)
    clock.wait(5)
    table = Table(Board.number(12)).after("W 1H, N 1S, E 1H")
    auction = desk.open_table(club_session.id, table, "5", JAPANESE)
    asked = quick(
        desk, club_session, "insufficient-bid", _REFUSED, upto="accepts", place="1", board="4",
        told=_too_low("4"),
    )  # fmt: skip
    clock.wait(42)
    club_session = import_results(
        desk, club_session, club_session.seq, "tuesday.csv", RESULTS.encode()
    )
    club_session = desk.write(club_session, club_session.seq, ClubSession.posting(clock()))
    award = "60% 6D= by S, 40% 6D-1 by S"
    adjusting = ClubSession.adjusting(
        Meeting(1, 3, "1", "7"), award, award, law="12C1(c)",
        reason="Two of three would have found the lead with the right explanation.",
        told=clock(), ruling=appealed.id,
    )  # fmt: skip
    club_session = decide(desk, club_session, club_session.seq, adjusting)
    club_session = _decided_and_timed(desk, club_session)
    clock.wait(11)
    told = ToldStory(facts=(("moment", "claim"), ("who", "S"), ("claims", "5"), ("left", "5"),
                       ("claimer", "declarer")))  # fmt: skip
    desk.open_ruling("claim", club_session.id, place="8", board="12", who=Seat.SOUTH, told=told)
    return ClubEvening(club_session.id, play.id, auction.id, asked.id, ended.id, given.id)


def _decided_and_timed(desk: Desk, club_session: ClubSession) -> ClubSession:
    """A correction, a penalty, and the round that runs, with two tables that are late."""
    with signing("MK"):
        for fact in (
            ClubSession.correcting(
                Meeting(1, 5, "3", "7"), "3NT-1 by N", "3NT-1 by S", law="79C1",
                reason="Both pairs agree.", ruling=None,
            ),
            ClubSession.penalizing("6", "1/10 top", 1, "90B2", "Slow play, after a warning", None),
        ):  # fmt: skip
            club_session = decide(desk, club_session, club_session.seq, fact)
    plan = ClockPlan(13, 15, 2, "East–West up one table, boards down one", 11)
    for fact in (
        plan.fact(),
        ClubSession.calling_round(2),
        club_session.clock.noting_late("3", "", SlowPlay.OPEN),
        club_session.clock.noting_late("7", "14", SlowPlay.EW, "a long auction"),
    ):
        club_session = desk.write(club_session, club_session.seq, fact)
    return club_session


_IN_ROTATION = {"kind_of_call": "bid", "whose_turn": "rho", "called_since": "nobody",
                "accepts": "yes"}  # fmt: skip
_AT_ONCE = {"established": "no", "whose_hand": "defender", "lho_changes": "no"}
_EXPLAINED = {"finding": "explanation", "auction_period_over": "yes"}
_REFUSED = {"accepts": "no", "comparable": "none"}


def _too_low(board: str) -> ToldStory:
    """What was tapped on the page of the moment."""
    key, dealt = "insufficient-bid", Board.number(int(board))
    facts = {"who": "E", "call": "1H", "over": "1S"}
    gathered = told(key, MOMENTS[key], facts, dealt.dealer)
    return ToldStory(
        dealer=str(dealt.dealer or "")[:1], vulnerable=str(dealt.vulnerability), log=gathered.log,
        facts=tuple(gathered.facts.items()), settled=gathered.settled,
    )  # fmt: skip


def quick(
    desk: Desk,
    club_session: ClubSession,
    procedure: str,
    answers: Mapping[str, str],
    *,
    upto: str = "",
    give: bool = True,
    place: str,
    board: str,
    players: Mapping[str, str] = ENGLISH,
    told: ToldStory = NOTHING_TOLD,
) -> RulingRecord:
    """A quick ruling about East; to what is not among the answers the last one is given that
    there is."""
    about = PROCEDURES[procedure].who
    record = desk.open_ruling(
        procedure, club_session.id, place=place, board=board, players=players,
        who=None if about is None else Seat.EAST, assumes=True, told=told,
    )  # fmt: skip
    record = _answered(desk, record, answers, upto)
    return desk.give(record, record.seq) if give and not upto else record


def _answered(
    desk: Desk, record: RulingRecord, answers: Mapping[str, str], upto: str = ""
) -> RulingRecord:
    while (asked := desk.interview(record).question) is not None and asked.key != upto:
        answer = answers.get(asked.key, asked.samples()[-1])
        record = desk.answer(record, record.seq, len(record.answers), answer, assumes=True)
    return record


def _penalty_card(desk: Desk, club_session: ClubSession) -> tuple[TableRecord, RulingRecord]:
    """West leads out of turn; North refuses it and leaves the lead free."""
    table = Table(Board.number(5), DEAL).after("N 1NT, E P, S 3NT, W P, N P, E P, W leads ST")
    at = desk.open_table(club_session.id, table, "3", ENGLISH)
    record = _answered(desk, desk.open_ruling("play-out-of-turn", at=at), {})
    record = desk.give(record, record.seq)
    at = desk.table(at.id)
    more = at.table.after("E leads HT, S spreads the hand").log[len(at.table.log) :]
    return desk.happen(at, at.seq, *more), record
