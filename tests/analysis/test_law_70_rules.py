"""Each rule of normal play at work: what is awarded with it, and with it switched off.

Hands are North, East, South, West; South is declarer, on lead, and claims, unless it says
otherwise.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.normal_choices import NormalPlay
from bridgelaw.analysis.claims.rules import RULES, Rule
from bridgelaw.analysis.claims.search import Search
from bridgelaw.analysis.claims.verdict import How
from tests.analysis.claims_made import awarded, claimed


def on_and_off(claim: Claim, rule: Rule) -> tuple[int, int]:
    """What is awarded with the rule and without it."""
    return awarded(claim), awarded(replace(claim, off=claim.off | {rule}))


def first_trick(claim: Claim, forgotten: bool) -> list[str]:
    """The cards of the first trick, as somebody plays who has forgotten the trump, or has not."""
    search = Search(claim, NormalPlay(claim, forgotten, draws=False), None, lambda: False)
    return [str(play.card) for play in search.level(How.NORMAL, claim.tricks).line[:4]]


# Allowances: what a careless player may do wrong; switched off, they do it right.


def test_law_70D1_any_order() -> None:
    """The jack of hearts is not good. Led first, it costs the ace of spades too."""
    claim = claimed("...32 ...54 A.J.. .Q.A.", 2)
    assert on_and_off(claim, Rule.ANY_ORDER) == (0, 1)
    line = judge(claim).normal.line
    assert (str(line[0].card), line[0].rule) == ("HJ", Rule.ANY_ORDER)


def test_law_70E1_wrong_guess() -> None:
    """Either opponent may have the queen: claimer plays the wrong one for it."""
    west_has_it = claimed("KT3... 986... AJ2... Q54...", 3)
    assert on_and_off(west_has_it, Rule.WRONG_GUESS) == (2, 3)
    east_has_it = claimed("KT3... Q86... AJ2... 954...", 3, lead="N")
    assert on_and_off(east_has_it, Rule.WRONG_GUESS) == (2, 3)


def test_law_70D1_either_hand() -> None:
    """West leads a spade. Won with dummy's ace, it costs the king, and the hearts are cut off."""
    hands = "A3...5 ..AKQ. K.AK.. Q...A"
    claim = claimed(hands, 3, lead="W", trick="S5", off="takes-his-tricks")
    assert on_and_off(claim, Rule.EITHER_HAND) == (1, 3)


def test_law_70A_tricks_in_plain_sight_count_in_a_trick_in_progress() -> None:
    """South sees that the king must win, so that the hearts can be reached."""
    hands = "A3...5 ..AKQ. K.AK.. Q...A"
    claim = claimed(hands, 3, lead="W", trick="S5")
    assert on_and_off(claim, Rule.TAKES_HIS_TRICKS) == (3, 1)
    # The same when West has still to lead it.
    claim = claimed("A3...5 ..AKQ. K.AK.. Q65...", 3, lead="W")
    assert on_and_off(claim, Rule.TAKES_HIS_TRICKS) == (3, 2)


def test_law_70D1_wrong_discard() -> None:
    """East has a spade and a heart. South cannot tell which ace to keep."""
    claim = claimed("...32 A.2.. .A.A. ..3.4", 1, lead="E")
    assert on_and_off(claim, Rule.WRONG_DISCARD) == (0, 1)


def test_law_70C_forgotten_trump() -> None:
    """West has the last trump and no spade. Whoever does not think of it leads spades into it."""
    claim = claimed("..432. ..765. AK.A.. .2..AK", 3, trump="H", forgotten=True)
    assert on_and_off(claim, Rule.FORGOTTEN_TRUMP) == (2, 3)
    assert awarded(replace(claim, forgotten_trump=False)) == 3
    line = judge(claim).normal.line
    assert (str(line[0].card), line[0].rule) == ("SA", Rule.FORGOTTEN_TRUMP)


def test_law_70D2_partner_chooses() -> None:
    """West claims, and has it if East leads a heart. East may lead the diamond."""
    claim = claimed("2..A. .2.3. 3..K. .AK..", 2, lead="E", claimer="W")
    assert on_and_off(claim, Rule.PARTNER_CHOOSES) == (0, 2)


# Protections: what even a careless player would not do; switched off, they may do it.


