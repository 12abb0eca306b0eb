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
      "brig*|discuti*|discussão|gritou comigo|gritaram|brig(?:a|uei|amos|ando)|discuti\\p{L}*|não fala (?:mais )?comigo",
    sleepless:
      "não (?:consigo|consegui|posso) dormir|não durmo|não dormi|insônia|noite em claro|não (?:consigo|estou conseguindo|tô conseguindo) dormir|durmo mal|acordo (?:às|toda noite|de madrugada)|virei a noite",
    exam: "prova|exames?(?! (?:do|da|de (?:sangue|imagem|cora\\p{L}*)|médic\\p{L}*))|vestibular|reprov*|provas|enem|concurso|reprov\\p{L}*",
    presentation:
      "entrevista|apresentação|seminário|dar uma palestra|entrevista*|falar em público|palestra|discurso",
    moving:
      "mudei de|mudamos de|mudança de (?:casa|cidade|país)|me mudei|nos mudamos|vou me mudar|me mudar|nova (?:cidade|casa)|apartamento novo|saudade de casa",
    notUnderstood:
      "ninguém me (?:entende|escuta|ouve|ama)|não me (?:entende|escuta|ouve)m?|ninguém me (?:entende|escuta|ouve|respeita)|não me (?:entende|entendem|escuta|escutam|leva|levam|respeita)|bullying|zombam de mim|riem de mim|me ignora*|invisível|excluíd[oa]",
    theirDanger:
      "(?:ela|ele|amig[ao]|irmão|irmã|filh[ao]|mãe|pai|marido|mulher|esposa|namorad[ao]|prim[ao]|colega) (?:\\p{L}+ ){0,6}(?:(?:quer|queria|quis) (?:morrer|se matar|sumir|acabar com tudo|tirar a (?:própria )?vida)|não quer mais viver|fal(?:a|ou|ando) (?:em|de) (?:morrer|suic\\p{L}*|se matar)|suic\\p{L}*|se (?:cort(?:a|ou|ando)|matar|mata|machuca sozinh[ao])|faça (?:uma besteira|alguma besteira|uma loucura|algo)|carta de despedida|dando as coisas|se desped\\p{L}*|tirar a (?:própria )?vida)",
    sadness:
      "trist*|deprimid*|desanimad*|chor*|infeliz|pra baixo|lágrimas|não (?:estou|tô) (?:muito |nada )?bem|(?:estou|tô) mal|me sinto mal|dia (?:ruim|péssimo|difícil)|triste*|chor\\p{L}+|arrasad[oa]|péssim[oa]|horrível",
    anxiety:
      "ansios*|ansiedade|preocup*|nervos*|inquiet*|medo|assustad*|apavorad*|aflit*|receio|pânico|e se (?:eu|não|der|ele|ela)",
    anger:
      "raiva|irritad*|bravo|brava|furios*|frustrad*|zangad*|ódio|odeio|de saco cheio|injust*|me irrita|put[oa] da vida",
    loneliness:
      "sentindo (?:muito |tão )?sozinh[oa]|muito sozinh[oa]|não conheço ninguém|me sinto (?:muito |tão )?(?:só|sozinh[oa])|tão sozinh[oa]|solidão|isolad*|não tenho (?:amigos|ninguém)|ninguém (?:pra|para) conversar|(?:estou|tô) (?:muito |tão )?sozinh[oa]",
    tiredness:
      "cansad*|cansaço|exaust*|esgotad*|sem energia|acabad*|sem (?:energia|forças)|acabad[oa]|burnout",
    stress:
      "estress*|sob pressão|muita pressão|sobrecarreg*|não aguento mais|não dou conta|coisa demais|é demais|demais pra mim",
    guilt:
      "culp*|vergonha|envergonhad*|remorso|erro|errei|minha culpa|falhei|culpa|culpad[oa]|meu erro|me arrependo|arrependid[oa]|vacilei",
    hurt: "magoad*|mágoa|ferid*|decepcion*|traíd*|ciúme*|rejeitad*|humilhad*|magoad[oa]|me magoou|traíd[oa]|mentiu (?:pra|para) mim|rejeitad[oa]|me machucou",
    emptiness: "vazi[oa]|sem sentido|nada faz sentido|não vale a pena|sem esperança|inútil|anestesiad*",
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
    self: "fracass*|autoestima|não valho|erro|fei[oa]|não sou capaz|não sou (?:boa|bom) o suficiente|fracassad[oa]|fracasso|me odeio|gord[oa]|burr[oa]|me comparo",
    joy: "passei (?:no|na|em)|aprovad[oa]!?|me formei|se formou|fui (?:contratad|admitid)[oa]|grávida!|nasceu|ganhei|ganhamos|passei!|fui aceit[oa]|melhor dia|consegui!|deu certo|feliz|alegre|orgulhos*|animad*|boa notícia|boas notícias|me sinto (?:muito )?(?:bem|melhor)|(?:estou|tô) (?:muito )?(?:bem|melhor)|passei (?:na|no|em)|fui promovid[oa]|consegui (?:o|a|um) (?:emprego|vaga|trabalho)|apaixonad*|deu (?:tudo )?certo|(?:ótimo|lindo|bom) (?:dia|fim de semana) (?:hoje|ontem)",
    calm: "calm*|tranquil*|relaxad*|aliviad*|em paz|grat[oa]|seren*",
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
    nice: "(?:me )?(?:diz|diga|fala|fale|conta)(?: pra mim)? (?:algo|alguma coisa|uma coisa) (?:boa|bom|bonit[oa]|legal|gentil|positiv[oa])|(?:me )?(?:diz|fala) que (?:eu não|vai|tudo)",
    available:
      "posso voltar|(?:você|vc) (?:tá|está|vai estar|estará|fica) (?:\\p{L}+ )?(?:sempre|amanhã|de noite|de madrugada|aqui amanhã)|sempre (?:tá|está) aqui",
    welcome:
      "(?:precisa|preciso|tem que|tenho que) (?:estar|ter|ser) (?:triste|mal|doente|um problema)|(?:pode|posso) (?:\\p{L}+ )?(?:mesmo assim|mesmo sem|ainda assim)",
    greeting:
      "olá|oi|bom dia|boa (?:tarde|noite)|tudo bem|como vai|e aí|oi|olá|ola|oie|bom dia|boa tarde|boa noite|hey|opa",
    howAreYou:
      "como (?:você )?(?:está|vai|tá)|tudo bem\\??|e você\\??|e aí|o que você está fazendo|beleza\\?",
    thanks: "obrigad[oa]s?|obg|brigad[oa]|agradeço|valeu|vlw|me ajudou|isso ajuda|gratidão",
    goodbye:
      "(?:obrigad[oa]|obg|brigad[oa]|brigad[aã]o|valeu),? até(?=\\W*$)|bjs*|bj(?=\\W*$)|deixa eu ir|até qualquer (?:dia|hora)|boa noite(?=[,.!])|bye|abra[cç]os?(?=\\W*$)|fica com deus|tchau(?! (?:pr|para))|adeus(?=\\W*$|[,.!])|até (?:um dia|à próxima)|vou-me (?:deitar|embora|embora)|vou dar (?:de comer|comida|banho|um passeio)|até (?:logo|amanhã|mais|breve|a próxima|outra|depois|já)|passar bem|(?<=^|[.!,] ?)falou(?=\\W*$)|(?<=^|[.!,] ?)fui(?=\\W*$)|flw|boa noite(?=\\W*$)|um (?:beijo|abraço)(?=\\W*$)|beijos?(?=\\W*$)|(?:preciso|tenho de|tenho que|tenho q|vou ter que) (?:ir|desligar|sair|voltar|dormir)(?=\\W|$)(?! (?:ver|buscar|fazer|ter|ao|à|no|na|para o|pro) (?:médico|hospital|trabalho))|(?<!não )(?<!nem )vou (?:dormir|tentar dormir|nessa|embora|desligar|deitar|indo|descansar|(?:correr )?(?:pra|para a|pra a) cama|(?:tomar|fazer|ouvir|comer|jantar|comprar) (?:um |uma |o |a |banho|meu |minha )?.{0,40}(?=$))|quero parar|por hoje (?:é só|chega|já)|é só por hoje|hoje não quero entrar nisso|(?:te|lhe) conto (?:depois|outra hora|amanhã)|volto (?:depois|amanhã|mais tarde)|chegou (?:meu|o meu) (?:ponto|ônibus|uber)|(?:ele|ela) (?:acordou|tá acordando|está acordando)(?=\\W).{0,30}(?:ir|tenho|preciso|vou|tchau)",
    human:
      "(?:isto|isso|aqui) é (?:uma )?(?:máquina|robô)|(?:pessoa|gente) (?:de verdade|real)|(?:pessoa|humano) ou (?:um |uma )?(?:máquina|robô|ia)|é uma máquina que responde|(?:você é|tu és|és) (?:um |uma )?(?:human[oa]|robô|máquina|pessoa|real|ia|bot)|(?:falo|falando) com (?:uma|um) (?:pessoa|máquina|robô|humano)",
    therapist:
      "(?:você é|tu és|és) (?:um |uma |meu |minha )?(?:terapeuta|psicólog[oa]|médic[oa]|doutora?|psiquiatra)|(?:finja|faça de conta|faz de conta|aja como|seja)(?: ser| que é| que você é)? (?:o meu |a minha |meu |minha |um |uma )?(?:terapeuta|psicólog[oa]|médic[oa]|psiquiatra)",
    who: "o que (?:você|vc|tu) (?:sabe|pode|consegue|sabes) fazer|pra que (?:você|vc) serve|quem é você|quem és tu|o que é você|o que você é|qual (?:é )?(?:o )?seu nome|como você se chama|o que você (?:sabe|pode) fazer|como você funciona|quem é você|com quem (?:eu )?(?:falo|estou falando|tô falando)|o que você (?:é|faz|pode fazer)",
    personal:
      "você (?:tem|possui) (?:sentimentos|família|amigos|filhos|nome|vida|emoções)|quantos anos você tem|onde você (?:mora|vive)|de onde você é|qual (?:é )?(?:o seu|a sua|sua|seu) .{0,14}(?:favorit\\p{L}*|preferid\\p{L}*)|você (?:dorme|come|sonha|sente|chora|ama)\\b|você é (?:feliz|triste|homem|mulher|menino|menina|sozinh[oa])|me fala de você|fale sobre você|você gosta de mim|você não (?:sabe|sente|pode sentir)",
    injection:
      "ignore? (?:todas |as |suas )*(?:instruções|regras|anteriores)|esqueça (?:todas |as |suas )*(?:instruções|regras)|finja|faça de conta|faz de conta|aja como|modo desenvolvedor|repita depois|suas instruções|você agora é|agora você é|jogo de papéis",
    insult:
      "você é (?:um |uma |tão )?(?:estúpid[oa]|inútil|idiota|burr[oa]|péssim[oa])|cala a boca|te odeio|vai se foder|você não (?:ajuda|serve|está ajudando|tá ajudando)(?: em nada| pra nada)?|isso não (?:me )?(?:ajuda|serve)|cala a boca|você é (?:muito |tão |um |uma )*(?:inútil|burr[oa]|idiota|chat[oa]|péssim[oa]|horrível)|perda de tempo|vai se",
    notThat:
      "não (?:é|foi) (?:isso )?(?:o )?que eu (?:disse|quis dizer|falei|perguntei)|não foi isso que|eu não (?:disse|falei) isso|você não (?:me )?(?:entende|entendeu|escuta|está (?:me )?(?:ouvindo|escutando|entendendo)|tá (?:me )?(?:ouvindo|entendendo))|(?:você )?(?:entendeu|me entendeu) (?:errado|mal)|não é (?:verdade|isso|bem assim)|não,? eu quis dizer|você (?:está|tá|fica) (?:se )?repetindo|você já (?:disse|perguntou|falou)|não faz sentido o que",
    stopAsking:
      "par[ae] de (?:perguntar|fazer (?:tantas )?perguntas|me perguntar)|(?:tantas|muitas|tanta) perguntas?|só (?:me )?(?:escuta|escute|ouve|ouça)|por que você (?:fica )?(?:me )?pergunta(?:ndo)?|só faz perguntas?|chega de perguntas",
    unclear:
      "o que (?:você )?quer dizer|como assim|não (?:te )?entendi(?: a pergunta)?|não entendo (?:você|a pergunta)|o quê\\?|hã\\?|repete|como\\?|oi\\?",
    compliment:
      "você é (?:muito |tão |um |uma |bem )*(?:gentil|legal|fof[oa]|bo[ma]|querid[oa]|útil|incrível|ótim[oa]|amor|doce)|gosto de você|boa pergunta|você (?:me ajuda|me ajudou|está me ajudando)(?: muito)?|é bom conversar",
    presence: "você (?:está|tá|ainda está|ainda tá) aí|está me ouvindo|tem alguém aí|me ouve|alô|testando",
    price:
      "cobram|é pago|paga-se|quanto (?:custa|é|sai|fica|tenho que pagar|preciso pagar)\\b|preço*|premium|assinatura|assinar|de borla|ped(?:em|e)-me o cartão|é (?:de )?graça|gratuit*|grátis|reembolso",
    limits:
      "quanto tempo (?:se|dá|eu|a gente|vc|você)|(?:tem|há) (?:um )?limite|por dia\\?|quanto tempo (?:\\p{L}+ ){0,4}(?:falar|resta|tenho|posso|temos|conversar|dura)|quantos minutos|tempo (?:me )?resta|limite (?:de tempo|diário)|quanto dura (?:a|uma) (?:chamada|ligação|conversa)",
    privacy:
      "(?:a polícia|meus pais|minha mãe|meu chefe|os meus pais) (?:pode|podem|vai|vão) (?:ver|ler|saber)|(?:contas|contam|conta) (?:isto|isso) a|(?:isto|isso) (?:fica|que eu digo) (?:aqui |onde|guardado)|fica guardad[ao]|guarda (?:essas|estas|as) conversas|alguém (?:lê|vê)|quem (?:lê|ve|vê)|(?:tem|há) (?:alguém|funcionário|gente) (?:lendo|olhando|vendo)|alguém (?:lê|vê|lendo)|(?:grava|gravando|gravada|gravado|armazena|salva|salvo|compartilha)\\b|privacidade|confidencial|sigilo|anônim*|quem (?:lê|vê|ouve|pode (?:ler|ver))|alguém (?:lê|ouve|vê)|meus dados|fica entre nós|é privado",
    memory:
      "você (?:se )?lembra|lembra (?:do que|de mim|quando|que)|o que (?:eu )?(?:te )?(?:disse|falei|contei)|sobre o que (?:a gente|nós) (?:falou|conversou|falamos|conversamos)|do que (?:a gente )?(?:falamos|falou)|o que você sabe (?:de|sobre) mim|eu já (?:te )?(?:disse|falei|contei)|você esqueceu",
    languages:
      "(?:fala|entende|falam)(?: também)? (?!de|com|como|sobre|comigo|mais|isso)\\p{L}+\\s*\\?|(?:se eu )?fal\\p{L}+ em (?:espanhol|inglês|francês|italiano)|misturar (?:inglês|línguas)|(?:escrever|falar) em (?:espanhol|inglês|francês)|você fala (?:inglês|espanhol|francês|alemão|italiano|português|árabe|chinês|japonês|coreano|outr)|(?:que|quais|quantos) (?:idiomas|línguas)|outro idioma|outra língua|mudar (?:o|de) idioma|(?:fal\\p{L}*|respond\\p{L}*|escrev\\p{L}*) em inglês",
    settings:
      "como (?:eu )?(?:posso |faço (?:para|pra) |que eu )?(?:apag|exclu|delet|mud|troc|baix|export|cancel|desativ)\\p{L}*|(?:apagar|excluir|deletar) minha conta|onde (?:fica|ficam|está|estão|encontro|vejo) (?:\\p{L}+ ){0,3}(?:configurações|conta|histórico|exercício\\p{L}*|ajuda|diário|resumo)|(?:mudar|trocar) (?:a |minha )?(?:senha|voz)|o app (?:trava|não funciona|fecha)|suporte",
    medical:
      "p[oó]s ?parto|(?:eu )?(?:tenho|estou com|será que (?:é|tenho|estou com)|sou) (?:depressão|deprimid[oa]|tdah|bipolar|autista|borderline|um transtorno|transtorno)\\b.{0,12}\\?|(?:devo|deveria|posso|preciso) (?:\\p{L}+ ){0,2}(?:tomar|parar de tomar|ir ao (?:médico|psicólogo|psiquiatra)|fazer terapia|procurar um)|(?:parar|paro|dobrar|trocar|diminuir) (?:os |o |a )?(?:meus |meu |minha )?(?:remédio|remédios|medicação)|antidepressiv*|efeitos colaterais|preciso de (?:um psicólogo|um terapeuta|terapia|um médico)",
    judge:
      "(?:eu )?sou (?:uma |um |tão |muito |mesmo )*(?:má pessoa|pessoa ruim|ruim|egoísta|louc[oa]|normal|estranh[oa]|frac[oa]|culpad[oa]|exagerad[oa]|má mãe|mau pai|burr[oa])\\s*\\?|é (?:normal|errado|estranho|minha culpa)\\b|foi minha culpa|o que há de errado comigo|tem algo errado comigo|você (?:está me|tá me|me) julga\\p{L}*|você acha que eu sou",
    breathe:
      "(?:um|algum) exerc[ií]cio (?:pra|para|r[aá]pido)|respir(?:ar|a|e|e comigo|a comigo) (?:comigo|junto|um pouco)|me ajuda a respirar|exerc[ií]cio de respira\\p{L}*|(?:fazer|faz|faça|vamos fazer|quero|um|outro|algum) exercício\\p{L}*|exercício de|medit\\p{L}*|me ajud[ae] a (?:me )?(?:acalmar|relaxar)|(?:me acalmar|relaxar|me tranquilizar)",
    ground: "5-?4-?3-?2-?1|aterramento|irreal|me traz de volta|desligad[oa] do corpo",
    joke: "(?:cont|sab|conhec|manda|fala|outra)\\p{L}* (?:\\p{L}+ ){0,3}piadas?|^(?:uma )?piada\\W*$|me faz rir|me faça rir|algo engraçado",
    distract:
      "fala (?:de|sobre) alguma coisa|me faz uma pergunta|me pergunta (?:algo|alguma coisa)|fala (?:de|sobre) outra coisa|fala qualquer coisa|me distrai|me distra(?:i|ia|ir)|(?:preciso|quero) (?:de )?(?:me )?distra\\p{L}*|tédio|entediad[oa]|vamos jogar|jogar algo|me conta (?:algo|uma história|alguma coisa)|me conte (?:algo|uma história)|fala alguma coisa|pensar em outra coisa",
    newSubject:
      "mud(?:ar|amos|a|emos|ando) de assunto|outro assunto|(?:falar|conversar) (?:de|sobre) outra coisa|vamos falar (?:de|sobre)",
    rather:
      "não (?:quero|estou a fim de|tô a fim de|consigo|gostaria de) (?:falar|conversar|contar|dizer)|prefiro não|deixa (?:pra lá|quieto)|agora não(?=\\W*$)|não é da sua conta",
    vent: "(?:posso|deixa eu|me deixa) (?:só )?(?:desabafar|reclamar|te contar|lhe contar)|(?:preciso|quero|queria|gostaria de) (?:conversar|desabafar|falar|te contar|contar uma coisa)|posso (?:falar|desabafar|te contar|conversar|perguntar)|aconteceu uma coisa|me escuta",
    advice:
      "(?:como|o que|oq|que) (?:é que )?(?:eu|se|a gente|digo|faço|falo|escrevo|respondo|fala)\\b.{0,60}\\?|devo (?:\\p{L}+ )?(?:responder|falar|ligar|escrever|mandar)|me dá uma ideia|o que você faria|o que (?:eu )?(?:devo|deveria|posso|faço)|o que (?:você )?acha|um conselho|algum conselho|pode me ajudar|me ajuda|como (?:posso|faço|eu|me)|o que (?:eu )?(?:faço|devo fazer|posso fazer|deveria fazer|você faria|você me aconselha|digo)|(?:me dá|me dê|preciso de|algum|quero) (?:um )?(?:conselho\\p{L}*|ideia|dica\\p{L}*)|como (?:eu )?(?:posso|faço|devo|lido)|me ajud[ae]",
    laugh: "k{3,}|(?:ha){2,}|(?:rs){1,}|(?:he){2,}|lol|brincadeira|tô brincando|estava brincando|😂|🤣",
    yes: "(?:tanto faz|né|argh)(?=\\s*(?:[,.!?;…]|$))|sim|acho que sim|com certeza|(?:claro|tá|ok|certo|isso|exato|um pouco|às vezes|talvez|pode ser)(?=\\s*(?:[,.!?;…]|$))|(?:sim|s|aham|uhum|claro|ok|okay|tá|tá bom|tudo bem|isso|isso mesmo|exato|exatamente|com certeza|pode ser|acho que sim|um pouco|talvez|bora|vamos)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    no: "não|nem um pouco|não muito|hoje não|nunca|não obrigad[oa]|(?:não|nao|nada|nem|nunca|de jeito nenhum|ainda não|na verdade não)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    unsure:
      "sla|sei la|não sei|não tenho certeza|sei lá|nem ideia|difícil dizer|(?:não sei|nao sei|sei lá|nem ideia|não faço ideia|difícil dizer|quem sabe)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    plan: "(?:vou|acho que vou|talvez eu|quem sabe eu|amanhã eu|eu vou) (?:\\p{L}+ )?(?:ligar|escrever|falar|dizer|tentar|testar|perguntar|pedir|pensar|procurar|mandar|contar|mudar|marcar|ver)|perguntarei|tentarei|falarei|amanhã eu \\p{L}+",
    luck: "(?:me )?dese\\p{L}+ sorte|torce por mim|torça por mim|ora por mim|reza por mim",
    apology: "desculp\\p{L}*|foi mal|perdão|me perdoa",
    quiet:
      "(?:podemos|a gente pode|você pode|pode) (?:\\p{L}+ ){0,2}(?:não falar|não dizer nada|ficar (?:quiet\\p{L}*|em silêncio|calad\\p{L}*|aqui))|não (?:diga|fala|diz) nada|fica (?:aqui|comigo|quietinh\\p{L}*)|sem falar",
    spare:
      "^(?:por favor|mas|e|só|não|olha|[, ])*(?:só )?não (?:me )?(?:diga|diz|fala|fale|manda|mande|vem|venha|dê|faça|faz|começa|responda)|me poupe|(?:sem|nada de) (?:conselhos?|frases|sermão|poesia|dicas)|não (?:quero|preciso de|procuro|tô pedindo) (?:\\p{L}+ )?(?:conselhos?|solução|soluções|pena|consolo|dicas)|só (?:queria|quero|precisava) (?:falar|contar|desabafar|dizer|que (?:alguém )?(?:me )?(?:ouvisse|escutasse))",
    again: "outr[oa](?: mais)?|mais um[a]?|de novo",
    training:
      "trein(?:ar|am|a|o|ada|ado|ando)(?! (?:na|hoje|amanhã|academia|muito))(?:\\p{L}| ){0,20}(?:ia|modelo|inteligência)|(?:usad[oa]s?|usam|usar) (?:\\p{L}+ ){0,3}(?:para|pra) trein\\p{L}*",
    alerts:
      "(?:você|vc|vocês|vcs|tu) (?:\\p{L}+ ){0,2}(?:avisa|conta|fala|avisam|liga|ligam|denuncia)\\b.{0,20}(?:alguém|ninguém|polícia|pais|mãe|pai)|não conta (?:pra|para) ninguém",
    deleting: "apag(?:ar|o|a|am)|exclu(?:ir|o)|delet(?:ar|o)",
    tomorrow:
      "(?:você|vc|tu)?(?: vai)? (?:se )?lembra\\p{L}* (?:de mim|disso|amanhã|da gente)|você lembra\\?|se eu voltar|do zero|(?:próxima|outra) vez|saber quem eu sou|me reconhec\\p{L}*",
    premium:
      "(?:o que|oq|que) (?:muda|tem|inclui|ganho|dá)\\b.{0,30}(?:premium|gr[aá]tis|graça|gratuit\\p{L}*)|diferença\\p{L}*|do grátis|versão gratuita",
    journal:
      "(?:onde|algum lugar|lugar|posso|dá)\\b.{0,25}(?:escrever|anotar|guardar|salvar) (?:isso|isto|aqui)|(?:tem|há|existe) (?:um )?diário",
    pages:
      "(?:tem|há|existe|vocês têm) (?:algum|alguma|algo|um|uma)\\b.{0,30}(?:no app|aqui|exercício|para dormir|pra dormir|pra acalmar|pra fazer)|o que (?:posso|dá pra) (?:fazer|praticar) em casa",
    request:
      "faz-me (?:um|uma)|me dá (?:um|uma|três|duas)|ajuda a (?:escrever|responder)|diz-me (?:uma|qualquer)|(?:você |tu |vc |cê )?(?:pode|podes|consegue|consegues|podia|podias|poderia) (?:me |só |-me )*(?:\\p{L}+ ){0,2}(?:escrever|fazer|dar|dizer|ajudar|explicar|achar|sugerir|recomendar|traduzir|escolher|resumir|contar|montar)(?:-me)?|^(?:ok|tá|então|e|olha|por favor|pfv|bom|boa|[, ])*(?:me )?(?:escreve|faz|dá|diz|ajuda|explica|acha|sugere|recomenda|conta|monta|indica|escreva|faça|dê|diga|ajude|explique)(?:[- ]me)?(?: (?:uma?|a|o|um|três|dois|duas|qualquer|como|aí|só))\\b|(?:me ajuda|ajuda-me|me ajude) (?:a|com)",
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
  negation: { before: "não|nunca|nem|sem|jamais|nada" },
  suicide:
    "me matar|matar-me|suicid*|tirar (?:a )?(?:minha )?(?:própria )?vida|acabar com (?:a minha vida|tudo)|(?:quero|queria) morrer",
  denial: "suicid*|mat\\p{L}*|morr\\p{L}*|planos?|nada|fazer|vou|estou pensando|penso|tenho|muito|de jeito",
  lasting:
    "meu nome é|me chamo|eu moro|moro (?:em|com|sozinh)\\p{L}*|trabalho (?:como|em|na|no|de)|sou (?:um |uma )?(?:estudante|enfermeir|professor|médic|engenheir|mãe|pai)\\p{L}*|estudo|tenho (?:um|uma|dois|duas|três) (?:cachorr|gat|filh|irmã|prova|entrevista)\\p{L}*|me mudei|eu (?:gosto|adoro|amo)|meu aniversário|(?:meu|minha) (?:cachorr[oa]|gat[oa]) se chama",
};

export const turning: Turning = {
  starts:
    "(?:(?:eu )?(?:não )?(?:estou|tô|tenho|sou|consigo|preciso|quero|posso|moro|trabalho em|trabalho como|odeio)|(?:eu )?(?:não )?me sinto|(?:o meu|a minha|os meus|as minhas|meu|minha|meus|minhas)|(?:ele|ela|eles|elas|ninguém))",
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
