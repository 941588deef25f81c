"""A search that is watched: it says what it looks at, and Ctrl-C makes it answer at once."""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.verdict import How, Verdict
from bridgelaw.analysis.solver.find import solver_or_none
from bridgelaw.cli.waiting import CtrlC, Waiting
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr

_LOOKING = {
    How.BEST: tr("Looking at best play"),
    How.NORMAL: tr("Looking at normal play"),
    How.IRRATIONAL: tr("Looking at irrational play"),
}


def judge_watched(claim: Claim, seconds: float, language: Language) -> Verdict:
    """The verdict; with bounds where Ctrl-C or the time ended the search."""
    waiting = Waiting(language)

    def told(how: How, least: int, most: int) -> None:
        waiting.now(
            tr("{what}: {least}–{most} (Ctrl-C: answer with what is known)",
               what=_LOOKING[how], least=least, most=most)
        )  # fmt: skip

    with CtrlC() as ctrl_c, waiting.step(_LOOKING[How.NORMAL]):
        return judge(
            claim,
            solver=solver_or_none(),
            stop=ctrl_c.is_pressed,
            seconds=seconds,
            watch=told,
        )
