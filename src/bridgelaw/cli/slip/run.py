"""What `bridgelaw slip` does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.text_files import read_text
from bridgelaw.laws import Interview
from bridgelaw.laws.machinery.as_json import interview_to_json
from bridgelaw.laws.machinery.transcript import retell
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.slips import BadSlip, Slip, Trial, read_slip, try_again


def run_slip(
    given: str, changes: Sequence[str], key: str | None, as_json: bool, language: Language
) -> None:
    """Reads, checks, runs again, and says what comes of it."""
    try:
        slip = read_slip(given if "bl1-" in given else read_text(given))
        _ensure_signed_by(slip, key)
        trial = try_again(slip)
        changed = _changed(trial, changes)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json(_as_json(trial, changed, language))
    else:
        _show(trial, changed, language)
    if not trial.follows:
        sys.exit(int(Exit.FAILED))


def _ensure_signed_by(slip: Slip, key: str | None) -> None:
    wanted = None if key is None else "".join(key.split()).lower()
    if wanted is not None and (len(wanted) < 8 or not slip.key.hex().startswith(wanted)):
        raise BadSlip(tr("Another desk signed this slip: {key}", key=slip.fingerprint))


def _changed(trial: Trial, changes: Sequence[str]) -> Interview | None:
    """The interview with other answers, by the keys of their questions."""
    if not changes:
        return None
    facts_before = trial.slip.facts
    interview: Interview = facts_before.interview()
    for change in changes:
        key, is_there, value = change.partition("=")
        keys = [one.key for one in interview.answers]
        if not is_there or key.strip() not in keys:
            raise Refusal(
                tr("“{change}” changes nothing: write one of {keys}, then = and the answer.",
                   change=change, keys=", ".join(keys))
            )  # fmt: skip
        facts = replace(facts_before, answers=interview.answers)
        interview = facts.changed(keys.index(key.strip()), value.strip())
    return interview


def _as_json(trial: Trial, changed: Interview | None, language: Language) -> dict[str, object]:
    slip = trial.slip
    return {
        "follows": trial.follows,
        "differs": [language.say(text) for text in trial.differs],
        "signed_by": slip.key.hex(),
        "desk": slip.desk,
        "by": slip.by,
        "table": slip.place,
        "board": slip.board,
        "given": slip.given,
        "appeal_until": slip.appeal_until or None,
        "program": slip.program,
        "ruled": slip.ruled,
        "interview": _interview(trial.interview, language),
        "changed": _interview(changed, language),
    }


def _interview(interview: Interview | None, language: Language) -> object:
    return None if interview is None else interview_to_json(interview, language, look_ahead=False)


def _show(trial: Trial, changed: Interview | None, language: Language) -> None:
    from bridgelaw.cli.common.screen import Screen

    screen, slip = Screen(language), trial.slip
    screen.line(trial.verdict, "bold green" if trial.follows else "bold yellow")
    for text in trial.differs:
        screen.row("–", language.say(text))
    screen.line(tr("Signed by desk {key}", key=slip.fingerprint))
    if trial.interview is not None:
        for one in retell(trial.interview):
            heading = language.say(one.asked.heading).split("\n")[-1]
            screen.row(f"{one.asked.key}:", f"{heading} {language.say(one.words)}")
        if trial.interview.ruling is not None:
            screen.ruling(trial.interview.ruling, trial.interview.table)
    if changed is not None:
        screen.blank()
        screen.line(tr("Not what was ruled: one fact is otherwise"), "bold")
        if changed.ruling is not None:
            screen.ruling(changed.ruling, changed.table)
        else:
            screen.question(changed)
