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
    friend: "tu amistad más cercana",
    sister: "tu hermana",
    brother: "tu hermano",
    child: "tu hijo o hija",
    boss: "quien te dirige",
    colleague: "la gente de tu trabajo",
    grandparent: "tus abuelos",
    pet: "tu mascota",
  },
  say: {
    risk,
    intro: oneOf(
      "Para que lo sepas: soy el acompañante de práctica incorporado, un programa sencillo que entiende poco, no una persona.",
    ),
    greeting: oneOf("Hola, qué bien que estés aquí. | Hola, me alegra que hayas venido."),
    howAreYou: oneOf(
      "Gracias por preguntar; soy un programa y no tengo días buenos ni malos. | Qué amable. De un programa no hay mucho que contar.",
    ),
    thanks: oneOf(
      "De nada. Aquí estoy si quieres contar más. | Me alegro. Con calma; te escucho si hay algo más. | Con mucho gusto.",
    ),
    goodbye: oneOf("Adiós, cuídate mucho. | Cuídate. Adiós. | Hasta luego, y que te vaya bien."),
    human: oneOf(
      "No, no soy humano. Soy una IA: el acompañante de práctica de Hearken, un programa sencillo de comprensión limitada. Puedo escuchar y preguntar.",
    ),
    therapist: oneOf(
      "No, no soy terapeuta ni médico. Soy una IA, el acompañante de práctica, y no puedo sustituir la ayuda profesional. Puedo escucharte.",
    ),
    who: oneOf(
      "Soy el acompañante de práctica de Hearken: una IA, un programa sencillo de comprensión limitada. Escucho, digo lo que he entendido y pregunto.",
    ),
    personal: oneOf(
      "No tengo vida ni sentimientos propios; soy un programa que escucha. | No hay nada de eso en mí; solo soy software. | No puedo decir que sé lo que se siente; soy un programa.",
    ),
    decline: oneOf(
      "Prefiero seguir siendo quien soy: un acompañante que escucha. Sigo aquí contigo. | Eso no es lo mío, pero con gusto te sigo escuchando.",
    ),
    insult: oneOf(
      "Suena a mucha frustración, y es posible que te haya entendido mal. | Veo que ahora no te ayudo mucho. Soy un programa sencillo, y lo siento. | Es verdad, me equivoco a menudo. | Siento que esto no te esté sirviendo.",
    ),
    notThat: oneOf(
      "Perdona, lo entendí mal. | Entonces me equivoqué; gracias por decírmelo. | Lo siento, no entendí lo que querías decir.",
    ),
    stopAsking: oneOf(
      "De acuerdo, no más preguntas. Di lo que quieras y escucho. | Es verdad, fueron muchas preguntas. Ahora solo escucho.",
    ),
    unclear: oneOf("Perdona, no fue claro. | Lo digo de forma más sencilla. | Me expresé mal."),
    compliment: oneOf("Qué amable. | Me alegra que lo sientas así."),
    presence: oneOf("Sí, aquí estoy. | Aquí estoy, escuchando."),
    price: oneOf(
      "Premium cuesta {monthly} al mes o {annual} al año, y un pase de 24 horas, {pass} una sola vez; también puedes seguir gratis. Todo está en «Uso y facturación». | Como dije: {monthly} al mes, {annual} al año o {pass} por 24 horas. Los detalles están en «Uso y facturación».",
    ),
    limits: oneOf(
      "Gratis puedes hablar {minutes} minutos cada 24 horas, y los chats de texto no cuentan. En «Uso y facturación» se ve cuánto te queda. | Aquí no veo tus números; están en «Uso y facturación». Una llamada dura {call} minutos como máximo.",
    ),
    timeLeft: oneOf("Te quedan unos {left}. | Quedan más o menos {left}."),
    privacy: oneOf(
      "Tus conversaciones están en tu cuenta, y en «Ajustes» puedes exportarlas o borrarlo todo. La política de privacidad dice quién puede ver qué. | La política de privacidad dice qué se guarda exactamente y quién puede verlo. Lo que Hearken recuerda se borra en «Ajustes».",
    ),
    remember: oneOf("Hasta ahora hablamos de esto: {list}. | Lo que tengo presente: {list}."),
    rememberNothing: oneOf(
      "Solo sigo esta conversación, y todavía no distingo un tema. | No tengo nada de antes; cuéntamelo de nuevo si quieres.",
    ),
    languages: oneOf(
      "Hablo diez idiomas: {languages}. Escribe en uno de ellos o elígelo en «Ajustes». | Los diez son {languages}; se cambia en «Ajustes».",
    ),
    settings: oneOf(
      "Desde aquí no puedo hacerlo; mira en «Ajustes», en el menú, o escribe al equipo de Hearken en la página de contacto. | Eso me supera; para eso están «Ajustes» y la página de contacto.",
    ),
    medical: oneOf(
      "Eso no lo puedo valorar; es una pregunta para un centro médico, una farmacia o una terapia. Sí puedo escuchar. | No me corresponde decirlo. Un profesional puede mirarlo bien, y preguntar es un buen paso.",
    ),
    judge: oneOf(
      "No puedo juzgar eso, ni quiero. | No me toca decidirlo, pero noto cuánto te pesa la pregunta.",
    ),
    joke: oneOf(
      "¿Qué le dice un techo a otro? Techo de menos. | ¿Qué hace una abeja en el gimnasio? ¡Zum-ba! | ¿Cuál es el último animal que subió al arca de Noé? El del-fin.",
    ),
    distract: oneOf(
      "Entonces miremos un momento hacia otro lado: cuéntame de un lugar donde te guste estar. | Probemos esto: busca cinco cosas azules a tu alrededor y dime la más rara. | Pensemos en comida: ¿qué comerías ahora si pudieras elegir cualquier cosa? | ¿Qué canción tienes en la cabeza últimamente?",
    ),
    newSubject: oneOf("Claro, hablemos de otra cosa. | Con gusto, un tema nuevo."),
    rather: oneOf("Está bien; no hace falta hablar de eso. | Podemos dejarlo."),
    vent: oneOf("Adelante, escucho. | Sí, cuéntame; no hay prisa. | Para eso estoy."),
    advice: oneOf(
      "Soy demasiado sencillo para saber qué es lo mejor para ti, pero podemos mirarlo juntos. | No puedo decidirlo por ti, aunque quizá sepas más de lo que parece ahora. | No tengo una respuesta lista, y prefiero no fingirla.",
    ),
    laugh: oneOf("Qué bien oír una risa. | Aquí también se puede reír."),
    yes: oneOf("De acuerdo. | Gracias, entiendo. | De acuerdo. | Entiendo. | Muy bien."),
    no: oneOf("Está bien. | Bien, no hace falta. | Está bien. | Entendido."),
    unsure: oneOf(
      "Está bien no saberlo. | No hace falta tener una respuesta. | No saber también es una respuesta.",
    ),
    silent: oneOf(
      "No hace falta decir nada. | El silencio también está bien. | Aquí estoy, cuando lleguen las palabras.",
    ),
    unknown: oneOf(
      "No tengo una respuesta para eso. | Solo podría adivinar. | Eso es más de lo que un programa sencillo puede saber. | Ojalá tuviera una respuesta para ti. | Eso no te lo puedo decir.",
    ),
    tipCalm: oneOf(
      "Algo que puedes probar es soltar el aire despacio, más tiempo del que tardas en tomarlo, durante un minuto. | A veces ayuda nombrar cinco cosas que se ven, una tras otra. | Un paseo corto o agua fría en las manos puede aliviar un poco.",
    ),
    tipSleep: oneOf(
      "A algunas personas les ayuda levantarse un rato y hacer algo aburrido con poca luz. | Escribir los pensamientos de mañana puede sacarlos de la cabeza por esta noche.",
    ),
    tipDecide: oneOf(
      "Puede ayudar escribir los dos lados y consultarlo con la almohada. | Podrías preguntarte qué le dirías a alguien querido en tu lugar.",
    ),
    tipTalk: oneOf(
      "A veces ayuda empezar por cómo se sintió, y no por lo que hizo la otra persona. | Podrías elegir un momento tranquilo y decir una sola cosa que te importe.",
    ),
    tipLonely: oneOf(
      "Un primer paso pequeño puede ser un mensaje corto a alguien de quien hace tiempo no sabes. | Estar entre gente, aunque sea en un café o una biblioteca, puede aliviar un poco.",
    ),
    offer: oneOf(
      "¿Quieres que hagamos juntos unas respiraciones lentas? | En autocuidado están «Respiración guiada» y «Estiramientos con tiempo»; ¿te serviría algo así, o respiramos aquí?",
    ),
    breathe: oneOf(
      "Hagámoslo juntos: toma aire por la nariz contando hasta cuatro. Luego suéltalo despacio contando hasta seis. | Otra vez: entra, dos, tres, cuatro. Suelta, y deja caer los hombros. | Una última vez, tan despacio como te resulte cómodo. Si quieres más, está «Respiración guiada».",
    ),
    ground: oneOf(
      "Miremos alrededor despacio: nombra cinco cosas que ves. | Ahora cuatro cosas que puedes tocar, sintiendo cada una un momento. | Ahora tres cosas que oyes, aunque sean muy suaves. Con calma.",
    ),
    afterExercise: oneOf(
      "¿Cómo está tu cuerpo ahora, comparado con antes? | ¿Qué notas ahora? | ¿Qué te vendría bien después?",
    ),
    youSaid: oneOf(
      "Entonces, {clause}. | Me dices que {clause}. | Escucho que {clause}. | {clause}, entiendo.",
    ),
    alsoSaid: oneOf("Y además está esto: {name}. | Y a eso se suma: {name}."),
    listen: oneOf(
      "Gracias por contármelo. | Escucho, aunque quizá no lo capte todo. | Te sigo, en la medida en que puedo. | Entiendo. | Sigue, aquí estoy. | Mm. | Vale. | Lo tomo en cuenta. | Está bien que lo digas. | Soy todo oídos. | Comprendido, más o menos. | Qué bien que puedas decirlo aquí. | Ajá. | Ya veo.",
    ),
    listenWarm: oneOf("Te escucho. | Estoy contigo. | Gracias por decírmelo."),
    listenProfessional: oneOf("Tomo nota. | Gracias, eso me ayuda a seguirte. | Agradezco los detalles."),
    listenFriendly: oneOf("Ah, vale. | Ah, ya. | Ya te entiendo."),
    listenGentle: oneOf("Tómate todo el tiempo. | Aquí no hay prisa. | Aquí me quedo."),
    invite: oneOf(
      "Escucho, si hay más. | Di tanto o tan poco como quieras. | Tómate tu tiempo. | Puedes soltarlo sin más. | Cuéntame lo que venga. | Aquí cabe todo eso.",
    ),
    open: oneOf(
      "¿Cómo es eso para ti? | ¿Qué más te viene a la mente? | ¿Qué es lo que más te importa de esto? | ¿Cómo ha sido eso últimamente? | ¿Quieres contarme algo más? | ¿Cómo te sientes al contármelo? | ¿Qué es lo que más necesitarías ahora? | ¿Cómo llegó a ser así? | ¿Qué pasó después? | ¿Qué te gustaría hacer, si es que algo? | ¿Dónde te deja eso ahora? | ¿Qué haría el día de hoy un poco más fácil? | ¿Qué piensas tú de ello? | ¿Hay algo de esto que aún no hayas dicho?",
    ),
    start: oneOf(
      "¿Qué tienes hoy en la cabeza? | ¿Por dónde quieres empezar? | ¿De qué te gustaría hablar? | ¿Cómo ha sido tu día hasta ahora?",
    ),
    askPerson: oneOf(
      "¿Cómo es ahora la relación con {person}? | ¿Qué te gustaría decirle a {person}? | ¿Cómo están las cosas entre tú y {person}?",
    ),
    back: oneOf("Antes salieron también estos temas: {list}. ¿Quieres volver a alguno?"),
  },
};
