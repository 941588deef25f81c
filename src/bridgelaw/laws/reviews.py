"""What the director looks at when play has ended, law by law."""

from __future__ import annotations

from bridgelaw.locale.text import Text, tr

_SEEN_BEFOREHAND = tr(
    "Could knowing the card that was seen before the auction have affected the result? If so, "
    "adjust the score."
)

REVIEWS: dict[str, Text] = {
    "16D2(c)": _SEEN_BEFOREHAND,
    "16D3": _SEEN_BEFOREHAND,
    "16B3": tr(
        "Did a player choose something that his partner's explanation, alert or remark suggested, "
        "when there was a logical alternative? Then adjust the score."
    ),
    "16C2": tr(
        "Did the offending side choose something that the withdrawn call or card suggested, "
        "when there was a logical alternative? Then adjust the score."
    ),
    "21B3": tr(
        "Did the wrong explanation cause a call that could not be changed any more? If it damaged "
        "the other side, adjust the score to what the right explanation would have brought."
    ),
    "23C": tr(
        "Could the result well have been different without what the cancelled call told? If so, "
        "and the other side was damaged, adjust to the probable result without it."
    ),
    "27D": tr(
        "Could this result have come about without the insufficient bid? If the insufficient bid "
        "helped and the other side was damaged, adjust to the probable result without it."
    ),
    "72C": tr(
        "Could the offender have known, at the time, that the irregularity could well damage the "
        "other side? If his side gained, adjust the score."
    ),
}
"""The question to answer under each law that a ruling can put off to the end of play."""
