### Rules of conduct and privacy: English.

about-conduct = Rules of conduct
about-conduct-text =
    Everybody should enjoy the game. Be as kind as you would be at a real table.
    - Do not insult, threaten or harass anybody, and write nothing hateful or obscene. That holds for names, too.
    - Play fair: no help from programs in games with people, unless the table allows hints; no second account against yourself.
    - Do not leave people waiting. If you have to go, resign, offer a draw or leave your seat to a bot.
    - Do not advertise, and do not publish anything private about somebody else.
    # What you can do
    Hide the chat, or ask the host to close it or to remove somebody. At every table you can report a person: the administrators read your report with the messages that you choose.
    # What administrators do
    They warn, mute or ban people who spoil the game for others. You see why and until when. Every such act is recorded.
about-privacy = Privacy
about-privacy-text =
    This page says what this server stores about you, how long, and how you get it or delete it. It uses no trackers, and no cookies but those that keep you signed in.
    # What is stored
    - Your name and colour; of an account the login, a hash of the passphrase, hashes of the recovery codes, and the public keys of your passkeys.
    - Your devices: when each logged in and was last used, and what the browser calls itself. No place and no address.
    - Your tables: moves, results, ratings, and what you have written in chats.
    - What you have given for notifications: the address of a browser, an e-mail address, a webhook, quiet hours.
    - Your friends, requests and blocks, what you let others see, vacations, notes at tables, and analyses that you have shared.
    - Reports that you have sent or that are about you, with copies of messages; warnings, mutes and bans.
    # How long
    - A device that is not used for a year is logged out. Notifications that were sent are kept for 120 days, without text.
    - A shared analysis is deleted 180 days after somebody last opened it. Friends, blocks and notes stay until you change them.
    - Games, chats and reports stay until you delete yourself. Then games stay without your name, and what you have written is deleted.
    - Addresses on the internet are counted in memory to limit requests, and stored only if an administrator bans one.
    - The record of what administrators did keeps your id, and no name.
    # Who sees it
    Everybody sees your name. Your page says who sees your ratings, your games at listed tables and your friends. Games at private tables are seen by those who played there; your notes and blocks by nobody but you. Administrators see reports. The operator of this server has its database.
    # Your rights
    You can download everything that is stored about you, and delete yourself at any time.
about-export = Download your data
about-delete = Delete everything about you
about-delete-sure = Delete yourself? Running games are resigned, your messages and ratings are deleted, and your name disappears from your games. This cannot be undone.
about-delete-yes = Delete for good
about-cancel = Cancel
about-deleted = You are deleted.
