"""The notation of meanings: how what a person writes becomes a set of hands."""
