"""Law 20F4, 20F5: who corrects a wrong explanation of his own side, when, and what he may not show.

Nothing at the table changes by it: what follows is what to say, when, and what is unauthorised.
"""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, Choice, Option, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Review
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

WHO = Choice(
    key="who",
    law="20F",
    heading=tr("Which player has noticed that something is wrong?"),
    why=tr("What the player has to do depends on their side and on the moment."),
    options=SEAT_OPTIONS,
)


class Mistake(Enum):
    """What the player has noticed to be wrong."""

    OWN = "his own explanation"
    PARTNER = "partner's explanation"
    CALL = "his own call"


MISTAKE = Choice(
    key="mistake",
    law="20F",
    heading=tr("What has this player noticed to be wrong?"),
    why=tr(
        "An alert that was forgotten counts as a wrong explanation. What counts is what the pair "
        "has agreed, and not what the player holds."
    ),
    away=True,
    options=(
        Option("own", Mistake.OWN, tr("Their own explanation, or an alert that they forgot")),
        Option("partner", Mistake.PARTNER, tr("Partner's explanation, or partner's missing alert")),
        Option("call", Mistake.CALL, tr("Their own call: partner explained the agreement rightly")),
    ),
)


class Moment(Enum):
    """Where the board stands."""

    AUCTION = "auction"
    CLARIFICATION = "clarification period"
    PLAY = "play"
    OVER = "over"


MOMENT = Choice(
    key="moment",
    law="20F",
    heading=tr("How far is the board?"),
    why=tr("Each moment has a duty of its own."),
    options=(
        Option("auction", Moment.AUCTION, tr("The auction is going on")),
        Option(
            "clarification",
            Moment.CLARIFICATION,
            tr("The auction is over, and no opening lead has been faced"),
        ),
        Option("play", Moment.PLAY, tr("The play is going on")),
        Option("over", Moment.OVER, tr("The play is over")),
    ),
)

SPEAKS_NOW = yes_or_no(
    key="speaks_now",
    law="20F4",
    heading=tr("Does {player} want to correct it now?"),
    why=tr(
        "{player} may correct it at once, or wait until the final pass. Who waits gives the "
        "opponents less chance to profit from the mix-up."
    ),
    away=True,
)

EXPLAINS_LATER = yes_or_no(
    key="explains_later",
    law="20F5(a)",
    heading=tr("Must {player} alert or explain a later call of {partner}?"),
    why=tr(
        "{player} knows that {partner} has something else in mind, but has to explain what the "
        "call means by their agreement."
    ),
)

DEFENDS = yes_or_no(
    key="defends",
    law="20F5(b)",
    heading=tr("Does their side defend?"),
    why=tr(
        "The declaring side corrects a wrong explanation before the opening lead. A defender must "
        "wait until the play is over, because the other defender must not learn of it."
    ),
)

_PHASES = {
    Phase.AUCTION: Moment.AUCTION,
    Phase.CLARIFICATION: Moment.CLARIFICATION,
    Phase.PASSED_OUT: Moment.CLARIFICATION,
    Phase.PLAY: Moment.PLAY,
    Phase.CLAIMED: Moment.OVER,
    Phase.OVER: Moment.OVER,
}


def explanation_duty(case: Case) -> Ruling:
    """Law 20F4, 20F5, 75: the duties of the explainer and of his partner."""
    who = case.detail(WHO)
    mistake = case.ask(MISTAKE, who)
    player: Player = Role.PARTNER if mistake is Mistake.PARTNER else Role.OFFENDER
    if who is not None:
        player = who
    # 75C. Nothing was explained wrongly, so there is nothing to correct.
    if mistake is Mistake.CALL:
        return _mistaken_call(case, player)
    moment = case.fact(MOMENT, lambda table: _PHASES[table.phase])
    if mistake is Mistake.OWN:
        return _own_explanation(case, player, moment)
    return _partners_explanation(case, player, moment)


# 75C: the call was wrong


def _mistaken_call(case: Case, player: Player) -> Ruling:
    case.cite(
        "75A", tr("What the player was told by partner's alert or explanation is unauthorised.")
    )
    case.say(player, _GO_ON)
    case.say(player, _EXPLAIN)
    case.note(
        tr(
            "Who learns of their mistake in this way may not call better for it, but they must "
            "explain by the real agreement: for that purpose they may know it. The opponents need "
            "not be told that the call was a mistake, not even when the auction is over."
        )
    )
    headline = tr(
        "Nothing has to be corrected: the player goes on as if nothing had been explained, and "
        "explains later calls by the agreement."
    )
    return case.rule("75C", headline, Review("16B3"))


# 20F4: his own explanation


