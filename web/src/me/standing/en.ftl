### What an administrator has decided about the reader: English.

standing-warn = An administrator has warned you: { $reason }
standing-mute = An administrator has muted you: { $reason }
standing-ban = You are banned from this server: { $reason }
standing-until = Until { $day }.
standing-for-good = Until an administrator revokes it.
standing-mute-means = You can play, but you cannot write in chats or change your name.
standing-ban-means = You can read public pages, log out, and download or delete your data.
standing-confirm = I have read this
standing-export = Download your data
standing-conduct = Rules of conduct
