"""Builds the app: a folder of static files that any web host can carry."""

from bridgelaw.pocket.build.builder import build, up_to_date

__all__ = ["build", "up_to_date"]
