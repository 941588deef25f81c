"""What follows a ruling: reviews that it put off, and polls that were taken for it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from bridgelaw.desk.records.record import ensure_seen
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.reviews_put_off import duties_of
from bridgelaw.laws.common.poll import Poll, parse_poll, poll_from_json, poll_in
from bridgelaw.locale import Language
from bridgelaw.scoring.profile import WBF
from bridgelaw.web.api import desk_models, requests
from bridgelaw.web.api.caller import Caller, Director, Reader
from bridgelaw.web.api.given import given
from bridgelaw.web.api.problems import READ_WITH_TOKEN, WRITE
from bridgelaw.web.api.requests import RulingId

router = APIRouter(tags=["rulings"])


@router.get(
    "/rulings/{ruling}/duties", response_model=desk_models.Duties, responses=READ_WITH_TOKEN,
    summary="What a ruling put off",
)  # fmt: skip
def duties(caller: Reader, ruling: RulingId) -> Response:
    """The reviews that wait."""
    return _duties(caller.desk.ruling(ruling), caller)


@router.post(
    "/rulings/{ruling}/duties", response_model=desk_models.Duties, responses=WRITE,
    summary="See to a review",
)  # fmt: skip
def see_to(caller: Director, ruling: RulingId, sent: requests.SeenTo) -> Response:
    """It is done, needs nothing, is not wanted, or waits again; what is so already is not written.

    To go on with one, open its `procedure` with `after_ruling`.
    """
    record = caller.desk.ruling(ruling)
    fact = record.seeing_to(sent.law, sent.state)
    if record.seen_to.get(sent.law, "open") != sent.state:
        record = caller.desk.write(record, sent.after, fact)
    else:
        ensure_seen(record, sent.after)
    return _duties(record, caller)


def _duties(record: RulingRecord, caller: Caller) -> Response:
    return given(desk_models.Duties, {"duties": duties_of(record)}, caller.language)


@router.get(
    "/rulings/{ruling}/polls", response_model=desk_models.Polls, responses=READ_WITH_TOKEN,
    summary="The polls of a ruling",
)  # fmt: skip
def polls(caller: Reader, ruling: RulingId) -> Response:
    """Those that were noted beside it, and those that answered a question, counted."""
    return _polls(caller.desk.ruling(ruling), caller)


@router.post(
    "/rulings/{ruling}/polls", response_model=desk_models.Polls, responses=WRITE,
    summary="Note a poll",
)  # fmt: skip
def note_poll(caller: Director, ruling: RulingId, sent: requests.PollSent) -> Response:
    """Whom the director asked, and what they would do. No figure of a poll decides anything."""
    poll = parse_poll(sent.poll) if isinstance(sent.poll, str) else poll_from_json(sent.poll.data())
    record = caller.desk.ruling(ruling)
    written = caller.desk.write(record, sent.after, RulingRecord.noting(str(poll)))
    return _polls(written, caller)


def _polls(record: RulingRecord, caller: Caller) -> Response:
    written = [*(value for _, value in record.answers), *(text for _, text in record.notes)]
    asked_polls = [poll for poll in map(poll_in, written) if poll is not None]
    profile = caller.desk.club_session(record.session).regulations if record.session else WBF
    return given(
        desk_models.Polls,
        {"id": record.id, "seq": record.seq,
         "polls": [_poll(poll, profile.fewest_polled, caller.language) for poll in asked_polls]}
    )  # fmt: skip


def _poll(poll: Poll, fewest: int, language: Language) -> dict[str, Any]:
    lines = [language.say(line) for line in poll.lines(fewest)]
    return {**poll.to_json(), "text": str(poll), "lines": lines}
