### Notes of one's own at a table: English.

note-title = Your notes
note-about = Only you can read them. They stay available after the game.
note-save = Save
note-saved = Saved
