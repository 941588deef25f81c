"""The constructions of claims: what is done, what is believed, what is given away, and on what
condition. Each row has its examples, which are its tests."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.analysis.claims.statement.said.said_words import CLAIM_HEARD, CLAIM_WORDS
from bridgelaw.analysis.claims.statement.said.values import (
    TRUMPS,
    Break,
    Does,
    Listed,
    Order,
    Said,
    Thing,
)
from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import Suit
from bridgelaw.reading.chart import Grammar
from bridgelaw.reading.rows import Row
from bridgelaw.reading.shared.rows import NUMBERS
from bridgelaw.reading.shared.values import Suits

Things = tuple[Thing, ...]


def _many(things: Thing | Things) -> Things:
    return (things,) if isinstance(things, Thing) else tuple(things)


def _counted(number: int, thing: Thing, rounds: int = 0) -> Thing | None:
    named = bool(thing.ranks) and thing.suit is not None
    if named and rounds and number == len(thing.ranks):
        return thing
    if thing.count is not None or named or not 1 <= number <= 13:
        return None
    found = replace(thing, count=number)
    return found.with_("rounds") if rounds else found


def _placed(thing: Thing, place: At) -> Thing | None:
    return replace(thing, at=place) if thing.at is None else None


def _named(thing: Thing, rank: str) -> Thing | None:
    """`heart ace`, `ace of trumps`, `clubs ace king`."""
    if thing.suit is None or thing.count is not None or len(thing.ranks) > 3:
        return None
    return replace(thing, ranks=(*thing.ranks, rank))


def _suits_of(ranks: Thing, *suits: Suit) -> Listed | None:
    """`ace of diamonds and clubs`: the same card of several suits."""
    same = len(ranks.ranks) == 1 and len(set(suits)) == len(suits)
    return Listed(Thing(suit, ranks.ranks) for suit in suits) if same else None


def _listed(thing: Thing, other: Thing, joint: str = "&") -> Listed | None:
    """`diamonds, four of them` are four diamonds; `finesse the jack, ace of hearts` is no list."""
    alone = thing.suit is None and thing.ranks and not thing.count and not thing.about
    if alone and other.suit and joint == ",":
        return None
    same = other.count is not None and other == Thing(count=other.count)
    one = _counted(other.count or 0, thing) if same else None
    return Listed((thing, other) if one is None else (one,))


def _suited(ranks: Thing, suit: Suit | str) -> Thing:
    return Thing(suit, ranks.ranks)


def _downwards(*ranks: str) -> Thing | None:
    """`ace king`: a list of ranks goes down; `the jack, ace of diamonds` is none."""
    places = [RANKS.index(rank) for rank in ranks]
    if places[0] < RANKS.index("T") and places[0] - places[-1] >= len(places):
        return None  # the club nine, the six of hearts
    return Thing(None, ranks) if places == sorted(set(places), reverse=True) else None


def _about(plain_mod: str, thing: Thing) -> Thing | None:
    return thing.with_(plain_mod) if plain_mod not in thing.about and len(thing.about) < 3 else None


def _do(does: Does, things: Thing | Things = (), **more: object) -> Said:
    about = frozenset(name for name, value in more.items() if value is True)
    rest = {name: value for name, value in more.items() if value is not True and value is not None}
    return Said(does, _many(things), about=about, **rest)  # type: ignore[arg-type]


def _ruffed(thing: Thing, by: Thing | None = None) -> Said | None:
    """`the ace of hearts, a diamond ruff`: a card before the verb is ruffed if it is low."""
    low = thing.suit not in (None, TRUMPS) and not set(thing.ranks) & set("AKQJT")
    return _do(Does.RUFF, replace(thing, ranks=()), by=by) if low or not thing.ranks else None


def _ruffed_so(thing: Thing, by: Thing) -> Said | None:
    """`ruffed with the ten`, `with a small one`, `with a big one`."""
    ruff = _ruffed(thing, by if by.ranks else None)
    how = [f"{one} ruff" for one in ("low", "top") if one in by.about and not by.ranks]
    return ruff and replace(ruff, things=tuple(one.with_(*how) for one in ruff.things))


def _there(said: Said, at: At) -> Said | None:
    """`in dummy`: of the cards of a ruff or a play, or of the whole step."""
    if said.does is Does.CROSS and said.to is None:
        return replace(said, to=at)
    placed = (Does.RUFF, Does.CASH, Does.RUN, Does.THROW, Does.FINESSE)
    if said.does not in placed or said.to is not None or any(one.at for one in said.things):
        return None
    if said.things and said.things != (Thing(),):
        return replace(said, things=tuple(replace(one, at=at) for one in said.things))
    return replace(said, to=at) if said.does is Does.RUFF else None


def _led_to(thing: Thing, to_thing: Thing) -> Said | None:
    """`a round of trumps to the ace` is that ace."""
    if "rounds" in thing.about and thing.count == len(to_thing.ranks) == 1:
        return _do(Does.CASH, _suited(to_thing, thing.suit or ""), mentions=True)
    elsewhere = to_thing.suit is not None and to_thing.suit != (thing.suit or to_thing.suit)
    if not to_thing.ranks or len(thing.ranks) > 1 or "many" in thing.about or elsewhere:
        return None
    return _do(Does.LEAD_TO, thing, to=to_thing)


def _reaction(when_covered: int, said: Said) -> Said | None:
    """What the hand opposite does with a card that is covered, and with one that is not."""
    if said.about or said.does is not (Does.RUFF if when_covered > 0 else Does.THROW):
        return None
    return replace(said, about=frozenset({"if covered"})) if when_covered > 0 else said


def _often(said: Said, number: int) -> Said | None:
    """`twice`: so many rounds of the one suit, or the same step again."""
    counted = (Does.DRAW, Does.CASH, Does.RUFF)
    if not 1 <= number <= 13 or said.number is not None or "again" in said.about:
        return None
    if said.does is Does.FINESSE or (said.does is Does.RUFF and said.things in ((), (Thing(),))):
        return replace(said, number=number)
    if said.does not in counted or len(said.things) != 1:
        return None
    thing = _counted(number, said.things[0], 1)
    return None if thing is None or said.by else replace(said, things=(thing,))


def _through(said: Said, seat: object) -> Said | None:
    """Led through an opponent, a card is finessed."""
    led = said.does in (Does.CASH, Does.RUN) and len(said.things) == 1
    led &= bool(said.things and said.things[0].ranks) or said.things == (Thing(),)
    if (said.does is not Does.FINESSE and not led) or said.seat is not None:
        return None
    return replace(said, does=Does.FINESSE, seat=seat)


def _all(thing: Thing) -> Thing | None:
    return None if thing.ranks or thing.about & {"all"} else thing.with_("all")


def _every(things: Things, at: At | None = None) -> Things | None:
    """Suits that the same is done with; a card among them would be something else."""
    elsewhere = at is not None and any(one.at not in (None, at) for one in things)
    if elsewhere or any(one.ranks or one.count or one.suit == TRUMPS for one in things):
        return None
    return tuple(replace(one, at=at or one.at) for one in things)


THINGS = (
    Row("a suit", "thing", "suit", lambda suit: Thing(suit), en={"H": "H"}, ja={"ハート": "H"}),
    Row("one card of a suit", "thing", "suit_one", lambda suit_one: Thing(suit_one, about=frozenset({"one"})), en={"heart": "H one"}, only="en"),
    Row("so many others", "rest", "plain_mod number 'more'? tricks?", lambda plain_mod: 1 if plain_mod == "rest" else None, en={"other three": "1"}, only="en", cost=-0.4),
    Row("they get", "v_concede", "you_word aux? aux? gets_verb", lambda gets_verb, you_word: None if you_word == gets_verb == 2 else 1, en={"you're getting": "1"}, only="en", cost=-0.3),
    Row("as they say", "talk", "adjunct unknown|idle_verb unknown?", lambda: 1, en={"for luck": "1", "with great pleasure": "1"}, only="en", cost=0.5, tight=True),
    Row("no finesse there", "no_finesse", "not_done all_word|it_thing? finesse_noun|v_finesse 'needed'|'required'|'necessary'?", lambda: 1, en={"I'm refusing all finesses": "1", "not hooking": "1"}, only="en", cost=-0.6),
    Row("no finesse there, ja", "no_finesse", "finesse_noun 'は'|'を'|'も'|'など'? not_done_ja", lambda: 1, ja={"フィネスはせずに": "1"}, only="ja", cost=-0.6),
    Row("cards of a suit", "thing", "suit_many", lambda suit_many: Thing(suit_many, about=frozenset({"many"})), en={"hearts": "H many"}, only="en"),
    Row("losing cards", "thing", "thing 'の'? loser_noun", lambda thing: None if thing.ranks else thing, en={"heart loser": "H one"}, ja={"ハートの負け札": "H"}),
    Row("trumps", "thing", "trump:trump|trump_one", lambda trump: Thing(trump), en={"trumps": "trumps"}, ja={"切り札": "trumps"}),
    Row("a trump", "thing", "a_trump", lambda a_trump: Thing(a_trump, about=frozenset({"one"})), en={"a trump": "trumps one"}, only="en"),
    Row("suit in full", "thing", "suit:suit|suit_one the_suit", lambda suit: Thing(suit, about=frozenset({"many"})), en={"spade suit": "S many"}, ja={"ハートスート": "H many"}),
    Row("winners of a suit", "thing", "suit:suit_one|suit 'の'? winner_noun", lambda suit: Thing(suit, about=frozenset({"top"})), en={"spade winners": "S top"}, ja={"ハートのウィナー": "H top"}),
    Row("all of a suit, ja", "thing", "thing all_word", _all, ja={"ハートを全部": "H all"}, only="ja"),
    Row("the rest of a suit, ja", "thing", "thing 'の' '残り' number 'つ'|'枚' 'を'", lambda thing, number: _counted(number, thing), ja={"切り札の残り1枚を": "1xtrumps"}, only="ja", cost=-0.3),
    Row("trick in a suit", "thing", "suit_one tricks", lambda suit_one: Thing(suit_one, count=1), en={"heart trick": "1xH"}, only="en"),
    Row("a card and more", "thing", "card rank", lambda card, rank: Thing(card.suit, (card.rank_letter, rank)), en={"HT9": "HT9"}, ja={"♥T9": "HT9"}, cost=0.1),
    Row("a card", "thing", "card", lambda card: Thing(card.suit, (card.rank_letter,)), en={"SA": "SA"}, ja={"SA": "SA"}),
    Row("a rank", "ranks", "rank", lambda rank: Thing(None, (rank,)), en={"ace": "A"}, ja={"エース": "A"}),
    Row("two ranks", "ranks", "rank and|comma? other:rank ; rank dash|and other:rank", lambda rank, other: _downwards(rank, other), en={"ace king": "AK", "ace and king": "AK", "ace-king": "AK"}, ja={"A、K": "AK", "AとK": "AK"}, cost=-0.1),
    Row("from a card down, ja", "thing", "thing 'から' ranks", lambda thing, ranks: replace(thing, ranks=(*thing.ranks, *ranks.ranks)) if len(thing.ranks) == 1 and thing.suit else None, ja={"ハートAからKQ": "HAKQ"}, only="ja", cost=-0.2),
    Row("three ranks", "ranks", "rank and|comma? other:rank and|comma? third:rank", lambda rank, other, third: _downwards(rank, other, third), en={"ace king queen": "AKQ"}, ja={"A、K、Q": "AKQ"}),
    Row("ace by its letter", "ranks", "'A' dash|and other:rank", lambda other: _downwards("A", other), en={"A-K": "AK"}, only="en"),
    Row("four ranks", "ranks", "rank and|comma? other:rank and|comma? third:rank and|comma? fourth:rank", lambda rank, other, third, fourth: _downwards(rank, other, third, fourth), en={"ace, king, queen and jack": "AKQJ"}, ja={"A、K、Q、J": "AKQJ"}),
    Row("ranks alone", "thing", "ranks", lambda ranks: ranks if set(ranks.ranks) <= set("AKQJT") else None, en={"ace king": "AK"}, ja={"エース": "A"}, cost=0.4),
    Row("the rank", "thing", "'the'|'that'|'his'|'her' rank", lambda rank: Thing(None, (rank,)), en={"the six": "6"}, only="en", cost=0.4),
    Row("my rank", "thing", "'my' rank", lambda rank: Thing(None, (rank,), about=frozenset({"my"})), en={"my six": "6 my"}, only="en", cost=0.4),
    Row("that is the rest", "talk", "sum_is rest ; rest on|with ruff_noun ; v_hold number tricks? after_that?", lambda: 1, en={"that's everything": "1", "rest on a ruff": "1", "I have five": "1"}, only="en", cost=-0.1),
    Row("ranks of a suit", "thing", "ranks of suit:suit|suit_one|suit_many|trump|trump_one", _suited, en={"ace king of hearts": "HAK", "queen of trumps": "trumpsQ"}, only="en"),
    Row("suit and ranks", "thing", "suit:suit|suit_one|suit_many|trump|trump_one ':'|'の'|'は'|'から'? ranks", lambda suit, ranks: _suited(ranks, suit), en={"trump ace": "trumpsA"}, ja={"切り札のクイーン": "trumpsQ", "ダイヤのAK": "DAK"}),
    Row("one such trump", "thing", "plain_mod trump_one", lambda plain_mod, trump_one: Thing(trump_one, about=frozenset({plain_mod, "one"})) if plain_mod in ("top", "low") else None, en={"top trump": "trumps one top"}, only="en", cost=-0.3),
    Row("described", "thing", "plain_mod thing", _about, en={"my trump": "trumps my", "top hearts": "H many top"}, ja={"最後の切り札": "trumps last"}),
    Row("dummy's", "thing", "own_dummy thing", lambda own_dummy, thing: _placed(thing, own_dummy), en={"dummy's hearts": "H@dummy many"}, ja={"ダミーのハート": "H@dummy"}),
    Row("from where they are", "thing", "thing from_there", lambda thing: _placed(thing, At.DUMMY), en={"diamond from the board": "D@dummy one"}, only="en"),
    Row("where they are", "thing", "thing of|on? place", _placed, en={"clubs in dummy": "C@dummy many", "hearts on the board": "H@dummy many"}, only="en"),
    Row("so many", "thing", "number 'more'? thing tricks?", lambda number, thing: _counted(number, thing), en={"two hearts": "2xH many", "four club tricks": "4xC one"}, ja={"2ハート": "2xH"}, cost=-0.2),
    Row("so many, ja", "thing", "thing number tricks|rounds ; thing number:ja_count", lambda thing, number: _counted(number, thing), ja={"ハート2つ": "2xH"}, only="ja", cost=-0.2),
    Row("so many of, ja", "thing", "number:number|ja_count 'の'? thing ; number tricks thing", lambda number, thing: _counted(number, thing), ja={"一枚の切り札": "1xtrumps", "2枚ハート": "2xH"}, only="ja", cost=-0.1),
    Row("rounds of", "thing", "number 'more'? rounds of? thing", lambda number, thing: _counted(number, thing, 1), en={"two rounds of trumps": "2xtrumps rounds"}, only="en", cost=-0.3),
    Row("another round of", "thing", "more_round of? thing", lambda thing: None if thing.ranks else _counted(1, thing, 1), en={"one more round of trumps": "1xtrumps rounds"}, ja={"もう1回切り札": "1xtrumps rounds"}, cost=-0.3),
    Row("a round of", "thing", "a_round thing", lambda thing: _counted(1, thing, 1), en={"round of trumps": "1xtrumps rounds"}, only="en", cost=-0.2),
    Row("rounds after it", "thing", "thing often", lambda thing, often: _counted(often, thing, 1) if thing.about <= {"many", "top down"} and often > 1 else None, en={"trumps twice": "2xtrumps rounds", "trumps in two rounds": "2xtrumps rounds"}, only="en"),
    Row("rounds, ja", "thing", "thing number:number|ja_count rounds", lambda thing, number: _counted(number, thing, 1), ja={"切り札を1回": "1xtrumps rounds"}, only="ja", cost=-0.3),
    Row("one after the other", "thing", "suit:suit|suit_one other:suit|suit_one", lambda suit, other: Thing(suit, count=2, about=frozenset({"rounds"})) if suit is other else None, en={"heart heart": "2xH rounds"}, ja={"ハートハート": "2xH rounds"}),
    Row("from the top", "thing", "thing comma? from_top", lambda thing: thing.with_("top down"), en={"hearts from the top": "H many top down", "hearts, big ones first": "H many top down"}, ja={"ハートを上から": "H top down"}),
    Row("from the ace", "thing", "thing comma? from_ace", lambda thing: None if thing.ranks else thing.with_("top down", "top"), en={"hearts from the ace": "H many top top down"}, ja={"ハートはエースから": "H top top down"}),
    Row("from the top, first", "thing", "from_top thing", lambda thing: thing.with_("top down"), ja={"上からハート": "H top down"}, only="ja"),
    Row("from the bottom", "thing", "thing from_bottom", lambda thing: thing.with_("low"), en={"clubs from the bottom": "C low many"}, ja={"クラブを下から": "C low"}),
    Row("so many of it", "thing", "all_word? number 'of' it_thing", lambda number: Thing(count=number), en={"all three of them": "3x"}, only="en", cost=-0.3),
    Row("it", "it_thing", "it", lambda: Thing(), en={"it": "it"}, ja={"これ": "it"}),
    Row("they", "they", "'they'", lambda: Thing(), en={"they": "it"}, only="en"),
    Row("in a hand", "at", "with|on|'from'? place", lambda place: place, en={"on the board": "At.DUMMY", "in hand": "At.HAND"}, only="en"),
    Row("in a hand, ja", "at", "place 'で'|'から'", lambda place: place, ja={"ダミーで": "At.DUMMY"}, only="ja"),
    Row("so many times", "often", "number 'more'? rounds", lambda number: number, en={"two times": "2"}, ja={"2回": "2"}),
    Row("in so many rounds", "often", "'in' number rounds", lambda number: number, en={"in two rounds": "2"}, only="en"),
)  # fmt: skip

LISTS = (
    Row("two", "things", "thing joint:and|comma other:thing", lambda thing, joint, other: _listed(thing, other, joint), en={"trump and D": "trumps + D"}, ja={"切り札とダイヤ": "trumps + D"}),
    Row("of both suits", "things", "ranks of suit:suit|suit_one|suit_many and other:suit|suit_one|suit_many ; suit:suit_one and other:suit_one ranks", lambda ranks, suit, other: _suits_of(ranks, suit, other), en={"ace of diamonds and clubs": "DA + CA", "heart and club aces": "HA + CA"}, only="en", cost=-0.3),
    Row("of both suits, ja", "things", "suit and other:suit 'の' ranks", lambda ranks, suit, other: _suits_of(ranks, suit, other), ja={"ダイヤとクラブのエース": "DA + CA"}, only="ja", cost=-0.4),
    Row("more", "things", "things comma? and? thing", lambda things, thing: Listed((*things, thing)) if len(things) < 6 else None, en={"2 H, 1 C and 3 S": "2xH + 1xC + 3xS"}, ja={"ハート2つ、クラブ1つとダイヤ3つ": "2xH + 1xC + 3xD"}),
)  # fmt: skip

STEPS = (
    Row("draw", "said", "v_draw thing:thing|it_thing ; v_draw all_word|'both'? of? opponent thing", lambda thing: _do(Does.DRAW, thing), en={"draw trumps": "draw trumps", "pull the last trump": "draw trumps last", "draw lefty's trump": "draw trumps"}, only="en"),
    Row("to draw it", "said", "'to' v_draw|v_draws thing:thing|it_thing|opponent|ranks|rank", lambda thing: _do(Does.OUT, thing if isinstance(thing, Thing) and thing.suit else Thing(TRUMPS), mentions=True), en={"to pick up the last trump": "is out trumps last mentions", "to get rid of lefty's": "is out trumps mentions"}, only="en", cost=0.3),
    Row("one more round of them", "thing", "trump_one again", lambda trump_one: Thing(trump_one, count=1, about=frozenset({"rounds"})), en={"trump again": "1xtrumps rounds"}, only="en", cost=-0.6),
    Row("draw alone", "said", "v_draw", lambda: _do(Does.DRAW), en={"pulling": "draw"}, ja={"刈って": "draw"}, cost=0.95),
    Row("draw a round", "said", "v_draw 'round'|'a round'|more_round", lambda: _do(Does.DRAW, Thing(TRUMPS, count=1, about=frozenset({"rounds"}))), en={"draw a round": "draw 1xtrumps rounds"}, only="en"),
    Row("draw rounds", "said", "v_draw often", lambda often: (found := _counted(often, Thing(TRUMPS), 1)) and _do(Does.DRAW, found), en={"draw two rounds": "draw 2xtrumps rounds"}, only="en"),
    Row("draw with trumps", "said", "v_draw with thing", lambda thing: _do(Does.DRAW, thing) if thing.suit == TRUMPS and not thing.ranks else None, en={"draw with trumps": "draw trumps"}, only="en"),
    Row("draw theirs, ja", "said", "opponent 'の'? thing v_draw", lambda thing: _do(Does.DRAW, thing), ja={"左の人の最後の切り札を刈って": "draw trumps last"}, only="ja", cost=-0.2),
    Row("draw, ja", "said", "thing:thing|it_thing v_draw", lambda thing: _do(Does.DRAW, thing), ja={"切り札を刈って": "draw trumps", "最後の切り札を狩って": "draw trumps last"}, only="ja"),
    Row("draw all", "said", "draw_all", lambda: _do(Does.DRAW, Thing(TRUMPS)), en={"get the kids off the street": "draw trumps"}, only="en"),
    Row("draw rounds, ja", "said", "number:number|ja_count rounds? v_draw", lambda number: _do(Does.DRAW, Thing(TRUMPS, count=number, about=frozenset({"rounds"}))), ja={"1回刈って": "draw 1xtrumps rounds"}, only="ja"),
    Row("draw with", "said", "v_draw thing:thing|it_thing with by:thing ; 'pick'|'picking'|'mop'|'mopping'|'clear'|'clearing' thing:thing|it_thing 'up' with by:thing ; opponent? thing drops|v_draws 'under'|'on'|'to' by:thing", lambda thing, by: _do(Does.CASH, replace(by, suit=by.suit or thing.suit or TRUMPS), mentions=True) if by.ranks else None, en={"draw the last trump with the king": "cash trumpsK mentions", "lefty's seven of trumps drops under my ace": "cash trumpsA my mentions"}, only="en", cost=-0.2),
    Row("bring in", "said", "'get'|'getting'|'take'|'taking'|'bring'|'bringing' thing:thing|it_thing 'in'|'out' ; 'get'|'getting'|v_cash|v_draw thing 'off'|'from'|'away from' them|opponent|'you' ; 'get'|'getting'|'i get' thing:thing|it_thing 'out of the way'", lambda thing: _do(Does.DRAW, thing), en={"get that in": "draw it", "getting the last trump out": "draw trumps last", "take that last trump off you": "draw trumps last", "get the last trump out of the way": "draw trumps last"}, only="en", cost=-0.5),
    Row("cash", "said", "v_cash things:thing|things|it_thing", lambda things: _do(Does.CASH, things), en={"cash the hearts": "cash H many", "take the ace king of hearts": "cash HAK"}, only="en"),
    Row("cash from a card, ja", "said", "thing 'から' v_cash", lambda thing: _do(Does.CASH, thing) if len(thing.ranks) == 1 else None, ja={"クラブのAから取って": "cash CA"}, only="ja"),
    Row("cash, ja", "said", "things:thing|things 'と'|'で'? v_cash", lambda things: _do(Does.CASH, things), ja={"ハート2つ取って": "cash 2xH", "ハートを出します": "cash H", "スペードとハートを取る": "cash S + H"}, only="ja"),
    Row("win there", "said", "v_win 'return'|'lead'|it_thing? at ; v_win thing 'return'|'lead' at", lambda at: _do(Does.CROSS, to=at), en={"win in dummy": "cross to dummy", "winning the return in hand": "cross to hand", "winning the heart return in dummy": "cross to dummy"}, only="en", cost=-0.1),
    Row("win there, ja", "said", "at v_win", lambda at: _do(Does.CROSS, to=at), ja={"ダミーで勝って": "cross to dummy"}, only="ja", cost=-0.3),
    Row("win with", "said", "v_win with? thing ; thing 'out of the way'", lambda thing: _do(Does.CASH, thing) if thing.ranks else None, en={"win with the ace of clubs": "cash CA", "win the ace": "cash A", "king of diamonds out of the way": "cash DK"}, only="en", cost=-0.2),
    Row("win", "talk", "v_win ; there_is? number tricks", lambda: 1, en={"win": "1", "five tricks": "1"}, ja={"勝ちます": "1", "7トリック": "1"}, cost=0.8),
    Row("counted as, ja", "things", "things:things 'で'", lambda things: things if any(one.count for one in things) else None, ja={"クラブ2つとダイヤ1つで": "2xC + 1xD"}, only="ja", cost=0.1),
    Row("come to, ja", "things", "things 'で' number:number|ja_count tricks?", lambda things: things, ja={"♥AKと♣Aで3つ": "HAK + CA"}, only="ja"),
    Row("out of, ja", "things", "thing:thing 'で'", lambda thing: Listed((thing,)) if len(thing.ranks) > 1 or thing.count or thing.at else None, ja={"ハートはAとKで": "HAK", "ハート2つで": "2xH"}, only="ja", cost=0.4),
    Row("draw the last one", "said", "v_draw last_one", lambda: _do(Does.DRAW, Thing(TRUMPS, about=frozenset({"last"}))), en={"draw the last one": "draw trumps last"}, only="en", cost=-0.6),
    Row("a card draws it", "said", "by:thing early_en? comma? which? v_draws opponent? thing:thing|it_thing|last_one|rest|rank", lambda by, thing=None: _do(Does.CASH, by, mentions=True) if by.ranks and (by.suit or "my" in by.about) and not (isinstance(thing, Thing) and len(thing.ranks) > 1) else None, en={"ace of hearts gets the last one": "cash HA mentions"}, only="en", cost=-0.4),
    Row("the loser is", "said", "plain_mod? plain_mod? loser_noun be thing ; v_concede thing is_yours", lambda thing: _do(Does.YOURS, thing), en={"my only loser is the diamond": "is yours D one", "you've only got the ace of hearts coming": "is yours HA"}, only="en", cost=-0.3),
    Row("it goes first", "said", "thing:thing|it_thing 'goes'|'comes'|be early_en", lambda thing: _do(Does.CASH, thing, first=True), en={"that goes first": "cash it first"}, only="en", cost=-0.3),
    Row("that draws it", "said", "which|it_thing v_draws thing|it_thing|last_one", lambda: _do(Does.OUT, Thing(TRUMPS), talk=True, mentions=True), en={"which draws the last one": "is out trumps mentions talk"}, only="en", cost=-0.4),
    Row("so many rounds are enough", "said", "number rounds be? enough", lambda number: _do(Does.DRAW, Thing(None, (), number, frozenset({"rounds"}))), en={"two rounds are enough": "draw 2x rounds"}, ja={"2回で十分": "draw 2x rounds"}, cost=-0.3),
    Row("not drawing, ja", "said", "thing not_drawn ; thing late v_keep", lambda thing: _do(Does.KEEP, thing, last=True), ja={"切り札は狩らないで": "keep trumps last", "クラブのJは最後に残します": "keep CJ last"}, only="ja", cost=-0.2),
    Row("out with", "said", "thing 'out' with by:thing|ranks", lambda thing, by: _do(Does.CASH, replace(by, suit=by.suit or thing.suit), mentions=True) if by.ranks and not thing.ranks else None, en={"trump out with the seven": "cash trumps7 mentions"}, only="en", cost=-0.4),
    Row("if it breaks so, ja", "cond", "lies if_ja", lambda lies: Break(None, lies), ja={"4-2なら": "if it 4-2"}, only="ja", cost=-0.2),
    Row("not drawing", "said", "not_drawing thing", lambda thing: _do(Does.KEEP, thing, last=True), en={"without drawing trumps": "keep trumps last"}, only="en", cost=-1.2),
    Row("so many rounds", "said", "number 'rounds'", lambda number: _do(Does.DRAW, Thing(None, (), number, frozenset({"rounds"}))), en={"two rounds": "draw 2x rounds"}, only="en", cost=0.6),
    Row("draw with, ja", "said", "by:thing 'で' thing:thing|rank 'ば'? v_draw ; seat:opponent? 'の'? thing early? by:thing 'で' v_draw", lambda by, thing: _do(Does.CASH, replace(by, suit=by.suit or TRUMPS), mentions=True) if by.ranks and (isinstance(thing, str) or thing.suit in (TRUMPS, by.suit, None)) else None, ja={"♥Aで最後の切り札を落として": "cash HA mentions"}, only="ja", cost=-0.4),
    Row("I know of it", "said", "v_know thing:thing|it_thing out?", lambda thing: _do(Does.OUT, thing, mentions=True), en={"I haven't forgotten the last trump": "is out trumps last mentions"}, ja={"忘れていません切り札": "is out trumps mentions"}, cost=-0.3),
    Row("you win it", "talk", "you_win ; v_win 'return'|'lead'|'trick'|it_thing ; 'making'|'make'|'i make'|'down' number", lambda: 1, en={"you win it": "1", "win the return": "1", "making three": "1", "down one": "1"}, only="en", cost=0.2),
    Row("if it comes off", "talk", "if finesse_noun|it_thing|opponent comes_off ; if seat:opponent not_plays thing ; 'unless' finesse_noun|it_thing|opponent covers", lambda: 1, en={"if the finesse works": "1", "if it wins": "1", "if lefty plays low": "1", "if lefty doesn't put up the queen": "1", "unless lefty covers": "1"}, only="en", cost=-0.5),
    Row("gets them", "said", "thing gets_them", lambda thing: _do(Does.DRAW if thing.suit == TRUMPS and not thing.ranks else Does.CASH, thing), en={"one round of trumps gets them both": "draw 1xtrumps rounds", "trumps will do": "draw trumps"}, only="en", cost=-0.3),
    Row("drop it with", "said", "drops it_thing with by:thing|ranks", lambda by: _do(Does.CASH, by) if by.ranks else None, en={"drop it with the ace": "cash A"}, only="en", cost=-0.4),
    Row("draw with it, ja", "said", "by:thing 'で'|'と' number:number? tricks? v_draw ; by:thing 'で' number:ja_count|more_round|again v_draw?", lambda by: _do(Does.CASH, by, mentions=True) if by.ranks and (by.suit or len(by.ranks) == 1) else None, ja={"切り札のAで刈って": "cash trumpsA mentions"}, only="ja"),
    Row("need a ruff", "said", "need plain_mod? ruff_noun ; v_ruff plain_mod? thing? 'return'|'lead'|what_comes ; v_ruff 'in'", lambda: _do(Does.RUFF), en={"I need my ruff": "ruff", "ruff the club return": "ruff", "ruff in": "ruff"}, only="en", cost=-0.1),
    Row("cash first, ja", "said", "things:thing|things early v_cash", lambda things: _do(Does.CASH, things, first=True), ja={"クラブを先に取って": "cash C first"}, only="ja"),
    Row("rounds first, ja", "said", "thing early number:number|ja_count rounds?", lambda thing, number: (found := _counted(number, thing, 1)) and _do(Does.CASH, found, first=True), ja={"スペードを先に2回": "cash 2xS rounds first"}, only="ja"),
    Row("cash last, ja", "said", "thing late v_cash", lambda thing: _do(Does.CASH, thing, last=True), ja={"ハートのAは最後に取る": "cash HA last"}, only="ja"),
    Row("give first, ja", "said", "thing early v_give|is_yours", lambda thing: _do(Does.GIVE, thing, first=True), ja={"ハートを先に渡して": "give up H first", "ハートを先に差し上げます": "give up H first"}, only="ja"),
    Row("run", "said", "v_run thing", lambda thing: _do(Does.RUN, thing), en={"run the clubs": "run C many", "run the jack of hearts": "run HJ"}, only="en"),
    Row("run, ja", "said", "thing v_run", lambda thing: _do(Does.RUN, thing), ja={"ダイヤを走って": "run D"}, only="ja"),
    Row("run it", "said", "v_run it_thing", lambda it_thing: _do(Does.RUN, it_thing), en={"run it": "run it"}, only="en"),
    Row("run the suit", "said", "v_run whole_suit", lambda: _do(Does.CASH, Thing(about=frozenset({"suit"}))), en={"running the suit": "cash suit"}, only="en"),
    Row("ruff", "said", "v_ruff things:thing|it_thing", lambda things: None if "rounds" in things.about and things.suit == TRUMPS else _do(Does.RUFF, things), en={"ruff a heart": "ruff H one", "ruff two clubs in dummy": "ruff 2xC@dummy many"}, only="en"),
    Row("ruff several there", "said", "v_ruff things at", lambda things, at: (found := _every(things, at)) and _do(Does.RUFF, found), en={"ruff a heart and a diamond in dummy": "ruff H@dummy one + D@dummy one"}, only="en", cost=-0.3),
    Row("ruff each somewhere", "said", "v_ruff things", lambda things: _do(Does.RUFF, things) if all(one.at and not one.ranks for one in things) else None, en={"ruff a heart in dummy and a diamond in hand": "ruff H@dummy one + D@hand one"}, only="en", cost=-0.3),
    Row("ruff several there, ja", "said", "at things v_ruff", lambda at, things: (found := _every(things, at)) and _do(Does.RUFF, found), ja={"ダミーでハートとダイヤをラフ": "ruff H@dummy + D@dummy"}, only="ja", cost=-0.3),
    Row("ruff with a card", "said", "v_ruff with by:ranks|thing", lambda by: _do(Does.RUFF, by=by) if len(by.ranks) == 1 else None, en={"ruff with the ace": "ruff with A"}, only="en", cost=0.5),
    Row("so many ruffs", "talk", "number ruff_noun ; seat:opponent showed_out ; sum_is number tricks? ; place be? all_word? good|mine ; mine", lambda: 1, en={"one ruff": "1", "lefty showed out": "1", "that's six": "1", "dummy is high": "1", "my hand is good": "1", "mine": "1"}, ja={"2ラフ": "1", "左はショウアウト": "1", "合計5トリック": "1", "ダミーは全部ハイ": "1", "こちらの取り": "1"}, cost=0.1),
    Row("ruff high or low", "said", "v_ruff plain_mod ; plain_mod v_ruff", lambda plain_mod: Said(Does.RUFF, about=frozenset({f"{plain_mod} ruff"})) if plain_mod in ("low", "top") else None, en={"ruff high": "ruff top ruff"}, only="en"),
    Row("ruff with my trump", "said", "v_ruff with thing", lambda thing: _do(Does.RUFF, by=thing) if thing.suit == TRUMPS and not thing.ranks else None, en={"ruff with my last trump": "ruff with trumps last my"}, only="en"),
    Row("take a ruff", "said", "v_cash|with thing v_ruff ; v_ruff thing:thing|it_thing 'back'", lambda thing: _do(Does.RUFF, thing), en={"take a heart ruff": "ruff H one", "ruff a diamond back": "ruff D one"}, only="en", cost=-0.2),
    Row("over with a ruff", "said", "v_cross to place with thing v_ruff", lambda place, thing: _do(Does.RUFF, replace(thing, at=place)), en={"back to my hand with a heart ruff": "ruff H@hand one"}, only="en", cost=-0.5),
    Row("a ruff, ja", "said", "thing 'の' ruff_noun", lambda thing: _do(Does.RUFF, thing), ja={"ダイヤのラフ": "ruff D"}, only="ja"),
    Row("ruff over theirs", "said", "v_overruff ; if you_word|opponent v_ruff plain_mod comma? 'i'|'we'? said", lambda: Said(Does.RUFF, about=frozenset({"over"})), en={"overruff whatever he ruffs with": "ruff over", "when lefty ruffs small I use the queen": "ruff over"}, ja={"オーバーラフします": "ruff over"}, cost=-0.6),
    Row("ruff over theirs, ja", "said", "opponent 'が'|'に'|'を' v_overruff", lambda: Said(Does.RUFF, about=frozenset({"over"})), ja={"左が何で切っても上から切ります": "ruff over"}, only="ja", cost=-0.6),
    Row("ruff what is left there", "said", "v_ruff last_one|it_thing at", lambda at: _do(Does.RUFF, Thing(at=at)), en={"trump the other one in dummy": "ruff @dummy"}, only="en", cost=-0.6),
    Row("ruff with a card there, ja", "said", "thing own_dummy by:ranks|rank 'で' v_ruff", lambda thing, own_dummy, by: _do(Does.RUFF, replace(thing, ranks=(), at=own_dummy), by=Thing(None, (by,)) if isinstance(by, str) else by), ja={"クラブをダミーの4で切って": "ruff C@dummy with 4"}, only="ja", cost=-0.8),
    Row("ruff again", "said", "v_ruff again", lambda: _do(Does.RUFF, again=True), en={"ruff again": "ruff again"}, only="en", cost=-0.3),
    Row("ruff again, ja", "said", "again v_ruff", lambda: _do(Does.RUFF, again=True), ja={"もう1回ラフ": "ruff again"}, only="ja", cost=-0.3),
    Row("ruff high, ja", "said", "thing 'を'? '高く' v_ruff", lambda thing: _do(Does.RUFF, thing.with_("top ruff")), ja={"ダイヤを高くラフ": "ruff D top ruff"}, only="ja"),
    Row("ruff with, ja, first", "said", "by:ranks|thing 'で' thing v_ruff", lambda by, thing: _do(Does.RUFF, thing, by=by) if by.ranks else None, ja={"♠Aでダイヤをラフ": "ruff D with SA"}, only="ja", cost=-0.2),
    Row("a trump ruffs", "said", "by:thing v_ruff thing", lambda by, thing: _do(Does.RUFF, replace(thing, at=by.at)) if by.suit == TRUMPS and not by.ranks and not thing.ranks else None, en={"last trump in dummy ruffs the heart": "ruff H@dummy one"}, only="en", cost=-0.2),
    Row("ruff alone", "said", "v_ruff", lambda: _do(Does.RUFF), en={"ruffing": "ruff"}, ja={"ラフして": "ruff"}, cost=0.3),
    Row("ruffs", "said", "v_cash? number ruff_noun", lambda number: _do(Does.RUFF, number=number), en={"taking two ruffs": "ruff x2"}, ja={"2ラフ": "ruff x2"}, cost=0.3),
    Row("ruff low or high", "said", "v_ruff thing plain_mod", lambda thing, plain_mod: _do(Does.RUFF, thing.with_(f"{plain_mod} ruff")) if plain_mod in ("low", "top") else None, en={"ruff a heart low": "ruff H low ruff one"}, only="en"),
    Row("ruff with", "said", "v_ruff thing with by:thing|ranks", lambda thing, by: _do(Does.RUFF, thing, by=by), en={"ruff a heart with the king": "ruff H one with K"}, only="en"),
    Row("a ruff", "said", "thing:thing|it_thing v_ruff", lambda thing: _ruffed(thing), en={"heart ruff": "ruff H one"}, ja={"ハートをラフして": "ruff H", "これを切って": "ruff it"}),
    Row("ruff with, ja", "said", "thing by:ranks|thing 'で' v_ruff", lambda thing, by: _ruffed(thing, by), ja={"ハートを4で切って": "ruff H with 4"}, only="ja"),
    Row("ruff with trumps, ja", "said", "it_thing? thing 'で' v_ruff", lambda thing: (Said(Does.RUFF, about=frozenset({"low ruff"})) if "low" in thing.about else _do(Does.RUFF)) if thing.suit == TRUMPS and not thing.ranks else None, ja={"ここは切り札で切って": "ruff", "小さい切り札でラフします": "ruff low ruff"}, only="ja", cost=-0.2),
    Row("all on a crossruff", "said", "all_word v_crossruff ; 'high'? v_crossruff", lambda: _do(Does.CROSSRUFF), en={"all on a crossruff": "crossruff", "crossruff": "crossruff"}, ja={"全部クロスラフ": "crossruff", "クロスラフで": "crossruff"}, cost=-0.1),
    Row("crossruff these", "said", "v_crossruff things:thing|things|suits", lambda things: _do(Does.CROSSRUFF, tuple(map(Thing, things.suits)) if isinstance(things, Suits) else things) if isinstance(things, Suits) or all(one.suit != TRUMPS for one in _many(things)) else None, en={"crossruffing the minors": "crossruff D + C"}, only="en"),
    Row("crossruff these, ja", "said", "things 'で'|'の' v_crossruff", lambda things: _do(Does.CROSSRUFF, things), ja={"ハートとダイヤでクロスラフ": "crossruff H + D"}, only="ja"),
    Row("to the card, played", "said", "v_cash|v_run thing to to_thing:thing", _led_to, en={"play a heart to the king": "lead to H one to K"}, only="en", cost=-0.2),
    Row("to dummy, played", "said", "v_cash thing to place ; thing to place", lambda thing, place: _do(Does.CROSS, thing, to=place), en={"play a heart to dummy": "cross H one to dummy", "heart to dummy": "cross H one to dummy"}, only="en", cost=-0.2),
    Row("to their card", "said", "thing to their:thing", lambda thing, their: None if "their" not in their.about else _do(Does.CASH, thing) if len(thing.ranks) == 1 else _do(Does.DRIVE, replace(their, suit=their.suit or thing.suit)) if their.ranks and not thing.ranks else None, en={"king of diamonds to your ace": "cash DK", "diamond to your ace": "drive out DA their"}, only="en", cost=-0.5),
    Row("to the card", "said", "thing to to_thing:thing", _led_to, en={"club to the ace": "lead to C one to A", "small heart to the queen": "lead to H low one to Q"}, only="en"),
    Row("to the card, ja", "said", "thing to_thing:thing 'へ'|'に'|'まで'", lambda thing, to_thing: _do(Does.LEAD_TO, thing, to=to_thing) if to_thing.ranks and not thing.ranks else None, ja={"ダイヤをAへ": "lead to D to A"}, only="ja"),
    Row("low to the card", "said", "v_cash? plain_mod to to_thing:thing", lambda plain_mod, to_thing: _do(Does.LEAD_TO, replace(to_thing, ranks=()), to=to_thing) if plain_mod == "low" and to_thing.ranks and to_thing.suit else None, en={"play low to the queen of hearts": "lead to H to HQ"}, only="en", cost=-0.3),
    Row("to dummy, ja", "said", "thing place 'へ'|'に' ; thing 'で' place 'へ'|'に'", lambda thing, place: _do(Does.CROSS, thing, to=place), ja={"ハートをダミーへ": "cross H to dummy", "クラブでダミーへ": "cross C to dummy"}, only="ja"),
    Row("over", "said", "thing 'over'|'across'|'back'|'home' ; v_cross with|on thing", lambda thing: _do(Does.CROSS, thing), en={"club over": "cross C one", "over in clubs": "cross C many", "go over in hearts": "cross H many"}, only="en", cost=-0.1),
    Row("to dummy with", "said", "'on' to place with thing ; v_cross? to? place with thing", lambda place, thing: _do(Does.CROSS, thing, to=place), en={"on to dummy with the club": "cross C one to dummy", "to dummy with the diamond ace": "cross DA to dummy", "enter dummy with the ace of clubs": "cross CA to dummy"}, only="en", cost=-0.2),
    Row("over to dummy", "said", "v_cross to? place", lambda place: _do(Does.CROSS, to=place), en={"cross to dummy": "cross to dummy"}, only="en"),
    Row("over to cards", "said", "v_cross to thing", lambda thing: _do(Does.CROSS, thing) if len(thing.ranks) == 1 else _do(Does.CASH, thing) if not thing.ranks else None, en={"cross to the heart king": "cross HK", "over to the diamonds": "cash D many"}, only="en"),
    Row("over to cards, ja", "said", "thing 'に'|'まで'|'へ' v_cross", lambda thing: _do(Does.CROSS, replace(thing, at=None), to=thing.at) if len(thing.ranks) == 1 else None, ja={"ハートのKに渡って": "cross HK", "手のAに戻って": "cross A to hand"}, only="ja"),
    Row("cross to with, ja", "said", "place 'へ'|'に' thing 'で' v_cross", lambda place, thing: _do(Does.CROSS, thing, to=place), ja={"ダミーにダイヤで入る": "cross D to dummy"}, only="ja", cost=-0.3),
    Row("already there", "talk", "'im' place ; 'they'|'it'|'that' 'needs'|'need'|'takes'|'take' number rounds ; v_keep it_thing out ; nothing you_word? unknown? idle? idle_verb about? it_thing? ; no_need idle_verb about? ; there_is tops_noun|rest|good ; which be? all_word? good|mine|marked ; v_hold all_word? good|tops_noun ; v_cash? plain_mod? plain_mod? number 'more'|be? plain_mod? tops_noun ; seat:opponent be out ; they_are? 'all' place ; number from_top", lambda: 1, en={"I'm in hand": "1", "they need three rounds": "1", "leave it out": "1", "nothing left to think about": "1", "nothing can go wrong": "1", "no need to worry": "1", "there are winners": "1", "which should be high": "1", "that are all good": "1", "I've all high": "1", "my other three are top cards": "1", "four top winners": "1", "lefty is out": "1", "it's all dummy": "1", "three on top": "1"}, only="en", cost=-0.2),
    Row("lead up to", "said", "v_cash to to_thing:thing", lambda to_thing: _do(Does.CASH, to_thing) if to_thing.ranks else None, en={"lead up to the king of hearts": "cash HK"}, only="en"),
    Row("cross, ja", "said", "thing 'で' place? 'へ'|'に'? v_cross", lambda thing, place=None: _do(Does.CROSS, thing, to=place), ja={"クラブでダミーに渡って": "cross C to dummy", "クラブで渡ります": "cross C"}, only="ja", cost=-0.2),
    Row("cross a suit, ja", "said", "thing 'を' v_over_ja", lambda thing: _do(Does.CROSS, thing) if not thing.ranks else None, ja={"クラブを渡って": "cross C"}, only="ja", cost=-0.2),
    Row("cross to, ja", "said", "place 'へ'|'に' v_cross", lambda place: _do(Does.CROSS, to=place), ja={"ダミーに渡って": "cross to dummy"}, only="ja"),
    Row("to a suit, ja", "said", "thing 'へ'|'に'|'まで'", lambda thing: _do(Does.CASH, thing) if not thing.ranks or (len(thing.ranks) == 1 and thing.suit is None) else None, ja={"ダイヤへ": "cash D"}, only="ja", cost=0.3),
    Row("finesse", "said", "v_finesse 'in'? thing:thing|it_thing? ; v_cash|v_finesse|with|repeat|they_are? marked? thing? marked? finesse_noun", lambda thing=None: _do(Does.FINESSE, () if thing is None else thing), en={"finesse the jack": "finesse J", "hook the heart": "finesse H one", "taking the heart finesse": "finesse H one", "with the marked heart finesse": "finesse H one"}, ja={"フィネスして": "finesse", "ハートフィネス": "finesse H"}, cost=0.1),
    Row("through a seat", "said", "thing from_there? through seat:opponent", lambda thing, seat: _do(Does.FINESSE, thing, seat=seat), en={"diamond through lefty": "finesse D one through LHO"}, only="en", cost=0.2),
    Row("run round", "said", "thing all_round", lambda thing: _do(Does.RUN, thing) if thing.ranks else None, en={"ten of diamonds round to nothing": "run DT"}, only="en", cost=-0.2),
    Row("through them to a card, ja", "said", "seat:opponent 'に'|'を'|through v_finesse comma? thing", lambda seat, thing: _do(Does.FINESSE, thing, seat=seat) if len(thing.ranks) == 1 else None, ja={"左にフィネスしてジャック": "finesse J through LHO"}, only="ja", cost=-0.4),
    Row("finesse against a card", "said", "v_finesse through|'for' thing", lambda thing: _do(Does.FINESSE, thing, against=True) if thing.ranks else None, en={"finesse against the king of hearts": "finesse HK against", "finesse for the heart king": "finesse HK against"}, only="en"),
    Row("finesse a suit against", "said", "v_finesse thing through ranks", lambda thing, ranks: _do(Does.FINESSE, replace(thing, ranks=ranks.ranks), against=True) if not thing.ranks and not thing.count else None, en={"finesse hearts against the king": "finesse HK many against"}, only="en"),
    Row("finesse their card", "said", "v_finesse through? seat:opponent 'for'? thing ; v_play_for seat:opponent 'for' thing", lambda seat, thing: _do(Does.FINESSE, thing, seat=seat, against=True) if thing.ranks else None, en={"finesse lefty's king of hearts": "finesse HK through LHO against", "finessing lefty for the king of hearts": "finesse HK through LHO against", "playing lefty for the queen of clubs": "finesse CQ through LHO against"}, only="en", cost=-0.2),
    Row("finesse against them with", "said", "v_finesse through seat:opponent with thing", lambda seat, thing: _do(Does.FINESSE, thing, seat=seat) if thing.ranks else None, en={"finesse against lefty with HQ": "finesse HQ through LHO"}, only="en", cost=-0.2),
    Row("marked finesse in", "said", "v_cash|with? marked finesse_noun 'in' thing", lambda thing: _do(Does.FINESSE, thing), en={"take the marked finesse in hearts": "finesse H many"}, only="en", cost=-0.3),
    Row("the finesse against", "said", "v_cash|with? marked? finesse_noun through seat:opponent? thing", lambda thing, seat=None: _do(Does.FINESSE, thing, seat=seat, against=True) if thing.ranks else None, en={"taking the marked finesse against lefty's queen of hearts": "finesse HQ through LHO against"}, only="en", cost=-0.6),
    Row("marked finesse", "said", "v_cash|v_finesse|with? marked finesse_noun", lambda: _do(Does.FINESSE, marked=True), en={"marked finesse": "finesse marked"}, ja={"マークされたフィネス": "finesse marked"}, cost=-0.3),
    Row("finesse is marked", "said", "thing 'の'? finesse_noun be marked", lambda thing: _do(Does.FINESSE, thing), en={"heart finesse is marked": "finesse H one"}, ja={"ダイヤのフィネスは分かっている": "finesse D"}, cost=-0.3),
    Row("a finesse, ja", "said", "thing 'の' v_finesse ; thing 'で'|to? v_finesse", lambda thing: _do(Does.FINESSE, thing), ja={"ダイヤのフィネスをします": "finesse D", "ハートのジャックでフィネス": "finesse HJ", "ハートのクイーンへフィネスして": "finesse HQ"}, only="ja"),
    Row("marked finesse, ja", "said", "marked v_finesse", lambda: _do(Does.FINESSE, marked=True), ja={"マークされたフィネスをします": "finesse marked"}, only="ja", cost=-0.3),
    Row("finesse against, ja", "said", "opponent? thing through v_finesse", lambda thing: _do(Does.FINESSE, thing, against=True) if thing.ranks else None, ja={"♥Kに対してフィネス": "finesse HK against"}, only="ja", cost=-0.2),
    Row("take it again", "said", "v_cash|v_finesse it_thing again ; v_finesse again ; repeat finesse_noun|it_thing", lambda: _do(Does.FINESSE, again=True), en={"take it again": "finesse again", "finesse again": "finesse again", "repeat the finesse": "finesse again", "repeat it": "finesse again"}, only="en", cost=-0.3),
    Row("finesse against them", "said", "v_finesse through? them", lambda: _do(Does.FINESSE, seat="them"), en={"finesse against him": "finesse through them"}, only="en", cost=-0.3),
    Row("throwing meanwhile", "said", "'with' thing goes_away ; 'let'|'letting' thing goes_away ordinal|again? ; v_throw thing 'away'? ; v_throw thing ordinal", lambda thing: _do(Does.THROW, thing), en={"with clubs going away": "throw C many", "letting the club go": "throw C one", "throwing a heart": "throw H one", "discarding my spade on the second": "throw S my one"}, only="en", cost=-0.1),
    Row("repeat that finesse", "said", "repeat thing finesse_noun", lambda thing: _do(Does.FINESSE, thing, again=True), en={"repeat the club finesse": "finesse C one again"}, only="en", cost=-0.3),
    Row("finesse again, ja", "said", "again v_finesse ; finesse_noun repeat", lambda: _do(Does.FINESSE, again=True), ja={"もう一度フィネス": "finesse again", "フィネスを繰り返す": "finesse again"}, only="ja", cost=-0.3),
    Row("to a card, finessing", "said", "thing to to_thing:thing 'finessing'|'hooking'|'as a finesse'", lambda thing, to_thing: _do(Does.FINESSE, replace(to_thing, suit=to_thing.suit or thing.suit)) if len(to_thing.ranks) == 1 and not thing.ranks else None, en={"heart to the queen finessing": "finesse HQ"}, only="en", cost=-0.5),
    Row("their card is seen", "talk", "seat:opponent? 'の'|'が'? thing be? marked", lambda thing: thing if thing.ranks else None, en={"lefty's king of hearts is marked": "HK"}, ja={"左のハートのキングは見えているので": "HK"}, cost=-0.3),
    Row("finesse their card, ja", "said", "seat:opponent 'の'? thing v_finesse", lambda seat, thing: _do(Does.FINESSE, thing, seat=seat, against=True), ja={"左の人のハートのキングはフィネスで捕まえます": "finesse HK through LHO against"}, only="ja", cost=-0.2),
    Row("let it go on", "said", "'let'|'letting' thing goes_away on by:thing|ranks ; v_throw thing 'away'? on by:thing|it_thing|ranks ; thing goes_away on by:thing|it_thing", lambda thing, by: _do(Does.THROW, thing, by=by), en={"let the club go on the king": "throw C one with K", "pitch the spade on the king": "throw S one with K", "my spade goes away on the hearts": "throw S my one with H many"}, only="en", cost=-0.1),
    Row("the last trick with", "said", "'last trick'|'last one' with thing ; thing be|'goes'|'comes' 'last'|'at the end'|'at the finish'|'last of all' ; 'with' thing 'last'|'at the end'", lambda thing: _do(Does.YOURS, thing) if "nth" in thing.about else _do(Does.CASH, thing, last=True), en={"last trick with a heart": "cash H one last", "other trump is last": "cash trumps rest last", "with the hearts last": "cash H many last"}, only="en", cost=-0.2),
    Row("it takes care of it", "said", "by:thing cares thing", lambda by, thing: _do(Does.THROW, thing, by=by) if by.ranks and thing.suit not in (by.suit, None, TRUMPS) else None, en={"club king takes care of my diamond": "throw D my one with CK"}, only="en", cost=-0.5),
    Row("throw several", "said", "v_throw things", lambda things: (found := _every(things)) and _do(Does.THROW, found), en={"throwing hearts and diamonds": "throw H many + D many"}, only="en", cost=-0.1),
    Row("one more on", "said", "thing 'on'|'on the' by:ranks", lambda thing, by: _do(Does.THROW, thing, by=by, more=True) if not thing.ranks else None, en={"diamond on the king": "throw D one with K more"}, only="en"),
    Row("throw several, ja", "said", "things v_throw", lambda things: (found := _every(things)) and _do(Does.THROW, found), ja={"ハートとダイヤを捨てる": "throw H + D"}, only="ja", cost=-0.1),
    Row("throw so many, ja", "said", "thing by:thing 'で' number tricks v_throw", lambda thing, by, number: (found := _counted(number, thing)) and _do(Does.THROW, found, by=by), ja={"ハートをクラブで2枚捨てる": "throw 2xH with C"}, only="ja", cost=-0.4),
    Row("goes away alone", "said", "thing goes_away", lambda thing: None if thing.ranks or not (thing.about & {"my", "one"} or not thing.about) else _do(Does.THROW, thing), en={"my heart disappears": "throw H my one"}, ja={"ハートが消えます": "throw H"}, cost=0.1),
    Row("no finesse", "said", "no_finesse", lambda: _do(Does.DROPS), en={"not finessing": "drops"}, ja={"フィネスしないで": "drops"}, cost=-0.4),
    Row("throw, ja", "said", "thing v_throw", lambda thing: _do(Does.THROW, thing), ja={"スペードを捨てます": "throw S"}, only="ja"),
    Row("throw on, ja", "said", "by:thing 'で'|on thing v_throw", lambda by, thing: _do(Does.THROW, thing, by=by), ja={"ハートのキングでスペードを捨てて": "throw S with HK"}, only="ja", cost=-0.2),
    Row("throw on, ja, after", "said", "thing by:thing on v_throw", lambda thing, by: _do(Does.THROW, thing, by=by), ja={"ハートの負け札をクラブのAに捨てます": "throw H with CA"}, only="ja", cost=-0.3),
    Row("give up", "said", "v_give things:thing|things", lambda things: _do(Does.GIVE, things) if all(one.count or "many" not in one.about for one in _many(things)) or isinstance(things, Thing) else None, en={"give up a club": "give up C one", "losing a club": "give up C one"}, only="en"),
    Row("is done", "said", "thing passive done at?", lambda thing, done, at=None: None if done is Does.RUFF and (thing.suit or set(thing.ranks) & set("AKQJT")) and thing.ranks else _do(done, replace(thing, ranks=() if done is Does.RUFF else thing.ranks, at=at or thing.at)), en={"diamond is ducked": "give up D one", "diamond gets trumped in dummy": "ruff D@dummy one"}, only="en", cost=-0.3),
    Row("taken back", "repair", "oops comma? other:oops ; oops comma? 'sorry'? comma? third:oops? comma? other:oops", lambda oops, other: 1 if oops + other > 1 else None, en={"no, sorry, scrap that": "1", "wait no": "1"}, ja={"あ、違う": "1"}, cost=-0.6),
    Row("taken back in a word", "repair", "comma oops comma|'and'? ; oops", lambda oops: 1 if oops > 1 else None, en={"hang on": "1"}, ja={"、いや、": "1"}, cost=-0.3),
    Row("no, between commas", "repair", "comma 'no'|'wait' comma", lambda: 1, en={", no,": "1"}, only="en", cost=-0.3),
    Row("if it is covered", "when_covered", "if them|opponent|it_thing|they_are|ranks|thing|'they'|you_word appears", lambda appears: appears, en={"if he covers": "1"}, only="en"),
    Row("if it is covered, ja", "when_covered", "card:thing|ranks|it_thing|opponent? 'が'|'で'? appears_ja", lambda appears_ja, card=None: None if isinstance(card, Thing) and card.suit and not card.ranks else appears_ja, ja={"Aが出れば": "1"}, only="ja"),
    Row("if it is not", "when_covered", "'if not'|'otherwise'|'if it isnt'|'or else'", lambda: -1, en={"if not": "-1"}, only="en", cost=0.3),
    Row("ruffing finesse, ja", "said", "thing 'で'|'の'? ruffing_ja", lambda thing: _do(Does.FINESSE, thing, ruffing=True), ja={"ハートKでラフィングフィネス": "finesse HK ruffing"}, only="ja", cost=-0.6),
    Row("thrown in", "said", "v_throw opponent 'in' with thing ; thing 'exit'", lambda thing: _do(Does.GIVE, thing), en={"throw lefty in with the club": "give up C one", "club exit": "give up C one"}, only="en", cost=-0.5),
    Row("exit, ja", "said", "thing 'で' exit_ja|v_give", lambda thing: _do(Does.GIVE, thing), ja={"クラブで出て": "give up C"}, only="ja", cost=-0.4),
    Row("over there for it", "said", "said 'for' thing", lambda said: said if said.does is Does.CROSS else None, en={"back to dummy with the club for the queen": "cross C one to dummy"}, only="en", cost=-0.5),
    Row("as a reason", "talk", "since talk|rest", lambda: 1, en={"because they're winners": "1"}, only="en", cost=-0.2),
    Row("ruff if covered", "said", "when_covered comma? 'i'|'we'|'ill'|'then'? said ; said when_covered", _reaction, en={"if lefty covers I ruff": "ruff if covered", "throw my club if it doesn't": "throw C my one", "trump it if the ace appears": "ruff it if covered"}, ja={"Aが出れば切る": "ruff if covered"}, cost=-0.5),
    Row("ruffing finesse", "said", "'ruffing' finesse_noun 'in'|through? thing? ; thing 'ruffing' finesse_noun", lambda thing=None: _do(Does.FINESSE, () if thing is None else thing, ruffing=True), en={"ruffing finesse in hearts": "finesse H many ruffing"}, only="en", cost=-0.5),
    Row("if it comes, ja", "said", "thing 'が'? come_ja said", lambda thing, said: replace(said, things=(thing,)) if said.does is Does.RUFF and not said.things and not thing.ranks else None, ja={"ハートが来たら切る": "ruff H"}, only="ja", cost=-1.0),
    Row("is done with", "said", "thing passive? done plain_mod? with by:thing|ranks", lambda thing, done, by: _ruffed_so(thing, by) if done is Does.RUFF else None, en={"spade ruffed high with the ten": "ruff S one with T"}, only="en", cost=-0.4),
    Row("lose it", "said", "v_give it_thing|last_one", lambda: _do(Does.GIVE, Thing()), en={"lose it": "give up it", "lose that one": "give up it"}, only="en", cost=-0.3),
    Row("give up, ja", "said", "thing 'に'? v_give", lambda thing: _do(Does.GIVE, thing), ja={"ハートを渡して": "give up H"}, only="ja"),
    Row("lose to, ja", "said", "thing 'に' v_give", lambda thing: _do(Does.DRIVE, thing) if thing.ranks else None, ja={"♥Aに負ける": "drive out HA"}, only="ja", cost=-0.3),
    Row("a loser", "said", "number:number|'a'? loser_noun", lambda number=1: _do(Does.YOURS, number=number if isinstance(number, int) else 1), en={"a loser": "is yours x1", "two losers": "is yours x2"}, only="en", cost=-0.1),
    Row("give up what is left, ja", "said", "'渡します'|'渡す'|'負けます'|'負ける'", lambda: _do(Does.YOURS), ja={"渡します": "is yours"}, only="ja", cost=0.9),
    Row("end with, ja", "said", "thing 'で' '終わり'|'おしまい' ; thing drop_noun", lambda thing: _do(Does.CASH, thing), ja={"切り札で終わり": "cash trumps", "ハートはドロップ狙い": "cash H"}, only="ja", cost=-0.1),
    Row("give up to", "said", "v_give thing to by:thing|ranks", lambda thing, by: _do(Does.DRIVE, replace(by, suit=by.suit or thing.suit)) if by.ranks and by.suit in (None, thing.suit) and thing.count in (None, 1) else None, en={"give up a heart to the ace": "drive out HA"}, only="en", cost=-0.3),
    Row("lose a trick to", "said", "v_give number|'a'? tricks to thing", lambda thing: _do(Does.DRIVE, thing) if thing.ranks and thing.suit else None, en={"lose one trick to the ace of hearts": "drive out HA"}, only="en", cost=-0.4),
    Row("they get the rest", "said", "v_concede|v_give rest:rest|number ; rest|'あとは' be? is_yours", lambda: _do(Does.YOURS), en={"concede the last two": "is yours", "the last trick is yours": "is yours"}, ja={"相手は全部": "is yours", "残りどうぞ": "is yours"}, cost=-0.1),
    Row("lose so many, ja", "said", "number:number|ja_count tricks? v_give|is_yours", lambda number: _do(Does.YOURS, number=number), ja={"1トリック負ける": "is yours x1"}, only="ja", cost=-0.2),
    Row("the last is theirs, ja", "said", "late is_yours ; last_one be? v_give|is_yours ; v_concede last_one", lambda: _do(Does.YOURS, number=1), en={"the fourth is yours": "is yours x1"}, ja={"最後は差し上げます": "is yours x1", "四つ目は負けます": "is yours x1"}, cost=-0.3),
    Row("they take", "said", "opponent gets_word things:thing|things|rest|last_one|number tricks?", lambda things: _do(Does.YOURS, number=things) if isinstance(things, int) and not isinstance(things, bool) else _do(Does.YOURS, things), en={"lefty gets the ace of clubs": "is yours CA"}, only="en", cost=-0.2),
    Row("it is for them", "said", "thing be? 'for'|'to' opponent", lambda thing: None if len(thing.ranks) > 1 else _do(Does.YOURS, thing), en={"diamond is for lefty": "is yours D one"}, only="en", cost=-0.2),
    Row("concede a trick to", "said", "v_concede number|'a'? tricks? to thing", lambda thing: _do(Does.YOURS, thing) if thing.ranks else None, en={"conceding a trick to the queen of trumps": "is yours trumpsQ"}, only="en", cost=-0.3),
    Row("you get", "said", "v_concede things:thing|things|it_thing 'to come'?", lambda things: _do(Does.YOURS, things), en={"you get the club": "is yours C one", "conceding a heart": "is yours H one"}, ja={"負けはクラブ1つ": "is yours 1xC"}),
    Row("the loss, ja", "said", "thing 'の' 'ロス'|'負け'|'ルーザー' be? number:number|ja_count tricks?", lambda thing: _do(Does.YOURS, thing), ja={"ハートのロスは1つ": "is yours H"}, only="ja", cost=-0.3),
    Row("lose so many", "said", "v_concede|v_give number:number|it tricks?", lambda number=None: _do(Does.YOURS, number=number), en={"lose one trick": "is yours x1"}, only="en", cost=-0.1),
    Row("is yours", "said", "thing:thing|it_thing be? is_yours", lambda thing, is_yours: None if len(thing.ranks) > 1 else _do(Does.GOOD if is_yours == 2 and thing.ranks else Does.YOURS, thing), en={"club is yours": "is yours C one"}, ja={"ダイヤのエースだけあげます": "is yours DA"}),
    Row("loses to", "said", "thing 'loses to'|'losing to' by:thing", lambda thing, by: _do(Does.DRIVE, replace(by, suit=thing.suit)) if by.ranks else None, en={"heart king loses to the ace": "drive out HA"}, only="en", cost=-0.5),
    Row("drive out", "said", "v_drive thing ; 'knock'|'knocking'|'drive'|'driving'|'force'|'forcing'|'push'|'pushing' thing 'out'", lambda thing: _do(Does.DRIVE, thing), en={"knock out the diamond ace": "drive out DA"}, only="en"),
    Row("drive out with, ja", "said", "by:thing 'で' thing v_drive", lambda by, thing: _do(Does.DRIVE, replace(thing, suit=thing.suit or by.suit)) if by.ranks and thing.ranks and thing.suit in (None, by.suit) else None, ja={"ハートのキングでエースを飛ばして": "drive out HA"}, only="ja", cost=-0.4),
    Row("drive out with it, ja", "said", "by:thing 'で' v_drive", lambda by: _do(Does.CASH, by) if by.ranks else None, ja={"スペードのキングで追い出す": "cash SK"}, only="ja", cost=-0.2),
    Row("drive out with", "said", "v_drive thing early_en? with by:thing", lambda thing, by: _do(Does.CASH, replace(by, suit=by.suit or thing.suit), first=True) if by.ranks and thing.suit else None, en={"drive out the spade ace with my king": "cash SK my first"}, only="en", cost=-0.2),
    Row("drive out first, ja", "said", "thing early v_drive", lambda thing: _do(Does.DRIVE, thing, first=True), ja={"ダイヤのAを先に追い出して": "drive out DA first"}, only="ja"),
    Row("drive out, ja", "said", "thing v_drive", lambda thing: _do(Does.DRIVE, thing), ja={"ダイヤのAを追い出して": "drive out DA"}, only="ja"),
    Row("overtake", "said", "v_overtake thing with by:thing ; thing be? overtaken with by:thing ; v_put|v_cash by:thing on thing", lambda thing, by: _do(Does.OVERTAKE, thing, by=by) if len(by.ranks) == 1 else None, en={"overtake the heart queen with the ace": "overtake HQ with A", "king of hearts overtaken with the ace": "overtake HK with A"}, only="en"),
    Row("overtake alone", "said", "v_overtake thing:thing|it_thing ; thing comma? overtaken", lambda thing: _do(Does.OVERTAKE, thing), en={"overtake the queen of hearts": "overtake HQ", "king of hearts, overtaken": "overtake HK"}, only="en", cost=0.2),
    Row("which I overtake", "said", "thing which? 'i'? v_overtake it_thing?", lambda thing: _do(Does.OVERTAKE, thing) if thing.ranks else None, en={"jack of hearts which I overtake": "overtake HJ"}, only="en", cost=-0.2),
    Row("under it", "said", "thing comma? by:thing 'under' it_thing? ; thing with|since by:thing 'going'|'dropping'|'falling'|'played'? 'under' it_thing?", lambda thing, by: _do(Does.OVERTAKE, thing, by=by, under=True) if len(thing.ranks) == len(by.ranks) == 1 else None, en={"king of hearts, jack under it": "overtake HK with J under", "heart king with dummy's jack going under it": "overtake HK with J@dummy under"}, only="en", cost=-0.3),
    Row("overtake by taking, ja", "said", "thing by:ranks 'で' v_cash", lambda thing, by: _do(Does.OVERTAKE, thing, by=by) if len(thing.ranks) == 1 else None, ja={"ハートのJをQで取って": "overtake HJ with Q"}, only="ja", cost=-0.9),
    Row("overtake, ja", "said", "thing by:thing 'で' v_overtake ; thing 'に' by:thing|ranks v_overtake", lambda thing, by: _do(Does.OVERTAKE, thing, by=by), ja={"ハートのQをAでオーバーテイク": "overtake HQ with A"}, only="ja"),
    Row("unblock", "said", "v_unblock thing", lambda thing: _do(Does.UNBLOCK, thing), en={"unblocking the heart": "unblock H one"}, only="en"),
    Row("unblock, ja", "said", "thing v_unblock", lambda thing: _do(Does.UNBLOCK, thing), ja={"ハートのAをアンブロックして": "unblock HA"}, only="ja"),
    Row("keep", "said", "v_keep thing ; thing v_keep", lambda thing: _do(Does.KEEP, thing), en={"keeping my trump": "keep trumps my"}, ja={"切り札を残して": "keep trumps"}),
    Row("lose last, ja", "said", "thing late v_give", lambda thing: _do(Does.GIVE, thing, last=True), ja={"ダイヤは最後に負けます": "give up D last"}, only="ja", cost=-0.2),
    Row("once more with a card, ja", "said", "again said", lambda said: said if said.does is Does.FINESSE and said.things and said.things[0].ranks else None, ja={"もう1回Jのフィネス": "finesse J"}, only="ja", cost=-0.4),
    Row("crossruff so", "said", "v_ruff things:thing|things? to_and_fro", lambda things=(): _do(Does.CROSSRUFF, things), en={"ruff to and fro": "crossruff", "ruffing hearts and diamonds in turn": "crossruff H many + D many"}, only="en", cost=-0.6),
    Row("crossruff so, ja", "said", "to_and_fro v_ruff", lambda: _do(Does.CROSSRUFF), ja={"互い違いに切って": "crossruff"}, only="ja", cost=-0.6),
    Row("a card drives it out", "said", "by:thing which? drives thing", lambda by: _do(Does.CASH, by) if len(by.ranks) == 1 else None, en={"diamond queen shifts the ace": "cash DQ"}, only="en", cost=-0.6),
    Row("a card as a finesse", "said", "thing 'for'|'as' 'a'? finesse_noun", lambda thing: _do(Does.FINESSE, thing) if thing.ranks else None, en={"queen of hearts for a finesse": "finesse HQ"}, only="en", cost=-0.6),
    Row("through them in a suit", "said", "often? through seat:opponent 'in' thing", lambda seat, thing, often=None: _do(Does.FINESSE, thing, seat=seat, number=often), en={"twice through lefty in hearts": "finesse H many through LHO x2"}, only="en", cost=-0.6),
    Row("ruffed with dummy's, ja", "said", "own_dummy said", lambda own_dummy, said: replace(said, to=own_dummy) if said.does is Does.RUFF and said.by and said.to is None else None, ja={"ダミーの5でハートをラフして": "ruff H to dummy with 5"}, only="ja", cost=-0.6),
    Row("the third of them, ja", "said", "last_one 'は'|'を'|'が' said", lambda said: said if said.does in (Does.RUFF, Does.THROW, Does.GIVE) and not said.things else None, ja={"三枚目はダミーでラフ": "ruff to dummy"}, only="ja", cost=-0.6),
    Row("over there with a low one, ja", "said", "low:rank|digits 'で' said", lambda low, said: said if said.does is Does.CROSS and said.things else None, ja={"4でKに渡って": "cross K"}, only="ja", cost=-0.6),
    Row("over there with a low card, ja", "said", "low:thing 'で' said", lambda low, said: replace(said, things=(replace(said.things[0], suit=low.suit),)) if len(low.ranks) == 1 and said.does is Does.CROSS and said.things and said.things[0].suit in (None, low.suit) else None, ja={"スペードの2でダミーのKに渡って": "cross SK to dummy"}, only="ja", cost=-0.7),
    Row("and back, ja", "talk", "'戻って'|'戻り'|'戻ります'|'戻る'|'帰って'|'帰り'", lambda: 1, ja={"戻って": "1"}, only="ja", cost=1.0),
    Row("not until then", "order", "'no'|not_done thing 'until'|'before'", lambda: Order.FIRST, en={"no trump until": "Order.FIRST"}, only="en", cost=-0.6),
    Row("their card falls under mine", "said", "'their'|'your'|'his'|'her' rank drops|v_draws 'under'|'on'|'to' by:thing", lambda by: _do(Does.CASH, replace(by, suit=by.suit or TRUMPS), mentions=True) if by.ranks else None, en={"their seven drops under my king": "cash trumpsK my mentions"}, only="en", cost=-0.2),
    Row("nth round", "nth_round", "plain_mod tricks|rounds|trump_one?", lambda plain_mod: Thing() if plain_mod == "nth" else None, en={"third round": "it"}, ja={"3枚目の": "it"}, cost=0.3),
    Row("so many rounds of it", "thing", "number rounds it_thing", lambda number: Thing(count=number, about=frozenset({"rounds"})), en={"four rounds of those": "4x rounds"}, only="en", cost=-0.2),
    Row("lose the nth round", "said", "nth_round is_yours ; v_give nth_round", lambda nth_round: _do(Does.GIVE, nth_round), en={"third round to you": "give up it"}, only="en", cost=-0.1),
    Row("not the other one", "talk", "comma 'not' 'the' rank|ranks|last_one|it_thing ; 'rather than'|'instead of' thing|rank|last_one|place", lambda: 1, en={", not the queen": "1", "rather than the king of hearts": "1"}, only="en", cost=-0.4),
    Row("it stays where it is", "talk", "thing stays_put", lambda thing: thing, en={"ace of hearts isn't going anywhere": "HA"}, only="en", cost=-0.6),
    Row("I take it to be with them", "said", "v_read seat:opponent 'for'|'with' thing", lambda seat, thing: _do(Does.OUT, thing, seat=seat) if thing.ranks else None, en={"I read lefty for the heart king": "is out HK through LHO"}, only="en", cost=-0.6),
    Row("their card gets one", "said", "'your'|'their'|'his'|'her' rank|ranks gets_verb last_one|rest|'one'|'the last'|'a trick'", lambda: _do(Does.YOURS, number=1), en={"your ace gets the last": "is yours x1"}, only="en", cost=-0.6),
    Row("in its turn", "said", "thing 'second'|'third'|'next'", lambda thing: _do(Does.CASH, thing), en={"heart second": "cash H one"}, only="en", cost=-0.2),
    Row("there", "said", "said at", _there, en={"heart ruff in dummy": "ruff H@dummy one"}, only="en", cost=-0.2),
    Row("there, ja", "said", "at said", lambda at, said: _there(said, at), ja={"ダミーでハートを2回ラフ": "ruff 2xH@dummy rounds"}, only="ja", cost=-0.2),
    Row("there, ja, after", "said", "thing at number:often? v_ruff", lambda thing, at, number=None: (found := thing if number is None else _counted(number, thing, 1)) and _do(Does.RUFF, replace(found, at=at)), ja={"ハートをダミーで1回ラフ": "ruff 1xH@dummy rounds"}, only="ja", cost=-0.2),
    Row("so often", "said", "said often", lambda said, often: _often(said, often), en={"draw trumps twice": "draw 2xtrumps rounds"}, ja={"♥Qでフィネスを2回": "finesse HQ x2"}, cost=-0.2),
    Row("so often, after a pause", "said", "said comma often", lambda said, often: _often(said, often) if often > 1 else None, en={"finesse HQ, twice": "finesse HQ x2"}, only="en"),
    Row("so often, ja", "said", "often said", lambda often, said: _often(said, often), ja={"2回ダミーでラフ": "ruff to dummy x2"}, only="ja", cost=-0.2),
    Row("once more", "said", "said again", lambda said: _often(said, 1) if said.does is Does.DRAW and said.things and said.things[0].suit == TRUMPS else None, en={"draw trumps once more": "draw 1xtrumps rounds"}, only="en", cost=-0.2),
    Row("through them", "said", "said through seat:opponent", lambda said, seat: _through(said, seat), en={"hook the heart through lefty": "finesse H one through LHO"}, only="en", cost=-0.2),
    Row("through them, ja", "said", "seat:opponent through said", lambda seat, said: _through(said, seat), ja={"左の人に対して♥Qでフィネス": "finesse HQ through LHO"}, only="ja", cost=-0.2),
    Row("through them, ja, after", "said", "thing seat:opponent through v_finesse", lambda thing, seat: _do(Does.FINESSE, thing, seat=seat), ja={"スペードのQを左の人越しにフィネスする": "finesse SQ through LHO"}, only="ja", cost=-0.2),
)  # fmt: skip

BELIEFS = (
    Row("are good", "said", "thing be all_word? good", lambda thing: _do(Does.GOOD, thing), en={"clubs are running": "is good C many", "my hearts are good": "is good H many my"}, ja={"クラブは立っています": "is good C"}),
    Row("several are good", "talk", "things be good ; things 'score'|'make'|'run'|'stand up'", lambda things: None if any(one.ranks for one in things) else 1, en={"hearts and clubs are good": "1"}, only="en", cost=-0.4),
    Row("are gone", "said", "thing be? all_word? gone", lambda thing: None if thing.ranks and thing.suit else _do(Does.GONE, thing), en={"trumps are gone": "is gone trumps"}, ja={"切り札はもうありません": "is gone trumps"}),
    Row("are in", "said", "thing be 'in' ; since thing be? gone", lambda thing: _do(Does.GONE, thing), en={"trumps are in": "is gone trumps", "with trumps drawn": "is gone trumps", "now that trumps are gone": "is gone trumps"}, only="en", cost=-0.1),
    Row("they are gone", "said", "they_are|it_thing all_word? gone", lambda: _do(Does.GONE, Thing()), en={"they're all gone": "is gone it"}, only="en", cost=-0.3),
    Row("having drawn", "said", "has_drawn thing", lambda thing: _do(Does.GONE, thing) if thing.suit == TRUMPS else None, en={"having drawn trumps": "is gone trumps"}, only="en", cost=-0.3),
    Row("so many are mine", "things", "thing be? mine", lambda thing: Listed((thing,)) if thing.count else None, en={"three spades are mine": "3xS many"}, ja={"スペード三つ私の": "3xS"}, cost=-0.5),
    Row("are mine", "talk", "thing be? mine", lambda thing: None if thing.count else thing, en={"last trump is mine": "trumps last"}, ja={"最後の切り札は私のもの": "trumps last"}, cost=-0.3),
    Row("the rest are these", "talk", "rest:rest|place of|it_thing? be all_word? thing ; rest of it_thing be? thing", lambda thing: thing if thing.suit == TRUMPS and not thing.ranks else None, en={"the rest are trumps": "trumps"}, ja={"残りは全部切り札": "trumps"}, cost=-0.3),
    Row("they are out in number, ja", "said", "thing 'の'? there_is number tricks out?", lambda thing, number: _do(Does.OUT, replace(thing, count=number)) if thing.suit == TRUMPS else None, ja={"切り札は残り1枚": "is out 1xtrumps"}, only="ja"),
    Row("theirs in number, ja", "said", "thing out?", lambda thing: _do(Does.OUT, thing) if "their" in thing.about and thing.count else None, ja={"相手の切り札は1枚": "is out 1xtrumps their"}, only="ja", cost=-0.2),
    Row("has left", "said", "plain_mod thing out", lambda plain_mod, thing: _do(Does.OUT, thing) if plain_mod in ("rest", "another", "their") else None, en={"one more trump out": "is out trumps"}, ja={"相手のスペードのQが残っています": "is out SQ"}),
    Row("not ruffing it", "talk", "not_done v_ruff it_thing? thing ; opponent|you_word aux? v_overruff|appears it_thing?", lambda thing=None: 1 if thing is None else thing, en={"not ruffing this club": "C one", "lefty would overruff": "1"}, only="en", cost=-0.7),
    Row("it is there for another", "said", "thing be? out 'for' other:thing", lambda thing: _do(Does.CASH, thing, entry=True), en={"ace of diamonds is still there for the queen": "cash DA entry"}, only="en", cost=-0.4),
    Row("my fourth trick", "said", "thing be 'my'|'the' plain_mod tricks?", lambda thing, plain_mod: _do(Does.GOOD, thing) if plain_mod == "nth" else None, en={"queen of hearts is my fourth": "is good HQ"}, only="en", cost=-0.4),
    Row("with these so many, ja", "things", "things 'で' number:number|ja_count tricks? 'は'? 'ある'|'あります'|'あるので'", lambda things: things, ja={"スペードAとハートKで2つはある": "SA + HK"}, only="ja", cost=-0.4),
    Row("they score their card", "said", "opponent thing forced|aux? aux? gets_verb|good", lambda thing: _do(Does.YOURS, thing) if thing.ranks else None, en={"lefty's king of trumps must score": "is yours trumpsK"}, only="en", cost=-0.5),
    Row("what they must do", "talk", "you_word|opponent forced said|talk ; them|opponent 'is'|'are'|'re'? endplayed ; comma opponent comma ; 'wait for'|'waiting for'|'awaiting' thing? 'return'|'lead'|'exit'? ; 'whatever'|'whichever' thing? you_word|opponent|them 'plays'|'leads'|'returns'|'play'|'lead'|'return' ; with|'sitting with'|'sit back with' thing 'lying'|'sitting'? 'over'|'behind' thing ", lambda: 1, en={"you have to lead a heart into my ace queen": "1", "lefty is thrown in": "1", "whatever heart he plays": "1"}, only="en", cost=-0.6),
    Row("what they must do, ja", "talk", "opponent? said|thing forced_ja ; opponent endplay_ja", lambda: 1, ja={"左をスローインします": "1", "ハートを出すしかありません": "1"}, only="ja", cost=-0.6),
    Row("not that yet", "talk", "not_done thing 'yet'|'first'|'at once'|'straight away'", lambda: 1, en={"not the clubs yet": "1"}, only="en", cost=-0.6),
    Row("the others are gone", "talk", "rest 'have'|'are'|'has'? gone ; which is_yours", lambda: 1, en={"all the others have gone": "1", "which loses": "1"}, only="en", cost=-0.3),
    Row("it is the last one", "talk", "thing be 'the last'|'the last one'|'the only one' 'of'|'in' 'its suit'|'them'|'the suit'", lambda thing: thing, en={"four of clubs is the last of its suit": "C4"}, only="en", cost=-0.6),
    Row("it holds", "said", "said 'holds'|'wins'|'works'", lambda said: said if said.does in (Does.LEAD_TO, Does.FINESSE) else None, en={"club to the queen holds": "lead to C one to Q"}, only="en", cost=-0.3),
    Row("over, as it is said", "said", "thing gets_me", lambda thing: _do(Does.CROSS, thing) if len(thing.ranks) == 1 or "one" in thing.about else None, en={"king of spades gets me to it": "cross SK"}, only="en", cost=-0.4),
    Row("kept for the end", "said", "'with' thing done", lambda thing, done: _do(Does.KEEP, thing, last=True) if done is Does.KEEP else None, en={"with the king of diamonds kept": "keep DK last"}, only="en", cost=-0.4),
    Row("a single finesse", "said", "number v_finesse", lambda number: _do(Does.FINESSE, number=number) if number < 4 else None, en={"a single finesse": "finesse x1"}, only="en", cost=-0.3),
    Row("so often a finesse", "said", "'with'|v_finesse number finesse_noun", lambda number: _do(Does.FINESSE, number=number), en={"with two finesses": "finesse x2"}, only="en", cost=-0.5),
    Row("to drive it out", "said", "by:thing 'first'|'now'? 'to' v_drive thing", lambda by, thing: _do(Does.DRIVE, replace(thing, suit=thing.suit or by.suit), first=True) if by.ranks and thing.ranks else None, en={"queen of hearts first to drive out the king": "drive out HK first"}, only="en", cost=-0.6),
    Row("lies there, ja", "said", "thing 'は' seat:opponent", lambda thing, seat: _do(Does.OUT, thing, seat=seat) if thing.ranks else None, ja={"キングは左": "is out K through LHO"}, only="ja", cost=-0.2),
    Row("cross so often", "said", "v_cross often comma? 'once'? within? suits:suits|things|thing?", lambda often: Said(Does.CROSS, number=often), en={"cross twice, once in each minor": "cross x2"}, only="en", cost=-0.6),
    Row("cross so often, ja", "said", "things 'で' number:number|ja_count rounds? 'ずつ' place 'に' v_cross", lambda number: Said(Does.CROSS, number=2 * number), ja={"ダイヤとクラブで1回ずつダミーに入って": "cross x2"}, only="ja", cost=-0.8),
    Row("so many lost, ja", "said", "'で'? number '敗'", lambda number: _do(Does.YOURS, number=number), ja={"で一敗": "is yours x1"}, only="ja", cost=-0.6),
    Row("one of their trumps", "said", "there_is thing unknown 'with'|'in' opponent", lambda thing: _do(Does.OUT, thing), en={"there's one trump lurking with lefty": "is out 1xtrumps"}, only="en", cost=-0.3),
    Row("leave out", "said", "v_keep thing out", lambda thing: _do(Does.OUT, thing), en={"leaving the jack of trumps out": "is out trumpsJ"}, only="en", cost=-0.3),
    Row("holds, ja", "said", "seat:opponent|them has? thing 'が'? has|out|holds_ja", lambda thing: _do(Does.OUT, thing), ja={"左の人が切り札を持っている": "is out trumps"}, only="ja", cost=-0.2),
    Row("are out", "said", "things:thing|things be out", lambda things: _do(Does.OUT, things), en={"one trump is out": "is out 1xtrumps"}, ja={"切り札が残っています": "is out trumps"}),
    Row("so many out", "said", "thing out", lambda thing: _do(Does.OUT, thing) if thing.count or thing.about & {"last", "rest", "their"} else None, en={"one trump still out": "is out 1xtrumps"}, ja={"切り札1枚残り": "is out 1xtrumps"}),
    Row("there are out", "said", "there_is thing out", lambda thing: _do(Does.OUT, thing), en={"there is one trump still out": "is out 1xtrumps"}, ja={"まだ切り札が残っています": "is out trumps"}),
    Row("has none", "talk", "seat:opponent no_more thing ; seat:opponent cannot_have thing ; thing:thing|they 'wont'|'dont'|'will not'|'cannot' breaks ; thing breaks lies", lambda thing: thing, en={"lefty has no more diamonds": "D many", "lefty can't have the queen": "Q", "trumps split two one": "trumps"}, only="en", cost=-0.1),
    Row("so many are good", "talk", "v_cash? plain_mod? plain_mod? number 'more'|be? all_word? good|mine ; number 'more'|'left'|'to come'", lambda number: 1 if number < 7 else None, en={"six more": "1", "my other three are good": "1", "four more for me": "1"}, only="en", cost=-0.1),
    Row("nobody has any", "said", "no_one_has", lambda: _do(Does.GONE, Thing(TRUMPS)), en={"nobody has any": "is gone trumps"}, only="en", cost=-0.4),
    Row("these are", "things", "they_are things:thing|things", lambda things: Listed(_many(things)), en={"it's aces": "A"}, only="en", cost=0.2),
    Row("has none, ja", "talk", "seat:opponent no_more? thing 'が'? deny|gone|'ないので' ; thing taken", lambda thing: thing, ja={"左はもうダイヤがないので": "D", "ハートのエースを取られたら": "HA"}, only="ja", cost=-0.1),
    Row("lies well", "talk", "need? thing be? onside ; thing be? lies 'に'? breaks_ja? ; thing has_dropped ; thing breaks:breaks|broken_so|breaks_ja", lambda thing: thing, en={"I need the heart king on my left": "HK", "trumps are 2-2": "trumps", "queen has dropped": "Q", "clubs break": "C many"}, ja={"ハートのKはオンサイド": "HK", "ハートは3-3に分かれています": "H", "スペードのKが落ちているので": "SK", "ハートは割れています": "H"}),
    Row("which they have", "said", "which seat:opponent has ; they_are|it_thing|which be? 'with'|'on' seat:opponent", lambda seat: _do(Does.OUT, Thing(), seat=seat, talk=True), en={"which lefty has": "is out it through LHO talk", "it's with lefty": "is out it through LHO talk"}, only="en", cost=-0.3),
    Row("they hold it", "said", "thing be 'with'|'on' seat:opponent", lambda thing, seat: _do(Does.OUT, thing, seat=seat), en={"king is with lefty": "is out K through LHO"}, only="en", cost=-0.2),
    Row("holds it, ja", "said", "thing 'は'|'が' seat:opponent 'に'|'が'|'と' holds_ja", lambda thing, seat: _do(Does.OUT, thing, seat=seat), ja={"ハートのKは左にあるので": "is out HK through LHO"}, only="ja", cost=-0.4),
    Row("holds", "said", "seat:opponent has things:thing|things", lambda seat, things: _do(Does.OUT, things, seat=seat), en={"lefty has the king of hearts": "is out HK through LHO"}, only="en"),
    Row("I hold", "talk", "v_hold things:thing|things", lambda things: None if any(one.count for one in _many(things)) else 1, en={"I hold all the aces": "1"}, ja={"ダミーにはハート": "1"}, cost=-0.4),
    Row("is an entry", "said", "thing be entry ; with|since thing 'as' entry", lambda thing: _do(Does.CASH, thing, entry=True), en={"heart ace is my entry back": "cash HA entry"}, ja={"ハートのエースがエントリー": "cash HA entry"}, cost=-0.3),
    Row("I get so many trumps", "talk", "v_get thing", lambda thing: 1 if thing.count and thing.suit == TRUMPS and "last" not in thing.about else None, en={"we get two more trumps": "1"}, only="en", cost=-0.4),
    Row("I hold so many", "things", "v_hold|v_get things:thing|things", lambda things: Listed(_many(things)) if any(one.count for one in _many(things)) else None, en={"I have two clubs": "2xC many"}, ja={"ダミーにはハート2つ": "2xH"}, cost=-0.1),
    Row("rest", "talk", "rest ; v_cash|v_throw|v_win|v_hold|'nothing but'|'have' rest", lambda: 1, en={"the rest": "1", "take the rest": "1", "nothing but winners": "1"}, ja={"残り": "1", "取れます全部": "1"}, cost=-0.1),
    Row("the rest is so", "talk", "rest be? all_word? how:good|mine|v_hold|v_get", lambda how: how, en={"the rest are mine": "1", "everything else is high": "good"}, ja={"残りは全部取り": "good", "みんなハイ": "good"}, cost=-0.2),
    Row("it is all so", "talk", "they_are|all_word how:good|mine|talk|rest", lambda how: how, en={"all mine": "1", "they are all tops": "good"}, ja={"全部こちら": "1"}, cost=-0.3),
    Row("give up alone", "talk", "'give up'", lambda: 1, en={"give up": "1"}, only="en", cost=1.0),
    Row("they run", "said", "thing 'run'|'runs'|'holds'|'wins'|'stands'|'stand up'|'score'|'make'|'stand'|'come in'|finishes", lambda thing: _do(Does.GOOD, thing), en={"clubs run": "is good C many"}, only="en", cost=-0.4),
    Row("in any order, ja", "said", "things loosely v_cash", lambda things: _do(Does.CASH, things, loose=True), ja={"スペードとハートを順不同で取る": "cash S + H loose"}, only="ja"),
    Row("a hand takes the rest with", "said", "place v_cash rest with thing", lambda place, thing: _do(Does.CASH, replace(thing, at=place)) if thing.at is None else None, en={"dummy takes the rest with hearts": "cash H@dummy many"}, only="en", cost=-0.4),
    Row("take the rest, ja", "talk", "rest be? number:number|ja_count? tricks? v_cash|v_throw|talk", lambda: 1, ja={"残りを取ります": "1", "全部取れます": "1", "負け札を捨てる": "1"}, only="ja", cost=-0.3),
    Row("so many down, ja", "talk", "number 'ダウン' ; from_top number:number|ja_count tricks? v_cash?", lambda: 1, ja={"1ダウン": "1", "上から3つ取ります": "1"}, only="ja", cost=-0.2),
    Row("of a colour", "ranks", "colour ranks", lambda colour, ranks: ranks.with_(colour), en={"black ace": "A black"}, ja={"赤いエース": "A red"}, cost=-0.2),
    Row("all of a colour", "thing", "plain_mod colour ranks", lambda plain_mod, colour, ranks: Thing(None, ranks.ranks, 2, frozenset({colour})) if plain_mod == "all" else None, en={"both red aces": "2xA red"}, only="en", cost=-0.3),
    Row("no more trumps", "said", "no_more thing be? out? besides_mine?", lambda thing: _do(Does.GONE, thing) if thing.suit == TRUMPS and not thing.ranks and "low" not in thing.about else None, en={"no more trumps": "is gone trumps"}, only="en"),
    Row("dropping", "said", "drops thing", lambda thing: _do(Does.DROPS, thing, dropping=True) if thing.ranks else None, en={"dropping the queen": "drops Q dropping"}, only="en"),
    Row("a suit for the drop", "said", "v_cash? thing 'for' drop_noun", lambda thing: _do(Does.CASH, replace(thing, about=thing.about - {"top down"})), en={"playing hearts for the drop": "cash H many"}, only="en", cost=-0.2),
    Row("for the drop in", "said", "hoping drop_noun 'in' thing", lambda thing: _do(Does.CASH, thing), en={"playing for the drop in hearts": "cash H many"}, only="en", cost=-0.2),
    Row("drops", "said", "hoping? thing:thing|it_thing|they be? drops", lambda thing: _do(Does.DROPS, thing) if len(thing.ranks) < 2 else None, en={"hoping the jack drops": "drops J", "queen comes down": "drops Q"}, ja={"クイーンが落ちるのに賭けます": "drops Q"}),
    Row("for the drop", "said", "hoping? drop_noun ; rest? from_top v_cash? ; v_cash from_top", lambda: _do(Does.DROPS), en={"playing for the drop": "drops", "everything from the top": "drops"}, ja={"ドロップを狙います": "drops", "全部上から": "drops"}, cost=0.3),
    Row("so and so", "lies", "number dash other:number", lambda number, other: (number, other), en={"3-2": "(3, 2)"}, ja={"3-2": "(3, 2)"}),
    Row("if they break so", "cond", "if thing be? lies ; if thing breaks:breaks|falls_so lies", lambda thing, lies: Break(thing, lies), en={"if the clubs are three two": "if C many 3-2", "if clubs break 3-3": "if C many 3-3"}, only="en"),
    Row("unless they break so", "cond", "'unless' thing be? lies ; if thing be? 'not' lies", lambda thing, lies: Break(thing, lies, not_=True), en={"unless trumps are two nil": "unless trumps 2-0", "if hearts are not four one": "unless H many 4-1"}, only="en", cost=-0.1),
    Row("if they do not break", "cond", "if thing 'don'|'doesn'|'dont'|'doesnt'|'do not'|'does not' breaks ; 'unless' thing breaks", lambda thing: Break(thing, not_=True), en={"if clubs don break": "unless C many evenly", "unless clubs break": "unless C many evenly"}, only="en", cost=-0.1),
    Row("if they break", "cond", "if thing breaks|broken_so", lambda thing: Break(thing), en={"provided the clubs behave": "if C many evenly"}, only="en", cost=-0.2),
    Row("if it breaks so", "cond", "if 'they'|it_thing be? lies", lambda lies: Break(None, lies), en={"if they are three two": "if it 3-2"}, only="en", cost=-0.2),
    Row("unless it breaks so", "cond", "'unless' 'they'|it_thing be? lies", lambda lies: Break(None, lies, not_=True), en={"unless they are four one": "unless it 4-1"}, only="en", cost=-0.4),
    Row("unless it breaks", "cond", "'unless' 'they'|it_thing breaks ; if 'they'|it_thing 'dont'|'doesnt'|'do not' breaks", lambda: Break(None, not_=True), en={"unless they split": "unless it evenly", "if they don't break": "unless it evenly"}, only="en", cost=-0.4),
    Row("if it lies well", "cond", "if thing be? onside ; 'unless' thing be? 'offside'|'wrong'", lambda thing: Break(thing, onside=True) if len(thing.ranks) == 1 else None, en={"if the king is onside": "if K onside", "unless the king is offside": "if K onside"}, only="en", cost=-0.4),
    Row("if it lies well, ja", "cond", "thing be? onside if_ja", lambda thing: Break(thing, onside=True) if len(thing.ranks) == 1 else None, ja={"キングがオンサイドなら": "if K onside"}, only="ja", cost=-0.4),
    Row("if they have it", "cond", "if|'should' seat:opponent has things:thing", lambda seat, things: Break(things, held=True, seat=seat), en={"if lefty has the king": "if K with LHO"}, only="en", cost=-0.4),
    Row("if it is with them", "cond", "if thing be|'sits'|'lies'|'sitting'|'lives'|'lying'? 'with'|'on'|'over' seat:opponent", lambda thing, seat: Break(thing, held=True, seat=seat) if thing.ranks else None, en={"if the king is with lefty": "if K with LHO"}, only="en", cost=-0.4),
    Row("unless they have it", "cond", "'unless' seat:opponent has things:thing", lambda seat, things: Break(things, held=True, seat=seat, not_=True), en={"unless lefty has the king": "unless K with LHO"}, only="en", cost=-0.4),
    Row("if they have it, ja", "cond", "if? seat:opponent 'が'|'に' thing has_if", lambda seat, thing, has_if: Break(thing, held=True, seat=seat, not_=has_if < 0), ja={"左がキング持ってたら": "if K with LHO"}, only="ja", cost=-0.6),
    Row("if any is out", "cond", "if there_is|anyone_has thing out?", lambda thing: Break(thing, held=True), en={"if there's still a trump out": "if trumps one with them"}, only="en", cost=-0.4),
    Row("if it breaks", "cond", "if 'they'|it_thing breaks", lambda: Break(None), en={"assuming they split": "if it evenly"}, only="en"),
    Row("if they break so, ja", "cond", "if? thing lies if_ja", lambda thing, lies: Break(thing, lies), ja={"クラブ3-2なら": "if C 3-2"}, only="ja"),
    Row("let it run round", "said", "'let'|'letting' thing:thing|it_thing 'ride'|'run'|'go round'|'run round'|'float'", lambda thing: _do(Does.RUN, thing) if thing.ranks or thing == Thing() else None, en={"let the jack ride": "run J"}, only="en", cost=-0.5),
    Row("rounds that end there", "said", "v_draw? thing comma? ends_up place:at|place ; thing comma? place 'で' '終わって'|'終わり'|'終わる'", lambda thing, place: _do(Does.DRAW, thing, to=place) if thing.suit == TRUMPS and thing.count else None, en={"two rounds of trumps ending in dummy": "draw 2xtrumps rounds to dummy"}, only="en", cost=-0.5),
    Row("heard for four", "thing", "'for'|'fore' of suit:suit_one|suit_many|trump", lambda suit: Thing(suit, ("4",)), en={"for of hearts": "H4"}, only="en", cost=0.4),
    Row("kept to ruff with", "said", "said 'to ruff with'|'to ruff'|'to trump with'", lambda said: replace(said, about=said.about | {"last"}) if said.does is Does.KEEP else None, en={"my trump stays put to ruff with": "keep trumps my last"}, only="en", cost=-0.8),
    Row("a word to them", "talk", "opponent comma 'you'|'my' unknown unknown|talk? comma", lambda: 1, en={"lefty, you poor soul,": "1"}, only="en", cost=-0.8),
    Row("all that they have", "talk", "'having'|'with'|'holding' 'only'|'nothing but' thing out ; opponent has 'only'|'nothing but' thing out?", lambda: 1, en={"having only diamonds left": "1"}, only="en", cost=-0.8),
    Row("which sets it up", "said", "said which|'to'? set_up thing|last_one|it_thing|rest ; said which|'to'? 'makes'|'make'|'making' thing|last_one|it_thing|rest good", lambda said: said if said.does in (Does.RUFF, Does.CASH, Does.GIVE) else None, en={"heart ruff sets up the last one": "ruff H one"}, only="en", cost=-0.6),
    Row("who bid", "bidder", "seat:opponent has_bid", lambda seat: seat, en={"lefty opened the bidding": "LHO"}, only="en"),
    Row("who bid, alone", "talk", "bidder ; comma tag", lambda: 1, en={"lefty overcalled": "1", ", didn't he": "1"}, only="en", cost=-0.2),
    Row("who bid has it", "said", "seat:bidder comma? tag? comma? and|'so'? you_word has|gets_verb thing", lambda seat, thing: _do(Does.OUT, thing, seat=seat) if thing.ranks else None, en={"lefty opened, didn't he, so he'll have the king": "is out K through LHO"}, only="en", cost=-1.0),
    Row("they will lose those", "talk", "you_word|opponent to_lose things:thing|things", lambda things: 1 if all("their" in one.about for one in _many(things)) else None, en={"you're about to lose your jack": "1"}, only="en", cost=-0.6),
    Row("they may ruff, ja", "talk", "thing 'で' which_ja? v_ruffed_ja", lambda thing: thing, ja={"ハートのQでどこを切られても構いません": "HQ"}, only="ja", cost=-0.6),
    Row("there is no way back", "talk", "since? 'i'|'we'|'there'? no_way v_cross place? again|order?", lambda: 1, en={"because I can't get home later": "1"}, only="en", cost=-0.6),
    Row("if it drops", "cond", "if thing be? falls:drops|stays_up", lambda thing, falls: Break(thing, falls=True, not_=falls < 0) if thing.ranks else None, en={"if the jack stays up": "unless J falls"}, only="en", cost=-0.6),
    Row("if it drops, ja", "cond", "thing 'が'? drops_if", lambda thing, drops_if: Break(thing, falls=True, not_=drops_if < 0) if thing.ranks else None, ja={"Jが落ちなければ": "unless J falls"}, only="ja", cost=-0.6),
    Row("if it breaks, ja", "cond", "thing 'が'? breaks_if ; breaks_if", lambda breaks_if, thing=None: Break(thing, not_=breaks_if < 0), ja={"クラブが割れなければ": "unless C evenly", "割れなければ": "unless it evenly"}, only="ja", cost=-0.6),
    Row("so many for me, these", "things", "number be? 'for me'|'mine' comma things", lambda number, things: Listed(things) if sum(len(one.ranks) * (2 if "all" in one.about else 1) for one in things) == number else None, en={"three for me, the nine and both aces": "9 + A all many"}, only="en", cost=-0.5),
)  # fmt: skip

CLAIM_ROWS = (
    *(row for row in NUMBERS if row.category == "number"),
    *THINGS,
    *LISTS,
    *STEPS,
    *BELIEFS,
)
ROOTS = {
    "repair": 0.3,
    "said": 1.0,
    "things": 1.1,
    "thing": 1.2,
    "order": 0.3,
    "cond": 1.0,
    "talk": 0.7,
    "comma": 0.05,
    "and": 0.1,
}


def claim_grammar() -> Grammar:
    """The words and rows of claims."""
    return Grammar(CLAIM_WORDS, CLAIM_ROWS, roots=ROOTS, heard=CLAIM_HEARD)
