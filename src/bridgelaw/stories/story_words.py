"""The words of stories from the table, beside those that every reader knows.

A section is a category of words (and what they cost), a line a value with its spellings; a regular
English verb that is marked stands for all its forms.
"""

from __future__ import annotations

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE
from bridgelaw.reading.lexicon import Word, words, words_of
from bridgelaw.reading.shared.words import HEARD, SHARED_WORDS

_WORDS = """\
[role]
me: i; me; myself; 私; わたし; わたくし; 自分; 僕; ぼく; 俺
my: my; mine; our; 私の; 自分の
partner: my partner; partner; pard; p'ner; パートナー; 相方; my pard; 私のパートナー; うちの相方; my other half; 私の相方; パートナーさん; my pd; pd; my wife; my husband; my mate; hubby; 家内; 主人; 嫁; 旦那; 対面; うちのパートナー; 私のペア; my missus; the missus; my old man; missus; better half; my dear partner; my esteemed partner; my beloved; my friend; 相棒; うちの人; うちの旦那; うちの奥さん; 奥さん; ペアの人; ペアの相手; 組んでる人; 向かいの人; 向かい; お向かい
lho: lefty; lho; my lho; left hand opponent; my left hand opponent; left hand oppo; my left hand oppo; left hand opp; left-hand opponent; my left-hand opponent; left hander; left opponent; my left opponent; my left; 左の人; 左手の人; 左隣; 左隣の人; 左手; 左側の人; 左の方; 左手の方; 左隣の方; 左の相手; 左側; 左どなり; 左手側; 下家; 左の対戦相手; 左の敵
rho: righty; rho; my rho; right hand opponent; my right hand opponent; right hand oppo; my right hand oppo; right hand opp; right-hand opponent; my right-hand opponent; right hander; right opponent; my right opponent; my right; 右の人; 右手の人; 右隣; 右隣の人; 右手; 右側の人; 右の方; 右手の方; 右隣の方; 右の相手; 右側; 右どなり; 右手側; 上家; 右の対戦相手; 右の敵
declarer: declarer; decl; ディクレアラー; デクレアラー; デクララー; ディクレァラー; 宣言者; デクラーラー; デクレアラ; the declarer; our declarer; the chap playing it; the one playing it; the person playing it; playing the hand; オフェンス
dummy: dummy; ダミー; dummy's; dummies; the dummy; our dummy; his dummy; her dummy; ダミーさん; ダミーの方; ダミーの人; ダミー役; dumby; dummie
defender: defender; a defender; one of the defenders; ディフェンダー; the other defender; wrong defender; one defender; ディフェンス側の人; 守備側の人
opponent: opponent; opponents; oppo; opps; opp; an opponent; 相手; 相手側; 相手の人; 敵; one of them
he: he; she; him; her; his; 彼; 彼女
they: they; them; the other side; the other pair; those two; somebody; someone; 人; 誰か; a player; their; 向こう; 相手方; あちら; people
partner-of-who: his partner; her partner; their partner; そのパートナー; 相手のパートナー; その相方; 味方; 味方の人
lho-of-who: next player; next defender; next hand; next man; next person; next lady; next one; next opponent; 次の人; 次の順番の人; 次のプレイヤー; 次の番の人; next in turn; 次の方; 次の番の方; next hand up; 次のディフェンダー
nobody: nobody; no one; noone; none of us; nobody else; 誰も; だれも; 他の誰も; no-one; どなたも; nobodys; no ones; neither of us; neither; no other player
everybody: everybody; everyone; all of us; all four; 全員; みんな; 皆; 四人とも; all three; all the others; the others; 他の三人; 他の3人; all four of us; all of them; the whole table; 四人全員; 皆さん; みなさん
[act]
bid: bid; bids; bidding; bade; bidded; open~; overcall~; respond~; come in with; comes in with; came in with; came in; call~; made it; raise~ to; raise~ it to; raise~; bump~ it to; jump~ to; jump~; said; says; say; saying; answer~; reply~; rebid; rebids; run to; ran to; remove~ to; remove~ it to; took it out to; correct~ to; convert~ to; tried; went; goes; speak; spoke; spoken; acted; done anything; done something; said anything; done; compete~ with; compete~; balance~ with; balance~; preempt~; pre-empt~; jump~ in with; jump~ in; stuck in; threw in; butt~ in with; butt~ in; interfere~ with; interfere~; chirp~; announce~ a bid of; intervene~ with; intervene~; enter~ with; protect~ with; barge~ in with; chip~ in with; offer~; ビッド; ビット; ビート; 言った; 言って; 言い; 言う; 言わ; 言っちゃ; 言っ; オープン; オーバーコール; レスポンス; レスポンド; 答え; 応え; 上げ; コール; 返事; 返し; 逃げ; レイズ; 宣言し; リビッド; プリエンプト; 割り込; 競り; ジャンプ; 口にし; 発言; 応答; make; makes; made; 言うて; 言うた; 言うと; 口に出; おっしゃ; 仰; 言い張; 開け; 申し; 入札; reckon~; 言お; 答えて; called out; 申し上げ; までいっ; reopen~ with; reopen~; step~ in with; come back with; came back with; bounce~ to; leap~ to; punt~; rebid~; volunteer~; venture~; blast~; cut in with; cut in; pipe~ up with; pipe~ up; bark~; shout~ out; blurt~ out; blurt~; mutter~; splash~; propose~; weigh~ in with; stick in; sticks in; put in; puts in; 宣言; 叫ん; 唱え; つぶやき; 応じ; 出ちゃっ; 言っちゃっ; 言ってもう; 言いよ; 言うてし; swing in with; swung in with; chime~ in with; chime~ in; pop~ in with; pop~ up with; wade~ in with; wade~ in; stuff~ in; come up with; came up with; comes up with; stick~ in; bung~ in; whack~ in; whack~; slap~ in; thump~; fire~ in; throw~ in; throw~ in; hit us with; hits us with; bid out; call~ out; said out loud; proclaim~; declare~ a bid of; give~; gives; giving; show~ preference; signed off in; sign~ off in; transfer~ to; splinter~; cue-bid; cuebid; cue; ビッドしちゃ; いっちゃ; 入っ; 割って入; 飛び; 乗っか; 開いた; コールし
put: push~; slid; slide~; move~; put down; put out; put; puts; puts down; putting; laid; lay~ down; place~; slap~ down; slap~; slam~ down; threw down; pull~ out; pull~; take out; takes out; took out; got out; grab~; grabbed; took; take; takes; pick~ up; pick~; select~; plunk~ down; plonk~ down; plonk~; set down; drew; bang~ down; fish~ out; 置い; 置き; 置く; 引い; 引き; 引く; 取り出し; 出そう; 選ん; 抜い; 抜き; 並べ; shot out; shove~; chuck~ down; fling~ down; flung down; reach~ for; plop~ down; plop~; whip~ out; whipped out; produce~; flick~; lob~; bang~ in; smack~ down; deposit~; haul~ out; bang~; shove~ in; pop~ down; stick down; stuck down; place~ down; table~; dig out; dug out; let go of
pass: no bids; パスし; パスを出し; パスして; passed out of hand; passed; passes; passing
double: ダブルし; ダブルをかけ; ダブルを出し; doubled; doubles; doubling
redouble: リダブルし; リダブルをかけ; redoubled; redoubles; redoubling
lead: led; lead~; opening lead; tabled; made the lead; made the opening lead; make the opening lead; came out with; kick~ off with; kick~ off; start~ with; start~ off with; underlead~; リード; リートし; オープニングリード; 台札; 打ち出し; 次のリードをし; 次のリード; made the first lead; made a lead; opened the play with; fire~ out; attack~ with; began with; begins with; got off lead with; exit~ with; broach~; switch~ to; shift~ to; continue~ with; リードを出し; リードしはっ; リードをし; 打ち出; 出だし; outplay~; come out with; comes out with; open~ the play; shot back; return~; fire~ back; fired back; play~ first; put his card down to start; put her card down to start; attack~; plunk~ down as the lead; bang~ down the lead; cash~; tries to cash; cashing; play~ off; run~; 出しはじめ; 出し始; 仕掛け; 返し; 最初に出; 走り出
play: play~; follow~ with; follow~ suit; follow~; put on; flung; fling~; produce~; put up; turn~ up with; contribute~; gave; give; cover~ with; cover~; won with; プレイ; プレー; フォロー; 出し; 出て; 出した; 出す; 出さ; 出まし; 出ちゃ; 出されま; つけ; つけた; 出され; 出てい; 切り出; chuck~ in; play~ on; かぶせ; 叩きつけ; 叩き; rose with; rise~ with; went up with; hopped up with; slap~ the; detach~; follow~ to; win~ with; overtake~ with; take~ with; beat~ with; 乗せ; のせ; 被せ; 出しはっ; 出さはっ; 出しよ; 出してき
discard: threw; throw~; thrown; throw~ away; threw away; discard~; pitch~; sluff~; slough~; ditch~; let go; 捨て; ディスカード; 投げ; 放っ; chuck~; bin~; got rid of; 放り; let go of; jettison~; toss~; dump~; unload~; parted with; ほかし; dispose~ of; shed; sheds; shedding; chuck~ away; bung~; threw off; throw~ off; show~ out; showed out; shows out; 切り捨て; ディスカ; 捨てて; 投げて
ruff: ruff~; overruff~; trumped; trumping; trumps it; trumped in; 切り札を出し; 切札を出し; ラフ; 切っ; 切り; 切った; 切る; 切られ; cut; cuts; ruff~ in; trump~ in; overtrump~; used a trump; put a trump; played a trump; 切ってしま; 切ったん; トランプを出; オーバーラフ; put a little trump on; stick a trump; used a little trump; トランプで切; ラフって; 切り込
expose: drop~; fell; fall~; fallen; flash~; slip~; slip~ from; slip~ out; tumble~; pop~ out; expose~; show~; shown; face up; visible; upside down; flip~; came out; come out; spill~; reveal~; display~; turn~ face up; land~ face up; 落とし; 落とす; 落ち; 見え; こぼし; 滑り落ち; ひっくり返; 見せ; 表に; 表向き; 表向きに; さらし; 露出; こぼれ; 見られ; 公開; 晒し; 倒れ; faced; facing; came tumbling; spilt; 見えた; 見せた; let me see; lets me see; let us see; let everyone see; let everybody see; slide~ out; slid out; flutter~; tilt~; tip~ over; came into view; landed face up; ended up face up; fumble~; let slip; lost hold of; ぽろ; ポロ; ぽろり; 傾け; 見えて; 見えちゃ; さらけ; 表で; 表になっ; 表になり; 飛び出; flip~ over; knocked over; knock~; lands face up; land~; roll~ off; fly; flew; flies; shot out of; escape~; spring; sprang; let everyone; bare~; bared; exposed; show~ off; tip~ out; catch sight; caught sight; let us all see; left face up; left faced; 飛ん; 転が; めく; めくれ; 裏返っ; はみ出; 丸見え; 見せつけ; 開い; パラパラ; バラバラ
spread: spread~; spread; laid down; put his hand on the table; put her hand on the table; put my hand on the table; tabled his hand; tabled her hand; laid his hand; laid her hand; laid his cards; laid her cards; faced his hand; faced her hand; faced his cards; faced her cards; showed his hand; showed her hand; showed us his hand; showed us her hand; put his cards on the table; put her cards on the table; hand is on the table; 広げ; ハンドを広げ; 手を広げ; 手を開; ハンドを開; 手札を見せ; 手を見せ; put down his hand; put down her hand; lays down; laid his cards down; laid her cards down; faced all; opened his hand; opened her hand; showed everyone his hand; showed all his cards; showed all her cards; 手札を開; 手札を広げ; 全部見せ; 手をさら; ハンドを見せ; 手を倒
claim: claim~; クレーム; クレイム; laying claim; makes a claim; made a claim; call it a day; いただき; もらい; もらった; いただきます; 私のもの; 自分のもの; うちのもの
concede: concede~; gave up; gives up; give up; giving up; concession; surrender~; コンシード; 譲っ; 譲り; 譲る; 「取られ」; 取られ; あきらめ; 諦め; 差し上げ; あげる; あげま; あげた; gave us; give us; given us; 譲渡; 負けを認め; threw in his hand; threw in her hand; giving you; give you; you get; gave you; gave them; give them; given them; you can have; threw it in; let~ us have; let us have; gives us; yields; yield~; allow~ us; 負けを; ギブアップ; あきらめて; 渡した; 渡すと; admit~ defeat; chuck~ in; pack~ it in; allow~; let them have; letting them; hand~ over; 降参; 差し上げる; 差し上げて; あげますよ; あげるよ; あげると; あげようと; どうぞと; どうぞって; 渡し; 渡します
hesitate: tank~; hesitate~; hesitation; thought; thinks; think; thinking; thought for ages; thought for a long time; thought a long time; pause~; minutes; a minute; for minutes; minutes to; ten seconds; long pause; pregnant pause; slow; slowly; took ages; takes ages; took a while; took a minute; took about a minute; took minutes; took quite a while; took some time; took a good while; thought about it; had a long think; had a think; dither~; dwelt; mull~; stew~; sat there; sat for; ponder~; ponder~ for; consider~; deliberate~; took a long time; took forever; took his time; took her time; break in tempo; broke tempo; huddle~; out of tempo; in tempo; long think; agonise~; agonize~; 迷; 悩ん; 悩み; 間をおい; 手が止ま; 長考; 遅く; 遅い; 遅か; スロー; 考え; 考えて; 考え込; ためら; ゆっくり; 間があ; 間を置; 時間をかけ; 時間が; 躊躇; 固ま; 止まっ; 熟考; 黙り込; 間が空; took an age; takes an age; an age; went into a trance; trance; さんざん; 延々; 長い間; しばらく; 考えあぐ; a long think; think by; deliberation; tank; 考え中; think~ long; took so long; took far too long; takes forever; dawdle~; brood~; cogitate~; linger~; stall~; sat on it; sat looking; stared at his cards; stared at her cards; long delay; delay; after an age; after ages; after a long time; a good minute; half a minute; twenty seconds; thirty seconds; 30秒; 10秒; 20秒; 1分; 一分; 2分; 何分; 時間を使; 時間かけ; 長いこと; 長々; じっくり; 間を取; 間を開; だいぶ考; 悩みに; 悩んで; 固まっ; 止まって; やっと; ようやく; 遅かった; もたつ; stopped to think; waited; seconds; stewed; mulled; hem~ and haw~; hemmed and hawed; umm~; hum~ and haw~; paused; froze; freeze~; ground to a halt; went into a huddle; huddled; huddle; coma; in a coma; went into a coma; hour; an eternity; eternity; forever; a lifetime; fiddled; fidget~; long wait; a wait; wavering; waver~; 固まり; 永遠; ずいぶん; 相当; フリーズ; うなって; 唸; 腕組み; 首をひねって; 時間をとっ; ブレイクインテンポ; テンポ; 間合い; もじもじ; 一瞬; 数秒; 秒
ask: ask~; ask~ about; enquire~; inquire~; query~; question~; 聞い; 聞き; 聞く; 質問; 尋ね; たずね; 質問し; 訊い; 訊き; 問い; wondered aloud; ask~ what; wanted to know; check~ what; 確認; 確かめ; 聞かれ; 伺い; 聞いて; 聞いた; quiz~; quizzed; probe~; interrogate~; find~ out; want~ to know; お尋ね; うかが; 質問して
explain: explain~; explanation; explained as; told us; were told; was told; been told; told me; tells us; tell us; describe~; described as; wrong explanation; wrongly explained; 説明; 説明し; 教えられ; say it shows; said it shows; said it showed; says it shows; told it was; was explained as; be explained as; translate~ as; 意味だと; 意味と言; って説明; だと説明; と教え; said it meant; says it means; describe~ it as; say~ it is; call~ it; told everyone; told her; told him; told them; gave it as; 答えまし; 解説; 言われていた
alert: alert~; announce~; アラート; アナウンス
name: call~ for; ask~ for; name~; designate~; order~; request~; 指定; 指定し; 指名; 頼ん; 頼み; お願いし; 呼ん; 要求; 指示し; told dummy to play; told dummy; tell dummy; says to dummy; said to dummy; 呼びま; 言いつけ; 注文; demand~; summon~; ask~ dummy for; shout~ for; asked dummy; requesting; call out; 呼んで; 言いつけて; と頼
revoke: revoke~; found one; had one after all; found another; found a heart; found a spade; found a club; found a diamond; renege~; reneg; renegged; renig; re-vote; failed to follow; fail to follow; failed to follow suit; リボーク; リボーグ; リボーグし; リボン; リヴォーク; リヴォーグ; not following suit; revoking; renounced; renounce~; フォローを忘れ; フォローし忘れ; リボークや; フォローせず; フォローせん; revokes; reneging; なかったと言って; フォローを怠; フォローしないで; フォローしなくて
psyche: psyche~; psych; psychs; psyched; psychic; fielded; サイク; サイキック
hear: heard; hear; hears; overheard; overhear; 聞こえ; 耳に入; catch~; caught the; got wind of; 聞いちゃ; 漏れ聞; 耳にし
look: look~ at; had a look at; look~ into; peek~; peek~ at; peep~ at; glance~ at; のぞ; 覗; leaned over and looked at; 見ました; 見た; を見て; had a peek; sneak~ a look; took a look at; looks over; lean~ over; leant over; craned; 盗み見; 見に行; のぞき込; 覗き込; spy; spies; spied; saw into; see into; get a look at; got a look at; stole a look; crane~; leant across; leaned across; sneaks a peek; glimpse~; ちらっと見; 見てしま; 見ちゃ; 覗き見
agree: agree~; accept~; acquiesce~; 同意; 認め; 合意
change: change~; change~ it; correct~; change~ to; change~ it to; replace~; 変え; 直し; 言い直; 変更; 取り替え; swap~ it for; 考え直し; 考え直; 出し直
touch: touch~; 触っ; 触れ; 手をかけ; fingered; fingering; graze~; put his hand on; put her hand on; put a finger on; 触り; つまみ; つまん; 手を伸ば
win: won; win; wins; winning; 勝っ; 勝ち; 取っ
deal: dealt; deal; deals; 配っ
count: count~; 数え
[role +0.2]
me: im; i am; ive; id
[act -1.3]
lead: リードした; リードしました; リードして; リードしちゃ; リードしてしま
[seen]
saw: saw; see; seen; 見え; 見た; 見られ
[act -0.6]
bid: に上げ; に逃げ; に変え; にレイズ; にジャンプ; に移
[act +0.3]
bid: call; moved; reacted; made a call; made a bid; opened his mouth; opened her mouth; opened my mouth; said a word; had a chance; had his chance; had her chance; got a chance; been given a chance; had a go; had his go; had her go; had my go; had a turn; had his turn; had her turn; had my turn; taken his turn; taken her turn; got a turn
[sign]
out-of-turn: out of turn; oot; coot; boot; poot; wrong turn; out of rotation; ahead of turn; not his turn; not her turn; not their turn; wasnt his turn; wasnt her turn; not my turn; jumped the gun; too early; too soon; prematurely; 順番外; 順番違い; 順番を間違え; 順番が違; 順番じゃな; 順番で(は)?な; 番ではない; 番じゃない; 先に; 早く; 順番を飛ば; 順番を抜か; 順番飛ばし; 順番間違い; 順番でない; アウトオブターン; out of trun; before the dealer; ahead of the dealer; before dealer; dealer hadnt; dealer had not; ディーラーより先に; ディーラーの前に; out of order; too quick; too quickly; couldnt wait; jumped the queue; wasnt up to him; wasnt up to her; not up to him; not up to her; wasnt his bid; wasnt her bid; not his bid; not her bid; wasnt her place; wasnt his place; spoke first; bid first; wrong player bid; wrong person bid; wrong player called; フライング; 先走; 順番を待た; 手番では; 手番じゃ; 番ではありません; 番ではなかった; 番じゃなかった; 番とちゃう; 番ちゃう; 番やない; 順番ちゃう; 順番まちが
loot: wasnt on lead; not on lead; wasnt my lead; not my lead; isnt my lead; wasnt his lead; wasnt her lead; loot; wrong side; from the wrong side; from the wrong hand; wrong hand; wrong defender; wrong leader; wrong person led; wrong player led; wrong one led; the wrong person leading; リード違い; 違う人がリード; 間違った手から; 違う手から; リード権; wrong side of the table; wrong person to lead; wrong player to lead; shouldnt have led; should not have led; was not to lead; wasnt to lead; not hers to lead; not his to lead; wasnt hers to lead; wasnt his to lead; on the wrong side; リードじゃない; リードではない; リードじゃなかった; リードではなかった; リードちゃう; リードやない; 出す番じゃ; 違う方からリード; 逆からリード; 反対側からリード
insufficient: insufficient; insufficient bid; ib; not enough; too low; not high enough; isnt enough; underbid; 不十分; 足りな; 足りて; 低い; 低すぎ; インサフィシェント; インサフ; not sufficient; insuff; 足り; 足りませ; 低かった; lower than; doesnt beat; does not beat; didnt beat; isnt higher; is not higher; not higher; no higher; a level short; level too low; one level short; below the last bid; lower than the last; 届いていな; 届かな; 低いビッド; 下のビッド; 足らん; 足らない; 足りひん; 低うて; 低かっ; レベルが足り
mistake: by accident; by mistake; accidentally; misbid; うっかり; inadvertently; unintentionally; not on purpose; 誤って; ついうっかり; つい
slip: mispull; mispulled; fingers slipped; slip; slipped; wrong card; wrong bidding card; grabbed the wrong card; stuck together; out of the box; came out of the box; pulled the wrong card; mechanical error; 引き間違; 出し間違; 取り間違; 間違って; 間違え; 言い間違; 手が滑; unintended; didnt mean; boxes stick; stuck in the box; wrong one came out; wrong one; came out instead; 引き違え; 取り違え; wrong part of the box; wrong slot; wrong compartment; wrong pile; wrong part; mis-pulled; misspulled; finger trouble; finger slip; fumbled; clumsy fingers; wrong bid came out; wrong bid out; stuck to; cards stuck; card stuck; sticky; typing error; misclick; misclicked; wrong one out; まちがえて; まちがって; 手元が狂; 指が滑; ミスプル; 取りちが; 出しちが; 手を滑
nobody-doubled: nobody had doubled; nobody doubled; no one had doubled; hadnt been doubled; no double; 誰もダブルしていない; ダブルされていない
own-partner: his own partner; her own partner; own partner; own partners; own side; 自分のパートナー
skipped: never got a call; was passed over; never got to call; never had a turn; didnt get a turn; did not get a turn; was skipped; skipped; missed out; left out; never bid; never called; had no chance to call; didnt get to bid; 飛ばし; 飛ばされ; 飛ばして; 抜かし; コールする機会; コールしないまま; コールの機会; let me bid; never let me; never let him; didnt let me; nobody let me; nobody asked me; 飛ばさ; 抜かさ; とばさ; とばし; never had a chance; had no chance; skipped over; went past me; missed my turn; missed his turn; missed her turn; was left out; got left out; didnt get a go; never got a go; didnt get a chance; had no turn; wasnt given a chance; never got a chance; lost my turn; lost his turn; lost her turn; 番が来なかった; 番が来ない; 回ってこな; 飛ばされて; コールできなかった; ビッドできなかった; never had a say; not once; 一回も; 一度も声; 声がかか; 声かか; 順番が来て; 順番が回
together: together; two came out; both came out; stuck together; two cards at once; at once; at the same time; two cards; 一緒に; 同時に; いっしょに; 2枚出; 二枚出; 2枚一度; both together; came away together; came out together; two at once; two at a time; in one go; at one time; まとめて; 2枚いっぺん; いっぺんに; 2枚重な; 重なっ; くっついて
penalty-card: penalty card; penalty cards; major penalty card; minor penalty card; ペナルティカード; ペナルティーカード; ペナルティ・カード
instead: instead; instead of; 出さずに; 出さないで; 代わりに; without playing it
not-in-dummy: not in dummy; isnt in dummy; dummy doesnt have; not there; ダミーにない; ダミーにはない; ダミーが持っていない; there isnt one; hasnt got one; doesnt have one; isnt there; hasnt one; isnt any; there is none; there are none; dummy has no; dummy hasnt; ダミーには; ダミーにありません
not-played: isnt played; is not played; not played; is it played; played or not; プレイしたことに; プレイされたこと; is that played; counts as played; プレイになり; プレイ済みか; 出しかけ; didnt let go; held so that; held a card so; snatched it back; snatched back; pulled it back; pulled back; took it back into; put it back in; inch from the table; inch off the table; hovering; hovered; half out; drew it back; 引っ込め; 引っこめ; 手に戻; withdrew it; 手に戻され; 戻しました; changed his mind; changed her mind; pulled it away; take it back; took it back; takes it back; taken it back; put it back; puts it back; wants it back; wants to take it back; never left his hand; never left her hand; still in his hand; still in her hand; nearly played; almost played; 戻そうと; 引き戻; 取り消したい; 出し直したい; まだ手の中; 手の中; thought better of it; then thought better; second thoughts; not let go; still held; holding it; hadnt let go; hadnt left; has it been played; has that been played; is that card played; does it count; does that count; must it be played; has to be played; have to be played; 考え直して戻; 思い直; 引っ込
told-declarer: told declarer; tells declarer; suggested; reminded declarer; tell declarer; pointed at; pointed to; signalled declarer; 指さ; 合図; warned declarer; advised; instructed; ディクレアラーに言; 助言; 指示; アドバイス; 口出し; 口を出; 教え; pointing; pointing at; points at; gestured; gesturing; told his partner to; told her partner to; warned him; warned her; warned partner; prompts; prompted; nudged; tapped; coughed; said youre in; says youre in; youre in dummy; youre in hand; youre on the table; wrong hand partner; 注意し; ヒント; 指図; 横から; ダミーのくせに; reminds declarer; stopped declarer; tried to stop declarer; tells her; told her to; told him to; tells him
wrong-info: corrects; corrected; correcting; 訂正; wrong explanation; misexplained; misinformation; misinformed; mi; wasnt alerted; not alerted; no alert; didnt alert; wrong information; wrongly explained; without alerting; turns out; turned out; 説明が違; 違っていた; 説明が間違; アラートしなかった; アラートがなかった; アラートなし; アラートされな; アラートされず; アラートされません; アラートされていな; アラートし忘れ; 間違った説明; 誤った説明; 説明と違; misdescribed; wrong description; different from what; not what they said; not what we were told; convention card says; card says; system card says; wasnt what; 説明は間違; 説明と逆; 言っていたのと違; 聞いていたのと違; 説明がちが; 違う意味; 違う説明; アラートなく; アラート無し; アラートしてくれ; アラートしてな; アラートもな; アラートせず
ui: ui; unauthorised information; unauthorized information; break in tempo; hitch; 非公認情報; UI; forgot we play; sighed; groaned; made a face; pulled a face; grimaced; ため息; しかめ; つぶや; shook his head; shook her head; nodded; えっ; えー; うーん; emphatic; emphatically; with a thump; with a bang; snap pass; quick pass; instant pass; very fast pass; loudly; fidgeted; squirmed; winced; tutted; shrugged; rolled his eyes; rolled her eyes; stared at; glared at partner; 勢いよく; 強い口調; 即パス; 大きな声で; 首をひね; 首をかし; うなず; 舌を出; 身を乗り出; バチン; aloud; out loud; meaningful look; sigh~; groan~; smile~; smiled; smirk~; grin~; beam~; wince~; scowl~; frown~; raised an eyebrow; raised his eyebrows; raised her eyebrows; body language; mannerism; gave a look; gave him a look; gave her a look; tone of voice; laugh~; snort~; gasp~; gasp; blink~; slam~ down the pass; with emphasis; drummed his fingers; liked better; would have liked; would have preferred; 顔をしか; 身振り; 首を横に; 笑っ; にやり; ニヤ; 眉を; 咳払い; 独り言; ひとりごと; 表情; 溜息; 声の調子; 強く
extraneous: next table; another table; other table; result of board; 隣のテーブル; 別のテーブル; 他のテーブル; 結果を話; heard the result; saw the score; across the room; from the next table; from another table; at the bar; in the bar; in the corridor; saw the hand record; hand records; travelling score; already knew the board; had played it already; played this board before; played it before; knows the hand; 廊下; 隣で; もう知って; 前にプレイ; ハンドレコード; 結果を見て; 聞いてしま
wrong-board: hand from board; cards from board; from the wrong board; wrong board; previous board; last board; from the next board; of the next board; cards from the next board; 隣のボード; 別のボード; 前のボード; 違うボード; 次のボードの; ボードを間違え; instead of board; rather than board; should have played board; board that we should; belongs to the next round; belongs to another round; not for this round; ではなくボード; じゃなくてボード; wrong boards; boards in the wrong order; board for the next round; played the wrong board; not our board; another tables board; ボードが違; ボードを取り違え; 別のボードの; 番のつもりで; 番ボードの; 番のボードの; 番のハンド; のハンドを抜; out of the wrong board; from the board underneath; the board below; 下のボード; 上のボード; ボード違い
incomplete: which heart; which spade; which diamond; which club; didnt say which; didnt say what; without saying which; no rank; named no card; didnt name a card; which one; どれとは言; ランクを言; スートだけ言; 何とも言; doesnt say which; only named the suit; only the suit; just the suit; didnt say the rank; スートしか; としか言
wrong-pair: wrong opponents; wrong table; wrong pair; wrong seats; wrong seat; sitting the wrong way; each others seats; each other's seats; swapped seats; changed seats; wrong chairs; 席を入れ替; sat the wrong way; wrong direction; sat down at the wrong; 席を間違え; 席が違; 相手が違; 違う相手; 座る席; テーブルを間違え; NSとEWが逆; 座り間違え; should be at table; should have been at table; supposed to be at table; supposed to be at; should be sitting; should be playing at; belong at table; 座るべき; 別のテーブルのペア; 違うペア; arrow switch; sitting north-south; sat north-south instead; sitting in the wrong; at the wrong table; wrong team; 座席を間違; 席を逆; 逆に座; 違うテーブル; 間違ったテーブル; 90度; wrong pair sat; should have skipped; not our opponents; sitting at our table; ペアが違; 相手のペアが違; 次のラウンドの; 前のラウンドの; テーブルが違; 対戦相手が違; 組み合わせが違; 回り間違; ラウンドが違; 方角が違; 席が逆
fouled: fouled; wrong hands; still in this one; is still in this; still in the board; left in the board; swapped with; have been swapped; got swapped; were swapped; were exchanged; got exchanged; were switched; got switched; cards were swapped; hands were swapped; mixed up; interchanged; 入れ替わ; 入れ違; 入れ替え; ファウル; curtain cards; wrong pockets; wrong pocket; wrong slots; wrong slot of the board; in each others slots; got mixed up; hands mixed; hands have been mixed; card in the wrong hand; 戻し間違; スロットが違; ポケットを間違; 手が入れ替; ハンドが入れ替; 入れ間違え; カードが混; cards of two boards; cards from two boards; 入れ替えて; 混ざって; 混ざり; 別のハンド; 隣の人のハンドに
cards-count: one card short; a card short; a card missing; card too many; too many cards; one too many; カードが足りな; 枚数が; only got twelve; one card over; a card over; an extra card; one extra card; card extra; short of a card; missing a card; 1枚足りな; 一枚足りな; 1枚多; 一枚多; 枚数がおかし; 枚数が合; a dozen; only a dozen; dozen cards; card missing; missing card; no thirteenth card; 足りません; 1枚余; 一枚余; 余って; 一枚少な; 1枚少な; 枚数違
rude: idiot; rude; nasty; criticising; criticizing; criticised; complaining; bullying; mocking; yelled; yelling; offensive; 不愉快; 嫌味; 批判; shouted; shouting; insulted; abusive; unpleasant; bad manners; stupid; gloating; 暴言; 怒鳴; 馬鹿; ばか; 態度; マナー; slow play; too slow; swore at; swears at; swearing at; 失礼な; 失礼で; 失礼だ; 失礼なこと; 罵; 悪口; 威張; lost his temper; lost her temper; called me names; called my partner; へたくそ; 下手くそ; ヘタクソ; hurry them; hurry up; still on their first board; behind time; running late; time wasting; playing slowly; 遅いです; 急がせ; 罵倒; insults; insulting; 暴力; 睨; swearing; called me an; called her an; called him an; mobile rang; phone rang; phone went; phone is ringing; talking loudly; keeps talking; lecturing; lectured; snapped at; snaps at; sneered; sarcastic; threatened; threw the cards; threw his cards at; thumped the table; banged the table; drunk; accused; smoking; 携帯; 電話が鳴; 私語; うるさ; 怒り出; 怒って; 声を荒; 嫌がらせ; いじめ; 説教; 舌打ち; 侮辱; 乱暴; ズル; 不正; cuss~ out; cuss~; curse~; cursing; swear~; berate~; bully; bullies; belittle~; humiliate~; ridicule~; mock~; bawl~ out; bawl~; scream~; roar~; harass~; harangue~; slag~ off; bad-mouth~; bad-mouthing; name-calling; ruining our; spoiling our; spoiling the; tears; crying; in tears; upset by; intimidate~; threaten~; threatening; aggressive; storm~ off; slam~ the; tut-tut; throws a tantrum; tantrum; insufferable; slow-play; unacceptable; moron; fool; hopeless; patronising; patronizing; condescending; 泣いて; 泣き; 怒っ; 怒り; キレ; 罵声; いやみ; 文句ばかり; 大声; 机を叩; からか; けなし; けなす; ハラスメント; 偉そう; 見下; にらみ; 煽; 馬鹿に
appeal: your ruling; the ruling; take it further; your decision; appeal; appealing; want to appeal; disagree with the ruling; dont accept the ruling; 上告; アピール; 裁定に納得; 裁定に不服; 裁定に不満; not happy with the ruling; unhappy with the ruling; challenge the ruling; review the ruling; second opinion; 不服; 審判; 委員会; 裁定を見直; take it to a committee; committee; hear our appeal; want a second; wants to appeal; 抗議
settled: nobody called you; didnt call you; we didnt call; made him pick it up; made her pick it up; sorted it out ourselves; without calling; settled it ourselves; ディレクターを呼ばず; 自分たちで; 呼ばずに; 勝手に処理; 勝手に決め; 勝手に直し; picked it up ourselves; we just carried on; we carried on; without you; didnt bother you; did not call you; sorted it between us; agreed among ourselves; between ourselves; made the ruling ourselves; told him to put it back; ディレクターを呼ばな; 呼ばないで; 自分らで; 話し合って; そのまま続け; 勝手に戻
score-dispute: 入力が; 入力は; entered as; it was entered; ダウン1です; written down as; down as; wrong score; scored wrong; entered wrong; score is wrong; the score was; bridgemate is wrong; bridgemate says; score says; the score says; went one down; it went down; bridgemate shows; in the bridgemate; スコアが間違; スコアが違; 入力ミス; 点数が違; トリック数が違; スコアを間違え; entered the wrong; スコアは; スコアを; で入れ; と入力; で入力; typed in; put in the bridgemate; scored as; written down 1; entered 1; weve written; we wrote; we entered; have entered; been entered; was entered; wrong way in the bridgemate; bridgemate has; the tablet says; the slip says; scoresheet says; travel says; traveller says; scorer put; score should be; result should be; result is wrong; results wrong; entered the score wrong; put in the wrong; wrong contract entered; 入力を間違; 入力間違; 入力してしま; スコアを入れ間違; 結果が違; 結果が間違; 点が違; on the nose; made it on the nose; okayed it; says down; made an overtrick; 入力し間違; 入れ間違; ブリッジメイト; スコアを入
disagree: disagree; dont agree; do not agree; dont believe; object; objects; not sure; contest; we think; 反対; 同意でき; 納得いか; 納得して; 納得しな; 異議; 認めな; doubt it; dispute; 納得でき; 不服; doesnt agree; does not agree; wont accept; not happy with that; 文句; 異論; 違うと言; only lose; says no; 反論; dispute~; disputes it; contest~; objected; doesnt believe; disagree~; dont accept; doesnt accept; argue~; protests; protest; challenge~; 同意しな; 不満; 承服; おかしいと; not having it; isnt having it; not having that; hang on; not convinced; wont have it; wait a minute; not so fast; shakes his head; says hold on; says wait; doesnt buy it; dont buy it; not accepting; wont agree; does not buy; ちょっと待っ; 待ってください; 待ったをかけ; 待ってと; 待って; 違うって; いやいや; そうはいか; 納得が; 同意してな; おかしい
claim-back: agreed to her claim; agreed to his claim; agreed to the claim; we agreed; accepted the claim; クレームに同意; クレームを認め; okayed; agreed to it; let it go; went along with it; 認めちゃ; 認めてしま; はいはいと; うっかり認め; 同意しちゃ; 同意してしま
concession-back: conceded but; conceded a trick; should not have conceded; 譲ったが; was a winner; was winning; was high; 勝つカード; 勝てた; 勝っていた; could not lose; couldnt lose; cannot lose
own-explanation: partner told them; partner just told them; partner told the opponents; partner explained; my explanation was wrong; i told them; gave a wrong explanation; i explained wrongly; i misexplained; explained it wrong; wrong explanation myself; i gave the wrong; partner gave a wrong; partner explained wrongly; my partners explanation; partner misexplained; partners explanation; 自分の説明; パートナーの説明; 私の説明; 説明を間違え
may-ask: can i ask; may i ask; am i allowed to ask; can we ask; could i ask; 聞いてもいい; 質問してもいい; 聞いていい; 尋ねてもいい; 聞けますか; may we ask; could we ask; am i entitled to ask; can i have a review; may i have a review; is it ok to ask; can i look; 聞いてもよろしい; 質問できます; 確認してもいい; 聞いてもええ; is it all right to ask; is it ok if i ask; all right to ask; do i have to wait; have i to wait; have to wait until; allowed to ask; can i find out; entitled to know; 聞けるんですか; 聞けるのは; 質問は今; 今聞い
having-none: having none; having no; no more; none left; ないの; ありませんか; もうないの; 持っていないの; have you no; out of them; hadnt any more; no spades; no hearts; no diamonds; no clubs; ないって; ないと言; ないんか; ないんですか; 持ってないの; no more of them; none at all; out of hearts; out of spades; out of diamonds; out of clubs; void; もうない; ないですか; ないですね; なかったの
allowed: is that allowed; allowed; legal; is it legal; 許され; いいのですか; 合法; are they allowed; is this legal; is that legal; 規約違反; 禁止され; 使っていい
trick-turned: pointing the wrong way; trick the wrong way; tricks the wrong way; trick turned; turned the wrong way; 向きが違; 向きを間違え; trick the wrong way round; トリックを裏返; 裏返してしま; trick over; turned mine over; turned my card over
defective: one card more; card more than; never played to; one card extra; 枚多い; 枚足りない; トリックに出していない; どこかのトリック; トリックにカードが; too few cards in the trick; three cards in the trick; five cards in the trick; didnt play to; did not play to; forgot to play; hasnt played to the trick; 出し忘れ; プレイし忘れ; 5枚ある; 3枚しかない; しか残って; 枚しかない; only has two; has one more; has one less; one more card than; one fewer; card short; one less than; どこかで2枚; five cards in it; with five cards; three cards in it; with three cards; five cards in a trick; only three cards; 5枚入; 3枚しか; nobody knows whose; five cards on the trick; someone hasnt played; somebody hasnt played; only three cards in; three cards to the trick; one hand has more; one card too few in; has one card left; has a card left; no cards left; 1枚余; 一枚余; 余って; 3枚しか出て; not put a card; without playing to it; 出してない人; 出さなかったトリック; 1枚多い; 1枚少ない
director-error: wrong ruling; director was wrong; your ruling was wrong; ruled wrongly; 裁定が間違; 誤った裁定; ディレクターの間違い; wrong ruling earlier; you told us wrong; gave us the wrong ruling; 裁定が変; 裁定ミス; さっきの裁定; you got it wrong; you told us the wrong; the ruling you gave; you misruled; ルーリングが違
unasked: 勝手に; without being asked; without being told; before declarer named; before declarer called; before being told; on his own initiative; on her own initiative; 指示なしに; 言われる前に; off his own bat; off her own bat; of his own accord; of her own accord; before i said; before i had said; before i named; before i called; before declarer had; 何も言っていないのに; 何も言わないのに; 言う前に; まだ何も言って; 頼んでいないのに; 指定する前に; 先にカードを
misled: misled; deceived; deliberately slow; with a singleton; nothing to think about; 惑わ; だまされ; misled me; put me off; for no reason; with nothing to think about; with only one; 紛らわし; わざと
inspect: see that last trick; see the last trick; see that trick; see the last trick again; look at the last trick; look at that trick again; inspect; トリックをもう一度; 前のトリックを見; トリックを見せ; もう一度見せ; トリックを見たい; 見直し
dropped-penalty: become a penalty card; becomes a penalty card; is it a penalty card; is that a penalty card; be a penalty card; ペナルティカードになる; ペナルティカードですか
disputed: denies; deny; denied; says he didnt; says she didnt; insists; 否定; 見ていないと; 言っていないと; 覚えがない; 食い違; 言い分が; word against
lead-restriction: 断れます; リードを断; 禁止でき; forbid the lead; bar the lead; ask for a lead; forbid a; forbid the; prohibit; prohibited; insist on a; リードを禁; リードを要求; リード制限; can he not lead; can she not lead; cannot lead; what can i forbid; can i forbid; may i forbid; may i require; can i require; which suit can; is partner barred from leading; barred from leading; can he lead anything; free to lead; can partner lead; リードできな; リードしてはいけ; リードを制限; リードは自由; 何をリードでき
auction-over: after three passes; auction was over; auction had ended; auction was finished; bidding was over; bidding had finished; bidding was finished; auction had finished; wasnt the bidding over; オークションは終わ; ビッドは終わ; 3パスの後; オークションが終わった
[penalty_sign]
p: penalty card; penalty cards; ペナルティカード; ペナルティーカード
[denial]
not: not; didnt; did not; hasnt; has not; havent; have not; hadnt; had not; isnt; is not; wasnt; was not; never; dont; do not; doesnt; does not; no; せず; せずに; ていません; ていない; てない; ません; なかった; ませんでした; ない; ありません; いない; いません; cant; cannot; werent; yet to; has yet to; forgot to; forget to; failed to; omitted to; neglected to; refused to; 忘れ; のを忘れ; し忘れ; へん; てへん; せえへん; forgot; forgets; forgotten; no longer; neither; nor; wont; will not; were not; couldnt; could not; wouldnt; didn t; aint; missed; missed to; hardly; ず; ぬ; ておらず; ておりませ; とらん; てません
[denial_ja]
not: せず; せずに; ていません; ていない; てない; ません; なかった; ませんでした; ない; ありません; いない; いません; へん; てへん; せえへん; のを忘れ; するのを忘れ; 忘れ; ておりません; おりません; ておらず; とらん; ぬ; てへんのに; できてな; できていな; できてませ; かかってな; かかっていな
[it_is]
it: it is; it was; its; it's; that is; that was; that's; it should be; it should have been; that should be; it was only; this was; its actually
[yet]
yet: yet; still; まだ; so far; until now; as yet; thus far; at the moment
[already]
already: already; もう; すでに; 既に; since; since then; afterwards; after that; その後; そのあと; 後から; あとから; 後で; later; 済み; 済; then; now; 今; on top; over it; その上に
[turn_noun]
turn: turn; turn to call; turn to bid; turn to play; turn to speak; go; 番; 順番; ターン; to speak; to call; to bid; turn to open; turn to act; turn to go; 手番; コール番; ビッド番; ビッドの番; コールの番; 出番
[lead_noun]
lead: lead; lead to make; turn to lead; リード; リード権; リードの番; オープニングリード; on lead; to lead; リードする番; リード番
[dealer]
dealer: dealer; dlr; deal; the deal; opener; ディーラー; ディール; 配り手; オープナー
[before]
before: before; ahead of; without waiting for; not waiting for; didnt wait for; did not wait for; in front of; instead of waiting for; 前に; 先に; より先に; より前に; 待たずに
[is]
is: is; was; am; were; are; being; is the; was the; it is; it was; its; it was actually; 's; im; i am; was actually; は; が; だ; です; でした; だった; :; =; 正しくは; 本当は
[who_is]
is: is; was; am; were; are; being; 's; who is; who was; whos; who's; the; as; が; は; だ; :
[subject]
subj: が; は; も; さんが; さんは; の人が; の人は
[possessive]
's: 's; の; さんの; s
[over_word]
over: over; on top of; on; after; to; 's; に対して; に; の上に; の後に; の後; の後で; のあと; のあとに; のあとで; の次に; に対し; に向かって; の; against; over the
[meant]
meant: meant; means; meant to bid; was going for; going for; was after; aiming for; wanted the; was reaching for; thought i bid; thought he bid; thought she bid; thought id bid; meant to say; meant to; wanted to say; wanted to bid; wanted to; wanted; intended; intended to bid; was going to bid; was going to; were going to; instead of; rather than; trying to bid; meaning; went for; go for; was trying to bid; was looking for; thought he had bid; thought she had bid; thought i had bid; thought i pulled; thought id pulled; meant to pull; meant to open; meant to be; intended to; intends; had intended; had meant; had wanted; aimed at; trying for; was meant to be; really wanted; really wanted to bid
[meant_ja]
meant: つもりで; つもり; つもりだった; つもりが; と言うつもりが; と言うつもりで; を出すつもりで; を出すつもりが; を出そうとして; を言おうとして; と言おうとして; と言いたかった; を引こうとして; を取ろうとして; を出したかった; のはずが; はずが; の代わりに; に代えて; のつもりで; のつもり; のつもりだった; つもりやった; つもりやったん; のつもりやった; つもりだったの; するつもり; はずだった; はずだったのに; したかった; したかったの; を出したかったの; 言いたかった; 言うはず; と言うはず; を出すはず; と書くつもり; のかわりに; の代りに
[wish]
wish: wants to; want to; would like to; i'd like to; wishes to; is going to; are going to; was about to; is about to; plans to; is thinking of; 言おうとしています; 言おうとして; したがっています; 言いたい
[turns_out]
t: actually; in fact; was really; 実は; だと分か; だとわか; 本当は; 本当の意味は; turns out; turned out; it really; ほんまは; 実際は
[want]
want: want; wants; would like; id like; i want; wish; wishes; にしたい; したい; に変えたい; 変えたい; たい; wants to change it to; want to change it to; wants to change to
[changed_to]
changed: changed it to; changed to; changed it into; corrected to; corrected it to; and said sorry and; swapped it for; swapped for; changed it for; exchanged it for; swapped it to; put it back and took; made it instead; switched to; replaced it with; make that; ill make that; ill make it; i'll make that; i'll make it; make it
[stage]
auction: in the middle of the bidding; in the middle of the auction; during the auction; during the bidding; in the auction; in the bidding; while we were still bidding; while we were bidding; while bidding; before the auction was finished; before the auction was over; before the auction ended; before the bidding began; before the bidding; before the auction; we are still bidding; havent finished the auction; havent finished bidding; have not finished the auction; auction still going; auction is still going; bidding is not over; auction is not over; still bidding; were bidding; the auction isnt over; the bidding isnt over; オークション中; ビッド中; ビディング中; オークションの途中; ビッドの途中; まだオークション; まだビッド; ビッドを始め; まだパス; パスが一つ残; パスが残; started bidding; still to call; オークションの最中; bidding tray; whether to bid; what to bid; hadnt finished bidding; hadnt finished the auction; not finished bidding; before the bidding was over; auction wasnt over; bidding wasnt over; the auction was still on; auction is still on; mid auction; ビッドが終わる前; ビッドは始まっていません; ビッド始まる前; オークションが終わって; オークションはまだ; ビッドはまだ; オークションはまだ終わっていない; still the auction; its still the auction; ビッド前; ビッドの前; オークション前; ビッドを始める前; in the middle of bidding; as we were bidding; mid-auction; during the calling; while we were still in the auction; 競りの途中; まだ競; まだビディング; ビッドしている最中; ビッド途中; オークション途中; コール中; no bids yet; no calls yet; auction's already under way; auction already under way; auction is already under way; bidding is already under way; auction has started; bidding has started; the bidding had started; half way through the auction; halfway through the auction; halfway through the bidding; midway through the auction; ビッドが終わってな; ビッドが終わっていな; ビッドの最中; オークションが終わってな; オークションが終わっていな; オークションが終わる前; オークションが始まっ; ビッドが始まっ; 競り合いの途中; コールの途中; ビッドの間; オークションの間
play: during the play; during play; in the play; プレイ中; プレイの途中; プレイ中に; while playing; when we were playing; in mid play; in the middle of play; in the middle of the hand; in the middle of the play; mid play; play still in progress; プレイの最中; プレイしている最中; 途中のトリック; mid-hand; midway through the play; half way through the play; during the hand; プレイの間
before-lead: before the lead; before the opening lead; lead isnt made yet; lead hasnt been made; the lead isnt made; no lead yet; not led yet; リード前; オープニングリード前; まだリードしていない; リードの前; before anyone led; before anybody led; before a card was led; before we led; not yet led; まだリードは; まだオープニングリード; まだリードされて; no lead is made; no lead made; nothing has been led; nothing is led; nobody has led; no one has led; im about to lead; about to lead; havent led yet; not yet made the lead; まだリードしてな; リードはまだ; まだ誰もリード; リードがまだ
after-play: after the play; after the hand; hand is over; play is over; the play is finished; the board is over; after we finished; at the end of the hand; プレイが終わ; プレイは終わ; hand has been played; has been played out; board has been played; プレイ後; 終わってから; プレイの後; ボードが終わ; ハンドが終わ; finished the board; the hand was over; played it out; after the last trick; after trick thirteen; all thirteen tricks; 全部終わ; 最後のトリックの後; 全トリック; once the hand was over; when it was all over; once we had finished; プレイし終わ; hands finished; hand's finished; board's finished; hand is finished; board is finished; its all over; プレイ終了; 終わった後; when the board was over; after the board; board has finished; weve finished the hand; at the end of play; play has finished; played out; when we had finished; 打ち終わ; 終了後; 終わったあと; ボード終了; 終わってから気; after we had played; when the hand was finished; now that it's over; at the end of the board; board finished; after all thirteen; after the thirteenth; プレイのあと; 全部プレイし; ボードのあと; 終わってみれば
[side]
defence: we defend; defends; defending; on defence; on defense; we are defending; were defending; in defence; ディフェンス; ディフェンス中; 守備; ディフェンス側; defenders side; defenders; i defend; i was defending; i am defending; he's defending; she's defending; on the defence; in defense; 守り; 守って; 守る側; ディフェンスして; 防御
declaring: declaring; we are declaring; our contract; ディクレアラー側; 攻撃側; our side is declaring; we declare; we are playing it; プレイする側
[since_word]
hands-back: hands are back; hands are all back; cards are back; back in the board; hands back in the board; put our cards back; ボードに戻し; カードを戻し; 手札を戻し; カードはボードに戻; put our hands back; hands have gone back; cards have gone back; put the cards back; put the hands back; already back in the board; カードをしまっ; 手札をしまっ; ボードに入れ; 片付け
next-board: boards later; board later; next board; we are on the next board; 次のボード; ボード後; moved on to the next board; started the next board; on the next board; 次のボードに入; 次のボードへ; もう次のボード; 次のボードを始
cards-mixed: cards are mixed; cards are mixed already; mixed the cards; mixed our cards; 混ぜ; 混ざっ; カードを混ぜ; shuffled
next-trick: next trick; on the next trick; to the next trick; tricks since; tricks later; trick later; a trick later; 次のトリック; 次のリード済; 次のリードまで; 回前のトリック; トリック前; later produced; showed up with one later; turned up later; produced one later; 後から; later; トリック目が終わ; その後; tricks further; tricks further on; tricks on; several tricks; further on; トリックも進; トリック進; 次のトリックに入; 次のトリックに移; next trick has started; あとで; のちに; 次のトリックが始; at the end; towards the end; in the end; a few tricks later; two tricks later; the next trick; led again; theyve led again; led to the next; down the road; もう次が始; 次が始ま; 次をリード; 次に進; もう次のリード; 次のリードもし; 次のリードが出; have played on; played another trick; next trick is in progress; weve moved on; moved on to the next trick; after two more tricks; two tricks ago; a trick ago; three tricks ago; trick after; 2トリック前; 1つ前のトリック; 次のトリックも; 次のトリックへ; もう次のトリック; 次に行; that trick was ages ago; ages ago; some tricks ago; a while ago; we have played on; next trick is under way; two tricks on; three tricks on; started the next trick; the trick after; トリック後; トリックあと; もう何トリックも; 次のトリックを
all-played: all played; everybody has played; all four have played; everyone has played; 全員プレイ; 全員出し; みんな出し; 4人とも; 四人とも; 4人とも出; 出し終わ
led: they led; led already; already led; has already been led; have already led; has led to it; the lead is on the table; already led; we have led; weve led; lead has gone; the lead has gone; opening lead was made; lead has been made; リード済み; lead on the table; lead is on the table; opening lead has been made; opening lead is made; opening lead is on the table; lead has been faced; リードが出て; リードが出た; リードも出て; オープニングリードが出; lead was made; someone has led; opening lead is out; lead is out; オープニングリードも; リードもされ; もうリード
dummy-spread: dummy is down; dummy went down; dummy came down; dummy has been spread; dummy is on the table; ダミーが広が; ダミーが開; ダミーを広げ; dummy's down; dummy has come down; dummy has gone down; dummy's on the table; dummy's out; dummy is out; dummy is spread; dummy was put down; dummy has put down; ダミーも広; ダミーも開; ダミーがもう; ダミーは広
next-played: i followed; have followed; has followed; next hand has played; lho has played; have played to it; has played to it; フォロー済み; 次の人はもう出し; 次の人が出し; 続けて出し; already played to it; has already played; played after; has put a card on; lho followed; left hand opponent has played; もう出して; 続いて出; つけてしま; 次の人も出; 次の方も出; 次の人がフォロー; played after me; followed to it; followed after; played over it; west has followed; has covered; もうフォローし; フォローしてます; 続けてフォロー
[from]
hand: from hand; from his hand; from her hand; from his own hand; from her own hand; 手から; ハンドから; off my hand; from my own hand; from my hand; out of my hand; off his hand; off her hand; from own hand; 手札から
dummy: from dummy; from the board; from the table; from dummys hand; ダミーから; off dummy; off the table; off the board; from dummys; from partners hand
[face]
down: face down; facedown; 伏せて; 裏向き; 裏向きに; 伏せたまま
up: face up; faceup; 表向き; 表向きに; 表に
[held]
held: had; has; have; held; holds; holding; still have; still has; still had; got; has got; produce~; show~ up with; turn~ up with; come~ up with; came up with; find~; found; still holding; was holding; held on to; had kept; had left; turned out to have; turns out to have; turns out to hold; has still got; had still got; unearthed; discover~; came across
[held_ja]
held: あり; ありました; がありました; 持っていました; 持っ; 持って; あるのに; があるのに; があった; を持っていたのに; 持っていたのに; 持っているのに; 残って; 出てき; を持ってい; 出てきました; 持っとっ; 持っと; 持ってた; 持ってて; 残ってた; 隠れて; 見つか; 出てきた; 持ってい; 入って; ありま; あった; ございました; ござい; ございます; 出てきたやん; あるやん; あったやん; 持ってるのに; 持ってはっ; 持ってるや; 持っており; 残っており; 残ってま; 残っていま; 隠れていま; 見つかりま; 出てきて; 手にあった; ありやし
[low]
low: low; small; a small; a little; smallest; 小さい; ロー; 小さな
any: anything; any card; 何でも; どれでも
[trick_noun]
trick: trick; tricks; トリック; トリック目; tricks in all
[all_tricks]
all: the rest; rest; all the rest; all of them; remaining; rest of the tricks; 残り; 残り全部; 残りすべて; 残りは全部; 残りは全部自分のもの; 残りは自分のもの; 残りは全部こちら; 全部; the remainder; all the tricks; all of the tricks; all tricks; every trick
[trump_out]
trump: trump out; trump is out; trump outstanding; still a trump; one trump left; a trump left; trumps out; 切り札が; 切り札が残; 切札が残; trump is still out
[contract_word]
contract: contract; playing; plays in; is playing; the contract is; in; コントラクト; コントラクトは; コントラクトが; defending; against
[by_word]
by: by; played by; from; によ; による; on; 、
[side_pair]
NS: ns; n-s; north-south; north south; 南北
EW: ew; e-w; east-west; east west; 東西
[vul_noun]
vul: vul; vulnerable; バル; バルナラブル
[vulnerable]
both: both vul; both vulnerable; all vul; all vulnerable; everybody vul; everyone vulnerable; both sides vulnerable; game all; 両方バル; 双方バル; 両バル; ボースバル; オールバル
none: none vul; nobody vul; nobody vulnerable; neither vulnerable; neither vul; no one vulnerable; nil vul; love all; ノンバル; 両方ノンバル
[board_noun]
board: board; bd; b; brd; ボード
[table_noun]
table: table; tbl; t; テーブル; 卓
[card_noun]
card: cards; card; 枚; 枚の; カード
[color]
red: red
black: black
[unreal]
pause: if; suppose; supposing; in case; would have; wouldve; might have; could have; thought it was; thought it is; thinking it was; thought i was; thought he was; thought she was; thought they were; thinking i was; thinking he was; thinking she was; thought that; thinking that; believing; believed; assuming; assumed; under the impression; imagined; was about to; were about to; was going to; were going to; nearly; almost; wondered; id have; i'd have; we'd have; he'd have; she'd have; they'd have; would; wouldn't have; if only; whether
stop: last week; last month; last year; yesterday; the other day; last night; 先週; 昨日; 先月; この前
[unreal_ja]
thought: と思って; だと思って; だと思い込; と思い込; と勘違い; と勘ちがい; と信じ; と誤解; たかと思; かと思
[unreal_ja +0.5]
thought: と思い; だと思い
[sorry]
sorry: no sorry; sorry no; no wait; i mean; no; or rather; いや; じゃなくて; 違う; ではなくて; いえ; sorry; あ、違う; ではなく
[doubt]
doubt: i think; i believe; maybe; perhaps; probably; i guess; たぶん; 多分; おそらく; と思う; かもしれ; not sure; possibly; if im not mistaken; could be wrong; im fairly sure; im pretty sure
[shimau]
did: しまい; しまっ; しまった; しまいました; てしまい; てしまっ; てしまった; ちゃった; ちゃい; ちゃっ; てしまいました; してしまい; してしまっ; しちゃ; じゃい; じゃった; じゃいました; ちまっ; と言われ; 言われました; と指摘され; と注意され; と教えられ; と言われて; もうた; てもうた; しもた; てしもた; てしまって
[conj]
and: and; but; so; because; as; although; though; however; when; then; でも; しかし; そして; それで; けど; けれど; けれども; のに; なのに; ので; から; ですが; ましたが; ましたけど; たら; それから; が; て; で; while; until; that; which; who; where; あと; 後; 後に; 後で; くせに; やのに; やけど; ほんで; んで; なので; やから; せやけど; とき; 時; 際; 際に; だけど; ところ
[artificial]
strong: strong; ストロング
artificial: artificial; 人工的
stayman: stayman; ステイマン
blackwood: blackwood; ブラックウッド; ブラックウッドの
weak: weak; ウィーク
natural: natural; ナチュラル
transfer: transfer; a transfer; トランスファー; トランスファーの
gerber: gerber; ガーバー
multi: multi; マルチ
michaels: michaels; マイケルズ
splinter: splinter; スプリンター
flannery: flannery; フラナリー
majors: the majors; both majors; majors; 両メジャー; メジャー両方
minors: the minors; both minors; minors; 両マイナー
precision: precision; プレシジョン
landy: landy; ランディ
drury: drury; ドルーリー
lebensohl: lebensohl; レーベンゾール
texas: texas; テキサス
relay: relay; リレー
cue: cue-bid; cue bid; cuebid; キュービッド
takeout: takeout; take-out; for takeout; テイクアウト
penalty: penalties; for penalties; ペナルティダブル
forcing: forcing; フォーシング
preemptive: preemptive; preempt; pre-emptive; プリエンプティブ
balanced: balanced; バランス
limit: limit raise; リミット
bergen: bergen; バーゲン
support: support double; サポートダブル
negative: negative double; ネガティブダブル; ネガダブ
ghestem: ghestem
unusual: unusual; unusual notrump; アンユージュアル
puppet: puppet; パペット
ekren: ekren
asking: asking; 質問ビッド
[question]
q: what are the; who won; who is winning; 誰ですか; 優勝; penalties for; could you; would you; can you; can we have; could we have; may we have; who's winning; who is leading; how much; how many; what is the score; where is; when is; what time; may we go; can we go; can i have; coffee; toilet; score for; worth; 何点; どこ; 何時; いつ; 来てください; 教えて; トイレ; お手洗い; コーヒー; how do i; do i need; 点数は; overtrick; オーバートリック; アップは; how long; which table; 終わりました; finished this round; can you tell me; 来て下さい; what does; what is the rule; what are the rules; whats the rule; whats the penalty; could someone; where do; when do we; when does; who do we; who is next; whose board; how do we; do we play; do you have; have you got; may i have; i need a; we need a; need a new; can somebody; which direction; what table; where are; is it time; 何ラウンド; 何ボード; 何時まで; どの席; 何番; 貸して; 何枚必要; 休憩; お茶; 鉛筆; 用紙; スコアカード
[filler]
-: its; the; a; an; just; well; actually; director; td; hi; hello; please; excuse me; this time; tonight; these days; even; also; only; there; here; here's; over here; quite; really; very; both; who; whose; かなり; 長く; とても; すごく; ディレクター; さん; を; と; へ; から; まで; し; した; して; しました; します; する; ました; ます; んです; んですが; ですよね; よね; か; ので; こと; とき; 時; 方; が; は; に; も; で; の; だ; だった; です; でした; のは; そう; という; って; いう; いる; います; いました; ある; あります; きました; き; た; て; くて; ください; ちょうど; 実は; ところ; いた; 一つ; ひとつ; もの; 中; 側; 人; 手; こちら; 気づき; 時に; ため; どこか; だけ; man; for; it; that; with; to; of; at; in; on; has; had; have; is; was; are; were; been; be; and; but; so; as; his; her; this; now; up; out; got; by; from; then; 's; we; us; you; ve; weve; im; や; やな; やろ; ん; んや; わ; よった; い; ず; る; れ; られ; され; ちゃん; すぐ; いきなり; いま; なり; なっ; なって; になって; しか; お; ご; ござい; おり; おら; もらえ; もらい; くれ; いて; てて; bother; oh; ah; dear; gosh; blimey; like; thing; hang on; wait; to be honest; entirely; straight away; mind you; by the way; madam; すみませんが; お願いします; own; it went; it goes; auction went; bidding went; auction goes; the bidding goes; bidding was; auction was; ばかり; しています; してい; かける; かけ; やつ; やつが; もう一度; ばらっと; これ; なる; なるん; あ; そこ; ここ; とだけ; 絶対; 絶対に; 切り札で; 切札で; トランプで; 気づい; 気付い; 気付き; のです; たのです; without saying anything; saying anything; say anything; without a word; for once; this evening; anyway; apologise; afraid; all along; straight off; at all; やった; ほんま; ほんまに; もうた; しもた; てもう; おります; おりま; ておりま; やん; がな; さきほど; さっき; 最後; 最後の; 方から; 机に; 机; 表で; あら; いやだ; なんと; みたい; らしい; ようです; と思います; のでは; かと
[sign]
slow-thought: 考え直
[never_mind]
n: forget it; never mind; nevermind; false alarm; dealer after all; cancel that; なんでもない; 何でもない; 気のせい; 大丈夫でした; 問題ありませんでした; 勘違いでした; 私の間違いでした; じゃなかったです; ではありませんでした; 失礼しました; 忘れてください; it was fine; all is well; solved it; all sorted; sorted now; its ok now; its okay now; dont worry; we worked it out; 解決しました; もう大丈夫; もう結構; 大丈夫です; 結構です; やっぱりいい; 取り消します; 見間違いでした; 思い違いでした
[misread]
m: misread; misheard; mistook; misunderstood; didnt see; hadnt seen; 見間違え; 見間違い; 見まちが; 見落と; 見誤; 聞き間違; 気づかず; 気付かず; without noticing; hadnt noticed; didnt notice; overlooked; 勘違い; 思い違い; 取り違え
[we_say]
we: we say; we think; we make it; we have; we reckon; we counted; we got; we believe; i say; うちは; こちらは; 私たちは; 我々は; our count
[they_say]
they: they say; they think; they claim; they reckon; they have; they insist; they insist on; he says; she says; opponents say; oppo say; 相手は; 向こうは; あちらは; 相手側は
[changed_ja]
changed: に言い直し; に変え; に直し; に替え; に換え; に取り替え; に出し直し; に差し替え; に置き換え; に訂正; に変更
[likewise]
l: so did; so has; as did; likewise
[role +0.3]
lho: 左
rho: 右
[act +0.2]
bid: かぶせ
[person]
p: man; lady; woman; guy; chap; fellow; bloke; lad; girl; gentleman; gent; madam; player; person; opponent; oppo; opp; neighbour; neighbor; one; somebody; someone; defender; hand; dude; kid; old boy; dear; partner
[side_of]
lho: on my left; to my left; at my left; on the left; to the left; sitting on my left; sat on my left; sitting to my left; who sits on my left
rho: on my right; to my right; at my right; on the right; to the right; sitting on my right; sat on my right; sitting to my right; who sits on my right
[begins]
b: begin~; start~; go first; goes first; went first; come out; comes out; kick off; set the ball rolling; be first; speak first; call first; bid first; make the first bid; make the first call; act first; have gone first; have been first; have started; have begun
[modal]
m: must; should; should have; shouldve; should've; should of; ought to; ought to have; had to; has to; have to; is to; was to; were to; was supposed to; is supposed to; were supposed to; supposed to; was meant to; was due to; is due to; needed to; needs to; still to; had still to; still had to; has still to; who should have; who should; who had to; who was to; who ought to have
[modal +0.3]
m: to
[must_ja]
m: する番; をする番; の番; すべき; するはず; のはず; る番; す番; う番; すはず; るはず; はず; べき
[could]
c: had; has; could; can; was able to; even; got to; had even; had a chance to; got a chance to; had the chance to; had time to; managed to; was ready to; has had a chance to
[belongs]
b: of; is; was; is of; was of; belonged to; belongs to; was with; is with; was for; is for; was up to; is up to; should be; should have been; should come from; should have come from; was coming from; is from; は; のは
[turn_noun]
turn: するのは; 最初の番; 言うのは
[deals]
d: deals; dealt; is dealing; was dealing
[won]
w: won; wins; took; had won; was; is; had taken; 勝っ; 取っ; 勝った; 取った; 勝って; 取って; 勝ち; リード権は; リード権が
[won_what]
w: the trick; trick; the last trick; last trick; the third trick; the second trick; the previous trick; the first trick; トリックを; トリックに; 前のトリックを; 前のトリックに
[place]
hand: in hand; in his hand; in her hand; in her own hand; in his own hand; in my hand; in my own hand; 手に; 手で; ハンドで; ハンドに
dummy: in dummy; on the board; in the dummy; ダミーで; in dummys hand; ダミーに
"""

