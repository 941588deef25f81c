"""Laws 84 and 85: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr

MOST_PROBABLE = tr("The facts are what the evidence makes most probable.")
_KEEP = tr("Write down what each side said and what you found: an appeal begins from there.")
_GO_BACK = tr("Go back to the ruling with these facts, or begin the one that fits them.")
_FINDING = to_all(tr("I have heard you all. I find that {finding}."))

AS_NS = tr("it was as North-South say")
AS_EW = tr("it was as East-West say")
OTHERWISE = tr("it was otherwise")

TRICKS = Ending(tr("Tricks have a law of their own: Law 79 decides about them."))
NOTHING_PRESCRIBED = Ending(
    tr("The facts are found, and nothing is prescribed."),
    _FINDING,
    to_all(tr("Nothing is changed.")),
    note=_KEEP,
)
PRESCRIBED = Ending(
    tr("The facts are found: the law that was broken is applied."), _FINDING, note=(_GO_BACK, _KEEP)
)
OPTIONS = Ending(
    tr("The facts are found: explain all the choices, then the player chooses alone."),
    _FINDING,
    note=(
        tr("Explain every choice before one is made (10C1); partner is not asked (10C2)."),
        _GO_BACK,
        _KEEP,
    ),
)
DOUBT = Ending(
    tr("The law is in doubt: the score is adjusted if need be."),
    _FINDING,
    to_all(tr("I will look at the score of this board.")),
    note=_KEEP,
)
NOT_FOUND = Ending(
    tr("The facts cannot be found: what the table shows holds."),
    to_all(tr("I cannot find out what happened. What the table shows holds; you may appeal.")),
    note=(
        tr("Take what the table shows as it is. Nobody is ruled against for what is not found."),
        _KEEP,
    ),
)
