"""Questions and rulings as JSON, with their sentences in a language."""

from __future__ import annotations

from typing import Any

from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.common.reviews import REVIEWS
from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.laws.machinery.lookahead import Outcome, foresee
from bridgelaw.laws.machinery.questions import Asked
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.words import award_text
from bridgelaw.table.effects import Effect, SideAwarded
from bridgelaw.table.notation import effect_to_json
from bridgelaw.table.table import Table
from bridgelaw.table.wording import describe


def interview_to_json(
    interview: Interview, language: Language, look_ahead: bool = True
) -> dict[str, Any]:
    """Where an interview stands: its answers, and the pending question or the ruling.

    `look_ahead`: each option says how things can end after it. The table, where there is one,
    is the one after the ruling.

    >>> from bridgelaw import PROCEDURES, language
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes")
    >>> data = interview_to_json(interview, language("en"))
    >>> data["answers"], data["ruling"]["clauses"]
    ([{'question': 'out_of_rotation', 'answer': 'yes'}], ['27A2'])
    """
    asked, ruling, table = interview.question, interview.ruling, interview.table
    if table is not None and ruling is not None:
        table = table.after(ruling.event)
    return {
        "procedure": interview.procedure.key,
        "language": language.code,
        "answers": [{"question": key, "answer": value} for key, value in interview.answers],
        "question": (
            None if asked is None else question_to_json(asked, interview, language, look_ahead)
        ),
        "ruling": None if ruling is None else ruling_to_json(ruling, language, interview.table),
        "table": None if table is None else table.to_json(),
    }


def question_to_json(
    asked: Asked[Any], interview: Interview, language: Language, look_ahead: bool = True
) -> dict[str, Any]:
    ahead = foresee(interview, wholly=True) if look_ahead else {}
    return {
        "key": asked.key,
        "law": asked.law,
        "heading": language.say(asked.heading),
        "why": language.say(asked.why),
        "answered_by": _player(asked.to),
        "away_from_table": asked.question.away,
        "say": [language.say(text) for text in asked.say],
        "expected": language.say(asked.question.expected),
        "options": [
            {
                "key": option.key,
                "label": language.say(option.label),
                "leads_to": [
                    {"clause": outcome.clause, "ruling": language.say(outcome.headline)}
                    for outcome in (ahead[option.key].outcomes if ahead else ())
                ],
            }
            for option in asked.options
        ],
    }


def ruling_to_json(
    ruling: Ruling, language: Language, before: Table | None = None
) -> dict[str, Any]:
    """A ruling with its sentences in a language.

    `before`: the table on which it is given, so that what all hear afterwards is among the words.

    >>> from bridgelaw import PROCEDURES, language
    >>> ruling = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes").ruling
    >>> ruling_to_json(ruling, language("ja"))["edition"]
    '2017'
    """
    words = ruling.words if before is None else (*ruling.words, *afterwards(before, ruling))
    return {
        "edition": ruling.edition,
        "headline": language.say(ruling.headline),
        "clauses": list(ruling.clauses),
        "effects": [
            {**effect_to_json(effect), "text": language.say(effect_text(effect))}
            for effect in ruling.effects
        ],
        "words": [{"to": _player(to), "text": language.say(text)} for to, text in words],
        "notes": [language.say(note) for note in ruling.notes],
        "derivation": [language.say(line) for line in ruling.derivation],
        "reviews": [{"law": law, "text": language.say(REVIEWS[law])} for law in ruling.reviews],
        "goes_on": ruling.goes_on,
    }


def effect_text(effect: Effect) -> Text:
    """The effect as a sentence; an award, which the log keeps as it is typed, in words."""
    if isinstance(effect, SideAwarded):
        award = award_text(parse_award(effect.award))
        return tr("{side} is awarded {award}.", side=effect.side, award=award)
    return describe(effect)


def outcomes_by_headline(outcomes: tuple[Outcome, ...]) -> list[tuple[list[str], Outcome]]:
    """Outcomes that say the same put together, with all their clauses."""
    found: dict[Any, tuple[list[str], Outcome]] = {}
    for outcome in outcomes:
        clauses, _ = found.setdefault(outcome.headline, ([], outcome))
        if outcome.clause not in clauses:
            clauses.append(outcome.clause)
    return [(sorted(clauses), outcome) for clauses, outcome in found.values()]


def _player(player: Player | None) -> str | None:
    if player is None:
        return None
    return str(player) if isinstance(player, Seat) else player.name.lower()
