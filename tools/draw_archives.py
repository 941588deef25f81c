"""Draws the pictures of docs/archives.md: `python -m tools.draw_archives FINDINGS.parquet`.

The findings are those of the real records that the tests read:
`bridgelaw audit ../shared/data --claims -o findings.parquet`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

import duckdb

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "archives"
_WIDTH, _LABEL, _ROW, _BAR = 720, 330, 26, 16
_QUESTIONS = {
    "by-law": (
        "What was found",
        "SELECT coalesce(nullif('Law ' || law, 'Law '), 'no law') || ', ' || kind, count(*) "
        "FROM findings GROUP BY 1 ORDER BY 2 DESC, 1",
    ),
    "claims-by-trick": (
        "In which trick claims were made that normal play does not bring",
        "SELECT place, count(*) FROM findings WHERE kind = 'claim' GROUP BY 1 "
        "ORDER BY cast(split_part(place, ' ', 2) AS int)",
    ),
}


def bars(title: str, rows: Sequence[tuple[str, int]]) -> str:
    """A drawing of horizontal bars with their numbers, readable on light and dark pages."""
    most = max((count for _, count in rows), default=1)
    height = 56 + _ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'role="img" aria-label="{escape(title, quote=True)}" font-family="sans-serif" '
        'font-size="14">',
        f'<rect width="{_WIDTH}" height="{height}" rx="8" fill="#ffffff"/>',
        f'<text x="20" y="30" font-size="16" font-weight="bold" fill="#1a1a1a">{escape(title)}'
        "</text>",
    ]
    for at, (label, count) in enumerate(rows):
        top = 48 + at * _ROW
        width = max(2, round((_WIDTH - _LABEL - 80) * count / most))
        parts.append(
            f'<text x="{_LABEL - 12}" y="{top + 13}" text-anchor="end" fill="#1a1a1a">'
            f"{escape(label)}</text>"
            f'<rect x="{_LABEL}" y="{top}" width="{width}" height="{_BAR}" rx="3" fill="#1740a8"/>'
            f'<text x="{_LABEL + width + 8}" y="{top + 13}" fill="#1a1a1a">{count:,}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.draw_archives FINDINGS.parquet")
    PICTURES.mkdir(exist_ok=True)
    with duckdb.connect() as database:
        database.read_parquet(sys.argv[1]).create("findings")
        for name, (title, question) in _QUESTIONS.items():
            rows = [(str(label), int(count)) for label, count in database.sql(question).fetchall()]
            (PICTURES / f"{name}.svg").write_text(bars(title, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
