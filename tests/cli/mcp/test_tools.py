"""The tools one by one, how they refuse, and how the server is reached."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest
from mcp import StdioServerParameters
from mcp.client.stdio import stdio_client

from bridgelaw.cli.mcp.server import TOOLS
from bridgelaw.locale.language import language
from tests.cli.mcp.assistant import Assistant, Refused, assisted
from tests.cli.typed import run

FIELD = """board,ns,ew,result
1,1,4,4S= by N
1,2,5,4S-1 by N
1,3,6,4S+1 by N
"""
MOST_BYTES = 20_000
CLAIM: dict[str, Any] = {
    "hands": {"N": "SAQ", "E": "SK3", "S": "S42", "W": "S65"},
    "trump": "NT", "declarer": "S", "lead": "S", "claims": 2,
}  # fmt: skip
# East's trump is out, and declarer said nothing of it.
TRUMP_OUT: dict[str, Any] = {
    "hands": {"N": "D32 C2", "E": "S2 C54", "S": "SA DAK", "W": "H32 D5"},
    "trump": "S", "declarer": "S", "lead": "S", "claims": 3,
}  # fmt: skip


def asked(tool: str, lang: str = "en", **arguments: Any) -> Any:
    async def work(assistant: Assistant) -> Any:
        return await assistant.ask(tool, **arguments)

    return assisted(work, lang=lang)


def test_every_tool_only_reads_and_says_what_it_takes_and_gives() -> None:
    async def work(assistant: Assistant) -> Any:
        return (await assistant.client.list_tools()).tools

    for lang in ("en", "ja"):
        tools = assisted(work, lang=lang)
        assert [tool.name for tool in tools] == list(TOOLS)
        for tool in tools:
            assert tool.annotations.read_only_hint
            assert not tool.annotations.destructive_hint
            assert tool.input_schema["additionalProperties"] is False
            assert tool.output_schema["type"] == "object"
            assert tool.title.isascii() is (lang == "en"), tool.title


def test_the_tools_take_little_room_in_a_conversation() -> None:
    """Their definitions stand in every conversation, used or not."""

    async def work(assistant: Assistant) -> Any:
        listed = await assistant.client.list_tools()
        return listed.model_dump_json(by_alias=True, exclude_none=True)

    for lang in ("en", "ja"):
        assert len(assisted(work, lang=lang).encode()) < MOST_BYTES
    # And what is not said is still taken: a table as JSON, `null` for what is left out.
    table = {"board": 7, "events": ["S 1C", {"event": "called", "seat": "W", "call": "1S"}, "N 1H"]}
    step = asked("rule", procedure="insufficient-bid", table=table, who=None)
    assert step["question"]["key"] == "unintended"


def test_compare_says_where_the_director_decides() -> None:
    good = asked("compare_calls", withdrawn="6+ H4+", replacement="10+ H4+")
    assert (good["verdict"], good["test"]) == ("comparable", "23A2")
    bad = asked("compare_calls", withdrawn="6+ H4+", replacement="10-12 bal", lang="ja")
    assert bad["verdict"] == "not comparable"
    open_ = asked("compare_calls", withdrawn="11-21 S5+", replacement="8-16 S5+")
    assert open_["verdict"] == "director decides"
    assert open_["next"].startswith("The director decides (23A).")


def test_a_claim_is_judged_with_the_line_that_shows_it() -> None:
    found = asked("judge_claim", **CLAIM)
    assert (found["good"], found["tricks"], found["ask"]) == (False, 1, [])
    assert [play["card"] for play in found["line"]][:3] == ["S2", "S5", "SA"]
    assert found["rules"][0]["law"].startswith("70")


def test_law_70C_a_forgotten_trump_is_asked_about_and_not_decided() -> None:
    found = asked("judge_claim", **TRUMP_OUT)
    assert found["assumed_forgotten"]
    assert found["tricks"] < found["if_remembered"]
    assert "forgotten_trump" in found["ask"][0]
    assert found["next"].startswith("This is not settled")
    yes, no = (
        asked("judge_claim", **TRUMP_OUT, forgotten_trump=answer) for answer in (True, False)
    )
    assert (yes["tricks"], no["tricks"]) == (found["tricks"], found["if_remembered"])
    assert yes["ask"] == no["ask"] == []


def test_how_a_statement_was_read_is_to_be_confirmed() -> None:
    found = asked("judge_claim", **{**TRUMP_OUT, "statement": "drawing the trump"})
    assert found["claim"]["steps"]
    assert any("statement" in words for words in found["ask"])


def test_a_claim_at_a_table() -> None:
    deal = "N:AKQJ.T98.765.432 T987.AKQJ.43.765 65.76.AKQJ2.AKQJ 432.5432.T98.T98"
    table = f"board 3\ndeal {deal}\nS 3NT, W P, N P, E P, W leads S2\nS claims 9"
    found = asked("judge_claim", table=table, seconds=1)
    assert (found["claimed"], found["left"], found["claim"]["claimer"]) == (9, 13, "S")


def test_revokes_are_weighed() -> None:
    found = asked(
        "weigh_revokes", deal="N:AK.2.. QJ.3.. 32.4.. 54..2.", contract="1NT by S",
        play="N SA, E H3, S S2, W S4, N SK, E SQ, S S3, W S5", tricks=None,
    )  # fmt: skip
    assert [(one["seat"], one["card"]) for one in found["revokes"]] == [("E", "H3")]
    assert found["revokes"][0]["automatic"]["clause"].startswith("64")


def test_scores_of_a_board_and_of_a_field() -> None:
    found = asked("score_results", results=["4S= by N", "Pass"], vulnerable="NS")
    assert [one["ns"] for one in found["scores"]] == [620, 0]
    field = asked("score_field", results=FIELD, pair="2")
    assert [one["id"] for one in field["ranking"]][:2] == ["3", "5"]
    assert len(field["pair"]["lines"]) == 1


def test_an_adjusted_score_shows_everybody_before_and_after() -> None:
    found = asked(
        "adjust_score", results=FIELD, board=1, table="2",
        both="2/3 4S= by N, 1/3 4S-1 by N", law="12C1(c)",
    )  # fmt: skip
    assert found["before"]["points"]["NS"]["exact"] == "0"
    assert found["after"]["points"]["NS"]["exact"] == "2/3"
    assert len(found["scores"]) == 3
    assert "2/3 4S= by N" in found["results"]
    with pytest.raises(Refused, match="law: Field required"):
        asked("adjust_score", results=FIELD, board=1, table="2", both="A+/A-")


def test_a_ruling_on_a_score_knows_its_field() -> None:
    score = {"results": FIELD, "board": 1, "table": "2"}
    said = ("law", "16B3", "EW", "yes", "yes", "4S= by N", "no")

    async def work(assistant: Assistant) -> Any:
        answers: list[dict[str, str]] = []
        step = await assistant.ask("rule", procedure="adjusted-score", score=score)
        for one in said:
            answers.append({"question": step["question"]["key"], "answer": one})
            step = await assistant.ask(
                "rule", procedure="adjusted-score", score=score, answers=answers
            )
        return step

    ruling = assisted(work)["ruling"]
    assert ruling["clauses"] == ["16B3", "12B1", "12C1(b)"]
    assert "North-South get 1 of 4 matchpoints, 25.00 %." in ruling["derivation"]


def test_a_clause_is_looked_up_in_short_words() -> None:
    found = asked("look_up_law", law="27B1", lang="ja")
    assert [one["number"] for one in found["clauses"]] == ["27B1", "27B1(a)", "27B1(b)"]
    assert not found["clauses"][0]["text"].isascii()


@pytest.mark.parametrize(
    ("tool", "arguments", "reason"),
    [
        ("look_up_law", {"law": "99"}, "No clause “99”"),
        ("rule", {"procedure": "no-such"}, "There is no procedure “no-such”"),
        ("rule", {"procedure": "revoke", "table": "board 1\nN 1C"}, "revoke"),
        ("what_may_be_done", {"table": "board x", "seat": "N"}, "Cannot read"),
        ("what_may_be_done", {"table": "board 1", "seat": "Q"}, "seat: Input should be"),
        ("compare_calls", {"withdrawn": "6+ H4+", "replacement": "gobbledegook"}, "gobbledegook"),
        ("judge_claim", {"trump": "NT"}, "declarer"),
        ("weigh_revokes", {}, "Send a table"),
        ("score_field", {"results": "hello"}, "no file of results"),
        ("score_results", {"results": ["9S"]}, "9S"),
        ("look_up_law", {"law": "1", "unknown": 1}, "unknown: Extra inputs"),
        ("no_such_tool", {}, "There is no tool “no_such_tool”."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    tool: str, arguments: dict[str, Any], reason: str
) -> None:
    async def work(assistant: Assistant) -> None:
        with pytest.raises(Refused) as refused:
            await assistant.ask(tool, **arguments)
        assert reason in str(refused.value)
        assert "Traceback" not in str(refused.value)

    assisted(work)


def test_a_refusal_is_in_the_language_that_was_asked_for() -> None:
    async def work(assistant: Assistant) -> str:
        with pytest.raises(Refused) as refused:
            await assistant.ask("look_up_law", law="99", lang="ja")
        return str(refused.value)

    assert assisted(work).startswith("条項「99」はありません")


# How it is reached.

Work = Callable[[Assistant], Awaitable[Any]]


async def _law_27(assistant: Assistant) -> Any:
    return await assistant.ask(
        "rule", procedure="insufficient-bid", table="board 7\nS 1C, W 1S, N 1H",
        answers=[{"question": "unintended", "answer": "no"},
                 {"question": "accepts", "answer": "yes"}],
    )  # fmt: skip


def test_over_standard_input_and_output() -> None:
    typed = StdioServerParameters(
        command=sys.executable, args=["-m", "bridgelaw", "mcp", "--lang", "ja"]
    )
    step = assisted(_law_27, server=stdio_client(typed))
    assert step["ruling"]["clauses"] == ["27A1"]
    assert step["title"] == "不十分なビッド"


@contextmanager
def listening(*options: str) -> Iterator[str]:
    """The address of a server over HTTP."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    typed = [sys.executable, "-m", "bridgelaw", "mcp", "--http", "--port", port, *options]
    with subprocess.Popen(typed, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def test_over_http() -> None:
    with listening("--host", "law.example") as address:
        step = assisted(_law_27, server=address)
        assert step["ruling"]["clauses"] == ["27A1"]
        accepts = {"Accept": "application/json, text/event-stream"}
        ping = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}

        def status(host: str, origin: str | None = None, sent: Any = ping) -> int:
            named = {"Host": host, **({} if origin is None else {"Origin": origin})}
            return httpx2.post(address, json=sent, headers={**accepts, **named}).status_code

        assert status("law.example") == 200
        # A page of another site, and a name that somebody made to lead here, are refused.
        assert status("evil.example") == 421
        assert status("127.0.0.1", "http://evil.example") == 403
        assert status("127.0.0.1", sent={**ping, "params": {"cursor": "x" * 300_000}}) == 413


