"""68C: what was said with a claim, confirmed as it is read before anybody judges by it."""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.laws.claims.judging import lines
from bridgelaw.laws.claims.known_claim import Said
from bridgelaw.laws.claims.questions import IF_NOTHING_SAID, READING, STATEMENT
from bridgelaw.laws.machinery.case import Case
from bridgelaw.locale.text import Text


def as_stated(case: Case, said: Said) -> Claim:
    """The claim with what was said at the time, as the director confirms it."""
    words = case.fact(
        STATEMENT,
        said.readable,
        allowed=said.no_statement,
        problem=said.problem or IF_NOTHING_SAID,
        claimer=said.claimer,
    )
    return _confirmed(case, said, words)


def as_recorded(case: Case, said: Said) -> Claim:
    """The same where nobody is asked for words that the log does not have."""
    return as_stated(case, said) if said.words else said.judged("")


def _confirmed(case: Case, said: Said, words: str) -> Claim:
    while words:
        again = case.ask(
            READING,
            allowed=said.no_statement,
            claimer=said.claimer,
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

    return lines(describe(said.judged(words).statement))
