import type { Words } from "./words.ts";

/** What a joke is made over: with one of these beside it, the saying is one. Nothing that a life can hang on. */
const trifle =
  "(?:música|musiquinha|jingle|reuni(?:ão|ões)|call|zoom|excel|planilhas?|spoilers?|anúncios?|propagandas?|filmes?|novelas?|episódios?|séries?(?! de)|impressora|mosquitos?|pernilongos?|obras|furadeira|estacionar|fila|trânsito|pênaltis?|penáltis?|gols?|golos?|ananás|piadas?|karaoke|karaokê)";
/** What a joke is made over when nothing hangs on how it ends. */
const chore =
  "(?:aulas?|palestras?|matemática|física|química|latim|cálculo|tcc|capítulos?|louça|roupa|mudança|resumo|monólogo|seminário)";
const again =
  "(?:(?:refazer|fazer|estudar|ver|rever|ouvir|assistir|lavar|passar|mais|outra|outro|uma?|est[ae]|ess[ae]|aquel[ae]|a|o|de|tanta|tanto) )";
/** The sayings that a joke is made of. */
const joke =
  "(?:(?:eu )?me (?:mato|suicido|enforco|jogo da (?:janela|ponte|varanda|sacada)|jogo pela janela|atiro da (?:janela|ponte|varanda)|dou um tiro(?: na cabeça)?)|(?:mato|suicido|enforco)-me|atiro-me (?:da|pela) (?:janela|ponte|varanda)|dou um tiro na (?:minha )?cabeça|corto os pulsos)";
const some = "(?: [\\w'-]+){0,6}";

/** Everyday life and its exaggerations, which share words with danger. */
export const ptPlain: Partial<Words> = {
  saying: [
    `${joke},? (?:se|quando|assim que)${some} ${trifle}`,
    `(?:se|mais uma?|outra?|outro) (?:[\\w'-]+ ){0,6}${trifle}(?: [\\w'-]+){0,3},? (?:juro que |juro, |juro |eu |aí )?${joke}(?!${some} (?:hoje|amanhã|esta noite|essa noite|de verdade))`,
    `(?:prefiro|preferia|antes|mais vale|melhor) (?:me )?(?:jogar|atirar|dar um tiro|enforcar|matar|morrer|cortar os pulsos)(?:-me)?(?: [\\w'-]+){0,4} (?:a|do que|que) ${again}{0,3}(?:${trifle}|${chore})`,
    `(?:dá|deu|dava|me dá|dá-me) (?:até )?vontade de (?:morrer|cortar os pulsos|me matar|me enforcar|me jogar da janela|dar um tiro na cabeça) (?:com|de|por causa d[aeo]|vendo|ouvindo|a ver) ${again}{1,2}(?:${trifle}|${chore})|(?:ess[ea]|est[ea]|aquel[ea]) (?:${trifle}|${chore})(?: [\\w'-]+){0,3} (?:dá|deu|dava) (?:até )?vontade de (?:morrer|cortar os pulsos|me matar|me enforcar|me jogar da janela)`,
    "(?:esganar|estrangular|enforcar|esgano|estrangulo)(?: [\\w'-]+){0,3} (?:quando|que|se|sempre que) (?:\\w+ ){0,2}(?:põe|poe|bota|coloca|liga|toca|canta|ensaia|deixa|come|mastiga|ronca|esquece|atrasa|usa|rouba|pega|larga|conta|manda|dá) (?:\\w+ ){0,2}(?:música|som|rádio|bateria|funk|pagode|furadeira|louça|toalha|luz|spoilers?|comida|chocolate|carregador|áudios?|meia|meias|aspirador|karaokê|karaoke)|(?:ainda|um dia|qualquer dia) (?:eu )?(?:mato|esgano|estrangulo) (?:el[ea]|esse|essa|est[ea]|o|a|meu|minha)(?: [\\w'-]+){0,3},? (?:k+|haha\\w*|ahah\\w*|rs+|lol|rsrs\\w*|kkk\\w*)",
    "(?:comprei|ganhei|tenho|comprar|escolh\\w+) (?:uma |a |um jogo de |um conjunto de )?facas? (?:nov\\w+ |boa |ótima |linda |japonesa )?(?:de|para|pra) (?:cozinha|chef|pão|churrasco|carne|legumes|peixe|queijo|sushi|sashimi)(?: nova)?(?=,? (?:que )?(?:corta (?:muito |super )?bem|corta que é|linda|japonesa|maravilhosa|ótima|em promoção|para fazer|pra fazer|para o churrasco|pro churrasco))",
    "(?:n[oa]|ao?|pel[oa]) (?:telhado|terraço|varanda|sacada|laje|escada) (?:com [\\w'-]+(?: [\\w'-]+)? )?(?:para|pra|a) (?:arrumar|consertar|arranjar|reparar|limpar|lavar|montar|instalar|trocar|ver (?:os fogos|o fogo|as estrelas|o pôr do sol|a vista|a lua|o nascer|o mar|a antena)|mexer na|estender|recolher|regar|apanhar (?:sol|ar|a roupa)|tomar (?:sol|café)|pegar (?:a pipa|a bola|o gato|sol)|buscar (?:a bola|o gato|a pipa)|tirar (?:fotos?|uma foto|umas fotos)|pôr (?:as luzes|as telhas))",
    "(?:cuid\\w+|trat\\w+|tom\\w+ conta|rega\\w*)(?: [\\w'-]+){0,4} (?:quando|enquanto|sempre que|se) (?:eu |a gente |nós )?(?:viaj\\w+|for de férias|vou de férias|estou de férias|estamos de férias|estamos fora|estou fora|estiver fora|estivermos fora|trabalh\\w+|vou trabalhar|estou no trabalho|for viajar|vou viajar|saio de férias)",
    "(?<!d[oe] )(?<!desse )(?<!deste )(?:bebê|bebé|nenê|neném|bebezinh\\w)(?: [\\w'-]+){0,1} (?:me )?(?:deu|dá|está dando|tá dando|dando|a dar|deu-me|dá-me) (?:um |uns |o primeiro |muitos )?(?:chutes?|pontapés?|chutinhos?)(?: (?:na (?:minha )?barriga|hoje|a noite toda))?|(?:chutes?|pontapés?|cotovelada|cabeçada|bolada) (?:no futebol|no treino|no jogo|na capoeira|no judô|no judo|no karatê|no jiu-jitsu|jogando bola|a jogar)|(?:cotovelada|cabeçada|bolada) (?:sem querer|dormindo|a dormir)",
    "(?:queria |quero )?(?:sumir|desaparecer|fugir|evaporar|escapar)(?: [\\w'-]+){0,5} (?:ilha|praia|montanha|serra|férias|maldivas|caribe|nordeste|algarve|açores|bali|spa|roça|sítio|bom livro|feriado|feriadão|fim de semana)",
    "(?:chefe|patrão|patroa|cliente|trânsito|reunião|chuva|trabalho|trem|professor\\w?) (?:\\w+ )?me (?:prendeu|segurou|prende|segura) (?:[\\w'-]+ ){0,3}(?:até (?:as|às|tarde)|por causa|em reunião|numa reunião)",
    "de alguma coisa (?:\\w+ ){0,3}(?:tem que|tem de|temos de|temos que|há de|há-de|havemos de|vai|se)(?: \\w+)? ?(?:morrer|morre)|quem é vivo sempre aparece|até que a morte (?:nos|vos|os) separe|morrer na praia|morri na praia",
  ],
};
