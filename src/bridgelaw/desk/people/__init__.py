"""Who works at the desk: accounts with roles, sign-ins, and what the log keeps of them."""