HEARD_IN_STORIES = {
    **HEARD, "sea": "see", "dozen": "doesnt", "spates": "spades", "ruft": "ruffed", "rough": "ruff",
    "roughed": "ruffed", "ruffled": "ruffed", "lid": "led", "leads": "led", "duller": "dealer",
    "deala": "dealer", "dumb": "dummy", "dumby": "dummy", "nein": "nine", "tray": "trey",
    "knot": "not", "rubber": "revoked", "revolt": "revoke", "revolted": "revoked",
    "clubbed": "club", "bead": "bid", "bids": "bid", "know": "no", "bided": "bid", "layed": "laid",
    "their": "there", "mint": "meant", "ment": "meant", "past": "passed; pass", "hire": "higher",
    "clamed": "claimed", "climbed": "claimed", "clamd": "claimed", "tricked": "trick",
}  # fmt: skip
"""What dictation writes, and what may have been said at a table."""

STORY_WORDS: tuple[Word, ...] = (
    *SHARED_WORDS,
    *words("number", {1: "市; 位置; 一致", 2: "荷", 3: "山; 産", 5: "語", 6: "録; 緑"}, 0.3),
    *words("call_act", {
        PASS: "passed; passes; passing; パスし; POOT; green card; passes out",
        DOUBLE: "doubled; doubles; doubling; ダブルし; ダブルをかけ; red card; red one",
        REDOUBLE: "redoubled; redoubles; リダブルし; リダブルをかけ",
    }),
    *words_of(_WORDS),
)  # fmt: skip
