"""`bridgelaw revoke`: 64C beside 64A, from a record of the play."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import click

from bridgelaw.cli.common.command_options import counting, json_option, lang_option
from bridgelaw.locale import Language, tr

_ALL = 13


def revoke_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "revoke",
        short_help=spoken.tr("Weighs revokes: automatic tricks, and equity beside them (Law 64)."),
        help=spoken.tr(
            "Finds the revokes of a play and says what moves by itself (64A, 64B) and what "
            "the other side would have had double dummy without them (64C). FILE is a record "
            "(LIN or PBN) or a table as “bridgelaw table” keeps it; - is the standard input. "
            "Or give the hands, the contract and the cards in the order of play."
        ),
    )
    @click.argument(
        "file", required=False, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
    )
    @click.option("--board", type=counting(spoken), help=spoken.tr("The number of the board."))
    @click.option("--deal", help=spoken.tr("The deal, as in N:AKQ.… … … …"))
    @click.option("--contract", help=spoken.tr("A contract, as in 4S by N or 3NTX by W."))
    @click.option("--play", help=spoken.tr("The cards in the order of play, as in: W SA, N S2"))
    @click.option(
        "--tricks", type=_tricks(spoken),
        help=spoken.tr("Declarer's tricks in all, where a claim ended the play."),
    )  # fmt: skip
    @click.option("--vul", "--vulnerable", "vulnerable", help=spoken.tr("none, NS, EW or both."))
    @click.option(
        "--noticed", type=click.Choice(("in_time", "next_deal", "next_round")), default="in_time",
        show_default=True,
        help=spoken.tr(
                "When the revoke was first noticed: in time, after the other side had called on "
                "the next deal (64B4), or after the round (64B5)."
            ),
    )  # fmt: skip
    @json_option(spoken)
    @lang_option(spoken)
    def revoke(**options: Any) -> None:
        by_hand = [options[name] for name in ("deal", "contract", "play")]
        others = [*by_hand, options["tricks"], options["vulnerable"]]
        if options["file"] is None and None in by_hand:
            words = tr("give a FILE, or --deal, --contract and --play")
            raise click.UsageError(say(words))
        if options["file"] is not None and any(value is not None for value in others):
            words = tr("--deal, --contract, --play, --tricks and --vul go without a FILE")
            raise click.UsageError(say(words))
        from bridgelaw.cli.revoke.run import run_revoke

        sys.exit(int(run_revoke(**options, language=spoken)))

    return revoke


def _tricks(language: Language) -> Callable[[str], int]:
    """A number of tricks; Click's own type has words for programs."""

    def number(text: str) -> int:
        if text.isdecimal() and int(text) <= _ALL:
            return int(text)
        words = tr("“{text}” is no number of tricks from 0 to 13", text=text)
        raise click.BadParameter(language.say(words))

    return number
