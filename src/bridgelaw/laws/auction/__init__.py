"""The laws of the auction."""
