import { oneOf } from "../phrases.ts";
import type { Responses } from "../responses.ts";

export const responses: Responses = {
  good: oneOf(
    "Que notícia boa de ouvir. | Que bom, de verdade. | Aí sim, coisa boa demais. | Essa merece uma comemoração. | Dá gosto ouvir uma coisa dessas. | Nossa, que alegria deve ser. | Agora é aproveitar bem esse momento. | Isso é motivo para sorrir o dia inteiro. | Olha só que coisa boa. | A alegria chega até aqui. | Quando as coisas dão certo, é bom demais. | Que essa alegria dure bastante.",
  ),
  bright: oneOf(
    "Que coisa boa de saber. | Parece coisa boa. | Ainda bem que existem coisas assim. | Coisa boa também merece ser contada. | Coisas assim dão ânimo. | É gostoso ouvir uma coisa assim. | Essas pequenas coisas também contam. | Um pouco disso já melhora o dia.",
  ),
  tender: oneOf(
    "Isso é para guardar com carinho. | Tem muito amor aí. | Que coisa mais bonita. | Certas coisas ficam no coração para sempre. | Dá para perceber o quanto isso importa. | Momentos assim não têm preço. | Carinho assim não se perde. | Isso ninguém tira de você. | O amor aparece muito nessas pequenas coisas. | Uma coisa assim aquece o coração por um bom tempo.",
  ),
  grief: oneOf(
    "É uma perda muito grande. | Fica um lugar que ninguém mais ocupa. | Sinto muito, de verdade. | Faltam palavras para uma dor dessas. | Uma despedida dessas é das mais difíceis. | Por trás dessa dor tem muito amor. | Essa falta aparece em todo canto. | Que tristeza, sinto muito. | O luto não tem prazo. | Para isso ninguém está pronto. | É muito duro ter que dizer adeus. | Perder quem se ama muda tudo em volta.",
  ),
  miss: oneOf(
    "Esse silêncio pode pesar muito. | Saudade ocupa muito espaço. | Sentir falta também cansa. | A distância, qualquer que seja, dói. | As horas demoram a passar assim. | É natural querer alguém por perto. | Tem ausência que se sente o dia inteiro. | A solidão pesa para qualquer pessoa. | Não é à toa que aperta o peito. | Não é fácil se acostumar com uma falta assim.",
  ),
  sad: oneOf(
    "Parece um peso bem grande. | Tem dias que pesam demais. | Sinto muito que esteja tão difícil. | Aqui não precisa fingir que está tudo bem. | Se der vontade de chorar, aqui pode. | Quando nada anima, até o pouco custa. | É duro se sentir assim. | Tristeza não precisa de motivo para ser de verdade. | Em dias assim, tudo exige mais força. | Dá para ouvir quanta tristeza tem aí. | Estar mal não é fraqueza. | Às vezes tudo perde a cor, e isso dói.",
  ),
  tired: oneOf(
    "Não é de admirar tanto cansaço. | Isso seria demais para qualquer pessoa. | Parece cansativo demais. | Dia após dia, é puxado mesmo. | Ninguém dá conta de tudo. | Sem descanso, tudo fica mais difícil. | Uma hora a energia acaba mesmo. | Assim mal sobra tempo para respirar. | Cansaço assim não é preguiça. | O corpo também tem limite.",
  ),
  afraid: oneOf(
    "Essa inquietação faz todo o sentido. | Esperar assim é duro. | Isso dá medo mesmo. | Não saber o que vem pela frente angustia. | Preocupação assim toma conta do dia. | Nessa hora, o nervosismo é natural. | Medo também cansa muito. | Dá para entender esse medo. | Pensamento assim não desliga fácil. | Daria um aperto no peito em qualquer pessoa. | Ter medo não é vergonha nenhuma. | A cabeça não para nessas horas.",
  ),
  angry: oneOf(
    "Isso não está certo. | Dá raiva mesmo, e com razão. | Parece uma grande injustiça. | Muita gente ficaria furiosa com isso. | Difícil manter a calma diante disso. | Tem coisa que passa do limite. | Não dá para engolir isso fácil. | As coisas não deviam ser assim. | Isso revolta qualquer pessoa. | Sentir raiva disso é mais do que compreensível.",
  ),
  annoyed: oneOf(
    "Ai, que chato isso. | Ninguém merece uma coisa dessas. | Era só o que faltava. | Uma coisa assim dá nos nervos. | Essas coisas nunca vêm em boa hora. | Tem dia que parece de propósito. | Puxa, que aborrecimento. | Às vezes são essas coisas que mais irritam. | O dia podia passar sem essa. | Com uma coisa dessas, haja paciência.",
  ),
  hurt: oneOf(
    "Isso machuca bastante. | Uma coisa dessas dói lá no fundo. | Deve ter doído muito. | Decepção assim deixa um gosto amargo. | Isso não foi nada legal. | Confiança não se refaz de um dia para o outro. | Ninguém merece passar por isso. | Tem ferida que demora a fechar. | Não é à toa que dói tanto. | É duro sentir isso na pele.",
  ),
  ashamed: oneOf(
    "Dizer isso exige coragem. | Um momento ruim não define uma pessoa. | A vergonha costuma falar alto demais. | Todo mundo tem algo que queria desfazer. | Tanta cobrança por dentro deve doer. | Aqui não precisa esconder isso. | Você é muito mais do que isso. | Carregar culpa cansa muito. | Você também merece um pouco de gentileza. | Olhar para isso de frente não é fácil.",
  ),
  heavy: oneOf(
    "Isso não é fácil. | É muita coisa junta. | Deve ser difícil. | É coisa demais para dar conta. | Sinto muito que seja assim. | Não é pouca coisa. | Qualquer pessoa sentiria esse peso. | Isso mexe muito por dentro. | Contar isso também não deve ser fácil. | Dá para ver que pesa.",
  ),
  worried: oneOf(
    "Só se preocupa assim quem gosta de verdade. | É difícil ver e só poder esperar. | Cuidar tanto assim também cansa. | Dói ver alguém sofrer. | Preocupação com quem se ama consome muito. | Que bom que você se importa assim. | Não poder fazer muito é angustiante. | Tem muito carinho nessa preocupação.",
  ),
  torn: oneOf(
    "As duas coisas podem ser verdade. | Não precisa decidir isso hoje. | Dá para entender essa divisão por dentro. | Cada lado parece ter suas razões. | Dá para sentir duas coisas ao mesmo tempo. | Não é uma escolha simples. | Tudo bem não estar claro ainda. | Ficar no meio do caminho cansa. | Tem coisa que precisa de tempo para assentar. | Nem tudo se encaixa direitinho.",
  ),
  plan: oneOf(
    "É um bom passo, pelo que parece. | Vale a pena tentar. | É bom ter algo em vista. | Passo pequeno também conta. | Isso parece sensato. | Decidir isso já é alguma coisa. | Tomara que corra bem. | É preciso coragem para isso. | Já dá para ver um caminho. | Pode ser um começo.",
  ),
  reach: oneOf(
    "Que bom que existe alguém assim. | Contar a essa pessoa parece uma boa ideia. | Certas coisas ficam mais leves quando se dividem. | Procurar alguém também pede coragem. | É bom não guardar tudo para si. | Gente assim vale muito. | Conversar com alguém costuma aliviar um pouco. | É importante ter com quem contar.",
  ),
  secret: oneOf(
    "Agradeço a confiança de me contar isso. | Isso estava esperando para ser dito. | Que bom que isso saiu. | Falar isso em voz alta pede coragem. | Coisas assim também têm lugar aqui. | Não deve ter sido fácil achar as palavras. | Não tem nada de errado em dizer isso. | É muita coisa para guardar por dentro.",
  ),
  body: oneOf(
    "Parece bem desconfortável. | Tomara que passe logo. | Isso deve incomodar bastante. | É difícil quando o corpo não colabora. | Quando o corpo vai mal, tudo custa mais. | Uma coisa dessas desgasta muito. | Sinto muito por esse mal-estar. | Melhoras para você.",
  ),
  memory: oneOf(
    "Esse tempo ficou com você. | Histórias assim merecem ser contadas. | Tem coisa que não se esquece. | O passado às vezes parece bem perto. | De vez em quando a memória puxa a gente de volta. | Muita coisa vive nas lembranças. | Isso deixou marca. | Faz parte da sua história.",
  ),
  detail: oneOf(
    "Ah, então foi assim. | Agora a imagem ficou mais clara. | Então foi isso que aconteceu. | Ah, é bom saber. | Isso eu ainda não sabia. | Esse detalhe ajuda a entender. | Certo, estou acompanhando. | Explicando assim, fica mais claro. | Ah, agora faz sentido. | Pronto, agora me situei. | Então tinha mais coisa nessa história. | Bom que você mencionou isso. | Ajuda saber como foi. | Então as coisas estão nesse pé. | Aos poucos vou entendendo a história. | Quero saber como continua.",
  ),
  joke: oneOf(
    "Rá, essa foi boa. | Seu bom humor continua de pé. | Essa me pegou de surpresa. | É um jeito de ver a coisa. | Essa frase é para guardar. | Gostei da brincadeira. | Um pouco de bobagem faz bem. | Você leva jeito com as palavras. | Essa merecia uma plateia melhor do que eu. | Caí direitinho nessa.",
  ),
  opinion: oneOf(
    "Não consigo julgar isso daqui, mas quero muito ouvir o que você acha. | Sou simples demais para dizer; o que você sente vale mais. | Não tenho como avaliar isso, mas o seu olhar me interessa. | Nisso eu não sei opinar, mas que bom que você me perguntou. | Fica difícil para mim dizer; conte como você vê isso. | Para opinar me falta jeito, mas ouvir o seu lado eu quero. | Eu queria saber responder; por enquanto, prefiro escutar você. | Daqui eu vejo muito pouco, então a sua impressão conta mais. | Um programa pequeno não alcança isso, mas me conte o que passa pela sua cabeça. | Sinceramente, não sei dizer, e fico querendo saber o que você sente.",
  ),
  fact: oneOf(
    "Isso eu não sei, desculpe, mas gostei da pergunta. | Essa eu não sei responder; me conte o que fez você pensar nisso. | Não sei mesmo, mas me deu vontade de ouvir o seu palpite. | Quem dera eu soubesse; me fale um pouco mais sobre isso. | Sei pouco demais para responder a isso, mas a conversa com você é bem-vinda. | A resposta eu não tenho, mas quero saber por que isso importa para você. | Isso fica fora do que conheço, mas pode me contar o que você já sabe. | Não alcanço essa resposta, mas gosto de saber o que anda na sua cabeça. | Sou um programa pequeno e não sei isso, mas estou ouvindo você. | Sinto não saber responder, mas quero ouvir mais de você.",
  ),
  you: oneOf(
    "Sou um programa: escuto, pergunto um pouco e conheço alguns exercícios; é só isso. | Sou um programa simples, não uma pessoa; não há muito para contar de mim, mas estou aqui e escuto. | Por trás destas palavras não há ninguém, só um pequeno programa que escuta. | Sou um programa que entende só uma parte do que lhe dizem, e prefiro deixar isso claro. | Sou um programa: sem dia a dia, sem sentimentos e sem família, só com tempo para ouvir. | Isso um programa como eu não faz, ou não faz direito; ouvir eu consigo. | Quem escreve aqui não é uma pessoa; sou um pequeno programa que segue algumas regras e escuta. | Sou um programa que responde de um jeito simples; não pesquiso nada nem telefono para ninguém.",
  ),
  app: oneOf(
    "Aqui você pode conversar comigo por voz ou por escrito, registrar seu humor, fazer exercícios e ler os balanços da semana; o menu mostra tudo. | Quase tudo no app se muda em “Configurações”; para o resto, há pessoas de verdade do outro lado da página de contato. | Não conheço o app o bastante para dizer com certeza; dá para ver em “Configurações” ou perguntar pela página de contato. | O preço e o que você ainda tem para hoje estão em “Uso e pagamentos”; todo o resto fica no menu. | Entre os exercícios há também guias para se cuidar; para qualquer outra coisa do app, vale dar uma olhada no menu.",
  ),
  internet: oneOf(
    "Para falar comigo ou me escrever é preciso internet; algumas páginas do aplicativo abrem também sem ela.",
  ),
  advice: oneOf(
    "Não sei o que é melhor aqui, mas podemos pensar nisso, você e eu. | Isso eu não sei explicar bem; me conte o que já pensou até agora. | Eu não saberia dizer, mas quero ouvir o que você imagina. | Para isso me falta conhecimento, mas posso ouvir você com calma. | Não sei indicar o caminho, mas a gente pode olhar isso de perto. | Desculpe, nisso eu não ajudo muito; quero ouvir como você gostaria que fosse. | É demais para um programa simples, mas conversar sobre isso com você eu posso. | Não me arrisco a dizer como, mas o que você tem em mente me interessa. | Resposta boa eu não tenho, mas tenho vontade de ouvir você pensar alto.",
  ),
  words: oneOf(
    "Escrever bem no seu lugar eu não consigo; bastam três coisas: o que aconteceu, como foi para você e o que você gostaria agora. | Escrever não é o meu forte, desculpe; me diga do jeito que diria numa conversa entre amigos, e talvez o principal já esteja aí. | Redigir isso é demais para um programa simples; um texto curto e direto costuma funcionar melhor, com o mais importante no começo. | Eu erraria o tom; anote a única coisa que não pode faltar e deixe o resto vir depois. | O que você me contou já é quase o texto; escreva do mesmo jeito e deixe de fora o que for demais. | Você vai dizer isso melhor do que eu; comece explicando numa frase só por que está escrevendo. | Frases bonitas não são comigo, infelizmente; leia uma vez em voz alta antes de mandar e mude o que soar estranho. | Um texto desses eu não sei compor, sinto muito; pode ser mais curto do que você imagina: do que se trata e uma frase sincera.",
  ),
  complain: oneOf(
    "Você tem razão, minhas frases são poucas. | Desculpe, sou um programa simples e isso me escapou. | Sinto muito, essa resposta não teve nada a ver. | A reclamação é justa. | Minhas respostas às vezes saem tortas, sinto muito. | Você merecia uma resposta melhor. | Eu me repito mesmo, e isso cansa. | De fato, entendo menos do que deveria.",
  ),
  correct: oneOf(
    "Agradeço a correção. | Então entendi mal. | Ah, eu tinha entendido outra coisa. | Erro meu, desculpe. | Que bom que você avisou. | Agora sim, espero ter entendido. | Então eu estava indo na direção errada. | Certo, vale o que você disse.",
  ),
  refuse: oneOf(
    "Tudo bem, então isso não. | Então deixamos isso para lá. | Certo, podemos pular essa parte. | Entendido, isso fica de fora. | Claro, não precisa ser isso. | Pode ser outra coisa, ou nada.",
  ),
  harm: oneOf(
    "Isso não é aceitável, e ninguém devia ter que aguentar isso. Uma pessoa adulta de confiança ou “Buscar ajuda agora” pode ajudar. | Ninguém merece um tratamento desses. Conte a alguém de confiança, por favor. | Isso não pode, venha de quem vier. Em “Buscar ajuda agora” há gente que sabe o que fazer. | A culpa nunca é de quem sofre isso. Alguém de confiança precisa saber. | Uma coisa dessas não precisa ficar em segredo. Uma linha de ajuda em “Buscar ajuda agora” pode escutar. | Isso não deve continuar. Contar a alguém de confiança pode ser o primeiro passo para a segurança. | Toda pessoa tem direito a viver em segurança. “Buscar ajuda agora” mostra linhas de ajuda para isso. | É importante falar disso. Por favor, não guarde isso em silêncio: procure alguém de confiança.",
  ),
  other: oneOf(
    "Isso é muito sério. Não deixe essa pessoa sem companhia e ligue para o número de emergência. | Ligue para o número de emergência ou para uma linha em “Buscar ajuda agora”. Alguém precisa ficar junto dessa pessoa. | Esse peso não é só seu. Uma linha de ajuda em “Buscar ajuda agora” pode dizer o que fazer. | É certo levar isso a sério. Fique junto, se puder, e ligue para o número de emergência. | Se há perigo agora, ligue para o número de emergência. As linhas em “Buscar ajuda agora” também existem para você. | Ninguém deve ficar só com isso, nem você. “Buscar ajuda agora” mostra linhas de ajuda.",
  ),
  maybeOwn: oneOf(
    "Posso estar enganado, mas prefiro perguntar: até que ponto está pesado para você neste momento? Seja qual for a resposta, “Buscar ajuda agora” está ali. | Alguma coisa nisso me deixa em dúvida. Quanto você ainda consegue aguentar? Com “Buscar ajuda agora” dá para falar com uma pessoa.",
  ),
  maybeOther: oneOf(
    "Algo nisso me preocupa. Você teme pela vida de alguém? | Posso estar errando, mas isso me preocupa um pouco. Você tem medo de que essa pessoa se machuque? | Talvez não seja nada. Mesmo assim, prefiro perguntar: pode haver uma vida em perigo aí?",
  ),
  maybeHarm: oneOf(
    "Posso estar errando, então pergunto: tem alguém machucando ou assustando você, ou outra pessoa aí? | Algo nisso me deixa em dúvida. Você está em segurança com as pessoas à sua volta? | Talvez eu tenha entendido mal. Tem alguém aí que dá medo em você ou em outra pessoa?",
  ),
  own: oneOf(
    "Você está pensando em acabar com a sua vida? Seja qual for a resposta, “Buscar ajuda agora” está a um toque. | Você tem tido pensamentos de suicídio? Aqui dá para dizer abertamente, e em “Buscar ajuda agora” há pessoas para ouvir você. | Às vezes vem o pensamento de tirar a própria vida? Em “Buscar ajuda agora” há quem escute. | Posso perguntar se você pensa em dar fim à própria vida? “Buscar ajuda agora” está ali, qualquer que seja a resposta. | A dor está tão grande que você pensa em se matar? “Buscar ajuda agora” existe exatamente para isso. | Prefiro perguntar de forma direta: você quer tirar a sua vida? Em “Buscar ajuda agora” dá para falar com uma pessoa.",
  ),
  safe: oneOf(
    "Que bom que você disse isso com clareza. | É bom ouvir isso. | Bom saber que é assim. | Agradeço a sinceridade. | Isso traz alívio. | Se um dia for diferente, dá para falar disso aqui.",
  ),
};
