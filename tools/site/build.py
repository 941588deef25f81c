"""Writes the site: every page, what the pages load, and the app where there is one."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from bridgelaw.locale.language import LANGUAGES
from tools.draw_flowcharts import Sheets, sheets
from tools.site.addresses import localised, target
from tools.site.documents import PROJECT
from tools.site.downloads import Download
from tools.site.look import Asset, render, search_script, style
from tools.site.pages import Page, pages
from tools.site.search_index import index, index_of_documents, words_of_the_desk
from tools.site.shared import sitemap, with_head

Progress = Callable[[str, int, int], None]
"""What is being made, how many are, and of how many."""


def build(
    out: Path,
    app: Path | None = None,
    progress: Progress = lambda *_: None,
    drawn: Sheets | None = None,
    *,
    address: str = "",
    offered: tuple[Download, ...] = (),
) -> int:
    """Builds the site in an empty folder; gives the number of its pages.

    Drawn sheets can be given, because to draw them all takes as long as all the rest. With the
    `address` at which it will stand (with a slash at its end) pages say where they are.
    """
    if drawn is None:
        drawn = sheets()
    every = sorted(pages(drawn), key=_shows_a_sheet)  # by then most of them are drawn
    pictures = _pictures()
    known = {page.file for page in every} | pictures.keys() | set(map(_file_of_sheet, drawn))
    known |= {target(one.address, "en").file for one in offered}
    if app is not None:
        known.add(target("/app/index.html", "en").file)
    progress("index", 0, 1)
    indexes = {code: index(code) for code in LANGUAGES}
    of_documents, words = index_of_documents(), words_of_the_desk()
    assets = (style(), search_script(), *indexes.values(), of_documents, words)
    files = frozenset(known | {_path(asset) for asset in assets})

    out.mkdir(parents=True, exist_ok=True)
    for asset in assets:
        _write(out / _path(asset), asset.body)
    for name, body in pictures.items():
        _write(out / name, body)
    for one in offered:
        _write(out / target(one.address, "en").file, one.path.read_bytes())
    if address:
        _write(out / "sitemap.xml", sitemap(every, address).encode())
        _write(out / "robots.txt", f"User-agent: *\nSitemap: {address}sitemap.xml\n".encode())
    if app is not None:
        shutil.copytree(app, out / "app", dirs_exist_ok=True)
    for done, page in enumerate(every):
        progress(page.section, done, len(every))
        loaded = (indexes[page.code].address, of_documents.address, words.address)
        html = render(
            page.template, page.code, page=page, has_app=app is not None, indexes=loaded,
            root="../" * page.file.count("/"), downloads=offered, **page.values(page.code),
        )  # fmt: skip
        html = with_head(localised(html, page.file, page.code, files), page, address)
        _write(out / page.file, html.encode())
    for sheet, svg in drawn.items():
        _write(out / _file_of_sheet(sheet), svg.encode())
    return len(every)


def _shows_a_sheet(page: Page) -> bool:
    return page.section == "sheets"


def _pictures() -> dict[str, bytes]:
    """The pictures of the documentation, by what they are called on the site."""
    screens = (PROJECT / "docs" / "screens").glob("*.png")
    return {f"screens/{path.name}": path.read_bytes() for path in screens}


def _file_of_sheet(one: tuple[str, str]) -> str:
    key, code = one
    return f"sheets/{key}.{code}.svg"


def _path(asset: Asset) -> str:
    return target(asset.address, "en").file


def _write(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
