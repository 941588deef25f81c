"""Is there a browser that a command can open?"""

from __future__ import annotations

import os
import sys


def has_display() -> bool:
    """Is there a browser with a window? One in the terminal would hide what was printed there."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
