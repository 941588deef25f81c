"""`bridgelaw compare`: is one call comparable to another (Law 23)?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from bridgelaw.cli.options import write_json
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import AnyOf, tr

if TYPE_CHECKING:
    from bridgelaw.cli.screen import Screen
    from bridgelaw.comparable import Comparison, Meaning
    from bridgelaw.game.calls import Call


def compare_command(spoken: Language, lang_option: Callable[[Any], Any]) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "compare",
        short_help=say(tr("Compares what two calls show (Law 23).")),
        help=say(
            tr(
                "Compares what two calls show (Law 23). A meaning is written as in “6+ H4+”, "
                "“15-17 bal”, “S5+ (C4+ or D4+)” or “asks: majors”, or is the name of a preset; "
                "docs/comparable.md has all forms."
            )
        ),
    )
    @click.option("--withdrawn", help=say(tr("What the withdrawn call showed.")))
    @click.option("--replacement", help=say(tr("What the replacement shows.")))
    @click.option(
        "--call", "calls", multiple=True, metavar="CALL=MEANING",
        help=say(tr("A call and what it shows, as in “X=8+ H4”; may be given many times.")),
    )  # fmt: skip
    @click.option(
        "--presets", is_flag=True, help=say(tr("List the presets, or those with a word."))
    )
    @click.argument("words", nargs=-1)
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON.")))
    @lang_option
    def compare(
        *,
        withdrawn: str | None,
        replacement: str | None,
        calls: tuple[str, ...],
        presets: bool,
        words: tuple[str, ...],
        as_json: bool,
    ) -> None:
        if presets:
            _list_presets(" ".join(words), as_json, spoken)
            return
        if words:
            raise click.UsageError(say(tr("words go with --presets: “{word}”", word=words[0])))
        if withdrawn is None or (replacement is None and not calls):
            raise click.UsageError(
                say(tr("give --withdrawn and --replacement, or --withdrawn and --call"))
            )
        if replacement is not None and calls:
            raise click.UsageError(say(tr("give --replacement or --call, not both")))
        old = _meaning(withdrawn, "--withdrawn", spoken)
        if replacement is not None:
            _one(old, _meaning(replacement, "--replacement", spoken), as_json, spoken)
        else:
            _several(old, calls, as_json, spoken)

    return compare


def _meaning(text: str, option: str, language: Language) -> Meaning:
    """What is written after an option: a preset's name or a meaning."""
    from bridgelaw.comparable import meaning_named

    try:
        return meaning_named(text)
    except Refusal as error:
        raise click.BadParameter(_explained(error, language), param_hint=f"'{option}'") from error


def _explained(error: ValueError, language: Language) -> str:
    """The mistake, shown at its place if it is one in a meaning."""
    from bridgelaw.comparable import MeaningError

    return error.pointed(language) if isinstance(error, MeaningError) else language.explain(error)


def _one(old: Meaning, new: Meaning, as_json: bool, language: Language) -> None:
    from bridgelaw.comparable import compare
    from bridgelaw.comparable.as_json import comparison_to_json

    try:
        found = compare(old, new)
    except Refusal as error:
        raise click.UsageError(language.explain(error)) from error
    if as_json:
        write_json(comparison_to_json(found, language))
    else:
        _show(found, language)


def _several(old: Meaning, calls: tuple[str, ...], as_json: bool, language: Language) -> None:
    """Which of some calls would be comparable."""
    from bridgelaw.cli.screen import Screen
    from bridgelaw.comparable.as_json import comparison_to_json

    found: list[tuple[Call, Comparison]] = []
    for text in calls:
        try:
            found.append(compared(old, text))
        except ValueError as error:
            raise click.BadParameter(_explained(error, language), param_hint="'--call'") from error
    if as_json:
        write_json(
            [{"call": str(call), **comparison_to_json(each, language)} for call, each in found]
        )
    else:
        show_calls(found, Screen(language))


def compared(old: Meaning, text: str) -> tuple[Call, Comparison]:
    """A call with its meaning, as in `X=8+ H4`, beside what the withdrawn call showed."""
    from bridgelaw.comparable import compare, meaning_named
    from bridgelaw.game.calls import parse_call

    name, equals, meaning = text.partition("=")
    if not equals:
        raise Refusal(tr("a call and its meaning with “=” between: “{text}”", text=text))
    return parse_call(name), compare(old, meaning_named(meaning.strip()))


