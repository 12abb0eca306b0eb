import type { Words } from "./words.ts";

const wishing =
  "(?:envie|envi|veux|voudrais|aimerais|besoin|hate|prefere|prefererais|pense|songe|reve|vais|souhaite)";
const thing =
  "(?:boulot|taf|job|travail|projet|stage|prof|memoire|these|deadline|demenagement|concours|semaine|journee|planning|horaires|canicule|chaleur|froid|escaliers?|sport|seance|coach|muscu|footing|rando|chaussures|talons|gosses|enfants|bruit|trajets?|bouchons|paperasse|administration|impots|suspense|attente|serie|films?|regime|courbatures|migraine|allergies|rhume|grippe|toux|moustiques|maths|partiels|revisions|examens?|voisins?|reunions?|facture|loyer)";
const meal = "(?:dejeuner|diner|petit[- ]dej\\w*|gouter|repas(?! pour)|dessert|entree|apero)";
const fond =
  "(?:la balancoire|le hamac|la luge|le linge|la tente|le bateau|la barque|le sapin|la remorque|le chien|les chevaux|le cheval|les enfants|la cabane|le toboggan|l'escalade|le portique|la bache|le demenagement|la guitare|le jardin|les tomates|la cuisine|le pain|le fromage|la viande|le gigot|le saucisson|les champignons|le camping|la peche|bricoler|cuisiner|attacher (?:le|la|les)|remorquer|tracter)";
const parting =
  "(?:plus(?: jamais)? (?:la|de ce monde|parmi vous|vivante?|en vie)|deja (?:loin|morte?|partie?|plus)|morte?|partie?(?! (?:en|au|a la|chez|faire))|loin(?= *(?:$|[.,!])))";

const kill =
  "(?:tuer|buter|poignarder|planter|egorger|etrangler|etouffer|noyer|descendre|massacrer|flinguer|saigner|crever|defoncer|fracasser|demolir|tabasser|bruler|abattre|frapper|cogner|faire la peau|tirer dessus)";
const soon =
  "(?:maintenant|ce soir|cette nuit|demain|tout de suite|tout a l'heure|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce week-?end|apres)";
/** Two ideas in one sentence, whichever comes first. */
const both = (one: string, other: string): string =>
  `(?:${one})(?![a-z])[^.!?]{0,60}(?<![a-z])(?:${other})|(?:${other})(?![a-z])[^.!?]{0,60}(?<![a-z])(?:${one})`;

