"""What a claimer says, on the reader of `reading/`: words, constructions, and what follows."""
