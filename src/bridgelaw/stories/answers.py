"""What a story has told of the questions that its ruling asks: nobody is asked them again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Bid, parse_call
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.stories.places import steps_between

_Facts = Mapping[str, str]
_HONOURS = "AKQJT"
_TURNS = {1: "lho", 2: "partner", 3: "rho"}
_SOURCES = {"hesitate": "tempo", "ask": "question", "say": "manner"}
OF_ANOTHER = frozenset({"misinformation", "explanation-duty", "dummy-card", "claim-agreed"})
"""Whose “who” asks for somebody else than whoever did it."""
_STAGES = {"auction": "auction", "before-lead": "clarification", "play": "play",
           "after-play": "over"}  # fmt: skip


def answers(procedure: str, facts: _Facts) -> dict[str, str]:
    """The answers by the keys of their questions, as far as they were told and not doubted.

    >>> answers("claim", {"who": "declarer", "tricks": "all"})
    {'claimer': 'declarer'}
    """
    found = _ANSWERS.get(procedure)
    told = found(facts) if found is not None and facts.get("sure") != "no" else {}
    whose = facts.get("who", "") if procedure not in OF_ANOTHER else ""
    own = dict.fromkeys(("who", "by_whom"), whose if whose in SEAT_OF_LETTER else "")
    return {key: answer for key, answer in {**own, **told}.items() if answer}


def role(facts: _Facts) -> str:
    """Declarer, dummy or a defender, where whoever it is about was told so."""
    who, declarer, speaker = (facts.get(name, "") for name in ("who", "declarer", "speaker"))
    if who in ("declarer", "dummy", "defender"):
        return who
    if facts.get("side") == "defence":
        return "defender"
    if not declarer and speaker in ("declarer", "dummy"):
        declarer = "me" if speaker == "declarer" else "partner"
    away = steps_between(declarer, who)
    return "" if away is None else ("declarer", "defender", "dummy", "defender")[away]


def _defends(facts: _Facts) -> str:
    return {"defender": "yes", "declarer": "no", "dummy": "no"}.get(role(facts), "")


def _partner_called(facts: _Facts) -> str:
    return {"nothing": "no", "partner-waits": "no", "partner-called": "yes"}.get(
        facts.get("since", ""), ""
    )


def _out_of_turn(facts: _Facts) -> dict[str, str]:
    away = steps_between(facts.get("who", ""), facts.get("turn", ""))
    kinds = {PASS: "pass", DOUBLE: "double", REDOUBLE: "double"}
    try:
        call = parse_call(facts.get("call", ""))
    except NotationError:
        call = None
    return {
        "kind_of_call": "" if call is None else "bid" if isinstance(call, Bid) else kinds[call],
        # At the turn of the next player it was the first call of all, or the second of one player.
        "whose_turn": _TURNS.get(away or 0, "") if away != 1 else "",
        "called_since": "nobody" if facts.get("since") == "nothing" else "",
    }


def _slip(facts: _Facts) -> dict[str, str]:
    return {
        "partner_called": _partner_called(facts),
        "changed": "yes" if "changed_to" in facts else "",
    }  # fmt: skip


def _too_low(facts: _Facts) -> dict[str, str]:
    return {"lho_called": "no" if facts.get("since") == "nothing" else ""}


def _shown(facts: _Facts) -> dict[str, str]:
    cards = facts.get("cards", "").split() or facts.get("card", "").split()
    several = len(cards) > 1 or facts.get("count", "1") != "1"
    kind = "honour" if cards and cards[0][-1] in _HONOURS else "low" if cards else ""
    return {
        "who_showed": {"defender": "defender", "": ""}.get(role(facts), "declaring"),
        "what_shown": "several" if several else kind,
        "deliberate": "no" if facts.get("accident") == "yes" else "",
        "could_see": {"yes": "yes", "no": "no"}.get(facts.get("partner_saw", ""), ""),
        "named": "yes" if facts.get("did") == "name" else "",
    }


def _shown_early(facts: _Facts) -> dict[str, str]:
    found = _shown(facts)
    led = facts.get("did") == "lead" and found["what_shown"] == "low"
    return {**found, "who_showed": "", "what_shown": "led" if led else found["what_shown"]}


def _played(facts: _Facts) -> dict[str, str]:
    whose, turn, trick = role(facts), facts.get("turn", ""), facts.get("trick", "")
    own = {"declarer", "dummy"}
    away = steps_between(facts.get("who", ""), turn)
    lead = ""
    if whose == "defender":
        lead = "declaring_sides" if turn in own else "partners" if away == 2 else ""
    elif whose in own:
        lead = "other_hands" if turn in own or away == 2 else "defenders" if away else ""
    later = lead in ("other_hands", "declaring_sides") or (trick.isdecimal() and trick != "1")
    did = facts.get("did")
    return {
        "what": "play" if did == "play" else "lead" if did == "lead" and later else "",
        "defender": _defends(facts), "whose_lead": lead,
        "since_opening": "face_down" if facts.get("face") == "down" else "",
    }  # fmt: skip


def _revoked(facts: _Facts) -> dict[str, str]:
    since, trick = facts.get("since", ""), facts.get("trick", "")
    over = since in ("hands-back", "cards-mixed") or facts.get("stage") == "after-play"
    return {
        "whose_hand": role(facts),
        "established": "after_play"
        if over
        else "no"
        if since == "nothing"
        else "played"
        if facts.get("played_on") == "yes"
        else "",
        "hands_back": "yes" if since in ("hands-back", "cards-mixed") else "",
        "trick_twelve": ("yes" if trick == "12" else "no") if trick else "",
    }


def _lying(facts: _Facts) -> dict[str, str]:
    card, away = (
        facts.get("penalty", ""),
        steps_between(facts.get("who", ""), facts.get("turn", "")),
    )
    return {
        "penalty_cards": "major" if card[-1:] in (*_HONOURS,) else "",
        "turn": {0: "own", 2: "partner_leads"}.get(-1 if away is None else away, ""),
    }  # fmt: skip


def _conceded(facts: _Facts) -> dict[str, str]:
    objection = facts.get("objection", "")
    theirs = objection == "partner-of-who" or steps_between(facts.get("who", ""), objection) == 2
    return {"by_defender": _defends(facts), "objected": "yes" if theirs else ""}


def _of_the_auction_period(facts: _Facts) -> dict[str, str]:
    stage = facts.get("stage", "")
    early = stage in ("auction", "before-lead")
    return {"auction_period_over": "no" if early else "yes" if stage else ""}


_ANSWERS: dict[str, Callable[[_Facts], dict[str, str]]] = {
    "call-out-of-turn": _out_of_turn,
    "insufficient-bid": _too_low,
    "inadmissible-call": _too_low,
    "unintended-call": _slip,
    "wrong-board": lambda facts: {"partner_called": _partner_called(facts)},
    "exposed-card": _shown,
    "card-in-auction": _shown_early,
    "play-out-of-turn": _played,
    "revoke": _revoked,
    "several-cards": lambda facts: {"defender": _defends(facts)},
    "penalty-card": _lying,
    "played-card": lambda facts: {
        "whose": role(facts),
        "how_declarer": "held" if facts.get("did") == "hold-visible" else "",
    },
    "designation": lambda facts: {
        "what_said": "suit" if "suit" in facts and not {"card", "meant"} & facts.keys() else ""
    },
    "claim": lambda facts: {
        "claimer": role(facts), "left": facts.get("left", ""),
        "doubted": "director" if "objection" in facts else "",
    },
    "concession": _conceded,
    "defective-trick": lambda facts: {
        "fault": {"3": "too_few", "5": "too_many"}.get(facts.get("count", ""), ""),
    },
    "trick-count": lambda facts: {
        "matter": "see" if facts.get("wants") == "inspect"
        else "turned" if facts.get("did") == "trick-turned" else ""
    },
    "tricks-disputed": lambda facts: {
        "matter": "tricks" if {"they", "we"} <= facts.keys() else ""
    },
    "unauthorised-information": lambda facts: {
        "source": _SOURCES.get(facts.get("did", ""), "")
    },
    "misinformation": _of_the_auction_period,
    "misinformation-after": lambda facts: {
        "stage": {"play": "play", "after-play": "over"}.get(facts.get("stage", ""), "")
    },
    "explanation-duty": lambda facts: {
        "moment": _STAGES.get(facts.get("stage", ""), "")
    },
}  # fmt: skip
"""By the procedure: what of its questions follows from the facts."""
