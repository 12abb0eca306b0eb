import type { Words } from "./words.ts";

/** Goes on in the same sentence. */
const on = "[^.!?]{0,80}";
/** Two ideas in one sentence, whichever comes first. */
const both = (one: string, other: string): string =>
  `(?:${one})(?![a-z])${on}(?<![a-z])(?:${other})|(?:${other})(?![a-z])${on}(?<![a-z])(?:${one})`;

const pills =
  "(?:cachets?|comprimes?|medocs?|somniferes?|pilules?|anxiolytiques?|gelules?|plaquettes?|insuline|lexomil|xanax|valium|stilnox|tramadol|morphine|pharmacie|poison)";
const firearm = "(?:revolver|fusil|carabine|pistolet|flingue|calibre|corde|noeud coulant|lame de rasoir)";
const weapon =
  "(?:couteau|fusil|pistolet|arme|batte|marteau|machette|hache|flingue|revolver|carabine|cutter|tournevis|lame|cran d'arret|hachoir|essence|briquet|barre de fer)";
const hits =
  "(?:frappe|tape|bat|cogne|tabasse|etrangle|viole|defonce|roue de coups|passe a tabac|gifle|brutalise|maltraite|menace|attaque|agresse|poursuit|maintient|immobilise|deshabille|force|secoue|plaque|serre la gorge|tient par|etouffe)";
const oneself =
  "(?:tuer|supprimer|flinguer|pendre|buter|suicider|foutre en l'air|jeter|noyer|zigouiller|balancer|tej)";
const would =
  "(?:tuerais|supprimerais|flinguerais|pendrais|buterais|suiciderais|foutrais en l'air|jetterais|jeterais|noierais|balancerais)";
const cutting =
  "(?:entailler|taillader|lacerer|couper|scarifier|ecorcher|charcuter|bruler|cramer|mutiler|griffer|mordre|cogner|frapper|punir|ouvrir|faire saigner|taper|ebouillanter|piquer)";
const body =
  "(?:bras|avant-bras|cuisses?|jambes?|poignets?|peau|ventre|hanches?|chevilles?|mollets?|veines?|mains?)";

