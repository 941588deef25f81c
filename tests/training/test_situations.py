"""Situations: what they are made of is possible, known to who can know it, and the law's own."""

from __future__ import annotations

import re
from itertools import islice, pairwise
from random import Random

import pytest

from bridgelaw.game import PASS, SEATS, Bid, Seat
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.scoring.outcomes import Played as Made
from bridgelaw.table import Table
from bridgelaw.table.breaches import Kind
from bridgelaw.table.events import Called, Claimed, Conceded, DirectorCalled, Led, Played
from bridgelaw.table.result import result_of
from bridgelaw.training.key import key_of
from bridgelaw.training.knowing import Knows, who_knows
from bridgelaw.training.mistakes import irregular_board
from bridgelaw.training.natural_boards import bid, dealt, one_more
from bridgelaw.training.openings import caller_of, opening_of
from bridgelaw.training.players import Reply, answer_of, people_at, story_of, tells
from bridgelaw.training.sensible import is_wild
from bridgelaw.training.series import LEVELS, difficulty, procedures_for, situations
from bridgelaw.training.situations import (
    NoSituation,
    Situation,
    branches_of,
    quick_ways,
    situation,
)
from bridgelaw.training.wishes import Wish
from tests.rotation import either, fresh_seeds, rotated

SOME = tuple(fresh_seeds(1, exhaustive=8))


@pytest.fixture(scope="module")
def some() -> tuple[Situation, ...]:
    """Situations of every kind that no run has met."""
    return tuple(
        one for seed in SOME for one in islice(situations(seed), either(40, exhaustive=60))
    )


def test_the_same_name_gives_the_same_situation(some: tuple[Situation, ...]) -> None:
    for one in some[:10]:
        situation.cache_clear()
        again = situation(one.name)
        assert again is not one
        assert again.interview.answers == one.interview.answers
        assert opening_of(again) == opening_of(one)


def test_a_name_that_is_none_is_refused() -> None:
    for name in ("", "walk.revoke", "walk.nothing.3", "path.revoke.99999.E", "path.revoke.1.X",
                 "board.x", "case.x/y.0.0", "board.1~99", "board." + "1" * 130):  # fmt: skip
        with pytest.raises(NoSituation):
            situation(name)


def test_every_ruling_is_the_law_s_own_and_the_table_can_take_it(
    some: tuple[Situation, ...],
) -> None:
    for one in some:
        given = one.interview.circumstances
        again = Interview(one.procedure, given, one.interview.answers).ruling
        assert again is not None
        assert again.effects == one.ruling.effects
        if one.table is not None and one.table.seats:
            one.table.after(one.ruling.event)


def test_nobody_says_what_they_cannot_know(some: tuple[Situation, ...]) -> None:
    for one in some:
        for fact in one.facts:
            for seat in SEATS:
                said = answer_of(one, seat, fact.key)
                if fact.knows is Knows.DIRECTOR or (fact.by is not None and fact.by is not seat):
                    assert said.answer is None
                elif said.reply is Reply.SURE:
                    assert said.answer == fact.answer


def test_of_what_all_saw_somebody_is_sure(some: tuple[Situation, ...]) -> None:
    for one in some:
        for fact in one.facts:
            if fact.knows is Knows.ALL:
                assert any(fact.key not in who.forgets for who in people_at(one).values())


def test_a_story_tells_no_secret_of_another_player(some: tuple[Situation, ...]) -> None:
    for one in some:
        for fact in one.facts:
            if fact.knows is Knows.ALL or not fact.is_rare:
                continue
            for seat in SEATS:
                if seat is not fact.by:
                    told = [dict(text.values).get("what") for text in story_of(one, seat)]
                    assert fact.asked.unusual not in told


_HIDDEN = re.compile(
    r"\b((?<!say what was )meant|mean|hold a|on purpose|slip|judge|probably|likely|Would|you"
    r"|[Cc]an declarer|partner} a|anywhere|any table|used it as|Pairs or teams|still (due|find)"
    r"|right by|failed to)\b"
)


def test_no_question_about_a_head_or_a_closed_hand_or_for_the_director_is_for_all() -> None:
    for key, procedure in PROCEDURES.items():
        for question in procedure.questions:
            if question.key != "who" and who_knows(procedure, question) is Knows.ALL:
                assert not _HIDDEN.search(str(question.heading)), (key, question.key)


