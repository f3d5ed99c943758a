"""A game for testing clients: secret bids made at once, then questions that can be passed on."""
