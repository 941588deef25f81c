"""Laws 42, 43 and 45F: what is asked."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.laws.law import Answers, CardQuestion, Choice, Option, answers, tr, yes_or_no


class Deed(Answers):
    """What dummy said or did."""

    POINTED = "pointed out an irregularity", tr("Pointed something out")
    DIRECTOR = "called the director", tr("Called you")
    WARNED = "warned declarer about the hand on lead", tr("Said who leads")
    PREVENTED = "tried to prevent another irregularity", tr("Prevented something")
    ASKED_DECLARER = "asked declarer about a revoke", tr("Asked declarer: none?")
    ASKED_DEFENDER = "asked a defender about a revoke", tr("Asked a defender: none?")
    FOLLOWS = "saw to it that dummy follows suit", tr("Said dummy must follow")
    TRICKS = "counted the tricks", tr("Turned or counted tricks")
    SPOKE = "spoke in the director's presence", tr("Answered the director")
    TOLD = "told declarer something", tr("Told declarer something")
    SUGGESTED = "touched or suggested a card", tr("Touched a card")
    PLAYED = "put out a card that was not named", tr("Played an unnamed card")
    LOOKED = "saw a hand", tr("Saw another hand")
    SPREAD = "spread the hand wrongly", tr("Spread wrongly")


DEED = Choice(
    key="deed",
    law="43A",
    heading=tr("What did dummy do?"),
    why=tr(
        "Laws 42 and 43 say what dummy may do, and go before the general rule of Law 9. Where "
        "another law speaks of dummy in particular, as Laws 61B and 65B do, that one goes before "
        "these."
    ),
    options=answers(Deed),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="42B3",
    heading=tr("Was the play over?"),
    why=tr("When the play is over dummy may point out anything."),
)

ATTENTION = yes_or_no(
    key="attention",
    law="43A1(a)",
    heading=tr("Had another player pointed it out before?"),
    why=tr(
        "Then everybody at the table may call the director, dummy too. It also matters who was "
        "first if dummy has lost some rights."
    ),
)


class Whose(Answers):
    """Whose irregularity dummy was the first to speak of."""

    DECLARER = "the declaring side's", tr("Declarer's or dummy's")
    DEFENDER = "a defender's", tr("A defender's")
    NOBODY = "nobody's", tr("Nothing irregular had happened")


WHOSE = Choice(
    key="whose",
    law="43A1(b)",
    heading=tr("Whose irregularity was it?"),
    why=tr(
        "What dummy did can cost dummy's side its rectification, but never the defenders theirs."
    ),
    options=answers(Whose),
)

VIOLATED = yes_or_no(
    key="violated",
    law="43A2",
    heading=tr("Had dummy looked at another hand?"),
    why=tr(
        "That is: exchanged hands with declarer, left the seat to watch declarer "
        "play, or looked at a defender's cards of their own accord on this board. "
        "What dummy says then can cost dummy's side. A hand that a defender chose to "
        "show dummy does not count."
    ),
    usually="no",
    unusual=tr("Dummy had looked at other hands"),
)

HAS_LED = yes_or_no(
    key="has_led",
    law="9A3",
    heading=tr("Had declarer already led from the wrong hand?"),
    why=tr("Before the lead dummy can prevent it. After it there is nothing to prevent any more."),
    yes=tr("Yes: after the lead"),
    no=tr("No: before it"),
)


class Hand(Answers):
    """The hand that declarer leads from."""

    DECLARER = "declarer's own", tr("Declarer's own hand")
    DUMMY = "dummy's", tr("Dummy")


HAND = Choice(
    key="hand",
    law="43B2(a)",
    heading=tr("Which hand does a defender choose?"),
    why=tr("Either defender chooses, without asking the other."),
    say=(
        tr(
            "Dummy had lost the right to warn. Either defender may say from which hand "
            "declarer leads: declarer's own, or dummy. Any card of it may be led."
        ),
    ),
    options=answers(Hand),
)

LEAD_CARD = CardQuestion(
    key="lead_card",
    law="43B2(a)",
    heading=tr("Which card does {declarer} lead from there?"),
    to="declarer",
    why=tr("The hand is chosen for declarer; the card is declarer's choice."),
)

REVOKED = yes_or_no(
    key="revoked",
    law="61A",
    heading=tr("Had that player a card of the suit led?"),
    why=tr("If not, nothing was irregular but perhaps the question."),
)


class Slip(Answers):
    """What the defender had done, as far as Law 43B3 treats it differently."""

    LEAD = "a lead or play that stands", tr("Led out of turn, or wrongly")
    CARD = "a card that goes back", tr("Showed a card, or played early")
    REVOKE = "a revoke that is corrected", tr("Revoked, and not played on")
    ESTABLISHED = "a revoke that is established", tr("Revoked, and played on")
    OTHER = "something else", tr("Something else")


IRREGULARITY = Choice(
    key="irregularity",
    law="43B3",
    heading=tr("What had the defender done?"),
    why=tr("There is no rectification, but what happens to the defender's card depends on it."),
    options=answers(Slip),
)

GONE_ON = yes_or_no(
    key="gone_on",
    law="63A",
    heading=tr("Has {side}'s side led to the next trick, or claimed?"),
    why=tr(
        "A fifth card may have been a lead, and a hand that was put down a claim. Then the revoke "
        "is established, and it is too late to correct it."
    ),
)

NEW_CARD = CardQuestion(
    key="new_card",
    law="62B",
    heading=tr("Which card does {player} play in place of {card}?"),
    to="player",
    why=tr("The revoke is corrected with a legal card."),
)

_KEEP: tuple[Option[Card | None], ...] = (Option("keep", None, tr("Keep the card.")),)

CHANGES = CardQuestion(
    key="changes",
    law="62C1",
    heading=tr("Which card does {player} play instead of {card}?"),
    to="player",
    why=tr("Whoever played after an opponent's revoke, before it was pointed out, may change."),
    say=(tr("{player} may keep {card}, or take it back and play another. Nothing else follows."),),
    options=_KEEP,
)

OTHER_CHANGES = CardQuestion(
    key="other_changes",
    law="62C1",
    heading=CHANGES.heading,
    to="player",
    why=CHANGES.why,
    say=CHANGES.say,
    options=_KEEP,
)
"""The same for the other opponent, where the revoke was out of turn."""

PARTNER_CHANGES = CardQuestion(
    key="partner_changes",
    law="62C2",
    heading=tr("Which card does {player} play instead of {card}?"),
    to="player",
    why=tr("The partner of the player who revoked may change only because the other did."),
    say=(tr("Because that card was changed, {player} may change {card} too, or leave it."),),
    options=_KEEP,
)


class Sight(Answers):
    """How dummy came to see another hand."""

    EXCHANGED = "43A2(a)", tr("Dummy and declarer exchanged hands")
    LEFT_SEAT = "43A2(b)", tr("Left the seat to watch")
    LOOKED = "43A2(c)", tr("Looked at a defender's cards")
    SHOWN = "43A3", tr("A defender showed dummy their hand")


SIGHT = Choice(
    key="sight",
    law="43A2",
    heading=tr("How did dummy come to see it?"),
    why=tr(
        "Dummy may do none of the first three. A defender may not show dummy their hand; if they "
        "do, that is the defender's fault."
    ),
    options=answers(Sight),
)

DID_NOT_FOLLOW = yes_or_no(
    key="did_not_follow",
    law="42A3",
    heading=tr("Did dummy fail to follow suit by it?"),
    why=tr(
        "A revoke by dummy moves no trick, because everybody could see the cards, but the damage "
        "is made good."
    ),
    usually="no",
    unusual=tr("Dummy failed to follow suit"),
)
