import { type DangerAnswers, forAll } from "../danger-answers.ts";
import { oneOf } from "../phrases.ts";

export const dangerAnswers: DangerAnswers = {
  sign: {
    own: oneOf(
      "C’est bien de le dire ici. Quelqu’un près de vous devrait l’entendre aussi, ou une personne sur une ligne sous « Trouver de l’aide ». | Personne ne devrait porter cela sans aide. Qui pourrait être avec vous dans les prochaines heures ? | Je prends cela au sérieux. Rendons l’heure qui vient plus sûre : loin de ce qui pourrait vous blesser, et près des autres. | Rien n’est à décider maintenant. Traverser cette heure, c’est déjà beaucoup. | Cela montre à quel point c’est dur. S’il vous plaît, dites-le à une personne aujourd’hui.",
    ),
    other: oneOf(
      "Cela peut être un adieu. Allez auprès de cette personne, s’il vous plaît, ou envoyez quelqu’un qui le peut. | Vous avez raison d’y prêter attention. Mieux vaut demander une fois de trop qu’une fois trop tard. | Mis bout à bout, tout cela m’inquiète. Il faudrait une présence auprès de cette personne aujourd’hui. | Il faut en parler à quelqu’un qui peut agir : la famille, un médecin, l’école, ou le numéro d’urgence. | Pas besoin de certitude. L’inquiétude est une raison suffisante pour poser la question et demander de l’aide.",
    ),
    harm: oneOf(
      "Personne ne mérite de vivre cela. | Ce n’est pas normal, quelle que soit la raison qu’on donne. | Ici, on vous croit. Sous « Trouver de l’aide », des gens qui connaissent ces situations peuvent y réfléchir avec vous. | Ces choses-là s’arrêtent rarement d’elles-mêmes. C’est bien que vous en parliez. | Si cela devient dangereux, allez là où il y a du monde, et appelez le numéro d’urgence.",
    ),
  },
  hopeless: {
    own: oneOf(
      "Vous voulez que la douleur cesse, parce que c’est devenu trop. Ce sentiment peut changer, même si c’est difficile à croire maintenant. | Cela paraît insupportable. S’il vous plaît, faites venir quelqu’un près de vous. | C’est la douleur qui parle, et elle ne dit pas toute la vérité sur vous. | Pas besoin de croire à des jours meilleurs maintenant. Restez seulement pour l’heure qui vient.",
    ),
    other: oneOf(
      "C’est douloureux d’entendre cela de quelqu’un qu’on aime. Dites-lui que vous tenez à sa vie, et trouvez quelqu’un pour vous aider. | Des mots pareils sont un appel à l’aide. Quelqu’un devrait être à ses côtés aujourd’hui.",
    ),
    harm: oneOf(
      "Vivre ainsi userait n’importe qui. Il y a des gens qui aident à trouver une issue, pas à pas. | On peut croire qu’il n’y a pas d’issue. D’autres en ont trouvé une avec de l’aide, et cela peut commencer par un simple appel.",
    ),
  },
  guilt: {
    own: oneOf(
      "Il n’y a aucune honte à se sentir ainsi. C’est une souffrance, et elle peut être soulagée. | Vous vous jugez bien sévèrement. Quelqu’un qui tient à vous verrait les choses autrement.",
    ),
    other: oneOf(
      "Ce n’est pas votre faute. Vous le voyez maintenant, et c’est ce qui compte. | Personne ne peut tout voir. Ce que vous faites maintenant compte plus que ce qui vous a échappé.",
    ),
    harm: oneOf(
      "Ce n’est jamais la faute de la personne qui subit. C’est celle qui fait du mal qui en porte la responsabilité. | Rien de ce que vous avez dit ou fait ne rend cela acceptable. | Il n’y a pas de honte à avoir. Ce qu’on vous a fait ne dit rien de vous.",
    ),
  },
  afraid: {
    own: oneOf(
      "Je suis là. Posez les deux pieds au sol, soufflez lentement, puis appelez quelqu’un qui peut venir. | C’est un moment effrayant, et il passera. Restez là où l’on peut vous rejoindre.",
    ),
    other: oneOf(
      "C’est normal d’avoir peur. Soufflez une fois, puis faites le pas suivant : trouvez quelqu’un pour vous épauler. | Vous faites déjà beaucoup. La peur n’est pas une raison d’attendre : appelez quelqu’un.",
    ),
    harm: oneOf(
      "Votre peur vous dit quelque chose d’important. Si vous êtes en danger maintenant, rejoignez un endroit où il y a du monde, et appelez le numéro d’urgence. | Vous avez raison d’écouter cette peur. Y a-t-il tout près un endroit où vous seriez en sécurité ?",
    ),
  },
  now: {
    own: oneOf(
      "Appelez le numéro d’urgence maintenant, s’il vous plaît, ou demandez à quelqu’un près de vous d’appeler. N’attendez pas de voir ce qui se passe. | Il ne faut plus attendre : appelez le numéro d’urgence tout en allant là où il y a des gens. | Il faut de l’aide à cette minute même. Appelez le numéro d’urgence, déverrouillez la porte, et restez en ligne.",
    ),
    other: oneOf(
      "Appelez le numéro d’urgence tout de suite, et dites où cette personne peut se trouver. On peut appeler même dans le doute. | N’attendez plus, s’il vous plaît : appelez le numéro d’urgence, puis toute personne qui peut y être vite. | C’est le moment d’appeler à l’aide. Mieux vaut une colère contre vous, plus tard, qu’une vie perdue.",
    ),
    harm: oneOf(
      "Si vous le pouvez, partez maintenant, ou mettez-vous derrière une porte fermée à clé, et appelez le numéro d’urgence. | Appelez le numéro d’urgence dès que c’est sans risque. Pas besoin de longues explications : dire où vous êtes suffit. | Sortez vers un endroit où il y a du monde, si c’est possible, et de là, appelez à l’aide.",
    ),
  },
  means: {
    own: oneOf(
      "S’il vous plaît, mettez de la distance entre vous et cela : donnez-le à quelqu’un, ou quittez la pièce. | En être loin aide plus qu’on ne le croit. Qui pourrait le garder pour vous ?",
    ),
    other: oneOf(
      "Si c’est sans danger pour vous, mettez cela hors de sa portée, et restez sur place. | Parlez-en aussi aux gens qui viendront aider. Cela change les choses.",
    ),
    harm: oneOf(
      "Cela rend la situation plus dangereuse. N’affrontez pas cela sans aide : partez si vous le pouvez, et appelez les secours. | Quelqu’un qui peut vous protéger devrait le savoir. Dites-le en appelant.",
    ),
  },
  who: {
    own: oneOf(
      "Sous « Trouver de l’aide », il y a les numéros du pays où vous êtes, jour et nuit. Si votre vie est en danger à cet instant, appelez le numéro d’urgence. | « Trouver de l’aide » montre qui appeler. Des amis ou des voisins, c’est aussi un bon premier appel.",
    ),
    other: oneOf(
      "Si cela peut arriver d’un instant à l’autre, le numéro d’urgence. Sinon, une ligne sous « Trouver de l’aide » : on y aide aussi les gens qui s’inquiètent pour quelqu’un. | D’abord, la personne qui peut y être le plus vite. Si vous ne savez pas qui, le numéro d’urgence.",
    ),
    harm: oneOf(
      "En cas de danger, le numéro d’urgence. Pour tout le reste, les lignes sous « Trouver de l’aide » connaissent aussi des lieux sûrs. | Les lignes sous « Trouver de l’aide » sont faites exactement pour cela, et vous n’avez pas à y donner votre nom.",
    ),
  },
  words: {
    own: oneOf(
      "Cela peut être court : « Ça ne va pas du tout, et j’ai besoin de quelqu’un. Tu peux venir ? » | Vous pourriez dire : « Je pense à mourir, et j’ai besoin de quelqu’un près de moi. » Le reste viendra. | Vous pouvez lire à voix haute ce que vous m’avez écrit, mot pour mot.",
    ),
    other: oneOf(
      "Vous pourriez dire : « Je m’inquiète pour toi. Est-ce que tu penses à te suicider ? » Puis écoutez, et restez là. | À une personne qui peut aider : « J’ai peur que quelqu’un mette fin à ses jours. Voici ce que j’ai vu. » | Commencez par ce que vous avez remarqué, calmement et simplement. Il n’y a pas de mauvaise façon de montrer qu’on tient à quelqu’un.",
    ),
    harm: oneOf(
      "Une phrase suffit : « Je ne suis pas en sécurité chez moi. Tu peux m’aider ? » | Vous pourriez dire : « On me fait du mal, et je ne sais pas quoi faire. » C’est assez pour commencer. | Racontez ce qui s’est passé, dans l’ordre qui vous vient. Personne n’attend un beau discours.",
    ),
  },
  todo: {
    own: oneOf(
      "D’abord, éloignez-vous de ce qui pourrait vous faire du mal ; puis appelez ou réveillez quelqu’un ; puis restez ensemble. | Juste le pas suivant : aller là où il y a quelqu’un, ou appeler une ligne sous « Trouver de l’aide ».",
    ),
    other: oneOf(
      "Trois choses : poser la question directement, rester à ses côtés, et faire venir quelqu’un qui peut aider. | Si vous êtes sur place, restez. Sinon, trouvez quelqu’un qui peut y être bientôt, ou appelez le numéro d’urgence.",
    ),
    harm: oneOf(
      "D’abord votre sécurité : un endroit avec du monde, votre téléphone, et quelqu’un qui sait. Ensuite, une ligne sous « Trouver de l’aide ». | Tout n’a pas à se régler d’un coup. Un premier pas, c’est de le dire à une personne qui est de votre côté.",
    ),
  },
  after: {
    own: oneOf(
      "Je ne peux pas promettre comment cela se passera. Vous pouvez le demander dès le début, sans dire votre nom. | Vous avez le droit de demander d’abord ce qui sera fait et ce qui restera entre vous. C’est votre conversation, et vous pouvez y mettre fin.",
    ),
    other: oneOf(
      "Je ne sais pas exactement ce qui sera fait. On vous posera quelques questions, et ensuite vous ne porterez plus cela sans aide. | Je ne peux pas promettre comment ce sera pris. Une aide venue trop tôt se pardonne.",
    ),
    harm: oneOf(
      "Je ne peux pas vous le dire avec certitude. Une ligne d’écoute le peut, et vous pouvez demander sans donner votre nom. | Cela dépend de l’endroit où vous vivez. Les lignes sous « Trouver de l’aide » le savent, et poser la question n’engage à rien.",
    ),
  },
  should: {
    own: oneOf(
      "C’est assez grave pour demander de l’aide. Personne n’a à attendre que ce soit pire. | Demandez de l’aide, s’il vous plaît, sans attendre demain. C’est ce que vous diriez à quelqu’un que vous aimez.",
    ),
    other: oneOf(
      "Parlez-en ou appelez, et plutôt aujourd’hui que demain. Si vous vous trompez, rien n’est perdu. | Poser la question ne met l’idée dans la tête de personne ; souvent, c’est un soulagement. | Demander de l’aide, ce n’est pas trahir. Une vie pèse plus lourd qu’une promesse. | Vous n’exagérez pas. Quand il s’agit d’une vie, une fausse alerte n’a rien de grave.",
    ),
    harm: oneOf(
      "Ce n’est pas exagéré. Si cela vous fait peur, c’est que c’est sérieux. | Pas besoin d’attendre que cela empire. Vous avez droit à de l’aide dès maintenant. | Ce qui blesse ou fait peur n’est pas anodin. Les lignes sous « Trouver de l’aide » peuvent aider à y voir clair.",
    ),
  },
  doubt: {
    own: oneOf(
      "Ce n’est peut-être qu’une mauvaise journée. Je préfère quand même demander : une part de vous pense-t-elle à ne plus vivre ? | C’est peut-être juste une façon de parler. S’il y a autre chose derrière, c’est l’endroit pour le dire.",
    ),
    other: oneOf(
      "Vous avez peut-être raison, et je l’espère. Poser la question prend une minute et peut sauver une vie. | Il y a peut-être une raison sans gravité. Mieux vaut tout de même savoir que deviner.",
    ),
    harm: oneOf(
      "Les bons jours n’effacent pas ce qui s’est passé les autres jours. | On peut se montrer aimable et faire du mal quand même. Vous n’avez pas à décider aujourd’hui de ce que c’est. | De l’extérieur, cela peut sembler peu de chose. Si cela vous fait peur, cela compte.",
    ),
  },
  refuse: {
    own: oneOf(
      "Je n’insiste pas. Y a-t-il une personne, rien qu’une, dont la présence serait supportable en ce moment ? | Cela peut être autre chose. Des amis, un médecin, un message plutôt qu’un appel : tout vaut mieux que de rester sans personne.",
    ),
    other: oneOf(
      "C’est difficile, et si vous ne pouvez pas, qui le pourrait ? Il faut que quelqu’un le sache. | Je comprends que vous préfériez ne pas le faire. Une vie peut en dépendre, alors cherchons quelqu’un qui le puisse.",
    ),
    harm: oneOf(
      "C’est à vous de décider, et personne n’a à vous presser. C’est bien d’avoir en tête un lieu et une personne, au cas où. | Rien ne vous oblige à faire ce que vous ne voulez pas. Seulement, ne gardez pas cela pour vous.",
    ),
  },
  obstacle: {
    own: oneOf(
      "Pour cela, on a le droit de réveiller les gens. Ils aiment mieux perdre une heure de sommeil que vous perdre. | Si personne ne répond, essayez quelqu’un d’autre, ou une ligne sous « Trouver de l’aide » : là, quelqu’un veille. | Si parler est trop difficile, beaucoup de lignes répondent aussi par chat ou par message.",
    ),
    other: oneOf(
      "Si vous ne pouvez pas y aller, ou si personne ne répond, le numéro d’urgence peut envoyer quelqu’un. | Voyez alors qui d’autre est tout près : les voisins, la famille, l’école. Sans réponse, le numéro d’urgence.",
    ),
    harm: oneOf(
      "Si vous ne pouvez pas parler, certaines lignes répondent par écrit, et « Sortie rapide » ferme cette page. | Attendez alors un moment sûr : une promenade, un magasin, la porte d’à côté. Votre sécurité passe avant tout. | Même si cela semble impossible, il existe des lieux pour accueillir les gens et leurs enfants, et ils peuvent être gratuits.",
    ),
  },
  someone: {
    own: oneOf(
      "Voilà quelqu’un vers qui se tourner. Pourriez-vous appeler ou frapper à sa porte tout de suite ? | C’est bien qu’il y ait quelqu’un. Prévenez cette personne maintenant ; quelques mots suffisent.",
    ),
    other: oneOf(
      "Bonne idée : cette personne peut peut-être y aller. Dites-lui aujourd’hui ce que vous m’avez dit, s’il vous plaît. | C’est bien d’avoir un appui dans tout cela. Appelez maintenant, plutôt que d’écrire.",
    ),
    harm: oneOf(
      "Ce pourrait être quelqu’un de sûr. Cette personne sait-elle ce qui se passe ? | C’est bien d’avoir quelqu’un. Vous pourriez convenir d’un mot qui veut dire : viens, ou appelle à l’aide.",
    ),
  },
  step: {
    own: oneOf(
      "Voilà un vrai pas, et il n’était pas facile. Restez près des autres maintenant. | C’est un pas important. Gardez le téléphone en main, et laissez quelqu’un venir à vous.",
    ),
    other: oneOf(
      "C’est ce qu’il faut faire. Tenez bon jusqu’à ce que quelqu’un soit là. | C’est bien. Gardez votre téléphone allumé, et ne prenez pas tout sur vous. | Vous faites ce qui compte maintenant. Si cela s’aggrave, le numéro d’urgence.",
    ),
    harm: oneOf(
      "C’est un pas courageux. Gardez près de vous votre téléphone et l’essentiel. | Vous faites bien. Restez là où il y a du monde, et dites à quelqu’un où vous êtes.",
    ),
  },
  with: {
    own: oneOf(
      "Heureusement, quelqu’un est là. Dites-lui à quel point c’est dur, et ne vous quittez pas pour l’instant. | C’est bien que quelqu’un soit avec vous. Vous pouvez poser le téléphone et rester simplement là, à deux.",
    ),
    other: oneOf(
      "Restez à ses côtés, sans vous éloigner. Appelez ensuite ensemble une ligne d’écoute ou le numéro d’urgence. | C’est bien que vous soyez là. Écoutez plus que vous ne parlez, et faites venir de l’aide.",
    ),
    harm: oneOf(
      "C’est bien d’avoir de la compagnie. Restez à deux, et pensez à l’endroit où vous serez en sécurité cette nuit. | Quel soulagement que quelqu’un soit là avec vous. Laissez cette personne vous aider pour le prochain appel.",
    ),
  },
  safe: {
    own: oneOf(
      "Cela me rassure. Si les choses changent, vous pouvez me le dire n’importe quand. | Tant mieux, et merci de le dire si clairement.",
    ),
    other: oneOf(
      "Quel soulagement. S’inquiéter et demander, c’était quand même ce qu’il fallait. | Tant mieux. Il n’y a pas de honte à avoir eu peur pour quelqu’un.",
    ),
    harm: oneOf(
      "C’est bien que vous soyez en sécurité. Si cela change, pensez à « Trouver de l’aide ». | Voilà une bonne nouvelle. Il faudra peut-être du temps pour que le corps y croie aussi.",
    ),
  },
  eased: forAll(
    "C’est bien que ce soit un peu moins lourd. Cela peut revenir par vagues, alors restez près de quelqu’un. | Un peu de répit, c’est déjà ça. Profitez de ce calme pour rendre les prochaines heures plus sûres. | Cela fait du bien de l’entendre. Prenez les choses doucement.",
  ),
  hold: {
    own: oneOf(
      "Cela vous retient ici, et cela vaut la peine de s’y accrocher. | Gardez cela tout près de vous maintenant. Une part de vous veut rester. | C’est une bonne raison de rester, et il peut en venir d’autres.",
    ),
    other: oneOf(
      "Vous pourriez le lui rappeler, avec douceur. | C’est précieux de savoir ce qui l’aide à tenir. Dites-le aussi aux gens qui aident.",
    ),
    harm: oneOf(
      "Voilà une bonne raison de se mettre à l’abri. | C’est bien de garder cela en tête pendant que vous cherchez une issue.",
    ),
  },
  stay: forAll(
    "Oui, je suis là. Je suis un programme et ne peux appeler personne, alors gardez aussi quelqu’un près de vous. | Je reste. Vous pouvez revenir vers moi à chaque étape. | Je suis toujours là avec vous.",
  ),
  you: forAll(
    "Je suis un programme, et je ne peux ni venir ni appeler. C’est pourquoi je voudrais une personne à vos côtés. | Je ne comprends qu’une partie de ce qu’on me dit. Ce que vous dites est sérieux malgré tout. | Personne n’écrit derrière cet écran, et je n’appelle personne de moi-même. C’est vous qui choisissez à qui le dire.",
  ),
  explain: {
    own: oneOf(
      "Je le demande parce que certains mots faisaient penser à une envie de ne plus vivre. Si je me trompe, dites-le-moi. | Je voulais dire que je m’inquiète pour vous, et que quelqu’un devrait savoir comment vous allez.",
    ),
    other: oneOf(
      "Je veux dire que de tels signes peuvent précéder un suicide. Je peux me tromper, et la question vaut la peine d’être posée. | Je voulais dire que quelqu’un devrait s’occuper de cette personne maintenant.",
    ),
    harm: oneOf(
      "Je veux dire que ce qui a été fait là n’est pas acceptable, et qu’il y a des gens pour aider. | J’ai demandé parce que je veux savoir si vous êtes en sécurité.",
    ),
  },
  notnow: forAll(
    "D’accord, nous n’avons pas à en parler. Si cela devient plus dur, « Trouver de l’aide » est là. | Entendu, je ne pose plus de questions là-dessus. Vous choisissez de quoi nous parlons. | Alors parlons d’autre chose. Je dirai seulement que l’aide est là si vous la voulez.",
  ),
  secret: {
    own: oneOf(
      "Merci de me le dire. Cela ne doit pas rester un secret : il faut qu’une personne près de vous le sache. | C’était difficile à dire. La deuxième fois est plus facile, avec quelqu’un qui peut être près de vous.",
    ),
    other: oneOf(
      "C’est une promesse que personne ne devrait avoir à tenir. On peut la rompre pour sauver une vie. | Ce n’est pas à vous de porter cela sans aide. Dites-le à une personne de confiance, ou à quelqu’un qui peut agir.",
    ),
    harm: oneOf(
      "Merci de votre confiance. Vous n’avez pas à garder ce secret pour protéger la personne qui fait cela. | Personne n’a le droit de vous interdire d’en parler. Choisissez une personne de confiance.",
    ),
  },
  yes: {
    own: oneOf(
      "Merci d’avoir répondu. Faites-le savoir aussi à quelqu’un, aujourd’hui, s’il vous plaît. | Alors une chose après l’autre, en commençant par quelqu’un qui peut venir près de vous.",
    ),
    other: oneOf(
      "Alors agissez aujourd’hui, s’il vous plaît, et avec quelqu’un. | D’accord. Qui pourrait vous aider là, maintenant ?",
    ),
    harm: oneOf(
      "Merci de le dire. Vous n’avez pas à traverser cela sans aide. | Alors votre sécurité d’abord. Qui pourrait y aider ?",
    ),
  },
  no: {
    own: oneOf(
      "D’accord, cherchons autre chose qui rende les prochaines heures plus sûres. | J’entends ce non. Y a-t-il une petite chose qui aiderait un peu ?",
    ),
    other: oneOf(
      "Je comprends. Quelqu’un d’autre pourrait-il veiller sur cette personne ? | Peut-être autrement, alors : une ligne sous « Trouver de l’aide » peut y réfléchir avec vous.",
    ),
    harm: oneOf(
      "D’accord. C’est vous qui décidez de la suite. | Alors pas cela. Qu’est-ce qui vous aiderait à vous sentir un peu plus en sécurité ?",
    ),
  },
  dunno: forAll(
    "Vous n’avez pas à le savoir maintenant. Le prochain petit pas suffit. | Ce n’est pas grave. Sur une ligne d’écoute, quelqu’un peut y réfléchir avec vous. | On peut ne pas savoir. Être près de quelqu’un aide quand même.",
  ),
  thanks: {
    own: oneOf(
      "C’est bien d’en avoir parlé. Allez maintenant vers quelqu’un, s’il vous plaît, et ne vous isolez pas. | Merci de m’avoir parlé. La prochaine conversation devrait être avec une personne.",
    ),
    other: oneOf(
      "C’est une chance pour cette personne de vous avoir. Prenez soin de vous aussi. | C’est bien de ne pas détourner les yeux. Demandez de l’aide pour vous aussi, s’il le faut.",
    ),
    harm: oneOf(
      "C’est bien de m’en avoir parlé. Prenez bien soin de vous, et gardez « Trouver de l’aide » en tête. | Je vous en prie. Vous méritez d’être en sécurité.",
    ),
  },
  bye: {
    own: oneOf(
      "Avant de partir : allez auprès de quelqu’un, s’il vous plaît. « Trouver de l’aide » est là à toute heure. | D’accord, à bientôt. Allez là où il y a du monde, et revenez quand vous voulez.",
    ),
    other: oneOf(
      "Bon courage ; faites ce qu’il y a à faire. Sans réponse, appelez le numéro d’urgence. | Allez-y, et pas sans appui. Vous pouvez revenir ici à tout moment.",
    ),
    harm: oneOf(
      "Faites attention en chemin. En cas de danger, le numéro d’urgence passe en premier. | C’est entendu. « Sortie rapide » ferme cette page, et vous pourrez revenir quand ce sera sûr.",
    ),
  },
};
