"""USEBIO 1.2: the XML that clubs and unions publish results in."""
