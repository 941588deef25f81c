"""What people say when they call the director, in English and in Japanese, by procedure.

These are words of the table, not of the Laws: short forms, slang, the older name, what a beginner
would say. Nobody reads them; they are searched. The titles of procedures and laws are searched
anyway and need not stand here.
"""

from __future__ import annotations

CALLED: dict[str, tuple[str, ...]] = {
    "insufficient-bid": (
        "IB", "bid too low", "bid not high enough", "not a sufficient bid", "underbid",
        "bid less than the last bid", "same bid again", "did not see the bid before",
        "1 heart over 1 spade", "bid lower than partner", "低すぎるビッド", "ビッドが足りない",
        "インサフィシェント", "足りないビッド", "前のビッドより低い", "前のビッドを見落とした",
        "ビッドが低い",
    ),
    "call-out-of-turn": (
        "COOT", "BOOT", "POOT", "bid out of turn", "pass out of turn", "double out of turn",
        "opened out of turn", "not their turn to bid", "not the dealer", "wrong player bid",
        "bid before partner", "bid before right-hand opponent", "both called at once",
        "two calls at the same time", "simultaneous calls", "bid when it was not their turn",
        "jumped the queue", "bid too early", "順番を間違えたビッド", "順番外のパス",
        "順番外のビッド", "アウトオブターン", "ディーラーでないのにビッド", "先にビッドした",
        "同時にコール", "番でないのにビッド",
    ),
    "robbed-of-turn": (
        "skipped a player", "player was passed over", "three passes but one had not called",
        "auction ended too early", "lost their turn to call", "passed out without my call",
        "did not get to bid", "飛ばされた", "コールしていないのに終わった", "番を飛ばされた",
        "オークションが早く終わった",
    ),
    "unintended-call": (
        "mispull", "pulled the wrong card from the box", "wrong bidding card", "mechanical error",
        "slip of the hand", "slip of the tongue", "change a call", "changed their mind",
        "changed the bid", "did not mean to bid that", "took back a bid", "wants to change the bid",
        "misclick", "wrong card out of the bidding box", "cards stuck together",
        "ビッドを間違えて出した", "ビッディングボックスの出し間違い", "ミスプル", "コールの変更",
        "言い間違い", "ビッドを取り替えたい", "ビッドを変えた", "取り間違い", "言い直し",
        "引き間違い",
    ),
    "inadmissible-call": (
        "double of partner", "doubled partner's bid", "redouble without a double",
        "redoubled an undoubled bid", "bid after the auction was over", "bid of eight",
        "call after the final pass", "more than seven", "barred player called",
        "called although they had to pass", "double when there is nothing to double",
        "パートナーをダブル", "8の代のビッド", "パスを強制されたのにコール", "終わった後のビッド",
        "ダブルできないのにダブル", "リダブルできない",
    ),
    "card-in-auction": (
        "card dropped during the auction", "card exposed during the bidding",
        "card seen before the end of the auction", "led before the auction was over",
        "card face up while bidding", "showed a card in the auction",
        "オークション中にカードを落とした", "オークション中にカードが見えた",
        "ビッド中にカードが見えた", "オークション中にリードした",
    ),
    "misinformation": (
        "MI", "wrong explanation", "wrong alert", "late alert", "no alert", "failure to alert",
        "missed alert", "forgot to alert", "should have alerted", "explained wrongly",
        "mistaken explanation", "explanation was corrected", "announcement missing",
        "アラート忘れ", "アラートの遅れ", "アラートしなかった", "説明の間違い", "誤った情報",
        "誤情報", "間違った説明", "説明が訂正された", "アナウンス忘れ",
    ),
    "explanation-duty": (
        "partner explained wrongly", "my partner's explanation is wrong", "I explained wrongly",
        "correct partner's explanation", "when must I correct an explanation",
        "when may I say that the explanation was wrong", "パートナーの説明が間違っている",
        "自分の説明を訂正したい", "いつ訂正すればよいか", "パートナーの説明を訂正",
    ),
    "wrong-board": (
        "called with cards of another board", "took the hand from the wrong board",
        "cards from the wrong board", "bid with the last board's hand", "違うボードの手札",
        "別のボードのカードでコール", "間違ったボードのハンド", "前のボードの手でビッド",
    ),
    "lead-restriction": (
        "lead penalty after a withdrawn call", "may declarer forbid a lead",
        "partner's lead after a bid out of turn", "lead restriction", "forbid a suit",
        "リード制限", "リードの制限", "リードを禁止できるか", "取り消したコールの後のリード",
    ),
    "play-out-of-turn": (
        "LOOT", "OLOOT", "OLOT", "lead out of turn", "opening lead out of turn",
        "wrong defender led", "led from the wrong hand", "declarer led from the wrong hand",
        "led from dummy instead of hand", "wrong side led", "played out of turn",
        "card played before their turn", "played before partner", "premature lead",
        "wrong leader", "順番外のリード", "順番外のオープニングリード", "リードを間違えた",
        "違う人がリード", "違う手からリード", "ダミーとハンドを間違えたリード",
        "パートナーより先にプレイ", "順番外のプレイ", "リード違い",
    ),
    "exposed-card": (
        "dropped a card", "dropped card", "card fell on the table", "card fell face up",
        "showed a card",
        "exposed a card", "card visible", "partner saw the card", "card on the floor",
        "detached a card", "named a card they hold", "missing card found during play",
        "カードを落とした", "カードが見えた", "カードを見せた", "落ちたカード", "表向きに落とした",
        "カードが床に落ちた",
    ),
    "several-cards": (
        "two cards played at once", "two cards stuck together", "played two cards",
        "two cards led", "two cards came out", "2枚出した", "２枚同時に出した", "カードが2枚出た",
        "2枚くっついて出た",
    ),
    "penalty-card": (
        "PC", "MPC", "penalty card", "major penalty card", "minor penalty card",
        "two penalty cards", "lead with a penalty card", "partner has a penalty card",
        "what may I lead", "ペナルティーカード", "メジャーペナルティカード",
        "マイナーペナルティカード", "罰則カード", "パートナーにペナルティカードがある",
    ),
    "penalty-card-not-played": (
        "did not play the penalty card", "forgot the penalty card", "penalty card still there",
        "played another card instead of the penalty card",
        "ペナルティカードを出さなかった", "ペナルティカードを忘れた",
        "ペナルティカードでないカードを出した",
    ),
    "revoke": (
        "renege", "did not follow suit", "failed to follow suit", "had a spade after all",
        "ruffed but had the suit", "discarded although holding the suit", "not followed",
        "revoked", "two revokes", "found the suit later", "リボーク", "リヴォーク", "反則",
        "スートをフォローしなかった", "持っているのに出さなかった", "フォローしなかった",
        "台札を出さなかった", "あるのにラフした",
    ),
    "revoke-question": (
        "asked about a revoke", "no spades partner", "having none", "having no hearts",
        "may I ask about a revoke", "asked partner whether they had any",
        "リボークについて聞いた", "もうないですか", "リボークの確認", "ノーハートかと聞いた",
    ),
    "designation": (
        "declarer called the wrong card from dummy", "named a card that is not in dummy",
        "said play anything", "said low", "unclear designation", "changed the card from dummy",
        "declarer changed the card called from dummy", "called a suit without a rank",
        "called for a card and changed it", "run the suit",
        "declarer changed the card", "incomplete designation", "ダミーのカードを言い間違えた",
        "指定を変えた", "スモールと言った", "何でもいいと言った", "不完全な指定",
        "ダミーにないカードを指定",
    ),
    "dummy-card": (
        "dummy played the wrong card", "dummy misheard", "wrong card from dummy",
        "dummy put the wrong card", "dummy played a card that was not called",
        "ダミーが違うカードを出した", "ダミーの聞き間違い", "ダミーが間違えて出した",
    ),
    "played-card": (
        "was the card played", "take back a card", "wants to take back a card",
        "card touched the table", "card held so that partner could see", "change a played card",
        "touched a card in dummy", "card nearly on the table", "retract a card",
        "カードを取り消したい", "プレイされたカードか", "出したカードを戻したい",
        "カードを戻した", "ダミーのカードに触った",
    ),
    "dummy-conduct": (
        "dummy spoke", "dummy said something", "dummy looked at a hand",
        "dummy pointed out a revoke",
        "dummy called the director", "dummy warned declarer", "dummy told declarer the wrong hand",
        "dummy left the table", "may dummy", "dummy suggested a play", "dummy asked a defender",
        "ダミーが口を出した", "ダミーが話した", "ダミーが指摘した", "ダミーがハンドを見た",
        "ダミーがディレクターを呼んだ", "ダミーの権利",
    ),
    "contract-question": (
        "what is the contract", "review of the auction", "asked for the bidding during play",
        "what are trumps", "may I hear the bidding again", "whose lead is it",
        "コントラクトは何か", "オークションの確認", "ビッドをもう一度聞きたい",
        "オークションの復唱", "レビュー",
    ),
    "trick-count": (
        "trick pointed the wrong way", "trick turned wrongly", "look at the last trick",
        "wants to see the last trick", "trick pointed incorrectly", "tricks mixed up",
        "inspect a quitted trick", "cards of the tricks in disorder",
        "トリックの向きが違う", "前のトリックを見たい", "トリックを見直す", "トリックの向き",
    ),
    "defective-trick": (
        "five cards in a trick", "three cards in a trick", "did not play to the trick",
        "one card too many", "one card too few", "has one card left over",
        "one card short at the end",
        "missing a card during the play", "トリックに5枚", "トリックに3枚", "カードを出し忘れた",
        "最後に1枚余った", "最後に1枚足りない", "1枚多く出した",
    ),
    "claim": (
        "claimed", "disputed claim", "contested claim", "the rest are mine", "all mine",
        "claim without a statement", "doubtful claim", "conceded a trick", "defender claimed",
        "faced the hand", "claim was wrong", "forgot a trump in the claim", "play ceases",
        "クレーム", "残り全部", "残りは全部取り", "クレームに異議", "クレームの争い", "取りの宣言",
        "説明なしのクレーム", "手札を見せてクレーム",
    ),
    "claim-agreed": (
        "agreed to a claim by mistake", "take back agreement to a claim", "acquiescence",
        "we accepted the claim but had a trick", "claim agreed wrongly",
        "クレームに合意したが", "合意を取り消したい", "クレームを認めたが",
    ),
    "concession": (
        "conceded a trick they could not lose", "take back a concession", "conceded wrongly",
        "gave up a trick that was won", "譲ったトリックを取り戻したい",
        "取られの宣言を取り消したい",
        "間違って譲った", "コンシード",
    ),
    "tricks-disputed": (
        "how many tricks", "number of tricks in dispute", "wrong score entered",
        "score entered wrongly", "scoring error", "wrong result in the machine",
        "Bridgemate error", "correct the score", "tricks do not agree", "result recorded wrongly",
        "トリック数が合わない", "スコアの入力間違い", "スコアの訂正", "結果の入力ミス",
        "トリック数の争い",
    ),
    "adjusted-score": (
        "weighted score", "assigned score", "split score", "artificial adjusted score",
        "average plus", "average minus", "60 percent", "damage", "adjust the score",
        "調整スコア", "アベレージプラス", "加重スコア", "スコアを調整", "60パーセント",
        "分割スコア", "損害",
    ),
    "director-error": (
        "director's mistake", "wrong ruling", "my own mistake", "I ruled wrongly",
        "director misruled", "ディレクターのミス", "裁定の間違い", "間違った裁定をした",
    ),
    "no-comparable-result": (
        "board not played in a team match", "no result at one table", "missing board in teams",
        "board spoiled at one table", "チーム戦で片方だけ", "チーム戦で結果がない",
        "片方のテーブルの結果がない",
    ),
    "fouled-board": (
        "hands mixed up between tables", "board played with different cards",
        "cards in the wrong pocket", "board misduplicated", "two hands swapped",
        "cards exchanged between two hands", "board fouled", "カードが入れ替わっていた",
        "ハンドが入れ替わった", "ボードのカードが違う", "ポケットを間違えた", "汚れたボード",
        "カードを入れ間違えた",
    ),
}  # fmt: skip
"""For each procedure what it is called where nobody has read the Laws."""
