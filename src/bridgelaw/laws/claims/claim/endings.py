"""Laws 68 and 70: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, IT_GOES_ON, WITHOUT_PENALTY_CARD

# 43A1(c)

DUMMY_CANNOT = Ending(
    tr("Dummy can neither claim nor concede: play goes on.", IT_GOES_ON),
    to_all(tr("Dummy cannot claim or concede. Play goes on.", IT_GOES_ON)),
    note=tr(
        "Declarer may not choose what dummy's words suggested, if there was a logical "
        "alternative (16B1). Dummy may get a procedural penalty (43B1)."
    ),
)

# 68: no claim

_NO_CLAIM = tr("What concerns only the trick in progress is no claim: play goes on.", IT_GOES_ON)
ONLY_THIS_TRICK = Ending(
    _NO_CLAIM,
    to_all(
        tr(
            "That was about this trick only. There is no claim, and play goes on.",
            IT_GOES_ON,
        )
    ),
)
DEFENDER_ON_THIS_TRICK = Ending(
    _NO_CLAIM,
    to_all(
        tr(
            "Play goes on. {partner} may not use what {claimer} said about the trick.",
            AS_IF_NOT_HEARD,
            IT_GOES_ON,
        )
    ),
)
NOT_MEANT = Ending(
    tr("No claim was meant: play goes on.", IT_GOES_ON),
    to_all(tr("{claimer}, take the cards back. Play goes on.", IT_GOES_ON)),
)
_NOT_MEANT_BY_DEFENDER = tr("No claim was meant: Law 49 rules on the cards that {claimer} showed.")
_NOBODY_PLAYS = (to_all(tr("There is no claim. Nobody plays until I have ruled on the cards.")),)
LAW_49 = Ending(_NOT_MEANT_BY_DEFENDER, *_NOBODY_PLAYS)
LAW_49_NEXT = Ending(
    _NOT_MEANT_BY_DEFENDER, *_NOBODY_PLAYS, note=tr("Enter the cards as exposed, and rule on that.")
)

# 68D, 69A: nobody doubts it, or all want to play on

AGREED = Ending(
    tr("The claim or concession is agreed: the tricks count as played."),
    to_all(tr("All agree. The tricks count as played, and the board is over.")),
    note=tr(
        "The agreement is complete when a side calls on the next board, or the round ends. "
        "Until the correction period ends it can be taken back for a trick that the side had "
        "won, or would likely have won (69B)."
    ),
)
PLAY_ON = Ending(
    tr("All four agree: play goes on, and the result counts.", IT_GOES_ON),
    to_all(
        tr(
            "The claim is void. Take your cards back and play on. Everybody may use what they "
            "have seen, and there is no penalty card.",
            WITHOUT_PENALTY_CARD,
            IT_GOES_ON,
        )
    ),
    note=tr("Laws 16 and 50 do not apply to this play."),
)

# 68D2(a), 63A: disputed

DIRECTOR_DECIDES = tr("Play has stopped, and the director decides about the tricks.")
_REVOKE_FIRST = tr("The revoke is corrected first; then the claim is judged.")
CORRECTED_FIRST = Ending(
    _REVOKE_FIRST, to_all(tr("The revoke is corrected first. Then I decide about the claim."))
)
TWELFTH_CORRECTED_FIRST = Ending(
    _REVOKE_FIRST,
    to_all(tr("A revoke on the twelfth trick is corrected first. Then I decide about the claim.")),
)
REVOKE_ESTABLISHED = tr("The revoke is established; its tricks are counted after this.")
PLAYED_AFTER = tr(
    "What was played after the claim, without the consent of all four, does not count."
)
WEIGHED = tr(
    "You weigh it as a fact about how the play would have gone (85A): say how many tricks you "
    "award."
)
REPEATED = tr(
    "The claim is repeated, the objections are heard, and the cards may be faced after that."
)
NORMAL_PLAY = tr(
    "Normal play may be careless or inferior for a player of this class, but not "
    "irrational. The other side may play anything. What is doubtful goes against "
    "{claimer}."
)
WRONG_CARDS = tr(
    "The hands do not fit the play, so nothing is computed: {problem} Count the cards (Laws 13, "
    "14 and 67) before you decide."
)
CORRECTED_AFTER_CLAIM = tr(
    "But the other side revoked, and that was corrected after the claim: what is "
    "doubtful because of it goes against that side (63A4). Award another number if "
    "that makes a difference."
)

# 70: what it is worth

DIVISION = to_all(tr("Of the {left} tricks left {side} get {tricks}, {other} {rest}."))
DIVISION_OF_UNCOUNTED = to_all(tr("Of the tricks left {side} get {tricks}, {other} the others."))
FORGOTTEN_TRUMP = (
    ("70C1", tr("The trump that is out was not mentioned.")),
    ("70C2", tr("It is at all likely that it was forgotten.")),
    ("70C3", tr("Normal play could lose a trick to it.")),
)
"""70C: all three must hold."""

REASONS = {
    "70A": to_all(tr("No play wins more.")),
    "70C": to_all(
        tr("{claimer} did not mention a trump that is out, and normal play can lose a trick to it.")
    ),
    "70D1": to_all(tr("There is a normal line of play that wins less.")),
    "70D2": to_all(tr("The claim depends on what {partner} plays.")),
    "70E1": to_all(tr("The claim rests on a guess that {claimer} did not announce.")),
    "71B": to_all(tr("No normal play loses what {claimer} gave up.")),
}
"""Why the claim does not stand, by the clause that decides."""

FEWER_LINE = tr("Fewer than were claimed: {tricks}.")
MORE_LINE = tr("More than were claimed: {tricks}.")
SOUND = Ending(tr("The claim stands: every normal line wins it."), to_all(tr("The claim stands.")))
FEWER = Ending(
    tr("{tricks} tricks fewer than claimed for {claimer}'s side."),
    to_all(tr("{claimer} and {partner} get {tricks} tricks fewer than claimed.")),
)
MORE = Ending(
    tr("{tricks} tricks more than claimed for {claimer}'s side."),
    to_all(tr("{claimer} and {partner} get {tricks} tricks more than claimed.")),
)

# 70, where the table is known

COMPUTED_WHEN_CHOSEN = Ending(tr("The number is computed when this is chosen."))
DIRECTOR_AWARDS = tr("The director awards {tricks} instead.")
DIRECTOR_DECIDES_BETWEEN = tr("The search was not finished; the director awards {tricks}.")
STANDS = tr("The claim stands: {tricks} tricks to {side}.")
NOT_AS_CLAIMED = tr("{tricks} tricks to {side}, not {claimed}.")
"""The number that counts, with the tricks that were won before."""
