"""Everything is there: each sheet, case, law and document, in every language that it has."""

from __future__ import annotations

import hashlib
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
from tools.site.downloads import download
from tools.site.look import render
from tools.site.pages import pages
from tools.site.shared import sitemap, with_head

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
FOLDERS = {"en": "", "ja": "ja"}
HOST = "https://law.example/desk/"


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

    monkeypatch.setattr(build, "sheets", lambda: "all of them")
    monkeypatch.setattr(build, "pages", begun)
    with pytest.raises(Enough, match="all of them"):
        build.build(tmp_path)


def test_every_document_has_a_page_and_is_listed_in_both_languages(site: Path) -> None:
    written = {path.stem for path in (PROJECT / "docs").glob("*.md")}
    assert written < documents("en").keys()
    lists = [(site / folder / "docs" / "index.html").read_text("utf-8") for folder in ("", "ja")]
    for code, folder in FOLDERS.items():
        for name, document in documents(code).items():
            file = "reference/index" if name == "reference" else name
            assert heading(site / folder / "docs" / f"{file}.html") == document.title
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
        if page.address in ("/", "/get") and page.code == code:
            values = page.values(code)
            html = render(
                page.template, code, page=page, has_app=False, indexes=(), downloads=(), **values
            )
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
        ("/docs/store#the-log", "ja", "ja/get.html", "../docs/store.html#the-log"),
        ("/docs/scores#期限", "ja", "ja/get.html", "docs/scores.html#%E6%9C%9F%E9%99%90"),
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


# What a page says of itself


def test_every_page_has_a_description_and_a_title_for_links(site: Path) -> None:
    for path in sorted(site.rglob("*.html")):
        if path.is_relative_to(site / "app"):
            continue
        html = path.read_text("utf-8")
        found = re.search(r'<meta name="description" content="([^"]{12,})">', html)
        assert found, path
        assert re.search(r'<meta property="og:title" content="[^"]+">', html), path
        assert 'rel="canonical"' not in html, "without an address nobody knows where it stands"


def test_with_an_address_pages_say_where_they_are(site: Path) -> None:
    (landing,) = (page for page in pages(drawn()) if page.file == "ja/index.html")
    html = (site / landing.file).read_text("utf-8")
    bare = html.replace("<title>", "<!-- shared --><title>")
    head = with_head(bare, landing, HOST)
    assert f'<link rel="canonical" href="{HOST}ja/">' in head
    assert (site / "screens" / "table.ja.laptop.png").is_file()
    assert f'<meta property="og:image" content="{HOST}screens/table.ja.laptop.png">' in head
    (missing,) = (page for page in pages(drawn()) if page.address == "/404")
    assert f'<base href="{HOST}">' in with_head(bare, missing, HOST)


def test_the_site_map_has_every_page_once_and_its_other_languages() -> None:
    every = tuple(pages(drawn()))
    told = sitemap(every, HOST)
    found = re.findall(r"<loc>(.*?)</loc>", told)
    assert len(found) == len(set(found)) == len(every) - 1
    ja = f'<xhtml:link rel="alternate" hreflang="ja" href="{HOST}ja/laws/27.html"/>'
    assert f"<loc>{HOST}laws/27.html</loc>{ja}" in told
    assert "404" not in told


def test_a_file_is_offered_with_its_checksum(tmp_path: Path) -> None:
    file = tmp_path / "bridgelaw.html"
    file.write_bytes(b"the desk" * 200_000)
    (page,) = (page for page in pages(drawn()) if page.address == "/get" and page.code == "ja")
    html = render(
        page.template, "ja", page=page, has_app=False, indexes=(), downloads=(download(file),)
    )
    assert hashlib.sha256(file.read_bytes()).hexdigest() in html
    assert "1.6 MB" in html
    assert 'href="/get/bridgelaw.html" download' in html
    assert target("/get/bridgelaw.html", "ja").file == "get/bridgelaw.html"


def test_a_file_that_is_not_there_cannot_be_offered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--out", str(tmp_path / "site"), "--download", str(tmp_path / "x.html")]) == 2
    assert "x.html to offer" in capsys.readouterr().err
