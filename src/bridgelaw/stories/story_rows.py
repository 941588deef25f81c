"""How people tell what happened: the rows on top of those that every reader has."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Denomination, Suit
from bridgelaw.reading.rows import Row
from bridgelaw.reading.shared.rows import CALLS, CARDS, NUMBERS
from bridgelaw.reading.shared.values import Cards

_MOST_TRICKS = 13
_PLAYED = ("play", "lead", "discard", "expose", "put")


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that was told: what it is about, and what was said of it."""

    about: str
    value: object
    who: str = ""

    def __str__(self) -> str:
        said = f"{self.about} {_text(self.value)}"
        return f"{said} by {self.who}" if self.who else said


def _text(value: object) -> str:
    return "P" if str(value) == "Pass" else str(value)


def _me(who: str) -> str:
    return "me" if who == "my" else who


def _whose(about: str, who: str) -> Fact | None:
    return Fact(about, _me(who)) if who not in ("nobody", "everybody") else None


def _declares(who: str) -> Fact | None:
    return (
        Fact("declarer", _me(who))
        if who not in ("declarer", "dummy", "nobody", "my", "they")
        else None
    )


def _trick(number: int) -> Fact | None:
    return Fact("trick", number) if 1 <= number <= _MOST_TRICKS else None


def _tricks(number: int) -> Fact | None:
    return Fact("tricks", number) if number <= _MOST_TRICKS else None


def _held(what: Suit | Card) -> Fact:
    return Fact("held", what)


def _held_later(what: Suit | Card) -> Fact:
    return Fact("held-later", what)


