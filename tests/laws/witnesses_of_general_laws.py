"""The commentary on the general laws: each statement, and what fails if it is broken.

As in `tests/laws/witnesses.py`; of a case a clause that its ruling must cite, or what it expects.
"""

from __future__ import annotations

GENERAL = {
    "G1": "laws/test_commentary_statements.py G1_a_player_or_director_may_be_anybody",
    "G2": "wbf-commentary/01-dummys-rights-before-law-9 43B1",
    "G3": "wbf-commentary/01-dummys-rights-before-law-9 43A1(b)",
    "G4": "wbf-commentary/02-dummy-asks-a-defender 61B2(b)",
    "G5": "wbf-commentary/03-dummy-and-a-card-turned-the-wrong-way 65B3",
    "G6": "law-91/91-on-purpose-and-signals#1 73B2",
    "G7": "law-90/90B-procedure-not-kept#6 90A",
    "1a": "law-7/7-board-and-cards-handled#1 1C",
    "1b": "law-7/7-board-and-cards-handled#1 1C",
    "6a": "law-6/6D1-wrongly-dealt 6D1",
    "6b": "law-6/6D1-wrongly-dealt#1 6B",
    "7a": "law-7/7-board-and-cards-handled 7A",
    "7b": "law-90/90B-procedure-not-kept#2 7B3",
    "7c": "law-90/90B-procedure-not-kept#3 7C",
    "9a": "law-9/dummy-tries-to-prevent 42B2",
    "9b": "wbf-commentary/law-9-dummy-and-the-wrong-hand#1 9A3",
    "9c": "wbf-commentary/law-9-dummy-and-the-wrong-hand 42B2",
    "9d": "wbf-commentary/01-dummys-rights-before-law-9#2 9B1(b)",
    "10a": "law-10/10B-settled-by-the-players 10B",
    "10b": "law-10/10B-settled-by-the-players#1 10B",
    "10c": "laws/boards/test_10_11_81C_settled_by_players.py example_4_the_split_score",
    "11a": "law-10/10B-settled-by-the-players#4 11A",
    "11b": "laws/boards/test_10_11_81C_settled_by_players.py example_4_the_split_score",
    "11c": "law-10/10B-settled-by-the-players#3 11A",
    "11d": "law-10/10B-settled-by-the-players#5 11A",
    "11e": "wbf-commentary/04-settled-by-the-players 11A",
    "12x": "laws/information/test_seed_statements.py "
    "12x_doubt_goes_to_the_innocent_side_by_a_fifth_at_most",
    "12y": "wbf-commentary/10-the-illegal-call-does-not-count 12C1(c)",
    "12z": "laws/common/test_16B_poll.py "
    "12z_at_least_five_are_recommended_and_the_uncertainty_is_said",
    "13a": "law-13/13A1-nobody-has-called 13A1",
    "13b": "law-13/13A1-nobody-has-called#1 13A2",
    "13c": "law-13/13B-a-player-with-a-wrong-hand-has-called 13B1",
    "13d": "law-13/13C-a-card-of-another-pack#3 13C",
    "14a": "law-14/14A-short-before-the-lead 14C",
    "14b": "laws/boards/test_13_14_wrong_number_of_cards.py "
    "14B_after_the_lead_the_play_laws_rule_with_what_is_known",
    "14c": "laws/boards/test_13_14_wrong_number_of_cards.py "
    "14C_statement_14a_it_is_unauthorised_for_partner_alone",
    "15a": "law-15/15A2b-calls-again#1 15A2(c)",
    "15b": "law-15/15A3-the-other-board#1 15A3",
    "15c": "law-15/15B-wrong-pair-at-the-table 15B2",
    "15d": "law-15/15B-wrong-pair-at-the-table#1 15B3",
    "15e": "law-15/15B-wrong-pair-at-the-table 15B2",
    "15f": "law-15/15B-wrong-pair-at-the-table#4 82B",
    "16a": "laws/information/test_16B_unauthorised_information.py "
    "16a_a_hesitation_is_no_infraction_and_play_goes_on",
    "16b": "laws/information/test_16B_unauthorised_information.py "
    "16b_partner_chose_what_was_suggested_with_an_alternative",
    "16c": "laws/information/test_16B_unauthorised_information.py "
    "16c_12y_the_illegal_action_has_no_weight_whatever_the_poll_says",
    "16d": "laws/information/test_75_misinformation_afterwards.py "
    "16d_an_explanation_that_differs_from_the_system_is_an_infraction",
    "16e": "laws/information/test_75_misinformation_afterwards.py "
    "16e_16f_the_two_verdicts_are_independent",
    "16f": "law-75/75-two-verdicts#1 75C",
    "16g": "laws/information/test_75_misinformation_afterwards.py "
    "16g_without_evidence_the_explanation_is_presumed_wrong",
    "16h": "laws/information/test_16B_unauthorised_information.py "
    "16h_partner_did_not_choose_what_was_suggested",
    "20a": "laws/information/test_seed_statements.py "
    "20a_the_understanding_is_explained_even_if_the_hand_differs",
    "20b": "laws/information/test_seed_statements.py "
    "20b_example_16a_north_explains_three_spades_and_may_not_use_the_alert",
    "20c": "laws/information/test_seed_statements.py "
    "20c_example_16b_north_may_not_point_out_the_missing_alert",
    "20d": "laws/information/test_seed_statements.py "
    "20d_example_17_explaining_by_the_agreement_goes_before_silence",
    "20e": "laws/information/test_seed_statements.py "
    "20e_shaking_ones_head_is_forbidden_and_unauthorised",
    "20f": "laws/information/test_seed_statements.py "
    "20f_who_learns_of_their_missed_alert_tells_and_bids_as_if_unheard",
    "20g": "laws/information/test_16D_40_73.py 20g_asking_is_not_tied_to_acting",
    "20h": "laws/information/test_16B_unauthorised_information.py "
    "20h_a_legal_question_may_tell_partner_something",
    "20i": "laws/information/test_16D_40_73.py 20i_no_question_to_draw_a_wrong_explanation",
    "20j": "laws/information/test_16D_40_73.py 20j_no_question_for_partners_sake",
    "24x": "laws/information/test_16D_40_73.py "
    "24x_a_card_seen_before_the_first_call_is_16D_and_not_24",
    "40a": "laws/information/test_16D_40_73.py 40a_40j_a_method_that_is_not_allowed_is_played_out",
    "40b": "laws/information/test_16D_40_73.py "
    "40b_the_authority_may_restrict_psychic_artificial_calls",
    "40c": "laws/information/test_16D_40_73.py 40c_to_40i_by_what_methods_may_change",
    "40d": "laws/information/test_16D_40_73.py 40c_to_40i_by_what_methods_may_change",
    "40e": "laws/information/test_16D_40_73.py 40c_to_40i_by_what_methods_may_change",
    "40f": "laws/information/test_16D_40_73.py 40c_to_40i_by_what_methods_may_change",
    "40g": "wbf-commentary/41-who-has-the-clubs-asks 73B1",
    "41e": "laws/information/test_16D_40_73.py "
    "41e_40g_example_41_asking_by_the_hand_tells_partner_something",
    "40h": "laws/information/test_16D_40_73.py 40h_which_system_card_may_be_looked_at",
    "40i": "laws/information/test_16D_40_73.py 40c_to_40i_by_what_methods_may_change",
    "40j": "law-40/40B4-method-not-allowed 40B4",
    "41x": "wbf-commentary/law-41D-dummy-is-its-sides-business 41D",
    "80a": "laws/test_commentary_statements.py 80a_93b_what_an_authority_may_choose_is_a_setting",
    "81a": "laws/test_commentary_statements.py "
    "81a_81b_the_director_decides_where_no_regulation_does",
    "81b": "laws/test_commentary_statements.py "
    "81a_81b_the_director_decides_where_no_regulation_does",
    "81c": "law-81/81C3-found-by-the-director 81C3",
    "81d": "law-81/81C3-found-by-the-director#4 11A",
    "81e": "law-81/81C3-found-by-the-director#2 81C3",
    "81f": "law-81/81C3-found-by-the-director 64C1",
    "81g": "law-81/81C3-found-by-the-director#5 16B3",
    "81h": "law-81/81C3-found-by-the-director#6 goes_on",
    "81i": "law-81/81C5-waived#1 81C5",
    "81j": "law-81/81C5-waived 81C5",
    "82a": "law-82/82C-wrong-ruling 82C",
    "86a": "laws/boards/test_13_14_wrong_number_of_cards.py 13B2_teams_are_ruled_on_by_86B",
    "92a": "law-92/92-who-may-appeal#2 92B",
    "92b": "scoring/test_deadlines.py law_92B_the_two_periods_may_differ",
    "92c": "law-92/92-who-may-appeal notes",
    "92d": "scoring/test_deadlines.py law_92B_a_ruling_told_later_can_be_appealed_longer",
    "93a": "law-93/93-what-was-decided 93B3",
    "93b": "laws/test_commentary_statements.py 80a_93b_what_an_authority_may_choose_is_a_setting",
    "93c": "law-92/92-who-may-appeal#6 93A",
}
