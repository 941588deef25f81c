"""Laws 50, 51 and 59: what a penalty card on the table means, for its owner and his partner."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal, Hand, Seat, Suit
from bridgelaw.laws import Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.penalty_card import PENALTY_CARD
from bridgelaw.laws.questions import BadAnswer
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
    Unauthorised,
    Until,
)
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import (
    AUCTION,
    DEAL,
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

KEEPS = "E leads HA, S plays H7, W plays H8, N plays H2"
"""After TRICK: East is on lead and keeps it."""


def major(seat: str, *cards: str) -> str:
    return ruling(*(f"{seat} has major penalty card {one} by 49" for one in cards))


def minor(seat: str, one: str) -> str:
    return ruling(f"{seat} has minor penalty card {one} by 49")


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, PENALTY_CARD, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return ruling_table(at, PENALTY_CARD, **answers)


def penalties(at: Table) -> dict[str, str]:
    return {str(one.card): one.penalty.value for one in at.penalty_cards}


def words(given: Ruling) -> list[tuple[str, str]]:
    return [(str(one.to), str(one.text)) for one in given.words]


def said(given: Ruling) -> str:
    return " ".join(text for _, text in words(given))


def laws(at: Table) -> list[str]:
    return [decision.law for decision in at.decisions]


EAST_LEADS = table(TRICK, major("W", "S6"))
"""East is on lead, and West has ♠6 as a major penalty card."""

SPADES_AND_DIAMONDS = table(TRICK, major("W", "S6", "S5", "D7"))
"""East is on lead, and West has penalty cards of two suits."""

FREE = ruling("no demand of E by 50D2")
TWO_SUITS = major("W", "S6", "D7")

SAMPLES = (
    table(TRICK, minor("W", "S6")),
    EAST_LEADS,
    EAST_LEADS.after("E leads HA"),
    EAST_LEADS.after("E leads HA, S plays H7"),
    table(TRICK, major("W", "S6", "S5")),
    SPADES_AND_DIAMONDS,
    SPADES_AND_DIAMONDS.after("E leads SQ"),
    # Its owner is to play: to lead, to follow with one of them, and to follow in another suit.
    table(AUCTION, minor("W", "S6")),
    table(AUCTION, major("W", "S6")),
    table(AUCTION, major("W", "S6", "S5", "D7")),
    table(TRICK, TWO_SUITS, FREE, "E leads SQ, S plays S8"),
    table(TRICK, TWO_SUITS, FREE, "E leads HA, S plays H7"),
    # Both defenders have one.
    table(TRICK, major("W", "S6"), major("E", "SJ")),
    # Nobody's hand is known.
    table(TRICK, major("W", "S6"), FREE, "E leads HA, S plays H7", deal=None),
    table(TRICK, TWO_SUITS, FREE, "E leads HA, S plays H7", deal=None),
)


# 50D2. Partner of a major penalty card's owner is on lead


def test_law_50D2_declarer_hears_every_option_before_choosing() -> None:
    asked = Interview(PENALTY_CARD, EAST_LEADS).question
    assert asked is not None
    assert asked.key == "demand"
    assert asked.to is S
    assert [option.key for option in asked.options] == ["require", "prohibit", "neither"]
    assert [str(text) for text in asked.say] == [
        "East, please do not lead yet.",
        "Declarer may require East to lead spades, or may forbid it. If it is forbidden, it stays "
        "forbidden for as long as East keeps the lead.",
        "If the suit is required or forbidden, ♠6 goes back to West's hand and is no penalty card "
        "any more.",
        "Or declarer does neither. Then East leads freely, and ♠6 stays on the table as a major "
        "penalty card.",
        "If East cannot lead as required, or has nothing but what is forbidden, East may lead any "
        "card. What is to be picked up is picked up all the same.",
    ]


def test_law_50D2a_declarer_requires_the_suit() -> None:
    given = rule(EAST_LEADS, demand="require")
    assert given.clauses == ("50D2(a)",)
    assert given.effects[:3] == (
        PickedUp(W, card("S6")),
        LeadRestriction(E, Demand.REQUIRE, frozenset({Suit.SPADES}), Until.NEXT_LEAD, "50D2(a)"),
        Unauthorised(W, card("S6"), (E,), "50E2"),
    )
    assert given.reviews == ("16C2", "72C")
    at = EAST_LEADS.after(given.event)
    assert at.decisions == ()
    assert at.penalty_cards == ()
    assert at.face_up(W) == Hand.of([])
    assert legal(at, E) == "QJ4..."
    assert why_not(at, E, "HA") == "50D2(a)"
    # It holds for that one lead: East keeps the lead and is free.
    later = at.after("E leads SQ, S plays S8, W plays S5, N plays S2")
    assert later.to_play is E
    assert later.lead_restrictions == ()
    assert legal(later, E) == "J4.AK65.QJ3.A5"


def test_law_50D2a_declarer_forbids_the_suit_for_as_long_as_the_lead_is_kept() -> None:
    given = rule(EAST_LEADS, demand="prohibit")
    assert given.clauses == ("50D2(a)",)
    assert LeadRestriction(
        E, Demand.PROHIBIT, frozenset({Suit.SPADES}), Until.LOSES_LEAD, "50D2(a)"
    ) in given.effects  # fmt: skip
    at = EAST_LEADS.after(given.event)
    assert why_not(at, E, "SQ") == "50D2(a)"
    kept = at.after(KEEPS)
    assert kept.to_play is E
    assert kept.decisions == ()
    assert why_not(kept, E, "SQ") == "50D2(a)"
    # The lead is lost and won again: East is free.
    lost = kept.after("E leads D3, S plays DT, W plays D5, N plays D2")
    assert lost.to_play is S
    won = lost.after("S leads CJ, W plays C8, N plays C3, E plays CA")
    assert won.to_play is E
    assert why_not(won, E, "SQ") is None


def test_law_50D2a_the_words_of_the_sample_ruling() -> None:
    """Seed 001, sample ruling (1): West's king of spades, and spades are forbidden."""
    deal = Deal.parse("N:A432.432.AK2.432 QJ6.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 K75.T98.765.T987")
    at = table(TRICK, major("W", "SK"), deal=deal)
    given = rule(at, demand="prohibit")
    assert words(given) == [
        ("W", "Pick up ♠K. From now on you may play any legal card again."),
        (
            "E",
            "Please lead something other than spades. It is forbidden for as long as you keep the "
            "lead.",
        ),
        ("E", "If you have nothing else, you may lead any card."),
        (
            "E",
            "You may not use the fact that West holds ♠K, nor what it tells about the rest of the "
            "hand. Declarer may.",
        ),
    ]
    assert str(given.headline) == (
        "East may not lead spades while East keeps the lead, and West picks up ♠K."
    )


