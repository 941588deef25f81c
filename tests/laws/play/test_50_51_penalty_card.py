"""Laws 50 and 51: a lead that did not wait, the owner's own turn, and every path."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal, Hand
from bridgelaw.laws import Interview, NothingToRule, walk
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.play.penalty_card.procedure import PENALTY_CARD
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import (
    CardAccepted,
    CardRequired,
    CardWithdrawn,
    Demand,
    LeadRestriction,
    NoDemand,
    Penalty,
    PenaltyCard,
    PickedUp,
    Until,
)
from tests.laws.penalty_cards import (
    BOTH,
    EAST_LEADS,
    SAMPLES,
    after,
    laws,
    major,
    minor,
    penalties,
    rule,
    said,
    words,
)
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    ruling,
    settled,
    table,
    why_not,
)

# 50D2. The lead that did not wait


EARLY = EAST_LEADS.after("E leads SQ")


def test_law_50D2_every_option_is_explained_when_partner_did_not_wait() -> None:
    asked = Interview.begin(PENALTY_CARD, EARLY).question
    assert asked is not None
    assert asked.key == "accepts_lead"
    assert asked.to is S
    assert [str(option.label) for option in asked.options] == [
        "Accept. ♠Q stands, and West's penalty card stays.",
        "Refuse. ♠Q is a penalty card; require or forbid spades, or neither.",
    ]
    chosen = Interview.begin(PENALTY_CARD, EARLY).answer("no").question
    assert chosen is not None
    assert "West takes ♠6 back" in str(chosen.options[0].label)


def test_law_50D2_declarer_lets_the_lead_stand() -> None:
    given = rule(EARLY, accepts_lead="yes")
    assert given.clauses == ("50D2(b)",)
    assert given.effects[0] == CardAccepted(E, card("SQ"))
    at = EARLY.after(given.event)
    assert found(at) == []
    assert at.to_play is S
    assert penalties(at) == {"S6": "major"}
    assert legal(at.after("S plays S8"), W) == "6..."


@pytest.mark.parametrize(
    ("demand", "may", "left"),
    [
        # Required: the queen is a spade, and must be led as East's own penalty card.
        ("require", "Q...", {"SQ": "major"}),
        # Forbidden: it has to wait.
        ("prohibit", ".AK65.QJ3.A5", {"SQ": "major"}),
        # Neither: it must be led, and West's card stays.
        ("neither", "Q...", {"S6": "major", "SQ": "major"}),
    ],
)
def test_law_49_the_lead_is_taken_back_as_a_penalty_card(
    demand: str, may: str, left: dict[str, str]
) -> None:
    given = rule(EARLY, accepts_lead="no", demand=demand)
    assert given.clauses[0] == "49"
    assert given.effects[:2] == (
        CardWithdrawn(E, card("SQ")),
        PenaltyCard(E, card("SQ"), Penalty.MAJOR, "49"),
    )
    at = EARLY.after(given.event)
    assert found(at) == []
    assert at.to_play is E
    assert at.trick.cards == ()
    assert penalties(at) == left
    assert legal(at, E) == may
    assert at.decisions == ()
    assert str(given.headline).startswith("The lead goes back. ")


def test_law_49_a_lead_of_another_suit_is_taken_back_and_spades_are_led() -> None:
    early = EAST_LEADS.after("E leads HA")
    at = after(early, accepts_lead="no", demand="require")
    assert legal(at, E) == "QJ4..."
    assert penalties(at) == {"HA": "major"}
    # The ace is West's partner's, and so West waits when on lead.
    led = at.after("E leads S4, S plays S8, W plays S7, N plays SA")
    assert led.to_play is N
    back = led.after("N leads C3, E plays C5, S plays CJ, W plays CT")
    assert back.to_play is S


def test_law_50D2_who_did_not_wait_is_not_told_that_any_card_may_be_led() -> None:
    for demand in ("require", "prohibit"):
        at = table(TRICK, major("W", "S6"), "E leads HA")
        assert "any card" not in said(rule(at, accepts_lead="no", demand=demand))
        quick = {"penalty_cards": "major", "turn": "partner_led", "played_since": "no"}
        given = rule(None, **quick, accepts_lead="no", demand=demand)
        assert "you may lead any card" not in said(given)


def test_law_49_the_opening_lead_that_did_not_wait() -> None:
    at = table(AUCTION, major("E", "HK"), "W leads C7")
    assert found(at) == [("LED_BEFORE_CHOICE", "W", "49")]
    later = after(at, accepts_lead="no", demand="prohibit")
    assert later.phase is Phase.PLAY
    assert later.to_play is W
    assert found(later) == []
    assert legal(later, W) == "...7"
    # The seven of clubs must be led: it is the leader's own penalty card, and no heart.


def test_law_50D2_of_two_penalty_cards_one_is_gone_when_the_early_lead_is_ruled_on() -> None:
    at = table(TRICK, major("W", "S6"), major("W", "HT"), "E leads DQ", ruling("W picks up HT"))
    assert found(at) == [("LED_BEFORE_CHOICE", "E", "49")]
    later = after(at, accepts_lead="no", demand="require")
    assert penalties(later) == {"DQ": "major"}
    assert legal(later, E) == "QJ4..."


def test_law_60A1_declarer_s_side_has_played_to_the_lead() -> None:
    at = EAST_LEADS.after("E leads SQ, S plays S8")
    assert settled(at) == [("LED_BEFORE_CHOICE", "E", "60A1")]
    given = rule(at)
    assert given.clauses == ("60A1", "60A3")
    later = at.after(given.event)
    assert penalties(later) == {"S6": "major"}
    assert legal(later, W) == "6..."
    # It has been ruled on: now it is West's own card that is asked about.
    assert rule(later).clauses == ("50D1(a)",)


def test_law_60A1_a_lead_long_ago_does_not_hide_what_is_to_be_decided_now() -> None:
    at = EAST_LEADS.after("E leads HA, S plays H7, W plays H8, N plays H2")
    asked = Interview.begin(PENALTY_CARD, at).question
    assert asked is not None
    assert asked.key == "demand"


def test_law_52B1a_the_early_lead_passed_over_the_leader_s_own_penalty_card() -> None:
    at = BOTH.after("W leads H8")
    assert found(at) == [("LED_BEFORE_CHOICE", "W", "49")]
    given = rule(at, accepts_lead="yes")
    assert given.clauses == ("52B1(a)", "50D2(b)")
    assert penalties(at.after(given.event)) == {"SJ": "major", "S7": "major"}
    refused = rule(at, accepts_lead="no", demand="require")
    later = at.after(refused.event)
    assert penalties(later) == {"SJ": "major", "H8": "major"}
    assert legal(later, W) == "J..."


def test_law_49_the_leader_s_own_penalty_card_led_too_early_is_one_again() -> None:
    at = BOTH.after("W leads SJ")
    later = after(at, accepts_lead="no", demand="prohibit")
    assert penalties(later) == {"SJ": "major"}
    assert why_not(later, W, "SJ") == "50D2(a)"


# 26B at the same lead


WITH_26B = table(
    TRICK, ruling("E may be forbidden a suit not specified by W by 26B"), major("W", "S6")
)


def test_law_26B_neither_leaves_the_other_choice_open() -> None:
    assert laws(WITH_26B) == ["26B", "50D2"]
    given = rule(WITH_26B, demand="neither")
    assert given.goes_on == "lead-restriction"
    assert any("26B" in str(note) for note in given.notes)
    assert laws(WITH_26B.after(given.event)) == ["26B"]


@pytest.mark.parametrize("demand", ["require", "prohibit"])
def test_law_26B_a_demand_under_50D2_does_not_use_up_the_other_right(demand: str) -> None:
    given = rule(WITH_26B, demand=demand)
    assert laws(WITH_26B.after(given.event)) == ["26B"]


# 50C. Minor


def test_law_50C_partner_s_lead_is_free() -> None:
    """Seed 001, sample ruling (2), when partner comes on lead."""
    at = table(TRICK, minor("W", "S5"))
    given = rule(at)
    assert given.clauses == ("50C",)
    assert words(given) == [
        (
            "None",
            "♠5 is a minor penalty card, and does not restrict East's lead. To spades, West may "
            "play an honour instead. Please go on.",
        ),
    ]
    assert NoDemand(E, "50C") in given.effects
    assert given.reviews == ("50E4",)
    later = at.after(given.event)
    assert later.decisions == ()
    assert penalties(later) == {"S5": "minor"}
    assert legal(later, E) == "QJ4.AK65.QJ3.A5"
    # A spade is led: not another low one.
    led = later.after("E leads SQ, S plays S8")
    assert legal(led, W) == "5..."
    assert why_not(led, W, "S7") == "50C"


def test_law_50C_at_the_owner_s_turn_an_honour_may_be_played() -> None:
    deal = Deal.parse("N:A432.432.AK2.432 QJ6.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 K75.T98.765.T987")
    at = table(TRICK, minor("W", "S5"), "E leads SQ, S plays S8", deal=deal)
    given = rule(at)
    assert given.clauses == ("50C",)
    assert "You do not have to play ♠5 now," in said(given)
    # What the player holds is for the director alone.
    assert "♠K" not in said(given)
    assert any("♠K and ♠5" in str(note) for note in given.notes)
    later = at.after(given.event)
    assert legal(later, W) == "K5..."
    assert why_not(later, W, "S7") == "50C"
    # To lead or to discard, another suit may be played.
    leading = table(AUCTION, minor("W", "S5"), deal=deal)
    assert legal(leading.after(rule(leading).event), W) == "K5.T98.765.T987"


# 50D1, 51A. The owner's own turn


def test_law_50D1a_on_lead_it_must_be_led() -> None:
    at = table(AUCTION, major("W", "S6"))
    given = rule(at)
    assert given.clauses == ("50D1(a)",)
    assert given.effects[0] == CardRequired(W, card("S6"), "50D1(a)")
    assert words(given) == [("W", "You must play ♠6 now.")]
    later = at.after(given.event)
    assert legal(later, W) == "6..."
    assert why_not(later, W, "C7") == "50D1(a)"


@pytest.mark.parametrize(
    ("dummy", "hand", "owned"),
    [
        (".3.2.", ".98..", "H8"),  # a discard
        (".3.2.", "5.9..", "S5"),  # a ruff of partner's winner
        ("9.3..", "5.9..", "S5"),  # an underruff
    ],
)
def test_law_50D1a_as_a_discard_as_a_ruff_and_as_an_underruff(
    dummy: str, hand: str, owned: str
) -> None:
    ending = Deal.parse(f"N:{dummy} {hand} ..3.4 ..A.5")
    at = table("S 4S, W P, N P, E P", major("E", owned), deal=ending)
    at = after(at, demand="neither").after("W leads DA")
    at = at.after("N plays D2" if "2" in dummy else "N plays S9")
    given = rule(at)
    assert given.clauses == ("50D1(a)",)
    later = at.after(given.event)
    assert later.legal_cards(E).legal == Hand.of([card(owned)])
    assert why_not(later, E, "H9") == "50D1(a)"
    assert found(later.after(f"E plays {owned}")) == []


def test_law_50D1b_following_suit_comes_first_and_the_card_stays() -> None:
    at = after(EAST_LEADS, demand="neither").after("E leads HA, S plays H7")
    given = rule(at)
    assert given.clauses == ("50D1(b)",)
    assert "Play ♠6 at the next legal chance." in said(given)
    later = at.after(given.event)
    assert legal(later, W) == ".T98.."
    assert why_not(later, W, "S6") == "44C"
    assert penalties(later.after("W plays H8")) == {"S6": "major"}


def test_law_51A_declarer_names_one_of_several() -> None:
    at = table(AUCTION, major("W", "S6", "S5", "D7"))
    assert laws(at) == ["51A"]
    asked = Interview.begin(PENALTY_CARD, at).question
    assert asked is not None
    assert asked.key == "designates"
    assert asked.to is S
    given = rule(at, designates="D7")
    assert given.clauses == ("51A",)
    assert given.effects[0] == CardRequired(W, card("D7"), "51A")
    later = at.after(given.event)
    assert later.decisions == ()
    assert legal(later, W) == "..7."
    assert why_not(later, W, "S6") == "51A"
    led = later.after("W leads D7")
    assert found(led) == []
    assert penalties(led) == {"S5": "major", "S6": "major"}


@pytest.mark.parametrize("answer", ["C7", "H8", "SK"])
def test_law_51A_only_a_penalty_card_that_can_be_played(answer: str) -> None:
    interview = Interview.begin(PENALTY_CARD, table(AUCTION, major("W", "S6", "S5", "D7")))
    with pytest.raises(BadAnswer):
        interview.answer(answer)


def test_law_51A_only_one_of_them_follows_suit() -> None:
    at = table(TRICK, major("W", "S6", "D7"))
    at = after(at, demand="neither").after("E leads SQ, S plays S8")
    given = rule(at)
    assert given.clauses == ("50D1(a)",)
    assert legal(at.after(given.event), W) == "6..."


def test_law_51A_another_hand_leads_and_two_follow() -> None:
    at = table(TRICK, major("W", "S6", "S5", "D7"))
    at = after(at, demand="neither").after("E leads SQ, S plays S8")
    assert laws(at) == ["51A"]
    asked = Interview.begin(PENALTY_CARD, at).question
    assert asked is not None
    assert asked.samples() == ("S6", "S5")
    with pytest.raises(BadAnswer):
        Interview.begin(PENALTY_CARD, at).answer("D7")


def test_law_50D1_with_unknown_hands_the_director_says_whether_it_can_be_played() -> None:
    at = table(
        TRICK, major("W", "S6"), ruling("no demand of E by 50D2"), "E leads HA, S plays H7",
        deal=None,
    )  # fmt: skip
    assert rule(at, can_play="yes").clauses == ("50D1(a)",)
    assert rule(at, can_play="no").clauses == ("50D1(b)",)
    leading = table(AUCTION, major("W", "S6"), deal=None)
    assert rule(leading).clauses == ("50D1(a)",)


def test_law_50D2_with_unknown_hands() -> None:
    at = table(TRICK, major("W", "S6"), deal=None)
    given = rule(at, demand="require")
    assert given.clauses == ("50D2(a)",)
    assert at.after(given.event).penalty_cards == ()
    both = table(AUCTION, major("W", "HJ"), major("E", "S7"), deal=None)
    own = rule(both, demand="require")
    # West's spades are not known: if there are none, the jack of hearts must be led.
    assert own.clauses == ("50D1(b)", "50D2(a)")
    assert "lead ♥J only if you cannot do as declarer chose." in said(own)
    # What is said does not depend on cards that nobody can see.
    known = rule(table(AUCTION, major("W", "HT"), major("E", "SJ")), demand="require")
    void = Deal.parse("N:AK32.432.AK2.432 QJ7654.AK65.Q3.A T98.QJ7.T984.QJ6 .T98.J765.KT9875")
    without = rule(table(AUCTION, major("W", "HT"), major("E", "SJ"), deal=void), demand="require")
    assert words(known) == words(without)
    assert known.clauses == ("50D1(b)", "50D2(a)")
    assert without.clauses == ("59", "50D1(a)", "50D2(a)")


# Where there is nothing to rule


def test_nothing_to_rule_without_a_penalty_card_or_before_anybody_is_to_act() -> None:
    with pytest.raises(NothingToRule, match="There is no penalty card"):
        Interview.begin(PENALTY_CARD, table(TRICK))
    with pytest.raises(NothingToRule, match="Nothing is to be decided"):
        Interview.begin(PENALTY_CARD, after(EAST_LEADS, demand="neither"))
    with pytest.raises(NothingToRule, match="Nothing is to be decided"):
        Interview.begin(PENALTY_CARD, table(AUCTION, "W leads C7", major("E", "HK")))


# All paths


@pytest.mark.parametrize("at", SAMPLES, ids=range(len(SAMPLES)))
def test_every_ruling_is_accepted_by_the_table_and_settles_the_lead(at: Table) -> None:
    paths = list(walk(PENALTY_CARD, at))
    assert paths
    for path in paths:
        later = at.after(path.ruling.event)
        assert found(later) == []
        assert path.ruling.words
        assert str(path.ruling.headline)
        if later.to_play is not None:
            assert later.legal_cards(later.to_play).legal
        if path.ruling.clause.startswith(("50D2", "51B")) and later.to_play is E:
            assert "50D2" not in laws(later) or penalties(later)


def test_quick_rulings_name_no_cards_and_leave_no_holes() -> None:
    for path in walk(PENALTY_CARD):
        texts = [str(path.ruling.headline), *(str(one.text) for one in path.ruling.words)]
        texts += [str(note) for note in path.ruling.notes]
        for asked in path.asked:
            texts += [str(asked.heading), str(asked.why), *map(str, asked.say)]
            texts += [str(option.label) for option in asked.options]
        for text in texts:
            assert text
            assert "{" not in text
            assert text[0].isupper()


@pytest.mark.parametrize(
    ("answers", "clauses"),
    [
        ("minor partner_leads", "50C"),
        ("minor partner_led", "50C"),
        ("minor own", "50C"),
        ("major partner_leads require", "50D2(a)"),
        ("major partner_leads prohibit", "50D2(a)"),
        ("major partner_leads neither", "50E1 50D2(b)"),
        ("major partner_led yes", "60A1 60A3"),
        ("major partner_led no yes", "50D2(b)"),
        ("major partner_led no no require", "49 50D2(a)"),
        ("major own yes", "50D1(a)"),
        ("major own no", "50D1(b)"),
        ("one_suit partner_leads require", "51B1(a)"),
        ("one_suit partner_leads prohibit", "51B1(b)"),
        ("one_suit partner_leads neither", "50E1 50D2(b)"),
        ("suits partner_leads require", "51B2(a)"),
        ("suits partner_leads prohibit", "51B2(b)"),
        ("suits partner_leads neither", "50E1 51B2(c)"),
        ("suits own yes yes", "51A"),
        ("suits own yes no", "50D1(a)"),
    ],
)
def test_quick_rulings(answers: str, clauses: str) -> None:
    interview = Interview.begin(PENALTY_CARD)
    for answer in answers.split():
        interview = interview.answer(answer)
    assert interview.ruling is not None
    assert interview.ruling.clauses == tuple(clauses.split())


def test_quick_rulings_prohibit_until_the_lead_is_lost_and_require_once() -> None:
    for path in walk(PENALTY_CARD):
        for effect in path.ruling.effects:
            if isinstance(effect, LeadRestriction):
                required = effect.demand is Demand.REQUIRE
                assert effect.until is (Until.NEXT_LEAD if required else Until.LOSES_LEAD)
                assert any(isinstance(one, PickedUp) for one in path.ruling.effects)


@pytest.mark.parametrize(
    ("lying", "cards"),
    [("major", "the card "), ("one_suit", "the cards "), ("suits", "the cards ")],
)
def test_law_50D1b_without_a_table_one_card_or_several_are_named(lying: str, cards: str) -> None:
    given = rule(None, penalty_cards=lying, turn="own", can_play="no")
    assert given.clause == "50D1(b)"
    assert f"Play {cards}at the next legal" in said(given)
