"""What a page says of itself to search engines, and where a link to it is shared."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from tools.site.addresses import target
from tools.site.documents import plain
from tools.site.pages import Page

_LONGEST = 160
_TITLE = re.compile(r"<title>(.*?)</title>", re.S)
_MAIN = re.compile(r"<main\b[^>]*>(.*)</main>", re.S)
_LEFT_OUT = re.compile(
    r"<(nav|form|button|details|script|svg|noscript)\b.*?</\1>"
    r'|<p class="(?:where|row)[^"]*">.*?</p>',
    re.S,
)
_PICTURES = {"scores": "scores", "casebook": "log"}
"""Which of the pictures stands for a section, where it is not that of a live table."""


def described(html: str) -> str:
    """What a page is about: how its text begins, cut after a word."""
    found = _MAIN.search(html)
    assert found, html[:200]
    text = plain(_LEFT_OUT.sub(" ", found[1])).replace("\ufe0e", "")
    if len(text) <= _LONGEST:
        return text
    cut = text[:_LONGEST]
    # Japanese has no spaces to cut at.
    return cut.rpartition(" ")[0] if cut.count(" ") > _LONGEST / 20 else cut


def with_head(html: str, page: Page, address: str) -> str:
    """The page with what it says of itself in its head."""
    title = _TITLE.search(html)
    assert title, page.file
    told = escape(described(html))
    lines = [
        f'<meta name="description" content="{told}">',
        f'<meta property="og:title" content="{title[1].strip()}">',
        f'<meta property="og:description" content="{told}">',
        '<meta property="og:type" content="website">',
        '<meta property="og:site_name" content="bridgelaw">',
        f'<meta property="og:locale" content="{page.code}">',
    ]
    if address:  # without one a site works anywhere, and cannot say where it is
        own = absolute(page, address)
        picture = f"{address}screens/{_PICTURES.get(page.section, 'table')}.{page.code}.laptop.png"
        lines += [
            f'<link rel="canonical" href="{own}">',
            f'<meta property="og:url" content="{own}">',
            f'<meta property="og:image" content="{picture}">',
            '<meta name="twitter:card" content="summary_large_image">',
        ]
        if page.address == "/404":  # it is shown at any address
            lines.append(f'<base href="{escape(address)}">')
    return html.replace("<!-- shared -->", "\n".join(lines), 1)


def absolute(page: Page, address: str) -> str:
    file = page.file.removesuffix("index.html") if page.file.endswith("index.html") else page.file
    return escape(address + file)


def sitemap(pages: Iterable[Page], address: str) -> str:
    """Every page but the one that says that there is none, each with its other languages."""
    rows = []
    for page in pages:
        if page.address == "/404":
            continue
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" '
            f'href="{escape(address + target(other, code).file)}"/>'
            for code, other in page.others.items()
            if other == page.address
        )
        rows.append(f"<url><loc>{absolute(page, address)}</loc>{others}</url>")
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' + "\n".join(rows) + "\n</urlset>\n"
    )
