"""A verdict for programs; docs/claims.md explains it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES, Rule
from bridgelaw.analysis.claims.statement.describing import describe
from bridgelaw.analysis.claims.verdict import Level, Play, Verdict
from bridgelaw.analysis.claims.words import explain, sentence
from bridgelaw.game import SEATS, SUITS
from bridgelaw.locale import Language, Text


def verdict_json(verdict: Verdict, notes: Iterable[Text], language: Language) -> dict[str, Any]:
    """The number first, then everything that it comes from."""
    claim = verdict.claim
    return {
        "tricks": verdict.tricks,
        "best": verdict.best.tricks,
        "irrational": verdict.irrational.tricks,
        "claimed": claim.tricks,
        "left": claim.position.left,
        "good": verdict.is_good,
        "decided": verdict.normal.is_decided,
        "least": verdict.normal.least,
        "most": verdict.normal.most,
        "line": _line(claim, verdict.normal.line),
        "rules": [rule_json(rule, language) for rule in verdict.rules],
        "levels": {
            level.how.value: _level(claim, level)
            for level in (verdict.best, verdict.normal, verdict.irrational)
        },
        "sentence": language.say(sentence(verdict)),
        "explanation": [language.say(text) for text in explain(verdict)],
        "claim": _claim(claim, language),
        "assumed_forgotten": verdict.assumed_forgotten,
        "if_remembered": verdict.if_remembered,
        "notes": [language.say(note) for note in notes],
        "language": language.code,
    }


def rule_json(rule: Rule, language: Language) -> dict[str, str]:
    return {
        "rule": rule.value,
        "law": rule.law,
        "kind": rule.kind.value,
        "text": language.say(rule.text),
    }


def _claim(claim: Claim, language: Language) -> dict[str, Any]:
    """The claim as it was understood."""
    position = claim.position
    return {
        "claimer": claim.claimer.letter,
        "side": claim.claimer.side.name,
        "declarer": claim.declarer.letter,
        "trump": "NT" if position.trump is None else position.trump.letter,
        "hands": {seat.letter: str(position[seat]) for seat in SEATS},
        "lead": position.leader.letter,
        "trick": [{"seat": seat.letter, "card": str(card)} for seat, card in position.played],
        "statement": claim.statement.words or None,
        "steps": [language.say(text) for text in describe(claim.statement)],
        "says_none_out": claim.statement.says_none_out,
        "shown_out": {
            seat.letter: [
                suit.letter for suit in reversed(SUITS) if (seat, suit) in claim.shown_out
            ]
            for seat in SEATS
            if any(who is seat for who, _ in claim.shown_out)
        },
        "trumps_out": [str(card) for card in claim.trumps_out],
        "forgotten_trump": claim.forgotten_trump,
        "off": [rule.value for rule in RULES if rule in claim.off],
    }


def _level(claim: Claim, level: Level) -> dict[str, Any]:
    return {
        "tricks": level.tricks,
        "least": level.least,
        "most": level.most,
        "decided": level.is_decided,
        "line": _line(claim, level.line),
    }


def _line(claim: Claim, line: Iterable[Play]) -> list[dict[str, Any]]:
    lying = len(claim.position.trick)
    return [
        {
            "trick": (at + lying) // 4 + 1,
            "seat": play.seat.letter,
            "card": str(play.card),
            "rule": None if play.rule is None else play.rule.value,
            "law": None if play.rule is None else play.rule.law,
            "wins": None if play.wins is None else play.wins.letter,
        }
        for at, play in enumerate(line)
    ]
