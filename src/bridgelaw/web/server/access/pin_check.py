"""Somebody types a PIN: it is counted, checked, and noted where it is wrong."""

from __future__ import annotations

import ipaddress
import time
from contextlib import suppress
from dataclasses import dataclass, field

from bridgelaw.desk.people.people import Person
from bridgelaw.desk.people.register import Register
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.store import Unavailable
from bridgelaw.web.server.access.devices import device_of
from bridgelaw.web.server.access.hashing import BadPin, Hashing
from bridgelaw.web.server.access.pin_attempts import Attempts

_NOTED_EVERY = 60.0  # seconds: that somebody has to wait is an entry, but not each time


class TooManyAttempts(Refusal):
    """Wrong PINs came too quickly."""


@dataclass(frozen=True, slots=True)
class Trying:
    """Who types it."""

    client: str
    """Their address."""
    device: str = ""
    """The sign-in whose cookie the device still has, however old; empty for a new one."""
    proof: str = ""
    """What that sign-in rested on: an account, or a PIN of the desk."""
    person: Person | None = None
    """Whose account it would be."""
    agent: str = ""
    """What the browser calls itself."""


@dataclass(slots=True)
class PinCheck:
    """Counts wrong PINs for each client and in all.

    The desk's own machine, and devices that have signed in before, are counted by themselves, and
    these by whose they are, so that nobody in the room can keep the director out.
    """

    register: Register
    hashing: Hashing = field(default_factory=Hashing)
    _attempts: Attempts = field(default_factory=Attempts)
    _of_devices: dict[str, Attempts] = field(default_factory=dict)
    """Of those that have signed in before: with each account, and with each PIN of the desk."""
    _wait_noted_at: float = float("-inf")

    def check(self, pin: str, hashed: str, trying: Trying, wrong: Text) -> None:
        """`BadPin` where it does not fit, `TooManyAttempts` where nobody looks at it."""
        attempts, name, apart = self._counted(trying)
        wait = attempts.begin(name, apart)
        if wait:
            self._note_wait(trying.client)
            raise TooManyAttempts(
                tr("Too many wrong PINs. Wait {seconds} seconds.", seconds=int(wait) + 1)
            )
        if not self.hashing.is_pin(hashed, pin):
            self._note(trying)
            raise BadPin(wrong)
        attempts.succeeded(name, apart)

    def _counted(self, trying: Trying) -> tuple[Attempts, str, bool]:
        """Where wrong PINs are counted, under which name, and whether apart from all others."""
        if is_at_the_desk(trying.client):  # whose addresses are many
            return self._attempts, "the desk", True
        if trying.device:  # who knew an older PIN may have kept any number of cookies
            attempts = self._of_devices.setdefault(trying.proof, Attempts())
            return attempts, f"device {trying.device}", False
        return self._attempts, trying.client, False

    def _note(self, trying: Trying) -> None:
        """A wrong PIN. What was typed as a name is no part of it: it may have been a PIN."""
        person = "" if trying.person is None else trying.person.id
        about = {"person": person, "device": device_of(trying.agent), "address": trying.client}
        with suppress(Unavailable):  # it is refused all the same
            self.register.note("refused", why="pin", **about)

    def _note_wait(self, client: str) -> None:
        if time.monotonic() - self._wait_noted_at > _NOTED_EVERY:
            self._wait_noted_at = time.monotonic()
            with suppress(Unavailable):
                self.register.note("refused", why="wait", address=client, person="", device="")


def is_at_the_desk(client: str) -> bool:
    """Does this come from the machine on which the desk runs?"""
    try:
        return ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False
