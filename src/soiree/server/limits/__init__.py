"""What one client can use of a node: requests, tries to log in, passphrases to hash, tables, sockets and bytes.

Import `rate_limit`, `logins.LoginLimits`, `fair_turns.FairTurns`, `hashing.HashingPool`, `replaying.ReplayThread`,
`known_addresses.KnownAddresses`, `quotas.TableQuotas` and `socket_limits.SocketLimits`.
May import `storage` and `table`, but not `runtime`, `node` or `http`.
"""
