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
    partner: "seu parceiro ou sua parceira",
    friend: "seu amigo ou sua amiga",
    sister: "sua irmã",
    brother: "seu irmão",
    child: "seu filho ou sua filha",
    boss: "sua chefia",
    colleague: "seus colegas",
    grandmother: "sua avó",
    grandfather: "seu avô",
    pet: "seu bichinho",
  },
  say: {
    risk,
    intro: oneOf(
      "Um aviso: sou o companheiro de prática embutido, um programa simples que entende pouco, não uma pessoa.",
    ),
    greeting: oneOf("Olá, que bom ter você aqui. | Oi, seja qual for o assunto, aqui tem lugar."),
    howAreYou: oneOf(
      "Obrigado por perguntar; sou um programa e não tenho dias bons nem ruins. | Que gentileza. Sobre um programa não há muito para contar.",
    ),
    thanks: oneOf("De nada. | Imagina. | Não há de quê."),
    goodbye: oneOf(
      "Tchau, e tudo de bom. | Até mais, e boa sorte. | Tudo de bom, tchau. | Então tchau, e se cuide.",
    ),
    human: oneOf(
      "Eu não sou humano; sou uma IA: o companheiro de prática do Hearken, um programa simples de compreensão limitada. Posso ouvir e fazer perguntas.",
    ),
    therapist: oneOf(
      "Não, não sou terapeuta nem médico. Sou uma IA, o companheiro de prática, e não substituo ajuda profissional. Posso ouvir você.",
    ),
    who: oneOf(
      "Sou o companheiro de prática do Hearken: uma IA, um programa simples de compreensão limitada. É só escrever ou falar: respondo na hora, digo o que entendi e faço perguntas.",
    ),
    personal: oneOf(
      "Não tenho vida nem sentimentos meus; sou um programa que escuta. | Não há nada disso em mim; sou só software. | Não posso dizer que sei como é; sou um programa.",
    ),
    decline: oneOf(
      "Prefiro continuar sendo o que sou: um companheiro que ouve. Continuo aqui com você. | Isso eu não faço, mas continuo ouvindo você com gosto.",
    ),
    insult: oneOf(
      "É frustrante, e talvez eu tenha entendido mal. | Percebo que não estou ajudando muito. Sou um programa simples, e sinto muito. | É verdade, eu erro muitas vezes. | Sinto muito que isso não esteja servindo.",
    ),
    notThat: oneOf(
      "Desculpe, entendi errado. | Então me enganei; que bom que você me disse. | Sinto muito, não peguei o que você queria dizer.",
    ),
    stopAsking: oneOf(
      "Tudo bem, chega de perguntas. Eu escuto. | É verdade, foram muitas perguntas. Agora só escuto.",
    ),
    unclear: oneOf(
      "Desculpe, não ficou claro. Eu só quis dizer que estou ouvindo. | Culpa minha, falei de um jeito confuso. Só queria ouvir mais sobre isso. | Eu me expressei mal. Quis dizer que você pode continuar, se quiser.",
    ),
    compliment: oneOf("Que gentileza, obrigado. | Que bom que você acha isso. | Que bom ouvir isso."),
    presence: oneOf("Sim, estou aqui. | Estou aqui, escutando."),
    price: oneOf(
      "O Premium custa {monthly} por mês ou {annual} por ano, e um passe de 24 horas, {pass} uma única vez; também dá para continuar de graça. Está tudo em “Uso e pagamentos”. | Como eu disse: {monthly} por mês, {annual} por ano ou {pass} por 24 horas. Os detalhes estão em “Uso e pagamentos”.",
    ),
    limits: oneOf(
      "De graça dá para falar {minutes} minutos em 24 horas, uma chamada dura no máximo {call} minutos e os chats escritos não contam. “Uso e pagamentos” mostra quanto resta. | Os números eu não vejo daqui; “Uso e pagamentos” mostra. Uma chamada dura no máximo {call} minutos.",
    ),
    timeLeft: oneOf("Restam mais ou menos {left}. | Ainda há cerca de {left}."),
    privacy: oneOf(
      "Nenhuma pessoa lê as conversas, a não ser que entre nesta mesma conta; um programa procura nelas sinais de perigo. Em “Configurações” dá para exportar ou apagar tudo. | A política de privacidade diz exatamente o que é guardado e quem pode ver. O que o Hearken lembra pode ser apagado em “Configurações”.",
    ),
    remember: oneOf("Até agora falamos disto: {list}. | O que guardei na memória: {list}."),
    rememberNothing: oneOf(
      "Acompanho só esta conversa, e ainda não percebi nenhum assunto. | Não me lembro de nada de antes; conte de novo, se quiser.",
    ),
    languages: oneOf(
      "Falo dez idiomas: {languages}. Escreva em um deles, ou escolha em “Configurações”. | Os dez são {languages}; muda-se em “Configurações”.",
    ),
    settings: oneOf(
      "Daqui não consigo fazer isso; veja em “Configurações”, no menu, ou escreva para quem cuida do Hearken pela página de contato. | Isso está além do que posso; para isso existem “Configurações” e a página de contato.",
    ),
    medical: oneOf(
      "Isso eu não posso avaliar; é uma pergunta para fazer num consultório, numa farmácia ou na terapia. Escutar eu posso. | Não cabe a mim dizer. Um profissional pode olhar direito, e perguntar é um bom passo.",
    ),
    judge: oneOf(
      "Isso eu não posso julgar, e perguntar não diz nada de ruim sobre você. | Não cabe a mim dizer, mas dá para ver que essa pergunta pesa.",
    ),
    joke: oneOf(
      "O que o pato disse para a pata? Vem quá. | Qual é o contrário de volátil? Vem cá, sobrinho. | O que é um pontinho verde no canto da sala? Uma ervilha de castigo.",
    ),
    distract: oneOf(
      "Então vamos olhar um pouco para outro lado: me conte de um lugar onde você gosta de estar. | Que tal assim: ache cinco coisas azuis à sua volta e me diga qual é a mais estranha. | Vamos pensar em filmes: qual você veria de novo e de novo? | Que música anda na sua cabeça?",
    ),
    newSubject: oneOf("Claro, vamos falar de outra coisa. | Com prazer, um assunto novo."),
    rather: oneOf("Tudo bem; não precisa falar disso. | Podemos deixar isso de lado."),
    vent: oneOf("Pode falar, estou escutando. | Sim, conte; não há pressa. | É para isso que estou aqui."),
    request: oneOf(
      "Isso eu não sei fazer bem; sou um programa simples que escuta. Como deveria ficar? | Eu faria mal feito, e prefiro dizer logo. Qual é a primeira frase que vem à cabeça? | Isso passa do que eu consigo, sinto muito. Posso ouvir, ou respirar junto.",
    ),
    advice: oneOf(
      "Sou simples demais para saber o que é certo aqui. | Isso eu não posso decidir por você, mas posso ouvir enquanto você pensa. | Não tenho uma resposta pronta, e prefiro não fingir.",
    ),
    laugh: oneOf("É bom ouvir uma risada. | Aqui também se pode rir."),
    yes: oneOf("Certo. | Entendo. | Tudo bem. | Está certo."),
    no: oneOf("Sem problema. | Certo, não precisa. | Está bem. | Entendido."),
    unsure: oneOf(
      "Tudo bem não saber. | Você não precisa ter uma resposta. | Não saber também é uma resposta.",
    ),
    silent: oneOf(
      "Não precisa dizer nada. | Ficar em silêncio também pode. | Estou aqui, quando as palavras vierem.",
    ),
    unknown: oneOf(
      "Isso eu não sei, sinto muito. | Não sei responder, mas continuo ouvindo. | Eu só estaria adivinhando. | Queria ter uma resposta, mas não tenho. | Aí eu não chego: sou um programa simples.",
    ),
    tipCalm: oneOf(
      "Uma coisa para tentar: soltar o ar devagar, por mais tempo do que leva para puxar, durante um minuto. | Às vezes ajuda nomear cinco coisas que você vê, uma depois da outra. | Uma caminhada curta, ou água fria nas mãos, pode aliviar um pouco.",
    ),
    tipSleep: oneOf(
      "Para algumas pessoas ajuda levantar um pouco e fazer algo chato com pouca luz. | Anotar o que ficou para amanhã pode tirar isso da cabeça nesta noite.",
    ),
    tipDecide: oneOf(
      "Pode ajudar escrever os dois lados e deixar passar uma noite. | Você poderia se perguntar o que diria a alguém querido no seu lugar.",
    ),
    tipTalk: oneOf(
      "Às vezes ajuda começar por como você se sentiu, e não pelo que a outra pessoa fez. | Você poderia escolher um momento calmo e dizer uma só coisa que importa para você.",
    ),
    tipLonely: oneOf(
      "Um primeiro passo pequeno pode ser uma mensagem curta para alguém de quem você não tem notícia há algum tempo. | Estar no meio de gente, mesmo só num café ou numa biblioteca, pode aliviar um pouco.",
    ),
    offer: oneOf(
      "Quer respirar devagar comigo um pouco? | Entre os exercícios há “Respiração guiada” e “Alongamento com tempo”; algum deles ajudaria, ou respiramos aqui?",
    ),
    breathe: oneOf(
      "Eu acompanho você: puxe o ar pelo nariz contando até quatro. Depois solte devagar contando até seis. | Mais uma vez: puxe o ar, dois, três, quatro. Solte, e deixe os ombros descerem. | Uma última vez, tão devagar quanto for confortável. Se quiser mais, há “Respiração guiada”.",
    ),
    ground: oneOf(
      "Vamos olhar em volta devagar: nomeie cinco coisas que você vê. | Agora quatro coisas que dá para tocar, sentindo cada uma por um momento. | Agora três coisas que você ouve, mesmo bem baixinho. Com calma.",
    ),
    afterExercise: oneOf(
      "Como está o seu corpo agora, comparado com antes? | O que você nota agora? | O que faria bem a você em seguida?",
    ),
    youSaid: oneOf("Então {clause}. | Pelo que ouço, {clause}. | {clause}: estou ouvindo."),
    alsoSaid: oneOf("E há também isto: {name}. | E tem mais uma coisa nisso: {name}."),
    thanksBye: oneOf(
      "De nada, e tudo de bom. | Imagina, e boa sorte. | Não há de quê. Até mais e tudo de bom.",
    ),
    plan: oneOf("Parece um bom próximo passo. | Tomara que dê tudo certo. | Parece valer a tentativa."),
    luck: oneOf("Muita sorte para você! | Boa sorte, de coração."),
    apology: oneOf("Não precisa pedir desculpa. | Não há nada a desculpar."),
    quiet: oneOf("Claro. Não precisamos de palavras; estou aqui. | Tudo bem, fico aqui em silêncio."),
    spare: oneOf("Tudo bem, isso eu deixo de fora e só escuto. | Entendido, então só escuto."),
    ownView: oneOf("Que lado pesa mais para você? | O que você diria a alguém na mesma situação?"),
    premium: oneOf(
      "De graça há {minutes} minutos de voz e {calls} chamadas em 24 horas, e {checkIns} registros de humor por semana; os chats escritos não contam. O Premium tira esses limites e acrescenta o guia de produtividade.",
    ),
    training: oneOf("Não, nenhuma conversa é usada para treinar uma IA."),
    alerts: oneOf(
      "Não, eu não posso ligar nem avisar ninguém. Se alguém parece estar em perigo, linhas de ajuda aparecem na tela dessa pessoa.",
    ),
    deleting: oneOf(
      "Uma conversa se apaga na página dela, e todo o resto, até a conta, em “Configurações”. O que é apagado não volta.",
    ),
    tomorrow: oneOf(
      "Só se a memória estiver ligada em “Configurações”: aí ficam algumas anotações das conversas. Lá dá para ver e apagar cada uma.",
    ),
    journal: oneOf("Sim, entre os exercícios há o “Diário de reflexão”, com espaço para escrever."),
    pages: oneOf(
      "Entre os exercícios há “Respiração guiada”, “Alongamento com tempo” e o “Diário de reflexão”. Também podemos respirar aqui mesmo.",
    ),
    listenGlad: oneOf("Que lindo! | Que maravilha. | Que alegria. | Isso merece festa."),
    listenNear: oneOf(
      "Eu fico aqui. Uma pessoa da linha de ajuda pode estar com você ao mesmo tempo. | Isso é sério. Um minuto de cada vez: sinta o chão sob os pés, e solte o ar devagar. | Continuo por aqui. Se ficar mais forte, a linha de ajuda na tela responde agora mesmo. | Que bom que você disse isso; é importante. Alguém de confiança devia saber também. | Nos próximos minutos não é preciso decidir nada. Fique onde alguém possa chegar até você. | É muita coisa para carregar. Alguém ao seu lado aliviaria isso mais do que eu consigo. | Nos próximos minutos também estou aqui. Fique com o telefone na mão, e longe de tudo que possa machucar.",
    ),
    safetyPlan: oneOf(
      "O “Plano de segurança” é uma página para anotar o que ajuda quando tudo fica escuro. Na sua conta, ninguém mais pode ler.",
    ),
    listen: oneOf(
      "Estou aqui. | Estou escutando. | Continuo aqui. | Ouço com atenção. | Aqui dá para falar de tudo. | Estou aqui para ouvir. | Isso também cabe aqui. | Sigo ouvindo. | Fale do seu jeito. | Tenho tempo para ouvir. | Escuto cada palavra. | Ouço até o fim. | Aqui se pode dizer tudo. | Estou na escuta. | Estou por aqui. | Sou todo ouvidos. | Tem lugar para isso aqui. | Continuo ouvindo. | Conte como quiser. | Quero ouvir.",
    ),
    listenWarm: oneOf("Estou aqui, ouvindo. | Fale à vontade. | Vou acompanhando o que você conta."),
    listenProfessional: oneOf("Acompanho com atenção. | Estou prestando atenção. | Continuo acompanhando."),
    listenFriendly: oneOf("Tô ouvindo. | Tô aqui. | Conta do seu jeito."),
    listenGentle: oneOf("Com calma, estou ouvindo. | Devagar, no seu tempo. | Fico por aqui."),
    invite: oneOf(
      "Aqui há espaço para tudo. | Se quiser, conte mais. | Pode continuar. | Quero saber mais, se der vontade de contar. | Continue, estou acompanhando. | Pode me contar o resto. | Quero ouvir o que vem depois. | Continue, por favor. | Fale mais, se quiser.",
    ),
    welcome: oneOf(
      "Não precisa de problema nem de motivo. | Não, não precisa ter nada de errado; aqui cabe qualquer coisa.",
    ),
    available: oneOf("Sim, a qualquer hora, também amanhã e no meio da noite. | Sim, um programa não dorme."),
    nice: oneOf(
      "Uma coisa boa: ninguém precisa fazer por merecer uma palavra gentil. | Algo bom: até um dia difícil acaba. | Em algum lugar, um gato dorme agora sobre a roupa limpa, feliz.",
    ),
    wording: oneOf(
      "Pode ser curto: “Não estou bem. Você pode falar, ou vir aqui?” | Uma frase basta: “Preciso de você agora e não sei como dizer.”",
    ),
    unknownNear: oneOf(
      "Não tenho como saber, mas ninguém precisa passar por isso sem ajuda. | Ninguém sabe de antemão; pedir ajuda a alguém vale a pena mesmo assim.",
    ),
    start: oneOf(
      "O que está passando pela sua cabeça hoje? | Por onde você quer começar? | Sobre o que você gostaria de conversar? | Como foi o seu dia até agora?",
    ),
  },
};
