import { type Near, talk } from "../near.ts";
import { oneOf } from "../phrases.ts";

export const near: Near = {
  preparing:
    "de (?:ne )?pas (?:venir|passer|s'inquieter|me deranger)|(?:enferme\\p{L}*|verrouille\\p{L}*|ferme a (?:cle|clef))|derniere fois|adieux?|quand je serai (?:plus la|parti\\p{L}*|mort\\p{L}*)|(?:plus|pas) besoin|que je (?:pars|partais)|(?:pour )?que personne|mots de passe|testament|tout (?:est )?en ordre|sur le (?:toit|pont)|mis de cote|coupe (?:mon|le) (?:tel|portable|telephone)|bloque\\p{L}*",
  helped: talk(
    "(?:ambulance|pompiers?|samu|secours|police|gendarmes?|15|18|112|17|3114) (?:\\p{L}+ ){0,2}(?:arrivent?|là|en route|vient|viennent|prévenus?|appelée?s?)|(?:appelé|appelle|j'ai eu|au téléphone avec|en ligne avec|je parle (?:avec|à|au)) (?:\\p{L}+ )?(?:ambulance|pompiers?|samu|secours|police|15|18|112|17|3114|sos \\p{L}+)|(?:j'entends|on entend|j'entend) (?:\\p{L}+ )?sirènes?|(?:est|sont|s'est) (?:\\p{L}+ ){0,2}(?:avec moi|près de moi|à côté de moi|assise? à côté|dans l'entrée)|(?:vient|viennent) d'arriver|est arrivée?|(?:on va|je vais|on est|je suis) (?:\\p{L}+ )?(?:à l'hôpital|aux urgences)",
    "Quel soulagement qu’il y ait quelqu’un. Le mieux est de rester tout près, et de laisser les autres parler maintenant. | C’est l’aide qu’il faut. On peut tout leur dire, comme ici. | Le pas le plus difficile est fait. Plus besoin de me répondre. | Maintenant, ce sont les autres qui prennent le relais. Avoir tenu jusque-là, c’est beaucoup.",
  ),
  taken: talk(
    "(?:pris|avalé|gobé) (?:\\p{L}+ ){0,5}(?:paracetamol\\p{L}*|ibu\\p{L}*|tramadol|xanax|valium|diazepam|lorazepam|tavor|rivotril|clonazepam|insulin\\p{L}*|zopiclon\\p{L}*|zolpidem|sertralin\\p{L}*|quetiapin\\p{L}*|aspirin\\p{L}*|morphin\\p{L}*|doliprane|lexomil|stilnox|dolipranes|boîtes?)|(?:pris|avalé|bu|gobé) (?:\\p{L}+ ){0,4}(?:cachets?|comprimés?|médocs|médicaments?|boîtes?|plaquettes?|pilules?|tout|flacon|javel)|overdose|surdose|(?:dormir|ça va passer) (?:\\p{L}+ )?dessus",
    "Il faut appeler maintenant le numéro d’urgence à l’écran, même si tout semble aller : ce qui a été pris peut agir plus tard. Il faut aussi déverrouiller la porte, et avoir quelqu’un près de soi. | Surtout ne pas s’endormir : il faut appeler les secours maintenant. Mieux vaut avoir les boîtes sous la main, et dire ce qui a été pris et quand. | Cela ne peut pas attendre, même sans aucun effet pour l’instant. Il faut appeler les secours, ou demander à quelqu’un d’appeler, et s’asseoir près de la porte.",
  ),
  wounded: talk(
    "(?:ça|je|ca|il|elle|le poignet|le bras|la plaie) (?:\\p{L}+ )?saigne\\p{L}*|saigne (?:\\p{L}+ )?(?:beaucoup|encore|fort|toujours|pas mal)|(?:arrête|s'arrête|arrete) (?:pas|plus) de saigner|(?:du|plein de|beaucoup de) sang (?:\\p{L}+ )?(?:partout|coule|sur)|(?:coupé|entaillé|allée?|été) (?:\\p{L}+ )*(?:trop|très|plus) (?:profond\\p{L}*|fort|loin)|plus profond que|points de suture",
    "Il faut appeler maintenant le numéro d’urgence à l’écran. En attendant, il faut appuyer fort sur la plaie avec un linge propre, et s’allonger si possible. | Une plaie peut être plus grave qu’elle n’en a l’air. Il faut appeler les secours, continuer d’appuyer, et déverrouiller la porte. | Il faut continuer d’appuyer sans soulever le linge, et appeler les secours maintenant. Au téléphone, ils peuvent dire quoi faire, étape par étape.",
  ),
  throat: talk(
    "gorge|cou|étrangl\\p{L}*|avaler|voix|enrouée?",
    "Des mains sur la gorge, c’est dangereux même sans marque. Il faut voir un médecin aujourd’hui, et appeler les secours si respirer ou avaler devient plus difficile. | Il faut montrer cela à un médecin aujourd’hui, et appeler les secours tout de suite si respirer devient plus difficile. C’est important de leur dire que c’était la gorge.",
  ),
  leaving: talk(
    "(?:j'emporte|je prends|on prend|je mets) quoi|quoi (?:prendre|emporter|mettre dans)|(?:mon|ma|le|la|nos) (?:chat|chatte|chien|chienne|animal|animaux|lapin)|valise|sac|sac à dos|papiers|passeport|carte d'identité|double des clés|foyer|chambre d'amis|que (?:prendre|faire en premier)|qu'est-ce que (?:je prends|j'emporte|je fais en premier)|par quoi commencer",
    "Papiers, téléphone, clés, argent et médicaments suffisent ; un animal peut être confié à quelqu’un. Mieux vaut partir tant que c’est sans danger, rejoindre quelqu’un qui sait pourquoi, et appeler les secours si quelqu’un s’y oppose. | Préparer un départ, c’est déjà se protéger. La ligne à l’écran peut y aider, et quelqu’un de confiance peut garder un sac.",
  ),
  threat: talk(
    "(?:il|elle) (?:\\p{L}+[ '’]){0,6}(?:me tue\\p{L}*|nous tue\\p{L}*|me retrouve\\p{L}*|me crève\\p{L}*|prendra les enfants|me prend(?:re|ra)? les enfants)|menac\\p{L}*|si je (?:pars|parle|le quitte|porte plainte|dis|m'en vais|l'appelle|appelle)",
    "Une menace pareille suffit pour demander de l’aide aujourd’hui. Si cela peut arriver maintenant, il faut appeler les secours ; sinon, la ligne à l’écran aide à préparer la suite en toute discrétion. | Cette menace est à prendre au sérieux. Mieux vaut la répéter mot pour mot à une personne de confiance, et garder le téléphone à portée de main.",
  ),
  tracked: talk(
    "gps|airtag|localis\\p{L}*|(?:qu'il|qu'elle) (?:le |me |la )?(?:voie|sache|tombe dessus|trouve|entende)|factures?|relevés?|historique|journal d'appels|(?:j'|je |jl'|l')efface\\p{L}*|(?:ça |cela |il |elle |pas )?(?:apparaît|apparaisse|se voit|se verra|verra|va voir|voit) (?:\\p{L}+ ){0,4}(?:appel|appli\\p{L}*|téléphone|numéro|portable|tel|compte)|cach\\p{L}* (?:l'|cette |mon |le )?(?:appli\\p{L}*|téléphone|portable|tel)|partage de position|mot de passe|mon code|(?:me )?surveill\\p{L}*|espionn\\p{L}*|(?:fouille|lit|contrôle|regarde|prend|vérifie) (?:\\p{L}+ ){0,3}(?:téléphone|portable|tel|messages|compte|carte|argent)|me suit|traque\\p{L}*",
    "Dans ce cas, mieux vaut appeler d’un téléphone que personne ne surveille, celui d’un proche ou du travail. Le bouton « Sortie rapide » ferme cette page tout de suite. | Ce contrôle fait partie de la violence. Mieux vaut appeler d’un autre téléphone, et ne rien changer au sien pour l’instant. | Un appel peut se voir dans la liste des appels ou sur la facture. Mieux vaut appeler d’un téléphone que l’autre ne voit pas.",
  ),
  shelter: talk(
    "où (?:aller|je (?:vais|peux|pourrais)|dormir|habiter)|nulle part|pas d'endroit|pas d'argent|sans argent|aucun endroit|dépends de (?:lui|elle)|chez (?:lui|elle)",
    "Il existe des lieux pour cela : la ligne à l’écran sait où demander. Pour la première nuit, des amis ou des voisins, c’est déjà bien. | Pas besoin de tout prévoir. Un endroit sûr pour cette nuit suffit, et la ligne à l’écran aide à le trouver.",
  ),
  children: talk(
    "(?:les|mes|nos|le|ma|mon) (?:enfants?|petits?|petites?|fils|fille|gosses|gamins?|bébé)|enceinte",
    "Un enfant a besoin d’être en sécurité, et son parent aussi. La ligne à l’écran est là aussi pour les parents. | Rien de cela n’est la faute de la personne qui le subit, ni des enfants. Si quelqu’un est en danger maintenant, il faut appeler les secours, pour tout le monde.",
  ),
  excuse: talk(
    "(?:ma|de ma) faute|je l'ai (?:provoqu\\p{L}*|cherché|mérité)|mérit\\p{L}*|je l'aime|(?:il|elle) m'aime|(?:il|elle) (?:est|n'est) (?:\\p{L}+ ){0,4}(?:gentil\\p{L}*|stressé\\p{L}*|bon père|méchant\\p{L}*|bourré\\p{L}*)|pas toujours comme ça|s'excuse\\p{L}*|s'est excusé\\p{L}*|désolé\\p{L}*|fleurs|prom(?:is|et)\\p{L}*|(?:plus jamais|recommencera pas)|pas si grave|j'exagère|juste une fois|seulement quand",
    "Rien ne donne à quelqu’un le droit de faire du mal. On peut aimer une personne et avoir quand même besoin d’être en sécurité. | Des excuses ne protègent pas de la fois suivante. On peut tout raconter à la ligne à l’écran sans rien décider.",
  ),
  stay: talk(
    "(?:reste|restez|attends|attendez) (?:\\p{L}+ )?(?:avec moi|là|ici|jusqu)\\p{L}*|(?:tu peux|vous pouvez|peux-tu|pouvez-vous) rester|(?:t'es|tu es|vous êtes) (?:encore |toujours )?là|me (?:laisse|lâche|laissez) pas",
    "Oui. Je reste là jusqu’à ce que quelqu’un soit présent. | Je suis là, et je ne pars pas.",
  ),
  stepTaken: talk(
    "(?:j'ai|je (?:lui|leur|l') ?ai|jl'ai|je l'ai|j'lui ai) (?:\\p{L}+ ){0,2}(?:écrit|appelée?|téléphoné|envoyé|dit|réveillée?|frappé|sonné|donné|jeté|rendu|mis (?:\\p{L}+ )*(?:dehors|palier|poubelle|clé))|je (?:vais|lui|l'|les|leur) ?(?:\\p{L}+ )?(?:appelle|appeler|écris|écrire|réveille|réveiller|frapper|sonner|descendre|descends|monte|monter|rejoindre)|(?:il|elle|ils|on) (?:arrive\\p{L}*|vient|viennent|est là|est en route|monte|descend|répond)|(?:a|ont) (?:décroché|répondu)|ça sonne",
    "C’était courageux, et c’était la bonne chose à faire. Pas besoin de bien expliquer ; avoir quelqu’un près de soi, c’est ce qui compte maintenant. | Très bien. Les mots dits ici suffisent, tels quels, et cette personne peut rester tout près. | C’est un vrai pas. Mieux vaut garder le téléphone près de soi, et aller là où quelqu’un peut venir. | C’est bien que ce soit fait. Maintenant, il s’agit d’attendre dans un endroit sûr, et de laisser quelqu’un venir.",
  ),
  attacker: talk(
    "(?:il|elle) (?:est|va|vient de|rentre|revient|tape|crie|hurle|a bu|dort|arrive|sait) ?(?:\\p{L}+ ){0,3}(?:porte|rentr\\p{L}*|revenir|maison|à côté|en bas|en haut|bourré|saoul|soûl|ivre|où je suis|dans la)|enfermée?|cachée?|(?:me|nous) (?:frappe|tape|cogne)|(?:il|elle) (?:a )?(?:coup\\p{L}* (?:l'eau|le moteur)|sort de la douche|est sorti\\p{L}* de la douche|se gare|monte|remonte|descend|rentre|arrive|revient|se réveille|s'est réveillé\\p{L}*|m'appelle|me cherche|est sous la douche|est aux toilettes)(?=\\W|$)|(?:j'entends|y a) (?:ses pas|sa voiture|la clé|la clef|la porte|l'ascenseur|du bruit)|sa (?:voiture|clé|clef)(?=\\W*$)",
    "La sécurité d’abord : si c’est possible sans danger, rejoindre des voisins, ou se mettre derrière une porte qui ferme à clé, avec le téléphone. Le bouton « Sortie rapide » ferme cette page. | Pas besoin de certitude pour appeler le numéro d’urgence à l’écran ; avoir peur suffit.",
  ),
  place: talk(
    "(?:sur|au|à|devant|près|du|vers|dans|en) (?:de |du )?(?:la |le |les |l'|un |une |mon |ma )?(?:pont|toit|falaise|bord|rebord|balcon|rails|voies?|quai|gare|passage à niveau|rambarde|viaduc|fleuve|rivière|canal|lac|parking|voiture|garage|tour)|fenêtre|sauter",
    "Éloignez-vous de là maintenant, vers un endroit où il y a du monde. Je reste là pendant ce temps. | D’abord un endroit plus sûr : quelques pas en arrière, puis un mot ici une fois que c’est fait.",
  ),
  means: talk(
    "tiroir|armoire à pharmacie|pharmacie|grange|hangar|grenier|cabanon|flingue|22 long|chevrotine|tranquillisants|xanax|lexomil|cutters?|compas|envie de (?:me )?(?:couper|scarifier|recommencer|le refaire)|(?:ça me reprend|l'envie revient|envie là)|cachets?|comprimés?|médicaments?|médocs|pilules?|boîtes?|plaquettes?|insuline|doliprane|somnifères?|fusil|carabine|pistolet|arme|cartouches?|corde|ceinture|lames?|rasoir|couteaux?|cutter|ciseaux|gaz|poison|tiroir|ce qu'il faut|mis de côté|stock\\p{L}*",
    "Il faut mettre cela hors de portée maintenant : le confier à quelqu’un, l’enfermer, ou quitter la pièce. | Chaque mètre de distance aide. Quelqu’un d’autre pourrait-il le garder pour l’instant ?",
  ),
  letter: talk(
    "(?:papiers|affaires|dossiers?) (?:\\p{L}+ ){0,3}(?:en ordre|rangés?|prêts?|sur la table)|assurance-vie|notaire|(?:donné|confié|lâché|laissé) (?:\\p{L}+ )?(?:le chien|le chat|les bêtes|les chevaux|les vaches|mes affaires)|lettres?|un mot (?:pour|sur|à)|testament|mots de passe|(?:mes|faire mes|des) adieux|dire adieu|papiers en ordre|chemise",
    "Cela ressemble à un adieu. Avant tout le reste, il faut parler à quelqu’un de proche, sans attendre. | Ce qui compte mérite d’être dit de vive voix. Qui est joignable maintenant ?",
  ),
  program: talk(
    "(?:un|une|qu'un|qu'une) (?:simple )?(?:ordi\\p{L}*|programme|machine|robot|bot|ia|appli\\p{L}*|logiciel)|(?:ça|qu'est-ce que ça) (?:peut |te |vous )*(?:fait|faire|fout|foutre)|(?:tu t'en|vous vous en|t'en) (?:fous|fiches|moques?|moquez)|pourquoi (?:tu|vous) ",
    "C’est vrai, je suis un programme, et je ne peux pas m’asseoir à côté. C’est pour cela qu’il faut aussi une personne. | Oui, rien qu’un programme. Ce qui est dit là reste grave, et mérite une personne qui puisse venir.",
  ),
  fearOfHelp: talk(
    "3114|numéros?|ligne d'écoute|sos|en attente|interner|internée?|hospitaliser|hospitalisée?|hp|hôpital|psychiatri\\p{L}*|urgences|police|pompiers|samu|assistante sociale|(?:me prendre|prendre|passer) pour|pas (?:me )?prendre au sérieux|(?:l'|mon )?intéressante?|se faire engueuler|(?:va|vont) (?:me )?(?:juger|rire|paniquer)",
    "Cette crainte se comprend. Sur une ligne d’écoute, on choisit ce qu’on dit, et on peut raccrocher à tout moment. | Demander de l’aide peut faire peur ; cela peut commencer par quelqu’un de confiance, et se faire à deux.",
  ),
  burden: talk(
    "(?:un|le|qu'un) (?:poids|fardeau|boulet)|mieux sans moi|déranger|(?:les |l'|lui )?(?:embêter|emmerder|inquiéter|imposer)|(?:manquerai|manquerais|manque) à personne|personne (?:ne )?(?:verra|remarquera|pleurera)|(?:sers|servais) à rien|bon(?:ne)? à rien|gâcher|de trop|assez (?:de soucis|de problèmes)",
    "C’est ainsi que cela se vit de l’intérieur, mais les autres ne le voient pas ainsi : ils aimeraient mille fois mieux un appel en pleine nuit qu’une telle perte. | Se sentir de trop fait partie de cette douleur. Ce n’est pas vrai pour autant.",
  ),
  secret: talk(
    "(?:va|vas|allez) pas (?:le |tout )?(?:dire|répéter|raconter) à|(?:faut|veux) pas (?:que )?(?:\\p{L}+ ){0,3}(?:sache|le sache|soit au courant|l'apprenne)|(?:si|quand) (?:elle|il|ils|mes parents|ma mère) (?:\\p{L}+ )?(?:l'apprend|l'apprennent|le sait|le savent|sait|savent)|(?:jamais|pas|rien) (?:encore )?(?:dit|parlé|raconté|osé)|personne (?:ne )?(?:sait|le sait|est au courant)|(?:la )?première fois|même pas à voix haute|(?:le )?(?:dis|dites|répète) (?:pas |rien )?à personne|en parler à personne",
    "C’est dit maintenant, et c’était le plus dur. Moi, je ne peux prévenir personne ; quelqu’un de confiance pourrait le savoir aussi. | Merci de l’avoir dit ici d’abord. Le dire à une personne de confiance serait le pas suivant.",
  ),
  reason: talk(
    "(?:me|m'|qui me) ?(?:trouv\\p{L}*|retrouv\\p{L}*)|(?:mes|les|ma|mon|notre|nos) (?:enfants?|gosses?|gamins?|petits?|petite|fils|filles?|bébé|petits-enfants|chien|chienne|chats?|chatte)|(?:lui|leur|à ma mère|à mes parents) (?:faire|fais) (?:ça|cela)|une partie de moi",
    "Même là, il y a une pensée pour d’autres. On peut s’y accrocher pendant l’heure qui vient. | Il y a une part qui tient encore. C’est elle qu’il faut écouter maintenant.",
  ),
  alone: talk(
    "(?:toute?|tout) seule?|(?:suis|vis|reste) (?:\\p{L}+ )?seule?|personne (?:n'est |ici|à la maison|chez moi|là)|y a personne|(?:absente?s?|partie?s?|bosse) (?:jusqu|de nuit)\\p{L}*",
    "Porter cela sans personne rend tout plus lourd. Qui pourrait venir, ou rester au téléphone, même de loin ? | Alors mieux vaut aller là où il y a du monde : des amis, des voisins, ou la salle d’attente des urgences.",
  ),
  someone: talk(
    "à (?:dix|cinq|deux|\\d+) minutes|a (?:un double|les clés|la clé)|viendrait|à l'étage|appelle-moi quand|(?:mon|ma|mes|le|la|les|un|une) (?:grande? |petite? |meilleure? |vieille? |vieux )?(?:mère|maman|père|papa|parents|sœur|soeur|frère|femme|mari|copine|copain|compagn\\p{L}*|conjointe?|amie?s?|pote|chum|collègue|voisine?s?|coloc\\p{L}*|cousine?|tante|oncle|mamie|papi|grand-mère|grand-père|médecin|docteur|psy\\p{L}*|infirmi\\p{L}*|prof\\p{L}*|curé|pasteur|imam|éduc\\p{L}*)|à côté|dans la cuisine|dans le salon",
    "Quelqu’un à côté, maintenant, c’est ce qui aide le plus. Un appel suffit, ou frapper à une porte ; pas besoin des mots justes. | Serait-ce possible d’appeler quelqu’un tout de suite ? « J’ai besoin de quelqu’un près de moi » suffit.",
  ),
  when: talk(
    "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|ce soir|cette nuit|demain|ce week-end|après ça",
    "Avant cela, il faut mettre une personne au courant. Qui pourrait le savoir aujourd’hui ? | Même quand un jour est fixé, on peut changer d’avis. Il faut que quelqu’un de proche le sache aujourd’hui.",
  ),
  eased: talk(
    "(?:un peu|un petit peu|déjà) (?:\\p{L}+ )?(?:mieux|calme|calmée?|léger|légère|apaisée?)|ça (?:va|se) (?:un peu )?(?:mieux|calme)|calmée?|moins fort|je respire",
    "C’est bien que cela s’apaise un peu. Cela peut revenir par vagues ; mieux vaut garder quelqu’un près de soi. | Tant que c’est plus calme, rendons les choses plus sûres au cas où cela reviendrait.",
  ),
  waiting: talk(
    "(?:rien|pas encore|encore rien) (?:fait|pris|faite)|(?:j'ai|ai) (?:encore )?rien (?:fait|faite|pris)|pas encore|pas (?:ce soir|tout de suite|maintenant)|(?:sais|suis) pas (?:sûre? )?(?:si je|que je)",
    "Merci de le dire. Que cela reste ainsi pour la prochaine heure : qu’est-ce qui aiderait à tenir ? | Alors il y a encore du temps. Il s’agit seulement de traverser les prochaines heures, avec quelqu’un tout près.",
  ),
  body: talk(
    "somnol\\p{L}*|sommeil|mal au ventre|trembl\\p{L}*|pleur\\p{L}*|larmes|chiale|sanglot\\p{L}*|envie de vomir|nausée|mal au (?:ventre|cœur)|cœur (?:qui )?bat|respire (?:plus|mal)|engourdie?|(?:j'ai|ai) froid|vertiges?",
    "C’est ainsi que réagit un corps qui a tant retenu. Sentir ses pieds au sol et souffler lentement peut aider. | Les larmes et les tremblements ont le droit d’être là. Quelque chose de chaud sur les épaules, et souffler plus longtemps qu’on n’inspire.",
  ),
  exhausted: talk(
    "(?:pas|plus|jamais) (?:me )?réveill\\p{L}*|fatigue (?:\\p{L}+ ){0,4}(?:pas de dormir|pas le sommeil|dormir)|(?:fatigué\\p{L}*|las|lasse|ras le bol) (?:de vivre|de tout|de la vie)|marre de (?:vivre|tout|la vie)|(?:peux|pouvais|tiens|tenir|supporte|supporter|en peux|n'en peux|jpeux) (?:\\p{L}+ )?(?:plus|pus)|(?:si |trop |tellement |juste )*(?:fatiguée?|épuisée?|crevée?|à bout|vidée?)|que ça (?:s'arrête|cesse|finisse)|(?:trop|si|tellement) (?:lourd|dur|fort|noir|mal)|plus (?:de force|d'espoir|d'avenir|rien|la force|envie)|sans issue|sert à rien|sans espoir|(?:ça |fait )+mal|douleur|souffr\\p{L}*",
    "Vouloir que la douleur s’arrête, cela se comprend. Rien n’a besoin d’être décidé maintenant. | C’est plus qu’une personne seule ne peut porter. Il ne s’agit que des dix prochaines minutes.",
  ),
  medical: oneOf(
    "Je ne peux pas en juger, et deviner pourrait nuire. Au numéro d’urgence, on peut dire tout de suite quoi faire : c’est là qu’il faut poser la question. | Seule une personne formée peut répondre à cela. Il faut appeler les secours, et leur demander exactement cela.",
  ),
  open: oneOf(
    "Y a-t-il quelqu’un tout près en ce moment ? | Qu’est-ce qui rendrait les dix prochaines minutes un peu plus sûres ? | L’endroit est-il sûr, là, maintenant ? | Y a-t-il à portée de main quelque chose à éloigner ? | Qui devrait savoir à quel point c’est dur ?",
  ),
  believe: oneOf(
    "Je vous crois. | Rien de tout cela n’est votre faute. | C’est une bonne chose d’en parler. | Tout le monde a le droit d’être en sécurité. | Personne n’a le droit de faire cela. | Personne n’a à affronter cela sans aide : la ligne à l’écran est là exactement pour cela.",
  ),
};
