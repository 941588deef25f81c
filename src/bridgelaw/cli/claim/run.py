"""What `bridgelaw claim` does."""

from __future__ import annotations

from dataclasses import replace

import click

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES, parse_rule
from bridgelaw.cli.claim.asking import statement_of
from bridgelaw.cli.claim.data import rule_json, verdict_json
from bridgelaw.cli.claim.desk import Desk
from bridgelaw.cli.claim.shown import print_rules, show_claim, show_verdict
from bridgelaw.cli.claim.watching import judge_watched
from bridgelaw.cli.options import Exit, stop, write_json
from bridgelaw.cli.screen import Screen
from bridgelaw.formats.claims import read_claim
from bridgelaw.locale.language import Language


def run_claim(
    *,
    file: str | None,
    as_json: bool,
    off: tuple[str, ...],
    statement: str | None,
    forgotten: bool | None,
    board: str | None,
    seconds: float,
    rules: bool,
    language: Language,
) -> Exit:
    """Reads the claim or asks for it, judges it and shows what comes out."""
    if rules:
        if as_json:
            write_json([rule_json(rule, language) for rule in RULES])
        else:
            print_rules(Screen(language))
        return Exit.OK

    def as_wished(claim: Claim) -> Claim:
        """What is said on the command line goes before what the file says."""
        if statement is not None:
            claim = replace(claim, statement=statement_of(statement, claim))
        if forgotten is not None:
            claim = replace(claim, forgotten_trump=forgotten)
        return replace(claim, off=claim.off | switched_off)

    try:
        switched_off = frozenset(map(parse_rule, off))
        if file is None:
            return Desk(language, seconds).run(as_wished)
        found = read_claim(file, board, with_statement=statement is None)
        claim = as_wished(found.claim)
        verdict = judge_watched(claim, seconds, language)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    except KeyboardInterrupt:
        click.echo(err=True)
        return Exit.UNANSWERED
    if as_json:
        write_json(verdict_json(verdict, found.notes, language))
        return Exit.OK
    for note in found.notes:
        click.echo(language.say(note), err=True)
    screen = Screen(language)
    show_claim(screen, claim)
    show_verdict(screen, verdict)
    return Exit.OK
