"""Laws 84 and 85: rulings on agreed facts, and on facts that the sides tell differently."""
