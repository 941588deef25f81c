"""The Python side of the app, and how it is put together, without a browser."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import anyio.to_thread
import pytest

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import LANGUAGES
from bridgelaw.pocket.build import build, pyodide, sources
from bridgelaw.pocket.build.words import words
from bridgelaw.pocket.in_browser import BrowserAnswer, Pocket

ROOT = "/some/app/desk"
_DATA = Path(__file__).parents[1] / "store" / "data"


@pytest.fixture(autouse=True)
def threads_again() -> Iterator[None]:
    before = anyio.to_thread.run_sync
    yield
    anyio.to_thread.run_sync = before


@pytest.fixture
def pocket(tmp_path: Path) -> Iterator[Pocket]:
    made = Pocket(str(tmp_path), ROOT, "bridge.example:8443", "https")
    yield made
    made.close()


def _ask(pocket: Pocket, address: str, method: str = "GET", body: bytes = b"") -> BrowserAnswer:
    headers = [("Accept-Language", "en"), ("Cookie", "desk=stolen"), ("Host", "elsewhere")]
    return asyncio.run(pocket.answer(method, ROOT + address, headers, body))


def test_a_page_is_answered_below_its_path(pocket: Pocket) -> None:
    answer = _ask(pocket, "/laws/27B1")
    assert answer.status == 200
    assert f'href="{ROOT}/'.encode() in answer.body
    assert "content-length" not in dict(answer.headers)


def test_what_is_streamed_comes_whole(pocket: Pocket) -> None:
    answer = _ask(pocket, "/log.jsonl")
    assert answer.status == 200
    assert "attachment" in dict(answer.headers)["content-disposition"]


def test_cookies_stay_on_the_device_and_no_other_is_taken(pocket: Pocket, tmp_path: Path) -> None:
    assert b'lang="ja"' in _ask(pocket, "/laws?lang=ja").body
    assert b'lang="ja"' in _ask(pocket, "/laws").body
    kept = json.loads((tmp_path / "device.json").read_text("utf-8"))
    assert kept["lang"] == "ja"
    assert "desk" not in kept
    pocket.close()
    again = Pocket(str(tmp_path), ROOT, "bridge.example:8443", "https")
    assert b'lang="ja"' in _ask(again, "/laws").body
    again.close()


def test_a_damaged_file_of_cookies_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "device.json").write_text("{half", "utf-8")
    pocket = Pocket(str(tmp_path), ROOT, "bridge.example", "https")
    assert _ask(pocket, "/").status == 200
    pocket.close()


def test_what_is_not_there_is_not_found(pocket: Pocket) -> None:
    for address in ("/nowhere", "/tables/t-1/live"):
        assert _ask(pocket, address).status == 404, address


@pytest.mark.parametrize("old", sorted(_DATA.glob("*.db.gz")), ids=lambda path: path.stem)
def test_the_log_of_an_earlier_release_is_opened(old: Path, tmp_path: Path) -> None:
    (tmp_path / "desk.db").write_bytes(gzip.decompress(old.read_bytes()))
    pocket = Pocket(str(tmp_path), ROOT, "bridge.example", "https")
    answer = _ask(pocket, "/log?session=all")
    assert answer.status == 200
    assert b"/rulings/r-" in answer.body
    pocket.close()


def test_the_app_has_all_of_the_desk_and_nothing_of_its_tools() -> None:
    names = {name for name, _ in sources.sources()}
    for needed in (
        "bridgelaw/web/app.py", "bridgelaw/web/templates/base.html", "starlette/routing.py",
        "bridgelaw/locale/ja/LC_MESSAGES/bridgelaw.mo", "sqlalchemy/dialects/sqlite/base.py",
    ):  # fmt: skip
        assert needed in names
    assert any(name.startswith("bridgelaw/casebook/cases/") for name in names)
    for gone in ("bridgelaw/cli/", "bridgelaw/web/api/", "bridgelaw/client/", "sqlalchemy/orm/"):
        assert not any(name.startswith(gone) for name in names), gone
    assert not any(name.endswith((".so", ".pyd", ".po")) for name in names)


def test_a_package_that_was_changed_after_it_was_installed_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: real(path) + b"# changed")
    with pytest.raises(Refusal, match="is not as it was installed"):
        list(sources.sources())


def test_a_damaged_pyodide_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(cache: Path) -> None:
        (cache / f"pyodide-{pyodide.VERSION}.tgz").write_bytes(b"something else")

    monkeypatch.setattr(pyodide, "_fetch", fetch)
    with pytest.raises(Refusal, match="damaged on its way"):
        pyodide.fetch_pyodide(tmp_path)
    assert not list(tmp_path.iterdir())


def test_without_node_it_is_said_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Refusal, match=r"install Node\.js"):
        build(tmp_path / "app", tmp_path / "cache")
    assert not (tmp_path / "app").exists()


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", "utf-8")
    with pytest.raises(Refusal, match="something else"):
        build(tmp_path, tmp_path / "cache")
    assert (tmp_path / "letter.txt").read_text("utf-8") == "mine"


def test_the_window_says_everything_in_every_language() -> None:
    said = words()
    assert set(said) == set(LANGUAGES)
    assert len({frozenset(names) for names in said.values()}) == 1
    there = Path(sources.__file__).parents[1].rglob("*")
    shell = "".join(one.read_text("utf-8") for one in there if one.suffix in (".js", ".html"))
    for name in said["en"]:
        assert f'"{name}"' in shell or name in ("close",), name
