"""Laws 45A to 45C and 47: when a card is played, and the few ways to take it back."""

from __future__ import annotations

from bridgelaw.game.seats import Player, Role
from bridgelaw.laws.common.withdrawn_cards import Play, taken_back, told_by
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.played_card import questions as ask
from bridgelaw.laws.play.played_card.card import Subject, find_shown, no_card_of, subject_of
from bridgelaw.laws.play.played_card.questions import Ground, How, Issue, Whose
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import CardPlayed, Effect, Penalty, PickedUp, Review
from bridgelaw.table.which_procedure import procedure_for


def played_card(case: Case) -> Ruling:
    """Laws 45C and 47, with one entrance for every card that somebody wants, or wants back."""
    subject = _subject(case)
    if case.fact(ask.ISSUE, lambda table: subject.issue) is Issue.TAKE_BACK:
        return _taking_back(case, subject)
    # 45C. It depends on whose hand the card comes from.
    whose = case.fact(ask.WHOSE, lambda table: subject.whose)
    if whose is Whose.DEFENDER:
        return _defender(case, subject)
    if whose is Whose.DECLARER:
        return _declarer(case, subject)
    return _dummy(case, subject)


def _subject(case: Case) -> Subject:
    table = case.table
    if table is None:
        return Subject()
    shown = table.derive(find_shown)
    if shown is not None:
        return shown
    found = subject_of(table, case.ask(ask.WHO, allowed=no_card_of(table)))
    assert found is not None
    return found


# 45C: is it played?


def _defender(case: Case, subject: Subject) -> Ruling:
    def known() -> How | None:
        if subject.penalty is not None:
            return How.PENALTY
        return How.NAMED if subject.named else None

    how = case.fact(
        ask.HOW_DEFENDER,
        lambda table: known(),
        allowed=lambda how: _does_not_fit(case, subject, how),
        card=subject.name,
    )
    # C5. A penalty card is played whether its owner wishes it or not.
    if how is How.PENALTY:
        if subject.penalty is Penalty.MINOR:
            case.cite("50C", tr("A minor penalty card goes before other low cards of its suit."))
        else:
            case.cite(
                "50D1(a)", tr("A major penalty card is played at the first legal opportunity.")
            )
        case.say(
            subject.player,
            tr(
                "A major penalty card must be played as soon as that is legal. A minor one must be "
                "played before another low card of its suit."
            ),
        )
        headline = tr("The penalty card is played when Law 50 says so.")
        return case.rule("45C5", headline)
    # C1. Partner could not have seen it: it goes back.
    if how is How.HIDDEN:
        case.say(subject.player, tr("The card is not played. You may take it back."))
        case.note(tr("Declarer may use what was seen of it; the defender's partner saw nothing."))
        return _not_played(case, subject, "45C1")
    # 49. It was not held to be played.
    if how is How.DROPPED:
        return _shown(case, subject)
    # C1, C4(a). Played, if it was his turn.
    clause = "45C1" if how is How.SEEN else "45C4(a)"
    if not case.fact(ask.DUE, lambda table: subject.due):
        return _shown(case, subject)
    return _played(case, subject, clause)


def _does_not_fit(case: Case, subject: Subject, how: How) -> Text | None:
    if case.table is not None and how is How.PENALTY:
        return tr("it is no penalty card")
    if subject.in_trick and how is How.DROPPED:
        return tr("the events say that it was played: enter it as a card that was exposed")
    return None


def _declarer(case: Case, subject: Subject) -> Ruling:
    how = case.fact(
        ask.HOW_DECLARER,
        lambda table: How.NAMED if subject.named else None,
        card=subject.name,
    )
    if how is How.ONE_MOVEMENT:
        # C2. It never came to rest, whoever saw it.
        case.say(None, tr("The card did not come to rest, so it is not played."))
        return _not_played(case, subject, "45C2")
    if how is How.DROPPED:
        case.say(None, tr("Declarer has no penalty cards and need not play a card that fell."))
        return _not_played(case, subject, "48A")
    # C2, C4(a).
    return _played(case, subject, "45C2" if how is How.LAID else "45C4(a)")


