"""A session: its fold, its scores with what was decided, and its deadlines."""

from __future__ import annotations

import base64
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bridgelaw.desk.deadlines import deadlines_of, remaining
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession, Meeting
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.results import Results, exported, results_of
from bridgelaw.desk.score_desk import LARGEST_FILE, decide, file_name, import_results
from bridgelaw.desk.times import local, read_local, today
from bridgelaw.formats.documents import BadFile
from bridgelaw.game.errors import NotationError
from bridgelaw.scoring.deadlines import BadTime
from bridgelaw.scoring.numbers import mixed
from bridgelaw.store import Conflict, Fact, Store
from tests.cli.fields import EXAMPLE_9, PAIRS, TEAMS, WEIGHTED

TOLD = datetime(2026, 11, 10, 12, 0, tzinfo=UTC)
AT_12 = Meeting(1, 8, "12", "32")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store(str(tmp_path / "desk.db"))
    yield Desk(store)
    store.close()


def imported(
    desk: Desk, club_session: ClubSession, text: str, name: str = "event.yaml"
) -> ClubSession:
    return import_results(desk, club_session, club_session.seq, name, text.encode())


def adjusting(meeting: Meeting, ns: str | None, ew: str | None = None) -> Fact:
    both = ns if ew is None else ew
    return ClubSession.adjusting(
        meeting, ns, both, law="12C1(c)", reason="", told=TOLD, ruling=None
    )


def scored(desk: Desk, club_session: ClubSession) -> Results:
    found = results_of(desk.store, club_session)
    assert found is not None
    return found


def points(results: Results) -> list[str]:
    found = []
    for place in range(len(results.field.lines)):
        score = results.standings.score(place).ns
        found.append("" if score is None else mixed(score.points))
    return found


def test_a_session_is_made_by_the_local_date_with_the_last_rules(desk: Desk) -> None:
    first = desk.open_session("Autumn congress", "EBU")
    desk.write(first, first.seq, ClubSession.closing(True))
    made = desk.session_or_new()
    assert (made.name, made.profile) == (today(), "EBU")
    assert desk.session_or_new("another") == made


def test_two_telephones_at_once_make_one_session(desk: Desk) -> None:
    at_once = [threading.Thread(target=desk.session_or_new) for _ in range(6)]
    for thread in at_once:
        thread.start()
    for thread in at_once:
        thread.join()
    assert len(desk.store.find("session")) == 1


def test_the_chosen_session_is_current_until_it_is_closed(desk: Desk) -> None:
    first, second = desk.open_session("first"), desk.open_session("second")
    assert desk.current_session() == second
    desk.choose_session(first)
    assert desk.current_session() == first
    first = desk.write(first, first.seq, ClubSession.closing(True))
    assert desk.current_session() == second
    with pytest.raises(Misfit, match="closed"):
        desk.choose_session(first)


@pytest.mark.parametrize("name", ["", "  \t ", "x" * 81])
def test_a_session_has_a_name(desk: Desk, name: str) -> None:
    with pytest.raises(Misfit):
        desk.open_session(name)


def test_a_file_is_kept_to_the_byte_beside_the_session(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), PAIRS, "C:\\club\\Tuesday.yaml")
    assert club_session.file is not None
    assert (club_session.file.name, club_session.file.kind) == ("Tuesday.yaml", "yaml")
    (kept,) = desk.store.read(club_session.file.stream)
    assert base64.b64decode(kept.data["data"]) == PAIRS.encode()
    # The session's own stream stays short: it is folded for every ruling that is opened.
    assert all(len(str(entry.data)) < 300 for entry in desk.store.read(club_session.id))


def test_adjusted_scores_are_those_of_the_law(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), EXAMPLE_9)
    after = decide(desk, club_session, club_session.seq, adjusting(AT_12, WEIGHTED))
    expected = ["18 5/6"] * 4 + ["12 1/3"] * 2 + ["9", "7"] + ["2 1/2"] * 3 + ["8 1/2"]
    assert points(scored(desk, after)) == expected
    # Folded from the log by another desk it is the same.
    again = Desk(desk.store)
    assert points(scored(again, again.club_session(club_session.id))) == expected