def test_law_50D2b_neither_and_the_same_choice_at_the_next_lead() -> None:
    given = rule(EAST_LEADS, demand="neither")
    assert given.clauses == ("50E1", "50D2(b)")
    assert NoDemand(E, "50D2") in given.effects
    assert given.reviews == ("50E4", "72C")
    assert ("E", "You may lead any card.") in words(given)
    at = EAST_LEADS.after(given.event)
    assert at.decisions == ()
    assert penalties(at) == {"S6": "major"}
    assert legal(at, E) == "QJ4.AK65.QJ3.A5"
    assert found(at.after("E leads HA")) == []
    # The footnote: East keeps the lead, the card was not played, and declarer chooses again.
    kept = at.after(KEEPS)
    assert laws(kept) == ["50D2"]
    assert found(kept.after("E leads HK")) == [("LED_BEFORE_CHOICE", "E", "49")]
    # West plays it at the first chance, here as a discard or to follow suit.
    spade = at.after("E leads SQ, S plays S8")
    assert legal(spade, W) == "6..."
    assert why_not(spade, W, "S5") == "50D1(a)"


@pytest.mark.parametrize("turned", [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST])
def test_law_50D2_at_every_seat(turned: Seat) -> None:
    """The same deal turned round the table: every seat has its part."""
    turns = (turned.index - S.index) % 4

    def seat(old: Seat) -> Seat:
        return Seat((old.index + turns) % 4)

    hands = dict(zip((N, E, S, W), str(DEAL)[2:].split(), strict=True))
    order = " ".join(hands[Seat((place.index - turns) % 4)] for place in (N, E, S, W))
    names = {str(old): str(seat(old)) for old in (N, E, S, W)}
    happened = ", ".join(
        names[part[0]] + part[1:] for part in (piece.strip() for piece in TRICK.split(","))
    )
    at = table(happened, major(str(seat(W)), "S6"), deal=Deal.parse(f"N:{order}"), dealer=seat(S))
    asked = Interview(PENALTY_CARD, at).question
    assert asked is not None
    assert asked.to is seat(S)
    later = after(at, demand="prohibit")
    assert later.to_play is seat(E)
    assert why_not(later, seat(E), "SQ") == "50D2(a)"
    assert legal(later, seat(E)) == ".AK65.QJ3.A5"
    assert [(one.player, one.to) for one in later.unauthorised] == [(seat(W), (seat(E),))]


