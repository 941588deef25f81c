"""What the amendment of 1 January 2024 has changed: Laws 73 and 89, in our own short words.

Read in the translations of two federations. 73D3 was seen only as a reference.
"""

from bridgelaw.laws.digest.amendments.amendment import Amendment
from bridgelaw.laws.digest.clause import OURS, Clause, Remark, Weight
from bridgelaw.locale.text import tr

# fmt: off
_CLAUSES = (
    Clause("73A2", tr(
        "Calls and plays are made without emphasis, mannerism or inflection, and without deliberate"
        " haste or hesitation."), see=("73D3",)),
    Clause("73B", tr(
        "Players may neither communicate nor try to communicate with partner by other means than"
        " calls and plays. The try is enough: partner need not have noticed it."),
        see=("16B1", "73A1", "89A3"), player=Weight.MAY_NOT),
    Clause("73C", tr(
        "This part says what a player owes who has received incidental unauthorised information"
        " from partner."), see=("16B1(a)", "16B3")),
    Clause("73D1", tr(
        "A steady tempo and manner is desirable; players should take special care where a variation"
        " could help their side. Otherwise an unintended variation is no infraction. Inferences are"
        " authorised for the opponents only, at their own risk.")),
    Clause("73D3", tr(
        "This part is new; 73A2 points to it, and its text was not seen."), see=("73A2",)),
    Clause("89", tr(
        "This law is about illicit information: what is an offence, who deals with it, and what may"
        " found a finding. It is for disciplinary bodies."),
        title=tr("Prohibited behaviour and reprehensible conduct"), see=("12C3", "91")),
    Clause("89A", tr("These are the offences.")),
    Clause("89A1", tr(
        "It is an offence to seek by illicit means information about the board in play or about"
        " boards to be played."), see=("16D",)),
    Clause("89A2", tr("It is an offence to use such information.")),
    Clause("89A3", tr(
        "It is an offence to give partner, or to try to give, information about the board in play"
        " by prohibited means."), see=("73B",)),
    Clause("89A4", tr(
        "It is an offence to give other players, or to try to give, information about boards to be"
        " played."), see=("16D", "90B3")),
    Clause("89B", tr(
        "Whoever does any of this is liable to the sanctions for reprehensible conduct in the"
        " disciplinary code that applies. The regulating authority may also use evidence from"
        " outside its own jurisdiction."), see=("91",)),
    Clause("89C", tr(
        "Statistical or probabilistic analysis may start a charge or support one.")),
    Clause("89D", tr(
        "Each of these may found a finding, whatever the results were and whatever partner did.")),
    Clause("89D1", tr(
        "A significant correlation between a player's manner or behaviour and their own cards.")),
    Clause("89D2", tr(
        "A significant correlation between unusual actions and the cards of partner or of an"
        " opponent.")),
    Clause("89D3", tr(
        "Holding illicitly obtained information about boards to be played, or results not yet"
        " published.")),
)

_REMARKS = (
    Remark("89", OURS, tr(
        "A director at the table finds nobody guilty of this and hears no statistics. Find the"
        " facts of the moment (85), keep the evidence, tell the director in charge, say nothing of"
        " it at the table, redress damage on the board (16B3, 16D, 12A1), keep order (91) and refer"
        " it (81C7).")),
    Remark("73D3", OURS, tr(
        "The pauses that an authority may require stood in 73A2 until 2023.")),
)
# fmt: on

AMENDMENT = Amendment("2024", _CLAUSES, gone=("73B1", "73B2"), remarks=_REMARKS)
