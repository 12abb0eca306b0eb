import { type Phrases, subject } from "../phrases.ts";

export const subjects: Phrases["subjects"] = {
  death: subject(
    "votre perte",
    "Je vous présente mes sincères condoléances. | Je suis vraiment désolé. Quand quelqu’un meurt, il reste un vide que les mots ne comblent pas.",
    "Quel genre de personne était-ce ? | Qu’est-ce qui revient le plus en mémoire ? | Voulez-vous me dire quel genre de personne c’était ? | Qu’est-ce qui vous revient le plus en mémoire ? | Qu’est-ce qui vous manque le plus ?",
  ),
  animalDeath: subject(
    "votre animal",
    "Je suis vraiment désolé. Un animal fait partie de la famille, et le silence d’après est immense. | Je suis désolé. Dire adieu à un animal avec qui l’on a vécu fait vraiment mal.",
    "Comment étaient les journées ensemble ? | Voulez-vous me raconter comment c’était, avec lui ou avec elle ? | À quoi ressemblaient vos journées ensemble ? | À quels moments sentez-vous le plus ce vide ? | Comment s’est passé l’adieu ?",
  ),
  miscarriage: subject(
    "la perte de la grossesse",
    "Je suis vraiment désolé. C’était une vraie perte, et elle a le droit de faire mal. | Je suis désolé. C’est une perte que beaucoup de gens autour de vous ne voient même pas.",
    "Comment se sont passés les jours depuis ? | Qui sait ce que vous avez traversé ? | Qui pourrait être là ces jours-ci ? | Voulez-vous me dire comment vous l’avez vécu ?",
  ),
  ownIllness: subject(
    "votre diagnostic",
    "Je suis désolé. Une nouvelle comme celle-là peut tout bouleverser. | Cela fait beaucoup d’un coup, et il n’y a pas de bonne façon de réagir.",
    "Qu’est-ce qui inquiète le plus en ce moment ? | Qu’est-ce qui vous est passé par la tête quand vous l’avez appris ? | Qu’est-ce qui vous inquiète le plus en ce moment ? | À qui en avez-vous parlé jusqu’ici ? | Qu’est-ce qui rendrait les prochains jours un peu plus faciles ?",
  ),
  theirIllness: subject(
    "la maladie d’un proche",
    "Je suis désolé. C’est dur de voir quelqu’un de proche traverser cela. | Vivre cela de près demande beaucoup de forces.",
    "Qu’est-ce qui fait le plus peur ? | Qu’est-ce qui a changé dans vos journées depuis ? | De quoi avez-vous le plus peur ? | Qui est là pour vous dans tout cela ?",
  ),
  movedAway: subject(
    "une amitié partie au loin",
    "Quand quelqu’un part vivre au loin pour de bon, un morceau du quotidien s’en va aussi. | C’est une perte aussi, même quand l’amitié reste.",
    "Que faisiez-vous ensemble qui vous manque maintenant ? | Comment se sont passés les adieux ? | À quels moments sentez-vous le plus la distance ?",
  ),
  panic: subject(
    "la panique",
    "La panique fait très peur, et elle passe. | La panique peut rendre un corps très bruyant.",
    "Qu’est-ce qui se passe dans le corps, là, maintenant ? | Comment est votre corps en ce moment ? | Que se passait-il juste avant que cela commence ? | Qu’est-ce qui vous a déjà aidé, même un peu ? | Que craignez-vous le plus quand cela arrive ?",
  ),
  breakup: subject(
    "la rupture",
    "Quand une relation s’arrête, tout un quotidien s’en va avec elle. | Une rupture peut faire mal comme peu de choses.",
    "À quel moment de la journée est-ce le plus dur ? | Comment est-ce arrivé ? | À quel moment de la journée est-ce le plus dur ? | Qu’est-ce qui vous manque, et qu’est-ce qui ne vous manque pas ? | Qui est là pour vous depuis ?",
  ),
  jobLoss: subject(
    "la perte de votre emploi",
    "Perdre un emploi enlève plus qu’un revenu. | Se retrouver sans travail, c’est beaucoup à encaisser.",
    "Qu’est-ce qui inquiète le plus pour la suite ? | Comment l’avez-vous appris ? | Qu’est-ce qui vous inquiète le plus pour les semaines à venir ? | Que représentait ce travail pour vous ? | Qui est au courant jusqu’ici ?",
  ),
  quarrel: subject(
    "la dispute",
    "Une chose pareille dure souvent plus longtemps que les mots. | Un conflit de ce genre peut occuper toute la tête.",
    "Qu’est-ce qui a mis le feu aux poudres ? | Qu’est-ce qui l’a déclenché ? | Qu’auriez-vous voulu qu’on entende ? | Comment est-ce depuis ? | Quel serait pour vous un bon prochain pas ?",
  ),
  sleepless: subject(
    "vos nuits",
    "Les nuits sans sommeil rendent tout plus lourd. | Rester les yeux ouverts la nuit peut être très solitaire.",
    "Depuis quand les nuits sont-elles ainsi ? | Qu’est-ce qui vous passe par la tête à ces heures-là ? | Depuis quand est-ce ainsi ? | À quoi ressemblent vos soirées avant le coucher ? | Comment traversez-vous les journées après de telles nuits ?",
  ),
  exam: subject(
    "votre examen",
    "Un examen peut jeter une longue ombre sur les jours autour. | Beaucoup repose sur un seul examen.",
    "Quelle partie inquiète le plus ? | Quelle partie vous préoccupe le plus ? | Qu’est-ce que cela voudrait dire pour vous si cela se passait mal ? | Qu’est-ce qui vous donne un peu d’assurance ? | Qu’est-ce qui vous ferait du bien maintenant ?",
  ),
  presentation: subject(
    "ce que vous devez présenter",
    "Avoir tous les regards sur soi pèse déjà des jours à l’avance. | Le trac avant une chose pareille se comprend.",
    "Quelle partie est la plus redoutée ? | Quelle partie redoutez-vous le plus ? | Que voudriez-vous que les gens en retiennent ? | Quand une chose semblable s’est-elle mieux passée que prévu ? | De quoi avez-vous besoin juste avant ?",
  ),
  moving: subject(
    "le déménagement",
    "Un déménagement met tout sens dessus dessous, même quand on l’a voulu. | De nouveaux murs mettent du temps à devenir un chez-soi.",
    "Qu’est-ce qui manque le plus de l’ancien endroit ? | Que laissez-vous derrière vous ? | Comment est le nouvel endroit, ou comment l’imaginez-vous ? | Qu’est-ce qui vous manque le plus ? | Qu’est-ce qui le rendrait un peu plus à vous ?",
  ),
  notUnderstood: subject(
    "le manque de compréhension",
    "Ne pas se sentir compris laisse bien seul. | Cela use, quand les autres n’entendent pas vraiment.",
    "Qu’est-ce qui devrait être compris ? | Que voudriez-vous qu’ils voient ? | Quand vous a-t-on compris pour la dernière fois ? | Que faites-vous dans ces moments-là ? | Y a-t-il quelqu’un avec qui c’est différent ?",
  ),
  theirDanger: subject(
    "l’inquiétude pour cette personne",
    "Cela m’inquiète aussi. On peut demander franchement s’il s’agit de se tuer : la question ne met l’idée dans la tête de personne. | Mieux vaut ne pas garder cela pour soi : le dire à quelqu’un qui peut y aller, et rester proche en attendant. | Si cela peut arriver bientôt, appeler les urgences et dire où se trouve cette personne. | Les mots peuvent être simples : « Je m’inquiète. Est-ce qu’il y a des idées de suicide ? » Puis écouter, sans discuter. | S’il y a de la famille ou un médecin à joindre, c’est le moment. Prévenir quelqu’un, ce n’est pas trahir. | Une promesse de silence ne tient pas quand une vie est en jeu. La colère passera ; ce qui compte, c’est que la personne vive. | Personne n’a à porter cela sans aide : les lignes d’écoute parlent aussi avec les proches inquiets.",
    "Cette personne est-elle joignable en ce moment ? | Qui, près d’elle, pourrait passer la voir ? | Qu’est-ce qui fait le plus peur ?",
  ),
  sadness: subject(
    "de la tristesse",
    "Cela semble dur, et triste. | Une tristesse pareille prend beaucoup de place.",
    "Qu’y a-t-il de plus triste là-dedans ? | Que faites-vous quand cela devient si lourd ? | Depuis combien de temps est-ce ainsi ?",
  ),
  anxiety: subject(
    "de l’inquiétude",
    "Une inquiétude pareille peut remplir toute une journée. | C’est épuisant quand la peur revient sans cesse.",
    "Qu’est-ce qui fait le plus peur, là-dedans ? | Que craignez-vous le plus ? | Quand l’inquiétude est-elle la plus discrète ? | Où cela se sent-il dans le corps ?",
  ),
  anger: subject(
    "de la colère",
    "Cela mettrait beaucoup de gens en colère. | Il y a une vraie colère là-dedans, et elle se comprend.",
    "Qu’est-ce qui a été le plus révoltant ? | Qu’est-ce qui vous a mis le plus en colère ? | Qu’auriez-vous voulu à la place ? | Que faites-vous de cette colère quand elle monte ?",
  ),
  loneliness: subject(
    "de la solitude",
    "C’est dur de porter tout cela dans la solitude. | La solitude peut faire mal même au milieu des gens.",
    "À quels moments est-ce le plus fort ? | Quand le sentez-vous le plus ? | De qui aimeriez-vous être plus proche ? | Qu’est-ce qui était différent quand elle pesait moins ?",
  ),
  tiredness: subject(
    "de l’épuisement",
    "Cela semble épuisant. | Avec si peu de forces, tout devient plus difficile.",
    "Qu’est-ce qui prend le plus d’énergie ? | Qu’est-ce qui vous a pris le plus d’énergie ? | Quand avez-vous pu vraiment vous reposer pour la dernière fois ? | Qu’est-ce qui pourrait attendre cette semaine ?",
  ),
  stress: subject(
    "du stress",
    "C’est beaucoup à la fois. | Rien d’étonnant à ce que ce soit trop.",
    "Qu’est-ce qui pèse le plus, là, tout de suite ? | Qu’est-ce qui presse le plus en ce moment ? | Qu’est-ce qui pourrait attendre ? | Qui pourrait vous en enlever un morceau ?",
  ),
  guilt: subject(
    "de la culpabilité",
    "La culpabilité peut être une voix très dure. | La culpabilité demande rarement si elle est juste.",
    "Qu’est-ce qui est le plus dur à se pardonner ? | Que vous reprochez-vous le plus ? | Que diriez-vous à un proche à votre place ? | Que faudrait-il pour faire la paix avec cela ?",
  ),
  hurt: subject(
    "une blessure",
    "Cela a dû faire mal. | Cela fait mal, et c’est compréhensible.",
    "Qu’est-ce qui a fait le plus mal ? | Qu’est-ce qui a fait le plus mal ? | L’autre sait-il comment c’était pour vous ? | De quoi auriez-vous besoin maintenant ?",
  ),
  emptiness: subject(
    "du vide",
    "Ce vide est difficile à mettre en mots, et vous venez de le faire. | C’est lourd, quand rien ne semble vous atteindre.",
    "Depuis quand est-ce ainsi ? | Depuis quand est-ce ainsi ? | Qu’est-ce qui comptait pour vous et qui s’est tu ? | Y a-t-il des moments où cela s’allège un peu ?",
  ),
  confusion: subject(
    "de l’hésitation",
    "C’est difficile de ne pas savoir où aller. | Ne pas savoir quoi faire fatigue déjà en soi.",
    "Quelles sont les possibilités ? | Quelles possibilités voyez-vous ? | Que dit votre intuition, tout bas ? | Qu’est-ce qui devrait être clair pour pouvoir décider ?",
  ),
  work: subject(
    "le travail",
    "Le travail prend beaucoup de place, alors ce qu’on y vit compte. | Ce qui se passe au travail y reste rarement.",
    "Qu’est-ce qui occupe le plus l’esprit, au travail ? | Qu’est-ce qui vous occupe le plus au travail ? | Comment vous sentez-vous à la fin de la journée ? | À quoi ressemblerait une meilleure journée là-bas ?",
  ),
  studies: subject(
    "les études",
    "Étudier peut demander beaucoup. | Les études remplissent bien des jours et bien des pensées.",
    "Qu’est-ce qui vous occupe là-dedans ? | Qu’est-ce qui est le plus difficile en ce moment ? | Qu’y aimez-vous, s’il y a quelque chose ?",
  ),
  sleep: subject(
    "le sommeil",
    "Les nuits décident beaucoup de ce que sont les jours. | Le sommeil est si essentiel, et si vite dérangé.",
    "Comment sont vos nuits ces derniers temps ? | Comment se passe le moment avant de vous endormir ? | Comment vous sentez-vous au réveil ?",
  ),
  money: subject(
    "l’argent",
    "Les soucis d’argent suivent partout. | Il est difficile de ne pas penser à l’argent.",
    "Qu’est-ce qui presse le plus ? | Depuis quand cela vous préoccupe-t-il ? | Avec qui pouvez-vous en parler franchement ?",
  ),
  family: subject(
    "la famille",
    "Une famille peut être proche et compliquée à la fois. | La famille a une place bien à elle.",
    "Comment est-ce pour vous ? | Que se passe-t-il là-bas en ce moment ? | Que souhaiteriez-vous entre vous ?",
  ),
  relationship: subject(
    "votre relation",
    "Être proche de quelqu’un peut être le plus beau et le plus difficile. | Une relation occupe bien des pensées, et avec raison.",
    "Que s’est-il passé entre vous ? | De quoi aimeriez-vous pouvoir parler à deux ? | De quoi avez-vous besoin là, maintenant ?",
  ),
  friends: subject(
    "l’amitié",
    "Les amitiés comptent plus qu’on ne l’avoue souvent. | Les amitiés aussi ont leurs hauts et leurs bas.",
    "Que s’est-il passé ? | Comment est-ce quand vous êtes ensemble ? | Qu’est-ce qui devrait être différent ?",
  ),
  health: subject(
    "la santé",
    "Quand le corps peine, tout le reste devient plus difficile. | C’est troublant quand quelque chose ne va pas dans le corps.",
    "Quel effet cela a-t-il sur vos journées ? | Qu’est-ce qui vous inquiète le plus ? | Qui vous aide avec cela ?",
  ),
  future: subject(
    "l’avenir",
    "Ne pas savoir ce qui vient est difficile à supporter. | L’avenir peut peser dès aujourd’hui.",
    "Qu’espérez-vous ? | Qu’est-ce qui vous inquiète le plus là-dedans ? | Quel serait un petit pas possible ?",
  ),
  grief: subject(
    "le manque de quelqu’un",
    "Le manque ne suit aucun calendrier. | Le deuil vient par vagues, souvent sans prévenir.",
    "Qu’est-ce qui le réveille le plus ? | De quoi vous souvenez-vous avec le plus de tendresse ? | Qu’est-ce qui aide les jours où c’est fort ?",
  ),
  self: subject(
    "votre regard sur vous",
    "C’est un regard dur sur soi. | Vous semblez très exigeant envers vous, d’après vos mots.",
    "D’où vient cette voix, selon vous ? | Que dirait quelqu’un qui tient à vous ? | Quand vous regardez-vous avec plus de douceur ?",
  ),
  joy: subject(
    "quelque chose de bien",
    "Cela fait plaisir à entendre. | Voilà qui est réjouissant.",
    "Quel a été le plus beau moment ? | Quel a été le meilleur moment ? | Qu’est-ce qui l’a rendu possible ? | À qui aimeriez-vous le raconter ?",
  ),
  calm: subject(
    "un peu de calme",
    "C’est bien qu’il y ait un peu de calme là-dedans. | On dirait une respiration.",
    "Qu’est-ce qui a aidé à cela ? | Qu’est-ce qui y a aidé ? | Qu’aimeriez-vous en garder ? | Comment est-ce, comparé à avant ?",
  ),
};
