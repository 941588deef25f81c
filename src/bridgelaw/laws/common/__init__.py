"""What several procedures share: withdrawn calls and cards, penalty cards, closing words."""
