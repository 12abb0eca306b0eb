import type { Losses } from "../phrases.ts";

export const frLosses: Losses = {
  words: {
    death:
      "(?:est|sont|était) morte?s?|vient de mourir|mort de (?:mon|ma|mes)|sa mort|décès|décéd*|nous a quittés|enterrement|obsèques|funérailles|veuve?|s'est (?:suicidée?|donné la mort|tuée?)|j'ai perdu (?:mon (?:père|mari|frère|fils|grand-père|oncle|papa)|ma (?:mère|femme|sœur|soeur|fille|grand-mère|tante|maman))|(?:faire|fait) (?:piquer|euthanasier)|dû (?:le|la) (?:piquer|endormir)",
    notDeath:
      "(?:failli|cru) mourir|je suis morte? de|morte?s? de (?:rire|faim|fatigue|trouille|honte|froid|soif|peur)|(?:téléphone|portable|batterie|ordinateur|ordi|voiture|télé|internet|wifi|plantes?|fleurs?|conversation|personnage|héros) (?:\\p{L}+ ){0,2}morte?s?",
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
  say: {
    death: {
      told: [
        "Je vous présente mes sincères condoléances.",
        "Je suis vraiment désolé. Quand quelqu’un meurt, il reste un vide que les mots ne comblent pas.",
      ],
      ask: [
        "Voulez-vous me dire quel genre de personne c’était ?",
        "Qu’est-ce qui vous revient le plus en mémoire ?",
        "Comment l’avez-vous appris ?",
        "Qu’est-ce qui vous manque le plus ?",
      ],
    },
    animalDeath: {
      told: [
        "Je suis vraiment désolé. Un animal fait partie de la famille, et le silence d’après est immense.",
        "Je suis désolé. Dire adieu à un animal avec qui l’on a vécu fait vraiment mal.",
      ],
      ask: [
        "Voulez-vous me raconter comment c’était, avec lui ou avec elle ?",
        "À quoi ressemblaient vos journées ensemble ?",
        "À quels moments sentez-vous le plus ce vide ?",
        "Comment s’est passé l’adieu ?",
      ],
    },
    miscarriage: {
      told: [
        "Je suis vraiment désolé. C’était une vraie perte, même si elle est venue très tôt.",
        "Je suis désolé. C’est une perte que beaucoup de gens autour de vous ne voient même pas.",
      ],
      ask: [
        "Comment se sont passés les jours depuis ?",
        "Qui sait ce que vous avez traversé ?",
        "Qu’est-ce qui vous a fait un peu de bien, et qu’est-ce qui n’a pas aidé du tout ?",
        "Voulez-vous me dire comment vous l’avez vécu ?",
      ],
    },
    ownIllness: {
      told: [
        "Je suis désolé. Une nouvelle comme celle-là peut tout bouleverser.",
        "Cela fait beaucoup d’un coup, et il n’y a pas de bonne façon de réagir.",
      ],
      ask: [
        "Qu’est-ce qui vous est passé par la tête quand vous l’avez appris ?",
        "Qu’est-ce qui vous inquiète le plus en ce moment ?",
        "À qui en avez-vous parlé jusqu’ici ?",
        "Qu’est-ce qui rendrait les prochains jours un peu plus faciles ?",
      ],
    },
    theirIllness: {
      told: [
        "Je suis désolé. C’est dur de voir quelqu’un de proche traverser cela.",
        "Vivre cela de près demande beaucoup de forces.",
      ],
      ask: [
        "Comment l’avez-vous appris ?",
        "Qu’est-ce qui a changé dans vos journées depuis ?",
        "De quoi avez-vous le plus peur ?",
        "Qui est là pour vous dans tout cela ?",
      ],
    },
    movedAway: {
      told: [
        "Quand quelqu’un part vivre au loin pour de bon, un morceau du quotidien s’en va aussi.",
        "C’est une perte aussi, même quand l’amitié reste.",
      ],
      ask: [
        "Que faisiez-vous ensemble qui vous manque maintenant ?",
        "Comment se sont passés les adieux ?",
        "À quels moments sentez-vous le plus la distance ?",
      ],
    },
  },
};
