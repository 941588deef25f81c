"""Rulings on scores: adjusted, missing, disputed (Laws 11, 12, 79, 82C, 86B, 87)."""
