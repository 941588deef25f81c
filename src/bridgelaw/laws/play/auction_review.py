"""Laws 41B, 41C and 20: a question about the auction when the auction is over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, Choice, Option, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import CardWithdrawn, Effect, Review, Unauthorised
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


class Request(Enum):
    """What a player wants to know, or what has turned out."""

    REVIEW = "the auction repeated"
    EXPLANATION = "what a call means"
    CONTRACT = "what the contract is"
    DOUBLER = "who doubled"
    MISLED = "the opening lead was made on a wrong explanation"


REQUEST = Choice(
    key="request",
    law="41B",
    heading=tr("What is asked, or what has turned out?"),
    why=tr("Each of these ends at another moment."),
    options=(
        Option("review", Request.REVIEW, tr("To have the auction repeated")),
        Option("explanation", Request.EXPLANATION, tr("What a call means")),
        Option(
            "contract", Request.CONTRACT, tr("What the contract is, and whether it is doubled")
        ),
        Option("doubler", Request.DOUBLER, tr("Who doubled or redoubled")),
        Option(
            "misled", Request.MISLED, tr("The opening lead was made on a wrong explanation")
        ),
    ),
)  # fmt: skip

WHO = Choice(
    key="who",
    law="41B",
    heading=tr("Which player asks?"),
    why=tr("What a player may ask depends on their place and on what they have played."),
    options=SEAT_OPTIONS,
)


class Asker(Enum):
    """Who asks."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    LEADER = "the defender who makes the opening lead"
    PARTNER = "his partner"


ASKER = Choice(
    key="asker",
    law="41B",
    heading=tr("Who asks?"),
    why=WHO.why,
    options=(
        Option("declarer", Asker.DECLARER, tr("Declarer")),
        Option("dummy", Asker.DUMMY, tr("Dummy")),
        Option("leader", Asker.LEADER, tr("The defender who makes the opening lead")),
        Option("partner", Asker.PARTNER, tr("That defender's partner")),
    ),
)

FACED = yes_or_no(
    key="lead_faced",
    law="41C",
    heading=tr("Has the opening lead been faced?"),
    why=tr("Facing it ends the auction period: no call can be changed any more."),
)

HAS_PLAYED = yes_or_no(
    key="has_played",
    law="41B",
    heading=tr("Has {player} played a card?"),
    why=tr(
        "The right to a review ends with a player's first card. An opening lead counts although it "
        "lies face down; declarer's first card is the one played from dummy to the first trick."
    ),
)

OWN_TURN = yes_or_no(
    key="own_turn",
    law="20F2",
    heading=tr("Is it {player}'s turn to play?"),
    why=tr("For declarer it is enough that a card is due from dummy."),
)

DUMMY_SHOWN = yes_or_no(
    key="dummy_shown",
    law="47E2(a)",
    heading=tr("Has dummy faced a card?"),
    why=tr("Once a card of dummy can be seen, the opening lead cannot be taken back."),
)

