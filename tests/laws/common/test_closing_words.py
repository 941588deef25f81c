"""What all hear after a ruling, word by word: whose turn it is, and what earlier rulings left."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.casebook import read_cases
from bridgelaw.casebook.run import take_steps
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.table import Table
from tests.laws.samples import BARRED, interviewed, table

PLAY = "S 3NT, W P, N P, E P, W leads C7, N spreads the hand, N plays C2, E plays CK"
TRICK = f"{PLAY}, S plays C6"
SHOWN = {"occasion": "none_of_these", "could_see": "yes"}


def given(at: Table, law: str, **answers: str) -> Ruling:
    ruling = interviewed(at, PROCEDURES[law], **answers).ruling
    assert ruling is not None
    return ruling


def heard(at: Table, ruling: Ruling) -> list[str]:
    words = (*ruling.words, *afterwards(at, ruling))
    return [f"{one.to or 'all'}: {one.text}" for one in words]


@pytest.mark.parametrize(
    ("happened", "last"),
    [
        (f"{TRICK}, S exposes H5", "all: It is East's turn to lead."),
        (f"{PLAY}, S exposes H5", "all: It is South's turn to play."),
        (
            f"{PLAY}, S plays CA, S leads S5, W plays S6, S exposes H5",
            "all: It is dummy's turn to play: South names a card.",
        ),
        (
            f"{PLAY}, S plays C6, E leads S4, S plays S2, W plays S7, N plays SA, S exposes H5",
            "all: Dummy is on lead: South names a card.",
        ),
    ],
)
def test_whose_turn_it_is_to_lead_or_play(happened: str, last: str) -> None:
    at = table(happened)
    asked = interviewed(at, PROCEDURES["exposed-card"])
    while asked.ruling is None:
        asked = asked.answer("no")
    assert heard(at, asked.ruling)[-1] == last


def test_declarer_chooses_before_a_lead() -> None:
    at = table(f"{TRICK}, W exposes SK")
    told = heard(at, given(at, "exposed-card", **SHOWN))
    assert told[-1] == "all: It is East's turn to lead; declarer chooses first."


NOTE = {
    "K": "plays nothing that is forbidden, and that East does not lead before declarer has chosen",
    "5": "plays no other low card of its suit before it",
}


@pytest.mark.parametrize("rank", NOTE)
def test_what_the_director_sees_to_while_it_lies_there(rank: str) -> None:
    more = {} if rank == "K" else {"deliberate": "no"}
    ruling = given(table(f"{TRICK}, W exposes S{rank}"), "exposed-card", **SHOWN, **more)
    notes = " ".join(map(str, ruling.notes))
    assert "best of all behind West" in notes and NOTE[rank] in notes
    assert "picked up East may not, and declarer may" in notes


@pytest.mark.parametrize(
    ("span", "words"),
    [("throughout", "for the rest of the auction."), ("once", "at your next turn to call.")],
)
def test_who_must_still_pass_hears_how_long(span: str, words: str) -> None:
    ruled = f"ruling insufficient-bid of 2017 [27B2] E must pass {span} by 27B2"
    at = table(f"W 1H, N 1S\n{ruled}\nN exposes D3")
    asked = interviewed(at, PROCEDURES["card-in-auction"])
    while asked.ruling is None:
        asked = asked.answer("no")
    told = heard(at, asked.ruling)
    assert f"E: An earlier ruling still holds: you must pass {words}" in told
    assert told[-1] == "all: It is East's turn to call."


LATER = "W 1H, N 1S\nruling insufficient-bid of 2017 [27B2] E must pass throughout by 27B2"


def test_who_hears_it_in_the_ruling_is_not_told_again() -> None:
    at = table(f"{LATER}\nE P, S 1H")
    ruling = given(at, "insufficient-bid", unintended="no", accepts="no", substitute="P",
                   comparable="none")  # fmt: skip
    told = heard(at, ruling)
    assert "N: You must pass whenever it is your turn to call." in told
    assert sum("must pass" in one for one in told) == 2


AUCTION = "S 3NT, W P, N P, E P"


@pytest.mark.parametrize(("played", "rest"), [("S5", "K"), ("HT", "5")])
def test_what_the_director_sees_to_after_two_cards_at_once(played: str, rest: str) -> None:
    at = table(f"{AUCTION}, W plays S5 HT together")
    ruling = given(at, "several-cards", faces="yes", meant_shown="yes", designates=played)
    notes = " ".join(map(str, ruling.notes))
    assert NOTE[rest] in notes and "picked up East may not, and declarer may" in notes


BOTH = Path(__file__).parents[3] / "casebook" / "penalty-cards" / "62C-changes.yaml"
CHANGED = {"replacement": "H5", "lho_card": "HQ", "partner_card": "H9"}
STAY = (
    "stay face up: they are major penalty cards. Each is played at its owner's first legal chance"
)
WAIT = "all: Defenders, before you lead, wait: declarer's choice goes before your own card"
HAD = "ruling exposed-card of 2017 [49 50B] W has major penalty card CT by 49"


def test_where_both_defenders_have_cards_all_hear_it_once() -> None:
    at = next(take_steps(read_cases(BOTH)[0])).before
    told = heard(at, given(at, "revoke", **CHANGED))
    assert f"all: East's ♠Q and West's ♥8 {STAY}, even as a discard." in told
    assert f"{WAIT}." in told
    assert not any("If several fit" in one for one in told)


def test_of_several_cards_of_one_declarer_says_which() -> None:
    at = next(take_steps(read_cases(BOTH)[0])).before.after(HAD)
    told = heard(at, given(at, "revoke", **CHANGED))
    assert f"all: East's ♠Q and West's ♣10 and ♥8 {STAY}, even as a discard." in told
    assert "all: If several fit, declarer says which." in told
    assert f"{WAIT}s." in told


def test_of_an_unknown_table_partner_hears_of_the_lead_that_comes() -> None:
    """Nobody has chosen there yet: it is not only the next lead that waits."""
    asked = interviewed(None, PROCEDURES["exposed-card"]).assuming().answer("defender")
    ruling = asked.assuming().answer("honour").assuming().ruling
    assert ruling is not None
    said = [str(one.text) for one in ruling.words]
    assert any(one.startswith("Before you lead, wait") for one in said)


def test_in_a_quick_ruling_it_is_asked_for_with_whatever_comes_of_it() -> None:
    told = {"kind": "double", "lead_faced": "no", "lho_called": "no", "out_of_rotation": "no"}
    asked = Interview.begin(PROCEDURES["inadmissible-call"]).telling({**told, "unintended": "no"})
    assert asked.question is not None and asked.question.key == "comparable"
    assert "please make a legal call" in str(asked.question.say[0])
    at = table("W 1H, N P, E X")
    once = interviewed(at, PROCEDURES["inadmissible-call"], unintended="no", substitute="2H")
    assert once.question is not None
    assert not any("please make a legal call" in str(one) for one in once.question.say)


def barred(calls: str) -> Table:
    """East's insufficient bid was not accepted, and West must pass throughout."""
    at = table(calls)
    return at.after(given(at, "insufficient-bid", **BARRED).event)


