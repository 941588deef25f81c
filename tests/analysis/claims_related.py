"""What must hold between a claim and the same claim a card later, whatever the cards are.

Nobody has to know the right number for that: the rules of normal play may be argued about, but
not that a claim which is good becomes bad however the claimer goes on, and not that it is good
only because an opponent may still choose.
"""

from __future__ import annotations

import random
from dataclasses import replace

from bench.endings import random_claim
from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import normal_level
from bridgelaw.game.cards import Card

LEFT = (2, 3, 3, 4)
"""Of so many tricks are the endings."""


def check_claim(seed: int) -> None:
    """An ending made by chance, judged now and after each card that can be played."""
    luck = random.Random(f"related {seed}")
    claim = replace(random_claim(luck, luck.choice(LEFT)), off=frozenset())
    if len(claim.position.trick) == 3:
        return  # the next card ends the trick, and with it the claim is another one
    now = worth(claim)
    if now < claim.tricks:
        # Whoever claims too much takes for a winner what is none, and a card later something else.
        claim = replace(claim, tricks=now)
        now = worth(claim)
    if now < claim.tricks:
        return
    after = {card: worth(one_later(claim, card)) for card in claim.position.legal}
    if claim.position.turn.side is claim.claimer.side:
        assert max(after.values()) >= claim.tricks, (seed, claim, now, after)
    else:
        assert min(after.values()) >= claim.tricks, (seed, claim, now, after)


def one_later(claim: Claim, card: Card) -> Claim:
    return replace(claim, position=claim.position.after(card))


def worth(claim: Claim) -> int:
    return normal_level(claim).tricks
