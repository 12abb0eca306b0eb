import { ptFresh } from "./pt-fresh.ts";
import { ptHarmless } from "./pt-harmless.ts";
import { ptIndirect } from "./pt-indirect.ts";
import { ptMore } from "./pt-more.ts";
import { ptPlain } from "./pt-plain.ts";
import { widened } from "./widened.ts";
import type { Words } from "./words.ts";

/** A few words between two parts, none of which denies. */
const w = "(?:(?!não\\b|nunca\\b|jamais\\b|quero\\b|queria\\b|penso\\b)[\\w']+,? ){0,3}";
const place =
  "(?:da|de uma?|do|dum|duma|pela|na frente d\\w+|à frente d\\w+|debaixo d\\w+|embaixo d\\w+|em frente a?\\w*|pra baixo|abaixo|no rio|na linha|nos trilhos|ao (?:rio|mar|comboio)|para (?:o|a|debaixo))";
const act = `(?:me (?:matar|mato|suicidar|suicido|enforcar|enforco|envenenar|afogar|desviver|desvivo|dar um tiro|(?:jogar|jogo|atirar|atiro|lançar|tacar|pendurar) (?:\\w+ )?${place}|cortar (?:os pulsos|as veias)|tirar (?:a|minha) vida|apagar d\\w+ (?:vez|mundo))|(?:matar|suicidar|enforcar|envenenar|afogar|desviver)-me|(?:mato|suicido|enforco|atiro|mando)-me(?: ${place})?|(?:atirar|mandar|lançar|deitar)-me (?:\\w+ )?${place}|cortar (?:os|meus) pulsos|tirar (?:a )?(?:minha )?(?:própria )?vida|tirar-me a vida|(?:acabar|terminar) (?:com|de vez com)? ?(?:a )?(?:minha (?:própria )?(?:vida|existência)|tudo(?! (?:isso|isto|até|a tempo|o que|hoje no|no trabalho))|meu sofrimento|comigo)|(?:dar|pôr|por|botar|colocar) (?:um )?(?:fim|termo) (?:à|a|na|em|ao) ?(?:minha (?:própria )?vida|tudo|meu sofrimento|mim|esta vida)|meter uma bala|dar um tiro na (?:minha )?(?:cabeça|boca)|(?:pular|saltar|me jogar|atirar-me) (?:da|de uma|do|de um|na frente d\\w+|pela|à frente d\\w+) (?:\\w*ponte|prédio|janela|varanda|telhado|viaduto|trem|comboio|metrô|metro|ônibus|edifício|terraço|sacada|penhasco|laje|andar|carro)|cometer suicídio|partir desta para melhor)`;
const does =
  "(?:me (?:mato|suicido|enforco|desvivo|jogo (?:da|na|do|pela)|dou um tiro|atiro (?:da|na|do))|(?:mato|suicido|enforco|atiro)-me|(?:acabo|acabarei|termino) com (?:a minha vida|minha vida|tudo)|tiro a (?:minha )?(?:própria )?vida|(?:dou|ponho) (?:um )?fim (?:à|a|na) (?:minha )?(?:vida|tudo)|(?<!(?:o|um|do|no|este|esse|cada) )(?:pulo|salto) (?:da|do) (?:\\w*ponte|prédio|janela|varanda|viaduto|telhado|sacada|terraço))";
const soon =
  "(?:hoje(?: (?:à|a|de) (?:noite|tarde|madrugada))?|esta (?:noite|tarde|semana|madrugada)|essa (?:noite|semana|madrugada)|amanhã(?: (?:de|à|a|pela|cedo)(?: (?:manhã|noite|tarde))?)?|(?:neste|este|nesse|no|esse) (?:fim de semana|fds|sábado|domingo)|sábado|domingo|(?:na |nesta |esta )?(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|daqui a (?:pouco|uma hora|umas horas)|em (?:uma hora|algumas horas)|depois d[oae] (?:jantar|trabalho|eles)|quando (?:todos|eles|todo mundo|ela|ele|estiverem|toda a gente) ?(?:dorm\\w+|sa\\w+)?|logo mais|agora|já já)";
const someone =
  "(?:amig[oa]|irmã|irmão|mana|mano|filh[oa]|mãe|pai|papá|mamã|ele|ela|parceir[oa]|namorad[oa]|marido|esposa|mulher|espos[oa]|colega|prim[oa]|vizinh[oa]|ti[oa]|av[óô]|alun[oa]|alguém|conhecid[oa]|sobrinh[oa]|ex)";
const them =
  "(?:el[ea]s?|(?:[oa]s? |n?[oa]s? |d?[oa]s? |a[os]? |à )?(?:meus?|minhas?) (?:\\w+ )?(?:ex|chefe|patrão|patroa|marido|esposa|mulher|pai|mãe|irmão|irmã|vizinh[oa]|padrasto|colegas?|professora?|família|filh[oa]s?|bebê|bebé|pais|namorad[oa]|sogr[oa]|ti[oa])|alguém|todos|todo mundo|toda a gente|as pessoas|pessoas|gente|aquele \\w+|esse cara|aquela \\w+)";
const abuser =
  "(?:el[ea]s?|(?:[oa]s? )?(?:meus?|minhas?) (?:\\w+ )?(?:marido|esposa|mulher|namorad[oa]|companheir[oa]|parceir[oa]|pai|mãe|padrasto|madrasta|irmão|irmã|ti[oa]|ex|noiv[oa]|chefe|filho|pais|avô|primo))";
const strikes =
  "(?:bate(?:u|m|ram|ndo)?|batia|espanc\\w+|agrid\\w+|agred\\w+|viol(?:a|ou|ava|ada|aram)|estupr\\w+|abus\\w+|maltrat\\w+|ameaç\\w+|enforc(?:a|ou)|estrangul\\w+|soc(?:a|ou)|chut\\w+|empurr\\w+|tranc\\w+|esmurr\\w+|esbofete\\w+|queim(?:a|ou)|forç\\w+|obrig\\w+|xinga e|machuca\\w*|humilha e|persegue|pontape\\w+|molest\\w+|toc(?:a|ou|ava)|puxa o cabelo|dá (?:porrada|tapas?|socos?|murros?|estalos?|pancada)|deu (?:porrada|um tapa|um soco|um murro|uma surra)|torce o braço|tortur\\w+)";
