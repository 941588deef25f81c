"""What shows each statement of the documents that is about the law: a case, or a test.

By the marks of the list of statements. A case is named by its file and, after #, its variant, with
an expectation that shows it, or a clause that it expects; a test by its file below `tests` and its
name without `test_`, or by a name that it goes through. What lives in a sentence or a box alone is
in `test_documents_to_the_letter.py`; the general laws are in `witnesses_of_general_laws.py`.
"""

from __future__ import annotations

from pathlib import Path

from bridgelaw.casebook import read_cases

_TESTS = Path(__file__).parents[1]


def is_there(witness: str) -> bool:
    """Is there such a test, or a case that expects this?"""
    where, what = witness.split(" ", 1)
    if where.endswith(".py"):
        text = (_TESTS / where).read_text(encoding="utf-8")
        return f"def test_{what}(" in text or f'"{what}"' in text
    file, _, number = where.partition("#")
    wanted = int(number) if number else None
    (case,) = [
        case
        for case in read_cases(_TESTS.parent / "casebook" / f"{file}.yaml")
        if (None if case.variant is None else int(case.variant[0])) == wanted
    ]
    expected = [one for step in case.steps for one in step.expectations]
    return any(what == one.key or (one.key == "clauses" and what in one.value) for one in expected)


PENALTY_CARDS = {
    "P1": "penalty-cards/50-what-is-a-penalty-card clauses",
    "P4": "penalty-cards/48A-declarer-and-dummy penalty_cards",
    "P5": "penalty-cards/50-what-is-a-penalty-card#2 not_clauses",
    "P8": "penalty-cards/50-what-is-a-penalty-card reviews",
    "P12": "penalty-cards/50B-major-or-minor#3 penalty_cards",
    "P14": "penalty-cards/50BC-played-on-without-the-director penalty_cards",
    "P15": "penalty-cards/50BC-played-on-without-the-director reviews",
    "P20": "penalty-cards/50C-3-lead-of-another-suit may",
    "P22": "penalty-cards/50C-minor#1 clauses",
    "P23": "laws/play/test_48_49_exposed_card.py law_50_what_is_said_for_any_seat",
    "P25": "penalty-cards/50D1-as-far-as-it-is-legal may_not",
    "P26": "penalty-cards/50D1-underruff-and-discard may_not",
    "P27": "penalty-cards/50D1-underruff-and-discard#2 may_not",
    "P28": "penalty-cards/50D1-as-far-as-it-is-legal clauses",
    "P30": "laws/play/test_50_51_penalty_card.py law_49_the_lead_is_taken_back_as_a_penalty_card",
    "P31": "penalty-cards/50D2-choices options",
    "P35": "penalty-cards/50D2-choices#3 penalty_cards",
    "P37": "penalty-cards/50E-king-of-spades unauthorised",
    "P38": "penalty-cards/50E3-after-it-has-been-played unauthorised",
    "P39": "penalty-cards/50-what-is-a-penalty-card reviews",
    "P44": "penalty-cards/50E-king-of-spades#1 reviews",
    "P46": "penalty-cards/51B2-several-suits penalty_cards",
    "P47": "laws/play/test_50_51_declarers_choice.py law_51B1_all_cards_of_the_suit_are_picked_up",
    "P49": "penalty-cards/51B2-several-suits#1 forbidden_leads",
    "P50": "penalty-cards/51B2-several-suits#3 penalty_cards",
    "P51": "laws/play/test_48_49_exposed_card.py law_50B_two_low_cards_are_both_major",
    "P52": "penalty-cards/51B2-chosen-again-at-the-next-lead forbidden_leads",
    "P53": "penalty-cards/51B2-several-suits#2 penalty_cards",
    "P55": "penalty-cards/52-choices#1 penalty_cards",
    "P56": "penalty-cards/52-declarer-played-on clauses",
    "P57": "penalty-cards/52-choices penalty_cards",
    "P58": "laws/play/test_52_penalty_card_not_played.py "
    "law_52A_the_card_stays_where_it_is_and_declarer_hears_both_options",
    "P59": "law-14/14A-short-before-the-lead clauses",
    "P60": "law-14/14A-before-the-opening-lead#1 clauses",
    "P61": "laws/play/test_67_defective_trick.py "
    "law_14A_before_the_lead_is_faced_no_call_is_changed",
    "P62": "laws/play/test_67_defective_trick.py law_14B1_among_the_played_cards_law_67_applies",
    "P66": "penalty-cards/14B4-found#2 penalty_cards",
    "P68": "penalty-cards/24A-low-card-in-the-auction must_pass",
    "P69": "penalty-cards/24BC-honour-lead-or-several-cards#1 must_pass",
    "P70": "penalty-cards/24BC-honour-lead-or-several-cards#2 must_pass",
    "P71": "law-24/24B-one-honour reviews",
    "P72": "laws/auction/test_24_card_in_auction.py law_24D_the_declaring_side_picks_up",
    "P73": "laws/auction/test_24_card_in_auction.py law_24E_a_low_card_is_a_minor_penalty_card",
    "P75": "penalty-cards/24BC-honour-lead-or-several-cards clauses",
    "P76": "laws/auction/test_24_card_in_auction.py "
    "law_24E_an_honour_or_a_led_card_is_a_major_penalty_card",
    "P77": "penalty-cards/24E-partner-makes-the-opening-lead forbidden_leads",
    "P78": "laws/auction/test_24_card_in_auction.py law_24E_two_low_cards_are_major_penalty_cards",
    "P79": "penalty-cards/45E1-fifth-card-of-a-defender clauses",
    "P80": "penalty-cards/45E2-fifth-card-of-declarer penalty_cards",
    "P82": "penalty-cards/45E1-fifth-card-of-a-defender#3 clauses",
    "P83": "penalty-cards/45E1-fifth-card-of-a-defender#2 penalty_cards",
    "P84": "penalty-cards/45E1-fifth-card-of-a-defender penalty_cards",
    "P85": "penalty-cards/45E1-fifth-card-of-a-defender#1 penalty_cards",
    "P86": "penalty-cards/45E2-fifth-card-of-declarer#1 clauses",
    "P87": "penalty-cards/47A-card-taken-back-by-a-ruling penalty_cards",
    "P88": "penalty-cards/48A-declarer-and-dummy clauses",
    "P89": "penalty-cards/48A-declarer-and-dummy#1 penalty_cards",
    "P90": "laws/play/test_48_49_exposed_card.py "
    "law_48B1_declarer_who_begins_to_put_his_hand_down_after_a_lead_out_of_turn",
    "P91": "laws/play/test_48_49_exposed_card.py law_48B2_unless_that_was_clearly_not_meant",
    "P92": "laws/play/test_48_49_exposed_card.py "
    "law_68_example_48_cards_shown_about_the_trick_in_progress_are_no_penalty_cards",
    "P94": "penalty-cards/49-each-item penalty_cards",
    "P96": "penalty-cards/49-47E-no-penalty-card penalty_cards",
    "P97": "penalty-cards/49-each-item#4 penalty_cards",
    "P98": "penalty-cards/68B2-partner-objects-to-a-concession penalty_cards",
    "P102": "penalty-cards/54D-five-options#1 contract",
    "P103": "penalty-cards/54D-five-options asks",
    "P104": "laws/play/test_54_opening_lead_out_of_turn.py "
    "law_54_declarer_hears_five_options_before_choosing",
    "P105": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_56_at_declarers_turn_nobodys_lead_is_restricted",
    "P106": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_56_declarer_hears_four_options_before_choosing",
    "P107": "penalty-cards/57A-before-partner#1 penalty_cards",
    "P108": "penalty-cards/57A-before-partner#5 penalty_cards",
    "P109": "penalty-cards/57A-before-partner options",
    "P110": "penalty-cards/57A-before-partner#3 may",
    "P111": "laws/play/test_57_60_premature_play.py law_57C1_declarer_has_played_from_both_hands",
    "P113": "laws/play/test_57_60_premature_play.py law_57C2_dummy_pushed_a_card",
    "P114": "laws/play/test_57_60_premature_play.py "
    "law_57C3_declarers_card_is_played_unless_it_is_a_revoke",
    "P115": "penalty-cards/57D-at-the-opponents-turn#1 penalty_cards",
    "P116": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_58A_leads_at_one_moment_the_wrong_one_comes_later",
    "P117": "laws/play/test_58_several_cards.py "
    "law_58B1_only_one_face_seen_that_card_is_played_and_nothing_else_happens",
    "P118": "laws/play/test_58_several_cards.py law_58B2_the_card_that_was_meant_is_played",
    "P119": "penalty-cards/58B2-two-cards-stuck-together#1 penalty_cards",
    "P120": "laws/play/test_58_several_cards.py "
    "law_58B3_declarer_may_change_dummys_card_after_the_cards",
    "P121": "laws/play/test_58_several_cards.py law_58B4_both_sides_have_played_on",
    "P122": "penalty-cards/50D2-none-of-the-required-suit may",
    "P124": "penalty-cards/59-61A-required-suit required_leads",
    "P125": "laws/play/test_57_60_premature_play.py law_60A1_the_left_hand_opponent_has_played_on",
    "P126": "laws/play/test_53_55_56_lead_out_of_turn.py law_53A_by_play_from_the_next_hand",
    "P127": "penalty-cards/60A3-earlier-penalty-card-remains penalty_cards",
    "P128": "laws/play/test_53_55_56_lead_out_of_turn.py law_55B2_and_60B",
    "P130": "penalty-cards/60B-play-before-the-right-lead clauses",
    "P131": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_60C_what_the_partner_played_to_it_goes_back_as_well",
    "P132": "laws/play/test_61B_revoke_question.py law_61B_a_question_that_is_always_allowed",
    "P133": "laws/play/test_61B_revoke_question.py "
    "law_61B2b_example_2_dummy_may_not_ask_a_defender",
    "P134": "laws/play/test_61B_revoke_question.py "
    "law_61C_turned_tricks_stay_closed_during_the_play",
    "P135": "penalty-cards/62A-card-shown-after-establishment#1 not_clauses",
    "P138": "laws/play/test_62_revoke_corrected.py "
    "law_62B2_declarer_and_dummy_have_no_penalty_cards",
    "P139": "penalty-cards/62C-changes#1 clauses",
    "P140": "penalty-cards/62C-changes#2 not_clauses",
    "P141": "wbf-commentary/law-62C3-both-sides-on-one-trick penalty_cards",
    "P142": "wbf-commentary/law-62D2-twelfth-trick#1 clauses",
    "P143": "wbf-commentary/law-62D2-twelfth-trick reviews",
    "P144": "laws/play/test_63_64_revoke_counted.py law_64A1_offender_himself_and_later",
    "P145": "laws/play/test_63_64_revoke_counted.py law_64A2_dummys_winner_is_not_declarers",
    "P146": "laws/play/test_61_to_64_sheet_of_revokes.py the_eight_cases_in_which_no_trick_moves",
    "P147": "wbf-commentary/law-64-equity-instead-of-tricks#1 adjusted",
    "P148": "wbf-commentary/46-two-revokes-in-spades#1 clauses",
    "P149": "laws/play/test_63_64_revoke_counted.py "
    "law_64B3_a_penalty_card_that_should_have_followed",
    "P150": "penalty-cards/68-trick-in-progress reviews",
    "P151": "laws/claims/test_70_disputed_claim.py law_68B1_a_concession_has_words_too",
    "P152": "penalty-cards/68B2-partner-objects-to-a-concession unauthorised",
    "P155": "laws/play/test_50_51_declarers_choice.py "
    "law_50D2b_neither_and_the_same_choice_at_the_next_lead",
    "P156": "laws/common/test_said_when_due.py There is no penalty card any more.",
    "P158": "laws/play/test_48_49_exposed_card.py "
    "law_50D1_the_major_penalty_card_is_played_at_the_first_legal_chance",
    "P159": "penalty-cards/50B-major-or-minor#3 heard",
    "P160": "laws/play/test_50_51_declarers_choice.py law_50D2a_the_words_of_the_sample_ruling",
    "P161": "penalty-cards/sample-1-major heard",
    "P163": "penalty-cards/sample-2-minor heard",
}

