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
    named = len(thing.ranks) == 1 and thing.suit is not None
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


def _suited(ranks: Thing, suit: Suit | str) -> Thing:
    return Thing(suit, ranks.ranks)


def _downwards(*ranks: str) -> Thing | None:
    """`ace king`: a list of ranks goes down; `the jack, ace of diamonds` is none."""
    places = [RANKS.index(rank) for rank in ranks]
    return Thing(None, ranks) if places == sorted(set(places), reverse=True) else None


def _about(plain_mod: str, thing: Thing) -> Thing | None:
    return thing.with_(plain_mod) if plain_mod not in thing.about and len(thing.about) < 3 else None


def _do(does: Does, things: Thing | Things = (), **more: object) -> Said:
    about = frozenset(name for name, value in more.items() if value is True)
    rest = {name: value for name, value in more.items() if value is not True and value is not None}
    return Said(does, _many(things), about=about, **rest)  # type: ignore[arg-type]


THINGS = (
    Row("a suit", "thing", "suit", lambda suit: Thing(suit), en={"H": "H"}, ja={"ハート": "H"}),
    Row("one card of a suit", "thing", "suit_one", lambda suit_one: Thing(suit_one, about=frozenset({"one"})), en={"heart": "H one"}, only="en"),
    Row("cards of a suit", "thing", "suit_many", lambda suit_many: Thing(suit_many, about=frozenset({"many"})), en={"hearts": "H many"}, only="en"),
    Row("losing cards", "thing", "thing 'の'? loser_noun", lambda thing: thing, en={"heart loser": "H one"}, ja={"ハートの負け札": "H"}),
    Row("trumps", "thing", "trump", lambda trump: Thing(trump), en={"trumps": "trumps"}, ja={"切り札": "trumps"}),
    Row("a card", "thing", "card", lambda card: Thing(card.suit, (card.rank_letter,)), en={"SA": "SA"}, ja={"SA": "SA"}),
    Row("a rank", "ranks", "rank", lambda rank: Thing(None, (rank,)), en={"ace": "A"}, ja={"エース": "A"}),
    Row("two ranks", "ranks", "rank and|comma? other:rank", lambda rank, other: _downwards(rank, other), en={"ace king": "AK", "ace and king": "AK"}, ja={"A、K": "AK", "AとK": "AK"}),
    Row("three ranks", "ranks", "rank and|comma? other:rank and|comma? third:rank", lambda rank, other, third: _downwards(rank, other, third), en={"ace king queen": "AKQ"}, ja={"A、K、Q": "AKQ"}),
    Row("ranks alone", "thing", "ranks", lambda ranks: ranks if set(ranks.ranks) <= set("AKQJT") else None, en={"ace king": "AK"}, ja={"エース": "A"}, cost=0.4),
    Row("ranks of a suit", "thing", "ranks of suit:suit|trump", _suited, en={"ace king of hearts": "HAK", "queen of trumps": "trumpsQ"}, only="en"),
    Row("suit and ranks", "thing", "suit:suit|trump 'の'|'は'? ranks", lambda suit, ranks: _suited(ranks, suit), en={"trump ace": "trumpsA"}, ja={"切り札のクイーン": "trumpsQ", "ダイヤのAK": "DAK"}),
    Row("described", "thing", "plain_mod thing", _about, en={"my trump": "trumps my", "top hearts": "H top"}, ja={"最後の切り札": "trumps last"}),
    Row("dummy's", "thing", "own_dummy thing", lambda own_dummy, thing: _placed(thing, own_dummy), en={"dummy's hearts": "H@dummy"}, ja={"ダミーのハート": "H@dummy"}),
    Row("where they are", "thing", "thing of|on? place", _placed, en={"clubs in dummy": "C@dummy", "hearts on the board": "H@dummy"}, only="en"),
    Row("so many", "thing", "number thing tricks?", lambda number, thing: _counted(number, thing), en={"two hearts": "2xH", "four club tricks": "4xC"}, ja={"2ハート": "2xH"}, cost=-0.2),
    Row("so many, ja", "thing", "thing number:number|ja_count tricks|rounds?", lambda thing, number: _counted(number, thing), ja={"ハート2つ": "2xH", "ダイヤ三枚": "3xD"}, only="ja", cost=-0.2),
    Row("so many at the top", "thing", "thing from_top number:number|ja_count tricks?", lambda thing, number: (_counted(number, thing) or thing).with_("top down"), ja={"ハートを上から3つ": "3xH top down"}, only="ja", cost=-0.3),
    Row("rounds of", "thing", "number rounds of? thing", lambda number, thing: _counted(number, thing, 1), en={"two rounds of trumps": "2xtrumps rounds"}, only="en", cost=-0.3),
    Row("a round of", "thing", "a_round thing", lambda thing: _counted(1, thing, 1), en={"round of trumps": "1xtrumps rounds"}, only="en", cost=-0.2),
    Row("another round of", "thing", "more_round of? thing", lambda thing: _counted(1, thing, 1), en={"one more round of trumps": "1xtrumps rounds"}, ja={"もう1回切り札": "1xtrumps rounds"}, cost=-0.3),
    Row("rounds, ja", "thing", "thing number:number|ja_count rounds", lambda thing, number: _counted(number, thing, 1), ja={"切り札を1回": "1xtrumps rounds"}, only="ja", cost=-0.3),
    Row("one after the other", "thing", "suit other:suit", lambda suit, other: Thing(suit, count=2) if suit is other else None, en={"heart heart": "2xH"}, ja={"ハートハート": "2xH"}),
    Row("from the top", "thing", "thing comma? from_top", lambda thing: thing.with_("top down"), en={"hearts from the top": "H top down", "hearts, big ones first": "H top down"}, ja={"ハートを上から": "H top down"}),
    Row("from the top, first", "thing", "from_top thing", lambda thing: thing.with_("top down"), ja={"上からハート": "H top down"}, only="ja"),
    Row("from the bottom", "thing", "thing from_bottom", lambda thing: thing.with_("low"), en={"clubs from the bottom": "C low"}, ja={"クラブを下から": "C low"}),
    Row("it", "it_thing", "it", lambda: Thing(), en={"it": "it"}, ja={"これ": "it"}),
)  # fmt: skip

