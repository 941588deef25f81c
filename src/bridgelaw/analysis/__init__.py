"""What the cards would have brought: double dummy, equity after a revoke, claims."""
