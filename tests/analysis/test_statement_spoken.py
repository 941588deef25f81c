"""68C: how people speak when they claim, and what is made of it.

Spades are trumps and South declares. After the arrow the reading in short: `cash C dummy x2` are
two rounds of dummy's clubs, `finesse vHK` is one against the king of hearts, `lose D` gives up a
diamond, `rest` stands for everything else. `+out` says that a trump is out, `+in` that none is,
`+drop` that nothing is finessed, and `refuse` that it cannot be read. Nothing after the arrow: the
words bind nothing.
"""

from __future__ import annotations

import pytest

from bridgelaw.analysis.claims.statement.describing import describe
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale import language
from tests.analysis.readings import short

SPOKEN = """
trumps are in, clubs are good => cash C +in
having drawn trumps, I run the clubs => cash C +in
I've drawn trumps so dummy is high => +in
all the trumps are in and I have the rest => +in
trumps are all gone, hearts from the top => cash H +in
you have no more trumps, the rest are mine => +in
trumps have been drawn. Diamonds. => cash D +in
that's all the trumps, clubs are running => cash C +in
there are no trumps left, I take my hearts => cash H +in
one trump out, I draw it => draw +out
there's one trump still out, I'll pull it and claim => draw +out
one more trump out, I'll draw that and the rest are good => draw +out
drawing your last trump, all good => draw
I draw the outstanding trump and cash my clubs => draw; cash C
I know there's a trump out => +out
West still has a trump, I draw it and run the diamonds => draw; cash D +out
run clubs after drawing trumps => draw; cash C
I'll cash the hearts after I draw trumps => draw; cash H
once trumps are drawn, the clubs are good => draw; cash C
the clubs are good once trumps are drawn => draw; cash C
after drawing trumps I cash four clubs => draw; cash C x4
before drawing trumps I ruff a heart in dummy => ruff H dummy x1; draw
I ruff a heart in dummy before I draw trumps => ruff H dummy x1; draw
hearts last, clubs first => cash C; rest; cash H
both aces and then the nine of clubs => rest; cards C9
drive out the ace of clubs, keeping the ace of hearts => lose vCA; rest; cards HA
you get a heart now, and the rest are mine => lose H
one round of trumps gets them both, hearts => draw 1; cash H
thats it, the rest bar a club =>
ハートのAを取られたら、あとは2つともこちらやね =>
diamonds, then clubs, with the hearts last => cash D; cash C; rest; cash H
cash the clubs and at the end the heart ace => cash C; rest; cards HA
I lose a diamond at the end => rest; lose D
run the clubs, lose a heart at the end => cash C; rest; lose H
clubs first, then hearts => cash C; cash H
finally I take the ace of diamonds => cards DA
ruffing a diamond at the end => rest; ruff D x1
draw trumps, you get a club => draw
you get a club and the rest are mine =>
you can have the ace of hearts, the rest are mine =>
I concede a club at the end => rest; lose C
just losing the ace of hearts =>
you get your ace of trumps at some point => +out
the queen of clubs is yours =>
a heart is all you get =>
two hearts, a diamond and my trump =>
four spades, four diamonds and a heart =>
five clubs, two hearts and the ace of diamonds =>
three clubs, two diamonds, ace of hearts =>
my three aces =>
I have three aces and a trump =>
four top tricks =>
two aces and the king of hearts =>
I make four trumps and two aces =>
I've got five clubs and the diamond ace =>
six tricks: four clubs and two hearts =>
taking the heart finesse => finesse H
take the marked finesse in hearts => finesse H
with the marked heart finesse => finesse H
I take the marked finesse => finesse marked
finesse the hearts => finesse H
finesse in clubs through West => finesse C thru W
finessing East for the queen of clubs => finesse vCQ thru E
repeating the heart finesse => finesse H
I take the heart finesse, then clubs => finesse H; cash C
playing for the drop => +drop
playing hearts for the drop => cash H
playing for the drop in hearts => cash H
clubs from the top => cash C
everything from the top => +drop
top down => +drop
playing clubs top down => cash C
running the hearts from the top, then diamonds => cash H; cash D
ace king queen of clubs, dropping the jack => cards CA CK CQ
overtake the heart queen with the ace => overtake HQ HA
overtaking the jack of clubs with the queen and running the clubs => overtake CJ CQ; cash C
unblock the ace of hearts => cards HA
unblock the hearts and cross to dummy in diamonds => unblock H; cross D dummy
unblocking clubs, then over to dummy with the ace of diamonds => unblock C; cross D dummy DA
it doesn't matter what you lead =>
it doesn't matter what you lead, I draw trumps => draw
whatever you play I have the rest =>
whatever you return, I win in hand and draw trumps => cross - hand; draw
you can lead what you like, the rest are mine =>
partner's clubs are good => cash C dummy
partner's hand is high =>
cross to partner and run the clubs => cross - dummy; cash C
my hand is high and trumps are in => +in
my remaining trump is high => cash S
I ruff with my last trump => ruff - x1
I ruff the club return and dummy is good => ruff - x1
ruff this, draw trumps, and claim => ruff - x1; draw
win the ace, draw trumps => refuse
I win with the ace of clubs, pull trumps and concede a diamond => cards CA; draw
drawing trumps ending in dummy => refuse
trumps, clubs and the ace of hearts => draw; cash C; cards HA
your clubs are good => refuse
I can ruff two hearts in dummy => ruff H dummy x2
crossruffing the rest => crossruff
I'll ruff my last heart in dummy, then draw trumps => ruff H dummy x1; draw
pitch my losing heart on the club ace => cards CA; throw H on C x1
throwing dummy's hearts on my clubs => cash C; throw H on C dummy
set up the diamonds by giving up one => refuse
I give up a diamond, then the rest are good => lose D
knock out the ace of diamonds and claim => lose vDA
back to my hand with a heart ruff => ruff H hand x1
squeezing West => refuse
if clubs break I have the rest => refuse
切り札はもう残っていないので、クラブを取ります => cash C +in
切り札は狩り終わっています => +in
切り札は全部狩りました。残りは取りです => +in
切り札は終わったので、ダミーはハイです => +in
切り札が1枚残っているので狩ります => draw +out
あと1枚切り札が残っています。それを狩って残りは全部取りです => draw +out
最後にハートを取ります => rest; cash H
クラブを取って、最後にハート => cash C; rest; cash H
ハートは最後に取り、先にクラブを取る => cash C; rest; cash H
ハートを最後に取り、クラブ => cash C; rest; cash H
まずクラブ、最後にダイヤのエース => cash C; rest; cards DA
切り札を狩った後、クラブを走ります => draw; cash C
切り札を狩った後でクラブを取ります => draw; cash C
切り札を狩る前にハートをダミーでラフします => ruff H dummy x1; draw
クラブを取る前に切り札を狩ります => draw; cash C
切り札を狩ったら、残りは取りです => draw
クラブを1つ差し上げます =>
クラブは1つそちらのものです =>
ハートのAはそちらです =>
1トリック差し上げて残りは取りです =>
スペード4つ、ダイヤ4つ、ハート1つです =>
ハート2つとダイヤ1つと切り札1枚 =>
エース3枚です =>
エースが3枚あります =>
ハートのフィネスをします => finesse H
マークされたフィネスをします => finesse marked
ハートをフィネスして、クラブを取ります => finesse H; cash C
ウエストに対してハートをフィネス => finesse H thru W
ドロップを狙います => +drop
ハートはドロップ狙いです => cash H
ハートを上から叩きます => cash H
クラブを上から順に取ります => cash C
全部上から取ります => +drop
♥QをAでオーバーテイクします => overtake HQ HA
♥Aをアンブロックする => cards HA
ハートをアンブロックしてからダイヤでダミーに渡る => unblock H; cross D dummy
何を出されても残りは取りです =>
何が来ても全部取れます =>
何をリードされても、切り札を狩って残りは取りです => draw
パートナーのクラブは勝ちです => cash C dummy
私のハンドは全部ハイです =>
ダミーは全部勝ちです =>
私の切り札は全部勝ちです => cash S
自分の最後の切り札でラフします => ruff - x1
切り札を2回狩ってからハートをダミーで1回ラフします => draw 2; ruff H dummy x1
負けはクラブ1つだけです =>
クラブを1つ負けて残りは全部取れます => lose C
ハートのAを飛ばしてから残りを取ります => lose vHA
クラブが3-3なら残りは取りです => refuse
スクイズします => refuse
残りは全部私のものです =>
I have two trumps and three good clubs =>
trumps are pulled, I'll take the hearts from the top and give you a diamond => cash H +in
the ace of diamonds is my entry to dummy's clubs => refuse
diamond ace, cross to the table in clubs and cash the hearts => cards DA; cross C dummy; cash H
my clubs are all winners => cash C
ruff high, draw your trumps, claim the rest => ruff - x1 high; draw
ruffing two diamonds on the table, drawing the trump with the ace => ruff D dummy x2; cards SA +out
you've only got the queen of trumps => +out
the master trump is yours => +out
just the master trump to lose => +out
losing only to the ace of clubs =>
you make your king of diamonds, I make the rest =>
pulling one round, then the clubs => draw 1; cash C
play off the hearts, keep the spade ace to the end => cash H; rest; cards SA
cash out => refuse
dummy's spades are high => cash S dummy
run all my trumps => cash S
hearts are solid => cash H
clubs are breaking, so six club tricks =>
king, queen and jack of hearts => cards HK HQ HJ
I'll lead the jack of clubs and let it run => finesse CJ
club to the king, club back to the ace => cards CK CA
a spade to dummy and the clubs go => refuse
dummy has the rest =>
I can't lose a trick =>
you can't stop me making the rest => refuse
no losers =>
one loser =>
I lose nothing but a heart => refuse
taking two ruffs in dummy => ruff - dummy x2
finesse against the queen of hearts, which is marked with East => refuse
the club finesse is marked => finesse C
I repeat the diamond finesse => finesse D
drawing trumps in two rounds => draw 2
with trumps drawn, the clubs run => cash C +in
now that trumps are gone, clubs => cash C +in
the last trump is mine =>
I keep a trump for the heart => refuse
overtaking in dummy => refuse
unblocking => refuse
after the clubs I take my hearts => cash C; cash H
first the ace of hearts, last the ace of clubs => cards HA CA
before the clubs I take the heart ace => cards HA; cash C
切り札を全部狩ってからクラブを流します => draw; cash C
トランプを抜いて、ハートを上から => draw; cash H
切り札はあと1枚だけ出ています => +out
ハートのAKを取って、ダイヤを1枚ラフします => cards HA HK; ruff D x1
クラブは5枚走ります => cash C x5
ハートのロスは1つです =>
1つ負けます =>
ダイヤのKでハンドに戻って切り札を狩り切ります => cross D hand DK; draw
クラブを先に取ってから切り札です => cash C; draw
ハートを取った後でダイヤ => cash H; cash D
最後の切り札は私のものです =>
相手の切り札は1枚です => +out
切り札が全部落ちたのでクラブを取ります => cash C +in
どこから来ても取れます =>
ハートは右手にフィネスします => refuse
ダミーのエースでダイヤを取ってクラブに続けます => refuse
trumps are finished so it's all dummy => +in
all trumps accounted for, rest mine => +in
I still have a trump and dummy is good =>
drawing the outstanding queen of trumps => refuse
I lead a trump, then clubs from dummy => draw 1; cash C dummy
pull the last two trumps and cash out the hearts => draw 2; cash H
trump in hand, then the ace of clubs => ruff - hand x1; cards CA
hearts after clubs => cash C; cash H
the diamonds once the ace of hearts has gone => refuse
diamonds at the end, everything else first => rest; cash D
winning the heart return in dummy and running clubs => cross - dummy; cash C
you take the ace of diamonds now, and that's it =>
one diamond for you, the rest for me =>
ten tricks: five trumps, three clubs and two red aces =>
three spades, two hearts and dummy's ace =>
ace-king of hearts and three trumps =>
the queen of spades, the ace of diamonds, four clubs =>
cash two high hearts => cash H x2 top
the small finesse in diamonds => refuse
finesse twice in diamonds => refuse
finesse the jack of diamonds and repeat it => finesse DJ; finesse DJ again
playing West for the queen of clubs => finesse vCQ thru W
spades from the top for the drop => cash S
top hearts then small diamonds => cash H top; cash D low
overtake my king of clubs with dummy's ace => overtake CK CA
unblock ace king of clubs => cards CA CK
lead up to the king of hearts => cards HK
I discard dummy's losing diamonds on my hearts => cash H; throw D on H dummy
I ruff a club to get back to hand => refuse
this one's mine and so are the others =>
whichever suit you lead I ruff it and draw trumps => ruff - x1; draw
your ace of clubs, then I have the rest => refuse
East is out of trumps =>
dummy's trumps are good => cash S dummy
cash everything =>
残っている切り札を狩って、ダイヤを取ります => draw; cash D
切り札はすべて出ています、残りは取りです => refuse
クラブを全部取った後にダイヤを負けます => cash C; lose D
ダイヤは最後に負けます => rest; lose D
ダミーへ♦Aで渡り、ハートを捨てます => cross D dummy DA; throw H
ハート3トリックとクラブのエース =>
クラブのQをKでオーバーテイクして残りのクラブを取ります => overtake CQ CK; cash C
ウエストは切り札がもうありません =>
ダイヤのフィネスを2回します => refuse
♥Qを落としにいきます => refuse
手札は全部勝ちです =>
切り札が2枚あるのでまず狩ります => draw +out
you have the queen of spades, I have everything else => +out
draw trumps and throw my diamond loser on the fourth club => draw; cash C; throw D on C x1
I cash three clubs throwing two diamonds => cash C x3; throw D x2
ruff, cross, ruff, and the rest => refuse
all but one =>
all except the ace of trumps => +out
I lose one trick to the ace of hearts => lose vHA
hearts are three-three so they're good =>
win, draw the trumps, claim => draw
taking the diamond king and two trumps =>
the two high trumps and two high hearts =>
I run the jack of diamonds => finesse DJ
play a low club to the queen => cards CQ
low club towards dummy => cross C dummy
finesse against East's king of diamonds => finesse vDK thru E
drawing East's trump => draw
North's clubs are good => cash C dummy
ruffing in North => ruff - dummy x1
cashing dummy's ace first => refuse
not drawing trumps => rest; draw
I leave the trump out and run clubs => cash C +out
leaving your trump out, clubs, then diamonds => cash C; cash D +out
if you lead a heart I ruff it => refuse
I ruff a heart low and a diamond high => refuse
I'll discard the losing club on the diamonds after drawing trumps => draw; cash D; throw C on D x1
no need to draw trumps => rest; draw
trumps are 2-2 =>
trump is drawn => +in
one more round of trumps => draw 1
I pull trumps in three rounds => draw 3
clubs, hearts, diamonds in that order => cash C; cash H; cash D
two rounds of clubs ending in hand => refuse
the ace of clubs and a club ruff => cards CA; ruff C x1
back with a ruff => refuse
the spade queen is the only one out => +out
you can ruff once => refuse
East ruffs => refuse
I get to hand with the ace and run the diamonds => refuse
you only score your trump ace => +out
I concede the last two =>
hearts, then I give you the rest => cash H
the rest are yours =>
I give up =>
both red aces =>
ace, king, queen and jack of diamonds => cards DA DK DQ DJ
my long diamonds are good => cash D
diamonds go away on the clubs => cash C; throw D on C
clubs will take care of the diamonds => refuse
I'll finesse if West plays low => refuse
covering whatever West plays => refuse
heart finesse on the way => refuse
ducking a club first => lose C
play a club to the king and a club back => cards CK; cross C
your ace takes and I have the rest => refuse
with two trumps in dummy I ruff both diamonds => refuse
I don't need the finesse => +drop
a trump to the ace and a trump back to the king => cards SA SK
cashing the heart, then dummy is high => cash H x1
a club to the ace and a club to the king => cards CA CK
with the ace of hearts and run the clubs => refuse
with trumps gone I run the clubs => cash C +in
残りの切り札を取って、クラブ5つ => draw
切り札を1回刈り、ハートのAK、ダイヤのラフ => draw 1; cards HA HK; ruff D x1
ダミーのクラブで手のハートを捨てる => cash C dummy; throw H on C hand
手のハートを全部ダミーのクラブに捨てます => cash C dummy; throw H on C hand
ハートのAでダミーに入って、クラブを取る => cross H dummy HA; cash C
ディフェンスはハートのエースだけ =>
相手にはスペードのQしか残っていません => +out
切り札のクイーンはまだ外にあります => +out
ハートは3-3に分かれています =>
クラブを流してダイヤを2枚捨てる => cash C; throw D x2
フィネスはいりません => +drop
フィネスなしで全部取れます => +drop
スペードのKが落ちているので全部勝ち =>
上から3つ取ります =>
ハートを3つ取って、あとはあげます => cash H x3
切り札は取りきってあります => +in
ウエストのKにフィネス => refuse
ウエストにハートのQがあるのでフィネスします => finesse H
クラブをラフしてハンドに帰り、切り札を刈る => ruff C x1; cross - hand; draw
ハート以外は全部勝ち => refuse
ダイヤを先に、クラブを後に => cash D; cash C
クラブは後で => rest; cash C
切り札を2巡したあと、クラブを走る => refuse
まずハートのAを取り、その後切り札を刈って、最後にクラブ => cards HA; draw; rest; cash C
切り札が残り1枚なので取ります => draw
負けは切り札のAだけ => +out
相手の切り札1枚を狩ります => draw 1
オールマイ => refuse
全部こっち =>
5トリックもらって残りはどうぞ =>
残りどうぞ =>
heart ace stays till the end => rest; cards HA
I'm in hand and cash four diamonds => cash D x4
we're cold =>
dummy's hearts and my spades => cash H dummy; cash S
cash the ace of diamonds and the rest on high trumps => refuse
the rest are trumps =>
残りは全部切り札です =>
切り札の残りは2枚です => +out
ハートのKを先に取ってからダミーへ => refuse
"""


def _said() -> list[tuple[str, str]]:
    parts = (line.partition("=>") for line in SPOKEN.strip().splitlines())
    return [(text.strip(), reading.strip()) for text, _, reading in parts]


@pytest.mark.parametrize(("text", "reading"), _said())
def test_law_68C_what_people_say_is_read(text: str, reading: str) -> None:
    try:
        statement = read_statement(text, claimer=Seat.SOUTH, declarer=Seat.SOUTH, trump=Suit.SPADES)
    except NotAStatement:
        assert reading == "refuse"
        return
    assert short(statement) == reading
    for code in ("en", "ja"):
        assert all(map(language(code).say, describe(statement)))


@pytest.mark.parametrize(("text", "reading"), [one for one in _said() if not one[1]])
def test_law_68C_words_that_bind_nothing_are_said_back(text: str, reading: str) -> None:
    statement = read_statement(text, claimer=Seat.SOUTH, declarer=Seat.SOUTH, trump=Suit.SPADES)
    assert statement.notes
    assert all(note.words in text for note in statement.notes)
