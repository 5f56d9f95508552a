"""The front door for a terminal, from outside: command lines in, lines and exit codes out."""
