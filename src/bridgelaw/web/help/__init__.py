"""Help: the first evening, what the desk is made from, and how it is installed."""
