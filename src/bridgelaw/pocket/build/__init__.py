"""Builds the app: a folder of static files that any web host can carry."""

from bridgelaw.pocket.build.builder import build, up_to_date
from bridgelaw.pocket.build.one_file import write_one_file

__all__ = ["build", "up_to_date", "write_one_file"]