@pytest.mark.parametrize(("lang", "words"), (("en", "is taken"), ("ja", "使われています")))
def test_a_port_that_is_taken_is_said(lang: str, words: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        result = run("mcp", "--http", "--port", port, lang=lang)
    assert result.exit_code == 3
    assert port in result.stderr and words in result.stderr and "Errno" not in result.stderr


def test_options_of_http_need_it() -> None:
    result = run("mcp", "--port", "2018")
    assert (result.exit_code, "--http" in result.stderr) == (2, True)


def test_it_needs_neither_a_database_nor_the_desk() -> None:
    """`pip install bridgelaw[mcp]` brings no SQLAlchemy, FastAPI, Jinja2 or argon2."""
    program = """
import sys
for name in ("sqlalchemy", "fastapi", "jinja2", "argon2", "itsdangerous"):
    sys.modules[name] = None
from bridgelaw.cli.mcp.server import TOOLS
from bridgelaw.locale.language import language
calls = {"look_up_law": {"law": "27"}, "find_procedure": {"words": "revoke"},
         "score_field": {"results": "board,ns,ew,result\\n1,1,4,4S= by N\\n"},
         "look_at_table": {"table": "board 1"}, "rule": {"procedure": "revoke"},
         "weigh_revokes": {}, "judge_claim": {"trump": "NT"}}
for name, arguments in calls.items():
    TOOLS[name].called(arguments, language("en"))
"""
    typed = [sys.executable, "-c", program]
    done = subprocess.run(typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("look_at_table", {"table": {"board": 7, "events": nested(3000)}}),
        ("look_at_table", {"table": {"board": 7, "events": [{"event": nested(3000)}]}}),
        ("look_at_table", {"table": "\x0b" * 40_000}),
        ("look_at_table", {"table": "board 7\n" + "N P," * 10_000}),
        ("rule", {"procedure": "revoke", "answers": nested(3000)}),
        ("rule", {"procedure": "revoke", "table": "x" * 60_000}),
        ("compare_calls", {"withdrawn": "S4+ or " * 70, "replacement": "H4+ " * 120}),
        ("score_field", {"results": "a: " + "[" * 1000}),
        ("score_field", {"results": '[Event "x"]\n' + "\x0c" * 40_000}),
        ("weigh_revokes", {"record": '[Event "x"]\n' + "\u3000" * 40_000}),
    ],
)
def test_what_is_meant_to_hurt_ends_in_a_sentence(tool: str, arguments: dict[str, Any]) -> None:
    """Not in an error of the program: that the server does not answer at all."""
    result = TOOLS[tool].called(arguments, language("en"))  # no client would send all of it
    assert result.is_error
