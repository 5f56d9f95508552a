### Notes of one's own at a table: French.

note-title = Vos notes
note-about = Personne d’autre ne peut les lire. Elles restent disponibles après la partie.
note-save = Enregistrer
note-saved = Enregistré
