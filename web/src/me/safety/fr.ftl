### La sécurité de son compte : français.

safety-passphrase = Changer la phrase secrète
safety-old = Phrase secrète actuelle
safety-new = Nouvelle phrase secrète
safety-passphrase-save = Changer la phrase secrète et se déconnecter partout ailleurs
safety-passphrase-done = Phrase secrète changée. Tous les autres appareils sont déconnectés.
safety-codes = Nouveaux codes de secours
safety-codes-about = Vos anciens codes ne fonctionneront plus.
safety-codes-make = Créer de nouveaux codes
safety-codes-keep = Notez ces codes. Chacun permet de définir une fois une nouvelle phrase secrète. Ils ne seront plus affichés.
safety-codes-kept = Je les ai notés
safety-keys = Clés d’accès
safety-keys-about = Connectez-vous sans phrase secrète : avec l’empreinte digitale, le visage ou le code de votre appareil, ou avec une clé de sécurité.
safety-keys-elsewhere = Les clés d’accès de ce serveur fonctionnent à l’adresse { $origin }.
safety-keys-none = Les clés d’accès ne fonctionnent pas à cette adresse.
safety-key-add = Ajouter une clé d’accès
safety-key-name = Nom de la clé d’accès
safety-key-suggested = Cet appareil
safety-key-new = ajoutée le { $day }
safety-key-used = dernière utilisation le { $day }
safety-key-rename = Renommer
safety-key-rename-of = Renommer la clé d’accès : { $name }
safety-key-remove = Supprimer
safety-key-remove-of = Supprimer la clé d’accès : { $name }
safety-key-failed = La clé d’accès n’a pas pu être créée. Réessayez.
safety-save = Enregistrer
