"""What the window around the desk says, in every language."""

from __future__ import annotations

from bridgelaw.locale import LANGUAGES, Text, language, tr

_SENTENCES: dict[str, Text] = {
    "starting": tr("The desk is starting …"),
    "first_start": tr("The desk is starting. The first time takes a few seconds."),
    "loading": tr("Loading: {done} of {total} MB", done="{done}", total="{total}"),
    "no_network": tr("The app could not be loaded. Is there a network?"),
    "no_room": tr("There is not enough room on this device. The app takes about 60 MB."),
    "failed": tr("The desk could not be started. Your log is safe."),
    "not_secure": tr("The app needs an address that begins with https."),
    "old_browser": tr("This browser is too old for the app. Update it, or take another one."),
    "again": tr("Try again"),
    "nothing_kept": tr("This window keeps nothing: what you rule is gone when you close it."),
    "nearly_full": tr("This device is full. Export the log, and make room."),
    "update": tr("A newer version is here. It is used the next time you open the app."),
    "use": tr("Use it now"),
    "install": tr("Keep the desk on your home screen: it then opens without a network."),
    "install_apple": tr("For your home screen: tap Share, then “Add to Home Screen”."),
    "add": tr("Add it"),
    "close": tr("Close"),
    "one_file": tr(
        "Your log stays in this browser. Export it after each session, and before you move the file."
    ),
    "second_window": tr("The desk is open in another window. Go on there, or close it."),
    "not_kept": tr("This could not be kept. Open the file again: everything before it is there."),
}


def words() -> dict[str, dict[str, str]]:
    """By language, then by name."""
    return {
        code: {name: language(code).say(text) for name, text in _SENTENCES.items()}
        for code in LANGUAGES
    }