def test_law_50D2_the_opening_lead_after_a_card_shown_in_the_auction() -> None:
    """24E: East is on lead first, and the card was shown in the auction."""
    at = table("S 3NT, W P, E exposes HK, N P, E P")
    assert laws(at) == ["50D2"]
    later = after(at, demand="require")
    assert legal(later, W) == ".T98.."
    assert later.penalty_cards == ()


# 50E. Information


def test_law_50E2_once_picked_up_it_is_unauthorised_for_partner_alone() -> None:
    for demand in ("require", "prohibit"):
        at = after(EAST_LEADS, demand=demand)
        assert [(one.player, one.what, one.to) for one in at.unauthorised] == [
            (W, card("S6"), (E,))
        ]
    assert after(EAST_LEADS, demand="neither").unauthorised == ()


def test_law_50E1_while_it_lies_there_everybody_may_use_it() -> None:
    """The Commentary: West holds KQJ5 and leads low to the ace that must be played."""
    deal = Deal.parse("N:432.AK2.A432.432 A6.543.KQ5.KQJ65 T987.QJT9.J6.A98 KQJ5.876.T987.T7")
    at = table("S 4H, W P, N P, E P", major("E", "SA"), deal=deal)
    given = rule(at, demand="neither")
    assert given.clauses == ("50E1", "50D2(b)")
    assert "50E4" in given.reviews
    assert "all of you may use what it tells, and that it has to be played" in said(given)
    # Nobody is coached aloud: what follows from it is for the director to know.
    assert "lead low" not in said(given)
    assert any("lead low to the penalty card" in str(note) for note in given.notes)
    led = at.after(given.event).after("W leads S5, N plays S2")
    assert found(led) == []
    assert legal(led, E) == "A..."
    # Required instead: it is picked up, and the king or queen is what agreements demand.
    required = rule(at, demand="require")
    assert "50E4" not in required.reviews
    assert "16C2" in required.reviews
    assert any("partnership agreements" in str(note) for note in required.notes)
    assert at.after(required.event).unauthorised[0].to == (W,)


# 51B. Several penalty cards


def test_law_51B1_all_cards_of_the_suit_are_picked_up() -> None:
    at = table(TRICK, major("W", "S6", "S5"))
    for demand, clause in (("require", "51B1(a)"), ("prohibit", "51B1(b)")):
        given = rule(at, demand=demand)
        assert given.clauses == (clause,)
        later = at.after(given.event)
        assert later.penalty_cards == ()
        assert [one.law for one in later.lead_restrictions] == [clause]
        assert later.decisions == ()
    # West may play any spade to the spade that was required.
    led = after(at, demand="require").after("E leads S4, S plays S8")
    assert legal(led, W) == "765..."
    neither = rule(at, demand="neither")
    assert neither.clause == "50D2(b)"
    assert penalties(at.after(neither.event)) == {"S5": "major", "S6": "major"}


