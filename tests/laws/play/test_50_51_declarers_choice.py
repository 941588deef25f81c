"""Laws 50D2, 50E, 51B and 59: declarer's choice about the lead."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal, Hand, Seat, Suit
from bridgelaw.laws import Interview
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.play.penalty_card.procedure import PENALTY_CARD
from bridgelaw.table import Table
from bridgelaw.table.effects import (
    Demand,
    LeadRestriction,
    NoDemand,
    PickedUp,
    Unauthorised,
    Until,
)
from tests.laws.penalty_cards import (
    BOTH,
    EAST_LEADS,
    KEEPS,
    LHO,
    SPADES_AND_DIAMONDS,
    after,
    laws,
    major,
    minor,
    penalties,
    rule,
    said,
    words,
)
from tests.laws.samples import interviewed
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
    table,
    why_not,
)

# 50D2. Partner of a major penalty card's owner is on lead


def test_law_50D2_declarer_hears_every_option_before_choosing() -> None:
    asked = Interview.begin(PENALTY_CARD, EAST_LEADS).question
    assert asked is not None
    assert asked.key == "demand"
    assert asked.to is S
    assert [option.key for option in asked.options] == ["require", "prohibit", "neither"]
    assert [str(text) for text in asked.say] == ["East, do not lead yet. South, please choose."]
    assert [str(option.label) for option in asked.options] == [
        "Require. East must lead spades; West takes ♠6 back.",
        "Forbid. East may not lead spades while on lead; West takes ♠6 back.",
        "Neither. East leads anything; ♠6 stays as a major penalty card.",
    ]
    # 59: who cannot obey.
    assert "East may lead any card" in str(asked.why)


def test_law_50D2a_declarer_requires_the_suit() -> None:
    given = rule(EAST_LEADS, demand="require")
    assert given.clauses == ("50D2(a)",)
    assert given.effects[:3] == (
        PickedUp(W, card("S6")),
        LeadRestriction(E, Demand.REQUIRE, frozenset({Suit.SPADES}), Until.NEXT_LEAD, "50D2(a)"),
        Unauthorised(W, card("S6"), (E,), "50E2"),
    )
    assert given.reviews == ("16C3", "72C")
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
        ("W", "Pick up ♠K."),
        ("W", "From now on you may play any legal card."),
        ("E", "Do not lead spades for as long as you keep the lead."),
        ("E", "If you have nothing else, lead any card."),
        ("E", "Lead and play as if you had not seen ♠K. Declarer may use it."),
    ]
    assert str(given.headline) == "East may not lead spades while keeping the lead."


def test_law_50D2b_neither_and_the_same_choice_at_the_next_lead() -> None:
    given = rule(EAST_LEADS, demand="neither")
    assert given.clauses == ("50E1", "50D2(b)")
    assert NoDemand(E, "50D2") in given.effects
    assert given.reviews == ("50E4", "72C")
    assert ("E", "You may lead any card.") in words(given)
    assert "East may for example lead low to the penalty card" in " ".join(map(str, given.notes))
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
    asked = Interview.begin(PENALTY_CARD, at).question
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
    assert any("all may use what it tells" in str(note) for note in given.notes)
    # Nobody is coached aloud: what follows from it is for the director to know.
    assert "lead low" not in said(given)
    assert any("lead low to the penalty card" in str(note) for note in given.notes)
    led = at.after(given.event).after("W leads S5, N plays S2")
    assert found(led) == []
    assert legal(led, E) == "A..."
    # Required instead: it is picked up, and the king or queen is what agreements demand.
    required = rule(at, demand="require")
    assert "50E4" not in required.reviews
    assert "16C3" in required.reviews
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
    # At West's turn declarer names one; when East keeps the lead declarer chooses again.
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
    assert str(kept.legal_cards(E).without_demand.legal) == may.replace("AK65", "K65")
    assert legal(kept, E) == ("..." if left else may.replace("AK65", "K65"))


@pytest.mark.parametrize(
    "led",
    [
        "S leads HQ, W plays H8, N plays H2, E plays HA",
        "N leads H2, E plays HA, S plays H7, W plays H8",
    ],
)
@pytest.mark.parametrize("at", [EAST_LEADS, SPADES_AND_DIAMONDS])
def test_law_50D2b_the_choice_comes_again_after_a_lead_out_of_turn_that_was_accepted(
    at: Table, led: str
) -> None:
    chosen = after(at, demand="neither")
    assert laws(chosen) == []
    assert legal(chosen, E) == "QJ4.AK65.QJ3.A5"
    # East wins the trick, and the penalty cards still lie there.
    later = chosen.after(led)
    assert penalties(later) == penalties(at)
    assert laws(later) == ["50D2"]
    assert legal(later, E) == "..."
    assert found(later.after("E leads HK")) == [("LED_BEFORE_CHOICE", "E", "49")]


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


"""West is on lead with ♠J as a penalty card, and East has ♠7."""


def test_example_43_declarer_hears_that_the_leader_has_one_too() -> None:
    asked = Interview.begin(PENALTY_CARD, BOTH).question
    assert asked is not None
    assert str(asked.say[-1]) == (
        "West's own penalty card, ♠J, must be led as far as South's choice allows."
    )


def test_example_43_spades_are_forbidden() -> None:
    given = rule(BOTH, demand="prohibit")
    assert given.clauses == ("50D1(b)", "50D2(a)")
    at = BOTH.after(given.event)
    assert penalties(at) == {"SJ": "major"}
    assert legal(at, W) == ".T98.765.T97"
    assert why_not(at, W, "SJ") == "50D2(a)"
    # East keeps or loses the lead: West may not play the jack while East holds the lead.
    assert (
        "W",
        "Your own penalty card has to wait: lead ♠J only if you cannot do as declarer chose.",
    ) in words(given)
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
    assert "for example lead low" not in " ".join(map(str, given.notes))
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
    assert ("W", "♠5 is a minor penalty card: lead no other low card of its suit.") in words(given)
    later = at.after(given.event)
    assert legal(later, W) == "J5.T98.765.T97"
