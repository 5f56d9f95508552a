### Safety of one's account: English.

safety-passphrase = Change passphrase
safety-old = Present passphrase
safety-new = New passphrase
safety-passphrase-save = Change passphrase and log out elsewhere
safety-passphrase-done = The passphrase is changed. All other devices are logged out.
safety-codes = New recovery codes
safety-codes-about = The old codes are worthless from then on.
safety-codes-make = Create new codes
safety-codes-keep = Write these codes down: each sets a new passphrase once. They are shown only now.
safety-codes-kept = I have kept them
safety-keys = Passkeys
safety-keys-about = Log in without a passphrase, with the fingerprint, face or PIN of your device, or with a security key.
safety-keys-elsewhere = Passkeys of this server work at { $origin }.
safety-keys-none = Passkeys do not work at this address of the server.
safety-key-add = Add a passkey
safety-key-name = Name of the passkey
safety-key-suggested = This device
safety-key-new = added on { $day }
safety-key-used = last used on { $day }
safety-key-rename = Rename
safety-key-rename-of = Rename the passkey { $name }
safety-key-remove = Remove
safety-key-remove-of = Remove the passkey { $name }
safety-key-failed = No passkey was created. Try again.
safety-save = Save
