"""Laws 83, 92 and 93: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr

# Not heard

NOT_THEIRS = Ending(
    tr("No appeal: it is not about a ruling at their own table."),
    to_all(tr("You can appeal only against a ruling at your own table.")),
    note=tr("If they tell you of a mistake you may still look into it yourself (81C3).")
)  # fmt: skip
TOO_LATE = Ending(
    tr("No appeal: the time is over."),
    to_all(tr("The time for appeals is over. The ruling stands.")),
)
PARTNER_DOES_NOT = Ending(
    tr("No appeal: both partners must want it."),
    to_all(tr("Both of you must agree to an appeal. Without that it is not heard.")),
    note=tr("They may come back together while there is time."),
)
CAPTAIN_DOES_NOT = Ending(
    tr("No appeal: the captain does not agree."),
    to_all(tr("An appeal needs the agreement of your captain.")),
    note=tr("The captain may still agree while there is time."),
)
NOT_PAID = Ending(
    tr("No appeal before the deposit is paid."),
    to_all(tr("The regulations ask for a deposit. Please pay it in time.")),
)
FINAL = Ending(
    tr("What was given under Law 91 is final."),
    to_all(tr("A disciplinary penalty is final.")),
    note=(
        tr("A committee may recommend that the director in charge look at it again (93B3)."),
        tr("A disqualification is the organiser's decision too (91B)."),
    ),
)

# Received

_RECEIVED = to_all(tr("Your appeal is taken. Both sides will be heard."))
_KEEP = tr("Print the form: the ruling, the hands and the auction are filled in.")
_PROVISIONAL = tr("Scores are provisional until every appeal is settled.")
_NOT_THE_SAME = tr("Whoever gave the ruling does not hear the appeal alone if that can be helped.")

ALL_TO_IN_CHARGE = Ending(
    tr("The director in charge hears the whole appeal."),
    _RECEIVED,
    note=(_KEEP, _NOT_THE_SAME, _PROVISIONAL),
)
LAW_TO_IN_CHARGE = Ending(
    tr("The director in charge decides the law; the committee may follow."),
    _RECEIVED,
    note=(_KEEP, _PROVISIONAL),
)
TO_COMMITTEE = Ending(
    tr("The director in charge refers the appeal to the committee."),
    _RECEIVED,
    note=(_KEEP, _PROVISIONAL),
)
LAW_FIRST = Ending(
    tr("The director in charge decides the law, the committee the rest."),
    _RECEIVED,
    note=(_KEEP, _PROVISIONAL),
)

# Heard

FURTHER = tr("The regulations allow a further appeal (93C1).")
STANDS = Ending(
    tr("The ruling stands; the appeal had merit."),
    to_all(tr("The appeal was heard. The ruling stands.")),
    note=tr("A deposit is given back."),
)
WITHOUT_MERIT = Ending(
    tr("The ruling stands, and the appeal had no merit."),
    to_all(tr("The appeal was heard. The ruling stands, and the appeal had no merit.")),
    note=tr("The regulations say what follows: a deposit is kept, or a penalty given (92A)."),
)
OTHER_SCORE = Ending(
    tr("The ruling is changed: there is another adjusted score."),
    to_all(tr("The appeal was heard. The score of the board is changed.")),
    note=(
        tr("Take the first ruling back in the log, and enter the new score."),
        tr("A deposit is given back."),
    ),
)
TABLE_SCORE = Ending(
    tr("The ruling is changed: the result at the table counts again."),
    to_all(tr("The appeal was heard. The result at the table counts.")),
    note=(
        tr("Take the adjusted score back at the score desk, and the ruling in the log."),
        tr("A deposit is given back."),
    ),
)
RECOMMENDED = Ending(
    tr("A committee cannot change the law: it recommends a second look."),
    to_all(tr("The committee asks the director in charge to look at the law again.")),
    note=tr("The director in charge decides; a question of law may go to the authority (93C2)."),
)

# 83

ADVISED = Ending(
    tr("Tell them that they may appeal, or refer the ruling yourself."),
    to_all(tr("This is a matter of judgement. You have the right to appeal.")),
    note=(
        tr("If a review could well be in order you shall say so (83)."),
        tr("You may also refer it to the committee without being asked (81C7)."),
    ),
)
