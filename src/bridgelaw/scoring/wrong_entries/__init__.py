"""Results that were probably entered wrongly: what contradicts itself, and what is not likely.

Nothing here changes a score. A person looks, and says that it is right or corrects it (79B, 79C).
"""
