import type { Words } from "./words.ts";

/** Where a clause ends. */
const end = "(?= *(?:$|[.,!?]))";
const lost =
  "(?:quero|queria|quis|preferia|preferiria|prefiro|gostava de|gostaria de|desejo|desejava|devia|deveria|quem (?:me )?dera|tomara|oxalá|mereço|merecia|era bom|bom era|antes)";
const poison =
  "(?:veneno|chumbinho|raticida|lixívia|água sanitária|cândida|soda cáustica|pesticida|herbicida|agrotóxico|inseticida|remédio de rato|mata-?ratos|anticongelante|formicida)";
const pills =
  "(?:comprimidos?|remédios?|pílulas?|medicamentos?|medicação|cápsulas?|calmantes?|soníferos?|rivotril|clonazepam|diazepam|xanax|zolpidem|insulina|paracetamol|dipirona|antidepressivos?|ansiolíticos?)";
const gun = "(?:arma|pistola|revólver|espingarda|caçadeira)";
const sharp =
  "(?:agulhas?|alfinetes?|compasso|lâminas?|giletes?|navalha|estilete|x-?ato|isqueiro|cigarros?|apontador|clipe)";
const kin =
  "(?:pai|mãe|pais|marido|mulher|esposa|namorad[oa]|companheir[oa]|padrasto|madrasta|irm(?:ão|ã)|filh[oa]s?|filhinh[oa]|bebê|bebé|chefe|patr(?:ão|oa)|ex(?:-\\w+)?|sogr[oa]|vizinh[oa]s?|ti[oa]|prim[oa]|av[óô]|v[óô]|colegas?|professora?|cunhad[oa]|enteado|enteada)";
const person = `(?:el[ea]s?|(?:[oa]s? )?(?:meus?|minhas?) (?:\\w+ )?${kin}|aquel[ea]s? (?!jogo|filme|prova|música|boss|time)\\w+|ess[ea]s? (?:cara|homem|mulher|tipo|gaj[oa]|desgraçad[oa]|velh[oa]|vizinh[oa]|filh[oa] da \\w+)|[oa] (?:desgraçad[oa]|filh[oa] da \\w+|cabrão|vizinh[oa]|amante)|alguém|pessoas|toda a gente|todo mundo|desconhecid[oa]s?|quem me \\w+)`;
const into = `(?:em (?:[oa]s? )?${person}|nel[ea]s?|n[oa]s? (?:meus?|minhas?) (?:\\w+ )?${kin}|naquel[ea]s? \\w+|ness[ea] \\w+|n[oa] (?:desgraçad[oa]|barriga del[ea]|peito del[ea]|costas del[ea]|cara del[ea]|cabeça del[ea]|pescoço del[ea]))`;
const him =
  "(?:marido|mulher|esposa|namorad[oa]|companheir[oa]|pai|mãe|padrasto|madrasta|irm(?:ão|ã)|ti[oa]|prim[oa]|avô|vô|vó|ex|noiv[oa]|chefe|patrão|filho|genro|nora|el[ea]s?)";
const soon =
  "(?:hoje|agora|amanhã|esta noite|essa noite|esta madrugada|essa madrugada|logo à noite|logo mais|daqui a pouco|assim que|quando|depois que|no dia|n[oa] (?:sábado|domingo|segunda|terça|quarta|quinta|sexta))";

