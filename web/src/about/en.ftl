### Rules of conduct and privacy: English.

about-conduct = Rules of conduct
about-conduct-text =
    Everybody should enjoy the game. Be as kind as you would be at a real table.
    - Do not insult, threaten or harass anybody, and write nothing hateful or obscene. This applies to names, too.
    - Play fair: no help from software against other people, unless the table allows hints, and no games against your own second account.
    - Do not keep people waiting. If you have to go, resign, offer a draw or leave your seat to a bot.
    - Do not advertise, and do not share private information about other people.
    # What you can do
    You can hide the chat, or ask the host to close it or to remove somebody. At every table you can report a person: the administrators read your report and the messages you select.
    # What administrators do
    They warn, mute or ban people who spoil the game for others. If this happens to you, you see why and until when. Every decision is recorded.
about-privacy = Privacy
about-privacy-text =
    What this server stores about you, for how long, and how to download or delete it. There are no trackers, and the only cookies are those that keep you logged in.
    # What is stored
    - Your name and colour. For an account: the login, a hash of the passphrase, hashes of the recovery codes, and the public keys of your passkeys.
    - Your devices: when each logged in and was last used, and how the browser identifies itself. No location and no IP address.
    - Your tables: moves, results, ratings, and what you have written in chats.
    - Your notification settings: subscribed browsers, email address, webhooks, quiet hours.
    - Your friends, friend requests and blocks, what you let others see, vacations, notes, shared analyses, and the puzzles you have tried, with your puzzle rating.
    - Reports by you or about you, with copies of the messages; warnings, mutes and bans.
    # How long
    - A device that is not used for a year is logged out. Sent notifications are kept for 120 days, without their text.
    - A guest without games, messages or other data is deleted 30 days after the last visit, and so is a table that was closed before its game began, with its chat. The operator of this server may have set other times.
    - A shared analysis is deleted 180 days after it was last opened. Friends, blocks and notes are kept until you change them.
    - Games, chats and reports are kept until you delete your data. Your games then remain without your name, and everything you have written is deleted.
    - IP addresses are counted in memory to limit requests, and stored only if an administrator bans one.
    - The audit log of the administrators keeps your id, but not your name.
    # Who sees it
    Everybody sees your name. On your page you choose who sees your ratings, your games at listed tables and your friends. Games at private tables are visible only to the people who played there; your notes and blocks only to you. Administrators see reports. The operator of this server has access to its database.
    # Your rights
    You can download everything that is stored about you, and delete it at any time.
about-export = Download your data
about-delete = Delete your data
about-delete-sure = Delete all your data? Your games in progress are resigned, your messages and ratings are deleted, and your name disappears from your games. This cannot be undone.
about-delete-yes = Delete permanently
about-cancel = Cancel
about-deleted = Your data has been deleted.
