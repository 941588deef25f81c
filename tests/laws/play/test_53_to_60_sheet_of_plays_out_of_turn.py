"""The flow sheet for plays out of turn, box by box: what each way through it ends in."""

from __future__ import annotations

import pytest

from bridgelaw.flowchart import build
from bridgelaw.flowchart.graph import Decision, End
from bridgelaw.laws import PLAY_OUT_OF_TURN, Ruling, walk
from bridgelaw.table.effects import (
    BecomesDummy,
    CardAccepted,
    CardRequired,
    CardWithdrawn,
    Demand,
    LeadRestriction,
    Manner,
    NoDemand,
    Penalty,
    PenaltyCard,
    PickedUp,
    PlayRestriction,
    Until,
)
from tests.laws.samples import interviewed

FIFTH = {"what": "fifth_card", "fifth_as_lead": "no"}
OPENING = {"what": "opening_lead", "since_opening": "nothing"}
SKIPPED = {"what": "lead", "whose_lead": "partners", "since": "nobody"}
DEFENDERS_LEAD = {"what": "lead", "whose_lead": "declaring_sides", "since": "nobody"}
BEFORE_PARTNER = {"what": "play", "whose_play": "before_partner", "excuse": "none"}
BEFORE_OPPONENT = {"what": "play", "whose_play": "before_opponent", "lho_played": "no"}
DECLARERS_PLAY = {"what": "play", "whose_play": "declaring_side"}


def rule(answers: dict[str, str], **more: str) -> Ruling:
    ruling = interviewed(None, PLAY_OUT_OF_TURN, **answers, **more).ruling
    assert ruling is not None
    return ruling


def kinds(ruling: Ruling, kind: type) -> list[object]:
    return [effect for effect in ruling.effects if isinstance(effect, kind)]


def majors(ruling: Ruling) -> list[object]:
    return [
        effect
        for effect in ruling.effects
        if isinstance(effect, PenaltyCard) and effect.penalty is Penalty.MAJOR
    ]


def test_a_fifth_card_goes_back_or_is_a_major_penalty_card() -> None:
    declarers = rule(FIFTH, defender="no")
    assert declarers.clause == "45E2"
    assert kinds(declarers, PickedUp)
    assert not majors(declarers)
    defenders = rule(FIFTH, defender="yes")
    assert defenders.clause == "45E1"
    assert majors(defenders)
    assert "50E4" in defenders.reviews


@pytest.mark.parametrize(
    ("option", "clause"),
    [
        ("become_dummy", "54A"),
        ("accept", "54B"),
        ("require", "54D"),
        ("forbid", "54D"),
        ("neither", "54D"),
    ],
)
def test_an_opening_lead_out_of_turn_has_five_options(option: str, clause: str) -> None:
    ruling = rule(OPENING, opening_choice=option)
    assert ruling.clause == clause
    assert bool(kinds(ruling, BecomesDummy)) == (option == "become_dummy")
    assert bool(kinds(ruling, CardAccepted)) == (option == "accept")
    check_refusal(ruling, option)


@pytest.mark.parametrize("option", ["accept", "require", "forbid", "neither"])
def test_a_defenders_lead_at_partners_turn_has_four_options(option: str) -> None:
    ruling = rule(SKIPPED, lead_choice=option)
    assert ruling.clause == ("56A" if option == "accept" else "56B")
    assert bool(kinds(ruling, CardAccepted)) == (option == "accept")
    check_refusal(ruling, option)


def check_refusal(ruling: Ruling, option: str) -> None:
    """The card is a major penalty card, and is picked up if the suit is required or forbidden."""
    refused = option in ("require", "forbid", "neither")
    assert bool(majors(ruling)) == refused
    assert bool(kinds(ruling, CardWithdrawn)) == refused
    assert bool(kinds(ruling, PickedUp)) == (option in ("require", "forbid"))
    assert bool(kinds(ruling, NoDemand)) == (option == "neither")
    restrictions = kinds(ruling, LeadRestriction)
    if option in ("require", "forbid"):
        (restriction,) = restrictions
        assert isinstance(restriction, LeadRestriction)
        wanted = (
            (Demand.REQUIRE, Until.NEXT_LEAD)
            if option == "require"
            else (Demand.PROHIBIT, Until.LOSES_LEAD)
        )
        assert (restriction.demand, restriction.until) == wanted
    else:
        assert not restrictions


