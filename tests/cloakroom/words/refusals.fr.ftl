### Cloakroom has no refusal of its own.
