"""Scores: contracts, matchpoints, IMPs, victory points, adjusted scores, the whole field."""
