"""The committed drawings and path counts are what the code draws."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.flowchart import Page
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.locale import LANGUAGES
from tests.flowchart.drawn import file_of
from tests.rotation import rotated
from tools.draw_flowcharts import ENDINGS, FOLDER, differences, drawing, graph, paths, write

SHEETS = [(key, code) for key in PROCEDURES for code in LANGUAGES]


# A sheet takes long to lay out: a normal run draws one in nine. What each of the files says is
# compared with its graph in test_flowchart_svg.
@pytest.mark.parametrize(("key", "code"), rotated(SHEETS, part=9))
def test_the_sheet_is_as_drawn(key: str, code: str) -> None:
    check_drawn(key, code, Page.SHEET)


@pytest.mark.parametrize(("key", "code"), SHEETS)
def test_the_phone_page_is_as_drawn(key: str, code: str) -> None:
    check_drawn(key, code, Page.PHONE)


def check_drawn(key: str, code: str, page: Page) -> None:
    assert file_of(key, code, page) == drawing(key, code, page), "run make flowcharts"


def test_the_path_counts_are_as_committed() -> None:
    assert (FOLDER / "paths.json").read_text(encoding="utf-8") == paths()


@pytest.mark.parametrize("key", PROCEDURES)
def test_the_graph_has_as_many_paths_as_the_procedure(key: str) -> None:
    chart = graph(key)
    assert chart.paths == sum(1 for _ in walk(PROCEDURES[key]))
    # And as many from its first box to its ends, each option counted, but for questions that
    # only tell which clause to cite.
    ways = [0] * len(chart.nodes)
    for index in reversed(range(len(chart.nodes))):
        edges = chart.nodes[index].edges
        ways[index] = sum(max(1, len(edge.labels)) * ways[edge.to] for edge in edges) or 1
    assert ways[0] == chart.ways <= chart.paths == json.loads(paths())[key]


def test_no_file_is_left_over() -> None:
    expected = {f"{k}.{c}.{e}" for k in PROCEDURES for c in LANGUAGES for e in ENDINGS.values()}
    found = {file.name for file in FOLDER.iterdir() if file.suffix in (".svg", ".json")}
    assert found == expected | {"paths.json"}


def test_different_missing_and_left_over_files_are_found_and_put_right(tmp_path: Path) -> None:
    folder = tmp_path / "charts"
    files = {"one.svg": "1\n", "two.svg": "2\n", "paths.json": "{}\n"}
    assert differences(files, folder) == ["one.svg", "paths.json", "two.svg"]
    assert write(files, folder) == ["one.svg", "paths.json", "two.svg"]
    assert differences(files, folder) == []
    (folder / "one.svg").write_text("other", encoding="utf-8")
    (folder / "old.svg").write_text("old", encoding="utf-8")
    (folder / "README.md").write_text("kept", encoding="utf-8")
    assert differences(files, folder) == ["old.svg", "one.svg"]
    write(files, folder)
    assert sorted(file.name for file in folder.iterdir()) == ["README.md", *sorted(files)]
