"""Everything is there: each sheet, case, law and document, in every language that it has."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from bridgelaw.casebook.library import case_heads, case_of
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.locale import LANGUAGES, language
from tests.rotation import rotated
from tests.site.built import APP, drawn
from tools.draw_flowcharts import Sheets
from tools.site import build
from tools.site.__main__ import MARKER, main
from tools.site.addresses import DeadLink, localised, relative, target
from tools.site.documents import PROJECT, documents
from tools.site.look import render
from tools.site.pages import pages

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
FOLDERS = {"en": "", "ja": "ja"}


def heading(path: Path) -> str:
    found = re.search(r"<h1[^>]*>(.*?)</h1>", path.read_text("utf-8"), re.S)
    assert found, path
    return " ".join(unescape(re.sub("<[^>]+>", "", found[1])).replace("\ufe0e", "").split())


def spaced(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_case_has_its_page(site: Path, code: str) -> None:
    for head in case_heads():
        path = site / FOLDERS[code] / "casebook" / f"{head.key}.html"
        assert heading(path) == spaced(head.title[code])
    for head in rotated(case_heads()):
        shown = (site / FOLDERS[code] / "casebook" / f"{head.key}.html").read_text("utf-8")
        for case in case_of(head.key):
            assert case.variant is None or f'id="variant-{case.variant[0]}"' in shown, head.key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_clause_stands_on_the_page_of_its_law(site: Path, code: str) -> None:
    spoken = language(code)
    for number, clause in CLAUSES.items():
        law = re.match(r"\d+", number)
        assert law
        page = (site / FOLDERS[code] / "laws" / f"{law[0]}.html").read_text("utf-8")
        told = page.partition(f'<dt id="{number}">')[2].partition("</dd>")[0]
        plain = unescape(re.sub("<[^>]+>", "", told)).replace("\ufe0e", "")
        assert spaced(spoken.say(clause.text)) in spaced(plain), number


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_procedure_has_a_sheet_to_look_at_and_to_print(site: Path, code: str) -> None:
    for key, procedure in PROCEDURES.items():
        assert heading(site / FOLDERS[code] / "sheets" / f"{key}.html") == language(code).say(
            procedure.title
        )
        drawing = (site / "sheets" / f"{key}.{code}.svg").read_text("utf-8")
        assert drawing == drawn()[key, code]


def test_without_sheets_given_all_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Enough(Exception): ...

    def begun(drawn: Sheets) -> None:
        raise Enough(drawn)

    monkeypatch.setattr(build, "sheets", lambda progress: "all of them")
    monkeypatch.setattr(build, "pages", begun)
    with pytest.raises(Enough, match="all of them"):
        build.build(tmp_path)


def test_every_document_has_a_page_and_is_listed_in_both_languages(site: Path) -> None:
    written = {path.stem for path in (PROJECT / "docs").glob("*.md")}
    assert written < documents().keys()
    lists = [(site / folder / "docs" / "index.html").read_text("utf-8") for folder in ("", "ja")]
    for name, document in documents().items():
        file = "reference/index" if name == "reference" else name
        assert heading(site / "docs" / f"{file}.html") == document.title
        for page in lists:
            assert f'docs/{file}.html"' in page or f'"{file}.html"' in page, name


def test_japanese_pages_are_japanese(site: Path) -> None:
    """And the list of the documents says that these are not."""
    for path in sorted((site / "ja").rglob("*.html")):
        assert JAPANESE.search(heading(path)), path
    assert "英語" in (site / "ja" / "docs" / "index.html").read_text("utf-8")


def test_the_app_is_part_of_the_site_and_has_a_button(site: Path) -> None:
    assert (site / "app" / "index.html").read_text("utf-8") == APP
    assert 'href="app/index.html"' in (site / "index.html").read_text("utf-8")
    assert 'href="../app/index.html"' in (site / "ja" / "index.html").read_text("utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
def test_without_an_app_there_is_no_button(code: str) -> None:
    for page in pages(drawn()):
        if page.address in ("/", "/guide") and page.code == code:
            values = page.values(code)
            html = render(page.template, code, page=page, has_app=False, indexes=(), **values)
            assert "/app/" not in html


def test_a_link_to_nothing_ends_the_build() -> None:
    known = frozenset({"laws/27.html", "index.html"})
    page = '<a href="/laws/27B1(a)">27B1(a)</a> <a href="#here">here</a>'
    assert localised(page, "casebook/law-27/x.html", "en", known) == (
        '<a href="../../laws/27.html#27B1(a)">27B1(a)</a> <a href="#here">here</a>'
    )
    with pytest.raises(DeadLink, match=r"index\.html links to /compare"):
        localised('<a href="/compare">', "index.html", "en", known)


@pytest.mark.parametrize(
    ("address", "code", "of", "link"),
    [
        ("/", "en", "index.html", "index.html"),
        ("/", "ja", "ja/laws/27.html", "../index.html"),
        ("/@ja/laws", "en", "laws/27.html", "../ja/laws/index.html"),
        ("/@en/docs", "ja", "ja/docs/index.html", "../../docs/index.html"),
        ("/docs/desk#the-log", "ja", "ja/guide.html", "../docs/desk.html#the-log"),
        ("/sheets/revoke/whole", "ja", "ja/index.html", "sheets/revoke.html"),
        ("/sheets/revoke.svg?lang=ja", "ja", "ja/index.html", "../sheets/revoke.ja.svg"),
        ("/laws/30B1(b)(i)", "en", "laws/30.html", "30.html#30B1(b)(i)"),
        ("/casebook?law=27", "en", "index.html", "casebook/index.html"),
    ],
)
def test_addresses_become_relative_links(address: str, code: str, of: str, link: str) -> None:
    assert relative(target(address, code), of) == link


def test_a_folder_with_anything_else_in_it_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    assert main(["--out", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert mine.read_text() == "mine"
    assert not (tmp_path / MARKER).exists()


def test_a_folder_without_an_app_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--out", str(tmp_path / "site"), "--app", str(tmp_path)]) == 2
    assert "holds no app" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()
