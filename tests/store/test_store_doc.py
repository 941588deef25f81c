"""docs/store.md tells every kind of entry, and its example runs."""

from __future__ import annotations

import re
from contextlib import nullcontext
from pathlib import Path

import pytest

from bridgelaw import desk
from bridgelaw.store import Store
from bridgelaw.store.export import exported

DOC = (Path(__file__).parents[2] / "docs" / "store.md").read_text(encoding="utf-8")


def test_every_kind_of_entry_is_told() -> None:
    folder = Path(desk.__file__).parent
    code = "\n".join(one.read_text(encoding="utf-8") for one in sorted(folder.rglob("*.py")))
    kinds = set(re.findall(r'\bcase "(\w+)":', code)) | set(re.findall(r'\bFact\(\s*"(\w+)"', code))
    assert len(kinds) > 10
    told = {
        kind for row in re.findall(r"^\|[^|]*\|([^|]+)\|", DOC, re.M)
        for kind in re.findall(r"`(\w+)`", row)
    }  # fmt: skip
    assert kinds - told == set()


def test_the_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    check, code = re.findall(r"```python\n(.*?)```", DOC, re.S)
    names: dict[str, object] = {}
    exec(code, names)
    store = names["store"]
    assert isinstance(store, Store)
    lines = list(exported(store))
    store.close()
    for wrong in (False, True):
        text = b"".join(lines).replace(b"opened", b"closed") if wrong else b"".join(lines)
        (tmp_path / "log.jsonl").write_bytes(text)
        with pytest.raises(AssertionError) if wrong else nullcontext():
            exec(check, {})
