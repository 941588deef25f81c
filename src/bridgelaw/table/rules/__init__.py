"""The rules inside the table, by edition of the Laws; clauses are named here and nowhere else.

`kinds.py` names what the table decides, `rules.py` is the value that says by which clause,
`of_2017.py` that value as the Laws of 2017 have it, `editions.py` has one for each edition.
"""
