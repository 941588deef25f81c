"""The slip of a ruling that was given, signed with the desk's own key."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bridgelaw import __version__
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.hearing import Hearing
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.ruling_log import Logged
from bridgelaw.laws import Interview
from bridgelaw.laws.machinery.transcript import retell
from bridgelaw.locale import Refusal, tr
from bridgelaw.slips.facts import Facts
from bridgelaw.slips.signature import new_secret, public_key
from bridgelaw.slips.slip import Slip
from bridgelaw.slips.trial import try_again
from bridgelaw.store import Store
from bridgelaw.table.notation import event_from_json, write_event
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

_SECRET = "slip_secret"
_OVER = (Phase.OVER, Phase.PASSED_OUT)


class NotYet(Refusal):
    """What the ruling rests on is not yet for everybody at the table."""


def slip_secret(store: Store) -> bytes:
    """The desk's own; it is made when it is first needed, and never leaves the database."""
    kept = store.setting(_SECRET)
    if kept is None:
        store.set_setting(_SECRET, new_secret().hex(), only_if_new=True)
        kept = store.setting(_SECRET)
        assert kept is not None
    return bytes.fromhex(kept)


def slip_key(store: Store) -> bytes | None:
    """What its slips are checked with; `None` for a desk that has never signed one."""
    kept = store.setting(_SECRET)
    return None if kept is None else public_key(bytes.fromhex(kept))


def slip_of_ruling(desk: Desk, hearing: Hearing, is_over: bool = False) -> Slip:
    """The slip of a ruling that is in force.

    `NotYet` where it would tell the players what they may not know yet: hands, and what one of
    them said away from the table. `is_over`: the board is over, as somebody says who knows.
    """
    hearing.ensure_open()
    record, club_session = hearing.record, hearing.club_session
    if record.given is None or record.state != "given":
        raise Misfit(tr("Only a ruling that was given and stands has a slip."))
    kept = record.given.get("table")
    circumstances = replace(
        hearing.circumstances, table=None if kept is None else Table.from_json(kept)
    )
    facts = Facts.of(
        Interview(record.procedure, circumstances, record.answers), record.players.values()
    )
    logged = Logged(0, record, club_session)
    slip = Slip(
        facts,
        ruled=write_event(event_from_json(record.given["ruled"])),
        program=__version__,
        goes_on=record.goes_on or "",
        desk=desk.name,
        by=record.given_by,
        place=record.place,
        board=record.board,
        given=_written(record.given_at),
        appeal_until=_written(logged.deadlines.appeal),
        appeal_minutes=int(hearing.profile.appeal_minutes),
    )
    is_over = is_over or (hearing.at is not None and hearing.at.table.phase in _OVER)
    if not is_over and _has_private_answers(facts):
        raise NotYet(tr("Something was answered away from the table. The code can be given when "
                        "the board is over."))  # fmt: skip
    openly = replace(slip, facts=facts.without_hands())
    if openly.facts == facts or try_again(openly).follows:
        return openly  # nobody needs the hands to check it
    if not is_over:
        raise NotYet(tr("This ruling rests on hands that are still closed. The code can be given "
                        "when the board is over."))  # fmt: skip
    return slip


def _has_private_answers(facts: Facts) -> bool:
    """Did somebody say something aside? The everyday answer to a rarity is nobody's statement."""
    try:
        told = retell(facts.interview())
        return any(one.asked.question.away and not one.is_usual for one in told)
    except Refusal:
        return True  # who knows


def _written(moment: datetime | None) -> str:
    return "" if moment is None else moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%MZ")
