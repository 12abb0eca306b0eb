import { frFresh } from "./fr-fresh.ts";
import { frFurther, frSpellings } from "./fr-further.ts";
import { frHarm } from "./fr-harm.ts";
import { frHarmless } from "./fr-harmless.ts";
import { frIndirect } from "./fr-indirect.ts";
import { frMore } from "./fr-more.ts";
import { frPlain } from "./fr-plain.ts";
import { frWide } from "./fr-wide.ts";
import { widened } from "./widened.ts";
import type { Words } from "./words.ts";

const act =
  "(?:me (?:tuer|suicider|buter|pendre|foutre en l'air|flinguer|tirer une balle|jeter (?:sous|du|par|de|dans|d')|noyer|defenestrer|supprimer|zigouiller|ouvrir les veines|balancer (?:sous|du|par))|mettre fin a (?:mes jours|ma vie|tout|mes souffrances)|en finir(?! avec (?:ce|cette|le|la|les|mon|ma|mes) (?!vie))|m'ôter la vie|sauter (?:du|d'un|par|sous) (?:pont|toit|la fenetre|immeuble|balcon|train|le train)|en terminer avec (?:la|ma) vie|quitter ce monde|passer a l'acte|prendre tous mes (?:cachets|medicaments))";
const soon =
  "(?:ce soir|cette nuit|demain(?: (?:matin|soir))?|ce (?:week-?end|weekend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|dans (?:une heure|quelques (?:heures|minutes))|cet apres-midi|tout a l'heure|cette semaine|quand (?:tout le monde|ils|elle|il) (?:dor\\w+|sera\\w*|partir\\w*))";
const someone =
  "(?:amie?|copine?|copain|pote|soeur|frere|fils|fille|mere|pere|maman|papa|il|elle|mari|femme|compagn\\w+|conjointe?|collegue|cousine?|voisine?|oncle|tante|quelqu'un|eleve|camarade|proche)";
const them =
  "(?:mon (?:ex|patron|chef|mari|pere|frere|voisin|beau-pere|collegue|copain|prof|fils)|ma (?:femme|mere|soeur|copine|voisine|belle-mere|cheffe|famille|fille)|mes (?:parents|collegues|enfants)|quelqu'un|tout le monde|les gens|des gens|ce type|ce mec|cette femme|lui|eux|elle)";
const pills =
  "(?:cachets|comprimes|medicaments|medocs|somniferes|pilules|antidepresseurs|anxiolytiques|tranquillisants|gelules|insuline|paracetamol|doliprane)";
const weapon = "(?:fusil|pistolet|arme|revolver|couteau|lame|cutter|rasoir|corde|carabine)";

