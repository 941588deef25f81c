"""Laws 54D and 56B: a lead out of turn is not accepted."""
