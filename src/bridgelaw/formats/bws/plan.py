"""Who is who in a BWS file: pairs or teams, one winner or two, and the movement with their names.

Pair 8 North-South and pair 8 East-West are two pairs in a Mitchell and one pair in a Howell. No
pair is in two places at once: a number that is twice in one round stands for two pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from bridgelaw.formats.bws.evening import Evening, Planned, Section, SignedIn
from bridgelaw.game import Side
from bridgelaw.scoring.movement import Encounter, Movement


@dataclass(frozen=True)
class BwsPlan:
    """How an evening was to go, and what its contestants are called."""

    evening: Evening
    are_teams: bool
    session: int = 1
    """The number of the first session."""

    @cached_property
    def sections(self) -> Mapping[int, Section]:
        """Every section that has results or a plan, whether or not the file describes it."""
        described = {section.id: section for section in self.evening.sections}
        used = {row.section for row in self.evening.planned}
        used |= {row.section for row in self.evening.received}
        return {
            number: described.get(number)
            or Section(number, _usual_letter(number), 0, 0, 0, 0, 0, 0)
            for number in sorted(used)
        }

    @cached_property
    def rounds(self) -> tuple[Planned, ...]:
        """The movement as the file has it, without the pair that is missing."""
        return tuple(
            _without_missing(row, self.sections[row.section], row.section in self._twice)
            for row in self._own_rounds
        )

    @cached_property
    def at(self) -> Mapping[tuple[int, int, int], Planned]:
        """The movement by section, table and round."""
        return {(row.section, row.table, row.round): row for row in self.rounds}

    @cached_property
    def _by_section(self) -> Mapping[int, list[Planned]]:
        planned: dict[int, list[Planned]] = {number: [] for number in self.sections}
        for row in self._own_rounds:
            planned[row.section].append(row)
        return planned

    @cached_property
    def _own_rounds(self) -> tuple[Planned, ...]:
        """Where the file has no movement, it follows from the results."""
        planned = {row.section for row in self.evening.planned}
        met: dict[tuple[int, int, int, int, int], list[int]] = {}
        for row in self.evening.received:
            if row.section not in planned:
                met.setdefault((*row.place[:3], row.ns, row.ew), []).append(row.board)
        made = (Planned(*place, tuple(sorted(boards))) for place, boards in met.items())
        # A table is once in a round, however often the file says so.
        once = {(row.section, row.table, row.round): row for row in (*self.evening.planned, *made)}
        return tuple(once.values())

    @cached_property
    def _twice(self) -> frozenset[int]:
        """The sections in which each direction counts from 1."""
        if self.are_teams:
            return frozenset()
        return frozenset(
            number for number, section in self.sections.items() if self._is_twice(section)
        )

    def _is_twice(self, section: Section) -> bool:
        rows = self._by_section[section.id]
        if section.winners == 2:
            return bool({row.ns for row in rows} & {row.ew for row in rows} - {0})
        seated = Counter((row.round, pair) for row in rows for pair in (row.ns, row.ew) if pair)
        return any(count > 1 for count in seated.values())

    @cached_property
    def winners(self) -> int:
        """One ranking, or one for each direction.

        Where nobody ever changes direction the two cannot be compared.
        """
        if self.are_teams:
            return 1
        numbers = {
            section.winners or (2 if self._keeps_directions(section.id) else 1)
            for section in self.sections.values()
        }
        return numbers.pop() if len(numbers) == 1 and numbers <= {1, 2} else 1

    @property
    def is_mixed(self) -> bool:
        """Have some sections one winner, and others two?"""
        return len({self._keeps_directions(number) for number in self.sections}) > 1

    def _keeps_directions(self, section: int) -> bool:
        rows = [row for row in self._by_section[section] if row.ns and row.ew]
        ns = {self.contestant(section, Side.NS, row.ns) for row in rows}
        ew = {self.contestant(section, Side.EW, row.ew) for row in rows}
        return not ns & ew and len({row.round for row in rows}) > 1

    def contestant(self, section: int, side: Side, number: int) -> str:
        """What a pair or a team is called; empty for nobody."""
        if not number:
            return ""
        apart = f"{side.name} " if section in self._twice else ""
        return f"{apart}{self._letter(section)}{number}"

    def table(self, section: int, number: int) -> str:
        return f"{self._letter(section)}{number}"

    def _letter(self, section: int) -> str:
        if len(self.sections) == 1:
            return ""
        letter = self.sections[section].letter
        # Section 1, table 11 is not section 11, table 1.
        return f"{letter}-" if letter[-1:].isdecimal() else letter

    # Sessions

    def session_of(self, section: int, number: int) -> int:
        """Which session a round belongs to."""
        if self._match_of:
            return self.session + self._match_of.get(number, 1) - 1
        return self.session + self._sessions[section]

    @cached_property
    def _sessions(self) -> Mapping[int, int]:
        """The session of each section, from 0."""
        if not self.have_same_deals:
            return {number: at for at, number in enumerate(self.sections)}
        sessions = sorted({each.session for each in self.sections.values()})
        return {number: sessions.index(each.session) for number, each in self.sections.items()}

    @cached_property
    def have_same_deals(self) -> bool:
        """Nothing shows that a board is another deal in another section."""
        deals: dict[int, tuple[tuple[str, ...], ...]] = {}
        for dealt in self.evening.dealt:
            is_known = dealt.section in self.sections and any(map(any, dealt.hands))
            if is_known and deals.setdefault(dealt.board, dealt.hands) != dealt.hands:
                return False
        return True

    @cached_property
    def _match_of(self) -> Mapping[int, int]:
        """Teams: the match to which a round belongs; pairs: where boards are dealt anew."""
        pairings: dict[int, set[frozenset[int]]] = {}
        for row in self.rounds:
            pairings.setdefault(row.round, set()).add(frozenset((row.ns, row.ew)))
        if not self.are_teams and not self._deals_anew:
            return {}
        matches: dict[int, int] = {}
        number, before = 0, None
        for at in sorted(pairings):
            if not self.are_teams or pairings[at] != before:
                number += 1
            matches[at], before = number, pairings[at]
        return matches

    @cached_property
    def _deals_anew(self) -> bool:
        """Nobody plays a deal twice: where they meet its number again, it is another deal."""
        seen: set[tuple[str, int]] = set()
        for row in self.rounds:
            for board in row.boards if row.ns and row.ew else ():
                for side, pair in ((Side.NS, row.ns), (Side.EW, row.ew)):
                    key = (self.contestant(row.section, side, pair), board)
                    if key in seen:
                        return True
                    seen.add(key)
        return False

    # The movement

    @cached_property
    def movement(self) -> Movement:
        return Movement(
            tuple(
                Encounter(
                    row.round,
                    self.table(row.section, row.table),
                    self.contestant(row.section, Side.NS, row.ns),
                    self.contestant(row.section, Side.EW, row.ew),
                    row.boards,
                    self.session_of(row.section, row.round),
                )
                for row in sorted(self.rounds, key=lambda row: (row.section, row.round, row.table))
            )
        )

    # Names

    @cached_property
    def players(self) -> Mapping[str, tuple[str, str]]:
        """The two players of each pair: who signed in North or East, and South or West."""
        names: dict[str, list[str]] = {}
        for row in sorted(self.evening.signed_in, key=lambda row: row.round):
            name = row.name or self.evening.name_of(row.number) or row.number
            contestant = self._who_signed_in(row)
            if not contestant or not name or name == "0":
                continue
            pair = names.setdefault(contestant, ["", ""])
            at = 0 if row.direction in ("N", "E") else 1
            pair[at] = pair[at] or name
        return {contestant: (pair[0], pair[1]) for contestant, pair in names.items()}

    @cached_property
    def names(self) -> Mapping[str, str]:
        return {
            contestant: " - ".join(filter(None, pair)) for contestant, pair in self.players.items()
        }

    def _who_signed_in(self, row: SignedIn) -> str:
        section = self.sections.get(row.section)
        if section is None or row.direction not in ("N", "E", "S", "W"):
            return ""
        side = Side.NS if row.direction in ("N", "S") else Side.EW
        table = row.table
        if side is Side.EW and row.round == 0 and section.ew_move and section.tables:
            table = (table - 1 + section.ew_move) % section.tables + 1
        planned = self.at.get((row.section, table, max(1, row.round)))
        if planned is None:
            return ""
        return self.contestant(row.section, side, planned.ns if side is Side.NS else planned.ew)


def shows_teams(evening: Evening) -> bool:
    """Is every table of the movement matched by another where the same two sit the other way?"""
    return _all_matched(row for row in evening.planned if row.ns and row.ew)


def _all_matched(rows: Iterable[Planned]) -> bool:
    tables = {(row.section, row.round, row.ns, row.ew, row.boards) for row in rows}
    return bool(tables) and all(
        ns != ew and (section, number, ew, ns, boards) in tables
        for section, number, ns, ew, boards in tables
    )


def _usual_letter(section: int) -> str:
    """Sections are numbered as the alphabet is."""
    return chr(ord("A") + section - 1) if 0 < section <= 26 else str(section)


def _without_missing(row: Planned, section: Section, is_twice: bool) -> Planned:
    missing = section.missing_pair
    if not missing:
        return row
    # Where both directions count from 1, a negative number is East-West's.
    ns = 0 if row.ns == missing else row.ns
    ew = 0 if row.ew == -missing or (row.ew == missing and not is_twice) else row.ew
    return replace(row, ns=ns, ew=ew)
