### Les Ombres de Macao : leçons, français

reconstructed = Ce que chaque carte coûte, produit et vaut en pièces, certaines des ressources et les coûts des établissements sont reconstitués, car aucune image n’en était disponible ; le reste est conforme à la boîte.

lesson-coins-title = Le clan le plus riche
lesson-coins-text = Le clan qui a le plus de pièces gagne. Vos membres rouges et vos établissements ouverts en rapportent. La partie se termine avec la manche où quelqu’un a { $reds } membres rouges, ou quand il ne reste aucun établissement au centre.
lesson-coins-task = Votre clan est le plus riche, et c’est le dernier tour de la manche. Terminez la partie.
lesson-coins-nudge = La partie continue, et l’on peut vous rattraper. Recrutez : un membre de plus suffit.
lesson-coins-why = Vos cartes rouges ont payé, vous aviez { $reds } membres, et vos pièces ont fait la différence. Être devant, c’est bien ; finir pendant qu’on est devant, c’est mieux.

lesson-recruit-title = Le bleu paie une fois
lesson-recruit-text = À votre tour, vous faites une seule action : contacter un informateur, recruter un membre ou ouvrir un établissement. Pour recruter une carte, vos autres cartes paient son coût, chacune avec la ressource qu’elle produit.
lesson-recruit-task = Recrutez le Tenancier avec vos autres informateurs.
lesson-recruit-nudge = Contacter quelqu’un, c’était déjà votre action. Vous avez pourtant tout ce que coûte le Tenancier.
lesson-recruit-why = Les informateurs qui ont payé sont partis sous la plus petite pile, et reviendront. Le Tenancier est rouge : { $keeper } pièces, une ressource à chaque tour, et de la place pour une carte bleue de plus.

lesson-steady-title = Le rouge paie à chaque tour
lesson-steady-text = Les membres rouges paient d’abord, encore et encore, sans jamais partir. Un Marin rouge produit même { $double } fois sa ressource. Les cartes bleues ne paient que ce qui manque.
lesson-steady-task = Recrutez la Politicienne, qui vaut { $politician } pièces, pour une seule carte bleue.
lesson-steady-nudge = La Politicienne est encore bleue. Votre Marin et votre Danseuse en paient la plus grande part.
lesson-steady-nudge-other = C’était un autre membre, qui vaut moins. Vos cartes rouges conviennent bien mieux au coût de la Politicienne.
lesson-steady-why = { $double } armes du Marin, un billet de la Danseuse, et un informateur pour le reste. Les premiers membres rendent tous les suivants moins chers.

lesson-widow-title = La Veuve
lesson-widow-text = Chacun commence avec une Veuve. Son diamant remplace n’importe quelle ressource, mais une Veuve bleue qui paie décède et continue d’occuper l’une de vos { $limit } places de cartes bleues.
lesson-widow-task = Vous n’avez pas d’opium. Recrutez quand même le Tenancier.
lesson-widow-nudge = Le Tenancier n’est pas encore recruté. Payez avec la Veuve ce que personne d’autre ne produit.
lesson-widow-nudge-other = Vous avez recruté quelqu’un d’autre. Choisissez le Tenancier, et payez avec la Veuve ce que personne d’autre ne produit.
lesson-widow-why = La Veuve a payé l’opium. Elle est précieuse au début, quand une ressource manquante coûte un tour entier.

lesson-contact-title = Le bon informateur
lesson-contact-text = Vous voyez la carte au sommet de chaque pile et la ressource qu’elle produit. Contacter cette carte la place devant vous, côté bleu.
lesson-contact-task = Contactez maintenant un informateur qui vous permette de recruter le Tenancier au tour suivant.
lesson-contact-nudge = Le Tenancier n’est pas recruté. Comparez son coût à ce que vos cartes produisent : il manque une ressource, et l’une des cartes visibles la produit.
lesson-contact-nudge-late = La Danseuse était la bonne, mais vous avez contacté plusieurs cartes. Contactez-la d’abord, puis recrutez le Tenancier au tour suivant.
lesson-contact-why = Vous avez trouvé la seule ressource qui manquait. Regardez aussi ce que votre adversaire peut prendre : une carte visible peut disparaître avant votre tour.

lesson-temple-title = Une condition, pas un coût
lesson-temple-text = Certains établissements n’ont pas de coût, mais une condition. Le Temple bar s’ouvre avec { $same } cartes du même personnage, bleues et rouges confondues, et vaut { $temple } pièces. On ne cède rien.
lesson-temple-task = Ouvrez un établissement.
lesson-temple-nudge = Aucun établissement n’a été ouvert. Comptez vos Marins, puis regardez les tuiles au centre.
lesson-temple-why = Vos Marins rouges et bleus suffisaient, et ils sont toujours à vous. Surveillez les conditions que vous remplissez presque.

lesson-merchant-title = Des ressources interchangeables
lesson-merchant-text = Une Négociante rouge rend les ressources d’une paire interchangeables pour vous, et des Négociantes avec une ressource commune forment une chaîne. Avec les vôtres, alcool, armes et opium se remplacent.
lesson-merchant-task = Ouvrez un établissement qui demande { $alcohol } unités d’alcool, alors que vous n’en avez pas assez.
lesson-merchant-nudge = Aucun établissement n’a été ouvert. La Distillerie est à votre portée : vos cartes rouges paient tout, sauf une ressource.
lesson-merchant-why = L’opium et les armes ont servi d’alcool, et vous n’avez ajouté qu’un billet. Les effets des membres rouges durent toute la partie.

lesson-assassin-title = La Tueuse
lesson-assassin-text = Certains effets n’ont lieu qu’une fois, quand la carte devient rouge. Quand vous recrutez une Tueuse, chaque adversaire défausse une carte bleue.
lesson-assassin-task = Votre adversaire a tout pour recruter un Tenancier au prochain tour. Empêchez ce recrutement.
lesson-assassin-nudge = Le Tenancier a été recruté. Votre Tueuse ne vous coûte aucune carte : vos cartes rouges la paient.
lesson-assassin-why = Avec un informateur de moins, votre adversaire n’avait plus de quoi payer. Toutes les cartes devant les joueurs sont visibles : regardez ce que les autres peuvent faire.
