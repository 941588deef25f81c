"""Laws 67 and 14: a trick with too few or too many cards, and a hand that lacks one."""
