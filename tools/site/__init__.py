"""Builds the project's web site: a folder of static files that any web host can carry.

`addresses` says which file an address is, `pages` which pages there are, `documents` makes pages of
the Markdown files, `search_index` what the search looks through, and `build` writes it all. Cases,
laws and sheets are the desk's own templates; only what stands around them (`templates/base.html`)
is another.
"""
