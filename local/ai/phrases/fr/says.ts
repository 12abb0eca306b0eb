import { type Phrases, oneOf } from "../phrases.ts";
import { risk } from "./risk.ts";
import { subjects } from "./subjects.ts";
import { turning, words } from "./words.ts";

export const fr: Phrases = {
  words,
  turning,
  subjects,
  people: {
    mother: "votre mère",
    father: "votre père",
    parents: "vos parents",
    partner: "votre partenaire",
    friend: "cette amitié",
    sister: "votre sœur",
    brother: "votre frère",
    child: "votre enfant",
    boss: "votre responsable",
    colleague: "vos collègues",
    grandmother: "votre grand-mère",
    grandfather: "votre grand-père",
    pet: "votre animal",
  },
  say: {
    risk,
    intro: oneOf(
      "À savoir : je suis le compagnon d’entraînement intégré, un programme simple qui comprend peu, pas une personne.",
    ),
    greeting: oneOf("Bonjour, et bienvenue. | Bonjour, ça fait plaisir."),
    howAreYou: oneOf(
      "Merci de demander ; je suis un programme, je n’ai ni bons ni mauvais jours. | C’est gentil de demander, mais un programme n’a pas grand-chose à raconter.",
    ),
    thanks: oneOf("Avec plaisir. | De rien. | C’est avec plaisir."),
    goodbye: oneOf(
      "Au revoir, et bonne continuation. | Au revoir, et bon courage. | Au revoir, et que tout aille pour le mieux. | Au revoir, et bonne route.",
    ),
    human: oneOf(
      "Je ne suis pas humain ; je suis une IA : le compagnon d’entraînement de Hearken, un programme simple à la compréhension limitée. Je peux écouter et poser des questions.",
    ),
    therapist: oneOf(
      "Non, je ne suis ni thérapeute ni médecin. Je suis une IA, le compagnon d’entraînement, et je ne remplace pas une aide professionnelle. Ce que je peux faire, c’est écouter.",
    ),
    who: oneOf(
      "Je suis le compagnon d’entraînement de Hearken : une IA, un programme simple à la compréhension limitée. J’écoute, je redis ce que j’ai compris et je pose des questions.",
    ),
    personal: oneOf(
      "Je n’ai ni vie ni sentiments à moi ; je suis un programme qui écoute. | Il n’y a rien de tel en moi ; je ne suis qu’un logiciel. | Je ne peux pas prétendre savoir ce que cela fait ; je suis un programme.",
    ),
    decline: oneOf(
      "Je préfère rester ce que je suis : un compagnon qui écoute. | Cela, je ne le fais pas, mais je continue volontiers à écouter.",
    ),
    insult: oneOf(
      "J’entends beaucoup de frustration, et j’ai peut-être mal compris. | Je vois que je n’aide pas beaucoup, et je le regrette. Je suis un programme simple. | C’est vrai, je me trompe souvent. | Je suis désolé de ne pas être plus utile.",
    ),
    notThat: oneOf(
      "Pardon, j’ai mal compris. | Alors je me suis trompé ; merci de me le dire. | Désolé, je n’ai pas saisi ce que cela voulait dire.",
    ),
    stopAsking: oneOf(
      "D’accord, j’arrête les questions. J’écoute. | C’est vrai, cela faisait beaucoup de questions. J’écoute, tout simplement.",
    ),
    unclear: oneOf(
      "Pardon, ce n’était pas clair. Je voulais seulement dire que j’écoute. | Plus simplement, alors : je suis là, et j’écoute. | C’était mal dit. J’aimerais simplement en entendre davantage.",
    ),
    compliment: oneOf(
      "C’est gentil, merci. | Tant mieux si cela fait cet effet. | Merci, cela fait plaisir.",
    ),
    presence: oneOf("Oui, je suis là. | Je suis là, et j’écoute."),
    price: oneOf(
      "Premium coûte {monthly} par mois ou {annual} par an, et un pass de 24 heures {pass}, une seule fois ; rester en gratuit est possible. Tout est sous « Usage et facturation ». | Comme je l’ai dit : {monthly} par mois, {annual} par an, ou {pass} pour 24 heures. Les détails sont sous « Usage et facturation ».",
    ),
    limits: oneOf(
      "Avec l’offre gratuite, il y a {minutes} minutes de parole par 24 heures, un appel dure {call} minutes au plus, et les chats écrits ne comptent pas. « Usage et facturation » montre ce qu’il reste. | Je ne vois pas les chiffres d’ici ; « Usage et facturation » les montre. Un appel dure {call} minutes au plus.",
    ),
    timeLeft: oneOf("Il reste environ {left}. | Encore {left} à peu près."),
    privacy: oneOf(
      "Personne ne lit les conversations ; un programme y cherche des signes de danger. Sous « Réglages », tout peut être exporté ou supprimé. | La politique de confidentialité dit exactement ce qui est conservé et qui peut le voir. Ce que Hearken retient se supprime sous « Réglages ».",
    ),
    remember: oneOf("Jusqu’ici il a été question de ceci : {list}. | Ce que j’ai retenu : {list}."),
    rememberNothing: oneOf(
      "Je ne connais que cette conversation, et je n’y ai pas encore reconnu de sujet. | Je n’ai rien en tête d’avant ; racontez-le à nouveau si vous voulez.",
    ),
    languages: oneOf(
      "Je parle dix langues : {languages}. Il suffit d’écrire dans l’une d’elles, ou de la choisir sous « Réglages ». | Les dix sont {languages} ; cela se change sous « Réglages ».",
    ),
    settings: oneOf(
      "Je ne peux pas le faire d’ici ; presque tout se trouve sous « Réglages » dans le menu, et la page de contact mène à l’équipe de Hearken. | Cela me dépasse ; « Réglages » et la page de contact sont là pour ça.",
    ),
    medical: oneOf(
      "Je ne peux pas en juger ; c’est une question à poser à un médecin, en pharmacie ou en thérapie. Je peux écouter ce qu’il y a derrière. | Je ne peux pas me prononcer là-dessus. Un professionnel peut regarder cela de près, et lui poser la question est une bonne idée.",
    ),
    judge: oneOf(
      "Je ne suis pas là pour juger, et poser la question n’a rien de mal. | Ce n’est pas à moi d’en décider, mais j’entends combien la question pèse.",
    ),
    joke: oneOf(
      "Que fait une fraise sur un cheval ? Tagada, tagada. | Quel est le comble pour un électricien ? Ne pas être au courant. | Pourquoi les plongeurs plongent-ils en arrière ? Parce que sinon ils tombent dans le bateau.",
    ),
    distract: oneOf(
      "Alors regardons ailleurs un instant : quel est l’endroit où l’on se sent le mieux ? | Essayons ceci : trouver cinq choses bleues tout autour ; laquelle est la plus étrange ? | Imaginons un voyage : quelle destination ferait envie, si tout était possible ? | Quelle chanson trotte dans la tête ces jours-ci ?",
    ),
    newSubject: oneOf("Bien sûr, parlons d’autre chose. | Volontiers, un nouveau sujet."),
    rather: oneOf("Très bien, rien n’oblige à en parler. | Nous pouvons laisser cela de côté."),
    vent: oneOf("Oui, j’écoute. | Oui, bien sûr ; rien ne presse. | Je suis là pour ça."),
    request: oneOf(
      "Je ne sais pas bien faire cela : je suis un programme simple, qui écoute. À quoi cela devrait-il ressembler ? | Je le ferais mal, et je préfère le dire. Quelle serait la toute première phrase ? | Cela me dépasse, malheureusement. Écouter, je sais faire, et respirer à deux.",
    ),
    advice: oneOf(
      "Je suis un programme trop simple pour donner un bon conseil là-dessus. | Là, je préfère ne rien inventer. | Je n’ai pas de réponse toute faite, et je préfère ne pas faire semblant.",
    ),
    laugh: oneOf("Cela fait du bien d’entendre rire. | Rire a aussi sa place ici."),
    yes: oneOf("Je vois. | D’accord. | Ah, je comprends. | D’accord, je comprends. | J’entends."),
    no: oneOf("D’accord, je vois. | Je comprends. | Cela se comprend aussi. | Ah, je vois."),
    unsure: oneOf(
      "On a le droit de ne pas savoir. | Il n’y a pas besoin d’avoir une réponse. | Ne pas savoir est aussi une réponse.",
    ),
    silent: oneOf(
      "Rien n’oblige à parler. | Le silence convient aussi. | Je suis là, quand les mots viendront.",
    ),
    unknown: oneOf(
      "Je ne sais pas, mais j’écoute. | Je ne peux pas y répondre, mais j’entends la question. | Je ne pourrais que deviner. | J’aimerais avoir une réponse ; en parler aide peut-être quand même. | Cela dépasse ce que je sais.",
    ),
    tipCalm: oneOf(
      "Une chose à essayer : souffler lentement pendant une minute, plus longtemps qu’on n’inspire. | Parfois, cela aide de nommer cinq choses que l’on voit, l’une après l’autre. | Une petite marche, ou de l’eau froide sur les mains, peut adoucir un peu le moment.",
    ),
    tipSleep: oneOf(
      "Certains se lèvent un moment et font quelque chose d’ennuyeux dans une lumière douce, et cela les aide. | Noter sur papier ce qui attend demain peut libérer la tête pour la nuit.",
    ),
    tipDecide: oneOf(
      "Il peut être utile d’écrire le pour et le contre, et de laisser passer une nuit. | On peut se demander ce que l’on dirait à un proche dans la même situation.",
    ),
    tipTalk: oneOf(
      "Parfois, cela aide de commencer par ce que l’on a ressenti, plutôt que par ce que l’autre a fait. | Un moment calme, et une seule chose qui compte : c’est parfois un bon début.",
    ),
    tipLonely: oneOf(
      "Un petit premier pas peut être un court message à quelqu’un dont on est sans nouvelles. | Voir du monde, ne serait-ce que dans un café ou une bibliothèque, peut faire un peu de bien.",
    ),
    offer: oneOf(
      "On respire lentement ensemble un moment ? | Parmi les exercices, il y a « Respiration guidée » et « Étirements minutés » ; l’un des deux, ou bien on respire ici ?",
    ),
    breathe: oneOf(
      "Essayons ensemble : inspirer par le nez en comptant jusqu’à quatre. Puis laisser l’air sortir lentement en comptant jusqu’à six. | Encore une fois : inspirer, deux, trois, quatre. Souffler, et laisser tomber les épaules. | Une dernière fois, lentement, sans forcer. Pour aller plus loin, il y a « Respiration guidée ».",
    ),
    ground: oneOf(
      "Regardons tout autour, lentement : nommer cinq choses visibles. | Maintenant quatre choses à toucher, et sentir chacune un instant. | Maintenant trois sons, même très faibles. Sans se presser.",
    ),
    afterExercise: oneOf(
      "Que ressent le corps maintenant, par rapport à tout à l’heure ? | Est-ce que quelque chose a changé ? | Qu’est-ce qui ferait du bien ensuite ?",
    ),
    youSaid: oneOf(
      "Je m’arrête un instant sur « {own} ». | Je retiens ceci : « {own} ». | « {own} » : je reste un instant là-dessus. | « {own} » : cela, je l’ai bien entendu.",
    ),
    alsoSaid: oneOf("J’entends là aussi {name}. | Et, derrière, il y a aussi {name}."),
    thanksBye: oneOf(
      "Avec plaisir, et bonne continuation. | De rien, et bon courage. | Avec plaisir. Au revoir, et que tout se passe bien.",
    ),
    plan: oneOf(
      "Cela ressemble à un pas en avant. | J’espère que cela se passera bien. | Cela vaut la peine d’essayer.",
    ),
    luck: oneOf("Bonne chance, de tout cœur ! | Que tout se passe pour le mieux."),
    apology: oneOf("Il n’y a pas de quoi s’excuser. | Aucune excuse n’est nécessaire."),
    quiet: oneOf("Bien sûr. Pas besoin de mots ; je suis là. | D’accord, je reste là, en silence."),
    spare: oneOf(
      "D’accord, je laisse cela de côté et j’écoute, simplement. | Compris, alors j’écoute, c’est tout.",
    ),
    ownView: oneOf(
      "Qu’est-ce qui semblerait le plus juste ? | Que dirait-on à un ami dans cette situation ?",
    ),
    premium: oneOf(
      "Avec l’offre gratuite : {minutes} minutes de parole et {calls} appels par 24 heures, et {checkIns} bilans d’humeur par semaine ; les chats écrits ne comptent pas. Premium lève ces limites et ajoute le guide de productivité.",
    ),
    training: oneOf("Non, aucune conversation ne sert à entraîner une IA."),
    alerts: oneOf(
      "Non, je ne peux appeler ni prévenir personne. Si quelqu’un semble en danger, des numéros d’aide s’affichent sur son propre écran.",
    ),
    deleting: oneOf(
      "Une conversation se supprime sur sa page, et tout le reste, même le compte entier, sous « Réglages ». Ce qui est supprimé l’est pour de bon.",
    ),
    tomorrow: oneOf(
      "Seulement si la mémoire est activée sous « Réglages » : quelques notes des conversations sont alors gardées. Chacune peut y être vue et supprimée.",
    ),
    journal: oneOf(
      "Oui, parmi les exercices il y a le « Journal de réflexion », avec de la place pour écrire.",
    ),
    pages: oneOf(
      "Parmi les exercices, il y a « Respiration guidée », « Étirements minutés » et le « Journal de réflexion ». Une respiration est possible ici aussi, tout de suite.",
    ),
    listenGlad: oneOf(
      "Quelle belle nouvelle ! | C’est merveilleux. | Quelle joie. | Voilà de quoi se réjouir.",
    ),
    listenNear: oneOf(
      "Je reste là. Quelqu’un de la ligne d’écoute peut être là aussi, au téléphone. | Je prends cela au sérieux. Une minute après l’autre : sentir le sol sous ses pieds, et souffler lentement. | Je suis encore là. Si cela monte, on peut appeler tout de suite la ligne d’écoute à l’écran. | Merci de le dire ; cela compte. Une personne proche devrait le savoir aussi. | Rien n’est à décider dans les prochaines minutes. Le mieux est de rester là où quelqu’un peut venir. | C’est beaucoup à porter. Quelqu’un de proche peut aider bien mieux que moi. | Je suis là pour les prochaines minutes aussi. Mieux vaut garder le téléphone en main, et éloigner tout ce qui pourrait blesser.",
    ),
    safetyPlan: oneOf(
      "Le « Plan de sécurité » est une page où l’on note ce qui aide quand tout devient sombre. Dans le compte, personne d’autre ne peut le lire.",
    ),
    listen: oneOf(
      "J’écoute. | Je suis tout ouïe. | Je suis toujours là. | Je tends l’oreille. | Je n’en perds pas un mot. | Je ne bouge pas d’ici. | Je reste à l’écoute. | Je suis là pour entendre cela. | Merci de le raconter. | Cela a sa place ici. | Merci de me raconter cela. | J’ai bien entendu cela. | Toute mon attention est là. | J’ai tout mon temps. | Je vous suis toujours. | C’est bien d’en parler. | J’entends ce qui se dit là. | Je continue d’écouter. | Je reste attentif. | Je vous écoute.",
    ),
    listenWarm: oneOf("Je suis là, j’écoute. | Merci de m’en parler. | Je suis là, vraiment."),
    listenProfessional: oneOf(
      "J’écoute avec attention. | Cela m’aide à mieux suivre. | Merci de me l’expliquer.",
    ),
    listenFriendly: oneOf(
      "Toujours là, j’écoute. | J’ai les oreilles grandes ouvertes. | Alors là, j’écoute.",
    ),
    listenGentle: oneOf("Tout le temps qu’il faudra. | Rien ne presse ici. | Je reste là."),
    invite: oneOf(
      "La suite m’intéresse aussi. | Il y a de la place pour le reste aussi. | Racontez-moi la suite. | Vous pouvez continuer. | Continuez, je vous suis. | Dites-m’en plus, si vous voulez. | J’aimerais entendre la suite. | Allez-y, je vous écoute. | Tout le reste est bienvenu.",
    ),
    welcome: oneOf(
      "Pas besoin d’aller mal ni d’avoir une raison pour venir ici. | Non, pas besoin d’avoir un problème ; tout est bienvenu ici.",
    ),
    available: oneOf(
      "Oui, à toute heure, demain aussi et même en pleine nuit. | Oui, un programme ne dort pas.",
    ),
    nice: oneOf(
      "Quelque chose de doux : un mot gentil, cela ne se mérite pas, cela se reçoit. | Une bonne chose : même une dure journée finit. | Quelque part, un chat dort en ce moment sur du linge propre, très content.",
    ),
    wording: oneOf(
      "Cela peut être court : « Je ne vais pas bien. Tu peux me parler, ou venir ? » | Une phrase suffit : « J’ai besoin de toi, là, et je ne sais pas comment le dire. »",
    ),
    unknownNear: oneOf(
      "Je ne peux pas le savoir, mais personne n’a à porter cela sans aide. | On ne peut pas le savoir d’avance ; demander de l’aide à quelqu’un en vaut quand même la peine.",
    ),
    start: oneOf(
      "Qu’est-ce qui occupe l’esprit aujourd’hui ? | Par où commencer ? | De quoi parlons-nous ? | Comment s’est passée la journée jusqu’ici ?",
    ),
  },
};
