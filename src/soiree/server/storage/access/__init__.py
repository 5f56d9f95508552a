"""Who may sign in: sessions, passkeys, and what administrators decide about people."""
