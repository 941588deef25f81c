"""What the API answers about regulations."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bridgelaw.web.api.answers import Got


class ProvisionState(Got):
    """A rule of an authority or of the club: a regulation, never law."""

    authority: str
    clause: str | None = Field(description="The clause that leaves it open.")
    title: str | None
    text: str
    document: str
    article: str | None
    date: str | None
    seen: bool = Field(description="`false`: it is only known that there is one.")
    settings: list[str]


class SettingState(Got):
    setting: str
    value: str
    origin: Literal["document", "laws", "ours", "asked"]


class SubjectState(Got):
    """Something that a clause leaves to regulation."""

    clause: str
    title: str
    found: bool
    settings: list[SettingState]
    provisions: list[ProvisionState]


class RegulationsState(Got):
    authority: str
    rating: str | None
    subjects: list[SubjectState]
    ours: list[str]
    asked: list[str]
