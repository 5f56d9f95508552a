### People at a table: report, remove, close the chat. English.

order-title = People at this table
order-nobody = Nobody else has a seat or has written here.
order-role = { $role ->
    [player] player
   *[onlooker] watching
}
order-report = Report…
order-report-of = Report { $name }
order-remove = Remove
order-remove-of = Remove { $name }
order-remove-sure = Remove { $name } from this table? They cannot come back to it.
order-remove-yes = Remove from the table
order-cancel = Cancel
order-close-chat = Close the chat
order-open-chat = Open the chat
order-chat-is-closed = The chat is closed: nobody can write here.
order-chat-is-open = Everybody at the table can write.
order-chat = Chat
order-why = What happened?
order-messages = Messages that it is about
order-messages-none = { $name } has not written here. The report goes without messages.
order-send = Send the report
order-about-report = The administrators of this server read your report, with your name and the chosen messages. { $name } does not learn who has sent it.
order-conduct = Rules of conduct
order-sent = The administrators have your report. Thank you.
