"""Laws 50, 51 and 59: a penalty card on the table."""
