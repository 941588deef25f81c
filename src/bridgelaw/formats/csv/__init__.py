"""Results as a spreadsheet saves them."""
