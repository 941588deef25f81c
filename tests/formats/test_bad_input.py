"""Nothing that is in a file can do more than be refused."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bridgelaw.formats import read_data, read_document, read_records
from bridgelaw.formats.documents import BadFile, Incomplete, Wishes
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.standings import score_field
from tests.formats import test_csv_file, test_pbn, test_yaml_file
from tests.formats.test_deal_files import DEALS, dlm, dup
from tests.formats.usebio_samples import edited_pairs
from tests.rotation import examples

FILES = {
    "yaml": test_yaml_file.FILE.encode(),
    "csv": test_csv_file.FILE.encode("cp932"),
    "pbn": test_pbn.TABLE.encode("latin-1"),
    "games.pbn": test_pbn.GAMES.encode("latin-1"),
    "xml": edited_pairs().encode(),
}


def survives(data: bytes, name: str) -> None:
    """Whatever it is, it is read or refused; what is read can be written and read again."""
    try:
        document = read_data(data, name)
    except Refusal as error:
        assert str(error)
        return
    for problem in document.problems:
        assert str(problem.place)
        assert str(problem.reason)
    try:
        written = document.write(score_field(document.field))
    except Incomplete:
        assert document.broken is not None
        return
    except BadFile as error:
        assert "with its comments where they stand" in str(error)
        return
    assert document.broken is None
    assert read_data(written, name).field == document.field


@settings(max_examples=examples(60))
@given(data=st.binary(max_size=200), name=st.sampled_from(["x.yaml", "x.csv", "x.pbn", "x.xml"]))
@example(data=b"\x00\x01", name="x.csv")
@example(data=b'"', name="x.csv")
@example(data=b"'", name="x.yaml")
@example(data=b"%YAML 1.1\n---\nboards: {1: [1-2: 4S= by N]}\n", name="x.yaml")
@example(data=b"board,ns,ew,result\r1,1,2,4S= by N\r", name="x.csv")
def test_any_bytes(data: bytes, name: str) -> None:
    survives(data, name)


@settings(max_examples=examples(60))
@given(text=st.text(max_size=120), name=st.sampled_from(["x.yaml", "x.csv", "x.pbn", "x.xml"]))
def test_any_text(text: str, name: str) -> None:
    survives(text.encode("utf-8", "surrogatepass"), name)


@pytest.mark.parametrize("kind", FILES)
@settings(max_examples=examples(60))
@given(data=st.data())
def test_damaged_files(kind: str, data: st.DataObject) -> None:
    """A good file with some bytes changed, left out or doubled."""
    damaged = bytearray(FILES[kind])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        what = data.draw(st.integers(0, 3))
        if what == 0:
            damaged[at] = data.draw(st.sampled_from(list(b'\n",;:#[]{}-?0X\xff\x82\\ ')))
        elif what == 1:
            del damaged[at : at + data.draw(st.integers(1, 30))]
        elif what == 2:
            damaged[at:at] = damaged[at : at + data.draw(st.integers(1, 60))]
        else:
            damaged[at:at] = data.draw(st.binary(max_size=4))
        if not damaged:
            damaged = bytearray(b"x")
    survives(bytes(damaged), f"x.{kind}")


@pytest.mark.parametrize("data", [dup(DEALS), dlm(DEALS).encode()], ids=["dup", "dlm"])
@settings(max_examples=examples(60))
@given(changes=st.lists(st.tuples(st.integers(0, 900), st.binary(max_size=3)), max_size=4))
def test_damaged_deals(data: bytes, changes: list[tuple[int, bytes]]) -> None:
    """Every board that is read has thirteen cards a hand, or a problem."""
    damaged = bytearray(data)
    for at, piece in changes:
        damaged[at : at + len(piece)] = piece
    try:
        records = read_records(bytes(damaged), "x")
    except Refusal as error:
        assert str(error)
        return
    for record in records:
        is_whole = all(hand is not None and len(hand) == 13 for hand in record.deal.hands)
        assert is_whole or record.problems


def test_folders_missing_empty_and_binary_files_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is a folder, not a file"):
        read_document(tmp_path)
    with pytest.raises(BadFile, match="there is no file"):
        read_document(tmp_path / "none.csv")
    with pytest.raises(BadFile, match="cannot be read"):
        read_document("a\0b")
    for name, data, reason in (
        ("empty.yaml", b"", "is empty"),
        ("blank.csv", b" \r\n\t\n", "is empty"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "is no file of results"),
        ("picture.csv", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "is not a file of text"),
        ("letter.doc", b"Dear club,\n", "is no file of results"),
    ):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BadFile, match=reason):
            read_document(tmp_path / name)


def test_the_kind_is_found_by_the_content_where_the_name_is_wrong(tmp_path: Path) -> None:
    for kind, data in FILES.items():
        path = tmp_path / f"results-{kind}.dat"
        path.write_bytes(data)
        assert read_document(path).field.lines
    wrong = tmp_path / "table.csv"
    wrong.write_bytes(FILES["pbn"])
    assert read_document(wrong).field.event.name == "Evening"


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    class Input:
        buffer = io.BytesIO(FILES["yaml"])

    monkeypatch.setattr("sys.stdin", Input)
    document = read_document("-", Wishes(session=2))
    assert document.field.lines[0].session == 2
