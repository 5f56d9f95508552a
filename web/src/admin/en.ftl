### Administration: English.

admin-title = Administration
admin-only = This page is for administrators.
admin-reports = Reports
admin-reports-none = No open reports.
admin-report-about = { $person }, reported by { $reporter }
admin-at = { $moment }
admin-table = Table
admin-dealt-with = Mark as resolved
admin-dealt-with-of = Mark as resolved: report about { $person }
admin-reopen = Reopen
admin-reopen-of = Reopen: report about { $person }
admin-history-of = History of { $person }
admin-history = History
admin-hide = Delete message
admin-hide-of = Delete message { $number }
admin-show = Restore message
admin-show-of = Restore message { $number }
admin-close-table = Close table
admin-close-table-sure = The game ends now for everybody at the table. It cannot be resumed.
admin-why = Reason (for the audit log)
admin-cancel = Cancel
admin-tables = Tables and shared analyses
admin-table-act = What to do
admin-table-act-open-chat = Reopen the chat
admin-table-act-open-seats = Open the seats to everybody
admin-table-act-unmute-onlookers = Allow onlookers to write
admin-table-act-close-table = Close table
admin-table-act-delete-analysis = Delete shared analysis
admin-link = Link or ID
admin-table-link = Link or ID of the table
admin-person-act = At a table
admin-person-act-readmit = Let back in
admin-person-act-unmute = Allow to write
admin-person-act-uninvite = Withdraw the invitation
admin-person-do = { $act ->
    [readmit] Let { $person } back in
    [unmute] Allow { $person } to write
   *[uninvite] Withdraw the invitation of { $person }
}
admin-people = People
admin-find = Name, login or ID
admin-search = Search
admin-nobody = Nobody found.
admin-kind = Action
admin-kind-warn = Warn
admin-kind-mute = Mute
admin-kind-ban = Ban
admin-for = Duration
admin-for-60 = 1 hour
admin-for-1440 = 1 day
admin-for-10080 = 1 week
admin-for-43200 = 30 days
admin-for-0 = Until revoked
admin-reason = Reason (shown to the person)
admin-do = { $kind ->
    [warn] Warn { $person }
    [mute] Mute { $person }
   *[ban] Ban { $person }
}
admin-rename = New name
admin-rename-do = Rename
admin-network = IP address or range
admin-network-do = Ban address
admin-sanctions = Active warnings, mutes and bans
admin-sanctions-none = No warnings, mutes or bans.
admin-sanction = { $kind ->
    [warn] Warning
    [mute] Mute
   *[ban] Ban
}: { $whom }
admin-until = until { $moment }
admin-for-good = until revoked
admin-ended = ended
admin-unread = not read yet
admin-lift = Revoke
admin-lift-of = Revoke the { $kind ->
    [warn] warning
    [mute] mute
   *[ban] ban
}: { $whom }
admin-audit = Audit log
admin-audit-about = Everything administrators have done, latest first. Entries cannot be changed.
admin-audit-none = Nothing yet.
admin-earlier-reports = Earlier reports
admin-earlier-sanctions = Earlier warnings, mutes and bans
admin-earlier-acts = Earlier entries
admin-shell = command line
admin-act-grant = administrator rights granted
admin-act-revoke = administrator rights revoked
admin-act-warn = warned
admin-act-mute = muted
admin-act-ban = banned
admin-act-unwarn = warning revoked
admin-act-unmute = mute revoked
admin-act-unban = ban revoked
admin-act-rename = renamed
admin-act-close-report = report resolved
admin-act-open-report = report reopened
admin-act-close-table = table closed
admin-act-open-chat = chat reopened
admin-act-open-seats = seats opened to everybody
admin-act-close-chat = chat closed
admin-act-readmit = let back to a table
admin-act-unmute-at-table = allowed to write at a table
admin-act-unmute-onlookers = onlookers allowed to write
admin-act-uninvite = invitation withdrawn
admin-act-delete-analysis = shared analysis deleted
admin-act-hide-message = message deleted
admin-act-show-message = message restored
admin-done = Done.
admin-gone = (deleted profile)
admin-back = All reports
