"""Words that are never passed over, though no construction may know them.

An ordinary word that nobody has listed ("as flat as a pancake", "four measly spades") cannot change
what was read around it. What can is of few kinds, and these are closed: what denies, what makes it
conditional or doubtful, what compares or counts, whose hand it is, what a call is for, and the
words of the game. They are told here by how they begin; a word of three letters may be short for
any of them, and one nearly spelled like a word that the reader knows may be that one.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files

from bridgelaw.comparable.spoken.convention_rows import CONVENTIONS
from bridgelaw.reading.lexicon import inflected

_BEGIN = {
    "excepts": "barring exclud except apart unless until without rule",
    "denies": "hardly scarcely barely lack missing absen devoid minus seldom neither nobody none nothing refus reject declin disclaim contrar contradict impossib unable fail forbid prohibit prevent avoid withh conceal hidden abandon cancel withdr retract reverse suppress skip bypass omit remov discard not never no nor cannot wouldnt shouldnt couldnt isnt arent wasnt werent doesnt didnt dont wont cant aint neer rarely",
    "conditions": "provide assume suppos depend subject contingen whenever whether either otherwise alternat instead rather versus option choice choos chose prefer pick select when where while though although because unlike ",
    "doubts": "might could should would shall must ought possib probab perhaps maybe likel often sometime occasion frequent always never conceiv potential presum theoret allege apparent seem hope doubt unsure uncert unclear unknown forgot forget remember recall confus mistak mistook wrong error misbid misunder accident oops guess suspect vague something somewhat somehow somewhere anything anywhere everything whatever",
    "feels, pretends": "fancy fancie love hate loathe dread dislike enjoy trust believe imagine dream afraid feel felt gamble punt pretend swear swore claim resemble imitate copy joke kidding",
    "changes": "previous former earlier later change switch swap alter replac modify different originally before after",
    "judges": "least most best worst better worse low lower upper great high top bottom small large tiny huge big thin thick wide narrow poor rich strong weak heavy light good bad decent sound robust broad strict loose tight flex variab average between among level equal same similar rough near almost about around other else",
    "compares, counts": "more less few many much several couple pair double triple twice thrice half third quarter dozen extra addition further another second first last next odd even exact precis approximat circa above below beyond beneath under over within exceed reach limit bound floor ceiling maxim minim long short full empty solid power plus total combine range spread percent number count amount quantit both each every all single sole lone only not no nor once hundred fifty forty thirty twenty teen eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen zero one two three four five six seven eight nine ten",
    "whose": "partner oppo enem declarer dummy defend responder interven advanc opener",
    "is for": "hunt quest angl fish ask inquir enquir query question wonders wondering request demand seek search sought discover explor probe investig curious invite propos encourag discourag hint sign signoff stop play pass force compel oblig requir need want wish desir intend aim goal expect try tries attempt slam game part contract save sacrific rescu rescue escape compete balance reopen protect penalt penali punish business cooperat action value transfer puppet relay wait tempori stall bluff psyche psych fake decept lead direct signal preempt obstruct barrage disturb interfer block destruct natural artificial convention gadget pull correct convert leave sit choose decide decisi suggest scrambl runs running sandwich",
    "the game's": "point honor honour ace king queen jack knave spot pip card void doublet triplet tripleton quad stiff bare bald naked blank shape distribut pattern flat semi suit side minor major trump rag spade heart diamond club red black pointed rounded touching adjacent rank broken ragged ratty gappy chunk length stop guard hold cover control cue round trick loser winner quick defensive offensive defence toleranc support fit raise misfit canape rebid reverse jump redouble bid call open repl answer oversh underb overb vulnerab notrump sequence tenace finesse entry entries intermediate textur quality headed interest promise guarantee positive negative artifici alert concentrat scatter freak wild extreme unbal twosuit onesuit threesuit suiter suited carder bagger working wasted cashing ruff establish bust yarborough bal nat min max neg rev sup pos reb jac lim mul opposite facing",
    "methods": "cansino crodo culbertson deadwood disco dopi ropi depo fishbein gardener goren granville halmic hardy helvic herbert ingberman inglis josephine kantar kaplan keri lavings maccabi mathe mexican mckenna monaco norman nilsland parrish pottage rosenkranz roth ripstra rusinow sharples scanian schuler snapdragon soloway spiral stolen swine swiss trent twerb valdes wagner weiss kokish womack bluhmer bourke acol benj multi roman super mini inver mixed weak mini flann",
}  # fmt: skip
"""How such words begin; a short one is the whole word but for its ending."""
_ENDING = "[a-z]?(?:s|es|d|ed|ing|ings|er|ers|or|est|y|ly|en|t|ion|ions|ness|ish|able|ance|ence|ment|ive|al)?$"
_LONG = 6


def _one_of(stems: str) -> str:
    """The ending stands once, behind all short ones: it takes long to compile."""
    long = [stem for stem in stems.split() if len(stem) >= _LONG]
    short = [
        stem.rstrip("e") + "e?" * stem.endswith("e") for stem in stems.split() if len(stem) < _LONG
    ]
    return "|".join((*long, f"(?:{'|'.join(short)}){_ENDING}"))


_QUALITY = re.compile(_one_of(_BEGIN["judges"] + " relevant"))
_DENIAL = re.compile(_one_of(_BEGIN["denies"]))
_WEIGHTY = re.compile(
    _one_of(" ".join(_BEGIN.values()))
    + "|(?:un(?!i)|non|dis|semi|anti|im(?=[mp]))[a-z]{4}|.*(?:less|fold|wise|ever)$|[a-z]{1,2}$|(?![b-df-hj-np-tv-z][aeiouy][b-df-hj-np-tv-z]$)[a-z]{3}$"
)  # fmt: skip
_FILE = files("bridgelaw.comparable.spoken").joinpath("ordinary.txt")
ORDINARY = " ".join(
    form for word in _FILE.read_text(encoding="utf-8").split() for form in inflected(word)
)
"""Words that are no misspelling of one that the reader knows, though they are nearly spelled like it."""
_COMMON = frozenset(ORDINARY.split())
_SAID = re.compile(r"[^\W\d_]+|\d+")
_ORDINARY = re.compile("[a-zß-ÿ]+|[ぁ-ん一-龯々]*[一-龯々][ぁ-ん一-龯々]*|[ぁ-ん]{3,}")
_KANJI = re.compile(
    "[点枚長短強弱多少最数色手札切止招誘高低良悪上下前後全半両片他別無不非未否禁除抜以外約程度限先順番親赤黒大中小若何誰幾尋聞問訊知求調探頼教終降逃助救選欲望希期願変替違忘迷疑例時場条件仮次第状況狙試守攻待呼返答一二三四五六七八九十百]|しか|だけ|まで|より|ほど|れば|たら|なら|ずに|ぬ|ねば|なけ|ませ|ない|なか|なく|なし|なき|ざる|まい|へん|あら|とき|もし|ただし|かも|はず|どちら|どれ|いくつ|つもり|くらい|らし|好|嫌|無|よう|そうで|たい|恐|勘"
)
"""In Japanese the words of the game are in katakana; what else matters shows by these."""
_ALIKE = 0.85
_KNOWN = sorted({word for each in CONVENTIONS for word in each.names.split() if len(word) > 4})


@lru_cache(4096)
def matters(word: str) -> bool:
    """Whether an unknown word could change what was read around it.

    >>> [matters(each) for each in ("pancake", "scarcely", "splnter", "割り込", "枚")]
    [False, True, True, False, True]
    """
    said = word.lower().replace("'", "")
    if said in _COMMON or not _ORDINARY.fullmatch(said):
        return said not in _COMMON
    found = _WEIGHTY.match(said) if said[0].isascii() else _KANJI.search(said)
    return bool(found or get_close_matches(said, _KNOWN, 1, _ALIKE))


def judges(words: str) -> bool | None:
    """Whether words only praise, compare or deny, and tell no number, suit, purpose or condition;
    None where they do nothing of the kind.

    >>> judges("lower than most"), judges("not"), judges("unless better"), judges("pancake")
    (True, None, False, None)
    """
    said = _SAID.findall(words.lower().replace("'", ""))
    praises = any(_QUALITY.match(each) for each in said)
    ordinary = all(
        _QUALITY.match(each) or _DENIAL.match(each) or not matters(each) for each in said
    )
    return (praises or None) if ordinary else False