def test_who_calls_never_complains_of_the_own_side(some: tuple[Situation, ...]) -> None:
    for one in some:
        who = one.interview.circumstances.who
        if who is not None:
            assert caller_of(one).side is not who.side
        if one.table is not None and one.brought is None and one.table.open_irregularities:
            wrong = {found.seat for found in one.table.open_irregularities} - {None}
            assert caller_of(one) not in wrong or len(wrong) > 1


def test_the_first_sentence_is_of_the_player_whom_it_is_about(some: tuple[Situation, ...]) -> None:
    for one in some:
        about = {fact.asked.read(fact.answer) for fact in one.facts
                 if fact.key in ("who", "by_whom") and fact.knows is Knows.ALL}  # fmt: skip
        named = dict(opening_of(one)[0].values).get("seat")
        if about and named is not None and len(opening_of(one)) == 2 and one.declarer is None:
            assert named in about, one.name


def test_nobody_tells_what_cannot_have_been_at_this_table(some: tuple[Situation, ...]) -> None:
    laws = ("unauthorised-information", "misinformation", "unintended-call")
    others = (situation(f"walk.{law}.{number}") for law in laws for number in range(12))
    for one in (*some, *others):
        table = one.table
        if table is None or not table.seats or one.name.startswith("case."):
            continue
        has_bid = {seat.side for seat, call, _ in table.calls if call is not PASS}
        for fact in one.facts:
            found = fact.asked.read(fact.answer)
            if (one.procedure.key, fact.key) == ("misinformation", "who"):
                assert has_bid - {found.side}, one.name  # an opponent has bid
            if fact.key == "source" and found is Source.OBJECTION:
                assert any(isinstance(event, (Claimed, Conceded)) for event in table.log), one.name
            if fact.key == "source" and found is Source.DUMMY:
                assert table.dummy is not None, one.name


def test_law_27_who_calls_names_the_low_bid_also_when_others_have_called_since() -> None:
    since = 0
    for number in range(40):
        one = situation(f"walk.insufficient-bid.{number}")
        named = dict(opening_of(one)[0].values)
        if one.table is not None and isinstance(named.get("call"), Bid):
            low = [
                wrong for wrong in one.table.irregularities if wrong.kind is Kind.INSUFFICIENT_BID
            ]
            assert (named["seat"], named["call"]) in [(wrong.seat, wrong.what) for wrong in low]
            since += one.table.calls[-1][0] is not named["seat"]
        assert caller_of(one) is not named.get("seat")
    assert since


def test_law_16_what_partner_did_is_what_partner_did() -> None:
    asked = 0
    for number in range(120):
        one = situation(f"walk.unauthorised-information.{number}")
        for fact in one.facts:
            if fact.key == "action" and one.table is not None and one.table.seats:
                partner, deeds = fact.asked.values["partner"], []
                for event in one.table.log:
                    if isinstance(event, (Called, Led, Played)) and event.seat is partner:
                        deeds.append(event.call if isinstance(event, Called) else event.card)
                assert fact.answer in [deed.symbols for deed in deeds]
                asked += 1
    assert asked


@pytest.mark.parametrize("law", ["unauthorised-information", "tempo-and-deception"])
def test_nobody_calls_because_of_what_their_own_side_let_slip(law: str) -> None:
    for number in range(12):
        one = situation(f"walk.{law}.{number}")
        told = [fact.asked.read(fact.answer) for fact in one.facts if fact.key == "who"]
        assert all(caller_of(one).side is not seat.side for seat in told)


