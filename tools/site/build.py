"""Writes the site: every page, what the pages load, and the app where there is one."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from bridgelaw.laws import PROCEDURES
from bridgelaw.locale.language import LANGUAGES
from tools.site.addresses import localised, target
from tools.site.documents import PROJECT
from tools.site.look import Asset, render, search_script, style
from tools.site.pages import Page, pages
from tools.site.search_index import index, index_of_documents

Progress = Callable[[str, int, int], None]
"""What is being made, how many are, and of how many."""


def build(out: Path, app: Path | None = None, progress: Progress = lambda *_: None) -> int:
    """Builds the site in an empty folder; gives the number of its pages."""
    every = tuple(pages())
    copies = _copies()
    known = {page.file for page in every} | copies.keys()
    if app is not None:
        known.add(target("/app/index.html", "en").file)
    progress("index", 0, 1)
    indexes = {code: index(code) for code in LANGUAGES}
    of_documents = index_of_documents()
    assets = (style(), search_script(), *indexes.values(), of_documents)
    files = frozenset(known | {_path(asset) for asset in assets})

    out.mkdir(parents=True, exist_ok=True)
    for asset in assets:
        _write(out / _path(asset), asset.body)
    for name, source in copies.items():
        _write(out / name, source.read_bytes())
    if app is not None:
        shutil.copytree(app, out / "app", dirs_exist_ok=True)
    for done, page in enumerate(every):
        progress(page.section, done, len(every))
        loaded = (indexes[page.code].address, of_documents.address)
        _write(out / page.file, _html(page, app is not None, loaded, files).encode())
    return len(every)


def _html(page: Page, has_app: bool, indexes: tuple[str, ...], files: frozenset[str]) -> str:
    html = render(
        page.template, page.code, page=page, has_app=has_app, indexes=indexes,
        root="../" * page.file.count("/"), **page.values(page.code),
    )  # fmt: skip
    return localised(html, page.file, page.code, files)


def _copies() -> dict[str, Path]:
    """Pictures and drawn sheets, by what they are called on the site."""
    docs = PROJECT / "docs"
    screens = {f"screens/{path.name}": path for path in (docs / "screens").glob("*.png")}
    sheets = {
        f"sheets/{key}.{code}.svg": docs / "flowcharts" / f"{key}.{code}.svg"
        for key in PROCEDURES
        for code in LANGUAGES
    }
    return screens | sheets


def _path(asset: Asset) -> str:
    return target(asset.address, "en").file


def _write(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
