"""A row of the law for programs: as JSON, and the whole table as CSV to be ticked off."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any

from bridgelaw.laws.digest import Clause, followed
from bridgelaw.locale.language import LANGUAGES, Language, language


def clause_to_json(clause: Clause, spoken: Language) -> dict[str, Any]:
    """What the clause says, and apart from it what others say of it."""
    reading = followed(clause.number)
    return {
        "number": clause.number,
        "title": None if clause.title is None else spoken.say(clause.title),
        "text": spoken.say(clause.text),
        "see": list(clause.see),
        "weight": {
            "player": None if clause.player is None else clause.player.value,
            "director": None if clause.director is None else clause.director.value,
        },
        "footnotes": [
            {"number": note.name, "text": spoken.say(note.text)} for note in clause.footnotes
        ],
        "remarks": [
            {
                "source": remark.source.key,
                "by": spoken.say(remark.source.name),
                "date": remark.source.date or None,
                "text": spoken.say(remark.text),
            }
            for remark in clause.remarks
        ],
        "follows": None if reading is None else reading.value,
        "since": clause.since,
        "until": clause.until,
    }


def rows_as_csv(rows: Iterable[Clause]) -> str:
    """One row a label, with its text in every language, so that each can be ticked off."""
    written = io.StringIO()
    writer = csv.writer(written)
    spoken = [language(code) for code in LANGUAGES]
    texts = (f"text ({one.code})" for one in spoken)
    remarks = (f"commentary and hints ({one.code})" for one in spoken)
    writer.writerow(
        ("label", "player", "director", "since", "until", *texts, "footnotes", "see", *remarks,
         "checked by", "on")
    )  # fmt: skip
    for row in rows:
        writer.writerow((
            row.number,
            "" if row.player is None else row.player.value,
            "" if row.director is None else row.director.value,
            row.since,
            row.until or "",
            *(one.say(row.text) for one in spoken),
            " ".join(note.number for note in row.footnotes),
            " ".join(row.see),
            *(
                " / ".join(f"[{one.source.key}] {each.say(one.text)}" for one in row.remarks)
                for each in spoken
            ),
            "",
            "",
        ))  # fmt: skip
    return written.getvalue()