def test_law_36B2_a_comparable_call_leaves_an_earlier_right_at_the_first_lead() -> None:
    """27B2 has left declarer a choice: no sentence calls the lead free, and all hear of it."""
    at = barred("W 1H, N P, E 1H").after("S 2C, W P, N P, E XX")
    ruling = given(
        at, "inadmissible-call", unintended="no", substitute="Pass", comparable="purpose"
    )
    assert "free" not in str(ruling.headline)
    told = heard(at, ruling)
    assert told[-1] == "all: The auction is over, and West leads; declarer chooses first."


def test_law_54D_26B_one_choice_is_made_and_the_other_comes_before_the_lead() -> None:
    """Who has just heard which suit to lead does not hear that declarer chooses first."""
    right = "ruling x of 2017 [26B] W may be forbidden a suit not specified by E by 26B"
    at = table(f"S 3NT, W P, N P, E P, {right}, E leads SQ")
    told = heard(at, given(at, "play-out-of-turn", told="no", opening_choice="require"))
    assert "W: You must lead spades now." in told
    assert told[-1] == "all: Before West leads, declarer has another choice."


@pytest.mark.parametrize(
    ("happened", "law", "answers"),
    [
        # 51B2: one suit of two is required. 60C: both have one, and one lead has been chosen about.
        (f"{TRICK}, ruling x of 2017 [50B] W has major penalty card S6 by 49; "
         "W has major penalty card D5 by 49", "penalty-card",
         {"demand": "require", "required_suit": "S"}),
        (f"{TRICK}, W leads H8, E plays H5", "play-out-of-turn",
         {"told": "no", "lead_choice": "neither"}),
    ],
)  # fmt: skip
def test_law_50D2_whose_partner_keeps_a_penalty_card_waits_again_at_the_next_lead(
    happened: str, law: str, answers: dict[str, str]
) -> None:
    at = table(happened)
    told = heard(at, given(at, law, **answers))
    assert "E: Before your next lead, wait: declarer may choose again." in told
    assert f"{WAIT}." not in told


