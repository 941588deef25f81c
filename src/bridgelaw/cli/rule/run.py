"""What `bridgelaw rule` does: a ruling in the terminal, or answered from a file."""

from __future__ import annotations

from collections.abc import Mapping

import click

from bridgelaw.cli.common.interview import Quit, ask_through
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.procedures import (
    all_procedures,
    chosen_procedure,
    how_to_choose_procedure,
    list_procedures,
    meant_by,
    procedure_named,
)
from bridgelaw.cli.common.prompts import is_quit
from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.common.table_input import read_table, table_of
from bridgelaw.cli.common.text_files import read_text
from bridgelaw.game import Board, Seat
from bridgelaw.laws import PROCEDURES, Answer, Interview, NothingToRule, Procedure, Ruling
from bridgelaw.laws.machinery.as_json import interview_to_json
from bridgelaw.laws.machinery.todays_law import todays_law
from bridgelaw.locale import Language, Refusal, Text, tr
from bridgelaw.scoring.profile import Profile
from bridgelaw.table.table import Table
from bridgelaw.table.which_procedure import procedure_for, settled_by_players


def run_rule(
    *,
    procedure: str | None,
    table_file: str | None,
    dealer: str | None,
    vulnerable: str,
    deal: str | None,
    happened: str | None,
    quick: bool,
    who: str | None,
    answers: str | None,
    edition: str | None,
    as_json: bool,
    language: Language,
) -> Exit:
    """Puts the options together and rules."""
    if happened is not None and dealer is None:
        dealer = "?"  # what happened is told, and not who dealt
    for needs, given in (
        (
            tr("--who has no table: leave --dealer, --happened and --table out"),
            who is None or (dealer is None and table_file is None),
        ),
        (tr("--json needs --answers"), not as_json or answers is not None),
        (tr("--answers needs a PROCEDURE"), answers is None or procedure is not None),
        (
            tr("--quick has no table: leave --dealer, --happened and --table out"),
            not quick or (dealer is None and table_file is None),
        ),
    ):
        if not given:
            raise click.UsageError(language.say(needs))
    try:
        profile = todays_law(edition)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    if procedure is not None and is_told(procedure):
        if dealer is not None or table_file is not None or answers is not None:
            needs = tr("A story has no table: leave --dealer, --table and --answers out")
            raise click.UsageError(language.say(needs))
        return _rule_on_a_story(procedure, profile, language)
    chosen = None if procedure is None else procedure_named(procedure, language)
    try:
        table: Table | None = None
        if table_file is not None:
            table = read_table(table_file)
        elif dealer is not None:
            table = table_of(dealer, vulnerable, deal, happened or "")
        seat = None if who is None else Seat.parse(who)
        if answers is not None:
            assert chosen is not None
            return _rule_from_answers(chosen, table, seat, answers, as_json, profile, language)
        return _rule_interactively(chosen, table, seat, quick, profile, language)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))


def is_told(words: str) -> bool:
    """Whether it is what happened, in words, and no name of a procedure."""
    if words in PROCEDURES:
        return False  # and the reader of stories is not loaded
    from bridgelaw.stories.story import is_a_few_words, looks_like_a_story

    return not is_a_few_words(words) or looks_like_a_story(words)


def _rule_on_a_story(words: str, profile: Profile, language: Language) -> Exit:
    """Shows what was understood, and rules from the first question on."""
    from bridgelaw.stories.story import NOTHING_TOLD, about_whom, tell

    story = tell(words)
    screen = Screen(language)
    for fact in story.facts.values():
        value = fact.said if isinstance(fact.said, str) else language.say(fact.said)
        said = tr("{label}: {value}", label=fact.label, value=value)
        screen.line(said, "dim" if fact.supplied else "")
    for start, end in story.missed:
        screen.line(tr("Not understood: {words}", words=story.text[start:end]), "yellow")
    for each in story.tabled.contradictions:
        screen.line(each, "bold yellow")
    procedure = story.procedure
    if procedure is None:
        stop(Exit.INPUT, language.say(NOTHING_TOLD))
    screen.line(procedure.title, "bold")
    for key in (*story.entrances[1:], *story.other):
        screen.line(tr("Also: {title}", title=PROCEDURES[key].title))
    # Whom it is about is asked where nobody told it; “declarer” and “me” are answer enough.
    known = {"who", "told"} & story.facts.keys()
    who = None if known else _ask_who(screen, procedure)
    story = story if who is None else story.changed({about_whom(procedure): who.letter})
    return _rule_interactively(
        procedure, None, None, False, profile, language, story.interview(profile), story.answers
    )


