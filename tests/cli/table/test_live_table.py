"""The live table without a terminal: lines in, things to show out."""

from __future__ import annotations

import random

import pytest

from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.live_table import LiveTable
from bridgelaw.cli.table.messages import Said
from bridgelaw.cli.table.view import View
from bridgelaw.game import Board, Deal, Seat
from bridgelaw.locale import Refusal, language
from bridgelaw.table import Phase, Table
from bridgelaw.table.result import result_of
from tests.cli.table.typed_lines import (
    INSUFFICIENT,
    MAJOR,
    PLAY,
    asks,
    is_over,
    kinds,
    live_table,
    log,
    said,
    wrong,
)
from tests.laws.board_samples import FOURTEEN
from tests.rotation import fresh_seeds
from tests.table.tables import DEAL, S

# Events and their short forms


def test_calls_in_rotation_and_cards_in_turn() -> None:
    at = live_table("1C P 1H", "P, P, P")
    assert log(at)[:3] == ["S 1C", "W Pass", "N 1H"]
    at = live_table("3NT P P P", "C7", "dummy", "C2 CK C6", "SQ")
    assert log(at)[4:] == [
        "W leads C7", "N spreads the hand", "N plays C2", "E plays CK", "S plays C6", "E leads SQ",
    ]  # fmt: skip


def test_events_in_full_and_mixed_with_short_forms() -> None:
    at = live_table("1C P, E 1S")
    assert log(at)[-1] == "E 1S"
    assert [found.law for found in at.table.open_irregularities] == ["31"]
    assert log(live_table("3NT P P P, W C7"))[-1] == "W leads C7"
    assert log(live_table("3NT P P P, スペード5"))[-1] == "W leads S5"
    assert log(live_table("1 NT"))[-1] == "S 1NT"


def test_in_the_play_a_card_may_be_written_either_way() -> None:
    assert log(live_table("3NT P P P", "7C"))[-1] == "W leads C7"


@pytest.mark.parametrize(
    ("lines", "line", "words"),
    [
        ((), "nonsense", "calls such as 1C P 1H"),
        ((), "directr", "is “director” meant"),
        ((), "undp", "is “undo” meant"),
        ((), "SK", "The auction is not over"),
        ((), "W leads", "Cannot read “W leads”"),
        ((), "dummy", "no dummy yet"),
        ((), "1C Z", "expected calls"),
        (("3NT P P P",), "P", "The auction is over"),
        (("3NT P P P",), "SZ", "cards such as SK"),
        (("3NT P P P",), "SA", "North holds ♠A. If North played it, type “N leads SA”"),
        (("3NT P P P", "C7"), "W plays SA", "West does not hold ♠A"),
        (("3NT P P P", "C7"), "S claims 14", "Only 13 tricks are left"),
        ((), "director Q", "a seat"),
        ((), "undo x", "how many lines"),
        ((), "undo 0", "how many lines"),
        ((), "hands maybe", "hands on"),
        ((), "why", "as in: why W H5"),
        ((), "why W ZZ", "a call"),
        ((), "may Q", "a seat"),
        ((), "law", "as in: law 50D2"),
        ((), "law 999", "No clause"),
        ((), "save", "Name the file"),
        ((), "save /no/such/folder/file", "No such file"),
    ],
)
def test_a_line_that_does_not_fit_is_explained_and_changes_nothing(
    lines: tuple[str, ...], line: str, words: str
) -> None:
    at = live_table(*lines)
    before = at.table
    explained = wrong(at.take(line))
    assert len(explained) == 1
    assert words in explained[0]
    assert at.table is before


def test_the_first_part_of_a_line_is_not_taken_if_the_rest_does_not_fit() -> None:
    at = live_table("3NT P P P")
    assert wrong(at.take("C7, C2 SK"))
    assert len(at.table.log) == 4


def test_an_irregular_event_is_taken_and_shown() -> None:
    at = live_table("1H P")
    shown = at.take("1H")
    irregular = [one.found for one in shown if isinstance(one, show.Irregular)]
    assert [found.law for found in irregular] == ["27"]
    assert isinstance(shown[-1], show.TableShown)
    assert "Settled by Law 27A1" in said(at.take("P"))


