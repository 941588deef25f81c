"""Which pages the site has, and what stands on each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bridgelaw.casebook.library import case_heads
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.digest import CLAUSES, Clause, find
from bridgelaw.locale.language import LANGUAGES
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.web.laws.routes import BESIDE, shown
from bridgelaw.web.laws.routes import groups as groups_of_laws
from bridgelaw.web.sheets.walkthrough import FIRST, SHEETS, whole
from tools.draw_flowcharts import Sheets
from tools.site import cases, documents
from tools.site.addresses import HOME, target

Values = Callable[[str], dict[str, Any]]
"""What a template needs, in a language."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page in one language; what stands on it is found only when it is written."""

    address: str
    code: str
    template: str
    values: Values
    others: dict[str, str] = field(default_factory=dict)
    """The same page in other languages: their addresses by the codes."""

    @property
    def file(self) -> str:
        return target(self.address, self.code).file

    @property
    def section(self) -> str:
        """The part of the site that it belongs to: `laws` for `/laws/27`."""
        return self.address.split("/")[1]


def pages(drawn: Sheets) -> Iterator[Page]:
    """Every page, in all its languages."""
    yield from _in_all("/", "site/landing.html", _landing)
    yield from _in_all("/get", "site/get.html", _nothing)
    yield Page("/404", HOME, "site/missing.html", _nothing, {"ja": "/"})
    yield from _in_all("/search", "site/search.html", _nothing)
    yield from _in_all("/sheets", "site/sheets.html", _sheets)
    for key, procedure in PROCEDURES.items():
        yield from _in_all(f"/sheets/{key}", "site/sheet.html", partial(_sheet, procedure, drawn))
    yield from _in_all("/casebook", "site/cases.html", _cases)
    keys = [head.key for head in case_heads()]
    for key, beside in zip(keys, _neighbours(keys), strict=True):
        yield from _in_all(f"/casebook/{key}", "site/case.html", partial(_case, key, beside))
    yield from _in_all("/laws", "site/laws.html", _laws)
    for name in BESIDE:
        yield from _in_all(f"/laws/{name}", "site/law.html", partial(_beside_the_laws, name))
    laws = sorted((one for one in CLAUSES.values() if one.title is not None), key=_number)
    for law, beside in zip(laws, _neighbours([one.number for one in laws]), strict=True):
        yield from _in_all(f"/laws/{law.number}", "site/law.html", partial(_law, law, beside))
    yield from _in_all("/docs", "site/documents.html", _documents)
    for code in LANGUAGES:
        for document in documents.documents(code).values():
            yield _of_document(document)
    yield _in_english("/docs/license", _license)


def _in_all(address: str, template: str, values: Values) -> Iterator[Page]:
    for code in LANGUAGES:
        others = {other: address for other in LANGUAGES if other != code}
        yield Page(address, code, template, values, others)


def _of_document(document: documents.Document) -> Page:
    """A document: in languages that do not have it there is only their list."""
    others = {
        code: document.address if document.name in documents.documents(code) else "/docs"
        for code in LANGUAGES
        if code != document.code
    }
    values = partial(_document, document)
    return Page(document.address, document.code, "site/document.html", values, others)


def _in_english(address: str, values: Values) -> Page:
    others = {code: "/docs" for code in LANGUAGES if code != HOME}
    return Page(address, HOME, "site/document.html", values, others)


def _nothing(_: str) -> dict[str, Any]:
    return {}


def _landing(code: str) -> dict[str, Any]:
    return {
        "first": [PROCEDURES[key] for key in FIRST],
        "sheets": len(PROCEDURES),
        "cases": len(case_heads()),
        "clauses": len(CLAUSES),
    }


def _sheets(code: str) -> dict[str, Any]:
    first = [SHEETS[key] for key in FIRST]
    return {
        "first": first,
        "more": [one for one in SHEETS.values() if one not in first],
        "judged": [one for key, one in PROCEDURES.items() if key not in SHEETS],
    }


def _sheet(procedure: Procedure, drawn: Sheets, code: str) -> dict[str, Any]:
    key = procedure.key
    return {
        "procedure": procedure,
        "boxes": whole(key),
        "is_for_players": key in SHEETS,
        "drawn_height": drawn_height(drawn[key, code]),
    }


def drawn_height(svg: str) -> int:
    """The height of a drawn sheet beside a width of 595: 842 is one page of A4."""
    found = re.search(r'viewBox="0 0 [\d.]+ ([\d.]+)"', svg[:1000])
    assert found, svg[:1000]
    return round(float(found[1]))


def _cases(code: str) -> dict[str, Any]:
    return {
        "laws": [(CLAUSES[law], heads) for law, heads in cases.by_law()],
        "count": len(case_heads()),
    }


def _case(key: str, beside: tuple[str, str], code: str) -> dict[str, Any]:
    return {
        "first": cases.files(key)[0],
        "cases": cases.shown(key),
        "vulnerable": VULNERABLE,
        "before": beside[0],
        "after": beside[1],
    }


def _laws(code: str) -> dict[str, Any]:
    return {"groups": groups_of_laws(), "count": len(CLAUSES)}


def _law(law: Clause, beside: tuple[str, str], code: str) -> dict[str, Any]:
    return {
        **shown(law.number, find(law.number)),
        "heads": cases.about(law.number),
        "before": beside[0],
        "after": beside[1],
    }


def _beside_the_laws(name: str, code: str) -> dict[str, Any]:
    """The Introduction, the definitions, the footnotes."""
    return {**shown(name, find(name)), "heads": (), "before": "", "after": ""}


def _documents(code: str) -> dict[str, Any]:
    return {"groups": tuple(documents.grouped(code)), "reference": documents.of_the_reference()}


def _document(document: documents.Document, code: str) -> dict[str, Any]:
    return {
        "title": document.title,
        "summary": document.summary,
        "html": document.html,
        "contents": document.contents,
    }


def _license(code: str) -> dict[str, Any]:
    html = f"<h1>License</h1>\n<pre tabindex='0'>{documents.license_text()}</pre>"
    return {
        "title": "License", "summary": "", "html": html, "contents": (),
    }  # fmt: skip


def _neighbours(keys: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What stands before each and what after it; empty at the ends."""
    return zip(["", *keys[:-1]], [*keys[1:], ""], strict=True)


def _number(clause: Clause) -> int:
    return int(clause.number)
