"""Questions and rulings as JSON, with their sentences in a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bridgelaw.game.seats import SEAT_OF_LETTER, Player, Role, Seat
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.laws.machinery.lookahead import foresee
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.machinery.view import (
    QuestionView,
    ReviewView,
    RulingView,
    SpokenTo,
    effect_text,
)
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text
from bridgelaw.table.effects import Effect
from bridgelaw.table.notation import effect_to_json
from bridgelaw.table.table import Table


def interview_to_json(
    interview: Interview, language: Language, look_ahead: bool = True
) -> dict[str, Any]:
    """Where an interview stands: its answers, and the pending question or the ruling.

    `look_ahead`: each option says how things can end after it. The table, where there is one,
    is the one after the ruling: to begin the interview again, keep `interview.table` and its
    answers, as docs/library.md shows under “As JSON”.

    >>> from bridgelaw import PROCEDURES, language
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes")
    >>> data = interview_to_json(interview, language("en"))
    >>> data["answers"], data["ruling"]["clauses"]
    ([{'question': 'out_of_rotation', 'answer': 'yes'}], ['27A2'])
    """
    asked, ruling, table = interview.question, interview.ruling, interview.table
    view = None if ruling is None else RulingView.of(ruling, table)
    if view is not None:
        table = view.after
    return {
        "procedure": interview.procedure.key,
        "language": language.code,
        "answers": [{"question": key, "answer": value} for key, value in interview.answers],
        "question": (
            None if asked is None else question_to_json(asked, interview, language, look_ahead)
        ),
        "ruling": None if view is None else ruling_view_to_json(view, language),
        "table": None if table is None else table.to_json(),
    }


def question_to_json(
    asked: Asked[Any], interview: Interview, language: Language, look_ahead: bool = True
) -> dict[str, Any]:
    view = QuestionView.of(interview, foresee(interview, wholly=True) if look_ahead else {})
    return {
        "key": asked.key,
        "law": asked.law,
        "heading": language.say(asked.heading),
        "why": language.say(asked.why),
        "answered_by": _player(asked.to),
        "away_from_table": asked.question.away,
        "say": [language.say(text) for text in asked.say],
        "usually": asked.question.usually,
        "expected": language.say(asked.expected),
        "takes_more": asked.takes_more,
        "options": [
            {
                "key": option.key,
                "label": language.say(option.label),
                "leads_to": [
                    {"clause": outcome.clause, "ruling": language.say(outcome.headline)}
                    for outcome in option.foreseen.outcomes
                ],
            }
            for option in view.options
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
    return ruling_view_to_json(RulingView.of(ruling, before), language)


def ruling_view_to_json(view: RulingView[Text], language: Language) -> dict[str, Any]:
    """The same of a ruling that is prepared already."""
    return {
        "edition": view.edition,
        "headline": language.say(view.headline),
        "clauses": list(view.clauses),
        "effects": [
            {**effect_to_json(effect), "text": language.say(effect_text(effect))}
            for effect in view.effects
        ],
        "words": [
            {
                "to": _player(one.to),
                "text": language.say(one.text),
                "away_from_table": one.away,
            }
            for one in view.words
        ],
        "notes": [language.say(note) for note in view.notes],
        "derivation": [language.say(line) for line in view.derivation],
        "reviews": [
            {"law": review.law, "text": language.say(review.text)} for review in view.all_reviews
        ],
        "goes_on": view.goes_on,
        "needs": list(view.needs),
        "hands_over": [{"question": key, "answer": value} for key, value in view.hands_over],
    }


def ruling_from_json(said: Mapping[str, Any], effects: tuple[Effect, ...]) -> RulingView[str]:
    """A ruling as it was written, in the words of that day; its effects are kept beside it."""
    return RulingView(
        edition=said["edition"],
        clauses=tuple(said["clauses"]),
        headline=said["headline"],
        words=words_from_json(said["words"]),
        effects=effects,
        notes=tuple(said["notes"]),
        all_reviews=tuple(ReviewView(one["law"], one["text"]) for one in said["reviews"]),
        derived=tuple(said["derivation"]),
        goes_on=said["goes_on"],
        needs=tuple(said.get("needs", ())),
        # Rulings that were given before there was anything to hand over have no such row.
        hands_over=tuple((one["question"], one["answer"]) for one in said.get("hands_over", ())),
    )


def words_from_json(said: Iterable[Mapping[str, Any]]) -> tuple[SpokenTo[str], ...]:
    """Words as they were written; before they had a place, all were for the table."""
    return tuple(
        SpokenTo(player_named(one["to"]), one["text"], one.get("away_from_table", False))
        for one in said
    )


def _player(player: Player | None) -> str | None:
    if player is None:
        return None
    return str(player) if isinstance(player, Seat) else player.name.lower()


def player_named(name: str | None) -> Player | None:
    """Who was meant, as JSON names them: a seat by its letter, or a role."""
    if name is None:
        return None
    return SEAT_OF_LETTER[name] if name in SEAT_OF_LETTER else Role[name.upper()]
