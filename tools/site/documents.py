"""The documentation as pages: the project's Markdown files, their links and their headings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from html import escape, unescape
from itertools import pairwise
from pathlib import Path
from posixpath import dirname, normpath
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from bridgelaw.casebook.library import case_paths
from bridgelaw.locale.language import LANGUAGES
from bridgelaw.locale.text import Text, tr
from tools import write_coverage, write_questions, write_reference
from tools.site.addresses import HOME, translated

PROJECT = Path(__file__).resolve().parents[2]
MADE: Mapping[str, Callable[[], str]] = {
    "docs/coverage.md": write_coverage.page,
    "docs/questions.md": write_questions.page,
    "docs/reference/README.md": write_reference.top_page,
    **{
        f"docs/reference/{room}.md": partial(write_reference.page, room)
        for room in write_reference.ROOMS
    },
}
"""Pages of the site that are no files of the project: they are made from the source."""

GROUPS: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (
        tr("For directors"),
        ("first-evening", "at-the-table", "evening", "training", "app", "install"),
    ),
    (tr("Scores"), ("scores", "scoring", "score-files")),
    (tr("For federations"), ("federations", "store", "archives")),
    (tr("For programs"), ("library", "api", "client", "assistants", "commands")),
    (
        tr("Reference"),
        (
            "rulings", "questions", "casebook", "comparable", "claims", "double-dummy", "records",
            "reference", "coverage", "figures",
        ),
    ),
)  # fmt: skip
"""What a reader looks for; a document that is named nowhere stands in the last group."""
_THE_PROJECT = tr("The project")
_AT_THE_TOP = {"README.md": "readme", "CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changes",
               "SECURITY.md": "security"}  # fmt: skip
"""Documents outside docs/, and what they are called on the site."""
_IMAGE = re.compile(r'(<img\b[^>]*?\bsrc=")([^"/][^"]*)(")')  # written as HTML
_NO_HEAD = re.compile(r"<thead>\s*<tr>\s*(?:<th></th>\s*)+</tr>\s*</thead>\n?")
_SUMMARY = 140  # characters
_WITHIN_A_LINE = re.compile(r"</?(?:a|b|code|em|i|strong)\b[^>]*>")
_TAG = re.compile(r"<[^>]+>")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading within a document, and the text up to the next one of its rank."""

    rank: int
    anchor: str
    html: str
    text: str

    @property
    def words(self) -> str:
        return plain(self.html)


@dataclass(frozen=True, slots=True)
class Document:
    """A Markdown file as a page."""

    name: str
    """Below `/docs/`: `scores`, `reference/table`."""
    code: str
    """Its language."""
    title: str
    summary: str
    html: str
    headings: tuple[Heading, ...]

    @property
    def address(self) -> str:
        return f"/docs/{self.name}"

    @property
    def contents(self) -> tuple[Heading, ...]:
        return tuple(one for one in self.headings if one.rank == 2)


def plain(html: str) -> str:
    """HTML as text, for titles and for the search."""
    return " ".join(unescape(_TAG.sub(" ", _WITHIN_A_LINE.sub("", html))).split())


def beginning(text: str) -> str:
    """The first sentence, and the next ones as long as there is room in two or three lines."""
    first, *rest = re.split(r"(?<=\.) |(?<=。)", text)
    for sentence in rest:
        if len(first) + len(sentence) > _SUMMARY:
            break
        first += f" {sentence}"
    return first


@cache
def files(code: str = HOME) -> Mapping[str, str]:
    """Every document of a language by its path in the project, with its name on the site."""
    if code != HOME:
        return {f"docs/{code}/{name}.md": name for name in sorted(translated(code))}
    found = dict(_AT_THE_TOP)
    for path in sorted((*(PROJECT / "docs").glob("*.md"), *(PROJECT / made for made in MADE))):
        inside = path.relative_to(PROJECT / "docs").with_suffix("")
        found[f"docs/{inside}.md"] = inside.as_posix().removesuffix("/README")
    return found


@cache
def documents(code: str) -> Mapping[str, Document]:
    """All documents of a language by their names."""
    return {name: _document(path, name, code) for path, name in files(code).items()}


def grouped(code: str = HOME) -> Iterator[tuple[Text, tuple[Document, ...]]]:
    """The documents for a table of contents, without the pages of the reference.

    Each in the language, if it has it, and otherwise in English.
    """
    known = {**documents(HOME), **documents(code)}
    listed = [name for _, names in GROUPS for name in names]
    for title, names in GROUPS:
        yield title, tuple(known[name] for name in names if name in known)
    rest = (one for name, one in known.items() if name not in listed and "/" not in name)
    yield _THE_PROJECT, tuple(rest)


