"""Learning to direct: situations at a table, a trainee's visit to it, and its marks.

Nothing here knows a law: who may do what, what is asked and what is said comes from the procedures.
"""
