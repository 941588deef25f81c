"""Who comes in: the desk's PIN, accounts with a PIN of their own, links, and another server's word.

Every sign-in is a stream of the log, so that it is listed, ended, and never forgotten. A browser
keeps a signed cookie that names it. What the database says is read again once a second.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import HTTPConnection

from bridgelaw.desk.people.people import People, Person
from bridgelaw.desk.people.register import PIN, Register
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.people.sign_ins import LASTS as _LASTS
from bridgelaw.desk.people.sign_ins import SignIn, SignInBy
from bridgelaw.desk.records.record import new_id
from bridgelaw.locale import Refusal, tr
from bridgelaw.store import Conflict, Store, Unavailable
from bridgelaw.web.server.access.cookies import Signed, Signer, cookie_of, same, token_of
from bridgelaw.web.server.access.devices import device_of
from bridgelaw.web.server.access.hashing import Hashing, mark_of
from bridgelaw.web.server.access.pin_attempts import Bucket
from bridgelaw.web.server.access.pin_check import PinCheck, TooManyAttempts, Trying, is_at_the_desk
from bridgelaw.web.server.access.proxy import Proxy
from bridgelaw.web.server.access.table_links import (
    TableLink,
    is_of_players,
    is_open,
    link_of,
    session_of,
    table_of_link,
)
from bridgelaw.web.server.access.who import Who
from bridgelaw.web.server.limits.machines import machine_of

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LASTS = int(_LASTS.total_seconds())
_CODE_LASTS = 5 * 60  # seconds in which a phone is pointed at the code of a laptop
_INVITATION_LASTS = 3 * 24 * 3600
_LINK_LASTS = 24 * 3600  # the link of a table
_FRESH = 1.0  # seconds for which nothing is read again
_LATELY = 30.0  # seconds: who came so long ago is asked about together with all others
_MOST_KNOWN = 5000  # sign-ins
_LONG_AGO = float("-inf")
# Phones of one table that come by its link from one address; a room may have one address for all.
_SEATED, _SEATED_A_SECOND = 12.0, 1 / 30

_COOKIE, _CODE, _INVITATION, _LINK = map(Signer, ("session", "code", "invitation", "link"))


class UsedUp(Refusal):
    """A code, an invitation or a link that is too old, was used before, or is none."""

    def __init__(self) -> None:
        super().__init__(tr("This link is used up or too old. Ask for a new one."))


class _Known(NamedTuple):
    """What the database said last."""

    pin: str | None
    """Its hash."""
    secret: str
    people: People
    is_open: dict[str, bool]
    """Of each sign-in that came lately: has it not ended?"""
    was_open: dict[str, bool]
    """The same of all other sign-ins, as last known: for when the database does not answer."""
    at_tables: dict[TableLink, str | None]
    """The table that is played now where players sit who came by a link."""
    open_sessions: dict[str, bool]
    """Is the session of such a table, or of a single board, still open?"""


@dataclass(slots=True)
class Access:
    """Who may come in, and the sign-ins of those who have."""

    store: Store
    hasher: PasswordHasher | None = None
    """How a new PIN is hashed, where it is not the usual way."""
    name: str = ""
    """Of the desk, in the log."""
    proxy: Proxy | None = None
    """Another server whose word is taken."""
    first_key: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    """Whoever knows this may set the first PIN from another machine; the terminal shows it."""
    register: Register = field(init=False)
    _check: PinCheck = field(init=False)
    _known: _Known | None = None
    _used: dict[str, float] = field(default_factory=dict)
    """When each sign-in came last."""
    _read_at: float = _LONG_AGO
    _changes: int = 0
    """How often something was changed here."""
    _seated: dict[tuple[str, str], Bucket] = field(default_factory=dict)
    """Of each link and machine: how many may still come by it."""
    _reading: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.register = Register(self.store, self.name)
        self._check = PinCheck(self.register)
        self.store.database.when_replaced(self.register.forget)

    # The desk's PIN

    @property
    def has_pin(self) -> bool:
        """Can somebody sign in? Otherwise the first start asks for a PIN."""
        known = self._now()
        return known.pin is not None or bool(known.people.present)

    @property
    def has_people(self) -> bool:
        """Are there accounts? A club that has only a PIN sees the way there under More."""
        return bool(self._now().people.present)

    @property
    def pin_is_on(self) -> bool:
        """Does the desk's PIN let people in?"""
        known = self._now()
        return known.pin is not None and not known.people.pin_is_off

    def set_pin(self, pin: str) -> None:
        """The PIN from now on; who was signed in with another is signed out."""
        self._set(pin, only_if_new=False)

    def set_first_pin(self, pin: str) -> bool:
        """The first PIN; false where somebody else was quicker."""
        return self._set(pin, only_if_new=True)

    def _set(self, pin: str, only_if_new: bool) -> bool:
        done = self.register.keep_pin(self._hashing.hashed(pin), only_if_new)
        self.forget()
        return done

    def switch_pin_off(self) -> None:
        """Only accounts sign in from now on; there must be somebody who can give roles."""
        self.register.switch_pin_off()
        self.forget()

    @property
    def _hashing(self) -> Hashing:
        self._check.hashing.hasher = self.hasher
        return self._check.hashing

    def check_elsewhere(self, fits: Callable[[str, str], bool]) -> None:
        """Who looks whether PINs fit, where it is not this process."""
        self._hashing.fits = fits

    def may_set_first(self, client: str, key: str) -> bool:
        """Whoever is at the desk's machine or sees its terminal: in the room anyone could be first.

        Where a server stands in front, whoever comes through it may look like this machine.
        """
        is_here = self.proxy is None and is_at_the_desk(client)
        return is_here or same(key, self.first_key)

    # Signing in

    def sign_in(
        self, pin: str, client: str, cookie: str | None = None, name: str = "", agent: str = ""
    ) -> str:
        """The cookie of a new sign-in; `BadPin` or `TooManyAttempts` otherwise.

        `name`: of an account; empty for the desk's PIN. `agent`: what the browser calls itself.
        `cookie`: what the device still has of an earlier sign-in.
        """
        people = self.register.people()
        person = people.named(name) if name else None
        hashed = self._hash_of(person, people, by_name=bool(name))
        trying = Trying(client, *self._device(cookie), person, agent)
        wrong = tr("Name and PIN do not fit.") if name else tr("That is not the PIN.")
        self._check.check(pin, hashed, trying, wrong)
        about = {"device": device_of(agent), "address": client}
        if person is None:
            return self._begun(SignInBy.PIN, DeskRole.CHIEF, mark_of(hashed), **about)
        return self._begun(
            SignInBy.ACCOUNT, person.role, person.id, person=person.id, name=person.name, **about
        )

    def prove(self, person: Person, pin: str, client: str, cookie: str | None) -> None:
        """Is it their PIN? `BadPin` or `TooManyAttempts` otherwise."""
        trying = Trying(client, *self._device(cookie), person)
        hashed = self.register.hash_of(person.id)
        self._check.check(pin, hashed, trying, tr("That is not your PIN."))

    def device_of(self, request: HTTPConnection) -> str:
        """The sign-in, however old, of a device that knew a PIN once; empty for any other."""
        return self._device(cookie_of(request))[0]

    def _device(self, cookie: str | None) -> tuple[str, str]:
        """The sign-in whose cookie it was, however old, and what it rested on.

        Players who came by the link of a table never knew a PIN: their phones are as new here.
        """
        signed = _COOKIE.read(self._now().secret, cookie)
        if signed is None or is_of_players(signed.proof):
            return "", ""
        return signed.subject, signed.proof

    def _hash_of(self, person: Person | None, people: People, by_name: bool) -> str:
        """What the PIN must fit; empty where none does."""
        if person is not None:
            return self.register.hash_of(person.id)
        return "" if by_name or people.pin_is_off else self.store.setting(PIN) or ""

    def _begun(self, how: SignInBy, role: DeskRole, proof: str, id: str = "", **about: str) -> str:
        """The cookie of a sign-in that begins now. `proof`: what it rests on."""
        begun = self.register.begin(how, role, id, **about)
        self.forget()
        return _COOKIE.sign(self._now().secret, begun, proof)

    # An account's own PIN

    def invitation(self, person: Person) -> str:
        """With this somebody chooses their own PIN, once."""
        proof = mark_of(self.register.hash_of(person.id))
        return _INVITATION.sign(self._now().secret, person.id, proof)

    def invited(self, code: str) -> Person:
        """Whose invitation it is; `UsedUp` where it no longer holds."""
        signed = _INVITATION.read(self._now().secret, code)
        if signed is None or signed.age > _INVITATION_LASTS:
            raise UsedUp
        person = self.register.people().by_id.get(signed.subject)
        if person is None or person.is_gone:
            raise UsedUp
        if not same(signed.proof, mark_of(self.register.hash_of(person.id))):
            raise UsedUp
        return person

    def set_own_pin(self, person: Person, pin: str) -> None:
        """A new PIN of theirs: all their devices sign in again."""
        self.register.keep_hash(person.id, self._hashing.hashed(pin))
        self.end_all(person.id)

    def end_all(self, person: str) -> None:
        """Ends every sign-in of an account."""
        for one in self.register.sign_ins(person):
            self.register.end(one, "other")
        self.forget()

    # A second device, and the players at a table

    def code(self, who: Who) -> str:
        """A phone that is pointed at this is signed in as the same person, once and soon."""
        return _CODE.sign(self._now().secret, new_id("a"), who.sign_in)

    def coded(self, code: str) -> Who:
        """Who shows this code; `UsedUp` where it does not hold any more."""
        return self._coded(code)[1]

    def _coded(self, code: str) -> tuple[Signed, Who]:
        signed = _CODE.read(self._now().secret, code)
        if signed is None or signed.age > _CODE_LASTS or self.store.head(signed.subject):
            raise UsedUp
        shown = self.register.sign_in(signed.proof)
        who = None if shown is None else self._who_began(shown, self._now())
        if who is None:
            raise UsedUp
        return signed, who

    def sign_in_by_code(self, code: str, client: str, agent: str) -> str:
        """The cookie of the second device; `UsedUp` where somebody else was quicker."""
        signed, who = self._coded(code)
        proof = who.person or mark_of(self._now().pin or "")
        try:
            return self._begun(
                SignInBy.CODE, who.role, proof, signed.subject, person=who.person, name=who.name,
                after=who.sign_in, device=device_of(agent), address=client,
            )  # fmt: skip
        except Conflict:
            raise UsedUp from None

    def link(self, table: str, session: str = "", place: str = "") -> str:
        """The link of a table, for its players: of this board, or where the table has a number in
        the room (`place`), of whatever is played there in the session."""
        if not (session and place):
            return _LINK.sign(self._now().secret, table, "players")
        there = link_of(self.store, session, place)
        return _LINK.sign(self._now().secret, str(there), "players")

    def linked(self, code: str) -> str:
        """The table whose link it is; `UsedUp` where it no longer holds."""
        link = self._linked(code)
        if not isinstance(link, TableLink):
            if not self._is_played(link, self._now()):
                raise UsedUp
            return link
        table = table_of_link(self.store, link) if is_open(self.store, link.session) else None
        if table is None:
            raise UsedUp
        return table

    def place_linked(self, code: str) -> TableLink | None:
        """The table in the room whose link it is, while its session is played; `None` for the link
        of a single board."""
        link = self._linked(code)
        if not isinstance(link, TableLink):
            return None
        holds = link == link_of(self.store, link.session, link.place)
        if not holds or not is_open(self.store, link.session):
            raise UsedUp
        return link

    def is_of_one_board(self, code: str) -> bool:
        """Does the link end with its board?"""
        return not isinstance(self._linked(code), TableLink)

    def _linked(self, code: str) -> str | TableLink:
        signed = _LINK.read(self._now().secret, code)
        if signed is None or signed.age > _LINK_LASTS:
            raise UsedUp
        return TableLink.read(signed.subject) or signed.subject

    def sign_in_by_link(self, code: str, place: str, client: str, agent: str) -> str:
        """The cookie of players at a table; `place`: its number in the room."""
        link = self._linked(code)
        self._ensure_few(str(link), client)
        proof = str(link) if isinstance(link, TableLink) else f"{link} T{place}"
        table = link.session if isinstance(link, TableLink) else link
        return self._begun(
            SignInBy.LINK, DeskRole.TABLE, proof, table=table, name=f"T{place}",
            device=device_of(agent), address=client,
        )  # fmt: skip

    def _ensure_few(self, link: str, client: str) -> None:
        """`TooManyAttempts` where one machine makes sign-ins of a link as fast as it can."""
        now, key = time.monotonic(), (link, machine_of(client))
        room = self._seated.pop(key, None) or Bucket.full(_SEATED, _SEATED_A_SECOND, now)
        self._seated[key] = room
        while len(self._seated) > _MOST_KNOWN:
            del self._seated[next(iter(self._seated))]
        wait = room.wait(now)
        if wait:
            raise TooManyAttempts(
                tr("Too many came by this link. Wait {seconds} seconds.", seconds=int(wait) + 1)
            )
        room.take()

    # Who it is

    def is_fresh(self, request: HTTPConnection) -> bool:
        """Is it known who this is, without a look at the database?"""
        known = self._known
        if known is None or self.is_stale:
            return False
        if self.proxy is not None and self.proxy.is_new(request):
            return False
        signed = _COOKIE.read(known.secret, cookie_of(request))
        if signed is None:
            return True
        link = TableLink.read(signed.proof)
        if link is not None:
            return signed.subject in known.is_open and link in known.at_tables
        table = signed.proof.partition(" ")[0] if is_of_players(signed.proof) else ""
        return signed.subject in known.is_open and (not table or table in known.open_sessions)

    def refresh(self, request: HTTPConnection | None = None) -> None:
        """Looks into the database for what may have changed, such as a PIN that was set in the
        terminal, and for who this is.

        While the database is gone, what it said last holds: nobody can write then, and whoever is
        signed in keeps what they typed.
        """
        if self.is_stale:
            self._read_again()
        if request is not None:
            if self.proxy is not None:
                self.proxy.note(request, self.register)
            self.sign_in_of(cookie_of(request))

    def who(self, request: HTTPConnection) -> Who | None:
        """Who makes a request; `None` for a stranger."""
        if self.proxy is not None:
            named = self.proxy.who(request)
            if named is not None:
                return named
        return self.who_of(cookie_of(request))

    def who_of(self, cookie: str | None) -> Who | None:
        """Whose cookie it is.

        `None` where it is too old, was ended, or rests on a PIN, an account or a role that is not
        there any more.
        """
        known = self._now()
        signed = _COOKIE.read(known.secret, cookie)
        if signed is None or signed.age > LASTS or not self._is_open(signed.subject, known):
            return None
        return self._who_signed(signed, known)

    def sign_in_of(self, cookie: str | None) -> str | None:
        """The sign-in that a cookie belongs to, while it holds."""
        who = self.who_of(cookie)
        return None if who is None else who.sign_in

    def _who_began(self, begun: SignIn, known: _Known) -> Who | None:
        proof = begun.table or begun.person or mark_of(known.pin or "")
        return self._who_signed(Signed(begun.id, proof, 0), known)

    def _who_signed(self, signed: Signed, known: _Known) -> Who | None:
        id, proof = signed.subject, signed.proof
        if proof.startswith("t-"):
            table, _, name = proof.partition(" ")
            if signed.age > _LINK_LASTS or not self._is_played(table, known):
                return None
            return Who(id, DeskRole.TABLE, name, table=table)
        if proof.startswith("s-"):
            link = TableLink.read(proof)
            at = None if link is None or signed.age > _LINK_LASTS else self._table_at(link, known)
            return Who(id, DeskRole.TABLE, f"T{link.place}", table=at) if link and at else None
        if proof.startswith("p-"):
            person = known.people.by_id.get(proof)
            if person is None or person.is_gone:
                return None
            return Who(id, person.role, person.name, person.id)
        is_on = known.pin is not None and not known.people.pin_is_off
        return Who(id) if is_on and same(proof, mark_of(known.pin or "")) else None

    def _is_played(self, table: str, known: _Known) -> bool:
        """Is the session open in which the board is played? It is looked up where that is new."""
        if table not in known.open_sessions:
            try:
                session = session_of(self.store, table)
                known.open_sessions[table] = not session or is_open(self.store, session)
            except Unavailable:
                return False
        return known.open_sessions[table]

    def _table_at(self, link: TableLink, known: _Known) -> str | None:
        """The table that is played there now; it is looked up where that is not known yet."""
        if link not in known.at_tables:
            try:
                if link.session not in known.open_sessions:
                    known.open_sessions[link.session] = is_open(self.store, link.session)
                is_played = known.open_sessions[link.session]
                known.at_tables[link] = table_of_link(self.store, link) if is_played else None
            except Unavailable:
                return None
        return known.at_tables[link]

    def _is_open(self, sign_in: str, known: _Known) -> bool:
        """Has it not ended? It is looked up where that is not known yet."""
        self._used[sign_in] = time.monotonic()
        if sign_in not in known.is_open:
            try:
                known.is_open.update(self.register.are_open((sign_in,)))
            except Unavailable:
                return known.was_open.get(sign_in, False)
        return known.is_open[sign_in]

    def sign_out(self, sign_in: str) -> None:
        """Ends a sign-in, whoever may still have its cookie."""
        self._end(sign_in, "self")

    def end(self, sign_in: str) -> None:
        """The same, from another device."""
        self._end(sign_in, "other")

    def _end(self, sign_in: str, by_whom: str) -> None:
        begun = self.register.sign_in(sign_in)
        if begun is not None:
            self.register.end(begun, by_whom)
        self.forget()

    # Forms

    def token_of(self, sign_in: str) -> str:
        return token_of(self._now().secret, sign_in)

    def is_token_of(self, sign_in: str, token: str) -> bool:
        return same(self.token_of(sign_in), token)

    # What the database knows

    def forget(self) -> None:
        """Something was changed here: what the database said is old."""
        self._changes += 1
        self._read_at = _LONG_AGO

    @property
    def is_stale(self) -> bool:
        """Would the next question go to the database, which may take its time?"""
        return self._known is None or time.monotonic() - self._read_at > _FRESH

    def _read_again(self) -> None:
        if not self._reading.acquire(blocking=self._known is None):
            return  # somebody else does
        began, changes = time.monotonic(), self._changes
        try:
            if self.is_stale:
                self._known = self._read(began)
        except Unavailable:
            if self._known is None:
                raise
        finally:
            if changes == self._changes:  # otherwise it is old already
                self._read_at = began
            self._reading.release()

    def _read(self, now: float) -> _Known:
        before = self._known
        was_open = {} if before is None else {**before.was_open, **before.is_open}
        lately = [one for one, at in self._used.copy().items() if now - at < _LATELY]
        people, are_open = self.register.look(lately)
        return _Known(
            self.store.setting(PIN), self._secret(), people, are_open,
            dict(list(was_open.items())[-_MOST_KNOWN:]), {}, {},
        )  # fmt: skip

    def _now(self) -> _Known:
        if self.is_stale:
            self._read_again()
        assert self._known is not None
        return self._known

    def _secret(self) -> str:
        known = self.store.setting("secret")
        if known is None:
            self.store.set_setting("secret", secrets.token_hex(32), only_if_new=True)
            known = self.store.setting("secret")
            assert known is not None
        return known