def of_the_reference() -> tuple[Document, ...]:
    return tuple(one for name, one in documents(HOME).items() if name.startswith("reference/"))


_MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])


def _document(path: str, name: str, code: str) -> Document:
    tokens = _MARKDOWN.parse(_source(path))
    anchors = _Anchors()
    marks: list[tuple[int, str, int]] = []  # rank, anchor, place of a heading
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            rank, inline = int(token.tag[1]), tokens[place + 1]
            anchor = anchors.new(_rendered([inline]))
            token.attrSet("id", anchor)
            marks.append((rank, anchor, place))
        for inner in (token, *(token.children or ())):
            _relink(inner, path)
    title = plain(_rendered([tokens[marks[0][2] + 1]]))
    summary = next((_rendered([one]) for one in _paragraphs(tokens)), "")
    ends = [place for _, _, place in marks[1:]] + [len(tokens)]
    headings = tuple(
        Heading(
            rank, anchor, _rendered([tokens[place + 1]]),
            plain(_rendered(tokens[place + 3 : end])),
        )
        for (rank, anchor, place), end in zip(marks, ends, strict=True)
    )  # fmt: skip
    html = _page(tokens, path, title)
    return Document(name, code, title, beginning(plain(summary)), html, headings)


def _source(path: str) -> str:
    return MADE[path]() if path in MADE else (PROJECT / path).read_text("utf-8")


def _paragraphs(tokens: list[Token]) -> Iterator[Token]:
    for before, token in pairwise(tokens):
        if before.type == "paragraph_open" and not before.hidden:
            if not token.content.startswith(("<img", "Made from")):
                yield token


def _rendered(tokens: list[Token]) -> str:
    html: str = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return html


def _page(tokens: list[Token], path: str, title: str) -> str:
    """All of it; what can be wider than a phone scrolls by itself, also by the keyboard."""
    html = _rendered(tokens)
    html = _IMAGE.sub(lambda found: found[1] + _address(found[2], path) + found[3], html)
    around = f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(title)}">'
    html = html.replace("<table>", around + "<table>")
    html = _NO_HEAD.sub("", html).replace("<th></th>", "<td></td>")
    html = html.replace("</table>", "</table></div>")
    return html.replace("<pre>", '<pre tabindex="0">')


def _relink(token: Token, path: str) -> None:
    """Links of the project become addresses of the site; other sites are marked as such."""
    for name in ("href", "src"):
        value = token.attrGet(name)
        if not isinstance(value, str) or value.startswith("#"):
            continue
        if urlsplit(value).scheme:
            token.attrSet("class", "out")
            token.attrSet("rel", "external noopener")
            continue
        found = _address(value, path)
        if found:
            token.attrSet(name, found)
        else:  # a file of the project that is no page: its name is enough
            token.attrs.pop(name)


def _address(link: str, path: str) -> str:
    """The address of what a document links to; empty where the site does not have it."""
    parts = urlsplit(link)
    to = normpath(f"{dirname(path)}/{parts.path}" if dirname(path) else parts.path)
    fragment = f"#{parts.fragment}" if parts.fragment else ""
    for code in LANGUAGES:
        if to in files(code):
            return f"/@{code}/docs/{files(code)[to]}{fragment}"
    if to in ("docs/reference", "docs"):
        return f"/{to}"
    if to.startswith("docs/screens/"):
        return to.removeprefix("docs")
    if to.startswith("docs/flowcharts/") and to.endswith(".svg"):
        key, code, _ = to.removeprefix("docs/flowcharts/").split(".", 2)
        return f"/@{code}/sheets/{key}.svg"
    if to == "LICENSE":
        return "/docs/license"
    if to.partition("/")[0] == "casebook":
        key = to.removeprefix("casebook/").removesuffix(".yaml")
        return f"/casebook/{key}" if key in case_paths() else "/casebook"
    return ""


class _Anchors:
    """The names of headings, as the code hosts make them: documents link to these."""

    def __init__(self) -> None:
        self._taken: dict[str, int] = {}

    def new(self, html: str) -> str:
        words = unescape(_TAG.sub("", html)).lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        count = self._taken.get(slug, 0)
        self._taken[slug] = count + 1
        return slug if not count else f"{slug}-{count}"


def license_text() -> str:
    return escape((PROJECT / "LICENSE").read_text("utf-8").strip())
