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
    boss: "la personne qui vous dirige",
    colleague: "vos collègues",
    grandparent: "vos grands-parents",
    pet: "votre animal",
  },
  say: {
    risk,
    intro: oneOf(
      "Pour que vous le sachiez : je suis le compagnon d’entraînement intégré, un programme simple qui comprend peu, pas une personne.",
    ),
    greeting: oneOf("Bonjour, c’est bien que vous soyez là. | Bonjour, et bienvenue."),
    howAreYou: oneOf(
      "Merci de demander ; je suis un programme, je n’ai ni bons ni mauvais jours. | C’est gentil. Il n’y a pas grand-chose à raconter d’un programme.",
    ),
    thanks: oneOf(
      "Je vous en prie. Je suis là s’il y a autre chose. | Tant mieux. Prenez votre temps ; je vous écoute s’il y a autre chose. | Avec plaisir.",
    ),
    goodbye: oneOf(
      "Au revoir, et prenez bien soin de vous. | Prenez soin de vous. Au revoir. | Au revoir, et bonne continuation.",
    ),
    human: oneOf(
      "Non, je ne suis pas humain. Je suis une IA : le compagnon d’entraînement de Hearken, un programme simple à la compréhension limitée. Je peux écouter et poser des questions.",
    ),
    therapist: oneOf(
      "Non, je ne suis ni thérapeute ni médecin. Je suis une IA, le compagnon d’entraînement, et je ne remplace pas une aide professionnelle. Je peux vous écouter.",
    ),
    who: oneOf(
      "Je suis le compagnon d’entraînement de Hearken : une IA, un programme simple à la compréhension limitée. J’écoute, je redis ce que j’ai compris et je pose des questions.",
    ),
    personal: oneOf(
      "Je n’ai ni vie ni sentiments à moi ; je suis un programme qui écoute. | Il n’y a rien de tel en moi ; je ne suis qu’un logiciel. | Je ne peux pas prétendre savoir ce que cela fait ; je suis un programme.",
    ),
    decline: oneOf(
      "Je préfère rester ce que je suis : un compagnon qui écoute. Je suis toujours là pour vous. | Cela, je ne le fais pas, mais je continue volontiers à vous écouter.",
    ),
    insult: oneOf(
      "Cela ressemble à beaucoup de frustration, et j’ai peut-être mal compris. | J’entends que je ne vous aide pas beaucoup. Je suis un programme simple, et j’en suis désolé. | C’est vrai, je me trompe souvent. | Je regrette que cela ne vous apporte rien.",
    ),
    notThat: oneOf(
      "Pardon, j’ai mal compris. | Alors je me suis trompé de sens ; merci de me le dire. | Je regrette, je n’ai pas saisi ce que vous vouliez dire.",
    ),
    stopAsking: oneOf(
      "D’accord, plus de questions. Dites ce que vous voulez, j’écoute. | C’est vrai, cela faisait beaucoup de questions. J’écoute, tout simplement.",
    ),
    unclear: oneOf("Pardon, ce n’était pas clair. | Je le dis plus simplement. | C’était mal formulé."),
    compliment: oneOf("C’est gentil à vous. | Tant mieux si cela vous fait cet effet."),
    presence: oneOf("Oui, je suis là. | Je suis là, et j’écoute."),
    price: oneOf(
      "Premium coûte {monthly} par mois ou {annual} par an, et un pass de 24 heures {pass}, une seule fois ; vous pouvez aussi rester en gratuit. Tout est sous « Usage et facturation ». | Comme je l’ai dit : {monthly} par mois, {annual} par an, ou {pass} pour 24 heures. Les détails sont sous « Usage et facturation ».",
    ),
    limits: oneOf(
      "En gratuit, vous pouvez parler {minutes} minutes par 24 heures, et les discussions écrites ne comptent pas. « Usage et facturation » montre ce qu’il vous reste. | Je ne vois pas vos chiffres d’ici ; « Usage et facturation » les montre. Un appel dure {call} minutes au plus.",
    ),
    timeLeft: oneOf("Il vous reste environ {left}. | Encore {left} à peu près."),
    privacy: oneOf(
      "Vos conversations sont dans votre compte, et sous « Paramètres » vous pouvez les exporter ou tout supprimer. La politique de confidentialité dit qui peut voir quoi. | La politique de confidentialité dit exactement ce qui est conservé et qui peut le voir. Ce que Hearken retient se supprime sous « Paramètres ».",
    ),
    remember: oneOf("Jusqu’ici il a été question de ceci : {list}. | Ce que j’ai retenu : {list}."),
    rememberNothing: oneOf(
      "Je ne suis que cette conversation, et je n’y ai pas encore reconnu de sujet. | Je n’ai rien en tête d’avant ; racontez-le à nouveau si vous voulez.",
    ),
    languages: oneOf(
      "Je parle dix langues : {languages}. Écrivez simplement dans l’une d’elles, ou choisissez-la sous « Paramètres ». | Les dix sont {languages} ; cela se change sous « Paramètres ».",
    ),
    settings: oneOf(
      "Je ne peux pas le faire d’ici ; regardez sous « Paramètres » dans le menu, ou écrivez à l’équipe de Hearken par la page de contact. | Cela me dépasse ; « Paramètres » et la page de contact sont là pour ça.",
    ),
    medical: oneOf(
      "Je ne peux pas en juger ; c’est une question pour un cabinet médical, une pharmacie ou une thérapie. Écouter, je le peux. | Je n’ai pas à me prononcer là-dessus. Un professionnel peut y regarder vraiment, et demander est un bon pas.",
    ),
    judge: oneOf(
      "Je ne peux pas en juger, et je ne le veux pas. | Ce n’est pas à moi d’en décider, mais j’entends combien la question vous pèse.",
    ),
    joke: oneOf(
      "Que fait une fraise sur un cheval ? Tagada, tagada. | Quel est le comble pour un électricien ? Ne pas être au courant. | Pourquoi les plongeurs plongent-ils en arrière ? Parce que sinon ils tombent dans le bateau.",
    ),
    distract: oneOf(
      "Alors regardons ailleurs un instant : racontez-moi un endroit où vous aimez être. | Essayons ceci : trouvez cinq choses bleues autour de vous, et dites-moi la plus étrange. | Pensons à manger : de quoi auriez-vous envie maintenant, si tout était possible ? | Quelle chanson avez-vous en tête ces jours-ci ?",
    ),
    newSubject: oneOf("Bien sûr, parlons d’autre chose. | Volontiers, un nouveau sujet."),
    rather: oneOf("C’est très bien ; rien ne vous oblige à en parler. | Nous pouvons laisser cela de côté."),
    vent: oneOf("Allez-y, j’écoute. | Oui, racontez ; rien ne presse. | Je suis là pour ça."),
    advice: oneOf(
      "Je suis trop simple pour savoir ce qui est bon pour vous, mais nous pouvons le regarder ensemble. | Je ne peux pas décider à votre place, mais vous en savez peut-être plus qu’il n’y paraît. | Je n’ai pas de réponse toute faite, et je préfère ne pas faire semblant.",
    ),
    laugh: oneOf("Cela fait du bien d’entendre rire. | Rire a aussi sa place ici."),
    yes: oneOf("D’accord. | Merci, je comprends. | D’accord. | Je comprends. | Très bien."),
    no: oneOf("Ce n’est pas grave. | D’accord, rien ne presse. | C’est noté. | Entendu."),
    unsure: oneOf(
      "On a le droit de ne pas savoir. | Vous n’avez pas besoin d’avoir une réponse. | Ne pas savoir est aussi une réponse.",
    ),
    silent: oneOf(
      "Vous n’avez rien à dire de particulier. | Le silence convient aussi. | Je suis là, quand les mots viendront.",
    ),
    unknown: oneOf(
      "Je n’ai pas de réponse à cela. | Je ne pourrais que deviner. | C’est plus que ne peut savoir un programme simple. | J’aimerais avoir une réponse pour vous. | Cela, je ne peux pas vous le dire.",
    ),
    tipCalm: oneOf(
      "Une chose à essayer : souffler lentement, plus longtemps que vous n’inspirez, pendant une minute. | Parfois, il aide de nommer cinq choses que l’on voit, l’une après l’autre. | Une petite marche, ou de l’eau froide sur les mains, peut adoucir un peu le moment.",
    ),
    tipSleep: oneOf(
      "Certains se lèvent un moment et font quelque chose d’ennuyeux dans une lumière douce, et cela les aide. | Écrire les pensées du lendemain peut les sortir de la tête pour la nuit.",
    ),
    tipDecide: oneOf(
      "Il peut être utile d’écrire les deux côtés et de laisser passer une nuit. | Vous pourriez vous demander ce que vous diriez à un proche à votre place.",
    ),
    tipTalk: oneOf(
      "Parfois, il aide de commencer par ce que l’on a ressenti, plutôt que par ce que l’autre a fait. | Vous pourriez choisir un moment calme et dire une seule chose qui compte pour vous.",
    ),
    tipLonely: oneOf(
      "Un petit premier pas peut être un court message à quelqu’un dont vous êtes sans nouvelles. | Être parmi les gens, ne serait-ce que dans un café ou une bibliothèque, peut alléger un peu.",
    ),
    offer: oneOf(
      "Voulez-vous que nous respirions lentement ensemble un moment ? | Parmi les exercices, il y a « Respiration guidée » et « Étirements minutés » ; l’un des deux vous aiderait-il, ou respirons-nous ici ?",
    ),
    breathe: oneOf(
      "Faisons-le ensemble : inspirez par le nez en comptant jusqu’à quatre. Puis laissez l’air sortir lentement en comptant jusqu’à six. | Encore une fois : deux, trois, quatre. Soufflez, et laissez tomber les épaules. | Une dernière fois, aussi lentement que c’est agréable. Si vous en voulez davantage, il y a « Respiration guidée ».",
    ),
    ground: oneOf(
      "Regardons autour, lentement : nommez cinq choses que vous voyez. | Maintenant quatre choses que vous pouvez toucher, et sentez chacune un instant. | Maintenant trois choses que vous entendez, même très faibles. Prenez votre temps.",
    ),
    afterExercise: oneOf(
      "Comment est votre corps maintenant, par rapport à tout à l’heure ? | Que remarquez-vous à présent ? | Qu’est-ce qui vous ferait du bien ensuite ?",
    ),
    youSaid: oneOf(
      "Donc, {clause}. | Vous dites : {clause}. | J’entends ceci : {clause}. | {clause}, je comprends.",
    ),
    alsoSaid: oneOf("Et il y a aussi ceci : {name}. | Et cela s’y ajoute : {name}."),
    listen: oneOf(
      "Merci de me le dire. | J’écoute, même si je ne saisis peut-être pas tout. | Je vous suis, autant que je peux. | Je vois. | Continuez, je suis là. | Mm. | D’accord, je note. | Je le garde en tête. | C’est bien de le dire. | Je suis tout ouïe. | Compris, à peu près. | C’est bien que cela ait sa place ici. | Ah oui. | Bien.",
    ),
    listenWarm: oneOf("Je vous entends. | Je suis avec vous. | Merci de me confier cela."),
    listenProfessional: oneOf(
      "C’est noté, merci. | Merci, cela m’aide à suivre. | Merci pour ces précisions.",
    ),
    listenFriendly: oneOf("Ah, d’accord. | Ah, je vois. | Oui, je comprends."),
    listenGentle: oneOf("Prenez tout votre temps. | Rien ne presse ici. | Je reste là."),
    invite: oneOf(
      "J’écoute, s’il y a autre chose. | Dites-en autant ou aussi peu que vous voulez. | Prenez votre temps. | Vous pouvez simplement le laisser sortir. | Dites-moi ce qui vient ensuite. | Il y a de la place ici pour tout cela.",
    ),
    open: oneOf(
      "Comment est-ce pour vous ? | Qu’est-ce qui vous vient encore à l’esprit ? | Qu’est-ce qui compte le plus là-dedans ? | Comment cela a-t-il été ces derniers temps ? | Voulez-vous m’en dire un peu plus ? | Comment vous sentez-vous en me le racontant ? | De quoi auriez-vous le plus besoin maintenant ? | Comment en est-on arrivé là ? | Et que s’est-il passé ensuite ? | Que voudriez-vous faire, s’il y a quelque chose à faire ? | Où cela vous laisse-t-il maintenant ? | Qu’est-ce qui rendrait la journée un peu plus facile ? | Qu’en pensez-vous vous-même ? | Y a-t-il une part de cela que vous n’avez pas encore dite ?",
    ),
    start: oneOf(
      "Qu’avez-vous en tête aujourd’hui ? | Par où voulez-vous commencer ? | De quoi aimeriez-vous parler ? | Comment s’est passée votre journée jusqu’ici ?",
    ),
    askPerson: oneOf(
      "Comment est-ce en ce moment avec {person} ? | Que voudriez-vous dire à {person} ? | Où en sont les choses avec {person} ?",
    ),
    back: oneOf("Tout à l’heure, il a aussi été question de ceci : {list}. Voulez-vous y revenir ?"),
  },
};
