### Administration: English.

admin-title = Administration
admin-only = This page is for administrators.
admin-reports = Reports
admin-reports-none = No open reports.
admin-report-about = { $person }, reported by { $reporter }
admin-at = { $moment }
admin-table = Table
admin-dealt-with = Dealt with
admin-dealt-with-of = Dealt with: report about { $person }
admin-history-of = History of { $person }
admin-history = History
admin-hide = Delete message
admin-hide-of = Delete message { $number }
admin-show = Show message again
admin-show-of = Show message { $number } again
admin-close-table = Close table
admin-people = People
admin-find = Name, login or id
admin-search = Search
admin-nobody = Nobody found.
admin-kind = What
admin-kind-warn = Warn
admin-kind-mute = Mute
admin-kind-ban = Ban
admin-for = How long
admin-for-60 = 1 hour
admin-for-1440 = 1 day
admin-for-10080 = 1 week
admin-for-43200 = 30 days
admin-for-0 = Until it is lifted
admin-reason = Reason (the person reads it)
admin-do = { $kind ->
    [warn] Warn { $person }
    [mute] Mute { $person }
   *[ban] Ban { $person }
}
admin-rename = New name
admin-rename-do = Rename
admin-network = Address or range
admin-network-do = Ban the address
admin-sanctions = In force
admin-sanctions-none = No warnings, mutes or bans.
admin-sanction = { $kind ->
    [warn] Warning
    [mute] Mute
   *[ban] Ban
}: { $whom }
admin-until = until { $moment }
admin-for-good = until it is lifted
admin-ended = ended
admin-unread = not confirmed yet
admin-lift = Undo
admin-lift-of = Undo: { $kind ->
    [warn] warning
    [mute] mute
   *[ban] ban
} of { $whom }
admin-audit = Audit log
admin-audit-about = Everything that administrators did, latest first. Nothing here can be changed.
admin-audit-none = Nothing yet.
admin-earlier = Earlier
admin-shell = in a shell
admin-act-grant = made administrator
admin-act-revoke = no longer administrator
admin-act-warn = warned
admin-act-mute = muted
admin-act-ban = banned
admin-act-unwarn = warning undone
admin-act-unmute = mute undone
admin-act-unban = ban undone
admin-act-rename = renamed
admin-act-close-report = report dealt with
admin-act-open-report = report opened again
admin-act-close-table = table closed
admin-act-hide-message = message deleted
admin-act-show-message = message shown again
admin-done = Done.
admin-gone = (deleted)
admin-back = All reports
