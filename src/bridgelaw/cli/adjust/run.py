"""What `bridgelaw adjust` does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from bridgelaw.cli.adjust.change import (
    Awards,
    CannotAdjust,
    Change,
    DirectorLeaves,
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
from bridgelaw.cli.adjust.wanted import AdjustOptions
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
from bridgelaw.locale import Language, tr
from bridgelaw.scoring.field import Line, Method
from bridgelaw.scoring.named_in_field import section_named
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.scoring.standings import Standings


def run_adjust(wanted: AdjustOptions, language: Language) -> Exit:
    """Reads, changes, shows, asks and writes; nothing is written if anything is refused."""
    try:
        ensure_known(wanted.law)
        awards = read_awards_of(wanted.both, wanted.ns, wanted.ew, wanted.law or "")
        with Spinner(language).step(tr("Reading and scoring the results …")):
            method = None if wanted.scoring is None else Method(wanted.scoring)
            settings = read_settings(wanted.settings)
            read = read_files([str(wanted.file)], method, wanted.profile, settings)
        report(read.problems, language, several=False, assumed=read.assumed)
        read.ensure_complete()
        tell_differences(read.compared, language)
        asks = not (wanted.yes or wanted.dry_run)
        choice = chosen_points(read.compared, wanted.points, language, asks=asks)
        before = read.compared.chosen(choice)
        made = _change(wanted, before, awards, language)
        if made is None:
            return Exit.OK
        change, is_guided = made
        with Spinner(language).step(tr("Scoring the board again …")):
            after = change.made_in(before)
            # A look at what would be needs no file to be written.
            is_only_shown = wanted.dry_run and wanted.output is None and read.is_read_only
            data = b"" if is_only_shown else read.write(wanted.target, after)
        figures = Figures(before.field.event, wanted.exact)
        if wanted.as_json:
            changed = change_json(
                before, after, figures, language, place=change.place,
                penalties=change.penalties, taken_back=change.taken_back,
            )  # fmt: skip
            kept = None if wanted.dry_run else _write(read, wanted, data)
            said = {"points": differences_json(read.compared, choice, language)}
            target = None if wanted.dry_run else wanted.target
            write_json({**changed, **said, **_written_json(target, kept)})
            return Exit.OK
        # With --yes first the file: whoever reads what is printed may leave before its end.
        is_written = wanted.yes and not wanted.dry_run
        kept = _write(read, wanted, data) if is_written else None
        paper = Paper(language)
        if is_guided:
            paper.line()
        _show(paper, before, after, change, figures, is_guided)
        if wanted.dry_run:
            paper.line()
            paper.line(tr("Nothing was written."))
            return Exit.OK
        if not is_written:
            _confirm(paper, wanted.target)
            kept = _write(read, wanted, data)
        paper.line(tr("Written: {path}", path=str(wanted.target)), "green")
        if kept is not None:
            paper.line(tr("The file that was there is kept as {path}.", path=str(kept)))
    except click.Abort:
        click.echo(language.tr("Nothing was written."), err=True)
        return Exit.UNANSWERED
    except DirectorLeaves:
        return Exit.UNANSWERED
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    return Exit.OK


def _change(
    wanted: AdjustOptions, before: Standings, awards: Awards, language: Language
) -> tuple[Change, bool] | None:
    """What changes, and whether the law was asked for it; `None` where nothing does."""
    field, law, why = before.field, wanted.law or "", wanted.why
    told_at = read_told(wanted.told, field.event)
    place: int | None = None
    line: Line | None = None
    is_guided = False
    if wanted.board is not None:
        place = find_line(
            field, wanted.board, wanted.table, wanted.pair, wanted.session, wanted.section
        )
        line = field.lines[place]
        if wanted.group is not None:
            line = replace(line, group=wanted.group.strip())
        if wanted.undo:
            line = undone_line(line)
        elif wanted.correct is not None:
            line = corrected_line(line, wanted.correct, field.event, law, why, told_at)
        elif awards.ns is not None or awards.ew is not None:
            line = adjusted_line(line, awards, why, told_at)
        elif wanted.group is None or wanted.ruling is not None:
            is_guided = True
            standings = before.with_line(place, line)
            # Loaded only here: it needs all the laws.
            from bridgelaw.cli.adjust.guided import guided_line

            line = guided_line(
                standings, place, line, wanted.ruling, wanted.law, why, told_at, language
            )
            if line is None and not (wanted.penalties or wanted.taken_back):
                return None
    of = "" if wanted.section is None else section_named(field, wanted.section)
    session = wanted.session or 1 if place is None else field.lines[place].session
    added = tuple(
        read_penalty(field, text, session, "" if wanted.board else law, why, of)
        for text in wanted.penalties
    )
    taken_back = read_taken_back(field, wanted.taken_back, wanted.session, of)
    return Change(place, line, added, taken_back), is_guided


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
            raise DirectorLeaves


def _write(read: Files, wanted: AdjustOptions, data: bytes) -> Path | None:
    """Writes the file; refused if somebody else has changed what was read meanwhile."""
    if read.is_input(wanted.target) and wanted.file.read_bytes() != read.data[0]:
        raise CannotAdjust(
            tr("{path} has been changed by somebody else meanwhile; nothing was written",
               path=str(wanted.file))
        )  # fmt: skip
    return write_keeping(wanted.target, data)


def _written_json(path: Path | None, kept: Path | None) -> dict[str, str | None]:
    return {
        "written": None if path is None else str(path),
        "kept": None if kept is None else str(kept),
    }
