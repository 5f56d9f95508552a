"""What a person can do at a table. `commands.COMMANDS` declares each command once: HTTP routes, socket messages and schema follow from it.

`command` is what a command is and how it is carried out, `callers` who may call it, `fields` its input and replies, `effects` what it does
besides one call of `Table`. May import `node` and everything below it, but not `http`.
"""
