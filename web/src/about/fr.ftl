### Règles de conduite et confidentialité : français.

about-conduct = Règles de conduite
about-conduct-text =
    Tout le monde doit prendre plaisir à jouer. Soyez aussi aimable qu’autour d’une vraie table.
    - N’insultez, ne menacez et ne harcelez personne, n’écrivez rien de haineux ou d’obscène. Cela vaut aussi pour les noms.
    - Jouez loyalement : pas d’aide d’un programme contre d’autres personnes, sauf si la table permet les conseils ; pas de second compte contre vous-même.
    - Ne faites attendre personne. Si vous devez partir, abandonnez, proposez la nulle ou laissez votre place à un bot.
    - Pas de publicité, et ne publiez rien de privé sur quelqu’un d’autre.
    # Ce que vous pouvez faire
    Masquez la discussion, ou demandez à l’hôte de la fermer ou de retirer quelqu’un. À chaque table vous pouvez signaler une personne : l’administration lit votre signalement avec les messages que vous choisissez.
    # Ce que fait l’administration
    Elle avertit, prive de parole ou exclut qui gâche le jeu des autres. Vous voyez pourquoi et jusqu’à quand. Chacun de ces actes est consigné.
about-privacy = Confidentialité
about-privacy-text =
    Cette page dit ce que ce serveur garde à votre sujet, combien de temps, et comment l’obtenir ou l’effacer. Il n’utilise aucun traceur, et pas d’autres cookies que ceux de votre connexion.
    # Ce qui est gardé
    - Votre nom et votre couleur ; pour un compte l’identifiant, une empreinte de la phrase secrète, celles des codes de secours, et les clés publiques de vos clés d’accès.
    - Vos appareils : date de connexion et de dernière utilisation, et le nom que se donne le navigateur. Ni lieu, ni adresse.
    - Vos tables : coups, résultats, classements, et ce que vous avez écrit dans les discussions.
    - Ce que vous avez donné pour les notifications : l’adresse d’un navigateur, une adresse e-mail, un webhook, des heures calmes.
    - Vos amis, vos demandes et les personnes bloquées, ce que vous montrez aux autres, vos vacances, vos notes aux tables et les analyses que vous avez partagées.
    - Les signalements que vous avez envoyés ou qui vous concernent, avec des copies de messages ; avertissements, privations de parole et exclusions.
    # Combien de temps
    - Un appareil inutilisé pendant un an est déconnecté. Les notifications envoyées sont gardées 120 jours, sans texte.
    - Une analyse partagée est supprimée 180 jours après sa dernière ouverture. Amis, blocages et notes restent jusqu’à ce que vous les changiez.
    - Parties, discussions et signalements restent jusqu’à ce que vous effaciez vos données. Alors les parties restent sans votre nom, et ce que vous avez écrit est supprimé.
    - Les adresses internet sont comptées en mémoire pour limiter les requêtes, et gardées seulement si l’administration en exclut une.
    - Le registre des actes de l’administration garde votre identifiant interne, sans nom.
    # Qui le voit
    Tout le monde voit votre nom. Votre page dit qui voit vos classements, vos parties aux tables publiques et vos amis. Les parties aux tables privées sont vues par qui y a joué ; vos notes et les personnes bloquées, par vous seul. L’administration voit les signalements. Qui exploite ce serveur en a la base de données.
    # Vos droits
    Vous pouvez télécharger tout ce qui est gardé à votre sujet, et l’effacer à tout moment.
about-export = Télécharger vos données
about-delete = Effacer tout ce qui vous concerne
about-delete-sure = Effacer vos données ? Vos parties en cours sont abandonnées, vos messages et classements supprimés, et votre nom disparaît de vos parties. C’est définitif.
about-delete-yes = Effacer définitivement
about-cancel = Annuler
about-deleted = Vos données sont effacées.
