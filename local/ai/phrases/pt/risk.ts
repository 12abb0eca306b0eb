import type { Risk } from "../phrases.ts";

export const risk: Risk = {
  acknowledge: [
    "Que bom que você me contou. Parece doer muito, e estou com você.",
    "Obrigado por dizer isso em voz alta. Levo a sério e estou aqui.",
  ],
  askSuicide: "Você está pensando em se matar?",
  askToday: "Você está pensando em se matar hoje?",
  askPlan: "Você tem um plano, ou algo por perto que usaria?",
  helplines:
    "As linhas de ajuda do seu país estão na sua tela; você pode ligar ou escrever agora mesmo, mesmo enquanto conversamos.",
  someone: "Quem poderia ficar com você, ou para quem você poderia ligar agora?",
  afterNo:
    "Obrigado por responder com sinceridade. Pensamentos assim podem vir, e você pode me dizer a qualquer momento. As linhas de ajuda continuam na sua tela.",
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
    "Ouço quanta raiva há. Por favor, afaste-se dessa pessoa e de tudo que possa virar arma. Alguém corre perigo agora?",
  callNow:
    "Ligue agora para o número de emergência na sua tela, ou peça que alguém ligue, e vá para onde alguém possa ficar com você.",
  ground:
    "Abaixo das linhas de ajuda há também um exercício para se acalmar e um plano de segurança, para os próximos minutos.",
  leave: "As linhas de ajuda continuam a um toque, agora e depois.",
  limits: "Sou só um programa simples de prática; por favor, procure também uma pessoa.",
  gently: "Alguma coisa pode me escapar, então prefiro perguntar: nos piores momentos, até onde isso chega?",
  getHelp: "Se um dia ficar pesado demais, “Buscar ajuda agora” está ali a qualquer momento.",
  whyAsked:
    "Perguntei porque o que você conta pode significar perigo, e prefiro perguntar uma vez a mais. Não precisa responder.",
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
  accepted: "Que bom que me contou. Se isso mudar, pode me dizer a qualquer momento.",
  misunderstood: "Desculpe, eu entendi mal.",
};
