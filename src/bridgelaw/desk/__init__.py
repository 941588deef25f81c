"""What a desk keeps: sessions with their scores, live tables and rulings, folded from the log.

Nothing is imported here, so that a terminal can take what both faces share without a database.
"""
