"""Laws 45A to 45C and 47: when a card is played, and when it may be taken back."""
