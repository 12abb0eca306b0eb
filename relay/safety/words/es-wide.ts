import type { Words } from "./words.ts";

/** Goes on in the same sentence. */
const on = "[^.!?]{0,80}";
/** Two ideas in one sentence, whichever comes first. */
const both = (one: string, other: string): string =>
  `(?:${one})(?![a-z])${on}(?<![a-z])(?:${other})|(?:${other})(?![a-z])${on}(?<![a-z])(?:${one})`;

const pills =
  "(?:pastillas?|pildoras|somniferos|comprimidos|clonazepam|rivotril|insulina|frascos?|blisters?|medicamentos|tabletas|veneno|raticida|alprazolam|diazepam)";
const poison =
  "(?:cloro|lejia|lavandina|veneno|raticida|matarratas|insecticida|herbicida|paraquat|gramoxone|anticongelante|acido muriatico|soda caustica|desatascador|amoniaco|racumin|detergente|pesticida|thinner|aguarras|salfuman|gasolina)";
const weapon =
  "(?:cuchillo|pistola|arma|machete|navaja|bate|martillo|escopeta|fierro|revolver|hacha|rifle|faca|punal|carabina|cuete|chumbo|destornillador|picahielo|gasolina|nafta|mechero|encendedor|fosforos|cerillos|facon)";
const firearm = "(?:revolver|escopeta|pistola|rifle|carabina|soga|gillette|hoja de afeitar)";
const hits =
  "(?:pateando|patearme|patea|golpeando|golpearme|golpea|pegando|pegarme|pega|ahorcando|ahorcarme|ahorca|violando|violarme|viola|asfixiando|estrangulando|apuntando|amenazando|amenaza|agarra|arrastra|arrastrando|quemando|cortando|empuja|empujando|cachetea|jalonea|forzando|desnudando|reventando|moliendo|tortura|torturando|sujeta|sometiendo|zarandea)";
const body =
  "(?:brazos?|piernas?|muslos?|munecas?|piel|panza|barriga|abdomen|manos?|caderas?|tobillos?|vientre|cuerpo|ingles?)";
const water = "(?:mar|rio|lago|agua|presa|embalse|canal|laguna|pantano)";