@pytest.mark.parametrize(("accepts", "clause"), [("yes", "56A"), ("no", "56B")])
def test_a_defenders_lead_at_the_other_sides_turn_is_accepted_or_a_penalty_card(
    accepts: str, clause: str
) -> None:
    ruling = rule(DEFENDERS_LEAD, accepts=accepts)
    assert ruling.clause == clause
    assert bool(majors(ruling)) == (accepts == "no")
    assert not kinds(ruling, LeadRestriction)
    assert not kinds(ruling, PickedUp)


@pytest.mark.parametrize(
    ("option", "manner", "clause"),
    [
        ("highest", Manner.HIGHEST, "57A1"),
        ("lowest", Manner.LOWEST, "57A2"),
        ("require", Manner.A_CARD, "57A3"),
        ("forbid", Manner.NO_CARD, "57A4"),
    ],
)
def test_a_defenders_play_before_partner_has_four_options(
    option: str, manner: Manner, clause: str
) -> None:
    ruling = rule(BEFORE_PARTNER, play_choice=option)
    assert ruling.clauses == (clause, "57A")
    assert majors(ruling)
    (restriction,) = kinds(ruling, PlayRestriction)
    assert isinstance(restriction, PlayRestriction)
    assert (restriction.manner, restriction.law) == (manner, clause)


def test_a_defenders_play_that_skips_only_the_opponent_is_played_if_it_is_legal() -> None:
    legal = rule(BEFORE_OPPONENT, legal="yes")
    assert legal.clause == "57D"
    assert kinds(legal, CardRequired)
    assert not majors(legal)
    illegal = rule(BEFORE_OPPONENT, legal="no")
    assert illegal.clause == "57D"
    assert majors(illegal)
    for ruling in (legal, illegal):
        assert "57D" in ruling.reviews
        assert not kinds(ruling, PlayRestriction)


@pytest.mark.parametrize(
    ("says", "accepted"),
    [("accept", True), ("refuse", False), ("next_accepts", True), ("next_refuses", False)],
)
@pytest.mark.parametrize(("whose", "refused"), [("other_hands", "55B2"), ("defenders", "55B1")])
def test_declarers_lead_may_be_accepted_by_either_defender(
    says: str, accepted: bool, whose: str, refused: str
) -> None:
    ruling = rule({"what": "lead", "whose_lead": whose, "since": "nobody"}, defenders_say=says)
    assert ruling.clause == ("55A" if accepted else refused)
    assert bool(kinds(ruling, CardAccepted)) == accepted
    assert bool(kinds(ruling, CardWithdrawn)) == (not accepted)
    assert not majors(ruling)
    assert "55C" in ruling.reviews


def test_declarers_play_is_played_unless_it_is_a_revoke() -> None:
    played = rule(DECLARERS_PLAY, legal="yes")
    assert played.clause == "57C3"
    assert kinds(played, CardAccepted)
    revoke = rule(DECLARERS_PLAY, legal="no")
    assert kinds(revoke, CardWithdrawn)
    assert not majors(revoke)


def test_the_sheet_has_a_box_for_each_of_them() -> None:
    chart = build(PLAY_OUT_OF_TURN)
    laws = {law for node in chart.nodes if isinstance(node, End) for law in node.laws}
    assert laws >= {
        "41A", "44G", "45E1", "45E2", "47E1", "53A", "53B", "54A", "54B", "54B2", "54D", "54E",
        "55A", "55B1", "55B2", "56A", "56B", "57A", "57C1", "57C2", "57C3", "57D", "58A", "60A2",
        "60B",
    }  # fmt: skip
    questions = [str(node.text) for node in chart.nodes if isinstance(node, Decision)]
    for asked in ("What did the offender do", "a defender", "Whose lead was it",
                  "declarer choose", "meant as a lead", "legally be played", "excuse it",
                  "Who played, and before whom"):  # fmt: skip
        assert any(asked in question for question in questions), asked


def test_the_sheet_is_read_with_few_answers() -> None:
    """Five answers reach each box of the sheet, and no way has more than seven."""
    asked: dict[str, int] = {}
    for path in walk(PLAY_OUT_OF_TURN):
        clause = path.ruling.clause
        asked[clause] = min(len(path.answers), asked.get(clause, 99))
        assert len(path.answers) <= 7
    assert max(asked.values()) <= 5, asked
