"""A paper as one HTML file that any browser prints on A4."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from bridgelaw.locale import Language, Text, tr
from bridgelaw.locale.text import filled
from bridgelaw.training.papers import Paper
from bridgelaw.training.sheet import PaperItem, items

_STYLE = """
@page { size: A4; margin: 12mm 16mm }
body { font: 9.5pt/1.3 sans-serif; max-width: 180mm; margin: auto; color: #111 }
h1 { font-size: 15pt; margin: 0 } h2 { font-size: 11pt; margin: 3mm 0 1mm } p { margin: 1mm 0 }
section { break-inside: avoid; border-top: 1px solid #999 }
ul { list-style: none; padding: 0; margin: 1mm 0 }
.line { border-bottom: 1px solid #999; height: 8mm }
table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #ccc; padding: .6mm 1mm;
text-align: left } td.box, th.box { width: 22mm; text-align: center } .auction { margin: 1mm 0 }
"""

_SCHEME, _NAME, _POINTS = tr("Marking scheme"), tr("Name"), tr("{points} points")
_FOUND, _AWAY, _OPTIONS = tr("You found out"), tr("away"), tr("options first")
_FOLLOWS, _SAY = tr("What follows?"), tr("What do you say?")
_MUST, _MUST_NOT = tr("It must contain:"), tr("It must not contain:")


def as_html(paper: Paper, is_key: bool, language: Language) -> str:
    """The paper, or its marking scheme."""
    return "".join(_lines(paper, is_key, language))


def _lines(paper: Paper, is_key: bool, language: Language) -> Iterator[str]:
    def say(text: Text) -> str:
        return escape(language.say(text))

    title = say(paper.title)
    head = f"{title} – {say(_SCHEME)}" if is_key else title
    yield f'<!doctype html>\n<html lang="{language.code}"><meta charset="utf-8">'
    yield f"<title>{head}</title><style>{_STYLE}</style>\n<h1>{head}</h1>\n"
    if not is_key:
        yield f"<p>{say(_NAME)}: ____________________</p>\n"
    for item in items(paper):
        yield from _item(item, is_key, language)
    yield "</html>\n"


def _item(item: PaperItem, is_key: bool, language: Language) -> Iterator[str]:
    def say(text: Text) -> str:
        return escape(language.say(text))

    box = {True: "☑", False: "☐"}
    yield f"<section><h2>{item.number}. {say(item.opening)} "
    yield f"<small>({say(filled(_POINTS, points=item.points))})</small></h2>\n"
    if item.seen.board is not None:
        yield f"<p>{say(item.seen.board)}</p>"
    for line in (item.seen.calls_in_line, item.seen.trick_in_line):
        if line:
            yield f'<p class="auction">{escape(line)}</p>'
    for seat, cards in item.seen.rows_up:
        yield f'<p class="auction">{seat.letter} – {say(tr("Face up: {cards}", cards=cards))}</p>'
    if item.facts:
        heads = "".join(f'<th class="box">{say(head)}</th>' for head in (_AWAY, _OPTIONS))
        yield f"<table><tr><th>{say(_FOUND)}</th>{heads}</tr>"
        for _, text, away, options in item.facts:
            yield f'<tr><td>{say(text)}</td><td class="box">{box[is_key and away]}</td>'
            yield f'<td class="box">{box[is_key and options]}</td></tr>'
        yield "</table>"
    yield f"<p><b>{say(_FOLLOWS)}</b></p><ul>"
    for row in item.effects:
        yield f"<li>{box[is_key and row.is_right]} {say(row.text)}</li>"
    yield f"</ul><p><b>{say(_SAY)}</b></p>"
    if is_key:
        yield f"<p>{say(_MUST)}</p><ul>"
        yield "".join(f"<li>✓ {say(text)}</li>" for text in item.must)
        if item.must_not:
            yield f"</ul><p>{say(_MUST_NOT)}</p><ul>"
            yield "".join(f"<li>✗ {say(text)}</li>" for text in item.must_not)
        yield f"</ul><p><b>{say(item.law)}</b>: {say(item.ruling)}</p>"
    else:
        yield '<div class="line"></div>' * 3
    yield "</section>\n"
