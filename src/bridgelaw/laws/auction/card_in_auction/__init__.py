"""Law 24: a card exposed or led in the auction."""
