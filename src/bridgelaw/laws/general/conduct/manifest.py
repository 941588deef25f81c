"""Laws 72 to 74, 76, 90 and 91: conduct, slow play, procedure, and what may be given for it."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="conduct",
    title=tr("Conduct, slow play, penalties"),
    laws=("90", "91", "72B", "73B2", "74", "76"),
    everyday=True,
    tile="conduct",
    rank=1,
    row=tr("Slow, late or rude"),
    for_director=True,
    called="""
        slow play; slow pair; rude; rudeness; bad behaviour; bad manners; shouting; insult;
        argument at the table; zero tolerance; late arrival; came late; table is late;
        board not finished in time; no time for the last board; penalty; procedural penalty; PP;
        disciplinary penalty; warning; suspend a player; disqualify; throw out a player; cheating;
        secret signals; spectator; kibitzer; kibitzer spoke; mobile phone; phone rang; alcohol;
        gloating; coffeehousing; talking about the board; discussing a hand aloud; compared scores;
        looked at the opponents' cards; left the table; did not count the cards;
        infraction on purpose; hid a revoke; 遅延; 遅いペア; スロープレイ; 時間切れ; 遅刻; マナー;
        失礼な態度; 暴言; 無礼; 態度が悪い; ペナルティを与える; 警告; 手順上のペナルティ; 出場停止;
        失格; 不正; 通し合図; 観戦者; 携帯電話; 大声で話した; 怒鳴った; 故意の違反; プレイが遅い;
        罰則; too slow; slow; waiting for a slow table; behind time; impolite; swearing; angry;
        abuse; harassment; smoking; using a phone; unfriendly; noisy; teaching at the table;
        lecture partner; 遅い; 遅れている; 時間がかかる; うるさい; 大声; 喧嘩; けんか; 侮辱;
        嫌な態度; 悪口; スマホ; ハラスメント; 説教; パートナーを叱った; 時間に遅れた; swore;
        swore at partner; minutes behind; never stops talking; 喋っている; おしゃべり; ずっと喋る
    """,
)