COMPARABLE_CALLS = {
    "C1": "comparable/documents.py paper 6, 1H opening, 3H natural GF",
    "C2": "comparable/documents.py paper 5, forcing 1NT, 2NT inviting",
    "C3": "comparable/documents.py paper 7, Stayman, cue as Stayman",
    "C4": "comparable-calls/09-transfer-out-of-turn#1 owes_call",
    "C5": "comparable-calls/15-pass-at-partners-turn#4 owes_call",
    "C6": "laws/auction/test_25_unintended_call.py law_26A_a_comparable_call_leaves_the_lead_free",
    "C7": "laws/auction/test_26_lead_restriction.py "
    "law_26B_lasts_while_the_player_keeps_the_lead_and_no_longer",
    "C8": "laws/auction/test_27_insufficient_bid.py "
    "law_27B3_the_final_call_must_be_a_sufficient_bid_or_a_pass",
    "C9": "comparable-calls/01-one-heart-over-one-heart clauses",
    "C10": "comparable-calls/07-stayman-by-cue-bid clauses",
    "C11": "comparable-calls/15-pass-at-partners-turn unauthorised",
    "C12": "comparable-calls/15-pass-at-partners-turn#5 lead_right",
    "C13": "comparable-calls/09-transfer-out-of-turn#4 owes_call",
    "C14": "comparable-calls/16-one-heart-at-partners-turn unauthorised",
    "C15": "wbf-commentary/40-takeout-double-out-of-turn#4 owes_call",
    "C19": "comparable-calls/00-transfer-over-2nt not_clauses",
    "C20": "laws/auction/test_27_insufficient_bid.py "
    "law_10C1_the_left_hand_opponent_hears_all_options_before_choosing",
    "C23": "wbf-commentary/30-spades-and-a-minor#1 not_clauses",
    "C31": "comparable-calls/00-transfer-over-2nt#1 must_pass",
    "C36": "comparable-calls/00-transfer-over-2nt#2 heard",
    "C37": "comparable-calls/00-transfer-over-2nt#2 lead_right",
    "C39": "wbf-commentary/25-strong-club-over-1nt#3 lead_right",
    "C42": "comparable-calls/09-transfer-out-of-turn#6 must_pass",
    "C43": "laws/auction/test_28_to_33_call_out_of_turn.py "
    "law_10C1_the_next_player_hears_what_passing_would_do",
    "C45": "comparable-calls/16-one-heart-at-partners-turn to_call",
    "C48": "comparable/documents.py paper, 1D out of turn, 2D INV+ inverted",
    "C49": "comparable-calls/15-pass-at-partners-turn#5 owes_call",
    "C51": "comparable-calls/15-pass-at-partners-turn#1 owes_call",
    "C58": "comparable-calls/00-transfer-over-2nt#1 reviews",
    "C59": "comparable-calls/16-one-heart-at-partners-turn reviews",
    "C60": "comparable/test_law_23.py "
    "law_23A1_the_pattern_may_not_differ_and_the_strength_may_a_little",
    "C61": "comparable-calls/01-one-heart-over-one-heart must_pass",
    "C62": "comparable/documents.py paper 1, five-card majors, GF raise",
    "C63": "comparable-calls/05-one-notrump-to-two reviews",
    "C64": "comparable/documents.py paper 9, transfer, lebensohl 2NT",
    "C65": "comparable/documents.py paper 10, accepting on any hand, pass",
    "C66": "comparable/documents.py paper 14, waiting without 0-3, pass 0-7",
    "C67": "comparable/documents.py paper 15, pass, forcing 1NT",
    "C68": "comparable-calls/16-one-heart-at-partners-turn#1 owes_call",
    "C69": "comparable/documents.py paper 17, 1H of five, double of four",
}

