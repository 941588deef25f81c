"""Teams: what a file gives a board, a match and a team, beside what we compute (Law 78B)."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bridgelaw.formats import read_data, write_new
from bridgelaw.formats.documents import Document
from bridgelaw.scoring import Adjustment, parse_award, parse_outcome, score_field
from bridgelaw.scoring.field import Event, Field, Line, Method
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.stated.differences import Cause
from bridgelaw.scoring.stated.keeping import Compared, compared
from bridgelaw.scoring.stated.rules import with_method_found
from bridgelaw.scoring.victory_points import victory_points
from tests.cli.fields import run
from tests.formats.usebio_samples import usebio

# Reds win 10 IMPs on board 1, lose 12 on board 2 (vulnerable), and board 3 is flat.
BOARDS = ((1, "10", "9"), (2, "9", "10"), (3, "10", "10"))


def match_file(
    imps: tuple[str, str, str] = ("10", "-12", "0"),
    scores: tuple[str, str] = ("", ""),
    totals: tuple[str, str] = ("", ""),
    more: str = "",
    kind: str = "SWISS_TEAMS",
) -> bytes:
    def room(direction: str, tricks: str) -> str:
        return (
            f"<TRAVELLER_LINE><DIRECTION>{direction}</DIRECTION><CONTRACT>4S</CONTRACT>"
            f"<PLAYED_BY>N</PLAYED_BY><TRICKS>{tricks}</TRICKS></TRAVELLER_LINE>"
        )

    teams = "".join(
        f'<TEAM TEAM_ID="{at}" TEAM_NAME="{name}"><TOTAL_SCORE>{total}</TOTAL_SCORE></TEAM>'
        for at, name, total in ((1, "Reds", totals[0]), (2, "Blues", totals[1]))
    )
    boards = "".join(
        f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER><IMPS>{swing}</IMPS>"
        f"{room('NS', first)}{room('EW', second)}</BOARD>"
        for (number, first, second), swing in zip(BOARDS, imps, strict=True)
    )
    return usebio(
        f"{more}<PARTICIPANTS>{teams}</PARTICIPANTS><MATCH><ROUND_NUMBER>1</ROUND_NUMBER>"
        f"<TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>{scores[0]}</TEAM_SCORE>"
        f"<OPPOSING_TEAM_SCORE>{scores[1]}</OPPOSING_TEAM_SCORE>{boards}</MATCH>",
        kind,
    )


def read(data: bytes) -> Document:
    document = read_data(data, "match.xml")
    assert not document.problems
    return document


def both(points: tuple[Fraction, Fraction]) -> str:
    return " / ".join(map(str, points))


def beside(data: bytes) -> Compared:
    document = read(data)
    return compared(document.field, document.stated)


OURS = victory_points(-2, 3), victory_points(2, 3)
TEXTS = f"{float(OURS[0]):.2f}", f"{float(OURS[1]):.2f}"


def test_law_78B_points_of_teams_that_are_ours_are_no_difference() -> None:
    found = beside(match_file(scores=TEXTS, totals=TEXTS))
    assert not found
    assert both(found.kept.matches[0].imps) == "-2 / 2"


def test_law_78B_the_imps_of_a_board_that_are_not_ours_are_told_once_and_kept() -> None:
    found = beside(match_file(("10", "-11", "0")))
    (line,) = found.lines
    assert (line.place, line.reason.cause) == (2, Cause.UNKNOWN)
    assert list(line.stated.values()) == [-11] and list(line.computed.values()) == [-12]
    assert both(found.computed.matches[0].imps) == "-2 / 2"
    assert both(found.kept.matches[0].imps) == "-1 / 1"
    # Both tables show what counts, and the victory points follow.
    assert [found.kept.score(at).ns.points for at in (2, 3)] == [-11, 11]  # type: ignore[union-attr]
    assert found.kept.totals["1"].points == victory_points(-1, 3)


@pytest.mark.parametrize("place", [2, 3])
def test_law_78B_a_board_is_ours_once_a_table_of_it_is_adjusted(place: int) -> None:
    kept = beside(match_file(("10", "-11", "0"))).kept
    award = parse_award("A")
    assert both(kept.adjust(place, Adjustment(award, award)).matches[0].imps) == "10 / -10"
    other = kept.adjust(0, Adjustment(award, award)).matches[0]
    assert both(other.imps) == "-11 / 11"


def test_law_78B_another_scale_of_victory_points_is_named_and_found() -> None:
    whole = [victory_points(lead, 3, "wbf-discrete") for lead in (-2, 2)]
    document = read(match_file(scores=(str(whole[0]), str(whole[1]))))
    found = compared(document.field, document.stated)
    (match,) = found.matches
    assert match.reason.cause is Cause.RULE
    assert str(match.reason.words) == "Victory points by the WBF's scale of whole points."
    assert found.kept.matches[0].victory_points == tuple(whole)
    scaled = with_method_found(document.field, document.stated)
    assert scaled.event.profile.vp_scale == "wbf-discrete"
    assert not compared(scaled, document.stated)


def test_points_of_one_team_only_are_a_penalty_or_edited() -> None:
    less = f"{float(OURS[1]) - 1:.2f}"
    found = beside(match_file(scores=(TEXTS[0], less)))
    assert [each.reason.cause for each in found.matches] == [Cause.EDITED]
    assert found.kept.totals["2"].points == OURS[1] - 1
    # A decision moves them by what it changes.
    award = parse_award("A")
    after = found.kept.adjust(4, Adjustment(award, award)).totals["2"].points
    ours = found.computed.adjust(4, Adjustment(award, award)).totals["2"].points
    assert after == ours - 1


def test_points_of_a_match_that_nothing_explains_are_kept_and_told() -> None:
    found = beside(match_file(scores=("3.00", "17.00"), totals=("3.00", "17.00")))
    assert [each.reason.cause for each in found.matches] == [Cause.UNKNOWN]
    assert not found.totals, "the totals are the sum of the matches as the file has them"
    assert both(found.kept.matches[0].victory_points) == "3 / 17"
    assert found.computed.matches[0].victory_points == OURS


def test_a_total_of_a_team_that_its_matches_do_not_add_up_to() -> None:
    found = beside(match_file(scores=TEXTS, totals=(TEXTS[0], "40.00")))
    (total,) = found.totals
    assert (total.contestant, total.computed) == ("2", OURS[1]) and total.stated == 40
    assert found.kept.totals["2"].points == 40
    assert found.computed.totals["2"].points == OURS[1]


def test_law_78B_scores_of_a_match_in_imps() -> None:
    method = "<MATCH_SCORING_METHOD>IMPS</MATCH_SCORING_METHOD>"
    assert not beside(match_file(scores=("-2", "2"), more=method))
    found = beside(match_file(scores=("-2", "1"), more=method))
    (match,) = found.matches
    assert match.in_imps and match.reason.cause is Cause.EDITED
    assert both(found.kept.matches[0].imps) == "-2 / 1"
    assert found.kept.matches[0].victory_points == tuple(victory_points(x, 3) for x in (-2, 1))
    knockout = beside(match_file(scores=("-3", "3"), kind="KO"))
    assert knockout.kept.totals["1"].points == -3


def test_a_file_of_teams_whose_points_are_kept_is_written_back_byte_for_byte() -> None:
    data = match_file(("10", "-11", "0"), ("3.00", "16.00"), ("4.00", "16.00"))
    document = read(data)
    found = compared(document.field, document.stated)
    before = ElementTree.fromstring(data)
    after = ElementTree.fromstring(document.write(found.chosen(Choice.KEEP)))
    for name in ("IMPS", "TEAM_SCORE", "OPPOSING_TEAM_SCORE", "TOTAL_SCORE"):
        texts = [[each.text for each in root.iter(name)] for root in (before, after)]
        assert texts[0] == texts[1], name
    recomputed = ElementTree.fromstring(document.write(found.chosen(Choice.RECOMPUTE)))
    assert [each.text for each in recomputed.iter("IMPS")] == ["10", "-12", "0"]
    assert Fraction(recomputed.findtext(".//TEAM_SCORE", "")) == OURS[0]


@pytest.mark.parametrize("kind", ["csv", "yaml"])
def test_kept_imps_of_a_board_go_with_every_export(kind: str) -> None:
    kept = beside(match_file(("10", "-11", "0"))).kept
    document = read_data(write_new(kind, kept), f"match.{kind}")
    again = compared(document.field, document.stated)
    assert both(again.kept.matches[0].imps) == "-1 / 1"
    assert both(again.computed.matches[0].imps) == "-2 / 2"


@pytest.mark.parametrize("kind", ["csv", "yaml", "pbn"])
@pytest.mark.parametrize("totals", [("", ""), ("3.00", "40.00")])
def test_kept_totals_go_with_every_export(kind: str, totals: tuple[str, str]) -> None:
    kept = beside(match_file(scores=("3.00", "17.00"), totals=totals)).kept
    document = read_data(write_new(kind, kept), f"match.{kind}")
    again = compared(document.field, document.stated).kept
    wanted = {name: total.points for name, total in kept.totals.items()}
    assert wanted == {"1": 3, "2": Fraction(totals[1] or 17)}
    assert {name: total.points for name, total in again.totals.items()} == wanted


def unbalanced() -> Field:
    """12C4: what one team gets is not what the other loses."""
    lines = (
        Line(1, "Reds", "Blues", parse_outcome("4S= by N"), "1"),
        Line(1, "Blues", "Reds", parse_outcome("4S-1 by N"), "2"),
    )
    field = Field(Event(Method.TEAMS), lines)
    split = Adjustment(parse_award("4S= by N"), parse_award("3S= by N"))
    return field.adjust(0, split)


@pytest.mark.parametrize("kind", ["usebio", "pbn"])
def test_law_12C1_scores_that_do_not_balance_come_back_as_ours(kind: str) -> None:
    standings = score_field(unbalanced())
    data = write_new(kind, standings)
    name = {"usebio": "match.xml", "pbn": "match.pbn"}[kind]
    document = read_data(data, name)
    found = compared(document.field, document.stated)
    assert not found.lines and not found.matches and not found.totals
    assert found.kept.matches[0].imps == standings.matches[0].imps


PBN = (
    '[Board "1"]\n[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "{room}"]\n[Round "2"]\n'
    '[Scoring "IMP"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "{tricks}"]\n[ScoreIMP "{imps}"]\n'
)


def pbn(*imps: str) -> Document:
    rooms = zip(("Open", "Closed"), (10, 9), imps, strict=True)
    text = "\n".join(PBN.format(room=room, tricks=won, imps=each) for room, won, each in rooms)
    return read_data(text.encode(), "match.pbn")


def test_law_78B_imps_in_the_games_of_a_pbn_file() -> None:
    right = pbn("NS 10", "EW 10")
    assert right.stated.lines and not compared(right.field, right.stated)
    wrong = pbn("NS 11", "EW 11")
    found = compared(wrong.field, wrong.stated)
    assert [each.place for each in found.lines] == [0], "told once, not at both tables"
    assert both(found.kept.matches[0].imps) == "11 / -11"
    assert b'[ScoreIMP "NS 11' in wrong.write(found.kept)
    assert b'[ScoreIMP "NS 10' in wrong.write(found.computed)


def test_two_sessions_keep_the_points_of_their_matches(tmp_path: Path) -> None:
    paths = []
    for number, scores in enumerate((("3.00", "17.00"), TEXTS), 1):
        paths.append(tmp_path / f"{number}.xml")
        paths[-1].write_bytes(match_file(scores=scores))
    result = run("field", *paths, "--json")
    data = json.loads(result.stdout)
    (match,) = data["points"]["matches"]
    assert match["session"] == 1 and match["teams"] == ["1", "2"]
    assert (match["file"], match["unit"], match["cause"]) == ("3 / 17", "VP", "unknown")
    total = {each["id"]: each["points"]["decimal"] for each in data["ranking"]}
    assert Fraction(total["1"]) == 3 + OURS[0]
    assert "matches 1" in result.stderr


def test_the_terminal_tells_what_differs_in_a_match(tmp_path: Path) -> None:
    path = tmp_path / "match.xml"
    path.write_bytes(match_file(("10", "-11", "0"), ("3.00", "17.00")))
    result = run("field", path)
    assert result.exit_code == 0
    assert "lines 1, matches 1, totals 0" in result.stderr
    assert "round 1, 1 against 2: 3 / 17 VP in the file" in result.stderr
    again = run("field", path, "--points", "recompute", "--json")
    won = json.loads(again.stdout)["matches"][0]["victory_points"]
    assert [each["decimal"] for each in won] == list(TEXTS)
