"""Laws 35 to 39: calls that can never be accepted."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="inadmissible-call",
    title=tr("Inadmissible call"),
    laws=("35", "36", "37", "38", "39"),
    who=tr("Who made the call?"),
    tile="else",
    rank=7,
    row=tr("A double that cannot be"),
    called="""
        8NT; eight notrump; 8のレベル;
        double of partner; doubled partner's bid; redouble without a double;
        redoubled an undoubled bid; bid after the auction was over; bid of eight;
        call after the final pass; more than seven; barred player called;
        called although they had to pass; double when there is nothing to double;
        パートナーをダブル; 8の代のビッド; パスを強制されたのにコール; 終わった後のビッド;
        ダブルできないのにダブル; リダブルできない; 8 level; eight spades; illegal call;
        impossible double; bid although barred; パートナーのビッドにダブル; 味方のビッドをダブル;
        不可能なコール; 8スペード; redoubled own side; doubled own side
    """,
)