def test_law_56B_the_director_stays_for_the_card_that_is_new() -> None:
    """The earlier card goes back with its suit, and the lead out of turn stays on the table."""
    earlier = "ruling x of 2017 [50B] W has major penalty card D6 by 49"
    at = table(f"{TRICK}, {earlier}, W leads H8")
    chosen = {"told": "no", "lead_choice": "require", "required_suit": "D"}
    ruling = given(at, "play-out-of-turn", **chosen)
    assert "best of all behind West" in " ".join(map(str, ruling.notes))


def test_law_26B_who_led_before_the_choice_hears_what_is_forbidden_from_then_on() -> None:
    right = "ruling x of 2017 [26B] W may be forbidden a suit not specified by E by 26B"
    at = table(f"S 3NT, W P, N P, E P, {right}, W leads C7")
    told = heard(at, given(at, "lead-restriction", specified_suits="none", prohibits="S"))
    assert "W: Do not lead spades for as long as you keep the lead." in told


def test_law_69A_nothing_shown_with_an_agreed_claim_is_left_to_rule_on() -> None:
    at = table(f"{TRICK}, W concedes 12, W exposes H8 D5")
    after = at.after(given(at, "claim", objects="no", doubted="nobody").event)
    assert after.ruling_needed is None


def test_law_50D2_the_director_stays_for_both_where_the_early_lead_goes_back_too() -> None:
    """A quick ruling: the offender's cards stay, and what the partner led becomes another one."""
    quick = {"penalty_cards": "suits", "turn": "partner_led", "played_since": "no"}
    asked = interviewed(
        None, PROCEDURES["penalty-card"], **quick, accepts_lead="no", demand="neither"
    )
    assert asked.ruling is not None
    (stay,) = [str(note) for note in asked.ruling.notes if "Stay at the table" in str(note)]
    assert "neither of them leads before declarer has chosen" in stay


def test_law_51B2_a_quick_ruling_says_that_the_choice_comes_again() -> None:
    quick = {"penalty_cards": "suits", "turn": "partner_leads", "demand": "require"}
    ruling = interviewed(None, PROCEDURES["penalty-card"], **quick).ruling
    assert ruling is not None
    assert "Before your next lead, wait" in " ".join(str(one.text) for one in ruling.words)


def test_law_62C3_a_quick_ruling_says_what_becomes_of_a_defenders_card() -> None:
    quick = {"established": "played", "trick_twelve": "no", "both_on_trick": "yes"}
    ruling = interviewed(None, PROCEDURES["revoke"], **quick).ruling
    assert ruling is not None
    assert "What a defender takes back is a major penalty card." in str(ruling.words[0].text)


def test_law_51A_of_two_cards_one_is_led_and_the_other_still_makes_the_partner_wait() -> None:
    """East's early lead goes back beside a penalty card of East's own; declarer names one."""
    lie = "W has major penalty card S6 by 49; E has major penalty card SJ by 49"
    both = f"ruling x of 2017 [50B] {lie}"
    at = table(f"{TRICK}, {both}, E leads HA")
    told = heard(at, given(at, "penalty-card", accepts_lead="no", demand="neither"))
    assert any(one.startswith("E: Lead one of your own penalty cards") for one in told)
    assert any(one.startswith("W: Before you lead, wait") for one in told)
