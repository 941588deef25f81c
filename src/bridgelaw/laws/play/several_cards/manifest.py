"""Law 58B: several cards played at once."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="several-cards",
    title=tr("Several cards played at once"),
    laws=("58B", "47F", "67"),
    who=tr("Who played them?"),
    tile="else",
    rank=5,
    row=tr("Two cards came out together"),
    moments=("play", "cards"),
    called="""
        two cards played at once; two cards stuck together; played two cards; two cards led;
        two cards came out; 2枚出した; ２枚同時に出した; カードが2枚出た; 2枚くっついて出た;
        two cards fell together; two cards at the same time; led two cards; 2枚一緒に;
        2枚重なって出た; 2枚いっぺん
    """,
)