def _rule_from_answers(
    procedure: Procedure,
    table: Table | None,
    who: Seat | None,
    answers: str,
    as_json: bool,
    profile: Profile,
    language: Language,
) -> Exit:
    """Feeds the answers of a file and shows where they lead."""
    given = read_answers(answers, procedure)
    if isinstance(given, tuple):
        interview = Interview.begin(procedure, table, given, profile=profile, who=who)
    else:
        interview = Interview.begin(procedure, table, profile=profile, who=who).telling(given)
    if as_json:
        write_json(interview_to_json(interview, language))
    elif interview.ruling is not None:
        screen = Screen(language)
        screen.ruling(interview.ruling, table)
        if interview.ruling.goes_on is not None:
            screen.line(_now(PROCEDURES[interview.ruling.goes_on]), "bold")
    else:
        Screen(language).question(interview)
    return Exit.OK if interview.ruling is not None else Exit.UNANSWERED


def read_answers(path: str, procedure: Procedure) -> dict[str, str] | tuple[Answer, ...]:
    """Answers as YAML or JSON; `-` for the standard input.

    A mapping of questions to answers, of which those are used that are asked; or the list that
    `--json` writes, every one of which must be asked in its turn.
    """
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    from bridgelaw.casebook.files import answer_text
    from bridgelaw.formats.yaml.text import read_bounded

    text = read_text(path)
    try:
        data = read_bounded(YAML(typ="safe", pure=True), text)
    except YAMLError as error:
        raise Refusal(tr("{path}: {error}", path=path, error=str(error))) from error
    except Exception as error:  # numbers of thousands of digits, and other corners
        raise Refusal(tr("{path}: {error}", path=path, error=type(error).__name__)) from error
    if isinstance(data, dict) and isinstance(data.get("answers"), list):
        data = data["answers"]
    if isinstance(data, list):
        try:
            return tuple(Answer(str(row["question"]), answer_text(row["answer"])) for row in data)
        except (TypeError, KeyError) as error:
            words = tr("{path}: each answer has a “question” and an “answer”", path=path)
            raise Refusal(words) from error
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise Refusal(tr("{path}: answers are a mapping, as in 'accepts: no'", path=path))
    known = [question.key for question in procedure.questions]
    for key in data:
        if key not in known:
            raise Refusal(
                tr("{path}: {ruling} asks no “{key}”; it asks {known}", path=path,
                   ruling=procedure.key, key=str(key), known=", ".join(known))
            )  # fmt: skip
    return {str(key): answer_text(value) for key, value in data.items()}


def _rule_interactively(
    procedure: Procedure | None,
    table: Table | None,
    who: Seat | None,
    quick: bool,
    profile: Profile,
    language: Language,
    begun: Interview | None = None,
    told: Mapping[str, str] | None = None,
) -> Exit:
    """Asks the director, one question at a time; `told`: what was answered before it is asked."""
    screen = Screen(language)
    try:
        if procedure is None and table is not None:
            # The table often shows by itself what happened.
            key = procedure_for(table) or settled_by_players(table)
            procedure = None if key is None else PROCEDURES[key]
            if procedure is not None:
                screen.line(procedure.title, "bold")
        if procedure is None:
            procedure = _choose_procedure(screen)
        interview: Interview | None
        if begun is not None:
            interview = begun
        # A ruling on a score needs no auction.
        elif table is None and not quick and who is None and not procedure.for_director:
            interview = _enter_start(screen, procedure, profile)
        elif table is None:
            interview = _begin_quick(screen, procedure, profile, who)
        else:
            interview = Interview.begin(procedure, table, profile=profile)
        while interview is not None:
            interview = ask_through(screen, interview, told or {})
            assert interview.ruling is not None
            screen.blank()
            screen.ruling(interview.ruling, interview.table)
            interview = _ruled_on(screen, interview.ruling, interview.table, profile)
        return Exit.OK
    except (Quit, EOFError, KeyboardInterrupt, click.Abort):
        screen.blank()
        screen.line(tr("No ruling was given."))
        return Exit.UNANSWERED


