"""Laws 84 and 85: rulings on agreed facts, and on facts that the sides tell differently."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="disputed-facts",
    title=tr("The facts are disputed"),
    laws=("85", "84"),
    tile="conduct",
    rank=3,
    row=tr("They tell it differently"),
    for_director=True,
    called="""
        facts disputed; they disagree about what happened; two stories; he said she said;
        denies the hesitation; they do not agree that there was a pause;
        players tell different stories; no agreement on the facts; who is right; 事実が食い違う;
        言い分が違う; 事実関係の争い; 証言が食い違う; ためらいを否定; どちらが正しいか分からない;
        different story; different versions; cannot agree what happened; one says yes the other no;
        words against words; never said that; 食い違う; 言い分が食い違う; 言った言わない; 話が違う;
        水掛け論; 意見が合わない
    """,
)
