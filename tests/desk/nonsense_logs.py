"""Logs of another desk that fit together, hash by hash, and say nonsense."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.entering import sheet_of, tick
from bridgelaw.desk.records.club_session import ClubSession, FoundRight, Meeting
from bridgelaw.desk.records.playing import PlayingDirector
from bridgelaw.desk.records.round_clock import ClockPlan
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import Stays, TableRecord
from bridgelaw.desk.results import results_of
from bridgelaw.desk.score_desk import decide, import_results
from bridgelaw.desk.times import now
from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.store import Store
from bridgelaw.store.chain import BEGINNING, ChainRow, line, link
from bridgelaw.store.export import exported
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table

RESULTS = b"board,table,ns,ew,contract,by,result\n1,1,1,2,4S,N,=\n1,2,3,4,4S,N,+1\n"
DEAL = "N:KQJT.432.432.432 5432.AKQ.AKQ.J65 9876.JT9.JT9.KQT A.8765.8765.A987"
NONSENSE: Sequence[Any] = (
    None, True, 0, -1, 1, 10**12, 2**70, 1.5, "", "x", "N", "S", "4S= by N", "r-zzz", "t-0",
    "<b>", "\u202e", "9" * 400, "0001-01-01T00:00:00+00:00", "2026-11-17T19:00:00", "27B1",
    [], {}, [1], ["x"], [["a", "b"]], {"x": 1}, [None], [[]], {"en": {}}, "open", "done", "all",
)  # fmt: skip


def sensible_log(path: str) -> list[dict[str, Any]]:
    """An evening with something of every kind of entry, as lines of an export."""
    store = Store(path)
    desk = Desk(store)
    session = desk.open_session("Friday")
    session = import_results(desk, session, session.seq, "friday.csv", RESULTS)
    at = desk.open_table(session.id, Table(Board.number(1), Deal.parse(DEAL)), "1", {"N": "Ito"})
    at = desk.happen(at, at.seq, *read_events("N 1S, E 1H"))
    given = _given(desk, desk.open_ruling("insufficient-bid", at=at))
    desk.write(given, given.seq, RulingRecord.noting("n"), RulingRecord.seating({}, "1", "1"))
    given = desk.ruling(given.id)
    desk.write(given, given.seq, *map(given.marking, ("said", "printed", "appealed")))
    at = desk.table(at.id)
    at = desk.write(at, at.seq, TableRecord.in_round(1, Stays.LATE),
                    TableRecord.seating({"S": "Abe"}, "2"))  # fmt: skip
    open_one = desk.open_ruling("revoke", session.id, place="1", board="1")
    asked = desk.interview(open_one).question
    assert asked is not None
    desk.answer(open_one, open_one.seq, 0, asked.samples()[0])
    _given(desk, desk.open_ruling("call-out-of-turn", session.id, place="2"))
    session = desk.club_session(session.id)
    meeting = Meeting(1, 1, "1", "2")
    for fact in (
        ClubSession.adjusting(meeting, "A+", "A-", law="12C2", reason="r", told=now(),
                              ruling=given.id),
        ClubSession.correcting(Meeting(1, 1, "3", "4"), "4S+1 by N", "4S= by N", law="79B",
                               reason="", ruling=None),
        ClubSession.penalizing("1", "10%", 1, "90", "late", None),
    ):  # fmt: skip
        session = decide(desk, session, session.seq, fact)
    session = desk.write(
        session, session.seq, ClubSession.posting(now()), ClubSession.calling_round(1),
        ClockPlan(rounds=4, minutes=20).fact(), ClubSession.choosing_points(Choice.KEEP),
        ClubSession.finding_right(FoundRight(meeting, "4S= by N")),
        PlayingDirector.sitting("", "1", "", "Bo"), PlayingDirector.having_played("1"),
        PlayingDirector.overriding("2", "Cy"), ClubSession.renaming("Friday 2", "EBU"),
    )  # fmt: skip
    results = results_of(store, session)
    assert results is not None
    session = tick(desk, session, results, sheet_of(session, results).rows[0].what, True)
    desk.write(session, session.seq, session.taking_back(session.decisions[-1].entry))
    found = [json.loads(one) for one in exported(store)]
    store.close()
    return found


def _given(desk: Desk, record: RulingRecord) -> RulingRecord:
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[-1])
    return desk.give(record, record.seq)


def forged(log: Sequence[dict[str, Any]], seed: int) -> tuple[list[bytes], set[str]]:
    """The same log under other names with a few values that nobody wrote, well chained; and the
    streams that have them."""
    chance = random.Random(seed)
    text = json.dumps(log)
    for stream in sorted({one["stream"] for one in log}):
        text = text.replace(stream, f"{stream[:2]}{seed:x}z{stream[2:]}"[:40])
    entries: list[dict[str, Any]] = json.loads(text)
    spoiled = set()
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        entry = chance.choice(entries)
        spoiled.add(entry["stream"])
        if chance.random() < 0.1:
            entry["kind"] = chance.choice(entries)["kind"]
        else:
            _spoil(entry, "data", chance)
    return chained(entries), spoiled


def chained(entries: Sequence[dict[str, Any]]) -> list[bytes]:
    """Lines in which every hash fits."""
    before, made = BEGINNING, []
    for entry in entries:
        data = json.dumps(entry["data"], ensure_ascii=False, separators=(",", ":"))
        row = ChainRow(entry["number"], entry["stream"], entry["seq"], entry["kind"], data,
                  entry["at"],
                  entry["by"], None)  # fmt: skip
        before = link(before, row)
        made.append(f"{line(row._replace(hash=before))}\n".encode())
    return made


def _spoil(holder: Any, key: Any, chance: random.Random) -> None:
    """Puts nonsense in place of a value somewhere below."""
    value = holder[key]
    below = (
        list(value)
        if isinstance(value, dict)
        else range(len(value))
        if isinstance(value, list)
        else ()
    )
    if below and chance.random() < 0.85:
        _spoil(value, chance.choice(list(below)), chance)
    elif isinstance(holder, dict) and chance.random() < 0.2 and key != "data":
        del holder[key]
    else:
        holder[key] = chance.choice(NONSENSE)
