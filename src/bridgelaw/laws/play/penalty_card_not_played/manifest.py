"""Law 52: a defender plays something else although a penalty card was due."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="penalty-card-not-played",
    title=tr("Penalty card not played"),
    laws=("52",),
    who=tr("Who has the penalty card?"),
    tile="card-shown",
    rank=2,
    row=tr("The penalty card was not played"),
    called="""
        did not play the penalty card; forgot the penalty card; penalty card still there;
        played another card instead of the penalty card; ペナルティカードを出さなかった;
        ペナルティカードを忘れた; ペナルティカードでないカードを出した; penalty card was not led;
        should have played the penalty card; ペナルティカードを出し忘れた;
        ペナルティカードが残っている; 出し忘れたペナルティカード
    """,
)