def test_law_51B2a_one_suit_is_required_and_the_others_stay() -> None:
    at = SPADES_AND_DIAMONDS
    given = rule(at, demand="require", required_suit="S")
    assert given.clauses == ("51B1(a)", "51B2(a)")
    later = at.after(given.event)
    assert penalties(later) == {"D7": "major"}
    assert legal(later, E) == "QJ4..."
    assert ("W", "Pick up ♠6 and ♠5. ♦7 stays on the table as a major penalty card.") in words(
        given
    )
    diamond = rule(at, demand="require", required_suit="D")
    assert diamond.clauses == ("51B2(a)",)
    assert penalties(at.after(diamond.event)) == {"S5": "major", "S6": "major"}


@pytest.mark.parametrize(
    "answers",
    [
        {"demand": "require", "required_suit": "D"},
        {"demand": "prohibit", "forbidden_suits": "D"},
    ],
)
def test_law_51B2_declarer_chooses_once_at_each_lead(answers: dict[str, str]) -> None:
    """Footnote 15: the cards that stay matter again at the next trick, and not at this lead."""
    at = after(SPADES_AND_DIAMONDS, **answers)
    assert set(penalties(at)) == {"S6", "S5"}
    assert laws(at) == []
    lead = "E leads DQ" if answers["demand"] == "require" else "E leads HA"
    at = at.after(lead)
    assert found(at) == []
    at = at.after("S plays D4, W plays D5, N plays DA, N leads S2, E plays S4, S plays S8"
                  if answers["demand"] == "require"
                  else "S plays H7, W plays H8, N plays H2")  # fmt: skip
    # At West's turn declarer names one; when East keeps the lead he chooses again.
    assert laws(at) == (["51A"] if answers["demand"] == "require" else ["50D2"])


def test_law_51B2a_only_a_suit_of_a_penalty_card_can_be_required() -> None:
    interview = interviewed(SPADES_AND_DIAMONDS, PENALTY_CARD, demand="require")
    assert interview.question is not None
    assert [option.key for option in interview.question.options] == ["S", "D"]
    with pytest.raises(BadAnswer):
        interview.answer("H")


@pytest.mark.parametrize(
    ("suits", "left", "may"),
    [
        ("S", {"D7": "major"}, ".AK65.QJ3.A5"),
        ("D", {"S5": "major", "S6": "major"}, "QJ4.AK65..A5"),
        ("S D", {}, ".AK65..A5"),
    ],
)
def test_law_51B2b_one_or_more_suits_are_forbidden(
    suits: str, left: dict[str, str], may: str
) -> None:
    at = SPADES_AND_DIAMONDS
    given = rule(at, demand="prohibit", forbidden_suits=suits)
    assert given.clauses == ("51B2(b)",)
    later = at.after(given.event)
    assert penalties(later) == left
    assert legal(later, E) == may
    assert ("50E4" in given.reviews) == bool(left)
    # At the next lead there is a choice again only if penalty cards are left.
    kept = later.after(KEEPS)
    assert laws(kept) == (["50D2"] if left else [])
    assert legal(kept, E) == may.replace("AK65", "K65")


@pytest.mark.parametrize("answer", ["none", "H", "S H", "all"])
def test_law_51B2b_only_suits_of_penalty_cards_can_be_forbidden(answer: str) -> None:
    interview = interviewed(SPADES_AND_DIAMONDS, PENALTY_CARD, demand="prohibit")
    with pytest.raises(BadAnswer):
        interview.answer(answer)


def test_law_51B2c_neither_and_all_cards_stay() -> None:
    given = rule(SPADES_AND_DIAMONDS, demand="neither")
    assert given.clauses == ("50E1", "51B2(c)")
    at = SPADES_AND_DIAMONDS.after(given.event)
    assert penalties(at) == {"S5": "major", "S6": "major", "D7": "major"}
    assert laws(at.after(KEEPS)) == ["50D2"]


