"""How strongly each clause speaks, to the players and to the Director.

Read off the words of the text: the strongest that is not a mere reference. A clause that is in no
list only says what is done.
"""

from __future__ import annotations

from bridgelaw.laws.digest.clause import Weight

PLAYER = {
    Weight.MUST_NOT: "43A1(c) 72B1 75C 76A2 76B2 76B4 79A2",
    Weight.MUST: (
        "6B 7B2 10C2 19A1 19B1 20F4(a) 20F5(b) 24B 24C 27B 27B2 27B3 30A 30B1(b)(ii) 31A1 31A2(b)"
        " 32A1 32A2(b) 36B2 36B4 37A 37B2 38C 40A2 40C1 41A 43B2(b) 44C 45D1 46B3(b) 50A 50D1(a)"
        " 50D1(b) 52B1(b) 52B2 54A 54C 55B2 57D 62A 62C3 62D1 67A 67B1(a) 68 68D2(b)(i) 71 73C1"
        " 75A 75B2 75B3 76B3 79B"
    ),
    Weight.MAY_NOT: (
        "9A4 16B1(a) 16C2 20B 20C2 20F1 20F5(a) 20G1 20G2 20G3 25A4 25A5 32 40B2(b) 43A1(a)"
        " 43A1(b) 43A2(a) 43A2(b) 43A2(c) 43A3 45F 47E1 47E2(a) 47F2 50C 50D2 52A 54B2 57C3 61B2(b)"
        " 63B 66C 68B2 72B3 73D2 76B1"
    ),
    Weight.SHALL_NOT: "7B3 7C 9B2 40A4 73B1 76B5",
    Weight.SHALL: "7A 20D 40B5(a) 43B2(a) 73A1 79A1 92C",
    Weight.SHOULD_NOT: "19A2 19B2 45G 65D 66D",
    Weight.SHOULD: (
        "1C 2 6C 9B1(a) 16B2 16B3 16D1 20F2 46A 68C 68D2(a) 72A 73A2 73D1 74A1 74A2 74A3 74B 74B1"
        " 74B2 74B3 74B4 74B5 80B2(a)"
    ),
    Weight.MAY: (
        "5A 9A1 9A2 9A3 9B1(b) 16A1 16A2 20A 20F3 21B1(a) 21B2 25A1 25A6 25B1 26B 27A1 29A 30B1(a)"
        " 30B1(b) 31A2 31B1 31B2 32A2 32B1 32B2 40A3 40B2(c) 41B 42A2 42B 42B1 42B2 42B3 44A 44D"
        " 45B 45C4(b) 46B4 46B5 47A 47B 47C 47D 47F1 50D2(b) 51B1(a) 51B1(b) 51B2(a)"
        " 51B2(b) 51B2(c) 52B1(a) 53A 53B 54B 54D 55A 56 57A 57B 58B3 59 61B1 61B2(a) 61B3 62B2"
        " 62C1 62C2 65B3 66A 66B 68D2(b) 69B 73E1 76C1 92A"
    ),
}

DIRECTOR = {
    Weight.MUST_NOT: "78D",  # here the organiser
    Weight.MUST: "13D",
    Weight.MAY_NOT: "6D2 12B2 13C 93B3",
    Weight.SHALL_NOT: "12C3 22B 70D1 70E1 86A 92D",
    Weight.SHALL: (
        "6D1 6F 10C1 13A1 13A2 13B2 15A2(a) 15A3 15B2 15B3 16B3 16C3 23C 24 27D 40B4 40C1 45F 50E4"
        " 55A 64C1 64C2(b) 66D 67A2 67B1 67B3 68D2(b)(ii) 70A 70C 70E2 71 72C 73E2 75A 75B1 82C 83"
        " 85A1 86B1 86B2(a) 86B2(b) 86B2(c) 93A 93B1 93B2"
    ),
    Weight.SHOULD: "12C1(b) 79B3",
    Weight.MAY: (
        "6D3 6E1 6E2 6E3 6E4 10B 11B 12A 12A1 12A3 12C1(c) 12C1(d) 13B1 15A4 16D2 25A2 40B3(b)"
        " 47E2(b) 70B3 73C2 79C1 79C2 81D 82B 90A 93C2"
    ),
}


def by_label(weights: dict[Weight, str]) -> dict[str, Weight]:
    """The weight of each label."""
    return {label: weight for weight, labels in weights.items() for label in labels.split()}
