"""Laws 61 to 64: what is asked about a revoke."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from bridgelaw.game.cards import Card
from bridgelaw.laws.law import Answers, CardQuestion, Choice, Option, answers, tr, yes_or_no
from bridgelaw.table.revokes import Established

T = TypeVar("T")


class Hand(Answers):
    """From which hand the revoke was made."""

    DEFENDER = "a defender's", tr("Yes, a defender")
    DECLARER = "declarer's", tr("No, declarer")
    DUMMY = "dummy's", tr("No, dummy")
    FACED = "a defender's, with a card that lay face up before", tr("Yes; the card lay face up")


class Noticed(Answers):
    """When attention was first drawn to the revoke."""

    IN_TIME = "in time", tr("In time")
    NEXT_DEAL = "64B4", tr("After their call on the next board")
    NEXT_ROUND = "64B5", tr("After the round")


class Exempt(Answers):
    """Why no trick moves by itself, as far as the revoke alone tells."""

    NO = "tricks may move", tr("No")
    SAME_SUIT = "64B2", tr("Their second in this suit")
    FACED = "64B3", tr("A faced card, or dummy's")
    NEXT_DEAL = "64B4", tr("Opponents had called on next board")
    NEXT_ROUND = "64B5", tr("Noticed after the round")
    BOTH_SIDES = "64B7", tr("Both sides revoked")
    WRONG_CARD = "45D2", tr("Dummy had led a wrong card")


class Won(Answers):
    """What the offending side has won from the revoke trick on."""

    HIMSELF_AND_LATER = "64A1, with a later trick", tr("{offender}, and the side another later")
    HIMSELF_ONLY = "64A1, with no later trick", tr("{offender}, and nothing later")
    OTHERWISE = "64A2", tr("Not {offender}; their side some trick")
    NOTHING = "64B1", tr("The opponents won them all")

    @property
    def tricks(self) -> int:
        """64A: how many tricks move."""
        return {Won.NOTHING: 0, Won.HIMSELF_AND_LATER: 2}.get(self, 1)

    @property
    def clause(self) -> str:
        return self.value if self in (Won.NOTHING, Won.OTHERWISE) else "64A1"


_KEEP: Option[Card | None] = Option("keep", None, tr("Keep the card."))


# Is it a revoke, and is it established?

SUSPECTED = CardQuestion(
    key="suspected",
    law="61A",
    heading=tr("Which card may have been a revoke?"),
    why=tr("The table does not know that hand, so a revoke can only be suspected."),
)

ESTABLISHED = Choice(
    key="established",
    law="63A",
    heading=tr("What has {offender}'s side done since?"),
    why=tr(
        "A revoke is established when the offender or their partner leads or plays to the next "
        "trick, legally or not, names a card for it, claims or concedes. Until then it is "
        "corrected."
    ),
    options=(
        Option("no", Established.NO, tr("Nothing: not played on")),
        Option("played", Established.PLAYED, tr("Played to the next trick")),
        Option("after_play", Established.PLAYED_OUT, tr("Noticed after the play")),
        Option("named", Established.NAMED, tr("Named their next card")),
        Option("claimed", Established.CLAIMED, tr("Claimed or conceded")),
        Option("opponents_claimed", Established.OPPONENTS_CLAIMED, tr("The opponents claimed")),
    ),
)

AGREED = yes_or_no(
    key="claim_agreed",
    law="63A4",
    heading=tr(
        "Has {offender}'s side called on the next board, or has the round ended, without objection?"
    ),
    why=tr(
        "A yes at the table is no agreement yet: that is reached when a side has raised no "
        "objection before it calls on the next board or the round ends. Until then the revoke is "
        "corrected, and the claim is judged after that."
    ),
)

REVOKED = yes_or_no(
    key="revoked",
    law="61A",
    heading=tr("Could {offender} have played what was required?"),
    why=tr(
        "A revoke is a failure to follow suit, or to lead or play a card or suit that a law or an "
        "opponent's choice requires, by a player who could. Whoever cannot do what is required may "
        "play any card that is otherwise legal. Look at the cards yourself."
    ),
    usually="yes",
    unusual=tr("It was no revoke"),
)

BOTH_ON_TRICK = yes_or_no(
    key="both_on_trick",
    law="62C3",
    heading=tr("Did both sides revoke on that trick?"),
    why=tr(
        "If both sides revoked on a trick and only one has played on, both are "
        "corrected. If both have played on, answer no."
    ),
    usually="no",
    unusual=tr("Both sides revoked on this trick"),
)

TRICK_TWELVE = yes_or_no(
    key="trick_twelve",
    law="62D1",
    heading=tr("Was it on the twelfth trick?"),
    why=tr(
        "A revoke on the twelfth trick is corrected even if it is established, until all four "
        "hands are back in the board."
    ),
    usually="no",
    unusual=tr("It was on the twelfth trick"),
)

HANDS_BACK = yes_or_no(
    key="hands_back",
    law="62D1",
    heading=tr("Were all four hands back in the board?"),
    why=tr("Then it is too late to correct a revoke on the twelfth trick."),
)


# 62: correcting it

HAND = Choice(
    key="whose_hand",
    law="62B",
    heading=tr("Is {offender} a defender?"),
    why=tr(
        "Only a defender has penalty cards, and a card that everybody could see before does not "
        "become one by the revoke."
    ),
    options=answers(Hand),
)

DUMMY_FIRST = yes_or_no(
    key="dummy_first",
    law="43B2(b)",
    heading=tr("Did dummy ask, having lost that right?"),
    why=tr(
        "Dummy who exchanged hands with declarer, left their seat to watch declarer play, or of "
        "their own accord looked at a defender's hand has lost the right to warn declarer: the "
        "revoke is corrected, and tricks move after the play as if it had been established."
    ),
    usually="no",
    unusual=tr("Dummy asked, without the right to"),
)

PARTNER_TO_PLAY = yes_or_no(
    key="partner_to_play",
    law="62D2",
    heading=tr("Did {offender} revoke before {partner} played?"),
    why=tr("Then {partner} knows the last two cards of {offender}, and may not use that."),
)

REPLACEMENT = CardQuestion(
    key="replacement",
    law="62B",
    heading=tr("Which card does {offender} play instead?"),
    why=tr("Any card with which {offender} could have complied at that moment."),
    to="chooser",
    say=(
        tr(
            "{offender} takes the card back and plays a legal one. Then the opponents may "
            "change what they played since."
        ),
    ),
)

OTHER_REPLACEMENT = CardQuestion(
    key="other_replacement",
    law="62C3",
    heading=tr("Which card does {player} play instead?"),
    why=tr("The other side revoked on this trick too, and corrects it as well."),
    to="chooser",
)

LATER_CARD = CardQuestion(
    key="later_card",
    law="62C1",
    heading=tr("Which card does {player} play instead of {card}?"),
    why=tr("Each opponent of the revoker may change a card played after the revoke."),
    to="chooser",
    say=(
        tr(
            "{player} may change the card played after the revoke, or leave it. A "
            "defender's card that goes back becomes a major penalty card."
        ),
    ),
    options=(_KEEP,),
)

_MAY_CHANGE = tr(
    "{player} may change the card played after the revoke, or leave it. That costs nothing."
)

LHO_CARD = CardQuestion(
    key="lho_card",
    law="62C1",
    heading=tr("Which card does {player} play instead of {card}?"),
    why=tr("Each opponent of the revoker may change a card played after the revoke."),
    to="chooser",
    say=(_MAY_CHANGE,),
    options=(_KEEP,),
)

LHO_CHANGES = yes_or_no(
    key="lho_changes",
    law="62C1",
    heading=tr("Does {player} change a card played since?"),
    why=tr(
        "Each opponent of the revoker may change a card played after the revoke. Whether the "
        "revoker's partner may change theirs depends on the opponent before them."
    ),
    to="player",
    say=(_MAY_CHANGE,),
    yes=tr("Change. {player} plays another card."),
    no=tr("Keep the card."),
)

_PARTNER_MAY = tr(
    "{player} may change a card too, because the opponent before has. A "
    "defender's card that goes back becomes a major penalty card."
)

PARTNER_CARD = CardQuestion(
    key="partner_card",
    law="62C2",
    heading=tr("Which card does {player} play instead of {card}?"),
    why=tr("The revoker's partner may change a card only if the opponent before them did."),
    to="chooser",
    say=(_PARTNER_MAY,),
    options=(_KEEP,),
)

PARTNER_CHANGES = yes_or_no(
    key="partner_changes",
    law="62C2",
    heading=tr("Does {player} change the card played then?"),
    why=tr("The revoker's partner may change a card only if the opponent before them did."),
    to="player",
    say=(_PARTNER_MAY,),
    yes=tr("Change. {player} plays another card."),
    no=tr("Keep the card."),
)

RHO_CARD = replace(LHO_CARD, key="rho_card")

LEAD_BACK = yes_or_no(
    key="lead_back",
    law="62C1",
    heading=tr("Does {player} take the lead of {card} back?"),
    why=tr("It was played after the revoke, so {player} may lead something else."),
    to="chooser",
    say=(tr("{player} may leave the lead to the next trick as it is, or take it back."),),
)


# 64: after the play

NOTICED = Choice(
    key="first_noticed",
    law="64B4",
    heading=tr("When was it first noticed?"),
    why=tr(
        "If the other side had called on the next deal, or the round had ended, no trick moves by "
        "itself."
    ),
    options=answers(Noticed),
)

EXEMPT = Choice(
    key="exempt",
    law="64B",
    heading=tr("Is it an exception?"),
    why=tr(
        "No trick moves for a second revoke of the same player in the same suit, for a card that "
        "everybody could see, for a revoke that was pointed out too late, when both sides have "
        "revoked, and for a defender whom dummy's wrong card misled. The score may be adjusted all "
        "the same."
    ),
    options=answers(Exempt),
    usually="no",
    unusual=tr("Noticed too late, dummy's card, both sides …"),
)

WON = Choice(
    key="won",
    law="64A",
    heading=tr("Who won the revoke trick, and later ones?"),
    why=tr(
        "Tricks move only if the side has won them. A trick that dummy won is not one that "
        "declarer's own hand has won."
    ),
    options=answers(Won),
)

_IS_ENOUGH = tr("No. {moves}")
"""With what moves by itself, so that it is known before anybody asks whether it is enough."""

BETTER_WITHOUT = replace(
    yes_or_no(
        key="better_without",
        law="64C1",
        heading=tr("Would the opponents do better without the revoke?"),
        why=tr(
            "Compare the result with what was likely without the revoke. If the other side is "
            "worse off now, it gets an adjusted score instead of the automatic tricks, never both."
        ),
        yes=tr("Yes: adjust instead"),
        no=_IS_ENOUGH,
    ),
    sample_labels=(("no", tr("No: that is enough")),),
)

REPEAT_COST = replace(
    yes_or_no(
        key="repeat_cost",
        law="64C2(a)",
        heading=tr("More tricks probably without the later revoke?"),
        why=tr(
            "Take the first revoke as it happened and think away the later one. If the other side "
            "would have won more, the score is adjusted, and it keeps the tricks for the first "
            "revoke."
        ),
        no=_IS_ENOUGH,
    ),
    sample_labels=(("no", tr("No")),),
)

TRICKS_WITHOUT = Choice(
    key="tricks_without",
    law="64C2(a)",
    heading=tr("How many tricks for them without it?"),
    why=tr("Count the tricks of the whole board, without those that move for the first revoke."),
    options=tuple(
        Option(str(tricks), tricks, tr("{tricks}", tricks=tricks)) for tricks in range(14)
    ),
)

BOTH_DAMAGED = replace(
    yes_or_no(
        key="both_damaged",
        law="64C2(b)",
        heading=tr("Did the revokes damage one of the sides?"),
        why=tr("Then the score is adjusted to what was likely if nobody had revoked."),
        no=_IS_ENOUGH,
    ),
    sample_labels=(("no", tr("No")),),
)


def with_evidence(question: Choice[T]) -> Choice[T]:
    """The same question with its sentences filled in when they are read: the cards say more."""
    return replace(question, heading=tr("{heading}"), why=tr("{why}"))
