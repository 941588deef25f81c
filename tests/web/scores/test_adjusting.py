"""Adjusted scores and penalties: the form, the preview for everybody, what is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import Decided
from bridgelaw.desk.results import results_of
from tests.cli.fields import EXAMPLE_9, PAIRS, TEAMS, WEIGHTED, run, written
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

SHARES = [("3NT= by N", "1/3"), ("3NT-1 by N", "33 1/3"), ("4S= by N", "1/6"), ("4S-1 by N", "1/6")]


@pytest.fixture
def at(director: Visitor, desk: Desk) -> ScoreDesk:
    made = ScoreDesk(director, desk)
    made.send_file(EXAMPLE_9)
    return made


def weights(*shares: tuple[str, str], side: str = "both") -> dict[str, Any]:
    results, numbers = [share[0] for share in shares], [share[1] for share in shares]
    return {"how": "both" if side == "both" else "split", f"{side}_kind": "results",
            f"{side}_result": results, f"{side}_weight": numbers}  # fmt: skip


def asking(fields: dict[str, Any], preview: bool = True) -> str:
    return "?" + urlencode({**fields, **({"preview": "yes"} if preview else {})}, doseq=True)


def filled_in(page: str) -> dict[str, list[str]]:
    """What a browser sends when the form of the page is saved as it stands, without script."""
    form = page[page.index("data-foreseen") :].partition("</form>")[0]
    fields: dict[str, list[str]] = {}
    for field in re.findall(r"<(?:input|button)\b[^>]*>", form):
        name, value = (re.search(rf' {key}="(.*?)"', field) for key in ("name", "value"))
        tapped = "checked" in field or not re.search("radio|checkbox|range", field)
        if name and tapped and (not field.startswith("<button") or "data-save" in field):
            fields.setdefault(name[1], []).append(value[1] if value else "")
    return fields


def cells(page: str, row: str) -> list[str]:
    """The words of the cells of the first row that begins with this heading, after a place."""
    found = re.search(rf"<tr[^>]*><th[^>]*>{row}\b.*?</tr>", page, re.S)
    assert found is not None
    return [words_of(each) for each in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", found[0], re.S)]


# The preview


def test_the_preview_shows_what_the_command_line_computes(at: ScoreDesk, tmp_path: Path) -> None:
    page = at.get("/boards/8/12" + asking({**weights(*SHARES), "law": "12C1(c)"}))
    path = written(tmp_path, EXAMPLE_9)
    told = run("adjust", path, "--board", "8", "--table", "12", "--both", WEIGHTED, "--dry-run",
               "--json")  # fmt: skip
    expected = json.loads(told.stdout)
    changes = page[page.index("everybody") :]
    for row in expected["scores"]:
        shown = cells(changes, row["table"])
        for offset, side in ((1, "NS"), (4, "EW")):
            assert shown[offset + 1] == row["before"][side]["decimal"]
            assert shown[offset + 2].split()[0] == row["after"][side]["decimal"]
    for line in expected["derivation"]["NS"]:
        assert line in words_of(changes).replace("\ufe0e", "")
    assert "Everybody&#39;s total" in changes
    assert at.club_session.seq == 2


def test_a_preview_is_in_the_language_of_the_page(at: ScoreDesk) -> None:
    page = at.get("/boards/8/12" + asking(weights(*SHARES)) + "&lang=ja")
    assert "マッチポイント" in page
    assert "both_weight=33" in page  # the other language keeps what was typed


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        (
            weights(("4S= by N", "60"), ("4S-1 by N", "30")),
            "The weights sum to 90 %, not to 100 %.",
        ),
        (weights(("4S= by N", "60"), ("4S-1 by N", "x")), "Cannot read “x”"),
        (weights(("4S= by N", "100"), ("4S-1 by N", "0")), "more than nothing"),
        (weights(("4S= by N", "150"), ("4S-1 by N", "-50")), "more than nothing"),
        (weights(("9S= by N", "100")), "level is 1 to 7"),
        (weights(("+625", "")), "625"),
        (weights(("<b>", "")), "&lt;b&gt;"),
        (weights(), "no outcome is given"),
        (weights(("", "50"), ("4S= by N", "50")), "Nothing is written"),
        ({"how": "both", "both_kind": "written", "both_written": "quite a lot"}, "quite a lot"),
        ({"how": "both", "both_kind": "written", "both_written": "165%"}, "165"),
        ({"how": "split", "ns_kind": "A+", "ew_kind": "results"}, "no outcome is given"),
    ],
)
def test_wrong_input_is_said_beside_the_field_and_kept(
    at: ScoreDesk, fields: dict[str, Any], says: str
) -> None:
    fields = {**fields, "reason": "they <hesitated>", "law": "16B"}
    for page in (
        at.get("/boards/8/12" + asking(fields), 422),
        at.post("/boards/8/12", 422, **fields),
    ):
        assert any(says in found for found in re.findall(r'class="wrong".*?</p>', page, re.S))
        assert 'value="they &lt;hesitated&gt;"' in page
        assert "data-save" not in page
        for value in fields.get("both_weight", ()):
            assert f'name="both_weight" value="{value}"' in page
        for value in fields.get("both_result", ()):
            if value not in ("4S= by N", "4S-1 by N"):  # these stand on the strip
                shown = value.replace("<", "&lt;").replace(">", "&gt;")
                assert f'name="both_result" value="{shown}"' in page
    assert at.club_session.seq == 2


def test_another_result_keeps_what_was_typed(at: ScoreDesk) -> None:
    page = at.get("/boards/8/12" + asking({**weights(*SHARES), "more": "both"}, preview=False))
    assert page.count('name="both_result"') == 5
    assert 'value="33 1/3"' in page
    many = weights(*((f"4S-{down} by N", "1") for down in range(1, 11)), *SHARES, *SHARES, *SHARES)
    assert at.get("/boards/8/12" + asking(many, preview=False)).count('name="both_result"') == 20


# Saving


def test_one_more_result_leaves_the_first_its_whole_weight(at: ScoreDesk) -> None:
    alone = {"how": "both", "both_kind": "results", "both_result": "4S= by N", "both_weight": ""}
    page = at.get("/boards/8/12" + asking({**alone, "more": "both"}))
    assert filled_in(page)["both_weight"] == ["100", ""]


def test_a_weighted_score_is_saved_and_marked(at: ScoreDesk) -> None:
    page = at.get("/boards/8/12" + asking({**weights(*SHARES), "law": "12C1(c)", "reason": "UI"}))
    response = at.visitor.client.post(f"{at.address}/boards/8/12", data=filled_in(page))
    assert response.headers["location"] == f"{at.address}/boards/8"
    (decided,) = at.club_session.decisions
    assert isinstance(decided, Decided)
    assert (decided.ns, decided.ew) == (WEIGHTED, WEIGHTED)
    assert (decided.law, decided.reason) == ("12C1(c)", "UI")
    page = at.get("/boards/8")
    row = page[page.index('<tr class="adjusted">') :]
    assert "1/3 3NT N =" in words_of(row)
    assert "(at the table: 2♠\ufe0e N = +110)" in words_of(row)
    assert "8.50" in words_of(row)
    session = words_of(at.get("/boards"))
    assert "board 8, 12 against 32 · Law 12C1(c)" in session
    # The form comes back filled in.
    page = at.get("/boards/8/12")
    assert 'name="both_weight" value="33 1/3"' in page
    assert 'value="UI"' in page


def test_a_split_score_a_written_one_and_one_that_is_kept(at: ScoreDesk) -> None:
    at.post("/boards/8/12", how="split", ns_kind="written", ns_written="65%", ew_kind="keep")
    at.post(
        "/boards/8/1",
        how="split",
        ew_kind="no score",
        **{
            key: value
            for key, value in weights(("4S-1 by N", ""), side="ns").items()
            if key != "how"
        },
    )
    at.post("/boards/8/2", how="both", both_kind="written",
            both_written="Ra 5HX-2 by N; Rn 4H-1 by N; Re 4S= by W")  # fmt: skip
    awards = [(each.ns, each.ew) for each in at.club_session.decisions if isinstance(each, Decided)]
    assert awards == [
        ("65%", "2S= by N"),
        ("4S-1 by N", "no score"),
        ("Ra 5HX-2 by N; Rn 4H-1 by N; Re 4S= by W",) * 2,
    ]


def test_an_adjusted_score_is_taken_back(at: ScoreDesk) -> None:
    before = at.get("/boards/8")
    at.post("/boards/8/12", how="both", both_kind="A+")
    page = at.get("/boards/8/12")
    assert "Take the adjusted score back" in page
    at.post("/take-back", entry=str(at.club_session.decisions[-1].entry))
    assert at.get("/boards/8") == before


def test_the_result_at_the_table_counts_instead_of_the_files_adjustment(at: ScoreDesk) -> None:
    at.send_file(PAIRS.replace("result: 4S-1 by N}", "result: 4S-1 by N, adjusted: A-}"))
    page = at.get("/boards/1/2" + asking({"how": "played"}))
    assert "Count the result at the table" in page
    assert "(from the file)" in page
    at.post("/boards/1/2", how="played")
    assert 'class="adjusted"' not in at.get("/boards/1")


def test_who_was_slower_sees_the_newer_scores_and_can_save_again(at: ScoreDesk) -> None:
    at.post("/boards/8/1", how="both", both_kind="A")
    page = at.post("/boards/8/12", 409, seen=2, **weights(*SHARES))
    assert "Somebody else has changed this" in page
    assert f'name="seen" value="{at.club_session.seq}"' in page
    assert "data-save" in page
    assert 'name="both_weight" value="33 1/3"' in page
    assert len(at.club_session.decisions) == 1


def test_unknown_boards_lines_and_rulings_are_refused(at: ScoreDesk) -> None:
    for path in ("/boards/9", "/boards/x", "/boards/8/0", "/boards/8/13", "/boards/8/1?ruling=r-x"):
        at.get(path, 404)
    at.get("/boards/8/one", 422)
    at.post("/boards/8/13", 404, how="both", both_kind="A")
    at.post("/boards/8/12", 404, how="both", both_kind="A", ruling="r-unknown")
    assert at.club_session.seq == 2


def test_a_text_with_strange_characters_is_kept_clean(at: ScoreDesk) -> None:
    at.post("/boards/8/12", how="both", both_kind="A", reason="a\x01b\r\n  c\u202e", law="\x07")
    (decided,) = at.club_session.decisions
    assert (decided.reason, decided.law) == ("ab c", "")


# From a ruling


def test_the_awards_of_a_ruling_are_filled_in(at: ScoreDesk, desk: Desk) -> None:
    ruling = desk.open_ruling("adjusted-score", at.id, place="12", board="8")
    for answer in ("law", "16B3", "NS", "yes", "yes", "60% 3NT= by N, 40% 3NT-1 by N"):
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), answer)
    while (question := desk.interview(ruling).question) is not None:
        answer = {"polled": "5", "scoring": "later", "own": "no"}.get(question.key, "none")
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), answer)
    ruling = desk.give(ruling, ruling.seq)
    page = at.get(f"/boards?ruling={ruling.id}")
    assert f'href="{at.address}/boards/8/12?ruling={ruling.id}"' in page
    assert "3/5 of 3NT by North made" in words_of(page)
    page = at.get(f"/boards/8/12?ruling={ruling.id}")
    assert filled_in(page)["both_weight"] == ["60", "40"]
    assert filled_in(page)["both-2-tricks"] == ["8"]
    at.post("/boards/8/12", **weights(("3NT= by N", "60"), ("3NT-1 by N", "40")), ruling=ruling.id)
    (decided,) = at.club_session.decisions
    assert isinstance(decided, Decided)
    assert (decided.ruling, decided.told) == (ruling.id, ruling.given_at)
    assert f'href="/rulings/{ruling.id}"' in at.get("/boards")


def test_a_ruling_that_awards_nothing_says_so(at: ScoreDesk, desk: Desk) -> None:
    ruling = desk.open_ruling("insufficient-bid", at.id, board="9")
    page = words_of(at.get(f"/boards?ruling={ruling.id}"))
    assert "The ruling awards no score" in page
    assert "Choose the board below" in page
    assert f"?ruling={ruling.id}" in at.get(f"/boards/8?ruling={ruling.id}")


# Penalties


def test_a_penalty_is_previewed_saved_and_taken_back(at: ScoreDesk) -> None:
    asked: dict[str, Any] = {
        "contestant": "12",
        "amount": "1/4 top",
        "law": "90B",
        "reason": "late",
    }
    assert 'value="10%"' in at.get("/penalty")  # the usual one
    page = at.get("/penalty" + asking(asked))
    row = cells(page[page.index('id="changes"') :], "12")
    assert row[1:3] == ["6.00", "0.50 ▼"]
    at.post("/penalty", **asked)
    session = words_of(at.get("/boards"))
    assert "Penalty for 12: 25% (Law 90B)" in session
    at.post("/take-back", entry=str(at.club_session.decisions[-1].entry))
    assert "Penalty for" not in at.get("/boards")


@pytest.mark.parametrize(("points", "amount"), [("usual", "10%"), ("twice", "20%"), ("other", "")])
def test_law_91A_the_amount_that_was_said_stands_at_the_score_desk(
    at: ScoreDesk, desk: Desk, points: str, amount: str
) -> None:
    """Whose it is and how much; only what the ruling did not tell is still to be entered."""
    results = results_of(desk.store, at.club_session)
    assert results is not None
    line = results.field.lines[0]
    ruling = desk.open_ruling("conduct", at.id, place=line.table, board=str(line.board))
    said = {"matter": "courtesy", "by": "EW", "discipline": "disciplinary", "points": points}
    while (asked := desk.interview(ruling).question) is not None:
        value = said.get(asked.key) or asked.samples()[0]
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), value)
    ruling = desk.give(ruling, ruling.seq)
    given = at.visitor.get(f"/rulings/{ruling.id}")
    found = re.search(r'href="(/scores/[^"]*/penalty[^"]*)"', given)
    assert found is not None
    page = at.visitor.get(found[1].replace("&amp;", "&"))
    assert f'name="amount" value="{amount}"' in page
    assert f'<option value="{line.ew}" selected>' in page
    assert ("data-save" in page) is bool(amount)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"contestant": "12", "amount": "lots"}, "lots"),
        ({"contestant": "77", "amount": "10%"}, "77 does not play"),
        ({"contestant": "12", "amount": "3 IMP"}, "IMPs"),
        ({"contestant": "12", "amount": "10%", "session": "9"}, "session 9"),
    ],
)
def test_a_wrong_penalty_is_refused(at: ScoreDesk, asked: dict[str, Any], says: str) -> None:
    for page in (at.get("/penalty" + asking(asked), 422), at.post("/penalty", 422, **asked)):
        assert says in page[page.index('id="penalty-wrong"') :]
        assert f'value="{asked["amount"]}"' in page
    assert at.club_session.seq == 2


def test_teams_have_penalties_in_victory_points_and_imps_on_boards(at: ScoreDesk) -> None:
    at.send_file(TEAMS)
    assert 'value="1/2 VP"' in at.get("/penalty")
    page = at.get("/boards/1/1" + asking(weights(("4S-1 by N", ""))))
    assert "Everybody&#39;s score on this board (IMPs)" in page
    stale = at.post("/penalty", 409, seen=1, contestant="A", amount="1 VP")
    assert "Somebody else has changed this" in stale
    assert "data-save" in stale


def test_a_result_is_tapped_on_the_strip_and_what_is_written_counts_before_it(
    at: ScoreDesk,
) -> None:
    tapped: dict[str, Any] = {
        "both_result": "", "both_weight": "", "both-1-level": "4", "both-1-suit": "S",
        "both-1-doubled": ["X", "XX"], "both-1-by": "E", "both-1-tricks": "9",
    }  # fmt: skip
    at.post("/boards/8/12", how="both", both_kind="results", **tapped)
    at.post("/boards/8/12", how="both", both_kind="results", **{**tapped, "both_result": "+420"})
    missing = {key: value for key, value in tapped.items() if key != "both-1-tricks"}
    page = at.post("/boards/8/12", 422, how="both", both_kind="results", **missing)
    assert "the tricks as well" in page
    awards = [each.ns for each in at.club_session.decisions if isinstance(each, Decided)]
    assert awards == ["4SXX-1 by E", "+420"]


def test_the_headline_is_first_and_the_rest_is_folded(at: ScoreDesk) -> None:
    page = at.get("/boards/8/12" + asking(weights(("4S= by N", "60"), ("4S-1 by N", "40"))))
    first = words_of(page[page.index('class="headline"') :].partition("</dl>")[0])
    assert re.search(r"NS 12 .* → .* EW 32 .* → ", first)
    assert page.index('class="headline"') < page.index("data-contract") < page.index("data-save")
    assert "Give 60 % 4♠" in words_of(page)
    shown = re.sub(r'<div data-how="split">.*?(?=<fieldset class="segments">)', "",
                   page[page.index("<main") :], flags=re.S)  # fmt: skip
    shut = re.sub(r'<(details).*?</details>|<div data-kind="written">.*?</div>', "", shown,
                  flags=re.S)  # fmt: skip
    assert len(words_of(shut).split()) < 120
