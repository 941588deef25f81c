"""Laws 11A and 12: an adjusted score."""
