"""How pages are made: templates, sentences in a language, suits in their colours."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from bridgelaw.desk.deadlines import seconds_left
from bridgelaw.desk.times import ago, clock, day, local
from bridgelaw.formats.kinds import HANDS, SUFFIXES
from bridgelaw.game import SEATS, Bid, Call, Card, Denomination, Role, Seat, Side, Suit
from bridgelaw.laws.digest import differing, remarks_on
from bridgelaw.locale import LANGUAGES, All, Language, Text, language
from bridgelaw.locale.citing import cited, in_full, law_address, law_anchor
from bridgelaw.scoring.editions import EDITIONS
from bridgelaw.scoring.presentation.names import number_within
from bridgelaw.table.in_force import as_in_force
from bridgelaw.web.parts import table_diagram
from bridgelaw.web.parts.claim_line import claim_of
from bridgelaw.web.parts.phrases import addressed, in_breaths, length, phrased, portions
from bridgelaw.web.server.menu import bar, is_among, more
from bridgelaw.web.server.templating.compiled import Compiled
from bridgelaw.web.server.templating.folding import FoldingEnvironment

_HERE = Path(__file__).parents[2]
_SUITS = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
_SYMBOL = re.compile("[♠♥♦♣]\ufe0e?")
_CONSTANT = frozenset({Bid, Call, Card, Denomination, Role, Seat, Side, Suit})


def coloured(words: str) -> Markup:
    """Words with each suit symbol in its colour. The words are escaped first."""

    def one(match: re.Match[str]) -> str:
        symbol = match[0][0]
        return f'<span class="{_SUITS[symbol]}">{symbol}\ufe0e</span>'

    escaped = escape(words)
    # Few words name a suit, and pages have many words.
    if not any(symbol in escaped for symbol in _SUITS):
        return escaped
    return Markup(_SYMBOL.sub(one, str(escaped)))


@cache
def environment(code: str, *overlays: Path) -> Environment:
    """The templates in one language; one of the same name in an overlay is taken instead.

    In a template `tr("…", name=value)` says a sentence; `text|say` says a `Text`, a card, a seat
    or any other value with its suits coloured; `text|words` the same without colours, for
    attributes.
    """
    spoken_here = tuple(map(language, LANGUAGES))
    spoken, folded = language(code), {"favicon": favicon(), "the_mark": mark()}
    made = FoldingEnvironment(
        loader=FileSystemLoader((*overlays, _HERE / "templates")),
        bytecode_cache=Compiled(code, *folded.values()),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        cache_size=-1,  # all of them stay
    )

    def words(value: Any) -> str:
        return spoken.say(value) if isinstance(value, Text) else spoken.value(value)

    @lru_cache(maxsize=4096)
    def constant(value: Any) -> Markup:
        return coloured(words(value))

    def say(value: Any) -> Markup:
        # Sentences without holes, seats, cards and calls are the same on every page.
        if type(value) in _CONSTANT or (isinstance(value, Text) and not value.values):
            return constant(value)
        return coloured(words(value))

    def tr(msgid: str, **values: Any) -> Markup:
        return say(Text(msgid, tuple(values.items())))

    def tr_words(msgid: str, **values: Any) -> str:
        return spoken.say(Text(msgid, tuple(values.items())))

    names, colon = [words(seat) for seat in SEATS], tr_words(": ")

    def speech(said: Iterable[Any]) -> list[list[Markup]]:
        """What is read aloud at a time: texts, or words with whom they are for."""
        hear: dict[str, list[Any]] = {}  # the same words to several players are said once
        for one in said:
            is_plain = isinstance(one, Text | str)
            to = None if is_plain or one.away else one.to
            hear.setdefault(words(one if is_plain else one.text), []).append(to)
        breaths = []
        for text, to in hear.items():
            first, *rest = in_breaths(text)
            name = "" if None in to else words(All(tuple(to)))
            breaths.append(addressed(name, first, colon, names, coloured))
            breaths += map(coloured, rest)
        return portions(breaths)

    made.globals |= {
        "speech": speech, "length": lambda said: sum(length(words(one)) for one in said),
        "tr": tr, "tr_words": tr_words, "language": spoken, "languages": spoken_here,
        "style": style().name, "script": script().name, **folded,
        "pages_of_the_bar": bar, "other_pages": more,
        "is_among": is_among, "token": _token, "drawn": table_diagram, "claim_of": claim_of,
        "cited": cited, "in_full": in_full, "as_in_force": as_in_force, "differing": differing,
        "remarks_on": remarks_on, "number_within": number_within,
        "editions": EDITIONS,
        "endings_of_files": {"results": ",".join(SUFFIXES), "hands": ",".join(HANDS)},
        "law_address": law_address, "law_anchor": law_anchor,
    }  # fmt: skip
    made.constant_calls = {"tr": tr, "tr_words": tr_words}
    made.constants = folded
    made.filters |= {
        "say": say, "words": words, "coloured": coloured,
        "local": local, "clock": clock, "ago": lambda moment: say(ago(moment)),
        "day": lambda moment: say(day(moment)),
        "phrased": lambda value: phrased(words(value), coloured), "seconds_left": seconds_left,
    }  # fmt: skip
    return made


def load() -> None:
    """Compiles all templates, which would otherwise be done by all who first ask for one."""
    for code in LANGUAGES:
        for name in environment(code).list_templates(("html",)):
            environment(code).get_template(name)


def render(template: str, spoken: Language, **values: Any) -> str:
    return environment(spoken.code).get_template(template).render(values)


def _token(visit: Any) -> Markup:
    """The field that proves that a form is ours; every form that writes has it."""
    return Markup(f'<input type="hidden" name="token" value="{escape(visit.token)}">')


class Asset(NamedTuple):
    """A file that pages load. Its name changes with it, so that browsers keep it for ever."""

    name: str
    media_type: str
    body: bytes


@cache
def style() -> Asset:
    """All style sheets as one, without comments and indentation."""
    text = re.sub(r"/\*.*?\*/", "", "".join(_parts("css")), flags=re.S)
    return _asset("css", "text/css", re.sub(r"\s*\n\s*", "\n", text).strip())


@cache
def script() -> Asset:
    """All scripts as one, each in a scope of its own."""
    text = "".join(f"(() => {{\n{part}}})();\n" for part in _parts("js"))
    return _asset("js", "text/javascript", text)


@cache
def mark() -> Markup:
    """Four seats around a table, one of them out of order."""
    return Markup((_HERE / "static" / "mark.svg").read_text("utf-8").strip())


@cache
def favicon() -> str:
    """The mark as the picture of a tab, within the page: no request for it."""
    return "data:image/svg+xml," + quote(str(mark()), safe=" =:/")


def _asset(suffix: str, media_type: str, text: str) -> Asset:
    body = text.encode()
    return Asset(f"/static/desk-{hashlib.sha256(body).hexdigest()[:12]}.{suffix}", media_type, body)


def _parts(suffix: str) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((_HERE / "static").glob(f"*.{suffix}"))]
