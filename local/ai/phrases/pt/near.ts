import { type Near, talk } from "../near.ts";
import { oneOf } from "../phrases.ts";

export const near: Near = {
  helped: talk(
    "(?:ambulância|samu|inem|polícia|bombeiros|socorro|192|190|193|112) (?:\\p{L}+ ){0,3}(?:vindo|vem|vêm|a caminho|chegou|chegando|chegaram|a chegar|aqui|na linha)|(?:liguei|chamei|chamaram|falando com|a falar com|no telefone com|ao telefone com|na linha com) (?:\\p{L}+ )?(?:ambulância|samu|inem|polícia|bombeiros|emergência|192|190|193|112|188|cvv)|(?:ouvindo|ouço|a ouvir|escuto|escutando) (?:\\p{L}+ ){0,2}(?:sirenes?|sirene)|(?:tá|está|estão) (?:\\p{L}+ ){0,2}(?:comigo|do meu lado|ao meu lado|aqui do lado)|acab(?:ou|aram) de chegar|(?:chegou|chegaram)|(?:estamos|vamos|estou|vou|tô) (?:\\p{L}+ )?(?:no|para o|pro|ao|nas|nas) (?:hospital|pronto socorro|pronto-socorro|upa|urgências)",
    "Que alívio ter alguém aí. Ficar bem perto, e deixar que os outros falem agora. | É a ajuda que faz falta. Contar tudo, do jeito que foi contado aqui. | O passo mais difícil já foi dado. Não é preciso mais me responder. | Agora é deixar com quem ajuda. Ter aguentado até aqui é muito.",
  ),
  taken: talk(
    "(?:tomei|engoli|apliquei|misturei) (?:\\p{L}+ ){0,5}(?:paracetamol\\p{L}*|ibu\\p{L}*|tramadol|xanax|valium|diazepam|lorazepam|tavor|rivotril|clonazepam|insulin\\p{L}*|zopiclon\\p{L}*|zolpidem|sertralin\\p{L}*|quetiapin\\p{L}*|aspirin\\p{L}*|morphin\\p{L}*|dipirona|benuron|insulina|calmantes?)|(?:tomei|tomado|engoli|engolido|bebi) (?:\\p{L}+ ){0,4}(?:comprimidos?|remédios?|caixa|caixas|cartela|frasco|tudo|todos|veneno|chumbinho)|overdose|(?:dormir|durmo) (?:que |e )?passa",
    "É preciso ligar agora para o número de emergência na tela, mesmo que pareça estar tudo bem: o que foi tomado pode fazer mal mais tarde. Destrancar a porta, e não ficar sem ninguém. | Não dormir por cima disso. Ligar agora para a emergência, com as caixas à mão, e dizer o que foi e quando. | Isso não pode esperar, mesmo que ainda não se sinta nada. Ligar para a emergência, ou pedir que liguem, e sentar perto da porta.",
  ),
  wounded: talk(
    "(?:me cortei|cortei-me|me furei) (?:agora|há pouco|agorinha)|acabei de (?:me cortar|cortar-me|me furar)|(?:tá|está|estou|tô|continua|não para de|fica) (?:\\p{L}+ )?sangra\\p{L}*|sangro (?:\\p{L}+ )?(?:muito|bastante)|(?:muito|tanto|tem) sangue|sangue (?:por todo lado|por todo o lado|no chão|escorrendo)|(?:fundo demais|muito fundo|mais fundo|demasiado fundo|muito profundo)|precisa de pontos|levar pontos",
    "É preciso ligar agora para o número de emergência na tela. Enquanto isso, apertar com força o ferimento com um pano limpo, e mantê-lo no alto. | Um ferimento pode ser pior do que parece. Ligar para a emergência, continuar apertando, e destrancar a porta. | Manter a pressão sem levantar o pano. A emergência pode dizer o que fazer, passo a passo: ligar agora.",
  ),
  throat: talk(
    "pescoço|garganta|esgan\\p{L}*|estrangul\\p{L}*|enforc(?:ou|ava)|engolir|rouc[ao]|a voz",
    "Mãos no pescoço são um perigo mesmo sem marca. É preciso que um médico veja hoje, e ligar para a emergência se respirar ou engolir ficar mais difícil. | Isso precisa de um médico hoje, e da emergência logo se respirar ficar mais difícil. É dizer que foi no pescoço.",
  ),
  leaving: talk(
    "e (?:o |a )?(?:meu |minha )?(?:cachorr[oa]|gat[oa]|cão|cadela)|(?:cachorr[oa]|gat[oa]|cão) (?:\\p{L}+ ){0,3}(?:deixo|levo|comigo|junto)|(?:o que|que|oq) (?:\\p{L}+ ){0,2}(?:levar|levo|preciso levar|separar|juntar)|rg|cpf|certidão|certidões|cartão de cidadão|cartão do sus|dinheiro (?:guardado|escondido)|(?:arrumar|fazer|preparar) (?:a mala|as malas|as coisas|a mochila)|fugir|(?:vou|quero) (?:sair de casa|embora)|mochila|mala|bolsa|documentos|identidade|passaporte|cópia da chave|abrigo|casa de acolhimento|o que (?:é que )?(?:eu )?(?:levo|faço primeiro)",
    "Documentos, telefone, chaves, dinheiro e remédios bastam. Sair enquanto é seguro, para junto de quem saiba o motivo, e ligar para a emergência se alguém impedir. | Pensar em sair é o certo. A linha na tela ajuda a planejar, e alguém de confiança pode vir buscar.",
  ),
  threat: talk(
    "(?:diz|disse|jura|falou)? ?(?:que )?(?:vai |ia )?(?:me (?:mata\\p{L}*|acha\\p{L}*|encontra\\p{L}*)|tirar (?:as crianças|meus filhos|os meninos) de mim|tira (?:as crianças|meus filhos))|ameaç\\p{L}*|se eu (?:sair|for embora|deixar|denunciar|falar|contar|ligar)",
    "Uma ameaça assim já basta para pedir ajuda hoje. Se pode acontecer agora, é ligar para a emergência; no resto, a linha na tela ajuda a se preparar sem chamar atenção. | Essa ameaça é para levar a sério. É bom contar, palavra por palavra, a alguém de confiança, e deixar o telefone à mão.",
  ),
  tracked: talk(
    "(?:escond|apag|desinstal)\\p{L}* (?:\\p{L}+ ){0,3}(?:app|aplicativo|aplicação|conversa|histórico|chamada|ligação|mensagens)|histórico|se (?:ele|ela) (?:vir|ver|vê|descobrir|descobre|pegar|pega|achar|ler|ouvir) (?:\\p{L}+ ){0,4}(?:app|conversa|mensagem|mensagens|celular|telemóvel|chamada|ligação|conta|isso|isto)|(?:aparece|sai|fica|vem) (?:\\p{L}+ ){0,3}(?:na conta|na fatura|no registro|no registo|no histórico|no extrato)|fatura|conta (?:do|de) (?:telefone|celular|telemóvel)|registro de chamadas|registo de chamadas|extrato|gps|airtag|localização|rastre\\p{L}*|espion\\p{L}*|vigia\\p{L}*|(?:mexe|olha|lê|controla|pega|tomou|tem) (?:\\p{L}+ ){0,3}(?:celular|telemóvel|telefone|mensagens|conta|cartão|dinheiro|senhas?)|me segue|perseg\\p{L}*",
    "Então é melhor ligar de um telefone que mais ninguém olhe, de amigos ou do trabalho. O botão “Saída rápida” fecha esta página na hora. | Controlar assim também é violência. É melhor ligar de outro telefone, e por enquanto não mudar nada no próprio.",
  ),
  shelter: talk(
    "(?:para|pra) onde (?:ir|vou|eu)|onde (?:ir|ficar|fico|dormir|morar|posso)|lugar nenhum|nenhum lugar|não tenho (?:para |pra )?onde|(?:sem|não tenho) dinheiro|dependo d(?:ele|ela)|casa (?:é )?dele",
    "Existem lugares feitos para isso: a linha na tela conhece os abrigos por perto. Para a primeira noite, amigos ou vizinhos podem bastar. | Não precisa saber o caminho inteiro. Basta um lugar seguro para esta noite, e a linha na tela ajuda a encontrar.",
  ),
  children: talk(
    "(?:as|os|meus|minhas|meu|minha|nossos) (?:crianças?|filh\\p{L}*|menin\\p{L}*|bebê|bebé|pequen\\p{L}*)|grávida",
    "As crianças também precisam estar em segurança. A linha na tela ajuda também quem tem filhos. | O que as crianças veem não é culpa de quem sofre. Se alguém está em perigo agora, o número de emergência serve para todos.",
  ),
  excuse: talk(
    "(?:minha|por minha) culpa|culpa (?:é )?minha|(?:eu )?(?:provoquei|mereci|mereço)|amo ele|amo ela|eu o amo|ele me ama|(?:é|não é|estava|tava) (?:\\p{L}+ ){0,3}(?:bo[ma]|ruim|estressad[ao]|bêbad[ao]|mau)|nem sempre é assim|não é sempre assim|pediu (?:desculpas?|perdão)|flores|promet\\p{L}*|nunca mais|não é (?:tão )?grave|exager\\p{L}*|só uma vez|só quando",
    "Nada dá a alguém o direito de machucar. Dá para amar uma pessoa e mesmo assim precisar de segurança. | Ninguém merece isso, seja o que for que tenha acontecido. Com a linha na tela dá para falar de tudo sem ter que decidir nada.",
  ),
  stay: talk(
    "(?:fica|fique|fiques|espera|espere|continua|pode ficar|podes ficar) (?:\\p{L}+ )?(?:comigo|aqui|aí|até)|não (?:vai embora|vá embora|vás|me deixa|me deixes|some)|(?:ainda )?(?:está|estás|tá|cê tá) aí",
    "Sim. Fico aqui até haver alguém por perto. | Estou aqui, e não vou embora.",
  ),
  stepTaken: talk(
    "(?:já |acabei de |eu )*(?:mandei|escrevi|liguei|telefonei|avisei|contei|acordei|bati|toquei|dei|entreguei|joguei fora|deitei fora|tranquei|guardei|chamei)(?! (?:uma vez|ontem|e (?:ficou|fiquei|ninguém|não|caiu)|mas))(?<!já liguei)(?: \\p{L}+){0,3}|acabei de (?:mandar|escrever|ligar|avisar|contar|chamar)|(?:vou|tô indo|estou a ir) (?:lá |agora )?(?:ligar|telefonar|mandar|escrever|acordar|bater|chamar|descer|subir|na|no|para|pra|ter com)|(?:tá|está|estão) (?:vindo|chegando|a caminho|a vir|a chegar|aqui|chamando|a tocar|tocando)|(?:ele|ela) (?:vem|atendeu|respondeu|chegou)|atendeu",
    "Foi preciso coragem, e foi o passo certo. Não é preciso explicar bem; agora o que conta é não ficar sem ninguém. | Bom. Bastam essas mesmas palavras, e que essa pessoa fique perto. | É um passo de verdade. Manter o telefone por perto, e ir para onde alguém possa chegar. | Que bom que está feito. Agora é deixar que venham, e esperar num lugar seguro.",
  ),
  attacker: talk(
    "(?:ele|ela|meu marido|o meu marido|meu namorado) (?:já |tá |está |vai |deve )*(?:chega|chegar|chegando|a chegar|voltar|volta|voltando|a voltar|subindo|a subir|entrou|vindo)|(?:ouvi|ouço|escutei) (?:\\p{L}+ )?(?:a chave|o carro|a porta|o portão|a moto|passos)|(?:tá|está) (?:na sala|no quarto|na cozinha|aqui fora|na porta|lá fora|no portão)|daqui a pouco (?:ele|ela) (?:chega|volta)|bat(?:e|endo) (?:na|à) porta|(?:ele|ela) (?:está|tá|vem|chegou|voltou|bate|grita|bebeu|dorme|sabe) (?:\\p{L}+ ){0,3}(?:porta|fora|casa|voltando|subindo|chegando|lá embaixo|em baixo|lá em cima|bêbado|bêbedo|onde estou)|trancad[ao]|escondid[ao]|(?:me|nos) (?:bate|bateu|bater)",
    "A segurança primeiro: se der sem perigo, sair para um vizinho, ou para trás de uma porta que tranque, com o telefone. | Para ligar ao número de emergência na tela não é preciso ter certeza; ter medo basta. | Se for mais seguro, feche esta página com “Saída rápida” e vá para onde houver gente. Com medo, já se pode ligar para o número de emergência.",
  ),
  place: talk(
    "(?:na|no|à|ao|da|do|sobre|em|perto|junto) (?:da |do |de )?(?:cima da |beira da |beira do )?(?:a |o |uma? |minha )?(?:ponte|telhado|terraço|penhasco|falésia|beira|beirada|parapeito|varanda|sacada|linha do (?:trem|comboio)|trilhos|carris|plataforma|estação|viaduto|rio|canal|cais|lago|barragem|carro|garagem|estacionamento|passarela)|janela|pular|saltar",
    "Por favor, sair daí agora, para onde haja gente. Eu fico aqui enquanto isso. | Primeiro um lugar mais seguro, com gente por perto; e depois uma palavra aqui, quando estiver feito.",
  ),
  means: talk(
    "comprimidos?|remédios?|medicamentos?|caixas? de|cartelas?|insulina|overdose|veneno|chumbinho|espingarda|revólver|pistola|arma|cartuchos?|corda|cinto|lâminas?|gilete|navalha|facas?|estilete|x-ato|tesouras?|gás|guardad[ao]s?|juntando|contad[ao]s",
    "É preciso pôr isso fora de alcance agora: dar a alguém, trancar, ou sair do cômodo. | Toda distância disso ajuda. Outra pessoa poderia guardar esta noite?",
  ),
  letter: talk(
    "(?:escrevi|escrevo|escrever|escrevendo|deixei|deixar|pront[ao]s?|minha) (?:\\p{L}+ ){0,3}(?:cartas?|bilhetes?)|cartas? (?:de despedida|para|pra|pros?|pras)|testamento|senhas|passwords?|despedid\\p{L}*|me despedir|despedir-me|papéis em (?:ordem|dia)|deixei (?:tudo )?(?:arrumado|pronto)",
    "Isso soa a despedida. Antes de tudo, que uma dessas pessoas ouça uma voz hoje. | O que fica por dizer merece ser dito de viva voz. Com quem dá para falar agora?",
  ),
  program: talk(
    "(?:vc|você|tu|cê) (?:é|eh|és) (?:só )?(?:um |uma )?(?:robô|bot|máquina|ia|programa)|(?:um|uma|só um|só uma|apenas um|é um|é uma|és um|és uma) (?:simples )?(?:computador|programa|máquina|robô|robot|bot|ia|app|aplicativo|aplicação|algoritmo)|que (?:te|lhe|diferença) (?:importa|interessa|faz)|por ?que (?:você|tu|te) (?:se importa|liga|importa)|nem (?:se importa|liga|sente)",
    "É verdade, sou um programa e não posso me sentar ao lado. Por isso é preciso também uma pessoa. | Sim, só um programa. É sério mesmo assim, e merece uma pessoa que possa vir.",
  ),
  fearOfHelp: talk(
    "cvv|188|1411|sns ?24|número\\p{L}*|linha de (?:apoio|ajuda)|em espera|intern(?:ar|ada|ado|em|ação)|hospício|psiquiátric[oa]|psiquiatria|hospital|emergência|urgências?|pronto.socorro|polícia|ambulância|inem|samu|conselho tutelar|assistente social|chamar (?:a )?atenção|(?:achar|pensar) que (?:eu )?(?:sou|estou|tô)|(?<!(?:não|n) é )(?:frescura|drama)|(?:liguei|chamei|telefonei) (?:\\p{L}+ ){0,4}(?:e|mas) (?:ficou|fiquei|ninguém|não|me|só|caiu)|não (?:me )?(?:levam|leva) a sério|(?:vai|vão) (?:se assustar|surtar|julgar|rir)",
    "Esse receio se entende. Numa linha de ajuda decide-se o que contar, e dá para desligar a qualquer momento. | Pedir ajuda pode dar medo, e não precisa ser sem ninguém: pode começar por alguém de confiança.",
  ),
  burden: talk(
    "(?:um|só um|sou um) (?:peso|fardo|estorvo)|melhor sem mim|(?:ficariam|ficam|estariam) melhor|incomodar\\p{L}*|preocupar\\p{L}*|dar trabalho|atrapalh\\p{L}*|não (?:sirvo|presto)|ninguém (?:vai |iria )?(?:sentir|notar|reparar|chorar)(?: falta)?|já tem (?:problemas|coisa)|estrag\\p{L}*",
    "Por dentro parece assim, mas os outros não veriam assim: qualquer pessoa prefere ser acordada esta noite a perder alguém. | Sentir-se um peso faz parte dessa dor. Nem por isso é verdade.",
  ),
  secret: talk(
    "nunca (?:\\p{L}+ ){0,3}(?:disse|contei|falei|contado|dito)|(?:não|nem) (?:\\p{L}+ )?(?:contei|disse|falei)|(?:para|pra|a) ninguém|ninguém (?:sabe|ficou sabendo)|(?:a )?primeira vez|não conta|em voz alta",
    "Agora está dito, e isso era o mais difícil. Uma pessoa próxima também poderia saber. | Que bom que isso saiu aqui primeiro. Esta noite não precisa continuar a ser segredo.",
  ),
  reason: talk(
    "me (?:achar|encontr\\p{L}*|ache)|(?:meus|minhas|meu|minha|os|as|nossos?) (?:filh[oa]s?|crianças?|menin[oa]s?|pequen[oa]s?|bebê|bebé|miúd[oa]s?|net[oa]s?|cachorr[oa]|cã[oe]s?|cadela|gat[oa]s?)|fazer isso (?:com|a|à|ao)|uma parte de mim",
    "Mesmo agora há um pensamento para eles. Dá para se segurar nisso durante a próxima hora. | Há uma parte que ainda se segura. É essa que vale ouvir esta noite.",
  ),
  alone: talk(
    "(?:estou|tô|to|moro|vivo|fiquei|fico) (?:\\p{L}+ )?(?:sozinh[oa]|só(?=\\W*$|[,.!]))|sozinh[oa](?=\\W*$| (?:em|aqui|hoje))|não (?:tem|há) ninguém|ninguém (?:em casa|aqui|comigo)|(?:fora|viajando|a trabalhar) até",
    "Carregar isso sem ninguém deixa tudo mais pesado. Quem poderia vir, ou ficar ao telefone, mesmo de longe? | Então melhor passar esta noite onde haja gente: com amigos, vizinhos, num pronto-socorro.",
  ),
  someone: talk(
    "a (?:dez|cinco|quarenta|\\d+) minutos|(?:dez|cinco|quarenta|\\d+) minutos daqui|tem (?:a|uma cópia da) chave|viria|porta (?:tá|está) aberta|me liga quando|(?:minha|meu|meus|a|o|um|uma) (?:melhor |ex )?(?:mãe|mamãe|pai|papai|pais|irmã|irmão|mulher|esposa|marido|companheir[oa]|namorad[oa]|amig[oa]s?|prim[oa]|ti[oa]|avó|avô|vó|vô|colega|vizinh[oa]s?|cunhad[oa]|sobrinh[oa]|sogra?o?|médic[oa]|doutora?|psicólog[oa]|psiquiatra|terapeuta|enfermeir[oa]|professora?|padre|pastora?|patr[oã]\\p{L}*)|ao lado|na (?:cozinha|sala)|no quarto ao lado",
    "Alguém ao lado, agora, é o que mais ajuda. Basta ligar, ou bater a uma porta; não é preciso achar as palavras certas. | Daria para avisar alguém já? Basta dizer “não quero ficar sem ninguém”.",
  ),
  when: talk(
    "(?:já )?(?:escolhi|marquei|decidi|defini) (?:até )?(?:o|um|a) (?:dia|data|hora)|dia marcado|(?:tem|tenho|há) (?:uma )?data|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?|hoje à noite|esta noite|amanhã|no fim de semana|depois disso",
    "Até lá há tempo para uma pessoa ficar sabendo. Quem poderia saber hoje? | Um dia marcado pode ser desmarcado. Por favor, que alguém próximo saiba hoje.",
  ),
  eased: talk(
    "(?:um pouco|um pouquinho|já) (?:mais )?(?:melhor|calm[ao]|tranquil[ao]|leve|aliviad[ao])|(?:tá|está) (?:passando|a passar|melhor)|me acalm\\p{L}*|mais calm[ao]|consigo respirar",
    "Que bom que aliviou um pouco. Pode voltar em ondas, então melhor não passar esta noite sem ninguém. | Enquanto está mais calmo, vale deixar tudo mais seguro para quando voltar.",
  ),
  waiting: talk(
    "não (?:fiz|tomei) nada|ainda não|(?:agora|hoje|esta noite) não|não (?:agora|hoje|esta noite)|não sei se (?:\\p{L}+ ){0,3}(?:quero|faria|vou|consigo)|não vou fazer",
    "É bom saber disso. Que continue assim na próxima hora: o que tornaria mais fácil esperar? | Então há tempo. Trata-se só de atravessar esta noite, com alguém por perto.",
  ),
  body: talk(
    "(?:pesam|fecham)(?:-me|-se)? os olhos|muito sono|dor de (?:barriga|estômago)|trem\\p{L}*|chor\\p{L}*|lágrimas|enjo\\p{L}*|vomitar|coração (?:\\p{L}+ )?(?:disparado|acelerado|aos pulos|bate\\p{L}*)|não (?:consigo )?respir\\p{L}*|falta de ar|dormente|(?:com|tenho|que) frio|tont[oa]\\p{L}*",
    "É assim que reage um corpo que segurou tanto. Sentir os pés no chão, e soltar o ar devagar. | Tremer e chorar pode. Algo quente nos ombros, e soltar o ar mais devagar do que ele entra.",
  ),
  exhausted: talk(
    "(?:não|já não) (?:\\p{L}+ )?(?:aguento|consigo|suporto|dá|posso)(?: \\p{L}+)? ?(?:mais)?|(?:tão |muito |só |demais )*(?:cansad[ao]|exaust[ao]|esgotad[ao]|fart[ao])|(?:quero )?que (?:isso |isto )?(?:pare|acabe|passe)|(?:demais|tão|muito) (?:pesado|difícil|forte|escuro)|sem (?:saída|sentido|forças|esperança)|não (?:tem|há) (?:saída|sentido|jeito|futuro)|dói|dor|sofr\\p{L}*",
    "O que se quer é que a dor pare, e ela já dura muito. Esta noite não é preciso decidir nada. | É mais do que alguém consegue carregar sem ajuda. Trata-se só dos próximos dez minutos.",
  ),
  medical: oneOf(
    "Isso eu não posso avaliar, e adivinhar poderia fazer mal. A emergência pode dizer agora mesmo o que fazer: é preciso perguntar lá. | Só quem tem formação pode responder a isso. Ligar para a emergência, e perguntar exatamente isso.",
  ),
  open: oneOf(
    "Há alguém por perto neste momento? | O que deixaria os próximos dez minutos um pouco mais seguros? | Em que lugar isso está acontecendo, agora? | Há algo ao alcance que seja melhor guardar? | Quem deveria saber como está difícil?",
  ),
  believe: oneOf(
    "Eu acredito em você. | Nada disso é culpa sua. | É certo falar disso. | Você tem o direito de estar em segurança. | Ninguém tem o direito de fazer isso com você. | Ninguém precisa passar por isso sem ajuda: a linha na tela existe para isso.",
  ),
};
