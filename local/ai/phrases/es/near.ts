import { type Near, talk } from "../near.ts";
import { oneOf } from "../phrases.ts";

export const near: Near = {
  preparing:
    "que no (?:venga\\p{L}*|hace falta|viniera\\p{L}*|pase\\p{L}*)|no (?:vengas|venga|hace falta)|encerr\\p{L}*|con llave|(?:el )?pestillo|ultima vez|despedi\\p{L}*|adios|cuando (?:ya )?(?:yo )?no este|(?:ya )?no (?:lo|la|los|las) (?:voy a )?necesit\\p{L}*|va a estar mejor|de viaje|nadie (?:me )?(?:moleste|pregunte|venga|entre)|contrasenas?|testamento|todo (?:en orden|arreglado)|(?:a|en|al) (?:la )?(?:azotea|puente|tejado)|guardad[oa]s?|apague|apagado|bloquee",
  helped: talk(
    "(?:ambulancia|policía|policia|paramédicos|médicos|bomberos|guardia civil|911|112|061) (?:\\p{L}+ ){0,3}(?:viene|vienen|camino|llega|llegó|llegaron|aquí|llegando|abajo)|(?:viene|vienen|llegó|llegaron|ya está|llamé|llamado|llamando|marqué|hablando con|hablo con|al teléfono con) (?:\\p{L}+ ){0,2}(?:ambulancia|policía|policia|paramédicos|emergencias|911|112|061|024|línea de la vida|teléfono de la esperanza)|(?:oigo|escucho|se oyen?|se escuchan?) (?:\\p{L}+ ){0,2}sirenas?|(?:está|están|esta) (?:\\p{L}+ ){0,2}(?:conmigo|a mi lado|junto a mí|sentad[oa] al lado)|(?:acaba|acaban) de llegar|ya (?:llegó|llegaron|ha llegado)|(?:vamos|estamos|voy|estoy) (?:\\p{L}+ )?(?:al|en el|a) (?:hospital|urgencias)",
    "Qué alivio que haya alguien. Sigue cerca y deja que ahora hablen los demás. | Esa es la ayuda que hace falta. Cuenta todo, tal como lo contaste aquí. | El paso más difícil ya está dado. No hace falta contestarme más. | Que ahora se encarguen quienes ayudan. Haber aguantado hasta aquí es mucho.",
  ),
  taken: talk(
    "(?:tomé|tomado|tragué|metí) (?:\\p{L}+ ){0,5}(?:paracetamol\\p{L}*|ibu\\p{L}*|tramadol|xanax|valium|diazepam|lorazepam|tavor|rivotril|clonazepam|insulin\\p{L}*|zopiclon\\p{L}*|zolpidem|sertralin\\p{L}*|quetiapin\\p{L}*|aspirin\\p{L}*|morphin\\p{L}*|orfidal|lexatin|trankimazin|insulina|medicinas?)|(?:tomé|tomado|tragué|tragado|bebí|bebido|zampé) (?:\\p{L}+ ){0,4}(?:pastillas?|comprimidos?|caja|cajas|bote|frasco|todo|todas|blíster|lejía|veneno)|sobredosis|(?:dormirlo|se me pasa durmiendo)",
    "Llama ahora al número de emergencia de la pantalla, aunque parezca que todo va bien: lo que se tomó puede hacer daño más tarde. Deja la puerta sin cerrojo y pide que venga alguien. | Esto no se pasa durmiendo. Llama ahora a emergencias, con las cajas a mano, y di qué fue y cuándo. | Esto no puede esperar, aunque todavía no se note nada. Llama a emergencias, o pide que alguien llame, y espera cerca de la puerta.",
  ),
  wounded: talk(
    "(?:me|está|estoy|sigue|sigo|no para de|no deja de) (?:\\p{L}+ )?(?:sangr\\p{L}*)|sangro (?:\\p{L}+ )?(?:mucho|bastante)|(?:mucha|hay|tanta) sangre|sangre (?:por todas partes|por todos lados|en el suelo)|(?:demasiado|muy|más) (?:profundo|hondo)|puntos de sutura",
    "Llama ahora al número de emergencia de la pantalla. Mientras tanto, aprieta fuerte la herida con un paño limpio y mantenla en alto. | Una herida puede ser peor de lo que parece. Llama a emergencias, sigue apretando y deja la puerta sin cerrojo. | Mantén la presión sin levantar el paño. En emergencias pueden decir qué hacer, paso a paso: llama ahora.",
  ),
  throat: talk(
    "cuello|garganta|estrangul\\p{L}*|ahorc(?:ó|aba)|tragar|ronc[ao]|la voz",
    "Las manos en el cuello son un peligro aunque no se vea nada. Tiene que verlo un médico hoy, y hay que llamar a emergencias si cuesta más respirar o tragar. | Hace falta ir al médico hoy y, si cuesta más respirar, llamar enseguida a emergencias. Di que fue en el cuello.",
  ),
  leaving: talk(
    "(?:llevo|meto|agarro|cojo) qué|qué (?:agarro|cojo|empaco|echo)|(?:mi|mis|el|la) (?:perr[oa]s?|gat[oa]s?|mascotas?|animales)|mochila|maleta|bolsa|cédulas?|documentos|pasaporte|dni|muda de ropa|copia de la llave|refugio|qué (?:hago|llevo|me llevo|meto) ?(?:primero)?",
    "Documentos, teléfono, llaves, dinero y medicinas bastan; un animal se puede dejar con alguien. Sal cuando sea seguro, ve con alguien que sepa por qué y llama a emergencias si alguien lo impide. | Preparar la salida ya es protegerse. La línea de la pantalla ayuda a planearla, y alguien de confianza puede guardar una bolsa.",
  ),
  threat: talk(
    "(?:él|ella)? ?(?:dice|dijo|jura|juró|va a|que)? ?(?:que )?(?:me (?:va a|iba a) )?(?:matar\\p{L}*|me mata|me encuentr\\p{L}*|quitar\\p{L}* (?:a )?(?:los|mis) (?:niños|hijos)|quita (?:a )?(?:los|mis) (?:niños|hijos))|amenaz\\p{L}*|si (?:me voy|lo dejo|la dejo|lo denuncio|denuncio|hablo|llamo|digo|cuento)(?! (?:aparece|sale|queda|se ve|se entera))",
    "Una amenaza así es motivo de sobra para pedir ayuda hoy. Si puede pasar ahora, llama a emergencias; si no, la línea de la pantalla ayuda a planear qué hacer, con discreción. | Esa amenaza hay que tomarla en serio. Cuéntasela tal cual a una persona de confianza y ten el teléfono a mano.",
  ),
  tracked: talk(
    "gps|airtag|ubicación|que (?:no )?(?:lo |me |se )?(?:vea|entere|sepa|encuentre|oiga)|facturas?|recibos?|historial|registro de llamadas|(?:borro|borré|borrar|lo borro)|(?:sale|aparece|aparezca|salga|se ve|se vea|verá|queda|quede) (?:\\p{L}+ ){0,4}(?:llamadas?|app|aplicación|teléfono|celular|móvil|número|cuenta|recibo|factura|boleta)|esconder (?:la app|la aplicación|el teléfono|el celular|el móvil)|mi contraseña|rastre\\p{L}*|espía\\p{L}*|vigila\\p{L}*|(?:revisa|lee|controla|mira|quita|quitó|tiene) (?:\\p{L}+ ){0,3}(?:celular|móvil|teléfono|mensajes|cuenta|tarjeta|dinero|claves?)|me sigue",
    "Entonces mejor llamar desde un teléfono que nadie más revise, el de una amistad o el del trabajo. El botón “Salida rápida” cierra esta página al momento. | Ese control es parte de la violencia. Llama desde otro teléfono y, de momento, no cambies nada en el propio. | Una llamada puede quedar en el registro o en la factura. Es más seguro llamar desde un teléfono que esa persona no vea.",
  ),
  shelter: talk(
    "(?:adónde|a dónde|dónde|donde|adonde) (?:ir\\p{L}*|voy|me (?:voy|quedo)|puedo|dormir|vivir)|ningún (?:lado|sitio|lugar)|no tengo (?:a)?dónde|(?:sin|no tengo) dinero|sin plata|no tengo plata|dependo de (?:él|ella)|(?:su|la) casa (?:es )?suya",
    "Para eso existen lugares: en la línea de la pantalla saben dónde preguntar. Para la primera noche puede servir la casa de alguien de confianza. | No hace falta tenerlo todo pensado. Basta un sitio seguro para esta noche, y la línea de la pantalla ayuda a encontrarlo.",
  ),
  children: talk(
    "(?:los|mis|las|nuestros|el|mi|la) (?:niños?|niñas?|hijos?|hijas?|bebé|nene|nena|chicos|peques?|pequeñ\\p{L}*|guaguas?|chamacos?)|embarazada",
    "Los niños necesitan estar a salvo, y quien los cuida también. La línea de la pantalla también ayuda a quien tiene hijos. | Lo que ven o escuchan los niños no es culpa de quien sufre la violencia. Si alguien está en peligro ahora, llama a emergencias, por el bien de todos.",
  ),
  excuse: talk(
    "(?:mi|por mi) culpa|(?:lo|la) (?:provoqué|hice enojar|hice enfadar)|merec\\p{L}*|(?:lo|la) (?:quiero|amo)|me (?:quiere|ama)|(?:es|no es|está|estaba) (?:\\p{L}+ ){0,3}(?:buen[ao]?|mal[ao]?|estresad[ao]|borrach[ao]|tomad[ao])|no siempre es así|pidió perdón|pide perdón|se disculp\\p{L}*|flores|promet\\p{L}*|no (?:va a|volverá a) pasar|no es para tanto|exager\\p{L}*|solo una vez|sólo cuando|solo cuando",
    "Nada le da a nadie derecho a hacer daño. Se puede querer a alguien y aun así necesitar estar a salvo. | Pedir perdón después no quita el peligro. A la línea de la pantalla se le puede contar todo sin decidir nada.",
  ),
  stay: talk(
    "(?:quédate|quedate|quédese|puedes quedarte|te quedas|espera|no te vayas|no me dejes)(?: \\p{L}+){0,2}|(?:sigues|estás|está) (?:todavía |ahí|aquí)+",
    "Sí. Me quedo aquí hasta que haya alguien al lado. | Aquí estoy, y no me voy.",
  ),
  stepTaken: talk(
    "(?:le|les|la|lo|ya|acabo de|ya le|ya la|ya lo) (?:he |ha )?(?:escrito|escribí|escribir|llamado|llamé|llamar|mandado|mandé|mandar|enviado|envié|dicho|dije|decir|despertado|desperté|dado|di|tirado|tiré|contado|conté)|(?:he|acabo de) (?:\\p{L}+ )?(?:escrito|llamado|llamar|tocado|tirado|avisado)|(?:voy|vamos|me voy) a (?:llamar\\p{L}*|escribir\\p{L}*|despertar\\p{L}*|tocar\\p{L}*|bajar|subir|ir a|decir\\p{L}*|casa de)|(?:viene|vienen|llega|está viniendo|está subiendo|ya está aquí|sube|baja|contestó|ha contestado|me ha cogido|me contestó|atendió)|está sonando|da tono",
    "Eso ha sido valiente, y era el paso correcto. No hace falta explicarlo bien; lo que cuenta ahora es no estar a solas. | Bien. Esas mismas palabras bastan; lo importante es que alguien se quede cerca. | Es un paso de verdad. Ten el teléfono cerca y ve donde alguien pueda llegar. | Qué bien que esté hecho. Ahora, deja que alguien venga y espera en un lugar seguro.",
  ),
  attacker: talk(
    "(?:él|ella|mi marido|mi pareja|mi ex)? ?(?:está|viene|llega|vuelve|golpea|grita|ha bebido|tomó|duerme|sabe) (?:\\p{L}+ ){0,3}(?:puerta|fuera|afuera|casa|abajo|arriba|borracho|tomado|al lado|dónde estoy)|encerrad[ao]|candado|(?:un|el) (?:arma|pistola|cuchillo)|escondid[ao]|(?:me|nos) (?:pega|golpea|pegó)|(?:ya )?(?:cerró la ducha|salió de bañarse|se está bañando|está en (?:la ducha|el baño)|está (?:subiendo|llegando|estacionando|aparcando)|se (?:despertó|ha despertado|levantó)|me está (?:llamando|buscando)|acaba de (?:llegar|entrar)|viene (?:para acá|subiendo))|(?:oigo|escucho|oí|escuché) (?:\\p{L}+ ){0,2}(?:llaves?|coche|carro|auto|pasos|puerta)",
    "Lo primero es la seguridad: si se puede sin peligro, ve a casa de un vecino o cierra una puerta con llave, con el teléfono a mano. El botón “Salida rápida” cierra esta página. | Para llamar al número de emergencia de la pantalla no hace falta certeza; tener miedo basta.",
  ),
  place: talk(
    "(?:en|al|a|desde|sobre|por|del|junto) (?:a |al )?(?:el |la |las |los |un |una |este |mi )?(?:borde (?:del |de la )?)?(?:puente|azotea|tejado|techo|acantilado|borde|balcón|vías?|andén|estación|barandilla|viaducto|río|canal|pantano|muelle|aparcamiento|coche|carro|auto|garaje|cochera|monte)|ventana|saltar",
    "Por favor, aléjate de ahí ahora, hacia donde haya gente. Aquí estoy mientras tanto. | Primero, un sitio más seguro. Da unos pasos atrás y avisa aquí cuando ya esté.",
  ),
  means: talk(
    "caj[oó]n|galpón|cobertizo|establo|botiquín|revólver|fierro|cuter|navajas?|sacapuntas|compás|gillette|hoja de afeitar|ganas (?:de (?:cortarme|hacerlo|lastimarme))?(?=\\W*$| otra vez|[,.])|otra vez tengo ganas|me corto|cortarme|pastillas?|pastis|comprimidos?|medicamentos?|medicinas?|blíster\\p{L}*|cajas? de|insulina|sobredosis|escopeta|rifle|pistola|arma|cartuchos?|licencia de (?:caza|armas)|cuerda|soga|cinturón|cuchillas?|navaja|cuchillos?|cúter|tijeras|gas|veneno|lejía|guardad[ao]s?|juntando|ahorrando",
    "Hay que poner eso fuera del alcance ahora: dárselo a alguien, guardarlo bajo llave o salir de la habitación. | Cuanto más lejos esté eso, mejor. ¿Podría guardarlo otra persona esta noche?",
  ),
  letter: talk(
    "papeles (?:\\p{L}+ ){0,2}(?:ordenados|listos|en la mesa)|(?:dejé|dejo|dejado) (?:\\p{L}+ ){0,3}(?:ordenado|arreglado|listo|todo|escritura|seguro)|escritura|seguro de vida|(?:largué|solté|regalé|di) (?:a )?(?:los|las|el|la|mis|mi) (?:caballos?|vacas|perros?|gatos?|animales|cosas)|cartas?|una nota|notas? (?:para|de)|testamento|contraseñas|despedirme|despedida|despidiéndome|papeles en (?:orden|regla)",
    "Eso suena a despedida. Antes que nada, llama hoy a una de esas personas y habla de viva voz. | Lo que deben saber merece decirse en persona. ¿Con quién se podría hablar ahora mismo?",
  ),
  program: talk(
    "(?:un|una|solo un|solo una|eres un|eres una) (?:simple )?(?:ordenador|computadora|programa|máquina|robot|bot|ia|app|aplicación|algoritmo)|qué más te da|(?:a ti|a usted) qué te|(?:te|le) (?:da igual|importa)|por qué te (?:importa|iba)",
    "Es verdad, soy un programa y no puedo sentarme al lado. Por eso hace falta también una persona. | Sí, solo soy un programa. Lo que pasa es serio igualmente, y hace falta una persona que pueda venir.",
  ),
  fearOfHelp: talk(
    "024|teléfono de (?:la )?(?:esperanza|ayuda)|números?|línea|en espera|ingres(?:en|ar|arme|ada|ado)|internar\\p{L}*|manicomio|psiquiátrico|psiquiatría|hospital|urgencias|policía|ambulancia|guardia civil|servicios sociales|(?:piens|cre)en que (?:estoy|soy)|por loc[ao]|llamar la atención|no me toman? en serio|(?:se van a|va a|van a) (?:asustar|reír|enfadar|preocupar|juzgar)",
    "Ese reparo se entiende. En una línea de ayuda se cuenta solo lo que se quiera, y se puede colgar en cualquier momento. | Pedir ayuda puede dar miedo, y no hace falta hacerlo a solas: se puede empezar por alguien de confianza.",
  ),
  burden: talk(
    "(?:una|soy una|ser una) (?:carga|molestia)|mejor sin mí|(?:estarían|estarán|estaría) mejor|molestar\\p{L}*|preocupar\\p{L}*|estorb\\p{L}*|no sirvo|nadie (?:me )?(?:va a )?(?:extrañar\\p{L}*|echar de menos|echaría|notar\\p{L}*|llorar\\p{L}*)|bastante tiene\\p{L}*|darle (?:otro |más )?(?:disgusto|problema)s?|arruin\\p{L}*",
    "Así se siente desde dentro, pero así no lo verían los demás: cualquiera prefiere una llamada de madrugada a perder a alguien. | Sentirse una carga es parte de este dolor. No por eso es verdad.",
  ),
  secret: talk(
    "no (?:le|se lo|les) (?:vayas?|vaya) a (?:decir|contar)|(?:si|cuando) (?:\\p{L}+ )?(?:se entera\\p{L}*|lo sabe|lo saben)|no quiero que (?:\\p{L}+ ){0,2}(?:se entere\\p{L}*|sepan?)|nunca (?:\\p{L}+ ){0,3}(?:dicho|dije|contado|conté)|(?:no|nadie) (?:se )?(?:lo|la) (?:he |había )?(?:dicho|contado|sabe)|no se lo he|a nadie|nadie (?:lo )?sabe|(?:la )?primera vez|no (?:le|se lo) digas a|en voz alta",
    "Ya está dicho, y eso era lo más difícil. Yo no puedo avisar a nadie; alguien de confianza también podría saberlo. | Gracias por decirlo aquí primero. Contárselo a una persona de confianza sería el siguiente paso.",
  ),
  reason: talk(
    "(?:me) (?:va a |vaya a |van a )?(?:encontr\\p{L}*|encuentr\\p{L}*)|(?:mis|mi|los|las|el|la|nuestr\\p{L}*) (?:hij[oa]s?|niñ[oa]s?|nen[oa]s?|peque\\p{L}*|bebé|niet[oa]s?|perr[oa]|gat[oa]s?|chic[oa]s)|(?:hacerle|hacerles) (?:eso|esto)|una parte de mí",
    "Hasta en un momento así hay algo que importa. A eso conviene agarrarse durante la próxima hora. | Hay una parte que todavía se aferra a la vida. A esa hay que escuchar esta noche.",
  ),
  alone: talk(
    "(?:estoy|vivo|quedo|sola?o?|me he quedado) (?:aquí |muy |en casa )?(?:sol[ao])|sol[ao] en casa|no hay nadie|nadie (?:en casa|aquí|conmigo)|(?:fuera|de viaje|trabajando) hasta",
    "Llevar esto a solas pesa todavía más. ¿Quién podría venir, o quedarse al teléfono, aunque esté lejos? | Entonces mejor pasar esta noche donde haya gente: en casa de amigos, de vecinos, en urgencias.",
  ),
  someone: talk(
    "a (?:diez|cinco|media|\\d+) (?:minutos|hora)|tiene (?:copia de la )?llaves?|vendría|(?:arriba|abajo) vive|llámame cuando|(?:mi|mis|la|el|un|una) (?:mejor |ex )?(?:madre|mamá|padre|papá|padres|herman[oa]s?|mujer|esposa|marido|esposo|pareja|novi[oa]|amig[oa]s?|prim[oa]s?|tí[oa]s?|abuel[oa]s?|compañer[oa]s?|vecin[oa]s?|cuñad[oa]|sobrin[oa]|suegr[oa]|médic[oa]|doctora?|psicólog[oa]|psiquiatra|terapeuta|enfermer[oa]|profe\\p{L}*|cura|jef[ea])|al lado|en la (?:cocina|sala|habitación de)|en el (?:salón|piso de)",
    "Alguien al lado, ahora, es lo que más ayuda. Basta una llamada, o llamar a una puerta; no hacen falta las palabras justas. | ¿Se podría avisar a alguien ahora mismo? Con decir “no quiero estar a solas” basta.",
  ),
  when: talk(
    "(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|esta noche|mañana|el finde|después de eso",
    "Antes de eso hay tiempo para que alguien lo sepa. ¿Quién podría saberlo hoy? | Aunque haya un día fijado, se puede dar marcha atrás. Que alguien cercano lo sepa hoy, por favor.",
  ),
  eased: talk(
    "(?:un poco|un poquito|algo|ya) (?:más )?(?:mejor|tranquil[ao]|calmad[ao]|liger[ao]|aliviad[ao])|se me (?:va|ha) pasa\\p{L}*|me (?:he )?calm\\p{L}*|no tan fuerte|puedo respirar",
    "Qué bien que afloje un poco. Puede volver en oleadas, así que mejor no pasar esta noche a solas. | Mientras haya calma, vale la pena dejarlo todo más seguro por si vuelve.",
  ),
  waiting: talk(
    "no (?:he |hice |me he )(?:hecho |tomado )?nada|todavía no|aún no|(?:ahora mismo|hoy|esta noche) no|no (?:ahora|hoy|esta noche)|no sé si (?:\\p{L}+ ){0,3}(?:quiero|haría|haré|voy|podría)|no lo (?:voy a hacer|haré)",
    "Me alegra saberlo. Que siga así durante la próxima hora: ¿qué ayudaría a pasarla? | Entonces hay tiempo. Se trata solo de pasar esta noche, con alguien cerca.",
  ),
  body: talk(
    "(?:me pesan|se me cierran) (?:\\p{L}+ )*los ojos|mucho sueño|me duele (?:la barriga|el estómago)|tembl\\p{L}*|tiembl\\p{L}*|llor\\p{L}*|lágrimas|náuseas|vomitar|ganas de vomitar|corazón (?:\\p{L}+ )?(?:a mil|late|se me sale)|no puedo respirar|me falta el aire|entumecid[ao]|(?:tengo|hace) frío|mare\\p{L}*",
    "Así reacciona un cuerpo que ha aguantado tanto. Nota los pies en el suelo y suelta el aire despacio. | No pasa nada por temblar o llorar. Ponte algo de abrigo sobre los hombros y suelta el aire más despacio de lo que entra.",
  ),
  exhausted: talk(
    "(?:no|nunca) (?:me )?(?:despert\\p{L}*|despiert\\p{L}*)|cansancio (?:\\p{L}+ ){0,4}(?:dormir|sueño)|(?:cansad[ao]|hart[ao]) de (?:vivir|todo|la vida)|(?:no|ya no) (?:\\p{L}+ )?(?:puedo|aguanto|soporto|doy)(?: \\p{L}+)? ?(?:más)?|(?:tan |muy |solo |demasiad[oa] )*(?:cansad[ao]|agotad[ao]|rendid[ao]|hart[ao])|que (?:esto )?(?:pare|se acabe|acabe|termine)|(?:demasiado|tan|muy) (?:pesado|duro|fuerte|oscuro)|sin (?:salida|sentido|fuerzas|esperanza)|no (?:hay salida|tiene sentido|hay futuro)|duele|dolor|sufr\\p{L}*",
    "Es comprensible querer que pare el dolor. Esta noche no hay que decidir nada. | Es más de lo que nadie puede llevar sin ayuda. Piensa solo en los próximos diez minutos.",
  ),
  medical: oneOf(
    "No puedo juzgar eso, y adivinar podría hacer daño. En emergencias pueden decir ahora mismo qué hacer: hay que preguntarles. | Eso solo lo puede responder alguien con formación. Llama a emergencias y pregunta exactamente eso.",
  ),
  open: oneOf(
    "¿Hay alguien cerca en este momento? | ¿Qué haría un poco más seguros los próximos diez minutos? | ¿Dónde estás ahora mismo? | ¿Hay algo al alcance que convendría apartar? | ¿Quién debería saber lo mal que están las cosas?",
  ),
  believe: oneOf(
    "Te creo. | Nada de esto es culpa tuya. | Haces bien en contarlo. | Tienes derecho a estar a salvo. | Nadie tiene derecho a hacerte eso. | Nadie tiene que pasar por esto sin ayuda: la línea de la pantalla está justo para eso.",
  ),
};
