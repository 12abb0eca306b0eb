import { type DangerAnswers, forAll } from "../danger-answers.ts";
import { oneOf } from "../phrases.ts";

export const dangerAnswers: DangerAnswers = {
  sign: {
    own: oneOf(
      "Que bom que você diz isso aqui. Alguém por perto também precisa saber, ou uma pessoa de uma linha em “Buscar ajuda agora”. | É peso demais para uma pessoa só. Quem poderia ficar com você nas próximas horas? | Levo isso a sério. Vamos cuidar da próxima hora: longe do que pode machucar, e perto de gente. | Nada precisa ser decidido agora. Atravessar esta hora já basta. | Dá para ver como está ruim. Por favor, conte a uma pessoa ainda hoje.",
    ),
    other: oneOf(
      "Uma coisa dessas pode ser uma despedida. Vá até lá, por favor, ou mande alguém que possa ir. | Você faz bem em reparar nisso. Melhor perguntar uma vez a mais do que tarde demais. | Tudo isso junto me preocupa. Alguém deveria estar com essa pessoa hoje. | Isso precisa chegar a quem pode agir: a família, a escola, um serviço de saúde, ou o número de emergência. | Não é preciso ter certeza. A preocupação já é motivo para perguntar e buscar ajuda.",
    ),
    harm: oneOf(
      "Ninguém merece um tratamento desses. | Isso não está certo, seja qual for a desculpa. | Eu acredito no que você conta. Em “Buscar ajuda agora” há gente que entende disso e pode pensar com você. | Uma coisa assim raramente para sozinha. Que bom que você está falando disso. | Se ficar perigoso, vá para onde haja gente e ligue para o número de emergência.",
    ),
  },
  hopeless: {
    own: oneOf(
      "Você quer que a dor pare, e ela está grande demais. O que você sente pode mudar, mesmo que agora seja difícil acreditar. | Parece insuportável. Por favor, não passe esta noite sem alguém por perto. | Quem diz isso é a dor, e ela não conta a verdade inteira sobre você. | Agora não é preciso acreditar em dias melhores, só atravessar a próxima hora.",
    ),
    other: oneOf(
      "Dói ouvir isso de alguém de quem a gente gosta. Diga que quer essa pessoa viva, e chame alguém para ajudar. | Palavras assim são um pedido de socorro. Hoje essa pessoa precisa de alguém ao lado.",
    ),
    harm: oneOf(
      "Viver assim desgasta qualquer pessoa. Há quem ajude a achar uma saída, passo a passo. | Pode parecer que não há saída. Outras pessoas encontraram uma com ajuda, e isso pode começar com uma só ligação.",
    ),
  },
  guilt: {
    own: oneOf(
      "Não há vergonha nenhuma em se sentir assim. É dor, e para a dor existe ajuda. | Você está se cobrando demais. Quem gosta de você veria isso de outro jeito.",
    ),
    other: oneOf(
      "A culpa não é sua. Você está reparando agora, e é isso que conta. | Ninguém consegue ver tudo. O que você faz agora importa mais do que o que não deu para ver.",
    ),
    harm: oneOf(
      "A culpa não é de quem sofre. Quem machuca é que responde por isso. | Nada do que você disse ou fez torna isso aceitável. | Não há por que ter vergonha. O que fizeram não diz nada sobre quem você é.",
    ),
  },
  afraid: {
    own: oneOf(
      "Estou aqui. Ponha os dois pés no chão, solte o ar devagar, e depois ligue para alguém que possa vir. | É um momento que assusta, e ele passa. Fique onde alguém possa chegar até você.",
    ),
    other: oneOf(
      "É natural ter medo numa hora dessas. Solte o ar uma vez, e dê o próximo passo: chamar alguém para ajudar. | Você já está fazendo muito. Mesmo com medo, não espere: ligue para alguém.",
    ),
    harm: oneOf(
      "O seu medo diz algo importante. Se há perigo agora, vá para onde haja gente e chame a emergência. | É certo levar esse medo a sério. Há algum lugar por perto onde você estaria em segurança?",
    ),
  },
  now: {
    own: oneOf(
      "Ligue agora para o número de emergência, ou peça que alguém por perto ligue. Não espere para ver o que acontece. | Isto não pode esperar: ligue para a emergência e, enquanto fala, vá para onde haja gente. | Por favor, peça ajuda neste minuto. Ligue para o número de emergência, destranque a porta e não desligue.",
    ),
    other: oneOf(
      "Ligue agora para o número de emergência e diga onde essa pessoa pode estar, mesmo sem ter certeza. | Não espere mais, por favor: primeiro o número de emergência, depois quem possa chegar lá. | Agora é hora de chamar ajuda. É melhor essa pessoa ficar com raiva de você do que em perigo.",
    ),
    harm: oneOf(
      "Se der, saia agora ou se tranque num cômodo, e ligue para o número de emergência. | Chame a emergência assim que for seguro. Não é preciso explicar muito: dizer onde você está já basta. | Se for possível, saia para onde haja gente e peça ajuda de lá.",
    ),
  },
  means: {
    own: oneOf(
      "Por favor, fique longe disso agora: entregue a alguém, ou saia do cômodo. | Estar longe disso ajuda mais do que parece. Quem poderia guardar para você?",
    ),
    other: oneOf(
      "Se der para fazer sem perigo, tire isso do alcance dessa pessoa, e não saia de perto. | Conte isso também a quem vier ajudar. Faz diferença.",
    ),
    harm: oneOf(
      "Com isso o perigo aumenta. Não enfrente sem ajuda: saia se puder, e chame socorro. | Quem pode proteger você precisa saber disso. Diga isso na ligação.",
    ),
  },
  who: {
    own: oneOf(
      "Em “Buscar ajuda agora” estão os números do lugar onde você está, dia e noite. Se a sua vida corre perigo neste minuto, ligue para a emergência. | Um toque em “Buscar ajuda agora” mostra para quem ligar. Gente amiga ou da vizinhança também é um bom começo.",
    ),
    other: oneOf(
      "Se pode acontecer a qualquer momento, o número de emergência. Se não, uma linha em “Buscar ajuda agora”; elas também atendem quem teme por alguém. | Primeiro, quem puder chegar lá mais depressa. Se não souber quem é, o número de emergência.",
    ),
    harm: oneOf(
      "Havendo perigo, o número de emergência. Para o resto, as linhas em “Buscar ajuda agora” também conhecem lugares seguros. | Em “Buscar ajuda agora” há gente que lida exatamente com isso, e lá não é preciso dar o nome.",
    ),
  },
  words: {
    own: oneOf(
      "Pode ser curto: “Não estou bem e não quero ficar só. Você pode vir?” | Você pode dizer: “Estou com pensamentos de morte e preciso de alguém comigo.” O resto vem depois. | Dá para ler em voz alta o que você me escreveu, do jeito que está.",
    ),
    other: oneOf(
      "Um jeito de dizer: “Eu me preocupo com você. Você pensa em se matar?” Depois escute, e fique por perto. | A quem pode ajudar: “Tenho medo de que alguém tire a própria vida. Foi isto que eu vi.” | Comece pelo que você notou, com calma e sem rodeios. Não existe jeito errado de mostrar que se importa.",
    ),
    harm: oneOf(
      "Bastam poucas palavras: “Não estou em segurança em casa. Você pode me ajudar?” | Por exemplo: “Alguém está me machucando, e eu não sei o que fazer.” Para começar, já basta. | Conte o que aconteceu, na ordem que vier. Ninguém espera um discurso bonito.",
    ),
  },
  todo: {
    own: oneOf(
      "Primeiro, fique longe de tudo que possa machucar; depois, ligue para alguém ou acorde alguém, e fique com essa pessoa. | Só o próximo passo: vá para perto de alguém, ou ligue para uma linha em “Buscar ajuda agora”.",
    ),
    other: oneOf(
      "Três coisas: pergunte diretamente, não saia de perto e chame alguém que possa ajudar. | Se você está com essa pessoa, fique. Se não está, ache alguém que chegue logo, ou ligue para o número de emergência.",
    ),
    harm: oneOf(
      "Primeiro a sua segurança: um lugar com gente, o telefone e alguém que saiba o que está acontecendo. Depois, uma linha em “Buscar ajuda agora”. | Nada precisa se resolver de uma vez. Um primeiro passo é contar a uma pessoa que esteja do seu lado.",
    ),
  },
  after: {
    own: oneOf(
      "Não posso prometer como vai ser. Dá para perguntar logo no começo, sem dizer o nome. | Você pode perguntar antes o que fazem e o que fica entre vocês. A conversa é sua, e você pode encerrar quando quiser.",
    ),
    other: oneOf(
      "Não sei exatamente o que vão fazer. Vão perguntar algumas coisas, e a partir daí você não carrega mais isso sem ajuda. | Não posso prometer qual vai ser a reação. É melhor a ajuda chegar cedo demais do que tarde.",
    ),
    harm: oneOf(
      "Com certeza eu não sei dizer. Uma linha de ajuda sabe, e você pode perguntar sem dar o nome. | Isso depende de onde você vive. Quem atende em “Buscar ajuda agora” sabe, e quem conduz a conversa é você.",
    ),
  },
  should: {
    own: oneOf(
      "Já é grave o bastante para pedir ajuda. Ninguém precisa esperar até piorar. | Peça ajuda, por favor, e não deixe para amanhã. É o que você ia querer para alguém de quem gosta.",
    ),
    other: oneOf(
      "Busque ajuda para essa pessoa, e melhor hoje do que amanhã. Se for engano, nada se perdeu. | Perguntar não põe a ideia na cabeça de ninguém; muitas vezes é um alívio. | Buscar ajuda não é traição. Uma vida pesa mais do que uma promessa. | Não é exagero. Quando se trata de uma vida, um alarme falso não faz mal.",
    ),
    harm: oneOf(
      "Você não está exagerando. Se dá medo, já é sério o bastante. | Não é preciso esperar que piore. Você pode buscar ajuda já. | O que machuca ou assusta alguém não é inofensivo. Em “Buscar ajuda agora” há quem ajude a avaliar.",
    ),
  },
  doubt: {
    own: oneOf(
      "Talvez seja só um dia ruim. Mesmo assim prefiro perguntar: alguma parte de você pensa em morrer? | Pode ser só um jeito de falar. Se houver algo mais por trás, aqui você pode dizer.",
    ),
    other: oneOf(
      "Pode ser que você tenha razão, e espero que sim. Perguntar leva um minuto e pode salvar uma vida. | Talvez haja uma razão sem perigo nenhum. Ainda assim, saber é melhor do que adivinhar.",
    ),
    harm: oneOf(
      "Os dias bons não apagam o que aconteceu nos outros. | Uma pessoa pode ser carinhosa e mesmo assim fazer mal. Não precisa decidir hoje que nome isso tem. | De fora pode parecer pouco. Se deixa você com medo, conta.",
    ),
  },
  refuse: {
    own: oneOf(
      "Não vou forçar nada. Tem alguém, seja quem for, que você aguentaria ter por perto esta noite? | Não precisa ser essa pessoa. Gente amiga, um serviço de saúde, um chat em vez de uma ligação: qualquer um deles é melhor do que ninguém.",
    ),
    other: oneOf(
      "É difícil mesmo. Alguém precisa saber: se você não consegue, quem mais poderia? | Entendo que você não queira fazer isso. Então, por favor, passe para alguém que possa.",
    ),
    harm: oneOf(
      "Quem decide é você, e ninguém pode apressar. É bom ter um lugar e uma pessoa em mente, por via das dúvidas. | Você não precisa fazer nada que não queira. Se puder, conte pelo menos a uma pessoa.",
    ),
  },
  obstacle: {
    own: oneOf(
      "Para isso você pode acordar as pessoas. Elas preferem perder uma hora de sono a perder você. | Se ninguém atender, tente a próxima pessoa, ou uma linha em “Buscar ajuda agora”; lá tem gente acordada. | Se falar for difícil demais, muitas linhas também atendem por chat ou mensagem.",
    ),
    other: oneOf(
      "Se você não consegue chegar lá nem falar com a pessoa, o número de emergência pode mandar alguém. | Então tente quem mais estiver perto: a vizinhança, a família, a escola. Se ninguém responder, o número de emergência.",
    ),
    harm: oneOf(
      "Se não puder falar, algumas linhas de ajuda respondem por chat ou mensagem, e “Saída rápida” fecha esta página. | Então espere um momento seguro: uma caminhada, uma loja, a porta de alguém da vizinhança. A sua segurança vem antes. | Mesmo que pareça impossível, existem lugares que acolhem você, e crianças também, muitas vezes de graça.",
    ),
  },
  someone: {
    own: oneOf(
      "Parece alguém a quem recorrer. Daria para ligar ou bater à porta agora mesmo? | Que bom que existe alguém. Avise agora; poucas palavras bastam.",
    ),
    other: oneOf(
      "Boa ideia: talvez essa pessoa consiga chegar lá. Conte ainda hoje o que me contou. | É bom ter mais alguém nisso. Melhor ligar agora do que escrever.",
    ),
    harm: oneOf(
      "Pode ser um lugar seguro. Essa pessoa sabe o que está acontecendo? | Ainda bem que há alguém. Vocês podem combinar uma palavra que signifique: venha, ou chame ajuda.",
    ),
  },
  step: {
    own: oneOf(
      "Foi um passo importante, e nada fácil. Agora fique perto de gente. | Muito bem. Fique com o telefone na mão, e deixe que alguém venha até você.",
    ),
    other: oneOf(
      "É o certo: ficar perto e chamar ajuda. Continue até que alguém esteja lá. | Isso mesmo. Deixe o telefone ligado, e não tente dar conta de tudo sem ajuda. | Você está fazendo o que conta agora. Se piorar, o número de emergência.",
    ),
    harm: oneOf(
      "É um passo de coragem. Deixe o telefone e o mais importante perto de você. | Fez bem. Fique onde haja gente, e diga a alguém onde você está.",
    ),
  },
  with: {
    own: oneOf(
      "Que bom haver alguém aí. Diga como está ruim, e por enquanto não se separem. | Ainda bem que você tem companhia. Pode largar o telefone e ficar com essa pessoa.",
    ),
    other: oneOf(
      "Fique com essa pessoa, sem sair de perto. Depois liguem daí mesmo para uma linha de ajuda ou para a emergência. | É bom você estar aí. Escute mais do que fala, e peça que venha ajuda.",
    ),
    harm: oneOf(
      "Bom que há alguém com você. Continuem perto, e pensem onde você vai estar em segurança esta noite. | Que alívio saber que tem alguém com você nisso. Deixe que ajudem na próxima ligação.",
    ),
  },
  safe: {
    own: oneOf(
      "É um alívio ouvir isso. Se mudar, você pode dizer quando quiser. | Bom saber, e agradeço por dizer com tanta clareza.",
    ),
    other: oneOf(
      "Que alívio. Mesmo assim foi certo se preocupar e perguntar. | Fico feliz com isso. Ter temido por alguém não é vergonha nenhuma.",
    ),
    harm: oneOf(
      "Que bom que você está em segurança. Se isso mudar, a ajuda está em “Buscar ajuda agora”. | É uma boa notícia. Pode levar um tempo até o corpo também acreditar.",
    ),
  },
  eased: forAll(
    "Que bom que deu uma aliviada. Pode voltar em ondas, então fique perto de alguém. | Ótimo. Aproveite a calma para deixar as próximas horas mais seguras. | Faz bem ouvir isso. Vá com calma.",
  ),
  hold: {
    own: oneOf(
      "Isso segura você aqui, e vale a pena se agarrar a isso. | Guarde isso bem perto esta noite. Uma parte de você quer ficar. | É um bom motivo para ficar, até chegar o próximo.",
    ),
    other: oneOf(
      "Você poderia lembrar essa pessoa disso, com jeito. | É bom saber o que segura essa pessoa. Conte isso também a quem ajudar.",
    ),
    harm: oneOf(
      "Por isso vale a pena buscar segurança. | É bom ter isso em mente enquanto você planeja como sair dessa.",
    ),
  },
  stay: forAll(
    "Sim, estou aqui. Sou um programa e não consigo ligar para ninguém, por isso tenha também uma pessoa por perto. | Eu fico. Você pode me escrever entre um passo e outro. | Continuo aqui com você.",
  ),
  you: forAll(
    "Sou um programa, não posso ir até aí nem ligar para ninguém. É por isso que quero uma pessoa ao seu lado. | Entendo só uma parte do que me contam. O que você diz é sério do mesmo jeito. | Aqui não há ninguém digitando, e eu não aviso ninguém por conta própria. É você quem decide a quem contar.",
  ),
  explain: {
    own: oneOf(
      "Pergunto porque algumas coisas que você disse soaram como vontade de não viver. Se for engano meu, diga. | Quis dizer que me preocupo com você, e que uma pessoa deveria saber como você está.",
    ),
    other: oneOf(
      "Quero dizer que sinais assim podem vir antes de um suicídio. Posso me enganar, e mesmo assim vale perguntar. | Quis dizer que alguém deveria cuidar dessa pessoa agora.",
    ),
    harm: oneOf(
      "Quero dizer que o que fizeram ali não está certo, e que há quem ajude. | Perguntei porque quero saber se você está em segurança.",
    ),
  },
  notnow: forAll(
    "Tudo bem, não precisamos falar disso. Se piorar, “Buscar ajuda agora” está ali. | Certo, não pergunto mais sobre isso. Você escolhe do que a gente fala. | Então outra coisa. Só digo que a ajuda está ali, se você quiser.",
  ),
  secret: {
    own: oneOf(
      "Que bom que você me confiou isso. Só não deixe isso em segredo: uma pessoa perto de você precisa saber. | Foi difícil dizer. Na segunda vez fica mais fácil, com alguém que possa estar ao seu lado.",
    ),
    other: oneOf(
      "É uma promessa que ninguém deveria ter de cumprir. Para salvar uma vida, pode ser quebrada. | Não é justo você carregar isso sem ajuda. Conte a uma pessoa adulta ou a quem possa agir.",
    ),
    harm: oneOf(
      "Agradeço a confiança. Você não deve segredo a quem faz uma coisa dessas. | Ninguém pode proibir você de contar. Escolha uma pessoa de confiança.",
    ),
  },
  yes: {
    own: oneOf(
      "Obrigado por me responder. Por favor, conte também a outra pessoa, ainda hoje. | Então vamos uma coisa de cada vez, começando por alguém que possa ficar com você.",
    ),
    other: oneOf(
      "Então não espere, por favor: busque ajuda para essa pessoa ainda hoje. | Certo. Quem poderia ajudar você nisso agora mesmo?",
    ),
    harm: oneOf(
      "Que bom que você disse. Não precisa passar por isso sem ninguém. | Então agora a sua segurança vem primeiro. Quem poderia ajudar com isso?",
    ),
  },
  no: {
    own: oneOf(
      "Tudo bem. Então vamos procurar outra coisa que torne esta noite mais segura. | Entendi que não. Tem alguma coisa, por menor que seja, que ajudaria um pouco?",
    ),
    other: oneOf(
      "Entendi. Há mais alguém que possa cuidar dessa pessoa? | Então talvez outro caminho: uma linha em “Buscar ajuda agora” pode pensar nisso com você.",
    ),
    harm: oneOf(
      "Não faz mal. Você decide o que vem a seguir. | Então isso não. O que daria um pouco mais de segurança?",
    ),
  },
  dunno: forAll(
    "Não é preciso saber isso agora. Basta o próximo passo, por menor que seja. | Sem problema. Alguém numa linha de ajuda pode pensar nisso com você. | Não saber faz parte. Estar perto de alguém ajuda mesmo assim.",
  ),
  thanks: {
    own: oneOf(
      "Que bom que você escreveu. Agora vá para perto de alguém, por favor, e não fique sem companhia. | Obrigado pela conversa. Tomara que a próxima seja com uma pessoa, e logo.",
    ),
    other: oneOf(
      "É uma sorte ter você por perto. Cuide de você também. | Que bom que você não deixa isso passar. Busque ajuda para si também, se precisar.",
    ),
    harm: oneOf(
      "Que bom que você me falou disso. Cuide-se bem, e lembre-se de “Buscar ajuda agora”. | De nada. Você merece estar em segurança.",
    ),
  },
  bye: {
    own: oneOf(
      "Antes de ir: por favor, fique perto de alguém esta noite. “Buscar ajuda agora” está ali a qualquer hora. | Está bem. Vá para onde haja gente, e volte quando quiser.",
    ),
    other: oneOf(
      "Força. Se não conseguir falar com a pessoa, ligue para o número de emergência. | Vá, e chame mais alguém para ajudar. Pode voltar aqui a qualquer momento.",
    ),
    harm: oneOf(
      "Cuide-se, por favor. Se houver perigo, o número de emergência vem primeiro. | Combinado. “Saída rápida” fecha esta página, e você pode voltar quando for seguro.",
    ),
  },
};
