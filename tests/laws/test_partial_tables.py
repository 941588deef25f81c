"""Laws at tables of which not everything was entered: what is known is said, the rest is asked."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Deal, Hand, Seat, Suit
from bridgelaw.laws import PROCEDURES, Interview, walk
from bridgelaw.laws.machinery.seating import by_roles
from bridgelaw.locale.text import Text, tr
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from bridgelaw.table.state import Assumed, Phase


def table(events: str) -> Table:
    return Table(Board(None)).after(events)


def asked(at: Table, procedure: str, *answers: str) -> list[str]:
    """The keys of the questions on the way, and the last that is open."""
    interview = Interview.begin(PROCEDURES[procedure], at)
    keys = []
    for answer in answers:
        assert interview.question is not None
        keys.append(interview.question.key)
        interview = interview.answer(answer)
    return keys + ([] if interview.question is None else [interview.question.key])


def test_law_27_with_the_two_bids_told_the_words_name_them() -> None:
    at = table("..., N 1S, E 1H, ...")
    assert asked(at, "insufficient-bid", "no", "no", "no", "Pass") == [
        "unintended", "replaced", "accepts", "substitute", "comparable",
    ]  # fmt: skip
    interview = Interview.begin(PROCEDURES["insufficient-bid"], at).answer("no").answer("no")
    assert interview.question is not None
    assert "2♥ if natural" in str(interview.question.options[1].label)
    assert "West must pass throughout" in str(interview.question.options[1].label)


def test_law_27_what_the_table_closes_is_not_asked() -> None:
    # Nothing was entered after the bid, and nothing is missing: nobody has called since.
    at = table("..., N 1S, E 1H")
    assert asked(at, "insufficient-bid", "no") == ["unintended", "accepts"]
    assert asked(table("..., N 1S, E 1H, S P"), "insufficient-bid", "no") == ["unintended"]


def test_law_27_a_bid_that_nobody_named_is_ruled_on_and_the_table_takes_it() -> None:
    at = table("..., E bid?: insufficient bid, ...")
    interview = Interview.begin(PROCEDURES["insufficient-bid"], at)
    for answer in ("no", "no", "no", "no", "bid_or_pass", "no", "none"):
        interview = interview.answer(answer)
    ruling = interview.ruling
    assert ruling is not None
    assert ruling.clauses == ("27B2", "26B")
    after = at.after(ruling.event)
    assert [one.player for one in after.forced_passes] == [Seat.WEST]
    assert after.open_irregularities == ()


def test_law_27_at_a_table_without_seats_sentences_speak_of_roles() -> None:
    at = Table(Board(None), seats=False).after("..., E 1S, S 1H, ...")
    interview = Interview.begin(PROCEDURES["insufficient-bid"], at).answer("no").answer("no")
    assert interview.question is not None
    assert str(interview.question.heading) == "Does the left-hand opponent accept 1♥?"
    assert "2♥ if natural" in str(interview.question.options[1].label)


def test_law_25_what_came_since_is_asked_only_where_it_is_not_known() -> None:
    assert asked(table("..., E 1H, ..."), "unintended-call", "E") == ["who", "partner_called"]
    assert asked(table("..., E 1H"), "unintended-call", "E") == ["who", "unintended"]


def test_roles_stand_for_seats_wherever_they_are() -> None:
    text = tr("{partner} must pass.", partner=Seat.NORTH)
    assert str(by_roles(text)) == "The offender's partner must pass."


@pytest.mark.parametrize("key", ["insufficient-bid", "unintended-call", "robbed-of-turn"])
def test_a_quick_ruling_with_a_seat_is_the_same_at_its_first_table(key: str) -> None:
    quick = Interview.begin(PROCEDURES[key], who=Seat.EAST)
    nameless = Interview.begin(PROCEDURES[key])
    assert quick.question is not None
    assert nameless.question is not None
    assert quick.question.key == nameless.question.key
    assert quick.table is None


def test_law_54_a_lead_out_of_turn_names_the_suit_where_only_declarer_is_told() -> None:
    at = table("..., S declares, E leads HA, ...")
    assert at.ruling_needed == "play-out-of-turn"
    interview = Interview.begin(PROCEDURES["play-out-of-turn"], at).answer("no")
    assert interview.question is not None
    said = [str(option.label) for option in interview.question.options]
    assert "Refuse. West must lead hearts; East takes ♥A back." in said


def test_what_was_taken_to_have_been_in_order_is_listed_with_the_ruling() -> None:
    def notes(at: Table) -> tuple[Text, ...]:
        answered = Interview.begin(PROCEDURES["insufficient-bid"], at).answer("no").answer("yes")
        assert answered.ruling is not None
        return answered.ruling.notes

    assert Assumed.IN_ORDER.text in notes(table("..., N 1S, E 1H"))
    assert Assumed.IN_ORDER.text not in notes(Table(Board(Seat.NORTH)).after("N 1S, E 1H"))


def test_that_the_play_is_over_is_told_to_the_table_and_not_asked_again() -> None:
    at = table("..., N 1S, E 2H, ...")
    assert asked(at, "extraneous-information")[0] == "play_over"
    interview = Interview.begin(PROCEDURES["unauthorised-information"], at)
    while (question := interview.question) is not None:
        interview = interview.answer(
            "yes" if question.key == "play_over" else question.samples()[0]
        )
    assert interview.ruling is not None
    after = at.after(interview.ruling.event)
    assert after.play_has_ended is None  # it may be passed out
    assert asked(after, "extraneous-information")[0] != "play_over"
    assert after.may_be(Phase.AUCTION, Phase.PLAY) is False


def test_law_43_who_declares_is_asked_where_nobody_entered_the_contract_and_told_to_the_table() -> (
    None
):
    at = table("..., W leads C7, N plays C2, E plays C5, S plays CJ")
    interview = Interview.begin(PROCEDURES["dummy-conduct"], at).answer("S").answer("told")
    assert interview.ruling is not None and interview.ruling.clauses == ("43A1(c)", "43B1")
    after = at.after(interview.ruling.event)
    assert after.declarer is Seat.SOUTH
    # Law 46 finds it there.
    assert asked(at, "designation")[0] == "who_declares"
    assert asked(after, "designation")[0] != "who_declares"


def test_law_50_whose_lead_it_is_is_asked_where_nobody_entered_it() -> None:
    at = table("..., E plays CK, S plays C6").after(
        "ruling r of 2017 [49] W has major penalty card S6 by 49"
    )
    # West may have played to the trick, or may not.
    assert asked(at, "penalty-card")[0] == "turn"
    interview = Interview.begin(PROCEDURES["penalty-card"], at).answer("partner_leads")
    ruling = interview.answer("require").ruling
    assert ruling is not None and ruling.clauses == ("50D2(a)",)
    assert at.after(ruling.event).lead_restrictions[0].player is Seat.EAST


def test_law_68B1_what_a_concession_leaves_follows_from_the_tricks_that_were_left() -> None:
    at = table("..., E leads SQ, E concedes 5")
    keys = ["claimer", "how", "objects", "doubted"]
    assert asked(at, "claim", "defender", "claims", "no", "director") == [*keys, "left"]
    interview = Interview.begin(PROCEDURES["claim"], at)
    for answer in ("defender", "claims", "no", "director", "12", "none", "sound"):
        interview = interview.answer(answer)
    assert interview.ruling is not None
    decided = at.after(interview.ruling.event).claim_decided
    assert decided is not None and decided.tricks == 7


@pytest.mark.parametrize("lead", ["N leads D3, ", ""])
def test_law_62A_a_revoke_that_the_director_tells_of_is_one(lead: str) -> None:
    at = table(f"..., {lead}E plays H5: revoke")
    interview = Interview.begin(PROCEDURES["revoke"], at)
    for answer in ("defender", "no", "D2"):
        interview = interview.answer(answer)
    assert interview.ruling is not None and interview.ruling.clauses == ("62A", "62B1")
    assert str(at.after(interview.ruling.event).penalty_cards[0].card) == "H5"


def test_law_68D_after_a_claim_the_play_has_stopped_whatever_was_not_entered() -> None:
    """So a revoke that is corrected then leaves no penalty card, as at a table that has it all."""
    deal = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")
    called = "S 1NT, W P, N P, E P, W leads C7, N spreads the hand"
    whole = Table(Board(Seat.SOUTH), deal).after(
        called, "N plays C2, E plays H5, S plays CJ, S claims 12"
    )
    less = whole.after("...")
    assert less.play_has_ended is True
    told = ("no", "CA", "keep")
    rulings = []
    for at in (whole, less):
        interview = Interview.begin(PROCEDURES["revoke"], at)
        for answer in told:
            interview = interview.answer(answer)
        rulings.append(interview.ruling)
    assert rulings[0] is not None
    assert rulings[1] is not None
    assert rulings[0].clauses == rulings[1].clauses == ("63A4", "62A", "62B")
    assert rulings[0].effects == rulings[1].effects


def led_out_of_turn(at: Table, *answers: str) -> Interview:
    """The interview on a lead out of turn; rarities are answered as they usually are."""
    interview = Interview.begin(PROCEDURES["play-out-of-turn"], at)
    wanted = list(answers)
    while (question := interview.question) is not None:
        usual = "no" if question.key in ("told", "simultaneous") else "nobody"
        if question.key in ("told", "simultaneous", "since"):
            interview = interview.answer(usual)
        elif wanted:
            interview = interview.answer(wanted.pop(0))
        else:
            break
    return interview


def words_after(at: Table, *answers: str) -> list[str]:
    ruling = led_out_of_turn(at, *answers).ruling
    assert ruling is not None
    assert at.after(ruling.event).open_irregularities == ()
    return [f"{each.to}: {each.text}" for each in ruling.words]


@pytest.mark.parametrize(
    ("events", "first"),
    [
        ("..., 4S by S, ..., W is on lead, E leads HK, ...", "what"),
        ("..., 4S by S, ..., E leads HK: lead out of turn, ...", "what"),
        ("..., 4S by S, ..., N is on lead, E leads HK, ...", "accepts"),
        ("..., 4S by S, ..., trick 3, W is on lead, E leads HK, ...", "lead_choice"),
        ("..., 4S by S, ..., trick 3, E leads HK: lead out of turn, ...", "whose_lead"),
    ],
)
def test_laws_54_and_56_whether_it_was_the_opening_lead_is_asked_where_it_may_have_been(
    events: str, first: str
) -> None:
    question = led_out_of_turn(table(events)).question
    assert question is not None
    assert question.key == first


def test_law_54_an_opening_lead_that_is_told_to_have_been_one_is_settled_as_one() -> None:
    at = table("..., 4S by S, ..., W is on lead, E leads HK, ...")
    assert "W: You must lead hearts now." in words_after(at, "opening_lead", "require")
    assert "W: You may lead any card." in words_after(at, "opening_lead", "neither")
    ruling = led_out_of_turn(at, "opening_lead", "become_dummy").ruling
    assert ruling is not None
    after = at.after(ruling.event)
    assert (ruling.clauses[-1], after.declarer) == ("54A", Seat.NORTH)
    assert after.open_irregularities == ()


def test_law_56_whose_lead_it_was_is_told_to_the_table_and_heard_by_that_player() -> None:
    at = table("..., 4S by S, ..., trick 3, E leads HK: lead out of turn, ...")
    assert "W: You must lead hearts now." in words_after(at, "partners", "require")
    assert "W: You may lead any card." in words_after(at, "partners", "neither")


def test_law_26B_declarers_choice_is_heard_by_the_leader_though_more_was_not_entered() -> None:
    low = table("S 1S, W P, N 2S, E 2H")
    too_low = Interview.begin(PROCEDURES["insufficient-bid"], low)
    for answer in ("no", "no", "Pass"):
        too_low = too_low.answer(answer)
    while too_low.question is not None:
        too_low = too_low.answer("none" if too_low.question.key == "comparable" else "no")
    assert too_low.ruling is not None
    whole = low.after(too_low.ruling.event).after("S P, W P")
    for at in (whole, whole.after("...")):
        interview = Interview.begin(PROCEDURES["lead-restriction"], at)
        for answer in ("none", "C"):
            interview = interview.answer(answer)
        assert interview.ruling is not None
        heard = [str(each.text) for each in interview.ruling.words if each.to is Seat.WEST]
        assert "Do not lead clubs for as long as you keep the lead." in heard


def test_law_50D2_nobody_hears_of_choosing_again_before_declarer_has_chosen() -> None:
    at = table("..., 3NT by S, ..., N is on lead, W leads H8, ...")
    words = words_after(at, "no")
    assert "E: Before you lead, wait: declarer may require or forbid hearts." in words
    at = table("..., 3NT by S, ..., trick 4, E is on lead, W leads H8, ...")
    assert "E: Before your next lead, wait: declarer may choose again." in words_after(
        at, "neither"
    )


@pytest.mark.parametrize("events", ["..., N 1H, E 1H", "..., N 1H, E 1H, ..."])
def test_law_25A_the_call_that_was_meant_is_judged_whatever_was_not_entered_after(
    events: str,
) -> None:
    interview = Interview.begin(PROCEDURES["insufficient-bid"], table(events))
    for answer in ("yes", "XX"):
        interview = interview.answer(answer)
    if interview.question is not None:
        assert interview.question.key == "lho_called"
        interview = interview.answer("no")
    assert interview.ruling is not None
    assert interview.ruling.needs == ("inadmissible-call",)


def test_law_70_no_number_of_tricks_left_is_said_that_nobody_counted() -> None:
    interview = Interview.begin(PROCEDURES["claim"], table("..., S declares, ..., S claims 5"))
    answers = {"doubted": "director", "worst": "guess", "difference": "1"}
    while (question := interview.question) is not None:
        interview = interview.answer(answers.get(question.key) or question.usually or "none")
    assert interview.ruling is not None
    heard = [str(each.text) for each in interview.ruling.words]
    assert "Of the tricks left North-South get 4, East-West the others." in heard


def test_law_50B_of_several_cards_that_nobody_named_all_the_words_speak_of_cards() -> None:
    interview = Interview.begin(
        PROCEDURES["exposed-card"], table("..., S declares, ..., E exposes S?, ...")
    )
    for answer in ("none_of_these", "yes", "several"):
        while interview.question is not None and interview.question.key == "counts_as_played":
            interview = interview.answer("no")
        interview = interview.answer(answer)
    assert interview.ruling is not None
    assert str(interview.ruling.headline) == "East has the cards as major penalty cards."


def test_law_62A_the_replacement_of_which_the_suit_is_known_is_told_once() -> None:
    at = table("..., S declares, ..., H was led, W plays C?: revoke, ...")
    told = [
        [str(each.text) for each in path.ruling.words if " in place of " in str(each.text)]
        for path in walk(PROCEDURES["revoke"], at)
        if "62A" in path.ruling.clauses
    ]
    assert told
    assert all(len(each) == 1 for each in told)


DEALT = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")


def dealt(events: str) -> Table:
    return Table(Board(None), DEALT).after(events)


def test_law_61A_what_is_left_of_a_dealt_hand_after_tricks_not_entered_is_not_known() -> None:
    at = dealt("..., S declares, ..., trick 9, N leads S2, E plays C5")
    assert at.hand(Seat.EAST) is None
    assert at.open_irregularities == ()
    # What was never in it is known all the same.
    spades = at.knowledge.may(Seat.EAST).holding(Suit.SPADES)
    assert spades == Hand.parse("QJ4...")
    late = at.after("S plays S8, W plays S5, E leads SJ")
    assert [one.law for one in late.open_irregularities] == ["61A"]


def test_law_61A_with_no_trick_before_it_a_dealt_hand_is_whole() -> None:
    at = dealt("..., S declares, ..., trick 1, W leads S7, N plays S2, E plays C5")
    assert [one.seat for one in at.open_irregularities] == [Seat.EAST]


@pytest.mark.parametrize(
    "events", ["..., H was led, E leads C3", "..., E plays C3, ..., E leads C5"]
)
def test_a_lead_after_a_trick_of_which_no_card_was_entered_is_taken(events: str) -> None:
    assert table(events).trick.leader is Seat.EAST


def test_law_26B_which_of_two_declares_is_not_known_so_either_opponent_may_be_on_lead() -> None:
    at = table("..., N 1S, E P, S 2S, W P, N P, E P")
    assert at.declarer is Seat.NORTH
    assert [at.is_turn_of(seat) for seat in (Seat.EAST, Seat.WEST, Seat.SOUTH)] == [
        None, None, False,
    ]  # fmt: skip
    assert at.is_turn_of(Seat.EAST, Seat.WEST) is True


def test_law_58B2_of_cards_put_out_together_none_was_lacking() -> None:
    """West shows the spade that the diamond denies."""
    at = table("..., S declares, ..., E leads SQ, S plays S8, W plays S5 D6 together, ...")
    interview = Interview.begin(PROCEDURES["several-cards"], at)
    answers = {"late": "no", "designates": "D6"}
    while (question := interview.question) is not None:
        interview = interview.answer(answers.get(question.key, "yes"))
    assert interview.ruling is not None
    assert interview.ruling.clauses == ("62A", "50B", "51A")


@pytest.mark.parametrize("end", ["", ", ..."])
def test_law_38C_whose_turn_it_was_follows_from_what_was_entered_before(end: str) -> None:
    """Out of turn no pass takes its place, whatever came after it."""
    at = table(f"..., N 1H, E P, S P, N 8C{end}")
    interview = Interview.begin(PROCEDURES["inadmissible-call"], at)
    while (question := interview.question) is not None:
        interview = interview.answer(question.usually or "no")
    assert interview.ruling is not None
    assert not any(isinstance(one, fx.CallSubstituted) for one in interview.ruling.effects)