def test_law_70A_takes_his_tricks() -> None:
    """The aces are in plain sight, but only if the spade is cashed before crossing."""
    claim = claimed(".A..3 ..32. A.2.. K...A", 2)
    assert on_and_off(claim, Rule.TAKES_HIS_TRICKS) == (2, 1)


def test_law_70A_develops() -> None:
    """South gives up a heart. While South has the ace of spades that costs nothing more."""
    claim = claimed("..432. ...432 A.KQ.. K5.A..", 2)
    assert on_and_off(claim, Rule.DEVELOPS) == (2, 1)


def test_law_70A_winners_first() -> None:
    """South has one winner and claims two tricks. At least the winner is cashed."""
    claim = claimed("...432 .A.A.A A.3.4. .K.K.K", 2)
    assert on_and_off(claim, Rule.WINNERS_FIRST) == (1, 0)


def test_law_70C_draws_trumps() -> None:
    """East has shown out of spades and may have a trump: North leads the diamond."""
    claim = claimed("9..A. .6..5 T...9 .8.T.", 2, trump="C", lead="N", out="ES")
    assert on_and_off(claim, Rule.DRAWS_TRUMPS) == (2, 1)


@pytest.mark.parametrize(
    ("hands", "tricks"),
    [
        # To draw West's eight costs dummy's jack; the diamond had to be ruffed with it.
        (".J..Q ..Q.6 .K.T. 8.8..", 1),
        # Not to draw it: the spade is ruffed.
        ("..32. ..54. A.A.. .2..A", 1),
        # Both ways win, and the claim stands.
        (".3.2. .2.4. .AK.. ..65.", 2),
    ],
)
def test_law_70D1_the_worse_of_drawing_the_trumps_that_are_known_and_going_on_without(
    hands: str, tricks: int
) -> None:
    assert awarded(claimed(hands, 2, trump="H", off="takes-his-tricks")) == tricks


def test_law_70D1_trumps_that_can_simply_be_drawn_are_drawn() -> None:
    """Every trick is in plain sight once the trump is drawn: that is enough for a claim."""
    assert awarded(claimed("..32. ..54. A.A.. .2..A", 2, trump="H")) == 2


def test_law_71_beyond_the_claim_only_what_no_normal_play_loses() -> None:
    """Three tricks are in plain sight if South crosses with the club while there is one to cross
    with. Claimed, they are South's; conceded, only what carelessness cannot lose comes back."""
    hands = ".A..A2 .K.K.3 A...K4 K...Q6"
    assert awarded(claimed(hands, 3)) == 3
    assert awarded(claimed(hands, 1)) == 2


def test_law_70C_the_last_small_trump_does_not_protect_who_has_forgotten_another() -> None:
    """South's two of hearts would stop the spades, but may be led to West's three."""
    claim = claimed("..432. ..765. .2.AK. AK.3..", 3, trump="H")
    assert awarded(claim) == 2
    assert awarded(replace(claim, forgotten_trump=True)) == 0


def test_law_70C_leads_trumps() -> None:
    """Whoever has forgotten West's trump may lead the two to it; if none is led, it is ruffed."""
    claim = claimed("..432. ..765. .2.AK. AK.3..", 3, trump="H", forgotten=True)
    assert on_and_off(claim, Rule.LEADS_TRUMPS) == (0, 2)
    first = judge(claim).normal.line[0]
    assert (str(first.card), first.rule) == ("H2", Rule.LEADS_TRUMPS)


def test_law_70C_who_has_forgotten_a_trump_ruffs_low() -> None:
    """East has shown out of diamonds and would overruff the two; who knows it ruffs high."""
    claim = claimed(".A2.. .3..7 ..54. ..A.6", 2, trump="H", out="ED", off="takes-his-tricks")
    for forgotten, ruffs in ((False, "HA"), (True, "H2")):
        line = first_trick(replace(claim, forgotten_trump=forgotten), forgotten)
        assert ruffs in line


def test_law_70A_keeps_trumps() -> None:
    """Nobody else has a trump. If it is not led, it stops the clubs."""
    claim = claimed("...432 ..A2.8 A.3.4. ..KQ.A", 3, trump="H")
    assert on_and_off(claim, Rule.KEEPS_TRUMPS) == (2, 1)


