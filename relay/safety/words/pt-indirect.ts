import type { Words } from "./words.ts";

/** Any few words. */
const g = "[ ,]+(?:[\\w'-]+[ ,]+){0,4}";
const end = "(?= *(?:$|[.,!?]))";
const soon =
  "(?:hoje(?: (?:à|a|de) (?:noite|madrugada))?|esta noite|esta madrugada|amanhã|agora|logo|daqui a pouco|sexta|sábado|domingo|segunda)";
const dear =
  "(?:mãe|pai|pais|filh[oa]s?|irmã[os]?|irmão|irmãos|avó|avô|família|mulher|marido|namorad[oa]|amig[oa]s?|cada|todos|miúdos|crianças)";
const pet = "(?:gat[oa]s?|c(?:ão|ães|achorr[oa]s?)|cadela|bicho|bichinhos?|pássaro|peixes?|coelho|animais)";
const pills =
  "(?:comprimidos|remédios?|pílulas|medicamentos|medicação|cápsulas|calmantes|rivotril|insulina|ansiolíticos|gotas|cartelas?|soníferos)";
const poison =
  "(?:veneno|lixívia|água sanitária|chumbinho|soda cáustica|ácido|raticida|pesticida|herbicida|amoníaco|desinfetante|creolina|anticongelante)";
const weapon =
  "(?:faca|arma|pistola|revólver|espingarda|martelo|machado|barra de ferro|facão|taco|navalha|caçadeira)";
const height =
  "(?:ponte|viaduto|falésia|penhasco|telhado|linha d[oe] (?:metr[oô]|comboio|trem)|linha|trilhos|carris|arriba|precipício|barragem|terraço|varanda|parapeito)";

