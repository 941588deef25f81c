"""Laws 46 and 45C4(b): what declarer said to dummy."""
