"""Forms of verbs, so that a word list has each verb once."""

from __future__ import annotations

RU = (
    "る って り ります れば ったら った れます るので りたい っておいて っていい "
    "りました ってある ってあります り終わった り終わって り終わっています りきって "
    "りきってあります り切ります り切って り切る りながら れる ってます ってる "
    "っています っている らせていただいて らせていただきます らせて頂きます らせてもらいます らせてもらう"
)
ICHIDAN = (
    "る て ます れば たら た ました られます れます ている ています てます てる "
    "ないので るので ながら させていただきます させて頂きます させてもらいます"
)
SURU = (
    ",する,して,します,すれば,したら,した,しました,し,できます,しながら,しています,"
    "している,してます,してる,させていただきます,させて頂きます,させてもらいます"
)
SU = "させていただきます させていただいて す して します せば したら した し しながら しています している してます してる しました"
KU = "く いて きます けば いたら いた き きながら いています いている いてます いてる きました"


def forms(ends: str, *stems: str) -> str:
    """The forms of Japanese verbs: each stem with each of the ends.

    >>> forms("す して", "出")
    '出す; 出して'
    """
    split = ends.split(",") if "," in ends else ends.split()
    return "; ".join(stem + end for stem in stems for end in split)
