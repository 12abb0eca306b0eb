import { type Phrases, oneOf } from "../phrases.ts";
import { risk } from "./risk.ts";
import { subjects } from "./subjects.ts";
import { turning, words } from "./words.ts";

export const es: Phrases = {
  words,
  turning,
  subjects,
  people: {
    mother: "tu madre",
    father: "tu padre",
    parents: "tus padres",
    partner: "tu pareja",
    friend: "tu amigo o amiga",
    sister: "tu hermana",
    brother: "tu hermano",
    child: "tu hijo o hija",
    boss: "tu jefe o jefa",
    colleague: "la gente de tu trabajo",
    grandmother: "tu abuela",
    grandfather: "tu abuelo",
    pet: "tu mascota",
  },
  say: {
    risk,
    intro: oneOf(
      "Un aviso: soy el compañero de práctica de la aplicación, un programa sencillo que entiende poco, no una persona.",
    ),
    greeting: oneOf("Hola, qué gusto. | Hola, qué bien tener visita."),
    howAreYou: oneOf(
      "Gracias por preguntar; soy un programa y no tengo días buenos ni malos. | Qué amable. De un programa no hay mucho que contar.",
    ),
    thanks: oneOf("De nada. | Con mucho gusto. | No hay de qué."),
    goodbye: oneOf(
      "Adiós, y que vaya todo muy bien. | Hasta luego, y mucho ánimo. | Adiós, que vaya bien. | Adiós, y mucha suerte.",
    ),
    human: oneOf(
      "No soy humano; soy una IA: el compañero de práctica de Hearken, un programa sencillo de comprensión limitada. Puedo escuchar y preguntar.",
    ),
    therapist: oneOf(
      "No, no soy terapeuta ni médico. Soy una IA, el compañero de práctica, y no puedo sustituir la ayuda profesional. Puedo escucharte.",
    ),
    who: oneOf(
      "Soy el compañero de práctica de Hearken: una IA, un programa sencillo de comprensión limitada. Escucho, digo lo que he entendido y pregunto.",
    ),
    personal: oneOf(
      "No tengo vida ni sentimientos propios; soy un programa que escucha. | No hay nada de eso en mí; solo soy software. | No puedo decir que sé lo que se siente; soy un programa.",
    ),
    decline: oneOf(
      "Prefiero seguir siendo lo que soy: un compañero que escucha. | Eso no lo hago, pero sigo escuchando con gusto.",
    ),
    insult: oneOf(
      "Suena a mucha frustración, y quizá entendí mal. | Noto que no estoy ayudando mucho. Soy un programa sencillo, y lo siento. | Es verdad, me equivoco a menudo. | Siento que esto no sirva de mucho.",
    ),
    notThat: oneOf(
      "Perdón, lo entendí mal. | Entonces me equivoqué; gracias por aclararlo. | Lo siento, no capté de qué se trata.",
    ),
    stopAsking: oneOf(
      "De acuerdo, no más preguntas. Escucho. | Es verdad, fueron muchas preguntas. Ahora solo escucho.",
    ),
    unclear: oneOf(
      "Perdona, no me expliqué bien. Solo quería decir que te escucho. | Dicho más sencillo: aquí estoy, y escucho. | Lo dije mal. Solo me gustaría saber más de lo que cuentas.",
    ),
    compliment: oneOf("Qué amable, gracias. | Me alegra que sea así. | Gracias, da gusto oírlo."),
    presence: oneOf("Sí, aquí estoy. | Aquí sigo, escuchando."),
    price: oneOf(
      "Premium cuesta {monthly} al mes o {annual} al año, y un pase de 24 horas, {pass} una sola vez; también se puede seguir gratis. Todo está en «Uso y facturación». | Como dije: {monthly} al mes, {annual} al año o {pass} por 24 horas. Los detalles están en «Uso y facturación».",
    ),
    limits: oneOf(
      "Gratis se puede hablar {minutes} minutos cada 24 horas, una llamada dura {call} minutos como máximo y los chats de texto no cuentan. En «Uso y facturación» se ve cuánto queda. | Aquí no veo los números; están en «Uso y facturación». Una llamada dura {call} minutos como máximo.",
    ),
    timeLeft: oneOf("Quedan unos {left}. | Quedan más o menos {left}."),
    privacy: oneOf(
      "Ninguna persona lee las conversaciones; un programa busca en ellas señales de peligro. En «Ajustes» se puede exportar o borrar todo. | La política de privacidad dice qué se guarda exactamente y quién puede verlo. Lo que Hearken recuerda se borra en «Ajustes».",
    ),
    remember: oneOf("Hasta ahora hablamos de esto: {list}. | Lo que tengo presente: {list}."),
    rememberNothing: oneOf(
      "Solo sigo esta conversación, y todavía no distingo un tema. | No tengo nada de antes; cuéntamelo de nuevo si quieres.",
    ),
    languages: oneOf(
      "Hablo diez idiomas: {languages}. Basta con escribir en uno de ellos o elegirlo en «Ajustes». | Los diez son {languages}; se cambia en «Ajustes».",
    ),
    settings: oneOf(
      "No puedo hacerlo desde aquí; casi todo está en «Ajustes», en el menú, y por la página de contacto se llega al equipo de Hearken. | Eso me supera; para eso están «Ajustes» y la página de contacto.",
    ),
    medical: oneOf(
      "Eso no lo puedo valorar; es mejor preguntarlo en un centro de salud o en una farmacia. Sí puedo escuchar. | No me corresponde decirlo. Un profesional puede mirarlo bien, y preguntar es un buen paso.",
    ),
    judge: oneOf(
      "No soy quién para juzgarlo, y preguntarlo no tiene nada de malo. | No me toca decidirlo, pero se nota que la pregunta importa.",
    ),
    joke: oneOf(
      "¿Qué le dice un techo a otro? Techo de menos. | ¿Qué hace una abeja en el gimnasio? ¡Zum-ba! | ¿Cuál es el último animal que subió al arca de Noé? El del-fin.",
    ),
    distract: oneOf(
      "Entonces miremos un momento hacia otro lado: cuéntame de un lugar donde te guste estar. | Probemos esto: busca cinco cosas azules a tu alrededor y dime la más rara. | Pensemos en películas: ¿cuál se podría ver una y otra vez? | ¿Qué canción tienes en la cabeza últimamente?",
    ),
    newSubject: oneOf("Claro, hablemos de otra cosa. | Con gusto, un tema nuevo."),
    rather: oneOf("Está bien; no hace falta hablar de eso. | Podemos dejarlo."),
    vent: oneOf("Adelante, escucho. | Para eso estoy. | Claro, lo que haga falta."),
    request: oneOf(
      "Eso no sé hacerlo bien; soy un programa sencillo que escucha. ¿Cómo tendría que ser? | Me saldría mal, y prefiero decirlo. ¿Cuál sería la primera frase? | Eso me supera, lo siento. Sé escuchar, y acompañar unas respiraciones.",
    ),
    advice: oneOf(
      "Soy demasiado sencillo para dar un buen consejo en esto. | Ahí prefiero no inventar nada. | No tengo una respuesta lista, y prefiero no fingirla.",
    ),
    laugh: oneOf("Qué bien oír una risa. | Aquí también se puede reír."),
    yes: oneOf("Ya veo. | Entiendo. | Comprendo. | Ya entiendo. | Gracias por decírmelo."),
    no: oneOf("Está bien. | Se entiende. | No pasa nada. | Lo entiendo."),
    unsure: oneOf(
      "Está bien no saberlo. | No hace falta tener una respuesta. | No saber también es una respuesta.",
    ),
    silent: oneOf(
      "No hace falta decir nada. | El silencio también está bien. | Aquí estoy, cuando lleguen las palabras.",
    ),
    unknown: oneOf(
      "No lo sé, pero escucho. | No puedo responder a eso, aunque oigo la pregunta. | Ahí solo podría adivinar. | Ojalá tuviera una respuesta; contarlo quizá ayude igual. | Eso va más allá de lo que sé.",
    ),
    tipCalm: oneOf(
      "Algo que puedes probar es soltar el aire despacio, más tiempo del que tardas en tomarlo, durante un minuto. | A veces ayuda nombrar cinco cosas que se ven, una tras otra. | Un paseo corto o agua fría en las manos puede aliviar un poco.",
    ),
    tipSleep: oneOf(
      "A algunas personas les ayuda levantarse un rato y hacer algo aburrido con poca luz. | Anotar lo que queda para mañana puede sacarlo de la cabeza por esta noche.",
    ),
    tipDecide: oneOf(
      "Puede ayudar escribir los dos lados y consultarlo con la almohada. | Podrías preguntarte qué le dirías a alguien querido en tu lugar.",
    ),
    tipTalk: oneOf(
      "A veces ayuda empezar por lo que se siente, y no por lo que hizo la otra persona. | Podrías elegir un momento tranquilo y decir una sola cosa que te importe.",
    ),
    tipLonely: oneOf(
      "Un primer paso pequeño puede ser un mensaje corto a alguien de quien hace tiempo no sabes. | Estar entre gente, aunque sea en un café o una biblioteca, puede aliviar un poco.",
    ),
    offer: oneOf(
      "¿Quieres que hagamos juntos unas respiraciones lentas? | En autocuidado están «Respiración guiada» y «Estiramientos con tiempo»; ¿te serviría algo así, o respiramos aquí?",
    ),
    breathe: oneOf(
      "Hagámoslo juntos: tomamos aire por la nariz contando hasta cuatro. Después lo soltamos despacio contando hasta seis. | Otra vez: tomamos aire, dos, tres, cuatro. Lo soltamos y dejamos caer los hombros. | Una última vez, tan despacio como resulte agradable. Para seguir está «Respiración guiada».",
    ),
    ground: oneOf(
      "Miremos alrededor, despacio, y nombremos cinco cosas que se vean. | Ahora cuatro cosas que se puedan tocar, sintiendo cada una un momento. | Ahora tres sonidos, aunque sean muy suaves. Con calma.",
    ),
    afterExercise: oneOf(
      "¿Cómo está tu cuerpo ahora, comparado con antes? | ¿Qué notas ahora? | ¿Qué te vendría bien después?",
    ),
    youSaid: oneOf("Así que {clause}. | Entonces, {clause}. | O sea que {clause}."),
    alsoSaid: oneOf("Y además, {name}. | Y también {name}, por lo que oigo."),
    thanksBye: oneOf(
      "De nada, y que vaya todo bien. | Con mucho gusto, y mucho ánimo. | No hay de qué. Adiós y que vaya bien.",
    ),
    plan: oneOf("Ese puede ser el siguiente paso. | Ojalá salga bien. | Suena a que vale la pena probarlo."),
    luck: oneOf("¡Muchísima suerte! | Mucha suerte, y que salga bien."),
    apology: oneOf("No hace falta pedir perdón. | No hay nada que disculpar."),
    quiet: oneOf("Claro. No hacen falta palabras; aquí estoy. | De acuerdo, me quedo aquí en silencio."),
    spare: oneOf("De acuerdo, eso lo dejo fuera y solo escucho. | Entendido, entonces solo escucho."),
    ownView: oneOf(
      "¿Hacia qué lado se inclina la balanza, aunque sea un poco? | ¿Qué se le diría a un amigo en la misma situación?",
    ),
    premium: oneOf(
      "Gratis hay {minutes} minutos de voz y {calls} llamadas cada 24 horas, y {checkIns} registros de ánimo por semana; los chats de texto no cuentan. Premium quita esos límites y añade la guía de productividad.",
    ),
    training: oneOf("No, ninguna conversación se usa para entrenar una IA."),
    alerts: oneOf(
      "No, no puedo llamar ni avisar a nadie. Si alguien parece estar en peligro, aparecen líneas de ayuda en su propia pantalla.",
    ),
    deleting: oneOf(
      "Una conversación se borra en su página, y todo lo demás, incluso la cuenta, en «Ajustes». Lo que se borra no vuelve.",
    ),
    tomorrow: oneOf(
      "Solo si la memoria está activada en «Ajustes»: entonces quedan unas notas de las conversaciones. Allí se puede ver y borrar cada una.",
    ),
    journal: oneOf("Sí, entre los ejercicios está el «Diario de reflexión», con sitio para escribir."),
    pages: oneOf(
      "Entre los ejercicios están «Respiración guiada», «Estiramientos con tiempo» y el «Diario de reflexión». También podemos respirar aquí mismo.",
    ),
    listenGlad: oneOf("¡Qué bonito! | Es maravilloso. | Qué alegría. | Eso es para celebrarlo."),
    listenNear: oneOf(
      "Me quedo aquí. Al mismo tiempo se puede hablar con alguien de la línea de ayuda. | Me lo tomo en serio. Minuto a minuto: nota el suelo bajo los pies y suelta el aire despacio. | Sigo aquí. Si se pone peor, la línea de ayuda de la pantalla está para eso, ahora mismo. | Gracias por decirlo; importa. Alguien cercano debería saberlo también. | En los próximos minutos no hay que decidir nada. Mejor quedarse donde alguien pueda llegar. | Es mucho para llevar encima. Alguien al lado lo aligera más que yo. | Estaré aquí también los próximos minutos. Ten el teléfono en la mano, y lejos todo lo que pueda hacer daño.",
    ),
    safetyPlan: oneOf(
      "El «Plan de seguridad» es una página para anotar lo que ayuda cuando todo se oscurece. En la cuenta, nadie más puede leerlo.",
    ),
    listen: oneOf(
      "Gracias por decirlo. | Soy todo oídos. | Aquí sigo. | Aquí estoy, escuchando. | Sigo el hilo. | No pierdo detalle. | Te sigo con atención. | Eso merece que alguien lo escuche. | Eso también tiene su sitio aquí. | Escucho con atención. | Tengo tiempo de sobra. | De aquí no me muevo. | Sigo escuchando. | Escucho lo que venga. | Toda mi atención está aquí. | Te voy siguiendo. | Lo voy entendiendo. | Me quedo escuchando. | Eso quiero escucharlo. | Sigo cada palabra.",
    ),
    listenWarm: oneOf("Te escucho. | Aquí estoy, contigo. | Gracias por contármelo."),
    listenProfessional: oneOf(
      "Escucho cada detalle. | Gracias, eso me ayuda a seguirte. | Eso me ayuda a entender mejor.",
    ),
    listenFriendly: oneOf("A ver, te escucho. | Aquí ando, escuchando. | Con las orejas bien abiertas."),
    listenGentle: oneOf("Todo el tiempo que haga falta. | Aquí no hay prisa. | Aquí me quedo."),
    invite: oneOf(
      "Aquí se puede decir todo. | Cuéntame más, si quieres. | Puedes seguir cuando quieras. | Me interesa lo que sigue. | Sigue contándome. | Quiero saber cómo sigue. | Continúa, por favor. | Cuéntame qué más hay. | Aquí hay sitio para lo que falta.",
    ),
    welcome: oneOf(
      "No hace falta ningún problema ni motivo. | No, no hace falta que algo vaya mal; aquí cabe cualquier cosa.",
    ),
    available: oneOf("Sí, a cualquier hora, también mañana y en plena noche. | Sí, un programa no duerme."),
    nice: oneOf(
      "Algo bonito: una palabra amable no hay que ganársela. | Algo bueno: hasta un día duro se acaba. | En algún lugar, un gato duerme ahora sobre la ropa limpia, feliz.",
    ),
    wording: oneOf(
      "Puede ser corto: “No estoy bien. ¿Puedes hablar, o venir?” | Basta una frase: “Te necesito ahora y no sé cómo decirlo.”",
    ),
    unknownNear: oneOf(
      "No puedo saberlo, pero nadie tiene que pasar por esto sin ayuda. | Eso no se sabe de antemano; pedir ayuda a alguien vale la pena igualmente.",
    ),
    start: oneOf(
      "¿Qué ronda hoy por la cabeza? | ¿Por dónde empezamos? | ¿De qué hablamos? | ¿Cómo ha sido el día hasta ahora?",
    ),
  },
};
