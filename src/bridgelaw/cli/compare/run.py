"""What `bridgelaw compare` does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bridgelaw.cli.common.comparison import VERDICT_STYLES, compared, show_calls
from bridgelaw.cli.common.output import write_json
from bridgelaw.comparable import (
    Comparison,
    Meaning,
    MeaningError,
    compare_written,
    find_presets,
    in_words,
    meaning_named,
    same_words,
)
from bridgelaw.comparable import compare as compare_meanings
from bridgelaw.comparable.as_json import comparison_to_json
from bridgelaw.comparable.named import similar_presets
from bridgelaw.comparable.presets.catalogue import GROUPS
from bridgelaw.comparable.reasons import percent
from bridgelaw.game import SUITS, Call, Hand
from bridgelaw.locale import AnyOf, Language, Refusal, Text, tr
from bridgelaw.locale.citing import cited

if TYPE_CHECKING:
    # Loaded where it is needed: it knows all the laws, and JSON needs none of them.
    from bridgelaw.cli.common.screen import Screen


def run_compare(
    *,
    withdrawn: str | None,
    replacement: str | None,
    calls: tuple[str, ...],
    presets: bool,
    words: tuple[str, ...],
    as_json: bool,
    language: Language,
) -> None:
    """Lists presets, or compares one call or several with the withdrawn one."""
    say = language.say
    if presets:
        _list_presets(" ".join(words), as_json, language)
        return
    if words:
        raise click.UsageError(say(tr("words go with --presets: “{word}”", word=words[0])))
    if withdrawn is None or (replacement is None and not calls):
        raise click.UsageError(
            say(tr("give --withdrawn and --replacement, or --withdrawn and --call"))
        )
    if replacement is not None and calls:
        raise click.UsageError(say(tr("give --replacement or --call, not both")))
    if replacement is not None and same_words(withdrawn, replacement):
        # The same words mean the same, even if they cannot be read.
        _out(compare_written(withdrawn, replacement), as_json, language)
        return
    if replacement is None:
        _several(withdrawn, calls, as_json, language)
        return
    old = _meaning(withdrawn, "--withdrawn", language)
    _one(old, _meaning(replacement, "--replacement", language), as_json, language)


def _meaning(text: str, option: str, language: Language) -> Meaning:
    """What is written after an option: a preset's name or a meaning."""
    try:
        return meaning_named(text)
    except Refusal as error:
        raise click.BadParameter(_explained(error, language), param_hint=f"'{option}'") from error


def _explained(error: ValueError, language: Language) -> str:
    """The mistake, shown at its place if it is one in a meaning."""
    return error.pointed(language) if isinstance(error, MeaningError) else language.explain(error)


def _one(old: Meaning, new: Meaning, as_json: bool, language: Language) -> None:
    try:
        comparison = compare_meanings(old, new)
    except Refusal as error:
        raise click.UsageError(language.explain(error)) from error
    _out(comparison, as_json, language)


def _out(comparison: Comparison, as_json: bool, language: Language) -> None:
    if as_json:
        write_json(comparison_to_json(comparison, language))
    else:
        _show(comparison, language)


def _several(old: str, calls: tuple[str, ...], as_json: bool, language: Language) -> None:
    """Which of some calls would be comparable."""
    if not all(same_words(old, text.partition("=")[2]) for text in calls):
        _meaning(old, "--withdrawn", language)
    from bridgelaw.cli.common.screen import Screen

    comparisons: list[tuple[Call, Comparison]] = []
    for text in calls:
        try:
            comparisons.append(compared(old, text))
        except ValueError as error:
            raise click.BadParameter(_explained(error, language), param_hint="'--call'") from error
    if as_json:
        write_json(
            [{"call": str(call), **comparison_to_json(one, language)} for call, one in comparisons]
        )
    else:
        show_calls(comparisons, Screen(language))


def _show(comparison: Comparison, language: Language) -> None:
    from rich.markup import escape
    from rich.panel import Panel

    from bridgelaw.cli.common.screen import Screen

    screen = Screen(language)
    verdict = language.say(comparison.headline)
    title = tr("Law {law}", law=cited(comparison.test or "23A"))
    screen.console.print(
        Panel(f"[bold]{escape(verdict)}", title=escape(language.say(title)), title_align="left"),
        style=VERDICT_STYLES[comparison.verdict.value],
    )
    _grid(screen, [("•", language.say(reason), "") for reason in comparison.reasons])
    if comparison.withdrawn.unread:
        return  # nothing was counted
    counts = comparison.counts
    shares = (comparison.within, comparison.covers)
    within, covers = (language.say(percent(each)) for each in shares)
    screen.blank()
    rows = [
        (tr("withdrawn"), str(comparison.withdrawn), f"{counts.withdrawn:,}"),
        *_read_back(comparison.withdrawn, language),
        (tr("replacement"), str(comparison.replacement), f"{counts.replacement:,}"),
        *_read_back(comparison.replacement, language),
        (tr("hands of both"), "", f"{counts.common:,}"),
        (tr("of the replacement within the withdrawn call"), "", within),
        (tr("of the withdrawn call covered"), "", covers),
    ]
    _grid(screen, [(language.say(name), text, number) for name, text, number in rows])
    screen.blank()
    _grid(screen, _differences(comparison, language))
    if comparison.examples:
        screen.blank()
        screen.line(tr("Would make the replacement, but not the withdrawn call:"), "bold")
        for hand in comparison.examples:
            screen.console.print("  " + escape(_hand(hand)))


def _read_back(meaning: Meaning, language: Language) -> list[tuple[Text, str, str]]:
    """How a meaning was read, in words, and what of it restricts no hand."""
    rows = [(tr("in words"), language.say(in_words(meaning)), "")]
    if meaning.remarks:
        rows.append((tr("not used"), ", ".join(meaning.remarks), ""))
    return rows


def _differences(comparison: Comparison, language: Language) -> list[tuple[str, str, str]]:
    """Strength and suits of the one and the other."""
    return [
        (language.tr("points") if suit is None else suit.symbol, f"{old} → {new}", "")
        for suit, (old, new) in comparison.ends.items()
    ]


def _grid(screen: Screen, rows: list[tuple[str, str, str]]) -> None:
    from rich.markup import escape
    from rich.table import Table

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    grid.add_column(justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*map(escape, row))
    screen.console.print(grid)


def _hand(hand: Hand) -> str:
    """`♠AK2 ♥QJ3 …`"""
    return " ".join(
        suit.symbol + ("".join(card.rank_letter for card in hand.holding(suit)) or "-")
        for suit in reversed(SUITS)
    )


def _list_presets(words: str, as_json: bool, language: Language) -> None:
    fitting = find_presets(words)
    if as_json:
        write_json(
            [
                {"name": preset.key, "label": language.say(preset.label), "meaning": preset.text}
                for preset in fitting
            ]
        )
        return
    if not fitting:
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
        chosen = [preset for preset in presets if preset in fitting]
        if chosen:
            click.echo(click.style(language.say(title), bold=True))
        for preset in chosen:
            click.echo(f"  {preset.key:<26} {preset.text:<32} {language.say(preset.label)}")