def test_an_empty_line_shows_the_table() -> None:
    assert kinds(live_table("1C").take("")) == [show.TableShown]


# Looking things up


def test_why_and_may() -> None:
    at = live_table("1H P")
    assert "Law 18D: 1♥ does not outrank 1♥" in said(at.take("why N 1H"))
    assert "North may call 2♥" in said(at.take("why 2H"))
    at = live_table("3NT P P P", "C7", "dummy", "C2")
    assert "Law 44C" in said(at.take("why E SQ"))
    assert "East may play ♣K" in said(at.take("why CK"))
    assert at.take("may W") == (show.MayDo(at.table, Seat.WEST),)
    assert at.take("may") == (show.MayDo(at.table, Seat.EAST),)


def test_words_in_both_languages() -> None:
    at = live_table("1C", "P")
    for word, kind in (("ヘルプ", show.Help), ("help", show.Help), ("?", show.Help),
                       ("log", show.LogListed), ("記録", show.LogListed),
                       ("rulings", show.RulingsListed), ("裁定", show.RulingsListed),
                       ("law 50D2", show.Clauses), ("条文 50D2", show.Clauses),
                       ("できる W", show.MayDo), ("show", show.TableShown)):  # fmt: skip
        assert kinds(at.take(word)) == [kind], word
    assert "1C" not in " ".join(log(live_table("1C", "戻す")))
    at.take("ディレクター")
    assert asks(at) == "procedure"
    at.take("終了")
    assert asks(at) is None
    at.take("戻す 3")
    assert not at.table.log
    at.take("終了")
    assert is_over(at)


def test_hands_can_be_hidden() -> None:
    at = live_table()
    assert at.take("hands off") == (show.TableShown(at.table, False),)
    assert at.take("hands") == (show.TableShown(at.table, True),)


# Rulings


def test_a_ruling_runs_at_the_table_and_becomes_part_of_it() -> None:
    at = live_table("1H P 1H")
    assert kinds(at.take("director N")) == [show.Begun, show.Questioned]
    assert log(at)[-1] == "director called by N"
    assert asks(at) == "unintended"
    assert wrong(at.take("perhaps"))
    assert asks(at) == "unintended"
    assert kinds(at.take("w")) == [show.WhyAsked]
    assert kinds(at.take("l")) == [show.Clauses]
    assert "first question" in said(at.take("b"))
    at.take("2")
    assert asks(at) == "accepts"
    at.take("b")
    assert asks(at) == "unintended"
    at.take("no")
    shown = at.take("1")
    assert show.RulingGiven in kinds(shown)
    assert isinstance(shown[-1], show.TableShown)
    assert asks(at) is None
    assert [ruling.clauses for ruling in at.table.rulings] == [("27A1",)]
    assert not at.table.open_irregularities


def test_a_ruling_can_be_stopped_without_effect() -> None:
    at = live_table("1H P 1H", "director", "no")
    before = at.table
    assert "No ruling was given" in said(at.take("q"))
    assert at.table is before
    assert asks(at) is None
    # It is taken up again without a second call in the log.
    at.take("director")
    assert asks(at) == "unintended"
    assert log(at).count("director") == 1


def test_where_nothing_is_seen_the_director_chooses_from_the_list() -> None:
    at = live_table("1C")
    assert kinds(at.take("director"))[-1] is show.ProceduresListed
    assert wrong(at.take("99"))
    assert asks(at) == "procedure"
    assert wrong(at.take("insufficient-bid")) == [
        str(one) for one in wrong(live_table("1C", "director").take("insufficient-bid"))
    ]
    assert asks(at) == "procedure"
    at.take("misinformation")
    assert asks(at) not in (None, "procedure")
    at.take("q")
    at.take("director")
    at.take("q")
    assert asks(at) is None


def test_the_list_has_only_what_can_begin_at_this_table() -> None:
    (*_, listed) = live_table("1C").take("director")
    assert isinstance(listed, show.ProceduresListed)
    keys = [procedure.key for procedure in listed.procedures]
    assert "misinformation" in keys
    assert "insufficient-bid" not in keys
    assert "play-out-of-turn" not in keys


