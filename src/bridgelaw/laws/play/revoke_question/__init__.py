"""Laws 61B, 61C and 66: who may ask about a revoke, and who may look at the tricks."""
