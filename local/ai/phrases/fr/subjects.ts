import { type Phrases, subject } from "../phrases.ts";

export const subjects: Phrases["subjects"] = {
  death: subject(
    "votre perte",
    "Toutes mes condoléances. | Je suis vraiment désolé. Quand quelqu’un meurt, il reste un vide que les mots ne comblent pas.",
    "Comment était cette personne ? | Qu’est-ce qui revient le plus en mémoire ? | Voulez-vous me parler de cette personne ? | À quels moments l’absence est-elle la plus lourde ? | Qu’est-ce qui vous manque le plus ?",
  ),
  animalDeath: subject(
    "la perte d’un animal",
    "Je suis vraiment désolé. Un animal fait partie de la famille, et le silence d’après est immense. | Je suis désolé. Dire adieu à un animal avec qui l’on a vécu fait vraiment mal.",
    "Quel souvenir revient le plus souvent ? | Voulez-vous me raconter comment c’était, avec lui ou avec elle ? | À quoi ressemblaient vos journées ensemble ? | À quels moments sentez-vous le plus ce vide ? | Comment se sont passés les derniers jours ensemble ?",
  ),
  miscarriage: subject(
    "la perte de la grossesse",
    "Je suis vraiment désolé. C’était une vraie perte, et elle a le droit de faire mal. | Je suis désolé. C’est une perte que beaucoup de gens autour de vous ne voient peut-être même pas.",
    "Comment se sont passés les jours depuis ? | Qui sait ce que vous avez traversé ? | Qui pourrait être là ces jours-ci ? | Voulez-vous me dire comment vous l’avez vécu ?",
  ),
  ownIllness: subject(
    "votre diagnostic",
    "Je suis désolé. Une nouvelle comme celle-là peut tout bouleverser. | Cela fait beaucoup d’un coup, et il n’y a pas de bonne façon de réagir.",
    "Quelle est la plus grande inquiétude en ce moment ? | Qu’est-ce qui vous est passé par la tête quand vous l’avez appris ? | De quoi auriez-vous le plus besoin en ce moment ? | À qui en avez-vous parlé jusqu’ici ? | Qu’est-ce qui rendrait les prochains jours un peu plus faciles ?",
  ),
  theirIllness: subject(
    "la maladie d’un proche",
    "Je suis désolé. C’est dur de voir quelqu’un de proche traverser cela. | Vivre cela de près demande beaucoup de forces.",
    "Qu’est-ce qui est le plus dur, en ce moment ? | Qu’est-ce qui a changé dans vos journées depuis ? | De quoi avez-vous le plus peur ? | Qui est là pour vous dans tout cela ?",
  ),
  movedAway: subject(
    "une amitié partie au loin",
    "Quand quelqu’un part vivre au loin pour de bon, un morceau du quotidien s’en va aussi. | C’est une perte aussi, même quand l’amitié reste.",
    "Que faisiez-vous ensemble qui vous manque maintenant ? | Comment se sont passés les adieux ? | À quels moments sentez-vous le plus la distance ?",
  ),
  panic: subject(
    "la panique",
    "La panique fait très peur, et elle finit par passer. | Dans la panique, tout le corps peut s’emballer.",
    "Qu’est-ce qui se passe dans le corps, là, maintenant ? | Y a-t-il quelque chose qui vous ferait du bien, là, tout de suite ? | Que se passait-il juste avant que cela commence ? | Qu’est-ce qui vous a déjà aidé, même un peu ? | Que craignez-vous le plus quand cela arrive ?",
  ),
  breakup: subject(
    "la rupture",
    "Quand une relation s’arrête, tout un quotidien s’en va avec elle. | Peu de choses peuvent faire aussi mal qu’une rupture.",
    "À quel moment de la journée est-ce le plus dur ? | Comment est-ce arrivé ? | À quoi ressemblent vos journées, depuis ? | Qu’est-ce qui vous manque, et qu’est-ce qui ne vous manque pas ? | Qui est là pour vous depuis ?",
  ),
  jobLoss: subject(
    "la perte de votre emploi",
    "Perdre un emploi enlève plus qu’un revenu. | Se retrouver sans travail, c’est beaucoup à encaisser.",
    "Quelle est la plus grande inquiétude pour la suite ? | Comment l’avez-vous appris ? | Comment voyez-vous les semaines à venir ? | Que représentait ce travail pour vous ? | Qui est au courant jusqu’ici ?",
  ),
  quarrel: subject(
    "la dispute",
    "Une dispute peut résonner longtemps après les derniers mots. | Un conflit de ce genre peut occuper toute la tête.",
    "Qu’est-ce qui a mis le feu aux poudres ? | Qu’est-ce qui a été le plus dur à entendre ? | Qu’auriez-vous voulu qu’on entende ? | Comment cela se passe-t-il depuis ? | Comment aimeriez-vous que cela s’arrange ?",
  ),
  sleepless: subject(
    "vos nuits",
    "Les nuits sans sommeil rendent tout plus lourd. | Quand le sommeil ne vient pas, la nuit peut être bien longue.",
    "Depuis quand les nuits sont-elles ainsi ? | Qu’est-ce qui vous passe par la tête à ces heures-là ? | Que faites-vous quand le sommeil ne vient pas ? | À quoi ressemblent vos soirées avant le coucher ? | Comment traversez-vous les journées après de telles nuits ?",
  ),
  exam: subject(
    "votre examen",
    "Un examen peut jeter une longue ombre sur les jours autour. | Beaucoup repose sur un seul examen.",
    "Qu’est-ce qui pèse le plus, dans cet examen ? | Comment vous sentez-vous quand vous y pensez ? | Si cela se passait mal, qu’est-ce que cela changerait pour vous ? | Qu’est-ce qui vous donne un peu d’assurance ? | Qu’est-ce qui vous ferait du bien maintenant ?",
  ),
  presentation: subject(
    "ce que vous devez présenter",
    "Avoir tous les regards sur soi pèse déjà des jours à l’avance. | Le trac avant une chose pareille se comprend.",
    "Quel est le moment le plus redouté ? | Comment vous sentez-vous à l’idée d’y être ? | Que voudriez-vous que les gens en retiennent ? | Quand une chose semblable s’est-elle mieux passée que prévu ? | De quoi avez-vous besoin juste avant ?",
  ),
  moving: subject(
    "le déménagement",
    "Un déménagement met tout sens dessus dessous, même quand on l’a voulu. | De nouveaux murs mettent du temps à devenir un chez-soi.",
    "Qu’est-ce qui est le plus difficile à quitter ? | Que laissez-vous derrière vous ? | Comment est le nouvel endroit, ou comment l’imaginez-vous ? | Qu’est-ce qui vous manque déjà ? | Qu’est-ce qui vous aiderait à vous y sentir chez vous ?",
  ),
  notUnderstood: subject(
    "le manque de compréhension",
    "Se heurter à l’incompréhension, c’est une vraie solitude. | Cela use, quand les autres n’entendent pas vraiment.",
    "Qu’est-ce que les autres ne voient pas ? | Que voudriez-vous leur faire comprendre ? | Quand avez-vous eu pour la dernière fois le sentiment qu’on vous comprenait ? | Que faites-vous dans ces moments-là ? | Y a-t-il quelqu’un avec qui c’est différent ?",
  ),
  theirDanger: subject(
    "l’inquiétude pour cette personne",
    "Cela m’inquiète aussi. On peut demander franchement à cette personne si elle pense au suicide : la question ne met l’idée dans la tête de personne. | Il ne faut pas garder cela pour soi : mieux vaut le dire à quelqu’un qui peut y aller, et garder le contact en attendant. | Si cela peut arriver bientôt, il faut appeler le numéro d’urgence et dire où se trouve cette personne. | Les mots peuvent être simples : « Je m’inquiète pour toi. Est-ce que tu penses au suicide ? » Puis écouter, sans juger. | S’il y a de la famille ou un médecin à joindre, c’est le moment. Prévenir quelqu’un, ce n’est pas trahir. | Une promesse de silence ne tient pas quand une vie est en jeu. La colère passera ; ce qui compte, c’est que la personne vive. | Personne n’a à porter cela sans aide : les lignes d’écoute parlent aussi avec les proches inquiets.",
    "Cette personne est-elle joignable en ce moment ? | Qui, près d’elle, pourrait passer la voir ? | Qu’est-ce qui fait le plus peur ?",
  ),
  sadness: subject(
    "de la tristesse",
    "C’est dur, et c’est triste. | Une tristesse pareille prend beaucoup de place.",
    "Qu’y a-t-il de plus triste là-dedans ? | Que faites-vous quand cela devient si lourd ? | Depuis combien de temps est-ce ainsi ?",
  ),
  anxiety: subject(
    "de l’inquiétude",
    "Une inquiétude pareille peut remplir toute une journée. | C’est épuisant quand la peur revient sans cesse.",
    "Qu’est-ce qui fait le plus peur, là-dedans ? | Qu’est-ce qui vous apaise, même un peu ? | Quand l’inquiétude est-elle la plus discrète ? | Où cela se ressent-il dans le corps ?",
  ),
  anger: subject(
    "de la colère",
    "Cela mettrait beaucoup de gens en colère. | Il y a une vraie colère là-dedans, et elle se comprend.",
    "Qu’est-ce qui a été le plus révoltant ? | Qu’aimeriez-vous dire, si rien ne vous retenait ? | Qu’auriez-vous voulu à la place ? | Que faites-vous de cette colère quand elle monte ?",
  ),
  loneliness: subject(
    "de la solitude",
    "C’est dur de porter tout cela dans la solitude. | La solitude peut faire mal même au milieu des gens.",
    "À quels moments est-ce le plus fort ? | Avec qui vous sentez-vous bien, même de loin ? | De qui aimeriez-vous être plus proche ? | Qu’est-ce qui était différent quand la solitude pesait moins ?",
  ),
  tiredness: subject(
    "de l’épuisement",
    "Cela semble épuisant. | Avec si peu de forces, tout devient plus difficile.",
    "Qu’est-ce qui prend le plus d’énergie ? | Qu’est-ce qui vous redonne un peu d’énergie ? | Quand avez-vous pu vraiment vous reposer pour la dernière fois ? | Qu’est-ce qui pourrait attendre cette semaine ?",
  ),
  stress: subject(
    "du stress",
    "C’est beaucoup à la fois. | Rien d’étonnant à ce que ce soit trop.",
    "Qu’est-ce qui pèse le plus, là, tout de suite ? | Qu’est-ce qui presse le plus en ce moment ? | Qu’est-ce qui pourrait attendre ? | Qui pourrait vous décharger d’une partie ?",
  ),
  guilt: subject(
    "de la culpabilité",
    "La culpabilité peut être une voix très dure. | La culpabilité se demande rarement si elle est juste.",
    "Qu’est-ce qui pèse le plus là-dedans ? | Que vous reprochez-vous le plus ? | Que diriez-vous à un proche à votre place ? | Que faudrait-il pour faire la paix avec cela ?",
  ),
  hurt: subject(
    "une blessure",
    "Cela a dû faire mal. | Cela fait mal, et c’est compréhensible.",
    "Qu’est-ce qui a fait le plus mal ? | Qu’est-ce qui vous reste le plus en tête ? | La personne en face sait-elle ce que cela vous a fait ? | De quoi auriez-vous besoin maintenant ?",
  ),
  emptiness: subject(
    "du vide",
    "Ce vide est difficile à mettre en mots, et vous venez de le faire. | C’est lourd, quand rien ne semble vous atteindre.",
    "Depuis quand est-ce ainsi ? | À quoi ressemble une journée, quand ce vide est là ? | Qu’est-ce qui comptait pour vous, et qui ne vous dit plus rien ? | Y a-t-il des moments où cela s’allège un peu ?",
  ),
  confusion: subject(
    "de l’hésitation",
    "C’est difficile de ne pas savoir où aller. | Ne pas savoir quoi faire fatigue déjà en soi.",
    "Quelles sont les possibilités ? | Qu’est-ce qui rend cela si difficile à trancher ? | Que dit votre intuition, tout bas ? | Qu’est-ce qui devrait être clair pour pouvoir décider ?",
  ),
  work: subject(
    "le travail",
    "Le travail prend beaucoup de place, alors ce qu’on y vit compte. | Ce qui se passe au travail y reste rarement.",
    "Qu’est-ce qui occupe le plus l’esprit, au travail ? | Comment le travail se passe-t-il pour vous, en ce moment ? | Comment vous sentez-vous à la fin de la journée ? | À quoi ressemblerait une bonne journée de travail ?",
  ),
  studies: subject(
    "les études",
    "Étudier peut demander beaucoup. | Les études remplissent bien des jours et bien des pensées.",
    "Qu’est-ce qui vous préoccupe, dans vos études ? | Qu’est-ce qui est le plus difficile en ce moment ? | Y a-t-il des choses qui vous y plaisent ?",
  ),
  sleep: subject(
    "le sommeil",
    "Les journées dépendent beaucoup des nuits. | Le sommeil est si essentiel, et si vite dérangé.",
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
    "Comment le vivez-vous ? | Que se passe-t-il en famille en ce moment ? | Comment aimeriez-vous que ce soit entre vous ?",
  ),
  relationship: subject(
    "votre relation",
    "Être proche de quelqu’un peut être le plus beau et le plus difficile. | Une relation occupe bien des pensées, et avec raison.",
    "Que s’est-il passé entre vous ? | De quoi aimeriez-vous pouvoir parler à deux ? | De quoi avez-vous besoin là, maintenant ?",
  ),
  friends: subject(
    "l’amitié",
    "Les amitiés comptent souvent plus qu’on ne le dit. | Les amitiés aussi ont leurs hauts et leurs bas.",
    "Que s’est-il passé ? | Comment cela se passe-t-il quand vous êtes ensemble ? | Qu’est-ce qui devrait être différent ?",
  ),
  health: subject(
    "la santé",
    "Quand le corps peine, tout le reste devient plus difficile. | C’est troublant quand quelque chose ne va pas dans le corps.",
    "Quel effet cela a-t-il sur vos journées ? | Qu’est-ce qui vous inquiète le plus ? | Qui vous aide, dans tout cela ?",
  ),
  future: subject(
    "l’avenir",
    "Ne pas savoir de quoi demain sera fait est difficile à supporter. | L’avenir peut peser dès aujourd’hui.",
    "Qu’espérez-vous ? | Qu’est-ce qui vous inquiète le plus là-dedans ? | Quel serait un petit pas possible ?",
  ),
  grief: subject(
    "le manque de quelqu’un",
    "Le manque ne suit aucun calendrier. | Le deuil vient par vagues, souvent sans prévenir.",
    "Qu’est-ce qui réveille le plus ce manque ? | De quoi vous souvenez-vous avec le plus de tendresse ? | Qu’est-ce qui aide les jours où c’est fort ?",
  ),
  self: subject(
    "votre regard sur vous",
    "C’est un regard dur sur soi. | Vous semblez bien sévère avec vous-même.",
    "D’où vient cette voix, selon vous ? | Que dirait quelqu’un qui tient à vous ? | Quand vous regardez-vous avec plus de douceur ?",
  ),
  joy: subject(
    "quelque chose de bien",
    "Cela fait plaisir à entendre. | Voilà qui est réjouissant.",
    "Quel a été le plus beau moment ? | Qu’est-ce que cela fait, à l’intérieur ? | Qu’est-ce qui l’a rendu possible ? | À qui aimeriez-vous le raconter ?",
  ),
  calm: subject(
    "un peu de calme",
    "C’est bien qu’il y ait un peu de calme là-dedans. | On dirait un moment pour souffler.",
    "Qu’est-ce qui a amené ce calme ? | À quoi cela se remarque-t-il ? | Qu’aimeriez-vous en garder ? | Comment est-ce, comparé à avant ?",
  ),
};
