"""Presets for auctions in which both sides bid: overcalls, doubles, raises, defences to 1NT."""

from bridgelaw.comparable.presets.preset import Preset, of_suits
from bridgelaw.locale.text import tr

_TAKEOUT = "{low}-16 {short}0-2 {first}3+ {second}3+ {third}3+ or 17+"

OVERCALLS = (
    *of_suits("DHS", "overcall-1{s}", tr("{call} overcall"), "8-16 {s}5+", 1),
    Preset("overcall-1nt", tr("1NT overcall of 1♠"), "15-18 bal stop S"),
    Preset("overcall-1nt-h", tr("1NT overcall of 1♥"), "15-18 bal stop H"),
    *of_suits("CD", "overcall-2{s}", tr("{call} overcall"), "10-16 {s}5+", 2),
    Preset("overcall-2h", tr("2♥ overcall of 1♠"), "10-16 H5+"),
    *of_suits("HS", "weak-jump-2{s}", tr("{call} weak jump overcall"), "5-10 {s}6+", 2),
    Preset("intermediate-jump-2s", tr("2♠ intermediate jump overcall"), "11-15 S6+"),
    Preset("michaels-minor", tr("Michaels over a minor: both majors"), "5+ H5+ S5+"),
    Preset("michaels-minor-weak", tr("Michaels over a minor, weak"), "5-10 H5+ S5+"),
    Preset("michaels-minor-split", tr("Michaels over a minor, weak or strong"),
           "5-10 H5+ S5+ or 16+ H5+ S5+"),
    Preset("michaels-h", tr("Michaels over 1♥: spades and a minor"), "5+ S5+ (C5+ or D5+)"),
    Preset("michaels-s", tr("Michaels over 1♠: hearts and a minor"), "5+ H5+ (C5+ or D5+)"),
    Preset("unusual-2nt", tr("Unusual 2NT: both minors"), "5+ C5+ D5+"),
    Preset("unusual-2nt-1c", tr("Unusual 2NT over 1♣: diamonds and hearts"), "5+ D5+ H5+"),
    Preset("unusual-2nt-1d", tr("Unusual 2NT over 1♦: clubs and hearts"), "5+ C5+ H5+"),
    Preset("ghestem-3c", tr("Ghestem 3♣ over 1♠: hearts and diamonds"), "8+ H5+ D5+"),
)  # fmt: skip

DOUBLES = (
    Preset("takeout-double-c", tr("Takeout double of 1♣"),
           _TAKEOUT.format(low=11, short="C", first="S", second="H", third="D")),
    Preset("takeout-double-d", tr("Takeout double of 1♦"),
           _TAKEOUT.format(low=11, short="D", first="S", second="H", third="C")),
    Preset("takeout-double-h", tr("Takeout double of 1♥"),
           _TAKEOUT.format(low=11, short="H", first="S", second="D", third="C")),
    Preset("takeout-double-s", tr("Takeout double of 1♠"),
           _TAKEOUT.format(low=11, short="S", first="H", second="D", third="C")),
    Preset("takeout-double-s-four", tr("Takeout double of 1♠ promising four hearts"), "11+ H4+"),
    *of_suits("HS", "negative-double-{s}", tr("Negative double: four {suit}"), "6+ {s}4+"),
    Preset("negative-double-h-8", tr("Negative double: just four hearts, 8+"), "8+ H4"),
    Preset("negative-double-hd", tr("Negative double: hearts and diamonds"), "6+ H4+ D4+"),
    Preset("negative-double-majors", tr("Negative double: both majors"), "6+ H4+ S4+"),
    Preset("negative-double-major", tr("Negative double: a major"), "6+ (H4+ or S4+)"),
    *of_suits("HS", "support-double-{s}", tr("Support double: three {suit}"), "11+ {s}3"),
    *of_suits("HS", "support-redouble-{s}", tr("Support redouble: three {suit}"), "11+ {s}3"),
    Preset("responsive-double-minors", tr("Responsive double: both minors"), "7+ C4+ D4+"),
    Preset("responsive-double-majors", tr("Responsive double: both majors"), "7+ H4+ S4+"),
    Preset("penalty-double-1nt", tr("Penalty double of 1NT"), "15+"),
    Preset("strong-double-1nt", tr("Double of 1NT: 16+"), "16+"),
    Preset("redouble-10", tr("Redouble: 10+"), "10+"),
    Preset("lightner", tr("Double asking for a lead"), "asks: lead"),
)  # fmt: skip

RAISES = (
    *of_suits("HS", "cue-raise-{s}", tr("Cue-bid: a good raise of {suit}"), "10+ {s}3+"),
    Preset("cue-raise-d", tr("Cue-bid: a good raise of diamonds"), "10+ D4+"),
    *of_suits("HS", "jordan-2nt-{s}", tr("2NT over a double: a limit raise of {suit}"),
              "10+ {s}4+"),
    Preset("natural-2nt-over-double", tr("2NT natural over a double"), "10-11 bal"),
    Preset("western-cue", tr("Cue-bid asking for a stopper"), "asks: stopper 10+"),
    Preset("good-bad-2nt", tr("Good-bad 2NT after 1♦-1♥: competing"),
           "relay (11-15 (D6+ or D5+ C5+ or H4))"),
    Preset("minor-rebid-2d", tr("2♦ rebid after 1♦-1♥"), "11-15 D6+"),
)  # fmt: skip

AGAINST_NOTRUMP = (
    Preset("landy", tr("Landy 2♣: both majors"), "10-15 H4+ S4+"),
    Preset("multi-landy-2d", tr("Multi-Landy 2♦: one major"), "8-15 H6+ or 8-15 S6+"),
    Preset("multi-landy-2h", tr("Multi-Landy 2♥: hearts and a minor"), "8-15 H5+ (C4+ or D4+)"),
    Preset("multi-landy-2s", tr("Multi-Landy 2♠: spades and a minor"), "8-15 S5+ (C4+ or D4+)"),
    Preset("dont-double", tr("DONT double: one suit"), "8-15 (C6+ or D6+ or H6+)"),
    Preset("dont-2c", tr("DONT 2♣: clubs and another suit"), "8-15 C4+ (D4+ or H4+ or S4+)"),
    Preset("dont-2d", tr("DONT 2♦: diamonds and a major"), "8-15 D4+ (H4+ or S4+)"),
    Preset("dont-2h", tr("DONT 2♥: both majors"), "8-15 H4+ S4+"),
    Preset("dont-2s", tr("DONT 2♠: spades"), "8-15 S6+"),
    Preset("cappelletti-2c", tr("Cappelletti 2♣: one suit"), "9-15 (C6+ or D6+ or H6+ or S6+)"),
    Preset("cappelletti-2d", tr("Cappelletti 2♦: both majors"), "9-15 H4+ S4+"),
    Preset("cappelletti-2h", tr("Cappelletti 2♥: hearts and a minor"), "9-15 H5+ (C4+ or D4+)"),
    Preset("cappelletti-2s", tr("Cappelletti 2♠: spades and a minor"), "9-15 S5+ (C4+ or D4+)"),
    *of_suits("HS", "natural-2{s}-over-1nt", tr("{call} natural over 1NT"), "8-15 {s}5+", 2),
    Preset("asptro-2c", tr("Asptro 2♣: hearts and another suit"), "8-15 H4+ (C5+ or D5+ or S4+)"),
    Preset("asptro-2d", tr("Asptro 2♦: spades and another suit"), "8-15 S4+ (C5+ or D5+ or H4+)"),
)  # fmt: skip
