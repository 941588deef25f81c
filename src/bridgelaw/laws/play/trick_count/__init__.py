"""Laws 65 and 66: a card turned the wrong way, cards out of order, a trick looked at again."""
