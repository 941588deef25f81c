"""What `bridgelaw dd` does."""

from __future__ import annotations

from dataclasses import replace

import click

from bridgelaw.analysis.solver.find import find_solver
from bridgelaw.analysis.tables import trick_table
from bridgelaw.cli.dd.asked import DealtBoard, boards_of, is_file, position_of, whole
from bridgelaw.cli.dd.data import boards_json, table_json, valued_json
from bridgelaw.cli.dd.found import Tabled, tabled, valued
from bridgelaw.cli.dd.shown import show_board, show_table, show_values
from bridgelaw.cli.field.paper import Paper
from bridgelaw.cli.options import Exit, stop, write_json
from bridgelaw.cli.waiting import Waiting
from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr
from bridgelaw.scoring.outcomes import Played


def run_dd(
    *,
    words: tuple[str, ...],
    board: int | None,
    contract: str | None,
    vulnerable: str | None,
    trump: str | None,
    leader: str | None,
    trick: str | None,
    as_json: bool,
    language: Language,
) -> Exit:
    """Reads, solves and shows."""
    of_a_deal = {"--trump": trump, "--leader": leader, "--trick": trick, "--vul": vulnerable}
    try:
        wanted = None if contract is None else _contract(contract)
        if is_file(words):
            for option, value in of_a_deal.items():
                if value is not None:
                    wrong = tr("{option} goes with a deal, not with a file", option=option)
                    raise click.UsageError(language.say(wrong))
            return _boards(boards_of(words[0], board), wanted, as_json, language)
        if board is not None:
            raise click.UsageError(language.say(tr("--board goes with a file, not with a deal")))
        deal = Deal.parse(" ".join(words))
        if wanted is None and not any(of_a_deal.values()):
            _table(whole(deal), as_json, language)
        else:
            vulnerability = Vulnerability.parse(vulnerable or "none")
            position = position_of(deal, wanted, trump, leader, trick)
            with Waiting(language).step(tr("Trying all cards …")):
                found = valued(find_solver(), position, wanted, vulnerability)
            if as_json:
                write_json(valued_json(found))
            else:
                show_values(Paper(language), found)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    return Exit.OK


def _contract(text: str) -> Contract:
    """A contract that there is: the Laws know no bid of more than seven."""
    return Played(Contract.parse(text), 0).contract


def _table(deal: Deal, as_json: bool, language: Language) -> None:
    with Waiting(language).step(tr("Trying all cards …")):
        table = trick_table(find_solver(), deal)
    if as_json:
        write_json({"deal": str(deal), "table": table_json(table)})
    else:
        show_table(Paper(language), table)


def _boards(
    boards: tuple[DealtBoard, ...], contract: Contract | None, as_json: bool, language: Language
) -> Exit:
    """One board after the other; Ctrl-C ends it, and what is done stays."""
    solver = find_solver()
    paper, waiting = Paper(language), Waiting(language)
    done: list[Tabled] = []
    try:
        for number, board in enumerate(boards, 1):
            asked = board if contract is None else replace(board, contracts=(contract,))
            words = tr("Board {number} of {count} …", number=number, count=len(boards))
            with waiting.step(words):
                found = tabled(solver, asked)
            done.append(found)
            if not as_json:
                show_board(paper, found)
    except KeyboardInterrupt:
        words = tr("Stopped: {done} of {count} boards are done.", done=len(done), count=len(boards))
        click.echo(language.say(words), err=True)
    left = len(boards) - len(done)
    if as_json:
        write_json(boards_json(done, left, language))
    if left:
        return Exit.UNANSWERED
    return Exit.OK if any(found.table for found in done) else Exit.INPUT
