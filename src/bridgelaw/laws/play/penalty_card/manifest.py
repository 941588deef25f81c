"""Laws 50, 51 and 59: a penalty card on the table."""

from bridgelaw.laws.machinery.manifest import Looks, Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="penalty-card",
    title=tr("A penalty card on the table"),
    laws=("50", "51", "59"),
    who=tr("Who has the penalty card?"),
    tile="else",
    rank=6,
    looks_at=Looks.POSITION,
    row=tr("A penalty card lies there"),
    reviews=(
        PutOff(
            "50E4",
            tr("Did the shown card help?"),
            tr(
                "Could the result well have been different without the help of the card that was "
                "shown? If the other side was damaged, adjust to the likely result without it."
            ),
        ),
    ),
    called="""
        PC; MPC; penalty card; major penalty card; minor penalty card; two penalty cards;
        lead with a penalty card; partner has a penalty card; what may I lead; ペナルティーカード;
        メジャーペナルティカード; マイナーペナルティカード; 罰則カード;
        パートナーにペナルティカードがある; exposed card on the table and lead;
        must the penalty card be played; penalty card and partner is on lead; ペナカ;
        ペナルティカードのリード; 表になったカードをどうする
    """,
)