def _show(found: Comparison, language: Language) -> None:
    from rich.markup import escape
    from rich.panel import Panel

    from bridgelaw.cli.screen import Screen
    from bridgelaw.comparable.reasons import percent

    screen = Screen(language)
    verdict = language.say(found.verdict.text)
    title = tr("Law {law}", law=found.test or "23A")
    screen.console.print(
        Panel(f"[bold]{escape(verdict)}", title=escape(language.say(title)), title_align="left"),
        style=_STYLES[found.verdict.value],
    )
    _grid(screen, [("•", language.say(reason), "") for reason in found.reasons])
    counts = found.counts
    screen.blank()
    rows = [
        (tr("withdrawn"), str(found.withdrawn), f"{counts.withdrawn:,}"),
        (tr("replacement"), str(found.replacement), f"{counts.replacement:,}"),
        (tr("hands of both"), "", f"{counts.common:,}"),
        (tr("of the replacement within the withdrawn call"), "", percent(found.within)),
        (tr("of the withdrawn call covered"), "", percent(found.covers)),
    ]
    _grid(screen, [(language.say(name), text, number) for name, text, number in rows])
    screen.blank()
    _grid(screen, _differences(found, language))
    if found.examples:
        screen.blank()
        screen.line(tr("Would make the replacement, but not the withdrawn call:"), "bold")
        for hand in found.examples:
            screen.console.print("  " + escape(_hand(hand)))


_STYLES = {"comparable": "green", "not comparable": "red", "director decides": "yellow"}


def _differences(found: Comparison, language: Language) -> list[tuple[str, str, str]]:
    """Strength and suits of the one and the other."""
    return [
        (language.say(tr("points")) if suit is None else suit.symbol, f"{old} → {new}", "")
        for suit, (old, new) in found.ends.items()
    ]


def _grid(screen: Any, rows: list[tuple[str, str, str]]) -> None:
    from rich.markup import escape
    from rich.table import Table

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    grid.add_column(justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*map(escape, row))
    screen.console.print(grid)


def _hand(hand: Any) -> str:
    """`♠AK2 ♥QJ3 …`"""
    from bridgelaw.game.suits import SUITS

    return " ".join(
        suit.symbol + ("".join(card.rank_letter for card in hand.holding(suit)) or "-")
        for suit in reversed(SUITS)
    )


def show_calls(found: list[tuple[Call, Comparison]], screen: Screen) -> None:
    """A line for each call."""
    from rich.markup import escape
    from rich.table import Table

    from bridgelaw.comparable.reasons import percent

    language = screen.language
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in (tr("call"), tr("shows"), tr("verdict"), tr("law"), tr("within")):
        table.add_column(escape(language.say(title)), overflow="fold")
    for call, each in found:
        verdict = escape(language.say(each.verdict.text))
        table.add_row(
            escape(call.symbols),
            escape(str(each.replacement)),
            f"[{_STYLES[each.verdict.value]}]{verdict}[/]",
            each.test or "-",
            percent(each.within),
        )
    screen.console.print(table)


def _list_presets(words: str, as_json: bool, language: Language) -> None:
    from bridgelaw.comparable import find_presets
    from bridgelaw.comparable.named import similar_presets
    from bridgelaw.comparable.presets.catalogue import GROUPS

    found = find_presets(words)
    if as_json:
        write_json(
            [
                {"name": preset.key, "label": language.say(preset.label), "meaning": preset.text}
                for preset in found
            ]
        )
        return
    if not found:
        similar = similar_presets(words)
        none = tr("There is no preset with “{words}”.", words=words)
        if similar:
            keys = AnyOf(tuple(preset.key for preset in similar))
            none = tr(
                "There is no preset with “{words}”; is {presets} meant?", words=words, presets=keys
            )
        click.echo(language.say(none), err=True)
        return
    for title, presets in GROUPS:
        chosen = [preset for preset in presets if preset in found]
        if chosen:
            click.echo(click.style(language.say(title), bold=True))
        for preset in chosen:
            click.echo(f"  {preset.key:<26} {preset.text:<32} {language.say(preset.label)}")
