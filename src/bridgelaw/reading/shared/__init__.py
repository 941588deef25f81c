"""What every reader knows: numbers, seats, suits, calls, cards, lengths and strengths."""