/** Plain sentences of every day: what people say first, and what sounds like it and is nothing. */
export const frPlain = {
  saying: [
    "(?:dis|dit|dire|disons) (?:au[- ]?revoir|adieu) (?:a |au |aux )(?:mes |ma |mon |la |le |les |l')?(?:collegues?|classe|eleves?|equipe|maison|appart\\w*|ecole|clients?|voiture|bureau|regime|vacances|ete|kilos|voisins?|stagiaires?)(?: (?:pour (?:toujours|de bon)|definitivement))?|crever (?:l'ecran|l'abces|le plafond|un pneu)",
    "(?:podcasts?|articles?|livres?|reportages?|documentaires?|emissions?|exposes?|expo|films?|debats?|dossiers?|bd) (?:sur|autour de|a propos de) (?:l'|la |le |les )(?:anorexie|boulimie|automutilation|scarification|suicide|violences?(?: conjugales)?|maltraitance)",
    "suicide assure (?:de |d')(?!me |m'|sauter)\\w+|(?:frappe|tape|toque|sonne) a (?:la|ma) porte[ ,]+(?:je (?:te|vous) laisse|j'y vais|attends|je reviens|une (?:minute|seconde))|(?:peux|pouvais) plus (?:de |d')(?:cette |ce |ces |cet |la |le |les |l')?(?:chaleur|canicule|pluie|froid|hiver|temps|embouteillages?|bouchons|travaux|voisins?|bruit|reunions?|dossier|projet|train|rer|metro|paperasse|pubs?|appli|ordi\\w*|logiciel)|tuer (?:mon|ma|mes|le|la|les) (?:\\w+ )?(?:frere|soeur|coloc|chat|chien|mari|femme|fils|fille|copain|copine|parents|collegue)[^.!?]{0,60}(?:haha|lol|mdr|ptdr|cereales|chaussettes|vaisselle|poubelles?|spoil\\w*|telecommande|chocolat|dernier yaourt)",
    "(?:m'a|m'ont|me|m'|nous a|nous) ?(?:tape\\w*|frappe\\w*) (?:\\w+ )?(?:sur (?:les nerfs|le systeme|l'epaule)|dans (?:l'oeil|la main))|enfermee? dehors|(?:m'a|m'ont|me suis) enfermee?[^.!?]{0,30}(?:sans (?:le )?(?:faire expres|vouloir)|par (?:erreur|accident|megarde))",
    "(?:m'oblige|m'obligent|me force|me forcent|m'a forcee?|m'a obligee?|m'ont forcee?|m'ont obligee?) a (?:faire (?:la (?:vaisselle|cuisine|lessive|sieste)|les (?:courses|devoirs)|le (?:menage|tri)|mes devoirs|mon lit|du (?:sport|piano|velo|yoga|solfege|latin)|de la (?:danse|natation|musique)|des (?:heures|efforts|pauses))|regarder (?:le (?:foot|match|rugby|journal)|son|sa|ses|cette|ce|un film|une serie|des (?:series|films))|manger (?:des|mes|plus de|de la|du) (?:legumes?|brocolis?|epinards|soupe|fruits|poisson)|ranger|reviser|apprendre|lire|porter|prendre (?:des vacances|rendez-vous|du repos|une pause)|me reposer|gouter|danser|chanter|me lever|sourire|rire|reflechir|courir|aller (?:chez le|a l'ecole|courir|a la (?:messe|piscine)|au (?:sport|cinema|theatre)))",
    "au bout du rouleau avec (?:ce|cette|ces|le|la|les|mon|ma|mes) \\w+|(?:clients?|fournisseurs?|joueurs?|salaries?|prestataires?|locataires?|concurrents?|actionnaires?|syndicats?) (?:[\\w']+ )?(?:m'a |m'ont |me |nous |a |ont )?(?:menace\\w*) (?:de |d')[\\w'-]+|(?:frappe|tape|mord|mordille|griffe|pince|bat|chatouille) (?:\\w+ )?(?:pour (?:rire|jouer|de faux|s'amuser|rigoler)|gentiment|quand on joue)",
    "(?:quelques|les|des|mes|ces|ses|un ou deux|deux|trois|quatre|cinq|dix|\\d+|petits) (?:\\w+ )?kilos (?:en trop|a perdre|superflus|de trop|du confinement|des fetes|de grossesse|pour l'ete)|c'est (?:bientot |deja |presque )?la fin (?:de |d'|du |des )(?:l'|la |le |les )?(?!(?:ma|mes|mon|moi|tout|vie|calvaire|cauchemar)(?![a-z]))[\\w-]+|(?:mort|meurt|morte|morts|decedee?|mourut|succombe) (?:\\w+ )?(?:a |d')(?:une )?(?:overdose|surdose)|(?:overdose|surdose) (?:de |d')(?:chocolat|series?|travail|raclette|infos?|cafe|sucre|noel|boulot|reunions?|galette|fromage|pizza)",
    "(?:m'a|m'ont|nous a|nous ont|me|nous|l'ai|les a|les ai) ?(?:encore |toujours |deja )?(?:battue?s?|bat|battent|tuee?s?|ecrasee?s?|eclatee?s?|massacree?s?|defoncee?s?|demontee?s?|fracassee?s?|explosee?s?|humiliee?s?) (?:[\\w']+ ){0,2}(?:au|aux|a la|a|sur) (?:tennis|foot|ping[- ]pong|jeux?|echecs|cartes|fifa|mario\\w*|scrabble|uno|petanque|monopoly|badminton|bowling|baby-?foot|belote|tarot|course|playstation|switch|billard|flechettes|poker|dames|rami|basket|squash|padel)",
    "(?:pris|prends|prenez|prendre) (?:bien |deja )?(?:ton|votre|tes|vos) (?:traitement|medicaments?|cachets?|comprimes?|pilule|antibiotiques?|doliprane) (?:pour|contre|du matin|du soir|comme|prescrits?|habituels?)",
    `(?:${thing}) (?:[\\w'-]+ ){0,4}(?:va|vont|finira par|finiront par|finit par|allait|allaient|a failli|ont failli|risque de|est en train de|sont en train de) (?:vraiment |tous |finir par )?me (?:tuer|crever|achever|buter)`,
    `(?:cordes?|ficelles?|couteaux?|lames?|rasoirs?|cutter|ceinture|rallonge|cable) (?:\\w+ )?(?:solides? |neuve?s? )?pour (?:${fond})|corde a (?:linge|sauter|noeuds)|couteaux? (?:a (?:pain|beurre|huitres|fromage)|suisses?|de (?:cuisine|poche|table|chef))(?= (?:avant|pour|en|chez|neufs?|qui coupe|tout neuf|au marche))|(?:pistolet|fusil) (?:a (?:eau|colle|peinture|clous|bulles|flechettes)|en plastique|nerf|laser)`,
    "(?:me suis|m'etais|s'est|se sont) cogne(?:e|s|es)? (?:la |le |les |l')?(?:tete |front |coude |genou |pied |orteil |petit orteil |menton )?(?:contre|dans|sur|a|au|en)(?![^.!?]{0,60}(?:expres|jusqu|volontaire|pour (?:me|que|ne)|plusieurs fois|de rage|quand je (?:craque|crise|suis)))",
    `(?:saute|sauter|sautais|zappe|zapper) (?:le |un |ce |mon |l'|les )(?:${meal})(?![^.!?]{0,60}(?:maigrir|grossir|kilos|perdre|calories|tous les jours|chaque jour|encore (?:une|un)|jours? que))|(?:sauter|saute) (?:une |la |l'|le |des |les |un )(?:ligne|lignes|page|pages|etape|etapes|chapitre|generique|intro|pub|pubs|classe|barriere de la langue|cours|corde|pas|tour|obstacles?|haie|haies|verrou|trampoline|vague|vagues)|sauter (?:au plafond|de joie|sur (?:l'occasion|le lit|le canape|le trampoline)|aux conclusions|du coq|dans (?:le (?:premier|prochain)|les flaques|le bassin|la piscine|un avion|un taxi|le bus|le train|les bras)|a (?:la corde|l'elastique|pieds joints|cloche))|(?:on a|ont|a|avons) saute (?:du|de la|dans|depuis) [^.!?]{0,50}(?:potes|copains|copines|amis|genial|rigol\\w+|riviere|lac|parachute|elastique|piscine)`,
    "(?:mon|ma|mes|ses|son|sa|leur|les|le|la) (?:\\w+ )?(?:mere|pere|parents|femme|mari|copine|copain|chef|patronne?|prof|soeur|frere|coloc|coach|banquier|dentiste|meuf|mec) (?:va|vont|allait|allaient) (?:encore |surement |tellement |carrement )*me (?:tuer|buter|massacrer|etrangler|defoncer)(?= (?:si (?:je|elle|il) (?:rentre|rate|oublie|casse|perds|apprend|voit|decouvre|suis en retard|arrive en retard)|quand (?:elle|il|ils) (?:verra|verront|va voir|saura|vont voir|apprendra)|pour (?:cette|cette|la) (?:note|facture|tache)|pour (?:ca|le retard)|j'ai (?:oublie|casse|perdu|rate)))",
    "(?:fait|faire|faisons|fais) le grand saut(?=[^.!?]{0,50}(?:demissionn\\w+|boite|entreprise|acheter|mari\\w+|pacs\\w*|demenag\\w+|compte|bebe|freelance|etranger|parachute))|(?:demissionn\\w+|boite|entreprise|mari\\w+|pacs\\w*|demenag\\w+|freelance|parachute)[^.!?]{0,50}grand saut",
  ],
  wish: [
    "(?:mieux vaut|vaut mieux|plutot|prefere|prefererais|autant) (?:etre )?(?:mourir|crever|morte?) que (?:de |d')?(?:vivre|continuer|rester|subir|souffrir|retourner|endurer)|(?:la vie|ma vie|vivre|rien) (?:ne )?m'interesse (?:plus|pas)[^.!?]{0,30}(?:m'en aller|partir|mourir|en finir|vivre)|(?:ne |n')?(?:trouve|vois|ai) (?:plus|pas|aucune) (?:aucune |une |une seule |la moindre |de )?raisons? (?:de |d')(?:rester (?:en vie|ici|sur terre)|vivre|continuer a vivre|me battre pour vivre)",
    "(?:aimerais|voudrais|souhaite|voudrait|veux) (?:bien )?(?:qu'on|que quelqu'un|que \\w+|qu'il|qu'elle) (?:me |m')(?:tue|acheve|abatte|bute|flingue|assassine|debranche|euthanasie|descende|ecrase)|(?:mieux|heureux|soulages?|tranquilles?) si (?:j'etais|je n'etais plus|j'etais plus|je mourais|je disparaissais)[^.!?]{0,40}(?:pense|serieu\\w+|vraiment|decide|faire)",
    "(?:fait|faire|est-ce) (?:[\\w']+ )?(?:mal|longtemps|rapide|douloureux) (?:de |d'|quand on )(?:se |s')(?:pend\\w*|noy\\w*|tu\\w+|ouvr\\w* les veines|jet\\w* (?:sous|du|d'un)|suicid\\w*|etouff\\w*)|(?:se pendre|se noyer|se tirer une balle|s'ouvrir les veines|sauter d'un (?:pont|toit|immeuble))[ ,]+(?:ca |c'est |est-ce que ca )(?:fait mal|est |dure|prend|rapide|douloureux|long)",
    "(?:je )?(?:n'ai |n'aurai |ai )?(?:qu'une|qu'un|plus qu'une|une seule|la seule|un seul|le seul) (?:[\\w']+ )?(?:envie|souhait|reve|idee|chose|desir|but)[^.!?]{0,30}(?:mourir|crever|en finir|me tuer|la mort|ne plus (?:exister|etre la|vivre))|je me (?:tirerais|mettrais|collerais|logerais) une balle",
    "(?:ne |n')?merite (?:pas|plus) (?:de |d')(?:vivre|exister|respirer|etre (?:en vie|la))|ma (?:propre )?mort[^.!?]{0,40}(?:vite|arrive|bientot|hate)|que la mort (?:vienne|m'emporte|me prenne|arrive|me delivre)|(?:pense|songe|penser|reve) (?:[\\w']+ ){0,2}(?:a |de |aux |au )(?:la corde|une corde|me pendre|me noyer|rails|vide|sauter)(?= *(?:$|[.,!]))",
    "(?:mourir|la mort|crever|en finir)[ ,]+(?:c'est|est|ce serait|voila|c'etait) (?:tout ce (?:que|qu'|dont)|la seule|le seul|mon (?:seul|souhait|reve|but|unique)|ma seule|ce que je (?:veux|souhaite|desire|cherche))|(?:n'|j')?(?:attends|attendais|attend) (?:juste |plus |seulement )*(?:que )?(?:la mort|de mourir|de crever|ma mort|la fin de (?:ma|cette) vie)(?! (?:de|du|des|subite)(?! plus))",
    `${wishing} (?:[\\w']+ ){0,2}(?:de |d')?(?:die|dying|dead|death|unalive|kill myself|end it)(?![a-z' ]{0,3}(?:hard|and retry))|(?:wanna|want to|gonna|going to) (?:mourir|crever|disparaitre|en finir|sauter|me \\w+er)|${wishing} (?:[\\w']+ ){0,2}(?:de |d')?me (?:kill|unalive|off|die|delete|desinstaller|debrancher|desactiver|desvivre|desvivr)|(?:done|fini) (?:with|avec) (?:life|la life|ma life)|(?:hate|deteste) (?:my|ma) (?:life|vie)[^.!?]{0,30}(?:die|mourir|crever|en finir|end)`,
    "(?:s'il y avait|s'il existait|si (?:je|on|j') ?(?:pouvais?|pouvait|avais?|avait)|il (?:devrait|faudrait))[^.!?]{0,50}(?:bouton|interrupteur|pilule|touche|claquer des doigts)[^.!?]{0,50}(?:exister|mourir|disparaitre|finir|plus (?:etre )?la|s'arrete|arreter|m'eteindre|morte?|jamais ne)|ne plus exister[^.!?]{0,40}(?:je le ferais|sans hesiter|tout de suite|je signe|de suite|maintenant)",
    "autant (?:que je |que j'|de |d'|que )?(?:mourir|crever|disparaisse|disparaitre|meure|creve|en finir|en finisse|me (?:tuer|tue|pendre|foutre en l'air|flinguer|suicider|jeter)|m'en aller pour|etre (?:morte?|6 pieds|six pieds))(?! (?:de (?:rire|faim|soif|froid|chaud)|d'ennui))|(?:monde|gens|famille|enfants|parents|tous) [^.!?]{0,30}sans moi[^.!?]{0,30}(?:disparai\\w+|mourir|meure|en finir|me tuer|creve)",
    "(?:pense|songe|hesite|penser) (?:[\\w']+ ){0,3}a (?:faire )?(?:le|au) grand saut(?= *(?:$|[.,!]))|(?:envie|tentee?) (?:de |par )(?:faire )?le grand saut(?= *(?:$|[.!]))",
    "(?:m'imagine|m'imaginais|me vois|me voyais|me visualise|m'imaginer) (?:[\\w']+ ){0,3}(?:sauter|tomber dans le vide|me (?:jeter|pendre|noyer|tuer|foutre|tirer|balancer|laisser tomber|ouvrir les)|morte?|pendue?|noyee?|dans (?:un|mon) cercueil|avaler (?:tous?|toute))(?! (?:de (?:joie|rire|fatigue|faim|trouille|honte)|en parachute|dans (?:ses bras|(?:la|une) piscine|l'eau (?:avec|fraiche|claire)|la mer(?! pour)|le premier|le prochain)|au plafond|sur (?:l'occasion|scene)|vieille?|a l'elastique))",
    "(?:ne |n')?(?:veux|voudrais|aimerais|envie de) (?:plus |ne plus |juste (?:ne )?plus )(?:etre|exister|etre la|etre ici|vivre)[^.!?]{0,40}(?:que (?:tout|ca) (?:s'arrete|cesse|finisse|soit fini)|en finir|disparaitre|tout arreter|mourir|souffrir)|(?:que (?:tout|ca) (?:s'arrete|cesse|finisse)|disparaitre|tout arreter)[^.!?]{0,40}(?:veux|peux|envie de) (?:ne )?plus (?:vivre|etre la|exister|respirer)",
    "kms|(?:want|wanna) (?:to )?die(?= *[,.]| c'| mais)|(?:suis|sens|trop|hyper|tellement|etre|super|un peu|tres) suicidal|envie de me (?:tuee|suicidee?|tues)",
  ],
  word: ["team suicide"],
  decided: [
    "(?:prends|avale|gobe) (?:tous |toutes )?(?:mes|les|ces) (?:cachets?|comprimes?|medocs|medicaments|somniferes|pilules)[^.!?]{0,30}(?:c'est (?:fini|termine)|ce sera (?:fini|termine)|adieu|bonne nuit le monde|plus jamais)",
    "(?:attends|attend|attendrai|attendre) (?:juste |seulement |encore )?(?:que|qu') ?(?:[\\w'-]+ ){1,7}(?:couchee?s?|endorm\\w+|dorm\\w*|partie?s?|parte\\w*|sortie?s?|sorte\\w*|absent\\w*)[ ,]+(?:et |puis |pour |apres )?(?:je |j')?(?:avale|saute|en finis|en finir|me (?:tue|tuer|pends|pendre|jette|jeter|bute)|prends tout|sauter|avaler|tout avaler)",
    "(?:ma|cette) vie s'arrete (?:la|ici|ce soir|demain|aujourd'hui|maintenant)|(?:ne |n')?(?:rentrerai|reviendrai) (?:pas|plus) (?:[\\w']+ ){0,3}jamais(?= *(?:$|[.,!]))",
    "(?:cette nuit|cette soiree|ma nuit)[ ,]*(?:ce |c')?(?:sera|est) (?:la|ma) derniere|(?:compte|vais|pense|prevois de|veux) le faire (?:ce soir|cette nuit|demain|\\w+di|dimanche)? ?(?:avec|du|dans|sous|sur|au) (?:les|des|mes|une|la|le|un)? ?(?:medicaments|medocs|cachets|corde|pont|lame|fusil|comprimes|somniferes|train|rasoir|couteau|toit|garage|arme)",
    both(
      soon.replace("|apres", ""),
      "je serai (?:morte?|plus de ce monde|au ciel|enterree?)(?= *(?:$|[.,!]))",
    ),
  ],
  means: [
    both(
      "cachets?|comprimes?|medicaments|medocs?|somniferes?",
      "sortis? de (?:la boite|leur (?:boite|emballage))|(?:la|tous|juste) devant(?= *(?:$|[.,!]))",
    ),
    "(?:vole|pris|trouve|achete|recupere|procure|obtenu) (?:\\w+ )?(?:une |un |l'|le |mon )(?:arme|flingue|fusil|pistolet|revolver)(?! (?:de (?:jeu|jouet|collection)|a (?:eau|colle|peinture)|en plastique))[^.!?]{0,40}(?:sac|chambre|tiroir|lit|avec moi|sur moi|voiture|chargee?|balle)|(?:etage|fenetre|balcon|toit|pont|falaise)[^.!?]{0,40}(?:pret|prete|envie|point|hesite|veux|vais|pense)(?: [\\w']+){0,2} (?:a |de |d')?(?:sauter|me jeter|me lancer|basculer|lacher)",
    "(?:somniferes?|cachets?|comprimes?|medicaments?|medocs?|pilules?|anxiolytiques?|xanax|tramadol)[^.!?]{0,60}(?:intention de|vais|compte|envie de|veux|pense) (?:tous? |toutes |tout )?(?:le |la |les )?(?:tous |toutes |tout )?(?:finir|vider|avaler|gober)(?! (?:avec (?:de l'eau|du)|avant la fin|comme|pour (?:la|le|ma|mon)))",
    both(
      soon,
      "j'avale tout(?:e|es)?|j'avale tous (?:mes|les|ces)|je prends tout(?= *(?:$|[.,!]|et|d'un|ce qui))|je gobe tout|j'en finis|je me tue|je me bute|je me pends|je me flingue|je meurs",
    ),
    both(
      `${soon}|prends la voiture|prends le volant|prends la route|au volant`,
      "je (?:fonce|me plante|m'encastre|me crashe|me jette|vais foncer|vais me planter) (?:[\\w']+ )?(?:dans|contre|sous) (?:un|une|le|la) (?:arbre|mur|platane|camion|pile|poteau|ravin|train|rambarde|glissiere|voiture)",
    ),
    "(?:quand|pendant que|des que|une fois que|lorsque|avant que|pendant qu'|quand tout) ?(?:[\\w'-]+ ){1,6}(?:travail|boulot|ecole|lycee|courses|dort|dorment|dormira|dormiront|partie?s?|couchee?s?|sortie?s?|absente?s?|dehors|bureau|vacances)[ ,]+(?:je |j')(?:le ferai|vais le faire|passerai a l'acte|me lance|saute|sauterai)(?= *(?:$|[.,!]|et|enfin))",
    "(?:m'en vais|pars|c'est decide|ce soir|cette nuit|vais le faire|c'est fini)[^.!?]{0,50}(?:personne|rien|tu|vous) (?:ne |n')?(?:pourra|pourras|pourrez|peut|peux|pouvez|va|vas) (?:plus |pas )?(?:m'(?:arreter|en empecher|en dissuader)|me (?:retenir|sauver|faire changer))",
  ],
  attempt: [
    "(?:melange|pris|avale|bu)[^.!?]{0,30}(?:alcool|vodka|whisky|rhum|vin|biere)[^.!?]{0,20}(?:cachets|comprimes|medicaments|medocs|somniferes|xanax|anxiolytiques)|(?:melange|pris|avale)[^.!?]{0,30}(?:cachets|comprimes|medocs|somniferes|xanax|anxiolytiques)[^.!?]{0,20}(?:alcool|vodka|whisky|rhum|vin)|arrive (?:pas|plus) a (?:arreter|stopper) (?:le sang|l'hemorragie|de saigner)",
    "(?:pris|injecte|avale|bu)[^.!?]{0,50}(?:en trop|trop|beaucoup|plein|double dose)[^.!?]{0,30}(?:expres|volontairement|fait expres)",
    "j'ai saute[^.!?]{0,40}(?:encore (?:vivante?|en vie|la)|survecu|rate|pas morte?)|(?:me|se) vide(?:r)? de (?:tout )?(?:mon|son) sang",
  ],
  abuse: [
    "(?:fille|fils|neveu|niece|petit-fils|petite-fille|mari|femme|copain|copine|mec|conjointe?|compagne|compagnon|belle-fille|gendre|frere|soeur|parents|pere|mere|aide|auxiliaire|infirmiere?) (?:[\\w']+ ){0,2}(?:me |m'a |m'ont )(?:vole|voles|volent|pique|extorque|soutire|vide|rackette)(?:e|nt)? (?:tout |toute )?(?:mon|ma|mes|de l') ?(?:argent|pension|retraite|economies|carte|paie|salaire|livret|sous|bijoux)",
    "(?:vis|habite|suis|mariee?|en couple|couple) (?:[\\w']+ )?(?:avec|chez) (?:un |une |mon |ma )(?:\\w+ )?(?:violente?|maltraitante?|tyran|bourreau)|(?:mari|copain|compagnon|conjoint|pere|mec|mere|ex|beau[- ]pere|femme) (?:est|devient|redevient) (?:[\\w']+ )?violente?|(?:me|m'a|m'ont) prive(?:e|es|nt)? de (?:repas|diner|nourriture|manger|eau|sommeil|soins|chauffage|medicaments|sortir)",
    "(?:publie\\w*|diffuse\\w*|poste\\w*|envoye\\w*|partage\\w*|montre\\w*|balance\\w*|menace\\w*)[^.!?]{0,30}(?:photos?|videos?|nudes?) (?:de moi )?(?:toute )?(?:nue?|intimes?|a poil|sexuelles?)",
    "(?:peur|terrifiee?|crains|certaine?|sure?) (?:que |qu'|de |d')(?:[\\w'-]+ ){0,4}(?:me |m'|nous )(?:tue|frappe|fasse (?:du )?mal|retrouve(?! (?:quelqu'un|une?|pas|du))|tape|batte|viole|etrangle|attaque|refrappe|cogne)(?! (?:si je|pour (?:cette|la)))",
    "(?:veut|veulent|voulait|peut) (?:pas|plus) (?:que je (?:parte|sorte|m'en aille|voie|parle|travaille)(?! (?:ce soir|trop tard|tard|le soir|en (?:boite|semaine|vacances)|apres|samedi|vendredi|avant|sans (?:avoir|mon (?:manteau|bonnet))|a l'etranger))|me (?:laisser|rendre|lacher) (?:partir|sortir|tranquille|voir|mon|ma|mes|rentrer)?)(?! (?:pour|a|en) (?:mes|dire|anglais))",
  ],
  abuseNow: [
    "(?:pere|mere|mari|mec|copain|compagnon|conjoint|ex|frere|oncle|beau[- ]pere|il|elle) [^.!?]{0,40}(?:casse|defonce|enfonce|force|fracasse|brise|tambourine|explose|donne des coups) (?:[\\w']+ ){0,3}(?:la |ma )?(?:porte|serrure|fenetre)(?! (?:pour (?:entrer|rentrer)[ ,]+(?:on|nous|j)|du (?:garage|placard)|de (?:la voiture|l'armoire)))|(?:il|elle|mon \\w+|ma \\w+) (?:me|m') ?(?:bat|frappe|tape|etrangle|cogne|viole|tabasse)[ ,]+(?:la )?(?:la|maintenant|en ce moment|encore)[ ,]+(?:maintenant|tout de suite|la|aide\\w*|au secours)",
    "(?:essaie|essaye|tente|essaient|essayent|veut|vient|en train) (?:de |d')?(?:m'|me |nous )(?:etrangler|tuer|poignarder|violer|etouffer|noyer|egorger|planter|bruler|jeter (?:par|du|dans|contre))(?! (?:de rire|a la tache|avec (?:ses|son) (?:blagues?|exercices?)))",
    "(?:pere|mere|mari|mec|copain|compagnon|conjoint|ex|frere|oncle|beau[- ]pere|il|elle|ils) (?:ne )?(?:a |ont |nous a |nous ont |m'a |m'ont |nous |me )?(?:enferme\\w*|sequestre\\w*|retient|retiennent|barricade\\w*) (?:ma mere|mes \\w+|nous|moi|chez|ici|dans|contre|prisonni\\w+|en otage|de force|a (?:la maison|cle))(?! (?:ses (?:emotions|sentiments)|quand|tous|chaque|souvent|parfois))",
  ],
  farewell: [
    "(?:dit|fait|dire|faire) (?:mes )?adieux? a (?:mon|ma|mes|la vie|tous?|tout le monde) ?(?!(?:voiture|appart\\w*|maison|regime|vacances|jeunesse|boulot|reve|travail|poste|bureau|classe|collegues?|kilos|ville|lycee|college|canape|vieux?|vieille|ancien\\w*)(?![a-z]))(?:\\w+)?|embrasse\\w* (?:bien )?(?:les|mes|ma|mon|la|le|tout) [^.!?]{0,40}(?:rentrerai|reviendrai|serai|verrai) (?:pas|plus)|(?:m'attendez|m'attends|me cherchez|me cherche) (?:plus|pas)[^.!?]{0,40}(?:vie s'arrete|adieu|fini|mort|pardon|jamais)",
    "(?:entendre|parler|voir|ecouter|dire|embrasser) [^.!?]{0,40}(?:derniere? (?:fois|voix|visage)|derniere chose)[^.!?]{0,20}avant (?:de (?:partir|m'en aller|mourir|le faire|sauter)|que je parte)(?= *(?:$|[.,!]))",
    "adieu[ ,.!:]+(?:et )?(?:je (?:te|vous) )?(?:merci|remercie)(?! (?:le|la|les) (?:regime|kilos))|(?:merci|pardon\\w*|desolee?|je (?:vous|t') ?aime\\w*)[^.!?]{0,60}[ ,.!]adieu(?= *(?:$|[.,!]))",
    `(?:quand|lorsque|le jour ou|d'ici que|avant que) (?:vous|tu|il|elle|ils|elles|on|maman|quelqu'un) (?:lir\\w+|lis\\w*|entendr\\w+|trouver\\w+|recevr\\w+|verr\\w+|ouvrir\\w+|ecouter\\w+|aur\\w+ (?:lu|ecoute|trouve|recu))[^.!?]{0,50}(?:serai|aurai|sera|serais|suis) (?:surement |probablement |certainement )?(?:${parting})|si (?:vous|tu|quelqu'un|on) (?:lis|lisez|lit|recois|recevez|recoit|trouves?|trouvez|ecoutes?|ecoutez|entends|entendez) (?:ce|cette|ceci|ces|ma|mon)[^.!?]{0,40}c'est que (?:je|j'|c'est)`,
    "(?:dis|dire|disais|dit|disons|fais|faire|c'est|c'etait) (?:un |mes |des |mon |vraiment )*(?:au[- ]?revoir|adieux?)[ ,]+(?:[\\w']+[ ,]+){0,4}(?:pour (?:de bon|toujours|de vrai)|a jamais|definiti\\w+|une derniere fois)|au[- ]?revoir (?:a )?(?:tous|toutes|tout le monde|maman|papa|mes \\w+)[^.!?]{0,30}(?:je (?:vous|t') ?aim\\w+|soyez pas|pardon\\w*|desolee?|oubliez pas)|(?:au[- ]?revoir|adieu) (?:pour (?:de bon|toujours)|a jamais|la vie|ce monde|monde cruel)",
  ],
  selfHarm: [
    "self[- ]?harm\\w*|(?:me|m') ?(?:cut|burn)(?= *(?:$|[.,!]|les|le|mes|encore|again|quand|tous|depuis|avec|pour|au))|cut (?:mes|les) (?:bras|cuisses|poignets)|relapse(?:d)? (?:hier|encore|ce soir|cette nuit|sur|avec)",
  ],
  eating: [
    "cache (?:a \\w+ \\w+ )?que je (?:ne )?mange (?:pas|plus|rien)|compte (?:[\\w']+ ){0,2}calories[^.!?]{0,50}(?:punis|prive|vomis|depasse|panique|jeune|culpabilise)|jeune (?:jour|depuis) \\w+[^.!?]{0,30}(?:ana|mia|jours|fiere|maigr\\w+|kilos)|(?:ana|mia) (?:sera|est|me) (?:fiere|contente|parle|dit)",
    "(?:je (?:mange|bouffe|devore|me gave|me goinfre|m'empiffre)|j'(?:engloutis|avale))(?![^.!?]{0,40}(?:gluten|lait|lactose|huitres|fruits de mer|allergi))[^.!?]{0,60}(?:puis|et|ensuite|apres|alors)[ ,]+(?:[\\w']+ )?je (?:vomis|gerbe|rends tout|degueule|me purge)|(?:ne |n')?mange (?:presque|quasiment|pratiquement|quasi) (?:plus|rien|jamais)|me pese (?:[\\w']+ ){0,2}(?:\\w+ )?fois par jour",
    "(?:arrete|arreter|cesse|refuse|stoppe) (?:completement |totalement )?(?:de )?(?:manger|m'alimenter|me nourrir|bouffer)(?! (?:de |du |des |entre|devant|gras|epice|sucre|sale|apres|le soir|la nuit|trop|n'importe|autant|si|mes ongles|bio))",
    "(?:je (?:mange|bouffe|grignote|devore|dine|me (?:gave|goinfre|remplis|bourre)|m'empiffre|craque)|j'(?:engloutis|avale)|crises?|repas)[^.!?]{0,70}(?:vais|va|file|cours|fonce|m'enferme|monte|ensuite|puis|apres)(?: [\\w']+){0,4} (?:vomir|gerber|me faire vomir|tout rendre|rendre|degueuler|me purger)",
  ],
  violence: [
    `(?:aller|vais|passer?|monter?|debarquer?|irai|retourner?|rentrer?) (?:chez|voir|au|a|le voir|la voir)[^.!?]{0,40}(?:et |pour )(?:le |la |les |l'|lui )(?:${kill})(?! (?:de (?:bisous|calins)|au (?:tennis|jeu)))`,
    "(?:pensees?|idees?|pulsions?|envies?|images?|fantasmes?) (?:[\\w']+ )?(?:(?:de )?(?:violence|meurtre)s?|violentes?|meurtrieres?|homicides?|agressives?)(?! (?:dans (?:le|les|ce) (?:films?|livre|jeux?)|a la tele|routiere|verbale))",
    "(?:veux|voudrais|souhaite|reve de|aimerais|envie de|jure de) (?:[\\w']+ )?(?:le|la|les|l') ?(?:voir|savoir|retrouver) (?:morte?s?|crever|mourir|creve|saigner|pourrir|six pieds|sous terre|souffrir)(?![^.!?]{0,20}(?:de rire|de faim))|(?:veux|souhaite|voudrais) (?:sa|leur) (?:mort|peau)",
  ],
  violenceNow: [
    "(?:j'ai|je tiens|avec|pris) (?:mon|un|le|une|l') ?(?:couteau|flingue|fusil|arme|batte|hache|marteau)[ ,]+(?:[\\w']+ ){0,3}(?:il|elle|ils) (?:est|sont) mort(?:e|s)?(?= *(?:$|[.!]))",
    both(
      `(?:aller|vais|passer?|monter?|debarquer?|irai|retourner?) (?:chez|voir|au|a|le voir|la voir)[^.!?]{0,40}(?:et |pour )(?:le |la |les |l'|lui )(?:${kill})`,
      soon,
    ),
    both(
      "(?:mettre|foutre|mets|fous) le feu (?:a|au|chez|dans)|(?:bruler|cramer|brule|crame) (?:leur|sa|la) (?:maison|voiture|baraque|caisse)",
      `j'ai l'essence|le bidon|le briquet|${soon.replace("|apres", "")}`,
    ),
  ],
  asksSuicide: [
    "(?:de )?(?:te|vous) (?:couper|scarifier|mutiler|bruler|blesser|faire vomir|priver de|punir|griffer)|(?:es|etes|t'es|as ete|avez ete)[ -](?:tu |vous )?(?:battue?|frappee?|violee?|maltraitee?|menacee?|forcee?|harcelee?)",
    "(?:faire|fais|faites|faire parfois) (?:du |de )?mal a (?:quelqu'un|autrui|toi|vous|ton|ta|tes|votre|une|d'autres|ce|lui|elle)",
    "(?:te|vous|t'es|vous etes|t'etre|vous etre|t'arrive(?:-t-il)? de te|t'es-tu) (?:fais|fait|faites|faire|deja fait) (?:encore |toujours |parfois |deja )?(?:du |de )?mal",
  ],
  asksMeans: [
    "passer a l'acte (?:[\\w']+ ){0,3}(?:ce soir|cette nuit|aujourd'hui|maintenant|bientot|demain|tout de suite|tout a l'heure)",
  ],
} as const satisfies Partial<Words>;
