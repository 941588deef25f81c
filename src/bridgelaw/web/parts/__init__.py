"""What several features show: a table drawn, questions and rulings, ways to answer."""
