"""How a language names a clause of the Laws: here, so that every face does it alike.

In English a number stands alone, 27B1(a). In Japanese it never does: it is L27B1(a) beside other
words, in links and lists, and 第27条B項1(a) where the law itself is the subject.
"""

from __future__ import annotations

import re

from bridgelaw.locale.text import Text, tr

_NUMBER = re.compile(r"(\d+)([A-Z])?(.*)")


def cited(*numbers: str) -> Text | str:
    """Clauses as they are cited; nothing for none.

    >>> from bridgelaw.locale.language import language
    >>> language("en").value(cited("27B1(a)", "26B"))
    '27B1(a), 26B'
    >>> language("ja").value(cited("27B1(a)", "26B"))
    'L27B1(a)、L26B'
    """
    listed: Text | str = ""
    for number in filter(None, numbers):
        one = tr("{clause}", clause=number)
        listed = one if not listed else tr("{first}, {second}", first=listed, second=one)
    return listed


def in_full(number: str) -> Text | str:
    """A clause where it is named for itself, as on its page.

    >>> from bridgelaw.locale.language import language
    >>> [language(code).value(in_full("30B1(b)(i)")) for code in ("en", "ja")]
    ['30B1(b)(i)', '第30条B項1(b)(i)']
    """
    match = _NUMBER.fullmatch(number)
    if match is None:
        return _beside(number)
    law, section, part = match.groups(default="")
    if not section:
        return tr("{whole_law}", whole_law=law)
    return tr("{law}{section}{part}", law=law, section=section, part=part)


def _beside(number: str) -> Text | str:
    """What is no clause: a footnote has its number, a definition and the Introduction a title."""
    if number.startswith("fn "):
        return tr("footnote {number}", number=number.removeprefix("fn "))
    if number.startswith("Definition: "):
        return tr("Definition")
    return number


def law_address(number: str) -> str:
    """The page of a clause; definitions and footnotes have theirs together."""
    kind = _page_of(number)
    return f"/laws/{number}" if kind is None else f"/laws/{kind}#{law_anchor(number)}"


def law_anchor(number: str) -> str:
    """Its place on that page."""
    if _page_of(number) is None:
        return number
    return re.sub(r"[^a-z0-9]+", "-", number.lower()).strip("-")


def _page_of(number: str) -> str | None:
    if number.startswith("Definition: "):
        return "definitions"
    return "footnotes" if number.startswith("fn ") else None
