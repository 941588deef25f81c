"""A typed client of the desk's API, for Python programs; docs/client.md shows how it is used.

What is sent and what comes back are the models of the API itself, `sent` and `got`.
"""

from bridgelaw.client import got, sent
from bridgelaw.client.client import Client
from bridgelaw.client.connection import NoAnswer, Overtaken, Refused

__all__ = ["Client", "NoAnswer", "Overtaken", "Refused", "got", "sent"]
