"""Law 45D: dummy put out a card that declarer did not name."""