def _dummy(case: Case, subject: Subject) -> Ruling:
    how = case.ask(ask.HOW_DUMMY, card=subject.name)
    if how is How.ARRANGED:
        # C3. To arrange the cards, or to reach another.
        case.say(None, tr("Declarer did not mean to play that card by touching it."))
        return _not_played(case, subject, "45C3")
    if how is How.NAMED:
        case.note(tr("If declarer says that another card was meant, see Law 45C4(b)."))
        return _played(case, subject, "45C4(a)")
    return _played(case, subject, "45C3")


def _played(case: Case, subject: Subject, clause: str) -> Ruling:
    effects: list[Effect] = []
    if not subject.in_trick:
        _must_be_possible(case, subject)
        effects.append(CardPlayed(subject.player, subject.card, clause))
    case.say(None, tr("The card is played and stays on the table."))
    case.note(tr("Whether it may be taken back all the same is for Law 47."))
    headline = tr("{card} is played.", card=subject.name)
    return case.rule(clause, headline, *effects)


def _must_be_possible(case: Case, subject: Subject) -> None:
    """A lead from the wrong hand, or a second card, is for other laws."""
    table = case.table
    if table is None:
        return
    has_played = any(seat is subject.player for seat, _ in table.trick.cards)
    if has_played or (not table.trick.cards and table.to_play is not subject.player):
        raise NothingToRule(
            tr(
                "It is not {player}'s turn: enter the card as a lead or a play, so that it can be "
                "ruled on as one out of turn.",
                player=subject.player,
            )
        )


def _not_played(case: Case, subject: Subject, clause: str) -> Ruling:
    headline = tr("{card} is not played and goes back.", card=subject.name)
    if not subject.in_trick:
        return case.rule(clause, headline, PickedUp(subject.player, subject.card))
    if subject.later:
        case.cite("47D", tr("What was played after it goes back too."))
    back: list[Play] = [(subject.player, subject.card), *subject.later]
    return case.rule(clause, headline, *taken_back(back))


def _shown(case: Case, subject: Subject) -> Ruling:
    """49: a card that was shown, and is not played by that."""
    case.say(None, tr("The card is not played to this trick. Leave it face up on the table."))
    case.note(
        tr(
            "A card that fell or was named becomes a penalty card (49, 50). One that was put out "
            "as a lead or a play out of turn is for Laws 53 to 57."
        )
    )
    headline = tr("{card} is a card that the defender has shown: Law 49.", card=subject.name)
    return case.rule("49", headline, goes_on="exposed-card")


# 47: may it be taken back?


def _taking_back(case: Case, subject: Subject) -> Ruling:
    ground = case.ask(
        ask.GROUND, allowed=lambda ground: _no_ground(subject, ground), card=subject.name
    )
    if ground is Ground.RECTIFICATION:
        # A. The law that rules on the irregularity says which cards go back.
        case.note(tr("A defender's card that goes back may become a penalty card (49)."))
        headline = tr("The card goes back when the ruling on the irregularity says so.")
        return case.rule("47A", headline, goes_on=_other(case))
    if ground is Ground.ILLEGAL:
        # B. Revokes, leads and plays out of turn, two cards at once.
        case.note(tr("A defender's card that goes back may become a penalty card (49)."))
        headline = tr("The law about that irregularity says if the card goes back.")
        return case.rule("47B", headline, goes_on=_other(case))
    if ground is Ground.DESIGNATION:
        # C. Only a slip of the tongue.
        headline = tr("Law 45C4(b) says if dummy's card may be changed.")
        return case.rule("47C", headline, goes_on="designation")
    if ground is Ground.OPPONENT_CHANGED:
        # D. After an opponent's change.
        return _may_go_back(case, subject, "47D")
    if ground is Ground.TOLD_TURN:
        return _told_turn(case, subject)
    if ground is Ground.WRONG_INFORMATION:
        return _wrong_information(case, subject)
    # F. None otherwise.
    case.say(None, tr("The card was played and cannot be taken back."))
    headline = tr("{card} stays played.", card=subject.name)
    return case.rule("47F", headline)


