"""Law 20F4, 20F5: who corrects a wrong explanation of their own side, and when."""
