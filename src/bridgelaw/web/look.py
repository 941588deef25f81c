"""How pages are made: templates, sentences in a language, suits in their colours."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from bridgelaw.locale.language import Language, language
from bridgelaw.locale.text import Text
from bridgelaw.session.deadlines import seconds_left
from bridgelaw.session.times import local
from bridgelaw.web import table_view
from bridgelaw.web.menu import menu

_HERE = Path(__file__).parent
_SUITS = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
_SYMBOL = re.compile("[♠♥♦♣]\ufe0e?")


def coloured(words: str) -> Markup:
    """Words with each suit symbol in its colour. The words are escaped first."""

    def one(found: re.Match[str]) -> str:
        symbol = found[0][0]
        return f'<span class="{_SUITS[symbol]}">{symbol}\ufe0e</span>'

    return Markup(_SYMBOL.sub(one, str(escape(words))))


@cache
def environment(code: str) -> Environment:
    """The templates in one language.

    In a template `tr("…", name=value)` says a sentence; `text|say` says a `Text`, a card, a seat
    or any other value with its suits coloured; `text|words` the same without colours, for
    attributes.
    """
    spoken = language(code)
    made = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )

    def words(value: Any) -> str:
        return spoken.say(value) if isinstance(value, Text) else spoken.value(value)

    def tr(msgid: str, **values: Any) -> Markup:
        return coloured(spoken.say(Text(msgid, tuple(values.items()))))

    def tr_words(msgid: str, **values: Any) -> str:
        return spoken.say(Text(msgid, tuple(values.items())))

    made.globals |= {
        "tr": tr, "tr_words": tr_words, "language": spoken, "script": script_name(),
        "menu": menu, "token": _token, "drawn": table_view,
    }  # fmt: skip
    made.filters |= {
        "say": lambda value: coloured(words(value)), "words": words, "coloured": coloured,
        "local": local, "seconds_left": seconds_left,
    }  # fmt: skip
    return made


def render(template: str, spoken: Language, **values: Any) -> str:
    return environment(spoken.code).get_template(template).render(style=style(), **values)


def _token(visit: Any) -> Markup:
    """The field that proves that a form is ours; every form that writes has it."""
    return Markup('<input type="hidden" name="token" value="{}">').format(visit.token)


@cache
def style() -> Markup:
    """All style sheets as one, without comments and indentation; it stands in every page."""
    text = "".join(_parts("css"))
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return Markup(re.sub(r"\s*\n\s*", "\n", text).strip())


@cache
def style_hash() -> str:
    """What the content security policy calls the style sheet by."""
    digest = hashlib.sha256(str(style()).encode()).digest()
    return "sha256-" + base64.b64encode(digest).decode()


@cache
def script() -> bytes:
    """All scripts as one, each in a scope of its own."""
    return "".join(f"(() => {{\n{part}}})();\n" for part in _parts("js")).encode()


@cache
def script_name() -> str:
    """The address of the script, which changes with it, so that it can be kept for ever."""
    return f"/static/desk-{hashlib.sha256(script()).hexdigest()[:12]}.js"


def _parts(suffix: str) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((_HERE / "static").glob(f"*.{suffix}"))]
