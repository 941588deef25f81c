"""Laws 11A and 12: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr

MAY_PENALISE = tr(
    "A procedural penalty for breaking correct procedure is possible (90A); it is no part "
    "of the adjusted score."
)

# The score is not adjusted

_STANDS = (to_all(tr("The score stands as it is.")),)
NO_GROUND = Ending(tr("Too hard or too mild is no ground: the score stands."), *_STANDS)
NOT_AFTER_A_BAR = Ending(
    tr("Law 27D does not apply after 27B2 and 27B3: the score is not adjusted."),
    *_STANDS,
    note=tr(
        "What is left is Law 72C, if the offender could have known that the bid could well do "
        "damage, and Law 16C for what was withdrawn."
    ),
)
NOBODY_GAINED_BY_IGNORANCE = Ending(tr("Nobody gained by it: the score stands."), *_STANDS)
NEITHER_DAMAGE_NOR_GAIN = Ending(
    tr("Nobody was damaged and nobody gained: the result stands."), *_STANDS
)
NO_DAMAGE = Ending(tr("Nobody was damaged: the result stands."), *_STANDS)

# Another law rules on

DIRECTOR_ERROR = Ending(tr("The director has ruled wrongly: Law 82C says how that is put right."))
OTHER_TABLE_HAS_RESULT = Ending(tr("The other table has a result: Law 86B says whether it counts."))

# 11A

BINDS_NOBODY = tr("What the players ruled for themselves binds nobody.")
NOT_CALLED = tr("A procedural penalty for not calling the director is possible (11B).")

# 12A2

NOT_NORMAL = tr("Nothing lets the board be played normally.")

# 13, 15, 16D

IS_ORDERED = tr("The law orders an adjusted score, whether anybody was damaged or not.")

# 12B1, 12C1

DAMAGED = tr("The non-offending side was damaged by the infraction.")
GAINED = tr("The offending side gained by its infraction.")
EACH_FOR_ITSELF = tr("Each side is scored for itself.")
WITHOUT_INFRACTION = tr("The offending side gets the score without its infraction.")

AVERAGES_BY_OFFENCE = Ending(tr("Average minus for {offending}, average plus for {innocent}."))
LIKELY_FOR_BOTH = Ending(tr("Both sides get what was likely without the infraction."))
GAIN_TAKEN_AWAY = Ending(tr("{offending} lose their gain, {innocent} keep their result."))
BEARS_ITS_OWN = Ending(
    tr("{offending} lose their gain, {innocent} get only what the infraction cost.")
)
LIKELY_FOR_EACH = Ending(tr("Each side gets what was likely for it without the irregularity."))

FEW_ASKED = tr("Fewer than {number} players were asked: if you can, ask more of the same class.")
WRITE_DOWN = tr("Write down whom you asked, what you asked, and what each of them answered.")
ONLY_BY_INFRACTION = tr("A result that only the infraction could bring does not count.")
DOUBT_FAVOURS = tr("In doubt the non-offending side is favoured.")