LISTS = (
    Row("two", "things", "thing and|comma other:thing", lambda thing, other: Listed((thing, other)), en={"trump and D": "trumps + D"}, ja={"切り札とダイヤ": "trumps + D"}),
    Row("more", "things", "things comma? and? thing", lambda things, thing: Listed((*things, thing)) if len(things) < 6 else None, en={"2 H, 1 C and 3 S": "2xH + 1xC + 3xS"}, only="en"),
)  # fmt: skip

STEPS = (
    Row("draw", "said", "v_draw thing:thing|it_thing", lambda thing: _do(Does.DRAW, thing), en={"draw trumps": "draw trumps", "pull the last trump": "draw trumps last"}, only="en"),
    Row("draw alone", "said", "v_draw", lambda: _do(Does.DRAW), en={"pulling": "draw"}, ja={"刈って": "draw"}, cost=0.8),
    Row("draw all", "said", "draw_all", lambda: _do(Does.DRAW, Thing(TRUMPS)), en={"get the kids off the street": "draw trumps"}, only="en"),
    Row("draw rounds, ja", "said", "number:number|ja_count rounds? v_draw", lambda number: _do(Does.DRAW, Thing(TRUMPS, count=number, about=frozenset({"rounds"}))), ja={"1回刈って": "draw 1xtrumps rounds"}, only="ja"),
    Row("draw, ja", "said", "thing:thing|it_thing v_draw", lambda thing: _do(Does.DRAW, thing), ja={"切り札を刈って": "draw trumps", "最後の切り札を狩って": "draw trumps last"}, only="ja"),
    Row("draw with", "said", "v_draw thing with by:thing", lambda thing, by: _do(Does.CASH, by) if by.ranks else None, en={"draw the last trump with the king of spades": "cash SK"}, only="en"),
    Row("bring in", "said", "'get' it_thing 'in'|'out'", lambda it_thing: _do(Does.DRAW, it_thing), en={"get that in": "draw it"}, only="en"),
    Row("cash", "said", "v_cash things:thing|things|it_thing", lambda things: _do(Does.CASH, things), en={"cash the hearts": "cash H", "take the ace king of hearts": "cash HAK"}, only="en"),
    Row("with them, ja", "said", "thing 'で'", lambda thing: _do(Does.CASH, thing) if len(thing.ranks) > 1 else None, ja={"ハートはAとKで": "cash HAK"}, only="ja", cost=0.4),
    Row("cash, ja", "said", "thing v_cash", lambda thing: _do(Does.CASH, thing), ja={"ハート2つ取って": "cash 2xH", "ハートを出します": "cash H"}, only="ja"),
    Row("so many of them", "said", "v_cash number of it_thing", lambda number, it_thing: _do(Does.CASH, replace(it_thing, count=number)), en={"take four of them": "cash 4x"}, only="en"),
    Row("cash first, ja", "said", "thing early v_cash", lambda thing: _do(Does.CASH, thing, first=True), ja={"クラブを先に取って": "cash C first"}, only="ja"),
    Row("cash last, ja", "said", "thing late v_cash", lambda thing: _do(Does.CASH, thing, last=True), ja={"ハートのAは最後に取る": "cash HA last"}, only="ja"),
    Row("draw first, ja", "said", "thing early v_draw", lambda thing: _do(Does.DRAW, thing, first=True), ja={"切り札を先に刈って": "draw trumps first"}, only="ja"),
    Row("give first, ja", "said", "thing early v_give", lambda thing: _do(Does.GIVE, thing, first=True), ja={"ハートを先に渡して": "give up H first"}, only="ja"),
    Row("run", "said", "v_run thing", lambda thing: _do(Does.RUN, thing), en={"run the clubs": "run C", "run the jack of hearts": "run HJ"}, only="en"),
    Row("run, ja", "said", "thing v_run", lambda thing: _do(Does.RUN, thing), ja={"ダイヤを走って": "run D"}, only="ja"),
    Row("ruff", "said", "v_ruff things:thing|it_thing", lambda things: _do(Does.RUFF, things), en={"ruff a heart": "ruff H", "ruff two clubs in dummy": "ruff 2xC@dummy"}, only="en"),
    Row("a trump ruffs", "said", "by:thing v_ruff thing", lambda by, thing: _do(Does.RUFF, replace(thing, at=by.at)) if by.suit == TRUMPS and not by.ranks and not thing.ranks else None, en={"last trump in dummy ruffs the heart": "ruff H@dummy one"}, only="en", cost=-0.2),
    Row("so many ruffs", "talk", "number ruff_noun", lambda: 1, en={"one ruff": "1"}, ja={"2ラフ": "1"}),
    Row("ruff alone", "said", "v_ruff", lambda: _do(Does.RUFF), en={"ruffing": "ruff"}, ja={"ラフして": "ruff"}, cost=0.3),
    Row("ruff low or high", "said", "v_ruff thing plain_mod", lambda thing, plain_mod: _do(Does.RUFF, thing.with_(f"{plain_mod} ruff")) if plain_mod in ("low", "top") else None, en={"ruff a heart low": "ruff H low ruff one"}, only="en"),
    Row("ruff low there", "said", "v_ruff thing plain_mod of|on? place", lambda thing, plain_mod, place: _do(Does.RUFF, replace(thing.with_(f"{plain_mod} ruff"), at=place)) if plain_mod in ("low", "top") else None, en={"ruff one heart low on the board": "ruff 1xH@dummy low ruff one"}, only="en"),
    Row("ruff with", "said", "v_ruff thing with by:thing", lambda thing, by: _do(Does.RUFF, thing, by=by), en={"ruff a heart with the king": "ruff H with K"}, only="en"),
    Row("a ruff", "said", "thing:thing|it_thing v_ruff", lambda thing: _do(Does.RUFF, thing), en={"heart ruff": "ruff H"}, ja={"ハートをラフして": "ruff H", "これを切って": "ruff it"}),
    Row("ruff there, ja", "said", "place 'で' thing v_ruff", lambda place, thing: _do(Does.RUFF, replace(thing, at=place)), ja={"ダミーでハートを2回ラフ": "ruff 2xH@dummy rounds"}, only="ja"),
    Row("ruff there, ja, after", "said", "thing place 'で' v_ruff", lambda thing, place: _do(Does.RUFF, replace(thing, at=place)), ja={"ハートをダミーでラフ": "ruff H@dummy"}, only="ja"),
    Row("ruff with, ja", "said", "thing by:ranks|thing 'で' v_ruff", lambda thing, by: _do(Does.RUFF, thing, by=by), ja={"ハートを4で切って": "ruff H with 4"}, only="ja"),
    Row("ruff with trumps, ja", "said", "it_thing? trump 'で' v_ruff", lambda: _do(Does.RUFF), ja={"ここは切り札で切って": "ruff"}, only="ja", cost=-0.2),
    Row("ruffed with", "said", "thing v_ruff with by:thing", lambda thing, by: _do(Does.RUFF, thing.with_("low ruff")) if by.suit == TRUMPS and not by.ranks and "low" in by.about else _do(Does.RUFF, thing, by=by) if by.ranks else None, en={"heart ruffed with the small trump": "ruff H low ruff one", "heart ruffed with the king": "ruff H one with K"}, only="en", cost=-0.3),
    Row("crossruff", "said", "v_crossruff", lambda: _do(Does.CROSSRUFF), en={"crossruff": "crossruff"}, ja={"クロスラフで": "crossruff"}),
    Row("crossruff these", "said", "v_crossruff things:thing|things|suits", lambda things: _do(Does.CROSSRUFF, tuple(map(Thing, things.suits)) if isinstance(things, Suits) else things), en={"crossruffing the minors": "crossruff D + C"}, only="en"),
    Row("to the card, played", "said", "v_cash thing to to_thing:thing", lambda thing, to_thing: _do(Does.LEAD_TO, thing, to=to_thing) if to_thing.ranks and len(thing.ranks) < 2 else None, en={"play a heart to the king": "lead to H to K"}, only="en", cost=-0.2),
    Row("to dummy, played", "said", "v_cash thing to place", lambda thing, place: _do(Does.CROSS, thing, to=place), en={"play a heart to dummy": "cross H one to dummy"}, only="en", cost=-0.2),
    Row("to their card", "said", "thing to their:thing", lambda thing, their: _do(Does.CASH, thing) if "their" in their.about and len(thing.ranks) == 1 else None, en={"king of diamonds to your ace": "cash DK"}, only="en", cost=-0.5),
    Row("to the card", "said", "thing to to_thing:thing", lambda thing, to_thing: _do(Does.LEAD_TO, thing, to=to_thing) if to_thing.ranks and len(thing.ranks) < 2 else None, en={"club to the ace": "lead to C to A", "small heart to the queen": "lead to H low to Q"}, only="en"),
    Row("to the card, ja", "said", "thing to_thing:thing 'へ'|'に'|'まで'", lambda thing, to_thing: _do(Does.LEAD_TO, thing, to=to_thing) if to_thing.ranks and not thing.ranks else None, ja={"ダイヤをAへ": "lead to D to A"}, only="ja"),
    Row("low to the card", "said", "v_cash? plain_mod to to_thing:thing", lambda plain_mod, to_thing: _do(Does.LEAD_TO, replace(to_thing, ranks=()), to=to_thing) if plain_mod == "low" and to_thing.ranks and to_thing.suit else None, en={"play low to the queen of hearts": "lead to H to HQ"}, only="en", cost=-0.3),
    Row("across to the card", "said", "thing 'across'|'over' to to_thing:thing", lambda thing, to_thing: _do(Does.LEAD_TO, thing, to=to_thing) if to_thing.ranks else None, en={"diamond across to the ace king": "lead to D to AK"}, only="en"),
    Row("to dummy", "said", "thing to place", lambda thing, place: _do(Does.CROSS, thing, to=place), en={"heart to dummy": "cross H to dummy"}, only="en", cost=-0.1),
    Row("from card to card, ja", "said", "thing 'から' to_thing:thing 'へ'|'に'", lambda thing, to_thing: _do(Does.LEAD_TO, replace(thing, ranks=()), to=to_thing) if to_thing.ranks else None, ja={"ハートの2からクイーンへ": "lead to H to Q"}, only="ja", cost=-0.3),
    Row("to dummy, ja", "said", "thing place 'へ'|'に'", lambda thing, place: _do(Does.CROSS, thing, to=place), ja={"ハートをダミーへ": "cross H to dummy"}, only="ja"),
    Row("over", "said", "thing 'over'|'across'", lambda thing: _do(Does.CROSS, thing), en={"club over": "cross C"}, only="en"),
    Row("over in a suit", "said", "v_cross with thing", lambda thing: _do(Does.CROSS, thing), en={"over in clubs": "cross C", "go over in hearts": "cross H"}, only="en", cost=-0.1),
    Row("over to dummy in", "said", "v_cross to place with thing", lambda place, thing: _do(Does.CROSS, thing, to=place), en={"over to the board in hearts": "cross H to dummy"}, only="en", cost=-0.2),
    Row("to dummy with", "said", "'on' to place with thing", lambda place, thing: _do(Does.CROSS, thing, to=place), en={"on to dummy with the club": "cross C one to dummy"}, only="en"),
    Row("over to dummy", "said", "v_cross to? place", lambda place: _do(Does.CROSS, to=place), en={"cross to dummy": "cross to dummy"}, only="en"),
    Row("cross, ja", "said", "thing 'で' place? 'へ'|'に'? v_cross", lambda thing, place=None: _do(Does.CROSS, thing, to=place), ja={"クラブでダミーに渡って": "cross C to dummy", "クラブで渡ります": "cross C"}, only="ja", cost=-0.2),
    Row("to the hand, ja", "said", "thing 'で' place 'へ'|'に'", lambda thing, place: _do(Does.CROSS, thing, to=place), ja={"クラブでダミーへ": "cross C to dummy"}, only="ja"),
    Row("cross to, ja", "said", "place 'へ'|'に' v_cross", lambda place: _do(Does.CROSS, to=place), ja={"ダミーに渡って": "cross to dummy"}, only="ja"),
    Row("to a suit, ja", "said", "thing 'へ'|'に'", lambda thing: _do(Does.CASH, thing) if not thing.ranks else None, ja={"ダイヤへ": "cash D"}, only="ja", cost=0.3),
    Row("finesse", "said", "v_finesse thing:thing|it_thing?", lambda thing=None: _do(Does.FINESSE, () if thing is None else thing), en={"finesse the jack": "finesse J", "hook the heart": "finesse H"}, ja={"フィネスして": "finesse"}, cost=0.2),
    Row("finesse through", "said", "v_finesse thing? through seat:seat|opponent", lambda seat, thing=None: _do(Does.FINESSE, () if thing is None else thing, seat=seat), en={"hook the heart through lefty": "finesse H through LHO"}, only="en"),
    Row("finesse them for", "said", "v_finesse seat:seat|opponent 'for' thing", lambda seat, thing: _do(Does.FINESSE, thing, seat=seat, against=True), en={"finessing West for the king of hearts": "finesse HK through W against"}, only="en"),
    Row("finesse their card", "said", "v_finesse seat:seat|opponent thing", lambda seat, thing: _do(Does.FINESSE, thing, seat=seat, against=True) if thing.ranks else None, en={"finesse lefty's king of hearts": "finesse HK through LHO against"}, only="en"),
    Row("finesse against a card", "said", "v_finesse through thing", lambda thing: _do(Does.FINESSE, thing, against=True) if thing.ranks else None, en={"finesse against the king of hearts": "finesse HK against"}, only="en"),
    Row("the finesse", "said", "v_cash|v_finesse? thing finesse_noun", lambda thing: _do(Does.FINESSE, thing), en={"taking the heart finesse": "finesse H"}, only="en"),
    Row("finesse, ja", "said", "thing 'で'|to? v_finesse", lambda thing: _do(Does.FINESSE, thing), ja={"ハートのジャックでフィネス": "finesse HJ", "ハートのクイーンへフィネスして": "finesse HQ"}, only="ja"),
    Row("finesse their card, ja", "said", "seat:seat|opponent 'の' thing v_finesse", lambda seat, thing: _do(Does.FINESSE, thing, seat=seat, against=True), ja={"Wのハートのキングはフィネスで捕まえます": "finesse HK through W against"}, only="ja", cost=-0.2),
    Row("marked finesse", "said", "thing? marked finesse_noun", lambda thing=None: _do(Does.FINESSE, () if thing is None else thing, marked=True), en={"marked finesse": "finesse marked", "diamond marked finesse": "finesse D one marked"}, ja={"マークされたフィネス": "finesse marked"}),
    Row("marked, before", "said", "marked thing finesse_noun", lambda thing: _do(Does.FINESSE, thing), en={"marked diamond finesse": "finesse D"}, only="en"),
    Row("marked, ja", "said", "thing 'の'? finesse_noun 'は'? marked", lambda thing: _do(Does.FINESSE, thing), ja={"ダイヤのフィネスは分かっている": "finesse D"}, only="ja"),
    Row("throw", "said", "v_throw thing", lambda thing: _do(Does.THROW, thing), en={"throwing a heart": "throw H"}, only="en"),
    Row("throw on", "said", "v_throw thing on by:thing|it_thing", lambda thing, by: _do(Does.THROW, thing, by=by), en={"pitch the spade on the king": "throw S with K"}, only="en", cost=-0.2),
    Row("throw on them", "said", "v_throw on by:thing", lambda by: _do(Does.CASH, by) if not by.ranks else None, en={"discard on the hearts": "cash H many"}, only="en"),
    Row("throw on the second", "said", "v_throw thing ordinal", lambda thing: _do(Does.THROW, thing), en={"discarding my spade on the second": "throw S my"}, only="en"),
    Row("goes away", "said", "thing goes_away on by:thing", lambda thing, by: _do(Does.THROW, thing, by=by), en={"my spade goes away on the hearts": "throw S my with H"}, only="en"),
    Row("throw, ja", "said", "thing v_throw", lambda thing: _do(Does.THROW, thing), ja={"スペードを捨てます": "throw S"}, only="ja"),
    Row("throw on, ja", "said", "by:thing 'で'|on thing v_throw", lambda by, thing: _do(Does.THROW, thing, by=by), ja={"ハートのキングでスペードを捨てて": "throw S with HK"}, only="ja", cost=-0.2),
    Row("throw on, ja, after", "said", "thing by:thing on v_throw", lambda thing, by: _do(Does.THROW, thing, by=by), ja={"ハートの負け札をクラブのAに捨てます": "throw H with CA"}, only="ja", cost=-0.3),
    Row("give up", "said", "v_give things:thing|things", lambda things: _do(Does.GIVE, things), en={"give up a club": "give up C", "losing a club": "give up C"}, only="en"),
    Row("give up, ja", "said", "thing v_give", lambda thing: _do(Does.GIVE, thing), ja={"ハートを渡して": "give up H"}, only="ja"),
    Row("you get", "said", "v_concede things:thing|things 'to come'?", lambda things: _do(Does.YOURS, things), en={"you get the club": "is yours C", "conceding a heart": "is yours H"}, only="en"),
    Row("lose so many", "said", "v_concede number:number|it tricks", lambda: _do(Does.YOURS), en={"i lose one trick": "is yours"}, only="en", cost=-0.1),
    Row("is yours", "said", "thing is_yours", lambda thing: _do(Does.YOURS, thing), en={"club is yours": "is yours C"}, ja={"ダイヤのエースだけあげます": "is yours DA"}),
    Row("so many for you", "said", "number is_yours", lambda: _do(Does.YOURS), en={"one for you": "is yours"}, only="en"),
    Row("loses to", "said", "thing 'loses to'|'losing to' by:thing", lambda thing, by: _do(Does.DRIVE, replace(by, suit=thing.suit)) if by.ranks else None, en={"heart king loses to the ace": "drive out HA"}, only="en", cost=-0.5),
    Row("drive out", "said", "v_drive thing", lambda thing: _do(Does.DRIVE, thing), en={"knock out the diamond ace": "drive out DA"}, only="en"),
    Row("drive out, ja", "said", "thing v_drive", lambda thing: _do(Does.DRIVE, thing), ja={"ダイヤのAを追い出して": "drive out DA"}, only="ja"),
    Row("overtake", "said", "v_overtake thing with by:thing", lambda thing, by: _do(Does.OVERTAKE, thing, by=by), en={"overtake the heart queen with the ace": "overtake HQ with A"}, only="en"),
    Row("overtake by taking, ja", "said", "thing by:ranks 'で' v_cash", lambda thing, by: _do(Does.OVERTAKE, thing, by=by) if len(thing.ranks) == 1 else None, ja={"ハートのJをQで取って": "overtake HJ with Q"}, only="ja", cost=-0.3),
    Row("overtake, ja", "said", "thing by:thing 'で' v_overtake", lambda thing, by: _do(Does.OVERTAKE, thing, by=by), ja={"ハートのQをAでオーバーテイク": "overtake HQ with A"}, only="ja"),
    Row("unblock", "said", "v_unblock thing", lambda thing: _do(Does.UNBLOCK, thing), en={"unblocking the heart": "unblock H"}, only="en"),
    Row("unblock, ja", "said", "thing v_unblock", lambda thing: _do(Does.UNBLOCK, thing), ja={"ハートのAをアンブロックして": "unblock HA"}, only="ja"),
    Row("keep", "said", "v_keep thing", lambda thing: _do(Does.KEEP, thing), en={"keeping my trump": "keep trumps my"}, only="en"),
    Row("keep, ja", "said", "thing v_keep", lambda thing: _do(Does.KEEP, thing), ja={"切り札を残して": "keep trumps"}, only="ja"),
)  # fmt: skip