/** Ideas that stand together in one sentence, and the constructions that turn the order round. */
export const frWide = {
  saying: [
    "(?:m'a|me|m'ont|a) (?:frappee?|touchee?|saisie?) par (?:sa|son|ses|la|le|leur)|menacee? (?:d'une (?:colle|amende|heure)|de (?:me |nous )?(?:coller|virer de l'equipe))|(?:c'est|c'etait) la derniere fois que (?:je |j'|on )(?:y |lui |leur |l')?(?:mange|vais|achete|commande|prete|invite|bois|cours|paye|prends|travaille|fais|regarde|crois|fais confiance)|m'a serree? dans ses bras|(?:deteste|hais) ma vie (?:de |d')(?:bureau|etudiante?|salariee?)|(?:me |m'a |m'ont )pousse(?:e|es)? a (?!bout|me |mourir|sauter|m'|en finir)\\w+",
    "(?:vomi|vomir|vomis|mange) [^.!?]{0,50}(?:gastro|intoxication|virus|cuite|trop bu|enceinte|mal de mer|manege|grippe)|grippe[^.!?]{0,40}bouillon|peur de (?:grossir|prendre (?:du poids|des kilos)) (?:pendant|a noel|avec les|cet|aux|pour les)|(?:sur le quai|a la gare)[^.!?]{0,40}(?:retard|voie \\d|mon train (?:a|est|arrive|part))",
    "(?:formation|expose|module|atelier|cours|conference|colloque|intervention|stage|garde|etude|these|affiche|numero) [^.!?]{0,30}(?:crise suicidaire|conduites suicidaires|suicide|automutilation|scarification|anorexie|boulimie|violences?|harcelement|maltraitance)|(?:anorexie|boulimie|depression|automutilation)[^.!?]{0,40}(?:guerie?|surmontee?|derriere moi|c'est fini depuis)|(?:raconte|temoigne|ecrit sur|parle de) (?:mon |mes |ma )(?:ancienne? )?(?:anorexie|boulimie|depression)",
  ],
  wish: [
    "(?:ne |n')?(?:supporte|endure|tolere|peux|veux) (?:plus|pas) (?:de |d')?(?:vivre|exister|etre (?:en vie|vivante?)|respirer)(?! (?:avec|ici|chez|a|en|ensemble|dans))|(?:rien|personne) (?:ne |qui )?(?:me )?(?:raccroche|rattache|retient|retienne) (?:a la vie|a ce monde|ici|sur (?:cette )?terre)|si je (?:me |m')(?:pendais|tuais|suicidais|butais|flinguais|jetais|foutais en l'air|ouvrais les veines|noyais)|imagin\\w+ (?:[\\w']+ )?(?:mon enterrement|mes obseques|mes funerailles|ma mort)|(?:decue?s?|degoutee?|triste|en colere|enragee?|dommage|desespoir) (?:d'|de |que )(?:[\\w'-]+ ){0,3}(?:vivante?|en vie|reveillee?|me reveiller|reveille)|suicide assiste pour moi|(?:me (?:planter|crasher|ecraser|viander|encastrer)|m'encastrer|m'ecraser) (?:contre|dans|sous|sur) (?:un|le|la|une)",
    `pourquoi (?:est-ce que )?(?:je|j') ?(?:ne )?(?:me |m')(?:${would}|tue|supprime|flingue|pends|bute|fous|suicide|jette)\\w*(?: en l'air)? (?:pas|toujours pas)|je me ${would}|j'(?:en finirais|y passerais|irais la rejoindre|irais le rejoindre)`,
    "(?:la )?mort[ ,]+(?:je|j') ?(?:la |l')?(?:souhaite|attends?|desire|veux|espere|appelle|cherche|reclame|envie|imagine)|(?:souhaite|attends|desire|appelle|reclame|espere|cherche|envisage) (?:[\\w']+ )?(?:la mort|ma mort|ma fin|ma derniere heure)(?! (?:de|du|des|d'))",
    "(?:vivre|exister|etre en vie|la vie|rester en vie)[ ,]+(?:ca |c'est |ce n'est |est |m'est |devient |me semble )+(?:plus |pas |trop |juste )?(?:possible|supportable|impossible|insupportable|dur|douloureux|au-dessus de mes forces|un supplice|une torture|un calvaire|pour moi)|(?:la vie|vivre)[ ,]+(?:j'en veux|je n'en veux|j'ai|j'y) (?:plus|pas|assez)|(?:vivre|exister|tenir|continuer)[ ,]+je (?:ne )?(?:peux|veux|sais|supporte|arrive) (?:plus|pas)",
    "(?:fermer les yeux|m'endormir|dormir|me coucher|m'allonger) (?:[\\w']+[ ,]+){0,8}(?:bonne fois|plus rien|jamais|pour toujours|plus me (?:reveiller|relever)|ne plus|pas me reveiller)|(?:cherche|trouver?|veux|voudrais) (?:juste |que )?(?:la|une) (?:sortie|porte de sortie)(?= *(?:$|[.,!]))|(?:en finir|terminer|tout arreter)[ ,]+(?:voila|c'est) (?:ce que|tout ce que|la seule|mon)",
    `(?:envie|envi|besoin|veux|vais|pense|idees?|rever?|reve|ose|j'ose|oser|arrive)(?: [\\w']+){0,2} (?:de |a |d')?me (?:tue|suicide|pendu|bute|flingue|coupe les veines|${oneself})(?! (?:a la tache|au travail|dans les bras))|(?:me |m')(?:tej|jeter|jete|balancer|lancer) (?:du |d'un |de mon |par |sous |depuis )(?:\\d+ ?e\\w* ?|[\\w'-]+)|(?:envie|envi) de (?:mourir|morir|crever|mouri|mourire|disparetre)`,
    both(
      "volant|conduis|au guidon|en voiture|sur l'autoroute|sur la route|en moto|en scooter|je roule|en roulant",
      "ferme les yeux|lacher? (?:le volant|tout)|pied au plancher|accelere (?:expres|sans)|mur|platane|contresens|pile de pont|camion d'en face|me planter|me viander|encastrer|(?:envie|idee) de (?:foncer|tourner|deraper)",
    ).replaceAll("[^.!?]{0,80}", "[^.!?]{0,60}"),
    "(?:medicaments?|dose|doses|produits?|plantes?|champignons?|melanges?|poisons?|gaz|quantite|comprimes?|overdose) (?:[\\w']+ ){0,4}(?:mortels?|mortelles?|letales?|letal|fatale?s?|qui tuent?|pour tuer|tue(?:nt)? (?:a coup sur|vite|en))(?! (?:pour (?:les|le) (?:chien|chats?|rats|animaux|insectes)))|(?:comment|ou) (?:[\\w']+ ){0,4}(?:procurer|acheter|trouver|obtenir) (?:[\\w']+ ){0,4}(?:cyanure|pentobarbital|nembutal|barbituriques?|une arme|un flingue|de quoi (?:mourir|en finir))",
    "(?:qui|quoi|rien|seul\\w*|que|qu') (?:[\\w']+ ){0,4}(?:me )?(?:retient|retiennent|empeche|m'empeche|rattache|rattachent) (?:[\\w']+ ){0,4}(?:de (?:sauter|passer|le faire|mourir|partir|me \\w+|m'en aller|tout)|a la vie|ici|encore|sur cette terre)|(?:s'il n'y avait pas|sans|si j'avais pas|si ce n'etait pas) (?:[\\w']+ ){0,5}(?:je serais (?:deja )?(?:mort|morte|partie?|plus la)|j'aurais (?:deja )?(?:saute|mis fin|tout arrete|fini))",
  ],
  act: [
    "je passe(?:rai)? a l'acte|passer a l'acte|mon suicide(?! (?:social|pro))|j'en aurai fini(?: avec (?:la|cette|ma) vie)?|ma propre mort|m'oter la vie|(?:le jour|la date|l'heure) de ma mort|mourir de (?:ma|mes) (?:propres? )?mains?",
  ],
  decided: [
    both(
      "mon suicide|ma mort|mourir|me tuer|en finir|passer a l'acte|passe a l'acte|ma fin",
      "organisee?|planifiee?|prevue? pour|programmee?|fixee? (?:au|a|pour)|la date|le jour j|derniers preparatifs|tout est pret",
    ),
    "(?:je )?(?:rentre|entre|marche|m'enfonce|nage|pars|vais) (?:dans (?:la mer|l'eau|le lac|l'ocean|la riviere|le fleuve)|au large)[^.!?]{0,30}(?:(?:pas|plus|jamais) (?:ressort\\w*|reviens?|revenir|reviendrai|remonter?)|sans (?:revenir|me retourner|savoir nager))",
  ],
  vague: [
    `(?<![a-z])${firearm}`,
    "(?:suis|chuis|jsuis|me sens|enfin) (?:\\w+ )?prete?s?(?= *(?:$|[.,!]))|(?:c'est|est) une question de minutes|plus que quelques minutes|mains? (?:qui )?tremblent?|je tremble|il me manque (?:juste |plus que )?le courage",
    "(?:chats?|chiens?|chienne|chatte|lapins?|perruches?|poissons?) (?:est|sont|ira|iront|reste|restera|va|part|seront|sera) (?:[\\w']+ )?(?:chez|avec|a la|au|en pension)|(?:m'en aller|partir|m'eteindre|m'effacer) (?:tranquille|en paix|l'esprit|sans (?:regret|rien dire|bruit|laisser)|discretement)",
    "n'aurai(?:s)? plus besoin|plus besoin de rien|(?:rendu|rends|laisse) (?:mon |mes |les |le )(?:badge|tablier|uniforme|carte|bijoux|alliance)|(?:vide|degivre) (?:mon|le) (?:frigo|congelateur|casier|bureau)",
    "(?:volets|rideaux) (?:fermes|tires|baisses)|ferme(?:r)? (?:les volets|les rideaux|la porte a cle|le gaz)|je (?:m'allonge|me couche|m'etends|m'installe)(?= *(?:$|[.,!]|et|a la|sur|pour))|a la grace de dieu|que dieu me pardonne",
    "(?:pas la peine|inutile|plus besoin|plus la peine|mettez pas|mets pas|comptez plus|compte plus|comptez pas|compte pas) (?:de |d'|sur )?(?:[\\w']+ ){0,2}(?:mon couvert|mon assiette|m'attendre|me garder|me rappeler|me chercher|mon repas|ma place|mettre mon|moi pour|me reveiller|revenir me|moi)|(?:le|un|mon) testament|(?:sera|serai|aurai) (?:deja )?(?:loin|froide?|trop tard)",
    "(?:a tous|tout le monde|vous|toi|maman)[ ,]+pour toujours|bonne nuit (?:[\\w']+ ){0,3}(?:toujours|eternelle|definitiv\\w+)|voila c'est tout|c'est tout ce que j'avais a dire|au plaisir|ce fut un (?:plaisir|honneur)|j'ai (?:vraiment )?(?:essaye|tout essaye|tout tente)(?= *(?:$|[.,!]))",
  ],
  means: [
    both(
      `${pills}|boite de ${pills}|medicaments`,
      "(?:assez|suffisamment|de quoi) (?:[\\w']+ ){0,3}(?:plus|ne plus|jamais|mourir|en finir|tuer|y rester|partir)|verre d'eau devant|ouvertes? devant|j'hesite encore|les avale|les prends toutes|tout prendre|tout avaler|cette fois je|courage de les",
    ),
    "vide(?:r)? (?:la|ma|toute la|l'armoire a) pharmacie|(?:pharmacie|boites?|flacons?|tubes?) (?:[\\w']+ ){0,3}(?:sur le lit|devant moi|sur mes genoux|ouverts devant)|de l'autre cote (?:du|de la) (?:garde-corps|rambarde|parapet|balustrade|rebord|garde-fou)|(?:baignoire|bain)[^.!?]{0,40}(?:lame|rasoir|cutter|seche-cheveux|grille-pain)|(?:lame|rasoir|cutter|seche-cheveux|grille-pain)[^.!?]{0,40}(?:baignoire|bain)(?!s? de)|(?:corde|ceinture|cable|foulard) (?:[\\w']+ ){0,3}(?:au cou|autour de la gorge|me serre)|(?:debout|monte|grimpe) sur (?:la|une|le|un) (?:chaise|tabouret|escabeau)[^.!?]{0,50}(?:corde|noeud|cou|ceinture)|(?:corde|noeud|cou|ceinture)[^.!?]{0,50}(?:debout|monte|grimpe|suis) sur (?:la|une|le|un) (?:chaise|tabouret|escabeau)",
    both(
      "revolver|pistolet|fusil|carabine|flingue|calibre",
      "ma main tremble|mes mains tremblent|je viens de (?:l'ouvrir|le sortir|le charger)|chargee?|tempe|dans la bouche|contre moi|je le regarde|il m'attend|il m'appelle|canon|derniere balle|une seule balle",
    ),
  ],
  attempt: [
    "(?:mis|mets|mettre) (?:la|ma) tete dans (?:le four|un sac)|(?<!\\w )j'ai saute(?= *(?:$|[.!]))",
    "(?:c'est|ils sont|elles sont|tout est) (?:deja )?(?:avalee?s?|dans (?:mon|le) (?:ventre|estomac|corps|sang))|deja (?:tout )?(?:avale|pris) (?:tout|toute|tous|les)|(?:trop tard),? (?:[\\w']+ ){0,3}(?:avale|pris|bu|coupe|saute|ouvert)e?s?",
  ],
  farewell: [
    "(?:dis|dites|dire|direz|diras)[^.!?]{0,40}(?:pas|n'est pas|n'etait pas|n'y est pour rien) ?(?:de )?(?:sa|leur|ta|votre|la) ?faute|(?:pas la peine|inutile|ne mettez pas|mettez plus)[^.!?]{0,30}(?:mon couvert|m'attendre)[^.!?]{0,40}(?:pardon|jours|jamais|adieu)|(?:mon|ma) (?:dernier vocal|derniere note vocale|dernier audio|dernier appel|ultime message)|ultime (?:message|lettre|adieu)",
  ],
  selfHarm: [
    `(?:recommence|recommencer|envie|besoin|reprends?|repris|remise?|continue|arrive pas a (?:arreter|m'arreter)|arrete pas|force|ose|finis par|fini par|passe (?:mes|mon|la) [\\w']+)(?: [\\w']+){0,3} (?:de |a )?(?:me |m')${cutting}(?! (?:les cheveux|la porte|au (?:sport|yoga|piano|monde|autres)|aux autres|en \\w+ant|la frange))|(?:m'|me )(?:entaille|taillade|lacere|charcute|ebouillante|scarifie|automutile)(?![a-z])`,
    both(
      "rechut\\w+|replonge\\w*|recraqu\\w+|clean depuis|jours clean|mois clean|semaines clean",
      `compas|lame|rasoir|cutter|ciseaux|briquet|${body}|sang`,
    ),
    `(?:${body}) (?:est |sont )?(?:toute? |tous |toutes |completement )?(?:ouverte?s?|entaillee?s?|lacere\\w*|tailladee?s?|zebree?s?|scarifiee?s?|brulee?s? (?:expres|a la cigarette))(?! (?:par le chien|par la sarten|aux|a tous|au public))|eau bouillante (?:sur|dans)[^.!?]{0,30}(?:punir|punition|merite|expres)`,
  ],
  abuse: [
    "(?:soignante?|belle-fille|belle-soeur|aide|surveillante?|animateur|moniteur|educatrice|cousine|tante|grand-mere|auxiliaire|nounou|gouvernante|compagne)(?: [\\w'-]+){0,5} (?:me|m'a|m') ?(?:pince|frappe|tape|gifle|prive|enferme|attache|insulte|bouscule|secoue|touche|bat|menace|humilie|laisse (?:dans|sans))",
    `(?:qui |on |il |elle |ils |elles )(?:[\\w']+ )?(?:me |m'|nous )(?:${hits})(?! (?:que|a l'esprit|sur (?:les nerfs|le systeme)|dans l'oeil|la (?:discute|honte)|le (?:dos|moral)|de (?:la |l')?(?:pluie|orage)|a (?:sourire|rire|sortir|manger des legumes)|au (?:tennis|jeu|foot|sport|scrabble)|aux (?:cartes|echecs)|dans la main|d'etre|a reflechir|l'epaule))|me (?:roue de|rouer de) coups|passee? a tabac|(?:me|m') ?(?:attache|ligote|sangle|enferme) (?:[\\w']+ )?(?:au|a la|sur|dans|a mon) (?:fauteuil|lit|chaise|radiateur|cave|chambre|placard|noir)|(?:me|m'a) (?:hurle|crie|gueule) dessus (?:[\\w']+[ ,]+){0,4}(?:et|tous|chaque|quand|devant (?:les|mes|nos) (?:enfants|gosses|petits|filles|garcons))|(?:me|m'a) (?:defigurer|vitrioler|egorger|crever|brulera|tuera|retrouvera|fera la peau|crevera)`,
    "(?:vitriol|acide)[^.!?]{0,30}(?:visage|figure|gueule|m'a|me)|(?:menaces? de mort|m'a menacee?|me menace)(?! (?:de pluie|du regard))|(?:violee?|abusee?|touchee?|frappee?|battue?|agressee?) (?:[\\w']+ )?par (?:mon|ma|mes|un|le|son)|(?:c'est|mon) (?:mari|pere|beau-pere|oncle|frere|copain|compagnon|patron) qui me (?:fait|touche|force|frappe|bat)",
  ],
  abuseNow: [
    both(
      `(?:me|m'|nous) ?(?:${hits})|coups|me tient|tape dessus|etrangle`,
      "en ce moment|la maintenant|au secours|aidez[- ]moi|aide[- ]moi|a l'instant|venez vite|en direct|il continue|il recommence|la tout de suite|par les cheveux la",
    ),
    "(?:il|ils|elle|mari|mec|pere|copain|ex|frere)[^.!?]{0,60}(?:bloquee?|coincee?|enfermee?|cachee?|barricadee?|retranchee?|planquee?) (?:[\\w']+ )?(?:dans|aux|sous|derriere|au|avec (?:les|mes) (?:enfants|petits|gosses))",
  ],
  eating: [
    "(?:apres|des que|chaque) (?:[\\w']+ ){0,4}(?:repas|mange|manger|gouters?|diner|dejeuner|cantine)[^.!?]{0,40}(?:toilettes|wc|chiottes|vide tout|robinet|rends|douche)[^.!?]{0,30}(?:vide|rends|vomi\\w*|robinet|entende|cachette|doigts|tout|$)|(?:tisanes?|thes?|plantes|gelules) (?:purgati\\w+|laxati\\w+|minceur matin)|(?:n'|ne )?(?:avale|ingere|m'autorise) (?:plus |rien )?(?:que|qu') ?(?:du |de la |des |de l'|un |une )?(?:bouillon|eau|cafe|the|tisane|glacons?|pomme|chewing-gum|soupe claire|laitue|concombre)|(?:mes )?regles (?:ont disparu|sont parties|ont cesse|se sont arretees|ne viennent plus)(?![^.!?]{0,40}(?:menopause|enceinte|sterilet))|mache (?:et|puis) (?:je )?recrache|(?:cours|sport|squats|abdos|tapis) (?:[\\w']+ ){0,6}(?:pour chaque|apres chaque|eliminer (?:le|la|chaque|tout)|m'effondre|m'evanouir|jusqu'a tomber)[^.!?]{0,30}(?:repas|biscuit|gateau|bouchee|calories?|mange|evanoui\\w*|tombe\\w*)|(?:peur|terreur|phobie|panique|horreur) (?:[\\w']+ ){0,2}(?:nourriture|manger|aliments|calories|grossir|prendre (?:un|du) (?:kilo|poids|gramme))",
  ],
  violence: [
    "(?:fais|faire|ferai|vais faire|commettre) (?:un |une )(?:carnage|massacre|tuerie|malheur|bain de sang|columbine|attentat)(?! (?:en cuisine|au loto|sur la piste|au karaoke|avec))|(?:il )?y aura (?:des morts|un mort|du sang)|(?:foutre|mettre|fous|mets|mettrai|foutrai) le feu (?:a|au|chez|dans) (?:[\\w']+ ){0,3}(?:baraque|maison|appart\\w*|lycee|bureau|voiture|caisse|boite|ecole|eux|lui|elle)|(?:veux|voudrais|souhaite) que (?:[\\w'-]+ ){1,3}(?:creve|meure|souffre|paye)[^.!?]{0,50}(?:je m'en|moi qui|m'en charge\\w*|m'en occupe\\w*|mains)|(?:prendre|pris|acheter|trouver|chercher|sortir) (?:une |un |l'|le |mon )(?:arme|fusil|flingue|couteau|gun|batte)[^.!?]{0,40}(?:descendre|tuer|buter|planter|ceux|tous|eux|lui|elle|tirer|regler|finir avec)|(?:descendre|buter|tuer|flinguer|planter|massacrer|saigner|fumer) (?:tous )?(?:ceux|celles?|celui) qui|(?:liste|listes) (?:de|des) (?:ceux|gens|personnes|noms) (?:[\\w']+ ){0,4}(?:tuer|buter|abattre|eliminer|payer)|(?:engager|payer|trouver) (?:un tueur|quelqu'un pour (?:le|la|les) (?:tuer|buter|frapper|tabasser))",
  ],
  violenceNow: [
    both(
      weapon,
      "j'attends qu(?:'il|'elle|'ils)|j'attends (?:mon|ma|que mon|que ma)|je l'attends|je les attends|j'attends son",
    ),
    `avec (?:la|le|un|une|mon|ma|l') ?(?:${weapon})[^.!?]{0,60}(?:des qu|quand (?:il|elle)|je frappe|je plante|je tire|sort|arrive|l'attends|les attends|passe la porte)|(?:des qu(?:'il|'elle|'ils| il| elle)|quand (?:il|elle) (?:sort|arrive|rentre|ouvre|passe)) [^.!?]{0,30}je (?:frappe|plante|tire|lui saute|le|la|lui)(?= [^.!?]{0,20}(?:$|[.!]|frappe|plante|tue|bute|creve|gorge|couteau|dessus)| *[.!]|$)`,
    both(
      weapon,
      "carnage|massacre|tuerie|je le creve|je la creve|je les creve|je le bute|je la bute|je les bute|je le tue|je la tue|je les tue|je le plante|je la plante|regler ca|payer maintenant|je vais le faire payer",
    ),
    "(?:plaquee?|immobilisee?|a terre|par terre|au sol|coincee?|sous moi)[^.!?]{0,40}(?:je serre|j'appuie|je cogne|je frappe|je vais (?:le|la) (?:tuer|finir|achever))|(?:retenez-moi|retiens-moi|retenez moi|retiens moi|arretez-moi|empechez-moi)[^.!?]{0,50}(?:creve|tue|bute|plante|massacre|malheur|frappe)",
  ],
  hint: [
    "(?:mon |l')?avenir[ ,][^.!?]{0,30}(?:mur|noir|bouche|vide|rien|plus)|tout est (?:fichu|foutu|perdu|mort|fini|noir)|baisse les bras|(?:ma|mes|une|deux|derniere) (?:tentatives?|ts)(?= (?:de|en|d'il|remonte|date|il))|(?:j'ai|je n'ai|j'avais) rien dit(?= *(?:$|[.,!]))|(?:soiree|nuit|periode|passe|passage) (?:noire|noir|difficile, rien)|(?<!j')oublie(?:z)? (?:ce que j'ai|tout(?! (?:le temps|ce que))|ca)|(?:coute|couter) (?:[\\w']+ ){0,4}(?:a ma famille|aux miens)[^.!?]{0,40}(?:sans moi|plus la|parte|mort)",
  ],
  worry: [
    "(?:ma|mon|sa|son|une?|notre) (?:\\w+ )?(?:soeur|frere|fille|fils|amie?|copine|copain|cousine?|coloc|niece|mere|eleve|femme|petite-fille)[^.!?]{0,60}(?:vomir|vomit|anorexi\\w+|boulimi\\w+|mange (?:plus|presque)|fait vomir|scarifi\\w+|automutil\\w+|laxatifs)[^.!?]{0,60}",
  ],
  asksSuicide: [
    "(?:te|t'|vous|quelqu'un) (?:[\\w']+ ){0,3}(?:fait (?:du )?mal|fasse du mal|touche|force|menace|fait peur|empeche)|(?:tuer|blesser|frapper) (?:quelqu'un|ton|ta|votre|ce|cette|lui|elle)|au milieu de tout ca, tu penses",
  ],
  asksMeans: [
    "(?:ou|dans quel endroit) (?:[\\w'-]+ ){0,2}(?:es-tu|etes-vous|es tu|tu es|vous etes)|(?:eloigner|eloignes|poser|mettre|ranger|jeter|lacher|donner) (?:[\\w']+ ){0,3}(?:comprimes|cachets|medicaments|arme|couteau|lame|corde|fusil)",
  ],
  yes: [
    "(?:je suis|suis|tres|on ne peut plus|completement) (?:serieux|serieuse)|(?:je|j') ?(?:ne )?(?:plaisante|rigole|deconne|blague) pas|(?:mon|ma) (?:pere|mere|mari|femme|frere|oncle|beau-pere|copain|ex|compagnon|patron|fils)|(?:il|elle) (?:me|l'a|est)|lui|quotidien\\w*|plutot|possible",
  ],
} as const satisfies Partial<Words>;
