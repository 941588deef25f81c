"""Law 26: restrictions on the lead after a call was withdrawn."""

from bridgelaw.laws.machinery.manifest import Looks, Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="lead-restriction",
    title=tr("Lead after a withdrawn call"),
    laws=("26",),
    who=tr("Whose call was withdrawn?"),
    tile="lead-out-of-turn",
    rank=2,
    looks_at=Looks.POSITION,
    row=tr("A call was withdrawn: what may they lead?"),
    called="""
        lead penalty after a withdrawn call; may declarer forbid a lead;
        partner's lead after a bid out of turn; lead restriction; forbid a suit; リード制限;
        リードの制限; リードを禁止できるか; 取り消したコールの後のリード; ban a lead; ban a suit;
        prohibit a lead; demand a lead; can I choose the lead; partner of the offender is on lead;
        withdrawn bid lead; lead after a changed call; リード禁止; リード指定;
        リードを指定できるか; リードを選べるか; 取り消したビッドとリード
    """,
)
