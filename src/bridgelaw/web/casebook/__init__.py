"""The casebook, as pages and as a quiz."""