def test_law_70E2_top_down() -> None:
    """The six is out. From the top it falls under the seven."""
    claim = claimed("..32. 6.2.. 75... ..54.", 2, off="takes-his-tricks")
    assert on_and_off(claim, Rule.TOP_DOWN) == (2, 0)


def test_law_70A_wins() -> None:
    """West has led the king of spades. Nobody ducks it with two tricks to claim."""
    claim = claimed("..2. ..5. A2... ...A", 2, lead="W", trick="SK D3 D4", off="takes-his-tricks")
    assert on_and_off(claim, Rule.WINS) == (2, 0)


def test_law_70A_no_crash() -> None:
    """Dummy does not put the king on the ace."""
    claim = claimed("K2... ..54. A3... QJ...", 2, off="takes-his-tricks")
    assert on_and_off(claim, Rule.NO_CRASH) == (2, 1)


def test_law_70D2_who_has_shown_out_does_not_tell_a_defender_what_partner_has() -> None:
    """East has no spade. To lead the seven would be right, but only because of North's nine."""
    claim = claimed("9.K5.. .T76.. J7.3.. 84.2..", 3, trump="D", declarer="W", out="ES")
    assert awarded(claim) == 1
    assert str(judge(claim).normal.line[0].card) == "SJ"


def test_law_70E1_no_idle_finesse() -> None:
    """West leads through dummy's ace and queen. South claims one trick, and the ace is one."""
    claim = claimed("AQ... K..K. ..32. 5..A.", 1, lead="W", off="takes-his-tricks")
    assert on_and_off(claim, Rule.NO_IDLE_FINESSE) == (1, 0)


def test_law_70E1_a_finesse_that_the_claim_needs_is_taken_and_loses() -> None:
    """East throws the three of spades on a diamond. One trick is the ace; two need the queen."""
    claim = claimed("AQ..2. K3...A ..43.2 5..AK.", 1, lead="W")
    assert (awarded(claim), awarded(replace(claim, tricks=2))) == (1, 0)
    assert judge(claim).best.tricks == 1


def test_law_70A_ruffs_low() -> None:
    """West has led a diamond. The two ruffs it, and the ace is there to draw the king."""
    claim = claimed("3.A2.. .K.4.3 ...765 ..Q.2", 3, trump="H", lead="W", trick="DK")
    assert on_and_off(claim, Rule.RUFFS_LOW) == (3, 2)


def test_law_70A_ruffs_high_where_an_overruff_can_be_foreseen() -> None:
    """East has the nine of trumps. Once East is known to be out of diamonds, the ten ruffs."""
    known = claimed("A.T2.. .9..A2 K...54 ..Q.6", 3, trump="H", lead="W", trick="DK", out="ED")
    unknown = replace(known, shown_out=frozenset())
    assert str(judge(known).normal.line[0].card) == "HT"
    assert str(judge(unknown).normal.line[0].card) == "H2"


def test_law_70E1_shown_out() -> None:
    """West has shown out, so that the queen is with East: the finesse is marked."""
    claim = claimed("KT3... Q98... AJ2... .432..", 3, lead="N", out="WS")
    assert on_and_off(claim, Rule.SHOWN_OUT) == (3, 2)
    # Before anybody has shown out, the first round may be played so that it is too late.
    assert awarded(replace(claim, shown_out=frozenset())) == 2


def test_law_70A_keeps_winners() -> None:
    """On West's diamond South throws the heart and not the ace of spades."""
    claim = claimed("..32. .K.4. A.2.. 5..A.", 1, lead="W")
    assert on_and_off(claim, Rule.KEEPS_WINNERS) == (1, 0)


def test_law_70_every_rule_has_a_test_of_its_own() -> None:
    for rule in RULES:
        name = rule.value.replace("-", "_")
        assert any(one.endswith(f"{rule.law}_{name}") for one in globals()), name


def test_law_70_a_play_that_a_switched_off_rule_leaves_open_says_so() -> None:
    claim = claimed("K2... ..54. A3... QJ...", 2, off="takes-his-tricks no-crash")
    line = judge(claim).normal.line
    assert [str(play.card) for play in line if play.rule is Rule.SWITCHED_OFF] == ["SK"]
    assert Rule.SWITCHED_OFF not in RULES
