"""Questions and rulings on a terminal."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table

from bridgelaw.cli.common.line_breaks import Folded, folded
from bridgelaw.cli.common.prompts import numbers_of
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.cli.common.terminal import Terminal
from bridgelaw.laws import Asked, Interview, Ruling, foresee
from bridgelaw.laws.machinery.view import (
    EffectView,
    QuestionView,
    RulingView,
    SaidAt,
    SpokenTo,
    by_place,
)
from bridgelaw.locale import Language, Text, tr
from bridgelaw.locale.citing import cited, in_full
from bridgelaw.scoring.editions import EDITIONS, FIRST, Edition
from bridgelaw.scoring.left_open import NOT_SEEN, Answered, Origin
from bridgelaw.table.table import Table as BridgeTable

if TYPE_CHECKING:
    from bridgelaw.laws.digest import Clause

_MAX_WIDTH = 88
_MOST_PREVIEWS = 12  # below a question on scores, so that it stays on the screen of a phone
_MOST_OF_ONE = 3  # below one of its answers, where there are more in all


class Screen:
    """Shows things on a terminal in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.console: Console = Terminal(highlight=False)
        self.console.width = min(self.console.width, _MAX_WIDTH)

    def say(self, text: Text) -> str:
        return self.language.say(text)

    def wrapped(self, words: str) -> str:
        """Words for a prompt, which the terminal itself would break anywhere."""
        lines = Folded(words).wrap(self.console, self.console.width)
        return "\n".join(line.plain.rstrip() for line in lines)

    def line(self, text: Text, style: str = "") -> None:
        self.console.print(folded(self.say(text)), style=style)

    def prompt(self, text: Text) -> str:
        """Asks, and gives what is typed."""
        words = self.wrapped(self.say(text))
        return str(click.prompt(words, prompt_suffix=": ", default="", show_default=False)).strip()

    def error(self, error: Exception) -> None:
        self.console.print(folded(self.language.explain(error)), style="red")

    def place(self, error: BaseException | None) -> None:
        """Points at the place of a mistake in the meaning of a call, if it is one."""
        from bridgelaw.comparable import MeaningError

        if isinstance(error, MeaningError):
            for line in error.pointer():
                self.console.print("  " + line, markup=False, highlight=False)

    def blank(self) -> None:
        self.console.print()

    def question(self, interview: Interview) -> None:
        asked = interview.question
        assert asked is not None
        self.console.rule(
            f"[bold]{escape(self.say(tr('Law {law}', law=cited(asked.law))))}", align="left"
        )
        self.line(asked.heading, "bold")
        self.line(asked.who, "italic")
        if asked.say:
            self._words(*by_place(SpokenTo(None, text) for text in asked.say))
        with Spinner(self.language).step(tr("Looking where each answer leads …")):
            view = QuestionView.of(interview, foresee(interview, wholly=True))
        is_of_scores = interview.procedure.for_director
        outcomes = sum(len(option.outcomes) for option in view.options)
        is_long = is_of_scores and outcomes > _MOST_PREVIEWS
        for number, option in zip(numbers_of(asked.options), view.options, strict=True):
            self.row(f"[bold]{number}[/] ", self.say(option.label))
            if is_long and not option.is_brief(_MOST_OF_ONE):
                self.row("→", self.say(option.summary()), 5, "dim")
                continue
            for outcome in option.outcomes:
                laws, headline = self.language.value(outcome.laws), self.say(outcome.headline)
                if len(laws) > self.console.width // 4:  # beside them the words would be a strip
                    self.row("→", f"{laws} {headline}", 5, "dim")
                else:
                    self.row(escape(f"→ {laws}"), headline, 5, "dim")

    def why(self, asked: Asked[Any]) -> None:
        self.console.print(
            Panel(
                Folded(self.say(asked.why)),
                title=escape(self.say(tr("Why this is asked: Law {law}", law=cited(asked.law)))),
                title_align="left",
            )
        )

    def clauses(self, clauses: Iterable[Clause], parents: Iterable[Clause] = ()) -> None:
        for clause in parents:
            title = "" if clause.title is None else "  " + self.say(clause.title)
            number = self.language.value(in_full(clause.number))
            self.console.print(f"{number}{escape(title)}", style="dim")
        for clause in clauses:
            title = "" if clause.title is None else "  " + self.say(clause.title)
            number = self.language.value(in_full(clause.number))
            self.console.print(f"[bold]{number}[/]{escape(title)}")
            self.console.print(Padding(Folded(self.say(clause.text)), (0, 0, 0, 4)))
            for line in self._beside(clause):
                self.console.print(Padding(Folded(line, "dim"), (0, 0, 0, 8)))
            if clause.see:
                see = self.say(tr("See also: {laws}", laws=cited(*clause.see)))
                self.console.print(Padding(escape(see), (0, 0, 0, 4)), style="dim")

    def changes(
        self,
        before: Edition,
        after: Edition,
        pairs: Iterable[tuple[Clause | None, Clause | None]],
    ) -> None:
        """What reads otherwise in another edition."""
        self.console.print(f"{escape(self.say(before.title))} → {escape(self.say(after.title))}")
        if after.note is not None:
            self.console.print(Padding(Folded(self.say(after.note), "dim"), (0, 0, 0, 4)))
        for was, now in pairs:
            clause = now or was
            assert clause is not None
            self.console.print(f"[bold]{self.language.value(in_full(clause.number))}[/]")
            for name, one in ((before.name, was), (after.name, now)):
                said = tr("not there") if one is None else one.text
                line = f"{name}: {self.say(said)}"
                self.console.print(Padding(Folded(line), (0, 0, 0, 4)))

    def regulations(self, rows: Iterable[Answered]) -> None:
        """What the Laws leave open, by subject, each value with where it is from."""
        for row in rows:
            number = self.language.value(in_full(row.subject.clause))
            self.console.print(f"[bold]{number}[/]  {escape(self.say(row.subject.title))}")
            for one in row.values:
                line = f"{self.say(one.words)} ({self.say(one.origin.words)})"
                self.console.print(Padding(Folded(line, "dim"), (0, 0, 0, 4)))
            for rule in row.provisions:
                seen = "" if rule.is_seen else f" {self.say(NOT_SEEN)}"
                line = f"{rule.said(self.language)} [{rule.where}]{seen}"
                self.console.print(Padding(Folded(line), (0, 0, 0, 4)))
            if not row.values and not row.provisions:
                line = self.say(Origin.ASKED.words)
                self.console.print(Padding(Folded(line, "dim"), (0, 0, 0, 4)))

    def _beside(self, clause: Clause) -> Iterator[str]:
        """What hangs on a clause and what others say of it, each with where it comes from."""
        if clause.since != FIRST:
            yield self.say(tr("Since {edition}", edition=EDITIONS[clause.since].since.isoformat()))
        if clause.until is not None:
            day = EDITIONS[clause.until].since.isoformat()
            yield self.say(tr("Until {edition}; see law --changes", edition=day))
        for note in clause.footnotes:
            yield f"{self.language.value(in_full(note.number))}: {self.say(note.text)}"
        for remark in clause.remarks:
            by, when = self.say(remark.source.name), remark.source.date
            yield f"{by}{', ' if when else ''}{when}: {self.say(remark.text)}"
        from bridgelaw.laws.digest import differing  # late: who asks for the law

        differs = differing(clause.number)
        if differs is not None:
            yield self.say(differs)
        if clause.player is not None:
            yield self.say(tr("For players: {weight}", weight=clause.player.words))
        if clause.director is not None:
            yield self.say(tr("For the Director: {weight}", weight=clause.director.words))

    def ruling(
        self, ruling: Ruling, before: BridgeTable | None = None, told: Container[Text] = ()
    ) -> None:
        """The ruling, and where the table is known what follows from it there.

        Notes that the director was `told` on this board, and reviews that are due already, are not
        read out again.
        """
        view = RulingView.of(ruling, before)
        title = self.say(tr("Ruling: Law {clauses}", clauses=cited(*view.clauses)))
        headline = Folded(self.say(view.headline), "bold")
        self.console.print(Panel(headline, title=escape(title)))
        self._words(*view.said)
        self._section(tr("What holds now"), map(self._effect, view.holds))
        self._section(tr("Information that may not be used"), map(self._effect, view.unauthorised))
        self._section(tr("How it is computed"), map(self.say, view.derivation))
        self._section(
            tr("For the director alone"),
            (self.say(note) for note in view.notes if note not in told),
        )
        reviews = [self._with_law(review.text, review.law) for review in view.reviews]
        if known := view.reviews_known:
            reviews.append(self.say(tr("As noted before: {laws}", laws=cited(*known))))
        self._section(tr("After the play"), reviews)

    def table(self, table: BridgeTable) -> None:
        """The auction so far, with what is irregular in it."""
        seats = " ".join(f"{seat.letter}:{call.symbols}" for seat, call in table.auction)
        self.console.print(escape(seats or "-"))
        for one in table.open_irregularities:
            self.line(tr("Law {law}: {what}", law=cited(one.law), what=one.breach.text), "yellow")

    def _effect(self, effect: EffectView) -> str:
        return self._with_law(effect.text, effect.law)

    def _with_law(self, text: Text, law: str | None) -> str:
        return self.say(text) + (f" [{self.language.value(cited(law))}]" if law else "")

    def _section(self, title: Text, rows: Iterable[str]) -> None:
        rows = list(rows)
        if rows:
            self.console.print(f"[bold]{escape(self.say(title))}")
            for row in rows:
                self.row("•", row, 2)

    def row(self, mark: str, text: str, indent: int = 1, style: str = "") -> None:
        """A mark, and a text that wraps in its own column beside it, also in Japanese."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row(mark, Folded(text))
        self.console.print(Padding(grid, (0, 0, 0, indent)), style=style)

    def _words(self, *places: SaidAt[Text]) -> None:
        for title, spoken in places:
            body = "\n".join(
                self.say(tr("“{words}”", words=self.say(one.text)))
                if one.to is None or one.away
                else self.say(tr("To {player}: “{words}”", player=one.to, words=self.say(one.text)))
                for one in spoken
            )
            heading = escape(self.say(title))
            self.console.print(Panel(Folded(body), title=heading, title_align="left", style="cyan"))
