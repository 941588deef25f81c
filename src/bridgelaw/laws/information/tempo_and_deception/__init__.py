"""Laws 73D and 73E: tempo and manner, and opponents who were misled by them."""
