"""The kept sheets, the path counts and the hashes are what the code draws."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.flowchart import Page
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.locale import LANGUAGES
from tests.flowchart.drawn import file_of
from tests.rotation import rotated
from tools.draw_flowcharts import (
    FOLDER,
    KEPT,
    MARKS,
    differences,
    drawing,
    graph,
    mark,
    sheets,
    write,
)

KEPT_SHEETS = [(key, code) for key in KEPT for code in LANGUAGES]


# A sheet takes long to lay out: a normal run draws one in four of those that are kept. What each
# of them says is compared with its graph in test_flowchart_svg.
@pytest.mark.parametrize(("key", "code"), rotated(KEPT_SHEETS, part=4))
def test_the_sheet_is_as_drawn(key: str, code: str) -> None:
    assert file_of(key, code) == drawing(key, code, Page.SHEET), "run make flowcharts"


@pytest.mark.parametrize("key", PROCEDURES)
def test_the_paths_and_what_the_chart_says_are_as_kept(key: str) -> None:
    kept = json.loads((FOLDER / MARKS).read_text(encoding="utf-8"))
    assert kept[key] == mark(key), "run make flowcharts"


@pytest.mark.parametrize("key", PROCEDURES)
def test_the_graph_has_as_many_paths_as_the_procedure(key: str) -> None:
    chart = graph(key)
    assert chart.paths == sum(1 for _ in walk(PROCEDURES[key])) == mark(key)["paths"]
    # And as many from its first box to its ends, each option counted, but for questions that
    # only tell which clause to cite.
    ways = [0] * len(chart.nodes)
    for index in reversed(range(len(chart.nodes))):
        edges = chart.nodes[index].edges
        ways[index] = sum(max(1, len(edge.labels)) * ways[edge.to] for edge in edges) or 1
    assert ways[0] == chart.ways <= chart.paths


def test_no_file_is_left_over() -> None:
    expected = {f"{key}.{code}.svg" for key, code in KEPT_SHEETS}
    found = {file.name for file in FOLDER.iterdir() if file.suffix in (".svg", ".json")}
    assert found == expected | {MARKS}
    assert json.loads((FOLDER / MARKS).read_text(encoding="utf-8")).keys() == PROCEDURES.keys()


def test_the_site_s_sheets_are_drawn_on_several_cores_as_on_one() -> None:
    key = "robbed-of-turn"
    drawn = sheets((key,))
    assert drawn == {(key, code): drawing(key, code, Page.SHEET) for code in LANGUAGES}


def test_different_missing_and_left_over_files_are_found_and_put_right(tmp_path: Path) -> None:
    folder = tmp_path / "charts"
    files = {"one.svg": "1\n", "two.svg": "2\n", "charts.json": "{}\n"}
    assert differences(files, folder) == ["charts.json", "one.svg", "two.svg"]
    assert write(files, folder) == ["charts.json", "one.svg", "two.svg"]
    assert differences(files, folder) == []
    (folder / "one.svg").write_text("other", encoding="utf-8")
    (folder / "old.svg").write_text("old", encoding="utf-8")
    (folder / "README.md").write_text("kept", encoding="utf-8")
    assert differences(files, folder) == ["old.svg", "one.svg"]
    write(files, folder)
    assert {file.name for file in folder.iterdir()} == {"README.md", *files}