def test_law_50B_a_low_card_that_is_left_alone_stays_major() -> None:
    at = table(TRICK, minor("W", "S6"), minor("W", "D7"))
    assert penalties(at) == {"S6": "major", "D7": "major"}
    later = after(at, demand="prohibit", forbidden_suits="S")
    assert penalties(later) == {"D7": "major"}
    assert laws(later.after(KEEPS)) == ["50D2"]


# 59. Unable to comply


def test_law_59_who_has_none_of_the_suit_leads_anything_and_the_card_is_picked_up() -> None:
    deal = Deal.parse("N:AK32.432.AK2.432 .AKQJ65.QJ43.AK5 QJT98.7.T985.QJ6 7654.T98.76.T987")
    at = table(TRICK, major("W", "S6"), deal=deal)
    given = rule(at, demand="require")
    assert given.clauses == ("59", "50D2(a)")
    later = at.after(given.event)
    assert later.penalty_cards == ()
    assert later.decisions == ()
    assert legal(later, E) == ".AKQJ65.QJ43.A5"
    # What East lacks is not said aloud: the words are those for anybody.
    assert words(given) == words(rule(EAST_LEADS, demand="require"))
    assert rule(at, demand="prohibit").clauses == ("50D2(a)",)


def test_law_59_who_has_nothing_but_the_forbidden_suit_leads_it() -> None:
    ending = Deal.parse("N:2.3.2. JT4... .76.5. 98.9..")
    at = table(AUCTION, "W leads S8, N plays S2, E plays SJ, S plays H6", deal=ending)
    at = at.after(major("W", "S9"))
    assert at.to_play is E
    given = rule(at, demand="prohibit")
    assert given.clauses == ("59", "50D2(a)")
    later = at.after(given.event)
    assert later.penalty_cards == ()
    assert legal(later, E) == "T4..."


# Example 43: both defenders have penalty cards


LHO = Deal.parse("N:AK3.432.AK2.5432 QT7.AK65.QJ3.AK8 982.QJ7.T984.QJ6 J654.T98.765.T97")
BOTH = table(AUCTION, major("W", "SJ"), major("E", "S7"), deal=LHO)
"""West is on lead with ♠J as a penalty card, and East has ♠7."""


def test_example_43_declarer_hears_that_the_leader_has_one_too() -> None:
    asked = Interview(PENALTY_CARD, BOTH).question
    assert asked is not None
    assert str(asked.say[-1]) == (
        "West has a penalty card too: ♠J. Declarer's choice comes first. As far as the choice "
        "allows, West must then lead that card."
    )


def test_example_43_spades_are_forbidden() -> None:
    given = rule(BOTH, demand="prohibit")
    assert given.clauses == ("50D1(b)", "50D2(a)")
    at = BOTH.after(given.event)
    assert penalties(at) == {"SJ": "major"}
    assert legal(at, W) == ".T98.765.T97"
    assert why_not(at, W, "SJ") == "50D2(a)"
    # East keeps or loses the lead: West may not play the jack while he holds the lead.
    assert ("W", "Your own penalty card has to wait: declarer's choice comes first. Only if you "
            "cannot do as declarer chose must you lead it: ♠J.") in words(given)  # fmt: skip
    assert "any card" not in said(given)


def test_example_43_spades_are_required() -> None:
    given = rule(BOTH, demand="require")
    assert given.clauses == ("50D1(a)", "50D2(a)")
    at = BOTH.after(given.event)
    assert penalties(at) == {"SJ": "major"}
    assert legal(at, W) == "J..."
    assert ("W", "You must lead ♠J, your own penalty card.") in words(given)
    assert legal(at.after("W leads SJ, N plays S3"), E) == "QT7..."


def test_example_43_neither() -> None:
    given = rule(BOTH, demand="neither")
    assert given.clauses == ("50D1(a)", "50E1", "50D2(b)")
    assert ("W", "You may lead any card.") not in words(given)
    at = BOTH.after(given.event)
    assert penalties(at) == {"SJ": "major", "S7": "major"}
    assert legal(at, W) == "J..."
    assert legal(at.after("W leads SJ, N plays S3"), E) == "7..."


