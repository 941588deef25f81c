"""Random boards that were played, and a small writer of LIN and PBN for them."""

from __future__ import annotations

from random import Random

from bridgelaw.analysis.position import Position
from bridgelaw.formats.records import Record
from bridgelaw.game.auctions import Auction
from bridgelaw.game.boards import Board, Vulnerability
from bridgelaw.game.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat, Side

LIN_ORDER = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
_LIN_VULNERABLE = {
    Vulnerability.NONE: "o", Vulnerability.NS: "n", Vulnerability.EW: "e", Vulnerability.BOTH: "b",
}  # fmt: skip


def any_record(random: Random) -> Record:
    """A board bid and played by the rules to some moment, where somebody may claim."""
    pack = list(CARDS)
    random.shuffle(pack)
    north, east, south, west = (Hand.of(pack[at : at + 13]) for at in (0, 13, 26, 39))
    deal = Deal((north, east, south, west))
    dealer = random.choice(SEATS)
    board = Board(dealer, random.choice(list(Vulnerability)), random.randint(1, 40))
    auction = _auction(random, dealer)
    names = ("Nina", "Émile", "Søren", "Wendy")
    calls = tuple(call for _, call in auction)
    contract = auction.contract
    if contract is None:
        return Record(board, deal, calls, None, names=names)
    play: list[Card] = []
    position = Position(
        (north, east, south, west), contract.denomination.suit, contract.declarer.lho
    )
    won = 0
    for _ in range(random.choice((0, 3, 20, 41, 48, 51, 52))):
        card = random.choice(list(position.legal))
        after = position.after(card)
        if not after.trick:
            won += after.leader.side is contract.declarer.side
        play.append(card)
        position = after
    if not position.left:
        return Record(board, deal, calls, contract, tuple(play), names=names)
    claimed = won + random.randint(0, position.left)
    return Record(board, deal, calls, contract, tuple(play), claimed, claimed, names=names)


def _auction(random: Random, dealer: Seat) -> Auction:
    auction = Auction(dealer)
    while (seat := auction.to_call) is not None:
        auction = auction.then(seat, _call(random, auction, seat))
    return auction


def _call(random: Random, auction: Auction, seat: Seat) -> Call:
    last = auction.last_bid
    floor = 0 if last is None else last[1].rank + 1
    higher = BIDS[floor : floor + 6]
    if higher and random.random() < 0.3:
        return random.choice(higher)
    if last is not None and random.random() < 0.2:
        if auction.doubled is Doubled.NO and seat.opposes(last[0]):
            return DOUBLE
        if auction.doubled is Doubled.DOUBLED and not seat.opposes(last[0]):
            return REDOUBLE
    return PASS


def lin_of(record: Record, random: Random) -> str:
    """The record as a LIN text, in one of the many ways in which people write it."""
    seats = LIN_ORDER if random.random() < 0.5 else LIN_ORDER[:3]
    hands = [_lin_hand(record.deal[seat], random) for seat in seats]
    comma = "" if len(seats) == 4 else ","
    dealer = LIN_ORDER.index(record.board.dealer) + 1
    names = dict(zip(SEATS, record.names, strict=True))
    pieces = [
        f"pn|{','.join(names[seat] for seat in LIN_ORDER)}|st||",
        f"md|{dealer}{','.join(hands)}{comma}|rh||",
        f"ah|Board {record.board.id}|sv|{_LIN_VULNERABLE[record.board.vulnerability]}|",
    ]
    for call in record.auction:
        alert = random.choice(("", "", "!"))
        pieces.append(f"mb|{_lin_call(call, random)}{alert}|")
        if alert:
            pieces.append("an|alerté: 5+ clubs; see the npc|")
    pieces.append("pg||")
    for at, card in enumerate(record.play, 1):
        pieces.append(f"pc|{str(card).lower() if random.random() < 0.2 else card}|")
        if at % 4 == 0:
            pieces.append(random.choice(("pg||", "pg||\n", "nt|somebody: well played pc|pg||")))
    if record.claimed is not None:
        pieces.append(f"mc|{record.claimed}|")
    text = "".join([*pieces, "pg||"])
    return text.removesuffix("|") if random.random() < 0.3 else text


def _lin_hand(hand: Hand | None, random: Random) -> str:
    assert hand is not None
    suits = str(hand).split(".")
    text = "".join(letter + ranks[::-1] for letter, ranks in zip("SHDC", suits, strict=True))
    return text.lower() if random.random() < 0.2 else text


def _lin_call(call: Call, random: Random) -> str:
    words = {PASS: ("p", "P", "pass"), DOUBLE: ("d", "D", "x"), REDOUBLE: ("r", "R", "xx")}
    if call in words:
        return random.choice(words[call])
    return random.choice((str(call), str(call).replace("NT", "N"), str(call).lower()))


def pbn_of(record: Record) -> str:
    """The record as a game of PBN in export format."""
    names = zip(SEATS, record.names, strict=True)
    contract = record.contract
    lines = [
        '[Event ""]',
        f'[Board "{record.board.id}"]',
        *(f'[{seat.name.title()} "{name}"]' for seat, name in names),
        f'[Dealer "{record.board.dealer}"]',
        f'[Vulnerable "{record.board.vulnerability}"]',
        f'[Deal "{record.deal}"]',
        f'[Declarer "{"" if contract is None else contract.declarer}"]',
        f'[Contract "{_contract(contract)}"]',
        f'[Result "{"" if record.result is None else record.result}"]',
        f'[Auction "{record.board.dealer}"]',
        *(" ".join(map(str, record.auction[at : at + 4]))
          for at in range(0, len(record.auction), 4)),
    ]  # fmt: skip
    if contract is not None:
        first = contract.declarer.lho
        lines.append(f'[Play "{first}"]')
        columns = [SEATS[(first.index + place) % 4] for place in range(4)]
        for trick in record.tricks:
            cards = dict(trick.cards)
            lines.append(" ".join(str(cards.get(seat, "-")) for seat in columns))
        if record.left:
            lines.append("*")
    return "\n".join(lines) + "\n\n"


def _contract(contract: Contract | None) -> str:
    return "Pass" if contract is None else f"{contract.bid}{contract.doubled.value}"


def counted(record: Record, side: Side) -> int:
    """The tricks of a side, counted in the plainest way."""
    return sum(
        trick.winner is not None and trick.winner.side is side
        for trick in record.tricks
        if len(trick.cards) == 4
    )