def test_what_is_taken_back_leaves_what_was_before(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), EXAMPLE_9)
    played = points(scored(desk, club_session))
    club_session = decide(desk, club_session, club_session.seq, adjusting(AT_12, WEIGHTED))
    once = points(scored(desk, club_session))
    club_session = decide(desk, club_session, club_session.seq, adjusting(AT_12, "A+", "A-"))
    assert points(scored(desk, club_session)) not in (played, once)
    first, second = (each.entry for each in club_session.decisions)
    club_session = desk.write(club_session, club_session.seq, club_session.taking_back(second))
    assert points(scored(desk, club_session)) == once
    club_session = desk.write(club_session, club_session.seq, club_session.taking_back(first))
    assert points(scored(desk, club_session)) == played
    with pytest.raises(Misfit, match="already"):
        club_session.taking_back(first)
    # Nothing was removed from the log.
    kinds = [entry.kind for entry in desk.store.read(club_session.id)]
    assert kinds == ["opened", "imported", "adjusted", "adjusted", "taken_back", "taken_back"]


def test_many_decisions_are_scored_one_after_the_other(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), EXAMPLE_9)
    facts = [adjusting(AT_12, f"{percent}%") for percent in range(100)] * 4
    club_session = desk.write(club_session, club_session.seq, *facts, adjusting(AT_12, WEIGHTED))
    assert points(scored(desk, club_session))[-1] == "8 1/2"


def test_the_result_at_the_table_can_count_again(desk: Desk) -> None:
    text = PAIRS.replace("result: 4S= by N}", 'result: 4S= by N, adjusted: "A+/A-"}')
    club_session = imported(desk, desk.open_session("one"), text)
    at = Meeting(1, 1, "1", "2")
    club_session = decide(desk, club_session, club_session.seq, adjusting(at, None))
    assert scored(desk, club_session).field.lines[0].adjusted is None


def test_decisions_outlive_another_import_or_are_named_as_lost(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), PAIRS)
    kept, gone = Meeting(1, 1, "3", "4"), Meeting(1, 3, "2", "4")
    club_session = decide(desk, club_session, club_session.seq, adjusting(gone, "A"))
    club_session = decide(desk, club_session, club_session.seq, adjusting(kept, "4S= by N"))
    penalty = ClubSession.penalizing("2", "10% top", 1, "90B", "late", None)
    club_session = decide(desk, club_session, club_session.seq, penalty)
    shorter = PAIRS.partition("  3:\n")[0].replace("ew: 2", "ew: 9").replace("2: Mori", "9: Mori")
    club_session = imported(desk, club_session, shorter)
    results = scored(desk, club_session)
    assert str(results.field.lines[1].adjusted.ns) == "4S= by N"  # type: ignore[union-attr]
    lost = [(each.decision.entry, str(each.reason)) for each in results.lost]
    assert [entry for entry, _ in lost] == [3, 5]
    assert "no longer" in lost[0][1]
    assert "2 does not play" in lost[1][1]
    # The first file again, and everything counts again.
    assert not scored(desk, imported(desk, club_session, PAIRS)).lost


def test_a_penalty_is_not_taken_twice_after_our_own_file_comes_back(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), PAIRS)
    penalty = ClubSession.penalizing("2", "1/10 top", 1, "90B", "late", None)
    club_session = decide(desk, club_session, club_session.seq, penalty)
    before = scored(desk, club_session).standings.totals
    club_session = imported(
        desk, club_session, exported(desk.store, scored(desk, club_session), club_session).decode()
    )
    results = scored(desk, club_session)
    assert results.standings.totals == before
    assert len(results.field.penalties) == 1
    second = decide(desk, club_session, club_session.seq, penalty)
    assert len(scored(desk, second).field.penalties) == 2


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        (adjusting(Meeting(1, 8, "12", "33"), "A"), "no longer in the results"),
        (adjusting(AT_12, "+625"), "625"),
        (ClubSession.penalizing("99", "10%", 1, "90", "", None), "99 does not play"),
        (ClubSession.penalizing("12", "1 VP", 1, "90", "", None), "victory points"),
        (ClubSession.penalizing("12", "10%", 2, "90", "", None), "session 2"),
    ],
)
def test_what_does_not_fit_the_results_is_not_written(desk: Desk, fact: Fact, reason: str) -> None:
    club_session = imported(desk, desk.open_session("one"), EXAMPLE_9)
    with pytest.raises(Misfit, match=reason):
        decide(desk, club_session, club_session.seq, fact)
    assert desk.club_session(club_session.id).seq == club_session.seq


