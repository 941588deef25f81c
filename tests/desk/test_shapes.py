"""Entries of another log: what a desk writes is read in, and what none would write is not."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.desk.records import club_session, playing, round_clock, ruling, table
from bridgelaw.desk.records.shapes import Misshapen, ensure_shaped, kinds_of
from tests.desk.nonsense_logs import sensible_log

_KIND = re.compile(r'(?:case |entry\.kind == )"(\w+)"')


@pytest.mark.parametrize(
    "letter, modules",
    [("s", (club_session, playing, round_clock)), ("t", (table,)), ("r", (ruling,))],
)
def test_every_kind_of_entry_has_its_shape(letter: str, modules: tuple[object, ...]) -> None:
    folded = {
        kind
        for module in modules
        for kind in _KIND.findall(inspect.getsource(module))  # type: ignore[arg-type]
    }
    assert kinds_of(letter) == folded | {"opened"}


def test_an_evening_fits_and_a_spoiled_value_does_not(tmp_path: Path) -> None:
    log = sensible_log(str(tmp_path / "desk.db"))
    for entry in log:
        if entry["stream"][0] in "strf":
            ensure_shaped(entry["stream"][0], entry["kind"], entry["data"])
    for letter, kind, data in (
        ("s", "opened", {"name": 7, "profile": "WBF"}), ("s", "round", {"number": 10**9}),
        ("s", "posted", {"at": "yesterday"}), ("t", "undone", {"count": True}),
        ("t", "happened", {"event": {"event": "sneezed"}}), ("r", "answered", {"step": 0}),
        ("r", "marked", {"mark": "eaten"}), ("f", "kept", {"name": "x", "data": "%"}),
        ("s", "sneezed", {}),
    ):  # fmt: skip
        with pytest.raises(Misshapen):
            ensure_shaped(letter, kind, data)


def test_words_for_nobody_and_effects_without_a_sentence_are_no_ruling(tmp_path: Path) -> None:
    given = [
        one["data"] for one in sensible_log(str(tmp_path / "desk.db")) if one["kind"] == "given"
    ]
    data = next(one for one in given if one["ruled"]["effects"])
    ensure_shaped("r", "given", data)
    spoils: list[dict[str, Any]] = [{"words": [{"to": "all", "text": "x"}]}, {"effects": []}]
    for spoiled in spoils:
        said = {code: {**one, **spoiled} for code, one in data["said"].items()}
        with pytest.raises(Misshapen):
            ensure_shaped("r", "given", {**data, "said": said})
