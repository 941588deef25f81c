"""Law 69: agreement to a claim or concession, and taking it back."""

from bridgelaw.laws.machinery.manifest import Looks, Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="claim-agreed",
    title=tr("Agreement to a claim taken back"),
    laws=("69",),
    who=tr("Who claimed?"),
    tile="claim",
    rank=2,
    row=tr("We said yes to a claim, wrongly"),
    for_director=True,
    looks_at=Looks.POSITION,
    called="""
        agreed to a claim by mistake; take back agreement to a claim; acquiescence;
        we accepted the claim but had a trick; claim agreed wrongly; クレームに合意したが;
        合意を取り消したい; クレームを認めたが; agreed to a claim and changed their mind;
        agreed the claim but want it back; accepted a claim too soon; said yes to the claim but;
        クレームに同意; 同意したクレーム; クレームを承諾したが; 後から異議
    """,
)
