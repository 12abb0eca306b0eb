import { oneOf } from "../phrases.ts";
import type { Responses } from "../responses.ts";

export const responses: Responses = {
  good: oneOf(
    "Ça, c’est une excellente nouvelle. | Tant mieux, vraiment tant mieux. | Quel bonheur quand les choses tournent bien. | Quel soulagement ce doit être. | Voilà qui fait chaud au cœur. | Ah, ça se fête, même en tout petit. | Je m’en réjouis avec vous. | Une chose pareille mérite d’être savourée. | Il y a de quoi avoir le sourire. | Oh, c’est vraiment chouette. | En voilà, une nouvelle qui fait du bien. | Ça doit faire un bien fou.",
  ),
  bright: oneOf(
    "Ça fait plaisir à entendre. | Voilà quelque chose de bien agréable. | On y sent un peu d’espoir. | Un peu de lumière, ça fait toujours du bien. | Heureusement qu’il y a des choses comme ça. | Les petits bonheurs comptent aussi. | Ça a l’air bien, tout ça. | C’est bon à prendre.",
  ),
  tender: oneOf(
    "Voilà une chose à garder précieusement. | Il y a beaucoup d’amour là-dedans. | Certaines choses restent tout près du cœur. | On entend combien cela compte. | Des choses comme celle-là tiennent chaud longtemps. | C’est un trésor que personne ne peut prendre. | L’amour se cache souvent dans ces choses-là. | Que c’est tendre, ce que vous racontez là. | De tels moments sont précieux. | C’est touchant d’entendre cela.",
  ),
  grief: oneOf(
    "C’est une vraie perte. | Une place comme celle-là reste longtemps vide. | Je suis de tout cœur avec vous. | Un lien comme celui-là ne s’efface pas. | Les mots manquent devant une chose pareille. | Derrière un tel chagrin, il y a beaucoup d’amour. | Ces adieux-là sont parmi les plus durs. | Cela laisse un grand vide. | Quelle tristesse, vraiment. | Le chagrin prend le temps qu’il lui faut. | Personne n’est jamais vraiment prêt à cela. | Perdre un être aimé, c’est terriblement dur.",
  ),
  miss: oneOf(
    "L’absence peut peser très lourd. | Le manque prend beaucoup de place. | Ce vide-là ne se comble pas en un jour. | La distance peut faire très mal. | Une part du cœur reste parfois ailleurs. | Les heures peuvent être longues, dans ces moments-là. | Avoir envie d’une présence, c’est bien naturel. | Il y a des absences qui se sentent toute la journée. | Se sentir loin des autres, ça pèse. | Pas étonnant que cela serre le cœur.",
  ),
  sad: oneOf(
    "Cela a l’air bien lourd. | Des jours comme ça pèsent. | Je suis désolé que ce soit si sombre en ce moment. | Ici, on a le droit d’être triste. | Il y a de la place ici pour les larmes. | Ces jours-là, tout demande plus de force. | Quand rien ne fait envie, même les petites choses coûtent. | Un tel vide est difficile à supporter. | J’entends beaucoup de tristesse là-dedans. | La tristesse n’a pas besoin de raison pour être vraie. | Pas besoin de faire bonne figure ici. | Il y a des moments où tout paraît gris.",
  ),
  tired: oneOf(
    "Pas étonnant que les forces manquent. | Ce serait trop pour n’importe qui. | Ça a l’air épuisant. | Jour après jour, ça finit par user. | À ce rythme, tout le monde finirait à plat. | Sans repos, tout devient plus dur. | Cela ne laisse guère le temps de souffler. | Une telle fatigue pèse sur tout. | Personne ne tient sans jamais s’arrêter. | Il y a des limites à ce qu’on peut porter.",
  ),
  afraid: oneOf(
    "C’est normal que cela inquiète. | Quand l’inquiétude s’installe, c’est dur de penser à autre chose. | Ça peut vraiment faire peur. | Ne pas savoir ce qui va arriver, c’est difficile. | Une inquiétude comme celle-là peut remplir toute une journée. | On comprend que les nerfs soient à vif. | La peur, ça demande beaucoup d’énergie. | Ces pensées-là ne s’arrêtent pas sur commande. | N’importe qui aurait l’estomac noué. | Avoir peur n’a rien de honteux. | La situation n’a pas l’air simple. | Difficile de se poser avec ça en tête.",
  ),
  angry: oneOf(
    "Ce n’est pas juste. | Cette colère se comprend. | Cela a l’air franchement injuste. | Il y a de quoi être en colère. | Beaucoup de gens seraient furieux pour moins que ça. | Difficile de garder son calme devant ça. | Les choses ne devraient pas se passer ainsi. | C’est dur à avaler. | La colère a toute sa place ici. | On ne devrait pas avoir à subir ça.",
  ),
  annoyed: oneOf(
    "Oh, que c’est agaçant. | On n’avait vraiment pas besoin de ça. | Il ne manquait plus que ça. | Il y a de quoi râler. | Ça tombe toujours au mauvais moment. | Ah, quelle barbe. | À croire que c’est fait exprès. | Ça taperait sur les nerfs de n’importe qui. | Ces choses-là ont le don d’agacer. | Comme s’il n’y avait pas déjà assez à faire.",
  ),
  hurt: oneOf(
    "Ça fait mal, une chose pareille. | Ce genre de chose, ça blesse profondément. | C’est dur à encaisser. | Une telle déception laisse un goût amer. | Cela peut laisser des traces. | La confiance met du temps à revenir après ça. | Ce n’était vraiment pas correct. | On comprend que cela blesse. | Personne ne mérite de se sentir rabaissé. | Il y a des mots et des gestes qui restent.",
  ),
  ashamed: oneOf(
    "Il faut du courage pour le dire. | Un mauvais moment ne résume pas une personne. | La honte parle souvent trop fort. | Tout le monde voudrait pouvoir effacer quelque chose. | Se juger si sévèrement, ça doit faire mal. | Ici, pas besoin de s’en cacher. | Regarder cela en face demande de la force. | On vaut toujours plus que ses erreurs. | La culpabilité est lourde à porter. | Un peu de douceur envers soi, c’est permis aussi.",
  ),
  heavy: oneOf(
    "Ce n’est pas facile. | Ça fait beaucoup d’un coup. | Cela a l’air difficile. | Il y a de quoi avoir le cœur lourd. | Je suis désolé que ce soit si dur. | Ce n’est pas rien. | Une chose pareille pèserait sur n’importe qui. | On sent le poids de tout ça. | Pas simple à dire, sans doute. | N’importe qui aurait du mal avec ça.",
  ),
  worried: oneOf(
    "On sent combien ce lien compte pour vous. | Regarder sans rien pouvoir faire, c’est dur. | Se soucier autant des autres, ça fatigue aussi. | Ça fait mal de voir quelqu’un aller mal. | S’inquiéter pour un proche, c’est usant. | C’est précieux, quelqu’un qui pense aux autres ainsi. | On voudrait tant que les choses s’arrangent. | Il y a beaucoup d’affection dans cette inquiétude.",
  ),
  torn: oneOf(
    "Les deux peuvent être vrais à la fois. | Rien n’oblige à décider aujourd’hui. | On comprend que cela tire dans tous les sens. | Chaque côté semble avoir ses raisons. | On peut ressentir plusieurs choses en même temps. | Ce n’est pas un choix simple. | Cela peut rester flou pour l’instant. | L’entre-deux est fatigant. | Certaines choses ont besoin de temps pour se démêler. | Parfois, rien ne s’emboîte comme il faut.",
  ),
  plan: oneOf(
    "Voilà un pas dans le bon sens. | Ça se tente. | C’est bien d’avoir quelque chose en vue. | Même un petit pas compte. | L’idée se tient. | Avoir décidé, c’est déjà quelque chose. | J’espère que ça donnera quelque chose de bon. | Il y a du courage là-dedans. | Avoir une direction, ça aide. | Ce pourrait être un début.",
  ),
  reach: oneOf(
    "C’est bien qu’il y ait quelqu’un. | En parler à quelqu’un est une bonne idée. | Certaines choses se portent mieux à plusieurs. | Se tourner vers quelqu’un demande du courage. | Ce n’est pas rien de pouvoir partager ça. | Quelqu’un sur qui compter, ça vaut de l’or. | Une oreille de confiance, c’est une bonne chose. | Parler à quelqu’un allège parfois un peu.",
  ),
  secret: oneOf(
    "Merci de me confier cela. | Cela attendait d’être dit. | C’est bien que ce soit sorti. | Le dire demande du cran. | Ces choses-là ont leur place ici. | Mettre des mots dessus n’a pas dû être facile. | Il n’y a pas de mal à le dire. | C’est beaucoup à garder pour soi.",
  ),
  body: oneOf(
    "Ce doit être bien désagréable. | J’espère que ça passera vite. | Cela a l’air douloureux. | C’est dur quand le corps ne suit pas. | Les ennuis de santé, ça use. | Quand le corps proteste, tout devient plus compliqué. | Un peu de répit serait bienvenu. | On se passerait bien de ça.",
  ),
  memory: oneOf(
    "Cette époque est restée bien présente. | Merci de partager ce souvenir. | Certaines choses ne s’oublient jamais tout à fait. | Le passé est parfois tout proche. | C’est bien, parfois, de regarder en arrière. | Tant de choses vivent dans les souvenirs. | Cela a laissé son empreinte. | C’est un morceau de votre histoire.",
  ),
  detail: oneOf(
    "Ah, c’était donc comme ça. | Maintenant, je me représente mieux les choses. | Voilà donc ce qui s’est passé. | Ah, c’est bon à savoir. | Je ne le savais pas encore. | Je vois mieux l’ensemble. | Entendu, c’est noté. | Merci pour ces précisions. | Ça devient plus clair. | Ah, maintenant j’y suis. | Ah, il y avait ça aussi. | C’est bien de le préciser. | Cela aide de savoir comment ça s’est passé. | D’accord, voilà donc où en sont les choses. | Ce détail-là compte aussi. | Ah oui, je comprends mieux.",
  ),
  joke: oneOf(
    "Ha, bien envoyé. | Le sens de l’humour est intact. | Elle est bonne, celle-là. | C’est une façon de voir les choses. | Joliment tourné, il faut le dire. | Le clin d’œil est bien reçu. | Un grain de folie égaie la journée. | Vous avez le sens de la formule. | Cette réplique mérite un meilleur public que moi. | Ha, je ne l’ai pas vue venir, celle-là.",
  ),
  opinion: oneOf(
    "Je ne peux pas en juger d’ici, mais j’aimerais savoir ce que vous en pensez. | Je suis un programme trop simple pour en juger ; ce que vous ressentez compte davantage. | Je ne saurais vraiment pas dire, mais votre façon de voir m’intéresse. | Cela me dépasse un peu ; racontez-moi comment vous le vivez. | Je n’ai pas d’avis valable là-dessus, mais j’écouterais volontiers le vôtre. | Mon avis ne vaudrait pas grand-chose ici ; je préfère vous écouter. | J’aimerais pouvoir vous le dire ; dites-m’en un peu plus, si vous voulez. | C’est trop compliqué pour moi, mais je vous écoute. | Je comprends trop peu pour me prononcer ; dites-moi comment vous voyez les choses. | Je ne peux pas trancher, mais ce que vous en dites a sa place ici.",
  ),
  fact: oneOf(
    "Je ne sais pas, pardon, mais vous faites bien de demander. | Je ne peux pas y répondre ; dites-moi ce qui vous amène à cette question. | La réponse m’échappe, mais j’aimerais savoir pourquoi cela vous trotte dans la tête. | J’en sais si peu ; racontez-moi ce qui vous y a fait penser. | Je vous le dirais si je le savais ; ce que vous en pensez m’intéresse aussi. | Je n’en ai aucune idée, pardon, mais vous pouvez m’en dire plus. | Cela dépasse un petit programme comme moi, mais votre question est la bienvenue. | Là, il me manque la réponse, mais je vous écoute si vous voulez en parler. | J’aurais aimé vous répondre ; parlez-moi un peu de ce qui vous occupe. | Mon savoir ne va pas jusque-là, mais dites-moi ce que cela représente pour vous.",
  ),
  you: oneOf(
    "Je suis un programme : j’écoute, je pose quelques questions et je connais quelques exercices ; c’est tout. | Je suis un programme simple et non une personne ; il n’y a donc pas grand-chose à dire de moi, mais je suis là et j’écoute. | Derrière ces mots, il n’y a personne, seulement un petit programme qui écoute. | Je suis un programme qui ne comprend qu’une partie de ce qu’on lui raconte, et j’aime mieux le dire. | Je suis un programme : je n’ai ni vie privée, ni sentiments, ni famille, juste du temps pour écouter. | Un programme comme moi ne sait pas le faire, ou alors mal ; ce que je sais faire, c’est écouter. | Ce n’est pas une personne qui vous écrit ; je suis un petit programme qui suit quelques règles et qui écoute. | Je suis un programme qui répond à sa façon, toute simple ; je ne fais pas de recherches et je n’appelle personne.",
  ),
  app: oneOf(
    "Ici, vous pouvez me parler ou m’écrire, faire le point sur votre humeur, pratiquer des exercices et lire vos bilans de la semaine ; tout est dans le menu. | Presque tout dans l’application peut être modifié sous « Réglages » ; pour le reste, il y a des personnes derrière la page de contact. | Je ne connais pas assez bien l’application pour l’affirmer ; « Réglages » ou la page de contact vous le diront. | Ce que cela coûte et ce qu’il vous reste aujourd’hui se trouvent sous « Usage et facturation » ; tout le reste est dans le menu. | Parmi les exercices, il y a aussi des guides ; pour toute autre question sur l’application, le menu est un bon endroit où chercher.",
  ),
  internet: oneOf(
    "Pour me parler ou m’écrire, il faut Internet ; certaines pages de l’application s’ouvrent aussi sans.",
  ),
  advice: oneOf(
    "Je ne sais pas ce qui serait le mieux, mais on peut regarder ça ensemble. | Je ne peux pas bien vous répondre ; dites-moi à quoi vous avez déjà pensé. | Je n’ai pas de bonne réponse, mais vous pouvez réfléchir ici à voix haute. | Je ne vous suis pas d’un grand secours, mais j’aimerais en savoir plus. | Cela dépasse mes capacités, mais merci de m’en parler. | Je suis un programme trop simple pour ça ; dites-moi ce que vous souhaiteriez. | Je ne sais pas résoudre cela, hélas, mais je suis tout ouïe. | Il ne me vient aucune bonne idée, mais les vôtres m’intéressent.",
  ),
  words: oneOf(
    "Je ne saurais pas bien l’écrire à votre place ; trois choses suffisent : ce qui s’est passé, comment vous l’avez vécu et ce que vous souhaitez maintenant. | Je n’ai pas la plume facile, pardon ; dites-le-moi comme vous le diriez entre amis, et vous aurez peut-être déjà l’essentiel. | Trouver les bonnes formules, c’est trop pour un programme simple ; le mieux est souvent de faire court et clair, le plus important d’abord. | Je ne trouverais pas le ton juste ; notez la seule chose qui doit absolument y figurer, et laissez venir le reste. | Ce que vous m’avez raconté ici, c’est déjà presque le texte ; écrivez-le de la même façon, en laissant de côté ce qui est de trop. | Vous le direz mieux que moi ; commencez par une phrase qui explique pourquoi vous écrivez. | Les belles tournures ne sont pas mon fort, hélas ; relisez une fois à voix haute avant l’envoi, et changez ce qui sonne faux. | Rédiger cela, je ne sais pas le faire, pardon ; le texte peut être plus court que vous ne le pensez : de quoi il s’agit, et une phrase sincère.",
  ),
  complain: oneOf(
    "Vous avez raison, je n’ai que quelques phrases. | Pardon, je suis un programme simple et cela m’a échappé. | Désolé, ma réponse tombait à côté. | Le reproche est juste. | Mes réponses sont parfois maladroites, et je le regrette. | Vous méritiez une meilleure réponse que celle-là. | Je me répète, et cela doit lasser. | Oui, je comprends bien moins qu’il ne faudrait.",
  ),
  correct: oneOf(
    "Merci pour la correction. | J’avais donc mal compris. | Ah, c’était une erreur de ma part. | Au temps pour moi. | C’est bien de me le signaler. | D’accord, cette fois, j’espère avoir saisi. | J’étais donc sur une fausse piste. | Oh, je l’avais compris de travers.",
  ),
  refuse: oneOf(
    "D’accord, pas ça, alors. | Alors laissons cela. | Très bien, on s’en passe. | Entendu, on n’y touche pas. | Compris, je mets cela de côté. | Pas de souci, rien n’est obligatoire.",
  ),
  harm: oneOf(
    "Ce n’est pas normal, et personne ne devrait subir cela. Une personne de confiance peut aider, ou une ligne d’écoute sous « Trouver de l’aide ». | Personne ne mérite d’être traité ainsi. Parlez-en à quelqu’un de confiance. | C’est inacceptable, de la part de qui que ce soit. Sous « Trouver de l’aide », des personnes savent quoi faire. | Quand on subit cela, on n’y est pour rien. Quelqu’un de confiance devrait le savoir. | Une chose pareille n’a pas à rester secrète. Une ligne d’écoute sous « Trouver de l’aide » peut l’entendre. | Cela doit cesser. Le dire à une personne de confiance peut être un premier pas vers la sécurité. | Tout le monde a le droit d’être en sécurité. « Trouver de l’aide » indique des lignes faites pour cela. | Vous faites bien d’en parler. Ne gardez pas cela pour vous ; dites-le aussi à quelqu’un de sûr.",
  ),
  other: oneOf(
    "Il faut prendre cela au sérieux. Ne laissez pas cette personne seule, et appelez le numéro d’urgence. | Appelez le numéro d’urgence, ou une ligne d’écoute sous « Trouver de l’aide ». Quelqu’un devrait rester auprès de cette personne. | Vous n’avez pas à porter cela sans soutien. Une ligne d’écoute sous « Trouver de l’aide » peut dire quoi faire. | Vous avez raison de ne pas prendre cela à la légère. Restez auprès de cette personne si possible, et appelez le numéro d’urgence. | Si le danger est immédiat, appelez le numéro d’urgence. Les lignes d’écoute sous « Trouver de l’aide » sont là pour vous aussi. | Une vie en danger, c’est trop pour une seule personne. Appelez le numéro d’urgence ; « Trouver de l’aide » montre aussi des lignes d’écoute.",
  ),
  maybeOwn: oneOf(
    "Je me trompe peut-être, mais je préfère demander : à quel point est-ce sombre pour vous en ce moment ? Quelle que soit la réponse, « Trouver de l’aide » est là. | Certaines choses m’inquiètent un peu. Qu’est-ce qui reste supportable en ce moment ? Avec « Trouver de l’aide », on peut joindre quelqu’un.",
  ),
  maybeOther: oneOf(
    "Il y a là des choses qui m’interrogent. Craignez-vous pour la vie de quelqu’un ? | Je peux me tromper, mais cela m’inquiète un peu. Avez-vous peur que cette personne se fasse du mal ? | Ce n’est peut-être rien. Je préfère quand même demander : une vie pourrait-elle être en danger ?",
  ),
  maybeHarm: oneOf(
    "Je peux me tromper, alors je demande : est-ce que quelqu’un est maltraité, ou vit dans la peur ? | Il y a là des choses qui me font réfléchir. Êtes-vous en sécurité avec votre entourage ? | J’ai peut-être mal compris. Est-ce que quelqu’un vous fait peur, à vous ou à une personne proche ?",
  ),
  own: oneOf(
    "Pensez-vous à mettre fin à vos jours ? Quelle que soit la réponse, « Trouver de l’aide » est tout près. | Avez-vous des pensées de suicide ? On peut le dire franchement ici, et « Trouver de l’aide » mène à de vraies personnes. | Vous arrive-t-il de penser à vous ôter la vie ? Sous « Trouver de l’aide », quelqu’un peut vous écouter. | Puis-je vous demander si vous pensez à vous suicider ? « Trouver de l’aide » reste là, quoi que vous répondiez. | Est-ce dur au point de penser au suicide ? « Trouver de l’aide » est là exactement pour ça. | Je pose la question directement : voulez-vous mettre fin à votre vie ? « Trouver de l’aide » permet de joindre quelqu’un.",
  ),
  safe: oneOf(
    "Merci de me le dire aussi clairement. | Tant mieux, c’est rassurant à entendre. | Je préfère le savoir, merci. | Merci pour cette franchise. | C’est un soulagement de l’entendre. | Si cela change, vous pourrez le dire à tout moment.",
  ),
};
