import type { Losses } from "../phrases.ts";

export const ptLosses: Losses = {
  words: {
    death:
      "morreu|morreram|tinha morrido|está mort[oa]|morte d[aoe]|sua morte|falec*|nos deixou|enterro|velório|funeral|viúv[oa]|se (?:suicidou|matou)|tirou a própria vida|(?:perdi|perdemos) (?:o meu|a minha|meu|minha) (?:mãe|pai|marido|esposa|mulher|irmã|irmão|filh[oa]|avó|avô|vó|vô|tia|tio)|sacrificar (?:o|a|meu|minha)|(?:tive|tivemos) que sacrificar",
    notDeath:
      "quase morri|morri de|morreu de (?:rir|vergonha)|(?:celular|telefone|telemóvel|bateria|computador|carro|notebook|tv|internet|wifi|planta|plantas|flores|conversa|personagem|protagonista) (?:\\p{L}+ ){0,2}(?:morreu|mort[oa])|morreu (?:o|a|meu|minha) (?:celular|telefone|telemóvel|bateria|computador|carro|planta)",
    animal:
      "(?:cachorr[oa]|gat[oa]|cão|cadela|cavalo|coelho) d(?:o|a|e) (?:meu |minha )?\\p{L}+|cachorr[oa]s?|cachorrinh[oa]|cão|cadela|gat[oa]s?|gatinh[oa]|filhote|coelh[oa]|hamster|porquinho-da-índia|cavalo|égua|papagaio|periquito|passarinho|pássaro|peixe|tartaruga|bichinho|pet|animal",
    someone:
      "ti[oa]|titi[oa]|prim[oa]|sobrinh[oa]|vizinh[oa]|sogr[oa]|cunhad[oa]|padrasto|madrasta|padrinho|madrinha|net[oa]|filh[oa]|bebê|bebé|bisav[óô]|avó|avô|professor\\p{L}*|ex",
    miscarriage:
      "aborto espontâneo|tive um aborto|sofri um aborto|perd(?:i|emos) (?:o|meu|nosso|um) (?:bebê|bebé|neném)|perdi a gravidez|natimort\\p{L}*|sem batimentos?|não tinha batimentos?",
    ownIllness:
      "(?:fui|me|foi-me|recebi) (?:\\p{L}+ ){0,2}diagn[oó]stic\\p{L}*|meu (?:diagnóstico|câncer|cancro|tumor)|minha (?:quimio\\p{L}*|doença)|tenho (?:um |uma )?(?:câncer|cancro|tumor|leucemia|linfoma|esclerose múltipla|parkinson|lúpus|hiv|epilepsia|diabetes|endometriose|doença (?:grave|crônica|crónica|terminal))|(?:tive|sofri) um (?:avc|infarto|derrame|enfarte)|descobri que (?:estou com|tenho) (?:câncer|cancro|um tumor)|estou com (?:câncer|cancro)",
    illness:
      "câncer|cancro|tumor|leucemia|linfoma|diagn[oó]stic\\p{L}*|quimio\\p{L}*|demência|alzheimer|parkinson|esclerose múltipla|avc|infarto|enfarte|derrame|coma|uti|cuidados (?:intensivos|paliativos)|terminal|gravemente doente|muito doente|doença (?:grave|incurável)|está morrendo|metástase\\p{L}*",
    movedAway:
      "amig[oa] (?:\\p{L}+ ){0,3}(?:se mudou|mudou (?:de (?:cidade|país)|para|pra)|vai se mudar|foi morar|vai morar|foi embora)|(?:foi|mudou-se|se mudou) (?:embora )?(?:de vez|para sempre|pra sempre)",
  },
  say: {
    death: {
      told: [
        "Sinto muitíssimo pela sua perda.",
        "Sinto muito. Quando alguém morre, fica um vazio que as palavras não preenchem.",
      ],
      ask: [
        "Quer me contar como era essa pessoa?",
        "O que mais volta à sua lembrança?",
        "Como você ficou sabendo?",
        "Do que você mais sente falta?",
      ],
    },
    animalDeath: {
      told: [
        "Sinto muito. Um bicho é da família, e o silêncio que fica é grande.",
        "Sinto muito. Despedir-se de um bicho com quem se viveu dói de verdade.",
      ],
      ask: [
        "Quer me contar como ele ou ela era?",
        "Como eram os dias de vocês juntos?",
        "Quando você mais nota esse vazio?",
        "Como foi a despedida?",
      ],
    },
    miscarriage: {
      told: [
        "Sinto muitíssimo. Foi uma perda de verdade, por mais cedo que tenha vindo.",
        "Sinto muito. É uma perda que muita gente em volta nem chega a ver.",
      ],
      ask: [
        "Como têm sido os dias desde então?",
        "Quem sabe o que você passou?",
        "O que ajudou um pouco, e o que não ajudou nada?",
        "Quer me contar como foi para você?",
      ],
    },
    ownIllness: {
      told: [
        "Sinto muito. Uma notícia assim pode virar tudo de cabeça para baixo.",
        "É muita coisa de uma vez, e não existe jeito certo de reagir.",
      ],
      ask: [
        "O que passou pela sua cabeça quando você soube?",
        "O que mais preocupa você agora?",
        "Para quem você já contou?",
        "O que deixaria os próximos dias um pouco mais fáceis?",
      ],
    },
    theirIllness: {
      told: [
        "Sinto muito. É difícil ver alguém próximo passar por isso.",
        "Viver isso de perto exige muita força.",
      ],
      ask: [
        "Como você ficou sabendo?",
        "O que mudou nos seus dias desde então?",
        "Do que você tem mais medo?",
        "Quem está do seu lado em tudo isso?",
      ],
    },
    movedAway: {
      told: [
        "Quando alguém vai morar longe de vez, um pedaço do dia a dia vai junto.",
        "Isso também é uma perda, mesmo que a amizade continue.",
      ],
      ask: [
        "O que vocês faziam juntos que agora faz falta?",
        "Como foi a despedida?",
        "Quando você mais sente a distância?",
      ],
    },
  },
};
