"""What people say beside what they do: whole remarks, and words that are passed over."""

from __future__ import annotations

_YOU_DO = (
    "LEAD", "PLAY", "RETURN", "DO", "SWITCH TO", "LEAD BACK", "PLAY BACK", "LEAD NEXT", "PLAY NEXT",
    "COMES BACK", "IS LED", "LEADS", "PLAYS", "RETURNS", "DOES", "LEAD NOW", "LIKE", "WANT",
)  # fmt: skip
_CANNOT = ("CAN'T", "CANNOT", "CAN NOT", "CAN NEVER", "COULDN'T")
_TRICKS = (
    "A TRICK", "ANOTHER TRICK", "ANY TRICKS", "ANY MORE TRICKS", "MORE TRICKS", "ANYTHING",
    "ANY MORE", "TRICKS", "ANY OF THESE", "ANY OF THEM",
)  # fmt: skip

REMARKS: tuple[str, ...] = (
    *(
        f"{start} {what} {verb}"
        for start in (
            "IT DOESN'T MATTER", "IT DOES NOT MATTER", "DOESN'T MATTER", "NO MATTER",
            "IT MAKES NO DIFFERENCE", "I DON'T CARE", "IT DOESNT MATTER", "DON'T CARE",
            "REGARDLESS OF",
        )
        for what in ("WHAT YOU", "WHAT THEY", "WHICH CARD YOU", "HOW YOU", "WHAT",
                     "WHATEVER YOU",
                     "WHICH SUIT YOU", "WHAT YOU'LL", "WHAT CARD YOU")
        for verb in _YOU_DO
    ),
    "IT DOESN'T MATTER", "IT DOES NOT MATTER", "IT MAKES NO DIFFERENCE",
    *(
        f"{what} {verb}"
        for what in ("WHATEVER YOU", "WHATEVER THEY", "WHATEVER WEST", "WHATEVER EAST",
                     "WHATEVER CARD YOU", "WHICHEVER CARD YOU", "WHICHEVER SUIT YOU",
                     "WHATEVER SUIT YOU", "HOWEVER YOU", "WHATEVER")
        for verb in _YOU_DO
    ),
    *(
        f"{who} CAN {verb} {what}"
        for who in ("YOU", "THEY")
        for verb in _YOU_DO
        for what in ("WHAT YOU LIKE", "WHATEVER YOU LIKE", "ANYTHING", "WHAT THEY LIKE",
                     "ANYTHING YOU LIKE", "WHAT YOU WANT", "WHATEVER YOU WANT")
    ),
    "WHATEVER HAPPENS", "IN ANY CASE", "ANYWAY", "EITHER WAY", "WHATEVER COMES BACK",
    *(
        f"{what}{verb}"
        for what in ("何を", "何が", "どの札を", "どれを", "どのスートを", "どのカードを",
                     "何で")
        for verb in ("出されても", "出しても", "リードされても", "リードしても", "来ても",
                     "きても", "打たれても", "返されても", "返しても", "出てきても",
                     "プレイしても",
                     "プレイされても", "帰ってきても", "返ってきても")
    ),
    "どこから来ても", "どこからきても", "どこから出されても",
    "どうされても", "どうしても", "どうプレイされても", "いずれにしても", "何をしても",
    # What nobody loses, or wins.
    *(
        f"{who} {how} LOSE {what}"
        for who in ("I", "WE")
        for how in _CANNOT
        for what in _TRICKS
    ),
    *(
        f"{who} {how} {verb} {what}"
        for who in ("YOU", "THEY")
        for how in (*_CANNOT, "WON'T", "DON'T")
        for verb in ("GET", "WIN", "TAKE", "MAKE", "HAVE", "SCORE")
        for what in _TRICKS
    ),
    "YOU GET NOTHING", "NOTHING FOR YOU", "NO TRICKS FOR YOU", "YOU GET NO TRICKS",
    "YOU GET NO MORE TRICKS", "YOU GET NO MORE",
    # What comes of it.
    *(
        f"FOR {which} {what}"
        for which in ("AN", "THE", "MY", "ONE", "TWO")
        for what in ("OVERTRICK", "OVERTRICKS", "CONTRACT", "EXTRA TRICK")
    ),
    "JUST MAKING", "JUST MADE", "ON THE NOSE", "MAKING IT", "CONTRACT MADE", "THAT'S IT",
    "THAT'S ALL", "THAT'S THAT", "IT'S ALL OVER", "I'M IN HAND", "I'M IN DUMMY", "I AM IN HAND",
    "I'M ON LEAD", "WE'RE COLD",
    "IT'S COLD", "I'M COLD", "I CAN AFFORD TO LOSE ONE", "I CAN AFFORD TO LOSE A TRICK",
    "IT'S OVER", "NOTHING BUT WINNERS", "ALL WINNERS",
    "NOTHING TO IT", "EASY", "GAME MADE",
    *(
        f"{who} {have} {what}"
        for who in ("I", "WE")
        for have in ("HAVE", "'VE GOT", "'VE", "HAVE GOT", "CLAIM", "MAKE", "WIN", "GET")
        for what in ("THE REST", "THEM ALL", "ALL THE REST", "THE REMAINDER", "THE OTHERS")
    ),
    *(f"{who}'VE {got}{what}" for who in ("I", "WE") for got in ("GOT ", "")
      for what in ("THE REST", "THEM ALL", "ALL THE REST")),
    # What it is done for.
    *(
        f"TO {verb} {what}"
        for verb in ("SET UP", "ESTABLISH")
        for what in ("THE SUIT", "THAT SUIT", "MY SUIT", "IT", "THEM")
    ),
    "TO SET IT UP", "TO SET THEM UP",
    *(f"SEE WHAT {who} {verb}" for who in ("YOU", "THEY", "HAPPENS")
      for verb in ("THROW", "DISCARD", "PLAY", "DO", "KEEP")),
    "SEE WHAT HAPPENS",
    "どちらにしても", "どっちにしても", "いずれにせよ", "どうやっても", "どう転んでも", "同じ",
    "同じです", "関係ない", "関係ありません", "変わりません", "変わらない", "もう負けません",
    "負けません",
    *(f"負ける{what}{end}" for what in ("トリックは", "札は", "カードは", "ところは")
      for end in ("ない", "ありません", "ないです", "もうない", "もうありません")),
)  # fmt: skip
"""Whole remarks, which bind nothing."""

