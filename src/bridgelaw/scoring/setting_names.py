"""What people call the settings that regulations make, and their values."""

from __future__ import annotations

from bridgelaw.locale import Text, tr

NAMES: dict[str, Text] = {
    "average_plus": tr("Average plus, of the matchpoints"),
    "average_minus": tr("Average minus, of the matchpoints"),
    "average_plus_imps": tr("Average plus in IMPs"),
    "average_minus_imps": tr("Average minus in IMPs"),
    "own_percentage": tr("Their own percentage where that is better, or worse"),
    "most_average_plus": tr("Most average pluses in a session"),
    "beyond_average_plus": tr("Beyond those"),
    "may_reserve_rights": tr("Opponents may reserve their rights"),
    "call_made": tr("A call with bidding cards is made"),
    "vary_after_irregularity": tr("Agreements for after an opponent's irregularity"),
    "psychic_artificial_calls": tr("Psychic artificial calls"),
    "own_card": tr("Players may look at their own system card"),
    "opponents_card_any_time": tr("The opponents' card may be looked at out of turn"),
    "opponents_card_at_rhos_turn": tr("It may be looked at when RHO is to call"),
    "forgotten_trump_led": tr("A claimer who has forgotten a trump may lead trumps"),
    "stop_card": tr("STOP card"),
    "pause_seconds": tr("Seconds to wait after a jump"),
    "correction_minutes": tr("Minutes to correct a score"),
    "rating": tr("Rating of the event"),
    "substitute_if_both_at_fault": tr("A substitute board where both sides are at fault"),
    "clearly_favourable_imps": tr("Clearly favourable: more IMPs than"),
    "neuberg": tr("Boards with scores missing"),
    "small_groups": tr("Shares in small groups"),
    "largest_compared": tr("The largest group is compared from so many scores"),
    "penalty_top": tr("Usual penalty, of a top"),
    "penalty_imps": tr("Usual penalty in IMPs"),
    "penalty_vps": tr("Usual penalty in victory points"),
    "board_value_imps": tr("A board is worth, in IMPs"),
    "board_value_points": tr("A board is worth, in total points"),
    "board_value_vps": tr("A board is worth, of the victory points"),
    "forfeit_minutes": tr("Minutes late until a match is forfeited"),
    "board_minutes": tr("Minutes for a board"),
    "appeal_deposit": tr("A deposit for an appeal"),
    "appeal_minutes": tr("Minutes to appeal"),
    "appeals_committee": tr("A committee for appeals"),
    "further_appeals": tr("A further stage after the committee"),
}
VALUES: dict[str, Text] = {
    "yes": tr("yes"), "no": tr("no"), "none": tr("none"), "": tr("none"),
    "average": tr("average"), "not scheduled": tr("as if it were not scheduled"),
    "out of the box with apparent intent": tr("out of the box with apparent intent"),
    "at the table": tr("touching the table"), "out of the box": tr("out of the box"),
    "used": tr("used"), "abolished": tr("abolished"), "advised": tr("advised"),
    "artificial": tr("by formula, for artificial scores"),
    "field": tr("by formula, for every missing score"),
}  # fmt: skip
"""Values that are words; the others are numbers."""
