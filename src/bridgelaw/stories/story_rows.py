"""How people tell what happened: the rows on top of those that every reader has."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import DOUBLE, REDOUBLE, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Denomination, Suit
from bridgelaw.reading.rows import Row
from bridgelaw.reading.shared.rows import CALLS, CARDS, NUMBERS
from bridgelaw.reading.shared.values import Cards

_MOST_TRICKS = 13
_CALLS = ("bid", "pass", "double", "redouble")
_DONE = (
    "bid",
    "play",
    "lead",
    "pass",
    "double",
    "redouble",
    "alert",
    "discard",
    "ruff",
    "claim",
    "revoke",
    "agree",
    "expose",
    "explain",
    "ask",
    "hesitate",
)
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
    return Fact(about, _me(who)) if who not in ("nobody", "everybody", "he", "they") else None


def _declares(who: str) -> Fact | None:
    return (
        Fact("declarer", _me(who))
        if who not in ("declarer", "dummy", "nobody", "my", "they", "he")
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
    Row("where they sit", "who", "person? side_of", lambda side_of: side_of,
        en={"man on my left": "lho", "to my right": "rho"}, only="en"),
    Row("who sits where", "who", "person? 'sitting'|'sat'|'in the' seat 'seat'?", lambda seat: seat.letter,
        en={"guy sitting South": "S"}, only="en"),
    Row("two calls acted", "call", "call_act", lambda call_act: call_act,
        en={"passed": "Pass", "doubled": "X"}, ja={"パスし": "Pass"}),
    Row("a strong club", "call", "'a' artificial suit", lambda suit: Bid.of(1, suit.denomination), tight=True,
        en={"a strong club": "1C"}, only="en"),
    Row("heard for two no trump", "call", "'to'|'too' notrump", lambda: Bid.of(2, Denomination.NOTRUMP), cost=0.1,
        en={"to no trump": "2NT"}, only="en"),
    Row("heard for two", "call", "'to'|'too' suit", lambda suit: Bid.of(2, suit.denomination), cost=0.1,
        en={"to hearts": "2H"}, only="en"),
    Row("card named as a call", "call", "call 'card'|'のカード'|'カード'|'の札'|'札'", lambda call: call, cost=-0.2,
        en={"2H card": "2H"}, ja={"2♥のカード": "2H", "パスカード": "Pass", "ダブルの札": "X"}),
    Row("heard for two no trump, ja", "call", "'に' notrump", lambda: Bid.of(2, Denomination.NOTRUMP), cost=0.3, tight=True,
        ja={"にノートランプ": "2NT"}, only="ja"),
    Row("taken for another call, ja", "fact", "call 'だと'|'と' misread", lambda call: Fact("reason", "misread"), cost=-0.9,
        ja={"1クラブだと見間違え": "reason misread"}, only="ja"),
    # Who sits where, whose deal and turn it was
    Row("speaker", "fact", "'im'|'i am'|'i sit'|'i was'|'i sat'|'me sitting'|'ive got' seat", lambda seat: Fact("speaker", seat.letter), cost=-0.3,
        en={"i'm South": "speaker S", "i sit west": "speaker W"}, only="en"),
    Row("speaker ja", "fact", "'私は'|'私が'|'わたしは'|'自分は' seat", lambda seat: Fact("speaker", seat.letter),
        ja={"私は南": "speaker S"}, only="ja"),
    Row("speaker, set beside", "fact", "'i'|'me' comma seat comma", lambda seat: Fact("speaker", seat.letter, "me"), cost=-1.2,
        en={"I, South,": "speaker S by me"}, only="en"),
    Row("speaker, ja, by itself", "fact", "'私'|'わたし'|'僕'|'俺'|'自分' comma? seat 'です'|'。'|'やねん'|'なんです'|'や'", lambda seat: Fact("speaker", seat.letter), cost=-1.2,
        ja={"私、南です": "speaker S", "私E。": "speaker E", "私イーストです": "speaker E"}, only="ja"),
    Row("partner's seat", "fact", "'my partner'|'partner'|'パートナーは'|'パートナーの' comma? seat", lambda seat: Fact("partner", seat.letter),
        en={"my partner south": "partner S"}, ja={"パートナーの南": "partner S"}),
    Row("who dealt", "fact", "who comma? who_is? dealer|deals", lambda who: _whose("dealer", who),
        en={"West was dealer": "dealer W", "I was dealer": "dealer me", "N dlr": "dealer N", "West deals": "dealer W"}, ja={"Nがディーラー": "dealer N"}),
    Row("who has to act", "fact", "who comma? yet? modal act 'first'?", lambda who, act: _whose("turn" if act in _CALLS else "lead", who) if act in (*_CALLS, "lead") else None, cost=-0.6,
        en={"East still had to call": "turn E", "West should've led": "lead W", "South was supposed to call": "turn S", "East should have bid first": "turn E"}, only="en"),
    Row("dummy by seat", "fact", "'dummy'|'ダミー'|'ダミーの' comma? seat", lambda seat: Fact("dummy", seat.letter), cost=-0.3,
        en={"dummy, West": "dummy W"}, ja={"ダミーS": "dummy S", "ダミーの南": "dummy S"}),
    Row("who is dummy", "fact", "who comma? who_is 'dummy'|'ダミー'", lambda who: _whose("dummy", who) if who not in ("declarer", "dummy", "defender") else None, cost=-0.3,
        en={"North is dummy": "dummy N"}, ja={"北がダミー": "dummy N"}),
    Row("not on lead", "sign", "who? denial 'on lead'|'to lead'", lambda: "loot", cost=-0.6,
        en={"I wasn't on lead": "loot"}, only="en"),
    Row("accepts it", "fact", "'let it stand'|'accept it'|'accept the call'|'accept the bid'|'accept the lead'", lambda: Fact("wants", "accept"),
        en={"let it stand": "wants accept"}, only="en"),
    Row("somebody saw it", "fact", "who denial? seen 'it'|'that'|'its face'|'the card'|'what it was'", lambda who, denial="": Fact("seen", who, denial), cost=-0.3,
        en={"I saw it": "seen me"}, only="en"),
    Row("asked somebody, ja", "act", "who 'に' act", lambda act: act if act in ("ask", "explain") else None, cost=-0.6,
        ja={"ディフェンダーに聞き": "ask"}, only="ja"),
    Row("the next has played", "since_word", "who subject? already? act", lambda who, act: "next-played" if who == "lho-of-who" and act in ("play", "discard", "ruff") else None, cost=-0.6,
        en={"next defender has already played": "next-played"}, only="en"),
    Row("has not called, but, ja", "fact", "yet? who subject? still:yet? act 'し'? denial_ja 'のに'|'うちに'|'前に'", lambda who, still="": _whose("turn", who), cost=-0.9,
        ja={"まだ東がコールしていないのに": "turn E", "北がビッドしないうちに": "turn N"}, only="ja"),
    Row("who has to act, ja", "fact", "who subject? act must_ja", lambda who, act: _whose("turn" if act in _CALLS else "lead", who), cost=-0.6,
        ja={"西がコールする番": "turn W", "南がリードするはず": "lead S"}, only="ja"),
    Row("whose deal", "fact", "who possessive? dealer", lambda who: _whose("dealer", who),
        en={"South's deal": "dealer S", "partner's deal": "dealer partner"}, only="en"),
    Row("dealer is", "fact", "'dealer'|'dlr'|'ディーラー'|'配り手'|'オープナー' is? who", lambda who: _whose("dealer", who), cost=0.6,
        en={"dealer was west": "dealer W", "dealer south": "dealer S"}, ja={"ディーラーは南": "dealer S"}),
    Row("whose turn", "fact", "who possessive? turn_noun", lambda who: _whose("turn", who), tight=True,
        en={"North's turn": "turn N", "my turn": "turn me", "West to speak": "turn W"}, ja={"Nの番": "turn N"}),
    Row("turn belongs to", "fact", "turn_noun belongs who", lambda who: _whose("turn", who), cost=-0.3,
        en={"turn is of my partner": "turn partner"}, ja={"順番は南": "turn S"}),
    Row("not the turn", "sign", "denial who possessive? turn_noun", lambda who: "out-of-turn", cost=-0.4,
        en={"not her turn": "out-of-turn", "isn't my turn": "out-of-turn"}, only="en"),
    Row("it was whose", "fact", "it_is who possessive", lambda who: _whose("whose", who), cost=0.2,
        en={"it was East's": "whose E"}, only="en"),
    Row("it should be", "fact", "'it should be'|'it should have been'|'should be'|'should have been'|'should of been'|'ought to have been' who", lambda who: _whose("turn", who), cost=-0.3,
        en={"it should be West": "turn W"}, only="en"),
    Row("it was whose call", "fact", "it_is who possessive? 'call'|'bid'|'turn'|'go'", lambda who: _whose("turn", who), cost=-0.3,
        en={"it was North's bid": "turn N", "it was my call": "turn me"}, only="en"),
    Row("should have led, ja", "fact", "who 'のはず'|'が正しい'", lambda who: _whose("lead", who),
        ja={"東のはず": "lead E"}, only="ja"),
    Row("it is mine", "fact", "it_is 'mine'", lambda: Fact("turn", "me"),
        en={"it was mine": "turn me", "it's mine": "turn me"}, only="en"),
    Row("whose lead", "fact", "who possessive? lead_noun", lambda who: _whose("lead", who), tight=True,
        en={"W's lead": "lead W", "my lead": "lead me", "east's turn to lead": "lead E"}, ja={"西のリード": "lead W", "私のオープニングリード": "lead me"}),
    Row("lead belongs to", "fact", "lead_noun belongs who", lambda who: _whose("lead", who), cost=-0.2,
        en={"lead is West": "lead W", "lead should have come from West": "lead W"}, ja={"リードはW": "lead W"}),
    Row("on lead", "fact", "who is? 'on lead'|'about to lead'|'to lead'", lambda who: _whose("lead", who),
        en={"East is about to lead": "lead E"}, only="en"),
    Row("before whom", "fact", "before who could? act:act|call_act", lambda who, act="": _whose("turn", who) if act in ("", *_CALLS, "play", "lead", "hesitate") else None, cost=-0.3,
        en={"before North passed": "turn N", "before my partner could say": "turn partner"}, only="en"),
    Row("ahead of whom", "fact", "before who", lambda who: _whose("turn", who) if who != "me" else None, cost=0.5,
        en={"before North": "turn N", "ahead of South": "turn S", "without waiting for South": "turn S"}, only="en"),
    Row("that is who", "fact", "it_is who", lambda who: Fact("by", _me(who)), cost=0.4,
        en={"that was West": "by W"}, only="en"),
    Row("I am declarer", "fact", "'im'|'i am'|'i was'|'am'|'私が'|'私は' role", lambda role: Fact("declarer", "me") if role == "declarer" else Fact("speaker", "dummy") if role == "dummy" else None, cost=-0.6,
        en={"i'm declarer": "declarer me", "i'm dummy": "speaker dummy"}, ja={"私はダミー": "speaker dummy"}),
    Row("did not play to a trick", "sign", "who? denial 'play'|'played' 'to the trick'|'to a trick'|'to trick'|'to that trick'|'to the last trick'|'a card to the trick'", lambda: "defective", cost=-1.2,
        en={"North forgot to play to the trick": "defective"}, only="en"),
    Row("heard for four", "call", "'for'|'fore' strain:suit|notrump", lambda strain: Bid.of(4, strain.denomination if isinstance(strain, Suit) else Denomination.NOTRUMP), cost=0.1,
        en={"for hearts": "4H", "for no trump": "4NT"}, only="en", tight=True),
    Row("won the trick in a place", "fact", "won what:rank|card|won_what|'it'|'that'? place", lambda place: Fact("lead", "dummy" if place == "dummy" else "declarer"), cost=-0.4,
        en={"won the ace in his own hand": "lead declarer", "was in dummy": "lead dummy", "won in hand": "lead declarer"}, ja={"リード権は手に": "lead declarer"}),
    Row("won the trick in a place, ja", "fact", "place won", lambda place: Fact("lead", "dummy" if place == "dummy" else "declarer"), cost=-0.6,
        ja={"ダミーで勝った": "lead dummy"}, only="ja"),
    Row("who won the trick", "fact", "who subject? 'who'? won won_what number?", lambda who: _whose("lead", who), cost=-0.4, tight=True,
        en={"dummy won the trick": "lead dummy", "East had won trick four": "lead E"}, only="en"),
    Row("who won the trick, ja", "fact", "who subject? won_what won", lambda who: _whose("lead", who), cost=-0.4,
        ja={"西がトリックを取った": "lead W"}, only="ja"),
    Row("was to be led from, ja", "fact", "origin:from|place 'なのに'|'やのに'|'だったのに'|'の番'|'からなのに'|'いるのに'|'いたのに'|'おるのに'|'のはずが'", lambda origin: Fact("lead", "dummy" if origin == "dummy" else "declarer"), cost=-0.9,
        ja={"手からやのに": "lead declarer", "ダミーにいるのに": "lead dummy"}, only="ja"),
    Row("in a place", "from", "place", lambda place: place, cost=0.5,
        en={"in hand": "hand"}, ja={"ダミーで": "dummy"}),
    Row("who has to begin", "fact", "who comma? modal|'who' begins", lambda who: _whose("whose", who), cost=-0.4,
        en={"lady on my right was supposed to go first": "whose rho", "his partner who starts": "whose partner-of-who"}, only="en"),
    Row("who was supposed to", "fact", "who comma? 'was supposed to'|'is supposed to'|'was meant to'|'should have'|'ought to have'", lambda who: _whose("whose", who), cost=0.3,
        en={"South was supposed to": "whose S"}, only="en"),
    Row("must somebody begin", "fact", "modal who begins|act", lambda who: _whose("whose", who), cost=-0.4,
        en={"must North come out": "whose N"}, only="en"),
    Row("who is first", "fact", "who is|'should be'|'should have been'|'goes'|'speaks' 'first'|'next' turn_noun?", lambda who: _whose("turn", who), cost=-0.4,
        en={"North should have been first": "turn N", "East was next to bid": "turn E"}, only="en"),
    Row("hidden", "fact", "what:suit|card 'was'|'were'|'is' 'hiding'|'hidden'|'stuck'|'behind'|'there all along'|'there all the time'|'among'|'lurking'", _held, cost=-0.5,
        en={"two of hearts was hiding": "held H2"}, only="en"),
    Row("board the wrong way", "sign", "board_noun 'turned'|'was turned'|'is turned'|'was'|'is'? 'the wrong way'|'wrong way' 'round'|'around'?", lambda: "wrong-pair", cost=-0.9,
        en={"board the wrong way round": "wrong-pair"}, only="en"),
    Row("before whom ja", "fact", "who 'より先に'|'の前に'|'より前に'|'を待たずに'|'の番を待たず'|'のコールを待たず'|'を待たんと'|'が言う前に'", lambda who: _whose("turn", who), tight=True,
        ja={"北より先に": "turn N"}, only="ja"),
    # Contract and declarer
    Row("who declares", "fact", "who comma? who_is? 'declarer'|'declaring'|'declares'|'ディクレアラー'|'デクレアラー'", _declares,
        en={"South's declarer": "declarer S", "South declares": "declarer S", "North is declarer": "declarer N"}, ja={"南がディクレアラー": "declarer S"}),
    Row("so many", "amount", "number card_noun", lambda number: number,
        en={"two cards": "2"}, ja={"1枚": "1"}),
    Row("this meaning, not that", "fact", "artificial comma? 'not' other:artificial", lambda artificial, other: Fact("meanings", (artificial, other)), cost=-0.4,
        en={"splinter not natural": "meanings ('splinter', 'natural')"}, only="en"),
    Row("not this meaning but that", "fact", "'not' artificial 'but' other:artificial", lambda artificial, other: Fact("meanings", (other, artificial)), cost=-0.4,
        en={"not weak but strong": "meanings ('strong', 'weak')"}, only="en"),
    Row("that meaning, not this, ja", "fact", "artificial 'ではなく'|'じゃなくて'|'でなく' other:artificial", lambda artificial, other: Fact("meanings", (other, artificial)), cost=-0.6,
        ja={"ウィークではなくストロング": "meanings ('strong', 'weak')"}, only="ja"),
    Row("who declares what", "fact", "who comma? who_is? 'declarer' 'in' call", lambda who, call: Fact("contract", call, _me(who)), cost=-0.5,
        en={"South is declarer in 6NT": "contract 6NT by S"}, only="en"),
    Row("declarer is", "fact", "'declarer'|'decl'|'ディクレアラー'|'デクレアラー' is? who", _declares,
        en={"declarer is West": "declarer W"}, ja={"ディクレアラーは北": "declarer N", "ディクレアラーS": "declarer S"}),
    Row("contract by", "fact", "contract_word call 'by'|'played by' who", lambda call, who: Fact("contract", call, _me(who)), cost=-0.1,
        en={"playing 4H by North": "contract 4H by N", "against four spades by East": "contract 4S by E"}, only="en"),
    Row("call by", "fact", "call 'by' who", lambda call, who: Fact("call-by", call, _me(who)),
        en={"4H by North": "call-by 4H by N"}, only="en"),
    Row("against whose contract", "fact", "'against'|'defending' who possessive call", lambda who, call: Fact("contract", call, _me(who)), cost=-0.3,
        en={"against North's 4S": "contract 4S by N"}, only="en"),
    Row("who plays", "fact", "who comma? who_is? 'playing'|'in'|'plays' call", lambda who, call: Fact("contract", call, _me(who)),
        en={"south is playing 3NT": "contract 3NT by S"}, only="en"),
    Row("contract doubled", "fact", "'contract'|'コントラクト' is? call 'doubled'|'ダブル'", lambda call: Fact("contract", f"{call}X"), cost=-0.3,
        en={"contract is two spades doubled": "contract 2SX"}, ja={"コントラクトは4♠ダブル": "contract 4SX"}),
    Row("whose contract, ja, at the end", "fact", "who 'の' call 'です'|'でした'|'のとき'", lambda who, call: Fact("call-by", call, _me(who)), cost=-0.6,
        ja={"南の3NTです": "call-by 3NT by S"}, only="ja"),
    Row("contract", "fact", "'contract'|'コントラクト'|'defending' is? call", lambda call: Fact("contract", call),
        en={"contract is 3NT": "contract 3NT", "defending 3NT": "contract 3NT"}, ja={"コントラクトは4♠": "contract 4S"}),
    # What a call was made over, what was meant, what it became
    Row("over a call", "fact", "'over'|'on top of'|'after'|'against' call", lambda call: Fact("over", call),
        en={"over one spade": "over 1S"}, only="en"),
    Row("over somebody's call", "fact", "'over'|'on top of'|'after'|'to' who possessive? call:call|suit", lambda who, call: Fact("over", Bid.of(1, call.denomination) if isinstance(call, Suit) else call, _me(who)),
        en={"over North's 1H": "over 1H by N", "over my two hearts": "over 2H by me", "over my heart": "over 1H by me"}, only="en"),
    Row("over a call of somebody", "fact", "'over'|'on'|'on top of'|'after'|'against' call 'of'|'from' who", lambda call, who: Fact("over", call, _me(who)), cost=-0.4,
        en={"on the two spade of East": "over 2S by E"}, only="en"),
    Row("over what somebody called", "fact", "'over'|'on top of'|'after' who act call", lambda who, act, call: Fact("over", call, _me(who)) if act in ("bid", "put") else None, cost=-0.4,
        en={"after west bid 2 spades": "over 2S by W"}, only="en"),
    Row("over a call, in Japanese", "fact", "call artificial? 'に対して'|'の上に'|'に'|'の上から'|'に対し'|'の次に'|'の後'|'の後で'|'の後に'|'のあと'|'のあとで'|'のあとに'", lambda call: Fact("over", call) if isinstance(call, Bid) else None, tight=True,
        ja={"1♠に対して": "over 1S", "2♥の上に": "over 2H"}, only="ja"),
    Row("over somebody's call, in Japanese", "fact", "who 'の' call artificial? 'に対して'|'の上に'|'に'|'に対し'", lambda who, call: Fact("over", call, _me(who)), tight=True,
        ja={"パートナーの1NTに": "over 1NT by partner"}, only="ja"),
    Row("meant", "fact", "meant call:call|card", lambda call: Fact("meant", call),
        en={"meant to bid 4S": "meant 4S", "wanted to double": "meant X"}, only="en"),
    Row("really", "fact", "'本当は'|'実は'|'正しくは'|'really' call", lambda call: Fact("meant", call),
        en={"really 1S": "meant 1S"}, ja={"本当は1♠": "meant 1S"}),
    Row("meant a rank", "fact", "meant rank", lambda rank: Fact("meant", rank), cost=0.2,
        en={"meant the king": "meant K"}, only="en"),
    Row("meant ja", "fact", "call:call|card 'の'? meant_ja", lambda call: Fact("meant", call),
        ja={"ダブルのつもりで": "meant X"}, only="ja"),
    Row("did not mean", "fact", "who? denial 'meant to'|'mean to'|'intended to'|'want to'|'wanted to' call", lambda call, who="": Fact("not-meant", call, _me(who)), cost=-0.6,
        en={"she never meant to pass": "not-meant P by he"}, only="en"),
    Row("meant to open", "fact", "meant act call", lambda call: Fact("meant", call),
        en={"meant to open 1S": "meant 1S"}, only="en"),
    Row("not that but this", "fact", "call:call 'ではなく'|'じゃなくて'|'でなく'", lambda call: Fact("meant", call),
        ja={"2スペードではなく": "meant 2S"}, only="ja"),
    Row("this not that", "fact", "call 'not' other:call", lambda call, other: Fact("either", (call, other)),
        en={"2C not 2D": "either (Bid('2C'), Bid('2D'))"}, only="en"),
    Row("changed to", "fact", "changed_to call", lambda call: Fact("changed_to", call),
        en={"changed it to 3H": "changed_to 3H"}, only="en"),
    Row("changed to, ja", "fact", "call changed_ja", lambda call: Fact("changed_to", call),
        ja={"2♠に言い直し": "changed_to 2S"}, only="ja"),
    Row("wants", "fact", "want call", lambda call: Fact("wants", call),
        en={"I want 4H": "wants 4H"}, only="en"),
    Row("wants to make a call", "fact", "who? wish act? call", lambda call: Fact("wants", call), cost=-0.8,
        en={"South wants to open 1NT": "wants 1NT"}, only="en"),
    Row("wants, ja", "fact", "call want", lambda call: Fact("wants", call),
        ja={"3♥にしたい": "wants 3H"}, only="ja"),
    # What has not happened yet
    Row("has not called", "fact", "who denial yet? act:act|call_act turn_noun? yet?", lambda who, act: Fact("not-done", act if act in _DONE else "bid", who),
        en={"South hasn't called yet": "not-done bid by S", "South hadn't had a chance to bid": "not-done bid by S"}, only="en", cost=-0.3),
    Row("nobody has called", "fact", "'nobody'|'no one'|'none of us'|'誰も'|'だれも' 'else'? act since_word?", lambda act: Fact("not-done", act, "nobody"),
        en={"nobody has bid": "not-done bid by nobody", "nobody has done anything": "not-done bid by nobody"}, ja={"誰もコール": "not-done bid by nobody"}, cost=-0.3),
    Row("has not called, ja", "fact", "yet? who subject? still:yet? '何も'? act:act|'何も' 'し'? denial_ja", lambda who, act, still="": Fact("not-done", act or "bid", who), cost=-0.5,
        ja={"次の人はコールしていない": "not-done bid by lho-of-who", "まだ誰もビッドしていません": "not-done bid by nobody", "次の人は何もしていません": "not-done bid by lho-of-who"}, only="ja"),
    Row("nobody made that call, ja", "fact", "call 'なんて'|'なんか'|'は'|'も'|'を'? nobody:'誰も'|'だれも'|'どなたも' denial_ja", lambda call: Fact("not-done", "double" if call in (DOUBLE, REDOUBLE) else "bid", "nobody"), cost=-0.6,
        ja={"ダブルなんて誰もしてない": "not-done double by nobody"}, only="ja"),
    Row("not called yet, ja", "fact", "who subject? 'まだ'|'まだ何も'|'未' act? 'です'|'でした'?", lambda who, act="bid": Fact("not-done", act, who), cost=0.2,
        ja={"Eはまだ": "not-done bid by E", "N未コール": "not-done bid by N"}, only="ja"),
    Row("nobody after it", "fact", "'nobody'|'no one'|'none of us' already? since_word", lambda: Fact("not-done", "bid", "nobody"), cost=-0.6,
        en={"nobody has played after": "not-done bid by nobody"}, only="en"),
    Row("no more calls", "fact", "'no' 'further'|'more'|'other'|'subsequent' 'calls'|'bids'|'bidding'|'action'|'plays'", lambda: Fact("not-done", "bid", "nobody"), cost=-0.6,
        en={"no further calls": "not-done bid by nobody"}, only="en"),
    Row("wants to change, ja", "fact", "call changed_ja 'たい'|'たく'|'たがっ'|'てほし'|'ていい'|'てもいい'", lambda call: Fact("wants", call), cost=-0.3,
        ja={"2NTに替えたい": "wants 2NT"}, only="ja"),
    Row("nobody since", "fact", "'nobody'|'no one'|'nothing' 'since'", lambda: Fact("not-done", "bid", "nobody"), cost=-0.3,
        en={"nobody since": "not-done bid by nobody"}, only="en"),
    # Cards
    Row("penalty card", "fact", "card 'as'? 'is'? 'の'? penalty_sign", lambda card: Fact("penalty", card),
        en={"king of spades as a penalty card": "penalty SK"}, only="en"),
    Row("whose penalty card", "fact", "card 'is'|'was' who possessive? penalty_sign", lambda card, who: Fact("penalty", card, _me(who)), cost=-0.4,
        en={"club king was East's penalty card": "penalty CK by E"}, only="en"),
    Row("has a penalty card", "fact", "who 'has'|'had'|'with' penalty_sign", lambda who: Fact("has-penalty", _me(who)), cost=-0.4,
        en={"North has a penalty card": "has-penalty N"}, only="en"),
    Row("penalty card before", "fact", "penalty_sign 'の'|'は'|'is'|'was'? card", lambda card: Fact("penalty", card),
        ja={"ペナルティカードの♣9": "penalty C9"}, en={"penalty card HA": "penalty HA"}),
    Row("held a suit", "fact", "held what:suit|card", _held,
        en={"still has a heart": "held H", "had a spade": "held S"}, only="en"),
    Row("suit held", "fact", "what:suit|card 'が'|'を'|'は'? yet? amount? held_ja", _held,
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
    Row("was led", "fact", "what:suit|card 'was'|'is'|'were'|'are'? 'led'", lambda what: Fact("led", what), cost=-0.3,
        en={"diamond was led": "led D", "spades were led": "led S"}, only="en"),
    Row("ruffed whose card", "fact", "who? 'ruffed'|'trumped' 'my'|'the'|'his'|'her'|'partners'? 'second'|'third'|'first'|'fourth'? 'round of'? what:suit|card", lambda what, who="": Fact("ruffed", what, who), cost=-0.3,
        en={"trumped my ace of diamonds": "ruffed DA", "West ruffed the club": "ruffed C by W"}, only="en"),
    Row("ruffed a suit, ja", "fact", "who? subject? what:suit|card 'を' 'ラフ'|'切っ'|'ラフし'", lambda what, who="": Fact("ruffed", what, who), cost=-0.4,
        ja={"南がハートをラフ": "ruffed H by S", "クラブを切っ": "ruffed C"}, only="ja"),
    Row("with a suit, ja", "fact", "suit 'で'", lambda suit: Fact("suit", suit), cost=0.2, tight=True,
        ja={"スペードで": "suit S"}, only="ja"),
    Row("on a suit's lead, ja", "fact", "what:suit|card 'リードに'|'のリードに'|'のリードで'|'のリードでした'", lambda what: Fact("led", what), cost=-0.3, tight=True,
        ja={"♣リードに": "led C", "クラブのリードでした": "led C"}, only="ja"),
    Row("on a suit, ja", "fact", "what:suit|card 'に'|'の回'|'のリードに'|'の回で'", lambda what: Fact("led", what), tight=True,
        ja={"ハートに": "led H", "クラブの回": "led C"}, only="ja"),
    Row("low card of a suit", "fact", "low suit", lambda suit: Fact("suit", suit),
        en={"small spade": "suit S"}, ja={"小さいスペード": "suit S"}),
    # Numbers
    Row("side vulnerable", "fact", "side_pair is? 'only'|'だけ'|'のみ'? vul_noun", lambda side_pair: Fact("vulnerable", side_pair),
        en={"NS vul": "vulnerable NS", "East-West are vulnerable": "vulnerable EW"}, ja={"南北バル": "vulnerable NS", "東西だけバル": "vulnerable EW"}),
    Row("vulnerability", "fact", "vulnerable", lambda vulnerable: Fact("vulnerable", vulnerable),
        en={"both vulnerable": "vulnerable both", "nobody vul": "vulnerable none"}, ja={"両方バル": "vulnerable both", "ノンバル": "vulnerable none"}),
    Row("before somebody calls, ja", "fact", "who subject? act 'する前に'|'前に'|'するまえに'", lambda who, act: _whose("turn" if act in _CALLS else "lead", who), cost=-0.6,
        ja={"東がコールする前に": "turn E"}, only="ja"),
    Row("still thinking", "fact", "who subject? yet act", lambda who, act: _whose("turn", who) if act == "hesitate" else None, cost=0.3,
        ja={"北がまだ考え": "turn N"}, en={"north still thinking": "turn N"}),
    Row("there are so many", "fact", "'there are'|'there were' number", lambda number: Fact("count", number) if 9 < number < 17 else None, cost=0.3,
        en={"there are fourteen": "count 14"}, only="en"),
    Row("a call that asks, ja", "call", "call 'で' artificial 'を'? '聞い'|'聞き'|'尋ね'", lambda call: call, cost=-0.3,
        ja={"2クラブでステイマンを聞い": "2C"}, only="ja"),
    Row("asked for aces", "artificial", "'asked for'|'asking for'|'asked'|'asks for' 'aces'|'key cards'|'keycards'|'kings' 'with'?", lambda: "blackwood", cost=-0.9,
        en={"asked for aces with": "blackwood"}, only="en"),
    Row("sides the wrong way", "sign", "side_pair 'should be'|'should have been'|'were sitting'|'sat' side_pair", lambda: "wrong-pair", cost=-0.9,
        en={"North-South should be East-West": "wrong-pair"}, only="en"),
    Row("board", "fact", "board_noun number", lambda number: Fact("board", number),
        en={"board 12": "board 12"}, ja={"ボード8": "board 8"}),
    Row("board, ja", "fact", "number '番のボード'|'番ボード'|'番ボードの'|'番のボードの'", lambda number: Fact("board", number), cost=-0.3,
        ja={"3番のボード": "board 3"}, only="ja"),
    Row("one board for another", "sign", "board_noun? number 'instead of'|'rather than'|'not'|'ではなく'|'じゃなくて' board_noun other:number", lambda: "wrong-board", cost=-0.8,
        en={"board 7 instead of board 6": "wrong-board"}, ja={"ボード6ではなくボード7": "wrong-board"}),
    Row("cards of one board in another", "sign", "'cards of'|'hands of'|'cards from' board_noun number 'in' board_noun other:number", lambda: "fouled", cost=-0.8,
        en={"cards of board 14 in board 15": "fouled"}, only="en"),
    Row("board of the hand", "fact", "'hand from board'|'cards from board' number", lambda number: Fact("from_board", number), cost=-0.3,
        en={"hand from board five": "from_board 5"}, only="en"),
    Row("table", "fact", "table_noun number", lambda number: Fact("table", number), tight=True,
        en={"table 6": "table 6"}, ja={"テーブル6": "table 6"}),
    Row("trick number", "fact", "'trick' number", _trick,
        en={"trick five": "trick 5"}, only="en"),
    Row("trick number ja", "fact", "number 'トリック目'", _trick,
        ja={"3トリック目": "trick 3"}, only="ja"),
    Row("tricks", "fact", "'last'? number trick_noun", _tricks,
        en={"nine tricks": "tricks 9", "last four tricks": "tricks 4"}, ja={"3トリック": "tricks 3"}),
    Row("by whom", "fact", "'by'|'both from'|'all from' who", lambda who: Fact("by", who), cost=0.3,
        en={"by south": "by S", "both from east": "by E"}, only="en"),
    Row("so many of the tricks, ja", "fact", "number 'つ'|'個'", _tricks, cost=0.3,
        ja={"3つ": "tricks 3"}, only="ja"),
    Row("all tricks", "fact", "all_tricks trick_noun?", lambda all_tricks: Fact("tricks", "all"),
        en={"rest of the tricks": "tricks all"}, ja={"残り全部": "tricks all"}),
    Row("remaining so many", "fact", "'残り'|'あと'|'最後の' number trick_noun|'つ' '全部'?", _tricks, cost=-0.4,
        ja={"残り3トリック": "tricks 3"}, only="ja"),
    Row("tricks they say", "fact", "they_say 'they made'|'they won'|'they took'|'they have'|'he made'|'she made'|'they got'|'on'? number trick_noun?", lambda number: Fact("they", number), cost=-0.3,
        en={"they say ten tricks": "they 10"}, ja={"向こうは9": "they 9"}),
    Row("tricks we say", "fact", "we_say 'they made'|'it was'|'it is'|'only'? number trick_noun?", lambda number: Fact("we", number), cost=-0.3,
        en={"we say nine": "we 9"}, ja={"うちは10トリック": "we 10"}),
    Row("number of cards", "fact", "number card_noun", lambda number: Fact("count", number) if number > 1 else None,
        en={"fourteen cards": "count 14"}, ja={"14枚": "count 14"}),
    Row("a defender, ja", "fact", "'ディフェンダーの'|'ディフェンスの'|'守備側の'|'守備の' who", lambda who: Fact("side", "defence", who), cost=-0.5,
        ja={"ディフェンスの北": "side defence by N"}, only="ja"),
    Row("a defender", "fact", "who comma? who_is 'defender'|'a defender'|'defending'|'on defence'|'on defense'", lambda who: Fact("side", "defence", _me(who)) if who not in ("nobody", "everybody") else None, cost=-0.5,
        en={"East's a defender": "side defence by E"}, only="en"),
    Row("of his cards", "fact", "number 'of' owner:'his'|'her'|'my'|'their' 'cards'", lambda number: Fact("count", number) if number > 1 else None, cost=-0.3,
        en={"two of his cards": "count 2"}, only="en"),
    Row("so many cards and who", "fact", "who subject? 'だけ'? number '枚' 'しか'?", lambda who, number: Fact("count", number, _me(who)) if who not in ("nobody", "everybody") else None, cost=-0.4,
        ja={"私が14枚": "count 14 by me"}, only="ja"),
    Row("spread the hand", "act", "'put'|'puts'|'laid'|'threw'|'placed'|'tabled'|'faced'|'showed'|'spread' 'all'? 'his'|'her'|'my'|'their'|'the' 'hand'|'cards'|'whole hand'|'remaining cards' 'on the table'|'down'|'face up'|'down face up'", lambda: "spread", cost=-0.6,
        en={"put all his cards on the table": "spread"}, only="en"),
    Row("meant to take, ja", "fact", "call 'を'|'と' act 'つもり'|'つもりが'|'つもりで'|'はずが'|'つもりだった'|'はずだった'", lambda call: Fact("meant", call), cost=-0.6,
        ja={"3♥を出したつもりが": "meant 3H", "1クラブを引くはずが": "meant 1C"}, only="ja"),
    Row("has not begun, ja", "fact", "'次'|'次の番'|'次のトリック'|'ダミー' 'は'|'が'|'も' 'まだ' '始まって'|'開いて'|'始まっ'|'開い'|'広げて'|'出て' denial_ja", lambda: Fact("not-done", "play", "nobody"), cost=-0.6,
        ja={"次はまだ始まっていません": "not-done play by nobody", "ダミーはまだ開いていません": "not-done play by nobody"}, only="ja"),
    Row("trick not turned", "fact", "'trick'|'tricks' who_is? denial 'been turned'|'turned'|'quitted'|'been quitted'|'over'|'finished'|'complete'", lambda: Fact("not-done", "play", "nobody"), cost=-0.5,
        en={"trick's not been turned": "not-done play by nobody"}, only="en"),
)  # fmt: skip


def shown(value: object) -> str:
    """A value as facts are compared."""
    if isinstance(value, Call):
        return _text(value)
    return " ".join(map(str, value.cards)) if isinstance(value, Cards) else str(value)
