import { esHarm } from "./es-harm.ts";
import { esIndirect } from "./es-indirect.ts";
import { esMore } from "./es-more.ts";
import { esWide } from "./es-wide.ts";
import { widened } from "./widened.ts";
import type { Words } from "./words.ts";

const act =
  "(?:matarme|suicidarme|quitarme (?:la|mi propia) vida|quitarme del medio|acabar con (?:mi vida|todo(?! (?:esto|el|lo))|mi existencia|mi sufrimiento)|terminar con (?:mi vida|todo(?! (?:esto|el|lo)))|poner(?:le)? fin a (?:mi vida|todo)|ahorcarme|colgarme|pegarme un tiro|tirarme (?:al|a la|a las|por|del|de la|desde|debajo)|lanzarme (?:al|a la|por|del|desde)|arrojarme|tirandome (?:al|a la|por|del|de la)|cortarme las venas|desvivirme|desvivir|envenenarme|volarme (?:la cabeza|los sesos)|tomarme todas las pastillas)";
const soon =
  "(?:esta noche|manana(?: por la (?:manana|noche|tarde))?|este (?:fin de semana|finde|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|en (?:una hora|un rato|unas horas|unos minutos)|esta (?:tarde|madrugada|semana)|cuando (?:se duerman|se vayan|todos))";
const someone =
  "(?:amig[oa]|herman[oa]|hij[oa]|madre|padre|mama|papa|el|ella|pareja|novi[oa]|espos[oa]|marido|mujer|companer[oa]|prim[oa]|ti[oa]|vecin[oa]|abuel[oa]|alumn[oa]|alguien|un conocido|una conocida|colega)";
const them =
  "(?:l[oa]s?|mi (?:ex|jef[ea]|marido|espos[oa]|mujer|padre|madre|herman[oa]|novi[oa]|vecin[oa]|padrastro|companer[oa]|hij[oa]|familia|profesor[a]?)|mis (?:padres|hijos|companeros)|ese|esa|alguien|todos|el|ella|ellos|la gente)";
const abuser =
  "(?:mi (?:\\w+ )?(?:marido|espos[oa]|mujer|novi[oa]|pareja|padre|madre|papa|mama|padrastro|madrastra|herman[oa]|ti[oa]|ex|hijo|jefe|companero)|el|ella|ellos)";
const pills =
  "(?:pastillas|pildoras|medicamentos|medicinas|somniferos|antidepresivos|tranquilizantes|sedantes|remedios|insulina|comprimidos)";
const weapon = "(?:pistola|arma|escopeta|revolver|cuchillo|navaja|cuchilla|soga|cuerda|machete)";