TAKES_BACK = yes_or_no(
    key="takes_back",
    law="47E2(a)",
    heading=tr("Does {leader} take the opening lead back?"),
    why=tr("Whether the wrong explanation mattered is not judged: {leader} simply may."),
    say=(
        tr(
            "The explanation was wrong. {leader} may leave the lead as it is, or take it back and "
            "lead any card. If it is taken back it is no penalty card, and declarer's side may not "
            "use that it was led."
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class _Asks:
    """The player who asks, and as whom."""

    player: Player | Text
    asker: Asker

    @property
    def seat(self) -> Seat:
        assert isinstance(self.player, Seat)
        return self.player

    @property
    def to(self) -> Player | None:
        return self.player if isinstance(self.player, Seat) else None


def contract_question(case: Case) -> Ruling:
    """Laws 41B, 41C, 20C and 20F2: who may ask what, and until when."""
    if case.table is not None:
        _must_be_after_the_auction(case.table)
    request = case.ask(REQUEST, allowed=lambda request: _does_not_fit(case.table, request))
    # 47E2. An opening lead that was made on a wrong explanation.
    if request is Request.MISLED:
        return _misled(case)
    # 41C. By whom it was doubled is never told on its own.
    if request is Request.DOUBLER:
        return _doubler(case)
    asks = _asks(case)
    # 41B, 41C, 20F2. Declarer and the defenders ask; dummy does not.
    if asks.asker is Asker.DUMMY:
        return _dummy(case, request)
    if request is Request.REVIEW:
        return _review(case, asks)
    if request is Request.EXPLANATION:
        return _explanation(case, asks)
    return _contract(case, asks)


def _must_be_after_the_auction(table: Table) -> None:
    if table.contract is None:
        raise NothingToRule(
            tr("There is no contract yet: Law 20 rules on questions in the auction.")
        )
    if table.phase not in (Phase.CLARIFICATION, Phase.PLAY):
        raise NothingToRule(tr("The play is over."))


def _does_not_fit(table: Table | None, request: Request) -> Text | None:
    if table is None or request is not Request.MISLED:
        return None
    if table.phase is Phase.CLARIFICATION and not table.face_down:
        return tr("there is no opening lead yet: Law 21 rules on a wrong explanation")
    return None


def _asks(case: Case) -> _Asks:
    seat = case.detail(WHO)
    asker = case.fact(ASKER, lambda table: _asker(table, seat))
    return _Asks(_NAMES[asker] if seat is None else seat, asker)


_NAMES = {
    Asker.DECLARER: tr("declarer"),
    Asker.DUMMY: tr("dummy"),
    Asker.LEADER: tr("the leader"),
    Asker.PARTNER: tr("the leader's partner"),
}


def _asker(table: Table, seat: Seat | None) -> Asker:
    contract = table.contract
    assert contract is not None
    if seat is contract.declarer:
        return Asker.DECLARER
    if seat is contract.dummy:
        return Asker.DUMMY
    return Asker.LEADER if seat is _leader(table) else Asker.PARTNER


def _leader(table: Table) -> Seat:
    """Who made, or is to make, the opening lead: 54 lets one out of turn be accepted."""
    assert table.contract is not None
    first = table.tricks[0] if table.tricks else table.trick
    if first.leader is not None:
        return first.leader
    return table.contract.declarer.lho


# Who may not ask at all


def _dummy(case: Case, request: Request) -> Ruling:
    case.say(None, tr("Dummy may ask nothing about the auction. Dummy gets no answer."))
    case.note(
        tr(
            "If somebody else has the auction repeated, dummy does have to correct a mistake in "
            "the review (20E). If dummy's question told declarer something, declarer may not use "
            "it."
        )
    )
    if request is Request.CONTRACT:
        headline = tr("Dummy has no turn to play, and no right to ask what the contract is.")
        return case.rule("41C", headline, Review("16B3"))
    headline = tr("Dummy has no right to ask, neither for a review nor for an explanation.")
    return case.rule("41B", headline, Review("16B3"))


def _doubler(case: Case) -> Ruling:
    case.say(
        None,
        tr("I can have you told whether the contract is doubled, but not by whom."),
    )
    case.note(
        tr(
            "A player who may still have the auction repeated learns it in that way: from the "
            "whole review, and not from a question about one call."
        )
    )
    headline = tr("Who doubled is not told; whether the contract is doubled may be asked.")
    return case.rule("41C", headline)


# The auction repeated


def _review(case: Case, asks: _Asks) -> Ruling:
    # 41B. The right ends with his first card.
    if case.fact(HAS_PLAYED, lambda table: _has_played(table, asks), asks.to, player=asks.player):
        case.cite("41B", tr("The right to a review ended with that player's first card."))
        case.say(
            None,
            tr(
                "It is too late to have the auction repeated. At your turn you may ask what the "
                "contract is, whether it is doubled, and what a call means."
            ),
        )
        headline = tr("The auction is not repeated any more; the contract may be asked.")
        return case.rule("41C", headline)
    # 41B. Until the lead is faced he need not wait for his turn; 20C. later he does. Whoever is
    # still to make the opening lead is on turn.
    faced = asks.asker is not Asker.LEADER and case.fact(FACED, _is_faced)
    if faced and not case.fact(
        OWN_TURN, lambda table: _is_own_turn(table, asks), asks.to, player=asks.player
    ):
        return _must_wait(case, asks, "20C")
    case.cite("20D", tr("An opponent of the player who asks repeats the calls."))
    case.say(
        None, tr("An opponent repeats the whole auction, with all alerts, and not a part of it.")
    )
    case.say(None, tr("Everybody, dummy too, corrects a mistake in it."))
    if faced:
        headline = tr("The auction is repeated, because {player} has not played a card yet.",
                      player=asks.player)  # fmt: skip
        return case.rule("20C", headline)
    _note_auction_period(case)
    headline = tr("The auction is repeated: the opening lead has not been faced.")
    return case.rule("41B", headline)


# What a call means


def _explanation(case: Case, asks: _Asks) -> Ruling:
    # 41B. Before the lead is faced declarer and the leader's partner may ask at once.
    if not case.fact(FACED, _is_faced):
        if asks.asker is not Asker.LEADER or not case.fact(
            HAS_PLAYED, lambda table: _has_played(table, asks), asks.to, player=asks.player
        ):
            _say_explain(case)
            _note_auction_period(case)
            headline = tr("The call is explained: the opening lead has not been faced.")
            return case.rule("41B", headline)
        # His lead lies on the table: the next turn to ask is his next turn to play.
        return _must_wait(case, asks, "20F2")
    # 20F2. Later each at his own turn, throughout the play.
    if not case.fact(
        OWN_TURN, lambda table: _is_own_turn(table, asks), asks.to, player=asks.player
    ):
        return _must_wait(case, asks, "20F2")
    _say_explain(case)
    case.note(
        tr(
            "If it turns out that an earlier explanation was wrong, no call can be changed any "
            "more. A card played on it can be taken back under Law 47E2 as long as no later card "
            "has been played to the trick, an opening lead only until dummy has faced a card."
        )
    )
    headline = tr("The call is explained: it is {player}'s turn.", player=asks.player)
    return case.rule("20F2", headline)


def _say_explain(case: Case) -> None:
    case.say(
        None,
        tr("The partner of the player who made the call says what they have agreed about it."),
    )
    case.note(
        tr(
            "A question about one call can tell the asker's partner something that the partner may "
            "not use (20F3), and nobody may ask only for their partner's sake (20G1)."
        )
    )


def _note_auction_period(case: Case) -> None:
    case.note(
        tr(
            "The auction period is not over. If an explanation turns out to have been wrong, Law "
            "21 decides whether the last call can be changed."
        )
    )


# What the contract is


def _contract(case: Case, asks: _Asks) -> Ruling:
    # 41C. At his own turn, throughout the play. Before that he may have the whole review.
    if case.fact(FACED, _is_faced) and not case.fact(
        OWN_TURN, lambda table: _is_own_turn(table, asks), asks.to, player=asks.player
    ):
        return _must_wait(case, asks, "41C")
    case.say(None, tr("Tell them what the contract is and whether it is doubled, but not by whom."))
    headline = tr("The contract is told, and whether it is doubled, but not by whom.")
    return case.rule("41C", headline)


def _must_wait(case: Case, asks: _Asks, law: str) -> Ruling:
    """Not his turn: he is not answered, and the question itself may tell his partner something."""
    case.say(asks.to, tr("You may ask when it is your turn to play."))
    if asks.asker is Asker.DECLARER:
        headline = tr("Declarer waits until a card is due from one of their two hands.")
        return case.rule(law, headline)
    case.cite("16B1", tr("A question at another player's turn can tell partner something."))
    headline = tr(
        "{player} waits for the turn to play; partner may not use what the question told.",
        player=asks.player,
    )
    return case.rule(law, headline, Review("16B3"))


# The opening lead on a wrong explanation


def _misled(case: Case) -> Ruling:
    # 41A, 21B1. The lead lies face down: the auction period is not over.
    if not case.fact(FACED, _is_faced):
        case.cite(
            "47E2(a)", tr("It may be taken back, because it was made on a wrong explanation.")
        )
        case.say(
            None,
            tr(
                "The lead may be taken back. Before that I ask whether the last pass of the "
                "defenders is to be changed."
            ),
        )
        case.note(
            tr("If a call is changed the lead goes back in any case, because the auction goes on.")
        )
        headline = tr(
            "The face-down lead may be taken back, and Law 21 decides what may be called anew."
        )
        return case.rule("41A", headline, goes_on="misinformation")
    lead = None if case.table is None else _opening_lead(case.table)
    leader: Player | Text = tr("the leader") if lead is None else lead[0]
    # 41C. The lead was faced: no call can be changed.
    case.cite("41C", tr("The lead has been faced: no call can be changed any more."))
    case.note(
        tr(
            "If the wrong explanation may have led to a call as well, look at that after the play "
            "(21B3)."
        )
    )
    # 47E2(b). Too late when a card of dummy can be seen.
    if case.fact(DUMMY_SHOWN, _is_dummy_shown):
        case.say(
            None,
            tr(
                "The lead stands. Play on, and call me after the play: if the wrong explanation "
                "did damage, I will adjust the score."
            ),
        )
        headline = tr(
            "The opening lead stands, because a card of dummy has been seen; after the play the "
            "score is adjusted if there was damage."
        )
        return case.rule("47E2(b)", headline, Review("47E2(b)"))
    # 47E2(a). He may take it back; nobody judges whether it mattered.
    if not case.ask(TAKES_BACK, lead[0] if lead else None, leader=leader):
        case.say(None, tr("The lead stands."))
        headline = tr("{leader} leaves the opening lead as it is.", leader=leader)
        return case.rule("47E2(a)", headline)
    case.say(None, tr("The lead goes back and is no penalty card. Lead again."))
    headline = tr("{leader} takes the opening lead back and leads any card.", leader=leader)
    return case.rule("47E2(a)", headline, *_taken_back(case.table, lead), Review("16C2"))


def _taken_back(table: Table | None, lead: tuple[Seat, Card] | None) -> list[Effect]:
    """16C: what it told is authorised for the defenders, and unauthorised for the others."""
    if table is None or lead is None:
        return [CardWithdrawn(Role.OFFENDER.lho, None)]
    seat, card = lead
    return [CardWithdrawn(seat, card), Unauthorised(seat, card, (seat.lho, seat.rho), "16C2")]


def _opening_lead(table: Table) -> tuple[Seat, Card]:
    first = table.tricks[0] if table.tricks else table.trick
    return first.cards[0]


# What the table shows


def _is_faced(table: Table) -> bool:
    return table.phase is not Phase.CLARIFICATION


def _is_dummy_shown(table: Table) -> bool:
    assert table.contract is not None
    dummy = table.contract.dummy
    return bool(table.face_up(dummy) or table.played(dummy) or table.tricks) or (
        len(table.trick.cards) > 1
    )


def _hands(table: Table, asks: _Asks) -> tuple[Seat, ...]:
    """Declarer plays from two hands."""
    return (asks.seat, asks.seat.partner) if asks.asker is Asker.DECLARER else (asks.seat,)


def _has_played(table: Table, asks: _Asks) -> bool:
    return any(table.played(seat) for seat in _hands(table, asks)) or any(
        seat is asks.seat for seat, _ in table.face_down
    )


def _is_own_turn(table: Table, asks: _Asks) -> bool:
    return table.to_play in _hands(table, asks)


CONTRACT_QUESTION = Procedure(
    "contract-question",
    tr("A question about the auction during play"),
    ("20", "41"),
    contract_question,
    (REQUEST, WHO, ASKER, FACED, HAS_PLAYED, OWN_TURN, DUMMY_SHOWN, TAKES_BACK),
)
