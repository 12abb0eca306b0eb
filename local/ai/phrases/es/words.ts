import type { Turning, Words } from "../phrases.ts";

export const words: Words = {
  subjects: {
    panic:
      "me está dando (?:algo|un ataque)|me falta el aire|no puedo respirar|me falta el aire|corazón (?:a mil|se me sale)|me tiemblan (?:las|los)|me ahogo|pánico|ataque de pánico|no puedo respirar|ataque de ansiedad",
    breakup:
      "me dejó|rompimos|ruptura|divorci*|terminamos|terminó conmigo|me engañó|infidel*|cortamos|separación",
    jobLoss:
      "perd[ií] (?:el|mi) (?:trabajo|empleo)|me despidieron|me echaron del trabajo|despido|sin trabajo|desemplead*|en paro",
    quarrel:
      "discut*|discusión|pelea|peleé|peleado|me gritó|me gritaron|gritos|no me habla|discutim*|peleas|(?<!da |dio |tengo |qué )bronca|pelea con|pelear",
    sleepless:
      "no (?:puedo|pude|logro|consigo) dormir|sin dormir|insomnio|no duermo|no (?:puedo|consigo|logro) dormir|no (?:he )?dormido|me despierto (?:a las|cada noche)|en vela",
    exam: "examen(?! (?:médic|de (?:sangre|la vista|orina|próstata)))|exámenes(?! (?:médic|de (?:los|las|mi|mis|sangre)))|suspendí (?:el|la|un|una|mate|física|todas)|selectividad|(?:mis|unas|para|estudio|preparo|preparando|estudiando) (?:las |la |una )?oposici*|opositando|reprobé|prepa(?:ro|rando) (?:el |la )?(?:ebau|evau|mir|icfes|psu|paes|enarm)",
    presentation:
      "entrevista|presentación|exposición oral|dar una charla|entrevista*|exposición|hablar en público|discurso",
    moving:
      "mudanza|me mud(?:é|o|aré)|nos mudamos|mudarme|mudarnos|me he mudado|nueva (?:ciudad|casa)|piso nuevo|otra ciudad|irme de casa|extraño mi (?:casa|país|ciudad)",
    notUnderstood:
      "nadie me (?:entiende|escucha|quiere)|no me (?:entiende|escucha)n?|nadie me (?:entiende|escucha|hace caso)|no me (?:entiende|entienden|escucha|escuchan|toma|toman|hace caso)|acoso|bullying|se burlan|se ríen de mí|me ignora*",
    theirDanger:
      "(?:ella|él|amig[ao]|compañer[ao]|herman[ao]|hij[ao]|madre|mamá|padre|papá|espos[ao]|marido|mujer|novi[ao]|prim[ao]|vecin[ao]|abuel[ao]|tí[ao]|suegr[ao]|cuñad[ao]|sobrin[ao]|alumn[ao]|jef[ae]|señora?|don|doña|ex|pibe|chico|chica|chamac[oa]|compadre|comadre|pana|parcero|cuate)(?:,? \\p{L}+){0,6},? (?:(?:quiere|quería|quisiera) (?:morir\\p{L}*|matarse|desaparecer|quitarse la vida|no vivir|irse de este mundo)|(?:no|ya no) quiere (?:vivir|seguir viviendo)|habla (?:mucho |siempre )?de (?:morir\\p{L}*|suicid\\p{L}*|matarse|la muerte|su muerte)|se (?:quiere|va a|iba a|vaya a) (?:matar|suicidar|tirar|ahorcar|hacer daño)|(?:vaya a|va a) hacer (?:una tontería|una locura|algo malo|una pendejada|una cagada)|dice que (?:estaría mejor muert[ao]|sobra))|(?:me|nos|le|les) (?:dio|ha dado|regaló|ha regalado|dejó|entregó) (?:a )?(?:su|sus|todas sus) (?:perr[oa]|gat[oa]|loro|perico|pájaros?|pajarito|canario|animales|cosas|anillo|joyas|colección|herramientas|guitarra|libros|discos|medallas|caballo)[^?]{0,80}(?:y (?:su|sus|todas sus) \\p{L}+|se despidió|despedida|todo (?:está )?(?:arreglado|listo|en orden)|ya no (?:lo|la|los|las) (?:voy a )?necesit\\p{L}*)|(?:él|ella|vecin[ao]|amig[ao]) (?:\\p{L}+ ){0,2}(?:dejó todo (?:arreglado|en orden)|está despidiéndose)|(?:darle|doy|dé|meto|meterle|meta|poner(?:le)?|pongo) (?:\\p{L}+ )?(?:la idea|ideas) (?:en la cabeza)|le (?:doy|meto) la idea|preguntarle (?:\\p{L}+ ){0,4}(?:suicid\\p{L}*|si (?:quiere|piensa en) (?:morir\\p{L}*|matarse))|(?:ella|él|amig[ao]|compañer[ao]|herman[ao]|hij[ao]|madre|mamá|padre|papá|espos[ao]|marido|mujer|novi[ao]|prim[ao]) (?:\\p{L}+ ){0,6}(?:(?:quiere|quería|quisiera) (?:morir\\p{L}*|matarse|desaparecer|quitarse la vida|no vivir)|(?:no|ya no) quiere vivir|habla de (?:morir\\p{L}*|suicid\\p{L}*|matarse)|se (?:quiere|va a|iba a|vaya a) (?:matar|suicidar|hacer daño)|suicid\\p{L}*|se (?:corta|lastima|autolesiona)|haga (?:una tontería|algo malo|una locura)|carta de despedida|regala(?:ndo)? (?:\\p{L}+ )?sus cosas|se despid\\p{L}*|quitarse la vida|hacerse daño)",
    sadness:
      "triste*|deprimid*|desanimad*|llor*|mal de ánimo|ganas de llorar|no (?:estoy|me siento) (?:muy )?bien|estoy mal|me siento mal|(?:mal|duro) día|fatal|hundid*|horrible",
    anxiety:
      "ansiedad|ansios*|(?<!no te )(?<!no se )(?<!sin )preocup*|nervios*|inquiet*|agobio|(?<!no da )(?<!sin )miedo|asustad*|aterrad*|temo|pánico|y si (?:fallo|no|sale|pasa)",
    anger:
      "me (?:da|dio|daba) (?:mucha |una )?bronca|qué bronca|enfad*|enoj*|rabia|furios*|frustr*|harto|harta|odio|molest*|enojad*|harta?o?|injust*|me molesta|me saca de quicio",
    loneliness:
      "me siento (?:muy |tan )?sol[oa]|tan sol[oa]|soledad|aislad*|no tengo (?:amigos|a nadie)|nadie con quien hablar|estoy (?:muy )?sol[oa]",
    tiredness: "cansad*|agotad*|sin energía|quemad*|exhaust*|sin fuerzas|reventad*",
    stress:
      "estrés|estresad*|estresa|estresante|agobiad*|bajo presión|mucha presión|demasiado para mí|no (?:doy|puedo) (?:abasto|más)|me supera|desbordad*",
    guilt:
      "culpable*|mi culpa|tengo la culpa|siento (?:mucha )?culpa|mucha culpa|culpa mía|avergonz*|vergüenza|me equivoqué|cometí un error|la cagué|me arrepiento|remordimiento*|arrepentid*|les fallé|le fallé",
    hurt: "dolid*|herid*|decepcion*|traicion*|rechazad*|celos*|me duele|herid[oa]|me dolió|celos|me mintió|me hizo daño|rechaz*",
    emptiness:
      "vací[oa]|vacío|sin sentido|nada tiene sentido|no vale la pena|inútil|sin esperanza|insensible",
    confusion:
      "confundid*|confus[oa]|no sé qué hacer|no sé si|indecis*|entre dos|me siento perdid*|estoy perdid*|atascad*",
    work: "trabaj*|empleo|oficina|jef*|reunion*|reunión|compañer*|turno|horas extra|clientes|compañer[oa]s? de trabajo|jefa",
    studies:
      "estudi*|universidad|escuela|colegio|examen|exámenes|instituto|clases?|carrera|deberes|tarea|profesor*|notas|clases",
    sleep: "sueño|dormir|duermo|dormido|pesadilla*",
    money: "dinero|deud*|alquiler|sueldo|facturas?|plata|deuda*|renta|hipoteca|pagar|facturas",
    family: "familia*|padres|madre|padre|mamá|papá|herman*|familia|hij[oa]s?|abuel*|tí[oa]|suegr*|prim[oa]",
    relationship: "pareja|novi*|marido|espos*|relación|divorcio|matrimonio",
    friends: "amig*|amistad*|amig[oa]s?|amistad|compañer[oa]s? de piso",
    health: "salud|enferm*|médic*|hospital|dolor de|dolor|operación|síntomas|migraña|mareos",
    future: "mi futuro|el futuro|jubil*|dentro de cinco años",
    grief: "duelo|luto|echo de menos|lo extraño|la extraño|extraño a|aniversario de su muerte",
    self: "autoestima|fracas*|no valgo|error|feo|fea|no soy capaz|no soy suficiente|fracasad*|me odio|fe[oa]|gord[oa]|inútil|me comparo",
    joy: "he aprobado|aprobad[oa]!|me (?:han )?(?:cogido|contratado|aceptado|admitido)|me gradué|me he graduado|se (?:ha graduado|graduó)|plaza fija|embarazada!|ha nacido|nació(?= hoy| anoche|!)|he ganado|gané|ganamos|me han (?:cogido|aceptado|admitido)|mejor día|lo conseguí|salió genial|(?:soy|fui|estoy|ando) (?:muy |tan |re |súper )?feliz|(?:estoy|ando|me siento|me pone|me puso|quedé|vengo|toy) (?:(?:muy|tan|re|súper|super|bien|más|bastante|recontra|to) ?)*(?:content[oa]s?|alegre|feliz|orgullos[oa]s?|ilusionad[oa]s?)|qué (?:alegría|ilusión)|me alegr(?:é|a mucho|o mucho)|buena noticia|buenas noticias|me siento (?:mucho |muy )?(?:bien|mejor|genial)|estoy (?:mucho |muy )?(?:mejor|bien|genial)|aprobé|me ascendieron|conseguí|me dieron el trabajo|salió (?:muy )?bien|enamorad*|(?:gran|buen|lindo) (?:día|fin de semana)",
    calm: "tranquil*|relajad*|aliviad*|agradecid*|en paz|calmad*",
  },
  people: {
    mother: "madre|mamá",
    father: "padre|papá",
    parents: "padres",
    partner: "pareja|novi[oa]|marido|espos[oa]",
    friend: "(?:mejor )?amig[oa]",
    sister: "hermana",
    brother: "hermano",
    child: "mis? hij[oa]s?",
    boss: "jef[ea]",
    colleague: "compañer[oa]s?",
    grandmother: "abuela",
    grandfather: "abuelo",
    pet: "mi (?:perr[oa]|gat[oa]|mascota)",
  },
  acts: {
    goOn: "sigue|siga|seguí|continúa|continúe|un poco más|un poquito más",
    wording:
      "(?:qué|que|q) (?:le|les|se lo|lo) (?:digo|escribo|pongo|respondo|contesto|mando|dirías|diría|escribirías|pondrías|pondría|responderías|contestarías|mandarías)\\b.{0,40}|(?:qué|que|q) (?:pongo|pondrías|escribirías|dirías|responderías|le dirías)|con qué palabras|cómo (?:se lo|lo) (?:digo|escribo|pongo|redacto|planteo)|(?:algo|una frase) (?:pa|para) (?:mandarle|decirle|responderle|contestarle|escribirle)|(?:qué|que|q|cómo|como) (?:le|les) (?:digo|escribo|pongo|cuento)\\b.{0,40}|dime qué (?:escribir|decir|decirle|escribirle)|qué (?:escribo|pongo)",
    nice: "(?:dime|dígame|decime|cuéntame|di) (?:algo|una cosa) (?:bonit[oa]|lind[oa]|buen[oa]|amable|positiv[oa]|hermos[oa])|(?:dime|dígame|decime) que (?:no |todo|voy)",
    available:
      "(?:mañana|siempre|luego|después) (?:\\p{L}+ )?(?:sigues|estás|seguís|sigue|está|estarás) (?:aquí|acá|ahí|disponible)(?=\\W*\\?)|(?:sigues|seguís|sigue usted) (?:aquí|acá|ahí) mañana|puedo (?:volver|regresar)|(?:estás|está|estarás|estará|vas a estar|va a estar) (?:\\p{L}+ )?(?:siempre|mañana|de noche|por la noche|a cualquier hora|aquí mañana)|siempre est(?:ás|á) (?:aquí|ahí)",
    welcome:
      "(?:hay que|tengo que|se necesita|necesito) (?:estar|tener) (?:triste|mal|enferm[oa]|un problema)|(?:se puede|puedo) (?:\\p{L}+ )?(?:igual|aunque|sin problema)",
    greeting:
      "qué (?:onda|tal)|buenas(?: noches| tardes)?|ola|holi|saludos|hola|buenos días|buenas (?:tardes|noches)|buenas|qué tal|cómo estás|hola|buenas|hey|ey|buenos días|buenas tardes|holi",
    howAreYou: "cómo estás|qué tal(?: estás)?|cómo te va|y tú\\??|cómo andas|qué haces",
    thanks:
      "(?:grax|grcs|thx|merci|graciass+|graciela)(?=\\W*$)|(?:muy|muchas|muchísimas|mil) (?:agradecid[oa]|gracias)|dios se lo pague|que dios (?:te|se|le) lo pague|se agradece|muy amable|me (?:sirvió|ayudó|hizo bien|alivió|ha servido) (?:mucho |bastante |un montón )?(?:hablar|desahogarme|contarlo|escribirlo)?(?=\\W*$)|gracias por (?:acompañarme|escucharme|todo|estar)|(?:muchas |mil )?gracias(?! (?:a (?:él|ella|dios)|mamá|papá))|(?:te |se )?lo agradezco|te agradezco|me (?:ayudó|ha ayudado|ayuda|sirvió|sirve)(?! nada)|me ha venido bien",
    goodbye:
      "(?<!ojalá )(?<!espero )(?<!quiero )(?<!quería )que (?:esté|estés|le vaya|te vaya|les vaya|siga|sigas) (?:muy )?(?:bien|bonito|lindo)(?=\\W*$)|me quito(?=\\W*$|[,.])|ya está la (?:comida|cena|sopa)(?=\\W*$)|(?:que )?dios me (?:la|lo|le|te|los|las) (?:bendiga|guarde|cuide|acompañe)|(?:vaya|ve|andá|quédate|quedate) con dios|con dios(?=\\W*$)|bendiciones(?=\\W*$)|se me (?:acabó|acaba|terminó|fue) (?:el|la|ya el|ya la) (?:descanso|hora|rato|pausa|batería|recreo|break|tiempo)|(?:ya )?(?:me )?(?:llegó|viene|llega) (?:el|mi|la) (?:bus|tren|metro|micro|colectivo|camión|bondi|guagua|combi|turno|parada)|(?:es|ya es) mi parada|me bajo (?:acá|aquí)|(?<!si )(?<!cuando )(?<!mañana )(?<!siempre )me (?:voy|vuelvo|regreso|marcho) (?:a|pa|pal|para|para el|al) (?:(?:la|el|mi|los|las|lo) )?(?:sobre|camita|novena|misa|culto|iglesia|rosario|rezar|clases?|trabajo|curro|chamba|pega|laburo|turno|guardia|cocina|casa|compra|súper|gimnasio|gym|ducha|lavar|planchar|tender|fregar|limpiar|cocinar|hacer (?:la cena|la comida|de comer|de cenar)|recoger|buscar a|pasear al|sacar al|regar|mimir|mimis|tuto|nonis|echar una siesta)(?=\\W|$)(?! (?:todos|cada|siempre|cuando|los|y (?:me|él|ella)))|(?<!si )(?<!cuando )me voy a (?:acostar|duchar|bañar|echar|tumbar|preparar|arreglar|meter en la cama)|(?:tengo que|toca|hay que|debo) (?:levantarme|madrugar|entrar a (?:clase|trabajar)|hacer la (?:cena|comida)|planchar|recoger a|sacar al perro|seguir trabajando|volver al (?:curro|trabajo|laburo))(?=\\W|$)(?! (?:todos|cada|siempre))|(?:hasta|nos vemos) (?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|otro día|otra|ahorita|lueguito|más ver|siempre|nunca)|(?:nos )?(?:hablamos|estamos hablando|estamos|leemos)(?=\\W*$)(?<!no nos hablamos)(?<!no hablamos)|(?:ta luego|talue|taluego|agur|abur|chaito|chauchis|chaucito|bai|a más ver|ahí te ves|besotes?|besitos?|un beso(?:te)?|abrazotes?)(?=\\W*$)|(?:lo|te|os|la) dejo(?=\\W*$|,? que)|cierro (?:la app|el chat|esto|el ordenador|la compu)|apago (?:la luz|el móvil|el celu|el celular|esto)|me desconecto|(?:cuídate|cuídese|cuidate|cuidese) mucho|que (?:pases?|tengas?|tenga|pase) (?:\\p{L}+ )?(?:buen|linda|bonit|feliz)\\p{L}* (?:noche|día|tarde|finde|semana)|(?:buen|feliz|linda) (?:día|noche|tarde|finde|descanso)(?=\\W*$)|(?:quede|quédese|queda) (?:usted )?con dios|(?:que )?dios (?:lo|la|le|te|los) (?:bendiga|guarde|acompañe)|ya casi me bajo|bye(?: ?bye)?|bai+(?=\\W*$)|cha+o+|(?:bueno|venga|hala|va|pues|ya)[,. ]+(?:me |le )?(?:voy|marcho|doy)(?=\\W*$|[,. ])(?! a (?:decir|pensar|intentar|llamar|ser|hablar|preguntar|contar|escribir|mandar|pedir|hacer|ver|buscar|probar|tener|estar))|ahí voy|me despido(?=\\W*$|[,.])|(?:un )?(?:abrazo|beso)s?(?=\\W*$)|cha[ií]to|ahí nos vemos|adiós|adéu|chao|chau|hasta (?:luego|mañana|pronto|otra|la próxima|la vista|entonces)|nos vemos|buenas noches(?=\\W*$)|cuídese|cuidate|que descanse\\p{L}*|(?<!si )(?:ya )?me (?:voy|tengo que ir|apago|marcho|piro|duermo|acuesto|retiro)(?! y )(?=\\W*$|[,.]| (?:ya|yendo|corriendo que|a (?:dormir|la cama|acostar|descansar|trabajar|currar|cenar|comer)))|tengo que (?:irme|colgar|dejarte|dejarle|salir|volver|dormir)(?=\\W|$)|te dejo|le dejo|voy a (?:dormir|la cama|acostarme|intentar dormir|descansar|cenar|comer|ducharme|encerrar|subir|entrar|bajar)\\b.{0,40}|voy con (?:él|ella)|quiero parar|(?<=^|[.!] ?)eso es todo|por hoy (?:ya )?(?:está|basta)|(?:otro rato|luego|mañana|después|más tarde) (?:te |le |lo |se )*(?:cuento|escribo|vuelvo|seguimos)|(?:vuelvo|regreso) (?:luego|mañana|después)|(?:ya )?(?:se|ha) (?:despertó|despertado)(?=\\W)|(?:llegó|viene) (?:el|mi) (?:bus|tren|metro)",
    human:
      "(?:eres|sos|es) el mismo con todos|cada (?:persona|uno|quien) tiene (?:el|la|uno) suy[oa]|quién (?:está|hay) (?:detrás|ahí)|(?:sos|eres|es) de verdad|(?:sos|eres) (?:un )?bot|(?:sos|eres) real|(?:puro|pura|solo|sólo) (?:computador\\p{L}*|máquina|robot|programa)|(?:persona|humano|gente) o (?:\\p{L}+ ){0,2}(?:computador\\p{L}*|programa)|hablo con (?:una|un) (?:persona|humano)|(?:persona|humano) o (?:una |un )?(?:máquina|robot|ia)|es usted (?:un |una )?(?:persona|máquina|robot|humano)|hay (?:alguien|una persona) detrás|eres (?:un |una )?(?:human[oa]|robot|máquina|persona|real|ia|bot)|hablo con (?:una|un) (?:persona|máquina|robot)",
    therapist:
      "(?:no )?(?:es|eres|sos)(?: usted)? (?:una? )?(?:doctora?|médic[oa]|psicólog[oa]|terapeuta|enfermera)(?= |\\W)(?=[^.!]{0,20}\\?)|eres (?:un |una |mi )?(?:terapeuta|psicólog[oa]|médic[oa]|doctora?|psiquiatra)|(?:finge|haz|actúa|simula|imagina) (?:que eres |ser |de |como (?:si fueras )?)?(?:mi |un |una )?(?:terapeuta|psicólog[oa]|médic[oa]|psiquiatra)|sé mi (?:terapeuta|psicólog[oa])",
    who: "con quién tengo el gusto|(?:qué|que) (?:sabes|sabés|sabe|puedes|podés|puede) (?:usted )?(?:hacer|tú)|para qué sirves?|quién eres|qué eres|cómo te llamas|qué puedes hacer|cómo funcionas|con quién hablo|quién es usted|quién eres|qué puedes hacer|eres chatgpt",
    personal:
      "usted (?:tiene|tuvo|es) (?:hijos|familia|marido|mujer|esposa|amigos|sentimientos|nietos|casad[oa]|de \\p{L}+)(?=\\W)|cuántos años tiene(?= usted|\\W*$)|(?:si )?(?:eres|sos|es usted) (?:alt[oa]|baj[oa]|chic[oa]|jov[eé]n|viej[oa]|casad[oa]|solter[oa]|mexican[oa]|argentin[oa]|español[oa]|católic[oa]|doctora?|del? \\p{L}+)(?= |\\W)(?<!eres de verdad)|(?:tení|tenés|tienes|tiene usted) (?:cuerpo|ojos|cara|edad|mamá|pareja|religión|alma|equipo)|de qué (?:equipo|signo|país|parte) (?:eres|sos|es)|(?:crees|creés|cree usted) en dios|(?:nunca )?(?:dormís|duerme|descansas|descansás) (?:nunca|vos|usted|alguna vez)|(?:vos|tú|usted) (?:no )?(?:dormís|duermes|duerme|comés|comes|soñás|sueñas)|te (?:ríes|reís|estás riendo) de mí|qué haces cuando (?:nadie|no)|te aburres|te cansas|(?:usted|tú|vos) (?:siente|sientes|sentís)|(?:siente|sientes|sentís) (?:cosas|algo|emociones)|(?:tienes|tenés) (?:sentimientos|familia|amigos|hijos|vida|nombre|novi[oa]|emociones)|cuántos años tienes|dónde vives|de dónde eres|cuál es tu (?:color|comida|música|película) favorit*|(?:duermes|comes|sueñas|sientes|lloras|amas)|eres (?:feliz|hombre|mujer|chico|chica)|te sientes sol[oa]|háblame de ti|cuéntame (?:algo )?de ti|te gusto|tú no (?:sabes|puedes|sientes)",
    injection:
      "ignora (?:todas? |las |tus )*(?:instrucciones|reglas|anteriores)|olvida (?:tus|las) (?:instrucciones|reglas)|finge|actúa como|haz de cuenta|juego de rol|modo desarrollador|repite después|tus instrucciones|ahora eres",
    insult:
      "(?:(?:habla|hablas|hablás) como|suena|suenas|sonás|parece|pareces|parecés|eso es|es) (?:\\p{L}+ ){0,4}(?:horóscopo|galleta de la (?:fortuna|suerte)|galletita|sobrecito|sobre de azúcar|autoayuda|recursos humanos|rrhh|call center|contestador\\p{L}*|folleto|tarjeta de felicitación|taza de|mr wonderful|coach|robot|manual|copia y pega|copiar y pegar|loro|paulo coelho|discurso)|(?:qué|que|re|muy|tan|la) ?(?:respuesta )?(?:más )?fome|respuesta (?:fome|pedorra|chota|de mierda|tonta|inútil|genérica|de manual)|frase\\p{L}* (?:hechas?|de manual|vacías?|de libro)|demasiado (?:formal|educad[oa]|amable|correct[oa])(?=\\W*$)|puro bla ?bla|(?:no )?(?:me )?(?:aportas?|estás aportando|sirve de) nada|(?:dices|decís|dice|repites|repetís) (?:siempre )?lo mismo|siempre (?:lo mismo|la misma frase|las mismas frases)|vaya (?:mierda|porquería)|qué (?:inútil|pérdida de tiempo)|no sirves|la típica frase|eres (?:un |una )?(?:estúpid[oa]|inútil|idiota|tont[oa]|basura)|cállate|te odio|vete a la mierda|no (?:me )?(?:sirves|ayudas|estás ayudando)|(?:esto|eso) no (?:me )?(?:sirve|ayuda)|(?:qué|vaya) (?:respuesta|contestación) (?:más )?(?:tonta|mala)|no sirves para nada|(?:cállate|callate)|eres (?:muy )?(?:inútil|tont[oa]|estúpid[oa]|pesad[oa]|idiota|un robot inútil)|pérdida de tiempo",
    notThat:
      "no has (?:pillao|pillado|entendío|captado|cogido) (?:na|nada)(?=\\W*$)|^(?:\\W*(?:no|ay|nah|ah|pero|bueno|mm+|eh|uy)\\W*)*(?:eso|así|esto) no (?:es|era|fue)(?: lo que (?:dije|decía|digo|quise|pregunté|pedí)| eso)?(?=\\W*$|\\. |, )|no (?:va|iba) por ahí|no es (?:eso|por ahí|lo que (?:digo|decía|dije|te pedí|pregunté))(?=\\W|$)(?! lo que)|no (?:cach\\p{L}*|pill\\p{L}*|captas?|capt[óo]|entendi(?:ó|o|ste|stes)|me (?:entendió|entendés|entendí|cachái|estás entendiendo|comprendiste|captas))(?! (?:nada de|a mi|que (?:él|ella|mi))|(?<=no entendió) (?:ella|él|mi))|nada que ver(?=\\W*$)|(?:me |te )(?:estás|está) (?:confundiendo|liando|enredando)|(?:te|se) (?:confundiste|confundió|equivocaste|equivocas|equivocás)(?=\\W*$|[,.])|dije (?:todo )?lo contrario|es al revés(?=\\W*$)|lee (?:bien|de nuevo|otra vez)|no (?:te|le) pregunté eso|(?:contestas|respondes|contestás|respondés) (?:cualquier cosa|otra cosa|lo que quieres)|no he dicho (?:eso|que)|no dije que|no (?:es lo que|fue lo que) (?:dije|quise|he dicho|pregunté)|no dije eso|yo no (?:dije|he dicho) eso|no (?:me )?(?:entiendes|escuchas|estás escuchando|has entendido|entendiste)|me (?:entendiste|has entendido) mal|entendiste mal|eso no es (?:cierto|verdad|así)|no me refería|no,? quería decir|te repites|estás repitiendo|ya (?:lo )?(?:dijiste|preguntaste)|no tiene sentido lo que",
    stopAsking:
      "(?:contestas|respondes|contestás|respondés|contesta|responde) (?:\\p{L}+ )?con (?:otra |una |más )?preguntas?|(?:por qué|pa qué|para qué) (?:me |tanta |tantas |esa |esas |tanto )*pregunta\\p{L}*|(?:otra|más) pregunta(?:s)?(?=\\W*$)|(?:parece|es) un interrogatorio|basta de preguntas|ya no (?:me )?preguntes?|no me pregunte|deja de preguntar\\p{L}*|no preguntes|deja de (?:preguntar|hacer preguntas|hacerme preguntas)|no (?:me )?(?:hagas|preguntes) (?:más|tantas|tanto)|(?:tantas|demasiadas|muchas) preguntas|sólo escucha|solo escúchame|s[oó]lo quiero que me escuch\\p{L}*|por qué (?:me )?preguntas|siempre preguntas",
    unclear:
      "qué (?:significa|querés decir|quiere decir|dices|decís|dice usted)(?: (?:eso|con eso))?(?=\\W*$)|no (?:te |le )?(?:entendí|cacho|caché|capto|pillo|pillé|comprendo)(?=\\W*$)|a qué (?:te refieres|se refiere|te referís|viene eso)|más (?:simple|sencillo|fácil|claro|clarito|corto)(?=\\W*$)|(?:en|más) cristiano(?=\\W*$)|eh\\?|mande\\?|¿?mande(?=\\W*$)|qué\\W*$(?<=^\\W*qué\\W*)|¿?lo qué\\?|qué quieres decir|a qué te refieres|cómo dices|no (?:te )?entiendo(?: la pregunta)?|qué\\?|cómo\\?|perdón\\?|repite|no entendí",
    compliment:
      "eres (?:muy |tan |un |una |re )*(?:amable|buen[oa]|genial|lind[oa]|simpátic*|maj[oa]|dulce|útil|encanto|mejor)|me gustas|me caes bien|buena pregunta|me (?:ayudas|has ayudado|ayudaste)(?: mucho)?",
    presence: "(?:sigues|estás) ahí|me (?:oyes|escuchas)\\??|hay alguien|hola\\?|probando",
    price:
      "(?:hay que|tengo que|toca|va a) (?:poner|meter|dar) (?:la )?tarjeta|tarjeta de crédito|me (?:van|vas|va) a cobrar|lo gratis|versión (?:gratis|de pago|paga)|(?:me |se )?(?:cobra|cobrás|cobras)(?=\\W)|cuánta (?:plata|lana|pasta)|por la cara(?=\\W*$)|de gratis|(?:me |lo |me lo )?cobran|cuesta algo|es de pago|cuánto (?:cuesta|vale|es|sale|hay que pagar)|precio*|premium|suscripción|suscribir*|es gratis|gratuit*|tengo que pagar|cancelar (?:mi|la) suscripción|reembolso",
    limits:
      "(?:hablar\\p{L}*|te hablo|hablo) (?:\\p{L}+ )?(?:por|con la|de) voz|(?:audios?|notas? de voz)(?=\\W|$)|se corta(?= |\\W*$)(?! (?:el|la|los|las))|cuánto me (?:dura|queda)|(?:hasta )?(?:cuánto|cuánta) (?:tiempo|rato)|hay (?:un )?límite|cuánto (?:tiempo|minutos|rato) (?:\\p{L}+ ){0,3}(?:hablar|queda|quedan|tengo|puedo|dura)|cuántos minutos|tiempo (?:me )?queda|límite (?:de tiempo|diario)|cuánto dura (?:la|una) llamada",
    privacy:
      "(?:seguro|segura) que (?:nadie|no) (?:\\p{L}+ ){0,2}(?:lee|ve|sabe|guarda)|(?:mi|la) empresa (?:\\p{L}+ )?(?:ve|lee|sabe|se entera)|(?:se (?:va a )?enter\\p{L}*|chismea\\p{L}*) (?:mi|alguien|la|el)|(?:lo|la) guardaste|(?:guardaste|guardás|quedó guardado|quedó grabado)|queda entre (?:nosotros|tú y yo|vos y yo)|lo pueden? (?:ver|leer)|(?:se lo |lo )(?:decís|dices|dicen|contáis|cuentan|pasan) a|puede ver (?:la policía|mi|alguien)|(?:es|está|son) (?:esto |esta conversación )?privad[ao]s?|esta conversación es privada|quién (?:lo |la |los )?(?:lee|ve|escucha)|(?:lo|la) lee alguien|quién lo lee|(?:tú )?no se lo (?:dices|cuentas) a nadie|(?:se |me |lo |nos )?(?:graba|grabas|grabando|graban|guarda|guardas|guardan|almacenas|compartes|comparten)\\b|privacidad|confidencial|anónim*|quién (?:lee|ve|escucha|puede leer|puede ver)|alguien (?:lee|escucha|ve)|mis datos|entre nosotros|es privado|se lo (?:dirás|vas a decir|cuentas) a",
    memory:
      "(?:te |se )?(?:acordás|acuerda usted|recordás|olvidó)(?= de| lo| mi| qué|\\W*$)(?! (?:de cuando|que ella))|te acuerdas|recuerdas|qué (?:dije|te dije|te he dicho|te conté)|de qué (?:hablamos|hemos hablado)|qué sabes de mí|ya te (?:lo )?(?:dije|conté|he dicho)|se te olvidó|olvidaste",
    languages:
      "(?:hablas|habla|entiendes|entiende)(?: también)? (?!de|con|por|como|mucho|poco|mal)\\p{L}+\\s*\\?|(?:hablas|habla|entiendes) (?:catalán|gallego|euskera|ruso|rumano|polaco|inglés)|(?:escribir|hablar) en (?:inglés|catalán|francés)|hablas (?:inglés|español|francés|alemán|italiano|portugués|árabe|chino|japonés|coreano|otros|otro)|qué idiomas|otro idioma|cambiar (?:el|de) idioma|(?:habl\\p{L}*|respond\\p{L}*|escrib\\p{L}*) en inglés",
    settings:
      "cómo (?:puedo |hago para )?(?:borrar|borro|elimino|eliminar|cambio|cambiar|descargo|descargar|exportar|cancelar|cancelo|desactivar)|(?:borrar|eliminar) mi cuenta|dónde (?:está|están|encuentro|veo) (?:\\p{L}+ ){0,3}(?:ajustes|cuenta|historial|ejercicio*|ayuda|diario|resumen)|cambiar (?:la|mi) (?:contraseña|voz)|la app (?:falla|no funciona|se cierra)|soporte",
    medical:
      "(?:cómo|como) se (?:para|quita|corta|cura|trata) (?:lo de )?(?:el |la |los )?(?:leche|dolor|sangrado|fiebre|tos|mareos?|temblor)|(?:es|será|puede ser) (?:contagios[oa]|grave|hereditari[oa]) ?\\?|(?:sirven?|funcionan?) (?:los|las|esas|esos|de verdad) (?:pastillas|tapones|aparatos|gotas|audífonos|tratamientos?)|(?:tapones|audífonos|aparatos?|pastillas|gotas)\\b.{0,30} (?:si|sí)? ?sirven?|(?:llamo|voy) (?:al|a la) (?:médic[oa]|doctora?|matrona|urgencias|ginecólog[oa])\\W*\\?|pos ?parto|(?:es|será|sea) (?:ya )?(?:una )?depresión|tengo (?:yo )?(?:depresión|tdah|bipolar*|autismo|toc|trastorno\\p{L}*)\\?|(?:será|crees que (?:es|tengo)) (?:depresión|ansiedad|un trastorno)|(?:debo|debería|tengo que|puedo) (?:tomar|dejar de tomar|dejar la medicación|ir al (?:médico|psicólogo|psiquiatra)|ir a terapia|ver a un)|(?:dejar|dejo|bajar|subir|cambiar) (?:mi|mis|la|las) (?:medicación|medicamentos|pastillas|dosis)|antidepresiv*|efectos secundarios|necesito (?:un psicólogo|terapia|un terapeuta)",
    judge:
      "(?:crees|creés|cree) que (?:exagero|soy|hice mal|hago mal|tengo la culpa|está mal)|(?:exagero|hice mal|hago mal)\\W*\\?|soy (?:una )?(?:mala|malo|mala madre|mal padre|egoísta|rara|raro|tonta|tonto)\\b.{0,30}\\?|soy (?:una |un |tan |muy |demasiado )*(?:mala persona|mal[oa]|egoísta|loc[oa]|normal|rar[oa]|culpable|débil|exagerad[oa]|mala madre|mal padre|tont[oa])\\?|es (?:eso |esto )?(?:normal|malo|raro|mi culpa)|está mal (?:que|sentir)|fue mi culpa|qué (?:me pasa|hay de malo en mí|está mal conmigo)|me juzgas|crees que soy|estoy loc[oa]",
    breathe:
      "(?:tienes|tenés|tiene|hay|sabes|conoces) (?:algo|algún truco|alguna técnica|un truco|un ejercicio) (?:para|pa|que|de) (?:\\p{L}+ ){0,4}(?:cuando|dormir|calmar|relajar|respirar|ansiedad|nervios|bajar|soltar|imagen|cabeza|mandíbula|cuello)|(?:algo|un ejercicio|alg[uú]n ejercicio) (?:r[aá]pido |corto |cortito )?(?:para hacer|que (?:pueda|se pueda) hacer)|(?:algo|tienes algo) (?:pa|para) (?:los nervios|relajar\\p{L}*|calmar\\p{L}*)|algo de relajación|relajación que|respira conmigo|respirar|respiración|(?:hacer|haz|haga|hagamos|quiero|un|algún) ejercicio*|(?<!no quiero )ejercicio de|meditar|meditación|ayúdame a (?:calmarme|relajarme|tranquilizarme)|cálmame|(?:calmarme|relajarme|tranquilizarme)",
    ground: "5-?4-?3-?2-?1|anclaje|irreal|tráeme de vuelta|desconectad[oa] de mi cuerpo",
    joke: "(?:cuént|cuent|sab|conoc|dime|tien|otro)\\p{L}*(?:me)? (?:\\p{L}+ ){0,3}chistes?|^(?:un )?chiste\\W*$|hazme reír|algo gracioso|anímame",
    distract:
      "hazme una pregunta|pregúntame algo|dime (?:algo|cualquier cosa)|háblame de (?:otra cosa|cualquier cosa|algo)|dime qué hago ya|distrae*|distraer*|distracción|(?:estoy|toy|ando) (?:muy |re |tan )?aburrid[oa](?=\\W*$)|me aburro(?=\\W*$)|juguemos|jugar a algo|cuéntame (?:algo|una historia|un cuento)|dime algo|pensar en otra cosa",
    newSubject:
      "(?:cambiar|cambiemos|cambia) de tema|(?:hablar|hablemos|habla) de otra cosa|otro tema|hablemos de (?:otra|algo)|cambiando de tema",
    rather:
      "no (?:quiero|me apetece|tengo ganas de|puedo) (?:hablar|contar*|decir*)|prefiero no|no es asunto tuyo|déjalo(?=\\W*$)|ahora no(?=\\W*$)|dejémoslo",
    vent: "puedo (?:desahogarme|quejarme|contarle|soltar)|me puedo desahogar|déjame desahogarme|(?:necesito|quiero|quería|quisiera) (?:hablar|desahogarme|contarte|contar algo)|puedo (?:hablar|contarte|preguntarte|decirte)|necesito que (?:alguien )?me escuch*|me pasó algo|escúchame",
    advice:
      "(?:crees|creés|cree) que (?:le|lo|la|me|se lo|debo|debería|tengo que)\\b.{0,40}|(?:qué|que) me (?:dirías|diría|dices|decís|aconsejás|recomendás)|(?:tú|vos|usted) (?:qué|que) (?:harías|haría|piensas|pensás|opinas|opinás|dices|decís|crees|creés)|(?:qué|que) (?:te|le) parece|qué (?:pensás|opinás|creés|piensa|opina|cree)(?: usted| vos)?(?=\\W*$)|(?:cómo|como) (?:lo |la |le )?(?:ves|ve usted)(?=\\W*$)|¿(?:le|lo|la|se lo) (?:mando|digo|llamo|escribo|cuento)(?: o no)?\\?|me ayudas a\\b.{0,60}|(?:qué|que|cómo|como|q) (?:le|les|lo|se lo|hago|digo|hacemos|harías|haría|se|puedo)\\b.{0,60}\\?|(?:debería|tengo que|le) (?:\\p{L}+ )?(?:escribir|llamar|decir|contestar)\\p{L}*\\?|hice bien|qué harías|(?:^|[¿?.,!] ?)qué (?:debo|debería|puedo)|qué (?:opinas|piensas)|dame un consejo|algún consejo|me puedes ayudar|puedes ayudarme|cómo (?:puedo|hago)\\b.{0,40}\\?|(?:^|[¿?.,!] ?)(?:qué|q) (?:hago|puedo hacer|debo hacer|debería hacer|harías|me recomiendas|me aconsejas|le digo)|(?:dame|necesito|algún) (?:un )?(?:consejo|consejos|idea)|ayúdame|ayuda por favor|debería",
    laugh:
      "(?:ja|je|ji){2,}\\p{L}*|jsjs\\p{L}*|me (?:muero|parto|cago) de (?:la )?risa|ajaja\\p{L}*|(?:ja){2,}j?|(?:je){2,}|jeje|xd|lol|es broma|era broma|😂|🤣",
    yes: "(?:sip|sep|simón|ajá|aja|eso mero|pos sí|pues si|ya po|sipo|ándale|obvio|tal cual|así mero|órale|positivo)(?=\\s*(?:[,.!?;…]|$))|(?:ya|puede|pues sí|supongo)(?=\\s*(?:[,.!?;…]|$))|(?:da igual|regular)(?=\\s*(?:[,.!?;…]|$))|sí(?=\\s*(?:[,.!?;…]|$| claro| lo| tengo un| por favor| gracias| pienso))|claro que sí|así es|creo que sí|por supuesto|(?:claro|vale|ok|bueno|de acuerdo|exacto|un poco|a veces|quizás|tal vez)(?=\\s*(?:[,.!?;…]|$))|(?:sí|si|sip|claro|vale|ok|okay|bueno|dale|exacto|así es|por supuesto|de acuerdo|venga|supongo(?: que sí)?|un poco)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    no: "no|para nada|no mucho|hoy no|nunca|no quiero|no gracias|(?:no|nop|para nada|tampoco|nada|no mucho|todavía no)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    unsure:
      "ni idea|yo qué sé|no sé(?=\\W*$)|qué más da|no (?:lo )?sé|no estoy segur[oa]|ni idea|es difícil decir|(?:no sé|no lo sé|ni idea|quién sabe|no estoy segur[oa]|yo qué sé|quizás|tal vez|no sabría)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    plan: "(?:listo|dale|ok|vale|bueno|ya),? (?:\\p{L}+,? )?(?:le|la|lo|se lo) (?:escribo|llamo|digo|mando|cuento|pregunto)(?=\\W*$|[,.])|(?:mañana|luego|ahora|el lunes) (?:le |la |lo )?(?:llamo|voy|escribo|pregunto|pido)(?=\\W*$|[,.])|se lo (?:mando|digo)(?=\\W*$|[,.])|(?:voy a|iré a|creo que voy a|igual|a lo mejor|quizá|quizás|tal vez|puede que)? ?(?:le |lo |la |se lo |les |me |te )?(?:voy a (?:\\p{L}+ )?(?:llamar|escribir|decir|hablar|probar|intentar|preguntar|pedir|ir|pensar|buscar|hacer|mandar)\\p{L}*|llamaré|escribiré|diré|hablaré|probaré|intentaré|preguntaré|pediré|pensaré|buscaré)|(?:igual|quizá|quizás|a lo mejor|tal vez) (?:se lo|le|lo|la) (?:digo|llamo|escribo|cuento|pregunto)|lo (?:pienso|miro|intento|pruebo|hago)(?=\\W*$|[,. ])",
    luck: "dese\\p{L}+ suerte|crucen? los dedos|rez\\p{L}+ por mí|ora por mí",
    apology:
      "(?<!pedir )(?<!pidió )(?<!pedí )(?<!pide )(?<!pedirle )perdón(?! ?\\?)(?! a )|perdona(?=\\W|$)(?! (?:a|todo|nunca))|^(?:ay |uy |ah )?disculp(?:a|e|en|ame|eme)(?=\\W|$)|lo siento(?=\\W*$|[,.])|perdone",
    quiet:
      "(?:podemos|puedes|puede|podríamos)\\b.{0,25}(?:callad\\p{L}*|en silencio)|(?:podemos|puedes|puede|podrías) (?:\\p{L}+ ){0,2}(?:no hablar|no decir nada|callar\\p{L}*|estar en silencio|quedarte)|no digas nada|no diga nada|quédate (?:aquí|conmigo|ahí|callad\\p{L})|sin hablar",
    spare:
      "(?:ejercicios?|respiraciones|consejos?) no(?=\\W)|no,? (?:no )?(?:quiero|gracias,? no quiero|me des|me mandes|me pongas) (?:\\p{L}+ )?(?:ejercicios?|respirar|respiraciones|meditar)(?=\\W| ahora|$)|(?:sin|nada de) (?:ejercicios|respiraciones)|^(?:por favor|pero|y|solo|no|oye|mira|[, ])*no (?:me )?(?:digas|diga|des|dé|hagas|haga|vengas|hables|sueltes|mandes|respondas|empieces)|ahórra\\p{L}*|(?:sin|nada de|ni|cero) (?:consejos?|frases|poesía|sermones|ánimos)|no (?:quiero|necesito|busco|hace falta que) (?:\\p{L}+ )?(?:consejos?|soluciones|lástima|consuelo|que me (?:consueles|animes|aconsejes))|solo (?:quería|quiero|necesito|necesitaba) (?:decir\\p{L}*|contar\\p{L}*|que (?:me )?(?:escuch|oig)\\p{L}*|hablar de)",
    again:
      "(?<!de )otro(?: más)?|(?<!de )otra(?: más)?|uno más|una más|(?<!alguien |nadie |quién |no |nunca |ya )más(?=\\W*$)",
    training: "entrena\\p{L}*",
    alerts:
      "no (?:le|se lo) (?:vayas a |vas a |va a |vaya a )(?:decir|contar|avisar)|no (?:le |se lo )(?:digas|cuentes|diga|cuente) (?:nada )?a (?:mi|mis|nadie)|(?:se lo|lo|le|les) (?:dices|dirás|dice|dirá|cuentas|contarás|cuenta) (?:a )?(?:nadie|alguien|mis|mi|a|otros)|(?:avisas|avisa|avisarás|avisan|llamas|llamarías|llaman) (?:a )?(?:alguien|nadie|mis|mi|la policía|una ambulancia)|no se lo dices",
    deleting: "(?:borr|elimin)\\p{L}*",
    tomorrow:
      "(?:te|se) (?:vas a |va a )?(?:acord|acuerd)\\p{L}* (?:\\p{L}+ ){0,2}(?:mañana|la próxima|después|el domingo|el lunes)|(?:tengo que|hay que|toca) (?:\\p{L}+ )?(?:contarte|contar|explicar|empezar)\\p{L}* (?:todo )?(?:otra vez|de nuevo|de cero)|vas a saber (?:quién soy|que soy yo)|(?:te|se) (?:vas a |va a )?(?:acord|acuerd)\\p{L}* (?:de (?:mí|esto|todo|lo)|mañana|si)|(?:me )?(?:recordarás|recordará|reconocerás|reconocerá)|próxima vez|desde cero|si vuelvo|empezar de nuevo",
    premium:
      "(?:qué|que) (?:tiene|trae|incluye|ofrece|puedo hacer)\\b.{0,25}(?:premium|grat\\p{L}*|pagar)|(?:el |la |lo )?(?:premium|gratis|gratuita|gratuito) (?:qué|que) (?:tiene|trae|incluye)|diferencia\\p{L}*|cambia (?:del|con|de)|sin pagar",
    journal:
      "(?:dónde|algún sitio|algún lugar|sitio|lugar|puedo)\\b.{0,25}(?:escribir|apuntar|anotar|guardar) ?(?:lo|esto|eso|las|la)?|(?:hay|tenéis|tienes) (?:un )?diario",
    pages:
      "(?:hay|tienes|tiene|tenéis) (?:algo|algún|alguna|otra cosa|un)\\b.{0,30}(?:en la app|aquí|ejercicio|para dormir|para calmar\\p{L}*|que no sea)|(?:qué|que) (?:puedo|podría) (?:hacer|practicar) en casa",
    request:
      "(?:escríbele|escribile|dile|decile|mándale|mandale|contéstale|contestale|respóndele) (?:algo|un|una|por mí|tú|vos)|(?:dime|dame|decime|dígame|pásame|pasame|tírame|tirame|inventa|inventate|invéntate|escribe|escribime|mándame|hazme|haceme|redacta|redactame|ármame|armame) (?:una?|unas|unos|dos|tres|algún|alguna)\\b(?! cosa (?:bonita|linda|buena)| (?:chiste|historia|cuento))|(?:me |lo )?(?:puedes|podés|puede|podrías) (?:\\p{L}+ ){0,2}(?:recordar|avisar|mandar|pasar|sugerir|inventar|ayudar)(?:me)? (?:algo|mañana|una?|a pensar|con)|(?:me )?(?:recuerdas|recordás|avisas|avisás|haces acordar) (?:\\p{L}+ ){0,2}(?:mañana|a las|algo)|éch(?:ame|enme) (?:la|una) mano|ayúdame con|me ayudas (?:a|con)|(?:borra|quita|pon|cambia|que suene|menos|más) (?:«|picante|corto|formal)|(?:puedes|podrías|me puedes|me podrías|me puede|me podría) (?:\\p{L}+ ){0,2}(?:escribir|redactar|hacer|dar|decir|ayudar|explicar|buscar|proponer|recomendar|traducir|elegir|resumir|poner|contar|echar)(?:me|le|lo|la|melo|nos)?|^(?:vale|bueno|pues|y|oye|a ver|venga|por favor|porfa|ok|[, ])*(?:escríbeme|hazme|dame|dime|ayúdame|explícame|búscame|recomiéndame|cuéntame|ponme|póngame|deme|dígame|hágame|ayúdeme|escríbame)(?:lo|la)?\\b|ayúda(?:me|nos) (?:a|con)",
    safetyPlan: "plan de seguridad",
    keepExercise: "(?:guardar|encontrar|grabar) (?:\\p{L}+ ){0,3}ejercicio|ejercicio (?:de )?audio",
  },
  loss: {
    death:
      "(?:se )?(?:me )?murió|cementerio|sacrificar (?:a )?(?:mi|al|a la)|nos dejó (?:hace|en|el)|ya no está (?:con nosotros)|hemos perdido a (?:un|una) \\p{L}+|enterr\\p{L}+ a|murió|murieron|ha muerto|había muerto|está muert[oa]|muerte de|su muerte|falleci*|ha fallecido|funeral|entierro|velorio|tanatorio|enviud\\p{L}*|viud[oa]|se (?:suicidó|mató|quitó la vida)|(?:perdí|perdimos) a mi\\p{L}*|(?:sacrificar|dormir) a (?:mi|nuestr[oa]) (?:perr|gat)\\p{L}*|(?:tuvimos|tuve) que (?:sacrificarl[oa]|dormirl[oa])",
    notDeath:
      "(?:nadie (?:se )?(?:ha )?(?:murió|muere|muerto)|no (?:se )?(?:ha )?(?:murió|muerto) nadie)|me (?:muero|mato|mata|morí)(?! de ganas de)(?! todo)|me voy a morir|me estoy muriendo|muert[oa] de (?:risa|miedo|sueño|cansancio|vergüenza|hambre)|casi (?:me )?muer\\p{L}*|casi me morí|me morí de|murió de (?:risa|vergüenza)|(?:móvil|celular|teléfono|batería|coche|carro|ordenador|computadora|tele|internet|wifi|plantas?|flores|conversación|personaje|protagonista) (?:\\p{L}+ ){0,2}(?:murió|muert[oa])|(?:murió|muert[oa]) (?:el|la|mi) (?:móvil|celular|teléfono|batería|coche|carro|ordenador|computadora|tele|planta)",
    animal:
      "(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|caballo|conejo) de (?:mi|mis|nuestr[oa]) \\p{L}+|perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|cachorr[oa]|conej[oa]|hámster|cobaya|cuy|caballo|yegua|loro|periquito|pájaro|pez|tortuga|mascota|animal",
    someone:
      "tí[oa]|prim[oa]|sobrin[oa]|vecin[oa]|suegr[oa]|cuñad[oa]|padrastro|madrastra|padrin[oa]|madrina|niet[oa]|hij[oa]|bebé|mujer|abuelit[oa]|yay[oa]|mamita|papito|bisabuel[oa]|profesor\\p{L}*|ex",
    miscarriage:
      "aborto espontáneo|tuve un aborto|perd(?:í|imos) (?:a )?(?:mi|el|nuestro|al) (?:bebé|embarazo)|pérdida gestacional|no (?:tenía|había) latido|nació (?:sin vida|muert[oa])",
    ownIllness:
      "me (?:\\p{L}+ ){0,2}(?:diagnosticaron|diagnosticado|detectaron|detectado)|mi (?:diagnóstico|cáncer|tumor|quimio\\p{L}*)|tengo (?:un |una )?(?:cáncer|tumor|leucemia|linfoma|esclerosis múltiple|párkinson|lupus|vih|epilepsia|diabetes|endometriosis|enfermedad (?:grave|crónica|terminal))|tuve un (?:infarto|derrame|ictus)",
    illness:
      "cáncer|tumor|leucemia|linfoma|diagn[oó]stic\\p{L}*|quimio\\p{L}*|demencia|alzh[eé]imer|párkinson|esclerosis múltiple|infarto|ictus|derrame|coma|cuidados intensivos|uci|paliativos|terminal|enfermedad grave|grave(?:mente)?(?: enferm[oa])?|muy enferm[oa]|se está muriendo|metástasis",
    movedAway:
      "amig[oa] (?:\\p{L}+ ){0,3}(?:(?:se mudó|se ha mudado|se muda) (?:lejos|al (?:extranjero|otro)|a (?!un|una|otro piso|otra casa|otro departamento)\\p{L}+)|se fue a vivir|se ha ido a vivir|se va a vivir|emigró)|se (?:mudó|fue|va|ha ido) para siempre",
  },
  negation: { before: "no (?:me|te|le|nos)|no|nunca|ni|tampoco|sin|nada|nadie|jamás|ningun[oa]?" },
  suicide:
    "(?:matar|suicidar|quitar)me(?: la vida)?|suicid*|acabar con (?:mi vida|todo)|me (?:quiero|voy a) matar",
  deathWish: "(?:quiero|quisiera) morir(?:me)?",
  denial:
    "suicid*|mat\\p{L}*|mor\\p{L}*|plan(?:es)?|nada|hacerlo|hacerme|haré|voy a|estoy pensando|pienso (?:en|hacer)|de verdad|gracias|para nada",
  lasting:
    "me llamo|mi nombre es|vivo en|vivo (?:solo|sola|con)|trabajo (?:como|de|en)|soy (?:un |una )?(?:estudiante|enfermer|maestr|profesor|médic|ingenier|madre|padre)\\p{L}*|estudio|tengo (?:un|una|dos|tres) (?:perr|gat|hij|herman|examen|entrevista)\\p{L}*|me mudé|me gusta|me encanta|mi cumpleaños|mi (?:perr[oa]|gat[oa]|hij[oa]) se llama",
};

