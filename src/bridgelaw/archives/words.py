"""The kinds of findings in words."""

from __future__ import annotations

from bridgelaw.archives.finding import concerns
from bridgelaw.formats.oddities import OddKind
from bridgelaw.locale import Text, tr

_WORDS = {
    "insufficient-bid": tr("insufficient bid"),
    "pass-out-of-rotation": tr("pass out of rotation"),
    "bid-out-of-rotation": tr("bid out of rotation"),
    "double-out-of-rotation": tr("double or redouble out of rotation"),
    "change-of-call": tr("change of call"),
    "inadmissible-double": tr("inadmissible double or redouble"),
    "bid-over-seven": tr("bid of more than seven"),
    "call-after-auction": tr("call after the end of the auction"),
    "auction-without-end": tr("auction without an end"),
    "wrong-contract": tr("contract other than the auction's"),
    "declarer-and-dummy-changed": tr("declarer and dummy changed places"),
    "opening-lead-out-of-turn": tr("opening lead out of turn"),
    "lead-out-of-turn": tr("lead out of turn"),
    "play-out-of-turn": tr("play out of turn"),
    "revoke": tr("revoke"),
    "mark-without-cause": tr("mark without cause"),
    "second-card": tr("second card to a trick"),
    "card-played-twice": tr("card that was played twice"),
    "card-not-dealt": tr("card that nobody was dealt"),
    "card-of-another-hand": tr("card of another hand"),
    "card-missing": tr("card missing from a trick"),
    "card-in-two-hands": tr("card in two hands"),
    "number-of-cards": tr("wrong number of cards"),
    "play-after-claim": tr("play after a claim"),
    "play-without-contract": tr("play without a contract"),
    "wrong-result": tr("tricks other than the play's"),
    "wrong-score": tr("wrong score"),
    "claim": tr("claim that normal play does not bring"),
    "claim-undecided": tr("claim that was not decided"),
    "unknown": tr("something the record does not say"),
    "no-board": tr("file without a board"),
    "unreadable": tr("something that cannot be read"),
    "assumed": tr("assumed, as the file is written"),
}

KINDS = tuple(_WORDS)
"""Every kind there is."""

BY_CLAIMS = ("70", "71", "claim", "claim-undecided")
"""Laws and kinds of what is found only where claims are judged."""

LAWS = tuple(
    sorted(
        {
            *(kind.law for kind in OddKind if kind.law),
            *("13", "27A2", "54E", "55"),  # by the circumstances
            *("70", "71", "77"),
        },
        key=lambda law: (int(law[:2].rstrip("ABCDE")), law),
    )
)
"""Every law that a finding can have."""


def wanted_word(typed: str) -> str | None:
    """A law or kind as findings have it, however it is typed; `None` if none of them has it.

    >>> wanted_word("61a"), wanted_word("Revoke"), wanted_word("27"), wanted_word("99")
    ('61A', 'revoke', '27', None)
    """
    word = typed.strip()
    if word.lower() in KINDS:
        return word.lower()
    head, bracket, rest = word.upper().partition("(")
    law = head + bracket + rest.lower()
    return law if any(concerns((law,), "", each) for each in LAWS) else None


def kind_in_words(kind: str) -> Text:
    """A kind as people say it."""
    return _WORDS[kind]
