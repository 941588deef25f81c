"""Law 25: a call that was never meant, and a change of call."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="unintended-call",
    title=tr("Unintended or changed call"),
    laws=("25",),
    who=tr("Whose call was it?"),
    tile="else",
    rank=1,
    row=tr("Wrong card from the box"),
    called="""
        mispull; pulled the wrong card from the box; wrong bidding card; mechanical error;
        slip of the hand; slip of the tongue; change a call; changed their mind; changed the bid;
        did not mean to bid that; took back a bid; wants to change the bid; misclick;
        wrong card out of the bidding box; cards stuck together; ビッドを間違えて出した;
        ビッディングボックスの出し間違い; ミスプル; コールの変更; 言い間違い; ビッドを取り替えたい;
        ビッドを変えた; 取り間違い; 言い直し; 引き間違い; take back a bid; retract a call;
        undo a bid; bid something else by accident; finger slip; sticky bidding cards;
        wanted to bid something else; ビッドカードの間違い; ビッドカードを間違えた;
        違うビッドカード; 違うビッドを出した; ビッドを戻したい; ビッドを取り消したい; 手が滑った;
        うっかり; stop card instead of a bid; took the wrong bid out; meant to pass but doubled;
        meant to double; grabbed the pass card; つもりで別のビッド; パスのつもり; ダブルのつもり;
        別の札を取った;
        やり直し;
        took it back; took the bid back; took back his call; コールを引っ込めた; ビッドを取り消した;
        wrong card; took out the wrong card; 出し間違い; 取り消した; 取り消し; 言い間違い;
        takeback; take-back; wrong bid; 撤回
    """,
)
