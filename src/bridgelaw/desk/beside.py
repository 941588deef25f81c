"""The regulations that stand beside a ruling: the club's own first, then its authority's."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.scoring.profile import Profile
from bridgelaw.scoring.provisions import Provision, provisions_of


def beside(
    profile: Profile, house: Iterable[Provision], procedure: str, clauses: Iterable[str]
) -> tuple[Provision, ...]:
    """Every rule that a ruling of this procedure touches which cites these clauses."""
    cited = tuple(clauses)
    known = (one for one in provisions_of(profile.name, profile.rating) if one.is_seen)
    return tuple(one for one in (*house, *known) if one.touches(procedure, cited))
