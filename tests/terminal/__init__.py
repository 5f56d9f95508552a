"""The commands of the terminal, tested from outside: arguments and input in, output and exit codes out."""