const pills =
  "(?:comprimidos|remédios?(?: para dormir)?|pílulas|medicamentos|medicação|cápsulas|soníferos|antidepressivos|calmantes|rivotril|clonazepam|insulina|paracetamol|ansiolíticos|veneno|cartelas?|tarja preta)";
const weapon =
  "(?:arma|pistola|revólver|faca|lâmina|gilete|navalha|corda|forca|espingarda|estilete|x-ato|cinto|canivete)";

const table: Words = {
  saying: [
    "chiste me mato|(?:estão?|está|tá|tão|tao|vem|vêm) (?:quase |literalmente )?me matando(?! (?:de|a) (?:porrada|pancada))|(?:est[ãá]o?) (?:quase )?a matar-me|(?:calor|frio|trabalho|piada|dor|costas|cabeça|prova|estresse|stress|trânsito|fome|dieta|pés|sapatos?|meme|vídeo|treino|ansiedade|rinite|tédio|espera|faculdade|escada\\w*) (?:[\\w']+ ){0,2}(?:me (?:mata|matou|matam|mataram|acabou|mata de rir)|mata-me|matou-me)|(?:essa|este|esta|esse|isso|isto|aquela) (?:\\w+ )?(?:me (?:mata|matou)|mata-me|matou-me)",
    "(?:vai|vão|ia) me matar (?:quando|se|por|porque|de)|me mata (?:se|quando)|mataria por|matava por|matar (?:a (?:saudade|fome|sede|aula|curiosidade|charada)|aula|saudades|o tempo|tempo|o trabalho|as saudades|dois coelhos)|(?:me )?mat(?:ar|o|ando|ei)(?:-me)? (?:de|a) (?:trabalhar|estudar|rir|trabalho|estudo|malhar)|me mato (?:de|no|na) (?:trabalh\\w+|academia|estud\\w+)|matando (?:tempo|aula|saudade)",
    "(?:morr(?:o|er|endo|i|eu|ia|emos|ida)|mort[oa]s?|a morrer) (?:\\w+ )?(?:de|do|da|com|por) (?:tanto |tanta )?(?:vontade de (?!morrer|me matar)|fome|sede|rir|riso|sono|calor|frio|tédio|vergonha|medo|cansaço|curiosidade|saudades?|inveja|ciúmes?|amores?|pena|nervos\\w*|preguiça|esse|essa|este|esta|meme|fofura|susto|ansiedade|raiva|dor (?:de|nas|nos)|isso)|morri (?:com|kk\\w*|de|demais)|tô morta kk|morta com",
    "nem (?:mort[oa]|que me paguem)|nem por cima do meu cadáver|só por cima do meu cadáver|(?:celular|telemóvel|bateria|planta|plantas|computador|carro|notebook|portátil|telefone) (?:[\\w']+ ){0,3}(?:morr\\w+|mort[oa])|morreu (?:o|a|meu|minha) (?:celular|bateria|telemóvel|carro|computador)|(?:lind[oa]s?|gir[oa]|bonit[oa]|bo[am]|fof[oa]|quente|calor|frio|chat[oa]|engraçad[oa]|car[oa]|cansad[oa]|delicios[oa]|fei[oa]|tédio|saudades?|medo|susto) de morrer(?= *(?:$|[.,!]))|ponto morto|meio mort[oa]|prefiro (?:morrer|a morte) (?:a|do que)(?! (?:viver|continuar|voltar|ficar|seguir|sofrer|passar por|estar|aguentar|ser|existir|isso|isto|esta vida|essa vida|engordar|comer))|assunto morreu|morreu o assunto|lindo de morrer|natureza morta|(?:levantamento|exercício|série|séries|fazer|fiz|treino)(?: \\w+){0,2} peso morto",
    "(?:esquadrão|suicide) (?:suicida|squad)|(?:prevenção|artigo|livro|filme|documentário|palestra|curso|série|podcast|notícia|estudo|tese|romance|formação|campanha|pesquisa|taxas?|aula|trabalho) (?:[\\w']+ ){0,5}suicídios?|prevenir o suicídio|suicídio (?:político|profissional|social|assistido)|(?:missão|atentado|homem-bomba|ataque) suicida|setembro amarelo",
    "(?:tese|tcc|livro|artigo|leis?|filme|documentário|curso|podcast|trabalho|palestra|dissertação|monografia) (?:[\\w']+ ){0,6}(?:violência (?:doméstica|de gênero|contra)|anorexia|bulimia|abusos?|transtornos alimentares|automutilação)",
    "(?:me )?(?:cort(?:ei|o|ar|ou)|queim(?:ei|o|ar)|machuquei|machucar|feri|magoei|aleijei)(?:-me)? (?:sem querer )?(?:[oa]s? |no |na |n[oa]s |com o |com a |meu |minha |um |ao |em )?(?:forno|fogão|dedo|cabelo|franja|unhas?|ferro|panela|sol|língua|boca|óleo|café|cozinha\\w*|barbear|papel|praia|chá|dedão|polegar|fogueira|jogando|correndo|futebol|academia|ginásio|treino|joelho|tornozelo|bola|cozinhando|fazendo|água quente|frigideira|vidro|calorias|gastos|relações|barba|ginástica|bicicleta|jogo|pé)|cort(?:ei|ar|o) (?:o|meu) (?:cabelo|dedo)|(?:joguei|me jogo|me joguei|jogar|me jogar) (?:n[ao]) (?:cama|sofá|piscina|trabalho|estudos|pista|mar)|pular na piscina|pular d[oe] (?:trampolim|píer|cais|paraquedas)|saltar d[oe] (?:trampolim|cais|paraquedas|pára-quedas)|me atiro n[oa] \\w+",
    "(?:me )?(?:bate|bateu|bater|ganha|ganhou|batem) (?:uma|um|aquela|forte|sempre (?:no|na|em)|no xadrez|no jogo|no fifa|saudade|sono|fome|preguiça|a saudade|o sono|em mim uma|no truco|palmas|no uno)|me (?:toca|tocou|toca muito|tocou muito) (?:muito|profundamente|o coração|demais|trabalhar|fundo|essa|esta)|(?:música|filme|história|gesto|carta|letra) (?:[\\w']+ ){0,3}me toc\\w+|acabar (?:com )?(?:esse|este|essa|esta|o|a|os|as|isso|isto|tudo isso|de|meu|logo) (?!vida|minha|própria|sofrimento)\\w*|acabar o namoro",
    "(?:corda|remédios?|comprimidos?) (?:\\w+ )?(?:para|pra|contra) (?!(?:me|morrer|matar|acabar|tirar|dormir))(?:[\\w']+)|(?:faca|arma) (?:\\w+ )?(?:para|pra|contra) (?!(?:me|mim|morrer|matar|acabar|tirar|dormir|el[ea]s?|quando|hoje|logo|amanhã|(?:[oa] |minha |meu )*(?:escola|faculdade|trabalho|igreja|aula|colégio|festa|cama|quarto|casa|banheiro|cabeça|pescoço|peito|chefe|padrasto|marido|ex))\\b)(?:[\\w']+)|jejum (?:intermitente|para|pra|do|de|no|religioso|antes)|jejuar (?:no|para|pra|na)",
  ],
  wish: [
    `(?:quero|queria|quis|quer|vontade de|pens(?:o|ando|ar|ei|ado|ava) (?:em|de|sempre em|muito em|só em)|a pensar em|pensamentos? (?:de|em)|ideias? de|desejo (?:de)?|preciso|precisava|gostava de|gostaria de|devia|deveria|podia|poderia|imagin\\w+|sonho em|sonhando em|como|formas? de|maneiras? de|jeitos? de|melhor|impulso de|ganas de|apetece(?:-me)?|tentad[oa] a|pront[oa] (?:pra|para)|coragem (?:de|para|pra)|afim de|a fim de|fantasi\\w+ (?:em|com)|cogit\\w+|acho que vou|considero|dá vontade de) ${w}(?:${act})`,
    `(?:quero|queria|quer|vontade de|desejo|prefiro|preferia|preciso|gostava de|gostaria de|espero|só penso em|penso em|pensando em|pensar em|devia|deveria|mereço|quero é|quero mesmo é|apetece-me|me deixa|me deixem|deixa eu|afim de|a fim de) ${w}(?:morrer|a morte|bater as botas|ir de base|empacotar)(?! (?:de|com|a) (?:rir|tanto))`,
    `(?:pens\\w+|cogit\\w+|refletir|consider\\w+|imagin\\w+|obcecad[oa]|fantasi\\w+|na cabeça|na mente|na minha cabeça|falar) (?:[\\w']+ ){0,3}(?:em|no|o|com|sobre|de|do|num) ?suicídio|pens(?:amentos?|ando|ar|o|ei|ado) (?:[\\w']+ ){0,3}(?:suicidas?|de suicídio|na morte(?! d| desde)|de morte|em morrer|na minha morte)|(?:ideação|ideações|tendências?|ideias?|impulsos?|vontades?|instintos?) suicidas?|(?:me sinto|estou|tô|sou|sinto-me|to) (?:\\w+ )?suicida`,
    "quant[oa]s? (?:[\\w']+ ){0,6}(?:para (?:morrer|me matar|uma overdose|acabar)|pra (?:morrer|me matar|ter uma overdose)|letal|letais|matam|me mata\\w*|eu morro|a gente morre|se morre)|dose (?:letal|mortal|fatal)|(?:como|jeito|forma|maneira|método|modo)s? (?:[\\w']+ ){0,4}(?:morrer|me matar|de se matar|se matar|matar-me|me suicidar|suicídio|tirar a (?:minha |própria )?vida)|morrer sem (?:dor|sofrer)|morte (?:indolor|sem dor)",
    "(?:quero|queria|vou) (?:me|mi) mata|(?:estaria|estava|melhor) (?:melhor )?mort[oa](?! de)|devia estar mort[oa]|mereço (?:morrer|a morte)|quero estar mort[oa]|quero é estar mort[oa]|quero que (?:a )?minha vida acabe",
  ],
  act: [act],
  word: [
    "(?:em|no|ao|meu|tentativa de|pensamentos de|ideias de) suicídio",
    "suicidar(?:-se)?|suicidou(?:-se)?",
    "quer (?:morrer|se matar|matar-se)",
  ],
  decided: [
    `(?:vou|decidi|decidido a|decidida a|tenho decidido|planej\\w+|plano (?:de|para|pra)|prestes a|quase a|resolvi|pront[oa] (?:pra|para)|irei|tenciono|pretendo|estou (?:pra|para|a ponto de)|determinad[oa] a|me preparo para|tenho tudo pronto (?:pra|para)) (?:\\w+ )?(?:${act})`,
    `${does} (?:[\\w']+ ){0,3}(?:${soon})|${soon},? (?:[\\w']+ ){0,4}(?:${does}|${act}|eu morro|vou morrer|morro)|(?:${act}) (?:[\\w']+ ){0,3}(?:${soon})|vou (?:pular|saltar|morrer (?:hoje|amanhã|agora)|fazer isso ${soon}|fazê-lo ${soon})|(?:vou fazer(?: isso)?|vou fazê-lo|faço isso|faço-o) (?:[\\w']+ ){0,2}${soon}|${soon} (?:faço isso|vou fazer isso|acaba tudo)|sei (?:exatamente |já )?(?:como|quando|onde) (?:vou (?:fazer|me matar|morrer)|fazer|me matar|morrer)`,
    "plano (?:para|de|pra) (?:morrer|suicídio|o meu suicídio|a minha morte)",
  ],
  when: [soon],
  vague: [
    "(?:não|n|já não) (?:vou|estarei|irei) (?:mais )?(?:estar|aqui|existir|acordar|cá|viv[oa]|amanhecer|ver)?|(?:amanhã|segunda) (?:já )?não (?:estou|estarei|vou estar|existo|acordo)|não (?:acordo|amanheço|chego) (?:mais|a|até)",
    "(?:vai|tudo|isso|depois|e) (?:\\w+ )?(?:acab(?:a|ou|ar|ará)|termin(?:a|ou|ar|ará)|chega ao fim)(?= *(?:$|[.,!]| tudo| hoje| amanhã| de vez))|depois (?:já )?(?:acabou|é o fim|acaba tudo)|(?:tudo )?(?:vai )?(?:acabar|terminar) (?:tudo|hoje|amanhã|em breve|logo)|estará tudo acabado",
    "(?:tenho|já tenho) (?:um|o|tudo|meu) ?(?:plano|planejado|planeado|pronto|preparado|decidido)?(?= *(?:$|[.,!]| e | pronto| planej\\w+))|(?:já )?(?:está|tá) tudo (?:pronto|preparado|planejado|planeado|decidido|organizado)|(?:planejei|planeei|preparei|organizei) tudo",
    `(?:escolhi|marquei|decidi|defini) (?:já )?(?:[oa]|uma?) (?:dia|data|hora|lugar|momento|local|sítio|noite)|(?:vai ser|será|é) (?:${soon})|(?:hoje|amanhã) é o dia|é hoje que`,
    "ninguém (?:vai )?(?:me |poder )?(?:achar|encontrar|acha|encontra|parar|impedir|sentir minha falta)|(?:me acharem|me encontrarem|quando (?:me )?encontrarem|encontrarem o)|(?:finalmente|enfim) (?:terei|vou ter|livre|descans\\w+)|vou (?:descansar de vez|ficar em paz|encontrar (?:minha|meu|a minha|o meu) (?:mãe|pai|avó|avô))",
    "tudo (?:o )?que (?:eu )?preciso|(?:dei|doei|distribuí|dando|a dar) (?:todas )?(?:as )?minhas coisas|(?:minha )?última noite(?! (?:de|em|no))|minhas últimas horas|(?:fiz|escrevi) (?:o )?(?:meu )?testamento",
  ],
  means: [
    `${pills},? (?:[\\w']+,? ){0,4}(?:na (?:minha )?(?:frente|mão)|à minha frente|nas mãos|na mão|em cima da (?:mesa|cama)|na mesa|ao (?:meu )?lado|prontos?|contad[oa]s|guardad[oa]s|separad[oa]s|juntos|aqui)(?! para)|(?:juntei|guardei|acumulei|contei|separei|estou juntando|ando a juntar|tô juntando|comprei|estoquei) (?:[\\w']+ ){0,3}${pills}(?! (?:para|pra) (?:a|o|minha|meu|dor))|tenho (?:aqui )?(?:os|as|muitos|bastantes?|todos os|uma? (?:caixa|cartela|frasco) de) ${pills}(?! (?:para|pra) (?:a|o|minha|meu|dor))`,
    `${weapon},? (?:[\\w']+,? ){0,5}(?:na (?:minha )?(?:mão|cabeça|boca|frente|têmpora|garganta)|nas mãos|à minha frente|carregad[oa]|no (?:meu )?pescoço|amarr\\w+|pendurad[oa]|pronta|ao (?:meu )?lado|no pulso|presa|atada|na testa|ao pescoço|no colo)|(?:amarrei|prendi|carreguei|pendurei|atei|peguei|fiz|seguro|segurando|estou com) (?:já )?(?:[oa]|uma?|com a|a minha) ${weapon}(?! (?:para|pra|de|d[oa]s? (?!meu|minha|pescoço)|n[oa]s? (?:rede|carro|barco|caixa|mala|bagageiro|portão|árvore|varal|cachorro|cavalo|mastro)))|comprei (?:já )?(?:[oa]|uma?|a minha) (?:arma|pistola|revólver|espingarda|corda|forca)(?! (?:nov\\w+ )?(?:para|pra|de|n[oa]|d[oa]))|tenho (?:aqui )?(?:uma?|[oa]) (?:arma|pistola|revólver|corda|forca|gilete|lâmina)(?! (?:para|pra|de (?!fogo)))|com (?:a|uma|o) ${weapon} (?:na|no|nas|ao|em)`,
    "(?:estou|tô|to|parad[oa]|sentad[oa]|em pé|de pé|subi|aqui|me encontro|cheguei) (?:[\\w']+ ){0,2}(?:em cima|no alto|na beira|à beira|na borda|no topo|no parapeito|na beirada|na|no|nos|numa|num|do|sobre a?) ?(?:d[aeo]s? |de uma |de um )?(?:ponte|prédio|parapeito|telhado|trilhos|viaduto|penhasco|precipício|beirada|beira|sacada|linha (?:do|de) (?:trem|comboio)|carris|terraço do prédio|terraço|laje|janela|abismo|varanda|edifício|falésia)(?<!(?:estou|sentad[oa]|em pé|de pé|aqui|cheguei|parad[oa]|me encontro|subi) (?:[\\w']+ ){0,2}(?:na|no|nos|numa|num) (?:varanda|janela|terraço|laje|sacada|prédio|edifício))(?! (?:de um ataque|da falência))",
    "(?:comprei|arranjei|consegui|tenho|já tenho) tudo (?:o )?que (?:eu )?(?:preciso|precisava|é preciso) (?:para|pra) (?:isso|me|fazer|morrer|acabar)",
  ],
  attempt: [
    `(?:tomo|engulo|vou tomar|vou engolir) (?:\\w+ )?tod[oa]s(?: \\w+){0,2} ${pills}|(?:tomei|engoli|bebi|acabei de tomar|acabei de engolir) (?:mais de )?(?:vinte|trinta|quarenta|cinquenta|cem|\\d\\d+) ${pills}|(?:tomei|engoli|bebi) tod[oa]s (?:[oa]s )?(?:meus |minhas )?${pills}|(?:tomei|engoli|ingeri|virei|acabei de (?:tomar|engolir|ingerir|beber)|tomar|bebi|emborquei) (?:[\\w']+ ){0,3}(?:inteir[oa]|tod[oa]s|muit[oa]s|demais|um monte|um punhado|punhados?|frascos?|caixas?|cartelas?|vári[oa]s|dezenas|mais de|\\d\\d+|cem|sessenta|vinte|trinta|quarenta|cinquenta) ?(?:[\\w']+ ){0,4}(?:${pills}|inteir[oa]|de uma vez)`,
    `(?:tomei|tomar|tive|ter|tendo|fiz|fazer|estou|causar|provocar|provoquei|quase|minha|entrar|sofri|sofrer|acabei|em|uma?|de) (?:[\\w']+ ){0,2}overdose(?! de (?:série|açúcar|café|chocolate|fofura))|(?:cortei|abri|rasguei) (?:os|meus|as|o|as minhas|os meus) (?:pulsos?|veias|braços|pescoço|garganta)|(?:perdendo|perder|sai|saindo|muito|tanto|cheio de|perco) (?:\\w+ )?sangue|(?<!(?:nariz|gengiva|dente|dedo|menstruação|ferida|espinha) )não para de (?:sangrar|sair sangue)|sangr(?:ando|ar) (?:muito|demais|sem parar)|(?:o sangue|sangramento) não para|(?:bebi|tomei|engoli) (?:\\w+ )?(?:veneno|água sanitária|lixívia|chumbinho|soda cáustica|ácido|pesticida)|acabei de (?:tentar|me cortar nos pulsos)|(?:tentei|acabei de tentar) (?:${act}) (?:agora|hoje|há pouco|agora há pouco|esta noite|ontem)|(?:abri|liguei) o gás|chumbinho`,
  ],
  farewell: [
    "(?:isto|isso|esta|essa|este|esse) (?:é|são) (?:\\w+ )?(?:um|uma|meu|minha|o meu|a minha)? ?(?:adeus|despedida|últim[oa]s? (?:mensagem|recado|adeus|palavras|carta))|cartas? de (?:despedida|suicídio|adeus)|bilhete de (?:despedida|suicídio)|adeus (?:para sempre|mundo|a todos|mundo cruel|pessoal|gente|vida)|me despe(?:ço|dir|di) (?:de (?:todos|vocês|você|todo mundo|ti)|para sempre|da vida|deste mundo)|despeço-me|última mensagem|últimas palavras",
    "(?:escrevi|terminei|deixei|fiz) (?:já )?(?:as|a|uma|umas|um|os) (?:\\w+ )?(?:cartas?|bilhetes?) (?:[\\w']+ ){0,3}(?:filh\\w+|família|mãe|pai|pais|todos|despedida|cada)|(?:diga|diz|diga[m]?|fala|fale|avisa|dizer) (?:[\\w']+ ){0,5}que (?:eu )?(?:[oa]s? |l?he |sempre )*(?:amo|amei|amava|adoro)|não (?:vão|vai|vais|vão mais) (?:mais )?(?:ouvir falar|saber|ter notícias|me ver|ouvir)(?: mais)? (?:de mim|mais|nunca mais)?|quando eu (?:não estiver|me for|tiver ido|partir|já não)|depois que eu (?:me for|partir|for)|(?:cuid\\w+|olh\\w+|tom\\w+ conta|diz\\w*|digam?|fal[ae]\\w*|não chor\\w+|lembr\\w+|fiquem?)(?: [\\w'-]+){0,6} (?:quando|depois que) eu morrer|quando eu morrer,? (?:não chor\\w+|cuid\\w+|diz|digam?|fal[ae]\\w*|lembr\\w+)|última vez que (?:a gente |nós |eu |te |me |vou |você )*(?:fal\\w+|escrev\\w+|conversa\\w*|ouv\\w+|vê)|(?:cuid(?:a|e|em)) (?:bem )?(?:d[oae]s?) (?:meus?|minhas?) (?:\\w+ ){1,2}(?:quando|depois|por mim)",
  ],
  selfHarm: [
    "(?:me (?:cortar|cortando|corto|cortava|machucar|machucando|machuco|machuquei|ferir|feri|queimar|queimando|queimei|queimo|arranhar|arranho|bater|mutilar|mutilo|punir|automutil\\w+|autolesion\\w+|lesionar|cortei|magoar|socar)|(?:cortar|magoar|ferir|queimar|mutilar|arranhar|aleijar|castigar)-me|(?:corto|cortei|magoo|magoei|queimo|queimei|mutilo)-me|automutil\\w+|autolesão|autolesões|auto-?mutil\\w+|autoagress\\w+)(?! (?:de (?:fora|mim)|fora))",
    "(?:cort(?:o|ei|ar|ando)|queim(?:o|ei|ar|ando)|arranh(?:o|ei|ar)|risc(?:o|ei)) (?:[oa]s? )?(?:meus?|minhas?)? ?(?:braços?|pernas?|coxas?|pulsos?|pele|barriga|antebraços?)(?! (?:n[oa]) (?:forno|fogão|praia))|(?:cortes|cicatrizes|queimaduras) (?:\\w+ )?(?:n[oa]s) (?:meus |minhas )?(?:braços|pernas|coxas|pulsos)|(?:bato|bater|batendo|dou) (?:[\\w']+ )?(?:a cabeça|cabeçadas|com a cabeça|murros|socos) (?:contra|na|no|em|nas) (?:a )?(?:parede|muro|chão|porta)",
  ],
  abuse: [
    `(?:me|nos) (?:${strikes})|(?:bate|bateu|batia|espanca|ameaça|agride|viola|toca|maltrata|viol\\w+)-(?:me|nos)|(?:bate|bateu|batem|batia|grita e bate) em (?:mim|nós)|abus\\w+ de mim`,
    `${abuser} (?:[\\w']+ ){0,4}(?:ameaç\\w+|promete\\w*) (?:\\w+ )?(?:de |que )?(?:me |vai me )?(?:matar|bater|machucar|morte)|ameaç\\w+ (?:de )?(?:me )?(?:matar|bater|machucar)(?:-me)?|(?:entra|entrava|vem|vinha) (?:n[oa]|para o|pro|a[o]?) meu? ?(?:quarto|cama)|(?:fui|sou|estou sendo|era|fui) (?:estuprad[oa]|violad[oa]|abusad[oa]|agredid[oa]|espancad[oa]|violentad[oa]|molestad[oa])|(?:sofr\\w+|vítima de|vivo|passo por) violência (?:doméstica|sexual)|(?:medo|pavor) de (?:voltar|ir) (?:para|pra|a) (?:a )?(?:minha )?casa|apanho (?:d[oae]|em casa|todo)|não me deixa sair de casa|passa a mão em mim`,
  ],
  abuseNow: [
    "(?:batendo|a bater|esmurrando|arrombando|chutando|socando|derrubando|quebrando|a arrombar|a dar pontapés|dando chutes) (?:[\\w']+ ){0,2}porta ~ (?:mat\\w+|machuc\\w+|bat\\w+)|(?:está|tá|estão) (?:me (?:batendo|enforcando|espancando|estrangulando|estuprando|agredindo|sufocando|atacando)|a (?:bater|estrangular|espancar|sufocar|violar|agredir)(?:-me)?)|(?:diz|disse|grita|jura|gritando|falou|fala|gritou) (?:\\w+ )?que (?:vai me matar|me vai matar|me mata|vai matar-me|mata-me)|(?:foi|vai|vem|veio|foi lá) (?:buscar|pegar|com) (?:a|uma|o) (?:faca|arma|pistola|espingarda)|(?:ele|ela|meu (?:marido|ex|pai|namorado)) (?:\\w+ )?(?:vai|quer) (?:me matar|matar-me)(?! (?:se|quando|por))|(?:está|vem|veio) (?:vindo )?(?:com|atrás de mim com) (?:uma|a) (?:faca|arma)|(?:escondid[oa]|trancad[oa]|fechad[oa]|me tranquei) (?:no|na|num) (?:banheiro|quarto|armário|casa de banho|wc) ~ (?:ele|ela|porta|me|meu)",
  ],
  eating: [
    "não (?:como|comi|tenho comido|estou comendo|consigo comer)(?: \\w+){0,3} (?:há|faz|desde|tem|por|a) (?:[\\w']+ ){0,3}(?:dias|semanas?|segunda|terça|quarta|quinta|sexta|sábado|domingo)|(?:há|faz|tem|são|estou|tô|já vou|com) (?:[\\w']+ ){0,4}(?:dias|semanas?) (?:\\w+ )?(?:que não como|sem comer|sem comida|não como)(?! (?:carne|doces?|açúcar|glúten|pão|chocolates?|fritura\\w*|porcaria\\w*|lactose|queijo|fast|hambúrguer|pizza|refrigerante|besteira\\w*|sal|arroz|fora|direito))|(?:dias|semana) sem comer(?! (?:carne|doces?|açúcar|glúten|pão|chocolates?|fritura\\w*|porcaria\\w*|lactose|queijo|fast|hambúrguer|pizza|refrigerante|besteira\\w*|sal|arroz|fora|direito))|parei de comer(?! (?:carne|doces?|açúcar|glúten|pão|besteira|fritura|porcaria|queijo))|deixei de comer(?! (?:carne|doces?|açúcar|glúten|pão))|não como (?:mais )?nada(?= *(?:$|[.,!]))",
    "(?:forço|provoco|induzo|provocar|forçar|forçando|provocando|obrigo-me a|me obrigo a|me forço a|faço) (?:[\\w']+ )?(?:o |a |meu )?v[oô]mit\\w*|vomit(?:o|ar|ando|ei) (?:\\w+ )?(?:(?<!vomitei )depois|depois d[ae]s? (?:refeiç|tod|cada|comer(?= *(?:$|[.,!]| para| escond| demais| tudo))|jant|almoç)|tudo|de propósito|toda|sempre que|cada|o que como|após)|dedos? na garganta|anor[eé]xi\\w+|bulimi\\w+|bulími\\w+|laxantes?|compulsão (?:e|alimentar)|me purg\\w+|passo fome (?:de propósito|para|pra)|(?:pró|pro|sou|amigas|princesas|sites?|blogs?|grupos?|dicas)(?: de| da)? ana e mia|ana e mia(?= (?:são|sempre|nunca|me|voltaram|na|no|de novo))|no food",
    "(?:desmai\\w+|apaguei|desfaleci|caí) (?:[\\w']+,? ){0,8}(?:água|comer|comida|como|comendo|comi|jejum|fome)|(?:só|apenas) (?:me )?(?:permito|bebo|tomo|deixo)(?:-me)? (?:\\w+ )?(?:água|café|gelo|\\d+ calorias)|só água (?:há|faz|desde)",
  ],
  violence: [
    `(?:quero|queria|vou|vontade de|pens(?:o|ando|ar|ei|ado) em|a pensar em|planej\\w+|planeio|poderia|podia|imagin\\w+|sonho em|fantasi\\w+ em|preciso|desejo|impulso de|gostaria de|penso muito em|tô afim de|ganas de) (?:\\w+ )?(?:matar|esfaquear|atirar (?:em|n[oa]s?|contra)|dar um tiro (?:em|n[oa])|machucar|envenenar|estrangular|enforcar|espancar|bater (?:em|n[oa])|ferir|agredir|surrar|degolar|atropelar|queimar|asfixiar|magoar|fazer mal a|acabar com a vida d\\w*|apunhalar|dar (?:um tiro|facadas) (?:n\\w+|em)|arrebentar)(?:-[oa]s?)? ?(?:${them}|n?el[ea]s?|aos?|à)`,
    `(?:esfaquear|estrangular|envenenar|degolar|apunhalar|atirar em|atirar n[oa]|balear) (?:${them})|(?:mat[áa]|esfaqueá|estrangulá)-l[oa]s?|(?:matar|esfaquear) (?:${them})|(?:quero|vou|queria) (?:o|a|lhe) (?:matar|esfaquear)|fazer um massacre|(?:eu )?mato (?:el[ea]|esse cara|meu \\w+)(?! de)`,
  ],
  violenceNow: [
    `(?:vou|estou|tô|indo|a caminho|saindo|esperando|à espera|dirigindo|no carro|lá fora|chegando) (?:[\\w']+ ){0,7}com (?:uma?|a|o|minha|meu) (?:faca|arma|pistola|revólver|facão|machado|martelo|taco|espingarda|navalha)|(?:carreguei|peguei|tenho|levo|trouxe|estou com|comprei) (?:[oa]|uma?|minha) (?:arma|pistola|faca|revólver|espingarda|facão) (?:[\\w']+ ){0,4}(?:matar|mato|atirar|esfaquear|chefe|el[ea]|acabar)|vou (?:matar|esfaquear|atirar em|atirar n[oa]|mat[áa]-l[oa]) ?(?:${them})? (?:[\\w']+ ){0,2}(?:hoje|agora|amanhã|esta noite|essa noite)|(?:hoje|agora|amanhã|esta noite) (?:eu )?(?:vou )?(?:mato|matar|esfaqueio|esfaquear|o mato|mat[áa]-l[oa])(?: (?:${them}))?`,
  ],
  hint: [
    "(?:queria|quem me dera|tomara|preferia|preferiria|gostava de|gostaria de|oxalá|era bom|desejava|desejo|espero|adorava) (?:[\\w']+ ){0,4}(?:mort[oa]|não (?:ter nascido|existir|acordar|ter de acordar|estar (?:cá|aqui|viv[oa]))|nunca (?:ter )?(?:nascido|existido|mais acordar)|sumir|desaparecer|dormir (?:para|pra) sempre|dormir e|morresse|não acordasse|nunca mais acordar)|nunca (?:devia )?(?:ter )?nascido|não (?:devia|deveria) (?:ter nascido|existir)|melhor mort[oa]|seria melhor (?:se eu )?(?:morrer|morresse|não existir|sumisse)",
    "não (?:quero|queria|tenho|sinto|aguento|vejo|consigo|me apetece|desejo|suporto|vale|gosto)(?: [\\w']+){0,5} (?:viver|estar (?:aqui|viv[oa]|cá|neste mundo)|acordar(?! (?:cedo|tarde|às|tão))|existir|viv[oa]|continuar(?= *(?:$|[.,!]| a viver| vivendo| assim))|morrer|me matar|matar-me|suicidar(?:-me)?|me suicidar|levantar nunca|da vida|esta vida|essa vida)|não (?:quero|queria) (?:mais )?(?:viver|estar|acordar|existir|isso|nada da vida)|vontade de (?:viver|existir)|raz(?:ão|ões) (?:para|pra|de) viver|motivos? (?:para|pra|de) (?:viver|continuar (?:viv\\w+|aqui))|não acordar (?:mais|amanhã|nunca)|dormir e (?:não|nunca)|nunca mais acordar",
    "(?:se|que) (?:[\\w']+ ){0,6}(?:atropel\\w+|morresse|acontecesse|batesse|acidente|câncer|não acordasse) (?:[\\w']+,? ){0,6}(?:import\\w+|ligaria|tanto faz|igual|alívio|melhor|mal)|não (?:me )?(?:importaria|importava|ligava) (?:[\\w']+ ){0,2}(?:morrer|se)|tanto faz (?:viver|morrer|se eu)",
    "(?:melhor|felizes|bem|tranquilos) sem mim|sem mim (?:[\\w']+ ){0,4}(?:melhor|feliz\\w*|bem)|ninguém (?:ia |iria |vai )?(?:sentir(?:ia)? (?:a )?(?:minha )?falta|notaria|notar|se importar(?:ia)? (?:se|comigo)|chorar|daria falta|dava por)|(?:sou|ser|sinto|como|só|apenas) (?:[\\w']+ ){0,2}(?:um peso(?! (?:pluma|leve|pesado|médio|mosca|galo))|um fardo|um estorvo|uma carga|um encargo)",
    "(?:não (?:vejo|há|tem|tenho|encontro|existe|acho)|sem) (?:[\\w']+ ){0,3}(?:saída|futuro|esperança|sentido|solução|perspectiva|escapatória|luz)(?! (?:nesse filme|na frase|de emergência|ao fundo|no fim|d[oae]|em (?!viver|continuar|existir|nada|tudo|coisa|mim|estar|acordar|seguir|lutar|ficar))|,? vou ter)|(?:vida|viver|existir|tudo) (?:[\\w']+ ){0,3}(?:não (?:tem|faz) (?:mais )?sentido|sem sentido|não vale|insuportável|perdeu o sentido|é inútil)|(?:para quê|pra que|qual o sentido|por que|porque|de que adianta|não vale (?:mais )?a pena)(?: [\\w']+){0,4} (?:viver|vida|continuar|existir|viv[oa]|seguir|vivendo|aqui ainda)|não vale a pena(?= *(?:$|[.,!]| viver| continuar))|perdi (?:a esperança(?! (?:de |n[oa]|com |em (?!tudo|mim|viver))|de (?!viver))|a vontade de viver)",
    "(?:não|já não|nao) (?:aguento|suporto|consigo|posso|dá|da)(?: [\\w']+){0,2} mais(?= *(?:$|[.,!]| (?:viver|essa vida|esta vida|isso|isto|nada|tudo|assim|a vida|a dor|essa dor|sofrer|de dor|continuar)))|(?:já não|não) (?:aguento|suporto|consigo) (?:mais )?(?:viver|esta vida|essa vida|a vida|existir|esta dor|essa dor)|já não (?:aguento|dá|posso)(?= *(?:$|[.,!]))|(?:cansad[oa]|cansei|fart[oa]|exaust[oa]) (?:\\w+ )?(?:de (?:viver|existir|tudo(?! (?:isso|isto|que|o que|a ver))|estar viv[oa])|da vida|desta vida|dessa vida)|(?:quero|queria|vontade de|só quero|apetece-me) (?:\\w+ )?(?:sumir|desaparecer|dormir (?:para|pra) sempre|que (?:tudo|isso|isto|a dor) (?:acabe|pare|termine)|que acabe|desistir (?:de tudo|da vida)?|deixar de existir|parar de (?:existir|viver|sofrer)|não existir|ir embora (?:para|pra) sempre)|desist[io] (?:da vida|de viver|de tudo)|odeio (?:viver|minha vida|a minha vida|estar viv[oa]|existir)",
    "não (?:sou|estou|me sinto|tô) (?:\\w+ )?suicida|(?:nunca|jamais|não) (?:me mataria|me matava|me suicidaria|tiraria a|tirava a|acabaria com|acabava com|mataria|vou me matar|faria nada contra)|(?:me mataria|me suicidaria|tiraria a minha vida)|não (?:penso|tenho|estou)(?: \\w+){0,3} (?:em|de|no) suicídio",
  ],
  worry: [
    `(?:[oa] |um[a]? |esse |essa |nosso |nossa )?(?:minha?|meu|sua|seu|uma?|[oa](?= (?:\\w+ )?${someone}\\b)|tua|teu|nossa|esse|essa|alguém|ele|ela|dele|dela)(?: \\w+)? ?${someone}?(?:,? (?!eu\\b|quero\\b|penso\\b|estou\\b|me (?!contou|disse|falou|confessou|mandou|escreveu)|tenho\\b)[\\w'-]+,?){0,7} (?:(?:pensa|pensando|pensou|fala|falando|falou|falado|pensado|tem falado|a pensar|pensar|falar) (?:[\\w']+ )?(?:em|de|no|sobre|do) ?(?:suicídio|se (?:matar|suicidar)|matar-se|suicidar-se|morrer|tirar a (?:própria )?vida)|quer (?:morrer|se matar|se suicidar|matar-se|suicidar-se|tirar a própria vida)|queria (?:morrer|se matar|estar mort[oa])|se (?:matou|suicidou|enforcou|corta|cortando|mutila|machuca)|(?:matou|suicidou|enforcou|corta|mutila)-se|tentou (?:se matar|se suicidar|o suicídio|suicídio|matar-se|suicidar-se)|(?:vai )?se matar|tirou a própria vida|(?:pensamentos|ideias) suicidas|está suicida|cometeu suicídio)`,
  ],
  worryAbuse: [
    `(?:vizinh[oa]|amig[oa]|irmã|prim[oa]|colega|mãe|filha|tia|cunhada|conhecida)(?: [\\w']+){0,5} (?:bate n?el[ea]|(?:a|o) (?:espanca|agride|maltrata|bate|ameaça|viola)|bate-lhe|bate na|bate nela|bate (?:n[oa]s?|em) \\w+|espanca (?:ela|a)|agride (?:ela|a)|maltrata-a)|(?:amiga|irmã|vizinha|prima|colega|mãe|tia|cunhada) (?:[\\w']+ ){0,3}(?:apanha|é agredida|sofre violência|é espancada|está sendo agredida|é abusada|é vítima de)|(?:marido|namorado|pai|companheiro) d\\w+ (?:[\\w']+ ){1,3}(?:bate|espanca|agride)(?: n?ela| nele)?`,
  ],
  denial: [
    "(?:não|nunca|jamais|nem|sem|tampouco|nenhuma?|no|non|ni|sin|n)(?:[ ,]+(?:me|eu|quero|queria|vou|penso|pensei|pensava|pensado|pensando|pensar|a|em|no|o|de|mais|tenho|tive|nenhuma?|intenção|vontade|ideia|ideias|pensamentos?|estou|tô|é que|tentaria|seria|capaz|faria|iria|jamais|nunca|plano|planos|para|realmente|um|pretendo|quiero|voy|pienso|ganas|c'est|sto|ho|voglio|ia|há|com|sobre|ya))*",
  ],
  denialAfter: [
    "[ ,]*(?:nunca|jamais|não (?:é (?:uma )?opção|está nos)|nem pensar|de jeito nenhum|fora de questão|já não(?= *(?:$|[.,!]| (?:penso|quero|faço|tenho (?:vontade|ess|est))\\w*)))",
  ],
  past: [
    "(?:há|faz|a|tem) (?:[\\w']+ ){0,3}(?:anos?|meses|décadas?|muito tempo)|(?:anos|meses|tempo) atrás|(?:quando|na época em que) (?:eu )?(?:era|tinha|estava (?:no|na)|estudava|fui)|(?:na|durante a|em) (?:minha |a minha )?(?:adolescência|infância|juventude)|(?:durante a|na época d[ae]|nos tempos d[ae]) (?:escola|faculdade|secundária)|(?:no|durante o) (?:passado|colégio|liceu|ensino médio|secundário)|em (?:19|20)\\d\\d|antigamente|uma vez tentei|naquel[ea] (?:tempo|época)|na altura em que|em (?:criança|pequen[oa]|jovem|adolescente)|quando (?:criança|adolescente|jovem)",
  ],
  other: [someone],
  asksSuicide: [
    "suic[ií]d\\w+|(?:te|se) (?:matar|machucar|ferir|magoar)|(?:matar|magoar|machucar|ferir)-(?:te|se)|(?:tirar|acabar com|pôr fim à|terminar) (?:a )?(?:sua |tua |própria )?(?:própria )?vida|(?:quer|queres|vontade de|desejado|desejo de|pensado em) (?:morrer|estar mort[oa])|não (?:quer|querer|queres) (?:mais )?viver",
  ],
  asksMeans: [
    "algo (?:com você|contigo|por perto|à mão|ao alcance|aí)|(?:algo|alguma coisa) (?:[\\w']+ ){0,4}(?:usaria|usarias|que possa usar)|como (?:você )?(?:faria|farias)|plano (?:para|de|pra) (?:se|te|fazer|acabar|tirar|morrer)|pensado em como|pensou em como",
  ],
  asksPlan: ["plano|acesso a|quando (?:você )?(?:faria|farias)|como (?:faria|farias)|pensou em como"],
  yes: [
    "sim|simm|s|é|aham|uhum|ahã|pois|isso|às vezes|as vezes|de vez em quando|um pouco|acho que sim|acho que|talvez|tenho|penso|sempre|toda (?:noite|hora)|todas as noites|todos os dias|todo dia|quase|mais ou menos|muito|muitas vezes|infelizmente|exato|claro|com certeza|estou|tô|já|não sei|sei lá|de certa forma|frequentemente|bastante|pior que sim|verdade|tenho pensado|o tempo todo|sou|quero",
  ],
  no: ["não(?! sei)|nao|nunca|jamais|nada|de jeito nenhum|de modo nenhum|nem|imagina|claro que não"],
  keywords: "suicídio suicidar suicida suicidas suicido suicidou suicidei enforcar",
  spellings: {
    mi: "me",
    qr: "quero",
    keru: "quero",
    keria: "queria",
    nau: "não",
    p: "para",
    qeuro: "quero",
    qeor: "quero",
    mtr: "matar",
    mtar: "matar",
    matrar: "matar",
    mattar: "matar",
    matarr: "matar",
    mias: "mais",
    vivrr: "viver",
    vivr: "viver",
    vver: "viver",
    aguetno: "aguento",
    aguneto: "aguento",
    guento: "aguento",
    morrr: "morrer",
    morrre: "morrer",
    mrrer: "morrer",
    moorrer: "morrer",
    vcs: "vocês",
    tava: "estava",
    tou: "estou",
    tb: "também",
    qro: "quero",
    kero: "quero",
    qero: "quero",
    quro: "quero",
    morer: "morrer",
    morrê: "morrer",
    suisidio: "suicidio",
    sucidio: "suicidio",
    suissidio: "suicidio",
    vo: "vou",
    to: "estou",
    tô: "estou",
    ta: "está",
    n: "não",
    ñ: "não",
    nao: "não",
    naum: "não",
    vc: "você",
    pq: "porque",
    hj: "hoje",
    amanha: "amanhã",
    msm: "mesmo",
    mt: "muito",
    mto: "muito",
    tbm: "também",
    akbar: "acabar",
    kabar: "acabar",
    pra: "para",
    pro: "para o",
    agr: "agora",
    dps: "depois",
    ngm: "ninguém",
    cmg: "comigo",
    cê: "você",
    qnd: "quando",
    suicidal: "suicida",
    q: "que",
  },
};

export const pt: Words = [ptIndirect, ptMore, ptPlain, ptFresh, ptHarmless].reduce(widened, table);
