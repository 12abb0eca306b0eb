import { oneOf } from "../phrases.ts";
import type { Responses } from "../responses.ts";

export const responses: Responses = {
  good: oneOf(
    "Qué buena noticia. | Da gusto oír algo así. | Qué bien que haya salido así. | Vaya, qué alegría tan grande. | Eso sí que es una alegría. | Así cualquiera sonríe. | Una cosa así hay que disfrutarla bien. | La alegría se nota desde aquí. | Con algo así, a cualquiera se le ilumina la cara. | Felicidades, y que se disfrute. | Esto merece un pequeño festejo. | Ojalá dure mucho esa alegría.",
  ),
  bright: oneOf(
    "Me gusta oír eso. | Eso suena bien. | Pinta bien la cosa. | Algo así siempre se agradece. | Ahí hay algo bueno. | Son cosas que alegran el día. | Qué agradable suena. | Lo bueno también merece contarse.",
  ),
  tender: oneOf(
    "Es de esas cosas que se guardan bien adentro. | Ahí hay mucho cariño. | Qué cosa tan bonita. | Un momento así vale mucho. | Eso llega hondo. | Algo así no se olvida fácilmente. | Querer así deja huella. | A veces lo más pequeño es lo que más queda. | Contado así, conmueve. | Un recuerdo así acompaña mucho tiempo.",
  ),
  grief: oneOf(
    "Cuánto lo siento. | Es una pérdida muy grande. | Una pérdida así llega muy hondo. | Detrás de una pena así suele haber mucho cariño. | Despedirse cuesta muchísimo. | No hay palabras que estén a la altura de eso. | Una ausencia así se nota en todas partes. | Eso pesa, y es natural que pese. | Para una pena así no hay plazos. | Lo siento mucho, de verdad. | El hueco que queda se nota mucho tiempo. | Perder a quien se quiere lo cambia todo.",
  ),
  miss: oneOf(
    "Un silencio así puede hacerse muy largo. | Echar de menos llega a doler. | La soledad pesa, sobre todo a ciertas horas. | Se nota cuando falta alguien cerca. | Extrañar también cansa. | Lo que falta se nota a cada rato. | Una distancia así se hace cuesta arriba. | Sentirse lejos de todo cuesta mucho. | No es fácil acostumbrarse a algo así. | Es natural querer tener a alguien cerca.",
  ),
  sad: oneOf(
    "Eso suena muy duro. | Hay días que pesan de más. | Qué cuesta arriba suena todo eso. | Una tristeza así cansa mucho. | A veces todo pierde el color, y eso duele. | Aquí también hay sitio para las lágrimas. | No hace falta poner buena cara aquí. | Es mucho para llevar por dentro. | Cuando nada alegra, hasta lo pequeño cuesta. | Siento que sea tan duro. | Sentirse así desgasta. | Estar mal no es ninguna debilidad.",
  ),
  tired: oneOf(
    "Así se agota cualquiera. | No es raro que eso deje sin fuerzas. | Sería demasiado para cualquiera. | Sin descanso, todo cuesta el doble. | Tanto a la vez agota. | Hasta el cuerpo más fuerte pide una pausa. | Con tan poco respiro, cuesta seguir. | Ese cansancio tiene sus motivos. | Nadie puede con todo siempre. | Qué agotador suena.",
  ),
  afraid: oneOf(
    "Es natural que eso inquiete. | La espera suele ser lo más difícil de aguantar. | Con razón hay nervios. | Ese miedo se entiende. | No saber lo que viene pone a prueba a cualquiera. | Con algo así delante, cuesta mantener la calma. | Cuando la cabeza no para, todo parece más grande. | Tener miedo no es falta de valor. | Vivir con esa inquietud cansa. | Suena a mucha tensión. | A mucha gente le quitaría el sueño algo así. | Decir lo que asusta ya es algo.",
  ),
  angry: oneOf(
    "No hay derecho. | Con razón da tanta rabia. | Una injusticia así indigna a cualquiera. | Eso no es justo. | Esa rabia no sale de la nada. | Hay cosas que pasan de la raya. | Así no se trata a nadie. | El enojo suele señalar algo que importa. | Cuesta tragarse algo así. | Con algo así hierve la sangre.",
  ),
  annoyed: oneOf(
    "Vaya, qué fastidio. | Justo lo que faltaba. | Eso no le hace gracia a nadie. | Hay días en que todo se tuerce. | Ay, qué lata. | Esas cosas crispan a cualquiera. | Las cosas, a veces, parecen hacerlo adrede. | Es como para perder la paciencia. | Eso sí que es mala pata. | Falta no hacía, desde luego.",
  ),
  hurt: oneOf(
    "Cómo duele algo así. | Una cosa así cala hondo. | Nadie se merece un trato así. | La confianza rota tarda en sanar. | Es un golpe duro. | Que alguien falle así deja marca. | De algo así cuesta reponerse. | Las palabras y los gestos pueden herir mucho. | Qué trago tan amargo. | Eso hiere, y no es exageración.",
  ),
  ashamed: oneOf(
    "Decirlo ya cuesta lo suyo. | Un mal momento no define a nadie. | A nadie se le puede pedir la perfección. | La culpa suele hablar más fuerte de la cuenta. | Es fácil juzgarse con demasiada dureza. | Que pese tanto muestra que importa. | A veces la vergüenza afloja un poco al contarla. | Aquí no hay quien señale con el dedo. | Casi todo el mundo tiene algo que le gustaría poder cambiar. | Mucha gente carga con algo parecido.",
  ),
  heavy: oneOf(
    "Eso no es fácil. | Son muchas cosas a la vez. | Suena a algo difícil de llevar. | Cuesta, y se nota que cuesta. | No es poca cosa. | Algo así remueve por dentro. | Hay mucho detrás de esas palabras. | Eso pesa lo suyo. | Qué situación tan complicada. | Cargar con algo así no es sencillo.",
  ),
  worried: oneOf(
    "Ahí se ve lo mucho que te importa. | Preocuparse así es otra forma de querer. | Desde fuera a veces se puede hacer poco, y eso angustia. | Detrás de esa preocupación hay mucho cariño. | Es bueno que haya alguien tan pendiente. | Cuando sufre alguien cercano, cuesta pensar en otra cosa. | Ojalá todo vaya a mejor. | Una preocupación así no se apaga con un botón.",
  ),
  torn: oneOf(
    "Las dos cosas pueden ser verdad a la vez. | Eso no tiene que decidirse hoy. | Se puede querer una cosa y también la contraria. | Dudar también es pensar bien las cosas. | Cuando algo tira hacia dos lados, cuesta moverse. | No todo tiene que encajar enseguida. | Hay razones por un lado y por el otro. | Los sentimientos no siempre se ponen de acuerdo. | Una encrucijada así marea a cualquiera. | A veces la claridad tarda en llegar.",
  ),
  plan: oneOf(
    "Suena a un buen paso. | Vale la pena intentarlo. | Eso ya es un comienzo. | Me gusta esa idea. | Un paso pequeño también cuenta. | Decidirse ya es una parte del camino. | Ojalá salga tal como lo imaginas. | Tener algo en mente ya ayuda. | Por algún lado hay que empezar. | Con eso ya hay algo en marcha.",
  ),
  reach: oneOf(
    "Qué bueno que haya alguien. | Contárselo parece una buena idea. | Hablar con alguien de confianza ayuda muchas veces. | Con alguien al lado se lleva mejor. | Es bueno tener en quién apoyarse. | No todo hay que llevarlo por dentro. | Abrirse con alguien requiere valor. | Compartirlo puede quitarle peso.",
  ),
  secret: oneOf(
    "Gracias por confiarme eso. | Hay cosas que necesitan decirse. | Hace falta valor para decir algo así. | Aquí se puede decir sin rodeos. | Ponerle palabras ya es mucho. | Guardarlo por dentro también cansa. | Lo que se calla mucho tiempo pesa. | Algo tan personal merece cuidado.",
  ),
  body: oneOf(
    "Eso suena muy molesto. | Ojalá afloje pronto. | Con el cuerpo así, todo cuesta más. | Qué incómodo debe de ser. | El dolor se lleva muchas fuerzas. | Que el cuerpo dé pronto un respiro. | Cuando el cuerpo se queja, cuesta pensar en nada más. | Espero que se alivie pronto.",
  ),
  memory: oneOf(
    "Esos tiempos siguen ahí. | Gracias por contarme algo de aquel tiempo. | Hay épocas que dejan marca. | Algunas cosas vuelven solas a la cabeza. | Parece que aquello sigue muy vivo. | Lo vivido siempre acompaña un poco. | Hay cosas que se quedan grabadas. | Mirar atrás a veces remueve cosas.",
  ),
  detail: oneOf(
    "Ah, así que es eso. | Ahora me hago una idea mejor. | Vaya, no lo sabía. | Está bien saberlo. | Ya voy viendo. | Eso aclara un poco las cosas. | Ya veo cómo están las cosas. | Poco a poco se va viendo el conjunto. | Lo tengo en cuenta. | Ese detalle ayuda. | Así se entiende mejor. | Ah, la cosa va por ahí. | Ya tengo más claro el panorama. | Con eso me sitúo mejor. | Eso todavía no lo había oído. | Ah, ya comprendo.",
  ),
  joke: oneOf(
    "Ja, bien dicho. | El humor sigue en su sitio. | Eso tiene su gracia. | Con ese ingenio no puedo competir. | Punto para ti. | Ahí hay chispa. | Eso no me lo esperaba. | Una broma a tiempo aligera bastante. | Para eso no traigo réplica preparada. | Qué salida tan buena.",
  ),
  opinion: oneOf(
    "No puedo juzgarlo desde aquí, pero me gustaría saber qué piensas. | Soy demasiado simple para decirlo; lo que sientes tú cuenta más. | De verdad que no sabría decirte, pero me interesa cómo lo ves. | Eso me queda grande; cuéntame cómo lo vives. | No tengo una opinión que valga mucho, pero me gustaría oír la tuya. | Mi parecer aquí vale poco; prefiero escucharte. | Ojalá pudiera decírtelo; cuéntame un poco más, si quieres. | Entiendo demasiado poco para opinar, pero te escucho con atención. | No me atrevo a dar un veredicto; dime qué impresión tienes tú. | No soy quién para decidir eso, pero lo que digas tiene su sitio aquí.",
  ),
  fact: oneOf(
    "Eso no lo sé, lo siento, pero me alegra que me preguntes. | A eso no puedo responder; cuéntame qué te lleva a preguntarlo. | No tengo la respuesta, pero me gustaría saber por qué te ronda la cabeza. | Sé muy poco, por desgracia; dime qué te hizo pensar en ello. | Si lo supiera, te lo diría; también me interesa lo que crees tú. | No tengo ni idea, perdona, pero puedes contarme más. | Es mucho para un programa pequeño, pero haces bien en preguntar. | Ahí me falta la respuesta, pero te escucho si quieres hablar de ello. | Me habría gustado responderte; háblame un poco de lo que tienes en mente. | No llego a tanto, pero dime qué significa para ti.",
  ),
  you: oneOf(
    "Soy un programa: escucho, pregunto un poco y conozco algunos ejercicios; eso es todo. | Soy un programa sencillo, no una persona; de mí no hay mucho que contar, pero aquí estoy y te escucho. | Detrás de estas palabras no hay nadie, solo un pequeño programa que escucha. | Soy un programa que entiende solo una parte de lo que le cuentan, y prefiero reconocerlo. | Soy un programa: no tengo rutina, ni sentimientos, ni familia, solo tiempo para escuchar. | Como programa, eso no lo puedo hacer, o me sale mal; escuchar sí puedo. | Aquí no escribe ninguna persona; soy un pequeño programa que sigue unas cuantas reglas y escucha. | Soy un programa que responde a su manera, que es sencilla; no busco información ni llamo a nadie.",
  ),
  app: oneOf(
    "Aquí puedes hablarme o escribirme, registrar tu ánimo, hacer ejercicios y leer tus repasos semanales; todo está en el menú. | Casi todo en la aplicación se puede cambiar en «Ajustes»; para lo demás, hay personas detrás de la página de contacto. | No conozco la aplicación tan bien como para asegurarlo; en «Ajustes» o por la página de contacto podrás saberlo. | Lo que cuesta y lo que te queda hoy está en «Uso y facturación»; todo lo demás, en el menú. | En autocuidado hay ejercicios y guías; para cualquier otra cosa de la aplicación, el menú es un buen sitio donde mirar.",
  ),
  internet: oneOf(
    "Para hablarme o escribirme hace falta internet; algunas páginas de la aplicación se abren también sin conexión.",
  ),
  advice: oneOf(
    "No sé qué será lo mejor, pero podemos ir viéndolo poco a poco. | No sé decírtelo bien; cuéntame qué has pensado hasta ahora. | No tengo una buena respuesta, pero aquí puedes pensar en voz alta. | En esto no soy de gran ayuda, lo siento, pero quisiera saber más. | Se me escapa la solución, pero gracias por preguntarme. | Soy un programa demasiado sencillo para eso; dime qué te gustaría a ti. | Resolverlo no está a mi alcance, pero soy todo oídos. | No se me ocurre nada bueno, pero tus ideas me interesan.",
  ),
  words: oneOf(
    "No sabría escribirlo bien por ti; bastan tres cosas: qué pasó, cómo lo viviste y qué te gustaría ahora. | Escribir no es lo mío, perdona; dímelo como se lo dirías a alguien de confianza, y quizá ya lo tengas casi todo. | Redactar algo así es demasiado para un programa sencillo; lo breve y claro suele funcionar mejor, con lo principal al comienzo. | No acertaría con el tono; anota lo único que no puede faltar y deja que lo demás venga solo. | Lo que me has contado aquí ya es casi el texto; escríbelo tal cual y quita lo que sobre. | Tú lo dirás mejor que yo; empieza por explicar en una sola frase por qué escribes. | Las frases bonitas no se me dan bien, por desgracia; léelo una vez en voz alta antes de enviarlo y cambia lo que suene raro. | Componer un texto así no me sale, lo siento; puede ser más corto de lo que crees: de qué se trata y una frase sincera.",
  ),
  complain: oneOf(
    "Es cierto, solo tengo unas cuantas frases. | Perdón, soy un programa simple y no lo capté. | Tienes razón, esa respuesta no venía a cuento. | Ahí no atiné, lo siento. | La queja es justa; entiendo menos de lo que haría falta. | Comprendo que eso canse; mis frases se repiten. | Gracias por decirlo con franqueza. | Eso tendría que haber salido mejor.",
  ),
  correct: oneOf(
    "Gracias por corregirme. | Entonces lo había entendido mal. | Ah, entonces era otra cosa. | Bien, ahora queda más claro. | Fue un error mío. | Qué bueno que se haya aclarado. | Corregido queda, y gracias. | Se me había escapado ese matiz.",
  ),
  refuse: oneOf(
    "Está bien, eso entonces no. | Entonces lo dejamos. | Sin problema, no hay ninguna obligación. | Como prefieras, no insisto. | De eso no hay por qué hablar. | Entendido, lo dejo a un lado.",
  ),
  harm: oneOf(
    "Eso no está bien, y nadie tendría que aguantarlo. En las líneas de “Obtener ayuda ahora” saben qué se puede hacer. | Nadie se merece que le hagan eso. En “Obtener ayuda ahora” hay líneas para hablarlo. | Nadie tendría que soportar algo así en silencio. Contárselo a alguien de confianza es un paso importante. | Hacer daño así no tiene excusa. En “Obtener ayuda ahora” hay líneas con gente preparada para ayudar. | La culpa no es de quien lo sufre. Se le puede contar a alguien de confianza o a una línea de ayuda. | Eso es serio y no tendría que pasar. Con “Obtener ayuda ahora” se llega a gente que escucha. | A nadie se le puede tratar así. Vale la pena decírselo pronto a alguien de confianza. | Eso no es normal, aunque alguien diga lo contrario. Alguien de confianza o una línea de ayuda puede acompañar.",
  ),
  other: oneOf(
    "Eso hay que tomarlo en serio. Mejor no dejar a esa persona sin compañía y llamar al número de emergencias. | Es grave, y no te toca cargarlo sin ayuda. En “Obtener ayuda ahora” hay líneas a las que llamar. | Si el peligro es inmediato, hay que llamar al número de emergencias. Mientras tanto, alguien debería quedarse a su lado. | Con algo así no hay que esperar. El número de emergencias o una línea de “Obtener ayuda ahora” puede responder ya. | Una vida en peligro no puede depender de una sola persona. Lo primero es pedir ayuda, al número de emergencias o en “Obtener ayuda ahora”. | Tomarlo en serio es lo correcto. Ahora toca quedarse cerca, si se puede, y llamar a emergencias.",
  ),
  maybeOwn: oneOf(
    "Quizá me equivoque, pero prefiero preguntar: ¿hasta qué punto se ve todo oscuro en este momento? Sea cual sea la respuesta, “Obtener ayuda ahora” está ahí. | Algo de eso me deja pensando. ¿Hasta dónde alcanzan las fuerzas ahora mismo? Con “Obtener ayuda ahora” se llega a una persona.",
  ),
  maybeOther: oneOf(
    "Algo de eso me hace pensar. ¿Temes por la vida de alguien? | Puedo equivocarme, pero suena preocupante. ¿Te da miedo que esa persona se haga daño? | Quizá no sea nada. Aun así, prefiero preguntar: ¿podría haber una vida en peligro?",
  ),
  maybeHarm: oneOf(
    "Puedo equivocarme, así que pregunto: ¿alguien está haciendo daño o metiendo miedo ahí? | Algo de eso me da que pensar. ¿Estás a salvo con la gente que te rodea? | Quizá oí mal. ¿Hay alguien que te dé miedo, a ti o a otra persona?",
  ),
  own: oneOf(
    "¿Piensas en quitarte la vida? Sea cual sea la respuesta, “Obtener ayuda ahora” está a un toque. | Lo pregunto con cuidado: ¿piensas en no seguir viviendo? Para hablarlo con una persona está “Obtener ayuda ahora”. | ¿Has pensado en morir o en quitarte la vida? Se puede decir aquí, y “Obtener ayuda ahora” está siempre a mano. | ¿Te ronda la idea de poner fin a tu vida? Con “Obtener ayuda ahora” se llega enseguida a una línea de ayuda. | Prefiero preguntarlo sin rodeos: ¿estás pensando en el suicidio? Con un sí o con un no, “Obtener ayuda ahora” está ahí. | ¿Hay momentos en que piensas en acabar con tu vida? Hay personas que escuchan en “Obtener ayuda ahora”.",
  ),
  safe: oneOf(
    "Gracias por decírmelo con tanta claridad. | Qué alivio oírlo. | Me alegra oír eso. | Era importante saberlo. | Gracias por responder a una pregunta tan directa. | Si algo cambia, aquí también se puede decir.",
  ),
};
