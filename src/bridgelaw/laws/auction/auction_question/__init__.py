"""Laws 20A, 20B, 20D to 20F1: a question about the auction while it goes on."""