_PLAYS = "laws/play/test_53_to_60_sheet_of_plays_out_of_turn.py"
SHEETS = {
    "F14": "comparable-calls/09-transfer-out-of-turn to_call",
    "F41": f"{_PLAYS} a_fifth_card_goes_back_or_is_a_major_penalty_card",
    "F42": f"{_PLAYS} an_opening_lead_out_of_turn_has_five_options",
    "F43": f"{_PLAYS} a_defenders_lead_at_partners_turn_has_four_options",
    "F44": f"{_PLAYS} a_defenders_lead_at_the_other_sides_turn_is_accepted_or_a_penalty_card",
    "F45": f"{_PLAYS} a_defenders_play_before_partner_has_four_options",
    "F46": f"{_PLAYS} a_defenders_play_that_skips_only_the_opponent_is_played_if_it_is_legal",
    "F47": f"{_PLAYS} declarers_lead_may_be_accepted_by_either_defender",
    "F48": f"{_PLAYS} declarers_play_is_played_unless_it_is_a_revoke",
}

AUCTION = {
    "W21a": "wbf-commentary/18-weak-two-explained-as-strong#2 clauses",
    "W21b": "laws/auction/test_20F_21_wrong_explanation.py "
    "law_20F4_the_explainer_may_wait_until_the_final_pass_and_no_longer",
    "W21c": "wbf-commentary/18-weak-two-explained-as-strong not_clauses",
    "W21d": "wbf-commentary/18-weak-two-explained-as-strong#1 not_clauses",
    "W21h": "wbf-commentary/18-weak-two-explained-as-strong#1 reviews",
    "W21j": "wbf-commentary/18-weak-two-explained-as-strong#3 unauthorised",
    "W21k": "laws/score/test_12_adjusted_score.py "
    "law_12B1_a_gain_is_taken_away_and_the_other_side_keeps_its_result",
    "W23b": "comparable/test_law_23.py law_23A1_evidence_of_strength_and_suits",
    "W23c": "comparable/documents.py commentary 26, of five",
    "W23d": "comparable-calls/16-one-heart-at-partners-turn#2 owes_call",
    "W24a": "laws/auction/test_24_card_in_auction.py "
    "law_16D_a_card_seen_before_the_first_call_is_not_under_law_24",
    "W24b": "laws/play/test_48_49_exposed_card.py law_49_applies_in_the_clarification_period",
    "W25a": "wbf-commentary/19-pass-of-a-splinter clauses",
    "W25b": "wbf-commentary/19-pass-of-a-splinter#1 unauthorised",
    "W25c": "laws/auction/test_25_unintended_call.py "
    "law_25A6_both_partners_hear_what_they_may_not_use",
    "W25d": "laws/auction/test_25_unintended_call.py "
    "law_25A5_the_third_and_fourth_pass_until_the_hands_are_back",
    "W26a": "laws/auction/test_26_lead_restriction.py "
    "law_26B_declarer_may_forbid_one_suit_that_was_not_specified",
    "W26b": "wbf-commentary/22-all-four-suits-specified#3 must_pass",
    "W27a": "wbf-commentary/23-negative-double#2 clauses",
    "W27c": "comparable-calls/06-one-heart-over-1nt#2 clauses",
    "W27d": "law-27/27B1a-splinter clauses",
    "W27e": "comparable-calls/06-one-heart-over-1nt#2 unauthorised",
    "W27f": "wbf-commentary/33-two-notrumps-by-mistake reviews",
    "W27g": "wbf-commentary/23-negative-double not_clauses",
    "W27h": "laws/auction/test_27_insufficient_bid.py law_27C_a_premature_replacement_stands",
    "W27i": "laws/auction/test_27_insufficient_bid.py "
    "law_27C_a_premature_double_that_is_not_comparable_is_cancelled",
    "W27k": "laws/auction/test_27_insufficient_bid.py "
    "law_25A_whether_a_call_was_meant_is_asked_away_from_the_table",
    "W28a": "wbf-commentary/law-28-opening-after-a-bid-out-of-turn clauses",
    "W28c": "wbf-commentary/law-28-overcall-or-opening#2 asks",
    "W28d": "wbf-commentary/law-28-opening-after-a-pass-out-of-turn clauses",
    "W28e": "wbf-commentary/law-28-overcall-or-opening#1 not_clauses",
    "W28f": "laws/auction/test_28_to_33_call_out_of_turn.py "
    "law_28B_the_same_call_made_again_at_the_proper_turn_stays",
    "W30b": "wbf-commentary/34-pass-at-partners-turn#6 owes_call",
    "W31a": "wbf-commentary/35-transfer-at-the-opponents-turn clauses",
    "W31b": "wbf-commentary/36-one-club-at-partners-turn clauses",
    "W32": "laws/auction/test_28_to_33_call_out_of_turn.py "
    "law_32_an_inadmissible_double_cannot_be_accepted",
}

