"""Law 70: claims as a director meets them, in the words of a claim file, with what is awarded.

South is declarer and claims, and is on lead unless the file says otherwise.
"""

from __future__ import annotations

import pytest

from bridgelaw.analysis.claims.judge import judge
from bridgelaw.formats.claims import read_claim_data

TRUMP_OUT = "trump: S\nhands: {N: H32 D2, E: S5 DAK, S: SA HAK, W: HQJT}\nclaims: 3\n"
RUFF = "trump: S\nhands: {N: S5 D32, E: S4 DAK, S: SA H32, W: HAKQ}\nclaims: 2\n"
TENACE = "trump: NT\nhands: {N: SAQ, E: SK D7, S: S54, W: S86}\nclaims: 2\n"
UNDER_THE_QUEEN = "trump: NT\nhands: {N: S32 H2, E: S98 H3, S: SAKJ, W: SQT H4}\nclaims: 3\n"
OVER_THE_QUEEN = "trump: NT\nhands: {N: S32 H2, E: SQ98, S: SAKJ, W: ST7 H4}\nclaims: 3\n"
ROUNDS = "trump: S\nhands: {N: S32 H32 C2, E: SQJT CAK, S: SAK HAKQ, W: H5 D5432}\nclaims: 5\n"
TWO_WAYS = "trump: NT\nhands: {N: SAT3, E: SQ65, S: SKJ4, W: S987}\nclaims: 3\n"
JACK = "trump: NT\nhands: {N: S32 D32, E: SQT9 DA, S: SAKJ HA, W: S876 HK}\nclaims: all\n"
UNBLOCK = "trump: NT\nhands: {N: SAK2, E: SJT9, S: SQ3 H4, W: S87 HA}\nclaims: 3\n"
BARE_ACE = "trump: NT\nhands: {N: H32 C2, E: SA D4 C4, S: DAQ CK, W: SK2 H4}\nclaims: 2\n"
RUN = "trump: NT\nhands: {N: SAQ3, E: S987, S: SJT2, W: SK65}\nclaims: 3\n"
REMEMBERED = "forgotten_trump: no\n"

CASES = {
    # 70C: East ruffs the ace of hearts, if nobody thinks of East's trump.
    "the trump is forgotten": (TRUMP_OUT, "forgotten_trump: yes", 2),
    "the trump is remembered": (TRUMP_OUT, REMEMBERED, 3),
    "the trump is mentioned": (TRUMP_OUT, "statement: 切り札を狩ってからハートを上から取る", 3),
    # What was said is done, although South has not forgotten the trump.
    "hearts were said first": (TRUMP_OUT, REMEMBERED + "statement: hearts from the top", 2),
    # Dummy's only trump falls when trumps are drawn, as was said.
    "trumps before the ruff": (RUFF, "statement: draw trumps, then ruff a heart in dummy", 1),
    # Two rounds were said, and three are needed: East ruffs, and cashes their clubs.
    "two rounds of trumps": (ROUNDS, "statement: two rounds of trumps, then hearts", 2),
    # 70E1: the finesse that loses to the bare king is as normal as the ace that fells it.
    "the king is bare": (TENACE, "", 0),
    "they said the ace": (TENACE, "statement: spades from the top", 2),
    # The finesse loses to Qx, and a heart comes back; the drop fails against Qxx.
    "the queen would drop": (UNDER_THE_QUEEN, "lead: N", 1),
    "the queen does not drop": (OVER_THE_QUEEN, "lead: N", 2),
    "two ways, none said": (TWO_WAYS, "", 2),
    "two ways, East it is": (TWO_WAYS, "statement: a spade to the ace, finesse spade jack", 3),
    # The jack is no winner: East takes it, and the ace of hearts falls on East's diamond.
    "a jack among the winners": (JACK, "", 2),
    "the other ace was said first": (JACK, "statement: HA, then spades from the top", 3),
    # The queen first is in plain sight; the ACBL's guidelines are stricter.
    "a suit to be unblocked": (UNBLOCK, "", 3),
    "unblocked without good will": (UNBLOCK, "off: [takes-his-tricks]", 2),
    # 70D2: West leads the king first; East's bare ace takes it, and East leads into the tenace.
    "a defender does not see their partner's ace": (BARE_ACE, "claimer: W", 1),
    # Whoever runs the ten to ace and queen finesses with the queen.
    "the finesse is repeated": (RUN, "statement: run the spade jack, repeat the finesse", 3),
}


@pytest.mark.parametrize(("cards", "more", "tricks"), CASES.values(), ids=CASES)
def test_law_70_a_director_awards(cards: str, more: str, tricks: int) -> None:
    lead = "" if "lead:" in more else "lead: W\n" if "claimer: W" in more else "lead: S\n"
    text = f"declarer: S\n{cards}{lead}{more}\n"
    assert judge(read_claim_data(text.encode(), "claim.yaml").claim).tricks == tricks