def test_two_who_decide_at_once_do_not_write_over_each_other(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), EXAMPLE_9)
    decide(desk, club_session, club_session.seq, adjusting(AT_12, "A"))
    with pytest.raises(Conflict):
        decide(desk, desk.club_session(club_session.id), club_session.seq, adjusting(AT_12, "A-"))
    with pytest.raises(Conflict):
        import_results(desk, club_session, 1, "event.yaml", EXAMPLE_9.encode())


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "is empty"),
        (b"\0" * 50, "is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "no file of results"),
        (b"<USEBIO><EVENT", "Line 1, column 9.*breaks off"),
        (b"scoring: chess\nboards: {}", "chess"),
        (b"board,ns,ew,result\n", "no results"),
        (b"a" * (LARGEST_FILE + 1), "too large"),
    ],
)
def test_a_file_that_cannot_be_read_changes_nothing(desk: Desk, data: bytes, reason: str) -> None:
    club_session = desk.open_session("one")
    with pytest.raises(BadFile, match=reason):
        import_results(
            desk, club_session, club_session.seq, "x.bin" if b"\0" in data else "x", data
        )
    assert desk.club_session(club_session.id).seq == 1
    assert not desk.store.find("file")


def test_regulations_are_the_files_own_or_the_sessions(desk: Desk) -> None:
    plain = imported(desk, desk.open_session("one", "ACBL"), PAIRS)
    assert scored(desk, plain).field.event.profile.name == "ACBL"
    named = imported(desk, plain, "profile: {like: EBU, appeal_minutes: 20}\n" + PAIRS)
    assert named.regulations.name == "EBU"
    assert scored(desk, named).field.event.profile.appeal_minutes == 20
    renamed = desk.write(plain := imported(desk, named, PAIRS), plain.seq,
                         ClubSession.renaming("one", "JCBL"))  # fmt: skip
    assert scored(desk, renamed).field.event.profile.name == "JCBL"


def test_teams_are_scored_in_victory_points(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), TEAMS)
    (match,) = scored(desk, club_session).standings.matches
    assert [mixed(value) for value in match.imps] == ["2", "-2"]


def test_deadlines_run_from_the_posting_or_from_a_later_ruling(desk: Desk) -> None:
    club_session = desk.open_session("one")
    assert deadlines_of(club_session).correction is None
    club_session = desk.write(club_session, club_session.seq, ClubSession.posting(TOLD))
    found = deadlines_of(club_session, TOLD - timedelta(minutes=5))
    assert found.correction == found.appeal == TOLD + timedelta(minutes=30)
    found = deadlines_of(club_session, TOLD + timedelta(minutes=10))
    assert found.correction == TOLD + timedelta(minutes=30)
    assert found.appeal == TOLD + timedelta(minutes=40)
    assert remaining(found.appeal, TOLD) == timedelta(minutes=40)
    assert remaining(found.appeal, TOLD + timedelta(hours=2)) == timedelta(0)


def test_no_time_in_a_file_or_typed_stops_the_desk(desk: Desk) -> None:
    club_session = imported(desk, desk.open_session("one"), "posted: 9999-12-31T23:59\n" + PAIRS)
    assert club_session.posted is None
    with pytest.raises(BadTime):
        imported(desk, club_session, f"profile: {{like: EBU, appeal_minutes: {10**12}}}\n" + PAIRS)
    for year in (1999, 2100, 9999):
        with pytest.raises(Misfit):
            ClubSession.posting(TOLD.replace(year=year))


def test_a_file_tells_when_its_scores_were_posted_and_gets_it_back(desk: Desk) -> None:
    posted = "posted: 2026-11-10T21:30+09:00\n"
    club_session = imported(desk, desk.open_session("one"), posted + PAIRS)
    assert club_session.posted == datetime(2026, 11, 10, 12, 30, tzinfo=UTC)
    other = imported(desk, desk.open_session("two"), PAIRS)
    other = desk.write(other, other.seq, ClubSession.posting(TOLD))
    written = exported(desk.store, scored(desk, other), other).decode()
    assert f"{TOLD.astimezone():%Y-%m-%d}" in written.partition("posted")[2][:20]


def test_times_are_typed_and_shown_in_the_rooms_clock() -> None:
    assert read_local("21:30", TOLD).astimezone().strftime("%H:%M") == "21:30"
    assert local(read_local("2026-07-01 09:05", TOLD)) == "2026-07-01 09:05"
    assert read_local("2026-11-10T21:30+09:00", TOLD) == datetime(2026, 11, 10, 12, 30, tzinfo=UTC)
    for wrong in ("", "25:00", "2026-11-10", "soon", "9999-12-31T23:59-23:59"):
        with pytest.raises(NotationError):
            read_local(wrong, TOLD)


@pytest.mark.parametrize(
    ("name", "kept"),
    [("../../etc/passwd", "passwd"), ("a\r\nb.csv", "ab.csv"), ("...", "results"), ("", "results"),
     ("x" * 300 + ".xml", "x" * 96 + ".xml"), ("火曜\u202epbn.exe.pbn", "火曜pbn.exe.pbn")],
)  # fmt: skip
def test_the_name_of_a_file_is_harmless(name: str, kept: str) -> None:
    assert file_name(name) == kept