PLAY = {
    "W41a": "wbf-commentary/law-41-declarers-last-review#1 not_clauses",
    "W41b": "wbf-commentary/law-41-declarers-last-review#2 clauses",
    "W41c": "wbf-commentary/law-41-declarers-last-review#4 not_clauses",
    "W41d": "wbf-commentary/law-41-opening-lead-on-a-wrong-explanation#2 clauses",
    "W41e": "laws/play/test_43_cost_of_dummy_conduct.py law_41D_a_hidden_card_is_put_in_order",
    "W42": "wbf-commentary/law-42A3-dummy-follows-suit clauses",
    "W43a": "wbf-commentary/law-43B2b-dummy-has-seen-too-much-and-asks#3 not_clauses",
    "W43b": "laws/play/test_42_43_dummy_conduct.py "
    "law_43B2b_the_revoke_is_corrected_and_counts_as_established",
    "W43c": "wbf-commentary/law-43B3-dummy-has-seen-too-much-and-speaks#4 unauthorised",
    "W43e": "wbf-commentary/01-dummys-rights-before-law-9 not_clauses",
    "W45a": "wbf-commentary/law-45C1-partner-could-have-seen-it#1 to_play",
    "W45b": "wbf-commentary/law-45C2-taken-back-in-one-movement to_play",
    "W45c": "wbf-commentary/law-45C4b-slip-of-the-tongue#4 clauses",
    "W45e": "laws/play/test_45_to_47_played_cards_and_designations.py "
    "law_45C4b_only_until_declarer_plays_from_either_hand",
    "W45f": "wbf-commentary/law-45C4b-slip-of-the-tongue unauthorised",
    "W45g": "wbf-commentary/law-45D1-five-cards clauses",
    "W45i": "laws/play/test_45_to_47_played_cards_and_designations.py "
    "law_45D1_the_defender_to_the_left_may_change_whatever_the_others_do",
    "W45j": "laws/play/test_45_to_47_played_cards_and_designations.py "
    "law_45D1_a_defender_may_keep_or_take_back_the_lead_to_the_next_trick",
    "W45k": "wbf-commentary/law-45D1-five-cards unauthorised",
    "W45l": "wbf-commentary/law-45D2-noticed-too-late#1 clauses",
    "W46a": "wbf-commentary/42-king-or-jack-of-clubs#1 clauses",
    "W47a": "wbf-commentary/law-47E2-no-judgement-needed clauses",
    "W47b": "wbf-commentary/law-47E2-no-judgement-needed#1 clauses",
    "W47c": "law-37/37A-lho-has-called clauses",
    "W50a": "wbf-commentary/43-both-defenders-have-penalty-cards clauses",
    "W50b": "wbf-commentary/43-both-defenders-have-penalty-cards may_not",
    "W50c": "wbf-commentary/43-both-defenders-have-penalty-cards#1 may",
    "W50f": "wbf-commentary/law-50-five-to-partners-ace may",
    "W50i": "laws/play/test_50_51_declarers_choice.py "
    "law_50E1_while_it_lies_there_everybody_may_use_it",
    "W50j": "wbf-commentary/law-50-five-to-partners-ace reviews",
    "W53a": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_53A_at_the_last_trick_the_lead_goes_back_and_changes_nothing",
    "W55a": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_55A_both_defenders_are_asked_and_the_next_one_prevails",
    "W55c": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_55B1_at_a_defenders_turn_the_card_goes_back",
    "W53b": "wbf-commentary/law-53-the-right-leader-is-next asks",
    "W53c": "wbf-commentary/law-53-the-right-leader-is-next#3 clauses",
    "W53d": "laws/play/test_53_55_56_lead_out_of_turn.py "
    "law_53C_the_lead_stands_and_57_applies_to_the_defender",
    "W53e": "wbf-commentary/law-53-both-defenders-lead penalty_cards",
    "W55d": "wbf-commentary/44-finesse-after-a-lead-from-the-wrong-hand#1 reviews",
    "W57": "laws/play/test_57_60_premature_play.py "
    "law_57A3_a_ruff_can_be_required_and_57A4_forbidden",
    "W58a": "wbf-commentary/law-58-two-small-cards-led#1 penalty_cards",
    "W61a": "wbf-commentary/45-no-diamonds-partner#1 clauses",
    "W61b": "wbf-commentary/45-no-diamonds-partner#1 not_clauses",
    "W62a": "wbf-commentary/law-62C2-the-other-defender penalty_cards",
    "W62b": "wbf-commentary/law-62C3-both-sides-on-one-trick#1 clauses",
    "W62c": "laws/play/test_62_revoke_corrected.py "
    "law_62D2_partner_may_not_use_the_two_cards_that_he_knows",
    "W63a": "laws/play/test_63A_revoke_established.py law_63A4_agreement_establishes_it",
    "W63b": "laws/play/test_63A_revoke_established.py "
    "law_63A4_doubt_goes_against_the_revoking_side",
    "W64a": "wbf-commentary/law-64-equity-instead-of-tricks clauses",
    "W64c": "laws/play/test_63_64_revoke_counted.py law_64B1_nothing_won_and_no_question_of_equity",
    "W64d": "wbf-commentary/law-62C3-both-sides-on-one-trick not_clauses",
    "W64e": "laws/play/test_63_64_revoke_counted.py "
    "law_64C2a_example_46_keeps_the_trick_for_the_first_revoke",
    "W65a": "wbf-commentary/03-dummy-and-a-card-turned-the-wrong-way#1 not_clauses",
    "W65b": "wbf-commentary/law-65-declarer-may-always-point-it-out#1 reviews",
}