@pytest.mark.parametrize("number", range(8))
def test_law_27_who_heard_that_a_bid_was_too_low_does_not_bid_too_low_again(number: int) -> None:
    one = situation(f"walk.insufficient-bid.{number}")
    (instead,) = [fact for fact in one.facts if fact.key == "substitute"] or (None,)
    if instead is not None and one.table is not None:
        assert not is_wild(one.table, instead.asked, instead.answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_is_told_in_sentences(some: tuple[Situation, ...], lang: str) -> None:
    """No value as it is kept, nobody speaks of themselves by their seat, and no mark doubled."""
    say = language(lang).say
    for one in some:
        for seat in SEATS:
            for said in map(say, story_of(one, seat)):
                assert not re.search(r"\?\.|[？。]。|None|matchpoints|passed out", said), one.name
                assert said not in (
                    f"It is about {language(lang).value(seat)}.",
                    f"{seat.letter}のことです。",
                )
        for fact in one.facts:
            assert lang == "en" or not re.search("matchpoints|passed out", say(fact.words))


def test_law_43A1_dummy_does_not_call(some: tuple[Situation, ...]) -> None:
    played = [one for one in some if one.table is not None and one.table.dummy is not None]
    assert played
    for one in played:
        did = any((fact.key, fact.answer) == ("deed", "director") for fact in one.facts)
        assert one.table is not None and (caller_of(one) is one.table.dummy) is did


@pytest.mark.parametrize("laws", rotated(["27", "50", "61", "68"], part=4))
def test_every_branch_of_a_law_comes_up_within_150_situations(laws: str) -> None:
    """All laws together: docs/figures.md."""
    wanted = {branch for one in procedures_for(LEVELS["county"], laws)
              for branch in branches_of(one.key)}  # fmt: skip
    met: set[tuple[str, str, str]] = set()
    for one in islice(situations(SOME[0], laws=laws), 150):
        met |= one.branches
        if met >= wanted:
            break
    assert wanted - met == set()


def test_no_two_situations_of_an_exam_are_alike(some: tuple[Situation, ...]) -> None:
    first = some[:20]
    heard = {(opening_of(one), one.interview.answers, one.ruling.headline) for one in first}
    assert len(heard) == len(first)
    assert len({opening_of(one) for one in first[:10]}) == 10


def test_levels_keep_what_they_promise() -> None:
    for one in islice(situations(SOME[0], "club"), 12):
        assert difficulty(one) <= LEVELS["club"].hardest
        assert not one.procedure.for_director


def test_one_fact_changed_changes_the_ruling(some: tuple[Situation, ...]) -> None:
    changed = 0
    for one in some[:30]:
        for place in range(len(one.facts)):
            other = one.with_answer(place)
            if other is not None:
                changed += 1
                assert other.ruling.headline != one.ruling.headline
                assert other.interview.answers[:place] == one.interview.answers[:place]
                assert situation(f"{one.name}~{place}").procedure is one.procedure
    assert changed >= 20


@pytest.mark.parametrize("seed", fresh_seeds(6, exhaustive=300))
def test_a_random_board_is_bid_in_turn_and_has_one_mistake(seed: int) -> None:
    table = dealt(Random(seed))
    assert table.deal is not None and table.deal.is_complete
    for after in bid(table):
        assert not after.irregularities
        assert isinstance(after.log[-1], Called)
    found = irregular_board(Random(seed))
    assert len(found.open_irregularities) <= 2
    assert found.ruling_needed is not None


@pytest.mark.parametrize("name", ["board.5", "board.44", "board.55"])
def test_nobody_changes_a_call_into_the_same_call(name: str) -> None:
    table = situation(name).table
    assert table is not None
    made = [(seat, call) for seat, call, _ in table.calls]
    assert all(one != other for one, other in pairwise(made))


def test_ways_with_nothing_entered_take_every_branch() -> None:
    for key in PROCEDURES:
        taken = {branch for _, branches in quick_ways(key) for branch in branches}
        assert branches_of(key) <= taken


def test_everybody_holds_a_hand_and_it_fits_what_lies_on_the_table(
    some: tuple[Situation, ...],
) -> None:
    without = [one.name for one in some if one.table is None]
    assert len(without) <= len(some) // 20, without
    for one in some:
        table = one.table
        if table is None or not table.seats or None in table.deal.hands:
            continue
        for seat in SEATS:
            dealt, whole = table.dealt(seat), table.deal[seat]
            assert dealt is not None and whole is not None
            assert {*table.played(seat)} <= {*whole}


def test_law_54_a_dummy_that_lies_there_is_not_spread_again() -> None:
    """A lead was taken back after dummy was spread: another one is made to the same dummy."""
    table = Table.parse(
        "dealer E\n"
        "deal N:AT73.JT864.765.Q K9852.Q7.QT4.AJ5 Q4.A952.A983.K83 J6.K3.KJ2.T97642\n"
        "E 1S\nS X\nW 1NT\nN Pass\nE Pass\nS Pass\nS leads H5\n"
        "ruling play-out-of-turn of 2017 [54B1] on 6: W becomes dummy; S takes back H5\n"
    )
    dummy = table.dummy
    assert dummy is not None and table.is_spread(dummy)
    following = one_more(table)
    assert following is not None and following.is_spread(dummy)


def test_hands_that_are_dealt_fit_the_calls() -> None:
    """Whoever opened can open, mostly: a case may name cards that say otherwise."""
    opened, strong = 0, 0
    for number in range(60):
        table = situation(f"walk.insufficient-bid.{number}").table
        if table is None or None in table.deal.hands:
            continue
        first = next(((seat, call) for seat, call, _ in table.calls if isinstance(call, Bid)), None)
        if first is not None and first[1].level == 1:
            hand = table.deal[first[0]]
            opened += 1
            strong += hand is not None and hand.hcp >= 10
    assert opened >= 10 and strong >= 0.75 * opened


def test_what_a_player_wants_shapes_what_they_choose() -> None:
    """Whoever wants to play on accepts more than who wants their rights."""
    accepted: dict[Wish, list[bool]] = {wish: [] for wish in Wish}
    for number in range(160):
        one = situation(f"board.{number}")
        for fact in one.facts:
            if fact.key == "accepts" and fact.by is not None:
                accepted[people_at(one)[fact.by].wish].append(fact.answer == "yes")
    calm, strict = accepted[Wish.PEACE], accepted[Wish.RIGHTS]
    assert calm and strict
    assert sum(calm) / len(calm) > sum(strict) / len(strict) + 0.3


def test_what_a_player_wants_shapes_what_they_volunteer(some: tuple[Situation, ...]) -> None:
    told = {wish: 0 for wish in Wish}
    for one in some:
        odd = {fact.asked.unusual for fact in one.facts if fact.is_rare and fact.by is None}
        for seat, person in people_at(one).items():
            if seat is not caller_of(one):
                said = [dict(text.values).get("what") for text in story_of(one, seat)]
                told[person.wish] += sum(what in odd for what in said)
    assert told[Wish.PEACE] == 0


def test_a_fact_that_a_player_cannot_know_changes_nothing_that_they_say(
    some: tuple[Situation, ...],
) -> None:
    """The same table with one fact changed that is another's alone: who cannot know it tells the
    same story, and answers every question that both have in the same way."""
    compared = 0
    for one in some:
        for place, fact in enumerate(one.facts):
            if fact.knows is Knows.ALL:
                continue
            other = one.with_answer(place)
            if other is None:
                continue
            shared = [known.key for known in one.facts[:place]]
            for seat in SEATS:
                if seat is fact.by:
                    continue
                compared += 1
                for key in (*shared, fact.key):
                    assert answer_of(one, seat, key).text == answer_of(other, seat, key).text
            assert caller_of(one) is caller_of(other)
            assert opening_of(one) == opening_of(other) or one.declarer is not other.declarer
    assert compared > 30


def test_law_27B1a_the_lowest_bid_in_what_was_shown_shows_the_same() -> None:
    """Who says that 1♦ showed diamonds does not say that 2♦ shows something else."""
    asked = 0
    for number in range(60):
        facts = {fact.key: fact for fact in situation(f"walk.insufficient-bid.{number}").facts}
        if "lowest_same" in facts and "specified" in facts:
            call = facts["lowest_same"].asked.values["call"]
            shown, over = facts["specified"].answer, facts["lowest_same"].asked.values["bid"]
            is_next = (
                isinstance(call, Bid) and isinstance(over, Bid) and call.level <= over.level + 1
            )
            if (
                is_next
                and call.denomination is over.denomination
                and call.denomination.letter in shown
            ):
                assert facts["lowest_same"].answer == "yes", number
                asked += 1
    assert asked


def test_law_30C_a_pass_is_artificial_only_where_partner_has_bid() -> None:
    for number in range(120):
        one = situation(f"board.{number}")
        for fact in one.facts:
            if fact.key == "artificial" and fact.answer == "yes":
                by = fact.asked.values["offender"]
                assert one.table is not None and isinstance(by, Seat)
                assert any(
                    call is not PASS for seat, call, _ in one.table.calls if seat is by.partner
                )


@pytest.mark.parametrize("law", ["adjusted-score", "director-error"])
def test_law_12_the_score_that_is_given_is_not_the_one_that_was_made(law: str) -> None:
    """An adjustment to the result of the table would adjust nothing."""
    for number in range(20):
        one = situation(f"walk.{law}.{number}")
        made = None if one.table is None else result_of(one.table)
        given = {fact.answer for fact in one.facts
                 if fact.key in ("possible", "right_ns", "right_ew")}  # fmt: skip
        if made is not None and made.is_complete and made.contract is not None:
            assert str(Made(made.contract, made.tricks)) not in given, one.name


def test_an_earlier_ruling_that_was_wrong_was_given_at_this_board() -> None:
    for number in range(16):
        one = situation(f"walk.director-error.{number}")
        if not one.interview.procedure.key or one.table is None or not one.table.seats:
            continue
        assert one.table.rulings, one.name


def test_nobody_forgets_what_is_about_themselves_or_why_they_called(
    some: tuple[Situation, ...],
) -> None:
    for one in some:
        told = {fact.key for fact in tells(one, caller_of(one))}
        for person in people_at(one).values():
            for fact in one.facts:
                is_own = fact.asked.read(fact.answer) is person.seat
                assert not (is_own and fact.key in person.forgets), (one.name, fact.key)
        assert not told & people_at(one)[caller_of(one)].forgets


@pytest.mark.parametrize(
    "law", ["auction-question", "contract-question", "explanation-duty", "misinformation"]
)
def test_laws_20_and_21_who_asks_or_has_noticed_calls(law: str) -> None:
    for number in range(12):
        one = situation(f"walk.{law}.{number}")
        called = one.table is not None and any(isinstance(event, DirectorCalled) and event.by
                                               for event in one.table.log)  # fmt: skip
        who = next((fact.asked.read(fact.answer) for fact in one.facts if fact.key == "who"), None)
        dummy = None if one.table is None else one.table.dummy
        if isinstance(who, Seat) and who is not dummy and not called:
            assert caller_of(one) is who, one.name


def test_law_49_who_calls_about_a_card_names_it_also_when_others_have_played_since() -> None:
    one = situation("case.penalty-cards/50BC-played-on-without-the-director.0.0")
    assert str(opening_of(one)[0]) == "West has shown ♥8."


@pytest.mark.parametrize("number", range(12))
def test_nobody_bids_two_levels_above_all_that_was_bid(number: int) -> None:
    """Also of the calls to choose from: 7NT is no call that anybody thinks of."""
    one = situation(f"walk.inadmissible-call.{number}")
    assert not any("7NT" in str(line.text) for line in key_of(one).effects)


def test_law_70A_what_a_director_awards_instead_is_a_trick_away_from_what_was_computed() -> None:
    found = 0
    for number in range(60):
        facts = {fact.key: fact for fact in situation(f"walk.claim.{number}").facts}
        if "award" in facts and facts["award"].answer.isdecimal():
            verdict = facts["award"].asked.values["verdict"]
            assert callable(verdict)
            assert abs(int(facts["award"].answer) - verdict().tricks) == 1
            found += 1
    assert found


def test_law_71_who_gave_a_trick_away_wants_it_back() -> None:
    for number in range(20):
        one = situation(f"walk.concession.{number}")
        made = (
            [event for event in one.table.log if isinstance(event, Conceded)] if one.table else []
        )
        if made and one.table is not None and one.table.log[-1] is made[-1]:
            assert caller_of(one).side is made[-1].seat.side


def test_law_10A_what_the_players_settled_is_what_the_table_shows() -> None:
    for number in range(40):
        one = situation(f"walk.settled-by-players.{number}")
        needed = None if one.table is None else one.table.ruling_needed
        for fact in one.facts:
            if fact.key == "which" and needed is not None:
                assert fact.asked.read(fact.answer) == needed, one.name
