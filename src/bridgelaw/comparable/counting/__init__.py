"""Exact numbers of hands: the pack, the cells that hands fall into, what two sets share."""
