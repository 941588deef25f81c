"""Laws 61 to 64: a revoke, corrected in time or counted after the play."""