CLAIMS_AND_SCORES = {
    "W67a": "wbf-commentary/law-67-one-trick-revoke-or-not clauses",
    "W67b": "laws/play/test_67_defective_trick.py "
    "law_67B2b_not_having_followed_suit_with_the_card_is_a_revoke",
    "W67c": "laws/play/test_67_defective_trick.py "
    "law_67B3_a_played_card_among_the_unplayed_ones_goes_back_where_it_belongs",
    "W68d": "laws/claims/test_68_claim.py law_68D2b_all_four_play_on_from_where_it_stopped",
    "W69a": "laws/claims/test_69_claim_agreed.py "
    "law_69A_before_the_next_call_the_claim_can_still_be_disputed",
    "W69b": "wbf-commentary/50-ducking-the-ace-of-spades#1 transfers",
    "W69c": "laws/claims/test_69_claim_agreed.py law_69B2_what_was_visible_is_part_of_the_test",
    "W70a": "laws/claims/test_70_disputed_claim.py "
    "law_68C_the_reading_is_confirmed_before_anything_is_judged",
    "W70b": "laws/claims/test_70_disputed_claim.py "
    "law_70D2_a_defenders_claim_must_not_depend_on_partner",
    "W79a": "laws/score/test_79_tricks_disputed.py law_79B2_no_weights",
    "W79b": "laws/score/test_79_tricks_disputed.py "
    "law_79B1_a_claim_that_was_never_agreed_is_for_70",
    "W79c": "laws/score/test_79_tricks_disputed.py "
    "law_79B3_one_side_is_lowered_and_the_other_not_raised",
    "W86a": "law-86/86B1-3.1-imps clauses",
    "W86b": "laws/score/test_86B_no_comparable_result.py "
    "law_86B1_exactly_three_imps_is_not_clearly_favourable",
    "W86c": "laws/score/test_86B_no_comparable_result.py law_12C2_by_the_fault_of_each_side",
    "W86f": "laws/score/test_86B_no_comparable_result.py "
    "law_86B1_slightly_in_favour_of_the_side_that_is_not_at_fault",
    "W86g": "law-86/86B2-several-results clauses",
    "W86h": "laws/score/test_86B_no_comparable_result.py law_86B3_the_regulation_goes_before_86B2",
    "W87b": "laws/score/test_87_fouled_board.py law_87C_teams_go_on_with_86B",
}

WITNESSES = {
    **PENALTY_CARDS,
    **COMPARABLE_CALLS,
    **SHEETS,
    **AUCTION,
    **PLAY,
    **CLAIMS_AND_SCORES,
}
