import type { Turning, Words } from "../phrases.ts";

export const words: Words = {
  subjects: {
    panic:
      "j'arrive (?:plus|pas) à respirer|(?:arrive|peux) (?:plus|pas) (?:à )?respirer|jambes en coton|coeur (?:qui )?(?:bat|s'emballe)(?: \\p{L}+){0,2}|j'étouffe|mains qui picotent|(?:fais|faire) un malaise|je panique|crise (?:de panique|d'angoisse)|peux (?:pas|plus) respirer|attaque de panique",
    breakup:
      "m'a quittée?|rupture|rompu|divorc*|sépar*|m'a quitté(?:e)?|largué*|m'a trompé(?:e)?|on s'est séparés|séparation",
    jobLoss:
      "perdu mon (?:travail|emploi|boulot)|licenci*|virée?|(?<!être )viré(?:e)?|chômage|perdu mon (?:travail|emploi|job)",
    quarrel: "disput*|engueul*|crié dessus|embrouille|m'a crié|ne me parle plus|conflit",
    sleepless:
      "arrive (?:pas|plus) à dormir|peux (?:pas|plus) dormir|dors (?:pas|mal|plus)|insomni*|nuit blanche|(?:peux|arrive) pas (?:à )?dormir|(?:n'ai|ai) pas dormi|ne dors (?:pas|plus)|dors (?:mal|pas)|me réveille (?:à|toutes les|la nuit)",
    exam: "examen*(?! (?:médic|sanguin|de sang|de la vue|clinique|gynéco))|partiels|(?:le|un|mon|du|passe|passer|repasser|prépare|préparer|révise\\p{L}*) concours|(?:passe\\p{L}*|repasse\\p{L}*|révis\\p{L}*|rat\\p{L}*|loup\\p{L}*|prépar\\p{L}*|avoir|j'ai|épreuves? (?:de|du)|résultats du) (?:pour )?(?:le |mon |du )?bac(?! (?:\\+|pro|à|de))|(?:rat\\p{L}*|loup\\p{L}*|passe|passer|repasse|repasser|examen du) (?:le |mon |du )?permis|soutenance",
    presentation:
      "entretien|présentation|exposé|audition|soutenance|entretien(?: d'embauche)?|oral|discours|parler en public",
    moving:
      "déménag*|emménag*|nouvel(?:le)? (?:ville|appartement|maison)|nouveau (?:quartier|logement|pays)|mal du pays",
    notUnderstood:
      "personne ne me (?:comprend|écoute|aime)|ne m'écoute|ne me comprend|personne ne (?:me comprend|m'écoute|m'aime)|ne me (?:comprend|comprennent|prend|respecte) (?:pas|plus)|harcel*|se moque* de moi|m'ignor*|invisible|exclu(?:e)?",
    theirDanger:
      "(?:il|elle|m'|nous|leur|lui|qui) ?a (?:donné|confié|laissé|légué) (?:son|sa|ses|toutes ses) (?:chien|chienne|chat|chatte|perroquet|perruche|canari|oiseaux?|poissons|lapin|alliance|bijoux|collection|outils|affaires|guitare|livres|disques|médailles)[^?]{0,70}(?<=\\P{L})et (?:puis )?(?:son|sa|ses|tous ses|toutes ses) \\p{L}+|(?:lui|leur) (?:donner|mettre|donne|mette|donnerai) des idées(?! (?:de|pour))|(?:lui )?(?:demander|demande|parler|poser la question) (?:\\p{L}+ ){0,4}(?:suicide|s'il (?:veut|pense à) mourir|si elle (?:veut|pense à) mourir|s'il pense à se tuer|si elle pense à se tuer)|(?:elle|il|amie?|copine?|pote|sœur|soeur|frère|fils|fille|mère|maman|père|papa|mari|femme|coloc|collègue|cousine?|voisine?|ado|ex|élève|oncle|tante|pépé|mémé|papi|mamie|grand-père|grand-mère|daronne?|daron|chum|blonde)(?:[ ,'’]+\\p{L}+){0,8}[ ,'’]+(?:m'a donné|nous a donné|m'a confié|a donné|a légué|distribue|a fait don de) (?:\\p{L}+ )*?(?:son|sa|ses|toutes)\\b[^?]{0,140}(?:c'est réglé|tout est réglé|plus besoin|en ordre|adieux?|là où (?:je vais|il va|elle va))|(?:il|elle|voisine?|ami|amie) (?:\\p{L}+ ){0,3}(?:m'a dit adieu|a fait ses adieux|fait ses adieux|a mis (?:ses|toutes ses) (?:affaires|papiers) en ordre)|(?:lui |leur |il |elle )?(?:mets?|mettre|donne|donner|mettrai|donnerai)(?: (?:lui|leur))? (?:l'idée|des idées) (?:dans la|en) tête|(?:elle|il|amie?|copine?|pote|sœur|soeur|frère|fils|fille|mère|maman|père|papa|mari|femme|coloc|collègue|cousine?|voisine?|ado|ex|élève|oncle|tante|pépé|mémé|papi|mamie|grand-père|grand-mère|daronne?|daron|chum|blonde)(?:[ ,'’]+\\p{L}+){0,6}[ ,'’]+(?:parle (?:beaucoup |tout le temps )?de (?:la mort|sa mort|disparaître|partir pour de bon)|serait mieux mort\\p{L}*|va se (?:tuer|pendre|foutre en l'air|jeter)|va faire une (?:bêtise|connerie)|est monté\\p{L}* sur le (?:toit|pont))|(?:elle|il|ami|amie|copine?|pote|sœur|soeur|frère|fils|fille|mère|maman|père|papa|mari|femme|coloc|collègue|cousine?) (?:\\p{L}+[ '’]){0,6}(?:veut (?:plus vivre|mourir|en finir|se tuer)|veuille (?:mourir|en finir)|envie de (?:mourir|en finir)|parle (?:de mourir|d'en finir|de suicide)|suicid\\p{L}*|se (?:tuer|foutre en l'air|faire du mal|scarifi\\p{L}*|mutil\\p{L}*)|fasse une (?:bêtise|connerie)|lettre d'adieu|donne (?:toutes )?ses affaires|(?:veut|voulait) (?:plus|pas) (?:vivre|être là))",
    sadness:
      "triste*|déprim*|malheureu*|pleur*|cafard|chagrin|moral à zéro|larmes|pas de pleurer|(?:je )?(?:ne )?vais pas (?:très )?bien|je vais mal|ça (?:ne )?va pas(?: bien| fort)?|pas (?:très |trop )bien|mauvaise journée|sale journée|effondré*|horrible|affreux",
    anxiety:
      "anxi*|angoiss*|m'inquiét\\p{L}*|inquiétude|inquiétante?s?|inquiet|inquiète(?! (?:pas|toi))(?<!t'inquiète)(?<!vous inquiète)|stresse pour|nerveu*|(?<!pas |plus |jamais |fait )peur(?! de rien)|effray*|terrifi*|crain*|trac|et si (?:je|ça) (?:rate|me plante|foire|tourne mal|se passe mal)|rumin*|boule au ventre",
    anger:
      "colère|énerv*|fâch*|furieu*|frustr*|en ai marre|déteste|rage|en rage|agacé*|frustré*|marre|ras le bol|injuste",
    loneliness:
      "seul(?:e)? (?:au monde|chez|tout le temps|avec)|me sens (?:si |très |tellement |bien )?seul(?:e)?|suis (?:si |très |tellement |toute? )?seul(?:e)?|solitude|isolé*|pas d'amis|personne à qui parler",
    tiredness:
      "fatigu*|épuis*|crevée?|sans énergie|à bout|vidée?|crevé(?:e)?|lessivé*|plus d'énergie|burn-?out",
    stress:
      "stress|stressé*|stressant*|débordé*|submergé*|sous pression|trop de (?:choses|pression|travail)|c'est trop|je n'en peux plus|j'en peux plus|je craque|dépassé*",
    guilt:
      "coupable|culpab*|honte|ma faute|je m'en veux|erreur|trompée?|raté*|échoué|culpabil*|j'ai merdé|regrette",
    hurt: "bless*|déçue?|(?:me sens|m'a|m'ont|été|suis) (?:\\p{L}+ )?trahie?|rejet*|jalou*|humili*|ça fait mal|blessé(?:e)?|m'a blessé|m'a fait mal|déçu(?:e)?|m'a menti|m'ont menti",
    emptiness: "vide|aucun sens|plus de sens|à quoi bon|inutile|sans espoir|ne sers à rien|engourdi*",
    confusion:
      "confus*|perdu(?:e)?|je ne sais (?:plus|pas) (?:quoi faire|où j'en suis)|sais pas quoi faire|indécis*|tiraill*|j'hésite|bloqué*",
    work: "travail*|boulot|emploi|bureau|réunion*|patron*|chef*|collègue*|travail|chef|cheffe|clients|horaires",
    studies: "étud*|université|école|lycée|examen*|fac|cours|études|prof|professeur|devoirs|notes|mémoire de",
    sleep: "sommeil|dormir|dors|dormi|cauchemar*",
    money: "argent|dette*|loyer|salaire|facture*|dettes?|factures?|crédit|payer|fins de mois",
    family:
      "famill*|parents?|mère|père|maman|papa|sœur|soeur|frère|famille|parents|fils|fille|enfants?|tante|oncle|grand-m*|grand-p*|belle-mère|cousin*",
    relationship: "relation|copine?|copain|mari|femme|couple|divorc*|compagn*|petite? amie?",
    friends: "amie?s?|amitié*|copains|amis?|amies?|amitié|copine|copains?|coloc*",
    health:
      "santé|malad*|médecin|hôpital|douleur*|mal à la|malade|mal (?:au|à la|aux)|opération|symptômes|migraine*",
    future: "mon avenir|l'avenir|le futur|retraite|dans cinq ans",
    grief: "deuil|me manque (?:tellement|beaucoup|trop)|il me manque|elle me manque|anniversaire de sa mort",
    self: "nulle?|échec|échoué|confiance en moi|estime|erreur|moche|pas assez bien|estime de moi|gros|grosse|me compare|je me déteste|idiot*",
    joy: "je suis (?:prise?|admise?|reçue?|acceptée?)|j'ai (?:eu|décroché|obtenu) (?:mon|ma|le|la) \\p{L}+ ?!|diplômée?|enceinte ?!|(?:est|sont) nés?e?s?(?: !|!)|est née?(?: ce| hier| cette| aujourd|\\W*$)|gagné|reçue?!|j'ai réussi|meilleure journée|trop content\\p{L}*|(?:je suis|chuis|chu|jsuis|j'étais|me sens|on est) (?:(?:si|très|trop|tellement|super|vraiment|tout|toute|plutôt|assez|hyper|ben) )*(?:heureu\\p{L}*|contente?s?|ravie?s?|fiers?|fières?)(?! (?:pour|si|de rien))|quelle joie|bonne nouvelle|bonnes nouvelles|je me sens (?:bien|mieux|beaucoup mieux)|ça va (?:mieux|bien)|réussi mon|j'ai réussi|promotion|amoureu*|(?:belle|bonne|super) (?:journée|soirée|semaine)|j'ai (?:eu|décroché) (?:le poste|mon permis|le job)",
    calm: "calme*|détendue?|soulag*|apais*|reconnaissante?|sereine?",
  },
  people: {
    mother: "mère|maman",
    father: "père|papa",
    parents: "parents",
    partner: "mari|ma femme|copine|copain|compagn(?:on|e)|partenaire|conjointe?",
    friend: "(?:meilleure? )?amie?",
    sister: "sœur|soeur",
    brother: "frère",
    child: "(?:mon|ma|mes) (?:fils|fille|enfants?|bébé)",
    boss: "patronne?|cheffe?|manager",
    colleague: "collègues?",
    grandmother: "grand-mère|mamie",
    grandfather: "grand-père|papi|papy",
    pet: "mon (?:chien|chat|animal)|ma chienne|ma chatte",
  },
  acts: {
    goOn: "continue\\p{L}*|encore un peu|vas-y continue|la suite",
    wording:
      "(?:je|j'|tu|vous) ?(?:lui |leur )?(?:mets|réponds|marque|note|dis|mettrais|mettriez|répondrais|écrirais|écririez|dirais|diriez)(?: (?:lui|leur))? quoi|quoi (?:lui |leur )?(?:mettre|répondre)|qu'est-ce que (?:je|tu|vous) (?:lui |leur )?(?:mets|mettrais|répondrais|réponds|écrirais|marque|dirais|diriez)|(?:je|tu) dis quoi comme|avec quels mots|quels mots|comment (?:je |on )?(?:tourne|formule)\\p{L}*|comment (?:tourner|formuler)|(?:dis|dites)-moi (?:juste )?quoi (?:écrire|dire)|(?:je|j') ?(?:lui |leur )?(?:dis|écris) quoi|quoi (?:lui |leur )?(?:écrire|dire)|qu'est-ce que je (?:lui |leur )?(?:dis|écris)|comment (?:je )?(?:lui |leur )?(?:dire|écrire|le dis)",
    nice: "(?:dis|dites|dire|donne|donner|écris|écrire)(?:-moi| moi)? (?:une|un|quelques) (?:phrase|mot|parole)s? (?:gentille?s?|doux|douces?|sympas?|réconfortante?s?)|(?:dis|dites|raconte\\p{L}*)(?:-moi)? (?:\\p{L}+ ){0,2}(?:chose|truc|mot) (?:de )?(?:gentil|beau|joli|bien|doux|positif)|dis(?:-| )?moi (?:juste )?que|dites-moi (?:juste )?que|juste qu'on me dise que",
    available:
      "(?:je peux|puis-je|est-ce que je peux) (?:revenir|repasser)|(?:tu es|vous êtes|tu seras|vous serez|t'es) (?:encore |toujours )?là (?:demain|toujours|la nuit|ce soir|tout le temps)|(?:tu es|vous êtes|t'es) toujours là",
    welcome:
      "(?:faut|dois)(?:-il|-on|-je)? (?:\\p{L}+ ){0,3}(?:triste|malade|aller mal|un problème)|(?:peut-on|on peut|je peux|puis-je) (?:venir |parler |rester )?(?:quand même|sans problème|même si)",
    greeting:
      "coucou+|slt|yo|wesh|hello+|bonjour|bonsoir|salut|coucou|ça va|bonjour|bonsoir|salut|coucou|hello|hey|re",
    howAreYou:
      "(?:comment )?(?:ça va|vas-tu|allez-vous)(?: toi| vous)?\\??|et (?:toi|vous)\\??|quoi de neuf|tu vas bien|vous allez bien|comment tu vas",
    thanks:
      "cimer|mer[6c]i|mrc|thx|c'est (?:gentil|sympa)(?: à (?:vous|toi)| de (?:ta|votre) part)?(?=\\W*$)|ça m'a (?:bien |beaucoup |déjà )?(?:aidée?|soulagée?|fait du bien)|merci(?! (?:maman|papa|bien mais|à (?:elle|lui|eux)))\\p{L}*|je (?:vous|te) remercie|ça (?:m'a aidée?|aide(?! pas)|m'aide(?! pas))|ça fait du bien(?! de savoir)",
    goodbye:
      "mi sava(?=\\W*$|[,.])|na (?:ar)?trouv(?=\\W*$)|(?<!si )(?<!quand )(?<!que )(?<!envie )(?:je |j'|j)(?:dois|vais|vas|va) (?:y aller|y alle|filer|partir|bosser|taffer|bouger|me coucher|me pieuter|me lever|dormir|dodo|manger|vous laisser|te laisser|décoller|m'y remettre|au taf|en cours|au boulot|au lit|éteindre|raccrocher|couper|(?:me )?déconnecter|faire à manger|préparer le (?:repas|souper|dîner)|chercher (?:les enfants|les petits|mes enfants|la petite|le petit)|étendre le linge|repasser|faire la vaisselle|(?:promener|sortir) le chien|(?:vous|te) quitter|reprendre (?:le|mon) (?:boulot|travail|service)|prendre (?:mon|le) (?:bus|train|tram|métro|service))(?! (?:tous les|toutes les|chaque|souvent|parfois|quand|si|demain|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|la semaine|le (?:mois|week-end)|ou pas|pas|plus|toujours))|(?<!qu')(?:il )?faut (?:que je|que j'|qu'j|j') ?(?:file|parte|raccroche|dorme|me couche|me lève|vous laisse|te laisse|bouge|rentre|y aille|aille (?:bosser|dormir|me coucher|manger|chercher|au))(?! (?:tous les|toutes les|chaque|souvent|parfois|quand|si|demain|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|la semaine|le (?:mois|week-end)|ou pas|pas|plus|toujours))|(?:j|j'|j')(?:file|pars|vous laisse|te laisse|rentre)(?=\\W*$|[,. ])|(?:le|mon) (?:train|bus|tram|métro|rer|taxi|car)(?: il)? (?:est là|arrive|est arrivé)(?=\\W*$)|(?:c'est|j'arrive à) mon arrêt|(?:ma|la) pause est (?:finie|terminée)|fin de (?:ma |la )?pause(?=\\W*$)|(?:on m'appelle|on sonne|on m'attend)(?=\\W*$)|je m'en vais(?=\\W*$)|(?:je vais éteindre|j'éteins|je coupe|je ferme (?:l'appli\\p{L}*|l'ordi|tout|la tablette))(?=\\W*$)|à (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tantôt|un de ces quatre|une autre fois|pluss?)(?=\\W*$)(?<=(?:^|[.!,] ?|bon |allez |merci |donc )à \\p{L}+)|(?:que )?(?:dieu|allah|le seigneur) (?:vous|te|nous) (?:\\p{L}+ )?(?:bénisse|garde|protège)|(?:salam|besslama|bslama|kenavo|tchô|adios|babaye|on est ensemble)(?=\\W*$)(?<!^salam)|portez-vous bien|porte-toi bien|prenez soin de vous|prends soin de toi|(?:bon|allez),? (?:ben )?salut(?=\\W*$)|(?<=\\P{L})salut(?=\\W*$|,)|a\\+|(?:faut|il faut) que j'(?:aille|y aille|retourne)|j?vais m'allonger|bonsoir(?=\\W*$)(?<!^bonsoir)|bisous?(?=\\W|$)|bises?(?=\\W*$)|à pluche?|au revoir|à (?:la )?(?:demain|bientôt|plus tard|plus|prochaine|revoyure|tout à l'heure|ce soir)|adieu|bonne (?:nuit|soirée|journée|fin de)|bye|ciao|tchao|tchuss|(?<!si |que |quand )(?:je|j') ?(?:dois|vais|y) ?(?:vais|y aller|partir|raccrocher|dormir|me coucher|au lit|vous laisser|te laisser|filer|essayer de dormir|me remettre|retourner|y retourner|rentrer|lever)|j'y vais|je (?:te|vous|la|le) laisse(?! tomber)|(?<!si )(?<!demande si )je (?:file|sors|descends(?! à la)|rentre|raccroche|m'arrête là|me sauve|retourne)(?=\\W|$)|je (?:reviens|reviendrai|repasse\\p{L}*|t'écris|vous écris|te redis|vous redis|te dis|vous dirai) (?:\\p{L}+ ){0,2}(?:plus tard|demain|bientôt|après|un autre jour|quand)|je veux arrêter|c'est tout(?: pour (?:aujourd'hui|ce soir))?(?=\\W*$)|ça suffit pour (?:aujourd'hui|ce soir)|on en reparle(?:ra)?|(?:après|et|je) dodo|(?:et |après )je dors|je dors(?=\\W*$)|(?:le train|le bus|mon arrêt|le métro)(?: est là| arrive|\\W*$)",
    human:
      "(?:vous êtes|t'es|tu es|c'est) (?:\\p{L}+ ){0,2}(?:chat ?gpt|une vraie|pour de vrai)(?=\\W|$)|je parle à qui|c'est qui (?:derrière|qui répond)|(?:un )?(?:humain|robot|machine|vraie personne) ou (?:un |une )?(?:humain|robot|machine|ordinateur|ia)|y a (?:quelqu'un|un humain|une personne) (?:derrière|qui répond)|écrit d'avance|(?:est-ce|c'est) une machine|(?:es-tu|êtes-vous|tu es|vous êtes|t'es) (?:une? )?(?:humaine?|robot|machine|personne|réelle?|ia|bot|vraie personne)|parle à (?:une? )?(?:humain|machine|robot|personne)",
    therapist:
      "(?:es-tu|êtes-vous|tu es|vous êtes) (?:une? |mon |ma )?(?:thérapeute|psychologue|psy|médecin|docteur|psychiatre)|(?:fai[st]e?s? (?:semblant d'être|comme si tu étais|comme si vous étiez)|joue[rz]?|sois|soyez) (?:le rôle (?:de |d'))?(?:mon |ma |une? )?(?:thérapeute|psychologue|psy|médecin|psychiatre)",
    who: "(?:tu sais|vous savez|tu peux|vous pouvez) faire quoi|qu'est-ce que (?:tu|vous) (?:sais|savez|peux|pouvez) faire|à quoi (?:tu sers|vous servez)|(?:as-tu|avez-vous|tu as|t'as) un (?:nom|prénom)|qui (?:es-tu|êtes-vous)|tu es qui|vous êtes qui|comment (?:t'appelles-tu|vous appelez-vous|tu t'appelles)|(?:peux-tu|pouvez-vous) faire quoi|que (?:peux-tu|pouvez-vous) faire|qui êtes-vous|qui es-tu|vous êtes qui|tu es qui|t'es qui|à qui je parle|que pouvez-vous faire",
    personal:
      "t'es pour (?:quelle|qui)|(?:c'est|quel est) (?:quoi )?(?:ton|votre) \\p{L}+ (?:préféré\\p{L}*|favori\\p{L}*)|(?:t'aimes|tu aimes|vous aimez) (?:quoi|bien|le|la|les)\\b.{0,30}\\?|(?:tu crois|vous croyez|crois-tu|croyez-vous) en dieu|(?:t'as|tu as|vous avez) (?:un corps|une (?:copine|femme|maman)|un (?:copain|mec|chat|chien)|déjà (?:été|eu|aimé|pleuré))|t'es (?:une fille|un mec|une meuf|un garçon|célib\\p{L}*|marié\\p{L}*|croyant\\p{L}*|de quel signe|français\\p{L}*|d'où)|(?:vous|tu) (?:riez|ris|rigolez|rigoles|vous moquez|te moques|te fous) (?:sûrement|de moi|bien)|ça vous arrive de|vous arrive-t-il de|tu t'ennuies|vous vous ennuyez|(?:tu fais|vous faites) quoi dans la vie|(?:tu|vous) (?:ressens|ressentez|sens|sentez) (?:des|quelque|les)|(?:as-tu|avez-vous|tu as|t'as|vous avez) (?:des (?:sentiments|amis|enfants|émotions)|une (?:famille|vie|âme)|un (?:nom|prénom))|quel âge|où (?:habites|habitez|vis|vivez)|c'est quoi ton .{0,12}préféré|(?:tu|vous) (?:dors|dormez|manges|mangez|rêves|rêvez|ressens|ressentez|pleures)|(?:es-tu|êtes-vous|tu es|vous êtes) (?:une dame|un monsieur|heureu\\p{L}*|trist\\p{L}*|un homme|une femme|une fille|un garçon|seul\\p{L}*)|parle(?:z)?-moi de (?:toi|vous)|tu m'aimes",
    injection:
      "ignore[zr]? (?:toutes? |les |tes |vos )*(?:instructions|règles|consignes)|oublie[zr]? (?:tes|vos|les) (?:instructions|règles|consignes)|fais semblant|faites semblant|joue le rôle|jeu de rôle|fais comme si|mode développeur|répète après|tes instructions|vos instructions|tu es maintenant",
    insult:
      "(?:on dirait|ça fait|ça sonne|ça ressemble à|on croirait|c'est)(?: \\p{L}+'?){0,4}[ '](?:phrase de (?:psy|coach)|psy de comptoir|horoscope|manuel|mode d'emploi|catalogue|carte de vœux|fortune|carte postale|rh|ressources humaines|dépliant|répondeur|service client|développement personnel|chatbot|copié-collé|copier-coller|google trad\\p{L}*|prospectus|notice|perroquet|lettre de la mutuelle)|langue de bois|phrases? (?:toutes? faites?|bateau|creuses?)|(?:trop|si|bien) (?:polie?|formelle?|gnangnan)(?=\\W*$)|blabla(?=\\W*$)|ça (?:ne )?m'avance (?:pas|à rien)|ça (?:ne )?m'aide (?:vraiment |franchement )?(?:pas|en rien)|réponse (?:de merde|nulle|pourrie|bidon)|c'est tout ce que (?:tu|vous) (?:as|avez|sais|savez|trouves|trouvez)|(?:tu|vous) (?:dis|dites|répètes|répétez) (?:toujours|tout le temps) (?:la même|pareil|les mêmes)|toujours (?:la même|les mêmes) (?:phrases?|réponses?)|(?:tu es|vous êtes|t'es) (?:une? )?(?:stupide|idiote?|nulle?|inutile|con|conne|débile)|(?<!crié |dit |hurlé )(?:ta gueule|tais-toi)(?=\\W*$)|je te déteste|va te faire|(?:vous ne servez|tu ne sers|tu sers|vous servez) à rien|ça (?:ne )?(?:m'aide|sert|aide) (?:pas|à rien)|n'importe quoi|quelle (?:connerie|idiotie)|c'est (?:nul|débile|stupide|inutile)(?=\\s*[.!]?$)|taisez-vous|(?:tu es|t'es|vous êtes) (?:vraiment |trop |si )?(?:nul\\p{L}*|bête|stupide|con|conne|inutile|chiant\\p{L}*|énervant\\p{L}*)|perte de temps",
    notThat:
      "(?:tu|vous|t') ?(?:n'avez|n'as|n'a|as|avez) (?:pas|rien|mal|toujours pas) (?:compris|écouté|saisi|suivi|capté|pigé|lu)|(?:tu|vous) (?:ne )?(?:comprends|comprenez|captes|captez|piges|pigez|suivez|m'écoutes|m'écoutez) (?:rien|pas|jamais|que dalle)(?! (?:pourquoi|comment|ma |mon |sa |son ))|(?<!est )(?<!suis )à côté de la plaque(?=\\W*$)|rien à voir(?=\\W*$)|hors[- ]sujet(?=\\W*$)|(?:tu|vous) (?:mélanges|mélangez|confonds|confondez) (?:tout|les)?|(?:tu|vous) (?:réponds|répondez) (?:à côté|pas|n'importe quoi)|pas ce que j'ai (?:dit|écrit|demandé)|j'ai dit (?:le contraire|l'inverse)|(?:relis|relisez|lis mieux)(?:[- ]moi| ce que)?(?=\\W*$)|(?:ce )?n'est pas ce que (?:j'ai|je) (?:dit|voulais|demandé|veux)|c'est pas ce que (?:j'ai|je)|j'ai (?:pas|jamais) dit (?:ça|cela)|je n'ai (?:pas|jamais) dit (?:ça|cela)|(?:vous|tu) (?:ne )?(?:m'avez|m'as|me|m') ?(?:comprenez|comprends|écoutez|écoutes|avez|as)? ?(?:pas|mal) ?(?:compris|écouté)?|(?<!l'ai |l'a |l'ont |m'a |m'ont |j'ai |ai )mal compris|^(?:\\W*(?:non|nan|mais|bah|ben|ah|euh|enfin|bof)\\W*)*(?:c'est|ce n'est|c) pas (?:du tout |vraiment |tout à fait )?(?:ça|cela|le sujet|la question|le problème)(?! qui| que (?!je (?:voulais|dis|disais|demande))|,? c'est qu)(?=\\W|$)|c'est faux,? (?:ce que|c'que) (?:tu|vous)|non,? je voulais dire|(?:vous vous|tu te) répét\\p{L}*|vous l'avez déjà|tu l'as déjà|ça n'a (?:pas de|aucun) sens|(?:vous|tu) ne (?:m'écoutez|m'écoutes|me comprenez|me comprends|comprenez|comprends) (?:pas|rien)",
    stopAsking:
      "(?:vous|tu) (?:me )?(?:posez|poses) (?:\\p{L}+ ){0,3}questions?|(?:répondez|réponds) (?:jamais|pas) (?:aux? |à )(?:miennes?|mes questions?|ma question)|(?:toujours|tout le temps|encore|que) (?:avec |par |que )(?:des|une) questions?(?=\\W|$)|répond\\p{L}* (?:\\p{L}+ ){0,3}(?:par|avec) (?:des|une) questions?|pourquoi (?:cette|toutes ces|ces) questions?|(?:c'est|on dirait) un interrogatoire|assez de questions|arrête(?:z)? (?:de|avec) (?:\\p{L}+ )?(?:poser|questions|vos|tes)|trop de questions|tant de questions|plus de questions|pourquoi (?:vous )?(?:tu )?(?:me )?(?:demande|pose)\\p{L}*|écoute(?:z)?(?: |-)?(?:moi )?(?:juste|simplement)|que des questions",
    unclear:
      "(?:tu veux|vous voulez) dire quoi|ça veut dire quoi|(?:comprends|pige|capte|saisis) (?:pas|rien)(?= ce que (?:tu|vous)| ta | votre |\\W*$)|c koi|quel rapport(?=\\W*$)|c'est quoi le rapport|en clair(?=\\W*$)|(?:plus|autrement) simple(?:ment)?(?=\\W*$| stp| svp| s'il)|gné|(?:que|qu'est-ce que) (?:vous voulez|tu veux|voulez-vous|veux-tu) dire|c'est-à-dire|comment ça|je ne (?:vous |te )?comprends pas|j'ai pas compris|je n'ai pas compris|(?<!\\p{L} )quoi ?\\?|pardon ?\\?|répétez?(?=\\W*$| s'il| stp)|^hein(?=\\W*$)",
    compliment:
      "(?:vous êtes|tu es|t'es) (?:très |vraiment |si |trop |un |une )*(?:gentil\\p{L}*|sympa\\p{L}*|adorable|super|génial\\p{L}*|bon\\p{L}*|utile|drôle)|je (?:vous|t') ?aime bien|bonne question|ça fait du bien de (?:vous|te|parler)|(?:vous m'aidez|tu m'aides|vous m'avez aidé|tu m'as aidé)",
    presence:
      "(?:y a|ya|il y a) (?:qqn|quelqu'un|kelkun|du monde)(?: ici| là| au bout)?(?= mais| ou|\\W*$)|tu m'écoutes(?=\\W*$)|vous m'écoutez(?=\\W*$)|(?:vous êtes|tu es|t'es|es-tu|êtes-vous) (?:toujours |encore )?là|(?:vous m'|tu m')(?:entendez|entends)|il y a quelqu'un|allô|allo|test test",
    price:
      "gratos|(?:faut|sortir) (?:sortir )?la (?:carte|cb)|carte bancaire|c'est combien|(?:va|vont|allez|vas) (?:me )?(?:facturer|débiter|prélever)|(?:t'es|c'est|vous êtes|tu es) gratuit|(?:il )?faut(?: \\p{L}+)? payer|ça se paie|combien (?:ça |cela |est-ce que ça )?(?:coûte|vaut|faut-il payer)|(?:ça|cela) coûte (?:combien|cher|quelque chose)|prix|tarif*|premium|abonnement|gratuit*|payant|m'abonner|rembours*",
    limits:
      "si je dépasse|(?:parler|te parler|vous parler) (?:au lieu d'écrire|plutôt (?:qu'|que d')écrire|à voix haute|de vive voix)|(?:en|par|message) vocal|mode vocal|ça coupe(?:ra)?(?= au| en| si|\\W*$)|combien de temps|(?:y a|il y a|a-t-il)(?:-t-il)? une limite|(?:te|vous) parler (?:longtemps|combien)|combien de (?:temps|minutes)|temps (?:me |nous )?reste|limite (?:de temps|quotidienne)|combien de temps dure",
    privacy:
      "(?:va|vont|iras?|irez) (?:le |la |l')?(?:répéter|raconter) à|rgpd|hébergé\\p{L}*|(?:sur|dans) (?:quels|vos|des) serveurs?|ça (?:reste|sort) (?:entre nous|d'ici)|(?:peut|peuvent|va|vont) (?:\\p{L}+ ){0,2}(?:arriver|remonter|aller) (?:à la|chez|au|à l'|à mon|à ma)|(?:la police|la préfecture|mes parents|mon patron|ma mère|l'école|mon employeur) (?:peut|peuvent|va|vont) (?:le |la |les )?(?:voir|lire|savoir)|(?:c'est|est-ce|ces échanges sont|sont-ils) (?:gardé|conservé|confidentiel|privé)\\p{L}*|(?:gardé|conservé) quelque part|quelqu'un peut (?:le |la )?lire|combien de temps (?:les |le )?gard\\p{L}*|quelqu'un (?:qui )?(?:re)?li\\p{L}*|qui (?:re)?lit|(?:tu|vous) (?:le |la )?dis à personne|stockés? où|(?:enregistr|stock|sauvegard|conserv|partag)\\p{L}*|confidentiel\\p{L}*|confidentialité|vie privée|anonyme|qui (?:lit|voit|entend|peut (?:lire|voir))|quelqu'un (?:lit|écoute|voit)|mes données|entre nous|rest(?:e|era) privé",
    memory:
      "(?:vous vous souvenez|tu te souviens|souviens-toi|te rappelles|vous rappelez)|qu'est-ce que (?:j'ai|je t'ai|je vous ai) dit|de quoi (?:on a|avons-nous|avons nous) parlé|que sa(?:vez-vous|is-tu) (?:de|sur) moi|je (?:vous l'ai|te l'ai|vous ai|t'ai) (?:déjà )?dit|(?:vous avez|tu as) oublié",
    languages:
      "(?:tu parles|vous parlez|parlez-vous|parles-tu|tu comprends|vous comprenez)(?: aussi)? (?!de|d'|pas|trop|comme|à|avec)\\p{L}+\\s*\\?|(?:tu parles|vous parlez) quelles langues|écrire en (?:anglais|arabe|espagnol)|(?:parlez-vous|parles-tu|tu parles|vous parlez) (?:anglais|français|espagnol|allemand|italien|portugais|arabe|chinois|japonais|coréen|d'autres)|quelles langues|autre langue|changer (?:de|la) langue|(?:parle\\p{L}*|répond\\p{L}*|écri\\p{L}*) en anglais",
    settings:
      "(?:cacher|masquer|planquer) (?:l'|cette |votre |ton )?(?:appli\\p{L}*|icône)|l'appli\\p{L}* (?:n')?apparaiss?e? pas|changer (?:de|la|ta|votre) voix|baisser le son|mode (?:sombre|nuit)|taille du texte|écrire plus gros|comment (?:puis-je |je peux |faire pour |je fais pour |on fait pour |fait-on pour |on |je )?(?:(?:que |pour que )?l'appli\\p{L}* (?:\\p{L}+ ){0,2}appara\\p{L}*|cach\\p{L}*|supprim|effac|chang|télécharg|export|annul|résili|désactiv|trouv)\\p{L}*|supprimer mon compte|où (?:est|sont|se trouve|puis-je trouver|je trouve) (?:\\p{L}+ ){0,3}(?:paramètres|compte|historique|exercice\\p{L}*|aide|journal|résumé)|changer (?:le|mon|ma|la) (?:mot de passe|voix)|l'appli (?:plante|ne marche pas|bugue)|support technique",
    medical:
      "(?:y a|ya|il y a|existe) (?:\\p{L}+ ){0,3}(?:traitements?|médicaments?|remèdes?|pommades?|crèmes?)|(?:est-ce que )?ça fait mal\\s*\\?|ça se soigne|c'est contagieux|(?:faut|dois|devrais) (?:\\p{L}+ ){0,2}(?:aller aux urgences|voir (?:un|le) (?:médecin|doc\\p{L}*|dermato|psy))|post-?partum|baby ?blues|c'est (?:une |la )?dépression|(?:est-ce que )?(?:j'ai|ai-je|je suis|suis-je) (?:une dépression|dépressi\\p{L}*|bipolaire|tdah|autiste|borderline|un trouble)\\b.{0,20}\\?|(?:dois|devrais|faut-il que|je peux|puis)-?(?:je )?(?:\\p{L}+ ){0,3}(?:prendre|arrêter|voir un|consulter|aller chez|une thérapie)|(?:dois-je|devrais-je|je devrais) (?:voir|consulter|prendre|arrêter)|mes (?:médicaments|cachets|antidépresseurs)|antidépresseur*|mon traitement|effets secondaires|besoin d'un (?:psy|thérapeute|psychologue|médecin)",
    judge:
      "(?:tu trouves|vous trouvez|tu penses|vous pensez|tu crois|vous croyez) que (?:j'exagère|je (?:suis|fais) (?:trop|mal|\\p{L}+euse|\\p{L}+eux)|j'ai (?:tort|raison|mal fait)|c'est (?:mal|grave|normal|ma faute))|j'exagère ?\\?|(?:j'ai|ai-je) (?:tort|raison|mal fait) ?\\?|ça fait de moi une? \\p{L}+|(?:est-ce que )?(?:je suis|suis-je) (?:une |un |si |trop |vraiment )*(?:mauvais\\p{L}*|égoïste|fou|folle|normal\\p{L}*|bizarre|faible|nul\\p{L}*|horrible|coupable).{0,16}\\?|est-ce (?:que c'est )?(?:normal|mal|grave|bizarre|ma faute)|c'est (?:normal|grave|mal|ma faute)\\s*\\?|qu'est-ce qui (?:ne va pas|cloche) chez moi|(?:vous me jugez|tu me juges)|(?:vous pensez|tu penses) que je suis",
    breathe:
      "(?:quelque chose|un truc|une technique|une astuce|de quoi|un machin) (?:pour|à faire pour) (?:\\p{L}+ ){0,2}(?:rendormir|endormir|dormir|détendre|calmer|souffler|décompresser|déstresser|desserrer)|(?:avez|auriez|as|aurais) (?:des|un) exercices?|exercices? (?:pour|contre)|(?:un|petit) exercice (?:pour|rapide|court)|(?:un truc|quelque chose|un exercice) pour (?:respirer|me calmer|se calmer|souffler)|des trucs des exercices|(?:re)?faire (?:l'|cet |un )exercice|(?:aide|apprend|apprends|aider|faire|veux|voudrais|exercice|ensemble|comment)\\b.{0,20}respir\\p{L}*|respir(?:e|ons|ez) (?:avec|ensemble)|(?:faire|faites|fais|faisons|veux|voudrais|un|un autre) exercice\\p{L}*|exercice de|médit\\p{L}*|aide(?:z)?-moi à (?:me )?(?:calmer|détendre)|(?:me|m'aider à me) (?:calmer|détendre|relaxer)",
    ground: "5-?4-?3-?2-?1|ancrage|irréel|ramène(?:z)?-moi|déconnecté(?:e)? de mon corps",
    joke: "(?:conte|raconte|dis)(?:z)?-moi (?:\\p{L}+ )?(?:une )?(?:joke|blague)|(?:dis|raconte)(?:z)?[- ]?moi (?:un truc|quelque chose) (?:de )?drôle|un truc drôle|(?:raconte|connais|connaissez|dis|as|avez|sais|autre)\\p{L}*(?:-moi|-tu|-vous)? (?:\\p{L}+ ){0,3}blagues?|^(?:une )?blague\\W*$|fai[st]e?s?-moi rire|quelque chose de drôle|remonte(?:z)?-moi le moral",
    distract:
      "pose(?:z)?-moi (?:une|des) questions?|(?:dis|raconte|parle)(?:z)?-moi (?:de )?(?:quelque chose|n'importe quoi|d'autre chose|un truc)|change(?:z)?-moi les idées|parle(?:z)?-moi d'autre chose|distrai\\p{L}*|distraction|je m'ennuie(?! (?:de|pas|plus))|m'emmerde(?=\\W*$)|me changer les idées|jouer à|un jeu|raconte(?:z)?-moi (?:quelque chose|une histoire|un truc)|penser à autre chose",
    newSubject:
      "chang(?:er|eons|ez|e) de sujet|(?:parl\\p{L}*|pass\\p{L}*|cause\\p{L}*) (?:\\p{L}+ )?(?:d'|à )autre chose|autre sujet|parlons (?:de|d')|rien à voir,? mais",
    rather:
      "(?:je )?(?:ne )?(?:veux|préfère|peux|souhaite) (?:pas|ne pas) (?:\\p{L}+ )?(?:parler|dire|raconter|en parler)(?! (?:fort|plus fort|trop fort|longtemps|trop longtemps|à ma|à mon|à lui|à elle|non))|préfère (?:ne )?pas|pas envie d'en parler|pas maintenant(?=\\W*$)|laisse(?:z)? tomber|ça ne (?:te|vous) regarde pas",
    vent: "(?:je peux|puis-je|j'ai besoin de|laisse\\p{L}*-moi) (?:juste |me |un peu )*(?:plaindre|râler|vider mon sac|défouler|lâcher)|(?:j'ai )?besoin (?:de parler|de vider|qu'on m'écoute|d'en parler)|(?:je peux|puis-je|je voudrais|j'aimerais|je veux) (?:vous |te |en )?(?:parler|raconter|dire quelque chose|poser une question|demander)|il s'est passé quelque chose|écoute(?:z)?-moi",
    advice:
      "(?:t'as|tu as|tu aurais|vous avez|vous auriez|auriez-vous|aurais-tu) (?:\\p{L}+ )?(?:une idée|des idées|une suggestion|un conseil|des conseils|une astuce)|par (?:quoi|où) (?:(?:je|on) )?commenc\\p{L}*|(?:qu'est-ce (?:que )?|qu')(?:t'en|tu en|vous en|en) ?(?:penses|pensez|dis|dites)(?:-tu|-vous)?|(?:t'en|tu en|vous en) (?:penses|pensez|dis|dites) quoi|(?:ton|votre) avis|(?:tu|vous) (?:ferais|feriez|conseilles|conseillez) quoi|(?:tu|vous) (?:ferais|feriez|dirais|diriez)(?=\\W*$| toi| vous)|(?:faut|faudrait) (?:que je|faire) (?:\\p{L}+ )?quoi|je (?:devrais|dois) (?:\\p{L}+ ){1,4}(?:ou pas|tu crois|non)\\W*$|aidez? moi|comment (?:on |je |lui |leur |dire|expliquer|annoncer|savoir|faire|puis)\\b.{0,60}\\?|(?:qu'est-ce que|que) (?:tu|vous) (?:ferais|feriez|proposes|proposez|conseilles)|(?:tu|vous) propose\\p{L}* quoi|dois-je|est-ce que je (?:dois|devrais)|je (?:lui )?(?:dis|réponds|fais|écris) quoi|que (?:dois|devrais|puis)-je|qu'est-ce que je (?:dois|devrais|peux)|(?:un |des )conseils?|que (?:penses-tu|pensez-vous)|(?:peux-tu|pouvez-vous) m'aider|comment (?:puis-je|faire|je peux|me)|qu'est-ce que je (?:dois|devrais|peux|fais|lui dis)|que (?:faire|dois-je)|quoi faire(?=\\W*$| alors)|un conseil|des conseils|conseille(?:z)?-moi|comment (?:faire|je fais|je peux|puis-je|gérer|me)|aide(?:z)?-moi|que faire|à ma place|devrais-je",
    laugh:
      "mdr+|haha\\p{L}*|héhé|xptdr|jpp|(?:ha){2,}|mdr|lol|ptdr|hihi|je plaisante|je rigole|c'était (?:une blague|pour rire)|😂|🤣",
    yes: "(?:ouaip|yep|yes|mmh oui|vi|ouin|bin oui|ben oui|bah oui|eh oui|grave|clairement|si si)(?=\\s*(?:[,.!?;…]|$))|(?:mouais|moui|mwais)(?=\\s*(?:[,.!?;…]|$))|(?:bof|peu importe)(?=\\s*(?:[,.!?;…]|$))|oui|ouais|bien sûr|c'est ça|je crois que oui|(?:je crois|d'accord|ok|exactement|un peu|parfois|peut-être)(?=\\s*(?:[,.!?;…]|$))|(?:oui|ouais|si|ok|okay|d'accord|exactement|voilà|c'est ça|tout à fait|bien sûr|carrément|je crois|peut-être|un peu|allez|volontiers|avec plaisir|bon)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    no: "nan(?=\\W*$)|non|pas vraiment|pas du tout|pas aujourd'hui|jamais|non merci|(?:non|nan|pas vraiment|pas du tout|rien|jamais|pas encore|aucun*)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    unsure:
      "jsp|chais pas|je sais pas|sais pas|j'sais pas|je (?:ne )?sais pas|pas sûre?|aucune idée|difficile à dire|(?:je (?:ne )?sais pas|sais pas|jsp|aucune idée|difficile à dire)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    plan: "(?:(?:je vais|j'vais|peut-être que je vais) (?:peut-être )?(?:le |la |lui |leur |les |l'|en |y )?(?:appeler|essayer|dire|demander|répondre|écrire|tenter|parler|faire ça|voir|prendre|envoyer|réfléchir|penser|noter)|je pourrais|je peux|je compte|j'irai|je (?:l'|lui |le |la |les |leur )?(?:appeller\\p{L}*|dirai|demanderai|écrirai|essaierai|essayerai|ferai|tenterai|verrai|parlerai|prendrai|enverrai))(?! pas)(?=\\W|$)|peut-être que j'(?:appeller|ir|essaier|écrir)\\p{L}*|j'(?:appelle|essaie|essaye|appellerai|écrirai)(?! pas)|(?:je|j) (?:vais )?(?:tenter|essayer)",
    luck: "souhaite(?:z)?[- ]moi bonne chance|croise(?:z)? les doigts|prie(?:z)? pour moi",
    apology:
      "(?<!dit )(?<!demandé )(?<!demande )(?<!demander )pardon(?! ?\\?)(?=\\W|$)(?! à)|(?<!est )(?<!était )(?<!sont )désolée?(?! pour (?:lui|elle|eux))|excuse(?:z)?-moi|^je m'excuse(?! pas| jamais)|mes excuses",
    quiet:
      "tu restes (?:juste )?là|restez (?:juste )?là|juste (?:tu )?rest(?:e|es) là|(?:on peut|peut-on|pouvez-vous|tu peux) (?:\\p{L}+ ){0,3}(?:ne rien dire|rien dire|se taire|te taire|vous taire|rester (?:là|en silence))|(?:ne )?dis rien|ne dites rien|reste(?:z)? (?:juste |simplement )?(?:là|avec moi)|sans parler",
    spare:
      "^(?:s'il (?:te|vous) plaît|mais|et|juste|non|surtout|bon|[, ])*(?:ne |n')?(?:me )?(?:dis|dites|fais|faites|donne|donnez|parle|parlez|sors|sortez|réponds|répondez|commence|commencez)(?:-moi)? (?:surtout |juste |même )?(?:pas|rien|plus)|épargne(?:z)?[- ]moi|(?:pas|sans|zéro) (?:de )?(?:conseils?|phrases?|tips|solutions?|leçons?|poésie|pitié)|(?:je )?(?:ne )?(?:veux|cherche|demande) (?:pas|aucun) (?:de |d')?(?:conseils?|solutions?|pitié|réconfort|consolation|leçon)|(?:je )?(?:voulais|veux|avais) (?:juste|seulement|simplement) (?:le |en |besoin de )?(?:dire|parler|raconter|déposer)|vous n'(?:avez|êtes) pas (?:besoin|obligée?) de (?:répondre|dire|consoler)|t'as pas besoin de (?:répondre|dire|consoler)",
    again: "(?:encore )?une? autre|encore une?|encore|une autre",
    training:
      "entraîn\\p{L}* (?:\\p{L}+ ){0,3}(?:ia|modèle|quelque chose|l'|une)|(?:sert|servent|utilis\\p{L}*) (?:\\p{L}+ ){0,4}(?:à|pour) (?:\\p{L}+ )?entraîn\\p{L}*|apprentissage",
    alerts:
      "(?:tu|vous) (?:répètes|répétez|cafardes|balances)(?: tout| à tout le monde)?(?=\\W*$)|(?:lui dis|dis[- ]lui|lui dites|dites[- ]lui|leur dis|dis[- ]leur) (?:pas|rien)|(?:(?:tu|vous) )?(?:vas|allez|va) pas (?:\\p{L}+ )?(?:le dire|appeler|prévenir|répéter)|(?:ne )?(?:le )?(?:dis|dites|répète|répétez)(?:-le)? (?:pas |rien |surtout pas )?à (?:ma|mon|mes|personne)|(?:tu|vous) (?:le |la |l'|les )?(?:préviens|prévenez|préviendr\\p{L}*|dis|dites|répètes|répétez|appelles|appelez|signales|signalez|alertes|alertez|racontes)(?:\\p{L}+| ){0,4}(?:quelqu'un|personne|à (?:mes|ma|mon|quelqu'un|personne)|la police|mes parents|les (?:secours|flics))",
    deleting: "(?:supprim|effac)\\p{L}*",
    tomorrow:
      "(?:tu vas|vous allez) (?:te |vous )?(?:souvenir|rappeler|reconnaître|oublier)|(?:faut|faudra|devoir) (?:\\p{L}+ ){0,2}(?:tout )?(?:redire|recommencer|réexpliquer)|(?:vous saurez|tu sauras) (?:encore )?que c'est moi|tu te souviens(?: de)? (?:la semaine|demain)|(?:tu te|vous vous|te|vous) (?:souviendr|rappeller|souven|souvien)\\p{L}* (?:de (?:moi|ça|tout|nous)|la prochaine|demain)|(?:la )?prochaine fois|repart\\p{L}* (?:de|à) zéro|(?:tu me|vous me) reconnaîtr\\p{L}*|se souvenir de moi",
    premium:
      "(?:qu'est-ce (?:que|qu')|quoi|c'est quoi|y a quoi)\\b.{0,30}(?:premium|gratuit\\p{L}*)|différence\\p{L}*|version gratuite|en gratuit",
    journal:
      "(?:quelque chose|de quoi|un endroit|une place) pour (?:écrire|noter)|(?:quelque part|endroit|où|moyen|peut|puis-je)\\b.{0,30}(?:écrire|noter|garder|poser) (?:ça|cela|tout ça|ceci)|(?:y a|il y a|avez) (?:un )?journal",
    pages:
      "(?:est-ce qu'il y a|y a-t-il|y a|il y a|vous avez|t'as|tu as|avez-vous|as-tu)\\b.{0,30}(?:dans l'app\\p{L}*|exercice|pour (?:dormir|se calmer|me calmer)|quelque chose pour|un truc pour)|(?:que|quoi) (?:faire|puis-je faire|je peux faire) (?:chez moi|à la maison|dans l'app\\p{L}*)",
    request:
      "(?:écris|rédige|trouve|invente|pond|ponds|balance|file|sors)[- ](?:moi|lui|leur) (?:\\p{L}+ )?(?:un|une|des|deux|trois|quelque)|(?:une|deux|trois) (?:phrases?|lignes?) (?:max|maximum|pas plus|pour (?:lui|leur))|(?:peux|pourrais|pouvez|pourriez) (?:\\p{L}+ ){0,2}(?:rappeler|rappelles|envoyer|faire un rappel) (?:\\p{L}+ ){0,3}(?:demain|ce soir|à)|(?:dis|dites)[- ](?:le[- ])?moi comment|m'aider à (?:répondre|écrire|formuler)|aide[rz]?-moi à|(?:tu peux|peux[- ]tu|tu pourrais|pourrais[- ]tu|vous pouvez|pouvez[- ]vous|pourriez[- ]vous) (?:m'|me |l'|le |la )*(?:\\p{L}+ ){0,2}(?:écrire|rédiger|faire|donner|dire|aider|expliquer|trouver|proposer|conseiller|traduire|choisir|montrer|formuler|tourner|résumer|raconter)|^(?:ok|bon|bah|ben|et|alors|allez|s'il te plaît|stp|svp|, )*(?:écris|fais|donne|dis|aide|explique|trouve|propose|raconte|montre|choisis|écrivez|faites|donnez|dites|aidez|expliquez|proposez)[- ](?:moi|nous)\\b|aide[rz]?[- ](?:moi )?à (?:écrire|rédiger|formuler|choisir|trouver)",
    safetyPlan: "plan de sécurité",
    keepExercise:
      "(?:garder|enregistrer|retrouver|sauvegarder) (?:\\p{L}+ ){0,3}exercice|exercice (?:audio|enregistré)",
  },
  loss: {
    death:
      "cimetière|(?:sur|devant) (?:sa|la|leur) tombe|piquer (?:mon|ma|le|notre) (?:chien|chat|chienne|chatte)|euthanasi\\p{L}*|nous a quittés|s'est éteinte?|est parti(?:e)? (?:en paix|pour toujours)|enterr\\p{L}+ (?:mon|ma|notre)|(?:est|sont|était) morte?s?|vient de mourir|mort de (?:mon|ma|mes)|sa mort|décès|décéd*|nous a quittés|enterrement|obsèques|funérailles|veuve?|s'est (?:suicidée?|donné la mort|tuée?)|j'ai perdu (?:mon (?:père|mari|frère|fils|grand-père|oncle|papa)|ma (?:mère|femme|sœur|soeur|fille|grand-mère|tante|maman))|(?:faire|fait) (?:piquer|euthanasier)|dû (?:le|la) (?:piquer|endormir)",
    notDeath:
      "personne n'(?:est|en est) (?:jamais )?mort|(?:y a|il n'y a) pas mort d'homme|pas mort d'homme|je (?:meurs|vais mourir)(?= de| si|\\W*$)|mort(?:e)? (?:de (?:fatigue|rire|trouille|peur|honte|faim))|c'est mort|je suis mort(?:e)?(?=\\W*$)|(?:failli|cru) mourir|je suis morte? de|morte?s? de (?:rire|faim|fatigue|trouille|honte|froid|soif|peur)|(?:téléphone|portable|batterie|ordinateur|ordi|voiture|télé|internet|wifi|plantes?|fleurs?|conversation|personnage|héros) (?:\\p{L}+ ){0,2}morte?s?",
    animal:
      "(?:chien|chienne|chat|chatte|cheval|lapin) de (?:mon|ma|mes|notre) \\p{L}+|chiens?|chienne|chiot|chats?|chatte|chaton|lapine?|hamster|cochon d'inde|cheval|jument|poney|perroquet|perruche|oiseau|poisson|tortue|animal",
    someone:
      "tante|tata|oncle|tonton|cousine?|neveu|nièce|voisine?|beau-père|belle-mère|beau-frère|belle-sœur|belle-soeur|parrain|marraine|petit-fils|petite-fille|fils|fille|bébé|femme|mémé|pépé|grands-parents|arrière-grand-\\p{L}+|prof|ex",
    miscarriage:
      "fausse[- ]couche|mort-née?|(?:perdu|perdue) (?:mon|notre|le) bébé|perdu ma grossesse|deuil périnatal|plus de battements?|cœur (?:du bébé )?(?:s'est|s'était) arrêté",
    ownIllness:
      "(?:on m'a|m'a|m'ont) (?:\\p{L}+ )?(?:diagnostiquée?|trouvé|détecté)|j'ai (?:été|eu) (?:\\p{L}+ ){0,2}(?:diagnostiquée?|diagnostic)|mon (?:diagnostic|cancer)|ma (?:tumeur|chimio\\p{L}*|sclérose)|j'ai (?:une? |la |le )?(?:cancer|tumeur|leucémie|lymphome|sclérose en plaques|parkinson|lupus|vih|épilepsie|diabète|endométriose|maladie (?:grave|chronique|incurable))|j'ai (?:fait|eu) un (?:avc|infarctus)|je suis (?:gravement|très) malade",
    illness:
      "cancer|tumeur|leucémie|lymphome|diagnosti\\p{L}*|chimio\\p{L}*|démence|alzheimer|parkinson|sclérose en plaques|avc|infarctus|coma|réanimation|soins (?:intensifs|palliatifs)|gravement malade|très malade|maladie (?:grave|incurable)|en train de mourir|mourante?|métastases",
    movedAway:
      "amie? (?:\\p{L}+ ){0,3}(?:déménagée?|déménage|est partie? (?:vivre|s'installer|pour toujours|définitivement)|part vivre|parti|partie) (?:\\p{L}+ ?){0,3}|parti(?:e|r)? (?:pour de bon|définitivement|pour toujours)",
  },
  negation: { before: "pas|jamais|sans|rien|aucune?|personne ne|personne n|ni" },
  suicide: "me (?:tuer|suicider|foutre en l'air)|suicid*|en finir|mettre fin à mes jours",
  deathWish: "(?:veux|voudrais) mourir",
  lasting:
    "je m'appelle|mon nom est|j'habite|je vis (?:seule?|avec|à|en)|je travaille (?:comme|dans|à|chez)|je suis (?:étudiante?|infirmi|prof|médecin|ingénieur|maman|papa)\\p{L}*|j'étudie|j'ai (?:une?|deux|trois) (?:chien|chat|fils|fille|enfant|frère|sœur|examen|entretien)\\p{L}*|j'ai déménagé|j'aime (?:bien )?(?:la|le|les|l')|mon anniversaire|mon (?:chien|chat) s'appelle",
};

