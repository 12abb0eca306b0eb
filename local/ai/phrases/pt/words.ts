import type { Turning, Words } from "../phrases.ts";

export const words: Words = {
  subjects: {
    panic:
      "falta de ar|sem ar|coração (?:disparad\\p{L}*|aceler\\p{L}*)|pânico|ataque de pânico|crise de (?:pânico|ansiedade)|não consigo respirar",
    breakup:
      "me deixou|terminamos|terminou comigo|separação|divórcio|nos separamos|me traiu|separa\\p{L}*|término|levei um pé",
    jobLoss:
      "perdi (?:o|meu) (?:emprego|trabalho)|demitid*|mandad[oa] embora|fui demitid[oa]|demiss\\p{L}*|perdi (?:o|meu) emprego|desempregad[oa]",
    quarrel:
      "brig(?:uei|amos|ando|aram|ou comigo|ar com)|(?:uma|essa|nossa|tive|teve|muita|tanta|na) briga|brigas|discuti(?:mos|ram|ndo)?(?=\\W|$)(?! (?:o|a) (?:projeto|nota|tema))|discussão (?:feia|com|em casa)|(?:uma|a|tivemos) discussão|gritou comigo|gritaram comigo|não fala (?:mais )?comigo|bate-?boca|tretas?",
    sleepless:
      "não (?:consigo|consegui|posso) dormir|não durmo|não dormi|insônia|noite em claro|não (?:consigo|estou conseguindo|tô conseguindo) dormir|durmo mal|acordo (?:às|toda noite|de madrugada)|virei a noite",
    exam: "(?:a|uma|minha|na|da|pra|de|as|nas|essa|à|em|pela|pras?) provas?(?! (?:de (?:amor|que|fogo|vida|fé)|d(?:e|o) (?:roupa|vestido)))|tenho provas?|provas|exames?(?! (?:do|da|de (?:sangue|imagem|cora\\p{L}*|urina)|médic\\p{L}*|clínic\\p{L}*))|vestibular|reprov(?:ei|ad[oa]|ar|aram)|chumb(?:ei|ar|ad[oa])|enem|(?:o|um|no|do|pro|pra) concurso",
    presentation:
      "entrevista|apresentação|seminário|dar uma palestra|entrevista*|falar em público|palestra|discurso",
    moving:
      "mudei de|mudamos de|mudança de (?:casa|cidade|país)|me mudei|nos mudamos|vou me mudar|me mudar|nova (?:cidade|casa)|apartamento novo|saudade de casa",
    notUnderstood:
      "ninguém me (?:entende|escuta|ouve|ama)|não me (?:entende|escuta|ouve)m?|ninguém me (?:entende|escuta|ouve|respeita)|não me (?:entende|entendem|escuta|escutam|leva|levam|respeita)|bullying|zombam de mim|riem de mim|me ignora*|invisível|excluíd[oa]",
    theirDanger:
      "(?:vizinh[oa]|alun[oa]|estudante|paciente|net[oa]|sobrinh[oa]|ti[oa]|av[óô]|cunhad[oa]|entead[oa]|ex|chefe|patrão|menin[oa]|rapaz|moça|cara|guri[a]?|amig[oa]|colega|ele|ela|me (?:escreveu|disse|falou|mandou)|disse|falou|diz) (?:\\p{L}+ ){0,5}(?:que )?(?:(?:quer|queria|ia|vai|pensa em|pensou em|tentou|ameaçou) (?:morrer|se matar|matar-se|suicidar-se|se jogar|se enforcar|tirar a (?:própria )?vida|acabar com (?:tudo|a vida))|não (?:quer|queria) (?:mais )?(?:viver|acordar|estar aqui)|(?:se|anda a se|está a) (?:corta|cortar-se|machuca|mutila)(?: todo| toda| os| sozinh\\p{L}*)?|fal(?:a|ou|ando) (?:em|de) (?:morrer|suic\\p{L}*|se matar|sumir d\\p{L}+ mundo))|(?:me|nos|lhe) ?(?:deu|deixou|entregou|doou) (?:\\p{L}+ ){0,3}(?:cachorr[oa]|gat[oa]|passarinho|periquito|canário|violão|roupas|coisas|chaves|relógio|coleção) (?:\\p{L}+ ){0,12}(?:adeus|desped\\p{L}*|tudo (?:certo|resolvido|pronto|em ordem|arrumado))|(?:se despediu|despediu-se) d(?:e tod[oa]s?|e mim|a gente|a família)|deixou (?:uma )?carta|(?:tenho|tô com|estou com|morro de) medo (?:de )?(?:que )?(?:ele|ela|el[ea]s)? ?(?:(?:se )?(?:mate|matar|suicide|suicidar|jogue|enforque)|(?:faça|fazer) (?:uma |alguma )?(?:besteira|loucura|asneira|burrice|merda|algo|coisa))|e se (?:ele|ela) (?:se mata\\p{L}*|faz(?:er)? (?:uma |alguma )?(?:besteira|loucura|asneira))|(?:pergunt\\p{L}+|perguntar) (?:pra |para |a )?(?:ele |ela )?(?:\\p{L}+ ){0,3}(?:se matar|quer morrer|suic\\p{L}*|morrer)|(?:pôr|por|botar|colocar|meter) (?:\\p{L}+ ){0,2}(?:ideias?|na cabeça) (?:\\p{L}+ )?(?:d(?:ele|ela)|na cabeça)|(?:ela|ele|amig[ao]|irmão|irmã|filh[ao]|mãe|pai|marido|mulher|esposa|namorad[ao]|prim[ao]|colega) (?:\\p{L}+ ){0,6}(?:(?:quer|queria|quis) (?:morrer|se matar|sumir|acabar com tudo|tirar a (?:própria )?vida)|não quer mais viver|fal(?:a|ou|ando) (?:em|de) (?:morrer|suic\\p{L}*|se matar)|suic\\p{L}*|se (?:cort(?:a|ou|ando)|matar|mata|machuca sozinh[ao])|faça (?:uma besteira|alguma besteira|uma loucura|algo)|carta de despedida|dando as coisas|se desped\\p{L}*|tirar a (?:própria )?vida)",
    sadness:
      "trist*|deprimid*|desanimad*|choro (?:tod|muito|sozinh|à|de)\\p{L}*|só choro|chorando|chorei(?! de (?:rir|alegria|felicidade|emoção|orgulho)| (?:igual|de tanto rir))(?=\\W*$| (?:muito|tanto|sozinh|a noite|o dia|demais|hoje|ontem|no|na|com))|vontade de chorar|não paro de chorar|infeliz|pra baixo|na fossa|lágrimas|não (?:estou|tô) (?:muito |nada )?bem|(?:estou|tô) mal(?=\\W|$)|me sinto mal|dia (?:ruim|péssimo)|arrasad[oa]|(?:tô|estou|me sinto) (?:péssim[oa]|horrível|um lixo|acabad[oa])",
    anxiety:
      "ansios*|ansiedade|preocup*|nervos*|inquiet*|medo|assustad*|apavorad*|aflit*|receio|pânico|e se (?:eu|não|der|ele|ela)",
    anger:
      "raiva|irritad*|bravo|brava|furios*|frustrad*|zangad*|ódio|odeio|de saco cheio|injust*|me irrita|put[oa] da vida",
    loneliness:
      "sentindo (?:muito |tão )?sozinh[oa]|muito sozinh[oa]|não conheço ninguém|me sinto (?:muito |tão )?(?:só|sozinh[oa])|tão sozinh[oa]|solidão|isolad*|não tenho (?:amigos|ninguém)|ninguém (?:pra|para) conversar|(?:estou|tô) (?:muito |tão )?sozinh[oa]",
    tiredness:
      "cansad*|cansaço|exaust*|esgotad*|sem energia|(?:tô|estou|me sinto|fiquei|ando) (?:\\p{L}+ )?(?:acabad[oa]|moíd[oa]|um caco|só o pó|quebrad[oa] de cansaço)|sem (?:energia|forças)|burnout",
    stress:
      "estress*|sob pressão|muita pressão|sobrecarreg*|não aguento mais|não dou conta|coisa demais|é demais|demais pra mim",
    guilt:
      "(?:por )?minha culpa|culpa (?:é )?(?:toda )?minha|culpad[oa]|me culpo|culpa(?=\\W*$|[,.!])(?<!(?:sua|tua|dele|dela|é) culpa)|vergonha|envergonhad*|remorso|errei|falhei|meu erro|foi um erro|me arrependo|arrependid[oa]|vacilei|peso na consciência",
    hurt: "magoad*|mágoa|ferid*|decepcion*|traíd*|ciúme*|rejeitad*|humilhad*|magoad[oa]|me magoou|traíd[oa]|mentiu (?:pra|para) mim|rejeitad[oa]|me machucou",
    emptiness:
      "(?:me sinto|tô|estou|fiquei|por dentro) (?:\\p{L}+ )?vazi[oa]|(?:um|esse|aquele|o) vazio(?! (?:na geladeira|no estômago))|vazi[oa] por dentro|sem sentido|nada faz sentido|não vale a pena|sem esperança|me sinto inútil|anestesiad*|não sinto (?:mais )?nada",
    confusion:
      "confus[oa]|não sei o que fazer|não sei se|indecis*|me sinto perdid[oa]|estou perdid[oa]|tô perdid[oa]|travad[oa]|em dúvida",
    work: "trabalh*|emprego|escritório|chef*|colegas?|reuni*|trabalho|chefe|colega*|turno|clientes|reunião|plantão",
    studies: "estud*|faculdade|universidade|escola|prova|exame*|aulas?|vestibular|professor*|notas|tcc|lição",
    sleep: "sono|dormir|durmo|dormi|pesadelo*",
    money: "dinheiro|dívida*|aluguel|salário|contas|conta[s]? (?:pra|para|a) pagar|boletos?|empréstimo|grana",
    family: "famíli*|pais|mãe|pai|irmã|irmão|família|filh[oa]s?|avó|avô|ti[oa]|sogr[oa]|prim[oa]",
    relationship: "relacionamento|namorad*|marido|esposa|mulher|casamento|divórcio|parceir*|separação",
    friends: "amig*|amizade*|amig[oa]s?|amizade|colega de quarto",
    health:
      "saúde|doen*|médic*|hospital|dor de|dores|doente|médic[oa]|dor|cirurgia|sintomas|enxaqueca|tontura",
    future: "meu futuro|o futuro|aposentad*|aposentadoria|daqui a cinco anos",
    grief: "luto|saudade (?:dele|dela|da minha|do meu)|sinto (?:muita |tanta )?falta d*|aniversário da morte",
    self: "(?:sou|me sinto|me acho|tô|estou|virei) (?:\\p{L}+ ){0,2}(?:fracassad[oa]|um fracasso|fei[oa]|gord[oa]|burr[oa]|inútil|um lixo|incapaz|um nada|insuficiente)|fracassei|autoestima|não valho|não presto|não sou capaz|não sou (?:boa|bom) o suficiente|me odeio|me comparo|tenho nojo de mim",
    joy: "passei (?:no|na|em|pra|para) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:prova|vestibular|enem|concurso|federal|faculdade|exame|teste|entrevista|medicina|direito|enfermagem|usp|oab|curso|cadeira|condução|primeir\\p{L}*|processo|técnico|psicotécnico)|passei!+|passei de ano|(?:fui|sou|estou|tô) aprovad[oa]|aprovad[oa]!+|me formei|se formou|fui (?:contratad|admitid|promovid|aceit|chamad)[oa](?! (?:à atenção|de))|grávida!|nasceu(?=\\W*$|[!]| (?:hoje|ontem|de madrugada|saudável|com saúde|lind[oa]|bem))|ganhei(?! (?:peso|\\p{N}|uma multa|nada|um (?:chifre|fora|tapa|corno)|muito pouco|pouco))|ganhamos|melhor dia|consegui!|(?:tudo )?deu (?:tudo )?certo|(?<!(?:se|quando|ser|era|mais) )(?:tô|to|estou|tou|fiquei|ficamos|sou|tão|tao|muito|mto|super|bem|bué|me sinto) (?:\\p{L}+ )?(?:feli(?:z|zes)|alegre|content[ea]|orgulhos\\p{L}*|animad[oa])(?! (?:se|quando|só)(?: |$))|que (?:alegria|felicidade)|orgulho d(?:ele|ela|e mim|o meu|a minha)|boas? notícias?|(?<!(?:se|quando) )(?:me sinto|estou|tô) (?:muito |bem )?melhor|me sinto (?:muito )?bem|(?:estou|tô) (?:muito )?bem(?=\\W*$|[!])|consegui (?:o|a|um|uma) (?:emprego|vaga|trabalho|bolsa|estágio)|tô apaixonad[oa]|estou apaixonad[oa]|(?:ótimo|lindo|bom) (?:dia|fim de semana) (?:hoje|ontem)",
    calm: "(?<!(?:se|quando|fica|fique|ficar) )(?:tô|to|estou|me sinto|fiquei|ando|mais) (?:\\p{L}+ )?(?:calm[oa]|tranquil[oa]|relaxad[oa]|aliviad[oa]|em paz|seren[oa]|grat[oa])|que alívio|me acalmei",
  },
  people: {
    mother: "mãe|mamãe",
    father: "pai|papai",
    parents: "pais",
    partner: "namorad[oa]|marido|esposa|mulher|parceir[oa]|companheir[oa]",
    friend: "(?:melhor )?amig[oa]",
    sister: "irmã",
    brother: "irmão",
    child: "(?:meu|minha|meus|minhas) (?:filh[oa]s?|bebê)",
    boss: "chef[ea]|patr[ãa]o|patroa",
    colleague: "colegas?",
    grandmother: "avó|vó|vovó",
    grandfather: "avô|vô|vovô",
    pet: "(?:meu|minha) (?:cachorr[oa]|gat[oa]|cão)",
  },
  acts: {
    goOn: "continu[ae]|mais um pouc\\p{L}*|segue|pode continuar",
    wording:
      "(?:o que|que|como) (?:eu )?(?:falo|digo|escrevo|mando|conto)(?: pra| para| a| isso)?\\b.{0,40}|me (?:diz|fala) o que (?:escrever|dizer|falar)",
    nice: "(?:diz|diga|fala|fale|conta|manda)(?:-me)? (?:uma|alguma|qualquer|algo|um) ?(?:coisa|palavra|elogio)? ?(?:fof[oa]|car?inhos[oa]|doce|de conforto|de força|simpátic[oa]|querid[oa])|(?:preciso|queria) (?:de )?(?:um elogio|um mimo|ouvir (?:algo|uma coisa) b(?:oa|om|onit[oa]))|(?:me )?(?:diz|diga|fala|fale|conta)(?: pra mim)? (?:algo|alguma coisa|uma coisa) (?:boa|bom|bonit[oa]|legal|gentil|positiv[oa])|(?:me )?(?:diz|fala) que (?:eu não|vai|tudo)",
    available:
      "(?:posso|dá pra|dá para) (?:voltar|escrever|falar|vir|chamar) (?:\\p{L}+ )?(?:amanhã|de noite|à noite|de madrugada|quando quiser|outra hora|mais tarde|a qualquer hora)|(?:funciona|atende|responde|cê tá|vc tá) (?:de noite|à noite|de madrugada|24|a qualquer hora|no domingo)|posso voltar|(?:você|vc) (?:tá|está|vai estar|estará|fica) (?:\\p{L}+ )?(?:sempre|amanhã|de noite|de madrugada|aqui amanhã)|sempre (?:tá|está) aqui",
    welcome:
      "(?:posso|pode|dá pra) (?:falar|escrever|usar|vir|entrar) (?:aqui )?(?:mesmo )?(?:se|sem) (?:\\p{L}+ ){0,4}(?:problema|motivo|bem|nada|grave)|(?:serve|vale) (?:pra|para) (?:besteira|coisa boba|coisas? pequenas?|qualquer coisa)|(?:precisa|preciso|tem que|tenho que) (?:estar|ter|ser) (?:triste|mal|doente|um problema)|(?:pode|posso) (?:\\p{L}+ )?(?:mesmo assim|mesmo sem|ainda assim)",
    greeting:
      "olá|oi|bom dia|boa (?:tarde|noite)|tudo bem|como vai|e aí|oi|olá|ola|oie|bom dia|boa tarde|boa noite|hey|opa",
    howAreYou:
      "como (?:você )?(?:está|vai|tá)|tudo bem\\??|e você\\??|e aí|o que você está fazendo|beleza\\?",
    thanks:
      "(?:muito )?obrigad(?:[oa]+s?|inh[oa]|ão)|obg+|(?:muito )?brigad(?:[oa]+|ão|inh[oa])|agradeço|agradecid[oa]|valeu+|vlw|me (?:ajudou|ajudaste|fez bem)|ajudou-me|ajudaste-me|isso ajuda|gratidão|bem[- ]?hajas?|grat[oa] (?:por|pela)|tks|thanks|(?:foi|me fez) bom (?:falar|conversar|desabafar)",
    goodbye:
      "(?:o|meu|o meu) (?:busão|ônibus|onibus|uber|ponto|autocarro|comboio|trem|metrô) (?:já )?(?:chegou|tá aí|vem aí|está aí|tá chegando)(?=\\W*$|[,.!])|(?:obrigad[oa]|obg|brigad[oa]|brigad[aã]o|valeu),? até(?=\\W*$)|(?:bjs*|bjo+s?|bjinhos?|beijinhos?|beijos?|beijão|beijocas?|abra[cç]os?|abração|abs|abç|um (?:beijo|abraço|xi-coração)|cumprimentos)(?=\\W*$)|deixa eu (?:ir|dormir|voltar)|bye|fi(?:ca|que|quem|ques) (?:com deus|bem|na paz)(?=\\W|$)(?! (?:com|longe|quando|se))|vai com deus|deus (?:te|lhe|o|a) (?:abençoe|ajude)|(?:x|t)?chau(?:zinho)?(?! (?:pr|para))(?<!(?:deu|dar|disse|dei) tchau)|xau|adeus(?:inho)?(?=\\W*$|[,.!])|se cuid[ae]|cuida-te|(?:a gente|nós) se (?:fala|vê)(?=\\W|$)(?! (?:pouco|todo|sempre|só|muito))|até (?:um dia|à próxima|a próxima|logo|amanhã|mais|breve|outra|depois|já|segunda|terça|quarta|quinta|sexta|sábado|domingo|qualquer (?:dia|hora))(?=\\W*$|[,.!])|(?:^|(?<=[.,!] ?))(?:té|inté)(?: mais| logo| amanhã|já)?(?=\\W*$)|passe? bem(?=\\W*$|[,.!])|bem[- ]?hajas?|(?<=^|[.!,] ?)(?:falou|fui|flw|partiu|tmj|tamo junto|é nóis|bazei)(?=\\W*$|[,.!]| (?:dormir|cama|mimir))|boa noite(?=\\W*$|[,.!])|bo(?:m|a) (?:descanso|trabalho|continuação|semana|domingo|fim de semana|almoço|jantar|resto de \\p{L}+)(?=\\W*$|[,.!]| (?:pra|para|a))|(?<!(?:não|nao|nunca|se|que|quando|porque|pq) )(?:preciso|tenho de|tenho que|tenho q|vou ter que|vou ter de|tenho mesmo de|é melhor eu) (?:ir|desligar|sair|voltar|dormir|descer|subir|levantar|acordar cedo|trabalhar|entrar|correr|despachar-me)(?=\\W|$)(?! (?:ver|buscar|fazer|ter|ao|à|no|na|para o|pro|da|de (?:casa|perto)|embora (?:d|porque)) ?(?:médico|hospital|trabalho|ele|ela|aqui)?(?=\\W|$))|(?<=^|[.,;:!?…] ?|(?:agora|ok|bom|bem|então|eu|já|e|mas|olha|olhe|valeu|obrigad[oa]|brigad[oa]|tá|vlw|aí|ai|fim) )(?<!não )(?<!nem )vou(?:-me)? (?:lá |ver se |tentar |já )*(?:dormir|durmo|nessa|andando|embora|desligar|deitar|indo|descansar|descanso|desço|bazar|capotar|nanar|mimir|lá(?=\\W*$)|sair(?=\\W*$)|entrar(?=\\W*$)|pôr-me a andar|(?:correr )?(?:pra|para a|pra a) (?:cama|caminha|casa)(?=\\W|$)|(?:tomar|ouvir|comer|jantar|almoçar|lanchar) .{0,40}(?=$)|(?:comer|jantar|almoçar)(?=\\W*$)|(?:fazer|preparar|adiantar|tratar d[oa]|ver d[oa]|acabar|terminar) (?:a |o |uma |um )?(?:sopa|jantar|janta|almoço|comida|funge|bolo|chá|café|marmita|lanche|mala|faxina|compras)(?=\\W|$)|(?:dar de comer|dar comida|dar banho|dar um passeio|passar (?:a ferro|roupa|a roupa)|lavar|estender|buscar|levar|passear) ?(?:a|o|as|os|meu|minha|roupa|à|ao|com o|com a)?\\b.{0,40}(?=$))|(?<!não )vou(?:-me)? (?:dormir|tentar dormir|nessa|embora|deitar)(?=\\W*$|[,.!])(?! d)|quero parar(?=\\W*$)|por hoje (?:é só|chega|já)|é só por hoje|(?:fico|ficamos) por aqui(?=\\W*$)|hoje não quero entrar nisso|(?:te|lhe) conto (?:depois|outra hora|amanhã)|(?:depois|amanhã) (?:eu )?(?:te|lhe) (?:conto|falo)|conto depois|volto (?:depois|amanhã|mais tarde)|(?:chegou|tá chegando|está chegando|lá vem|aí vem|vem aí) (?:o |a |meu |o meu )?(?:ponto|parada|ônibus|onibus|busão|uber|trem|metrô|metro|autocarro|comboio|elétrico)(?=\\W*$|[,.!])|meu ponto(?=\\W*$)|tá na (?:minha )?hora(?=\\W*$|[,.!])|hora d[ea] (?:dormir|caminha|cama)(?=\\W*$)|meu intervalo acabou|acabou (?:o |meu )+intervalo|(?:tão|estão) me chamando(?=\\W*$)|(?:ele|ela) (?:acordou|tá acordando|está acordando)(?=\\W).{0,30}(?:ir|tenho|preciso|vou|tchau)",
    human:
      "(?:o senhor|a senhora) é (?:um |uma )?(?:pessoa|máquina|robô|gente|human[oa])|responde (?:na hora|logo|sozinho)|(?:alguém|pessoa) (?:de )?(?:me |que )?(?:liga|ligar|telefona\\p{L}*|responde|atende|respondendo|a responder|do outro lado|por trás|desse lado)(?=\\W|$)|quem (?:é que )?(?:está|tá|fala|responde|me responde|escreve|atende)(?: \\p{L}+)? ?(?:d?esse lado|do outro lado|aí|por trás|comigo|aqui)?\\s*\\?|quem (?:é que )?(?:está|tá) (?:d|n)?(?:esse|este|aquele|o outro) lado|(?:vc|cê) (?:é|eh) (?:um |uma |de )?(?:robô|robo|bot|gente(?! (?:boa|fina))|pessoa|humano|verdade|ia|chat ?gpt)|falo com (?:um|uma) (?:robô|robo|bot|ia|máquina)|(?:isto|isso|aqui) é (?:uma )?(?:máquina|robô)|(?:pessoa|gente) (?:de verdade|real)|(?:pessoa|humano) ou (?:um |uma )?(?:máquina|robô|ia)|é uma máquina que responde|(?:você é|tu és|és) (?:um |uma )?(?:human[oa]|robô|máquina|pessoa|real|ia|bot)|(?:falo|falando) com (?:uma|um) (?:pessoa|máquina|robô|humano)",
    therapist:
      "(?:conta|vale|serve) como (?:o mesmo|terapia|psicólog\\p{L}*|consulta)|(?:vc|cê) (?:é|eh) (?:psicólog[oa]|terapeuta|médic[oa])|(?:você é|tu és|és) (?:um |uma |meu |minha )?(?:terapeuta|psicólog[oa]|médic[oa]|doutora?|psiquiatra)|(?:finja|faça de conta|faz de conta|aja como|seja)(?: ser| que é| que você é)? (?:o meu |a minha |meu |minha |um |uma )?(?:terapeuta|psicólog[oa]|médic[oa]|psiquiatra)",
    who: "como (?:é que )?(?:isto|isso|aqui|essa coisa|o app|esse app|esta coisa)? ?(?:funciona|se usa|usa)(?: (?:isto|isso|aqui|esse app|o app))?(?=\\W*[?]|\\W*$)|(?:o que|que|oq) (?:é|eh) (?:isto|isso aqui|esse app|este sítio|aqui)(?=\\W)|(?:é )?só escrever(?=\\W*[?]|\\W*$)|(?:o que|q|oq|que) (?:vc|cê|tu|você) (?:sabe|sabes|faz|fazes|consegue|pode) ?(?:fazer)?(?=\\W*$)|(?:quem|qm) (?:é|eh|és) (?:vc|você|tu|o senhor|a senhora)|o que (?:você|vc|tu) (?:sabe|pode|consegue|sabes) fazer|pra que (?:você|vc) serve|quem é você|quem és tu|o que é você|o que você é|qual (?:é )?(?:o )?seu nome|como você se chama|o que você (?:sabe|pode) fazer|como você funciona|quem é você|com quem (?:eu )?(?:falo|estou falando|tô falando)|o que você (?:é|faz|pode fazer)",
    personal:
      "(?:vc|cê|tu|você) (?:também |tbm |tb )?(?:é|és|eh) (?:tipo|igual|como)(?= )|(?:vc|cê|tu) (?:tem|tens|dorme|dormes|sente|sentes|sonha|chora|come|gosta|gostas)(?= (?:sentimento\\p{L}*|família|medo|alguma coisa|saudade|de mim|algo|fome)|\\W*\\?)|(?:de onde|quantos anos) (?:vc|tu|cê) (?:é|és|tem|tens)|você (?:tem|possui) (?:sentimentos|família|amigos|filhos|nome|vida|emoções)|quantos anos você tem|onde você (?:mora|vive)|de onde você é|qual (?:é )?(?:o seu|a sua|sua|seu) .{0,14}(?:favorit\\p{L}*|preferid\\p{L}*)|você (?:dorme|come|sonha|sente|chora|ama)\\b|você é (?:feliz|triste|homem|mulher|menino|menina|sozinh[oa])|me fala de você|fale sobre você|você gosta de mim|você não (?:sabe|sente|pode sentir)",
    injection:
      "ignore? (?:todas |as |suas )*(?:instruções|regras|anteriores)|esqueça (?:todas |as |suas )*(?:instruções|regras)|finja|faça de conta|faz de conta|aja como|modo desenvolvedor|repita depois|suas instruções|você agora é|agora você é|jogo de papéis",
    insult:
      "(?:parece[s]?|soa|você parece|vc parece|pareces) (?:a |como |até |um |uma |o |a |mesmo |com )*(?:biscoito\\p{L}*|horóscopo|frase\\p{L}*|coach|rh|telemarketing|atendente|gerador|manual|livro|autoajuda|auto-ajuda|disco riscado|papagaio|robô|call center|panfleto|postal|cartão|padre|pastor|burocrata|secretária eletrónica|bot)(?=\\W|$)|frase (?:feita|pronta|de para-?choque)|frases (?:feitas|prontas)|papo (?:de coach|furado)|conversa fiada|(?:formal|educad[oa]|certinh[oa]|polid[oa]|fof[oa]|bonzinh[oa]) demais(?=\\W*$)|demasiado (?:formal|educad[oa]|certinh[oa])(?=\\W*$)|tão formal(?=\\W*$)|(?:vc|cê|tu) (?:é|és) (?:muito |mt |tão |um |uma )*(?:inútil|burr[oa]|idiota|chat[oa]|péssim[oa]|lix[oa])|(?:não|n) (?:ajudou|ajuda|adiantou|adianta|serviu|serve) (?:em |pra |de |para )?nada|vai tomar no|vtnc|vsf|que merda de (?:app|resposta|robô)|não (?:percebes|entendes) (?:nada|um caralho)|você é (?:um |uma |tão )?(?:estúpid[oa]|inútil|idiota|burr[oa]|péssim[oa])|cala a boca|te odeio|vai se foder|você não (?:ajuda|serve|está ajudando|tá ajudando)(?: em nada| pra nada)?|isso não (?:me )?(?:ajuda|serve)|cala a boca|você é (?:muito |tão |um |uma )*(?:inútil|burr[oa]|idiota|chat[oa]|péssim[oa]|horrível)|perda de tempo|vai se",
    notThat:
      "nd a ver(?=\\W*$|[,.!])|(?:não|n|num|nã) (?:é|foi|era) (?:bem |nada )?(?:isso|isto)(?=\\W*$|[,.!]| não| n(?: |$))|(?:não |n )?tem nada a ver|nada a ver(?=\\W*$|[,.!])|(?:você |vc |tu )?viajou(?=\\W*$|[,.!])|(?:você |vc |cê |tu )?(?:não|n|num) (?:entendeu|sacou|pegou|captou|percebeste|percebeu|entendeste)(?=\\W|$)(?! (?:nada d|el[ae]))|não estás a (?:perceber|ouvir)|percebeste mal|entendeste mal|vc (?:não|n) (?:me )?(?:entende|escuta|ouve)|leu errado|lê de novo|não (?:perguntei|falei|disse) isso|isso não me convence|tá errado|(?:fora|fugiu) d(?:o|e) (?:assunto|tema)|não (?:é|foi) (?:isso )?(?:o )?que eu (?:disse|quis dizer|falei|perguntei)|não foi isso que|eu não (?:disse|falei) isso|você não (?:me )?(?:entende|entendeu|escuta|está (?:me )?(?:ouvindo|escutando|entendendo)|tá (?:me )?(?:ouvindo|entendendo))|(?:você )?(?:entendeu|me entendeu) (?:errado|mal)|não é verdade(?=\\W*$|[.!])|não é bem assim|não,? eu quis dizer|você (?:está|tá|fica) (?:se )?repetindo|você já (?:disse|perguntou|falou)|não faz sentido o que",
    stopAsking:
      "(?:não|n|num) (?:me )?fa(?:z|ça|zer|ças|ze)(?:-me)? (?:mais |tantas? |essas? |esse tipo de |outras? )*perguntas?|(?:sempre|só) (?:respond\\p{L}+ )?(?:com )?(?:outra |uma |mais |essas? )?perguntas?(?=\\W|$)|respond\\p{L}+ (?:sempre )?com (?:outra |uma |mais )?perguntas?|(?:por ?qu?e|pq|porque) (?:é que )?(?:me |vc |você |tu |cê )*(?:perguntas?|tá perguntando|quer saber)(?=\\W|$)(?: isso| isto)?|que pergunta(?:s)?(?=\\W*$)|interrogatório(?=\\W*$)|par[ae] de (?:perguntar|fazer (?:tantas )?perguntas|me perguntar)|(?:tantas|muitas|tanta) perguntas?|só (?:me )?(?:escuta|escute|ouve|ouça)|por que você (?:fica )?(?:me )?pergunta(?:ndo)?|só faz perguntas?|chega de perguntas",
    unclear:
      "(?:o )?(?:que|q) (?:é que )?(?:você|vc|cê|tu) (?:quis|quer|queres|quiseste) dizer|que queres dizer|o que (?:isso|isto) (?:quer dizer|significa)|como (?:é que )?é\\?|(?:fala|diz|explica|diga|fale|explique) (?:isso )?(?:de (?:um|outro) (?:jeito|modo) )?(?:mais )?(?:simples|fácil|claro|direito|em português)|troca em miúdos|não percebi(?=\\W*$|[,.!?])|n entendi|que\\?|oq\\?|hein\\?|hã|o que (?:você )?quer dizer|como assim|não (?:te )?entendi(?: a pergunta)?|não entendo (?:você|a pergunta)|o quê\\?|hã\\?|repete|como\\?|oi\\?",
    compliment:
      "você é (?:muito |tão |um |uma |bem )*(?:gentil|legal|fof[oa]|bo[ma]|querid[oa]|útil|incrível|ótim[oa]|amor|doce)|gosto de você|boa pergunta|você (?:me ajuda|me ajudou|está me ajudando)(?: muito)?|é bom conversar",
    presence:
      "alguém (?:acordad[oa]|aí|por aí|on|online|me (?:ouve|lê|escuta))|(?:tem|há) alguém(?: aí)?\\?|(?:cê|vc|tu) (?:tá|ta|está|estás) (?:aí|ai|on|acordad[oa])|(?:tá|ta|está|estás) aí|ainda aí|me (?:ouve|lê|escuta|lês|ouves)\\?|você (?:está|tá|ainda está|ainda tá) aí|está me ouvindo|tem alguém aí|me ouve|alô|testando",
    price:
      "(?:quanto|qto) (?:é que )?(?:custa|é|fica|sai|pago|se paga|cobra\\p{L}*|vem)(?=\\W|$)(?! (?:difícil|duro|ruim|que|importante|a dor))|(?:tem|há|existe|fazem) (?:algum |um )?desconto|renova (?:sozinh[oa]|automatic\\p{L}*)|(?:vão|vai|vcs|vocês) (?:me )?cobra\\p{L}*|debit\\p{L}* (?:do|no) (?:meu )?cartão|mensalidade(?=\\W*[?]|\\W*$)|tem que pagar|precisa pagar|pag(?:a|o) (?:alguma coisa|algo|quanto)|cobram|é pago|paga-se|quanto (?:custa|é|sai|fica|tenho que pagar|preciso pagar)\\b|preço*|premium|assinatura|assinar|de borla|ped(?:em|e)-me o cartão|é (?:de )?graça|gratuit*|grátis|reembolso",
    limits:
      "quantos min(?:utos)?(?=\\W|$)|quanto (?:tempo )?(?:me )?(?:resta|sobra|falta)(?=\\W*[?]|\\W*$| hoje)|até quanto (?:tempo )?(?:posso|dá)|(?:acaba|esgota) (?:o|meu|o meu) tempo|quanto dura(?=\\W*[?]|\\W*$)|quanto tempo (?:se|dá|eu|a gente|vc|você)|(?:tem|há) (?:um )?limite|por dia\\?|quanto tempo (?:\\p{L}+ ){0,4}(?:falar|resta|tenho|posso|temos|conversar|dura)|quantos minutos|tempo (?:me )?resta|limite (?:de tempo|diário)|quanto dura (?:a|uma) (?:chamada|ligação|conversa)",
    privacy:
      "(?:vocês |vcs |tu |você |vc )?vende(?:m|s)? (?:\\p{L}+ ){0,3}(?:dados|informações|conversas)|(?:mesma|minha|nessa|nesta) conta (?:pode|consegue|vê)|(?:mesmo|meu) (?:celular|telemóvel|aparelho|computador) (?:pode|consegue|vê)|(?:meu|minha) (?:namorad[oa]|marido|mulher|mãe|pai|filh[oa]|chefe|patrão) (?:\\p{L}+ ){0,3}(?:lê|ler|vê|ver|acessar|aceder)(?= |\\W*\\?)|fica só (?:entre|aqui)|isto é (?:privado|anónimo|confidencial)|vai (?:parar|sair) (?:em|n)\\p{L}* (?:lugar|sítio)|isto grava|grava as conversas|(?:a polícia|meus pais|minha mãe|meu chefe|os meus pais) (?:pode|podem|vai|vão) (?:ver|ler|saber)|(?:contas|contam|conta) (?:isto|isso) a|(?:isto|isso) (?:fica|que eu digo) (?:aqui |onde|guardado)|fica guardad[ao]|guarda (?:essas|estas|as) conversas|alguém (?:lê|vê)|quem (?:lê|ve|vê)|(?:tem|há) (?:alguém|funcionário|gente) (?:lendo|olhando|vendo)|alguém (?:lê|vê|lendo)|(?:grava|gravando|gravada|gravado|armazena|salva|salvo|compartilha)\\b|privacidade|confidencial|sigilo|anônim*|quem (?:lê|vê|ouve|pode (?:ler|ver))|alguém (?:lê|ouve|vê)|meus dados|fica entre nós|é privado",
    memory:
      "você (?:se )?lembra|lembra (?:do que|de mim|que eu)(?= |\\W)|(?:vc|cê|tu) (?:se |te )?lembra\\p{L}*|o que (?:eu )?(?:te )?(?:disse|falei|contei)|sobre o que (?:a gente|nós) (?:falou|conversou|falamos|conversamos)|do que (?:a gente )?(?:falamos|falou)|o que você sabe (?:de|sobre) mim|eu já (?:te )?(?:disse|falei|contei)|você esqueceu",
    languages:
      "(?:fala|entende|falam)(?: também)? (?!de|com|como|sobre|comigo|mais|isso)\\p{L}+\\s*\\?|(?:se eu )?fal\\p{L}+ em (?:espanhol|inglês|francês|italiano)|misturar (?:inglês|línguas)|(?:escrever|falar) em (?:espanhol|inglês|francês)|você fala (?:inglês|espanhol|francês|alemão|italiano|português|árabe|chinês|japonês|coreano|outr)|(?:que|quais|quantos) (?:idiomas|línguas)|outro idioma|outra língua|mudar (?:o|de) idioma|(?:fal\\p{L}*|respond\\p{L}*|escrev\\p{L}*) em inglês",
    settings:
      "como (?:eu )?(?:posso |faço (?:para|pra) |que eu )?(?:apag|exclu|delet|mud|troc|baix|export|cancel|desativ)\\p{L}*|(?:apagar|excluir|deletar) minha conta|onde (?:fica|ficam|está|estão|encontro|vejo) (?:\\p{L}+ ){0,3}(?:configurações|conta|histórico|exercício\\p{L}*|ajuda|diário|resumo)|(?:mudar|trocar) (?:a |minha )?(?:senha|voz)|o app (?:trava|não funciona|fecha)|suporte",
    medical:
      "isso passa\\s*\\?|isto passa\\s*\\?|faz mal\\s*\\?|(?:é|será|será que é|pode ser) (?:alzheimer|câncer|cancro|demência|infarto|enfarte|tumor|avc|tdah|phda|autismo|depressão|menopausa|tireoide|tiroide)\\s*\\?|posso (?:misturar|tomar|beber) (?:\\p{L}+ ){0,4}(?:com|junto|mg|gotas)|quantos comprimidos (?:posso|devo)|p[oó]s ?parto|(?:eu )?(?:tenho|estou com|será que (?:é|tenho|estou com)|sou) (?:depressão|deprimid[oa]|tdah|bipolar|autista|borderline|um transtorno|transtorno)\\b.{0,12}\\?|(?:devo|deveria|posso|preciso) (?:\\p{L}+ ){0,2}(?:tomar|parar de tomar|ir ao (?:médico|psicólogo|psiquiatra)|fazer terapia|procurar um)|(?:parar|paro|dobrar|trocar|diminuir) (?:os |o |a )?(?:meus |meu |minha )?(?:remédio|remédios|medicação)|antidepressiv*|efeitos colaterais|preciso de (?:um psicólogo|um terapeuta|terapia|um médico)",
    judge:
      "(?:eu )?sou (?:uma |um |tão |muito |mesmo )*(?:má pessoa|pessoa ruim|ruim|egoísta|louc[oa]|normal|estranh[oa]|frac[oa]|culpad[oa]|exagerad[oa]|má mãe|mau pai|burr[oa])\\s*\\?|é (?:normal|errado|estranho|minha culpa)\\b|foi minha culpa|o que há de errado comigo|tem algo errado comigo|você (?:está me|tá me|me) julga\\p{L}*|você acha que eu sou",
    breathe:
      "(?:tem|tens|há|vocês têm|vcs tem|vc tem|conhece|sabe) (?:aí |algum |alguns |uns |um |tipo |também )*exerc[ií]cios?|(?:faz|faça|fazer|me dá|me dê|me passa|quero|manda) (?:\\p{L}+ )?(?:um|outro|aquele|algum) (?:exerc[ií]cio|respiro)|(?:uma coisa|algo|alguma coisa|qualquer coisa|alguma técnica|uma técnica) (?:que (?:eu |se )?(?:possa|dê para|dá pra|consiga) fazer|(?:pra|para) (?:eu )?(?:fazer|acalmar|dormir|relaxar|me acalmar)) ?(?:em|agora|aqui|já|ali|rápido)?|(?:um|algum) exerc[ií]cio (?:pra|para|r[aá]pido)|respir(?:ar|a|e|e comigo|a comigo) (?:comigo|junto|um pouco)|me ajuda a respirar|exerc[ií]cio de respira\\p{L}*|(?:fazer|faz|faça|vamos fazer|quero|um|outro|algum) exercício\\p{L}*|exercício de|medit\\p{L}*|me ajud[ae] a (?:me )?(?:acalmar|relaxar)|(?:me acalmar|relaxar|me tranquilizar)",
    ground: "5-?4-?3-?2-?1|aterramento|irreal|me traz de volta|desligad[oa] do corpo",
    joke: "(?:cont|sab|conhec|manda|fala|outra)\\p{L}* (?:\\p{L}+ ){0,3}piadas?|^(?:uma )?piada\\W*$|me faz rir|me faça rir|algo engraçado",
    distract:
      "fala (?:de|sobre) alguma coisa|me faz uma pergunta|me pergunta (?:algo|alguma coisa)|fala (?:de|sobre) outra coisa|fala qualquer coisa|me distrai|me distra(?:i|ia|ir)|(?:preciso|quero) (?:de )?(?:me )?distra\\p{L}*|que tédio(?=\\W*$|[,.!])|(?:tô|to|estou) (?:\\p{L}+ )?entediad[oa](?=\\W*$|[,.!])|vamos jogar|jogar algo|me conta (?:algo|uma história|alguma coisa)|me conte (?:algo|uma história)|fala alguma coisa|pensar em outra coisa",
    newSubject:
      "mud(?:ar|amos|emos|ando) de assunto|^(?:\\p{L}+[, ]+){0,1}muda de assunto|(?:um )?outro assunto(?=\\W*$|[,.!])|(?:falar|conversar|falemos|falamos) (?:de|sobre) outra coisa|^(?:\\p{L}+[, ]+){0,2}vamos falar (?:de|sobre)",
    rather:
      "(?:não|n) (?:quero|tô a fim de|to a fim de|me apetece) (?:mais )?(?:falar|conversar)(?: nisso| disso| sobre isso| nisto)?(?=\\W*$|[,.!])|deixa (?:estar|isso)(?=\\W*$|[,.!])|deixa pra lá|esquece(?=\\W*$)|não (?:quero|estou a fim de|tô a fim de|consigo|gostaria de) (?:falar|conversar|contar|dizer)|prefiro não|deixa (?:pra lá|quieto)|agora não(?=\\W*$)|não é da sua conta",
    vent: "(?:posso|deixa eu|me deixa) (?:só )?(?:desabafar|reclamar|te contar|lhe contar)|(?:preciso|quero|queria|gostaria de) (?:conversar|desabafar|falar|te contar|contar uma coisa)|posso (?:falar|desabafar|te contar|conversar|perguntar)|aconteceu uma coisa|me escuta",
    advice:
      "(?:você|vc|tu|cê) (?:no meu lugar|faria|farias|faz)(?=\\W)|no meu lugar|(?:acha|achas|cê acha|tu acha) (?:que|q)(?: eu)? (?:devo|deveria|devia|mudo|mude|falo|conto|ligo)|(?:faço|fiz) (?:bem|mal|certo) em|é melhor (?:eu )?\\p{L}+ ou|(?:tem|há|existe) (?:algum |um )?(?:jeito|modo|maneira|truque) (?:de|pra|para)\\b.{0,60}|(?:como|o que|oq|(?<=^|[,.!?] ?|e )que) (?:é que )?(?:eu|se|a gente|digo|faço|falo|escrevo|respondo|fala)\\b.{0,60}\\?|devo (?:\\p{L}+ )?(?:responder|falar|ligar|escrever|mandar)|me dá uma ideia|o que você faria|o que (?:eu )?(?:devo|deveria|posso|faço)|o que (?:você )?acha|um conselho|algum conselho|pode me ajudar|me ajuda|como (?:posso|faço|eu|me)|o que (?:eu )?(?:faço|devo fazer|posso fazer|deveria fazer|você faria|você me aconselha|digo)|(?:me dá|me dê|preciso de|algum|quero) (?:um )?(?:conselho\\p{L}*|ideia|dica\\p{L}*)|como (?:eu )?(?:posso|faço|devo|lido)|me ajud[ae]",
    laugh: "k{3,}|(?:ha){2,}|(?:rs){1,}|(?:he){2,}|lol|brincadeira|tô brincando|estava brincando|😂|🤣",
    yes: "(?:tanto faz|né|argh)(?=\\s*(?:[,.!?;…]|$))|sim|acho que sim|com certeza|(?:claro|tá|ok|certo|isso|exato|um pouco|às vezes|talvez|pode ser)(?=\\s*(?:[,.!?;…]|$))|(?:sim|s|aham|uhum|claro|ok|okay|tá|tá bom|tudo bem|isso|isso mesmo|exato|exatamente|com certeza|pode ser|acho que sim|um pouco|talvez|bora|vamos)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    no: "não|nem um pouco|não muito|hoje não|nunca|não obrigad[oa]|(?:não|nao|nada|nem|nunca|de jeito nenhum|ainda não|na verdade não)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    unsure:
      "sla|sei la|não sei|não tenho certeza|sei lá|nem ideia|difícil dizer|(?:não sei|nao sei|sei lá|nem ideia|não faço ideia|difícil dizer|quem sabe)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    plan: "(?<!(?:quando|se|que|não|nunca|sempre) )(?:vou|acho que vou|talvez eu|quem sabe eu|amanhã eu|eu vou) (?:\\p{L}+ )?(?:ligar|escrever|falar|dizer|tentar|testar|perguntar|pedir|pensar|procurar|mandar|contar|mudar|marcar|ver)|perguntarei|tentarei|falarei|amanhã eu \\p{L}+",
    luck: "(?:me )?dese\\p{L}+ sorte|torce por mim|torça por mim|ora por mim|reza por mim",
    apology:
      "(?<!(?:pediu|pedindo|pede|pedir|pedem|pedi|uma|de|sem|nem|qualquer|me pedir|que|essa|dar|dá) )desculp(?:a|e|em|as)(?:-me|-m)?(?! (?:esfarrapada|dele|dela|pra não|para não))|peço desculpas?(?! (?:a el|pra el))|foi mal(?=\\W*$|[,.!])|perdão(?=\\W*$|[,.!])|me perdo[ae]|sorry",
    quiet:
      "(?:podemos|a gente pode|você pode|pode) (?:\\p{L}+ ){0,2}(?:não falar|não dizer nada|ficar (?:quiet\\p{L}*|em silêncio|calad\\p{L}*|aqui))|não (?:diga|fala|diz) nada|fica (?:aqui|comigo|quietinh\\p{L}*)|sem falar",
    spare:
      "(?:não|n) me (?:dê|dá|dês|manda|mande|venha|vem|passa|passe) (?:\\p{L}+ )?(?:o |os |com )?(?:número|números|numero|conselho\\p{L}*|sermão|dica\\p{L}*|lição|papo)|chega de (?:conselhos?|números|dicas|frases)|(?:não|n) (?:vem|venha|venhas) (?:com|dar)|dispenso (?:conselhos?|sermão|dicas)|^(?:por favor|mas|e|só|não|olha|[, ])*(?:só )?não (?:me )?(?:diga|diz|fala|fale|manda|mande|vem|venha|dê|faça|faz|começa|responda)|me poupe|(?:sem|nada de) (?:conselhos?|frases|sermão|poesia|dicas)|não (?:quero|preciso de|procuro|tô pedindo) (?:\\p{L}+ )?(?:conselhos?|solução|soluções|pena|consolo|dicas)|só (?:queria|quero|precisava) (?:falar|contar|desabafar|dizer|que (?:alguém )?(?:me )?(?:ouvisse|escutasse))",
    again: "outr[oa](?: mais)?|mais um[a]?|de novo",
    training:
      "trein(?:ar|am|a|o|ada|ado|ando)(?! (?:na|hoje|amanhã|academia|muito))(?:\\p{L}| ){0,20}(?:ia|modelo|inteligência)|(?:usad[oa]s?|usam|usar) (?:\\p{L}+ ){0,3}(?:para|pra) trein\\p{L}*",
    alerts:
      "(?:vocês|vcs|você|vc|tu|cê|isto|o app)? ?(?:\\p{L}+ ){0,2}(?:chamam|chama|chamas|avisam|avisa|avisas|ligam|denunciam|denuncia|contam|mandam|acionam) (?:\\p{L}+ )?(?:a |o |para |pra |os )?(?:alguém|ninguém|polícia|ambulância|meus pais|minha mãe|meu pai|bombeiros|inem|samu)|(?:você|vc|vocês|vcs|tu) (?:\\p{L}+ ){0,2}(?:avisa|conta|fala|avisam|liga|ligam|denuncia)\\b.{0,20}(?:alguém|ninguém|polícia|pais|mãe|pai)|não conta (?:pra|para) ninguém",
    deleting:
      "apag(?:as|ado|ados|uem)|elimin(?:ar|o|as|am)(?= (?:tudo|a conta|isto|isso|as conversas|a conversa|o histórico|os dados))|limpar (?:o histórico|a conversa|tudo)|apag(?:ar|o|a|am)|exclu(?:ir|o)|delet(?:ar|o)",
    tomorrow:
      "(?:amanhã|depois|quando eu voltar|da próxima) (?:\\p{L}+ )?(?:(?:se )?lembras?(?:-se|-te)?|sabe|sabes|vai lembrar)|(?:tenho|preciso|vou ter) (?:de|que) (?:contar|repetir|explicar|começar) (?:tudo )?(?:outra vez|de novo|tudo)|lembra-se d[eoa]|vc (?:vai )?(?:lembra|esquece)\\p{L}* (?:de mim|disso|amanhã|tudo)|(?:esquece|esqueces) (?:tudo|de mim)|(?:você|vc|tu)?(?: vai)? (?:se )?lembra\\p{L}* (?:de mim|disso|amanhã|da gente)|você lembra\\?|se eu voltar|do zero|(?:próxima|outra) vez|saber quem eu sou|me reconhec\\p{L}*",
    premium:
      "(?:o que|oq|que) (?:muda|tem|inclui|ganho|dá)\\b.{0,30}(?:premium|gr[aá]tis|graça|gratuit\\p{L}*)|diferença\\p{L}*|do grátis|versão gratuita",
    journal:
      "(?:onde|algum lugar|lugar|posso|dá)\\b.{0,25}(?:escrever|anotar|guardar|salvar) (?:isso|isto|aqui)|(?:tem|há|existe) (?:um )?diário",
    pages:
      "(?:tem|há|existe|vocês têm) (?:algum|alguma|algo|um|uma)\\b.{0,30}(?:no app|aqui|exercício|para dormir|pra dormir|pra acalmar|pra fazer)|o que (?:posso|dá pra) (?:fazer|praticar) em casa",
    request:
      "(?:me )?(?:dá|dê|manda|mande|passa|passe|faz|faça|monta|sugere|dá-me|diz-me) (?:aí )?(?:umas?|uns|algumas?|alguns|duas|dois|três) (?:perguntas?|ideias?|exemplos?|frases?|dicas?|mensagem|mensagens|lista|texto|tópicos|coisas|palavras)|(?:o que|que|oq) (?:é que )?(?:eu )?(?:ponho|boto|coloco|escrevo) (?:n[oa]|nisso|aí|lá)|(?:escreve|escreva|redige|traduz|traduza|resume|resuma|corrige|corrija) (?:isso|isto|um|uma|pra|para|algo|qualquer|a|o)(?= |\\W)|ajuda(?:-me)? a (?:escrever|responder|montar|fazer)|faz-me (?:um|uma)|me dá (?:um|uma|três|duas)|ajuda a (?:escrever|responder)|diz-me (?:uma|qualquer)|(?:você |tu |vc |cê )?(?:pode|podes|consegue|consegues|podia|podias|poderia) (?:me |só |-me )*(?:\\p{L}+ ){0,2}(?:escrever|fazer|dar|dizer|ajudar|explicar|achar|sugerir|recomendar|traduzir|escolher|resumir|contar|montar)(?:-me)?|^(?:ok|tá|então|e|olha|por favor|pfv|bom|boa|[, ])*(?:me )?(?:escreve|faz|dá|diz|ajuda|explica|acha|sugere|recomenda|conta|monta|indica|escreva|faça|dê|diga|ajude|explique)(?:[- ]me)?(?: (?:uma?|a|o|um|três|dois|duas|qualquer|como|aí|só))\\b|(?:me ajuda|ajuda-me|me ajude) (?:a|com)",
    safetyPlan: "plano de segurança",
    keepExercise:
      "(?:guardar|salvar|achar|encontrar) (?:\\p{L}+ ){0,3}exerc[ií]cio|exerc[ií]cio (?:de |em )?[aá]udio",
  },
  loss: {
    death:
      "partiu em|sacrificar (?:meu|minha|o|a)|cemitério|perdi (?:um|uma) paciente|enterr(?:amos|ei)|(?:ele|ela) se foi|perdeu dois|no túmulo|morreu|morreram|tinha morrido|está mort[oa]|morte d[aoe]|sua morte|falec*|nos deixou|enterro|velório|funeral|viúv[oa]|se (?:suicidou|matou)|tirou a própria vida|(?:perdi|perdemos) (?:o meu|a minha|meu|minha) (?:mãe|pai|marido|esposa|mulher|irmã|irmão|filh[oa]|avó|avô|vó|vô|tia|tio)|sacrificar (?:o|a|meu|minha)|(?:tive|tivemos) que sacrificar",
    notDeath:
      "(?:ninguém morreu|não morreu ninguém|ninguém morre)|(?:vou|acho que vou) morrer|tô morrendo|estou morrendo|morrendo de|mort[oa] de (?:cansaço|fome|medo|vergonha|rir|sono)|quase morri|morri de|morreu de (?:rir|vergonha)|(?:celular|telefone|telemóvel|bateria|computador|carro|notebook|tv|internet|wifi|planta|plantas|flores|conversa|personagem|protagonista) (?:\\p{L}+ ){0,2}(?:morreu|mort[oa])|morreu (?:o|a|meu|minha) (?:celular|telefone|telemóvel|bateria|computador|carro|planta)",
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
  negation: {
    before:
      "(?:não|n) (?:é|era|estou|tô|to|tou|sou|tava|foi|me sinto)(?: (?:bem|propriamente|que|nem|de|mais|muito|tanto|só|por)){0,2}(?: (?:eu|estou|tô|to|esteja|seja|sou))?|não|n|num (?:é|sou|tô|to|estou)|nunca|nem|sem|jamais|nada|ninguém|nenhuma?|tampouco",
  },
  suicide:
    "me matar|matar-me|suicid*|tirar (?:a )?(?:minha )?(?:própria )?vida|acabar com (?:a minha vida|tudo)",
  deathWish: "(?:quero|queria) morrer",
  denial: "suicid*|mat\\p{L}*|morr\\p{L}*|planos?|nada|fazer|vou|estou pensando|penso|tenho|muito|de jeito",
  lasting:
    "meu nome é|me chamo|eu moro|moro (?:em|com|sozinh)\\p{L}*|trabalho (?:como|em|na|no|de)|sou (?:um |uma )?(?:estudante|enfermeir|professor|médic|engenheir|mãe|pai)\\p{L}*|estudo|tenho (?:um|uma|dois|duas|três) (?:cachorr|gat|filh|irmã|prova|entrevista)\\p{L}*|me mudei|eu (?:gosto|adoro|amo)|meu aniversário|(?:meu|minha) (?:cachorr[oa]|gat[oa]) se chama",
};

export const turning: Turning = {
  starts:
    "(?:(?:eu )?(?:não )?(?:estou|tô|tenho|sou|consigo|preciso|quero|posso|moro|trabalho em|trabalho como|odeio)|(?:eu )?(?:não )?me sinto|(?:o meu|a minha|os meus|as minhas|meu|minha|meus|minhas)|ninguém)",
  never:
    "q|vc|tb|n|mto|oq|td|pq|tá|tô|você|vocês|te|ti|teu|tua|seu|sua|nós|nos|noss\\p{L}*|a gente|por favor|suicid\\p{L}*|matar\\p{L}*|mato|mort\\p{L}*|morrer|morro|morreu|remédios|comprimidos|faca|arma|ponte|pular|cortar\\p{L}*|corto|bate|batem|bateu|estupr\\p{L}*|abus\\p{L}*|sumir|desaparecer|viver|vida|vomit\\p{L}*|calorias|idiota|burr\\p{L}*|merda|puta|porra|caralho|fei[oa]|gord\\p{L}*|ignor\\p{L}*|instruções|regras|que|porque|se|quando|como assim|acho|penso|digo|disse|brinca\\p{L}*|piada|mas",
  fillers:
    "então|bem|bom|e|mas|porém|hoje|agora|sim|não sei|ai|né|ah|hm+|olha|tipo|na verdade|além disso|ultimamente|eu",
  joints: ", | mas | porque | e (?=(?:eu|me|não|estou|tô|tenho|ele|ela|ninguém)\\b)| - | – | — ",
  left: "\\p{L}+-me|tínhamos|eu|mim|comigo|meu|minha|meus|minhas|sei|vou|faço|fui|tinha|\\p{L}{3,}ei",
  turned: {
    "estou me sentindo": "você está se sentindo",
    "tô me sentindo": "você está se sentindo",
    "eu estou": "você está",
    "eu tô": "você está",
    "eu tenho": "você tem",
    "eu sou": "você é",
    estou: "você está",
    tô: "você está",
    tenho: "você tem",
    sou: "você é",
    consigo: "você consegue",
    preciso: "você precisa",
    quero: "você quer",
    posso: "você pode",
    moro: "você mora",
    "trabalho em": "você trabalha em",
    "trabalho como": "você trabalha como",
    odeio: "você odeia",
    "não estou": "você não está",
    "não tô": "você não está",
    "não tenho": "você não tem",
    "não sou": "você não é",
    "não consigo": "você não consegue",
    "não preciso": "você não precisa",
    "não quero": "você não quer",
    "não posso": "você não pode",
    "me sinto": "você se sente",
    "não me sinto": "você não se sente",
    me: "te",
    comigo: "com você",
    mim: "você",
    meu: "seu",
    minha: "sua",
    meus: "seus",
    minhas: "suas",
  },
};
