"""Laws 1-11, 13-15 and 81C: cards, boards and deals, and what the players settled themselves."""
