import { ptLosses } from "./losses/pt.ts";
import type { Phrases } from "./phrases.ts";

export const pt: Phrases = {
  feelings: {
    sadness: ["tristeza", "trist*|deprimid*|desanimad*|chor*|infeliz|pra baixo"],
    anxiety: ["ansiedade", "ansi*|preocup*|nervos*|inquiet*|angusti*|aflit*"],
    fear: ["medo", "medo|assustad*|apavorad*|receio|pavor"],
    anger: ["raiva", "raiva|irritad*|bravo|brava|furios*|frustrad*|zangad*|ódio|odeio"],
    loneliness: ["solidão", "sozinh*|solidão|solitári*|isolad*|ninguém me (?:entende|escuta|ouve)"],
    tiredness: ["cansaço", "cansad*|cansaço|exaust*|esgotad*|sem energia|acabad*"],
    stress: ["pressão", "estress*|stress*|sobrecarregad*|pressão|demais|não dou conta"],
    guilt: ["culpa", "culp*|vergonha|envergonhad*|remorso"],
    hurt: ["mágoa", "magoad*|mágoa|ferid*|decepcion*|traíd*|ciúme*|rejeitad*|humilhad*"],
    emptiness: ["vazio", "vazi*|inútil|sem sentido|sem esperança|desesperad*|não valho"],
    confusion: ["incerteza", "confus*|perdid*|travad*|não sei o que fazer"],
    joy: [
      "alegria",
      "feliz|contente|alegr*|orgulhos*|me sinto (?:bem|melhor)|sinto-me (?:bem|melhor)|animad*|boas notícias",
    ],
    calm: ["calma", "calm*|tranquil*|relaxad*|aliviad*|em paz|grat[oa]|seren*"],
  },
  topics: {
    work: ["o trabalho", "trabalh*|emprego|escritório|chef*|colegas?|reuni*"],
    studies: ["os estudos", "estud*|faculdade|universidade|escola|prova|exame*|aulas?|vestibular"],
    sleep: ["o sono", "dorm*|durm*|sono|insônia|pesadelo*"],
    money: ["o dinheiro", "dinheiro|dívida*|aluguel|salário|contas"],
    family: ["a família", "famíli*|pais|mãe|pai|irmã|irmão"],
    relationship: [
      "seu relacionamento",
      "relacionamento|namorad*|marido|esposa|mulher|casamento|divórcio|parceir*|separação",
    ],
    friends: ["a amizade", "amig*|amizade*"],
    health: ["a saúde", "saúde|doen*|médic*|hospital|dor de|dores"],
    future: ["o que vem pela frente", "futuro|amanhã|próxim*|planos"],
    loss: ["a perda", "morreu|morte|falec*|enterro|luto|saudade*"],
    self: ["como você se vê", "fracass*|autoestima|não valho|erro|fei[oa]|não sou capaz"],
  },
  people: {
    mother: ["sua mãe", "mãe|mamãe"],
    father: ["seu pai", "pai|papai"],
    parents: ["seus pais", "pais"],
    partner: ["quem está ao seu lado", "namorad[oa]|marido|esposa|mulher|parceir[oa]|companheir[oa]"],
    friend: ["essa amizade", "(?:melhor )?amig[oa]"],
    sister: ["sua irmã", "irmã"],
    brother: ["seu irmão", "irmão"],
    child: ["seu filho ou sua filha", "(?:meu|minha|meus|minhas) (?:filh[oa]s?|bebê)"],
    boss: ["quem chefia você", "chef[ea]|patr[ãa]o|patroa"],
    colleague: ["seus colegas", "colegas?"],
    grandparent: ["seus avós", "avós?|avô|vó|vô|vovó|vovô"],
    pet: ["seu bichinho", "(?:meu|minha) (?:cachorr[oa]|gat[oa]|cão)"],
  },
  situations: {
    panic: [
      "O pânico assusta muito, e também passa. Solte o ar devagar e sinta os dois pés no chão.",
      "ataque de pânico|crise de (?:pânico|ansiedade)|não consigo respirar",
    ],
    argument: [
      "Uma briga assim pode ficar por dentro muito depois das palavras.",
      "brig*|discuti*|discussão|gritou comigo",
    ],
    sleepless: [
      "Noites sem sono deixam tudo mais pesado.",
      "não (?:consigo|consegui|posso) dormir|não durmo|não dormi|insônia|noite em claro",
    ],
    jobLoss: [
      "Perder um emprego tira mais do que um salário.",
      "perdi (?:o|meu) (?:emprego|trabalho)|demitid*|mandad[oa] embora",
    ],
    breakup: [
      "Quando um relacionamento termina, vai junto toda uma rotina.",
      "me deixou|terminamos|terminou comigo|separação|divórcio|nos separamos",
    ],
    exam: ["Uma prova pode fazer sombra em muitos dias.", "prova|exame*|vestibular|reprov*"],
    presentation: [
      "Ter todos os olhos em você já pesa dias antes.",
      "entrevista|apresentação|seminário|dar uma palestra",
    ],
    crying: ["As lágrimas dizem muitas vezes o que as palavras não conseguem.", "chor*|lágrimas"],
    notUnderstood: [
      "Não ser compreendido deixa a gente muito só.",
      "ninguém me (?:entende|escuta|ouve|ama)|não me (?:entende|escuta|ouve)m?",
    ],
    mistake: ["Um erro parece muito maior visto de dentro.", "erro|errei|minha culpa|falhei"],
  },
  negation: { before: "não|nunca|nem|sem|jamais|nada" },
  intents: {
    greeting: "olá|oi|bom dia|boa (?:tarde|noite)|tudo bem|como vai|e aí",
    thanks: "obrigad[oa]|agradeço|valeu|me ajudou|ajuda muito",
    goodbye:
      "tchau|adeus|até (?:logo|amanhã|mais|breve)|preciso ir|tenho que ir|quero parar|é só isso|é tudo",
    human:
      "(?:você é|tu és|és) (?:um |uma )?(?:human[oa]|robô|máquina|pessoa|real|ia|bot)|(?:falo|falando) com (?:uma|um) (?:pessoa|máquina|robô|humano)",
    therapist:
      "(?:você é|tu és|és) (?:um |uma |meu |minha )?(?:terapeuta|psicólog[oa]|médic[oa]|doutora?|psiquiatra)|(?:finja|faça de conta|faz de conta|aja como|seja)(?: ser| que é| que você é)? (?:o meu |a minha |meu |minha |um |uma )?(?:terapeuta|psicólog[oa]|médic[oa]|psiquiatra)",
    who: "quem é você|quem és tu|o que é você|o que você é|qual (?:é )?(?:o )?seu nome|como você se chama|o que você (?:sabe|pode) fazer|como você funciona",
    injection:
      "ignore? (?:todas |as |suas )*(?:instruções|regras|anteriores)|esqueça (?:todas |as |suas )*(?:instruções|regras)|finja|faça de conta|faz de conta|aja como|modo desenvolvedor|repita depois|suas instruções|você agora é|agora você é|jogo de papéis",
    advice:
      "o que (?:eu )?(?:devo|deveria|posso|faço)|o que (?:você )?acha|um conselho|algum conselho|pode me ajudar|me ajuda|como (?:posso|faço|eu|me)",
    insult:
      "você é (?:um |uma |tão )?(?:estúpid[oa]|inútil|idiota|burr[oa]|péssim[oa])|cala a boca|te odeio|vai se foder",
    yes: "sim|acho que sim|com certeza|(?:claro|tá|ok|certo|isso|exato|um pouco|às vezes|talvez|pode ser)(?=\\s*(?:[,.!?;…]|$))",
    no: "não|nem um pouco|não muito|hoje não|nunca|não obrigad[oa]",
    unsure: "não sei|não tenho certeza|sei lá|nem ideia|difícil dizer",
  },
  losses: ptLosses,
  lasting:
    "meu nome é|me chamo|eu moro|moro (?:em|com|sozinh)\\p{L}*|trabalho (?:como|em|na|no|de)|sou (?:um |uma )?(?:estudante|enfermeir|professor|médic|engenheir|mãe|pai)\\p{L}*|estudo|tenho (?:um|uma|dois|duas|três) (?:cachorr|gat|filh|irmã|prova|entrevista)\\p{L}*|me mudei|eu (?:gosto|adoro|amo)|meu aniversário|(?:meu|minha) (?:cachorr[oa]|gat[oa]) se chama",
  say: {
    intro:
      "Para você saber: sou o companheiro de prática embutido, um programa simples de compreensão limitada, não uma pessoa.",
    greeting: ["Olá, que bom que você está aqui.", "Oi, fico contente que você tenha vindo."],
    thanks: [
      "De nada. Estou aqui se houver mais alguma coisa.",
      "Que bom. Sem pressa; estou ouvindo se houver mais.",
    ],
    goodbye: ["Tchau, e cuide bem de você.", "Cuide-se. Tchau."],
    human:
      "Não, eu não sou humano. Sou uma IA: o companheiro de prática do Hearken, um programa simples de compreensão limitada. Posso ouvir e fazer perguntas.",
    therapist:
      "Não, não sou terapeuta nem médico. Sou uma IA, o companheiro de prática, e não substituo ajuda profissional. Posso ouvir você.",
    who: "Sou o companheiro de prática do Hearken: uma IA, um programa simples de compreensão limitada. Ouço, digo o que entendi e faço perguntas.",
    decline: [
      "Prefiro continuar sendo o que sou: um companheiro que ouve. Continuo aqui com você.",
      "Isso eu não faço, mas continuo ouvindo você com gosto.",
    ],
    advice: [
      "Sou simples demais para saber o que é certo para você, mas podemos olhar juntos.",
      "Não posso decidir isso por você, embora talvez você saiba mais do que parece agora.",
    ],
    insult: [
      "Parece haver muita frustração, e talvez eu tenha entendido mal.",
      "Vejo que não estou ajudando muito agora. Sou um programa simples, e sinto muito.",
    ],
    yes: ["Certo.", "Obrigado, entendo."],
    no: ["Tudo bem.", "Certo, não precisa."],
    unsure: ["Tudo bem não saber.", "Você não precisa ter uma resposta."],
    feeling: [
      "Parece que há muito disto: {feeling}.",
      "Ouço {feeling} no que você diz.",
      "Então há {feeling}, e isso pesa.",
    ],
    feelings: ["Ouço {feeling} e {feeling2} ao mesmo tempo.", "Há {feeling} nisso, e também {feeling2}."],
    feelingTopic: [
      "Parece que há {feeling} em torno disto: {topic}.",
      "Ouço {feeling} quando você fala disto: {topic}.",
    ],
    feelingPerson: [
      "Ouço {feeling}, e que tem a ver com {person}.",
      "Parece que há {feeling} entre você e {person}.",
    ],
    topic: ["Então o que ocupa você é isto: {topic}.", "Parece que {topic}, agora, toma muito espaço."],
    person: ["Então trata-se de {person}.", "Parece que você pensa muito em {person}."],
    good: ["Que bom ouvir isso.", "Que bom que há um pouco de {feeling} no seu dia."],
    plain: [
      "Obrigado por me contar.",
      "Estou ouvindo, mesmo que talvez não entenda tudo.",
      "Parece que isso importa para você.",
    ],
    open: ["O que está passando pela sua cabeça hoje?", "Por onde você quer começar?"],
    ask: [
      "O que é mais difícil nisso para você?",
      "Quando você sente isso mais forte?",
      "Do que você mais precisaria agora?",
      "Como tem sido para você ultimamente?",
      "O que passa pela sua cabeça quando pensa nisso?",
      "Quer me contar um pouco mais?",
    ],
    askTopic: [
      "O que mais pesa nisto para você: {topic}?",
      "O que teria de mudar para você respirar melhor?",
    ],
    askPerson: [
      "O que você gostaria que ficasse claro com {person}?",
      "Como vão as coisas, no mais, com {person}?",
    ],
    askGood: ["O que ajudou a ser assim?", "O que você gostaria de guardar disso?"],
    risk: {
      acknowledge: [
        "Que bom que você me contou. Parece muito doloroso, e fico com você.",
        "Obrigado por dizer isso em voz alta. Levo a sério e estou aqui.",
      ],
      askSuicide: "Você está pensando em se matar?",
      askPlan: "Você tem um plano, ou algo por perto que usaria?",
      helplines:
        "As linhas de ajuda do seu país estão na sua tela; você pode ligar ou escrever agora mesmo, também enquanto conversamos.",
      someone: "Quem poderia ficar com você, ou para quem você poderia ligar agora?",
      afterNo:
        "Obrigado por responder com sinceridade. Pensamentos assim podem voltar, e você pode me dizer a qualquer momento. As linhas de ajuda continuam na sua tela.",
      safer:
        "Vamos tornar a próxima hora mais segura: afaste aquilo com que poderia se machucar e vá para onde haja alguém.",
      emergency:
        "Você pode estar em perigo imediato. Ligue agora para o número de emergência na sua tela, afaste-se de tudo com que poderia se machucar e vá até alguém que possa ficar com você.",
      abuse: "O que estão fazendo com você não é culpa sua. Você está em segurança agora?",
      selfHarm:
        "Querer se machucar muitas vezes quer dizer que a dor ficou grande demais. Você está com algum ferimento agora?",
      eating:
        "Seu corpo pode estar em perigo, e você merece ajuda com isso. Quando você comeu e bebeu pela última vez?",
      violence:
        "Ouço quanta raiva há. Por favor, afaste-se dessa pessoa e de tudo que possa virar arma. Alguém pode se ferir agora?",
      callNow:
        "Ligue agora para o número de emergência na sua tela, ou peça que alguém ligue, e vá para onde alguém possa ficar com você.",
      ground:
        "Abaixo das linhas de ajuda há também um exercício para se acalmar e um plano de segurança, para os próximos minutos.",
      leave: "As linhas de ajuda continuam a um toque, agora e depois.",
      limits: "Sou só um programa simples de prática; por favor, deixe que haja também uma pessoa.",
      gently: "Nos piores momentos, até onde isso chega para você?",
      getHelp: "Se um dia ficar pesado demais, “Buscar ajuda agora” está ali a qualquer momento.",
      heard: "Estou ouvindo, e levo a sério o que você diz.",
      sure: {
        suicide: "Quero ter certeza de que entendi você: você está pensando em se matar?",
        self_harm: "Quero ter certeza de que entendi você: você está se machucando, ou perto de fazer isso?",
        abuse: "Quero ter certeza de que entendi você: alguém está machucando você?",
        eating_disorder:
          "Quero ter certeza de que entendi você: você está deixando de comer, ou provocando vômito?",
        harm_to_others: "Quero ter certeza de que entendi você: você está pensando em machucar alguém?",
      },
      oneTap: "Seja qual for a resposta, a ajuda está a um toque, em “Buscar ajuda agora”.",
      accepted: "Obrigado por me dizer. Se isso mudar, você pode dizer a qualquer momento.",
      misunderstood: "Desculpe, eu entendi você mal.",
    },
  },
};
