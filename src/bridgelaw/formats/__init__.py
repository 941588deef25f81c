"""Files of results: USEBIO, PBN, and a plain CSV and YAML of our own."""