GRAMMAR = frozenset({
    "I", "I'LL", "I'M", "ILL", "WE", "WE'LL", "WILL", "SHALL", "WOULD", "I'M GOING TO", "GONNA",
    "WANT TO", "CAN", "THE", "THIS", "THOSE", "THESE", "ITS", "SUIT", "SUITS", "CARD", "CARDS",
    "IN", "AT", "BY", "ALL OF", "BEING", "OF MY", "OF THE", "OF YOUR", "OF THEM", "'LL", "'", "-",
    "\"", "(", ")", "[", "]", "“", "”", ":", "「", "」", "の", "も", "です", "だ", "ます", "ね",
    "よ", "私は", "この", "その", "でした", "では", "カード", "スート", "札", "します",
    "する", "して", "PLEASE", "THANK YOU", "THANKS", "OK", "OKAY", "WELL",
    "それで", "ですから", "だから",
})  # fmt: skip
"""Words that only hold the others together."""

FILLERS = frozenset({
    "JUST", "SIMPLY", "I KNOW", "OF COURSE", "ALREADY", "AT SOME POINT", "SOMETIME",
    "I KNOW THAT", "I SEE", "REALISE", "FROM HERE", "ALONG", "EASILY", "CLEARLY", "OBVIOUSLY",
    "NOW", "ALSO", "TOO", "MORE", "HERE", "THERE", "OFF", "UP", "AWAY", "DOWN",
    "ONLY", "STILL", "OTHER", "FINAL", "WHILE", "AS WELL", "ON IT", "ON THEM", "ON THOSE",
    "LONG", "I THINK", "I GUESS", "I BELIEVE", "BASICALLY", "ACTUALLY", "SURELY", "SORRY",
    "RED", "BLACK",
    "もう", "すでに", "既に", "まだ", "ちゃんと", "そのまま", "として", "だけ", "のみ", "ずつ",
    "最後の", "ラスト", "から", "一緒に", "ちょうど", "ジャスト", "ぴったり", "と思います",
    "だと思います", "と思う", "はず", "はずです", "でしょう", "ください", "下さい", "お願いします",
})  # fmt: skip
"""Words that are passed over, and said back as such."""
