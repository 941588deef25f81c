"""Law 20F4, 20F5: who corrects a wrong explanation of their own side, and when."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="explanation-duty",
    title=tr("A wrong explanation by one's own side"),
    laws=("20F4", "20F5"),
    who=tr("Who has noticed a mistake?"),
    tile="explanation",
    rank=3,
    row=tr("My partner explained it wrongly"),
    moments=("auction", "information"),
    called="""
        partner explained wrongly; my partner's explanation is wrong; I explained wrongly;
        correct partner's explanation; when must I correct an explanation;
        when may I say that the explanation was wrong; パートナーの説明が間違っている;
        自分の説明を訂正したい; いつ訂正すればよいか; パートナーの説明を訂正;
        partner gave a wrong answer; partner misexplained my bid;
        partner forgot our agreement and explained; must I correct partner;
        must I say something about the explanation; partner did not alert my bid;
        パートナーが間違って説明; 味方の説明が違う; 味方が間違えて説明; パートナーの説明が違う;
        言うべきか; パートナーがアラートしなかった; my bid was explained wrongly by partner;
        partner explained my call wrongly; partner told them something we do not play;
        partner described our system wrongly; we play it as natural
    """,
)
