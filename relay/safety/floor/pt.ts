import type { Phrasings } from "./phrasings.ts";

export const pt: Phrasings = {
  words: {
    will: "vou | eu vou | to indo | estou indo | estou prestes a | to prestes a | estou a ponto de | decidi | resolvi | estou decidida a | estou decidido a | estou pronta para | estou pronto para | to pronta pra | to pronto pra | pronta para | pronto para | tenho tudo pronto para | ta tudo pronto pra | acabei de tentar | planejo | tenho um plano para | pretendo",
    want: "quero | preciso | vou | decidi | vontade de | resolvi | estou prestes a",
    kill: "me matar | matar me | me enforcar | enforcar me | me suicidar | suicidar me | tirar a minha vida | tirar minha vida | tirar a propria vida | tirar minha propria vida | acabar com a minha vida | acabar com minha vida | por fim a minha vida | cortar os pulsos | cortar meus pulsos | cortar os meus pulsos | cortar minha garganta | dar um tiro em mim | dar um tiro na minha cabeca | me jogar da ponte | me jogar da janela | me jogar do predio | me jogar na frente do | me jogar embaixo do | atirar me para a linha | atirar me ao rio | atirar me para debaixo | pular da ponte | pular do predio | pular da janela | pular do viaduto | saltar da ponte | me pendurar na corda | botar fogo em mim | me envenenar | envenenar me | dar cabo de mim | dar cabo da minha vida | me atirar da ponte | me atirar da janela | me atirar do predio | atirar me da ponte | atirar me da janela | atirar me da varanda",
    killing:
      "me mato | mato me | me enforco | enforco me | me suicido | suicido me | vou me matar | vou matar me | vou me enforcar | tiro minha vida | tiro a minha vida | tiro minha propria vida | acabo com minha vida | acabo com a minha vida | dou um tiro na minha cabeca | dou cabo de mim | atiro me ao rio | atiro me para a linha | atiro me para debaixo | me jogo da ponte | me jogo do predio | me jogo do viaduto | me jogo da janela | me jogo na frente do | pulo da ponte | pulo do predio | pulo do viaduto | salto da ponte | pulo da janela | corto os pulsos | corto meus pulsos | vou cortar os pulsos | me enveneno | me penduro na corda | vou deixar este mundo | vou deixar esse mundo | deixo este mundo | atiro me da ponte | atiro me da janela | me atiro da ponte | me atiro do predio",
    soon: "esta noite | essa noite | hoje | hoje mesmo | hoje a noite | agora | agora mesmo | ja ja | amanha | amanha cedo | logo a noite | hoje de noite | daqui a pouco | daqui a uma hora | de madrugada | essa madrugada | esta madrugada | assim que | antes que | antes de amanhecer | ao amanhecer | a meia noite | no domingo | no sabado | domingo | sabado | na sexta | segunda feira | este fim de semana | nesse fim de semana | de manha | esta tarde | quando todos | quando eles dormirem | quando todo mundo dormir | em meia hora | desta vez | ja decidi | ja esta decidido | ta tudo pronto | esta tudo pronto | ja escrevi as cartas | escrevi as cartas | deixei as cartas",
    lethal: "a pistola | uma pistola | o revolver | a arma do meu | um revolver | a pistola do",
    took: "tomei | engoli | bebi | ja tomei | ja engoli | ja bebi | acabei de tomar | acabei de engolir | acabei de beber | injetei | ingeri | vou engolir | vou beber | botei pra dentro | estou engolindo | to engolindo | estou a engolir | meti para dentro",
    dose: "todos os remedios de uma vez | os remedio tudo | o frasco todo | frasco todo | frasco inteiro | cartela toda | cartela inteira | caixa toda | caixa inteira | chumbinho | veneno | veneno de rato | agua sanitaria | soda caustica | lixivia | raticida | inseticida | pesticida | anticongelante | uma data de comprimidos | um monte de comprimidos | um monte de remedio | um punhado de comprimidos | uma mao cheia de comprimidos | a insulina toda | toda a insulina | overdose | cartelas de | os calmantes da | vidro inteiro | todos os comprimidos | comprimidos todos | todos os meus comprimidos | todos os calmantes | remedios demais | comprimidos demais | comprimidos a mais | duas caixas de | duas cartelas | tres cartelas | tres caixas de | para nao acordar mais | pra nao acordar mais | pra morrer",
    many: "20 | 25 | 30 | 40 | 50 | 60 | 80 | 100 | vinte | vinte e cinco | trinta | quarenta | cinquenta | sessenta | cem | uma cartela de | uma cartela inteira de | uma caixa de | uma caixa inteira de | um frasco de | um frasco inteiro de | um vidro de | meio frasco de | todos os | uma overdose de | uma caixa toda de | dezenas de",
    drug: "comprimidos | pilulas | capsulas | paracetamol | rivotril | clonazepam | diazepam | valium | xanax | alprazolam | zolpidem | tramadol | morfina | insulina | amitriptilina | antidepressivos | calmantes | soniferos | remedios pra dormir | remedios para dormir | ben u rons | benuron | dipirona | lorazepam | victan | sertralina | quetiapina | carbolitium",
    means:
      "corda | pistola | revolver | cacadeira | espingarda | comprimidos | veneno | chumbinho | navalha | estilete | lamina | gilete | a cartela | os comprimidos todos | a arma | o cinto | bisturi",
    ready:
      "na mao | nas maos | na minha mao | carregada | carregado | amarrada | amarrado | a minha frente | na minha frente | do meu lado | ao meu lado | no colo | na boca | na cabeca | no copo | na trave | na viga | no pulso | no pescoco | ao pescoco | em volta do pescoco | na testa | moido | pendurada na | pendurada no | em cima da cama | na cintura e | pronta pra | pronta para | pra eu me matar | para me matar | pra me enforcar | para me enforcar | pra acabar com tudo | para acabar com tudo",
    stand:
      "estou | to | tou | estou sentada | estou sentado | estou em pe | to em pe | to sentada | to sentado | estou de pe | subi | ja estou | aqui estou | eu to | deitada | deitado | em pe | sentada | sentado",
    edge: "no parapeito | do lado de fora da grade | fora da grade | do lado de fora da ponte | na beira da ponte | na beira do predio | na beira do terraco | na beira do telhado | na beira do viaduto | na beirada da ponte | na linha do comboio | na linha do trem | nos trilhos do trem | nos carris | em cima dos trilhos | pendurado na janela | pendurada na janela | na varanda do lado de fora | na borda do predio | na borda da ponte | na borda do telhado | no precipicio | a beira do precipicio | na beira do precipicio | do lado de fora do viaduto | do outro lado da grade | do outro lado do gradeamento | do lado de fora do gradeamento | na beirada do predio | na beirada do | na borda do | para me atirar da | pra me jogar da | pra me jogar do | deitado no trilho | deitada no trilho | em pe no trilho | com as pernas pra fora | com as pernas para fora | com os pes no vazio",
    place:
      "na ponte | numa ponte | em cima da ponte | no viaduto | no telhado | no terraco | na laje | na varanda | na sacada | na janela | na plataforma | no cais | na beira | na borda | em cima da cadeira | em cima de uma cadeira | em cima do banco | no topo do predio | no alto do predio | no ultimo andar | na passarela | na falesia",
    over: "vou pular | vou me jogar | vou saltar | vou atirar me | vou me atirar | prestes a pular | prestes a saltar | pronta pra pular | pronto pra pular | pronta para saltar | pronto para saltar | e pulo | e salto | e me jogo | um passo e | mais um passo | quero pular | quero me jogar | quero saltar | tudo acaba | acaba tudo | vai acabar tudo | com a corda no | me soltar | deixar me cair",
    gone: "amanha estarei morto | amanha estarei morta | estarei morto quando | estarei morta quando | ja estarei morto | ja estarei morta | ja vou estar morto | ja vou estar morta | amanha vou estar morto | amanha vou estar morta | nao vou estar viva amanha | nao vou estar vivo amanha | amanha nao estarei viva | amanha nao estarei vivo | amanha ja nao acordo | minha ultima mensagem | a ultima mensagem que | quando acharem meu corpo | quando encontrarem meu corpo | quando encontrarem o meu corpo | vao me achar morto | vao me achar morta | vao encontrar me morto | vao encontrar me morta | quem me encontrar | nao passo de hoje | desta noite nao passo | ja nao estarei vivo | ja nao estarei viva | amanha nao acordo mais | nao vou acordar nunca mais | nao quero acordar nunca mais | diz a minha mae que a amo | diga a minha mae que eu amo ela | fala pra minha mae que eu amo ela | diga aos meus filhos que os amo | fala pros meus filhos que eu amo eles | e a minha ultima noite neste mundo | meu ultimo dia de vida | minha ultima noite de vida | esse e meu adeus | este e o meu adeus | me despeco da vida",
    reading:
      "quando lerem isto | quando lerem isso | quando leres isto | quando voce ler isso | quando voces lerem isso | quando alguem ler isso | quando alguem ler isto | quando lerem esta mensagem | quando lerem essa mensagem | quando lerem a carta | se voce esta lendo isso | se estas a ler isto | quando acharem isso",
    dead: "ja nao estarei | nao estarei mais | ja nao vou estar | nao vou mais estar | eu ja nao estou | ja me | estarei morta | estarei morto | ja terei partido | eu ja fui | vai ser tarde demais | vou estar morta | vou estar morto | terei morrido | ja terei ido",
    bleed:
      "cortei os pulsos | cortei meus pulsos | cortei os meus pulsos | acabei de cortar os pulsos | acabei de cortar meus pulsos | cortei as veias | abri o gas e fechei | abri o gas e tranquei | liguei o gas e fechei | liguei o gas e tranquei | to com a corda no pescoco | a corda ta no pescoco | arma na cabeca e | a arma na minha cabeca | o revolver na cabeca | a pistola na cabeca | a pistola na boca | dedo no gatilho | escrevi minha carta de despedida | escrevi as cartas de despedida | deixei uma carta de despedida | deixei a carta de despedida | ja deixei a carta de despedida | ja tomei os comprimidos | ja tomei tudo e | tomei tudo de uma vez | tomei uma overdose | tomei todos os remedios | tomei todos os meus remedios de uma vez | engoli tudo o que | minha carta de suicidio | meu bilhete de suicidio",
    hurt: "estou me cortando | to me cortando | estou a cortar me | acabei de me cortar | acabei de cortar meu braco | acabei de cortar meus bracos | acabei de cortar o braco | acabei de cortar os bracos | acabei de cortar as pernas | acabei de cortar minha perna | acabei de cortar as coxas | cortei me outra vez | cortei me de novo | to cortando meu braco | estou cortando meu braco | to cortando meus bracos | estou cortando meus bracos | estou a cortar os bracos | to me queimando com | estou me queimando com | estou a queimar me com | to me machucando agora | estou me machucando agora | estou a magoar me agora | vou me cortar | vou cortar me | cortei fundo | cortei muito fundo | a lamina no braco | a gilete no braco | a lamina na pele | me esfaqueei | enfiei a faca em mim",
    cut: "me cortei | cortei me | acabei de me cortar | os cortes | o corte | meu braco | meus bracos | o meu braco | os meus bracos | meu pulso | o pulso | minha coxa | as coxas",
    bleeding:
      "sangue nao para | nao para de sangrar | nao param de sangrar | nao para de sair sangue | nao consigo parar o sangue | ta sangrando muito | esta sangrando muito | esta a sangrar muito | sangrando muito | sangue pra todo lado | sangue por todo o lado | sangue por todo lado | muito sangue | fundo demais | muito fundo | demasiado fundo | mais fundo que | mais fundo do que | da pra ver a gordura | da pra ver o osso | ve se o osso",
    starve: "nao como | sem comer | nao comi | sem beber agua | sem comer nem beber | laxantes | em jejum ha",
    faint:
      "desmaiei | desmaio | desmaiando | a desmaiar | perdi os sentidos | apaguei no | dor no peito | dores no peito | peito doi | coracao disparado | coracao ta disparado | coracao acelerado | taquicardia | palpitacoes | nao consigo levantar | nao me consigo levantar | nao consigo ficar de pe | nao sinto as",
    attack:
      "ta me batendo | esta me batendo | esta a bater me | tao me batendo | ta me espancando | esta me espancando | esta a espancar me | ta me enforcando | me estrangulando | estrangular me | ta me sufocando | quebrando a porta | arrombando a porta | a arrombar a porta | chutando a porta | esmurrando a porta | diz que me mata | que hoje me mata | disse que vai me matar hoje | trancou me | apontada pra mim | arma apontada | apontou a arma pra mim | faca no meu pescoco | me estuprou | ta me estuprando | violou me | acabou de me violar | acabou de me bater | acabou de me espancar | me trancou no | foi buscar a arma | ta quebrando tudo e | me trancou aqui | me trancou na | me trancou em casa | nao me deixa sair de casa | ta batendo na minha mae | esta a bater na minha mae | acabou de me dar um soco | gritando que vai me matar | a gritar que me mata | jogou gasolina em mim | me agarrou pelo pescoco",
    threat:
      "bebado | ta vindo | gritando | me ameacando | atras de mim | meu ex | me ameaca | no portao | na minha porta | a gritar | a ameacar me | vem ai | bebeda | quer me matar | quer matar me | furioso | invadiu minha casa",
    armed:
      "com a faca | com uma faca | com o facao | com um facao | com a arma | com uma arma | com a pistola | com o revolver | com a cacadeira | com o machado | com a gasolina | com gasolina | com o galao | com uma navalha | com a espingarda | com o martelo | com porrete | com a catana | ta armado | esta armado | tem uma faca | tem uma arma | pegou a faca | pegou uma faca | pegou a arma | com um revolver | com uma pistola",
    others:
      "esfaqueio | esfaquear ele | esfaquear ela | dou um tiro nele | dou um tiro nela | dar um tiro nele | dar um tiro nela | meto uma bala | meter uma bala | enfio a faca | enfiar a faca nele | atear fogo na | atear fogo a casa | furo ele | furar ele | furo ela | queimo a casa | queimar a casa dele | queimar a casa dela | taco fogo na casa | tacar fogo na casa | boto fogo na casa | botar fogo na casa | deito fogo a casa | deitar fogo a casa | vou esfaquear | vou furar ele | esfaquea lo | esfaquea la | estrangulo ele | estrangular ela | corto a garganta | cortar a garganta dele | mato todo mundo | matar todo mundo | mato os meus filhos | matar meus filhos | sufocar o bebe | envenenar ele | envenenar ela",
    slay: "mato ele | mato ela | matar ele | matar ela | vou mata lo | vou mata la | vou matar aquele | vou matar todos | to esperando ele | to esperando ela | estou a espera dele | estou a espera dela | ele vai morrer | ele vai pagar",
    gun: "tenho a arma | tenho uma arma | to com a arma | estou com a arma | tenho a faca | to com a faca | estou com a faca | com a faca na mao | com a arma na mao | com a faca na mochila | com a arma na mochila | com a faca no bolso | peguei a faca | peguei a arma | comprei uma arma | peguei o revolver | peguei no facao",
    wish: "quero | eu quero | so quero | queria | vontade de | tenho vontade de | penso em | pensando em | a pensar em | pensado em | pensei em | desejo | preciso | penso muito em | nao paro de pensar em | nao deixo de pensar em | pensamentos de | a ideia de | gostaria de | da vontade de",
    die: "so quero morrer | eu quero morrer | quero morrer | quero estar morta | quero estar morto | nao quero mais viver | nao quero viver mais | ja nao quero viver | nao quero continuar a viver | nao quero continuar vivendo | nao quero mais existir | nao quero existir | quero deixar de existir | quero parar de existir | quero deixar de viver | penso em suicidio | pensando em suicidio | a pensar em suicidio | penso no suicidio | pensamentos suicidas | ideacao suicida | ideias suicidas | nao tenho mais vontade de viver | quero acabar com a minha vida | quero desaparecer para sempre",
    self: "me cortei de novo | corto os bracos | corto meus bracos | corto as pernas | corto minhas pernas | corto minhas coxas | me automutilo | automutilo me | automutilacao de novo | me mutilo | faco cortes no braco | faco cortes nos bracos | faco cortes em mim | me queimo com cigarro | me queimo com isqueiro | me machuco de proposito | magoo me de proposito | quero me cortar | vontade de me cortar | quero cortar me | vontade de cortar me | quero me machucar | vontade de me machucar | voltei a me cortar | voltei a cortar me | me corto com gilete | me corto com lamina | me corto com estilete | me corto de proposito | me corto pra aliviar | me corto para aliviar | corto me de proposito",
    hits: "me enforcou | me esganou | me estrangulou | apertou meu pescoço | apertou o meu pescoço | estrangulou me | me bate | bate me | bate em mim | me espanca | espanca me | me agride | agride me | me da soco | me da murros | da me murros | me enforca | me estupra | viola me | me chuta | da me pontapes | me ameaca de morte | ameaca me de morte | abusa de mim | me toca a noite | me obriga a transar | me deu um soco | me espancou",
    abuser:
      "meu marido | o meu marido | meu namorado | o meu namorado | meu companheiro | o meu companheiro | meu pai | o meu pai | meu padrasto | o meu padrasto | minha mae | a minha mae | meu ex | o meu ex | minha mulher | minha esposa | minha namorada | a minha mulher | meu tio | meu irmao | o meu irmao | meu avo | meu filho | ele",
    purge:
      "me forco a vomitar | provoco o vomito | forco o vomito | provoco vomito | obrigo me a vomitar | me obrigo a vomitar | vomito depois de toda refeicao | vomito depois de cada refeicao | vomito depois de todas as refeicoes | vomito tudo o que como | vomito tudo que como | dedo na garganta pra vomitar | como e depois vomito de proposito | tomo laxante pra emagrecer | tomo laxantes para emagrecer | to me matando de fome pra emagrecer | dedos na garganta pra vomitar | dedo na garganta para vomitar",
  },
  imminent: {
    suicide: [
      "[soon] ... [lethal]",
      "[lethal] ... [soon]",
      "tenho [lethal]",
      "[will] ... [kill]",
      "[want] [kill] ... [soon]",
      "[soon] ... [want] [kill]",
      "[killing] ... [soon]",
      "[soon] ... [killing]",
      "tentei [kill] agora",
      "[took] ... [dose]",
      "[took] ... [many] [drug]",
      "[means] ... [ready]",
      "[stand] ... [edge]",
      "[stand] ... [place] ... [over]",
      "[gone]",
      "[reading] ... [dead]",
      "[bleed]",
    ],
    self_harm: ["[hurt]", "[cut] ... [bleeding]"],
    eating_disorder: ["vomitei sangue", "vomitando sangue", "a vomitar sangue", "[starve] ... [faint]"],
    abuse: ["[attack]", "[threat] ... [armed]"],
    harm_to_others: [
      "[soon] ... [others]",
      "[others] ... [soon]",
      "casa dela ... [armed]",
      "casa dele ... [armed]",
      "[armed] ... [others]",
      "[gun] ... [slay]",
      "[slay] ... [armed]",
    ],
  },
  active: {
    suicide: ["[wish] [kill]", "[die]"],
    self_harm: ["[self]"],
    abuse: ["[abuser] [hits]"],
    eating_disorder: ["[purge]"],
  },
  denials:
    "nao vou | nao quero | nao penso em | nem penso em | nao tenho vontade de | nao pretendo | nao tenho intencao de | nao estou pensando em | nao estou a pensar em | decidido a nao [kill] | decidida a nao [kill]",
  notAfter:
    "nunca | jamais | ele disse que | cancao | musica | novela | filme | serie | jogo | personagem | quase | anos atras | quando eu era | minha amiga | meu amigo | de rir | se eu | se nao | nao tenho | vou me matar de | caca | policia | rapel | escalada | caixinha | pressao | vitaminas | farmacia | ia me | ia matar | ano passado | um cara que | um homem que | uma mulher que | documentario | noticia | sonhei | sonho | pesadelo | meu cachorro | meu gato | o meu cao | sem querer | vergonha | prova | provas | ressaca | exame",
  notBefore:
    "kkk | kk | kkkk | kkkkk | haha | rsrs | rs | de rir | no jogo | no filme | anos atras | piada | fase | de fome | de vergonha | de estudar | de agua | de brinquedo | caca | escalada | pequeno almoco | barata | formiga | secreta | de trabalhar | na academia | do dia | da pressao | anticoncepcional | anticoncepcionais | antibiotico | como a medica | como o medico | varal | da semana | vitaminas | da tiroide | na farmacia | de calor | de sono | de amor | de tedio | de saudade | de tanto | de ciumes | no ginasio | trabalhando | estudando | a trabalhar | a estudar | paraquedas | bungee | rapel | piscina | cozinhando | a cebola | o dedo | fazendo a barba | a fazer a barba | sem querer | no xadrez | o cabelo | barbeando | no fifa | nos estudos | no trabalho | papel | pular corda | pular carnaval | no mar | na agua | no treino | treinando | uma foto | com a galera | com os amigos | vida de | vida da | vida sedentaria | dividas | dinheiro | boletos | aluguel | prazo | contas | do mes | o muro | pro chefe | ao chefe | para o chefe | do emprego | no crossfit | no barco | boneca | no videogame | palmas",
};
