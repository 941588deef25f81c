"""Reading and running case files: mistakes are reported with their line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bridgelaw.casebook import CaseFileError, Report, read_cases, run_file, run_path
from bridgelaw.casebook.expectations import EXPECTATIONS
from bridgelaw.laws import PROCEDURES
from bridgelaw.table.notation import EVENT_FORMS
from tools.write_questions import page

DOCS = Path(__file__).parents[2] / "docs" / "casebook.md"
EVENTS = DOCS.with_name("library.md")

GOOD = """\
source: test
laws: [27B1(a)]
title: Two hearts
dealer: W
happened: W 1H, N P, E 1H
ruling: insufficient-bid
answers:
  unintended: no
  accepts: no
  substitute: 2H
  specified: H
  lowest_same: yes
expect:
  clauses: [27B1(a)]
  must_pass: none
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def run(folder: Path, text: str) -> Report:
    (report,) = run_file(write(folder, text))
    return report


def mistake(folder: Path, text: str) -> CaseFileError:
    with pytest.raises(CaseFileError) as caught:
        read_cases(write(folder, text))
    return caught.value


def test_a_good_case_passes(tmp_path: Path) -> None:
    report = run(tmp_path, GOOD)
    assert report.passed
    assert [line.name for line in report.lines] == ["clauses", "must_pass"]


def test_the_first_case_of_the_documentation_passes(tmp_path: Path) -> None:
    text = DOCS.read_text(encoding="utf-8")
    example = text.split("```yaml\n")[1].split("```")[0]
    assert run(tmp_path, example).passed


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("dealer: W", "dealer: Q", 4, "a seat: N, E, S or W"),
        ("dealer: W", "", 1, "“dealer” (or “board”) is missing"),
        ("source: test", "sauce: test", 1, "did you mean “source”?"),
        ("E 1H", "E 1Z", 5, "a call"),
        ("insufficient-bid", "insufficient", 6, "no procedure “insufficient”"),
        ("  accepts: no", "  accept: no", 9, "did you mean “accepts”?"),
        ("  must_pass: none", "  must_pas: none", 15, "did you mean “must_pass”?"),
        ("  must_pass: none", "  must_pass: {W: forever}", 15, "neither once nor throughout"),
        ("[27B1(a)]\ntitle", "[27Z]\ntitle", 2, "there is no clause “27Z”"),
        ("clauses: [27B1(a)]", "clauses: [27B1a]", 14, "there is no clause “27B1a”"),
        ("title: Two hearts", "title: {}", 3, "in each of en and ja"),
        ("title: Two hearts", "title: [", 5, "not YAML"),
    ],
)
def test_a_mistake_is_reported_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, words: str
) -> None:
    error = mistake(tmp_path, GOOD.replace(old, new, 1))
    assert words in str(error)
    assert error.line == line


def test_a_mistake_in_a_block_of_events_is_reported_with_its_line(tmp_path: Path) -> None:
    block = "happened: |\n  W 1H, N P\n  E 1Z\n"
    error = mistake(tmp_path, GOOD.replace("happened: W 1H, N P, E 1H\n", block))
    assert error.line == 7


def test_a_file_that_is_no_mapping_or_not_there_is_refused(tmp_path: Path) -> None:
    assert "a mapping" in str(mistake(tmp_path, "- a\n- b\n"))
    with pytest.raises(CaseFileError, match="cannot be read"):
        read_cases(tmp_path / "missing.yaml")


def test_a_case_that_expects_nothing_is_refused(tmp_path: Path) -> None:
    assert "nothing is expected" in str(mistake(tmp_path, GOOD.partition("expect:")[0]))


def test_what_does_not_come_out_is_reported_with_what_did(tmp_path: Path) -> None:
    report = run(tmp_path, GOOD.replace("must_pass: none", "must_pass: {W: once}"))
    assert not report.passed
    (wrong,) = [line for line in report.lines if not line.passed]
    assert (wrong.line, wrong.finding.expected, wrong.finding.actual) == (15, {"W": "once"}, {})


def test_a_question_without_an_answer_is_reported(tmp_path: Path) -> None:
    report = run(tmp_path, GOOD.replace("  lowest_same: yes\n", ""))
    assert not report.passed
    assert "lowest_same" in str(report.lines[-1].mistake)
    assert report.lines[-1].line == 6


def test_a_question_without_an_answer_can_be_expected(tmp_path: Path) -> None:
    text = (
        GOOD.partition("  lowest_same")[0] + "expect:\n  asks: lowest_same\n  options: [yes, no]\n"
    )
    assert run(tmp_path, text).passed


def test_an_answer_that_does_not_fit_is_reported_with_its_line(tmp_path: Path) -> None:
    report = run(tmp_path, GOOD.replace("accepts: no", "accepts: perhaps"))
    assert not report.passed
    assert report.lines[-1].line == 9


def test_an_impossible_event_is_reported(tmp_path: Path) -> None:
    report = run(tmp_path, GOOD.replace("E 1H", "E 1H, W faces the lead"))
    assert not report.passed
    assert "face-down" in str(report.lines[-1].mistake)


def test_variants_put_parts_differently(tmp_path: Path) -> None:
    text = GOOD + (
        "variants:\n"
        "  - title: A pass\n"
        "    answers: {substitute: P, comparable: none}\n"
        "    expect: {clauses: [27B2], must_pass: {W: throughout}}\n"
        "  - title: Nothing is known of hearts\n"
        "    answers: {lowest_same: }\n"
        "    expect: {asks: lowest_same}\n"
    )
    first, second, third = run_file(write(tmp_path, text))
    assert first.passed
    assert second.passed
    assert third.passed
    assert second.name.endswith("#1")
    assert second.title["en"] == "Two hearts: A pass"


