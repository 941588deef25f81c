"""Laws 68 and 70: a claim or concession, from the first word to its tricks."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import explain, sentence
from bridgelaw.game.seats import Side
from bridgelaw.laws.claims.claim import endings as end
from bridgelaw.laws.claims.claim import questions as ask
from bridgelaw.laws.claims.claim.manifest import MANIFEST
from bridgelaw.laws.claims.claim.questions import Claimer, Doubted, How, Revoked, Worst
from bridgelaw.laws.claims.claim.situation import ClaimMade, division
from bridgelaw.laws.claims.judging import (
    assumed,
    at_leisure,
    deciding_clause,
    drawn,
    lines,
    verdict_on,
)
from bridgelaw.laws.claims.objection import after_objection
from bridgelaw.laws.claims.questions import FORGOTTEN, NORMAL, READING, STATEMENT
from bridgelaw.laws.claims.stated import as_stated
from bridgelaw.laws.common.about_the_trick import NOT_A_CLAIM, STILL_TO_PLAY, about_the_trick
from bridgelaw.laws.law import All, Case, Ending, Ruling, Text, filled, fx, procedure, to_all
from bridgelaw.table.events import Fact


@procedure(
    MANIFEST,
    sees=ClaimMade.of,
    hidden=ClaimMade,
    asks=(
        ask.CLAIMER,
        ask.HOW,
        STILL_TO_PLAY,
        NOT_A_CLAIM,
        ask.OBJECTS,
        ask.DOUBTED,
        ask.REVOKED,
        ask.LEFT,
        ask.COUNTS_AS_FACT,
        STATEMENT,
        READING,
        FORGOTTEN,
        NORMAL,
        ask.AWARD,
        ask.WORST,
        ask.FEWER,
    ),
)
def CLAIM(case: Case, made: ClaimMade) -> Ruling:
    """Law 68: is it a claim, and does anybody doubt it? Then Law 70."""
    case.about(made.by, claimer=made.name, offender=made.name, partner=made.partner)
    claimer = case.fact(ask.CLAIMER, made.claimer)
    # 43A1(c). Dummy takes no part in the play. What a defender showed because of it goes back:
    # dummy's side brought that about.
    if claimer is Claimer.DUMMY:
        goes_on = fx.PlayGoesOn("43A1(c)")
        back = made.taken_back
        return case.rule("43A1(c)", end.DUMMY_CANNOT, *back, goes_on, fx.Review("16B3"))
    if made.is_doubted:
        return _disputed(case, made, claimer)
    # The preamble, A and B1: what was it about, and was it meant?
    how = case.fact(ask.HOW, made.only_way, allowed=made.no_such_way)
    if how is How.TRICK:
        return _only_the_trick(case, made, claimer)
    if how is How.SHOWED and case.ask(NOT_A_CLAIM):
        return _not_meant(case, made, claimer)
    if made.is_concession:
        case.cite("68B1")
    else:
        case.cite("48B2" if how is How.SHOWED and claimer is Claimer.DECLARER else "68A")
    # B2. A defender's concession does not bind their partner.
    if claimer is Claimer.DEFENDER and case.fact(ask.OBJECTS, made.objected):
        return after_objection(case, made)
    # D. Play stops; what do the players say?
    doubted = case.ask(ask.DOUBTED)
    # D2(b). The other side asked to play on, and all four agree.
    if doubted is Doubted.PLAY_ON:
        # Law 50 does not apply any more: penalty cards from before go back as well.
        back, again = (*made.taken_back, *made.penalty_cards_back), made.authorised_again
        case.cite("68D2(b)(i)")
        return case.rule("68D2(b)(ii)", end.PLAY_ON, *back, fx.PlayGoesOn("68D2(b)"), *again)
    # D2(a). Whoever doubts it has called the director.
    if doubted is Doubted.DIRECTOR:
        return _disputed(case, made, claimer)
    # D1. Nobody does.
    case.cite("68D1")
    return case.rule("69A", end.AGREED)


# 68: what is no claim


def _only_the_trick(case: Case, made: ClaimMade, claimer: Claimer) -> Ruling:
    """The preamble: it was about the trick in progress, and about no other."""
    goes_on = fx.PlayGoesOn("68")
    if claimer is not Claimer.DEFENDER:
        return case.rule("68", end.ONLY_THIS_TRICK, *made.taken_back, goes_on)
    if made.shown or not made.is_known:
        return about_the_trick(case, made.shown_in_trick, goes_on)
    return case.rule("68", end.DEFENDER_ON_THIS_TRICK, goes_on, fx.Review("16B3"))


def _not_meant(case: Case, made: ClaimMade, claimer: Claimer) -> Ruling:
    """48B2, 68A: it is clear that no claim was meant."""
    if claimer is Claimer.DECLARER:
        return case.rule("48B2", end.NOT_MEANT, *made.taken_back, fx.PlayGoesOn("48B2"))
    # 49. A defender's cards that were shown otherwise are penalty cards.
    if made.is_known:
        return case.rule("68A", end.LAW_49_NEXT, fx.PlayGoesOn("68A"))
    return case.rule("68A", end.LAW_49, goes_on="exposed-card")


# 70: somebody doubts it


def _disputed(case: Case, made: ClaimMade, claimer: Claimer) -> Ruling:
    """Law 70: as fair as possible to both sides, but doubts go against the claimer."""
    case.cite("68D2(a)", end.DIRECTOR_DECIDES)
    # 68B1. What a concession leaves to its side follows from the tricks that were left.
    if made.left_is_open:
        most = (str(made.left),)
        left = case.ask(ask.LEFT, allowed=made.cannot_be_left, branches=lambda: most)
        made = replace(made, table=case.learn(Fact.TRICK, made.first_of(left)))
    # 63A4, 62D1. A revoke that is not established, or on the twelfth trick, is corrected first.
    revoked = case.fact(ask.REVOKED, made.revoked)
    if revoked is Revoked.OPEN:
        if made.revoked_on_twelfth_only:
            return case.rule("62D1", end.TWELFTH_CORRECTED_FIRST, goes_on="revoke")
        return case.rule("63A4", end.CORRECTED_FIRST, goes_on="revoke")
    # 63A. One that is established is counted afterwards.
    goes_on = None
    if revoked is Revoked.ESTABLISHED:
        case.cite(made.how_established, end.REVOKE_ESTABLISHED)
        goes_on = "revoke"
    # 68D. What was played on without the consent of all four is void; no clause says what it shows.
    weighed = False
    if made.played_after:
        case.cite("68D", end.PLAYED_AFTER)
        weighed = case.ask(ask.COUNTS_AS_FACT)
        if weighed:
            case.note(end.WEIGHED)
    # B. The claim is repeated, the objections are heard, and then the cards may be faced.
    case.cite("70B", end.REPEATED)
    case.note(end.NORMAL_PLAY)
    if made.revoke_corrected:
        case.note(end.CORRECTED_AFTER_CLAIM)
    if made.wrong_cards is not None:
        case.note(end.WRONG_CARDS, problem=made.wrong_cards)
    # C of 68. What was said at the time, as it is understood.
    said = made.said
    if said is None:
        return _by_the_director(case, made, claimer, goes_on)
    return _judged(case, made, _remembered(case, as_stated(case, said)), goes_on, weighed)


# 70, where the hands are not known


def _by_the_director(case: Case, made: ClaimMade, claimer: Claimer, goes_on: str | None) -> Ruling:
    """70C to 70E: the director looks at the hands and answers."""
    does = case.ask(ask.WORST, allowed=lambda worst: made.cannot_be(worst, claimer))
    if does is Worst.SOUND:
        return case.rule("70A", end.SOUND, *made.decided(0, "70A"), goes_on=goes_on)
    # C. An outstanding trump: all three points must hold.
    if does is Worst.TRUMP:
        _cite_forgotten_trump(case)
    # D, E. Otherwise the least successful normal line.
    return _differs(case, made, does, goes_on)


def _differs(case: Case, made: ClaimMade, does: Worst, goes_on: str | None) -> Ruling:
    """The claimer's side gets more tricks than it claimed, or fewer."""
    clause, sign = does.value, 1 if does is Worst.MORE else -1
    number = case.ask(
        ask.MORE if sign > 0 else ask.FEWER,
        allowed=lambda tricks: made.too_many(sign * tricks),
    )
    case.derive(end.MORE_LINE if sign > 0 else end.FEWER_LINE, tricks=number)
    case.tell(end.REASONS[clause])
    for decided in made.decided(sign * number, clause):
        told = end.DIVISION_OF_UNCOUNTED if made.is_uncounted else end.DIVISION
        case.tell(told, **division(decided, made.left))
        return _number(case, made, decided, goes_on)
    return case.rule(clause, end.MORE if sign > 0 else end.FEWER, goes_on=goes_on, tricks=number)


