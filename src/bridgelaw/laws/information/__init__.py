"""The laws of information: what may be used, what must be told, and how it may be told."""