/** What plain speakers say that the older tables left out: the same dangers in other verbs, persons and orders. */
export const ptFresh: Partial<Words> = {
  wish: [
    `(?:mundo|todos|todo mundo|toda a gente|família|filhos|eles|vocês|pais)(?: [\\w'-]+){0,3} (?:melhor|felizes|mais feliz\\w*) se eu não existisse`,
    `(?:já )?não me apetece (?:mais )?viver|por mim (?:eu )?(?:já )?(?:morria|morro)|(?:eu )?morria (?:já|hoje|agora|hoje mesmo)(?! (?:de|com))|(?:se (?:eu )?(?:pudesse|desse|houvesse)|bastava|quem dera)(?:[ ,]+[\\w'-]+){0,8} (?:deixava de existir|desaparecia (?:de vez|para sempre)|morria|nunca tinha (?:nascido|existido))`,
    `(?:quero|preferia|preferiria|prefiro|devia|deveria|mereço|merecia)(?: (?!não\\b)[\\w'-]+){0,3} (?:estar|ter ficado|ficar) mort[oa](?! de)|${lost}(?: que)?(?: eu| só| já| de| mesmo)* (?:não|nunca mais) (?:\\w+ )?(?:estar (?:mais )?viv[oa]|estivesse (?:mais )?viv[oa]|acordasse|existisse|ter sobrevivido)|val(?:ho|eria|ia) mais mort[oa]|(?:mais (?:útil|fácil|feliz)|melhor|em paz) (?:mort[oa]|comigo mort[oa])(?! de)`,
    "(?:não|nunca) (?:quero|queria|desejo|mereço|merecia|devia|deveria|suporto|aguento|faço questão de|pedi para|vale a pena)(?: mais| continuar a| continuar| seguir| estar| ficar| eu| \\+)* ?(?:estar viv[oa]|viv[oa]|a viver|viver)(?! (?:com|n[oa]s?|de|em|sozinh|longe|sem (?!dor|el[ea]))\\b)",
    "(?:melhor|alívio|bom|paz|felizes?|livres?|descansad\\w+|tranquil\\w+|leve)(?: [\\w'-]+){0,6} (?:se|quando|caso) (?:eu )?(?:morresse|morrer|me matasse|me mate)|(?:se|quando|caso) eu (?:morresse|morrer|me matasse)[ ,]+(?:[\\w'-]+[ ,]+){0,5}(?:melhor|alívio|felizes?|paz|livres?|falta|descans\\w+)",
    `(?:apetece|apetecia|querendo|a querer|quero|queria|desejando|pensando em|pensar em|penso em|mereço|devia|deveria|só (?:me )?(?:falta|resta)|o melhor (?:é|era|seria)(?: mesmo)?(?: eu)?|melhor (?:é|era|seria) eu|melhor eu|solução (?:é|era|seria)|saída (?:é|era|seria)) (?:(?!não\\b|nunca\\b)\\w+ )?morrer(?! (?:de|com|a (?!sofrer)|na praia|afogad[oa] em|abraçad))`,
    `vontade (?:minha )?(?:é|era|que (?:eu )?(?:tenho|dá|sinto|me dá) é) (?:só |mesmo )?(?:de )?(?:\\w+ )?(?:morrer|me matar|matar-me|acabar com (?:tudo|isto|a minha vida|minha vida)|não acordar|não existir|(?:sumir|desaparecer) (?:d[oae]|de vez|para sempre))|(?:sumir|desaparecer|dormir|apagar)(?: [\\w'-]+){0,5}[ ,]+(?:e |ou )?morrer(?: e pronto| logo| de vez|${end})`,
    "(?:ponder\\w+|consider\\w+|cogit\\w+|plane\\w+|contempl\\w+|equacion\\w+|comet\\w+|pens\\w+|ideia de|vontade de|flert\\w+ com|brinc\\w+ com)(?: [\\w'-]+){0,3} (?:n?o |do |em |de |a ideia do? )?suicídio",
    `(?:continuar|estar|ficar|seguir|viv[oa]|viver|existir)(?: \\w+)? ?viv[oa][ ,]+(?:só |eu )*(?:quero|queria) (?:que )?(?:isto |isso |tudo )?(?:acab\\w+|termin\\w+|par[ea]\\w*)|(?:não (?:tenho|vejo|há)|sem)(?: [\\w'-]+){0,3} (?:força|forças|coragem)(?: \\w+){0,2} (?:para|de) (?:estar|ficar|continuar|seguir) viv[oa]`,
    "me (?:quero|queria|queira|quisesse|apetece|devia|podia|ia|fosse|vou|posso) (?:mesmo |já |logo )?(?:matar|suicidar|enforcar|envenenar|atirar d[aoe]|atirar a|mandar d[aoe])(?! (?:a (?:estudar|trabalhar|treinar)|de (?:rir|trabalho)))",
    "vozes?(?: [\\w'-]+){0,5} (?:para|que|a|pra) (?:eu )?(?:me |se )?(?:mat|morr|pul|salt|cort|atir|jog|enforc|acab)\\w*",
    "(?:imagin\\w+|fantasi\\w+|vejo|penso|sonho)(?: [\\w'-]+){0,4} (?:(?:n?o )?meu (?:próprio )?(?:enterro|funeral|velório|corpo no caixão)|(?:n?a )?minha (?:própria )?morte)(?! (?:n[oa] (?:jogo|filme|peça)))",
  ],
  act: [
    "tent(?:ei|ar|ando|ava) (?:o )?suicídio|quis (?:morrer|me matar|matar-me)|tomei (?:comprimidos|remédios|veneno) para morrer|tentativa (?:minha|que (?:eu )?fiz)",
  ],
  decided: [
    `(?:escolhi|marquei|decidi|defini) (?:já )?(?:[oa] )?(?:dia|data|hora)(?:[ ,:]+(?!casamento|festa|prova|viagem|consulta)[\\w'-]+){0,4}[ ,:]+(?:e |vai ser |será )(?:hoje|amanhã|logo|esta noite|essa noite|domingo|sábado|sexta|segunda)`,
    `(?:vim|vou|cheguei|estou|subi|indo|saí)(?: [\\w'-]+){1,7} para (?:eu )?(?:me (?:jogar|atirar|enforcar|afogar|matar|suicidar)|(?:atirar|enforcar|matar|afogar|suicidar)-me)(?! (?:n[oa] (?:cama|sofá|piscina)|a estudar|de trabalh|nos estudos))`,
    `(?:decidi|resolvi|pretendo|tenciono|planejo|planeio|escolhi|está decidido que vou|jurei) (?:\\w+ )?(?:morrer|me matar|matar-me|não viver)(?! (?:de|com))|(?:hoje|amanhã|esta noite|essa noite)(?: [\\w'-]+){0,6} (?:eu )?(?:vou morrer|vou-me matar|me vou matar|mato-me)(?! (?:de|com|a))`,
    `(?:amanhã|hoje|depois|domingo|segunda)(?: \\w+){0,2} (?:já )?(?:não|nunca mais) (?:vou (?:mais )?)?(?:acordo|acordar|estou viv[oa]|estarei viv[oa])(?: mais)?${end}|(?:eu )?vou (?:me jogar|me atirar|jogar-me|atirar-me|deixar-me cair)${end}`,
    `plano (?:é|era|passa por)(?: [\\w'-]+){0,3} (?:tomar|engolir|beber|misturar|me|pular|saltar|usar|cortar|dar)(?: [\\w'-]+){0,4} (?:${poison}|${pills}|${gun}|corda|pulsos|ponte|comboio|trem|prédio|veias|cabeça)(?! (?:para (?:a|o)|de))`,
    `(?:vou|irei|hei-de|decidi|pretendo|penso em|quero|hoje|amanhã) (?:eu )?(?:\\w+ )?(?:tomar|tomo|engolir|engulo|beber|bebo|ingerir|meter|misturar|injetar|virar) (?:[\\w'-]+ ){0,4}(?:${poison}|(?:caixa|cartela|frasco|lamela|pote|embalagem) (?:inteir|tod|complet)[oa]|${pills} (?:tod[oa]s|de uma vez|inteir\\w+|at[ée] (?:morrer|não|apagar))|tudo (?:de uma vez|(?:o )?que (?:eu )?(?:tem|tenho|há|houver|tiver|sobrou|restar)(?: [\\w'-]+){0,4} (?:remédios?|armário|gaveta|comprimidos|farmácia|caixa|frasco)))`,
    `(?:entr(?:ar|o)|avançar|caminhar|andar|nadar|(?:meter|atirar|jogar|enfiar)-me|me (?:meter|atirar|jogar|enfiar))(?: [\\w'-]+){0,3} (?:mar|rio|água|lago|barragem|represa|ondas)(?:[ ,]+[\\w'-]+){0,5}[ ,]+(?:não (?:vou )?(?:mais )?(?:volt|sai|regress)\\w*|até (?:me )?(?:afogar|desaparecer)|para sempre)`,
  ],
  means: [
    `(?:amarr|prend|at|pendur|pass|enrol|dei|fiz)\\w* (?:já )?(?:[oa]|uma?|meu) (?:corda|lençol|cinto|fio|cachecol|laço|cabo)(?: [\\w'-]+){0,4} (?:grades?|janela|viga|trave|ventilador|teto|tecto|galho|corrimão|barra|cano|pescoço)|(?:comprei|peguei|troquei|arranjei)(?: \\w+){0,2} (?:giletes?|lâminas?|navalha)(?:[ ,]+[\\w'-]+){0,2}[ ,]+(?:hoje|agora|dessa vez|desta vez) (?:é|vai|vou|não)`,
    `(?:comprei|arranjei|consegui|tenho|roubei|encomendei|peguei|trouxe) (?:[\\w'-]+ ){0,3}${poison}(?:[ ,]+[\\w'-]+){0,4}?[ ,]+(?:(?:é|falta) só|só falta|e (?:vou|hoje|agora|amanhã)|vou|depois)(?: [\\w'-]+){0,2} (?:tomar|beber|engolir|usar em mim|tomo|bebo|acabar|ingerir)`,
    `vou (?:usar|pegar|buscar) (?:[\\w'-]+ ){0,2}${gun} (?:do meu|da minha|del[ea])(?: [\\w'-]+){0,3} (?:hoje|amanhã|quando|assim que|esta noite|essa noite|e )|(?:vou|me |fech\\w+|tranc\\w+|enfi\\w+|sent\\w+)(?:[ ,-]+[\\w'-]+){0,5} garagem(?: [\\w'-]+){0,4} (?:carro|motor) (?:ligado|a trabalhar)`,
    `(?:${gun}|corda|veneno|comprimidos|remédios|lâminas?|gilete)(?: [\\w'-]+){0,3} (?:para|pra) (?:eu )?(?:me (?:matar|enforcar|suicidar|cortar|ir)|(?:matar|enforcar|suicidar|cortar)-me|morrer|acabar com (?:tudo|isto|isso|a minha|minha)|meter na boca)`,
  ],
  attempt: [
    `(?:tomei|engoli)(?: \\w+){0,2} ${pills} (?:tudo|todinh\\w+|inteir\\w+)(?! (?:cert|direit|em dia|no hor))|(?:cortei|abri|rasguei) (?:o |a |os |as )?(?:meus?|minhas?) (?:\\w+ )?(?:pulsos?|braços?|pernas?|garganta)(?:[ ,]+[\\w'-]+){0,6} (?:sangr\\w+|sangue)`,
  ],
  farewell: [
    `(?:minha|a minha) última (?:carta|nota|despedida)|até (?:à|a) (?:próxima|outra) vida|(?:vemo-nos|encontramo-nos|nos (?:vemos|encontramos|veremos)|a gente se (?:vê|encontra))(?: \\w+){0,2} (?:no céu|do outro lado|na outra vida|lá em cima)`,
    `última vez que (?:eu )?(?:vos |te |lhes? )?(?:escrevo|falo|falamos|posto|me (?:lêem|leem|lês|ouvem|vêem|veem|ouves|vês))|não (?:se )?(?:chorem|culpem-se|se culpem|fiquem tristes|sofram)(?: muito)? por mim|(?:não (?:se|te|vos) (?:culp\\w+|sint\\w+ culpad\\w+))(?: [\\w'-]+){0,4} (?:minha morte|eu (?:me for|partir)|decisão (?:foi|é) minha)|(?:deixei|deixo|escrevi|está)(?: [\\w'-]+){0,3} (?:carta|bilhete|vídeo|áudio) de despedida|(?:vou|hoje) (?:vou )?(?:ter com|encontrar|para junto d[oae]) (?:o |a )?(?:meu|minha) (?:\\w+ )?(?:que (?:morreu|partiu|deus levou)|falecid[oa]|no céu|lá em cima)`,
  ],
  selfHarm: [
    `(?:coxas?|braços?|pernas?|pulsos?|barriga)(?: (?!do|da|de)\\w+){0,2} (?:tod[oa]s? )?(?:cortad|retalhad)[oa]s?(?! (?:de|do|da|no|na) )|(?:só|apenas) (?:paro|consigo parar|acalmo|sossego|descanso) (?:quando|depois)(?: \\w+){0,3} (?:sangue|sangr\\w+|dói|doer)|(?:até|para) (?:ver|sair|sentir) (?:o )?sangue`,
    `(?:me (?:fur|pic|espet|risc|rasp|queim|golpe|arranh|rasg)\\w*|(?:fur|pic|espet|risc|rasp|queim|golpe|arranh|rasg)\\w*-me|me (?:corto|cortar|cortando|cortava)|corto-me|cortar-me)(?: [\\w'-]+){0,4} (?:com|usando) (?:\\w+ )?${sharp}|(?:gilete|lâminas?|navalha|estilete|x-?ato|faca)(?:[ ,]+[\\w'-]+){0,6}[ ,]+(?:n[oa]s?|pel[oa]s?) (?:meus |minhas )?(?:pulsos?|braços?|coxas?|barriga)`,
    "(?:arranc|arranqu|belisc|mord|arranh|bat|soc|esmurr|queim|cort|fur|rasg)\\w*(?:[ ,-]+[\\w'-]+){0,8}[ ,]+(?:para me (?:castigar|punir)|me castigar|castigar-me|punir-me|me punir|porque (?:eu )?(?:mereço|mereci)|como castigo|raiva de mim|ódio de mim|sentir (?:dor|alguma coisa|algo))",
    "(?:arranc|arranqu|belisc|mord|esfreg|arranh)(?:o|ei|ar|ando)(?:-me)?(?: [\\w'-]+){0,5} até (?:[\\w'-]+ ){0,2}(?:sangr\\w+|sangue|ferida|doer|carne viva)|(?:escond|disfarç|disfarc|tap|cubr|cobr)\\w*(?: [\\w'-]+){0,3} (?:(?:cortes?|feridas|marcas dos cortes)(?! de cabelo)|cicatrizes nov\\w+)|(?:cortes?|cicatrizes|feridas|queimaduras) (?:novos|novas|frescos|frescas|de ontem)(?! de cabelo)",
    "fa[çz]o isso com (?:a |uma )?(?:gilete|lâmina|faca|navalha|tesoura|isqueiro)|(?:vontade|ímpeto|impulso|urgência|necessidade|preciso|desejo)(?: [\\w'-]+){0,3} (?:me (?:cortar|magoar|machucar|ferir|queimar|lesionar|mutilar)|(?:cortar|magoar|machucar|ferir|queimar|lesionar|mutilar)-me)(?! (?:o cabelo|a franja))|(?:sentir|provocar) dor (?:em mim|física) ",
  ],
  abuse: [
    `${him}(?: [\\w'-]+){0,3} (?:me )?(?:quebrou|partiu|fraturou|deslocou|arrancou)(?:-me)? (?:[oa]s? |meus? |minhas? |uma? |duas )+(?:dentes?|braço|nariz|costelas?|dedos?|perna|maxilar|pulso|óculos|cabelo)|(?:sofro|sofrendo|a sofrer|continuo a sofrer|sou vítima de|vivo com) (?:\\w+ )?(?:agress\\w+|maus[- ]tratos|abusos?|violência|espancamentos?)(?! (?:obstétrica|no trânsito|d[oa] (?:árbitro|torcida)))`,
    `${him}(?: [\\w'-]+){0,4} (?:pegou|agarrou|apertou|segurou|pega|agarra|aperta|segura)(?:-me)? (?:[\\w'-]+ ){0,2}(?:meu |o meu |pelo |minha |pela |no )(?:pescoço|garganta|cabelos?)|(?:me|nos) (?:jogou|joga|jogava|atirou|atira|arremessou|imprensou|prensou|encostou|derrubou)(?: \\w+)? (?:no chão|contra|na parede|ao chão|para o chão|da escada|escada abaixo|pela escada)|(?:jogou|atirou|empurrou|encostou)-me (?:\\w+ )?(?:no chão|contra|à parede|ao chão|para o chão|da escada|escada abaixo|pelas escadas)`,
    "(?:(?:atir|jog|tac|mand|arremess)(?:ou|a|ava)(?:-me| em mim| para cima de mim)|me (?:atir|jog|tac|arremess)(?:ou|a|ava)) (?:com )?(?:[oa]s?|uma?|uns|umas)? ?(?:água|óleo|azeite|pratos?|panelas?|cadeira|garrafa|copos?|café|chá|sapatos?|vaso|telemóvel|celular|cinzeiro|ferro|objetos|coisas|faca)|(?:pratos?|panelas?|cadeira|garrafa|copo|cinzeiro|faca|coisas)(?: \\w+)? (?:em mim|para cima de mim|à minha cara|na minha (?:cara|cabeça))",
    `(?:sou|fui|estou sendo|estou a ser|tenho sido|ando a ser|era|venho sendo|continuo a ser|fomos) (?:\\w+ )?(?:agredid[oa]|espancad[oa]|maltratad[oa]|violentad[oa]|abusad[oa]|violad[oa]|estuprad[oa]|assediad[oa]|molestad[oa]|(?:batid|ameaçad|perseguid|controlad|chantagead|humilhad|trancad)[oa] (?:pel[oa] (?:meu|minha)|por el[ea]|em casa))s?|(?:tentou|tentaram|tenta|quis|ameaçou)(?: \\w+)? (?:me (?:estuprar|violar|matar|enforcar|sufocar|violentar|estrangular|esganar|abusar)|(?:violar|matar|sufocar|violentar|estrangular|esganar|estuprar)-me|(?:me )?(?:agarrar|beijar)(?:-me)? à força|abusar de mim)`,
    `(?:obrig\\w+|forç(?:a|ou|ava|am|aram)|coag\\w+|pression\\w+)(?:-me| me)?(?: [\\w'-]+){0,4} (?:transar|sexo|relações|tocar|pegar n\\w+|chupar|tirar a roupa|despir|beijar|dormir com|deitar com|coisas (?:que (?:eu )?não|sexuais|com ele|nojentas)|casar|abortar|prostitu\\w+|drog\\w+)`,
    "(?:cuidador\\w*|auxiliar(?:es)?|funcionári\\w+ do lar|lar|asilo|babá|ama|creche|baby-?sitter)(?: [\\w'-]+){0,6} (?:amarr\\w+|bat(?:e|em|eu)|maltrat\\w+|agrid\\w+|agred\\w+|esbofete\\w+|bofetadas|estalos|pancada|belisc\\w+|sem comer|sem comida)(?:-\\w+)?",
    `${him}(?: [\\w'-]+){0,5} (?:bat(?:e|eu|ia|endo)|espanc\\w+|agrid\\w+|agred\\w+) (?:n[ao]s?|em|[ao]s?) (?:minhas?|meus?|mim|nós|gente)(?! (?:carro|porta|moto|perna de|mesa))`,
  ],
  abuseNow: [
    `(?:está|estão|estava) (?:tentando|a tentar|querendo) (?:[\\w'-]+ ){0,3}(?:me (?:estuprar|violar|matar|agarrar|bater|enforcar|sufocar|violentar|estrangular)|(?:violar|agarrar|matar|bater|sufocar|violentar|estrangular|estuprar)-me|arrombar|derrubar a porta|entrar (?:aqui )?à força|deitar a porta)`,
    `(?:revólver|arma|pistola|faca|espingarda|caçadeira)(?: [\\w'-]+){0,2} (?:apontad[oa]|encostad[oa]|virad[oa]) (?:para|a|em|n[oa]|ao|à) (?:[\\w'-]+ )?(?:mim|minha|meu|cabeça|pescoço|barriga|nós)|(?:vem|vai|está|vinha)(?: \\w+){0,2} com (?:o |a |um |uma )?(?:cinto|pau|vara|cabo|fio|taco|facão|martelo)(?: na mão|${end})`,
    `(?:me|nos) (?:espancou|bateu|agrediu|enforcou|estrangulou|esfaqueou|queimou)(?:[ ,]+[\\w'-]+){0,5}[ ,]+(?:agora|há pouco|ainda agora|neste momento|agorinha|não (?:me )?deixa(?: eu)? sair|vai voltar|vai bater)|(?:bateu|espancou|agrediu)-me(?:[ ,]+[\\w'-]+){0,5}[ ,]+(?:agora|há pouco|ainda agora|neste momento|não me deixa sair|vai voltar)|(?:sequestraram|raptaram)-?(?: ?me)?|me (?:sequestr|rapt)(?:aram|ou)`,
  ],
  eating: [
    `(?:tenho|peso) (?:só |apenas |agora )?(?:2\\d|3\\d|4[0-2]) ?(?:kg|quilos|kilos)(?! (?:a mais|para perder|acima|de|em))`,
    "(?:estou|cheguei|desci|baixei|ando|fiquei)(?: [\\w'-]+){0,2} (?:com|a|aos|em|para|nos) (?:2\\d|3\\d|4[0-2]) ?(?:kg|quilos|kilos|k)(?! (?:de|a mais|acima))|(?:só|apenas) (?:como|comi|tenho comido|ando a comer)(?: (?!vez)[\\w'-]+){1,4} (?:por|ao|no) dia(?! (?:todo|inteiro))|(?:fazer|faço|fiz|fazendo|consegui|dia de|horas de) (?:nf|no food)|thinspo|meanspo|(?:pul(?:o|ei|ando)|salt(?:o|ei)) (?:todas )?(?:as )?refeições(?: [\\w'-]+){0,4} (?:emagrecer|engordar|magr\\w+|perder)",
    "(?:deixei|parei|deixo|evito|recuso-me a|me recuso a|não consigo|não quero|medo de)(?: mais)? (?:de )?comer(?:[ ,]+[\\w'-]+){0,6}[ ,]+(?:engordar|gord[oa]|desmai\\w+|em pé|emagrecer(?! com)|vomit\\w+|ossos|culpa)",
  ],
  violence: [
    `(?:quero|queria|vontade|apetece(?:-me)?|vou|pens(?:o|ando|ar|ei)|imagin\\w+|impulsos?|desejo|preciso|planej\\w+|plane\\w+|sonho|capaz|fico)(?: [\\w'-]+){0,4} (?:espetar|enfiar|cravar|meter|dar|disparar|descarregar|pregar)(?:-lhes?)?(?: [\\w'-]+){0,2} (?:facas?|facadas?|tiros?|balas?|machadadas?|marteladas?|pistola|arma)(?: ${into}|${end})`,
    `(?:espet(?:ar|o)|enfi(?:ar|o)|crav(?:ar|o)|met(?:er|o)|dou|dar|prego|pregar|dispar(?:ar|o)|part(?:ir|o)|rebent(?:ar|o)|cort(?:ar|o))-lhes? (?:com )?(?:[oa]s? |uma? )?(?:facas?|facadas?|tiros?|balas?|navalha\\w*|pescoço|garganta|pistola|cabeça toda|cornos|martelada|machadada)`,
    `(?:mato|matava|esgano|estrangulo|esfaqueio) (?:(?:mesmo |já |logo )?(?:aquel[ea]|ess[ea]|est[ea]) (?:desgraçad[oa]|vizinh[oa]|homem|mulher|cara|gaj[oa]|tipo|velh[oa]|filh[oa] da \\w+|cabrão|puta|vagabund[oa]|monstro|canalha|infeliz|sujeito|professora?|chefe|traidor\\w*))|(?:me vingar|vingar-me|me vingo|vingo-me|minha vingança)(?:[ ,]+[\\w'-]+){0,6}[ ,]+(?:sofr\\w+|sangr\\w+|morr\\w+|mort[oa]|matar|machucar|dor|faca|arma|fogo|sangue)|quero que el[ea]s? (?:sofra|sangre|apanhe)\\w*`,
    `(?:quero|queria|adorava|vou|penso em|fazer|fazê-l[oa]|gostava de)(?: [\\w'-]+){0,6} (?:vê-l[oa]s?|ver (?:${person})) (?:\\w+ )?(?:mort[oa]s?|sangrar|sangrando|a sangrar|no caixão|debaixo da terra|a arder|queimar)(?! de)`,
    `(?:vontades?|impulsos?|ímpetos?|desejos?|apetece(?:-me)?|pens(?:o|ando|ar|ei) em|imagin\\w+|medo de|capaz de|ganas de|quero|vou)(?: [\\w'-]+){0,2} (?:empurrar|atropelar|afogar|sufocar|esganar|estrangular|sacudir|abanar|atirar|jogar|agredir|queimar|envenenar|espancar|degolar|asfixiar|machucar|magoar|esmagar)(?:-l[oa]s?)? ${person}(?! (?:para (?:cima|o alto|dormir)|n[oa] (?:piscina|mar|jogo|água|cama|xadrez|fifa)))`,
    `(?:vou|quero|queria|vontade de|apetece-me) dar (?:uma |um )?(?:surra|tareia|sova|pancada|porrada|carga de porrada) (?:em |a[o]? |n[oa]s? |nel[ea]s?|naquel[ea] )(?![\\w' ]{0,20}(?:jogo|fifa|truco|xadrez|campeonato|futebol|sueca|ps\\d))|(?:acab(?:o|ar) com a vida d|(?:dou|dar) cabo d(?!e mim|o (?:jogo|carro|trabalho|bolo|exame)))(?:[oa] (?:meu|minha) (?:\\w+ )?${kin}|el[ea]s?|aquel[ea] \\w+)`,
  ],
  violenceNow: [
    `(?:estou indo|vou lá|a caminho|saí|saindo|vou já|vou ali|indo)(?: \\w+){0,3} (?:matar|esfaquear|dar um tiro n|dar cabo d|rebentar com) ?(?:[oa]s? |ess[ea] |aquel[ea] |meu |minha |el[ea]s?)(?!tempo|fome|saudade|sede|charada|aula|porco|galinha|barata|boss)\\w+`,
    `(?:espeto|enfio|cravo|meto|dou|prego|disparo|corto|vou (?:espetar|enfiar|cravar|meter|dar|pregar|cortar))(?:-lhes?)? (?:com )?(?:[oa]s? |uma? )?(?:facas?|facadas?|tiros?|balas?|navalha\\w*|pescoço|garganta)(?: [\\w'-]+){0,4} ${soon}`,
    `(?:pus|coloquei|botei|deitei|misturei|meti|pôr|colocar|botar|deitar|misturar|ponho)(?: [\\w'-]+){0,2} (?:veneno|chumbinho|raticida|lixívia|soda cáustica|comprimidos|calmantes|vidro moído)(?: [\\w'-]+){0,2} (?:n[oa]s?|em) (?:[\\w'-]+ )?(?:comida|café|bebida|copo|sopa|água|jantar|almoço|prato|marmita|chá|leite|feijão|bolo|suco|vinho)(?: d[oae]s? (?!gat|cão|cachorr|rat|formig))?`,
    `(?:entrar|entro|chegar|aparecer|invadir)(?: [\\w'-]+){0,4} (?:atirando|a disparar|aos tiros|disparando|a matar)|(?:vou|amanhã|hoje|agora)(?: [\\w'-]+){0,8} (?:disparar|atirar|abrir fogo)(?: [\\w'-]+){0,2} (?:contra|sobre|em|nel[ea]s|nos|nas) ?(?:tod[oa]s|toda a gente|todo mundo|el[ea]s|quem|colegas|alunos|os \\w+|${end})|(?:levar|levo|trazer|trago) (?:uma |a )?(?:arma|pistola|faca|espingarda) (?:para|na|à) (?:a )?(?:escola|faculdade|trabalho|igreja|aula)(?: [\\w'-]+){0,3} (?:e|para|amanhã|hoje)`,
    `(?:hoje|agora|amanhã|esta noite|essa noite)(?: [\\w'-]+){0,4} (?:acabo com a vida|dou cabo|tiro a vida) d(?:[oa] (?:meu|minha) |el[ea]|aquel[ea])|vou (?:afogar|sufocar|asfixiar|estrangular|envenenar|esfaquear|queimar|degolar) (?:[oa] )?(?:meu|minha) (?:\\w+ )?(?:filh\\w+|bebê|bebé|menin[oa]|mãe|pai|marido|mulher)`,
  ],
  hint: [
    "nada (?:mais )?(?:importa|interessa|vale|me prende|me segura)(?! (?:só|além|a não ser))|nada que me (?:prenda|segure|agarre)(?: \\w+)?|tanto faz (?:o que|se)(?: [\\w'-]+){0,3} (?:comigo|me acontec\\w+|eu (?:viv|morr)\\w+)|(?:não|nem) sei (?:\\w+ )?até quando (?:eu )?(?:vou )?(?:aguent|consig|suport|resist)\\w*|(?:o que|que) (?:é que )?(?:eu )?(?:ando|estou|faço)(?: \\w+)? (?:aqui|cá|neste mundo|nesse mundo)(?: ainda)?(?: a fazer| fazendo|\\?| *$)",
    "(?:minha )?(?:existência|vida) (?:já )?não (?:faz|tem|vale) (?:mais )?(?:diferença|importância|valor|sentido|nada|graça|jeito)|(?:para que|para quê|por que|porque)(?: é que)? (?:eu )?(?:ainda )?(?:vivo|existo|ando cá|ando por cá|acordo todos|me levanto todos|nasci|vim ao mundo|continuo (?:viv|aqui|cá))|nasci (?:só )?para sofrer|(?:já )?(?:morri|morto|morta|estou morto|estou morta) por dentro|não tenho (?:\\w+ )?(?:nada|ninguém|motivos?) (?:por (?:que|quem)|para|pelo qual) (?:lutar|viver|ficar|continuar)|(?:minha )?vida (?:já era|já acabou|não tem (?:mais )?(?:jeito|conserto|solução))|cansad[oa] de (?:mim|fingir|sofrer|existir)(?! (?:que (?:gosto|entendo)))",
    "(?:não|nem) (?:aguento|suporto|aguentava)(?: mais)? (?:a|esta|essa|tanta) (?:dor|vida|tristeza|existência)(?! (?:d[eoa]|n[oa])\\b)",
  ],
  worry: [
    `(?:amig[oa]s?|filh[oa]|irm(?:ão|ã)|colega(?: de \\w+)?|prim[oa]|namorad[oa]|alun[oa]|sobrinh[oa]|marido|mulher|mãe|pai)(?: (?!eu\\b|me (?!contou|disse)|quero\\b)[\\w'-]+,?){0,4} (?:(?:postou|publicou|escreveu|deixou|mandou)(?: [\\w'-]+){0,3} despedida|(?:tomou|engoliu)(?: [\\w'-]+){0,3} (?:demais|a mais|frasco|overdose|caixa inteira)|(?:teve|sofreu|fez) (?:uma )?overdose)`,
  ],
  worryAbuse: [
    `vizinh[oa](?:[ ,]+(?!eu\\b|me\\b)[\\w'-]+){0,9} (?:nódoas negras|hematomas|olho roxo|marcas|roxos)(?:[ ,]+[\\w'-]+){0,5}(?: bate n?el[ea])?|(?:aluno|aluna|amig[oa]|colega|prim[oa]|vizinh[oa])(?:[ ,]+(?!eu\\b|me\\b)[\\w'-]+){0,4} (?:com|chei[oa] de) (?:marcas|nódoas|roxos|hematomas|olho roxo)`,
  ],
  past: [
    "(?:tentei|quis|pensei|queria|tive|tomei|sofri|fui|apanhei|me cort\\w+|cort\\w+-me)(?: [\\w'-]+){0,6} (?:aos|com|nos meus) (?:\\d\\d|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete|dezoito|dezanove|dezenove|vinte) anos|(?:já )?(?:superei|recuperei-me|me recuperei|ultrapassei)(?: \\w+){0,3} há",
  ],
};
