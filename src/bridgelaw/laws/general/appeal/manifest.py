"""Laws 83, 92 and 93: appeals."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="appeal",
    title=tr("Appeal"),
    laws=("92", "93", "83"),
    tile="conduct",
    rank=2,
    row=tr("They appeal"),
    for_director=True,
    called="""
        protest; appeal; appeals committee; wants to appeal; does not accept the ruling;
        disagrees with the ruling; deposit; against my ruling; second opinion;
        complaint about a ruling; 抗議; 上告; 裁定に不服; 裁定に納得できない; アピール; 提訴; 上訴;
        供託金; 上告委員会; appeals; appeal the ruling; contest the ruling;
        not happy with the ruling; review of the ruling; objection to the ruling; 裁定に不満;
        抗議したい; 再審; 異議申し立て; 控訴; 不服; 不服申し立て
    """,
)
