import type { Words } from "./words.ts";

/** Goes on in the same sentence. */
const on = "[^.!?]{0,50}";
/** Two ideas in one sentence, whichever comes first. */
const both = (one: string, other: string): string =>
  `(?:${one})(?![a-z])[^.!?]{0,60}(?<![a-z])(?:${other})|(?:${other})(?![a-z])[^.!?]{0,60}(?<![a-z])(?:${one})`;

const pills =
  "(?:cachets?|comprimes?|medicaments?|medocs?|somniferes?|pilules?|anxiolytiques?|antidepresseurs?|gelules?|calmants?|insuline|lexomil|xanax|valium|stilnox|seresta|imovane|tramadol|morphine|codeine|opium|neuroleptiques?|benzos?|paracetamol)";
const gun =
  "(?:arme|fusil|flingue|pistolet|gun|glock|revolver|carabine|calibre|machette|couteau(?! (?:suisse|a (?:pain|beurre|fromage|huitres)|pour|de (?:cuisine|table)))|cutter|hache|batte|marteau)";
const day = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";
const soon = `(?:ce soir|a soir|cette nuit|demain|apres-demain|tout a l'heure|maintenant|tout de suite|a minuit|a l'aube|ce week-?end|${day}|dans (?:[\\w-]+ ){1,2}(?:minutes?|heures?|jours?))`;
const person =
  "(?:ex|patronn?e?|boss|chef|cheffe|manager|mari|femme|meuf|mec|copain|copine|chum|blonde|compagn\\w+|conjointe?|pere|daron|mere|daronne|papa|maman|parents|freres?|soeurs?|reuf|beau[- ]pere|belle[- ]mere|beauf|beau[- ]frere|belle[- ]soeur|voisine?s?|collegues?|profs?|fils|filles?|oncle|tonton|tante|coloc\\w*|proprio|bebe|gosses?|mioche|petite?s?|enfants?|famille|type|gars|homme|connard|connasse|salaud|salope|enfoire|ordure|pourriture|violeur|batard|batards|fdp|amant|maitresse|rival|associe|camarades|classe|eleves|banquier|medecin|juge|harceleurs?|agresseur|bourreau|pote|cousine?|gendre|belle-fille)";
const victim = `(?:(?:mon|ma|mes|son|sa|ses|leur|le|la|les|ce|cet|cette|ces) (?:\\w+ )?${person}|quelqu'un|tout le monde|des gens|eux|lui|elle)`;
const kill =
  "(?:tuer|buter|poignarder|planter|egorger|etrangler|etouffer|noyer|empoisonner|descendre|massacrer|flinguer|saigner|crever|defoncer|fracasser|demolir|tabasser|eclater|zigouiller|trucider|cramer|bruler|abattre|eliminer|frapper|cogner|suriner)";
const kills =
  "(?:tue|bute|poignarde|plante|egorge|etrangle|etouffe|noie|empoisonne|descends|massacre|flingue|saigne|creve|defonce|fracasse|demolis|tabasse|eclate|zigouille|crame|brule|abats|elimine)";
const struck =
  "(?:frappe|tape|gifle|cogne|secoue|etrangle|tabasse|brule|battu|mordu|griffe|bouscule|roue de coups|leve la main sur|mis une (?:gifle|baffe|claque|droite|tarte)(?: a)?|donne (?:un|des) coups? (?:de \\w+ )?a)(?:e|s|es)?";
const hitter =
  "(?:il|elle|mari|mec|pere|daron|mere|copain|copine|chum|compagn\\w+|conjointe?|ex|frere|fils|fille|beau[- ]pere|oncle|tonton|coloc\\w*|femme|meuf|patron)";
const limb =
  "(?:jambes?|genoux|dents?|bras|doigts?|nez|crane|gueule|os|machoire|cou|nuque|yeux|gorge|cotes?|tronche|rotules?|mains?|figure|face|visage)";
const rolling =
  "(?:train|metro|rer|tgv|tram|tramway|bus|autobus|camion|poids lourd|char|voiture|rame|locomotive)";
const fall = `(?:${rolling}|pont|viaduc|falaise|toit|immeuble|balcon|building|tour|barrage|fenetre|terrasse|passerelle|rails|voies?|fleuve|vide|\\d+ ?e\\w*)`;
const flings =
  "(?:jeter?|jette|foutre|fous|balancer?|lancer?|lance|precipiter?|mettre|mets|crisser?|sacrer?|pitcher?|garrocher?|tirer?|domper?|calisser?|allonger?|coucher?|placer?|poster?|laisser (?:tomber|glisser))";
const body =
  "(?:bras|avant-bras|cuisses?|jambes?|poignets?|peau|ventre|hanches?|chevilles?|mollets?|mains?|ongles?|epaules?)";

