"""What `bridgelaw adjust` does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from bridgelaw.cli.adjust.change import (
    CannotAdjust,
    Change,
    Stopped,
    adjusted_line,
    corrected_line,
    ensure_known,
    find_line,
    read_awards_of,
    read_penalty,
    read_taken_back,
    read_told,
    undone_line,
)
from bridgelaw.cli.adjust.printed import show_change, show_deadlines, show_derivations
from bridgelaw.cli.common.file_points import (
    chosen_points,
    differences_json,
    is_interactive,
    tell_differences,
)
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.paper import Paper
from bridgelaw.cli.common.result_files import Files, read_files, read_settings, report
from bridgelaw.cli.common.safe_write import write_keeping
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.formats.score_changes import change_json
from bridgelaw.game.spelling import plain
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr
from bridgelaw.scoring.field import Line, Method
from bridgelaw.scoring.named_in_field import section_named
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.scoring.standings import Standings


def run_adjust(
    *,
    file: Path,
    board: int | None,
    table: str | None,
    pair: str | None,
    session: int | None,
    section: str | None,
    both: str | None,
    ns: str | None,
    ew: str | None,
    correct: str | None,
    law: str | None,
    reason: str | None,
    told: str | None,
    group: str | None,
    undo: bool,
    penalties: tuple[str, ...],
    taken_back: tuple[str, ...],
    ruling: str | None,
    yes: bool,
    dry_run: bool,
    output: Path | None,
    exact: bool,
    profile: str | None,
    settings: tuple[str, ...],
    scoring: str | None,
    points: str | None,
    as_json: bool,
    language: Language,
) -> Exit:
    """Reads, changes, shows, asks and writes; nothing is written if anything is refused."""
    reason = " ".join((reason or "").split())  # one line, as the files keep it
    try:
        ensure_known(law)
        awards = read_awards_of(both, ns, ew, law or "")
        with Spinner(language).step(tr("Reading and scoring the results …")):
            method = None if scoring is None else Method(scoring)
            read = read_files([str(file)], method, profile, read_settings(settings))
        report(read.problems, language, several=False, assumed=read.assumed)
        read.ensure_complete()
        tell_differences(read.compared, language)
        choice = chosen_points(read.compared, points, language, asks=not (yes or dry_run))
        before = read.compared.chosen(choice)
        field = before.field
        told_at = read_told(told, field.event)
        paper = Paper(language)
        place: int | None = None
        line: Line | None = None
        is_guided = False
        if board is not None:
            place = find_line(field, board, table, pair, session, section)
            line = field.lines[place]
            if group is not None:
                line = replace(line, group=group.strip())
            if undo:
                line = undone_line(line)
            elif correct is not None:
                line = corrected_line(line, correct, field.event, law or "", reason, told_at)
            elif awards.ns is not None or awards.ew is not None:
                line = adjusted_line(line, awards, reason, told_at)
            elif group is None or ruling is not None:
                is_guided = True
                standings = before.with_line(place, line)
                # Loaded only here: it needs all the laws.
                from bridgelaw.cli.adjust.guided import guided_line

                line = guided_line(standings, place, line, ruling, law, reason, told_at, language)
                if line is None and not (penalties or taken_back):
                    return Exit.OK
        of = "" if section is None else section_named(field, section)
        at_session = session or 1 if place is None else field.lines[place].session
        added = tuple(
            read_penalty(field, text, at_session, "" if board else law or "", reason, of)
            for text in penalties
        )
        change = Change(place, line, added, read_taken_back(field, taken_back, session, of))
        target = file if output is None else output
        with Spinner(language).step(tr("Scoring the board again …")):
            after = change.made_in(before)
            # A look at what would be needs no file to be written.
            is_only_shown = dry_run and output is None and read.is_read_only
            data = b"" if is_only_shown else read.write(target, after)
        figures = Figures(field.event, exact)
        if as_json:
            found = change_json(
                before, after, figures, language, place=change.place,
                penalties=change.penalties, taken_back=change.taken_back,
            )  # fmt: skip
            kept = None if dry_run else _write(read, file, target, data)
            said = {"points": differences_json(read.compared, choice, language)}
            write_json({**found, **said, **_written_json(None if dry_run else target, kept)})
            return Exit.OK
        # With --yes first the file: whoever reads what is printed may leave before its end.
        is_written = yes and not dry_run
        kept = _write(read, file, target, data) if is_written else None
        if is_guided:
            paper.line()
        _show(paper, before, after, change, figures, is_guided)
        if dry_run:
            paper.line()
            paper.line(tr("Nothing was written."))
            return Exit.OK
        if not is_written:
            _confirm(paper, target)
            kept = _write(read, file, target, data)
        paper.line(tr("Written: {path}", path=str(target)), "green")
        if kept is not None:
            paper.line(tr("The file that was there is kept as {path}.", path=str(kept)))
    except click.Abort:
        click.echo(language.say(tr("Nothing was written.")), err=True)
        return Exit.UNANSWERED
    except Stopped:
        return Exit.UNANSWERED
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    return Exit.OK


def _show(
    paper: Paper,
    before: Standings,
    after: Standings,
    change: Change,
    figures: Figures,
    is_derived: bool,
) -> None:
    show_change(paper, before, after, change, figures)
    if change.place is not None:
        if not is_derived:
            show_derivations(paper, after, change.place)
        show_deadlines(paper, after.field.event, after.field.lines[change.place])


_YES = frozenset({"Y", "YES", "はい", "ハイ"})
_NO = frozenset({"N", "NO", "いいえ", "イイエ", "Q", "QUIT", "終了"})


def _confirm(paper: Paper, target: Path) -> None:
    """Asks until it is clear: a slip of the finger does not lose a ruling."""
    if not is_interactive():
        words = tr("Nobody can be asked here, so nothing was written; --yes writes without asking.")
        stop(Exit.UNANSWERED, paper.language.say(words))
    paper.line()
    question = paper.language.say(tr("Write this to {path}? (yes or no)", path=str(target)))
    while True:
        try:
            reply = str(click.prompt(question, prompt_suffix=" ", default="", show_default=False))
        except (EOFError, KeyboardInterrupt, click.Abort):
            paper.line()
            reply = "no"
        if plain(reply) in _YES:
            return
        if plain(reply) in _NO:
            paper.line(tr("Nothing was written."))
            raise Stopped


def _write(read: Files, file: Path, target: Path, data: bytes) -> Path | None:
    """Writes the file; refused if somebody else has changed what was read meanwhile."""
    if read.is_input(target) and file.read_bytes() != read.data[0]:
        raise CannotAdjust(
            tr("{path} has been changed by somebody else meanwhile; nothing was written",
               path=str(file))
        )  # fmt: skip
    return write_keeping(target, data)


def _written_json(path: Path | None, kept: Path | None) -> dict[str, str | None]:
    return {
        "written": None if path is None else str(path),
        "kept": None if kept is None else str(kept),
    }
