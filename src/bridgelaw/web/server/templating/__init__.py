"""How templates become pages: read, compiled, kept, in a language."""
