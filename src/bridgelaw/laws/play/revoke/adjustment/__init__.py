"""Law 64A and B: tricks that move."""
