"""The 2017 Laws of Duplicate Bridge as software."""

__version__ = "0.1.0"