def _own_explanation(case: Case, player: Player, moment: Moment) -> Ruling:
    if moment is Moment.AUCTION:
        # F4. Sooner is allowed, not required.
        if not case.ask(SPEAKS_NOW, player, player=player):
            return _waits(case, player)
        case.cite("20F4", tr("The player may correct it at once."))
    elif moment is Moment.CLARIFICATION:
        # F4. At the latest now.
        case.cite("20F4", tr("It must be corrected before the opening lead is faced."))
    else:
        case.cite("20F4", tr("It should have been corrected before the opening lead was faced."))
        case.note(
            tr(
                "Calls can no longer be changed. A card played on the wrong explanation can be "
                "taken back under Law 47E2 as long as no later card has been played to the trick."
            )
        )
    case.say(
        player,
        tr("Say what you have really agreed, and nothing about your hand or your partner's."),
    )
    case.note(
        tr(
            "For {partner} the correction is unauthorised: {partner} must go on as if it had not "
            "been heard.",
            partner=player.partner,
        )
    )
    headline = tr(
        "{player} corrects the explanation now, and Law 21 decides what the opponents may change.",
        player=player,
    )
    return case.rule("20F4(b)", headline, Review("16B3"), goes_on="misinformation")


def _waits(case: Case, player: Player) -> Ruling:
    case.say(
        player,
        tr(
            "You may wait, but as soon as the auction is over, and before the opening lead is "
            "faced, you must call me and correct it. Until then show nothing. If you are asked "
            "again, answer rightly."
        ),
    )
    headline = tr(
        "{player} may wait until the final pass, and must then correct the explanation before the "
        "opening lead is faced.",
        player=player,
    )
    return case.rule("20F4(a)", headline)


# 20F5: partner's explanation


def _partners_explanation(case: Case, player: Player, moment: Moment) -> Ruling:
    partner = player.partner
    case.cite("75A", tr("What the player was told by partner's explanation is unauthorised."))
    # F5(a). Never during the auction, by word, face or gesture.
    if moment is Moment.AUCTION:
        case.say(player, _SHOW_NOTHING)
        case.say(player, _GO_ON)
        if case.ask(EXPLAINS_LATER, player=player, partner=partner):
            return _explains(case, player)
        _note_correction(case, player)
        headline = tr(
            "{player} says and shows nothing during the auction, and goes on as if {partner}'s "
            "explanation had not been heard.",
            player=player,
            partner=partner,
        )
        return case.rule("20F5(a)", headline, Review("16B3"))
    # F5(b)(i). A defender waits until the play is over.
    in_time = moment is Moment.OVER
    if not in_time and case.fact(DEFENDS, lambda table: _defends(table, player)):
        case.say(player, _SHOW_NOTHING)
        case.say(player, _GO_ON)
        case.note(
            tr(
                "If {player} speaks too early, {partner} has unauthorised information, and "
                "declarer may have been told something that declarer had no right to know.",
                player=player,
                partner=partner,
            )
        )
        headline = tr(
            "{player} says and shows nothing until the play is over, and then calls the director "
            "and corrects the explanation.",
            player=player,
        )
        return case.rule("20F5(b)(i)", headline, Review("16B3"))
    case.say(
        player,
        tr("Say what you have really agreed, and nothing about your hand or your partner's."),
    )
    headline = tr(
        "{player} corrects the explanation now, and Law 21 decides what the opponents may change.",
        player=player,
    )
    # F5(b). At the end of the play at the latest, whoever he is.
    if in_time:
        return case.rule("20F5(b)", headline, Review("21B3"), goes_on="misinformation")
    # F5(b)(ii). Declarer or dummy speaks after the final pass.
    if moment is Moment.PLAY:
        case.note(
            tr(
                "It should have been corrected before the opening lead: the defenders may have "
                "been damaged by that as well."
            )
        )
    return case.rule("20F5(b)(ii)", headline, Review("16B3"), goes_on="misinformation")


def _explains(case: Case, player: Player) -> Ruling:
    """F1 goes before F5(a): an alert or an answer informs the opponents, and not partner."""
    partner = player.partner
    case.cite("20F1", tr("Calls are explained by the agreement, whatever partner has in mind."))
    case.say(player, _EXPLAIN)
    case.note(
        tr(
            "{partner} may learn from it that the first explanation was wrong. Then {partner} may "
            "call the director at once, or wait until the final pass, to correct it; and must go "
            "on as if the alert or answer had not been heard.",
            partner=partner,
        )
    )
    headline = tr(
        "{player} alerts and explains the later call by the real agreement, and otherwise shows "
        "nothing.",
        player=player,
    )
    return case.rule("20F5(a)", headline, Review("16B3"))


def _note_correction(case: Case, player: Player) -> None:
    case.note(
        tr(
            "After the auction: if their side plays the contract, {player} corrects it before the "
            "opening lead; if it defends, only when the play is over.",
            player=player,
        )
    )


_SHOW_NOTHING = tr(
    "Do not say or show that your partner's explanation was wrong: no word, no look, no shake of "
    "the head."
)
_GO_ON = tr(
    "Go on as if you had not heard what your partner said about your call. Where you have a "
    "choice, do not take what it suggests."
)
_EXPLAIN = tr(
    "If you have to alert or explain a call of your partner's, do it by your real agreements, and "
    "not by what you think your partner has."
)


def _defends(table: Table, player: Player) -> bool:
    assert isinstance(player, Seat)
    # If all passed, nobody defends, and nothing is to be waited for.
    return table.contract is not None and table.contract.declarer.side is not player.side


EXPLANATION_DUTY = Procedure(
    "explanation-duty",
    tr("A wrong explanation by one's own side"),
    ("20F4", "20F5"),
    explanation_duty,
    (WHO, MISTAKE, MOMENT, SPEAKS_NOW, EXPLAINS_LATER, DEFENDS),
)
