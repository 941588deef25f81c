"""Claims and concessions (Laws 68 to 71)."""
