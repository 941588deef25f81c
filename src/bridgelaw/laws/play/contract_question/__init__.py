"""Laws 41B, 41C and 20: a question about the auction when the auction is over."""
