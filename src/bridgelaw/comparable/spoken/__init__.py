"""What a call shows, in people's own words: read to the plain notation, or asked about."""