def test_an_answer_that_does_not_fit_is_told_what_can_be_chosen_here() -> None:
    at = live_table("3NT P P P", "E exposes HK", "director")
    (said_,) = wrong(at.take("C8"))
    assert "type a number, or one of none_of_these, lawful" in said_
    assert "trick," not in said_  # East has not played to a trick


def test_in_the_middle_of_a_ruling_things_can_be_looked_at() -> None:
    at = live_table("3NT P P P", "E exposes HK", "director")
    for word, kind in (("show", show.TableShown), ("law 50D2", show.Clauses), ("may W", show.MayDo),
                       ("log", show.LogListed), ("help", show.Help), ("w", show.WhyAsked),
                       ("law", show.Clauses)):  # fmt: skip
        assert kinds(at.take(word)) == [kind], word
        assert asks(at) == "occasion"
    # A file may have any name.
    at = live_table("1C", "quit")
    assert asks(at) == "save"
    assert kinds(at.take("/no/such/folder/log")) == [Said]


def test_the_table_is_shown_once_whatever_a_line_leads_to() -> None:
    at = live_table("1S P 2S", "E 2H", "director", "no", "no", "P", "none", "P P", "q")
    for line in ("director", "D", "H"):
        shown = at.take(line)
        assert kinds(shown).count(show.TableShown) <= 1
    assert kinds(live_table("W 1S", "director", "no").take("P")).count(show.TableShown) == 1


def test_law_44G_a_lead_before_the_trick_is_complete_is_ruled_on_at_its_end() -> None:
    at = live_table("3NT P P P", "C7, dummy, C2 CA", "E leads HA", "director")
    assert at.table.open_irregularities
    assert at.table.rulings[-1].clauses == ("44G",)
    assert "ruled on at the end of this trick" in said(at.take("director"))
    at.take("q")
    assert show.RulingGiven in kinds(at.take("C6"))  # by itself: the lead is East's
    assert not at.table.open_irregularities
    assert [str(card) for _, card in at.table.trick.cards] == ["HA"]


def test_law_63A1_an_established_revoke_is_not_brought_up_by_another_ruling() -> None:
    lines = ("3NT P P P", "C7, dummy, C2 D3 CQ", "S8 S7 S2 S4", "ST S6 SA SJ", "W exposes D7")
    at = live_table(*lines)  # East has clubs
    (revoke, _) = at.table.open_irregularities
    at.take("director")
    answer_all(at)
    assert [ruling.procedure for ruling in at.table.rulings] == ["exposed-card"]
    assert at.table.open_irregularities == (revoke,)
    at.take("director")  # somebody asks
    assert at.table.rulings[-1].clauses == ("63A1", "63B")


def test_several_irregularities_are_ruled_on_one_after_the_other() -> None:
    at = live_table("1H P 1H", "S exposes D4", "director", "no", "yes")
    assert asks(at) is not None  # Law 24 comes next by itself
    assert at.table.rulings


def test_undo_takes_back_lines_with_their_events_and_rulings() -> None:
    at = live_table("1H P 1H")
    before = at.table
    for line in INSUFFICIENT[1:]:
        at.take(line)
    assert asks(at) is None
    assert at.table.rulings
    at.take("P")
    assert "Undone: P" in said(at.take("undo"))
    assert at.table.rulings
    assert "Undone: director" in said(at.take("undo"))
    assert at.table == before
    assert [found.law for found in at.table.open_irregularities] == ["27"]
    at.take("undo")
    assert at.table == Table(Board(S), DEAL)
    assert wrong(at.take("undo")) == ["There is nothing to undo."]


def test_undo_of_several_lines_and_in_the_middle_of_a_ruling() -> None:
    at = live_table("1H P 1H", "director", "no")
    at.take("undo")
    assert asks(at) is None
    assert log(at) == ["S 1H", "W Pass", "N 1H"]
    at = live_table("1C", "P", "1H", "P")
    shown = at.take("undo 3")
    assert said(shown).splitlines() == ["Undone: P", "Undone: 1H", "Undone: P"]
    assert log(at) == ["S 1C"]