def _choose_procedure(screen: Screen) -> Procedure:
    listed = all_procedures()
    list_procedures(screen, listed)
    while True:
        reply = screen.prompt(how_to_choose_procedure(listed))
        if is_quit(reply):
            raise Quit
        chosen = chosen_procedure(reply, listed)
        if chosen is not None:
            return chosen
        if meant := meant_by(reply):
            listed = meant
            list_procedures(screen, listed)
        else:
            screen.line(tr("Type one of the numbers."), "red")


def _enter_start(screen: Screen, procedure: Procedure, profile: Profile) -> Interview:
    """The interview over an auction that is typed in, or over none for a quick ruling."""
    while True:
        table = _enter_table(screen)
        if table is None:
            return _begin_quick(screen, procedure, profile)
        try:
            return Interview.begin(procedure, table, profile=profile)
        except NothingToRule as error:
            # A call left out, or the wrong dealer: let it be typed again.
            screen.error(error)


def _begin_quick(
    screen: Screen, procedure: Procedure, profile: Profile, who: Seat | None = None
) -> Interview:
    """A quick ruling; who it was is asked first, so that its words can speak of seats."""
    return Interview.begin(procedure, profile=profile, who=who or _ask_who(screen, procedure))


def _ask_who(screen: Screen, procedure: Procedure) -> Seat | None:
    while procedure.who is not None:
        screen.blank()
        screen.line(procedure.who, "bold")
        reply = screen.prompt(tr("N, E, S or W (Enter to go on without)"))
        if is_quit(reply):
            raise Quit
        if not reply:
            break
        try:
            return Seat.parse(reply)
        except ValueError as error:
            screen.error(error)
    return None


def _enter_table(screen: Screen) -> Table | None:
    """The auction, or nothing for a quick ruling."""
    screen.blank()
    screen.line(
        tr(
            "Who dealt, and what was called? Leave it empty for a quick ruling, in which you only "
            "choose answers."
        )
    )
    while True:
        reply = screen.prompt(tr("Dealer (N, E, S or W)"))
        if is_quit(reply):
            raise Quit
        if not reply:
            return None
        try:
            table = Table(Board(Seat.parse(reply)))
            break
        except ValueError as error:
            screen.error(error)
    while True:
        reply = screen.prompt(
            tr("Calls from the dealer on, as in: 1H P 1H; one out of turn with its seat: 1H, E 2D"),
        )
        if is_quit(reply):
            raise Quit
        try:
            table = table.after(reply)
            screen.table(table)
            return table
        except ValueError as error:
            screen.error(error)


def _go_on(screen: Screen, table: Table, profile: Profile) -> Interview | None:
    """Follows the auction to where the ruling is taken up again: a call that is owed, a lead."""
    ruled_at = len(table.log)
    while table.lead_rights or table.due or table.replaced:
        key = procedure_for(table)
        # A ruling that only says what must be called (31A1) is not given twice.
        if key is not None and (len(table.log) > ruled_at or table.open_irregularities):
            return Interview.begin(PROCEDURES[key], table, profile=profile)
        if table.to_call is None and table.contract is None:
            return None
        if table.contract is not None and all(
            right.player in table.contract.declarer.side.seats for right in table.lead_rights
        ):
            screen.line(tr("The offending side plays the contract: no lead is restricted."))
            return None
        screen.blank()
        screen.table(table)
        try:
            reply = screen.prompt(tr("What was called next? (Enter to stop here)"))
        except (EOFError, click.Abort):
            screen.blank()
            return None
        if not reply or is_quit(reply):
            return None
        try:
            table = table.after(reply)
        except ValueError as error:
            screen.error(error)
    return None


def _ruled_on(
    screen: Screen, ruling: Ruling, table: Table | None, profile: Profile
) -> Interview | None:
    """What comes after the ruling: the law that takes over, or what it left for later."""
    if table is not None:
        table = table.after(ruling.event)
    if ruling.goes_on is not None:
        procedure = PROCEDURES[ruling.goes_on]
        screen.blank()
        screen.line(_now(procedure), "bold")
        if table is None:
            return _begin_quick(screen, procedure, profile).taking_over(ruling.hands_over)
        return Interview.begin(procedure, table, profile=profile).taking_over(ruling.hands_over)
    return None if table is None else _go_on(screen, table, profile)


def _now(procedure: Procedure) -> Text:
    return tr("Now: {title}", title=procedure.title)