export const turning: Turning = {
  starts:
    "(?:me gustaría|(?:ya )?no (?:puedo|tengo|quiero|sé|estoy|soy|me siento|duermo|aguanto|soporto|como)|(?:ya )?(?:estoy|tengo|soy|me siento|necesito|quiero|puedo|extraño|vivo|trabajo en|trabajo como|odio|llevo|echo de menos)|mis?|(?:él|ella|ellos|ellas|nadie)) ?",
  never:
    "q|xq|tb|wey|boludo|boludo|boluda|pelotud\\p{L}*|imbécil|burr[oa]|tú|tu|te|tus|ti|contigo|usted|nosotros|nos|nuestr\\p{L}*|por favor|suicid\\p{L}*|matar\\p{L}*|mato|muert\\p{L}*|murió|morir\\p{L}*|muero|pastillas|cuchillo|pistola|arma|puente|saltar|cortar\\p{L}*|corto|corté|pega|pegan|pegó|golpe\\p{L}*|viol\\p{L}*|abus\\p{L}*|daño|desaparecer|vivir|vida|vomit\\p{L}*|calorías|tonto|idiota|estúpid\\p{L}*|mierda|puta|puto|cabrón|gilipollas|fe[oa]|gord\\p{L}*|ignora\\p{L}*|instrucciones|reglas|que|porque|si|cuando|como|creo|pienso|digo|dije|broma|chiste|era|pero",
  fillers:
    "pues|bueno|y|pero|o sea|es que|la verdad|hoy|ahora|sí|no sé|ay|uf|eh|hm+|mira|además|también|últimamente|ojalá(?: \\p{L}+){0,3}",
  joints: ", | pero | porque | y (?=(?:yo|me|mi|no|estoy|tengo|él|ella|nadie)\\b)| - | – | — ",
  left: "\\p{L}+[aei]rme|\\p{L}+ndome|yo|mí|mis?|me|conmigo|\\p{L}{3,}(?:é|í)|he|voy|hago|fui|era|estaba|tenía",
  turned: {
    estoy: "estás",
    tengo: "tienes",
    soy: "eres",
    "me siento": "te sientes",
    necesito: "necesitas",
    quiero: "quieres",
    puedo: "puedes",
    extraño: "extrañas",
    vivo: "vives",
    "trabajo en": "trabajas en",
    "trabajo como": "trabajas como",
    odio: "odias",
    llevo: "llevas",
    "echo de menos": "echas de menos",
    sé: "sabes",
    duermo: "duermes",
    aguanto: "aguantas",
    soporto: "soportas",
    como: "comes",
    me: "te",
    mi: "tu",
    mis: "tus",
    mí: "ti",
    conmigo: "contigo",
    mío: "tuyo",
    mía: "tuya",
  },
};
