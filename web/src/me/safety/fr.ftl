### La sécurité de son compte : français.

safety-passphrase = Changer la phrase secrète
safety-old = Phrase secrète actuelle
safety-new = Nouvelle phrase secrète
safety-passphrase-save = Changer la phrase secrète et se déconnecter ailleurs
safety-passphrase-done = La phrase secrète est changée. Tous les autres appareils sont déconnectés.
safety-codes = Nouveaux codes de secours
safety-codes-about = Les anciens codes ne valent alors plus rien.
safety-codes-make = Créer de nouveaux codes
safety-codes-keep = Notez ces codes : chacun permet une fois de choisir une nouvelle phrase secrète. Ils ne sont montrés que maintenant.
safety-codes-kept = Je les ai notés
safety-keys = Clés d’accès
safety-keys-about = Connectez-vous sans phrase secrète, avec l’empreinte, le visage ou le code de votre appareil, ou avec une clé de sécurité.
safety-keys-elsewhere = Les clés d’accès de ce serveur fonctionnent à l’adresse { $origin }.
safety-keys-none = Les clés d’accès ne fonctionnent pas à cette adresse du serveur.
safety-key-add = Ajouter une clé d’accès
safety-key-name = Nom de la clé d’accès
safety-key-suggested = Cet appareil
safety-key-new = ajoutée le { $day }
safety-key-used = dernière utilisation le { $day }
safety-key-rename = Renommer
safety-key-rename-of = Renommer la clé d’accès { $name }
safety-key-remove = Supprimer
safety-key-remove-of = Supprimer la clé d’accès { $name }
safety-key-failed = Aucune clé d’accès n’a été créée. Réessayez.
safety-save = Enregistrer
