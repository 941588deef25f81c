"""Tools about rulings: the entrance for words, the next question, what a table shows."""

from __future__ import annotations

from typing import Any

from bridgelaw.cli.mcp import models
from bridgelaw.cli.mcp.laws import cited_in_words
from bridgelaw.cli.mcp.tool import Tool
from bridgelaw.formats import read_data
from bridgelaw.game import Player
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview, NothingToRule, Procedure
from bridgelaw.laws.entrances.search import procedures_for
from bridgelaw.laws.machinery.as_json import interview_to_json
from bridgelaw.laws.machinery.todays_law import todays_law
from bridgelaw.locale import Language, Refusal, Text, tr
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.profile import Profile, profile_of
from bridgelaw.scoring.standings import score_field
from bridgelaw.stories import tell
from bridgelaw.stories.story import NOTHING_TOLD
from bridgelaw.table.table import Table
from bridgelaw.web.api.requests import OneAnswer, table_of
from bridgelaw.web.api.score_lines import named_line
from bridgelaw.web.api.table_as_json import legal_to_json, table_to_json
from bridgelaw.web.api.table_models import Legal

_MOST_ENTRANCES = 5


class NoSuchProcedure(Refusal):
    """Nothing is called so."""


def find_procedure(asked: models.WordsAsked, language: Language) -> dict[str, Any]:
    procedures = procedures_for(asked.words)[:_MOST_ENTRANCES]
    if not procedures:
        then = tr("No ruling fits these words. Ask in other words what happened.")
    elif len(procedures) == 1:
        then = tr("Call rule with this procedure.")
    else:
        then = tr(
            "The most likely stands first. Where the words do not settle which one it is, ask "
            "the director; then call rule with it."
        )
    return {
        "procedures": [_entrance(one, language) for one in procedures],
        "next": language.say(then),
    }


def tell_story(asked: models.StoryAsked, language: Language) -> dict[str, Any]:
    story = tell(asked.text)
    then = tr(
        "Show the director what was understood, and ask what is not told. Then call rule with the "
        "first procedure, and with the table if there is one."
    )
    if story.procedure is None:
        then = NOTHING_TOLD
    return {**story.as_json(language), "next": language.say(then)}


def _entrance(procedure: Procedure, language: Language) -> dict[str, Any]:
    return {
        "procedure": procedure.key,
        "title": language.say(procedure.title),
        "laws": list(procedure.laws),
        "who": None if procedure.who is None else language.say(procedure.who),
    }


def rule(asked: models.RuleAsked, language: Language) -> dict[str, Any]:
    procedure = PROCEDURES.get(asked.procedure)
    if procedure is None:
        raise NoSuchProcedure(
            tr("There is no procedure “{key}”: find_procedure finds one for words.",
               key=asked.procedure)
        )  # fmt: skip
    table = None if asked.table is None else table_of(asked.table)
    who = SEAT_OF_LETTER[asked.who] if asked.who is not None and table is None else None
    interview = Interview.begin(
        procedure, table, scores=_scores(asked.score), profile=_profile(asked), who=who
    )
    if asked.assume:
        interview = interview.assuming()
    interview, refused = _answered(interview, asked.answers, asked.assume)
    return _step(interview, refused, asked, language)


def _profile(asked: models.RuleAsked) -> Profile:
    return todays_law(asked.edition, profile_of(asked.profile))


def _scores(score: models.ScoreOf | None) -> BoardContext | None:
    if score is None:
        return None
    field = read_data(score.results.encode(), "results").field
    return context_at(field, named_line(field, score), score_field(field))


def _answered(
    interview: Interview, answers: list[OneAnswer], assume: bool
) -> tuple[Interview, Text | None]:
    """The interview as far as the answers fit what is asked, and why the next one does not.

    Nothing is guessed: an answer to another question than the one that is pending is not taken.
    """
    for one in answers:
        interview = interview.meeting(one.question)
        question = interview.question
        if question is None:
            return interview, tr("The ruling is there: “{key}” is not asked.", key=one.question)
        if assume and (one.question, one.answer) in interview.answers:
            continue  # it was taken to be so, and has been sent back with the others
        if question.key != one.question:
            return interview, tr(
                "“{sent}” is not asked now; “{asked}” is.", sent=one.question, asked=question.key
            )
        try:
            interview = interview.answer(one.answer)
        except BadAnswer as error:
            return interview, error.text
        if assume:
            interview = interview.assuming()
    return interview, None


