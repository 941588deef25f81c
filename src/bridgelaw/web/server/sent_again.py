"""A form that a script sends again, because it heard no answer, is taken once.

Most forms say what their page had seen, and come to nothing the second time. One that opens
something new does not: what was answered to it is remembered here, and answered again.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from starlette.responses import Response

from bridgelaw.web.server.limits.throttle import Busy

_MOST = 2000
Name = tuple[str, str, str]
"""The sign-in, the address, and the name under which the script keeps the form."""


class Once:
    """The last forms that were kept by a script, and where each of them led."""

    def __init__(self) -> None:
        self._led: OrderedDict[Name, dict[str, str] | None] = OrderedDict()
        self._lock = threading.Lock()

    def begin(self, name: Name) -> Response | None:
        """What was answered before; `None` for a form that is new; `Busy` while it is taken."""
        with self._lock:
            if name not in self._led:
                self._led[name] = None
                while len(self._led) > _MOST:
                    self._led.popitem(last=False)
                return None
            headers = self._led[name]
        if headers is None:
            raise Busy
        return Response(None, 204, headers)

    def end(self, name: Name, response: Response | None) -> None:
        """It was taken; what was refused, or went wrong, may be sent again."""
        with self._lock:
            if response is None or response.status_code != 204:
                self._led.pop(name, None)
            else:
                told = ("x-go", "x-seen")
                self._led[name] = {k: v for k, v in response.headers.items() if k in told}