BELIEFS = (
    Row("are good", "said", "thing be good", lambda thing: _do(Does.GOOD, thing), en={"clubs are running": "is good C", "my hearts are good": "is good H my"}, ja={"クラブは立っています": "is good C"}),
    Row("several are good", "talk", "things be good", lambda things: None if any(one.ranks for one in things) else 1, en={"hearts and clubs are good": "1"}, only="en", cost=-0.4),
    Row("are gone", "said", "thing be? gone", lambda thing: _do(Does.GONE, thing), en={"trumps are in": "is gone trumps"}, ja={"切り札はもうありません": "is gone trumps"}),
    Row("are out", "said", "thing be out", lambda thing: _do(Does.OUT, thing), en={"one trump is out": "is out 1xtrumps"}, ja={"切り札が残っています": "is out trumps"}),
    Row("so many out", "said", "thing out", lambda thing: _do(Does.OUT, thing) if thing.count or thing.about & {"last", "rest", "their"} else None, en={"one trump still out": "is out 1xtrumps"}, ja={"切り札1枚残り": "is out 1xtrumps"}),
    Row("there are out", "said", "there_is thing out", lambda thing: _do(Does.OUT, thing), en={"there is one trump still out": "is out 1xtrumps"}, only="en"),
    Row("trump this", "said", "'trump' it_thing", lambda: _do(Does.RUFF), en={"trump this": "ruff"}, only="en"),
    Row("has none", "talk", "seat:seat|opponent no_more thing", lambda thing: thing, en={"East has no more diamonds": "D"}, only="en"),
    Row("showed out", "talk", "seat:seat|opponent showed_out", lambda: 1, en={"East showed out": "1"}, ja={"東はショウアウト": "1"}),
    Row("so many tops", "talk", "plain_mod? number tops_noun", lambda plain_mod="": 1 if plain_mod in ("", "my") else None, en={"three tops": "1", "my three winners": "1"}, ja={"2トップ": "1"}),
    Row("they are all", "talk", "'theyre'|'they are'|'these are'|'they re' talk", lambda: 1, en={"they are all tops": "1"}, only="en", cost=-0.4),
    Row("it is all", "talk", "'its'|'it is' talk", lambda: 1, en={"it is all mine": "1"}, only="en", cost=-0.4),
    Row("is out of it", "talk", "seat:seat|opponent be out", lambda: 1, en={"East is out": "1"}, only="en"),
    Row("has none, ja", "talk", "seat:seat|opponent no_more? thing 'が'? deny|gone|'ないので'", lambda thing: thing, ja={"東はもうダイヤがないので": "D"}, only="ja"),
    Row("lies well", "talk", "need? thing be? onside", lambda thing: thing, en={"I need the heart king on my left": "HK"}, ja={"ハートのKはオンサイド": "HK"}),
    Row("has not", "talk", "seat:seat|opponent cannot_have thing", lambda thing: thing, en={"East can't have the queen": "Q"}, only="en"),
    Row("holds", "said", "seat:seat|opponent has thing", lambda thing: _do(Does.OUT, thing), en={"West has the king of hearts": "is out HK"}, only="en"),
    Row("I hold", "talk", "v_hold things:thing|things", lambda: 1, en={"I hold all the aces": "1"}, only="en"),
    Row("so many on top", "talk", "number from_top", lambda: 1, en={"three on top": "1"}, only="en"),
    Row("no more trumps", "said", "no_more thing out?", lambda thing: _do(Does.GONE, thing) if thing.suit == TRUMPS else None, en={"no more trumps": "is gone trumps"}, only="en"),
    Row("drops", "said", "hoping? thing:thing|it_thing drops", lambda thing: _do(Does.DROPS, thing), en={"hoping the jack drops": "drops J", "queen comes down": "drops Q"}, ja={"クイーンが落ちるのに賭けます": "drops Q"}),
    Row("for the drop", "said", "hoping? drop_noun", lambda: _do(Does.DROPS), en={"playing for the drop": "drops"}, ja={"ドロップを狙います": "drops"}, cost=0.2),
    Row("all from the top", "said", "talk? from_top", lambda: _do(Does.DROPS), en={"everything from the top": "drops"}, ja={"全部上から": "drops"}, cost=0.4),
    Row("so and so", "lies", "number dash other:number", lambda number, other: (number, other), en={"3-2": "(3, 2)"}, ja={"3-2": "(3, 2)"}),
    Row("if they break so", "cond", "if thing be? lies", lambda thing, lies: Break(thing, lies), en={"if the clubs are three two": "if C 3-2"}, only="en"),
    Row("unless they break so", "cond", "'unless' thing be? lies", lambda thing, lies: Break(thing, lies, not_=True), en={"unless trumps are two nil": "unless trumps 2-0"}, only="en", cost=-0.3),
    Row("if they do not break", "cond", "if thing 'don'|'doesn' breaks", lambda thing: Break(thing, not_=True), en={"if clubs don break": "unless C many evenly"}, only="en"),
    Row("if they do not break so", "cond", "if thing be? 'not' lies", lambda thing, lies: Break(thing, lies, not_=True), en={"if hearts are not four one": "unless H many 4-1"}, only="en"),
    Row("if they break so and so", "cond", "if thing breaks lies", lambda thing, lies: Break(thing, lies), en={"if clubs break 3-3": "if C many 3-3"}, only="en"),
    Row("if they break", "cond", "if thing breaks", lambda thing: Break(thing), en={"provided the clubs behave": "if C many evenly"}, only="en", cost=-0.2),
    Row("unless they break", "cond", "'unless' thing breaks", lambda thing: Break(thing, not_=True), en={"unless clubs break": "unless C evenly"}, only="en", cost=-0.3),
    Row("if it breaks so", "cond", "if 'they'|it_thing be? lies", lambda lies: Break(None, lies), en={"if they are three two": "if it 3-2"}, only="en", cost=-0.2),
    Row("unless it breaks so", "cond", "'unless' 'they'|it_thing be? lies", lambda lies: Break(None, lies, not_=True), en={"unless they are four one": "unless it 4-1"}, only="en", cost=-0.4),
    Row("unless it breaks", "cond", "'unless' 'they'|it_thing breaks", lambda: Break(None, not_=True), en={"unless they split": "unless it evenly"}, only="en", cost=-0.4),
    Row("if it does not break", "cond", "if 'they'|it_thing 'dont'|'doesnt'|'do not' breaks", lambda: Break(None, not_=True), en={"if they don't break": "unless it evenly"}, only="en", cost=-0.4),
    Row("if it lies well", "cond", "if thing be? onside", lambda thing: Break(thing, onside=True) if len(thing.ranks) == 1 else None, en={"if the king is onside": "if K onside"}, only="en", cost=-0.4),
    Row("unless it lies badly", "cond", "'unless' thing be? 'offside'|'wrong'", lambda thing: Break(thing, onside=True) if len(thing.ranks) == 1 else None, en={"unless the king is offside": "if K onside"}, only="en", cost=-0.4),
    Row("if it lies well, ja", "cond", "thing be? onside if_ja", lambda thing: Break(thing, onside=True) if len(thing.ranks) == 1 else None, ja={"キングがオンサイドなら": "if K onside"}, only="ja", cost=-0.4),
    Row("if it breaks", "cond", "if 'they'|it_thing breaks", lambda: Break(None), en={"assuming they split": "if it evenly"}, only="en"),
    Row("if they break so, ja", "cond", "if? thing lies if_ja", lambda thing, lies: Break(thing, lies), ja={"クラブ3-2なら": "if C 3-2"}, only="ja"),
    Row("if they break so and so, ja", "cond", "if? thing lies 'に'? breaks_ja if_ja?", lambda thing, lies: Break(thing, lies), ja={"クラブが3-2に割れていたら": "if C 3-2"}, only="ja"),
    Row("if they break, ja", "cond", "if? thing breaks_ja if_ja?", lambda thing: Break(thing), ja={"クラブが割れていれば": "if C evenly"}, only="ja"),
    Row("talk and talk", "talk", "talk and? other:talk", lambda: 1, en={"thanks partner": "1"}, ja={"残り全部です": "1"}, cost=-0.3),
)  # fmt: skip

CLAIM_ROWS = (
    *(row for row in NUMBERS if row.category == "number"),
    *THINGS,
    *LISTS,
    *STEPS,
    *BELIEFS,
)
ROOTS = {
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
