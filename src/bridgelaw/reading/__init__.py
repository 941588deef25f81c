"""Reading what people write: letters folded to one form, known words, and what cannot be read."""
