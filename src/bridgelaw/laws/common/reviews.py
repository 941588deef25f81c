"""What the director looks at when play has ended, law by law."""

from __future__ import annotations

from bridgelaw.locale.text import Text, tr

_SEEN_BEFOREHAND = tr(
    "Could knowing the card that was seen before the auction have affected the result? If so, "
    "adjust the score."
)

_WITHDRAWN_USED = tr(
    "Did the offending side choose something that the withdrawn call or card suggested, "
    "when there was a logical alternative? Then adjust the score."
)

REVIEWS: dict[str, Text] = {
    "11A": tr(
        "Did a side gain because the players ruled for themselves, in ignorance of the law? Then "
        "take that gain away; the other side keeps its result."
    ),
    "12A1": tr(
        "Did the irregularity damage the other side, although no law prescribes a rectification? "
        "Then adjust the score."
    ),
    "12C1": tr(
        "Was a side damaged by the review that nobody corrected? All four should have corrected "
        "it. Adjust the score if a side suffered from it that did not cause it."
    ),
    "13A2": tr(
        "Did it affect the result that a player had seen a card of another hand? If so, adjust the "
        "score. What they knew was authorised."
    ),
    "13B1": tr(
        "Did the calls on the wrong hands, or what was learned from them, affect the result? Then "
        "you may adjust the score."
    ),
    "13C": tr(
        "Did the card that was no part of the deal affect the result when it was played? Then "
        "adjust the score."
    ),
    "16D2(c)": _SEEN_BEFOREHAND,
    "16D3": _SEEN_BEFOREHAND,
    "16B3": tr(
        "Did a player choose something that their partner's explanation, alert or remark "
        "suggested, when there was a logical alternative? Then adjust the score."
    ),
    "16C3": _WITHDRAWN_USED,
    "16C2": _WITHDRAWN_USED,  # as older logs have it; 16C2 forbids, and 16C3 adjusts
    "21B3": tr(
        "Did the side that explained wrongly gain by a call of the other side that could not be "
        "changed any more? Then adjust the score to what the right explanation would have brought."
    ),
    "23C": tr(
        "Could the result well have been different without what the cancelled call told? If so, "
        "and the other side was damaged, adjust to the probable result without it."
    ),
    "27D": tr(
        "Could the result well have been different without the insufficient bid? If the "
        "insufficient bid helped and the other side was damaged, adjust to the probable "
        "result without it."
    ),
    "40C1": tr(
        "Did the partner of who made a psychic call allow for it? Then it was an understanding; if "
        "the other side was damaged, adjust the score."
    ),
    "40B4": tr(
        "Did a method or an understanding that is not allowed damage the other side? Then adjust "
        "the score."
    ),
    "43B3": tr(
        "Did the defenders gain by their irregularity, which dummy had lost the right to point "
        "out? Then adjust their score alone; declarer's side keeps its result."
    ),
    "45F": tr(
        "Did dummy suggest the card, was there a logical alternative to it, and were the "
        "defenders damaged? Then adjust the score."
    ),
    "47E2(b)": tr(
        "Did the wrong information cause a play that could not be taken back any more? If it "
        "damaged that side, adjust the score."
    ),
    "50E4": tr(
        "Could the result well have been different without the help of the card that was shown? "
        "If the other side was damaged, adjust to the likely result without it."
    ),
    "53C": tr(
        "Did the defender's card, played before the other defender's turn, tell partner something "
        "that partner used? Then adjust the score."
    ),
    "55C": tr(
        "Did declarer take a line that the lead out of turn, accepted or not, could have "
        "suggested, when there was a logical alternative? Then adjust the score (Law 16)."
    ),
    "57D": tr(
        "Did the early card tell partner something that partner used, when there was a logical "
        "alternative? Then adjust the score."
    ),
    "64C1": tr(
        "Has the side that did not revoke been compensated enough? If not, adjust to the likely "
        "result without the revoke, instead of the automatic tricks."
    ),
    "64C2(a)": tr(
        "Would the other side probably have taken more tricks without the later revokes? Then "
        "adjust the score; the tricks for the first revoke are kept."
    ),
    "64C2(b)": tr(
        "Both sides revoked: was one of them damaged? Then adjust to the likely result without "
        "the revokes."
    ),
    "66": tr(
        "Did a player learn from looking at a quitted trick something that they were not entitled "
        "to? If the other side was damaged, adjust the score."
    ),
    "73": tr(
        "Was an opponent misled by a remark, manner or tempo without a demonstrable bridge "
        "reason? Then adjust the score."
    ),
    "67B3": tr(
        "The same card was played twice, and the second play could not be corrected: adjust the "
        "score to the likely result without it."
    ),
    "72C": tr(
        "Could the offender have known at the time that the irregularity could well damage the "
        "other side? If the offenders gained, adjust."
    ),
}
"""The question to answer under each law that a ruling can put off to the end of play."""
