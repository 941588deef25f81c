"""What the search looks through: an entry for each clause, sheet, case and section.

The index is a script and no data file, because a page that is opened from a disk may load scripts
but may not fetch. Each entry is `[kind, link, title, text, other words]`; the page's script folds
letters and widths alike for these and for what is typed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from bridgelaw.casebook.library import case_heads
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.entrances.search import lexicon
from bridgelaw.locale.citing import in_full
from bridgelaw.locale.language import language
from bridgelaw.locale.text import Text
from bridgelaw.web.home.search import IN_FULL
from tools.site import documents
from tools.site.addresses import HOME, relative, target
from tools.site.cases import shown
from tools.site.look import Asset, named_by_content

_LONGEST = 600
"""Characters of a section of the documentation: what it is about stands at its beginning."""


class Entry(NamedTuple):
    """Something to be found."""

    kind: str
    address: str
    title: str
    text: str
    words: str = ""
    """By which it is found, too, and which are not shown."""


def index(code: str) -> Asset:
    """Everything in a language."""
    entries = (*_sheets(code), *_clauses(code), *_cases(code))
    if code != HOME:
        entries += tuple(_sections(code))
    return _script(f"index-{code}", code, entries)


def index_of_documents() -> Asset:
    """The documentation in English, which all languages have."""
    return _script("index-docs", HOME, tuple(_sections(HOME)))


def words_of_the_desk() -> Asset:
    """By which the desk finds a procedure, and how it ranks them: the page does the same."""
    data = json.dumps(lexicon() | {"inFull": IN_FULL}, ensure_ascii=False, separators=(",", ":"))
    return named_by_content("words", "js", f"window.wordsOfTheDesk = {data};\n".encode())


def _script(name: str, code: str, entries: tuple[Entry, ...]) -> Asset:
    # From the root; a page in another folder puts the way there before it.
    rows = [[one[0], relative(target(one[1], code), "index.html"), *one[2:]] for one in entries]
    data = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    script = f"(window.toSearch ||= []).push(...{data});\n"
    return named_by_content(name, "js", script.encode())


def _sheets(code: str) -> Iterator[Entry]:
    spoken = language(code)
    for key, procedure in PROCEDURES.items():
        asked = (spoken.say(Text(one.heading.msgid)) for one in procedure.questions)
        lines = dict.fromkeys(text.split("\n")[-1] for text in asked if "{" not in text)
        # The key first: by it the page knows what the desk's words lead to.
        words = " ".join((key, *procedure.laws))
        yield Entry("sheet", f"/sheets/{key}", spoken.say(procedure.title), " ".join(lines), words)


def _clauses(code: str) -> Iterator[Entry]:
    spoken = language(code)
    for number, clause in CLAUSES.items():
        title = spoken.value(in_full(number))
        if clause.title is not None:
            title += " " + spoken.say(clause.title)
        yield Entry("law", f"/laws/{number}", title, spoken.say(clause.text), number)


def _cases(code: str) -> Iterator[Entry]:
    spoken = language(code)
    for head in case_heads():
        said: list[str] = []
        for case in shown(head.key):
            if case.number:
                said.append(case.title[code])
            said += (
                spoken.say(step.ruling.headline) for step in case.steps if step.ruling is not None
            )
        text = " ".join(dict.fromkeys(said))
        words = " ".join((*head.laws, head.source))
        yield Entry("case", f"/casebook/{head.key}", head.title[code], text, words)


def _sections(code: str) -> Iterator[Entry]:
    for one in documents.documents(code).values():
        for heading in one.headings:
            is_first = heading is one.headings[0]
            title = one.title if is_first else f"{one.title}: {heading.words}"
            link = one.address if is_first else f"{one.address}#{heading.anchor}"
            yield Entry("doc", link, title, heading.text[:_LONGEST])
