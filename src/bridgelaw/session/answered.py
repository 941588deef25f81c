"""What a ruling keeps of the way to it: the questions with their answers, and the laws in short."""

from __future__ import annotations

from typing import Any

from bridgelaw.laws import Interview
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.locale.language import Language
from bridgelaw.session.retelling import retell


def asked_to_json(interview: Interview, language: Language) -> dict[str, Any]:
    """The questions with their answers, and the clauses of the ruling with what they say."""
    ruling = interview.ruling
    return {
        "asked": [
            {
                "key": one.asked.key,
                "law": one.asked.law,
                "question": language.say(one.asked.heading),
                "answer": language.say(one.words),
                "by": None if one.asked.to is None else language.value(one.asked.to),
                "away_from_table": one.asked.question.away,
            }
            for one in retell(interview)
        ],
        "laws": [
            {"number": number, "text": language.say(CLAUSES[number].text)}
            for number in (() if ruling is None else ruling.clauses)
            if number in CLAUSES
        ],
    }
