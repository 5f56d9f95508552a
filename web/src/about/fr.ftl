### Règles de conduite et confidentialité : français.

about-conduct = Règles de conduite
about-conduct-text =
    Tout le monde doit prendre plaisir à jouer. Soyez aussi aimable qu’autour d’une vraie table.
    - N’insultez, ne menacez et ne harcelez personne ; n’écrivez rien de haineux ni d’obscène. Cela vaut aussi pour les noms.
    - Jouez loyalement : pas d’aide d’un logiciel contre d’autres personnes, sauf si la table permet les conseils, et pas de parties contre votre propre second compte.
    - Ne faites attendre personne. Si vous devez partir, abandonnez, proposez la nulle ou laissez votre place à un bot.
    - Ne faites pas de publicité et ne publiez pas d’informations privées sur d’autres personnes.
    # Ce que vous pouvez faire
    Vous pouvez masquer la discussion, ou demander à l’hôte de la fermer ou d’exclure quelqu’un de la table. À chaque table, vous pouvez signaler une personne : l’administration lit votre signalement et les messages que vous sélectionnez.
    # Ce que fait l’administration
    Elle avertit les personnes qui gâchent le jeu des autres, leur interdit d’écrire ou les bannit. Si cela vous arrive, vous voyez pourquoi et jusqu’à quand. Chaque décision est consignée.
about-privacy = Confidentialité
about-privacy-text =
    Ce que ce serveur enregistre à votre sujet, pendant combien de temps, et comment le télécharger ou l’effacer. Il n’y a aucun traceur, et les seuls cookies sont ceux de votre connexion.
    # Ce qui est enregistré
    - Votre nom et votre couleur. Pour un compte : l’identifiant, une empreinte de la phrase secrète, celles des codes de secours, et les clés publiques de vos clés d’accès.
    - Vos appareils : date de connexion et de dernière utilisation, et la façon dont le navigateur s’identifie. Ni lieu, ni adresse IP.
    - Vos tables : coups, résultats, cotes, et ce que vous avez écrit dans les discussions.
    - Vos réglages de notification : navigateurs abonnés, adresse e-mail, webhooks, heures « Ne pas déranger ».
    - Vos amis, vos demandes d’ami et les personnes bloquées, ce que vous montrez aux autres, vos vacances, vos notes, vos analyses partagées, et les problèmes que vous avez essayés, avec votre cote.
    - Les signalements que vous avez envoyés ou qui vous concernent, avec une copie des messages ; avertissements, interdictions d’écrire et bannissements.
    # Combien de temps
    - Un appareil inutilisé pendant un an est déconnecté. Les notifications envoyées sont conservées 120 jours, sans leur texte.
    - Les données d’une personne sans compte qui n’a ni partie, ni message, ni rien d’autre sont supprimées 30 jours après sa dernière visite, de même qu’une table fermée avant le début de sa partie, avec sa discussion. D’autres durées peuvent être réglées sur ce serveur.
    - Une analyse partagée est supprimée 180 jours après sa dernière ouverture. Amis, blocages et notes sont conservés jusqu’à ce que vous les changiez.
    - Parties, discussions et signalements sont conservés jusqu’à ce que vous effaciez vos données. Vos parties restent alors sans votre nom, et tout ce que vous avez écrit est supprimé.
    - Les adresses IP sont comptées en mémoire pour limiter les requêtes, et enregistrées seulement si l’administration en bannit une.
    - Le journal de l’administration conserve votre ID, mais pas votre nom.
    # Qui le voit
    Tout le monde voit votre nom. Sur votre page, vous choisissez qui voit vos cotes, vos parties aux tables publiques et vos amis. Seules les personnes qui y ont joué voient les parties aux tables privées ; personne d’autre que vous ne voit vos notes et vos blocages. L’administration voit les signalements. La personne qui gère ce serveur a accès à sa base de données.
    # Vos droits
    Vous pouvez télécharger tout ce qui est enregistré à votre sujet, et l’effacer à tout moment.
about-export = Télécharger vos données
about-delete = Effacer vos données
about-delete-sure = Effacer toutes vos données ? Vos parties en cours sont abandonnées, vos messages et vos cotes sont supprimés, et votre nom disparaît de vos parties. C’est définitif.
about-delete-yes = Effacer définitivement
about-cancel = Annuler
about-deleted = Vos données ont été effacées.
