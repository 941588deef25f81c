"""How each event changes the state: the auction, the play, and what a ruling does."""