def test_what_came_from_a_file_is_undone_one_event_at_a_time() -> None:
    at = LiveTable(Table(Board(S), DEAL).after("S 1C, W P"))
    at.start()
    at.take("1H")
    at.take("undo")
    assert "Undone: W Pass" in said(at.take("undo"))
    assert log(at) == ["S 1C"]


def test_law_31A_a_call_at_the_proper_turn_is_ruled_on_by_itself() -> None:
    at = live_table("W 1S", "director", "no")
    assert asks(at) is None
    assert at.table.due
    shown = at.take("P")  # South passes: West must repeat the call
    assert show.RulingGiven in kinds(shown)
    assert at.table.rulings[-1].clauses[-1] == "31A1"
    at.take("undo")
    assert len(at.table.rulings) == 1


def test_law_26B_declarers_choice_begins_when_the_lead_is_due() -> None:
    at = live_table("1S P 2S", "E 2H", "director", "no", "no", "P", "none")
    shown = at.take("P P")
    assert asks(at) is not None
    assert "declarer may forbid a suit" in said(shown)
    answers = {"prohibits": "D", "specified_suits": "H"}
    while (key := asks(at)) is not None:
        assert not wrong(at.take(answers[key]))
    (restriction,) = at.table.lead_restrictions
    assert restriction.law == "26B"
    # The choice goes with the line that led to it.
    at.take("undo")
    assert at.table.phase is Phase.AUCTION
    assert not at.table.lead_restrictions


def test_law_50D2_declarer_chooses_and_can_put_it_off() -> None:
    at = live_table(*MAJOR)
    assert asks(at) == "demand"
    assert "put off" in said(at.take("q"))
    assert at.table.decisions
    at.take("may W")
    assert asks(at) is None
    shown = at.take("C7")  # without waiting
    assert [one.found.law for one in shown if isinstance(one, show.Irregular)] == ["49"]
    at.take("undo")
    at.take("director")
    assert asks(at) == "demand"
    at.take("prohibit")
    assert asks(at) is None
    assert str(at.table.legal_cards(Seat.WEST).legal) == "765..765.T987"


# The end of the board


def test_the_result_follows_the_last_trick() -> None:
    at = live_table("3NT P P P", *PLAY)
    found = result_of(at.table)
    assert found is not None
    assert (found.tricks, found.over) == (6, -3)
    assert asks(at) is None


def test_reviews_are_asked_once_and_kept_in_the_log() -> None:
    at = live_table("3NT P P P", *PLAY[:-1])
    at.take("ruling any of 2017 [9B] review 16C2; review 72C")
    shown = at.take(PLAY[-1])
    assert [one.law for one in shown if isinstance(one, show.ReviewAsked)] == ["16C2"]
    assert asks(at) == "adjust"
    assert wrong(at.take("perhaps")) == ["Type yes or no."]
    at.take("no")
    assert asks(at) == "adjust"
    at.take("はい")
    # Law 12 goes on, and knows by which law.
    assert asks(at) == "offenders"
    at.take("q")
    assert asks(at) is None
    assert log(at)[-2:] == [
        "ruling review of 2017 [16C2]",
        "ruling review of 2017 [72C] assigned adjusted score by 72C",
    ]
    found = result_of(at.table)
    assert found is not None
    assert [one.law for one in found.adjusted] == ["72C"]
    # Undo asks again.
    at.take("undo")
    assert asks(at) == "adjust"
    assert log(at)[-1] == "ruling review of 2017 [16C2]"
    at.take("q")
    assert asks(at) is None
    at.take("director")
    assert asks(at) == "adjust"


def test_a_review_can_be_gone_through() -> None:
    at = live_table("3NT P P P", "ruling any of 2017 [9B] review 16C2; review 72C", *PLAY)
    assert asks(at) == "adjust"
    at.take("go")
    assert asks(at) == "who"
    for answer in ("S", "withdrawn", "agreed"):
        at.take(answer)
    at.take("no")
    # It was looked at, and the next one is asked, which has no procedure of its own.
    assert asks(at) == "adjust"
    assert wrong(at.take("go")) == ["Type yes or no."]


def test_a_table_that_is_loaded_at_its_end_asks_at_once() -> None:
    first = live_table("3NT P P P", "ruling any of 2017 [9B] review 72C", *PLAY)
    at = LiveTable(first.table)
    at.start()
    assert asks(at) == "adjust"


