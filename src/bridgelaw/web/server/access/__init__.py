"""Who comes in, and how they show it: PINs, sign-ins, links, tokens of programs."""
