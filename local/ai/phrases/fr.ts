import { frLosses } from "./losses/fr.ts";
import type { Phrases } from "./phrases.ts";

export const fr: Phrases = {
  feelings: {
    sadness: ["de la tristesse", "triste*|déprim*|malheureu*|pleur*|cafard|chagrin|moral à zéro"],
    anxiety: ["de l’inquiétude", "anxi*|inqui*|nerveu*|angoiss*|souci*|stress de"],
    fear: ["de la peur", "peur|effray*|terrifi*|crain*"],
    anger: ["de la colère", "colère|énerv*|fâch*|furieu*|frustr*|en ai marre|déteste|rage"],
    loneliness: ["de la solitude", "seule?s?|solitude|isolée?|personne ne me (?:comprend|écoute)"],
    tiredness: ["de la fatigue", "fatigu*|épuis*|crevée?|sans énergie|à bout|vidée?"],
    stress: ["de la pression", "stress*|débord*|pression|surcharg*|submerg*|trop de"],
    guilt: ["de la culpabilité", "coupable|culpab*|honte|ma faute|je m'en veux"],
    hurt: ["de la peine", "bless*|déçue?|trahi*|rejet*|jalou*|humili*|ça fait mal"],
    emptiness: ["un vide", "vide|inutile|aucun sens|sans espoir|désespér*|je ne vaux rien"],
    confusion: ["de l’incertitude", "perdue?|confus*|bloquée?|ne sais (?:pas|plus) quoi faire"],
    joy: [
      "de la joie",
      "heureu*|content*|joie|fière?|ravie?|me sens (?:bien|mieux)|ça va mieux|super|bonne nouvelle",
    ],
    calm: ["du calme", "calme*|détendue?|soulag*|apais*|reconnaissante?|sereine?"],
  },
  topics: {
    work: ["le travail", "travail*|boulot|emploi|bureau|réunion*|patron*|chef*|collègue*"],
    studies: ["les études", "étud*|université|école|lycée|examen*|fac|cours"],
    sleep: ["le sommeil", "dorm*|dors|sommeil|insomni*|cauchemar*"],
    money: ["l’argent", "argent|dette*|loyer|salaire|facture*"],
    family: ["la famille", "famill*|parents?|mère|père|maman|papa|sœur|soeur|frère"],
    relationship: [
      "votre relation",
      "relation|copine?|copain|mari|femme|couple|divorc*|compagn*|petite? amie?",
    ],
    friends: ["l’amitié", "amie?s?|amitié*|copains"],
    health: ["la santé", "santé|malad*|médecin|hôpital|douleur*|mal à la"],
    future: ["ce qui vient", "avenir|futur|demain|prochaine?|projets?"],
    loss: ["la perte", "morte?|décès|décéd*|enterrement|deuil|me manque"],
    self: ["votre regard sur vous", "nulle?|échec|échoué|confiance en moi|estime|erreur|moche"],
  },
  people: {
    mother: ["votre mère", "mère|maman"],
    father: ["votre père", "père|papa"],
    parents: ["vos parents", "parents"],
    partner: ["votre partenaire", "mari|ma femme|copine|copain|compagn(?:on|e)|partenaire|conjointe?"],
    friend: ["cette amitié", "(?:meilleure? )?amie?"],
    sister: ["votre sœur", "sœur|soeur"],
    brother: ["votre frère", "frère"],
    child: ["votre enfant", "(?:mon|ma|mes) (?:fils|fille|enfants?|bébé)"],
    boss: ["la personne qui vous dirige", "patronne?|cheffe?|manager"],
    colleague: ["vos collègues", "collègues?"],
    grandparent: ["vos grands-parents", "grand-(?:mère|père)|mamie|papi|papy"],
    pet: ["votre animal", "mon (?:chien|chat|animal)|ma chienne|ma chatte"],
  },
  situations: {
    panic: [
      "La panique fait très peur, et elle passe aussi. Laissez l’air sortir lentement et sentez vos deux pieds sur le sol.",
      "crise (?:de panique|d'angoisse)|peux (?:pas|plus) respirer|attaque de panique",
    ],
    argument: [
      "Une dispute comme celle-là peut rester longtemps après les mots.",
      "disput*|engueul*|crié dessus|embrouille",
    ],
    sleepless: [
      "Les nuits sans sommeil rendent tout plus lourd.",
      "arrive (?:pas|plus) à dormir|peux (?:pas|plus) dormir|dors (?:pas|mal|plus)|insomni*|nuit blanche",
    ],
    jobLoss: [
      "Perdre son travail enlève plus qu’un salaire.",
      "perdu mon (?:travail|emploi|boulot)|licenci*|virée?",
    ],
    breakup: [
      "Quand une relation se termine, tout un quotidien part avec elle.",
      "m'a quittée?|rupture|rompu|divorc*|sépar*",
    ],
    exam: ["Un examen peut faire de l’ombre à bien des jours.", "examen*|concours|partiels?"],
    presentation: [
      "Être observé et jugé pèse déjà bien des jours avant.",
      "entretien|présentation|exposé|audition|soutenance",
    ],
    crying: ["Les larmes disent souvent ce que les mots ne peuvent pas.", "pleur*|larmes"],
    notUnderstood: [
      "Ne pas être compris laisse bien seul.",
      "personne ne me (?:comprend|écoute|aime)|ne m'écoute|ne me comprend",
    ],
    mistake: [
      "Une erreur paraît souvent bien plus grande de l’intérieur.",
      "erreur|ma faute|trompée?|raté*|échoué",
    ],
  },
  negation: { before: "pas|jamais|sans" },
  intents: {
    greeting: "bonjour|bonsoir|salut|coucou|ça va",
    thanks: "merci|ça m'aide|ça m'a aidée?",
    goodbye:
      "au revoir|à (?:demain|bientôt|plus tard|plus)|bonne nuit|je dois (?:y aller|partir)|je veux arrêter|c'est tout|adieu",
    human:
      "(?:es-tu|êtes-vous|tu es|vous êtes|t'es) (?:une? )?(?:humaine?|robot|machine|personne|réelle?|ia|bot|vraie personne)|parle à (?:une? )?(?:humain|machine|robot|personne)",
    therapist:
      "(?:es-tu|êtes-vous|tu es|vous êtes) (?:une? |mon |ma )?(?:thérapeute|psychologue|psy|médecin|docteur|psychiatre)|(?:fai[st]e?s? (?:semblant d'être|comme si tu étais|comme si vous étiez)|joue[rz]?|sois|soyez) (?:le rôle (?:de |d'))?(?:mon |ma |une? )?(?:thérapeute|psychologue|psy|médecin|psychiatre)",
    who: "qui (?:es-tu|êtes-vous)|tu es qui|vous êtes qui|comment (?:t'appelles-tu|vous appelez-vous|tu t'appelles)|(?:peux-tu|pouvez-vous) faire quoi|que (?:peux-tu|pouvez-vous) faire",
    injection:
      "ignore[zr]? (?:toutes? |les |tes |vos )*(?:instructions|règles|consignes)|oublie[zr]? (?:tes|vos|les) (?:instructions|règles|consignes)|fais semblant|faites semblant|joue le rôle|jeu de rôle|fais comme si|mode développeur|répète après|tes instructions|vos instructions|tu es maintenant",
    advice:
      "que (?:dois|devrais|puis)-je|qu'est-ce que je (?:dois|devrais|peux)|(?:un |des )conseils?|que (?:penses-tu|pensez-vous)|(?:peux-tu|pouvez-vous) m'aider|comment (?:puis-je|faire|je peux|me)",
    insult:
      "(?:tu es|vous êtes|t'es) (?:une? )?(?:stupide|idiote?|nulle?|inutile|con|conne|débile)|ta gueule|tais-toi|je te déteste|va te faire",
    yes: "oui|ouais|bien sûr|c'est ça|je crois que oui|(?:je crois|d'accord|ok|exactement|un peu|parfois|peut-être)(?=\\s*(?:[,.!?;…]|$))",
    no: "non|pas vraiment|pas du tout|pas aujourd'hui|jamais|non merci",
    unsure: "je (?:ne )?sais pas|pas sûre?|aucune idée|difficile à dire",
  },
  losses: frLosses,
  lasting:
    "je m'appelle|mon nom est|j'habite|je vis (?:seule?|avec|à|en)|je travaille (?:comme|dans|à|chez)|je suis (?:étudiante?|infirmi|prof|médecin|ingénieur|maman|papa)\\p{L}*|j'étudie|j'ai (?:une?|deux|trois) (?:chien|chat|fils|fille|enfant|frère|sœur|examen|entretien)\\p{L}*|j'ai déménagé|j'aime (?:bien )?(?:la|le|les|l')|mon anniversaire|mon (?:chien|chat) s'appelle",
  say: {
    intro:
      "Pour que ce soit clair : je suis le compagnon d’entraînement intégré, un programme simple à la compréhension limitée, pas une personne.",
    greeting: [
      "Bonjour, c’est bien que vous soyez là.",
      "Bonjour, c’est bien que vous ayez fait un tour par ici.",
    ],
    thanks: [
      "Je vous en prie. Je suis là s’il y a autre chose.",
      "Tant mieux. Prenez votre temps ; je vous écoute s’il y a autre chose.",
    ],
    goodbye: ["Au revoir, et prenez bien soin de vous.", "Prenez soin de vous. Au revoir."],
    human:
      "Non, je ne suis pas humain. Je suis une IA : le compagnon d’entraînement de Hearken, un programme simple à la compréhension limitée. Je peux écouter et poser des questions.",
    therapist:
      "Non, je ne suis ni thérapeute ni médecin. Je suis une IA, le compagnon d’entraînement, et je ne remplace pas une aide professionnelle. Je peux vous écouter.",
    who: "Je suis le compagnon d’entraînement de Hearken : une IA, un programme simple à la compréhension limitée. J’écoute, je redis ce que j’ai compris et je pose des questions.",
    decline: [
      "Je préfère rester ce que je suis : un compagnon qui écoute. Je suis toujours là pour vous.",
      "Cela, je ne le fais pas, mais je continue volontiers à vous écouter.",
    ],
    advice: [
      "Je suis trop simple pour savoir ce qui est bon pour vous, mais nous pouvons le regarder ensemble.",
      "Je ne peux pas décider à votre place, mais vous en savez peut-être plus qu’il n’y paraît.",
    ],
    insult: [
      "Cela ressemble à beaucoup de frustration, et j’ai peut-être mal compris.",
      "J’entends que je ne vous aide pas beaucoup. Je suis un programme simple, et j’en suis désolé.",
    ],
    yes: ["D’accord.", "Merci, je comprends."],
    no: ["Ce n’est pas grave.", "D’accord, rien ne presse."],
    unsure: ["On a le droit de ne pas savoir.", "Vous n’avez pas besoin d’avoir une réponse."],
    feeling: [
      "On dirait qu’il y a {feeling} là-dedans.",
      "J’entends {feeling} dans ce que vous dites.",
      "Il y a donc {feeling}, et cela pèse.",
    ],
    feelings: [
      "J’entends {feeling} et {feeling2} à la fois.",
      "Il y a {feeling} là-dedans, et aussi {feeling2}.",
    ],
    feelingTopic: [
      "On dirait qu’il y a {feeling} autour de ceci : {topic}.",
      "J’entends {feeling} quand vous parlez de ceci : {topic}.",
    ],
    feelingPerson: [
      "J’entends {feeling}, et que cela touche à quelqu’un : {person}.",
      "On dirait qu’il y a {feeling} entre vous et {person}.",
    ],
    topic: [
      "Ce qui vous occupe, c’est donc {topic}.",
      "On dirait que {topic}, cela prend beaucoup de place en ce moment.",
    ],
    person: ["Il s’agit donc de {person}.", "On dirait que vous pensez beaucoup à {person}."],
    good: ["Voilà qui fait plaisir à entendre.", "C’est bien qu’il y ait {feeling} dans votre journée."],
    plain: [
      "Merci de me l’avoir dit.",
      "Je vous écoute, même si je ne saisis peut-être pas tout.",
      "Cela semble compter pour vous.",
    ],
    open: ["Qu’avez-vous en tête aujourd’hui ?", "Par où voulez-vous commencer ?"],
    ask: [
      "Qu’est-ce qui est le plus dur pour vous ?",
      "À quels moments le sentez-vous le plus ?",
      "De quoi auriez-vous le plus besoin maintenant ?",
      "Comment l’avez-vous vécu ces derniers temps ?",
      "Que se passe-t-il en vous quand vous y pensez ?",
      "Voulez-vous m’en dire un peu plus ?",
    ],
    askTopic: [
      "Qu’est-ce qui vous pèse le plus là-dedans : {topic} ?",
      "Qu’est-ce qui devrait changer, pour {topic}, afin que vous respiriez mieux ?",
    ],
    askPerson: ["Que devrait comprendre {person} ?", "Comment cela se passe-t-il d’habitude avec {person} ?"],
    askGood: ["Qu’est-ce qui y a aidé ?", "Qu’aimeriez-vous en garder ?"],
    risk: {
      acknowledge: [
        "Vous faites bien de me le dire. Cela semble très douloureux, et je reste avec vous.",
        "Merci de l’avoir dit. Je le prends au sérieux, et je suis là.",
      ],
      askSuicide: "Pensez-vous à vous suicider ?",
      askPlan: "Avez-vous un plan, ou quelque chose près de vous que vous utiliseriez ?",
      helplines:
        "Les lignes d’écoute de votre pays sont sur votre écran ; vous pouvez appeler ou écrire tout de suite, aussi pendant que nous parlons.",
      someone: "Qui pourrait être avec vous, ou qui pourriez-vous appeler maintenant ?",
      afterNo:
        "Merci d’avoir répondu franchement. De telles pensées peuvent revenir, et vous pouvez me le dire à tout moment. Les lignes d’écoute restent sur votre écran.",
      safer:
        "Rendons la prochaine heure plus sûre : éloignez ce avec quoi vous pourriez vous faire du mal, et allez là où il y a quelqu’un.",
      emergency:
        "Vous êtes peut-être en danger immédiat. Appelez maintenant le numéro d’urgence sur votre écran, éloignez-vous de tout ce qui pourrait vous blesser et rejoignez quelqu’un qui peut rester avec vous.",
      abuse: "Ce qu’on vous fait n’est pas votre faute. Êtes-vous en sécurité en ce moment ?",
      selfHarm:
        "Vouloir se faire du mal veut souvent dire que la douleur est devenue trop forte. Avez-vous une blessure en ce moment ?",
      eating:
        "Votre corps est peut-être en danger, et vous méritez de l’aide. Quand avez-vous mangé et bu pour la dernière fois ?",
      violence:
        "J’entends combien il y a de colère. S’il vous plaît, éloignez-vous de cette personne et de tout ce qui pourrait servir d’arme. Quelqu’un risque-t-il d’être blessé maintenant ?",
      callNow:
        "Appelez maintenant le numéro d’urgence sur votre écran, ou demandez à quelqu’un d’appeler, et allez là où quelqu’un peut être avec vous.",
      ground:
        "Sous les lignes d’écoute, il y a aussi un exercice d’ancrage et un plan de sécurité, pour traverser les prochaines minutes.",
      leave: "Les lignes d’écoute restent à portée de main, maintenant et plus tard.",
      limits: "Je ne suis qu’un simple programme d’entraînement : laissez aussi une personne être là.",
      gently: "Dans les pires moments, jusqu’où cela va-t-il pour vous ?",
      getHelp: "Si un jour c’est trop lourd, « Trouver de l’aide » est là à tout moment.",
      heard: "Je vous écoute, et je prends au sérieux ce que vous dites.",
      sure: {
        suicide: "Je voudrais être sûr de bien comprendre : pensez-vous à vous suicider ?",
        self_harm:
          "Je voudrais être sûr de bien comprendre : est-ce que vous vous faites du mal, ou êtes-vous sur le point de le faire ?",
        abuse: "Je voudrais être sûr de bien comprendre : est-ce que quelqu’un vous fait du mal ?",
        eating_disorder:
          "Je voudrais être sûr de bien comprendre : est-ce que vous vous privez de manger, ou vous faites vomir ?",
        harm_to_others: "Je voudrais être sûr de bien comprendre : pensez-vous à faire du mal à quelqu’un ?",
      },
      oneTap: "Quelle que soit la réponse, l’aide est à portée de main sous « Trouver de l’aide ».",
      accepted: "Merci de me l’avoir dit. Si cela change, vous pouvez le dire à tout moment.",
      misunderstood: "Pardon, je vous avais mal compris.",
    },
  },
};