def test_law_69A_a_claim_is_agreed_to_or_left() -> None:
    at = live_table("3NT P P P", "C7", "dummy", "C2 CK C6", 'S claims 3 "three, top cards"')
    assert asks(at) == "agreed"
    assert result_of(at.table) is None
    at.take("yes")
    found = result_of(at.table)
    assert found is not None
    assert (found.tricks, found.over) == (3, -6)
    at.take("undo")
    assert asks(at) == "agreed"
    at.take("q")
    assert asks(at) is None
    assert result_of(at.table) is None
    at.take("undo")
    assert at.table.phase is Phase.PLAY


def test_law_68D2_a_claim_that_somebody_doubts_is_ruled_on() -> None:
    at = live_table("3NT P P P", "C7", "dummy", "C2 CK C6", "S claims 3", "no")
    assert asks(at) == "doubted"
    for reply in ("director", "none", "award", "3"):
        at.take(reply)
    found = result_of(at.table)
    assert found is not None
    assert (found.tricks, found.over) == (3, -6)
    at.take("undo")
    assert asks(at) == "agreed"
    assert log(at)[-1] == "S claims 3"
    for reply in ("no", "play_on"):
        at.take(reply)
    assert at.table.phase is Phase.PLAY
    assert asks(at) is None


def test_law_68A_of_a_hand_put_down_the_number_of_tricks_is_wanted() -> None:
    at = live_table("3NT P P P", "C7", "dummy", "C2 CK C6", "S spreads the hand", "director")
    assert asks(at) == "not_a_claim"
    assert "Enter how many tricks" in said(at.take("no"))
    assert asks(at) is None
    at.take("S claims 3")
    assert asks(at) == "agreed"


def test_passed_out() -> None:
    at = live_table("P P P P")
    found = result_of(at.table)
    assert found is not None
    assert found.passed_out


# Whole boards


def test_a_revoke_that_nobody_noticed_is_settled_after_the_play() -> None:
    at = live_table("3NT P P P", "C7", "dummy", "C2 D3 C6")  # East has clubs
    for line in ("S7 SA SQ ST", "SK SJ S9 S6", "S3 S4 S8 S5", "HQ HT H4 HA", "HK HJ H9 H3",
                 "H6 H7 H8 H2", "D7 DA DQ DT", "S2 H5 D9 D6", "DK DJ D8 D5", "D2 CA D4 CT",
                 "CQ C9 C4 CK"):  # fmt: skip
        at.take(line)
        assert asks(at) is None
    assert show.Begun in kinds(at.take("C5 CJ C8 C3"))
    while (asked := asks(at)) is not None:
        assert not wrong(at.take("in_time" if asked == "first_noticed" else "no")), asked
    found = result_of(at.table)
    assert found is not None
    assert (found.won, found.transferred, found.over) == (8, 1, 0)
    assert not at.table.open_irregularities


def test_law_64C1_is_not_asked_again_after_the_tricks_of_the_revoke() -> None:
    at = live_table("3NT P P P", "C7, dummy, C2 D3 C6", "S7", "director")
    assert at.table.rulings[-1].clauses == ("63A1", "63B")
    assert at.table.reviews == ("64C1",)
    for line in ("SA SQ ST", "SK SJ S9 S6", "S3 S4 S8 S5", "HQ HT H4 HA", "HK HJ H9 H3",
                 "H6 H7 H8 H2", "D7 DA DQ DT", "S2 H5 D9 D6", "DK DJ D8 D5", "D2 CA D4 CT",
                 "CQ C9 C4 CK", "C5 CJ C8 C3"):  # fmt: skip
        at.take(line)
    assert asks(at) == "better_without"
    at.take("no")
    assert asks(at) is None
    found = result_of(at.table)
    assert found is not None
    assert (found.won, found.transferred, found.adjusted) == (8, 1, ())


