"""Laws 25B1, 27A1 and 29A: the left-hand opponent accepts an irregular call, or refuses it.

The two answers are read aloud: each says what it leads to (10C1). A chart has room for one word.
"""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.law import Choice, Text, tr, yes_or_no


def acceptance(
    *, key: str, law: str, heading: Text, why: Text, say: tuple[Text, ...] = ()
) -> Choice[bool]:
    """The question; the case fills `{if_accepted}` and `{if_refused}`."""
    question = yes_or_no(
        key=key,
        law=law,
        to="lho",
        heading=heading,
        why=why,
        say=say,
        yes=tr("{if_accepted}"),
        no=tr("{if_refused}"),
    )
    return replace(
        question, sample_labels=(("yes", tr("Accepted, or called over")), ("no", tr("Refused")))
    )
