"""The WebSockets of the API: a table's (`table`) and a person's event stream (`events`), on one connection class (`client_socket`)."""
