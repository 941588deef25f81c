"""The log of rulings."""
