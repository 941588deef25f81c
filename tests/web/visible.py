"""What a person sees of a page: not what is folded away, nor the frame around every page."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

_FRAME = {"head", "header", "nav", "footer", "script", "style", "template", "svg"}
_SPOKEN = {"say": "at the table", "choice-card": "at the table", "apart": "away from it"}
_VOID = {"input", "meta", "link", "br", "img", "hr", "wbr", "path", "circle", "rect", "use"}


class _Seen(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.spoken: dict[str, list[str]] = {}
        self._open: list[tuple[str, bool, str]] = []
        """Each open element: its name, whether it is hidden, where it is spoken if it is."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _VOID:
            return
        given = dict(attrs)
        kinds = (given.get("class") or "").split()
        hidden, where = self._open[-1][1:] if self._open else (False, "")
        inside = self._open[-1][0] if self._open else ""
        if inside == "details-closed":
            hidden = hidden or tag != "summary"
        hidden = hidden or tag in _FRAME or "hidden" in given or "visually-hidden" in kinds
        hidden = hidden or given.get("aria-hidden") == "true"
        where = next((_SPOKEN[kind] for kind in kinds if kind in _SPOKEN), where)
        if "title" in kinds:
            where = ""  # that it is read aloud is not read aloud
        name = "details-closed" if tag == "details" and "open" not in given else tag
        self._open.append((name, hidden, where))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without anything in it."""

    def handle_endtag(self, tag: str) -> None:
        if tag in (name.removesuffix("-closed") for name, _, _ in self._open):
            while self._open.pop()[0].removesuffix("-closed") != tag:
                pass

    def handle_data(self, data: str) -> None:
        hidden, where = self._open[-1][1:] if self._open else (False, "")
        if not hidden:
            self.text.append(data)
            if where:
                self.spoken.setdefault(where, []).append(data)


def _seen(html: str) -> _Seen:
    page = _Seen()
    page.feed(html[html.index("<main") : html.index("</main>")])
    return page


def visible(html: str) -> str:
    """The words that are seen without a tap, in the page itself."""
    return " ".join(" ".join(_seen(html).text).split())


def said_twice(html: str) -> list[str]:
    """Sentences that stand on the page more than once, whoever they are said to."""
    told = re.compile("<summary>.*?</summary>", re.S)  # what was answered before
    whole = [" ".join(one.split()) for one in _seen(told.sub("", html)).text]
    return [one for one, times in Counter(whole).items() if times > 1 and len(one) > 14]


def spoken(html: str) -> tuple[str, ...]:
    """The words that the director says from this page: at the table, and away from it."""
    return tuple(" ".join(" ".join(said).split()) for said in _seen(html).spoken.values())


def size(text: str, language: str) -> int:
    """Words; in Japanese characters."""
    if language == "ja":
        return len(re.sub(r"\s", "", text))
    return len(re.findall(r"[\w’'/-]+", text))
