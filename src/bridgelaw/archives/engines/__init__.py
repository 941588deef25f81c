"""Who does the work: this process, several processes of this machine, or a cluster.

An engine is a function from portions to their results, in the same order, with only a few of them
under way at a time. Whichever it is, the results are the same.
"""
