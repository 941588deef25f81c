"""A slip as it travels: one line of letters that a QR code holds, signed by the desk."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any

from bridgelaw.laws import Answer
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.board_plan import plan_from_json
from bridgelaw.slips.facts import Facts
from bridgelaw.slips.signature import KEY_BYTES, SIGNATURE_BYTES, is_signed, public_key, sign

LONGEST = 20_000
"""Letters of a slip."""
_MOST_BYTES = 200_000
_BEGINS = "bl1-"
_SIGNED = b"bridgelaw slip 1\n"
_SLIP = re.compile(_BEGINS + "([A-Za-z0-9_-]+)")

# What nearly every slip says, so that it need not say it; it belongs to the form bl1 for ever.
_KNOWN = (
    b'{"ruled":"ruling  under , 2017: "goes_on":""program":"0."desk":""place":""board":""given":'
    b'"appeal_until":""appeal_minutes":"appealed":"facts":{"procedure":"insufficient-bid'
    b'call-out-of-turnopening-lead-out-of-turnplay-out-of-turnrevokeclaimmisinformation'
    b'unauthorised-informationpenalty-cardadjusted-score","answers":[["accepts","no"],'
    b'["unintended","no"],["out_of_rotation","no"],["substitute","],["comparable","yes"]],'
    b'"table":"board dealer N\\nvulnerable none\\nvulnerable both\\nvulnerable NS\\nvulnerable EW'
    b'\\ndeal N:\\nN P\\nE P\\nS P\\nW P\\nN 1NT\\nE leads S\\nS plays H\\nW plays D\\nN plays C'
    b'\\nE plays \\ndirector\\n","who":"","profile":"WBF","settings":[["edition","2024"]],'
    b'"round_over":null,"plan":null,"anyway":false}}'
)  # fmt: skip


class BadSlip(Refusal):
    """No slip, or one that somebody has changed."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A ruling that was given: what it rests on, what was ruled, by whom and when."""

    facts: Facts
    ruled: str
    """The ruling with its effects, in the notation of events."""
    program: str
    """The version that ruled."""
    goes_on: str = ""
    desk: str = ""
    """The name of the desk that gave it."""
    by: str = ""
    """Who ruled: initials, or the name of a director's account."""
    place: str = ""
    board: str = ""
    given: str = ""
    """When, in UTC."""
    appeal_until: str = ""
    """92B: until when; empty while the official score is not out."""
    appeal_minutes: int = 0
    """The length of that period."""
    key: bytes = b""
    """The desk's, once it is signed."""

    @property
    def fingerprint(self) -> str:
        """The key in short: the desk shows the same on its own pages."""
        return fingerprint(self.key)

    @property
    def given_at(self) -> datetime | None:
        return _moment(self.given)

    @property
    def appeal_ends(self) -> datetime | None:
        return _moment(self.appeal_until)

    def signed(self, secret: bytes) -> str:
        """As it leaves the desk."""
        packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_KNOWN)
        packed = packer.compress(_json(self)) + packer.flush()
        whole = public_key(secret) + sign(secret, _SIGNED + packed) + packed
        return _BEGINS + base64.urlsafe_b64encode(whole).decode().rstrip("=")


def fingerprint(key: bytes) -> str:
    """The first letters of a key, four by four."""
    text = key[:6].hex()
    return " ".join(text[at : at + 4] for at in range(0, len(text), 4))


def read_slip(text: str) -> Slip:
    """Reads a slip, alone or within the address that a QR code has.

    `BadSlip` where it is not one, or not as it was signed.

    >>> from bridgelaw import PROCEDURES, Interview
    >>> facts = Facts.of(Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes"))
    >>> written = Slip(facts, "", "0.3.0").signed(bytes(32))
    >>> read_slip(written).facts == facts
    True
    >>> try:
    ...     read_slip(written[:-9] + "A" + written[-8:])
    ... except BadSlip as error:
    ...     print(error)
    This slip is not as the desk signed it: something in it was changed.
    """
    squeezed = "".join(text.split())
    match = _SLIP.search(squeezed) if len(squeezed) <= LONGEST else None
    if match is None:
        raise BadSlip(tr("This is no slip: it begins with “bl1-”."))
    changed = tr("This slip is not as the desk signed it: something in it was changed.")
    try:
        whole = base64.urlsafe_b64decode(match[1] + "=" * (-len(match[1]) % 4))
    except ValueError as error:
        raise BadSlip(changed) from error
    if base64.urlsafe_b64encode(whole).decode().rstrip("=") != match[1]:
        raise BadSlip(changed)  # another way to write the same
    key, rest = whole[:KEY_BYTES], whole[KEY_BYTES:]
    signature, packed = rest[:SIGNATURE_BYTES], rest[SIGNATURE_BYTES:]
    if not packed or not is_signed(key, _SIGNED + packed, signature):
        raise BadSlip(changed)
    try:
        return _read(_unpacked(packed), key)
    except (ValueError, KeyError, TypeError, zlib.error, RecursionError) as error:
        raise BadSlip(_UNREADABLE) from error


_UNREADABLE: Text = tr("This slip is signed, but another program wrote it: it cannot be read.")


def _json(slip: Slip) -> bytes:
    def plain(value: Any) -> Any:
        if isinstance(value, Facts):
            return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
        return value

    told = {one.name: plain(getattr(slip, one.name)) for one in fields(slip) if one.name != "key"}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _unpacked(packed: bytes) -> bytes:
    unpacker = zlib.decompressobj(-15, zdict=_KNOWN)
    data = unpacker.decompress(packed, _MOST_BYTES)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("too long, or cut off")
    return data


def _read(written: bytes, key: bytes) -> Slip:
    data = json.loads(written)
    given: Mapping[str, Any] = data["facts"]
    facts = Facts(
        procedure=_text(given["procedure"]),
        answers=tuple(Answer(_text(name), _text(value)) for name, value in given["answers"]),
        table=_text(given["table"]),
        who=_text(given["who"]),
        profile=_text(given["profile"]),
        settings=tuple((_text(name), _text(value)) for name, value in given["settings"]),
        round_over=None if (over := given["round_over"]) is None else bool(over),
        plan=_plan(given["plan"]),
        anyway=bool(given["anyway"]),
    )  # fmt: skip
    slip = Slip(
        facts,
        ruled=_text(data["ruled"]),
        program=_text(data["program"]),
        goes_on=_text(data["goes_on"]),
        desk=_text(data["desk"]),
        by=_text(data["by"]),
        place=_text(data["place"]),
        board=_text(data["board"]),
        given=_text(data["given"]),
        appeal_until=_text(data["appeal_until"]),
        appeal_minutes=int(data["appeal_minutes"]),
        key=key,
    )
    _ = slip.given_at, slip.appeal_ends
    return slip


def _plan(written: Any) -> Mapping[str, Any] | None:
    """What the movement said, if it is as one is written."""
    if written is None:
        return None
    plan = plan_from_json(written)
    sides = (plan.ns, plan.ew)
    numbers = (plan.board, plan.round, *plan.boards, *(side.round for side in sides))
    if not all(isinstance(one, int) for one in numbers):
        raise TypeError("a number")
    _ = [_text(one) for side in sides for one in (side.name, side.opponent)]
    return plan.as_json()


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text")
    return value


def _moment(written: str) -> datetime | None:
    if not written:
        return None
    moment = datetime.fromisoformat(written)
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
