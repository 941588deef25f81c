"""What `bridgelaw claim` does: a claim from a file, or typed at the desk, is judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from pathlib import Path

import click

from bridgelaw.analysis.claims.as_json import rule_json, verdict_json
from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import RULES, Rule, parse_rule
from bridgelaw.analysis.claims.statement.steps import Statement
from bridgelaw.analysis.claims.verdict import How, Verdict
from bridgelaw.analysis.solver.find import solver_or_none
from bridgelaw.cli.claim.printed import (
    list_rules,
    list_words,
    print_rules,
    show_claim,
    show_verdict,
)
from bridgelaw.cli.claim.questions import (
    IS_THAT_SO,
    WHAT_WAS_SAID,
    Questions,
    said_again,
    show_reading,
    statement_of,
)
from bridgelaw.cli.common.interview import Quit
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.safe_write import write_keeping
from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.common.spinner import CtrlC, Spinner
from bridgelaw.cli.common.text_files import print_file
from bridgelaw.formats.claims import read_claim, write_claim
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Language, tr


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
            return _ClaimDesk(language, seconds).run(as_wished)
        read = read_claim(file, board, with_statement=statement is None)
        claim = as_wished(read.claim)
        verdict = _judge_watched(claim, seconds, language)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    except KeyboardInterrupt:
        click.echo(err=True)
        return Exit.UNANSWERED
    if as_json:
        write_json(verdict_json(verdict, read.notes, language))
        return Exit.OK
    for note in read.notes:
        click.echo(language.say(note), err=True)
    screen = Screen(language)
    show_claim(screen, claim)
    show_verdict(screen, verdict)
    return Exit.OK


_LOOKING = {
    How.BEST: tr("Looking at best play"),
    How.NORMAL: tr("Looking at normal play"),
    How.IRRATIONAL: tr("Looking at irrational play"),
}


def _judge_watched(claim: Claim, seconds: float, language: Language) -> Verdict:
    """The verdict; with bounds where Ctrl-C or the time ended the search."""
    spinner = Spinner(language)

    def told(how: How, least: int, most: int) -> None:
        spinner.now(
            tr("{what}: {least}–{most} (Ctrl-C: answer with what is known)",
               what=_LOOKING[how], least=least, most=most)
        )  # fmt: skip

    with CtrlC() as ctrl_c, spinner.step(_LOOKING[How.NORMAL]):
        return judge(
            claim,
            solver=solver_or_none(),
            stop=ctrl_c.is_pressed,
            seconds=seconds,
            watch=told,
        )


class _Word(Enum):
    """What can be typed under a verdict, each with its spellings."""

    STATEMENT = ("STATEMENT", "SAID", "発言", "方針")
    FORGOTTEN = ("FORGOTTEN", "忘れた")
    REMEMBERED = ("REMEMBERED", "忘れていない")
    SHOW = ("SHOW", "表示")
    SAVE = ("SAVE", "保存")
    HELP = ("HELP", "?", "ヘルプ")
    QUIT = ("Q", "QUIT", "EXIT", "終了")


_HELP = (
    ("3", tr("switches a rule off, or on again")),
    ("statement draw trumps", tr("what claimer said; alone, it asks")),
    ("forgotten    remembered", tr("whether a trump that is out may have been forgotten")),
    ("save claim.yaml", tr("keeps the claim in a file, for bridgelaw claim FILE")),
    ("show    help    quit", tr("the verdict again; this list; leave")),
)
_WORD_OF = {spelling: word for word in _Word for spelling in word.value}


class _ClaimDesk:
    """Asks for a claim, judges it, and lets the director change it."""

    def __init__(self, language: Language, seconds: float) -> None:
        self._screen = Screen(language)
        self._seconds = seconds
        self._kept: Claim | None = None

    def run(self, as_wished: Callable[[Claim], Claim]) -> Exit:
        try:
            claim = Questions(self._screen).ask()
        except (Quit, EOFError, KeyboardInterrupt, click.Abort):
            self._screen.blank()
            return Exit.UNANSWERED
        try:
            claim = as_wished(claim)
        except ValueError as error:
            self._screen.error(error)  # nothing that was typed is lost by it
        try:
            verdict = _judge_watched(claim, self._seconds, self._screen.language)
            self._show(verdict)  # without the rules below it, which would push it off a phone
            while True:
                changed = self._step(verdict)
                if changed is None:
                    return Exit.OK
                if changed != claim:
                    claim, before = changed, verdict
                    verdict = _judge_watched(claim, self._seconds, self._screen.language)
                    self._show_change(before, verdict)
        except (EOFError, KeyboardInterrupt, click.Abort):
            self._screen.blank()
            self._leave(claim)
            return Exit.OK

    def _show(self, verdict: Verdict) -> None:
        self._screen.blank()
        show_claim(self._screen, verdict.claim)
        show_verdict(self._screen, verdict)

    def _show_change(self, before: Verdict, after: Verdict) -> None:
        """The new answer, and beside it the old one."""
        self._screen.blank()
        show_verdict(self._screen, after)
        words = (
            tr("The answer is as before: {tricks}.", tricks=after.tricks)
            if before.tricks == after.tricks
            else tr("Before it was {before}, now it is {after}.",
                    before=before.tricks, after=after.tricks)
        )  # fmt: skip
        self._screen.line(words, "bold cyan")

    def _step(self, verdict: Verdict) -> Claim | None:
        """The claim after what was typed; `None` when the director leaves."""
        claim = verdict.claim
        reply = self._screen.prompt(
            tr("A rule or a word (help lists the rules and the words, q quit)")
        )
        first, _, rest = reply.replace("\u3000", " ").partition(" ")
        word = _WORD_OF.get(plain(first))
        try:
            match word:
                case _Word.QUIT:
                    if claim != self._kept:
                        self._save(claim, "")
                    return None
                case _Word.STATEMENT:
                    words = rest.strip() or self._screen.prompt(WHAT_WAS_SAID)
                    return replace(claim, statement=self._confirmed(words, claim))
                case _Word.FORGOTTEN | _Word.REMEMBERED:
                    return replace(claim, forgotten_trump=word is _Word.FORGOTTEN)
                case _Word.SHOW:
                    self._show(verdict)
                case _Word.SAVE:
                    self._save(claim, rest.strip())
                case _Word.HELP:
                    self._help(verdict)
                case None if reply:
                    return replace(claim, off=claim.off ^ {_rule(reply)})
                case None:
                    self._help(verdict)
        except (ValueError, OSError) as error:
            self._screen.error(error)
        return claim

    def _confirmed(self, words: str, claim: Claim) -> Statement:
        """What was said, as the director says it is understood rightly."""
        statement = statement_of(words, claim)
        while statement.words:
            show_reading(self._screen, statement)
            again = said_again(self._screen.prompt(IS_THAT_SO), claim)
            if again is None:
                break
            statement = again
        return statement

    def _help(self, verdict: Verdict) -> None:
        screen = self._screen
        screen.blank()
        screen.line(tr("Rules of normal play (• decides a card of the line above)"), "bold")
        list_rules(screen, verdict.claim.off, verdict.rules)
        list_words(screen, _HELP)

    def _save(self, claim: Claim, name: str) -> None:
        """Keeps the claim; a file that is there is kept under another name."""
        if not name:
            name = self._screen.prompt(tr("Save the claim to which file? (Enter: do not save)"))
        if not name:
            return
        path = Path(name)
        kept = write_keeping(path, write_claim(claim).encode())
        self._kept = claim
        self._screen.line(tr("Saved to {path}.", path=str(path)), "green")
        if kept is not None:
            words = tr("Another file was there; it is now {path}.", path=str(kept))
            self._screen.line(words, "dim")

    def _leave(self, claim: Claim) -> None:
        if claim != self._kept:
            self._screen.line(
                tr("The claim is not saved. These lines in a file bring it back:"), "yellow"
            )
            print_file(write_claim(claim))


def _rule(reply: str) -> Rule:
    """A rule by its number or its name."""
    if reply.isdecimal() and 1 <= int(reply) <= len(RULES):
        return RULES[int(reply) - 1]
    return parse_rule(reply)
