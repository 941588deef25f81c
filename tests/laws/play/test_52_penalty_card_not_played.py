"""Law 52: a defender plays something else although a penalty card was due."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal
from bridgelaw.laws import Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.play.penalty_card.procedure import PENALTY_CARD
from bridgelaw.laws.play.penalty_card_not_played.procedure import PENALTY_CARD_NOT_PLAYED
from bridgelaw.laws.play.several_cards.procedure import SEVERAL_CARDS
from bridgelaw.table import Table
from bridgelaw.table.effects import CardAccepted, CardReplaced, CardWithdrawn, Penalty, PenaltyCard
from tests.laws.samples import interviewed, ruling_table
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


def major(seat: str, *cards: str) -> str:
    return ruling(*(f"{seat} has major penalty card {one} by 49" for one in cards))


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, PENALTY_CARD_NOT_PLAYED, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return ruling_table(at, PENALTY_CARD_NOT_PLAYED, **answers)


def penalties(at: Table) -> dict[str, str]:
    return {str(one.card): one.penalty.value for one in at.penalty_cards}


def said(given: Ruling) -> str:
    return " ".join(str(one.text) for one in given.words)


LED = table(AUCTION, major("W", "S6"), "W leads C7")
"""West had to lead ♠6 and led ♣7."""

SEVERAL = table(AUCTION, major("W", "S6", "S5", "D7"), "W leads C7")

FREE = ruling("no demand of E by 50D2")
FOLLOWED = table(TRICK, major("W", "S6"), FREE, "E leads SQ, S plays S8, W plays S5")
"""West had to follow with ♠6 and played ♠5."""

LOW_CARD = table(
    TRICK, ruling("W has minor penalty card S6 by 49"), "E leads SQ, S plays S8, W plays S5"
)


def test_law_52A_the_card_stays_where_it_is_and_declarer_hears_both_options() -> None:
    assert found(LED) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
    asked = Interview.begin(PENALTY_CARD_NOT_PLAYED, LED).question
    assert asked is not None
    assert asked.key == "accepts"
    assert asked.to is S
    assert [str(text) for text in asked.say] == [
        "A penalty card was due: ♠6.",
        "West leaves ♣7 there. South, please choose.",
    ]
    assert [str(option.label).strip() for option in asked.options] == [
        "Accept. ♣7 stands, and the penalty card stays.",
        "Refuse. West plays ♠6; ♣7 becomes a major penalty card.",
    ]


@pytest.mark.parametrize("at", [LED, FOLLOWED, SEVERAL, LOW_CARD])
def test_law_52B1a_declarer_accepts_and_the_penalty_cards_stay(at: Table) -> None:
    before = penalties(at)
    given = rule(at, accepts="yes")
    assert given.clauses == ("52A", "52B1(a)", "52B1(c)")
    played = at.trick.cards[-1]
    assert given.effects[0] == CardAccepted(*played)
    later = at.after(given.event)
    assert found(later) == []
    assert later.trick.cards == at.trick.cards
    assert penalties(later) == before
    assert given.reviews == ("50E4",)


@pytest.mark.parametrize("played", ["N plays C2", "N spreads the hand, N plays C2"])
def test_law_52B1b_declarer_has_played_since_from_dummy(played: str) -> None:
    at = LED.after(played)
    assert settled(at) == [("PENALTY_CARD_NOT_PLAYED", "W", "52B1(b)")]
    given = rule(at)
    assert given.clauses == ("52B1(b)", "52B1(c)")
    assert given.reviews == ("50E4", "64C1")
    assert penalties(at.after(given.event)) == {"S6": "major"}


def test_law_52B1b_declarer_has_played_since_from_hand() -> None:
    at = table(
        "S 3NT, W P, N P, E P", major("E", "HK"), ruling("no demand of W by 50D2"),
        "W leads HT, N plays H2, E plays H5, S plays H7",
    )  # fmt: skip
    assert settled(at) == [("PENALTY_CARD_NOT_PLAYED", "E", "52B1(b)")]
    assert rule(at).clause == "52B1(c)"


def test_law_52B2_the_penalty_card_is_led_in_its_place() -> None:
    given = rule(LED, accepts="no")
    assert given.clauses == ("52A", "52B2")
    assert given.effects[:2] == (
        CardReplaced(W, card("C7"), card("S6")),
        PenaltyCard(W, card("C7"), Penalty.MAJOR, "52B2"),
    )
    assert given.reviews == ("50E4", "72C")
    at = LED.after(given.event)
    assert found(at) == []
    assert at.trick.cards == ((W, card("S6")),)
    assert at.to_play is N
    assert penalties(at) == {"C7": "major"}
    assert "Play ♠6 in place of ♣7." in said(given)
    assert "Leave ♣7 face up: it is a major penalty card" in said(given)
    assert any("64B3" in str(note) for note in given.notes)


def test_law_52B2_to_follow_suit() -> None:
    at = after(FOLLOWED, accepts="no")
    assert at.trick.cards[-1] == (W, card("S6"))
    assert penalties(at) == {"S5": "major"}
    assert at.to_play is N


def test_law_52B2_another_low_card_than_the_minor_penalty_card() -> None:
    assert found(LOW_CARD) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
    at = after(LOW_CARD, accepts="no")
    assert at.trick.cards[-1] == (W, card("S6"))
    # What was wrongly played is a major one, low as it is.
    assert penalties(at) == {"S5": "major"}
    accepted = after(LOW_CARD, accepts="yes")
    assert penalties(accepted) == {"S6": "minor"}


def test_law_51A_declarer_names_which_of_several_is_played() -> None:
    asked = Interview.begin(PENALTY_CARD_NOT_PLAYED, SEVERAL).question
    assert asked is not None
    assert "plays ♠6, ♠5 or ♦7, as declarer says;" in str(asked.options[1].label)
    interview = Interview.begin(PENALTY_CARD_NOT_PLAYED, SEVERAL).answer("no")
    with pytest.raises(BadAnswer):
        interview.answer("H8")
    given = rule(SEVERAL, accepts="no", replaces="D7")
    assert given.clauses == ("52A", "51A", "52B2")
    at = SEVERAL.after(given.event)
    assert at.trick.cards == ((W, card("D7")),)
    assert penalties(at) == {"S5": "major", "S6": "major", "C7": "major"}


def test_law_51A_the_card_that_declarer_had_named_is_the_one() -> None:
    named = ruling_table(
        table(AUCTION, major("W", "S6", "D7")), PENALTY_CARD, designates="D7"
    ).after("W leads S6")
    assert found(named) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
    given = rule(named, accepts="no")
    assert given.clauses == ("52A", "52B2")
    at = named.after(given.event)
    assert at.trick.cards == ((W, card("D7")),)
    assert penalties(at) == {"S6": "major"}


# The offender played last to the trick: a defender may have led to the next one since.
# Declarer leads, and the defender who plays last is the offender.
LAST = Deal.parse("N:2.A.2. Q6.3.. 4.K.3. K5.4..")
"""South is in hand after the first trick; ♠4 is led, West plays ♠K and East is last with ♠Q."""


def last_hand(*played: str) -> Table:
    at = table("S 1NT, W P, N P, E P", deal=LAST).after(
        "W leads H4, N plays HA, E plays H3, S plays HK"
    )
    assert at.to_play is N
    return at.after(*played)


def test_law_52B2_the_lead_to_the_next_trick_goes_back_if_another_hand_wins_now() -> None:
    # North leads ♠2; East owes ♠Q and plays ♠6; West wins with ♠K and leads ♠5.
    at = last_hand(major("W", "SK"), "N leads S2, E plays SQ, S plays S4, W plays S5")
    assert found(at) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
    assert at.to_play is E
    # East won with the queen and has led on; with the king it is West's trick.
    led = at.after("E leads S6")
    assert ("PENALTY_CARD_NOT_PLAYED", "W", "52") in found(led)
    given = rule(led, accepts="no")
    assert given.clauses == ("52A", "49", "52B2")
    assert given.effects[:2] == (
        CardWithdrawn(E, card("S6")),
        CardReplaced(W, card("S5"), card("SK")),
    )
    later = led.after(given.event)
    assert found(later) == []
    assert later.tricks[-1].winner is W
    assert later.to_play is W
    assert penalties(later) == {"S6": "major", "S5": "major"}
    assert "♠6 leaves the trick: you are not on lead any more." in said(given)


def test_law_52B2_the_lead_stays_if_the_winner_is_the_same() -> None:
    at = last_hand(major("W", "S5"), "N leads S2, E plays SQ, S plays S4")
    # West must play ♠5 and plays ♠K, wins and leads.
    at = at.after("W plays SK")
    assert found(at) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
    given = rule(at, accepts="no")
    assert given.clauses == ("52A", "52B2")
    later = at.after(given.event)
    assert later.tricks[-1].winner is E
    assert later.to_play is E
    assert penalties(later) == {"SK": "major"}
    # Now East is on lead, and declarer chooses.
    assert [one.law for one in later.decisions] == ["50D2"]


def test_law_52_the_first_of_two_comes_first() -> None:
    at = last_hand(major("W", "S5"), "N leads S2, E plays SQ, S plays S4, W plays SK")
    led = at.after("W leads S5")
    assert [kind for kind, _, _ in found(led)] == ["PENALTY_CARD_NOT_PLAYED"]
    given = rule(led, accepts="no")
    # The five was led to the next trick already: it goes back and is played to this one.
    later = led.after(given.event)
    assert found(later) == []
    assert later.to_play is E
    assert penalties(later) == {"SK": "major"}


def test_law_52_nothing_to_rule() -> None:
    with pytest.raises(NothingToRule):
        Interview.begin(PENALTY_CARD_NOT_PLAYED, table(TRICK))
    with pytest.raises(NothingToRule):
        Interview.begin(PENALTY_CARD_NOT_PLAYED, after(LED, accepts="no"))


@pytest.mark.parametrize("at", [LED, SEVERAL, FOLLOWED, LOW_CARD, LED.after("N plays C2")])
def test_every_ruling_is_accepted_by_the_table_and_settles_it(at: Table) -> None:
    for path in walk(PENALTY_CARD_NOT_PLAYED, at):
        later = at.after(path.ruling.event)
        assert found(later) == []
        assert later.to_play is not None
        assert later.legal_cards(later.to_play).legal


@pytest.mark.parametrize(
    ("answers", "clauses"),
    [
        ("yes", "52B1(b) 52B1(c)"),
        ("no yes", "52A 52B1(a) 52B1(c)"),
        ("no no yes", "52A 51A 52B2"),
        ("no no no", "52A 52B2"),
    ],
)
def test_quick_rulings(answers: str, clauses: str) -> None:
    interview = Interview.begin(PENALTY_CARD_NOT_PLAYED)
    for answer in answers.split():
        interview = interview.answer(answer)
    assert interview.ruling is not None
    assert interview.ruling.clauses == tuple(clauses.split())
    for text in (interview.ruling.headline, *(one.text for one in interview.ruling.words)):
        assert "{" not in str(text)


def test_the_new_penalty_card_binds_at_once() -> None:
    at = after(FOLLOWED, accepts="no").after("N plays SA")
    at = at.after("N leads S2, E plays S4, S plays S9")
    assert legal(at, W) == "5..."
    assert why_not(at, W, "S7") == "50D1(a)"


def test_law_52_a_penalty_card_was_due_and_two_others_are_played_at_once() -> None:
    """58B2: the second card is a penalty card, and declarer decides about the first."""
    free = ruling("no demand of E by 50D2")
    for kind, before in (("major", free), ("minor", "")):
        lies = ruling(f"W has {kind} penalty card S6 by 49")
        at = table(*filter(None, (TRICK, lies, before)), "E leads SQ, S plays S8")
        at = at.after("W plays S5 S7 together")
        assert found(at) == [("PENALTY_CARD_NOT_PLAYED", "W", "52"), ("SECOND_CARD", "W", "58B")]
        two = interviewed(at, SEVERAL_CARDS, faces="yes").ruling
        assert two is not None
        assert two.clauses == ("50B", "58B2")
        assert two.goes_on == "penalty-card-not-played"
        at = at.after(two.event)
        assert penalties(at) == {"S6": "major", "S7": "major"}
        assert found(at) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
        refused = after(at, accepts="no")
        assert refused.trick.cards[-1] == (W, card("S6"))
        assert penalties(refused) == {"S5": "major", "S7": "major"}
        accepted = after(at, accepts="yes")
        assert accepted.trick.cards[-1] == (W, card("S5"))
        assert penalties(accepted) == {"S6": "major", "S7": "major"}
        assert found(refused) == found(accepted) == []


def test_law_52_without_a_table_the_question_names_no_card() -> None:
    asked = interviewed(None, PENALTY_CARD_NOT_PLAYED, declarer_played="no").question
    assert asked is not None
    assert str(asked.say[0]) == "A penalty card was due."
