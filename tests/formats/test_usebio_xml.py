"""The XML reader: hostile files, encodings, files that break off, and that nothing is lost."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.usebio.xml import Changes, Element, read_xml

PLAIN = b"""<?xml version='1.0'?>
<!DOCTYPE A SYSTEM "http://example.invalid/a.dtd">
<!-- first --><A z="1" a='>"'>
\t<B>x &amp; y</B><C/>\r
  <?own data?><D><![CDATA[<raw>]]></D >
</A>
<!-- last -->
"""


def one(element: Element, name: str) -> Element:
    child = element.child(name)
    assert child is not None
    return child


def refused(data: bytes) -> str:
    with pytest.raises(BadFile) as caught:
        read_xml(data)
    return str(caught.value)


def test_an_unchanged_document_is_the_same_bytes() -> None:
    assert read_xml(PLAIN).changed(Changes()) == PLAIN


def test_elements_know_their_place() -> None:
    root = read_xml(PLAIN).root
    assert (root.name, root.line, list(root.attributes.items())) == (
        "A",
        3,
        [("z", "1"), ("a", '>"')],
    )
    assert [(child.name, child.line, child.text) for child in root.children] == [
        ("B", 4, "x & y"),
        ("C", 4, ""),
        ("D", 5, "<raw>"),
    ]
    assert [(note.target, note.data, note.line) for note in root.instructions] == [
        ("own", "data", 5)
    ]


def test_only_what_is_changed_is_touched() -> None:
    xml = read_xml(PLAIN)
    changes = Changes()
    changes.set_text(one(xml.root, "D"), "1 < 2")
    changes.set_text(one(xml.root, "C"), "new")
    changes.insert(one(xml.root, "B").end, "<!--i-->")
    expected = (
        PLAIN.replace(b"<![CDATA[<raw>]]>", b"1 &lt; 2")
        .replace(b"<C/>", b"<C>new</C>")
        .replace(b"</B>", b"</B><!--i-->")
    )
    assert xml.changed(changes) == expected


def test_two_changes_of_one_place_are_a_mistake() -> None:
    xml = read_xml(b"<A><B>1</B></A>")
    changes = Changes()
    changes.set_text(one(xml.root, "B"), "2")
    changes.set_text(one(xml.root, "B"), "3")
    with pytest.raises(ValueError, match="same place"):
        xml.changed(changes)


LAUGHS = b"""<?xml version="1.0"?>
<!DOCTYPE a [
<!ENTITY b "ha">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
]><a>&c;</a>"""


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (LAUGHS, "line 3: the file declares the entity “b”"),
        (
            b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>',
            "line 1: the file declares the entity “x”",
        ),
        (
            b'<!DOCTYPE a [<!ENTITY % x SYSTEM "http://example.invalid/x">%x;]><a/>',
            "line 1: the file declares the entity “x”",
        ),
        (b"<a>\n" * 10_000, "line 65: elements stand in each other more than 64 deep"),
        (b"<a>\n<b c='" + b"x" * 1_000_000 + b"'/></a>", "line 2: an attribute of b is longer"),
        (b" " * (64 * 2**20 + 1), "the file has 67108865 bytes"),
        (b"", "line 1: this is not an XML file"),
        (b"board,ns,ew\n1,2,3\n", "line 1: this is not an XML file"),
        (bytes(range(256)) * 20, "this is not an XML file"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "this is not an XML file"),
        (b"<!DOCTYPE a>", "this is not an XML file"),
        (b'<?xml version="1.0" encoding="klingon"?><a/>', "the encoding klingon is not known"),
        (codecs.BOM_UTF16_LE + b"<\0a\0\x00\xd8/\0>\0", "is no character in the encoding"),
    ],
)
def test_hostile_and_foreign_files_are_refused(data: bytes, why: str) -> None:
    assert why in refused(data)


def test_the_address_of_a_document_type_is_not_looked_up() -> None:
    # Nothing answers at this address, and an entity that it might declare stays as it is.
    data = b'<!DOCTYPE a SYSTEM "http://example.invalid/a.dtd"><a>x&nbsp;y</a>'
    xml = read_xml(data)
    assert (xml.root.text, xml.broken) == ("x&nbsp;y", None)


@pytest.mark.parametrize(
    ("cut", "why"),
    [
        (b"<a>\n<b>1</b>\n<c>2", "the file breaks off here"),
        (b"<a>\n<b>1</b>\n<c", "the file breaks off here"),
        (b"<a>\n<b>1</b>\n<c>\xe7\x89", "the file breaks off here"),
        (b"<a>\n<b>1</b>\n<c></d></a>", "an end tag does not belong"),
        (b"<a>\n<b>1</b>\n<c><</c></a>", "this is not XML"),
    ],
)
def test_elements_before_a_break_are_read(cut: bytes, why: str) -> None:
    xml = read_xml(cut)
    assert xml.broken is not None
    assert (xml.broken.line, why in str(xml.broken.reason)) == (3, True)
    assert xml.broken.column in (1, 4, 5, 6)
    assert one(xml.root, "b").is_whole
    assert not xml.root.is_whole
    assert xml.changed(Changes()) == cut


def test_ampersands_that_stand_alone_are_letters() -> None:
    data = (
        b"<a><!-- R&B -->\n<b>A & B, AT&T, &amp; &#38; &#x26;</b>\n<![CDATA[x & y]]><?z &?>"
        b"\n<c n='1&2'/>&</a>"
    )
    xml = read_xml(data)
    assert (xml.broken, xml.alone) == (None, (2, 4))
    assert one(xml.root, "b").text == "A & B, AT&T, & & &"
    assert one(xml.root, "c").attributes == {"n": "1&2"}
    mended = xml.changed(Changes())
    assert b"R&B" in mended and b"x & y" in mended and b"AT&amp;T, &amp; &#38;" in mended
    assert read_xml(mended).alone == ()


@pytest.mark.parametrize(
    ("encoding", "bom", "declared"),
    [
        ("utf-8", b"", ""),
        ("utf-8", b"", "UTF-8"),
        ("utf-8", codecs.BOM_UTF8, ""),
        ("iso-8859-1", b"", "ISO-8859-1"),
        ("utf-16-le", codecs.BOM_UTF16_LE, "UTF-16"),
        ("utf-16-be", codecs.BOM_UTF16_BE, ""),
        ("utf-16-le", b"", "UTF-16"),
        ("shift_jis", b"", "Shift_JIS"),
    ],
)
def test_encodings_come_back_as_they_were(encoding: str, bom: bytes, declared: str) -> None:
    name = "Ito, 伊藤" if encoding not in ("iso-8859-1",) else "Müller"
    head = f'<?xml version="1.0" encoding="{declared}"?>' if declared else '<?xml version="1.0"?>'
    data = bom + f"{head}\r\n<a><b>{name}</b></a>".encode(encoding)
    xml = read_xml(data)
    assert one(xml.root, "b").text == name
    assert xml.changed(Changes()) == data
    changes = Changes()
    changes.set_text(one(xml.root, "b"), "½ 佐藤")
    again = read_xml(xml.changed(changes))
    # What an encoding has no letter for becomes a reference to the character.
    assert one(again.root, "b").text == "½ 佐藤"
    assert again.encoding == xml.encoding


def test_latin_letters_without_a_declaration_are_read() -> None:
    data = "<a>Müller</a>".encode("iso-8859-1")
    xml = read_xml(data)
    assert xml.root.text == "Müller"
    assert not xml.encoding.is_as_declared
    assert xml.changed(Changes()) == data


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        xml = read_xml(data)
    except BadFile:
        return
    assert xml.changed(Changes()) == data


_texts = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff")
)


@given(_texts)
def test_any_text_comes_back(text: str) -> None:
    xml = read_xml(b"<a><b/></a>")
    changes = Changes()
    changes.set_text(one(xml.root, "b"), text)
    assert one(read_xml(xml.changed(changes)).root, "b").text == text


@given(st.binary(max_size=30), st.integers(0, len(PLAIN)))
def test_a_damaged_file_never_ends_in_an_exception_of_another_kind(new: bytes, at: int) -> None:
    data = PLAIN[:at] + new + PLAIN[at + len(new) :]
    try:
        xml = read_xml(data)
    except BadFile:
        return
    if not xml.alone:
        assert xml.changed(Changes()) == data