def test_example_43_the_leader_has_several_and_declarer_names_one_afterwards() -> None:
    at = table(AUCTION, major("W", "SJ", "H8"), major("E", "S7"), deal=LHO)
    assert laws(at) == ["50D2"]
    given = rule(at, demand="neither")
    assert "51A" in given.clauses
    later = at.after(given.event)
    assert laws(later) == ["51A"]
    named = after(later, designates="H8")
    assert legal(named, W) == ".8.."


def test_law_50C_the_leader_s_own_minor_penalty_card_still_binds() -> None:
    at = table(AUCTION, minor("W", "S5"), major("E", "H6"), deal=LHO)
    given = rule(at, demand="neither")
    assert ("W", "You have ♠5 as a minor penalty card: lead no other card of its suit below the "
            "ten.") in words(given)  # fmt: skip
    later = at.after(given.event)
    assert legal(later, W) == "J5.T98.765.T97"


# 50D2. The lead that did not wait


EARLY = EAST_LEADS.after("E leads SQ")


def test_law_50D2_every_option_is_explained_when_partner_did_not_wait() -> None:
    asked = Interview(PENALTY_CARD, EARLY).question
    assert asked is not None
    assert asked.key == "accepts_lead"
    assert asked.to is S
    heard = " ".join(map(str, asked.say))
    for part in (
        "Declarer may let the lead stand.",
        "♠Q becomes a major penalty card of East",
        "Declarer may require East to lead spades, or may forbid it.",
        "♠6 goes back to West's hand",
        "Or declarer does neither.",
        "East may lead any card",
    ):
        assert part in heard


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
    assert str(given.headline).startswith("♠Q is taken back as a major penalty card. ")


def test_law_49_a_lead_of_another_suit_is_taken_back_and_spades_are_led() -> None:
    early = EAST_LEADS.after("E leads HA")
    at = after(early, accepts_lead="no", demand="require")
    assert legal(at, E) == "QJ4..."
    assert penalties(at) == {"HA": "major"}
    # The ace is West's partner's, and so West waits when on lead himself.
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
    assert later.phase is Phase.CLARIFICATION
    assert later.to_play is W
    assert found(later) == []
    assert legal(later, W) == "...7"
    # The seven of clubs must be led: it is the leader's own penalty card, and no heart.


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
    asked = Interview(PENALTY_CARD, at).question
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
            "This is a minor penalty card, so East may lead any card. To a lead of spades West may "
            "play an honour instead of it. Please go on.",
        )
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
    assert "You do not have to play ♠5 now." in said(given)
    # What he holds is for the director alone.
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
    assert "♠6 stays on the table" in said(given)
    later = at.after(given.event)
    assert legal(later, W) == ".T98.."
    assert why_not(later, W, "S6") == "44C"
    assert penalties(later.after("W plays H8")) == {"S6": "major"}


def test_law_51A_declarer_names_one_of_several() -> None:
    at = table(AUCTION, major("W", "S6", "S5", "D7"))
    assert laws(at) == ["51A"]
    asked = Interview(PENALTY_CARD, at).question
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
    interview = Interview(PENALTY_CARD, table(AUCTION, major("W", "S6", "S5", "D7")))
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
    asked = Interview(PENALTY_CARD, at).question
    assert asked is not None
    assert asked.samples() == ("S6", "S5")
    with pytest.raises(BadAnswer):
        Interview(PENALTY_CARD, at).answer("D7")


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
    # West's spades are not known: if he has none, the jack of hearts must be led.
    assert own.clauses == ("50D1(b)", "50D2(a)")
    assert "Only if you cannot do as declarer chose must you lead it: ♥J." in said(own)
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
        Interview(PENALTY_CARD, table(TRICK))
    with pytest.raises(NothingToRule, match="Nothing is to be decided"):
        Interview(PENALTY_CARD, after(EAST_LEADS, demand="neither"))
    with pytest.raises(NothingToRule, match="Nothing is to be decided"):
        Interview(PENALTY_CARD, table(AUCTION, "W leads C7", major("E", "HK")))


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
    interview = Interview(PENALTY_CARD)
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
