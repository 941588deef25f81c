"""Calls for the director from Bridgemates, by the Data Connector of BCS 5."""
