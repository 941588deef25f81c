"""Serves a folder of static files on this machine, as any web host would."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ADDRESS = "127.0.0.1"  # the browser trusts its own machine without https


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 as in the class above it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json", ".gz": "application/octet-stream",
        ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8",
    }  # fmt: skip

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, *said: Any) -> None:
        """Nobody reads it."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server that is not running yet; `OSError` where the port is taken."""
    return ThreadingHTTPServer((ADDRESS, port), partial(_Handler, directory=str(folder)))
