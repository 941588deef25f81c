"""A file is told apart, parsed and laid out once, whatever is wished of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import bridgelaw.formats
from bridgelaw.formats import KINDS, read_data, write_new
from bridgelaw.formats.csv import document as csv_document
from bridgelaw.formats.documents import Wishes
from bridgelaw.formats.pbn import document as pbn_document
from bridgelaw.formats.usebio import document as usebio_document
from bridgelaw.formats.yaml import document as yaml_document
from bridgelaw.scoring.profile import PROFILES
from bridgelaw.scoring.standings import score_field
from tests.formats.usebio_samples import board, three_tables, traveller_line, usebio

STEPS = {
    "usebio": (usebio_document, ("read_xml", "lay_out", "read_event")),
    "pbn": (pbn_document, ("parse",)),
    "csv": (csv_document, ("parse",)),
    "yaml": (yaml_document, ("load",)),
}


def counting(monkeypatch: pytest.MonkeyPatch, module: Any, *names: str) -> Counter[str]:
    """How often these functions of a module are called from now on."""
    calls: Counter[str] = Counter()

    def counted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            calls[name] += 1
            return work(*args, **kwargs)

        return call

    for name in names:
        monkeypatch.setattr(module, name, counted(name, getattr(module, name)))
    return calls


@pytest.mark.parametrize("wishes", [None, Wishes(profile=PROFILES["JCBL"])], ids=["as-is", "JCBL"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_file_is_read_once(
    kind: str, wishes: Wishes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = write_new(kind, score_field(read_data(three_tables(), "club.xml").field))
    module, names = STEPS[kind]
    kinds = counting(monkeypatch, bridgelaw.formats, "kind_of")
    steps = counting(monkeypatch, module, *names)
    document = read_data(data, "results", wishes)
    assert len(document.field.lines) == 3
    assert document.kind == kind
    assert kinds == {"kind_of": 1}
    assert steps == dict.fromkeys(names, 1)


def test_each_event_of_a_file_is_laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = board(1, [traveller_line("1", "4", "4S", "N", "10", "")])
    one = usebio(inside)
    start, end = one.index(b"<EVENT "), one.index(b"</EVENT>") + len(b"</EVENT>")
    two = one[:end] + one[start:end] + one[end:]
    steps = counting(monkeypatch, usebio_document, "read_xml", "lay_out", "read_event")
    document = read_data(two, "club.xml")
    assert any("second event" in str(problem.reason) for problem in document.problems)
    assert steps == {"read_xml": 1, "lay_out": 2, "read_event": 1}