STORY_ROWS = (
    *NUMBERS, *CALLS, *CARDS,
    Row("one of a suit", "call", "'a' suit", lambda suit: Bid.of(1, suit.denomination), cost=0.0,
        en={"a heart": "1H"}, only="en"),
    Row("seat", "who", "seat 'さん'|'の人'|'の方'?", lambda seat: seat.letter,
        en={"north": "N"}, ja={"東さん": "E", "Nの人": "N"}),
    Row("role", "who", "role", lambda role: role,
        en={"declarer": "declarer", "LHO": "lho"}, ja={"左の人": "lho", "私": "me"}),
    Row("two calls acted", "call", "call_act", lambda call_act: call_act,
        en={"passed": "Pass", "doubled": "X"}, ja={"パスし": "Pass"}),
    Row("a strong club", "call", "'a' artificial suit", lambda suit: Bid.of(1, suit.denomination),
        en={"a strong club": "1C"}, only="en"),
    Row("heard for two no trump", "call", "'to'|'too' notrump", lambda: Bid.of(2, Denomination.NOTRUMP), cost=0.1,
        en={"to no trump": "2NT"}, only="en"),
    Row("heard for two, ja, as said", "call", "'に' suit 'と'", lambda suit: Bid.of(2, suit.denomination),
        ja={"にスペードと": "2S"}, only="ja"),
    Row("heard for two, ja", "call", "'に' suit", lambda suit: Bid.of(2, suit.denomination), cost=0.3,
        ja={"にスペード": "2S"}, only="ja"),
    Row("heard for two", "call", "'to'|'too' suit", lambda suit: Bid.of(2, suit.denomination), cost=0.1,
        en={"to hearts": "2H"}, only="en"),
    Row("card named as a call", "call", "call 'card'|'のカード'|'カード'", lambda call: call,
        en={"2H card": "2H"}, ja={"2♥のカード": "2H", "パスカード": "Pass"}),
    # Who sits where, whose deal and turn it was
    Row("speaker", "fact", "'im'|'i am'|'i sit'|'i was'|'i sat'|'sitting' seat", lambda seat: Fact("speaker", seat.letter),
        en={"i'm South": "speaker S", "i sit west": "speaker W"}, only="en"),
    Row("speaker ja", "fact", "'私は'|'私が'|'わたしは'|'自分は' seat", lambda seat: Fact("speaker", seat.letter),
        ja={"私は南": "speaker S"}, only="ja"),
    Row("partner's seat", "fact", "'my partner'|'partner'|'パートナーは'|'パートナーの' comma? seat", lambda seat: Fact("partner", seat.letter),
        en={"my partner south": "partner S"}, ja={"パートナーの南": "partner S"}),
    Row("who dealt", "fact", "who is? dealer", lambda who: _whose("dealer", who),
        en={"West was dealer": "dealer W", "I was dealer": "dealer me", "N dlr": "dealer N"}, ja={"Nがディーラー": "dealer N"}),
    Row("who deals", "fact", "who 'deals'|'dealt'|'is dealing'|'was dealing'", lambda who: _whose("dealer", who), cost=-0.2,
        en={"West deals": "dealer W"}, only="en"),
    Row("supposed to call", "fact", "who 'is'|'was' 'supposed'|'due'|'meant'|'first'|'next' 'to call'|'to bid'|'to speak'|'to go'|'to act'", lambda who: _whose("turn", who), cost=-0.3,
        en={"South was supposed to call": "turn S", "lefty was first to speak": "turn lho"}, only="en"),
    Row("supposed to lead", "fact", "who 'is'|'was' 'supposed'|'due'|'meant' 'to lead'", lambda who: _whose("lead", who), cost=-0.4,
        en={"RHO was supposed to lead": "lead rho"}, only="en"),
    Row("not on lead", "sign", "who? denial 'on lead'|'to lead'", lambda: "loot", cost=-0.6,
        en={"I wasn't on lead": "loot"}, only="en"),
    Row("accepts it", "fact", "'let it stand'|'accept it'|'accept the call'|'accept the bid'|'accept the lead'", lambda: Fact("wants", "accept"),
        en={"let it stand": "wants accept"}, only="en"),
    Row("somebody saw it", "fact", "who denial? seen 'it'|'that'|'its face'|'the card'?", lambda who: Fact("seen", who), cost=-0.3,
        en={"I saw it": "seen me"}, only="en"),
    Row("seen by somebody, ja", "fact", "who 'には'|'に'|'にも' seen", lambda who: Fact("seen", who), cost=-0.5,
        ja={"パートナーには見え": "seen partner"}, only="ja"),
    Row("asked somebody, ja", "act", "who 'に' act", lambda act: act if act in ("ask", "explain") else None, cost=-0.6,
        ja={"ディフェンダーに聞き": "ask"}, only="ja"),
    Row("a call that asks, ja", "call", "call 'で' artificial 'を'? '聞い'|'聞き'|'尋ね'", lambda call: call, cost=-0.3,
        ja={"2クラブでステイマンを聞い": "2C"}, only="ja"),
    Row("the next has played", "since_word", "who subject? already? act", lambda who, act: "next-played" if (who, act) == ("lho-of-who", "play") else None, cost=-0.5,
        en={"next defender has already played": "next-played"}, only="en"),
    Row("somebody has followed, ja", "since_word", "who subject? already? 'フォロー済み'|'プレイ済み'", lambda: "next-played", cost=-0.6,
        ja={"西はフォロー済み": "next-played"}, only="ja"),
    Row("led from dummy, ja", "fact", "'ダミーからの'|'手からの' 'リード'", lambda: Fact("led-from", "there"), cost=-0.3,
        ja={"ダミーからのリード": "led-from there"}, only="ja"),
    Row("had no turn yet", "fact", "who denial 'had'|'taken'|'got' turn_noun yet?", lambda who: _whose("turn", who), cost=-0.5,
        en={"North hadn't had his go yet": "turn N"}, only="en"),
    Row("has not called when", "fact", "who denial yet? act yet? 'when'", lambda who: _whose("turn", who), cost=-0.6,
        en={"North hadn't bid yet when": "turn N"}, only="en"),
    Row("has not called, but, ja", "fact", "yet? who subject? still:yet? act 'し'? denial_ja 'のに'|'うちに'|'前に'", lambda who, still="": _whose("turn", who), cost=-0.9,
        ja={"まだ東がコールしていないのに": "turn E", "北がビッドしないうちに": "turn N"}, only="ja"),
    Row("whose turn to act, ja", "fact", "who subject? act 'する番'|'をする番'|'の番'|'すべき'", lambda who: _whose("turn", who), cost=-0.5,
        ja={"西がコールする番": "turn W"}, only="ja"),
    Row("should lead, ja", "fact", "who subject 'リードするはず'|'リードすべき'|'リードする番'|'リードのはず'", lambda who: _whose("lead", who), cost=-0.6,
        ja={"南がリードするはず": "lead S"}, only="ja"),
    Row("whose deal", "fact", "who possessive? dealer", lambda who: _whose("dealer", who),
        en={"South's deal": "dealer S", "partner's deal": "dealer partner"}, only="en"),
    Row("dealer is", "fact", "dealer is? who", lambda who: _whose("dealer", who), cost=0.6,
        en={"dealer was west": "dealer W", "dealer south": "dealer S"}, ja={"ディーラーは南": "dealer S"}),
    Row("whose turn", "fact", "who possessive turn_noun", lambda who: _whose("turn", who),
        en={"North's turn": "turn N"}, ja={"Nの番": "turn N"}),
    Row("turn is", "fact", "who 'is'|'was' 'to speak'|'to call'|'to bid'|'to go'", lambda who: _whose("turn", who), cost=0.2,
        en={"North was to speak": "turn N"}, only="en"),
    Row("not their turn", "sign", "who possessive? turn_noun denial", lambda who: "out-of-turn",
        ja={"東さんの番ではない": "out-of-turn"}, only="ja", cost=-0.4),
    Row("not the turn", "sign", "denial who possessive? turn_noun", lambda who: "out-of-turn", cost=-0.4,
        en={"not her turn": "out-of-turn", "isn't my turn": "out-of-turn"}, only="en"),
    Row("it was whose to speak", "fact", "it_is who 'to speak'|'to call'|'to bid'|'to go'|'to open'|'to act'", lambda who: _whose("turn", who), cost=-0.3,
        en={"it was West to speak": "turn W"}, only="en"),
    Row("it was whose", "fact", "it_is who possessive", lambda who: _whose("turn", who), cost=0.9,
        en={"it was East's": "turn E"}, only="en"),
    Row("it should be", "fact", "'it should be'|'it should have been'|'should be'|'should have been' who", lambda who: _whose("turn", who), cost=-0.3,
        en={"it should be West": "turn W"}, only="en"),
    Row("found not to have called", "fact", "'noticed'|'realised'|'realized'|'saw' 'that'? who denial yet? act yet?", lambda who: _whose("turn", who), cost=-0.6,
        en={"noticed that righty hadn't bid yet": "turn rho"}, only="en"),
    Row("it was my call", "fact", "it_is 'my' 'call'|'bid'|'turn'|'go'", lambda: Fact("turn", "me"), cost=-0.3,
        en={"it was my call": "turn me"}, only="en"),
    Row("it was whose call", "fact", "it_is who possessive 'call'|'bid'|'turn'|'go'", lambda who: _whose("turn", who), cost=-0.3,
        en={"it was North's bid": "turn N"}, only="en"),
    Row("the turn is", "fact", "'順番は'|'番は'|'順番が' who", lambda who: _whose("turn", who),
        ja={"順番は南": "turn S"}, only="ja"),
    Row("should have led", "fact", "who 'のはず'|'が正しい'|'should have led'|'should lead'", lambda who: _whose("lead", who),
        en={"East should have led": "lead E"}, ja={"東のはず": "lead E"}),
    Row("my turn", "fact", "'my'|'mine' turn_noun", lambda: Fact("turn", "me"),
        en={"my turn": "turn me"}, only="en"),
    Row("my lead", "fact", "'my'|'私の'|'自分の' lead_noun", lambda: Fact("lead", "me"), cost=-0.3,
        en={"my lead": "lead me"}, ja={"私のオープニングリード": "lead me"}),
    Row("it is mine", "fact", "'its mine'|'it was mine'|'it is mine'|'私の番'", lambda: Fact("turn", "me"),
        en={"it was mine": "turn me"}, ja={"私の番": "turn me"}),
    Row("whose lead", "fact", "who possessive lead_noun", lambda who: _whose("lead", who),
        en={"W's lead": "lead W"}, ja={"西のリード": "lead W"}),
    Row("turn to lead", "fact", "who possessive 'turn to lead'|'to lead'|'turn'", lambda who: _whose("lead", who), cost=-0.2,
        en={"east's turn to lead": "lead E"}, only="en"),
    Row("turn to lead ja", "fact", "who subject? 'リードする番'|'リードの番'", lambda who: _whose("lead", who), cost=-0.2,
        ja={"西がリードする番": "lead W"}, only="ja"),
    Row("lead is", "fact", "lead_noun is who", lambda who: _whose("lead", who),
        en={"lead is West": "lead W"}, ja={"リードはW": "lead W"}, cost=0.1),
    Row("on lead", "fact", "who is? 'on lead'|'about to lead'|'to lead'", lambda who: _whose("lead", who),
        en={"East is about to lead": "lead E"}, only="en"),
    Row("before whom", "fact", "before who act:act|call_act?", lambda who: _whose("turn", who) if who not in ("they",) else None,
        en={"before North": "turn N", "ahead of South": "turn S"}, only="en"),
    Row("before whom ja", "fact", "who 'より先に'|'の前に'|'より前に'|'を待たずに'|'が言う前に'", lambda who: _whose("turn", who),
        ja={"北より先に": "turn N"}, only="ja"),
    Row("still thinking", "fact", "who subject? yet act", lambda who, act: _whose("turn", who) if act == "hesitate" else None, cost=0.3,
        ja={"北がまだ考え": "turn N"}, en={"north still thinking": "turn N"}),
    Row("wins the trick", "fact", "who 'had won'|'won'|'wins' 'the trick'|'trick'|'the last trick'", lambda who: _whose("lead", who),
        en={"dummy won the trick": "lead dummy"}, only="en"),
    Row("had won a numbered trick", "fact", "who 'had won'|'won' 'trick' number", lambda who: _whose("lead", who),
        en={"East had won trick four": "lead E"}, only="en"),
    Row("last trick won in hand", "fact", "'won in his hand'|'won in her hand'|'won in her own hand'|'won in his own hand'|'won the last trick in hand'|'won the last trick in her own hand'|'won the last trick in his own hand'|'won it in hand'|'手で勝っ'|'won in hand'|'was in hand'|'was in her hand'|'was in his hand'|'was in her own hand'|'was in his own hand'|'リード権は手'|'手にリード権'|'手にあった'|'手にいる'|'手にいた'", lambda: Fact("lead", "declarer"),
        en={"won in his hand": "lead declarer"}, ja={"リード権は手": "lead declarer"}),
    Row("last trick won in dummy", "fact", "'won in dummy'|'was in dummy'|'won it in dummy'|'ダミーで勝っ'|'ダミーで取っ'|'won on the board'|'won on the table'|'ダミーにリード権'|'リード権はダミー'", lambda: Fact("lead", "dummy"),
        en={"won in dummy": "lead dummy"}, ja={"ダミーにリード権": "lead dummy"}),
    # Contract and declarer
    Row("who declares", "fact", "who is? 'declarer'|'declaring'|'ディクレアラー'|'デクレアラー'", _declares,
        en={"South's declarer": "declarer S", "North is declarer": "declarer N"}, ja={"南がディクレアラー": "declarer S"}),
    Row("who declares what", "fact", "who is? 'declarer' 'in' call", lambda who, call: Fact("contract", call, _me(who)), cost=-0.5,
        en={"South is declarer in 6NT": "contract 6NT by S"}, only="en"),
    Row("declarer is", "fact", "'declarer'|'decl'|'ディクレアラー'|'デクレアラー' is? who", _declares,
        en={"declarer is West": "declarer W"}, ja={"ディクレアラーは北": "declarer N", "ディクレアラーS": "declarer S"}),
    Row("contract by", "fact", "contract_word call 'by'|'played by' who", lambda call, who: Fact("contract", call, _me(who)), cost=-0.1,
        en={"playing 4H by North": "contract 4H by N"}, only="en"),
    Row("call by", "fact", "call 'by' who", lambda call, who: Fact("call-by", call, _me(who)),
        en={"4H by North": "call-by 4H by N"}, only="en"),
    Row("against whose contract", "fact", "'against'|'defending' who possessive call", lambda who, call: Fact("contract", call, _me(who)), cost=-0.3,
        en={"against North's 4S": "contract 4S by N"}, only="en"),
    Row("against a contract", "fact", "'against' call 'by' who", lambda who, call: Fact("contract", call, _me(who)), cost=-0.3,
        en={"against four spades by East": "contract 4S by E"}, only="en"),
    Row("who plays", "fact", "who is? 'playing'|'in'|'plays' call", lambda who, call: Fact("contract", call, _me(who)),
        en={"south is playing 3NT": "contract 3NT by S"}, only="en"),
    Row("contract doubled", "fact", "'contract'|'コントラクト' is? call 'doubled'|'ダブル'", lambda call: Fact("contract", f"{call}X"), cost=-0.3,
        en={"contract is two spades doubled": "contract 2SX"}, ja={"コントラクトは4♠ダブル": "contract 4SX"}),
    Row("whose contract, ja", "fact", "call who 'の'|'が' 'プレイ'|'コントラクト'", lambda call, who: Fact("contract", call, _me(who)), cost=-0.6,
        ja={"4ハート北のプレイ": "contract 4H by N"}, only="ja"),
    Row("plays a contract, ja", "fact", "who 'の'|'が' call 'をプレイ'|'のプレイ'|'のコントラクト'|'コントラクト'", lambda who, call: Fact("contract", call, _me(who)), cost=-0.6,
        ja={"南の3NTのプレイ": "contract 3NT by S", "北が4♠をプレイ": "contract 4S by N"}, only="ja"),
    Row("whose contract, ja, at the end", "fact", "who 'の' call 'です'|'でした'|'のとき'", lambda who, call: Fact("call-by", call, _me(who)), cost=-0.6,
        ja={"南の3NTです": "call-by 3NT by S"}, only="ja"),
    Row("contract defended", "fact", "call 'のディフェンス'|'をディフェンス'", lambda call: Fact("contract", call),
        ja={"3NTのディフェンス": "contract 3NT"}, only="ja"),
    Row("contract", "fact", "'contract'|'コントラクト' is? call", lambda call: Fact("contract", call),
        en={"contract is 3NT": "contract 3NT"}, ja={"コントラクトは4♠": "contract 4S"}),
    Row("defending", "fact", "'defending' call", lambda call: Fact("contract", call),
        en={"defending 3NT": "contract 3NT"}, only="en"),
    # What a call was made over, what was meant, what it became
    Row("over a call", "fact", "'over'|'on top of'|'after'|'against' call", lambda call: Fact("over", call),
        en={"over one spade": "over 1S"}, only="en"),
    Row("over somebody's call", "fact", "'over'|'on top of'|'after'|'to' who possessive? call", lambda who, call: Fact("over", call, _me(who)),
        en={"over North's 1H": "over 1H by N", "over my two hearts": "over 2H by me"}, only="en"),
    Row("over what somebody called", "fact", "'over'|'on top of'|'after' who act call", lambda who, act, call: Fact("over", call, _me(who)) if act in ("bid", "put") else None, cost=-0.4,
        en={"after west bid 2 spades": "over 2S by W"}, only="en"),
    Row("over a call, in Japanese", "fact", "call artificial? 'に対して'|'の上に'|'に'|'の上から'|'に対し'|'の次に'|'の後'|'の後で'|'の後に'|'のあと'|'のあとで'|'のあとに'", lambda call: Fact("over", call) if isinstance(call, Bid) else None,
        ja={"1♠に対して": "over 1S", "2♥の上に": "over 2H"}, only="ja"),
    Row("over somebody's call, in Japanese", "fact", "who 'の' call artificial? 'に対して'|'の上に'|'に'|'に対し'", lambda who, call: Fact("over", call, _me(who)),
        ja={"パートナーの1NTに": "over 1NT by partner"}, only="ja"),
    Row("over a method", "fact", "call 'の' artificial 'に'", lambda call: Fact("over", call),
        ja={"4NTのブラックウッドに": "over 4NT"}, only="ja"),
    Row("meant", "fact", "meant call:call|card", lambda call: Fact("meant", call),
        en={"meant to bid 4S": "meant 4S", "wanted to double": "meant X"}, only="en"),
    Row("really", "fact", "'本当は'|'実は'|'正しくは'|'really' call", lambda call: Fact("meant", call),
        en={"really 1S": "meant 1S"}, ja={"本当は1♠": "meant 1S"}),
    Row("meant a rank", "fact", "meant rank", lambda rank: Fact("meant", rank), cost=0.2,
        en={"meant the king": "meant K"}, only="en"),
    Row("meant ja", "fact", "call:call|card 'の'? meant_ja", lambda call: Fact("meant", call),
        ja={"ダブルのつもりで": "meant X"}, only="ja"),
    Row("did not mean", "fact", "who? denial 'meant to'|'mean to'|'intended to'|'want to'|'wanted to' call", lambda call, who="": Fact("not-meant", call, _me(who)), cost=-0.6,
        en={"she never meant to pass": "not-meant P by they"}, only="en"),
    Row("meant to open", "fact", "meant act call", lambda call: Fact("meant", call),
        en={"meant to open 1S": "meant 1S"}, only="en"),
    Row("not that but this", "fact", "call:call 'ではなく'|'じゃなくて'|'でなく'", lambda call: Fact("meant", call),
        ja={"2スペードではなく": "meant 2S"}, only="ja"),
    Row("this not that", "fact", "call 'not' other:call", lambda call, other: Fact("either", (call, other)),
        en={"2C not 2D": "either (Bid('2C'), Bid('2D'))"}, only="en"),
    Row("changed to", "fact", "changed_to call", lambda call: Fact("changed_to", call),
        en={"changed it to 3H": "changed_to 3H"}, only="en"),
    Row("changed to, ja", "fact", "call changed_to", lambda call: Fact("changed_to", call),
        ja={"2♠に言い直し": "changed_to 2S"}, only="ja"),
    Row("wants", "fact", "want call", lambda call: Fact("wants", call),
        en={"I want 4H": "wants 4H"}, only="en"),
    Row("wants to make a call", "fact", "who? wish act? call", lambda call: Fact("wants", call), cost=-0.8,
        en={"South wants to open 1NT": "wants 1NT"}, only="en"),
    Row("wants to make a call, ja", "fact", "who? subject? call wish", lambda call: Fact("wants", call), cost=-0.8,
        ja={"南が1NTと言おうとしています": "wants 1NT"}, only="ja"),
    Row("wants, ja", "fact", "call want", lambda call: Fact("wants", call),
        ja={"3♥にしたい": "wants 3H"}, only="ja"),
    # What has not happened yet
    Row("has not called", "fact", "who denial yet? act yet?", lambda who, act: Fact("not-done", act, who),
        en={"South hasn't called yet": "not-done bid by S", "East hasn't called": "not-done bid by E"}, only="en", cost=-0.3),
    Row("nobody has called", "fact", "'nobody'|'no one'|'誰も'|'だれも' act", lambda act: Fact("not-done", act, "nobody"),
        en={"nobody has bid": "not-done bid by nobody"}, ja={"誰もコール": "not-done bid by nobody"}, cost=-0.3),
    Row("has not called, ja", "fact", "yet? who subject? still:yet? '何も'? act 'し'? denial_ja", lambda who, act, still="": Fact("not-done", act, who), cost=-0.5,
        ja={"次の人はコールしていない": "not-done bid by lho-of-who", "まだ誰もビッドしていません": "not-done bid by nobody"}, only="ja"),
    Row("has done nothing", "fact", "yet? who subject? yet_too:yet? '何も' denial_ja", lambda who, yet_too="": Fact("not-done", "bid", who), cost=-0.5,
        ja={"次の人は何もしていません": "not-done bid by lho-of-who", "次の人はまだ何もしていません": "not-done bid by lho-of-who"}, only="ja"),
    Row("nobody since", "fact", "'nobody'|'no one'|'nothing' 'since'", lambda: Fact("not-done", "bid", "nobody"), cost=-0.3,
        en={"nobody since": "not-done bid by nobody"}, only="en"),
    Row("not to the next trick", "fact", "denial act since_word", lambda act: Fact("not-done", act, "nobody"), cost=-0.6,
        en={"haven't played to the next trick": "not-done play by nobody"}, only="en"),
    Row("could not call", "fact", "before who 'could'|'can'|'had'|'has' act", lambda who: _whose("turn", who), cost=-0.3,
        en={"before my partner could say": "turn partner"}, only="en"),
    # Cards
    Row("penalty card", "fact", "card 'as'? 'is'? 'の'? penalty_sign", lambda card: Fact("penalty", card),
        en={"king of spades as a penalty card": "penalty SK"}, only="en"),
    Row("penalty card before", "fact", "penalty_sign 'の'? card", lambda card: Fact("penalty", card),
        ja={"ペナルティカードの♣9": "penalty C9"}, en={"penalty card HA": "penalty HA"}),
    Row("held a suit", "fact", "held what:suit|card", _held,
        en={"still has a heart": "held H", "had a spade": "held S"}, only="en"),
    Row("suit held", "fact", "what:suit|card 'が'|'を'|'は'? number? card_noun? held_ja", _held,
        ja={"クラブがあるのに": "held C", "ハートを持っていたのに": "held H"}, only="ja"),
    Row("later played", "fact", "since_word who? act what:suit|card", lambda act, what: _held_later(what) if act in _PLAYED else None, cost=-0.2,
        en={"on the next trick played a diamond": "held-later D"}, only="en"),
    Row("later played, ja", "fact", "since_word what:suit|card 'を'|'が' act:act|held_ja", _held_later, cost=-0.2,
        ja={"後からハートが出てき": "held-later H"}, only="ja"),
    Row("on a suit", "fact", "'on' 'my'|'the'|'his'|'her'? what:suit|card lead_noun?", lambda what: Fact("led", what),
        en={"on my heart": "led H", "on the heart lead": "led H"}, only="en"),
    Row("to a suit", "fact", "'to' 'the'|'my'|'his'|'her'|'that' what:suit|card lead_noun?", lambda what: Fact("led", what), cost=-0.3,
        en={"to the spade": "led S", "to my heart lead": "led H"}, only="en"),
    Row("on which round", "fact", "'on'|'to' 'the'? 'second'|'third'|'first'|'fourth' 'round of'? suit", lambda suit: Fact("led", suit),
        en={"on the second heart": "led H"}, only="en"),
    Row("numbered suit", "fact", "'second'|'third'|'first'|'fourth' suit", lambda suit: Fact("led", suit), cost=0.2,
        en={"third spade": "led S"}, only="en"),
    Row("was led", "fact", "what:suit|card 'was'|'is'|'were'|'are' 'led'", lambda what: Fact("led", what), cost=-0.3,
        en={"diamond was led": "led D", "spades were led": "led S"}, only="en"),
    Row("when it was led", "fact", "'when' 'i'|'we'|'he'|'she'|'they' 'led' what:suit|card", lambda what: Fact("led", what), cost=-0.3,
        en={"when I led a spade": "led S"}, only="en"),
    Row("on the lead of", "fact", "'on'|'to' 'the' 'lead of' what:suit|card", lambda what: Fact("led", what), cost=-0.3,
        en={"on the lead of a club": "led C"}, only="en"),
    Row("ruffed whose card", "fact", "who? 'ruffed'|'trumped' 'my'|'the'|'his'|'her'|'partners'? 'second'|'third'|'first'|'fourth'? 'round of'? what:suit|card", lambda what, who="": Fact("ruffed", what, who), cost=-0.3,
        en={"trumped my ace of diamonds": "ruffed DA", "West ruffed the club": "ruffed C by W"}, only="en"),
    Row("ruffed a suit, ja", "fact", "who? subject? what:suit|card 'を' 'ラフ'|'切っ'|'ラフし'", lambda what, who="": Fact("ruffed", what, who), cost=-0.4,
        ja={"南がハートをラフ": "ruffed H by S", "クラブを切っ": "ruffed C"}, only="ja"),
    Row("with a suit, ja", "fact", "suit 'で'", lambda suit: Fact("suit", suit), cost=0.2,
        ja={"スペードで": "suit S"}, only="ja"),
    Row("was led, ja", "fact", "what:suit|card 'の' 'リードでした'|'リードで'|'リードだった'", lambda what: Fact("led", what), cost=-0.5,
        ja={"クラブのリードでした": "led C"}, only="ja"),
    Row("on a suit's lead, ja", "fact", "what:suit|card 'リードに'|'のリードに'", lambda what: Fact("led", what), cost=-0.3,
        ja={"♣リードに": "led C"}, only="ja"),
    Row("on a suit, ja", "fact", "what:suit|card 'に'|'の回'|'のリードに'|'の回で'", lambda what: Fact("led", what),
        ja={"ハートに": "led H", "クラブの回": "led C"}, only="ja"),
    Row("low card of a suit", "fact", "low suit", lambda suit: Fact("suit", suit),
        en={"small spade": "suit S"}, ja={"小さいスペード": "suit S"}),
    # Numbers
    Row("side vulnerable", "fact", "side_pair is? 'only'|'だけ'|'のみ'? vul_noun", lambda side_pair: Fact("vulnerable", side_pair),
        en={"NS vul": "vulnerable NS", "East-West are vulnerable": "vulnerable EW"}, ja={"南北バル": "vulnerable NS", "東西だけバル": "vulnerable EW"}),
    Row("vulnerability", "fact", "vulnerable", lambda vulnerable: Fact("vulnerable", vulnerable),
        en={"both vulnerable": "vulnerable both", "nobody vul": "vulnerable none"}, ja={"両方バル": "vulnerable both", "ノンバル": "vulnerable none"}),
    Row("board", "fact", "board_noun number", lambda number: Fact("board", number),
        en={"board 12": "board 12"}, ja={"ボード8": "board 8"}),
    Row("one board for another", "sign", "board_noun? number 'instead of'|'rather than'|'not'|'ではなく'|'じゃなくて' board_noun other:number", lambda: "wrong-board", cost=-0.8,
        en={"board 7 instead of board 6": "wrong-board"}, ja={"ボード6ではなくボード7": "wrong-board"}),
    Row("cards of one board in another", "sign", "'cards of'|'hands of'|'cards from' board_noun number 'in' board_noun other:number", lambda: "fouled", cost=-0.8,
        en={"cards of board 14 in board 15": "fouled"}, only="en"),
    Row("board of the hand", "fact", "'hand from board'|'cards from board' number", lambda number: Fact("from_board", number), cost=-0.3,
        en={"hand from board five": "from_board 5"}, only="en"),
    Row("table", "fact", "table_noun number", lambda number: Fact("table", number),
        en={"table 6": "table 6"}, ja={"テーブル6": "table 6"}),
    Row("table ja", "fact", "number '卓'|'番テーブル'", lambda number: Fact("table", number),
        ja={"6卓": "table 6"}, only="ja"),
    Row("trick number", "fact", "'trick' number", _trick,
        en={"trick five": "trick 5"}, only="en"),
    Row("trick number ja", "fact", "number 'トリック目'", _trick,
        ja={"3トリック目": "trick 3"}, only="ja"),
    Row("tricks", "fact", "'last'? number trick_noun", _tricks,
        en={"nine tricks": "tricks 9", "last four tricks": "tricks 4"}, ja={"3トリック": "tricks 3"}),
    Row("tricks since", "since_word", "number trick_noun 'since'|'later'|'ago'", lambda number: "next-trick", cost=-0.5,
        en={"three tricks since": "next-trick"}, only="en"),
    Row("by whom", "fact", "'by'|'both from'|'all from' who", lambda who: Fact("by", who), cost=0.3,
        en={"by south": "by S", "both from east": "by E"}, only="en"),
    Row("so many tricks back", "sign", "number '回前'|'つ前'", lambda: "next-trick",
        ja={"2回前": "next-trick"}, only="ja"),
    Row("all tricks", "fact", "all_tricks trick_noun?", lambda all_tricks: Fact("tricks", "all"),
        en={"rest of the tricks": "tricks all"}, ja={"残り全部": "tricks all"}),
    Row("remaining so many", "fact", "'残り' number trick_noun", _tricks, cost=-0.4,
        ja={"残り3トリック": "tricks 3"}, only="ja"),
    Row("tricks they say", "fact", "'they say'|'he says'|'she says'|'they claim'|'they think' 'they made'|'they won'|'they took'|'they have'|'he made'|'she made'|'they got'? number trick_noun?", lambda number: Fact("they", number), cost=-0.3,
        en={"they say ten tricks": "they 10"}, only="en"),
    Row("tricks we say", "fact", "'we say'|'we think'|'i say'|'i think'|'we have'|'we make it' 'they made'|'it was'|'it is'|'only'? number trick_noun?", lambda number: Fact("we", number), cost=-0.3,
        en={"we say nine": "we 9"}, only="en"),
    Row("number of cards", "fact", "number card_noun", lambda number: Fact("count", number) if number > 1 else None,
        en={"fourteen cards": "count 14"}, ja={"14枚": "count 14"}),
    Row("there are so many", "fact", "'there are'|'there were' number", lambda number: Fact("count", number) if 9 < number < 17 else None, cost=0.3,
        en={"there are fourteen": "count 14"}, only="en"),
    Row("so many of them", "fact", "'has'|'have'|'had'|'got' number 'of them'", lambda number: Fact("count", number), cost=-0.3,
        en={"has fourteen of them": "count 14"}, only="en"),
    Row("a defender", "fact", "who is 'defender'|'a defender'|'defending'|'on defence'|'on defense'", lambda who: Fact("side", "defence", _me(who)) if who not in ("nobody", "everybody") else None, cost=-0.5,
        en={"East's a defender": "side defence by E"}, only="en"),
    Row("of his cards", "fact", "number 'of' 'his'|'her'|'my'|'their' 'cards'", lambda number: Fact("count", number), cost=-0.3,
        en={"two of his cards": "count 2"}, only="en"),
)  # fmt: skip


def shown(value: object) -> str:
    """A value as facts are compared."""
    if isinstance(value, Call):
        return _text(value)
    return " ".join(map(str, value.cards)) if isinstance(value, Cards) else str(value)
