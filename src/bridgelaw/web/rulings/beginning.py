"""How a quick ruling begins: what happened, who it was, at which table and board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypedDict
from urllib.parse import urlencode

from starlette.responses import Response

from bridgelaw.desk import times
from bridgelaw.desk.calls import dealt_on
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.told import LONGEST_LOG, ToldStory
from bridgelaw.desk.room import (
    AT_A_GLANCE,
    RoomTable,
    drafts,
    is_at_rest,
    players_at,
    room_of,
)
from bridgelaw.game import (
    DENOMINATIONS,
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    SUITS,
    Bid,
    Board,
    Call,
    Seat,
    Suit,
)
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.entrances.moment import (
    FLAGS,
    HAND,
    RANKS,
    SOMEBODY,
    Moment,
    Stage,
    fitting,
    holes_of,
    names_of,
    plain,
    routed,
)
from bridgelaw.laws.entrances.moment import (
    told as told_of,
)
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.locale import All, Language, Text, tr
from bridgelaw.stories.story import LONGEST, Story, tell
from bridgelaw.web.parts.tiles import opened_by, procedures_of, title_of
from bridgelaw.web.parts.told import called
from bridgelaw.web.rulings.telling import address_of, procedure_of, told_by_another, words_of
from bridgelaw.web.server.request import LAST_PLACE, Visit


class Begun(TypedDict):
    """What the address or the form of a new ruling says."""

    procedure: str
    place: str
    board: str
    who: Seat | None
    after_ruling: str | None
    review: str
    """The law under which the ruling before it is looked at, after the play."""
    told: ToldStory
    """What was said or tapped before, and the table that it makes."""


_FACT = "told_"
"""Before the name of a fact that was tapped, so that no field of an answer is called so."""


def begun_by(text: Callable[..., str], prefix: str = "") -> Begun:
    """From an address or a form, each of which gives its texts by name.

    `prefix`: before the names of facts.
    """
    letter = text("who", most=1).upper()
    if letter and letter not in SEAT_OF_LETTER:
        raise Misfit(tr("A seat is N, E, S or W."))
    key, told = text("procedure", most=60), _told(text)
    who, board = SEAT_OF_LETTER.get(letter), text("board", most=20).strip()
    moment = text("moment", most=60)
    if moment in PROCEDURES:
        told, key, who = _tapped(text, prefix, moment, key, who, told, board)
    elif key in PROCEDURES:
        told = told.for_ruling(PROCEDURES[key])
    return Begun(
        procedure=key,
        place=text("place", most=20).strip(),
        board=board,
        who=who,
        after_ruling=text("after", most=40) or None,
        review=text("review", most=20),
        told=told,
    )


def _tapped(
    text: Callable[..., str],
    prefix: str,
    key: str,
    procedure: str,
    who: Seat | None,
    said: ToldStory,
    board: str,
) -> tuple[ToldStory, str, Seat | None]:
    """What was tapped on the page of a moment: the facts, which law rules, and whom it is about."""
    moment = moment_of(PROCEDURES[key])
    facts = {name: text(prefix + name, most=20).strip() for name in names_of(moment)}
    at = text(prefix + "at", most=1) or ("" if who is None else who.letter)
    dealt = dealt_on(board)
    gathered = told_of(key, moment, {**facts, "who": at}, None if dealt is None else dealt.dealer)
    procedure, who = routed(moment, procedure, gathered.facts, SEAT_OF_LETTER.get(at))
    dealt = dealt if gathered.log else None
    dealer = "" if dealt is None or dealt.dealer is None else dealt.dealer.letter
    vulnerable = "" if dealt is None else str(dealt.vulnerability)
    told = replace(
        said, dealer=dealer, vulnerable=vulnerable, log=gathered.log,
        facts=tuple(gathered.facts.items()),
        settled=tuple((_still_so(said.settled, at) | dict(gathered.settled)).items()),
    )  # fmt: skip
    return told, procedure, who


def _still_so(settled: tuple[tuple[str, str], ...], who: str) -> dict[str, str]:
    """What the words settled, unless it was somebody else after all."""
    found = dict(settled)
    return found if found.get("who", who) == who else {}


def _told(text: Callable[..., str]) -> ToldStory:
    procedure = text("procedure", most=60)
    then = [one for one in text("then", most=200).split(",")
            if one.split(" ")[0] in PROCEDURES.keys() - {procedure}]  # fmt: skip
    return ToldStory(
        text("words", most=LONGEST), text("dealer", most=1), text("vulnerable", most=10),
        text("log", most=LONGEST_LOG), tuple(then), (),
        tuple((key, answer) for key, _, answer in
              (one.partition(" ") for one in text("settled", most=200).split(",")) if answer),
    )  # fmt: skip


def fields_of(draft: RulingRecord) -> list[tuple[str, str]]:
    """A ruling that is not kept yet, as the hidden fields of its first question."""
    told = draft.told
    facts = dict(told.facts)
    moment, at = facts.pop("moment", ""), facts.pop("who", "")
    fields = [
        ("procedure", draft.procedure.key), ("place", draft.place), ("board", draft.board),
        ("who", "" if draft.who is None else draft.who.letter), ("after", draft.after_ruling or ""),
        ("review", draft.review), ("words", told.words), ("then", ",".join(told.then)),
        ("settled", ",".join(f"{key} {answer}" for key, answer in told.settled)),
    ]  # fmt: skip
    if moment:
        fields += [("moment", moment), (_FACT + "at", at)]
        fields += [(_FACT + name, value) for name, value in facts.items()]
    else:
        fields += [("dealer", told.dealer), ("vulnerable", told.vulnerable), ("log", told.log)]
    return [(name, value) for name, value in fields if value]


def begun_by_form(text: Callable[..., str]) -> Begun:
    """The same from the form of a first question, which brings what was told before."""
    return begun_by(text, _FACT)


def moment_address(draft: RulingRecord) -> str:
    """The page of the moment, filled with what was told."""
    told = dict(draft.told.facts)
    facts = {"procedure": told.pop("moment", draft.procedure.key), **told}
    return "/rulings/new?" + urlencode({**facts, "change": "yes"})


def words_address(begun: Begun) -> str:
    """What was understood of the words that were typed, where it can be put right."""
    told = {"q": begun["told"].words, "place": begun["place"], "board": begun["board"]}
    return "/search?" + urlencode({**told, "seen": "yes"})


def last_place(visit: Visit) -> tuple[str, str]:
    """Table and board as the address says, or as this device used them last."""
    place, _, board = visit.remembered(LAST_PLACE).partition(":")
    return visit.query.text("place", place, 20), visit.query.text("board", board, 20)


@dataclass(frozen=True, slots=True)
class MomentPage:
    """What the page of a moment shows: who, when and which, each of them as far as it is told."""

    procedure: Procedure
    moment: Moment
    title: Text
    """The name of the tile, where one leads here."""
    facts: Mapping[str, str]
    place: str
    board: str
    players: Mapping[str, str]
    fields: tuple[tuple[str, str], ...]
    others_of_tile: str
    """Where else the tile leads; empty where it leads nowhere else."""
    tables: tuple[RoomTable, ...] = ()
    """Those of the room, to be tapped; none where there are many, or nobody knows them."""
    with_another: tuple[str, Text] | None = None
    """What another director has just begun or tells at this table: where, and whose it is."""
    story: Story | None = None
    """What was understood, where it was said in words; and where these are changed."""
    words_address: str = ""

    stages: ClassVar[tuple[Stage, ...]] = tuple(Stage)
    levels: ClassVar[tuple[tuple[Bid, ...], ...]] = tuple(
        tuple(Bid.of(level, one) for one in DENOMINATIONS) for level in range(1, 8)
    )
    others: ClassVar[tuple[Call, ...]] = (PASS, DOUBLE, REDOUBLE)
    suits: ClassVar[tuple[Suit, ...]] = tuple(reversed(SUITS))
    ranks: ClassVar[tuple[str, ...]] = RANKS
    tricks: ClassVar[range] = range(1, HAND + 1)
    flags: ClassVar[Mapping[str, tuple[Seat | Suit, ...]]] = FLAGS

    @property
    def stage(self) -> Stage | None:
        told = self.facts.get("stage", "")
        return Stage(told) if told in {one.value for one in Stage} else self.moment.stage

    @property
    def rows_of_box(self) -> int:
        """Fewer where more is to be tapped below it."""
        return 3 if self.moment.choices or self.moment.seats else 4

    @property
    def dealt(self) -> Board | None:
        return dealt_on(self.board)

    def patterns(self, language: Language) -> dict[str, Any]:
        """What a script says on the button: the sentences, with the names of facts for holes."""

        def pattern(text: Text) -> str:
            holes = holes_of(text)
            return language.say(Text(text.msgid, tuple((one, f"{{{one}}}") for one in holes)))

        return {
            "says": [pattern(one) for one in self.moment.says],
            "adds": [pattern(one) for one in self.moment.adds],
            "and": language.value(All(("{first}", "{last}"))),
            "somebody": language.say(SOMEBODY) if self.moment.has_seats else "",
            "stages": {stage.value: language.say(stage.told) for stage in Stage},
            "stage": self.moment.stage.value if self.moment.stage else "",
            "heading": language.say(self.title),
            "seats": {seat.letter: language.value(seat) for seat in SEATS},
            "by": self.moment.by,
            "awaits": self.moment.awaits_partner,
            "makes": {fact: dict(made) for fact, made in self.moment.makes.items()},
            "turn": self.moment.turn_is_assumed,
            "told_by": {one.key: one.told_by for one in self.moment.choices},
        }


def moment_of(procedure: Procedure) -> Moment:
    """Its own page, or one with seats and stage alone."""
    return MOMENTS.get(procedure.key) or plain(procedure.who or procedure.title)


def has_moment(procedure: Procedure) -> bool:
    """Is there anything to be told before its first question?"""
    return procedure.who is not None or procedure.key in MOMENTS


def moment_page(
    visit: Visit,
    procedure: Procedure,
    begun: Begun,
    after: RulingRecord | None,
    problem: Text | None = None,
) -> Response:
    """Who, when and which, on one page; everything may be left out."""
    moment = moment_of(procedure)
    place, board = last_place(visit)
    players: Mapping[str, str] = {}
    current = visit.desk.current_session()
    if after is not None:
        place, board, players = after.place or place, after.board or board, after.players
    players = players or players_at(visit.desk, current, place, board)
    tables = room_of(visit.desk, current, (), (), times.now())
    facts = _facts(moment, visit.query.text)
    gathered = told_of(procedure.key, moment, facts).facts
    facts |= {one.key: gathered[one.key] for one in moment.choices if one.key in gathered}
    fields = (
        ("procedure", procedure.key), ("moment", procedure.key),
        ("after", begun["after_ruling"] or ""), ("review", begun["review"]),
        ("words", begun["told"].words), ("then", ",".join(begun["told"].then)),
        ("settled", ",".join(f"{key} {answer}" for key, answer in begun["told"].settled)),
    )  # fmt: skip
    tile = procedure.manifest.tile
    has_others = opened_by(tile) is procedure and len(procedures_of(tile)) > 1
    page = MomentPage(
        procedure, moment, title_of(procedure), facts, place, board, players, fields,
        f"/happened/{tile}?" + urlencode({"place": place, "board": board}) if has_others else "",
        tables if len(tables) <= AT_A_GLANCE else (),
        _with_another(visit, procedure, "" if current is None else current.id, place),
        *((tell(words), words_address(begun)) if (words := begun["told"].words) else ()),
    )  # fmt: skip
    status = 200 if problem is None else 422
    return visit.page("rulings/moment.html", status, page=page, problem=problem)


def _with_another(
    visit: Visit, procedure: Procedure, session: str, place: str
) -> tuple[str, Text] | None:
    telling = told_by_another(visit, place)
    if telling is not None and procedure_of(telling) is not procedure:
        return address_of(telling), words_of(telling)
    if not session or not place:
        return None
    now = times.now()
    for one in drafts(visit.desk.store, session, place):
        begun = visit.desk.ruling(one.stream)
        if begun.by and begun.by != visit.signs_as and not is_at_rest(one, now):
            words = tr("{who} is ruling here: {title}", who=begun.by, title=called(begun))
            return f"/rulings/{begun.id}", words
    return None


def _facts(moment: Moment, text: Callable[..., str]) -> dict[str, str]:
    """The facts in an address or a form."""
    return fitting(moment, {name: text(name, most=20).strip() for name in names_of(moment)})
