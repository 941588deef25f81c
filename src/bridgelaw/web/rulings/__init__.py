"""A ruling: one question a page, the ruling at the end, and its report."""
