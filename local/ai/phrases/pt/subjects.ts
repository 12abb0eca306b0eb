import { type Phrases, subject } from "../phrases.ts";

export const subjects: Phrases["subjects"] = {
  death: subject(
    "sua perda",
    "Sinto muitíssimo pela sua perda. | Sinto muito. Quando alguém morre, fica um vazio que as palavras não preenchem.",
    "Quer me contar como era essa pessoa? | O que mais volta à sua lembrança? | Do que você mais sente falta?",
  ),
  animalDeath: subject(
    "a perda de um bicho querido",
    "Sinto muito. Um bicho é da família, e o silêncio que fica é grande. | Sinto muito. Despedir-se de um bicho com quem se viveu dói de verdade.",
    "Quer me contar como era esse bichinho? | Como eram os dias de vocês juntos? | Quando você mais nota esse vazio? | Como foi a despedida?",
  ),
  miscarriage: subject(
    "a perda da gestação",
    "Sinto muitíssimo. Foi uma perda de verdade, por mais cedo que tenha sido. | Sinto muito. É uma perda que muita gente em volta nem chega a ver.",
    "Como têm sido os dias desde então? | Alguém mais sabe do que você passou? | O que ajudou um pouco, e o que não ajudou nada? | Quer me contar como foi para você?",
  ),
  ownIllness: subject(
    "seu diagnóstico",
    "Sinto muito. Uma notícia assim pode virar tudo de cabeça para baixo. | É muita coisa de uma vez, e não existe jeito certo de reagir.",
    "O que passou pela sua cabeça quando você soube? | O que mais preocupa você agora? | Para quem você já contou? | O que deixaria os próximos dias um pouco mais fáceis?",
  ),
  theirIllness: subject(
    "a doença de alguém próximo",
    "Sinto muito. É difícil ver alguém próximo passar por isso. | Viver isso de perto exige muita força.",
    "O que mudou nos seus dias desde então? | Do que você tem mais medo? | Quem está do seu lado em tudo isso?",
  ),
  movedAway: subject(
    "alguém próximo que foi morar longe",
    "Quando alguém vai morar longe de vez, um pedaço do dia a dia vai junto. | Isso também é uma perda, mesmo que a amizade continue.",
    "O que vocês faziam juntos que agora faz falta? | Como foi se despedir? | Quando você mais sente a distância?",
  ),
  panic: subject(
    "o pânico",
    "O pânico assusta muito, e ele passa. | No pânico, o corpo inteiro dispara o alarme.",
    "Como está o seu corpo neste momento? | O que estava acontecendo logo antes de começar? | O que já ajudou outras vezes, mesmo que pouco? | O que você mais teme quando ele vem?",
  ),
  breakup: subject(
    "o término",
    "Quando uma relação acaba, o dia a dia inteiro muda. | Um término pode doer como poucas coisas.",
    "Como isso aconteceu? | Em que hora do dia é mais difícil? | Do que você sente falta, e do que não? | Quem tem estado com você desde então?",
  ),
  jobLoss: subject(
    "a perda do emprego",
    "Perder um emprego tira mais do que uma renda. | Ficar sem emprego tira o chão de qualquer pessoa.",
    "Como você ficou sabendo? | O que mais preocupa você nas próximas semanas? | O que esse trabalho significava para você? | Quem já sabe?",
  ),
  quarrel: subject(
    "a briga",
    "Uma coisa assim continua ecoando depois que as palavras acabam. | Um conflito assim pode ocupar a cabeça inteira.",
    "O que provocou isso? | O que você queria que tivessem escutado? | Como está desde então? | Qual seria um bom próximo passo para você?",
  ),
  sleepless: subject(
    "suas noites",
    "Noites sem sono deixam tudo mais pesado. | Passar a noite em claro pode ser muito solitário.",
    "O que passa pela sua cabeça nessa hora? | Desde quando é assim? | Como são as suas noites antes de deitar? | Como você atravessa os dias depois de noites assim?",
  ),
  exam: subject(
    "sua prova",
    "Uma prova pode tomar conta de todos os dias em volta dela. | É muita coisa dependendo de uma só prova.",
    "Que parte preocupa você mais? | O que significaria para você se não desse certo? | O que dá um pouco de segurança a você? | O que faria bem a você agora?",
  ),
  presentation: subject(
    "o que você vai apresentar",
    "Ter todos os olhos em cima já pesa dias antes. | Dá para entender o nervosismo antes de algo assim.",
    "Que parte você mais teme? | O que você queria que as pessoas guardassem? | Quando algo assim foi melhor do que o esperado? | Do que você precisa logo antes?",
  ),
  moving: subject(
    "a mudança",
    "Uma mudança vira tudo do avesso, mesmo quando é desejada. | Paredes novas demoram a virar um lar.",
    "O que você deixa para trás? | Como é o lugar novo, ou como você o imagina? | O que mais faz falta? | O que deixaria o lugar um pouco mais seu?",
  ),
  notUnderstood: subject(
    "a falta de compreensão",
    "Quando os outros não entendem, bate uma solidão grande. | É desgastante quando não escutam a gente de verdade.",
    "O que você gostaria que vissem? | Quando foi a última vez que alguém entendeu você? | O que você faz nessas horas? | Há alguém com quem é diferente?",
  ),
  theirDanger: subject(
    "alguém em perigo",
    "Dá para entender essa preocupação. Você pode perguntar diretamente se essa pessoa pensa em se matar: perguntar não põe a ideia na cabeça de ninguém. | Não guarde isso em segredo: conte a alguém que possa ir até lá, e não deixe essa pessoa sem ninguém por perto. | Se pode acontecer logo, ligue para a emergência e diga onde essa pessoa está. | Segredo não se guarda quando há uma vida em jogo. Melhor ver essa pessoa com raiva, e viva. | Você não precisa carregar isso sem ajuda: as linhas de ajuda também atendem quem se preocupa com alguém.",
    "Dá para falar com essa pessoa agora? | Quem está por perto e poderia ir até lá? | O que dá mais medo?",
  ),
  sadness: subject(
    "tristeza",
    "Isso parece duro, e triste. | Uma tristeza assim ocupa muito espaço.",
    "Qual é a parte mais triste? | O que você faz quando fica tão pesado? | Há quanto tempo é assim?",
  ),
  anxiety: subject(
    "preocupação",
    "Uma inquietação assim pode tomar o dia inteiro. | Cansa quando o medo volta toda hora.",
    "O que você mais teme que aconteça? | Quando isso acalma um pouco? | Em que parte do corpo você sente isso?",
  ),
  anger: subject(
    "raiva",
    "Isso deixaria muita gente com raiva. | Há muita raiva nisso, e dá para entender.",
    "O que deu mais raiva? | O que você queria no lugar disso? | O que você faz com a raiva quando ela vem?",
  ),
  loneliness: subject(
    "solidão",
    "É duro carregar tudo na solidão. | A solidão pode doer até no meio de muita gente.",
    "Quando você sente mais isso? | De quem você gostaria de ficar mais perto? | O que era diferente quando pesava menos?",
  ),
  tiredness: subject(
    "cansaço",
    "Isso parece exaustivo. | Com tão pouca força tudo fica mais difícil.",
    "O que mais tirou sua energia? | Quando foi a última vez que deu para descansar de verdade? | O que poderia ficar sem fazer nesta semana?",
  ),
  stress: subject(
    "estresse",
    "É muita coisa ao mesmo tempo. | Não é à toa que parece demais.",
    "O que aperta mais agora? | O que poderia esperar? | Quem poderia assumir uma parte disso?",
  ),
  guilt: subject(
    "culpa",
    "A culpa pode ser uma voz muito dura. | A culpa raramente pergunta se é justa.",
    "Do que você mais se culpa? | O que você diria a alguém querido no seu lugar? | O que faltaria para fazer as pazes com isso?",
  ),
  hurt: subject(
    "uma mágoa",
    "Isso deve ter doído. | Dói, e faz sentido que doa.",
    "O que doeu mais? | A outra pessoa sabe como foi para você? | Do que você precisaria agora?",
  ),
  emptiness: subject(
    "vazio",
    "Esse vazio é difícil de pôr em palavras, e você acabou de fazer isso. | Pesa quando nada parece mexer com a gente.",
    "Desde quando você se sente assim? | O que importava para você e agora parece distante? | Há momentos em que alivia um pouco?",
  ),
  confusion: subject(
    "dúvida",
    "É difícil não saber para que lado ir. | Não saber o que fazer já cansa por si só.",
    "Que opções você vê? | O que a intuição diz, bem baixinho? | O que precisaria ficar claro para decidir?",
  ),
  work: subject(
    "o trabalho",
    "O trabalho toma boa parte da vida, então importa como é por lá. | O que acontece no trabalho raramente fica lá.",
    "O que do trabalho mais anda na sua cabeça? | Como você se sente no fim do dia? | Como seria um dia melhor lá?",
  ),
  studies: subject(
    "os estudos",
    "Estudar pode exigir muito. | Os estudos tomam muito do dia e da cabeça.",
    "O que anda na sua cabeça sobre os estudos? | O que está mais difícil agora? | Tem alguma parte de que você goste?",
  ),
  sleep: subject(
    "o sono",
    "O jeito como a gente dorme mexe com o dia inteiro. | O sono é tão básico, e tão fácil de atrapalhar.",
    "Como têm sido as suas noites? | Como é o tempo antes de pegar no sono? | Como você acorda?",
  ),
  money: subject(
    "o dinheiro",
    "Preocupação com dinheiro vai junto para todo lado. | É difícil parar de pensar em dinheiro.",
    "O que é mais urgente? | Desde quando isso preocupa você? | Com quem dá para falar abertamente sobre isso?",
  ),
  family: subject(
    "a família",
    "Família pode ser próxima e complicada ao mesmo tempo. | Família tem um lugar só dela.",
    "Como é isso para você? | O que está acontecendo por lá agora? | O que você desejaria entre vocês?",
  ),
  relationship: subject(
    "sua relação",
    "Estar perto de alguém pode ser o que há de melhor e de mais difícil. | Uma relação ocupa muitos pensamentos, com razão.",
    "O que tem acontecido entre vocês? | Sobre o que você gostaria de poder conversar com essa pessoa? | Do que você precisa aí agora?",
  ),
  friends: subject(
    "a amizade",
    "Amizades importam mais do que se costuma admitir. | Amizades também têm altos e baixos.",
    "O que aconteceu aí? | Como é quando vocês estão juntos? | O que você gostaria que fosse diferente?",
  ),
  health: subject(
    "a saúde",
    "Quando o corpo sofre, todo o resto fica mais difícil. | É inquietante quando algo no corpo não vai bem.",
    "Como isso afeta os seus dias? | O que mais preocupa você? | Quem ajuda você com isso?",
  ),
  future: subject(
    "o futuro",
    "Não saber o que vem é difícil de aguentar. | O futuro pode pesar já hoje.",
    "O que você gostaria que acontecesse? | O que mais preocupa você nisso? | Qual seria um pequeno passo possível?",
  ),
  grief: subject(
    "a saudade de alguém",
    "A saudade não segue calendário nenhum. | O luto vem em ondas, muitas vezes sem avisar.",
    "O que mais traz isso de volta? | Do que você se lembra com mais carinho? | O que ajuda nos dias em que vem forte?",
  ),
  self: subject(
    "como você se vê",
    "É um jeito duro de se olhar. | Parece que você exige muito de si.",
    "De onde você acha que vem essa voz? | O que diria alguém que gosta de você? | Quando você se olha com mais carinho?",
  ),
  joy: subject(
    "algo bom",
    "Que notícia boa. | Que coisa boa de ouvir.",
    "Qual foi a melhor parte? | O que tornou isso possível? | Para quem você gostaria de contar?",
  ),
  calm: subject(
    "um pouco de calma",
    "É bom que haja um pouco de calma nisso. | Parece um respiro.",
    "O que ajudou? | O que você gostaria de guardar disso? | Como é, comparado com antes?",
  ),
};
