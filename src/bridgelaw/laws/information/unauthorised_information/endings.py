"""Laws 16B and 16C: how each ruling is told."""

from bridgelaw.laws.information.facts import Facts
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, IT_GOES_ON

ESTABLISHED = {
    Facts.AGREED: tr("The facts are agreed."),
    Facts.FOUND: tr("The facts were found on the balance of probabilities."),
}
SOURCES = {
    Source.TEMPO: tr("A change of tempo that was not meant is no infraction."),
    Source.MANNER: tr("Partners do not communicate by remarks, gestures or manner."),
    Source.QUESTION: tr("The question was allowed, but it may tell partner something."),
    Source.FOR_PARTNER: tr("A question may not be asked for partner's sake."),
    Source.EXPLANATION: tr(
        "Right or wrong, the explanation is unauthorised for the partner of whoever gave it."
    ),
    Source.DUMMY: tr("Dummy may not touch or suggest a card."),
    Source.REVOKE: tr("The question was allowed, but it may tell partner something."),
    Source.OBJECTION: tr("That partner objects is unauthorised."),
    Source.WITHDRAWN: tr("What was withdrawn is unauthorised for the side at fault."),
}
MAY_PENALISE = tr(
    "To give the information was a breach by itself: a procedural penalty is possible (90A)."
)

_GO_ON = to_all(tr("Please go on.", IT_GOES_ON))

NOT_PROVED = Ending(
    tr("Not proved: nothing is changed."),
    to_all(tr("I do not find that anything out of the ordinary happened.")),
)
NOTHING_EXTRANEOUS = Ending(
    tr("Nothing unauthorised was told: nothing is changed."),
    to_all(tr("That was nothing out of the ordinary.")),
)
FACTS_UNKNOWN = Ending(
    tr("The facts cannot be found: nothing is changed."),
    to_all(tr("The facts cannot be found out, and nothing is changed.")),
    note=tr("Write down what each side said. If more comes to light, look at it again."),
)

# B2, 73C: at the time

_MUST_NOT_USE_IT = to_all(
    tr(
        "{partner} must carefully avoid using it, and calls and plays as if it had not happened.",
        AS_IF_NOT_HEARD,
    )
)
_CALL_AGAIN = to_all(tr("If you think that it was used, call me again when the play is over."))
GOES_ON = Ending(
    tr("No infraction so far: {partner} may not use it.", AS_IF_NOT_HEARD),
    to_all(tr("Nobody has done wrong by this alone.")),
    _MUST_NOT_USE_IT,
    _CALL_AGAIN,
    _GO_ON,
)
"""A pause, a question: what is allowed in any case."""
BINDS_PARTNER = Ending(
    tr("{partner} may not use it; after the play see whether {partner} did.", AS_IF_NOT_HEARD),
    _MUST_NOT_USE_IT,
    _CALL_AGAIN,
    _GO_ON,
)
RESERVED = tr("The opponents need not have called: they may also reserve their rights (16B2).")
NOT_RESERVED = tr("The regulations want the director called; rights are not reserved (16B2).")

# B3: afterwards

LOOKED_AT = tr("It was looked at after the play.")
_STANDS = to_all(tr("The result stands."))

NOT_SUGGESTED = Ending(tr("It did not demonstrably suggest anything: the result stands."), _STANDS)
NOT_TAKEN = Ending(tr("{partner} did not choose what it suggested: the result stands."), _STANDS)
NO_ALTERNATIVE = Ending(
    tr("No logical alternative: {partner} was free, and the result stands."), _STANDS
)
NOBODY_ASKED = (
    tr("Best ask five players or more of the same class before you decide on alternatives."),
)
NOT_AVOIDED = tr("A player with unauthorised information must carefully avoid using it.")
THE_ACTION = tr("what was chosen")
NO_WEIGHT = tr(
    "In a weighted score {action} has no weight, even if most of those asked would choose it too "
    "(12C1(c)); the alternatives may all be weighted."
)
USED = Ending(
    tr("{partner} used unauthorised information: the score is adjusted for damage."),
    to_all(
        tr(
            "{partner} had another choice, and may not take what was suggested. If that did "
            "damage, I adjust the score."
        )
    ),
    note=tr("A procedural penalty is possible as well, above all where it was flagrant (73C2)."),
)
