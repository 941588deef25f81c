"""What `bridgelaw field` does."""

from __future__ import annotations

from pathlib import Path

import click

from bridgelaw.cli.common.file_points import chosen_points, differences_json, tell_differences
from bridgelaw.cli.common.output import Exit, stop, tell_kept, write_json
from bridgelaw.cli.common.paper import Paper
from bridgelaw.cli.common.result_files import (
    INCOMPLETE,
    CannotWrite,
    Files,
    read_files,
    read_settings,
    report,
)
from bridgelaw.cli.common.safe_write import write_keeping
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.cli.common.text_files import print_file
from bridgelaw.cli.field.printed import show_event, show_pair, show_ranking, show_traveller
from bridgelaw.cli.field.wanted import FieldOptions
from bridgelaw.formats.scored import (
    field_json,
    pair_csv,
    ranking_csv,
    suspicious_json,
    travellers_csv,
)
from bridgelaw.locale import Language, tr
from bridgelaw.scoring.field import BoardKey, Method
from bridgelaw.scoring.named_in_field import contestant_named, section_named, wanted_boards
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.scoring.standings import Standings


def run_field(wanted: FieldOptions, language: Language) -> Exit:
    """Reads, scores, shows and writes."""
    try:
        with Spinner(language).step(tr("Reading and scoring the results …")):
            method = None if wanted.scoring is None else Method(wanted.scoring)
            read = read_files(wanted.files, method, wanted.profile, read_settings(wanted.settings))
            # Everything is scored before a line of it is printed.
            for each in (read.compared.computed, read.compared.kept):
                each.boards, each.totals, each.matches  # noqa: B018
        report(read.problems, language, several=len(wanted.files) > 1, assumed=read.assumed)
        if wanted.suspicious:
            _show_suspicious(read, wanted.hands, wanted.double_dummy, wanted.as_json, language)
            return Exit.INPUT if read.is_incomplete else Exit.OK
        tell_differences(read.compared, language)
        asks = wanted.output is not None and not wanted.as_json
        choice = chosen_points(read.compared, wanted.points, language, asks)
        standings = read.compared.chosen(choice)
        within = "" if wanted.section is None else section_named(read.field, wanted.section)
        keys = wanted_boards(read.field, wanted.board, wanted.session, wanted.travellers, within)
        of = None if wanted.pair is None else contestant_named(read.field, wanted.pair, within)
        figures = Figures(read.field.event, wanted.exact)
        # First the file: whoever reads what is printed may leave before its end.
        kept = None
        if wanted.output is not None:
            kept = write_keeping(
                wanted.output, _bytes(read, wanted.output, standings, wanted.force)
            )
        if wanted.to_enter:
            _show_to_enter(standings, wanted.since, method, within, language)
        elif wanted.as_json:
            scored = field_json(standings, figures, keys, of, read.problems, language, within)
            write_json({**scored, "points": differences_json(read.compared, choice, language)})
        elif wanted.as_csv:
            text = (
                travellers_csv(standings, figures, keys, within)
                if keys
                else ranking_csv(standings, figures, within)
                if of is None
                else pair_csv(standings, figures, of)
            )
            print_file(text)
        elif wanted.output is None or keys or of is not None:
            _show(standings, figures, keys, of, within, language)
        if wanted.output is not None:
            _tell_written(wanted.output, kept, language)
    except (click.Abort, EOFError, KeyboardInterrupt):
        click.echo(language.tr("Nothing was written."), err=True)
        return Exit.UNANSWERED
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    if read.is_incomplete:
        click.echo(language.say(INCOMPLETE), err=True)
        return Exit.INPUT
    return Exit.OK


def _show(
    standings: Standings,
    figures: Figures,
    keys: list[BoardKey],
    pair: str | None,
    section: str,
    language: Language,
) -> None:
    paper = Paper(language)
    show_event(paper, standings)
    if section and pair is None:
        paper.line(tr("Section {section}", section=section), "bold")
    if pair is not None:
        show_pair(paper, standings, pair, figures)
    elif not keys:
        show_ranking(paper, standings, figures, section)
    for key in keys:
        show_traveller(paper, standings, key, figures, section)


def _show_suspicious(
    read: Files, hands: Path | None, double_dummy: bool, as_json: bool, language: Language
) -> None:
    from bridgelaw.cli.field import suspicious

    lines = suspicious.find_suspicious(read, hands, double_dummy, language)
    if as_json:
        write_json({"suspicious": suspicious_json(read.field, lines, language)})
        return
    paper = Paper(language)
    show_event(paper, read.compared.computed)
    suspicious.show_suspicious(paper, lines)


def _show_to_enter(
    standings: Standings,
    since: str | None,
    method: Method | None,
    section: str,
    language: Language,
) -> None:
    from bridgelaw.cli.field.to_enter import show_to_enter

    before = None if since is None else read_files([since], method).field
    paper = Paper(language)
    show_event(paper, standings)
    show_to_enter(paper, standings, before, section)


def _bytes(read: Files, output: Path, standings: Standings, force: bool) -> bytes:
    if not force and read.is_input(output):
        raise CannotWrite(
            tr("{path} is the input: name another file, or add --force", path=str(output))
        )
    return read.write(output, standings)


def _tell_written(path: Path, kept: Path | None, language: Language) -> None:
    click.echo(language.tr("Written: {path}", path=str(path)), err=True)
    tell_kept(kept, language)