def _no_ground(subject: Subject, ground: Ground) -> Text | None:
    if ground is Ground.DESIGNATION and subject.whose not in (None, Whose.DUMMY):
        return tr("only a card of dummy is named by declarer")
    if ground is Ground.TOLD_TURN and not subject.out_of_turn:
        return tr("it was the player's turn")
    return None


def _told_turn(case: Case, subject: Subject) -> Ruling:
    # E1. It goes back without rectification, and nobody may accept it.
    player = _player(case, subject)
    case.say(
        None,
        tr(
            "{player} was told by an opponent that it was the player's turn. The card goes back, "
            "nobody may accept it, and there is no penalty card.",
            player=player,
        ),
    )
    headline = tr("{card} goes back without rectification, and it may not be accepted.",
                  card=subject.name)  # fmt: skip
    return _goes_back(case, subject, "47E1", headline)


def _wrong_information(case: Case, subject: Subject) -> Ruling:
    # E2(b). Too late: only the score can be adjusted.
    if case.fact(ask.TOO_LATE, lambda table: subject.too_late):
        case.say(
            None,
            tr("It is too late to take the card back. Play on; I shall look at it after the play."),
        )
        headline = tr("The card stays played; look after the play at what the wrong explanation "
                      "did.")  # fmt: skip
        return case.rule("47E2(b)", headline, Review("47E2(b)"))
    # E2(a). No judgement about its effect is needed.
    return _may_go_back(case, subject, "47E2(a)")


def _may_go_back(case: Case, subject: Subject, clause: str) -> Ruling:
    """The player chooses; for a card of dummy, declarer does."""
    player = _player(case, subject)
    chooser = player.partner if subject.whose is Whose.DUMMY else player
    if not case.ask(ask.TAKES_BACK, to=chooser, player=chooser, card=subject.name):
        headline = tr("{card} could have been taken back, and stays.", card=subject.name)
        return case.rule(clause, headline)
    headline = tr("{card} goes back without rectification.", card=subject.name)
    return _goes_back(case, subject, clause, headline)


def _goes_back(case: Case, subject: Subject, clause: str, headline: Text) -> Ruling:
    player = _player(case, subject)
    later = subject.later
    if clause == "47D" and not subject.is_lead:
        # Who played after it to the same trick may keep that card; he is asked in his turn.
        later = subject.next_trick
        if subject.after:
            case.note(tr("Whoever played after it to this trick may now change too (47D)."))
    if later:
        case.cite("47D", tr("What was played after it goes back too."))
    case.cite("16C2", tr("What a card that was taken back tells is not for the side at fault."))
    case.say(None, tr("Only the opponents of the side at fault may use what the card told."))
    back: list[Play] = [(player, subject.card), *later]
    effects: list[Effect] = (
        taken_back(back)
        if subject.in_trick or case.table is None
        else [PickedUp(player, subject.card)]
    )
    return case.rule(clause, headline, *effects, *told_by(back, _at_fault(case, player)))


def _player(case: Case, subject: Subject) -> Player:
    """Who has played the card; with no table, the offender is the opponent who misled him."""
    return Role.LHO if case.table is None else subject.player


def _at_fault(case: Case, player: Player) -> tuple[Player, ...]:
    """The other side, without dummy, who makes no choices."""
    side = (player.rho, player.lho)
    table = case.table
    if table is None or table.contract is None:
        return side
    return tuple(one for one in side if one is not table.contract.dummy)


def _other(case: Case) -> str | None:
    """The procedure that rules on the irregularity at this table."""
    return None if case.table is None else procedure_for(case.table)


PLAYED_CARD = Procedure(
    "played-card",
    tr("Is the card played? May it be taken back?"),
    ("45A", "45B", "45C", "47"),
    played_card,
    (
        ask.WHO,
        ask.ISSUE,
        ask.WHOSE,
        ask.HOW_DEFENDER,
        ask.HOW_DECLARER,
        ask.HOW_DUMMY,
        ask.DUE,
        ask.GROUND,
        ask.TOO_LATE,
        ask.TAKES_BACK,
    ),
)