def test_several_irregularities_on_one_board() -> None:
    """A card shown, a choice of declarer, a revoke corrected, a lead out of turn, reviews."""
    at = live_table(*MAJOR)
    assert asks(at) == "demand"
    at.take("neither")
    at.take("C7, dummy, C2 D3")  # East has clubs, and a penalty card
    laws = [found.law for found in at.table.open_irregularities]
    assert laws == ["61A"]
    at.take("director")
    answer_all(at)
    assert not at.table.open_irregularities
    before = len(at.table.rulings)
    at.take("W leads SK" if at.table.to_play is None else "S exposes H7")
    at.take("director")
    answer_all(at)
    assert len(at.table.rulings) > before
    assert Table.parse(at.table.text) == at.table
    at.take("undo 99")
    assert at.table == Table(Board(S), DEAL)


def answer_all(at: LiveTable) -> None:
    """Answers every question with the first answer that fits."""
    for _ in range(20):
        if at.pending is None or at.pending.interview.question is None:
            return
        at.take(at.pending.interview.question.samples()[0])
    raise AssertionError("the questions do not end")


@pytest.mark.parametrize("seed", fresh_seeds(2, exhaustive=12))
def test_whatever_is_typed_nothing_is_lost_and_all_can_be_undone(seed: int) -> None:
    chance = random.Random(seed)
    view = View(Screen(language(chance.choice(("en", "ja")))))
    at = live_table(chance.choice(("3NT P P P", "1H P 1H", "1S P 2S, E 2H", "W 1S")))
    start = Table(Board(S), DEAL)
    for _ in range(120):
        view.draw(at.take(next_line(at, chance)))
        if result_of(at.table) is not None and asks(at) is None:
            break
    assert Table.parse(at.table.text) == at.table
    at.take("undo 999")
    assert at.table == start


def next_line(at: LiveTable, chance: random.Random) -> str:
    """Something that may be typed now, sensible or not."""
    table = at.table
    if at.pending is not None and at.pending.interview.question is not None:
        return chance.choice((*at.pending.interview.question.samples(), "q", "b", "w"))
    if asks(at) is not None:
        return chance.choice(("yes", "no", "q"))
    if table.open_irregularities and chance.random() < 0.6:
        return "director"
    if table.to_call is not None:
        return str(chance.choice(table.legal_calls(table.to_call).legal[:4]))
    seat = table.to_play or chance.choice(tuple(Seat))
    if chance.random() < 0.85:
        return " ".join(str(card) for card in list(table.legal_cards(seat).legal)[:1])
    other = chance.choice(tuple(Seat))
    card = chance.choice(list(table.hand(other) or table.played(other)))
    forms = ("exposes {}", "leads {}", "plays {}", "claims 2", "designates {}")
    return f"{other} {chance.choice(forms).format(card)}"


def test_law_13_a_hand_of_fourteen_stops_the_table_until_it_is_ruled_on() -> None:
    at = LiveTable(Table(Board(Seat.SOUTH), Deal.parse(FOURTEEN)))
    assert wrong(at.take("1C")) == [
        "North has 14 cards: nobody goes on before the director has ruled."
    ]
    assert log(at) == []
    at.take("N counts 14, E counts 12")
    at.take("director")
    for answer in ("no", "no", "C5"):
        assert not wrong(at.take(answer))
    assert at.table.wrong_hands == {}
    assert not wrong(at.take("1C"))
    assert log(at)[-1] == "S 1C"


def _cited(edition: str | None, begun: Table) -> str:
    at = LiveTable(begun, edition=edition)
    for line in ("director", "conduct", "signals", "no"):
        at.take(line)
    return log(at)[-1]


@pytest.mark.parametrize(
    ("edition", "cited"),
    [("2017", "ruling conduct of 2017 [73B2]"), ("2024", "ruling conduct of 2024 [89A3]")],
)
def test_a_table_is_ruled_by_the_edition_that_is_named(edition: str, cited: str) -> None:
    assert _cited(edition, Table(Board(S)).after("S 1C")).startswith(cited)


def test_a_table_is_finished_under_the_edition_under_which_it_was_begun() -> None:
    begun = Table(Board(S)).after("S 1C", "ruling any of 2017 [9B] review 72C")
    assert _cited(None, begun).startswith("ruling conduct of 2017 [73B2]")


def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match="no edition 1997"):
        LiveTable(Table(Board(S)), edition="1997")
