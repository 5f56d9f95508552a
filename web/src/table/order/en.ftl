### People at a table: report, remove, close the chat. English.

order-title = People at this table
order-nobody = Nobody else has taken a seat or written here.
order-role = { $role ->
    [player] player
   *[onlooker] watching
}
order-report = Report…
order-report-of = Report { $name }
order-remove = Remove
order-remove-of = Remove { $name }
order-remove-sure = Remove { $name } from this table? They cannot come back.
order-remove-yes = Remove from the table
order-cancel = Cancel
order-close-chat = Close the chat
order-open-chat = Reopen the chat
order-chat-is-closed = The chat is closed: nobody can write here.
order-chat-is-open = Everybody at the table can write.
order-chat = Chat
order-why = What happened?
order-messages = Messages to include
order-messages-none = { $name } has not written here. The report contains no messages.
order-send = Send report
order-about-report = The administrators of this server read your report, with your name and the messages you select. { $name } does not learn who sent it.
order-conduct = Rules of conduct
order-sent = Report sent to the administrators. Thank you.
