"""68C: what was said with a claim, confirmed as it is read before anybody judges by it."""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.laws.claims.judging import lines
from bridgelaw.laws.claims.known_claim import Said
from bridgelaw.laws.claims.questions import (
    IF_NOTHING_SAID,
    READING,
    READING_FIRST,
    STATEMENT,
    ReadingQuestion,
)
from bridgelaw.laws.law import Case, Text, tr


def as_stated(case: Case, said: Said) -> Claim:
    """The claim with what was said at the time, as the director confirms it."""
    words = case.fact(
        STATEMENT,
        said.readable,
        allowed=said.no_statement,
        problem=said.problem or IF_NOTHING_SAID,
        claimer=said.claimer,
        lho=said.claimer.lho,
        rho=said.claimer.rho,
    )
    return _confirmed(case, said, words, READING if said.readable is None else READING_FIRST)


def as_recorded(case: Case, said: Said) -> Claim:
    """The same where nobody is asked for words that the log does not have."""
    if not said.words:
        return said.judged("")
    if said.readable is not None:
        return _confirmed(case, said, said.readable, READING)
    return as_stated(case, said)


def _confirmed(case: Case, said: Said, words: str, reading: ReadingQuestion) -> Claim:
    while words:
        again = case.ask(
            reading,
            allowed=said.no_statement,
            claimer=said.claimer,
            lho=said.claimer.lho,
            rho=said.claimer.rho,
            words=words,
            reading=_read(said, words),
        )
        if again is None or again == words:  # the same words have the same reading
            break
        words = again
    return said.judged(words)


def _read(said: Said, words: str) -> Text:
    """Every step, and what else was said, in a line of its own."""
    from bridgelaw.analysis.claims.statement.describing import describe

    found = describe(said.judged(words).statement)
    return lines(tr("• {line}", line=text) for text in found)
