"""Routes about people: accounts, profiles, friends, notifications, and order among them."""