/** Ideas that stand together in one sentence, and the constructions that turn the order round. */
export const esWide = {
  saying: [
    "me (?:pego|pega|golpeo) (?:muy |bien )?(?:fuerte|duro|hondo) (?:la|el|lo)|(?:me )?despedi\\w* de (?:mis|los|las) (?:coleg\\w+|companer\\w+|alumn\\w+|client\\w+)[^.!?]{0,40}|matar (?:a )?(?:este|ese|el|la|al) (?:jefe final|boss|bicho|dragon|zombi\\w*)|amenaz\\w+ con (?:poner\\w*|suspender\\w*|una multa|expulsar\\w* de clase)|todo listo (?:para|pa) [^.!?]{0,40}(?:maletas?|viaje|reunion|presentacion|examen|fiesta|vacaciones|mudanza)|odio mi vida de (?:oficina|estudiante)|me (?:empujo|empuja|empujaron|obligo|obliga) a (?:retomar|estudiar|seguir|crecer|mejorar|hacer (?:deporte|ejercicio)|salir (?:mas|de mi)|descansar)|vomit\\w+ [^.!?]{0,40}(?:me cayo mal|algo que comi|gastro\\w*|intoxic\\w+|virus|cruda|resaca)|miedo (?:a |de )?engordar (?:en|con|estas|por las)",
    "(?:expongo|exposicion|charla|modulo|taller|curso|congreso|jornada|ponencia|formacion|guardia|tesis|cartel|investigacion|estudio) [^.!?]{0,30}(?:suicid\\w+|autolesion\\w+|anorexia|bulimia|violencia|acoso|maltrato|abuso\\w*)|(?:anorexia|bulimia|depresion|autolesion\\w*)[^.!?]{0,40}(?:superad\\w+|curad\\w+|quedo atras|ya paso|en el pasado)|(?:escribi|escribo|poemario|novela|memorias|documental|cuento) [^.!?]{0,30}(?:sobre|de) (?:la |mi |el )?(?:anorexia|bulimia|depresion|suicidio|violencia)|(?:embarazo|embarazada|matrona|ginecologa|semanas de embarazo|nauseas|norovirus|vomitos del bebe|quimio)[^.!?]{0,60}|vomit\\w+ [^.!?]{0,30}(?:embaraz\\w+|el viaje|el bebe|mi (?:perro|gato|hijo)|fiebre|virus|quimio)",
  ],
  wish: [
    "no (?:soporto|aguanto|tolero|resisto) (?:\\w+ )?(?:existir|vivir|estar viv[oa]|respirar|la existencia)(?! (?:con|aqui|en|ahi|solo))|(?:nada|nadie|ya nada) (?:ni nadie )?me (?:ata|amarra|retiene|sujeta|une|mantiene)(?: [\\w']+){0,2} (?:mundo|vida|aqui|vivo|viva)|(?:viga|rama|lampara|ventilador|barra|tubo)[^.!?]{0,25}(?:aguant\\w+|resist\\w+|sosten\\w+) (?:[\\w']+ )?(?:mi peso|mi cuerpo)|(?:repite|dice|pide|grita|ordena|susurra)[^.!?]{0,30}que (?:me (?:tire|mate|lance|cuelgue|corte|ahorque|aviente)|salte)(?= |$|[.,!])|si (?:yo )?me (?:colgara|matara|tirara|ahorcara|suicidara|lanzara|quitara la vida|aventara|pegara un tiro)|imagin\\w+ (?:[\\w']+ )?mi (?:entierro|funeral|velorio|muerte|velatorio)|(?:despertar|amanecer|desperte|amaneci|levantarme) (?:\\w+ )?viv[oa]|(?:tragar|tomar|beber|zampar|empinar)me (?:\\w+ )?(?:todo el|toda la|todas las|el) (?:botiquin|frasco|pastillas|caja)|(?:muriendome|matandome|matarme|morirme)(?= *(?:$|[.,!]))(?<=(?:dolor|salida|manera|forma|modo|solucion|queda|falta)[^.!?]{0,30})",
    "por que (?:[\\w']+ ){0,2}no me (?:mato|suicido|cuelgo|ahorco|tiro|pego un tiro|muero|quito la vida|lanzo|he matado)(?: (?:ya|de una vez|y ya))?|(?:por que|para que) (?:[\\w']+ ){0,2}(?:sigo|estoy|amaneci|desperte|naci|me desperte) (?:viv[oa]|respirando|con vida|existiendo|hoy)|(?:ya )?me (?:habria|hubiera|hubiese) (?:[\\w']+ )?(?:ahorcado|colgado|matado|tirado|suicidado|lanzado|pegado un tiro|quitado|ido de este mundo|cortado las venas|ido ya)|me (?:ahorcaria|colgaria|tiraria (?:al|por|del)|pegaria un tiro|lanzaria (?:al|por|del)|cortaria las venas|quitaria la vida(?! (?:nunca|jamas)))",
    "(?:ganas|gana|gusto|deseo|ansias|antojo|normal|intencion|idea) (?:[\\w']+ ){0,2}(?:de |por )?(?:morir(?:se|me)?|matarse|matarme|suicidarse|no vivir|dejar de vivir|palmarla|estirar la pata|desaparecer para siempre)(?! (?:de (?:risa|hambre|amor|verguenza)))|(?:list[oa]|preparad[oa]|pront[oa]|resignad[oa]|pa|para) (?:[\\w']+ )?(?:para |pa )?(?:estirar la pata|morir(?:me)?|irme de (?:este|aqui)|partir de este|colgar los tenis|el cajon|la tumba|entregar el alma|que me lleve)(?! (?:de risa))|(?:bajar(?:me)?|apear(?:me)?|borrar(?:me)?) (?:ya )?(?:de|del) (?:este |esta |la |mapa de la )?(?:mundo|vida|tren de la vida|existencia|planeta)|(?:ojala|quisiera|quiero|deseo|sueno con) (?:[\\w']+ ){0,3}(?:durmiera|dormir(?:me)?|duerma|dormido) (?:para siempre|eternamente|y no (?:volver|despert)|y nunca|y ya no)|(?:muerte|morir)[ ,]+(?:la|lo) (?:deseo|espero|quiero|anhelo|pido|busco|ansio|llamo)|(?:deseo|espero|anhelo|pido|llamo a|busco|ansio) (?:[\\w']+ )?(?:la|mi) (?:muerte|tumba|ultima hora)(?! (?:de (?:mi|su|el)|del))",
    "(?:que me )?(?:entierren|sepulten|cremen|velen|incineren) (?:[\\w'-]+ ){0,8}(?:y ya|pronto|cuanto antes|de una vez|al lado|ladito|junto a|con mi)|(?:vivir|la vida|seguir|existir)[ ,]+(?:ya )?(?:no (?:puedo|quiero|me interesa|es para mi|tiene|aguanto)|me (?:cuesta|duele|pesa|sobra|queda grande))(?! (?:comer|aqui en madrid))|(?:cuerpo|pies|piernas) (?:[\\w']+ ){0,3}(?:se me va|se me van|va hacia|me lleva|me piden|quiere) (?:[\\w']+ ){0,3}(?:adelante|delante|vacio|saltar|tirar\\w*|borde|abajo)|(?:puente|balcon|azotea|rio|vias|anden|vacio|acantilado|terraza)[^.!?]{0,70}(?:se me va|me llama|dejarme caer|un paso|soltarme|me lanzo|me tiro|ganas de saltar|hacia (?:delante|adelante)|me tienta|me inclino)|(?:pegar(?:me)?|meter(?:me)?|dar(?:me)?) (?:un |una )(?:corchazo|balazo|tiro|cuetazo|plomazo|escopetazo|pepazo)(?! (?:a (?:el|ella)|al))|me quiero (?:pegar|meter|dar) un (?:corchazo|balazo|tiro|cuetazo)",
    "(?:piemso|pienzo|pienso|piendo|penso) (?:[\\w']+ ){0,2}(?:matrme|matame|matarm|suicidarm|morirm|matarme|morirme)|(?:no|noo) (?:qiero|kiero|quiero|qero|qieroo) (?:vivirr|vivr|vibir|vivir)(?! (?:con|en|ahi|ahí|asi con|sola|juntos))|(?:cansad[oa]|hart[oa]) de (?:respirar|despertar(?:me)?|amanecer)|(?:conducir|conduzco|manejo|manejando|conduciendo|en (?:la moto|el coche|el carro))[^.!?]{0,60}(?:cierro los ojos|suelto el volante|contra (?:un|el) (?:muro|arbol|camion|poste)|no frenar|acelero a ver|salirme de la (?:carretera|curva))|(?:que|quien|lo) (?:[\\w']+ ){0,3}(?:me (?:frena|detiene|ata|retiene|mantiene viv[oa])) (?:[\\w']+ ){0,4}(?:mis|mi|es|a la vida|de (?:saltar|matarme|hacerlo))|si no fuera por [^.!?]{1,40}(?:ya no estaria|no estaria aqui|me habria|me hubiera|estaria muert|me mataba|me mato)",
  ],
  act: [
    "me (?:tiro|aviento|lanzo|arrojo) (?:del|de la|de un|de una|desde) (?!(?:el |la |un |una )?(?:trampolin|tobogan|resbaladilla|muelle|sofa|cama|tirolina|paracaidas|avion|columpio|cabeza))\\w+",
    "mi (?:propia )?muerte(?! (?:cerebral))|me tiro (?:abajo|debajo|bajo|encima) (?:del|de la|de un)|(?:me )?(?:tirar(?:me)?|arrojar(?:me)?) (?:abajo|debajo) (?:del|de)|de (?:esta (?:noche|madrugada|semana)|hoy|manana) no paso|mi suicidio|me (?:meto|metere|adentro|hundo|voy a meter) (?:en|al) (?:el |la )?(?:mar|rio|lago|agua|vias?)[^.!?]{0,30}(?:no salgo|no (?:pienso )?(?:salir|volver)|hasta (?:el fondo|no)|sin volver)",
  ],
  decided: [
    "(?:ya )?(?:puse|fije|marque|tengo) (?:la )?fecha[ :,]+(?:para )?(?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?! (?:es|para|de la boda|nos|me caso))",
    both(
      "mi muerte|mi suicidio|matarme|morirme|quitarme la vida|mi final|mi ultimo dia|acabare con todo|acabo con todo|acabar con todo",
      "fecha|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|planead[oa]|organizad[oa]|ya lo compre|lo compre ayer|tengo todo|a medianoche|casa vacia|cuando (?:esten|salgan|se vayan|este sol[oa])",
    ),
    `(?:me meto|entro|camino|me adentro|nado|voy) (?:[\\w']+ )?(?:en|al|hacia el|mar adentro|a la|dentro del) ?(?:el |la )?(?:${water})?[^.!?]{0,30}(?:y )?(?:no (?:salgo|vuelvo|regreso|pienso (?:salir|volver))|hasta (?:hundirme|no hacer pie|desaparecer)|con piedras)`,
    "(?:a las|a la|de madrugada|esta noche|hoy|manana) (?:[\\w']+ ){0,4}(?:lo hago|se acabo (?:el sufrimiento|todo|esto)|descansare|se termina (?:todo|el sufrimiento)|dejo de (?:sufrir|existir))",
  ],
  vague: [
    `(?<![a-z])${firearm}(?! (?:de agua|de juguete|de silicona|al cuello con))`,
    "(?:cuestion de minutos|en un (?:ratito|ratico|momentito)|nomas me estoy animando|juntando valor|agarrando valor|ya casi|me tiemblan? (?:la mano|las manos)|solo me falta (?:valor|el valor))",
    "(?:apago|apague|apagando|desconecto|tiro) (?:el |mi )?(?:telefono|celular|movil)|me (?:acuesto|recuesto|tumbo|echo) (?:a (?:esperar|dormir (?:para|y))|y espero|y listo)|me pongo (?:los|el|mi|la) (?:zapatos buenos|traje|vestido (?:blanco|bonito|de)|mejor)|cierro (?:las persianas|las cortinas|con llave)",
    "(?:adonde|donde|a donde) voy (?:ya )?no|no (?:me )?(?:hacen|hara|haran|hace) falta|quedate con (?:mi|mis|el|la|los|las)|(?:te|les|os) (?:dejo|regalo|heredo) (?:mi|mis|el|la|los|las|todo)",
    "(?:cancele|cancelado|di de baja|dado de baja|despedi|avise a|rescindi) (?:[\\w']+ )?(?:el |la |los |mis |a la |al )?(?:alquiler|renta|luz|contratos?|asistenta|seguro|telefono|suscripciones|empleada|trabajo|casero|piso)|escribi a (?:cada uno|mis hij\\w+|tod[oa]s)|(?:a medianoche|manana|pronto|hoy|por fin|al fin) (?:por fin )?(?:descansare|dormire|sere libre|estare en paz|descanso)(?: (?:al fin|por fin))?|descansare al fin|lista? para descansar",
    "(?:no (?:pongan|pongas|preparen|guarden|me esperen|me guarden|cuenten|hagan)) (?:mas )?(?:mi plato|plato|comida para mi|conmigo|a cenar|lugar|mi cena|mi lugar|a (?:comer|desayunar))|(?:lo|de verdad lo|juro que lo) intente|(?:ya )?no (?:vendre|voy a venir|volvere) mas|fue un (?:gusto|placer|honor)|un gusto haber\\w*",
    "(?:no (?:vengan|vengas|suban|entren|abran|busquen|llamen|toquen))[^.!?]{0,25}(?:hasta (?:manana|el|que)|buscarme|sol[oa]s?|con los nin\\w+)|ultim[oa] (?:nota de voz|audio|foto|llamada|historia|publicacion|cigarro|cerveza|cafe)|(?:vos|tu|usted|ustedes|nadie|vosotros) (?:no )?(?:tenes|tienes|tiene|tienen|teneis) (?:la |ninguna )?culpa",
    "que dios me perdone|dios me perdone|perdoname (?:senor|dios|ma|pa|viej[oa]|mi amor)|(?:con la |la )?casa vacia|cuando no haya nadie|nadie en casa",
    "(?:escribi|escribo|escrito) (?:a )?cada un[oa] de",
  ],
  means: [
    both(
      "borde|barranco|precipicio|acantilado|desfiladero",
      "(?:soltar|suelto) (?:el freno|la mano)|acelero|acelerar|voy a (?:soltar\\w*|tirarme|saltar|lanzarme)|me suelto|dejarme (?:caer|ir)",
    ),
    both(
      pills,
      "frente a mi|vaso de agua|animando|(?:el )?valor|abiert[oa]s (?:y|aqui|enfrente|delante)|me las tomo tod\\w+|tomarmel[oa]s tod\\w+|suficientes? para no|ya lo compre|lo compre ayer|no despertar|acabar con todo|de una vez por todas",
    ),
    "(?:banera|tina|ducha|banadera)[^.!?]{0,40}(?:cuchilla|navaja|gillette|cuchillo|secador|tostador\\w?|bisturi|cuter)|(?:cuchilla|navaja|gillette|secador|tostador\\w?|bisturi|cuter)[^.!?]{0,40}(?:banera|tina|banadera)|(?:cuerda|soga|cinturon|lazo|mecate)[^.!?]{0,40}(?:silla|banco|banqueta|escalera|cuello|pescuezo)(?! (?:para|con las))|(?:silla|banco|banqueta|pescuezo|cuello)[^.!?]{0,40}(?:cuerda|soga|lazo|mecate)|(?:en|sobre|subid[oa] a) la (?:cornisa|repisa del|barandilla|baranda)(?= *(?:$|[.,!]))|ya no estan[, ]+estan dentro",
    both(
      "revolver|pistola|escopeta|rifle|carabina",
      "me tiembla|mis manos|sien|en la boca|bajo la barbilla|una sola bala|la miro|me mira|me llama|cargad[oa]|gatillo|apuntandome",
    ),
  ],
  attempt: [
    "(?:meti|puse|meto|tengo) (?:la|mi) cabeza en (?:el horno|una bolsa)|(?:ya )?salte(?= *(?:$|[.!]| y sigo| del puente| al (?:tren|metro|vacio)))|(?:pastillas?|veneno|medicamentos|frasco)[^.!?]{0,30}(?:haciendo efecto|hacen efecto|hizo efecto|empiezan? a hacer|no siento)",
    `(?:tom[eo]|bebi|trague|me tome|tomado|bebido|ingeri|acabo de (?:tomar|beber)(?:me)?) (?:[\\w']+ ){0,3}${poison}|(?:estan|esta|ya lo tengo|ya las tengo) (?:ya )?(?:dentro de mi|en mi (?:estomago|cuerpo|sangre)|en la panza)|(?:ya )?me l[oa]s? (?:tome|trague|bebi|comi)(?= *(?:$|[.,!]))(?! con el desayuno)`,
  ],
  farewell: [
    "cuando (?:leas|lean|leais|escuches|escuchen|encuentres|encuentren|veas|vean) (?:esto|este (?:mensaje|audio)|esta (?:carta|nota))[^.!?]{0,60}(?:tarde|ya no|no est|me habre|habre|estare|lejos|culpa|perdon\\w*|muert\\w)|ultim[oa] (?:nota de voz|audio|mensaje|carta|llamada)[^.!?]{0,50}(?:los (?:amo|quiero)|te (?:amo|quiero)|adios|perdon\\w*|no vengan|gracias)|no (?:pongan|guarden|preparen)[^.!?]{0,25}(?:mi plato|mi lugar|para mi)[^.!?]{0,40}(?:perdon\\w*|intente|adios|mas)|(?:adonde|a donde|donde) voy[ ,]+(?:[\\w']+ ){0,2}no (?:me )?(?:hacen|hara|haran|hace|voy a|necesit\\w+) ?(?:falta|necesitar)?|(?:ya )?no (?:vendre|volvere) mas por aqui",
  ],
  selfHarm: [
    both(
      `(?:${body})`,
      "me estoy (?:marcando|cortando|rayando|quemando|lastimando|haciendo)|me (?:marco|rayo|tajeo|corto|hiero) (?:ahora|cada|cuando|donde)|castig\\w+ (?:cuando|por|cada)|es mi castigo|mi castigo|donde nadie (?:mira|ve)|nadie (?:mira|las ve|los ve)|donde no se (?:ve|ven|note)|recai|rayandome|cortadas nuevas",
    ).replaceAll("castig\\w+ (?:cuando|por|cada)|", ""),
    "agua hirviendo (?:[\\w']+ ){0,4}(?:mano|brazo|piel|castig\\w+)|(?:me )?(?:castigo|castigarme|castigandome) (?:[\\w']+ ){0,3}(?:cortando|quemando|golpe\\w+|con (?:agua|la|una|el)|fisicamente|a golpes|sin comer)|(?:me )?(?:abri|reabri|arranco|arranque) (?:las|los|mis) (?:heridas|cortes|costras|puntos)(?= *(?:$|[.,!]|otra|a proposito|para))|(?:mes|meses|semanas|dias) (?:limpi[oa]|sin recaer)[^.!?]{0,40}(?:cort\\w+|cuchilla|navaja|recai|anoche|brazo)|recai[^.!?]{0,40}(?:navaja|cuchilla|cort\\w+|brazo|pierna|compas|gillette)",
  ],
  abuse: [
    "(?:obligaron|forzaron|hicieron|obligo|forzo|obligan|fuerzan|obliga|fuerza) (?:a )?(?:[\\w']+ )?(?:acostarme|tener (?:sexo|relaciones)|tocar(?:l[oae]|se|me)|desnudarme|hacerle|hacer (?:cosas|sexo)|besar\\w*|chupar\\w*|ver (?:porno|videos))|(?:dice|jura|grita|dijo|amenaza) (?:con |que )(?:me )?(?:va a )?(?:matar|mata|quemar|rajar|violar)(?:me)?(?= *(?:$|[.,!]| si| a mi| y))(?! (?:si llego|de risa))",
    "(?:desfigurar(?:me)?|acido|matarme|quemarme viv[oa]|rajarme|buscarme y|hacerme desaparecer|quitarme (?:a )?(?:los|mis) (?:nin\\w+|hij\\w+))[^.!?]{0,20}(?:si|dice|$|[.,!])(?<=(?:ex|marido|novio|el|pareja|esposo|ella|amenaz\\w+|audios|dice|mensajes|jura|va a|papa|padre)[^.!?]{0,80})|(?:el|ex|marido|novio|pareja|esposo|papa|padre|hermano|jefe)[^.!?]{0,60}(?:va a (?:desfigurar|matar|quemar|rajar|desaparecer|golpear|partir la cara|buscar para)|me (?:manda|mandaba) (?:[\\w']+ )?(?:amenazas|fotos de armas))(?! (?:si llego|cuando vea))|(?:amenazas de muerte|me tiene amenazad[oa]|vivo amenazad[oa])",
    `(?:que|quien) me (?:${hits})(?! (?:el sol|la risa|al (?:tenis|ajedrez)))|(?:tio|primo|abuelo|hermano|padre|padrastro|jefe|profesor|cura|entrenador|vecino|cunado) (?:[\\w']+ ){0,4}(?:me (?:toca|tocaba|soba|besa|agarra|manosea|obliga|hace cosas)|abusa|abusaba)(?! (?:trabajar|el turno|la guitarra|el timbre|a mi))`,
  ],
  abuseNow: [
    `(?:no (?:deja|para|paran|dejan) de|sigue|siguen|ahora mismo|en este momento|ahorita)[^.!?]{0,30}(?:patearme|pegarme|golpearme|ahorcarme|violarme|gritarme y|tirarme|arrastrarme|cortarme|forzarme)|me tienen? (?:[\\w']+ )?(?:en el (?:piso|suelo)|contra (?:la|el) (?:pared|suelo|cama)|tirad[oa]|acorralad[oa]|arrinconad[oa]|inmovilizad[oa])|(?:atrincherad[oa]s?|encerrad[oa]s|escondid[oa]s|refugiad[oa]s|atrapad[oa]s) (?:[\\w']+ )?(?:en|con|debajo|detras)[^.!?]{0,40}(?:habitacion|cuarto|bano|casa|armario|closet|cama|coche|carro|ninos|hijos)|(?:ha entrado|entro|llego|vino|volvio|aparecio|irrumpio) (?:[\\w']+ )?(?:borrach[oa]|drogad[oa]|furios[oa]|loc[oa]|como loc[oa]|armad[oa])[^.!?]{0,60}(?:${weapon}|gritando|rompiendo|pegando|hijos|escond\\w+|encerr\\w+|atrinch\\w+|miedo|golpe\\w+)`,
    both(
      `me (?:esta |estan )?(?:${hits})`,
      "ahora mismo|en este momento|ahorita|ayuda|ayudenme|auxilio|socorro|policia|no para",
    ),
  ],
  eating: [
    "(?:a|con) puro (?:te|cafe|agua|chicle|hielo|caldo|mate)|(?:a|con) pura agua|(?:mastico|masticar|mascar|masco) y (?:lo )?(?:escupo|escupir|tiro|boto)|(?:se me cae|caer|cayendo) el (?:pelo|cabello)[^.!?]{0,40}(?:regla|menstruacion|periodo|engord\\w+|com\\w+)|(?:no me baja|no me viene|se me fue|se me retiro) la (?:regla|menstruacion)(?![^.!?]{0,40}(?:embaraz\\w*|menopaus\\w*))|(?:corro|corri|entreno|ejercicio|caminadora|abdominales|sentadillas) (?:[\\w']+ ){0,4}por cada (?:galleta|bocado|comida|caloria|pan|bocadito)|(?:me castigo|castigarme|castigo) (?:[\\w']+ ){0,4}(?:sin comer|dias|ayun\\w+|corriendo|por comer|si como)|si como (?:algo|un bocado|de mas)[^.!?]{0,40}(?:castig\\w+|vomit\\w+|ayun\\w+|corro|laxantes?|odio)|(?:terror|miedo|panico|fobia|asco|pavor) (?:[\\w']+ ){0,2}(?:a (?:la comida|comer|engordar|la bascula|las calorias)|de (?:comer|engordar|subir))|(?:solo|nada mas|unicamente|nomas) (?:[\\w']+ ){0,2}(?:chupe|chupo|como|comi|tome) (?:un |una )?(?:hielo|hielos|chicle|lechuga|manzana|apio|pepino|caldo|galleta de arroz)(?= *(?:$|[.,!]|al|en|hoy|desde))|me (?:desplome|desvaneci|desmaye|cai redond[oa])[^.!?]{0,40}(?:gimnasio|corr\\w+|cinta|entren\\w+)[^.!?]{0,20}|(?:escondo|compro) (?:laxantes|diureticos)",
  ],
  violence: [
    "(?:terminar|acabar|termino|acabo|acabare|terminare|voy) (?:[\\w']+ )?(?:matando|apunalando|ahorcando|estrangulando|asfixiando|acuchillando|reventando)(?:l[oae]s?| a)",
    "(?:por la (?:mente|cabeza)|se me (?:ocurre|cruza|pasa|antoja)|me (?:tienta|pica|muero por))[^.!?]{0,40}(?:envenenar|matar|apunalar|ahogar|acuchillar|quemar|lastimar|asfixiar|empujar|disparar|atropellar)(?:l[oa]s?|le)?(?! (?:el tiempo|un ante))|(?:hacer|haré|voy a hacer) pagar (?:uno por uno|a todos|con sangre|caro)|(?:les|le) voy a hacer pagar|(?:lista) (?:de|con) (?:[\\w']+ ){0,4}(?:mato|matar|muertos|los que van|quien|victimas|pagar)|a quien (?:mato|voy a matar|matar)|(?:busco|buscando|contratar|contrate|pagar|conoces|consigo|conseguir) (?:a |un |quien |alguien |quien me )(?:[\\w']+ ){0,3}(?:sicario|de plomo|mate|desaparezca|quiebre|elimine|le de (?:plomo|un susto|una paliza|matarile)|lo mate|la mate)|(?:de|dar|dando|meter|meterle|darle) plomo (?:a|al)|(?:matar|dar|quiebro|liquidar) (?:a )?(?:uno por uno|todos ellos|toda esa gente)|(?:arde|ardera|ardan|quemo|voy a quemar|prendo fuego|incendio)[^.!?]{0,30}(?:casa|con (?:el|ella|ellos|todos) (?:dentro|adentro))",
  ],
  violenceNow: [
    both(
      weapon,
      "esper(?:o|ando) (?:a )?que (?:llegue|salga|entre|abra|vuelva|baje|pase)|lo estoy esperando|la estoy esperando|aqui lo espero|aqui la espero",
    ),
    both(
      weapon,
      "arde|arden|ardera|con (?:el|ella|ellos) (?:dentro|adentro)|lo mato|la mato|los mato|lo rajo|la rajo|lo apunalo|la apunalo|hoy se muere|lo espero|la espero|los espero|de hoy no pasa|masacre|van a pagar|va a pagar|afuera de su casa",
    ),
    "(?:en (?:cinco|diez|dos|tres|un par de|unos|\\d+) (?:minutos?|horas?)|ahora|hoy|esta noche) (?:[\\w']+ ){0,3}(?:arde|exploto|los quemo|lo quemo|la quemo|entro a tiros|disparo|empiezo a disparar)",
  ],
  hint: [
    "(?:no sirvo|sirvo) (?:pa|para) nada|da (?:igual|lo mismo) si (?:yo )?(?:estoy|vivo|existo|me muero|no estoy)|futuro[^.!?]{0,20}(?:negro|oscuro|no existe|nada|vacio)|(?:peso|carga|gasto|lata) (?:de encima|para (?:mi familia|ellos|todos|mis hij\\w+))|(?:faltando|si falto|si faltara|cuando falte) yo|sin mi (?:estarian|vivirian|serian)|me tome unas pastillas y|me (?:tire|lance|colgue|corte las venas)[^.!?]{0,25}(?:sobrevivi|me salvaron|no paso|rescataron|y aqui)|(?:haz|hagan|has) de cuenta que no|no dije nada|olvida(?:lo)? (?:que|lo que) dije|mala noche(?= (?:y|nada)| *[.,])|fue un (?:arranque|calenton|decir|momento de)|(?:me )?(?:salvaron|reanimaron|lavado de estomago|lavaron el estomago)|(?:aniversario|fecha) (?:de|en que) (?:mi intento|cuando (?:quise|intente))|mi intento",
  ],
  past: [
    "(?:hace|hara) (?:[\\w-]+ ){1,3}(?:anos|decadas)|en (?:19|20)\\d\\d|(?:me salvaron|sobrevivi)(?![^.!?]{0,30}(?:anoche|ayer|hoy))",
  ],
  asksSuicide: [
    "te (?:han )?(?:dado )?ganas de (?:morir|no vivir|desaparecer|hacerte)|(?:quien|alguien) te (?:toca|pega|golpea|hace dano|obliga|lastima|maltrata)|te (?:hace|hacen|hizo) dano|sin que tu quieras|(?:matar|lastimar|atacar|herir) a (?:tu|su|alguien|ese|esa)",
  ],
  asksMeans: [
    "(?:donde|en que lugar) (?:[\\w']+ ){0,2}(?:estas|te encuentras|se encuentra|esta usted)|(?:dejar|poner|alejar|guardar|tirar|soltar|apartar|entregar|darle) (?:[\\w']+ ){0,3}(?:pastillas|medicamentos|arma|pistola|cuchillo|navaja|cuerda|soga|cuchilla)",
  ],
  yes: [
    "(?:a diario|para nada[, ]+(?:hablo|va|lo digo)|(?:lo digo|hablo|va) en serio|no (?:es (?:broma|joda|un decir)|estoy (?:bromeando|jugando))|mi (?:papa|padre|mama|madre|abuelo|tio|hermano|padrastro|marido|novio|esposo|pareja|primo|jefe|ex|hijo)|el (?:me|esta)|todos los|te diria|cada rato|a cada rato)",
  ],
} as const satisfies Partial<Words>;