/** More words, tenses and orders for what people say plainly; the harmless sayings stand in `fr-harmless.ts`. */
export const frFresh = {
  wish: [
    both(
      "suffi\\w+ (?:juste |seulement )?(?:d'un (?:seul )?(?:pas|geste|saut|mouvement|coup de volant)|de (?:sauter|lacher|tomber|me (?:laisser|pencher|jeter)))|un (?:seul )?pas (?:et|de cote|sur|dans)",
      "voies?|quai|rails|vide|train|metro|rer|bord|pont|balcon|fenetre|camion|c'est fini|tout soit fini|volant|falaise|toit",
    ),
    "si j'avais (?:une arme|un flingue|un fusil|un pistolet|un gun|un revolver)[^.!?]{0,60}(?:contre moi|plus la|dans la (?:tete|bouche|tempe)|sur moi-meme|je me |morte?)|(?:methode|facon|maniere|moyen|technique)s? [^.!?]{0,30}(?:de |pour )(?:se (?:suicider|tuer|pendre|donner la mort|foutre en l'air)|mettre fin a ses jours)|comment (?:on )?(?:fait (?:on )?(?:pour )?|peut-on |reussir a |faire pour )?se (?:suicider|pendre|tuer|donner la mort|couper les veines|ouvrir les veines)|(?:combien de temps|c'est long|ca prend|long a)[^.!?]{0,30}(?:mourir|pendaison|noyade|pendu|se noyer|se vider de)",
    "(?:prie|prier|priere|supplie)s? [^.!?]{0,40}(?:pas me reveiller|plus me reveiller|jamais me reveiller|mourir|me (?:reprenne|prenne|rappelle)|mort|m'emporte)(?! (?:de|du|pour) (?:papa|maman|mon|ma))",
    both(
      "(?:une|ma|mes|deux|la|premiere|derniere) (?:tentatives?|ts)|rate (?:mon coup|mon suicide|ma mort)|essaye de (?:me tuer|mourir|me suicider|me pendre)",
      "(?:veux|vais|envie de|voudrais|pense a|compte|peur de|besoin de|tentee? de|prete? a) (?:bien )?(?:recommencer|reessayer|refaire|remettre ca|retenter)|ca me reprend|je recommence|cette fois (?:je|ca|c'est)|me raterai pas|louperai pas",
    ),
    "(?:vie|existence|souffrances?|jours|calvaire)(?: [^.!?]{0,50})?[ ,](?:y|d'y) mettre (?:un terme|fin|le point final)|(?:gout|envie|hate|besoin|idee) (?:de |d')m(?:e |')(?:crisser|sacrer|pitcher|garrocher|calisser)|(?:veux|voudrais|vais|envie de|gout de|songe a|pense a|idee de) (?:tout )?(?:plaquer|arreter) pour toujours|pense(?:r|s)? (?:plus )?qu'a (?:ca en finir|mourir|en finir|la mort|crever|me \\w+er)",
    both(
      "(?:la|ma) mort(?! (?:de|du|des|d'))|mourir",
      "j'y (?:pense|songe|reflechis|aspire)|comme (?:a |d')?(?:une )?(?:sortie|porte|delivrance|solution|liberation|repos)|me (?:soulagerait|delivrerait|libererait|ferait du bien)|(?:sera|serait|est) (?:une |ma |la |la seule |un )(?:sortie|delivrance|liberation|soulagement|solution|issue)",
    ),
    both(
      "si je (?:mourais|disparaissais|crevais|n'etais plus la)|(?:de|pense a|la) (?:mourir|mort|suicide)",
      "(?:devrais|faudrait que je|finirai par|vais finir par|j'ai failli|pourrais|finir par) le (?:faire|fasse)",
    ),
    `(?:calcule|mesure|evalue|regarde|estime|imagine) (?:[\\w']+ )?la (?:hauteur|chute)${on}(?:pont|balcon|fenetre|toit|etage|falaise|mourir|suffi\\w+)|(?:pont|balcon|fenetre|toit|falaise|quai|train|metro|rer)${on}je (?:calcule|mesure|evalue|m'imagine|me vois|me demande) [^.!?]{0,30}(?:hauteur|chute|sauter|tomber|un pas|mourir|vide|dessous)`,
    `(?:avaler|prendre|gober|vider|boire|avalais|prenais|vidais) (?:[\\w']+ ){0,3}(?:${pills}|boite|plaquette|pharmacie|flacon|traitement)[^.!?]{0,30}(?:d'un (?:seul )?coup|suffirait|suffit|en une (?:seule )?fois|mourir|me tuerait|pour en finir)|(?:garde|conserve|cache|planque|mets)[^.!?]{0,30}(?:${pills}|boite|plaquette|dose)[^.!?]{0,40}(?:pour le jour ou|au cas ou (?:j'aur\\w+ le|je (?:craque|decide|n'en))|quand j'aurai le courage)`,
    "(?:mieux|heureu\\w+|soulag\\w+|tranquilles?|bien|debarrasse\\w*)[^.!?]{0,20} si (?:j'etais (?:deja )?(?:morte?|enterree?|plus de ce monde)|je (?:mourais|crevais|me tuais))|si (?:je|j')[^.!?]{0,15}(?:mourais|etais morte?|crevais|me tuais)[^.!?]{0,30}(?:mieux|heureux|soulag\\w+|tranquilles?|debarrasse\\w*)|(?:creve|mort|mourir|meurs|meure)[^.!?]{0,10} d'envie (?:d'en finir|de mourir)|(?:peur|flippe|crains|trouille) (?:de (?:ce que je (?:pourrais|peux|vais) (?:me )?faire|moi-meme|passer a l'acte|craquer et)|que je (?:me|passe))",
    "(?:veux|voudrais|aimerais|espere|prie|souhaite|envie)[^.!?]{0,20}que (?:mon|le) coeur (?:s'arrete|lache|cesse)|peur de vivre(?! (?:seule?|ensemble|a |en |avec))|(?:espere|souhaite|prie|reve|aimerais|voudrais|veux)[^.!?]{0,15} (?:qu'un|qu'une|que le|que la|un|une) (?:camion|voiture|bus|train|chauffard|avion|balle|maladie|cancer|crise|foudre|arbre)[^.!?]{0,30}(?:me (?:fauche|percute|renverse|ecrase|tue|emporte|rentre dedans|tombe dessus|prenne|foudroie|roule dessus)|m'(?:emporte|ecrase|acheve))",
    "(?:on|ca|tu) (?:meurt|meurs|creve|souffre|agonise)[^.!?]{0,40}(?:si|quand|en) (?:on |tu )?(?:se (?:jette|pend|tire|noie|tranche|ouvre|jetant|pendant|noyant)|te jettes|saut\\w+|aval\\w+ |s'ouvr\\w+)|si on (?:se (?:jette|pend|tire|noie|tranche)|avale|saute|s'ouvre)[^.!?]{0,50}(?:meurt|creve|souffre|mourir|mort|survit)|(?:quels?|quelles?|combien|comment|quoi|qu'est-ce)[^.!?]{0,50}(?:(?:ne |n')?(?:plus|pas|jamais) (?:jamais )?se reveiller|pas se rater)",
    "(?:toucher\\w*|auront|aura|auraient) (?:l'|mon |ma |le )(?:assurance(?:[- ]vie)?|capital deces)[^.!?]{0,60}(?:accident|mort\\w*|disparai\\w+|sans moi|suicide|inapercu|plus la)|(?:ma mort|me tuer|mon suicide|un accident de (?:voiture|moto))[^.!?]{0,30}(?:pass\\w+ (?:pour un accident|inapercu)|ressembl\\w+ a un accident)|(?:la vie|cette vie|vivre|existence)[^.!?]{0,30}(?:prefere|veux|voudrais|vais|envie d')(?: d')? ?(?:en sortir|la quitter|m'en extraire)",
    "(?:me dit|me disent|me repete|me repetent|me crie|me crient|me souffle|me hurle|m'ordonne|murmure|entends)[^.!?]{0,30}(?:tue-toi|pends-toi|finis-en|suicide-toi|coupe-toi|saute(?= *(?:$|[.,!])))|(?:dois|devrais|faut|faudrait|va falloir|condamnee? a) (?:bien |absolument |que je )?(?:mourir|meure|creve|crever|disparaisse)(?! (?:un jour|de |d'|tous))|esper\\w+ (?:l'accident|un accident|de (?:mourir|me tuer|crever)|la mort|y rester)(?! (?:de|du|des) )|(?:penche pour|opte pour|choisi[st]?|prefere|entre) [^.!?]{0,25}(?:la corde|la pendaison|la noyade|le saut dans le vide|les rails)(?! (?:a linge|d'escalade|raide|a sauter))",
    both(
      "trains?|metro|pont|balcon|fenetre|vide|camions?|rails|cachets|medicaments|falaise|volant",
      "vite (?:regle|fini|termine)|si facile de (?:sauter|tomber|lacher|en finir)|tout serait (?:fini|regle|termine)",
    ),
    "(?:a deux doigts|pas loin|failli|envie|tentee?|idee|pense a|hesite a|songe a|sur le point) (?:d'|de |a )?(?:avaler|boire|gober|m'injecter|prendre|vider) [^.!?]{0,20}(?:deboucheur|javel|poison|antigel|acide|mort[- ]aux[- ]rats|destop|boite|plaquette|flacon|tous (?:mes|les) (?:cachets|medocs|comprimes|medicaments)|toute (?:la|ma) (?:boite|pharmacie))(?! (?:de (?:chocolats?|bonbons|conserve)|aux lettres))",
    "suicidal(?:e)?|(?:feel|feeling) (?:like )?(?:dying|suicidal)",
    "est (?:mort\\w*|parti\\w*|tu\\w+|suicid\\w+|pendu\\w*) [^.!?]{0,30}(?:je (?:ferai|vais faire|veux faire|devrais faire|finirai)|faire) (?:pareil|comme (?:lui|elle)|la meme(?: chose)?|de meme)",
    "(?:fini|terminee?|marre|tannee?|ras le bol|epuisee?|ecoeuree?) de (?:vivre|la vie|respirer|exister)[ ,]+(?:[\\w']+[ ,]+){0,5}(?:veux|envie|gout|vais|voudrais|mourir|finir|disparaitre)|(?:gout|envie|besoin) de (?:caler|crever|lacher prise pour (?:de bon|toujours)|m'endormir pour (?:toujours|de bon))",
  ],
  act: [
    `(?:me |m')(?:${flings}) (?:[\\w']+ )?(?:en bas|sous|devant|du haut|au bas|en avant|par|dessous|du|d'un) ?(?:d'|de |du |des |l'|un |une |le |la |les |mon |ton )*(?:${fall})(?! (?:pour (?:attendre|regarder|la photo)|de (?:chambre|salle)|avec (?:les|mes) (?:potes|enfants)))|(?:m'as|m'en vas|je vas) me (?:tuer|suicider|pendre|tirer|crisser|pitcher|sacrer|garrocher|passer)`,
    "met(?:s|tre|trai) fin a (?:tout|tout ca|cette (?:vie|souffrance|douleur|existence|torture)|ce (?:calvaire|supplice|cauchemar))(?= *(?:$|[.,!]|ce|cette|demain|si|quand|ma))|(?:que je |je |j')(?:disparaisse|disparaitrai|disparais|m'eteigne|m'eteins|parte|partirai) (?:pour toujours|a jamais|definitivement(?! (?:de|du|a)))",
    "me (?:suis|serai|serais) (?:deja |bien )?(?:suicidee?|pendue?|supprimee?|flinguee?|foutue? en l'air|jetee? sous|tiree? une balle)|(?:tout|me|m'en) (?:crisser|foutre|fous) (?:la )?en l'air(?! (?:mon|ma|le|la|les|nos|sa))",
  ],
  when: [
    `${day} prochain|d'ici (?:noel|paques|la rentree|l'ete|peu|${day})|avant (?:noel|l'ete|mon anniversaire|les cours|la rentree|l'aube|midi)|apres (?:le (?:diner|repas|boulot|travail|cours|film)|les cours|manger)|plus que (?:\\w+ )(?:jours?|heures?|minutes)|demain (?:soir|matin|avant)|a soir|a l'aube|a minuit|en rentrant|la semaine prochaine|le week-?end prochain`,
  ],
  vague: [
    `${soon} (?:j'arrete tout|tout s'arrete|je m'arrete|c'est fini|je pars|je m'en vais|c'est la fin)(?= *(?:$|[.!]))`,
    "(?:mis|mets|garde|gardes|accumule|stocke|planque|economise|conserve) (?:[\\w']+ )?de cote (?:mes|des|les|tous mes|assez de) " +
      `(?:${pills})`,
    "je (?:me )?(?:l'|les )(?:injecte|avale|gobe|enfile)|(?:derniere|toute la) dose",
    "embrass\\w+ (?:bien )?(?:les|la|le|mes|ma|mon|tout) [^.!?]{0,20}(?:pour moi|de ma part)",
  ],
  decided: [
    both(
      soon,
      "je serai (?:morte?|enterree?)(?= *(?:$|[.,!]))|je ferai (?:pareil|comme (?:lui|elle)|le grand saut)|je (?:disparais|quitte (?:ce monde|cette vie))|j'abrege|je serai (?:deja )?au (?:cimetiere|paradis|ciel)|je (?:me|m')(?:jette|fous|balance|lance|crisse|pitche|couche|allonge|mets) (?:sous|devant|en bas)",
    ),
  ],
  means: [
    `(?:${rolling}|intercites)${on}je (?:serai|suis|m'allonge|me (?:mets|couche|place|poste|tiens)|m'avance\\w*|m'avancerai|vais etre) (?:[\\w']+ ){0,3}(?:rails|voies?|devant|dessous)|(?:attends|attendre|attend) (?:[\\w']+ ){0,3}(?:prochain )?(?:${rolling})[^.!?]{0,30}(?:me (?:mettre|jeter|allonger|coucher|foutre)|sauter|m'allonger)|(?:sur|au) (?:le )?(?:bord|rebord|milieu|sommet|haut) (?:du|d'un|de la|de l'|des) ?(?:pont|viaduc|toit|falaise|precipice|barrage|grue|passerelle|rails)(?![^.!?]{0,40}(?:photo|vue|panorama|magnifique|randonnee|pique-nique|coucher de soleil|vertige|repare|travaux|chantier))`,
    both(
      "(?:en haut|au sommet|au dernier etage|au bord|sur le toit) (?:du|de la|de l'|d'un|d'une|des|de mon) ?[\\w-]+",
      "(?:regarde|vois|fixe) (?:le (?:vide|bitume|sol en|trottoir)|les voitures en)|c'est maintenant(?! ou jamais)|plus rien ne me retient|je (?:me )?lache|je saute(?! de joie)|adieu|un pas et",
    ),
    "(?:me |m')(?:colle|mets|fourre|fous|pose|appuie|enfonce|mettre|coller|fourrer) [^.!?]{0,20}(?:canon|flingue|fusil|pistolet|revolver|arme|couteau|lame)[^.!?]{0,20}(?:bouche|tempe|tete|coeur|menton|gorge|ventre)|canon (?:[\\w']+ ){0,3}(?:bouche|tempe|menton)",
    "le prochain[ ,]+(?:c'est|sera|est) (?:le bon|pour moi|le mien)|(?:bouteille|bonbonne) de gaz [^.!?]{0,20}(?:chambre|salle de bain|lit|pres de moi)",
    both(
      "noeud|corde|ceinture|cable electrique",
      "tabouret|escabeau|poutre|lustre|crochet|branche solide|grosse branche|solive",
    ),
  ],
  attempt: [
    "je saigne (?:des|du|de (?:la|mes|mon)) (?:deux )?(?:bras|poignets?|veines?|cuisses?|gorge|jambes)",
  ],
  farewell: [
    both(
      "(?:je|vais) (?:enfin )?rejoin(?:s|dre|drai) (?:papa|maman|mamie|papi|mon (?:fils|mari|bebe|pere|frere|amour)|ma (?:fille|femme|mere|soeur))",
      "adieu|pardon\\w*|soyez (?:heureux|forts)|vous embrasse (?:tous|tres fort)|je vous ai(?:me|mais)|c'est l'heure",
    ),
    "(?:dis|dites|direz|diras)[- ](?:leur|lui|aux? [\\w-]+|a (?:mes|ma|mon|la|les) [\\w-]+) que (?:papa|maman|mamie|papi|tonton|tata|leur (?:pere|mere)|sa (?:mere)|son pere) (?:les|l'|la|le) ?(?:aimait|a (?:toujours )?aim\\w+)|(?:souvenez-vous|souviens-toi|rappelez-vous|gardez|garde) [^.!?]{0,20}(?:de moi|un bon souvenir)[^.!?]{0,40}(?:pars|fini|pardon|aim\\w+|adieu)",
  ],
  selfHarm: [
    "(?:me |m')(?:fais|fasse|faire|refais|refaire|faisais) (?:[\\w']+ )?(?:saigner|souffrir (?:expres|volontairement|physiquement)|des (?:entailles|coupures|scarifs?|scarifications|brulures|marques|bleus expres|plaies))|me suis (?:\\w+ )?(?:fait|refait) (?:[\\w']+ )?(?:entailles?|coupures?|scarifs?|brulures? (?:expres|volontaires?)|saigner (?:expres|volontairement))|(?:nouvelles?|fraiches?|recentes?) (?:coupures|entailles|plaies|cicatrices)|(?:coupures|entailles|plaies|marques|cicatrices) (?:toutes )?(?:fraiches?|recentes?|neuves)",
    `(?:me suis|m'etais|j'ai|viens de (?:me|m')) ?(?:[\\w']+ )?(?:rouvert|ouvert|entaille|coupe|taillade|balafre|lacere|couper|ouvrir|entailler)e? (?:l'|la |le |les |mon |ma |mes |un |une )?(?:${body}) (?:[\\w']+ ){0,2}avec (?:un |une |des |mon |ma |le |la )(?:eclats?|bouts?|morceaux?|lame|cutter|rasoir|compas|verre|miroir|tesson|ciseaux|aiguille|capsule|taille-crayon|scalpel)|(?:demange de|tentee? (?:de|par)|resister? a|retoucher a|ressortir?|ressorti|lutte contre|reprendre|repris) (?:[\\w']+ ){0,3}(?:cutter|lames?|compas)(?![a-z])|sacrifie[r]? (?:les |mes )(?:${body})`,
    "(?:voir|regarder|sentir) [^.!?]{0,15}(?:le|mon) sang[^.!?]{0,40}(?:apaise|calme|soulage|du bien|libere)|j'avale (?:des |du |une )(?:piles?|lames?|verre|clous|vis|agrafes|aiguilles|trucs pointus|produits? menagers?|rasoirs?)",
    `(?:j'enfonce|je (?:m')?(?:enfonce|plante|pique|ecrase|eteins|passe|appuie|glisse|presse)|me (?:plante|pique)) [^.!?]{0,30}(?:aiguilles?|epingles?|compas|lame|rasoir|cigarette|clope|megot|cutter|ciseaux|briquet|fourchette|agrafes?)[^.!?]{0,30}(?:${body}|me punir|sentir|me calmer)(?! (?:de (?:poulet|la robe|la jupe)))|(?:je |j')(?:me |m')?(?:mords?|griffe|frappe|tape|cogne|brule|pince|arrache|coupe|pique|ecorche|gratte)${on}(?:me punir|ma punition|jusqu'au sang|jusqu'a (?:ce que ca saigne|saigner|avoir mal|la douleur|m'evanouir)|bien d'avoir mal|sentir quelque chose|evacuer)(?![^.!?]{0,30}(?:moustiqu\\w+|eczema|urticaire|varicelle|boutons?|poux))`,
  ],
  abuse: [
    `(?:m'a|m'ont|m'avait|vient de me) (?:\\w+ )?(?:casse|pete|ouvert|fracture|demis|brise|explose|fendu|eclate|luxe) (?:[\\w']+ )?(?:nez|bras|dents?|machoire|cotes?|arcade|levre|crane|doigts?|poignet|tympan|jambe|epaule|pommette|clavicule)|(?:${hitter}(?:-\\w+)?) (?:me |m'|nous )(?:battait|frappait|tapait|violait|cognait|tabassait|etranglait|giflait|maltraitait|menacait)(?![^.!?]{0,60}(?:histoire ancienne|(?:vais|vis) (?:tres )?bien))|menaces? (?:[\\w']+ )?de (?:mort|me (?:tuer|buter|crever))(?! (?:de rire))`,
    `(?:${hitter}|fiancee?|grand-pere|grand-mere|mamie|papi|surveillante?|animateur|animatrice|moniteur|monitrice|tuteur|tutrice|pion|pretre|cure|imam|beau-fils|belle-fille|auxiliaire|gardien|famille d'accueil|gendre|neveu)(?: [\\w'-]+){0,4} (?:(?:m'a|m'ont) (?:[\\w']+ )?(?:fait|laisse) (?:un |des |plein de |encore un )(?:bleus?|hematomes?|coquards?|cocards?|marques?|oeil au beurre)|(?:me|nous|m'a|nous a|m'ont) (?:frappe|bat|tabasse|cogne|gifle|fouette|etrangle|viole|maltraite|ebouillante|brutalise|tripote)(?:e|ee|es|ees|nt)?(?! (?:au|aux|dans (?:la main|le dos))))|(?:si|quand|qu'|s') ?(?:il|elle) va (?:me )?(?:taper|frapper|cogner|lever la main|s'en prendre a (?:moi|nous)|me tomber dessus)(?! (?:a la porte|dans))`,
    `(?:${hitter}) (?:[\\w']+ ){0,2}(?:me|m'a|nous|m'ont|nous a) (?:donne|donnait|donnent|met|mettait|mis|fout|foutu|file|flanque|envoie|assene)(?:e|es)? [^.!?]{0,15}(?:coups?|baffes?|claques?|gifles?|torgnoles?|beignes?|mandales?|raclees?|branlees?|roustes?)(?! (?:de (?:main|fil|jeune|pouce|coeur|chance|blues|telephone|vieux|stress|barre|bol|mou|foudre|theatre|fouet|pub)|a boire|au moral|d'oeil))|(?:veut|veulent|voulait|cherche a|cherchent a|jure de|jurent de) (?:me|nous) (?:faire la peau|tuer|buter|crever|planter|lyncher|demonter|defoncer|tabasser|egorger|saigner)(?! (?:si|quand|pour (?:ca|cette)|au|aux|a la tache|avec (?:ses|leurs)))`,
    "(?:m'oblige|m'obligent|me force|me forcent|obligee?|forcee?|force) [^.!?]{0,15}(?:me prostituer|faire (?:le trottoir|des passes|des clients)|coucher avec|mendier)|(?:filme|filmee?|enregistre|photographie)[^.!?]{0,40}(?:couche|sexe|au lit|nue?|sous la douche|l'amour|rapports?|ebats)[^.!?]{0,50}(?:sans (?:me |mon |que je)|envo\\w+|potes|internet|menace|poste|partage)",
    "(?:glisse|glissait|fourre|pose|posait|promene) (?:[\\w']+ )?(?:sa|ses|la|les) mains? (?:sous|dans|entre|sur) (?:mon|ma|mes) (?:pyjama|culotte|jupe|cuisses?|fesses|seins|pantalon|t-shirt|slip|couette|jambes)|(?:se colle|se coller|se frotte|se frotter|s'allonge|se glisse) (?:contre|sur|a cote de|avec) moi [^.!?]{0,40}(?:nuit|lit|degoute|dors|sexe|pantalon)|(?:se glisse|vient|s'allonge) dans mon lit",
    "(?:touche\\w*|caresse\\w*|tripote\\w*|mis (?:sa|la|ses) mains?|met (?:sa|la|ses) mains?|frotte\\w*|passe (?:sa|la) main) [^.!?]{0,25}(?:la ou (?:il|elle|je|ca|on)|entre (?:les|mes) (?:jambes|cuisses)|mes (?:fesses|seins|parties|cuisses)|(?:dans|sous) (?:ma|mon|la) (?:jupe|culotte|pantalon|tee?-shirt|slip|pyjama|couette)|parties intimes|zones? intimes?)|(?:me |m')(?:fait|faisait) (?:faire )?(?:des (?:choses|trucs)|toucher) [^.!?]{0,40}(?:lit|nue?|secret|jeu|culotte|degoute|sexe|personne)",
    `(?:${hitter}) (?:[\\w']+ ){0,2}(?:me |m'|m'a )(?:court apres|poursui\\w+|suit|bloque|coince|plaque|traine|lance|jette)[^.!?]{0,30}(?:pour me (?:frapper|taper|tuer|cogner)|contre (?:le|un) mur|au sol|par terre|escaliers?|a la figure|par les cheveux)|(?:${hitter}) (?:[\\w']+ ){0,2}(?:bloque|barre|verrouille) (?:la (?:porte|sortie)|le passage)|(?:garde|confisque|cache|pris|prend) (?:mon|ma|mes) (?:passeport|papiers|carte (?:bleue|d'identite|de sejour))[^.!?]{0,40}(?:pour (?:que|pas)|partir|interdit|menace|il|elle)`,
  ],
  abuseNow: [
    "(?:dit|disant|hurle|hurlant|crie|criant|jure|menace) [^.!?]{0,20}(?:qu'on va (?:tous |toutes )?(?:les deux )?(?:mourir|crever|y passer)|qu'(?:il|elle) va (?:nous |me )(?:tuer|planter|foutre)|de nous (?:tuer|planter|foutre)|nous foutre en l'air)|(?:devant|derriere) ma porte[^.!?]{0,40}(?:faire la peau|barres?|couteaux?|battes?|armes?|tuer|defoncer)",
    `(?:me |m'|nous )(?:etranglait|frappait|tapait|cognait|tabassait|violait|battait|menacait|a (?:frappe|tape|etrangle|cogne|gifle|tabasse|viole)e?)[^.!?]{0,30}(?:il )?y a (?:[\\w']+ ){0,2}(?:minutes?|secondes?|instants?|une heure)|(?:il )?y a (?:[\\w']+ ){1,2}(?:minutes?|secondes?)[^.!?]{0,40}(?:m'a |me )(?:frapp|etrangl|tap|cogn|gifl|tabass|viol|poignard)\\w*|(?:${hitter}) (?:[\\w']+ )?(?:me|m'|nous) ?(?:braque|tient en joue|met en joue|vise)(?! (?:au|a) )|(?:me |nous )(?:court apres|poursuit|menace|fonce dessus|attaque|coince) [^.!?]{0,30}(?:avec|un|une) [^.!?]{0,10}(?:${gun}|tesson|bouteille cassee|tronconneuse|barre de fer)`,
    both(
      "couteau|ciseaux|bouteille|batte|baton|marteau|hache|arme|poele|tournevis|barre|casserole|ceinture|fer a repasser",
      "(?:il|elle|mari|mec|pere|ex|frere|fils|copain)?[^.!?]{0,10}(?:fonce|se jette|se rue|court|avance|s'approche|vient|arrive) (?:droit )?(?:sur|vers) (?:moi|nous)",
    ),
    both(
      "cachee?s?|planquee?s?|sous (?:le|mon) lit|dans (?:le|un|mon) placard|sous l'evier",
      "(?:il|elle) (?:me |nous )(?:cherche|trouve|entende?|hurle)|(?:il|elle) (?:hurle|casse|fouille|crie mon nom)|qu'il me trouve|s'il me trouve",
    ),
  ],
  eating: [
    "(?:vais|faut que j'aille|cours|file) (?:me faire )?vomir (?:des que|apres|chaque fois|quand (?:on|quelqu'un|je mange))|(?:me|se) purger|mes purges|vomi\\w* (?:volontairement|expres)|volontairement [^.!?]{0,15}vomi\\w*|(?:refuse|refuser) (?:[\\w']+ )?(?:de )?(?:manger|m'alimenter|la sonde|toute nourriture)|m'affamer|(?:mange|avale|bois|m'autorise|prends) (?:\\w+ )?qu'(?:un|une|de l'eau|a peine)(?: [\\w']+){0,3} (?:par jour|depuis|jour|pour (?:maigrir|mincir|perdre))",
    "tout ce que (?:j'avale|je mange|je bouffe|j'ingere)[^.!?]{0,20}(?:ressort|finit (?:aux|dans les) (?:toilettes|chiottes|wc)|je (?:le )?(?:rends|recrache))",
    "(?:pas|plus|jamais|rien) (?:[\\w']+ )?touche a (?:un |une |mon |ma |aucun |la |de la )(?:repas|assiette|nourriture|bouffe|aliments?|plateau)[^.!?]{0,30}(?:depuis|jours|semaine)",
    both(
      "(?:pour|afin de|faut que je) (?:bruler?|eliminer?|depenser?|compenser?|effacer?) (?:[\\w']+ ){0,3}(?:salade|repas|pomme|gateau|calories?|mange|bouchees?|yaourt|biscuits?|diner|dejeuner|ecarts?)",
      "tiens plus debout|heures (?:par jour|de sport|a courir)|jusqu'a (?:vomir|tomber|m'evanouir)|toute la nuit|vertiges|malaises?|m'evanouis",
    ),
  ],
  violence: [
    `(?:imagin\\w+|reve|vois|visualise|fantasme|pense|songe|envie|pulsions?|visions?|plaisir|obsedee?|veux|vais|voudrais|pourrais)(?: [\\w']+){0,4} (?:de |d'|a )?(?:le |la |les |l')?(?:${kill}) (?:[\\w'-]+ )?(?:${victim})(?! (?:au|aux|a la|sur|dans le jeu|de rire|de bisous|de calins))`,
    `(?:vais|veux|voudrais|envie de|faut que je|jure (?:de|que)|compte|pourrais) (?:[\\w']+ )?(?:lui|leur|te) (?:casser|peter|briser|fracasser|exploser|eclater|defoncer|arracher|trancher|demonter|demolir|tordre|ecraser|refaire|crever|cramer) (?:l'|la |le |les |une |deux |un )*(?:deux |toutes |quelques )?(?:${limb})`,
    `(?:vais|veux|voudrais|pourrais|envie de|compte|je|faudrait) (?:[\\w']+ )?(?:ramener|ramene|amener|amene|apporter|apporte|emmener|emmene|debarquer avec|debarque avec|venir avec|viens avec|viendrai avec|arriver avec) (?:un |une |mon |ma |le |l'|la |des )?(?:${gun}|armes)(?: [\\w']+){0,3} (?:au|a|dans|en) (?:l'|la |le |mon |ma )?(?:college|lycee|ecole|cours|classe|fac|bureau|boulot|travail|taf|usine|mairie|bahut|agence|prefecture)(?![^.!?]{0,30}(?:gateau|galette))`,
    `(?:j'ai|je l'ai|j'avais|je les ai) (?:[\\w']+ ){0,2}(?:${struck}) (?:(?:mon|ma|mes|ce|notre|nos) (?:\\w+ )?${person}|${on}(?:recommenc\\w+|me controler|plus fort que moi))(?! (?:au|aux|a la|a l'|sur (?:la|le|l')|dans)(?! (?:tete|visage|figure|ventre|mur|joue)))|j'ai (?:frappe|tape|gifle|secoue|cogne)[^.!?]{0,60}peur de (?:recommencer|le refaire|moi)`,
    `(?:comment|pour|de|veux|vais) (?:l'|les |la |le )(?:empoisonner|egorger|etrangler|poignarder)(?! (?:de (?:rire|bisous)|si|quand|mdr|lol))|${both(
      "(?:mettre|verser|glisser|mis|verse|mets|foutre|dissoudre|melanger?)(?: [\\w'-]+){0,5} dans (?:son|sa|leur) (?:verre|cafe|the|assiette|plat|soupe|nourriture|bouffe|biberon|biere|vin|eau)",
      "empoisonn\\w+|poison|arsenic|cyanure|antigel|raticide|crev\\w+|tuer|meure|souffre|se releve pas",
    )}`,
    "(?:idee|envie|pulsions?|imagine|pense a|peur|tentee?|image)[^.!?]{0,15} (?:de |d'|a )?pousser (?:quelqu'un|des gens|les gens|un \\w+|une \\w+|mon \\w+|ma \\w+|lui|elle)[^.!?]{0,15}(?:sous|sur (?:les|la voie)|devant|du haut|par la|dans (?:le vide|l'escalier|les escaliers))",
    both(
      "(?:reve|veux|voudrais|souhaite|espere|imagine)[^.!?]{0,15}qu'(?:ils|elles|il|elle) (?:tous )?(?:brulent?|crament?|crevent?|creve|meurent?|meure|souffrent?|saignent?)",
      "que ce soit moi|de mes (?:propres )?mains|moi qui|le briquet|je m'en (?:charge|occupe)|j'ai un plan",
    ),
    "(?<!(?:je|j'ai|personne|pas|ne) )merit\\w+ (?:[\\w']+ )?(?:une balle(?! de match)|un coup de (?:couteau|fusil))|envies? de meurtres?",
    `je (?:vais )?(?:${kills}) (?:(?:mon|ma|mes|ce|cette|ces) (?:\\w+ )?${person})(?! (?:au|aux|a la|a l'|sur|dans|de (?:bisous|calins|rire|questions))(?![a-z]))`,
  ],
  violenceNow: [
    `je (?:vais )?(?:sors|sortirai|sortir|degaine) (?:le |mon |un |l')(?:${gun})(?![^.!?]{0,40}(?:gateau|galette|pain|saucisson|viande|fromage|legumes|oignons|chasse|nettoy|armoire|vitrine))`,
    both(
      "(?:avec|verse|j'ai|pris) (?:l'|de l'|le |un |du )?(?:essence|bidon|jerrican|molotov)|(?:craque|gratte|allume) (?:l'|une )allumette",
      "(?:il|elle) dort|ils dorment|sa (?:maison|voiture|porte|chambre)|son (?:jardin|immeuble|appart\\w*)|(?:va|vont) (?:cramer|bruler)|tout (?:cramer|bruler|faire cramer)",
    ),
    both(soon, `je (?:${kills}) (?:(?:mon|ma|mes|ce|cette|ces|son|sa) (?:\\w+ )?${person})`),
    both(
      "oreiller|coussin|polochon|couverture",
      "(?:bebe|petite?|fils|fille|elle|il|lui|mari|femme|mere|pere|sa tete|son visage|sa bouche)[^.!?]{0,30}(?:se taise|etouffe|respire (?:plus|pas)|bouge plus|dort|appuie|appuyer)|au-dessus (?:du|de (?:la|ma|mon)) (?:bebe|petite?|fils|fille|visage|tete|mari|mere)|(?:sa|son) (?:tete|visage|bouche)[^.!?]{0,20}j'appuie",
    ),
    "(?:mis|verse|vide|glisse|dilue) [^.!?]{0,20}(?:mort[- ]aux[- ]rats|raticide|arsenic|cyanure|antigel|poison|somniferes|javel)[^.!?]{0,15} dans (?:son|sa|leur) \\w+|(?:sortira|sortiront|repartira|repartiront|ressortira|rentrera|rentreront) (?:pas|plus|jamais) (?:\\w+ )?(?:vivante?s?|d'ici|entiere?s?)",
  ],
  hint: [
    "plus rien (?:n'a|n'aura|a) (?:de |aucun )?(?:sens|gout|importance|interet)|(?:impression|sentiment) d'etre (?:[\\w']+ )?(?:de trop|un (?:poids|fardeau|boulet)|inutile|invisible pour)|si je (?:ne )?me reveillais (?:pas|plus|jamais)|(?:fatiguee?|lasse?|usee?|epuisee?) d'exister|(?:en moins|de moins)[ ,]+(?:ca|personne|qui) [^.!?]{0,20}(?:verrait|changerait|remarquerait)|(?:vie|existence) (?:est |semble )?(?:derriere moi|vide|sans saveur|plus aucun sens|m'interesse plus)|(?:ca |cela )?me serait (?:bien |completement )?egal|rien ne (?:m'attend|me retient|m'attache|changera)",
  ],
  worryAbuse: [
    both(
      "voisine?s?|amie|copine|soeur|collegue|cousine|mere",
      "j'entends (?:[\\w']+ ){0,2}(?:coups|hurler|cris|supplier)|(?:crie|hurle|gueule|tape|cogne) sur (?:sa|son|ses) (?:femme|mari|fils|fille|enfants?|gosses?|copine)",
    ),
  ],
} as const satisfies Partial<Words>;