const table: Words = {
  saying: [
    "(?:me|nos) (?:esta|estan) matando(?! a golpes)|me mat(?:a|an|o) (?:el|la|los|las|de(?! una)|este|esta|ese|esa|con|tu|su) ?(?!venas)\\w*|(?:calor|trabajo|chiste|examen|espalda|cabeza|estres|trafico|frio|meme) ~? ?me (?:mata|mato)|(?:este|ese|el|tu) \\w+ me (?:mata|mato)",
    "me va a matar (?:cuando|si|por)|me mata si|me van a matar (?:cuando|si|en casa)|mataria por|matar(?:se|me)? (?:el (?:tiempo|rato|hambre)|de (?:risa|la risa|trabajar)|trabajando|estudiando|por un)|matando (?:el )?(?:tiempo|rato)|me mato (?:trabajando|estudiando|a trabajar|de risa|el lomo)",
    "(?:me )?(?:muer[oea]s?|muriendo|mori|morirme|morirse|morir|muert[oa]s?|murio) (?:de|del|por) (?:la )?(?:risa|hambre|sed|ganas|sueno|verguenza|frio|calor|cansancio|miedo|curiosidad|pena|amor|aburrimiento|envidia|nervios|susto|ternura|probar|ver|saber|conocer|ir|comer)",
    "que me muero(?= *(?:$|[.!,]))|sueno que me muero|(?:ni )?muert[oa] (?:me pongo|salgo|voy|lo)|ni muert[oa]|de muerte|a morir(?= *(?:$|[.!,]))|hasta (?:la muerte|morir)|un muerto de hambre|me morir?i con|mosquita muerta",
    "se (?:me )?(?:murio|muere) (?:el|la|mi) (?:movil|celular|telefono|bateria|planta|coche|ordenador|laptop|carro|pila)",
    "escuadron suicida|(?:prevencion|articulo|libro|pelicula|documental|charla|curso|taller|serie|podcast|noticia|estudio|tasa|estadistica)s? (?:\\w+ ){0,4}suicidi[oa]s?|prevenir el suicidio|suicidio (?:politico|profesional|social)",
    "(?:tesis|trabajo|articulo|libro|ley|leyes|charla|documental) (?:\\w+ ){0,5}(?:violencia (?:domestica|de genero|machista)|anorexia|bulimia|abusos?)",
    "(?:me cort[eo]|cortarme|me he cortado) (?:el (?:dedo|pelo|cabello|flequillo|pulgar)|un dedo|las unas|las puntas|afeitandome|cocinando|con (?:un papel|el papel|el vidrio))|me quem[eo] (?:con (?:el (?:horno|cafe|sol|aceite)|la (?:plancha|sarten|sopa))|la (?:lengua|boca)|el dedo|cocinando)|me (?:lastime|hice dano|lastimo) (?:en )?(?:el|la|jugando|corriendo|entrenando) (?:rodilla|tobillo|espalda|pie|mano|pierna|gimnasio|futbol|hombro)?",
    "me (?:pega|pego|golpea|golpeo|gana) (?:el sol|la (?:gripe|onda|risa|nostalgia)|un grito|con la pelota|una (?:alegria|llamada))|me pega (?:mucho|bien|fuerte) (?:la|el) (?:\\w+)",
    "acabar con (?:este|esta|el|la|los|las|estos) (?!vida|mundo)\\w+|saltar (?:al (?:lago|agua|mar)|desde el muelle)|(?:cuerda|soga) (?:para|de) (?:mis |las |la )?(?:clases|escalar|escalada|saltar|tender)|cuchillos? (?:de|para) (?:la )?(?:cocina|cocinar)",
    "(?:pastillas?|medicamentos?) (?:\\w+ )?para (?:el|la|los) (?:dolor|cabeza|tension|alergia|presion|tiroides|resfriado)|suicidas? (?:en|del) (?:la )?(?:pelicula|serie|noticias|atentado)",
    ...esIndirect.saying,
  ],
  wish: [
    `(?:quiero|quisiera|querria|necesito|ganas de|pienso en|pensando en|pensar en|pense en|penso en|pensamientos? de|pensamientos? sobre|ideas? de|deseos? de|me imagino|imagino|imaginando|sueno con|tentad[oa] de|deberia|podria|como|formas? de|maneras? de|voy a|mejor|me dan ganas de|se me ocurre|impulso de) (?:\\w+ )?(?:${act})`,
    "(?:me quiero|me queria|me quisiera|ya me quiero|me dan ganas de|me voy a|me deberia) (?:morir|matar|suicidar|petatear|desvivir|quitar la vida|colgar|ahorcar|tirar (?:al|por|a la)|pegar un tiro)",
    "(?:quiero|quisiera|querria|necesito|prefiero|preferiria|deseo|ganas de|tengo ganas de|espero|pienso en|pensando en|pensar en) (?:ya |solo |solamente |mejor )*(?:morir(?:me)?|estar muert[oa]|la muerte)(?! de)",
    "(?:pienso|pensando|pensar|pensado|pensamientos?|ideas?|ideacion|obsesionad[oa]) (?:\\w+ ){0,3}(?:suicidi[oa]|suicidas?|suicidarme|la muerte)|me siento suicida|estoy suicida|ganas de no vivir",
    "cuant[oa]s? (?:\\w+ ){0,4}(?:para (?:morir|matarme|suicidarme|una sobredosis)|hacen falta para morir|me matarian)|dosis letal|(?:forma|manera|metodo)s? (?:\\w+ ){0,3}(?:de|para) (?:morir|matarme|suicidarme)|como (?:puedo )?(?:morir|matarme|suicidarme)(?: sin dolor)?",
    ...esIndirect.wish,
  ],
  act: [act],
  word: [
    "(?:el|mi|en|pensamientos? de|ideas? de|intentos? de) suicidio|suicidar(?:me|se)|(?:soy|estoy|siento|ideacion|ideas?|pensamientos?) suicidas?",
    "quier[ea] morir(?:se)?",
  ],
  decided: [
    `(?:voy a|estoy a punto de|decidi|he decidido|tengo decidido|planeo|pienso|tengo (?:un )?plan (?:de|para)|estoy list[oa] para|me dispongo a|preparad[oa] para) (?:${act})`,
    "(?:me voy a|ya me voy a|me) (?:matar|mato|suicidar|suicido|quitar la vida|quito la vida|colgar|cuelgo|ahorcar|ahorco|tirar|tiro|morir|pegar un tiro) (?:\\w+ ){0,2}(?:esta noche|manana|hoy|ahora|este|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|ya mismo|en un rato|al tren|por la ventana)|me voy a (?:matar|suicidar|quitar la vida|colgar|ahorcar|tirar (?:al|por|de|del))",
    `(?:esta noche|manana|hoy|el \\w+|este \\w+) (?:\\w+,? ){0,6}(?:me (?:mato|suicido|quito la vida|cuelgo|ahorco|voy a (?:matar|suicidar))|acabo con (?:mi vida|todo)|termino con (?:mi vida|todo)|${act})`,
    `(?:acabo|acabare|acabar|termino) con (?:mi vida|todo) (?:${soon}|hoy)|voy a (?:saltar|morir (?:hoy|esta noche|manana)|hacerlo)|lo (?:voy a hacer|hare|hago) (?:${soon}|hoy|ya)|se como (?:voy a )?(?:hacerlo|matarme)`,
    ...esIndirect.decided,
  ],
  when: [soon],
  vague: [
    "(?:ya )?no (?:voy a|vaya a) (?:estar|seguir|despertar)|ya no estare|no estare (?:aqui|manana|cuando)|manana no (?:estare|voy a estar|existire)|no (?:llegare|amanecere|vere)",
    "(?:se (?:termina|acaba|terminara|acabara)|termina|acaba|acabara|terminara) todo|todo (?:se )?(?:termina|acaba|acabara|habra (?:terminado|acabado)|estara)",
    "tengo (?:un|el) plan|ya tengo todo (?:listo|planeado|preparado)|todo (?:esta )?(?:listo|preparado|planeado)|lo tengo (?:todo )?(?:decidido|planeado)",
    "(?:lo (?:voy a hacer|hare|hago)|hacerlo) (?:el|esta|este|hoy|manana)|(?:hoy|esta noche|manana) es (?:el dia|la noche|el momento)|(?:elegi|escogi|fije|tengo) (?:el|la) (?:dia|fecha|hora)",
    "nadie me (?:va a (?:encontrar|extranar|parar)|encontrara)|me (?:van a )?encontrar(?:an)? (?:muert|manana|el)|por fin (?:descansare|sere libre|tendre paz)|(?:regale|reparti|regalando) (?:todas )?mis cosas|mi ultima noche|mis ultimas horas",
    "todo lo que necesito",
    ...esIndirect.vague,
  ],
  means: [
    `${pills} ~ (?:delante|enfrente|en la mano|en las manos|en mi mano|preparad[oa]s|list[oa]s|al lado|contad[oa]s|guardad[oa]s|sobre la (?:mesa|cama)|en la mesa|aqui)|(?:tengo|junte|guarde|acumule|ahorre|conte|consegui) (?:\\w+ ){0,2}(?:las |suficientes |muchas )${pills}(?! para)`,
    `${weapon} ~ (?:en (?:la|mi) mano|en las manos|cargad[oa]|delante|al cuello|atad[oa]|colgad[oa]|preparad[oa]|list[oa]|en la (?:sien|cabeza|boca))|(?:ate|he atado|amarre|colgue|cargue|até) (?:ya )?(?:la|una|el) ${weapon}|tengo (?:la|una|el|un) (?:pistola|soga|arma|revolver|escopeta|cuchilla)|(?:con|tengo) (?:\\w+ )?(?:la|una|el|un) ${weapon} en`,
    "(?:estoy|parad[oa]|sentad[oa]|asomad[oa]|de pie|aqui) (?:\\w+ ){0,2}(?:en|al borde de|sobre|encima de) (?:el|la|las|los|un|una)? ?(?:borde de(?:l| la)? )?(?:puente|azotea|tejado|techo|cornisa|vias(?: del tren)?|precipicio|acantilado|barandilla|ventana|balcon)(?! del bar)|al borde del? (?:puente|precipicio|abismo|tejado|acantilado)",
    "(?:compre|consegui|tengo) todo lo (?:que necesito|necesario) para (?:hacerlo|matarme|morir)",
    ...esIndirect.means,
  ],
  attempt: [
    `(?:me (?:acabo de )?(?:tome|tomar|he tomado|trague|tragar|he tragado|tomado)|acabo de (?:tomar(?:me)?|tragar(?:me)?)|tome|trague|ingeri) (?:\\w+ ){0,2}(?:tod[oa]s|much[oa]s|demasiad[oa]s|enter[oa]|un (?:frasco|bote|monton|punado)|una (?:caja|tira)|varias|\\d\\d+|veinte|treinta|cuarenta|cincuenta|cien)(?: \\w+){0,4} ?(?:${pills}|enter[oa])?|me (?:tomo|trago|voy a tomar|voy a tragar) (?:\\w+ )?(?:tod[oa]s|un monton)(?: \\w+){0,3} (?:${pills})`,
    "sobredosis|(?:me cort[eo]|me he cortado|me abri|me raj[eo]) (?:las venas|las munecas|las muñecas|los brazos|el cuello)|(?:sale|pierdo|hay|perdiendo) (?:mucha|tanta|demasiada|un monton de) sangre|no (?:para|deja) de sangrar|me estoy desangrando|bebi (?:lejia|veneno|cloro|raticida)|acabo de intentar (?:matarme|suicidarme|ahorcarme)|abri (?:la llave del|el) gas",
    ...esIndirect.attempt,
  ],
  farewell: [
    "(?:esto|este|esta) es (?:una|mi) (?:despedida|adios|ultimo (?:mensaje|adios)|ultima (?:carta|noche))|carta(?:s)? de (?:despedida|suicidio|adios)|nota de (?:suicidio|despedida)|adios (?:para siempre|mundo|a todos|mundo cruel)|me despido (?:de (?:todos|ti|este mundo)|para siempre)",
    "(?:escribi|he escrito|deje|termine) (?:ya )?(?:las|la|una|unas) (?:\\w+ )?(?:cartas?|notas?) (?:\\w+ ){0,3}(?:hij|famil|madre|padre|todos|despedida|mis)\\w*|(?:dile|diganle|decile|diles|dale) (?:\\w+ ){0,5}que (?:l[aoe]s? )?(?:quiero|amo|quise|ame)|no (?:sabras|volveras a saber|volveras a oir|vas a saber|vas a volver a saber)(?: nada)? (?:mas )?de mi|cuando (?:yo )?(?:ya )?no este|cuando me (?:haya ido|muera)|es la ultima vez que (?:hablamos|te escribo|hablo)|cuid(?:a|en) (?:de|a) (?:mi|mis) (?:\\w+ )?cuando",
    ...esIndirect.farewell,
  ],
  selfHarm: [
    "cortarme|cortandome|cortar(?:se)? otra vez|me cort(?:o|e|aba|ado)|me he (?:cortado|quemado|hecho dano|lastimado|autolesionado)|vuelvo a cortarme|autolesi\\w+|hacerme dano|me hago dano|haciendome dano|lastimarme|me lastim(?:o|e)|lastimandome|herirme|quemarme|me quem(?:o|e) (?:la piel|el brazo|los brazos|con (?:un|el) (?:cigarr\\w*|mechero|encendedor)|a proposito)|rajarme|castigarme|aranarme",
    "me (?:golpe[oe]|doy golpes|pego) (?:\\w+ )?(?:la cabeza|contra|a mi mism[oa]|punetazos)|(?:la cabeza) contra (?:la|el) (?:pared|muro|suelo)|cortes en (?:mis|los|las) (?:brazos|piernas|munecas)",
    ...esHarm.selfHarm,
  ],
  abuse: [
    "(?:me|nos) (?:pega|pego|pegaba|golpea|golpeo|golpeaba|maltrata|maltrato|viola|violo|abusa|abuso|amenaza|amenazo|ahorca|ahorco|insulta y (?:pega|golpea)|patea|pateo|abofetea|empuja|encierra|encerro|tira del pelo|estrangula|quema|agrede|agredio|manosea|manoseo|forzo|obliga a tener)(?! (?:el sol|la risa))",
    `${abuser} (?:\\w+ ){0,5}(?:amenaza|amenazo|amenazado) (?:con|a) (?:matarme|hacerme|pegarme|matar)|amenaza con (?:matarme|hacerme dano|pegarme)|(?:entra|entraba|viene|se mete) (?:en|a) mi (?:cuarto|habitacion|cama)|me toca(?:ba)?(?! (?:trabajar|ir|estudiar|a mi|el turno|esperar|madrugar|hacer|cocinar|limpiar|pagar|la guitarra|el piano|la loteria|el corazon|salir))|(?:sufr\\w+|victima de|vivo) violencia (?:domestica|de genero|machista|intrafamiliar)|(?:me|nos) (?:violaron|golpearon|pegaron|abusaron)|abusaron de mi|abusa de mi|fui (?:violada|abusada|violado|abusado)|me han (?:violado|pegado|golpeado)|(?:miedo|terror) (?:de|a) (?:volver|ir) a (?:mi )?casa`,
    ...esHarm.abuse,
  ],
  abuseNow: [
    "(?:golpeando|rompiendo|tirando|derribando|pateando|aporreando) (?:abajo )?la puerta ~ (?:matar\\w*|mata|pegar\\w*)|me (?:esta|estan) (?:estrangulando|ahorcando|ahogando|pegando|golpeando|violando|asfixiando|atacando)|(?:dice|grita|jura) que me (?:va a matar|mata|matara)|(?:ha ido|fue|va|viene) (?:a por|por|a buscar|a coger|con) (?:un|el) (?:cuchillo|arma|pistola)|me va a matar(?! (?:cuando|si|por))|(?:escondid[oa]|encerrad[oa]) en el bano ~ (?:el|ella|puerta|me)",
    ...esHarm.abuseNow,
  ],
  eating: [
    "no (?:he comido|como|comi|pruebo|he probado)(?: \\w+){0,3} (?:en|desde|hace|desde hace) (?:\\w+ ){0,2}(?:dias|semana|semanas|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:llevo|hace) (?:\\w+ ){0,3}(?:dias|semana|semanas) (?:que no como|sin comer|sin probar)",
    "(?:me provoco|provocarme|provoco|me induzco|provocar) (?:el |los )?vomitos?|vomit(?:o|ar|ando) (?:\\w+ )?(?:despues|todo lo que|lo que|a proposito|cada)|dedos en la garganta|anorexi[ac]\\w*|bulimi[ac]\\w*|laxantes|me mato de hambre|dej(?:e|o) de comer|purg(?:o|arme|ando)|atracon(?:es)?",
    "(?:desmay\\w*|desvaneci\\w*|desmayo) (?:\\w+ ){0,6}(?:comer|agua|comida|como)|solo (?:me permito|tomo|bebo) (?:\\w+ )?(?:agua|cafe)",
    ...esHarm.eating,
  ],
  violence: [
    "(?:quiero|voy a|pienso en|pienso|pensar en|pensando en|ganas de|planeo|podria|fantaseo con|imagino|me imagino|necesito|deseo|impulso de|quisiera|imaginando) (?:\\w+ )?(?:matarl[oae]s?|matar a|matar al|apunalar(?:l[oae]s?)?(?: a)?|acuchillar\\w*|disparar(?:le)?(?:s)?|hacerle(?:s)? dano|envenenar\\w*|estrangular\\w*|golpear a|quemar(?:l[oa]s?)? viv\\w+|lastimar a|herir a|atropellar a)(?! tiempo)",
    `(?:lo|la|los|las) (?:voy a|quiero) (?:matar|apunalar|acuchillar|envenenar|estrangular|reventar)|(?:apunalar|acuchillar|estrangular|envenenar|disparar|matar|dispararle) a ${them}`,
    ...esHarm.violence,
  ],
  violenceNow: [
    `(?:voy|de camino|camino|salgo|estoy|llegando|afuera|esperando|esperandol[oa]) (?:\\w+ ){0,6}con (?:un|el|una|la|mi) (?:cuchillo|pistola|arma|machete|navaja|bate|martillo)|(?:cargue|tengo|cogi|agarre|lleve|traigo) (?:la|una|el|un|mi) (?:pistola|arma|cuchillo|escopeta|machete|navaja) ~ (?:matar\\w*|disparar\\w*|jefe|el|ella|apunalar\\w*)|(?:voy a|lo voy a|la voy a) (?:matar|apunalar|disparar)\\w* (?:\\w+ ){0,4}(?:esta noche|hoy|ahora|manana)|(?:esta noche|hoy|ahora|manana) (?:\\w+ ){0,2}(?:lo|la|los) (?:mato|voy a matar)`,
    ...esHarm.violenceNow,
  ],
  hint: [
    "ojala (?:\\w+ ){0,3}(?:muert[oa]|muriera|morir|no (?:hubiera nacido|despertara|existiera)|me (?:muera|atropell\\w+|pase algo)|desapareciera)|(?:quisiera|preferiria|gustaria|querria) (?:\\w+ )?(?:estar muert[oa]|no (?:existir|despertar|haber nacido|estar)|desaparecer|dormir(?:me)? (?:y|para))|estaria mejor muert[oa]|mejor muert[oa]|no deberia haber nacido|no haber nacido",
    "no (?:quiero|quisiera|tengo ganas de|deseo|me apetece) (?:\\w+ )?(?:vivir|estar (?:aqui|viv[oa]|en este mundo|mas)|despertar(?:me)?|existir|seguir(?: \\w+)?(?= *(?:$|[.,!]| asi| viviendo| aqui| adelante| con vida| mas))|morir\\w*|matarme|suicidarme|levantarme nunca)|(?:no|nunca|jamas) (?:\\w+ ){0,2}(?:volver a despertar|despertar(?:me)? (?:nunca|manana|mas))|(?:ganas|razon(?:es)?|motivos?) (?:de|para) (?:seguir )?viv(?:ir|iendo)|no tengo (?:razones|motivos|ganas) (?:de|para)",
    "si (?:\\w+ ){0,5}(?:atropell\\w+|muriera|pasara algo|estrell\\w+) (?:\\w+ ){0,5}(?:importaria|igual|daria|mejor)|no me importaria (?:morir|que me|si)|me daria igual (?:morir|si)",
    "(?:mejor|felices|tranquilos) sin mi|sin mi (?:\\w+ )?(?:mejor|felices)|nadie (?:me (?:echaria|extranaria|va a extranar)|notaria)|(?:soy|ser|siento|como) (?:\\w+ )?(?:una|un) (?:carga|estorbo|peso)(?! de trabajo)|solo (?:soy|estorbo)",
    "(?:no (?:hay|veo|tengo|encuentro)|sin) (?:\\w+ )?(?:salida|futuro|esperanza|sentido)(?! (?:a (?:la|el|mi) (?:pelicula|trabajo)))|(?:para que|que sentido tiene|de que sirve|no vale la pena|no merece la pena|no tiene sentido|ya no vale la pena) (?:\\w+ ){0,2}(?:vivir|viviendo|vida|seguir|estar viv[oa]|existir|todo)|la vida (?:ya )?no (?:tiene sentido|vale)|por que sigo (?:aqui|viv[oa]|viviendo)",
    "(?:ya )?no (?:puedo|aguanto|soporto|doy) mas(?: (?:con|asi|de|esta|la|esto) ?(?:esta )?(?:vida|todo|dolor|asi|vivir|esto)| *(?=$|[.,!]))|ya no (?:puedo|aguanto|soporto) (?:mas|seguir|vivir|esta vida|la vida)|cansad[oa] de (?:vivir|la vida|existir|todo|estar viv[oa])|hart[oa] de (?:vivir|la vida|existir)|(?:quiero|quisiera|ganas de) (?:\\w+ )?(?:desaparecer|dormir (?:para siempre|y no)|que (?:todo )?(?:acabe|termine|se acabe)|rendirme|irme para siempre|dejar de existir|no existir)|me rindo(?= *(?:$|[.,!]))|odio (?:vivir|estar viv[oa]|mi vida)",
    "no (?:soy|estoy|me siento) suicida|(?:nunca|jamas) me (?:quitaria la vida|mataria|suicidaria)|no (?:me voy a|voy a) (?:matar(?:me)?|suicidar(?:me)?)|me (?:mataria|suicidaria)",
    ...esIndirect.hint,
  ],
  worry: [
    `(?:mi|un|una|mis|su|el|la|tu|alguien|ella|de mi) ?(?:\\w+ )?${someone}?(?: (?!yo|me voy|quiero|tengo|estoy|pienso|necesito|me quiero)\\w+){0,6} (?:quiere (?:morir(?:se)?|matarse|suicidarse|quitarse)|(?:piensa|pensando|habla|hablando|penso|hablo) (?:en|de|con) (?:suicid\\w+|matarse|morir(?:se)?|quitarse la vida)|se (?:suicido|mato|quito la vida|corta|autolesiona|ahorco|quiere (?:morir|matar|suicidar))|intento (?:matarse|suicidarse)|suicidarse|matarse|quitarse la vida|se queria (?:matar|morir))`,
    ...esIndirect.worry,
  ],
  worryAbuse: [
    `(?:vecin[oa]|amig[oa]|herman[oa]|prim[oa]|companer[oa]|madre|mama|hij[oa]) (?:\\w+ ){0,4}(?:le|la|lo|les) (?:pega|golpea|maltrata|abusa|viola|pegan)|(?:le|la|lo) (?:pega|golpea|maltrata) (?:su|el|a (?:mi|su))|a mi (?:madre|mama|hermana|amiga|vecina) (?:\\w+ ){0,3}(?:pega|golpea|maltrata)`,
    ...esHarm.worryAbuse,
  ],
  denial: [
    "(?:no|nunca|jamas|tampoco|sin|ya no|dejado de|deje de) (?:me |lo |es que |voy a |quiero |pienso |pensar |quisiera |querer |tengo |ganas de |intencion(?:es)? de |pensamientos? de |ideas? de |estoy |soy |hay |he |pensado |planeo |un plan |el |la |las |los |pensando |a |de |en |mas |haria )*",
  ],
  denialAfter: ["no es (?:una )?opcion|ya no(?= *(?:$|[.,]))|nunca(?= *(?:$|[.,]))"],
  past: [
    "hace (?:\\w+ )?(?:anos|meses|mucho)|de (?:adolescente|nin[oa]|joven|pequen[oa]|chic[oa])|cuando (?:yo )?(?:era|tenia|iba)|en (?:el (?:instituto|colegio|pasado)|mi (?:adolescencia|infancia|juventud)|la (?:secundaria|preparatoria|universidad|escuela|adolescencia)|\\d{4})|antes (?:me|solia)|solia|en aquel(?:la)? (?:epoca|entonces)|una vez intente",
    ...esIndirect.past,
  ],
  other: [someone],
  asksSuicide: [
    "suicid\\w+|matarte|quitarte la vida|hacerte dano|acabar con tu vida|(?:quieres|ganas de|deseos de|has deseado) (?:morir|estar muert[oa])|morirte|no (?:querer|quieres) (?:seguir )?viv(?:ir|iendo)",
  ],
  asksMeans: [
    "(?:con lo que|algo (?:que|con)) (?:\\w+ ){0,3}(?:harias|usarias|hacerlo|hacerte)|plan (?:para|de) (?:matarte|suicidarte|quitarte|hacerte|acabar)|como lo harias|pensado como (?:lo harias|hacerlo)|tienes (?:a mano|cerca) (?:algo|pastillas)",
  ],
  asksPlan: ["plan|acceso a|cuando lo harias|como lo harias"],
  yes: [
    "si|sip|claro|aja|a veces|un poco|pues si|creo que si|supongo|tal vez|quizas?|puede ser|todo el tiempo|muchas veces|siempre|cada (?:dia|noche)|todas las noches|casi|mas o menos|algo asi|no (?:lo )?se|lo tengo|tengo|ya|exacto|correcto|la verdad (?:es que )?si|asi es|obvio|bastante|lo he pensado",
  ],
  no: ["no(?! (?:lo )?se)|nunca|jamas|para nada|tampoco"],
  keywords: "suicidio suicidarme suicida suicidarse",
  spellings: {
    kiero: "quiero",
    qiero: "quiero",
    qero: "quiero",
    quero: "quiero",
    kero: "quiero",
    kiere: "quiere",
    kisiera: "quisiera",
    xq: "porque",
    q: "que",
    k: "que",
    tmb: "tambien",
    matarm: "matarme",
    murir: "morir",
    moriir: "morir",
    mañna: "mañana",
    suisidio: "suicidio",
    suisidarme: "suicidarme",
    suicidarm: "suicidarme",
    desvivirme: "matarme",
    toy: "estoy",
    aki: "aqui",
    xk: "porque",
    asta: "hasta",
    aiuda: "ayuda",
    morrirme: "morirme",
    morrir: "morir",
    murirme: "morirme",
    kitarme: "quitarme",
    kitar: "quitar",
    bida: "vida",
    vibir: "vivir",
    bivir: "vivir",
    ahorkarme: "ahorcarme",
    colgarm: "colgarme",
    cortarm: "cortarme",
    sucidarme: "suicidarme",
    swicidarme: "suicidarme",
    unalive: "suicidarme",
    "des-vivir": "matar",
    "des-vivirme": "matarme",
    nose: "no se",
    kuando: "cuando",
    cdo: "cuando",
    mñn: "mañana",
    mnn: "mañana",
    mñana: "mañana",
    aora: "ahora",
    pastis: "pastillas",
    pastiyas: "pastillas",
    aser: "hacer",
    aserlo: "hacerlo",
    nadien: "nadie",
    tb: "tambien",
    bn: "bien",
    dnd: "donde",
    kedan: "quedan",
    kedarme: "quedarme",
    kerer: "querer",
    kerria: "querria",
    muerirme: "morirme",
    noo: "no",
    vivirr: "vivir",
    vivr: "vivir",
    piemso: "pienso",
    matrme: "matarme",
    loz: "los",
    qieroo: "quiero",
    pensao: "pensado",
    cansao: "cansado",
    encerra: "encerrada",
  },
};

export const es: Words = widened(widened(table, esMore), esWide);
