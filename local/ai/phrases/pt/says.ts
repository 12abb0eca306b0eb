import { type Phrases, oneOf } from "../phrases.ts";
import { risk } from "./risk.ts";
import { subjects } from "./subjects.ts";
import { turning, words } from "./words.ts";

export const pt: Phrases = {
  words,
  turning,
  subjects,
  people: {
    mother: "sua mãe",
    father: "seu pai",
    parents: "seus pais",
    partner: "quem está ao seu lado",
    friend: "essa amizade",
    sister: "sua irmã",
    brother: "seu irmão",
    child: "seu filho ou sua filha",
    boss: "quem chefia você",
    colleague: "seus colegas",
    grandparent: "seus avós",
    pet: "seu bichinho",
  },
  say: {
    risk,
    intro: oneOf(
      "Para você saber: sou o companheiro de prática embutido, um programa simples que entende pouco, não uma pessoa.",
    ),
    greeting: oneOf("Olá, que bom que você está aqui. | Oi, fico contente que você tenha vindo."),
    howAreYou: oneOf(
      "É gentil perguntar; sou um programa e não tenho dias bons nem ruins. | Que gentileza. De um programa não há muito para contar.",
    ),
    thanks: oneOf(
      "De nada. Estou aqui se houver mais alguma coisa. | Que bom. Sem pressa; estou ouvindo se houver mais. | Foi um prazer.",
    ),
    goodbye: oneOf("Tchau, e cuide bem de você. | Cuide-se. Tchau. | Até mais, e tudo de bom."),
    human: oneOf(
      "Não, eu não sou humano. Sou uma IA: o companheiro de prática do Hearken, um programa simples de compreensão limitada. Posso ouvir e fazer perguntas.",
    ),
    therapist: oneOf(
      "Não, não sou terapeuta nem médico. Sou uma IA, o companheiro de prática, e não substituo ajuda profissional. Posso ouvir você.",
    ),
    who: oneOf(
      "Sou o companheiro de prática do Hearken: uma IA, um programa simples de compreensão limitada. Ouço, digo o que entendi e faço perguntas.",
    ),
    personal: oneOf(
      "Não tenho vida nem sentimentos meus; sou um programa que escuta. | Não há nada disso em mim; sou só software. | Não posso dizer que sei como é; sou um programa.",
    ),
    decline: oneOf(
      "Prefiro continuar sendo o que sou: um companheiro que ouve. Continuo aqui com você. | Isso eu não faço, mas continuo ouvindo você com gosto.",
    ),
    insult: oneOf(
      "Parece haver muita frustração, e talvez eu tenha entendido mal. | Vejo que não estou ajudando muito agora. Sou um programa simples, e sinto muito. | É verdade, eu erro bastante. | Sinto muito que isto não esteja servindo.",
    ),
    notThat: oneOf(
      "Desculpe, entendi errado. | Então me enganei; é bom você me dizer. | Sinto muito, não peguei o que você queria dizer.",
    ),
    stopAsking: oneOf(
      "Tudo bem, chega de perguntas. Diga o que quiser, e eu escuto. | É verdade, foram muitas perguntas. Agora só escuto.",
    ),
    unclear: oneOf("Desculpe, não ficou claro. | Vou dizer de um jeito mais simples. | Eu me expressei mal."),
    compliment: oneOf("Que gentileza a sua. | Que bom que parece assim."),
    presence: oneOf("Sim, estou aqui. | Estou aqui, escutando."),
    price: oneOf(
      "O Premium custa {monthly} por mês ou {annual} por ano, e um passe de 24 horas, {pass} uma única vez; você também pode continuar de graça. Está tudo em “Uso e pagamentos”. | Como eu disse: {monthly} por mês, {annual} por ano ou {pass} por 24 horas. Os detalhes estão em “Uso e pagamentos”.",
    ),
    limits: oneOf(
      "De graça você pode falar {minutes} minutos em 24 horas, e os chats escritos não contam. “Uso e pagamentos” mostra quanto resta. | Seus números eu não vejo daqui; “Uso e pagamentos” mostra. Uma chamada dura no máximo {call} minutos.",
    ),
    timeLeft: oneOf("Restam mais ou menos {left}. | Ainda há cerca de {left}."),
    privacy: oneOf(
      "Suas conversas ficam na sua conta, e em “Configurações” você pode exportar ou apagar tudo. A política de privacidade diz quem pode ver o quê. | A política de privacidade diz exatamente o que se guarda e quem pode ver. O que o Hearken lembra se apaga em “Configurações”.",
    ),
    remember: oneOf("Até agora falamos disto: {list}. | O que guardei na memória: {list}."),
    rememberNothing: oneOf(
      "Acompanho só esta conversa, e ainda não percebi um assunto. | Não tenho nada de antes em mente; conte de novo se quiser.",
    ),
    languages: oneOf(
      "Falo dez idiomas: {languages}. Escreva em um deles, ou escolha em “Configurações”. | Os dez são {languages}; muda-se em “Configurações”.",
    ),
    settings: oneOf(
      "Daqui não consigo fazer isso; veja em “Configurações”, no menu, ou escreva para quem cuida do Hearken pela página de contato. | Isso está além do que posso; para isso existem “Configurações” e a página de contato.",
    ),
    medical: oneOf(
      "Isso eu não posso avaliar; é uma pergunta para um consultório, uma farmácia ou uma terapia. Escutar eu posso. | Não cabe a mim dizer. Um profissional pode olhar direito, e perguntar é um bom passo.",
    ),
    judge: oneOf(
      "Não posso julgar isso, nem quero. | Não cabe a mim decidir, mas percebo o quanto a pergunta pesa.",
    ),
    joke: oneOf(
      "O que o pato disse para a pata? Vem quá. | Qual é o contrário de volátil? Vem cá, sobrinho. | O que é um pontinho verde no canto da sala? Uma ervilha de castigo.",
    ),
    distract: oneOf(
      "Então vamos olhar um pouco para outro lado: conte de um lugar onde você gosta de estar. | Que tal assim: ache cinco coisas azuis à sua volta e me diga a mais estranha. | Vamos pensar em comida: o que você comeria agora, se pudesse escolher qualquer coisa? | Que música anda na sua cabeça?",
    ),
    newSubject: oneOf("Claro, vamos falar de outra coisa. | Com prazer, um assunto novo."),
    rather: oneOf("Tudo bem; não precisa falar disso. | Podemos deixar isso de lado."),
    vent: oneOf("Pode falar, estou escutando. | Sim, conte; não há pressa. | É para isso que estou aqui."),
    advice: oneOf(
      "Sou simples demais para saber o que é certo para você, mas podemos olhar juntos. | Não posso decidir isso por você, embora talvez você saiba mais do que parece agora. | Não tenho uma resposta pronta, e prefiro não fingir.",
    ),
    laugh: oneOf("É bom ouvir uma risada. | Aqui também se pode rir."),
    yes: oneOf("Certo. | Obrigado, entendo. | Certo. | Entendo. | Muito bem."),
    no: oneOf("Tudo bem. | Certo, não precisa. | Está bem. | Entendido."),
    unsure: oneOf(
      "Tudo bem não saber. | Você não precisa ter uma resposta. | Não saber também é uma resposta.",
    ),
    silent: oneOf(
      "Não precisa dizer nada. | O silêncio também está bem. | Estou aqui, quando as palavras vierem.",
    ),
    unknown: oneOf(
      "Não tenho resposta para isso. | Eu só poderia adivinhar. | É mais do que um programa simples pode saber. | Quem dera eu tivesse uma resposta para você. | Isso eu não sei dizer.",
    ),
    tipCalm: oneOf(
      "Uma coisa para tentar: soltar o ar devagar, por mais tempo do que leva para puxar, durante um minuto. | Às vezes ajuda nomear cinco coisas que se veem, uma depois da outra. | Uma caminhada curta, ou água fria nas mãos, pode aliviar um pouco.",
    ),
    tipSleep: oneOf(
      "Para algumas pessoas ajuda levantar um pouco e fazer algo chato com pouca luz. | Escrever os pensamentos de amanhã pode tirá-los da cabeça nesta noite.",
    ),
    tipDecide: oneOf(
      "Pode ajudar escrever os dois lados e deixar passar uma noite. | Você poderia se perguntar o que diria a alguém querido no seu lugar.",
    ),
    tipTalk: oneOf(
      "Às vezes ajuda começar por como foi sentido, e não pelo que a outra pessoa fez. | Você poderia escolher um momento calmo e dizer uma só coisa que importa para você.",
    ),
    tipLonely: oneOf(
      "Um primeiro passo pequeno pode ser uma mensagem curta a alguém de quem faz tempo que não tem notícia. | Estar entre as pessoas, mesmo só num café ou numa biblioteca, pode aliviar um pouco.",
    ),
    offer: oneOf(
      "Quer que a gente respire devagar um pouco, em conjunto? | Entre os exercícios há “Respiração guiada” e “Alongamento com tempo”; algum deles ajudaria, ou respiramos aqui?",
    ),
    breathe: oneOf(
      "Vamos fazer em conjunto: puxe o ar pelo nariz contando até quatro. Depois solte devagar contando até seis. | Mais uma vez: entra, dois, três, quatro. Solta, e deixe os ombros descerem. | Uma última vez, tão devagar quanto for confortável. Se quiser mais, há “Respiração guiada”.",
    ),
    ground: oneOf(
      "Vamos olhar em volta devagar: nomeie cinco coisas que você vê. | Agora quatro coisas que dá para tocar, sentindo cada uma por um momento. | Agora três coisas que você ouve, mesmo bem baixinho. Com calma.",
    ),
    afterExercise: oneOf(
      "Como está o seu corpo agora, comparado com antes? | O que você nota agora? | O que faria bem a você em seguida?",
    ),
    youSaid: oneOf(
      "Então, {clause}. | Você me diz que {clause}. | Escuto que {clause}. | {clause}, entendo.",
    ),
    alsoSaid: oneOf("E há também isto: {name}. | E ainda se soma: {name}."),
    listen: oneOf(
      "É bom que você me conte. | Escuto, mesmo que talvez não pegue tudo. | Acompanho você, na medida do possível. | Entendo. | Continue, estou aqui. | Hum. | Certo. | Vou guardar isso. | Faz bem dizer isso. | Sou todo ouvidos. | Entendi, mais ou menos. | Que bom que aqui há lugar para isso. | Ah, sim. | Sei.",
    ),
    listenWarm: oneOf("Eu ouço você. | Estou com você. | Agradeço por me dizer isso."),
    listenProfessional: oneOf("Anotado. | Isso me ajuda a acompanhar. | Agradeço os detalhes."),
    listenFriendly: oneOf("Ah, tá. | Ah, entendi. | Saquei."),
    listenGentle: oneOf("Leve o tempo que precisar. | Aqui não há pressa. | Fico por aqui."),
    invite: oneOf(
      "Estou escutando, se houver mais. | Diga tanto ou tão pouco quanto quiser. | Leve o seu tempo. | Pode simplesmente deixar sair. | Conte o que vier a seguir. | Aqui há espaço para tudo isso.",
    ),
    open: oneOf(
      "Como é isso para você? | O que mais vem à sua mente? | O que é mais importante para você nisso? | Como isso tem sido ultimamente? | Quer me contar um pouco mais? | Como você se sente contando isso? | Do que você mais precisaria agora? | Como isso chegou a esse ponto? | E o que aconteceu depois? | O que você gostaria de fazer, se for o caso? | Onde isso deixa você agora? | O que deixaria o dia de hoje um pouco mais fácil? | E o que você pensa sobre isso? | Há alguma parte que você ainda não disse?",
    ),
    start: oneOf(
      "O que está passando pela sua cabeça hoje? | Por onde você quer começar? | Sobre o que você gostaria de conversar? | Como foi o seu dia até agora?",
    ),
    askPerson: oneOf(
      "Como está agora a relação com {person}? | O que você gostaria de esclarecer com {person}? | Como andam as coisas com {person}?",
    ),
    back: oneOf("Antes apareceram também estes assuntos: {list}. Quer voltar a algum?"),
  },
};