def _step(
    interview: Interview, refused: Text | None, asked: models.RuleAsked, language: Language
) -> dict[str, Any]:
    said = interview_to_json(interview, language, look_ahead=asked.foresee)
    ruling = interview.ruling
    clauses: tuple[str, ...] = ()
    if ruling is not None:
        clauses = tuple(ruling.clauses)
    elif interview.question is not None:
        clauses = (interview.question.law,)
    after = interview.table
    if ruling is not None and after is not None:
        after = after.after(ruling.event)
    then = _then(interview, after, asked)
    return {
        "procedure": said["procedure"],
        "title": language.say(interview.procedure.title),
        "language": language.code,
        "answers": said["answers"],
        "question": said["question"],
        "ruling": said["ruling"],
        "refused": None if refused is None else language.say(refused),
        "laws": cited_in_words(clauses, language),
        "table": None if after is None else after.text,
        "then": then,
        "next": language.say(_next(interview, then is not None)),
    }


def _then(
    interview: Interview, after: Table | None, asked: models.RuleAsked
) -> dict[str, Any] | None:
    """The law that takes over, or what the table needs next."""
    ruling = interview.ruling
    if ruling is None:
        return None
    who = None if after is not None else asked.who
    seat = None if who is None else SEAT_OF_LETTER[who]
    for key in (ruling.goes_on, None if after is None else after.ruling_needed):
        if key is None:
            continue
        try:
            begun = Interview.begin(PROCEDURES[key], after, who=seat)
        except NothingToRule:
            continue  # at this table there is nothing of it
        if key == ruling.goes_on:
            begun = begun.taking_over(ruling.hands_over)
        return {
            "procedure": key,
            "table": None if after is None else after.text,
            "who": who,
            "answers": [{"question": one, "answer": value} for one, value in begun.answers],
        }
    return None


def _next(interview: Interview, goes_on: bool) -> Text:
    """What the assistant does now."""
    question = interview.question
    if question is not None:
        return _ask(question.named, question.question.away, bool(question.say))
    if goes_on:
        return tr(
            "Show the ruling with its clauses and the words to say; the director gives it. Then "
            "there is more to rule on: call rule with what stands in then."
        )
    return tr("Show the ruling with its clauses and the words to say; the director gives it.")


def _ask(player: Player | Text | None, away: bool, says: bool) -> Text:
    if player is None:
        return tr("The director judges this. Ask them, and do not answer for them.")
    if away:
        return tr(
            "The director asks {player} away from the table, where nobody else hears it, and "
            "judges. Do not answer for them.",
            player=player,
        )
    if says:
        return tr(
            "The director says what stands in say, and {player} answers. Do not answer for them.",
            player=player,
        )
    return tr("The director asks {player}. Do not answer for them.", player=player)


def look_at_table(asked: models.TableAsked, language: Language) -> dict[str, Any]:
    table = table_of(asked.table)
    state = table_to_json(table, language)
    wanted = models.TableSeen.model_fields.keys() - {"next"}
    shown = {name: state[name] for name in wanted}
    shown["irregularities"] = [one for one in state["irregularities"] if one["settled"] is None]
    then = tr("Nothing is to be ruled on now.")
    if state["calls_for"] is not None:
        then = tr("Call rule with the procedure “{key}” and this table.", key=state["calls_for"])
    return {**shown, "next": language.say(then)}


def what_may_be_done(asked: models.LegalAsked, language: Language) -> dict[str, Any]:
    return legal_to_json(table_of(asked.table), SEAT_OF_LETTER[asked.seat], language)


RULE = "rule"
TOOLS: tuple[Tool[Any], ...] = (
    Tool(
        "find_procedure", tr("Find the ruling for what happened"),
        "Finds the procedures of the Laws that words from the table may mean, in English or "
        "Japanese. Begin here when no table shows what happened.",
        models.WordsAsked, models.Entrances, find_procedure,
    ),
    Tool(
        "tell", tr("Tell what happened"),
        "Reads what happened from a sentence, in English or Japanese: the facts that were told, "
        "the procedures that rule on them, a table as far as it is known, and what was not "
        "understood. Nothing is guessed; begin here when somebody tells a story.",
        models.StoryAsked, models.StoryRead, tell_story,
    ),
    Tool(
        RULE, tr("Rule, question by question"),
        "Starts a ruling, or goes on with it: send the procedure, the table if there is one, and "
        "every answer so far. Gives back the next question, with its law, its options and who "
        "answers it, or the ruling with its clauses and the words to say. Nothing is kept between "
        "calls. Put each question to the person who answers it; never answer it yourself, and "
        "never announce a ruling that this tool has not given.",
        models.RuleAsked, models.RuledStep, rule,
    ),
    Tool(
        "look_at_table", tr("What a table shows"),
        "Where a table stands: whose turn it is, what was irregular and under which law, what "
        "rulings left in force, and which procedure is due.",
        models.TableAsked, models.TableSeen, look_at_table,
    ),
    Tool(
        "what_may_be_done", tr("What a player may call and play"),
        "Which calls and cards a player may choose at a table now, and for each other one the law "
        "that excludes it.",
        models.LegalAsked, Legal, what_may_be_done,
    ),
)  # fmt: skip