def test_later_steps_go_on_from_the_table(tmp_path: Path) -> None:
    text = GOOD + (
        "then:\n"
        "  - happened: S P, W P, N P\n"
        "    expect: {contract: 2H by W, to_play: N, to_call: nobody}\n"
        "  - happened: N leads SK\n"
        "    expect: {may: [E plays S2], may_not: {S plays S3: 44B}}\n"
    )
    report = run(tmp_path, text)
    assert report.passed, report.to_json()


def test_a_folder_is_run_with_all_below_it(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b.yaml").write_text("- wrong", encoding="utf-8")
    reports = list(run_path(tmp_path))
    assert [report.passed for report in reports] == [False, True]
    assert json.loads(json.dumps([report.to_json() for report in reports]))


def test_the_documentation_names_every_question_expectation_procedure_and_event() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for key in EXPECTATIONS:
        assert f"`{key}`" in text
    sections = dict(re.findall(r"^## `([\w-]+)`\n(.*?)(?=^## |\Z)", page(), re.M | re.S))
    assert sections.keys() == PROCEDURES.keys()
    for procedure in PROCEDURES.values():
        for question in procedure.questions:
            assert f"| `{question.key}` | {question.law} |" in sections[procedure.key]
    text = EVENTS.read_text(encoding="utf-8")
    for form in EVENT_FORMS:
        verb = form.replace("{seat} ", "").partition(" ")[0].partition("{")[0]
        if verb and not form.startswith("ruling"):
            assert verb in text, form


def test_an_answer_that_nobody_asks_for_is_a_mistake(tmp_path: Path) -> None:
    report = run(tmp_path, GOOD.replace("accepts: no", "accepts: no\n  another_call: P"))
    assert not report.passed
    (line,) = [line for line in report.lines if line.mistake is not None]
    assert (line.line, line.name) == (10, "answers")
    assert "insufficient-bid does not ask for this here: another_call" in str(line.mistake)


VARIANT = """
variants:
  - title: Three hearts
    answers: {{substitute: 3H, lowest_same: {same}{more}}}
    expect: {{clauses: [{clause}]}}
"""


def test_a_case_may_state_what_only_its_variants_ask_for(tmp_path: Path) -> None:
    text = GOOD.replace("lowest_same: yes", "lowest_same: yes\n  comparable: none")
    given = {"same": "no", "more": "", "clause": "27B2"}
    case, variant = run_file(write(tmp_path, text + VARIANT.format(**given)))
    assert case.passed and variant.passed
    # But not if they do not ask for it either, nor may a variant state more than it needs.
    given = {"same": "yes", "more": ", comparable: none", "clause": "27B1(a)"}
    case, variant = run_file(write(tmp_path, text + VARIANT.format(**given)))
    assert not case.passed and not variant.passed
    assert "comparable" in str(variant.lines[-1].mistake)


def test_an_answer_to_a_later_step_must_be_asked_for_too(tmp_path: Path) -> None:
    later = "then:\n  - ruling: lead-restriction\n    answers: {specified_suits: none}\n"
    report = run(tmp_path, GOOD + later)
    assert not report.passed


@pytest.mark.parametrize("key", ["scores", "totals", "percents", "match"])
def test_none_is_that_nobody_has_a_score(tmp_path: Path, key: str) -> None:
    assert run(tmp_path, f"{GOOD}  {key}: none\n").passed  # there is no field
    assert not run(tmp_path, f"{GOOD}  {key}: {{3: 1}}\n").passed
    assert run(tmp_path, f"{GOOD}  {key}: {{3: none}}\n").passed
    assert "a mapping is expected, or none" in str(mistake(tmp_path, f"{GOOD}  {key}: 3\n"))


def test_scores_none_fails_where_somebody_has_one(tmp_path: Path) -> None:
    field = """
source: test
laws: [12C2(a)]
title: A field
field:
  boards:
    1:
      - {table: 1, ns: 1, ew: 2, result: 4S= by N}
      - {table: 2, ns: 3, ew: 4, result: 4S-1 by N}
at: {table: 1}
ruling: adjusted-score
answers: {power: severity}
expect:
"""
    assert not run(tmp_path, field + "  scores: none\n").passed
    assert run(tmp_path, field + "  scores: {1: 2, 3: 0, 5: none}\n").passed


def test_a_case_may_begin_anywhere(tmp_path: Path) -> None:
    begun = GOOD.replace("dealer: W\n", "").replace("W 1H, N P, E 1H", '"..., N 1S, E 1H"')
    report = run(tmp_path, begun)
    assert report.passed, report
    asked = GOOD.replace("dealer: W", 'dealer: "?"').replace(
        "W 1H, N P, E 1H", '"..., N 1S, E 1H, ..."'
    )
    # Whether East has replaced it since is not known now, and is asked.
    assert not run(tmp_path, asked).passed
    assert run(tmp_path, asked.replace("  accepts: no", "  replaced: no\n  accepts: no")).passed


def test_a_case_may_begin_with_the_result(tmp_path: Path) -> None:
    text = """\
source: test
laws: [79B2]
title: One trick more
happened: "..., result 4S= by E"
ruling: tricks-disputed
answers:
  matter: tricks
expect:
  asks: agreed
"""
    # The play is over, and nobody claimed: that is not asked.
    assert run(tmp_path, text).passed
