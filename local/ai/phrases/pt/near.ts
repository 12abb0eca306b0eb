import { type Near, talk } from "../near.ts";
import { oneOf } from "../phrases.ts";

export const near: Near = {
  preparing:
    "(?:pra|para) (?:ela |ele )?nao (?:vir|passar|se preocupar)|nao (?:precisa|vem|venha) (?:vir)?|tranqu\\p{L}*|ultima vez|despedida|despedi\\p{L}*|adeus|quando eu (?:for|nao estiver|partir)|nao (?:vou|preciso) (?:mais )?(?:precisar)?|vai cuidar (?:bem )?d\\p{L}+|ninguem (?:me )?(?:procur\\p{L}*|entr\\p{L}*|perturb\\p{L}*)|senhas?|testamento|tudo (?:em ordem|resolvido)|(?:na|pra|para a) (?:ponte|laje)|guardei|juntando|desliguei|bloqueei",
  helped: talk(
    "(?:ambulância|samu|inem|polícia|bombeiros|socorro|192|190|193|112) (?:\\p{L}+ ){0,3}(?:vindo|vem|vêm|a caminho|chegou|chegando|chegaram|a chegar|aqui|na linha)|(?:liguei|chamei|chamaram|falando com|a falar com|no telefone com|ao telefone com|na linha com) (?:\\p{L}+ )?(?:ambulância|samu|inem|polícia|bombeiros|emergência|192|190|193|112|188|cvv)|(?:ouvindo|ouço|a ouvir|escuto|escutando) (?:\\p{L}+ ){0,2}(?:sirenes?|sirene)|(?:tá|está|estão) (?:\\p{L}+ ){0,2}(?:comigo|do meu lado|ao meu lado|aqui do lado)|acab(?:ou|aram) de chegar|(?:chegou|chegaram)|(?:estamos|vamos|estou|vou|tô) (?:\\p{L}+ )?(?:no|para o|pro|ao|nas|nas) (?:hospital|pronto socorro|pronto-socorro|upa|urgências)",
    "Que alívio saber que tem gente ajudando. Fique perto, e deixe que cuidem disso agora. | É dessa ajuda que você precisa. Conte tudo, do jeito que contou aqui. | O passo mais difícil já foi dado. Você não precisa mais me responder. | Agora deixe com quem está ajudando. Você aguentou até aqui, e isso é muito.",
  ),
  taken: talk(
    "(?:tomei|engoli|apliquei|misturei) (?:\\p{L}+ ){0,5}(?:paracetamol\\p{L}*|ibu\\p{L}*|tramadol|xanax|valium|diazepam|lorazepam|tavor|rivotril|clonazepam|insulin\\p{L}*|zopiclon\\p{L}*|zolpidem|sertralin\\p{L}*|quetiapin\\p{L}*|aspirin\\p{L}*|morphin\\p{L}*|dipirona|benuron|insulina|calmantes?)|(?:tomei|tomado|engoli|engolido|bebi) (?:\\p{L}+ ){0,4}(?:comprimidos?|remédios?|caixa|caixas|cartela|frasco|tudo|todos|veneno|chumbinho)|overdose|(?:dormir|durmo) (?:que |e )?passa",
    "Ligue agora para o número de emergência na tela, mesmo que pareça estar tudo bem: o que foi tomado pode fazer mal mais tarde. Destranque a porta, e não fique sem ninguém por perto. | Não durma para ver se passa. Ligue agora para a emergência, com as embalagens à mão, e diga o que foi e quando. | Isso não pode esperar, mesmo que você ainda não sinta nada. Ligue para a emergência, ou peça que liguem, e sente-se perto da porta.",
  ),
  wounded: talk(
    "(?:me cortei|cortei-me|me furei) (?:agora|há pouco|agorinha)|acabei de (?:me cortar|cortar-me|me furar)|(?:tá|está|estou|tô|continua|não para de|fica) (?:\\p{L}+ )?sangra\\p{L}*|sangro (?:\\p{L}+ )?(?:muito|bastante)|(?:muito|tanto|tem) sangue|sangue (?:por todo lado|por todo o lado|no chão|escorrendo)|(?:fundo demais|muito fundo|mais fundo|demasiado fundo|muito profundo)|precisa de pontos|levar pontos",
    "Ligue agora para o número de emergência na tela. Enquanto isso, aperte com força um pano limpo sobre o ferimento, e mantenha essa parte do corpo no alto. | Um ferimento pode ser pior do que parece. Ligue para a emergência, continue apertando, e destranque a porta. | Mantenha a pressão sem levantar o pano. A emergência pode dizer o que fazer, passo a passo: ligue agora.",
  ),
  throat: talk(
    "pescoço|garganta|esgan\\p{L}*|estrangul\\p{L}*|enforc(?:ou|ava)|engolir|rouc[ao]|a voz",
    "Mãos no pescoço são um perigo mesmo sem marca. Procure atendimento médico hoje, e ligue para a emergência se ficar mais difícil respirar ou engolir. | Isso precisa de atendimento médico hoje, e da emergência na hora se ficar mais difícil respirar. Diga que foi no pescoço.",
  ),
  leaving: talk(
    "e (?:o |a )?(?:meu |minha )?(?:cachorr[oa]|gat[oa]|cão|cadela)|(?:cachorr[oa]|gat[oa]|cão) (?:\\p{L}+ ){0,3}(?:deixo|levo|comigo|junto)|(?:o que|que|oq) (?:\\p{L}+ ){0,2}(?:levar|levo|preciso levar|separar|juntar)|rg|cpf|certidão|certidões|cartão de cidadão|cartão do sus|dinheiro (?:guardado|escondido)|(?:arrumar|fazer|preparar) (?:a mala|as malas|as coisas|a mochila)|fugir|(?:vou|quero) (?:sair de casa|embora)|mochila|mala|bolsa|documentos|identidade|passaporte|cópia da chave|abrigo|casa de acolhimento|o que (?:é que )?(?:eu )?(?:levo|faço primeiro)",
    "Documentos, telefone, chaves, dinheiro e remédios bastam. Saia quando for seguro, para junto de quem saiba o motivo, e ligue para a emergência se alguém impedir. | Faz todo o sentido pensar em sair. A linha na tela ajuda a planejar, e alguém de confiança pode vir buscar você.",
  ),
  threat: talk(
    "(?:diz|disse|jura|falou)? ?(?:que )?(?:vai |ia )?(?:me (?:mata\\p{L}*|acha\\p{L}*|encontra\\p{L}*)|tirar (?:as crianças|meus filhos|os meninos) de mim|tira (?:as crianças|meus filhos))|ameaç\\p{L}*|se eu (?:sair|for embora|deixar|denunciar|falar|contar|ligar)",
    "Uma ameaça assim já basta para pedir ajuda hoje. Se pode acontecer agora, ligue para a emergência; para o resto, a linha na tela ajuda você a se preparar sem chamar atenção. | Essa ameaça é para levar a sério. Conte, palavra por palavra, a alguém de confiança, e deixe o telefone à mão.",
  ),
  tracked: talk(
    "(?:escond|apag|desinstal)\\p{L}* (?:\\p{L}+ ){0,3}(?:app|aplicativo|aplicação|conversa|histórico|chamada|ligação|mensagens)|histórico|se (?:ele|ela) (?:vir|ver|vê|descobrir|descobre|pegar|pega|achar|ler|ouvir) (?:\\p{L}+ ){0,4}(?:app|conversa|mensagem|mensagens|celular|telemóvel|chamada|ligação|conta|isso|isto)|(?:aparece|sai|fica|vem) (?:\\p{L}+ ){0,3}(?:na conta|na fatura|no registro|no registo|no histórico|no extrato)|fatura|conta (?:do|de) (?:telefone|celular|telemóvel)|registro de chamadas|registo de chamadas|extrato|gps|airtag|localização|rastre\\p{L}*|espion\\p{L}*|vigia\\p{L}*|(?:mexe|olha|lê|controla|pega|tomou|tem) (?:\\p{L}+ ){0,3}(?:celular|telemóvel|telefone|mensagens|conta|cartão|dinheiro|senhas?)|me segue|perseg\\p{L}*",
    "Então é melhor ligar de um telefone que ninguém controle, de gente amiga ou do trabalho. O botão “Saída rápida” fecha esta página na hora. | Controlar assim também é violência. É melhor ligar de outro telefone, e por enquanto não mudar nada no seu.",
  ),
  shelter: talk(
    "(?:para|pra) onde (?:ir|vou|eu)|onde (?:ir|ficar|fico|dormir|morar|posso)|lugar nenhum|nenhum lugar|não tenho (?:para |pra )?onde|(?:sem|não tenho) dinheiro|dependo d(?:ele|ela)|casa (?:é )?dele",
    "Existem lugares feitos para isso: a linha na tela conhece os abrigos por perto. Para a primeira noite, amigos ou vizinhos podem bastar. | Você ainda não precisa ter o plano inteiro. Basta um lugar seguro para esta noite, e a linha na tela ajuda a encontrar.",
  ),
  children: talk(
    "(?:as|os|meus|minhas|meu|minha|nossos) (?:crianças?|filh\\p{L}*|menin\\p{L}*|bebê|bebé|pequen\\p{L}*)|grávida",
    "As crianças também precisam estar em segurança. A linha na tela ajuda também quem tem filhos. | Nada do que as crianças passam nisso é culpa sua. Se alguém está em perigo agora, ligue para o número de emergência.",
  ),
  excuse: talk(
    "(?:minha|por minha) culpa|culpa (?:é )?minha|(?:eu )?(?:provoquei|mereci|mereço)|amo ele|amo ela|eu o amo|ele me ama|(?:é|não é|estava|tava) (?:\\p{L}+ ){0,3}(?:bo[ma]|ruim|estressad[ao]|bêbad[ao]|mau)|nem sempre é assim|não é sempre assim|pediu (?:desculpas?|perdão)|flores|promet\\p{L}*|nunca mais|não é (?:tão )?grave|exager\\p{L}*|só uma vez|só quando",
    "Nada dá a alguém o direito de machucar você. É possível amar uma pessoa e mesmo assim precisar de segurança. | Ninguém merece isso, seja o que for que tenha acontecido. Com a linha na tela dá para falar de tudo sem ter que decidir nada.",
  ),
  stay: talk(
    "(?:fica|fique|fiques|espera|espere|continua|pode ficar|podes ficar) (?:\\p{L}+ )?(?:comigo|aqui|aí|até)|não (?:vai embora|vá embora|vás|me deixa|me deixes|some)|(?:ainda )?(?:está|estás|tá|cê tá) aí",
    "Sim. Fico aqui até haver alguém por perto. | Estou aqui, e não vou embora.",
  ),
  stepTaken: talk(
    "(?:já |acabei de |eu )*(?:mandei|escrevi|liguei|telefonei|avisei|contei|acordei|bati|toquei|dei|entreguei|joguei fora|deitei fora|chamei)(?! (?:uma vez|ontem|e (?:ficou|fiquei|ninguém|não|caiu)|mas))(?<!já liguei)(?: \\p{L}+){0,3}|acabei de (?:mandar|escrever|ligar|avisar|contar|chamar)|(?:vou|tô indo|estou a ir) (?:lá |agora )?(?:ligar|telefonar|mandar|escrever|acordar|bater|chamar|descer|subir|na|no|para|pra|ter com)|(?:tá|está|estão) (?:vindo|chegando|a caminho|a vir|a chegar|aqui|chamando|a tocar|tocando)|(?:ele|ela) (?:vem|atendeu|respondeu|chegou)|atendeu",
    "Pedir ajuda exige coragem, e é o passo certo. Você não precisa explicar bem; agora o que conta é ter alguém por perto. | Quando alguém vier ou atender, bastam as mesmas palavras que você disse aqui. Deixe que fiquem por perto. | Cada passo para perto de ajuda conta. Mantenha o telefone por perto, e vá para onde alguém possa chegar até você. | O que importa agora é que alguém chegue até você. Deixe que venham, e espere num lugar seguro.",
  ),
  attacker: talk(
    "(?:ele|ela|meu marido|o meu marido|meu namorado) (?:já |tá |está |vai |deve )*(?:chega|chegar|chegando|a chegar|voltar|volta|voltando|a voltar|subindo|a subir|entrou|vindo)|(?:ouvi|ouço|escutei) (?:\\p{L}+ )?(?:a chave|o carro|a porta|o portão|a moto|passos)|(?:tá|está) (?:na sala|no quarto|na cozinha|aqui fora|na porta|lá fora|no portão)|daqui a pouco (?:ele|ela) (?:chega|volta)|bat(?:e|endo) (?:na|à) porta|(?:ele|ela) (?:está|tá|vem|chegou|voltou|bate|grita|bebeu|dorme|sabe) (?:\\p{L}+ ){0,3}(?:porta|fora|casa|voltando|subindo|chegando|lá embaixo|em baixo|lá em cima|bêbado|bêbedo|onde estou)|trancad[ao]|escondid[ao]|(?:me|nos) (?:bate|bateu|bater)",
    "Sua segurança vem primeiro: se der para sair sem perigo, vá até alguém da vizinhança, ou para trás de uma porta que tranque, com o telefone. | Para ligar para o número de emergência na tela não é preciso ter certeza; ter medo basta. | Se for mais seguro, feche esta página com “Saída rápida” e vá para onde houver gente. Se der medo, ligue para o número de emergência.",
  ),
  place: talk(
    "(?:na|no|à|ao|da|do|sobre|em|perto|junto) (?:da |do |de )?(?:cima da |beira da |beira do )?(?:a |o |uma? |minha )?(?:ponte|telhado|terraço|penhasco|falésia|beira|beirada|parapeito|varanda|sacada|linha do (?:trem|comboio)|trilhos|carris|plataforma|estação|viaduto|rio|canal|cais|lago|barragem|carro|garagem|estacionamento|passarela)|janela|pular|saltar",
    "Por favor, afaste-se daí agora e vá para onde haja gente. Eu fico aqui com você enquanto isso. | Primeiro, um lugar mais seguro: dê uns passos para longe daí, e me avise quando tiver se afastado.",
  ),
  means: talk(
    "comprimidos?|remédios?|medicamentos?|caixas? de|cartelas?|insulina|overdose|veneno|chumbinho|espingarda|revólver|pistola|arma|cartuchos?|corda|cinto|lâminas?|gilete|navalha|facas?|estilete|x-ato|tesouras?|gás|guardad[ao]s?|juntando|contad[ao]s",
    "Ponha isso fora do seu alcance agora, por favor: dê a alguém, tranque, ou saia de perto. | Quanto mais longe isso ficar, melhor. Outra pessoa poderia guardar para você esta noite?",
  ),
  letter: talk(
    "(?:escrevi|escrevo|escrever|escrevendo|deixei|deixar|pront[ao]s?|minha) (?:\\p{L}+ ){0,3}(?:cartas?|bilhetes?)|cartas? (?:de despedida|para|pra|pros?|pras)|testamento|senhas|passwords?|despedid\\p{L}*|me despedir|despedir-me|papéis em (?:ordem|dia)|deixei (?:tudo )?(?:arrumado|pronto)",
    "Isso soa como uma despedida. Antes de qualquer coisa, fale hoje, de viva voz, com uma pessoa próxima. | O que você quer dizer merece uma conversa, frente a frente ou por telefone. Com quem dá para falar agora?",
  ),
  program: talk(
    "(?:vc|você|tu|cê) (?:é|eh|és) (?:só )?(?:um |uma )?(?:robô|bot|máquina|ia|programa)|(?:um|uma|só um|só uma|apenas um|é um|é uma|és um|és uma) (?:simples )?(?:computador|programa|máquina|robô|robot|bot|ia|app|aplicativo|aplicação|algoritmo)|que (?:te|lhe|diferença) (?:importa|interessa|faz)|por ?que (?:você|tu|te) (?:se importa|liga|importa)|nem (?:se importa|liga|sente)",
    "É verdade, sou um programa e não posso me sentar ao seu lado. Por isso é importante ter também uma pessoa com você. | Sim, sou só um programa. O que você conta é sério mesmo assim, e merece uma pessoa que possa vir.",
  ),
  fearOfHelp: talk(
    "cvv|188|1411|sns ?24|número\\p{L}*|linha de (?:apoio|ajuda)|em espera|intern(?:ar|ada|ado|em|ação)|hospício|psiquiátric[oa]|psiquiatria|hospital|emergência|urgências?|pronto.socorro|polícia|ambulância|inem|samu|conselho tutelar|assistente social|chamar (?:a )?atenção|(?:achar|pensar) que (?:eu )?(?:sou|estou|tô)|(?<!(?:não|n) é )(?:frescura|drama)|(?:liguei|chamei|telefonei) (?:\\p{L}+ ){0,4}(?:e|mas) (?:ficou|fiquei|ninguém|não|me|só|caiu)|não (?:me )?(?:levam|leva) a sério|(?:vai|vão) (?:se assustar|surtar|julgar|rir)",
    "Dá para entender esse receio. Numa linha de ajuda você decide o que contar, e pode desligar a qualquer momento. | Pedir ajuda pode dar medo, e não é preciso fazer tudo de uma vez: pode começar por alguém em quem você já confia.",
  ),
  burden: talk(
    "(?:um|só um|sou um) (?:peso|fardo|estorvo)|melhor sem mim|(?:ficariam|ficam|estariam) melhor|incomodar\\p{L}*|preocupar\\p{L}*|dar trabalho|atrapalh\\p{L}*|não (?:sirvo|presto)|ninguém (?:vai |iria )?(?:sentir|notar|reparar|chorar)(?: falta)?|já tem (?:problemas|coisa)|estrag\\p{L}*",
    "Por dentro parece assim, mas de fora não é assim: qualquer pessoa próxima preferiria acordar no meio da noite a perder você. | Sentir-se um peso faz parte dessa dor. Nem por isso é verdade.",
  ),
  secret: talk(
    "nunca (?:\\p{L}+ ){0,3}(?:disse|contei|falei|contado|dito)|(?:não|nem) (?:\\p{L}+ )?(?:contei|disse|falei)|(?:para|pra|a) ninguém|ninguém (?:sabe|ficou sabendo)|(?:a )?primeira vez|não conta|em voz alta",
    "Agora está dito, e isso era o mais difícil. Uma pessoa próxima também poderia saber. | Que bom que isso saiu aqui primeiro. Não precisa continuar em segredo esta noite.",
  ),
  reason: talk(
    "me (?:achar|encontr\\p{L}*|ache)|(?:meus|minhas|meu|minha|os|as|nossos?) (?:filh[oa]s?|crianças?|menin[oa]s?|pequen[oa]s?|bebê|bebé|miúd[oa]s?|net[oa]s?|cachorr[oa]|cã[oe]s?|cadela|gat[oa]s?)|fazer isso (?:com|a|à|ao)|uma parte de mim",
    "Mesmo agora você pensa em quem ama. Segure-se nisso durante a próxima hora. | Uma parte de você ainda se segura. Vamos ouvir essa parte esta noite.",
  ),
  alone: talk(
    "(?:estou|tô|to|moro|vivo|fiquei|fico) (?:\\p{L}+ )?(?:sozinh[oa]|só(?=\\W*$|[,.!]))|sozinh[oa](?=\\W*$| (?:em|aqui|hoje))|não (?:tem|há) ninguém|ninguém (?:em casa|aqui|comigo)|(?:fora|viajando|a trabalhar) até",
    "Carregar isso sem ninguém deixa tudo mais pesado. Quem poderia vir, ou ficar ao telefone com você, mesmo de longe? | Então vamos achar um lugar com gente para esta noite: a casa de alguém, a vizinhança, um pronto-socorro.",
  ),
  someone: talk(
    "a (?:dez|cinco|quarenta|\\d+) minutos|(?:dez|cinco|quarenta|\\d+) minutos daqui|tem (?:a|uma cópia da) chave|viria|porta (?:tá|está) aberta|me liga quando|(?:minha|meu|meus|a|o|um|uma) (?:melhor |ex )?(?:mãe|mamãe|pai|papai|pais|irmã|irmão|mulher|esposa|marido|companheir[oa]|namorad[oa]|amig[oa]s?|prim[oa]|ti[oa]|avó|avô|vó|vô|colega|vizinh[oa]s?|cunhad[oa]|sobrinh[oa]|sogra?o?|médic[oa]|doutora?|psicólog[oa]|psiquiatra|terapeuta|enfermeir[oa]|professora?|padre|pastora?|patr[oã]\\p{L}*)|ao lado|na (?:cozinha|sala)|no quarto ao lado",
    "Alguém ao seu lado, agora, é o que mais ajudaria. Basta ligar, ou bater na porta; você não precisa achar as palavras certas. | Daria para avisar alguém agora mesmo? Basta dizer: “Não quero ficar só.”",
  ),
  when: talk(
    "(?:já )?(?:escolhi|marquei|decidi|defini) (?:até )?(?:o|um|a) (?:dia|data|hora)|dia marcado|(?:tem|tenho|há) (?:uma )?data|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?|hoje à noite|esta noite|amanhã|no fim de semana|depois disso",
    "Ainda há tempo, e uma pessoa precisa ficar sabendo. Para quem você poderia contar hoje? | Um dia marcado pode ser desmarcado. Por favor, conte hoje a alguém próximo.",
  ),
  eased: talk(
    "(?:um pouco|um pouquinho|já) (?:mais )?(?:melhor|calm[ao]|tranquil[ao]|leve|aliviad[ao])|(?:tá|está) (?:passando|a passar|melhor)|me acalm\\p{L}*|mais calm[ao]|consigo respirar",
    "Que bom que aliviou um pouco. Pode voltar em ondas, então melhor não passar esta noite sem ninguém. | Enquanto está mais calmo, vale deixar tudo mais seguro para o caso de piorar de novo.",
  ),
  waiting: talk(
    "não (?:fiz|tomei) nada|ainda não|(?:agora|hoje|esta noite) não|não (?:agora|hoje|esta noite)|não sei se (?:\\p{L}+ ){0,3}(?:quero|faria|vou|consigo)|não vou fazer",
    "É bom saber disso. Vamos manter assim na próxima hora: o que ajudaria você a passar por ela? | Então há tempo. O que importa agora é atravessar esta noite, com alguém por perto.",
  ),
  body: talk(
    "(?:pesam|fecham)(?:-me|-se)? os olhos|muito sono|dor de (?:barriga|estômago)|trem\\p{L}*|chor\\p{L}*|lágrimas|enjo\\p{L}*|vomitar|coração (?:\\p{L}+ )?(?:disparado|acelerado|aos pulos|bate\\p{L}*)|não (?:consigo )?respir\\p{L}*|falta de ar|dormente|(?:com|tenho|que) frio|tont[oa]\\p{L}*",
    "O corpo reage assim depois de segurar tanto. Sinta os pés no chão, e solte o ar devagar. | Pode tremer, pode chorar. Ponha algo quente nos ombros, e solte o ar mais devagar do que ele entra.",
  ),
  exhausted: talk(
    "(?:não|já não) (?:\\p{L}+ )?(?:aguento|consigo|suporto|dá|posso)(?: \\p{L}+)? ?(?:mais)?|(?:tão |muito |só |demais )*(?:cansad[ao]|exaust[ao]|esgotad[ao]|fart[ao])|(?:quero )?que (?:isso |isto )?(?:pare|acabe|passe)|(?:demais|tão|muito) (?:pesado|difícil|forte|escuro)|sem (?:saída|sentido|forças|esperança)|não (?:tem|há) (?:saída|sentido|jeito|futuro)|dói|dor|sofr\\p{L}*",
    "Você quer que a dor pare, e isso se entende. Esta noite não é preciso decidir nada. | É mais do que uma pessoa consegue carregar sem ajuda. Vamos pensar só nos próximos dez minutos.",
  ),
  medical: oneOf(
    "Isso eu não posso avaliar, e adivinhar poderia fazer mal. A emergência pode dizer agora mesmo o que fazer: por favor, pergunte lá. | Só quem tem formação pode responder a isso. Ligue para a emergência, e pergunte exatamente isso.",
  ),
  open: oneOf(
    "Há alguém por perto neste momento? | O que deixaria os próximos dez minutos um pouco mais seguros? | Onde você está neste momento? | Há algo ao seu alcance que seria melhor deixar longe de você? | Quem você gostaria que soubesse como está difícil?",
  ),
  believe: oneOf(
    "Eu acredito em você. | Nada disso é culpa sua. | Você faz bem em falar disso. | Você tem o direito de estar em segurança. | Ninguém tem o direito de fazer isso com você. | Você não precisa passar por isso sem ajuda: a linha na tela existe exatamente para essas situações.",
  ),
};