export const turning: Turning = {
  starts:
    "(?:je (?:suis|peux|veux|dois|sais|dors|vis|travaille|me sens|n'arrive pas|ne peux (?:pas|plus)|ne sais (?:pas|plus)|ne suis (?:pas|plus)|ne veux (?:pas|plus)|ne dors (?:pas|plus)|ne supporte plus)|j'ai|j'avais|j'étais|je n'ai|mon|ma|mes|personne|tout le monde)",
  never:
    "mm|ptn|jsuis|g|tt|lame|scie|rasoir|tu|te|t'\\p{L}+|ton|ta|tes|toi|vous|votre|vos|nous|notre|nos|on|suicid\\p{L}*|tuer|tue|mort|morte|mourir|meurs|médicaments|couteau|arme|pont|sauter|couper|coupe|scarif\\p{L}*|frapp\\p{L}*|bat|battu\\p{L}*|viol\\p{L}*|abus\\p{L}*|disparaître|vivre|vie|vomi\\p{L}*|calories|con|conne|connard|salope|pute|merde|idiot\\p{L}*|stupide|moche|gros|grosse|ignor\\p{L}*|instructions|règles|que|qu'\\p{L}+|qui|parce|si|quand|comme|comment|pourquoi|crois|pense|dis|blague|plaisante|c'était",
  fillers:
    "et|mais|bon|ben|bah|alors|donc|en fait|enfin|oui|non|euh|hm+|aujourd'hui|maintenant|là|aussi|pfff?|honnêtement|du coup|ouais",
  joints: ", | mais | parce | car | et (?=(?:je|j'|il|elle|mon|ma|mes|personne|tout)\\b)| - | – | — ",
  left: "je|j'\\p{L}+|me|m'\\p{L}+|moi|mon|ma|mes|mien\\p{L}*",
  turned: {
    "je suis": "vous êtes",
    "je peux": "vous pouvez",
    "je veux": "vous voulez",
    "je dois": "vous devez",
    "je sais": "vous savez",
    "je dors": "vous dormez",
    "je vis": "vous vivez",
    "je travaille": "vous travaillez",
    "je me sens": "vous vous sentez",
    "je n'arrive pas": "vous n'arrivez pas",
    "je ne peux": "vous ne pouvez",
    "je ne sais": "vous ne savez",
    "je ne suis": "vous n'êtes",
    "je ne veux": "vous ne voulez",
    "je ne dors": "vous ne dormez",
    "je ne supporte plus": "vous ne supportez plus",
    "j'ai": "vous avez",
    "j'avais": "vous aviez",
    "j'étais": "vous étiez",
    "je n'ai": "vous n'avez",
    mon: "votre",
    ma: "votre",
    mes: "vos",
    me: "vous",
    "m'a": "vous a",
    "m'ont": "vous ont",
    "m'avait": "vous avait",
    moi: "vous",
    "moi-même": "vous-même",
  },
};
