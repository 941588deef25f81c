"""Rulings on the pages: quick ones by every procedure, and what can go wrong on the way."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from bridgelaw.desk.desk import Desk
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale.language import language
from tests.rotation import one_of_each
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, words_of


@pytest.fixture
def ruler(director: Visitor, desk: Desk) -> Ruler:
    return Ruler(director, desk)


def test_every_procedure_is_ruled_on_and_saved(director: Visitor, desk: Desk) -> None:
    both = [(procedure, lang) for lang in ("en", "ja") for procedure in PROCEDURES]
    for procedure, lang in one_of_each(both, lambda one: one[0]):
        ruler = Ruler(director, desk, lang)
        ruling = ruler.open(procedure)
        first = desk.interview(desk.ruling(ruling)).question
        assert first is not None
        heading = language(lang).say(first.heading)
        page = director.get(f"/rulings/{ruling}")
        assert f"<h1>{escape(heading)}</h1>" in page.replace("\ufe0e", "")
        ruler.rule(ruling, last=lang == "ja")
        found = desk.interview(desk.ruling(ruling)).ruling
        assert found is not None
        before = words_of(director.get(f"/rulings/{ruling}"))
        assert ruler.give(ruling).headers["location"].startswith(f"/rulings/{ruling}/")
        assert desk.ruling(ruling).state == "given"
        after = words_of(director.get(f"/rulings/{ruling}"))
        headline = " ".join(language(lang).say(found.headline).split())
        for page in (before, after):
            assert headline in page.replace("\ufe0e", "")
            assert all(clause in page for clause in found.clauses)


def test_notes_for_the_director_alone_stand_apart_and_are_not_printed(ruler: Ruler) -> None:
    ruling = ruler.open("adjusted-score")
    ruler.rule(ruling)
    found = ruler.desk.interview(ruler.record(ruling)).ruling
    assert found is not None and found.notes
    for _ in ("before it is saved", "after"):
        page = ruler.visitor.get(f"/rulings/{ruling}")
        (alone,) = re.findall(
            r'<details class="fold no-print"><summary>For you.*?</details>', page, re.S
        )
        rest = words_of(page.replace(alone, ""))
        for note in found.notes:
            assert " ".join(str(note).split()) in words_of(alone)
            assert " ".join(str(note).split()) not in rest
        ruler.give(ruling)
    report = ruler.visitor.get(f"/rulings/{ruling}/report")
    (hidden,) = re.findall(r'<details class="fold no-print">.*?</details>', report, re.S)
    assert " ".join(str(found.notes[0]).split()) in words_of(hidden)
    assert " ".join(str(found.notes[0]).split()) not in words_of(report.replace(hidden, ""))


def test_law_20F5_what_one_player_hears_alone_is_not_said_at_the_table(ruler: Ruler) -> None:
    ruling = ruler.open("explanation-duty")
    ruler.rule(ruling, {"mistake": "partner", "moment": "auction", "explains_later": "no"})
    for _ in ("before it is saved", "after"):
        page = ruler.visitor.get(f"/rulings/{ruling}")
        assert "Read aloud" not in page
        assert "Away from the table" in page
        ruler.give(ruling)
    report = ruler.visitor.get(f"/rulings/{ruling}/report")
    assert "Words for the table" not in report
    assert "Away from the table" in report
    with_no_director = "mistake=partner&moment=auction&explains_later=no"
    sheet = ruler.visitor.get(f"/sheets/explanation-duty?{with_no_director}")
    assert "Away from the table" in sheet and "Say at the table" not in sheet


def test_opening_takes_the_table_the_board_and_the_names_along(ruler: Ruler) -> None:
    first = ruler.open("insufficient-bid", place="5", board="12", N="Anna <b>", W="")
    page = ruler.visitor.get(f"/rulings/{first}")
    assert "Table 5" in page and "Board 12" in page and "Anna &lt;b&gt;" in page
    assert ruler.record(first).players == {"N": "Anna <b>"}
    second = ruler.record(ruler.open("claim", after=first, board="13"))
    assert (second.place, second.board, second.players) == ("5", "13", {"N": "Anna <b>"})
    assert second.after_ruling == first


def test_16B_what_was_blurted_out_is_brought_up_written_down_and_the_ruling_goes_on(
    ruler: Ruler,
) -> None:
    ruling = ruler.open("insufficient-bid")
    page = ruler.visitor.get(f"/rulings/{ruling}")
    assert "has said what was meant" in page
    keys = [one.key for one in ruler.record(ruling).answers]
    assert "said_aloud" in keys
    ruler.answer(ruling, "yes", keys.index("said_aloud"))
    asked = ruler.asked(ruling)
    assert asked is not None and asked.key == "said_what"
    ruler.answer(ruling, "I had hearts")
    given = ruler.desk.interview(ruler.record(ruling)).ruling
    assert given is not None and given.goes_on == "insufficient-bid"
    assert "what the offender has just said" in ruler.visitor.get(f"/rulings/{ruling}")
    ruler.give(ruling)
    told = words_of(ruler.visitor.get(f"/rulings/{ruling}/report")).split("Nothing unusual")
    assert "What did the offender say?I had hearts" in told[0] and "explained" not in told[1]
    # The law of the call goes on, and its report does not deny what the first one records.
    second = ruler.open("insufficient-bid", after=ruling)
    ruler.rule(second)
    ruler.give(second)
    unsaid = words_of(ruler.visitor.get(f"/rulings/{second}/report")).split("Nothing unusual")[1]
    assert "say what was meant? No, or it was ruled on" in unsaid


def test_back_and_another_answer_drop_the_later_answers(ruler: Ruler) -> None:
    ruling = ruler.open("unintended-call")
    for value in ("no", "no", "no"):
        assert ruler.answer(ruling, value).status_code == 303
    page = ruler.visitor.get(f"/rulings/{ruling}/1")
    asked = ruler.desk.interview(ruler.record(ruling), 2).question
    assert asked is not None
    assert "drops what was answered after it" in page
    assert str(asked.heading) in words_of(page)
    # The same answer again changes nothing; another one does.
    assert ruler.answer(ruling, "no", 1).headers["location"] == f"/rulings/{ruling}/2"
    assert len(ruler.record(ruling).answers) == 4
    ruler.answer(ruling, "yes", 1)
    assert [one.value for one in ruler.record(ruling).answers] == ["no", "yes"]
    # A link to a step that is gone leads to where the ruling stands.
    response = ruler.visitor.client.get(f"/rulings/{ruling}/3")
    assert response.headers["location"] == f"/rulings/{ruling}/2"


def test_an_answer_sent_twice_is_taken_once(ruler: Ruler) -> None:
    ruling = ruler.open("unintended-call")
    for _ in range(2):
        response = ruler.answer(ruling, "no", 0, seen="1")
        assert response.headers["location"] == f"/rulings/{ruling}/1"
    assert ruler.record(ruling).seq == 2


def test_a_late_answer_is_shown_beside_the_newer_state(ruler: Ruler) -> None:
    ruling = ruler.open("unintended-call")
    asked = ruler.asked(ruling)
    assert asked is not None
    ruler.answer(ruling, "yes", 0)
    response = ruler.answer(ruling, "no", 0, seen="1", key=asked.key)
    assert response.status_code == 409
    said = words_of(response.text)
    assert "Somebody else answered this too" in said
    assert re.search(r"Other Yes\b.* · \d\d:\d\d You No\b", said), said
    assert f'data-discard="/rulings/{ruling}/0"' in response.text
    assert [one.value for one in ruler.record(ruling).answers] == ["yes"]
    # Sent again from that page, it is taken.
    assert ruler.answer(ruling, "no", 0, key=asked.key).status_code == 303
    assert [one.value for one in ruler.record(ruling).answers] == ["no"]
    # To a question that is not asked there any more, it is not offered.
    other = ruler.answer(ruling, "yes", 0, seen="1", key="something_else")
    assert other.status_code == 409
    assert "Answer this all the same" not in other.text


def test_a_wrong_answer_is_shown_beside_the_field(ruler: Ruler) -> None:
    ruling = ruler.open("adjusted-score")
    while (asked := ruler.asked(ruling)) is not None and asked.options:
        ruler.answer(ruling, asked.options[0].key)
    seq = ruler.record(ruling).seq
    response = ruler.answer(ruling, "<99Z> & nonsense")
    assert response.status_code == 422
    assert 'aria-invalid="true"' in response.text
    assert 'value="&lt;99Z&gt; &amp; nonsense"' in response.text
    assert "does not fit" in response.text
    assert ruler.record(ruling).seq == seq


def test_a_score_that_no_contract_gives_is_refused(ruler: Ruler) -> None:
    ruling = ruler.open("tricks-disputed")
    for value in ("entry", "no"):
        ruler.answer(ruling, value)
    response = ruler.answer(ruling, "1")
    assert response.status_code == 422 and "no contract gives +1" in words_of(response.text)
    assert ruler.answer(ruling, "620").status_code == 303


def test_a_ruling_that_awards_scores_leads_to_the_score_desk(ruler: Ruler) -> None:
    ruling = ruler.open("tricks-disputed")
    page = ruler.rule(ruling, {"matter": "entry", "right": "4S= by N"})
    # What was entered wrongly is corrected (79C), not adjusted.
    enter = f"/scores/{ruler.record(ruling).session}/enter?what=correct&amp;ruling={ruling}"
    link = f'href="{enter}"'
    assert link not in page, "it is to be said first"
    page = ruler.visitor.get(ruler.give(ruling).headers["location"])
    assert link in page and "Correct the record" in words_of(page)
    assert "Adjust the score" not in words_of(page)
    # Others do not, and no more does one that is withdrawn.
    other = ruler.open("insufficient-bid")
    ruler.rule(other)
    assert "/enter?" not in ruler.visitor.get(ruler.give(other).headers["location"])
    ruler.post(f"/rulings/{ruling}/mark", mark="withdrawn", on="yes")
    assert link not in ruler.visitor.get(f"/rulings/{ruling}")


def test_what_two_calls_show_is_counted_or_refused_with_its_place(ruler: Ruler) -> None:
    ruling = ruler.open("insufficient-bid")
    while (asked := ruler.asked(ruling)) is not None and asked.key != "comparable":
        ruler.answer(ruling, "bid_or_pass" if asked.key == "kind_of_call" else "no")
    assert asked is not None, "the way to the question has changed"
    page = ruler.visitor.get(f"/rulings/{ruling}")
    assert 'href="/compare"' in page and page.count('name="part"') == 2
    record = ruler.record(ruling)
    address, seen = f"/rulings/{ruling}/{len(record.answers)}", str(record.seq)
    data = {"token": ruler.token, "seen": seen, "part": ["6+ H4+", "6+ H4+ ??"]}
    response = ruler.visitor.client.post(address, data=data)
    assert response.status_code == 422
    assert "<pre>" in response.text and 'value="6+ H4+ ??"' in response.text
    data["part"] = ["6+ H4+", "6+ H4+ S4+"]
    assert ruler.visitor.client.post(address, data=data).status_code == 303
    assert ruler.record(ruling).answers[-1].value == "6+ H4+ -> 6+ H4+ S4+"


def test_a_ruling_that_hands_over_is_saved_and_the_next_one_opened(ruler: Ruler) -> None:
    ruling = ruler.open("insufficient-bid", place="5")
    page = ruler.rule(ruling, {"out_of_rotation": "yes"})
    assert "Ruling given, go on: Call out of turn" in page
    address = ruler.give(ruling, go_on="yes").headers["location"]
    assert address == f"/rulings/new?procedure=call-out-of-turn&after={ruling}"
    opened = ruler.record(ruler.begin(address, who="E"))
    assert (opened.procedure.key, opened.place) == ("call-out-of-turn", "5")
    assert opened.after_ruling == ruling
    assert "Now: Call out of turn" in ruler.visitor.get(f"/rulings/{ruling}")
    # Sent twice, it opens nothing more.
    again = ruler.give(ruling, go_on="yes").headers["location"]
    assert again.startswith(f"/rulings/{ruling}/")


def test_said_printed_and_withdrawn(ruler: Ruler) -> None:
    ruling = ruler.open("robbed-of-turn")
    ruler.rule(ruling)
    ruler.give(ruling)
    for _ in range(2):
        ruler.post(f"/rulings/{ruling}/mark", mark="said", on="yes")
    assert list(ruler.record(ruling).marks) == ["said"]
    printing = ruler.post(f"/rulings/{ruling}/mark", mark="printed", on="yes",
                          next=f"/rulings/{ruling}/report")  # fmt: skip
    assert printing.headers["location"] == f"/rulings/{ruling}/report"
    elsewhere = ruler.post(f"/rulings/{ruling}/mark", mark="printed", on="yes", next="//evil")
    assert elsewhere.headers["location"] == "/"
    page = words_of(ruler.visitor.get(f"/rulings/{ruling}"))
    assert "Ruling given" in page and "printed" in page and "Undo" in page
    assert ruler.answer(ruling, "no", 0).status_code == 422
    ruler.post(f"/rulings/{ruling}/mark", mark="withdrawn", on="yes")
    assert "Rule again" in ruler.visitor.get(f"/rulings/{ruling}")
    assert ruler.post(f"/rulings/{ruling}/mark", mark="eaten", on="yes").status_code == 422


def test_one_button_says_and_keeps_a_ruling(ruler: Ruler) -> None:
    ruling = ruler.open("robbed-of-turn")
    page = ruler.rule(ruling)
    assert page.count("Ruling given") == 1 and 'name="said" value="yes"' in page
    assert ruler.give(ruling, said="yes").status_code == 303
    record = ruler.record(ruling)
    assert record.state == "given" and list(record.marks) == ["said"]
    # Sent twice, it stays said.
    ruler.give(ruling, said="yes")
    assert ruler.record(ruling).seq == record.seq
    page = words_of(ruler.visitor.get(f"/rulings/{ruling}"))
    for deed in ("To do", "Show this at a table", "They appeal", "Print"):
        assert deed in page


def test_a_ruling_that_is_given_up_can_be_taken_up_again(ruler: Ruler) -> None:
    ruling = ruler.open("robbed-of-turn")
    assert "Give up this ruling" in ruler.visitor.get(f"/rulings/{ruling}")
    mark = {"mark": "withdrawn", "next": "/"}
    assert ruler.post(f"/rulings/{ruling}/mark", on="yes", **mark).headers["location"] == "/"
    assert "Waiting for you" not in ruler.visitor.get("/")
    assert "Take it up again" in ruler.rule(ruling)
    assert ruler.give(ruling).status_code == 422
    ruler.post(f"/rulings/{ruling}/mark", on="no", **mark)
    assert "Waiting for you" in ruler.visitor.get("/")
    assert ruler.give(ruling).status_code == 303


def test_notes_and_names_are_kept_and_a_late_note_is_not_lost(ruler: Ruler) -> None:
    ruling = ruler.open("claim")
    for _ in range(2):
        ruler.post(f"/rulings/{ruling}/note", text="West was <angry>", seen="1")
    assert [text for _, text in ruler.record(ruling).notes] == ["West was <angry>"]
    assert "West was &lt;angry&gt;" in ruler.visitor.get(f"/rulings/{ruling}")
    late = ruler.post(f"/rulings/{ruling}/note", text="Another one", seen="1")
    assert late.status_code == 409 and "Another one</textarea>" in late.text
    ruler.post(f"/rulings/{ruling}/seat", place="3", board="7", E="Ena", seen="2")
    record = ruler.record(ruling)
    assert (record.place, record.board, record.players) == ("3", "7", {"E": "Ena"})
    late = ruler.post(f"/rulings/{ruling}/seat", place="9", board="", W="Willi", seen="2")
    assert late.status_code == 409 and 'value="Willi"' in late.text
    assert ruler.post(f"/rulings/{ruling}/note", text=" ", seen="3").status_code == 422
    assert ruler.post(f"/rulings/{ruling}/seat", place="x" * 21, seen="3").status_code == 422


def test_what_does_not_exist_is_refused_and_nothing_is_written(ruler: Ruler) -> None:
    newest = ruler.desk.store.newest()
    client = ruler.visitor.client
    for address in ("/rulings/r-nothing", "/rulings/r-nothing/0", "/rulings/t-x/0",
                    "/rulings/r-nothing/derivation", "/happened/never"):  # fmt: skip
        assert client.get(address).status_code == 404, address
    assert ruler.post("/rulings", procedure="no-such").status_code == 404
    assert ruler.post("/rulings", procedure="claim", table="t-none").status_code == 404
    assert ruler.post("/rulings", procedure="claim", after="r-none").status_code == 404
    for step in ("0", "give", "mark", "note", "seat", "look-again"):
        assert ruler.post(f"/rulings/r-nothing/{step}", answer="yes").status_code == 404, step
    assert ruler.desk.store.newest() == newest
    ruling = ruler.open("claim")
    newest = ruler.desk.store.newest()
    for step in ("5", "999"):
        assert ruler.post(f"/rulings/{ruling}/{step}", answer="yes").status_code == 422
    assert client.get(f"/rulings/{ruling}/{'9' * 5000}").status_code == 404
    assert client.get(f"/rulings/{ruling}/derivation").status_code == 422
    assert ruler.give(ruling).status_code == 422
    assert ruler.answer(ruling, "declarer", seen="many").status_code == 409
    assert ruler.answer(ruling, "x" * 3000).status_code == 422
    assert ruler.desk.store.newest() == newest


def test_without_the_pin_nothing_is_shown_or_written(anybody: Visitor, ruler: Ruler) -> None:
    ruling = ruler.open("claim")
    for address in (f"/rulings/{ruling}", f"/rulings/{ruling}/0", "/happened/play"):
        response = anybody.client.get(address)
        assert response.headers["location"].startswith("/sign-in"), address
    for address in ("/rulings", f"/rulings/{ruling}/0", f"/rulings/{ruling}/note"):
        data = {"procedure": "claim", "answer": "declarer", "seen": "1", "text": "x"}
        assert anybody.client.post(address, data=data).status_code == 403, address
    assert ruler.record(ruling).seq == 1
