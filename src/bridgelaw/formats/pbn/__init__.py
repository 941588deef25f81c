"""Portable Bridge Notation: games with results, and tables of scores."""
