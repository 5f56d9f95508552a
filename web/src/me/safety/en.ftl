### Safety of one's account: English.

safety-passphrase = Change passphrase
safety-old = Current passphrase
safety-new = New passphrase
safety-passphrase-save = Change passphrase and log out everywhere else
safety-passphrase-done = Passphrase changed. All other devices are logged out.
safety-codes = New recovery codes
safety-codes-about = Your old codes will stop working.
safety-codes-make = Create new codes
safety-codes-keep = Write these codes down. Each one lets you set a new passphrase once. They will not be shown again.
safety-codes-kept = I have written them down
safety-keys = Passkeys
safety-keys-about = Log in without a passphrase: with your device’s fingerprint, face or PIN, or with a security key.
safety-keys-elsewhere = Passkeys for this server work at { $origin }.
safety-keys-none = Passkeys do not work at this address.
safety-key-add = Add a passkey
safety-key-name = Name of the passkey
safety-key-suggested = This device
safety-key-new = added on { $day }
safety-key-used = last used on { $day }
safety-key-rename = Rename
safety-key-rename-of = Rename the passkey: { $name }
safety-key-remove = Remove
safety-key-remove-of = Remove the passkey: { $name }
safety-key-failed = The passkey could not be created. Try again.
safety-save = Save