/** What is meant without its name: a way out looked for, affairs in order, the way to the bridge, the good-bye. */
export const ptIndirect: Partial<Words> = {
  saying: [
    "(?:vai|vão)[- ]me matar (?:quando|se)|corda no pescoço de (?:tant[oa]|conta|dívida|boleto)|pra ver (?:os fogos|o pôr)|queria sumir (?:naquela|na) hora|subi n[oa] (?:[\\w']+ ){1,4}(?:pra|para) ver|(?:remédio|comprimido|xarope)s? (?:de|da|do|para a|pra) (?:alergia|tensão|pressão|gripe|tosse|coluna|enjoo)",
  ],
  wish: [
    "não (?:quero|queria|vou) (?:mais )?(?:continuar a )?viver(?: mais)?|já não quero (?:viver|estar viv[oa])|(?:quero|queria|preciso) (?:parar|deixar) de (?:viver|existir|respirar)|desistir (?:de viver|da vida)",
    `coragem (?:para|pra|de) (?:pôr|dar|acabar)|(?:pôr|dar) (?:um )?fim a isto|(?:coragem|vontade|penso|pensar|pensando|ideia|quero|queria|apetece\\w*|só) (?:de|para|em|pra)?${g}?(?:pôr|por|dar|colocar) (?:um )?(?:fim|termo|ponto final) (?:a|n)?(?:isto|isso|tudo|ist[oa]|à vida|a tudo)|ideia de (?:acabar|morrer|me matar)|acabar com a minha vida|(?:acabar|terminar) (?:por )?me matando|acab\\w+ me matando|me mat(?:ando|ei)${end}|não me matei|(?:já|só|ainda) (?:não )?me (?:matei|tinha matado)`,
    `(?:pens\\w*|imagin\\w*|vontade|vezes|olho|sonho)${g}(?:em|de|que|é só|era só|se)?[ ,]*(?:me jogar|me atirar|atirar-me|saltar|pular|jogar-me|dar um passo|soltar|largar o volante|virar o volante)${end}|era só (?:pular|saltar|um passo|soltar)|(?:só|mais|um) (?:mais )?um passo (?:à|para|pra|em|e)|(?:carro|volante)${g}(?:contra|no|na|num|numa|para o) (?:muro|árvore|poste|camião|caminhão|parede|pilar|barranco|carreta)|(?:bater|atirar|jogar|enfiar|espetar)${g}(?:contra|no|num|na|numa) (?:muro|árvore|poste|camião|caminhão|parede|pilar|carreta)`,
    `(?:(?:meu|minha)(?: própri[oa])? (?:suicídio|morte|enterro|funeral|velório))|suicídio${g}(?:plano|solução|saída|opção)|plano${g}suicídio|(?:desaparecer|sair|partir|ir embora|embora|bazar|sumir|ir-me|despedir-me)${g}?(?:deste|desse|do|dessa|desta) (?:mundo|vida)|partir d?essa (?:pra|para) (?:uma )?melhor|(?:pelas|por) (?:minhas )?(?:próprias? mãos|conta própria)`,
    `(?:olho|pergunto|penso|será)${g}(?:comprimidos|remédios?|caixa|frasco|gotas|cartelas?|rivotril|insulina)${g}(?:cheg\\w*|bast\\w*|suficiente\\w*|dava\\w*)|(?:game over|logout|ctrl|reset|desligar|apagar|deletar)${g}(?:minha vida|da vida|existência|de mim)|virar (?:saudade|estrela|estatística|anjo)|ir de (?:base|vala|arrasta)|(?:desviver|desvive|unalive|me apagar|me deletar|me desligar)|em me mata\\w*|me suicid\\w*`,
    `(?:quero|queria|vontade de|vou|preciso|só queria)${g}?(?:ir ter com|juntar-me a|me juntar a|encontrar|ir com|ir atrás|seguir|ficar com|estar com)${g}?(?:no céu|lá em cima|onde (?:ele|ela) está|que (?:morreu|partiu)|do outro lado|falecid[oa])|(?:procur\\w*|pesquis\\w*|googl\\w*|busc\\w*|vi na net|internet)${g}(?:morrer|morre|suicídio|indolor|sem (?:dor|sofrer)|letal|mortal)|(?:jeito|forma|maneira|método|modo) (?:mais )?(?:rápid\\w*|fácil|indolor|calm\\w*)?${g}?(?:morrer|partir|ir embora de vez|acabar com tudo)`,
    `(?:só|ainda)${g}(?:viv[oa]|aqui|cá)${g}por (?:causa|conta)|se não fosse${g}(?:já (?:tinha|teria)|não estava|eu (?:já )?tinha)|(?:minha )?vida (?:para mim )?(?:já )?(?:acabou|terminou)${end}|(?:adormecer|dormir)${g}(?:nunca mais|não) acordar|(?:garantir|fazer com|certeza)${g}não acord\\w*|(?:levar|ir|morrer)${g}(?:bebê|bebé|filh[oa]s?)${g}comigo`,
  ],
  decided: [
    `não (?:passo|chego|passarei|vou passar) (?:d[eo]|ao?|até)? ?(?:d?es[ts][ea]|amanhã|fim|natal|aniversário|segunda|hoje|domingo)|(?:vou|irei|parto|saio)${g}?(?:embora|partir) (?:de vez|para sempre|dessa vida|desta vida)|(?:é|será) (?:a )?(?:minha )?última noite|última noite (?:da minha vida|viv[oa])|meu último (?:dia|pôr)${end}|não (?:quero|vou|saio|conto) (?:\\w+ )?(?:sair|voltar)?${g}?viv[oa]${end}`,
    `${soon}${g}(?:já )?não (?:estou|estarei|vou estar) (?:mais )?(?:cá|aqui|viv[oa])|${soon}${g}(?:acabo com (?:isto|isso|tudo)|me vou${end}|descanso${end})`,
  ],
  vague: [
    `(?:depois|quando|assim) que${g}(?:dormir\\w*|adormec\\w*|sair\\w*|forem)|quando (?:a casa|todos|eles|estiver|o relógio)${g}(?:vazia|dorm\\w*|sozinh[oa]|meia-noite|saí\\w*)|estiver sozinh[oa]`,
    `o (?:sítio|lugar|local|dia) e (?:a|o) (?:hora|jeito|modo)`,
    `tudo (?:planeado|planejado|tratado|preparado|organizado|arrumado|decidido)${end}|tudo (?:planeado|planejado)`,
    `(?:pela primeira vez|finalmente|enfim|até)${g}(?:calm[oa]|em paz|tranquil[oa]|leve)`,
    "não vou mais (?:precisar|usar)|(?:depois|a partir) (?:disso|disto|dali|de hoje|daí)|não (?:preciso|vou precisar|vou ter)(?: de)? (?:mais )?(?:aguentar|sofrer|sentir|lutar)|(?:não|nunca) (?:vou )?(?:precis\\w*|uso|vou usar) (?:mais|deles?|delas?|disso)",
    `(?:só )?(?:falta|faltava) (?:a )?(?:coragem|pouco)|(?:corda|lâmina|faca)${g}(?:quarto|gaveta|debaixo|escondid[oa])`,
    "(?:comprei|arranjei|consegui)(?: [\\w']+){0,4} (?:o que (?:eu )?precis\\w*|que faltava)|(?:guardei|escondi)(?: \\w+){0,2} (?:para|pra) (?:logo|hoje|mais)",
    `(?:estou|tô|to|tou|vou|indo|no carro|caminho|parad[oa])${g}?(?:na estação|estação|plataforma|cais|(?:da|de|do|a|à|na|no|para o|pro|pra) ?${height})|próximo (?:comboio|trem|metro|metrô)`,
    "(?:não é|n é|nao é) (?:para|pra) (?:entrar|embarcar|viajar|passear|tomar)|(?:só|bilhete|passagem) de ida|sem (?:volta|regresso)|não (?:vou )?volt(?:o|ar)(?: mais)?(?= *(?:$|[.,!]))",
    "(?:não|n|nem) (?:me )?(?:tent[ea]\\w*|adianta)(?: [\\w']+){0,3} (?:mudar|parar|impedir|ideia|convencer)|ninguém me (?:lig\\w*|impeç\\w*|sab\\w*|ach\\w*|procur\\w*)|(?:para|pra) ninguém me",
    "(?:telemóvel|celular|telefone)(?: [\\w']+){0,4} (?:desligad[oa]|em casa|fora|deslig\\w*)|(?:desliguei|deixei|vou desligar) (?:\\w+ )?(?:telemóvel|celular|telefone)",
    `tranquei(?:-me)?${g}(?:banheiro|casa de banho|quarto)|(?:água|banheira)${g}(?:quente|correr|cheia|correndo|encher|enchendo)`,
    `(?:faca|lâmina|gilete|navalha|x-ato)${g}(?:cozinha|banheira|casa de banho|comigo|aqui)`,
    `(?:tomei|engoli|misturei|emborquei|virei|bebi(?! (?:muito|muita|demais|vinho|cerveja|tanto|todas)))(?! (?:[\\w'-]+ ){0,2}(?:café|vinho|cerveja|água|chá|leite|sumo|suco|refrigerante|energético|vacina|banho|sol|antibiótico)\\b)${g}?(?:tudo|tod[oa]s?|toda|aquilo|uma coisa|muit[oa]s?|demais|${pills})`,
    "(?:ficando|a ficar|com|dando|a dar|estou com|me dando) (?:muito |um |tanto )?(?:sono|tont[oa]|zonz[oa]|frio|enjoo|tontura|mole|dormente)|não (?:me )?(?:sinto|sentindo)(?: \\w+)? (?:as |minhas )?(?:mãos|pernas|dedos|boca)|(?:garganta|barriga|estômago|boca|peito)(?: \\w+){0,2} (?:queima\\w*|arde\\w*|doendo|a arder|ardendo)|vista turva|visão turva|tudo a rodar|tudo rodando|mal consigo (?:escrever|digitar)",
    "(?:com|e|mais) (?:o )?(?:vinho|vodka|vodca|cachaça|whisky|uísque|álcool|aguardente|bagaço)",
    `(?:já (?:fiz|tomei|está feito)|tá feito|está feito)${end}`,
    `(?:agora )?é só esperar|(?:não|n) (?:cont\\w*|diga\\w*|chame\\w*|desligu\\w*|conta)${g}?(?:ninguém|ambulância|112|samu|mãe|polícia|pai)?${end}|estou com medo${end}|tarde demais|arrepend\\w*`,
    `(?:deixei|entreguei|dei|levei|doei)${g}?${pet}${g}(?:vizinh[oa]|irmã|mãe|abrigo|canil|amig[oa]|don[oa])|ração|(?:ele|ela|eles|elas) (?:vai|vão) ficar bem|(?:cuida|cuidem|cuide|trata|toma conta|tomem conta|olha)${g}?(?:d[aoe]s?|por|pel[ao])${g}?(?:mim|${pet}|${dear})`,
    `(?:cartas?|bilhetes?|vídeos?|áudios?|recados?)${g}(?:escrit[oa]s?|prontas?|gaveta|travesseiro|almofada|gravad[oa]s?|cada|debaixo|mesa)|(?:escrevi|gravei|deixei)${g}(?:cartas?|bilhetes?|vídeos?|áudios?)`,
    `(?:uma?|um) (?:para|pra|por) cada|acham (?:de manhã|amanhã|depois)|(?:vão|quando) (?:me )?(?:achar|encontrar|encontrarem|ler)`,
    `(?:dei|doei|ofereci|entreguei|dando|distribuí|vendi|deixei)${g}(?:violão|guitarra|roupas?|coisas|livros|relógio|computador|consola|videogame|jogos|coleção|anel|moto|bicicleta|ps\\d|telemóvel)`,
    `(?:pagu?ei|quitei|liquidei|acertei|saldei)${g}(?:contas|dívidas|tudo|prestações)`,
    "senhas?|palavras-passe|passwords?|códigos do banco|procuração|testamento|seguro de vida",
    "(?:limpei|arrumei|organizei) (?:\\w+ )?(?:casa|quarto|tudo|gavetas|papéis)|documentos (?:\\w+ )?(?:mesa|organizados|arrumados)",
    `(?:já )?(?:posso|vou|quero) (?:ir )?(?:descansar|partir|ir embora|dormir em paz)${end}|posso (?:ir|ir em paz|partir)${end}|(?:está|tá|chegou)${g}?(?:na|a) (?:minha )?hora(?: de (?:ir|partir))?${end}`,
    `(?:obrigad[oa]|agradec\\w*|gratid\\w*)${g}?(?:por tudo|tudo|por (?:me )?(?:ouvir\\w*|ter\\w*|teres|estar\\w*)|agradecer)|pra agradecer|(?<!(?:pedi|pediu|pedir|pedindo|aceitei|aceito) )(?:desculpa|desculpem|perdoa|perdoem|perdão)${g}?(?:por tudo|tudo|me|todos|família)|fiquem? (?:com deus|bem)|(?:é só isso|adeus|tchau)(?= *(?:$|[.,!]))|(?:sejam|sê|seja) feliz\\w*|até (?:um dia|nunca|ao céu)|amo(?:-vos| vocês| todos)`,
    "últim[oa]s? (?:mensage(?:m|ns)|pessoa|vez|abraço|conversa|recado|palavras|jantar|almoço|foto|vídeo|beijo)|(?:não tem|não há|não haverá) (?:mais )?(?:conversa|amanhã|próxima)|nem nunca",
    `(?:despedi|despeço)(?:-me)?${g}?(?:toda|todos|deles|cada|mãe|família|filh[oa]s)`,
    `sem (?:eles|ela|ele|ninguém|que)${g}?(?:perceb\\w*|saber\\w*|notar\\w*|desconfi\\w*)|(?:eles|ela|ele|ninguém) (?:nem )?(?:não )?(?:sabem?|imaginam?|desconfiam?|percebem?)(?= *(?:$|[.,!]| que| de))`,
    `(?:apaguei|excluí|desativei|eliminei|deletei)${g}(?:redes|contas|fotos|perfis|perfil|instagram|facebook|mensagens)`,
    `(?:abracei|beijei|abraço)${g}(?:forte|${dear})|(?:mandei|enviei)${g}últimas`,
    `não me (?:procur\\w*|esper\\w*|lig\\w*|salv\\w*)|(?:vesti|escolhi)${g}(?:vestido|roupa|fato|terno)`,
    `(?:encontrar|ter com|juntar)${g}(?:lá em cima|no céu|do outro lado)|lá em cima|do outro lado${end}`,
    "(?:vou|quero) tentar (?:de novo|outra vez|novamente)",
    `tentei (?:agora|há pouco|ontem)|(?:arrebent\\w*|rebent\\w*|partiu-se|quebrou)${end}`,
  ],
  means: [
    `(?:à espera|esperando|espero)${g}(?:comboio|trem|metro|metrô)${g}(?:não é|n é)|(?:carro|caminho|indo|vou)${g}(?:pro|para o|para a|pra|da|do) (?:viaduto|ponte|falésia|penhasco|precipício|arriba)(?! (?:25|para|ver))|(?:saltei|pulei|passei|passando|escalei)${g}(?:parapeito|grade|guarda-corpo|corrimão|vedação)|(?:do lado de fora|lado de lá) d[ao]|(?:pernas|pés)${g}(?:para fora|pra fora|no ar)`,
    `corda${g}(?:quarto|pronta|teto|árvore|viga|preparada)|(?:junto|guardo|guardando|escondo|ando a guardar|poupando)${g}${pills}|tranquei(?:-me)?${g}(?:faca|lâmina|gilete|arma)|(?:faca|lâmina|gilete|arma)${g}tranquei`,
  ],
  attempt: [
    `(?:engoli\\w*|tomei|bebi|tomar|engolir|emborquei)${g}?(?:caixa|cartela|frasco|embalagem|garrafa|blister|lamela)${g}?(?:tod[oa]|inteir[oa]|complet[oa])|tomei tudo|engoli tudo|(?:tomei|engoli)${g}?${pills} tod[oa]s|misturei${g}?${pills}|(?:bebi|tomei|engoli)${g}?${poison}|(?:tentei)${g}(?:corda|me matar|enforcar|não morri|acordei)|abri o gás|liguei o gás|gás (?:aberto|ligado)|bebi aquilo`,
  ],
  farewell: [
    `(?:se|quando) (?:alguém )?(?:ler\\w*|lerem|leres|encontrar\\w*|receber\\w*) (?:isto|isso|esta|essa|est[ea] \\w+)|(?:dig\\w*|diz\\w*|fala\\w*|contem|avis\\w*)${g}(?:mãe|pai|filh[oa]s?|família|irmão|irmã|todos|${dear})?${g}?(?:que a )?culpa não (?:foi|é)|(?:a culpa )?não (?:foi|é) (?:culpa )?(?:dela|dele|deles|vossa|de vocês|de ninguém)${end}|amanhã não tem mais conversa|(?:vou|quero) encontrar${g}(?:lá em cima|no céu)${g}?hoje|bilhete${g}(?:travesseiro|almofada|acham)|últimas mensagens`,
  ],
  selfHarm: [
    `(?:lâmina|gilete|corte|dor|sangue|cortar)${g}?(?:me )?(?:acalma\\w*|alivia\\w*|sossega|ajuda)|(?:só|apenas) (?:a |o )?(?:lâmina|dor|sangue|gilete)|(?:manga\\w* comprida\\w*|mangas? longas?|casaco|moletom|pulseiras)${g}(?:verão|calor|ver|esconder|tapar|braços|marcas|cortes)|(?:esconder|tapar|ver)${g}(?:braços|cortes|marcas|cicatrizes)|(?:arranco|puxo|arrancar)${g}?(?:cabelos?|pestanas|cílios|pele)|(?:cigarro|isqueiro|ferro)${g}(?:braço|pele|perna|coxa|mão)|(?:dou|bato|soco|esmurro)${g}(?:parede|cabeça|mim mesm[oa]|na minha cara|minhas pernas)|(?:voltei|recaí|recaída|vontade)${g}?(?:a |de |em )?(?:me )?cort\\w*|(?:braços?|coxas?|pernas?|pulsos?)${g}(?:chei[oa]s?|cortad[oa]s|marcad[oa]s)`,
  ],
  abuse: [
    `(?:control[ae]\\w*|fica com|tira|tirou|confisc\\w*|vigia|mexe|vê|lê)${g}?(?:meu dinheiro|minha conta|meu salário|meu ordenado|meu telemóvel|meu celular|minhas mensagens|meu telefone|meu cartão|com quem (?:eu )?falo|meus documentos|passaporte|reforma|aposentadoria)|(?:ficou|fica|escondeu|guardou)${g}?(?:com )?(?:o |a |os )?(?:meu |minha |meus )?(?:passaporte|documentos|cartão|chaves?|celular|telemóvel)|não (?:me )?(?:deixa|deixam|permite)${g}?(?:sair|trabalhar|ver|falar|estudar|ter|usar)|(?:tranca|trancou|fecha|fechou|prende|prendeu)(?:-me| me|m-me)|me (?:tranca|trancou|prende|fecha)\\w*`,
    `(?:obrig\\w*|forç\\w*)(?:-me| me)?${g}?(?:a )?(?:ter|fazer) (?:relações|sexo)|(?:relações|sexo)${g}(?:não quero|não queria|à força|sem eu querer)|(?:vazar?|divulgar?|publicar?|mostrar?|espalhar?|partilhar?|postar?|mandar?)${g}?(?:nudes?|fotos?|vídeos?)|(?:pede|pediu|quer|exige|manda)(?:-me)?${g}?(?:fotos? (?:minhas )?(?:sem roupa|nua?|íntimas?)|nudes?)|fotos minhas sem roupa`,
    `(?:jur\\w*|diz|disse|ameaç\\w*|promet\\w*)${g}?(?:se eu|quando eu|caso eu)${g}(?:mata\\w*|enterra\\w*|acaba\\w*|leva\\w*|tira\\w*|saio|vaz\\w*|espalh\\w*|denuncia\\w*|faz\\w*|divórcio|deixar|contar|sair)|(?:beliscões?|belisca\\w*|estalos?|bofetadas?|pontapés?|empurrões|chapadas?|tareias?|murros|cintadas?)${g}?(?:e diz|em mim|me|-me)?|dá-me \\w+ões|(?:olh\\w*|espreit\\w*|espi\\w*)${g}?(?:tomar banho|banho|trocar de roupa|vestir)|(?:encostou|encosta|passou a mão|passa a mão|apalp\\w*|esfreg\\w*|tocou|toca|mexe) (?:em|n[ao]|a mão|-me)? ?(?:mim|me|minha\\w*|meu\\w*)|(?:chut\\w*|soc\\w*|pisa|pont?ape\\w*|bate\\w*|acerta)${g}?(?:na |a )?minha (?:barriga|cabeça|cara|costas|perna)`,
    `(?:aperta|apertou|agarra|agarrou)${g}?(?:meu |me o )?(?:pescoço|cabelo|braço)|(?:casar|casamento)${g}(?:à força|forçad[oa]|obrigad[oa]|não conheço|não quero)|(?:persegue|segue|vigia)(?:-me| me)|(?:me )?(?:segue|espera) (?:sempre |todo dia )?(?:à|na) (?:porta|saída)|ninguém (?:vai )?acredit\\w* (?:em mim|numa)|segredo nosso|nosso segredo`,
  ],
  abuseNow: [
    `(?:apertou|aperta)${g}?pescoço${g}(?:volta|agora|foi só|saiu)|(?:volta já|já volta|está a chegar|tá chegando|tá vindo|está a vir|está a subir|tá subindo)${end}|(?:fala|fale) baixo|(?:ele|ela)${g}(?:sala|porta|quarto|corredor|cozinha|lá fora)${g}(?:com (?:a|uma) ${weapon}|gritando|aos gritos|bêbad[oa]|bêbedo)|(?:escond\\w*|tranc\\w*|fech\\w*)(?:-me| me)?${g}(?:banheiro|casa de banho|quarto|armário|guarda-roupa|debaixo da cama)${g}(?:ele|ela|pai|padrasto|gritar|gritando|bater|batendo|está|tá)|morremos os dois|não me deixa sair (?:do|da|de)|(?:está|tá) (?:a )?(?:bat\\w*)${g}(?:mãe|irmão|irmã|em mim)|(?:tirou|levou)${g}?(?:chip|telemóvel|celular)`,
  ],
  eating: [
    `pes(?:o|ando|ei|ava) (?:[\\w']+ ){0,3}(?:2\\d|3\\d|4[0-3]|vinte|trinta|quarenta)(?: e \\w+)? ?(?:quilos|kg|kilos|k)|(?:quilos|kg)${g}(?:gord[oa]|enorme|emagrecer|ainda)|(?:só|apenas) (?:tomo|bebo|como) (?:água|café|chá|alface|uma maçã|gelo)|não como nada(?: sólido)?|(?:desmaiei|desmaio|apaguei)${g}(?:escola|banho|trabalho|rua|comer|água|comida)|(?:vomit\\w*|boto pra fora|meto os dedos|enfio o dedo)${g}(?:refeiç\\w*|comer|comida|almoço|jantar|dia|sangue|vezes|tudo)|sangue no vómito|sangue no vômito|laxante\\w*|diurétic\\w*|dedo na garganta|medo de (?:comer|engordar)|(?:cinco|quatro|três|seis|sete|\\d+) dias (?:\\w+ ){0,2}(?:só (?:com |a |de |tomando |bebendo )?(?:\\w+ )?(?:água|café|chá|líquidos|gelo|ar)|sem (?:me )?(?:comer(?! (?:carne|doces?|açúcar|glúten|pão|chocolates?|fritura\\w*|lactose|queijo|pizza|refrigerante|besteira\\w*|sal|arroz|fora|direito))|comida|alimentar|nada no estômago))`,
  ],
  violence: [
    `(?:vontade|planej\\w*|pens\\w*|imagin\\w*|quero|queria|fico|ando)${g}?(?:de |em |como )?(?:matar|dar uma surra|esfaquear|espancar|esganar|enfiar|espetar|rebentar|acabar)${g}?(?:o (?:homem|cara|tipo|gajo)|nele|nela|ele|ela|quem|aquele|aquela|o desgraçado)|(?:espeto|enfio|cravo|meto)${g}?(?:faca|bala|tiro)${g}?(?:no|na|em|nele|nela)|(?:medo|receio|pavor)${g}(?:machucar|magoar|fazer mal|sacudir|bater|aleijar|perder a cabeça)${g}?(?:a?o|meu|minha|no|na)? ?(?:meu |minha )?(?:bebê|bebé|filh[oa]|menin[oa]|criança)|(?:sacudi|abanei|atirei|sufoquei|abafar|almofada)${g}?(?:ele|ela|bebê|bebé|filh[oa]|menin[oa])|que (?:ela|ele|eles) morra\\w*|quero que (?:ela|ele) morr\\w*|(?:levar|levo|leve)${g}?${weapon}${g}?(?:escola|trabalho|aula|festa)|(?:pegar|apanhar|acabar com) quem`,
  ],
  violenceNow: [
    `(?:entrar|entro|vou|chegar)${g}(?:escola|trabalho|igreja|escritório|festa)${g}(?:armad[oa]|${weapon})|armad[oa]${g}(?:eles|todos|pagar|ver)|(?:ele|ela) não acorda|hoje (?:ele|ela) não (?:acorda|escapa|passa)|(?:indo|vou|atrás|espera)${g}(?:dela|dele|deles|patrão|chefe|ex|vizinho)${g}(?:atiro|mato|faca|arma|barra|tiro|taco|martelo)|(?:se eu vejo|se vejo|quando (?:sair|chegar))${g}(?:atiro|mato|esfaqueio|rebento|acabo)|não sai (?:dali|daqui|vivo)|(?:trouxe|tenho|levo)${g}?${weapon}${g}(?:ele|ela|eles|não|hoje)|vão (?:me )?pagar${end}`,
  ],
  hint: [
    "se eu não acordasse|(?:invejo|inveja d[eo]) (?:\\w+ )?(?:quem|os|que) (?:já )?(?:morr\\w*|mortos|partiu|foi)|(?:não ia|nem ia|não me ia) (?:me )?importar|nada (?:mais )?faz sentido|peso morto para|nunca faria nada comigo|(?:penso|pensava) em morrer|por causa de uma tentativa|tentativa (?:de suicídio|falhada)|(?:tanto faz|indiferente) (?:viver|morrer|acordar)|(?:deus|senhor) (?:me )?(?:levasse|levar|leve)",
  ],
  worry: [
    `(?:amig[oa]|filh[oa]|irmã|irmão|colega|prim[oa]|namorad[oa]|alun[oa])(?: (?!eu\\b)[\\w']+){0,6} (?:não quer (?:mais )?viver|pensar em suicídio|pensando em suicídio|quase não come|corre pro banheiro)|marcas? de cortes? n[oa]s? (?:\\w+ )?d[oa] (?:minha|meu)|cortes? n[oa]s? braços? d[oa] (?:minha|meu)`,
  ],
  worryAbuse: ["vizinh[oa](?: [\\w']+){0,5} (?:nódoas negras|hematomas|olho roxo|marcas|roxos)"],
};