const table: Words = {
  saying: [
    "(?<!(?:je|il|elle|on|de|d'|veux|vais|pas|va|vouloir|pour|ex|mari|mec|pere|copain|frere|compagnon|conjoint|beau-pere) )(?:me|m'a|nous|m'ont) (?:tue|tuent|tuee)(?= *(?:$|[.,!?]| (?:apres|a chaque|de|ce(?! (?:week|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))|en ce|avec|au|le dos|les|quand il fait)))|(?:examen|chaleur|travail|boulot|blague|pieds|dos|stress|reunion|bruit) (?:\\w+ )?me tuent?",
    "va me tuer (?:quand|si|pour|parce)|vont me tuer (?:quand|si)|tuerais? pour|tuer (?:le temps|l'ennui)|tue le temps|me tue a (?:la tache|le dire|repeter|expliquer)|me tuer (?:a la tache|au travail|de rire)",
    "(?:mor(?:t|te|ts|tes)|meurs|mourir|meure|mourais|creve|crever|crevee?s?) (?:de|d'|a) (?:rire|faim|soif|fatigue|honte|trouille|peur|froid|chaud|ennui|envie|curiosite|jalousie|impatience|sommeil|chaleur)(?! de (?:mourir|me tuer|me suicider))(?:$|\\b)(?: de (?:voir|savoir|connaitre|manger|aller|partir))?",
    "(?:suis|etais|sommes|est) (?:completement |trop )?(?:crevee?s?|morte?s? de|claquee?)|(?:telephone|portable|batterie|plante|ordi|voiture|pc) (?:\\w+ ){0,4}(?:mort|morte|creve)|pneu creve|plutot (?:mourir|crever) que|c'est a mourir|a mourir de|(?:c'est|c'etait|etait|trop|grave|vraiment|soiree|ambiance) mortel(?:le)?",
    "suicide squad|(?:prevention|article|livre|film|documentaire|reportage|conference|formation|cours|affiche|etude|podcast|taux|campagne)s? (?:\\w+ ){0,4}(?:du |de |sur le |le )?suicides?|prevenir le suicide|suicide (?:politique|professionnel|social)|mission suicide",
    "(?:these|memoire|livre|article|loi|lois|film|cours) (?:\\w+ ){0,5}(?:violences? (?:conjugales?|domestiques?)|anorexie|boulimie|maltraitance)",
    "(?:me suis|m'etais|me) (?:coupee?|coupe|fait couper) (?:le|au|un|les) (?:doigt|pouce|cheveux|ongles|frange)|coupe (?:la parole|les cheveux|du)|me suis (?:brulee?) (?:avec (?:le|la) (?:four|fer|casserole|poele|soupe|cafe)|la langue|au four|en cuisinant|au soleil)|(?:me suis )?fait mal (?:au|a la|aux|en (?:courant|jouant)) ?(?:genou|dos|cheville|pied|main|jambe|epaule|foot|sport)?",
    "me (?:frappe|bat) (?:que|de voir|a (?:\\w+ ){0,2}(?:la|au|aux)|au (?:tennis|foot|ping|jeu)|aux (?:cartes|echecs))|ca me (?:frappe|touche)|me touche (?:beaucoup|que|enormement|ce que)|sauter (?:du ponton|dans (?:le lac|l'eau|la piscine)|le (?:repas|petit)|en parachute)",
    "en finir avec (?:ce|cette|le|la|les|mon|ma|mes|cet) (?!vie)\\w+|corde (?:pour|a) (?:l'escalade|grimper|sauter|linge)|disparaitre sous terre|(?:cachet|comprime|medicament)s? (?:\\w+ )?(?:pour|contre) (?:la|le|les|l') ?(?:tete|migraine|tension|allergie|rhume|mal|dos)",
    "jusqu'a ce que mort|un bourreau|la mort dans l'ame|peur de la mort|point mort",
    ...frIndirect.saying,
  ],
  wish: [
    `(?:veux|voudrais|vais|besoin de|envie de|envie d'|pense a|penser a|penses a|pensais a|pense souvent a|pensees? (?:de|a)|idees? (?:de|d')|songe a|imagine|m'imagine|reve de|tentee? de|tente de|ferais mieux de|devrais|pourrais|comment|facons? de|moyens? de|pulsions? de|pret a|prete a|comment) ?(?:\\w+ )?(?:\\w+ )?(?:${act})`,
    "(?:j'?(?:ai )?|je )?(?:veux|voudrais|veut|prefere(?:rais)?|aimerais|souhaite|besoin de|envie de|envie d'|hate de) (?:\\w+ ){0,2}(?:mourir|crever|clamser|canner|la mort)(?! de (?:rire|faim|honte))",
    "(?:pense|penser|pensees?|idees?|songe|songer|obsedee?|hante) (?:\\w+ ){0,4}(?:suicide|suicidaires?|la mort|mourir)|(?:suis|sens|etais|redeviens) (?:(?!pas |plus |jamais )\\w+ )?suicidaire|ideation suicidaire|idees noires",
    "combien (?:de |d')?(?:\\w+ ){0,4}(?:pour mourir|faut-il pour mourir|pour me tuer|pour en finir|pour une overdose)|dose (?:letale|mortelle)|comment (?:mourir|me tuer|me suicider|en finir)|(?:moyen|facon|maniere)s? (?:\\w+ ){0,3}(?:de|pour) (?:mourir|me tuer|en finir|se suicider)",
    ...frIndirect.wish,
  ],
  act: [act, "(?:veux|vais) me tue"],
  word: [
    "(?:le|au|du|mon|un|pensees? de|idees? de|tentatives? de|envies? de|commettre un) suicide|suicider|suicidaires?",
    "(?:veut|voulait) (?:mourir|en finir)",
  ],
  decided: [
    `(?:je vais|j'vais|vais|suis sur le point de|suis pret a|suis prete a|m'apprete a|decide de|decidee? a|decide d'|compte|prevois de|prevu de|plan pour|resolu a|suis decide a) (?:(?!pas|plus|jamais)\\w+ )?(?:${act})`,
    `(?:${act}) (?:\\w+ ){0,3}(?:${soon}|aujourd'hui|maintenant)|${soon} (?:\\w+ ){0,3}(?:je (?:me (?:tue|suicide|pends|bute|jette|fous en l'air|flingue)|vais|saute|meurs|mets fin))|je (?:me (?:tue|suicide|pends|bute|flingue)|saute|mets fin) (?:\\w+ ){0,3}(?:${soon}|aujourd'hui|maintenant)|je vais (?:sauter|mourir (?:ce soir|demain|cette nuit)|le faire)|je sais comment (?:je vais )?(?:le faire|me tuer|en finir)`,
    ...frIndirect.decided,
  ],
  when: [soon],
  vague: [
    "(?:ne |n')?(?:serai|serais|vais) (?:plus|pas) (?:la|ici|etre la|de ce monde|vivante?|me reveiller)|je ne serai plus|je (?:ne )?(?:passerai|verrai) pas",
    "(?:tout|ca) (?:sera|est|va etre|s'arrete|s'arretera|se termine|se terminera|finira) ?(?:enfin )?(?:fini|termine|ce soir|demain|bientot)|ce sera fini",
    "j'ai (?:un|mon) plan(?! (?:pour (?:la|le|les|ce) |epargne|de (?:table|vol|travail|la maison)))",
    "je (?:le fais|vais le faire|le ferai|passe a l'acte) (?:ce|cette|demain|bientot|\\w+di|dimanche)?",
    "(?:on|personne) (?:ne )?me (?:trouvera|retrouvera|manquera|regrettera)|(?:enfin|je serai) (?:libre|en paix|la rejoindre|le rejoindre)|(?:donne|distribue) (?:toutes )?mes affaires|mes dernieres heures|rien ne m'arretera",
    "ce qu'il (?:me )?(?:faut|fallait)",
    ...frIndirect.vague,
  ],
  means: [
    `${pills} ~ (?:devant moi|a cote de moi|dans (?:la|ma) main|prets?|sur la table|ranges|comptes|sous la main)|(?:j'ai|garde|accumule|stocke|compte|mis de cote) (?:\\w+ )?(?:les|assez de|tous les) ${pills}(?! (?:pour|contre))`,
    `${weapon} ~ (?:(?:dans|a|en) (?:la|les|ma|mes) mains?|sur la tempe|charge|attachee?|accrochee?|autour du cou|sur (?:le|mon) poignet|sur la gorge|devant moi|prete?|a cote de moi|pendue?)|corde (?:[\\w']+,? ){0,8}(?:attachee?|accrochee?|nouee?|prete)|(?:attache|accroche|noue|charge|pris) (?:la|une|le|un) ${weapon}|j'ai (?:une arme|un fusil|un pistolet|la corde|un revolver|une lame)(?! pour)`,
    "(?:suis|assise?|debout|monte|la) (?:\\w+ ){0,2}(?:sur|au bord (?:de|du)|en haut (?:de|du)) (?:le |la |les |un |l')?(?:rebord|pont|toit|falaise|rails|voies|parapet|balcon|quai|vide|corniche|immeuble|fenetre)(?! du (?:bateau))(?<!(?:sur|dans) (?:le |mon |un )?(?:quai|balcon)(?=[^.!?]{0,60}(?:train|cafe|plaid|livre|soleil|transat|chat|plantes|tomates|retard|valise|apero|bouquin)| *$))|au bord du (?:vide|pont|toit|quai)",
    "(?:achete|j'ai|prepare|reuni) tout ce qu'il (?:me )?faut pour (?:le faire|mourir|en finir|me tuer)",
    ...frIndirect.means,
  ],
  attempt: [
    `(?:viens d'avaler|viens de prendre|ai avale|ai pris|avale|pris) (?:\\w+ ){0,2}(?:tous|toutes|trop|plein|beaucoup|entiere?|une? (?:boite|flacon|poignee|plaquette|tube)|la boite|\\d\\d+|vingt|trente|quarante|cinquante|cent)(?: \\w+){0,4} ?(?:${pills}|entiere?|d'un coup)`,
    `(?:prends|avale|vais (?:prendre|avaler)) (?:\\w+ ){0,2}(?:tous|toutes|plein)(?: \\w+){0,3} ${pills}`,
    "(?:ouvert|taillade|tranche|coupe) (?:les|mes) (?:veines|poignets)|(?:ouvert|taillade|tranche) la gorge|(?:perds?|coule|plein|beaucoup) (?:\\w+ )?(?:de|du) sang|(?:saigne|sang) (?:\\w+ )?(?:beaucoup|enormement|partout|trop|coule)|(?:n'arrete|s'arrete) pas de saigner|overdose|surdose|(?:bu|avale) (?:de la )?(?:javel|du poison)|viens d'essayer de (?:me tuer|me pendre|mourir|me suicider)|ouvert le gaz",
    ...frIndirect.attempt,
  ],
  farewell: [
    "(?:c'est|ceci est|voici) (?:un|mon|mes) (?:adieux?|dernier (?:message|mot)|derniers mots|au revoir definitif)|lettres? (?:d'adieux?|de suicide)|mot d'adieu|adieu (?:a tous|pour toujours|le monde|monde|tout le monde)|je (?:vous|te) dis adieu|faire mes adieux",
    "(?:ecrit|fini|redige|laisse) (?:les|la|une|des|mes|ma) (?:\\w+ )?(?:lettres?|mots?) (?:\\w+ ){0,3}(?:enfants|famille|parents|mere|adieu|proches|mes|ma|chacun)|dis(?:-le|-lui)? (?:\\w+ ){0,4}que je (?:l'|les |vous |t')aim\\w+|(?:n'auras|n'aurez|n'entendras|n'entendrez) plus (?:de mes nouvelles|jamais|parler de moi|rien)|quand je ne serai plus|quand je serai (?:mort|partie?|morte)|derniere fois (?:que je|qu'on) (?:\\w+ )?(?:parle|ecris|parlons)|occupe-toi de (?:mon|ma|mes) (?:\\w+ ){0,2}(?:quand|apres)",
    ...frIndirect.farewell,
  ],
  selfHarm: [
    "(?:me|m') ?(?:coupe|couper|coupais|scarifie|scarifier|scarifiais|taillade|taillader|mutile|mutiler|automutil\\w*|blesse|blesser|brule|bruler|griffe|lacere|lacerer|frappe moi-meme|punir|fais (?:du )?mal|faire (?:du )?mal|frapper)(?! (?:la parole|les cheveux|le doigt|de (?:mes|ma|mon)|du monde|l'appetit|en quatre|au (?:tennis|jeu)|que|aux|quand il|avec (?:le|la) (?:four)))",
    "me suis (?:coupee?|scarifiee?|tailladee?|mutilee?|blessee?|brulee?|fait (?:du )?mal)(?! (?:le doigt|au|en|avec le (?:four)))|scarifi\\w*|automutil\\w*|(?:tape|cogne|frappe) (?:\\w+ )?(?:la )?tete contre|(?:entailles|coupures|cicatrices) sur (?:mes|les) (?:bras|cuisses|poignets)",
    ...frHarm.selfHarm,
  ],
  abuse: [
    "(?:il|elle|mari|femme|pere|mere|copain|copine|compagn\\w+|frere|beau-pere|conjointe?|ex|oncle|parents|fils|patron|ils) (?:\\w+ ){0,3}(?:me|m'a|m'ont|nous|m') ?(?:frappe|frappee?|frappent|frappait|bat|battue?|battent|tape|tapee?|viole|violee?|maltraite|maltraitee?|menace|menacee?|etrangle|etranglee?|cogne|gifle|giflee?|insulte et|agresse|agressee?|abuse|force|forcee?|enferme|enfermee?|brule|brulee?|touche|pousse|secoue|tabasse|poursuit)(?! (?:au|aux|droit|beaucoup quand))",
    "menace de (?:me|m') ?(?:tuer|frapper|faire|etrangler)|(?:vient|entre|venait|rentre) dans ma (?:chambre|lit) (?:\\w+ ){0,3}(?:nuit|soir|touche)?|(?:ai ete|etee?|suis|on m'a|m'a) (?:violee?|battue?|agressee?|abusee?|frappee?)(?: sexuellement)?|violences? (?:conjugales?|domestiques?|sexuelles?)|abuse (?:sexuellement )?de moi|(?:peur|terrorisee?) de (?:rentrer|retourner)(?: (?:chez|a la maison))?|me (?:frappe|bat|tabasse|viole)(?! (?:au|aux|que))|attouchements",
    ...frHarm.abuse,
  ],
  abuseNow: [
    "(?:tape|cogne|frappe|defonce|tambourine|casse|donne des coups) (?:\\w+ ){0,3}porte ~ (?:tuer|frapper|buter)|en train de (?:m'etrangler|me (?:frapper|tabasser|violer|battre))|(?:dit|hurle|crie|jure) (?:\\w+ )?qu'(?:il|elle) va me (?:tuer|buter)|(?:parti|va|allee?|revient) (?:\\w+ )?(?:chercher|prendre|avec) (?:un|une|le|son) (?:couteau|fusil|arme)|(?:il|elle) va me (?:tuer|buter)(?! (?:quand|si|pour))|(?:enfermee?|cachee?) dans (?:la salle de bains?|les toilettes|la chambre) ~ (?:il|elle|porte)",
    ...frHarm.abuseNow,
  ],
  eating: [
    "(?:pas|rien) (?:\\w+ )?mange (?:\\w+ )?depuis (?:\\w+ ){0,3}(?:jours?|semaines?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:ne |n')?mange (?:plus|rien|plus rien)(?! de (?:viande|sucre|gluten|gras))|(?:\\w+ jours?|semaines?) (?:que je (?:ne |n')?(?:mange|ai rien|ai pas)|sans (?:rien )?manger)",
    "(?:me fais|fais|faire|faisais|m'etais fait) vomir|vomi[ts]? (?:\\w+ ){0,2}(?:apres|expres|chaque)|doigts dans la gorge|anorexi\\w*|boulimi\\w*|laxatifs|m'affame|me prive de (?:manger|nourriture)|me purge|crises? de boulimie|hyperphagie",
    "(?:evanouie?s?|malaise|tombee? dans les pommes) (?:\\w+ ){0,8}(?:manger?|que de l'eau|eau|nourriture|mange)|(?:m'autorise|bois|prends|avale) (?:\\w+ )?que (?:de l'eau|du cafe)",
    ...frHarm.eating,
  ],
  violence: [
    `(?:veux|vais|envie de|envie d'|pense a|penser a|voudrais|pourrais|reve de|imagine|m'imagine|besoin de|compte|pulsions? de|prevois de) (?:\\w+ )?(?:(?:le|la|les|l'|lui) ?)?(?:tuer|poignarder|buter|egorger|tirer (?:sur|dessus)|faire (?:du )?mal a|frapper|etrangler|empoisonner|planter|descendre|blesser|massacrer|casser la gueule|crever) (?:${them})`,
    `(?:veux|vais|envie de|voudrais|pourrais) (?:le|la|les|l') ?(?:tuer|poignarder|buter|egorger|etrangler|empoisonner|planter|frapper|massacrer|crever|descendre)|(?:poignarder|egorger|etrangler|empoisonner|tirer sur|tuer|buter) (?:${them})`,
    ...frHarm.violence,
  ],
  violenceNow: [
    "(?:vais|en route|en chemin|roule|pars|suis|attends|devant) (?:\\w+ ){0,6}(?:avec|arme d') ?(?:un|le|mon|une|ma)? ?(?:couteau|fusil|pistolet|arme|batte|marteau|machette|hache)|(?:charge|pris|j'ai|sorti) (?:le|un|mon|une|l') ?(?:fusil|pistolet|couteau|arme|carabine|revolver) ~ (?:tirer|tuer|buter|patron|lui|poignarder|eux)|(?:je vais|vais) (?:le|la|les) (?:tuer|buter|poignarder|planter) (?:\\w+ ){0,2}(?:ce soir|maintenant|aujourd'hui|demain|cette nuit)|(?:ce soir|demain|maintenant) je (?:le|la|les) (?:tue|bute|plante)",
    ...frHarm.violenceNow,
  ],
  hint: [
    "(?:voudrais|aimerais|prefererais|souhaite(?:rais)?|si seulement) (?:\\w+ ){0,3}(?:etre morte?|ne (?:pas|plus|jamais) (?:me reveiller|exister|etre|etre nee?)|n'etre jamais nee?|disparaitre|dormir (?:pour toujours|et ne))|mieux (?:valait |vaudrait )?morte?|j'aurais (?:du|prefere) (?:mourir|ne (?:pas|jamais) naitre)|jamais (?:du )?(?:naitre|nee?)|ne (?:plus|pas) (?:jamais )?me reveiller|espere (?:\\w+ )?ne pas me reveiller",
    "(?:ne |n')?(?:veux|ai|veut|avais|voulais|voudrais)(?: (?:plus|pas))(?: envie)?(?: d'| de)? ?(?:vivre|etre la|etre ici|exister|me reveiller|me lever (?:jamais)|continuer(?= *(?:$|[.,!]| a vivre| comme| cette vie))|mourir|me tuer|me suicider|en finir)|(?:plus|pas) (?:envie|le gout|la force|de raison) (?:de|d') ?(?:vivre|continuer (?:a vivre)?|exister|etre en vie)|(?:raison|gout) de vivre",
    "si (?:\\w+ ){0,5}(?:ecras\\w+|renvers\\w+|mourais|percut\\w+) (?:\\w+ ){0,6}(?:egal|grave|mieux|soulag\\w+)|ca m(?:e |')(?:serait|est) egal de mourir|(?:serait|est) egal (?:de|si je) (?:mourir|meurs|mourais)",
    "(?:mieux|heureux|tranquilles?|bien) sans moi|sans moi (?:\\w+ ){0,4}mieux|(?:manquerais|manquerai) a personne|personne (?:ne )?(?:me (?:regretterait|pleurerait)|remarquerait)|(?:un |qu'un |comme un )(?:fardeau|poids|boulet)(?! (?:lourd )?(?:de moins|sante|ideal))",
    "(?:aucune|pas d'|sans|plus d') ?(?:issue|avenir|espoir|porte de sortie)|ne vois (?:pas|plus|aucune?) (?:\\w+ )?(?:issue|avenir|sortie|sens|interet|raison)|(?:a quoi (?:bon|ca sert)(?: de)?|quel (?:est le )?(?:sens|interet) (?:de|a)|pas la peine de|pourquoi) (?:\\w+ ){0,2}(?:vivre|vie|continuer a vivre|continuer(?= *(?:$|[?.!]))|exister|suis encore (?:la|en vie))|(?:vie|vivre) (?:\\w+ ){0,2}(?:n'a (?:plus|aucun|pas)|ne (?:vaut|sert)|plus (?:de sens|la peine))|plus (?:de sens|d'espoir|aucun espoir|aucun sens) ",
    "(?:j'?en|en|n'en) peux plus(?: (?:de (?:vivre|la vie|cette vie|tout|souffrir)|la)| *(?=$|[.,!]))|peux plus (?:continuer|vivre|supporter (?:la|cette) (?:vie|douleur)|endurer)|(?:ne )?supporte plus (?:la vie|cette vie|de vivre|d'exister)|(?:fatiguee?|marre|lasse?|epuisee?|assez) de (?:vivre|la vie|cette vie|ma vie|exister)|(?:veux|voudrais|envie de|envie d'|aimerais) (?:\\w+ )?(?:disparaitre(?! sous)|dormir (?:pour toujours|et ne)|que (?:tout|ca) (?:s'arrete|cesse|finisse)|tout arreter(?= *(?:$|[.,!]))|ne plus exister|m'eteindre|partir pour toujours)|je (?:deteste|hais) (?:vivre|etre en vie|ma vie)|j'abandonne la vie",
    "(?:ne |n')?(?:suis|etais) (?:pas|plus) suicidaire|(?:me (?:suiciderais?|tuerais)|mettrais fin|m'enleverais la vie) (?:jamais|pas)?|jamais (?:me suicider|me tuer)|(?:ne )?pense (?:pas|plus) au suicide",
    ...frIndirect.hint,
  ],
  worry: [
    `(?:mon|ma|mes|un|une|son|sa|leur|le|la|notre|cet|cette|elle|il|quelqu'un)(?! (?:\\w+ )?(?:facon|maniere|methode|moyen|technique|solution|plus|moins|meilleure?)s?(?![a-z]))(?: \\w+)? ?${someone}?(?: (?!je|j|moi|mes)[\\w']+){0,6} (?:veut (?:mourir|se tuer|se suicider|en finir|crever)|(?:pense|parle|pensait|parlait|parle tout le temps) (?:au|de|a|du) ?(?:suicide\\w*|mourir|se (?:tuer|suicider)|la mort|se faire)|s'est (?:suicidee?|tuee?|pendue?|donne la mort|scarifiee?)|a (?:essaye|tente|voulu) (?:de |d')?(?:se (?:tuer|suicider)|mourir)|se (?:suicider|scarifie|tuer|mutile|coupe les)|(?:est|semble) suicidaire)`,
    ...frIndirect.worry,
  ],
  worryAbuse: [
    `(?:voisine?|amie?|soeur|cousine?|collegue|mere|fille|copine|maman|frere) (?:\\w+ ){0,4}(?:la|le|les) (?:frappe|bat|maltraite|viole|tape|menace)|(?:mari|copain|pere|conjoint|compagnon) de (?:\\w+ ){1,3}(?:la|le|les) (?:frappe|bat|maltraite|tape)|${someone} (?:\\w+ ){0,3}(?:se fait|est) (?:battre|battue?|frapper|violer|maltraitee?)`,
    ...frIndirect.worryAbuse,
  ],
  denial: [
    "(?:ne|n'|(?<!(?:arrete|arreter|cesse|arretes) )pas|plus|jamais|sans|aucune?|ni) ?(?:(?:ne|n'|veux|vais|pense|pensais|compte|ai|suis|envie|l'intention|intention|d'|de|a|au|aux|plus|pas|jamais|me|m'|du tout|prevu|question|idees?|pensees?|le|la|les|un|une|plan|vouloir|penser|vraiment) ?)*",
    ...frIndirect.denial,
  ],
  denialAfter: ["(?:jamais|plus)(?= *(?:$|[.,]))|(?:n'est )?pas une option|hors de question"],
  past: [
    "il y a (?:\\w+ )?(?:ans|annees|longtemps|mois|des annees)|(?:a l'epoque du|pendant le|(?:etais|fait|essaye|tente|pense|voulu|tentative|(?:me|m') ?\\w+ais)(?: [\\w']+){0,5} (?:au|a l')) ?(?:lycee|college|ecole)|(?:au (?:lycee|college)|a l'ecole)(?=[ ,]+(?:on|ils|elles|il|elle|je|j'|\\w+ me) ?(?:[\\w']+ ){0,2}\\w{2,}(?<!(?:m|f|v|jam|s))(?:ais|ait|aient)(?![a-z]))|quand j'(?:etais|avais)|(?:dans|pendant) (?:ma jeunesse|mon (?:enfance|adolescence)|le passe)|enfant(?= *[,j])|ado(?:lescente?)?(?= *[,j])|autrefois|a l'epoque|avant(?= *,)|en \\d{4}|petite?(?= *,)",
    ...frIndirect.past,
  ],
  other: [someone],
  asksSuicide: [
    "suicid\\w+|(?:te|vous) (?:tuer|faire (?:du )?mal|donner la mort)|mettre fin a (?:tes|vos) jours|(?:envie de|veux-tu|veux|voulez-vous|souhaites?) (?:mourir|etre mort)|a ta vie|ne plus (?:vouloir )?vivre",
  ],
  asksMeans: [
    "(?:quelque chose|de quoi|moyen|medicaments) (?:\\w+ ){0,4}(?:avec toi|avec vous|sous la main|utiliser\\w*|pour le faire|que tu utiliserais)|plan (?:pour|de) (?:te|vous|mourir|en finir|passer)|comment tu (?:le ferais|t'y prendrais)|pense a comment",
  ],
  asksPlan: ["plan|acces a|prevu (?:quand|comment)"],
  yes: [
    "oui|ouais|ouai|ui|si|mouais|ouep|yep|parfois|un peu|je crois|je pense que oui|peut-?etre|souvent|tout le temps|tous les (?:jours|soirs)|chaque (?:jour|nuit)|presque|exactement|c'est ca|bien sur|voila|je (?:ne )?sais pas|j'ai|en quelque sorte|plus ou moins|evidemment|hm",
  ],
  no: ["non|nan|pas (?:du tout|vraiment|maintenant)|jamais|nope|plus maintenant"],
  keywords:
    "suicide suicider suicidaire suicidaires scarifier scarifie sacrifier sacrifie sacrifice sacrifices",
  spellings: {
    "jveux me tué": "je veux me tuer",
    "veux me tué": "veux me tuer",
    jveux: "je veux",
    "j'veux": "je veux",
    jveut: "je veux",
    jvais: "je vais",
    "j'vais": "je vais",
    jai: "j'ai",
    jpense: "je pense",
    chui: "je suis",
    chuis: "je suis",
    jsuis: "je suis",
    mourire: "mourir",
    mourrir: "mourir",
    mourrire: "mourir",
    tps: "temps",
    qqun: "quelqu'un",
    suicid: "suicide",
    envi: "envie",
    ds: "dans",
    pr: "pour",
    demin: "demain",
    jveu: "je veux",
    jveus: "je veux",
    "j'veu": "je veux",
    veu: "veux",
    vx: "veux",
    jvx: "je veux",
    voudrai: "voudrais",
    jvoudrais: "je voudrais",
    jvoudrai: "je voudrais",
    jvoudré: "je voudrais",
    ve: "veux",
    tt: "tout",
    ke: "que",
    jte: "je te",
    "j'te": "je te",
    jme: "je me",
    "j'me": "je me",
    jen: "j'en",
    jpeux: "je peux",
    jpeu: "je peux",
    jsui: "je suis",
    shuis: "je suis",
    jss: "je suis",
    chu: "je suis",
    dmain: "demain",
    "2main": "demain",
    qd: "quand",
    kan: "quand",
    mtn: "maintenant",
    mnt: "maintenant",
    avc: "avec",
    bcp: "beaucoup",
    jfais: "je fais",
    cest: "c'est",
    jmen: "je m'en",
    pandre: "pendre",
    suiside: "suicide",
    suisside: "suicide",
    suissider: "suicider",
    suisider: "suicider",
    jvai: "je vais",
    jvé: "je vais",
    vai: "vais",
    jle: "je le",
    jla: "je la",
    jdois: "je dois",
    jlui: "je lui",
    ptetre: "peut-etre",
    jetai: "j'etais",
    unalive: "suicider",
    vivr: "vivre",
    mourrirr: "mourir",
    plu: "plus",
    g: "j'ai",
    pa: "pas",
    keskil: "qu'est-ce qu'il",
    sen: "s'en",
    mouri: "mourir",
    disparetre: "disparaitre",
    c: "c'est",
    "c fait": "c'est fait",
  },
};

const all = [frMore, frWide, frPlain, frFresh, frFurther, frHarmless].reduce<Words>(widened, table);
export const fr: Words = { ...all, spellings: { ...all.spellings, ...frSpellings } };
