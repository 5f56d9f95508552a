"""What browsers are sent as events: changes of their games and friends, and of the tables in the lobby."""