def _number(case: Case, made: ClaimMade, decided: fx.ClaimDecided, goes_on: str | None) -> Ruling:
    """The tricks of the claimer's side, with what it had won before."""
    ending = Ending(_in_all(made, decided.side, decided.tricks))
    return case.rule(decided.law, ending, decided, goes_on=goes_on)


def _in_all(made: ClaimMade, side: Side, tricks: int) -> Text:
    """The same as a sentence, with what was claimed where that is another number."""
    return filled(
        end.STANDS if tricks == made.claimed else end.NOT_AS_CLAIMED,
        side=side,
        tricks=made.in_all(side, tricks),
        claimed=made.in_all(side, made.claimed),
    )


def _cite_forgotten_trump(case: Case) -> None:
    for point, text in end.FORGOTTEN_TRUMP:
        case.cite(point, text)


# 70, where all four hands are known


def _remembered(case: Case, claim: Claim) -> Claim:
    """70C: a trump that is out and was not mentioned: may it have been forgotten?"""
    if not claim.tricks or not claim.trump_may_be_forgotten:
        return claim
    trumps = All(tuple(claim.trumps_out))
    return replace(claim, forgotten_trump=case.ask(FORGOTTEN, trumps=trumps))


def _judged(
    case: Case, made: ClaimMade, claim: Claim, goes_on: str | None, weighed: bool = False
) -> Ruling:
    """70A to 70E: the least successful normal line, and whether the director agrees to it.

    `weighed`: the director has more to go by than the cards, and awards a number.
    """
    # Whoever looks ahead from here has seen this verdict, so that it costs nothing.
    verdict = at_leisure(claim)
    side, left = claim.claimer.side, claim.position.left
    off: frozenset[Rule] | None = None
    # Where the search was not finished there is nothing that one could agree to.
    if not weighed and verdict.normal.is_decided:
        off = case.ask(
            replace(NORMAL, assumed=assumed(verdict)),
            found=_in_all(made, side, verdict.tricks),
            tricks=made.in_all(side, verdict.tricks),
            evidence=lambda: lines(explain(verdict, named=False)),
            **drawn(case, lambda: verdict),
        )
    award: int | None = None
    if off is None or off:
        # Judged anew only when somebody reads it: a preview of every rule would take too long.
        changed = replace(claim, off=claim.off | (off or frozenset()))
        no_number = _no_number(case, changed, off, verdict)

        def as_changed() -> Verdict:
            return verdict_on(case, changed) if off else verdict

        award = case.ask(
            ask.AWARD,
            allowed=lambda tricks: ask.no_award(tricks, left, no_number),
            branches=lambda: ("computed",) if no_number is None else ("0",),
            found=lambda: ask.computed(as_changed()),
            evidence=lambda: lines(explain(as_changed(), named=False)),
            side=side,
            **drawn(case, as_changed),
        )
        if off:
            verdict = verdict_on(case, changed)
    if case.foresees and off and not verdict.normal.is_decided:
        return case.rule("70A", end.COMPUTED_WHEN_CHOSEN)
    case.derive(lambda: explain(verdict, named=False))
    is_decided = verdict.normal.is_decided
    if award is not None and (award != verdict.tricks or not is_decided):
        words = end.DIRECTOR_AWARDS if is_decided else end.DIRECTOR_DECIDES_BETWEEN
        case.derive(words, tricks=award)
        decided = fx.ClaimDecided(side, award, "70A")
        case.tell(end.DIVISION, **division(decided, left))
        return _number(case, made, decided, goes_on)
    return _as_computed(case, made, verdict, goes_on)


def _no_number(
    case: Case, changed: Claim, off: frozenset[Rule] | None, verdict: Verdict
) -> Text | None:
    """Why the director cannot leave it at the number that was computed."""
    if off is None:
        return ask.ANOTHER_NUMBER if verdict.normal.is_decided else ask.NOT_FINISHED
    if case.foresees or verdict_on(case, changed).normal.is_decided:
        return None
    return ask.NOT_FINISHED


def _as_computed(case: Case, made: ClaimMade, verdict: Verdict, goes_on: str | None) -> Ruling:
    """70A to 70E: what the least successful normal line leaves of the claim."""
    claim = verdict.claim
    clause = deciding_clause(verdict, lambda claim: verdict_on(case, claim))
    if clause == "70C":
        _cite_forgotten_trump(case)
    decided = fx.ClaimDecided(claim.claimer.side, verdict.tricks, clause)
    if verdict.tricks == claim.tricks:
        case.tell(to_all(sentence(verdict)))
    else:
        case.tell(end.REASONS[clause])
        case.tell(end.DIVISION, **division(decided, claim.position.left))
    return _number(case, made, decided, goes_on)
