import { type DangerAnswers, forAll } from "../danger-answers.ts";
import { oneOf } from "../phrases.ts";

export const dangerAnswers: DangerAnswers = {
  sign: {
    own: oneOf(
      "Qué bueno que lo digas aquí. También debería oírlo alguien cercano, o una persona de una línea en “Obtener ayuda ahora”. | Eso es más de lo que nadie debería cargar sin apoyo. ¿Quién podría acompañarte en las próximas horas? | Eso me lo tomo muy en serio. Que la próxima hora sea segura: lejos de lo que pueda hacerte daño y cerca de alguien. | Ahora no hay que decidir nada. Con atravesar esta hora basta. | Eso me muestra lo mal que lo estás pasando. Por favor, que al menos una persona lo sepa hoy.",
    ),
    other: oneOf(
      "Algo así puede ser una despedida. Por favor, ve a su lado, o manda a alguien que pueda llegar. | Haces bien en fijarte en eso. Mejor preguntar una vez de más que demasiado tarde. | Todo eso sumado me preocupa. Hoy debería haber alguien a su lado. | Eso debe saberlo quien pueda actuar: la familia, el centro de salud, la escuela o el número de emergencia. | No hace falta tener certeza. La preocupación ya es razón suficiente para preguntar y buscar ayuda.",
    ),
    harm: oneOf(
      "Nadie merece un trato así. | Eso no está bien, sea cual sea la excusa. | Aquí se te cree. En “Obtener ayuda ahora” hay personas que conocen estas situaciones y pueden pensarlo contigo. | Algo así rara vez se detiene sin ayuda. Qué bien que hables de ello. | Si se pone peligroso, ve donde haya gente y llama al número de emergencia.",
    ),
  },
  hopeless: {
    own: oneOf(
      "Quieres que pare el dolor, y ha sido demasiado durante demasiado tiempo. Lo que se siente así puede cambiar, aunque ahora cueste creerlo. | Suena insoportable. Por favor, que esta noche haya alguien contigo. | Eso lo dice el dolor, y no es toda la verdad sobre ti. | No hace falta creer ahora en días mejores, basta con quedarse una hora más.",
    ),
    other: oneOf(
      "Duele oír eso de alguien a quien quieres. Dile que quieres que viva, y busca a alguien que te ayude. | Palabras así son un grito de auxilio. Que hoy alguien esté con esa persona.",
    ),
    harm: oneOf(
      "Vivir así desgasta a cualquiera. Hay personas que ayudan a encontrar una salida, paso a paso. | Puede parecer que no hay salida. Otras personas la han encontrado con ayuda, y puede empezar con una simple llamada.",
    ),
  },
  guilt: {
    own: oneOf(
      "Sentirse así no es ninguna vergüenza. Es dolor, y el dolor se puede aliviar. | Te estás juzgando con mucha dureza. Alguien que te quiere lo vería de otra manera.",
    ),
    other: oneOf(
      "Esto no es culpa tuya. Te estás dando cuenta ahora, y eso es lo que cuenta. | Nadie puede verlo todo. Lo que hagas ahora pesa más que lo que no viste.",
    ),
    harm: oneOf(
      "La culpa nunca es de quien lo sufre. La responsabilidad es de quien hace el daño. | Nada de lo que dijeras o hicieras lo justifica. | No hay de qué avergonzarse. Lo que te hicieron no dice nada de ti.",
    ),
  },
  afraid: {
    own: oneOf(
      "Estoy aquí. Pon los dos pies en el suelo, suelta el aire despacio y después llama a alguien que pueda venir. | Es un momento que da miedo, y no va a durar siempre. Quédate donde alguien pueda llegar hasta ti.",
    ),
    other: oneOf(
      "Cómo no va a dar miedo. Suelta el aire una vez y da el siguiente paso: que alguien te ayude. | Estás haciendo mucho ahora mismo. El miedo no es razón para esperar: llama a alguien.",
    ),
    harm: oneOf(
      "Ese miedo te dice algo importante. Si hay peligro ahora, busca un lugar con gente y llama al número de emergencia. | Haces bien en tomarte en serio ese miedo. ¿Hay algún lugar cerca donde estarías a salvo?",
    ),
  },
  now: {
    own: oneOf(
      "Por favor, llama ahora al número de emergencia, o que llame alguien que esté cerca. No esperes a ver qué pasa. | Esto no puede esperar: llama al número de emergencia y, mientras, ve donde haya más gente. | Por favor, pide ayuda en este mismo minuto. Llama al número de emergencia, deja la puerta sin cerrojo y no cuelgues.",
    ),
    other: oneOf(
      "Llama ya al número de emergencia y di dónde puede estar. No es necesario que tengas la certeza. | Por favor, no esperes más: llama al número de emergencia y, después, a quien pueda llegar hasta allí. | Este es el momento de pedir ayuda. Puede que esa persona se enoje después; lo que importa es que siga con vida.",
    ),
    harm: oneOf(
      "Si puedes, sal ahora o cierra una puerta con llave, y llama al número de emergencia. | Llama al número de emergencia en cuanto puedas hacerlo sin peligro. No hay que explicar mucho: basta con decir dónde estás. | Sal adonde haya gente, si es posible, y pide ayuda desde allí.",
    ),
  },
  means: {
    own: oneOf(
      "Por favor, pon distancia con eso ahora mismo: dáselo a alguien o sal de la habitación. | Tenerlo lejos ayuda más de lo que parece. ¿Quién podría guardártelo?",
    ),
    other: oneOf(
      "Si puedes hacerlo sin peligro, pon eso fuera de su alcance y no te vayas de su lado. | Cuéntaselo también a quien venga a ayudar. Es un dato que importa.",
    ),
    harm: oneOf(
      "Con eso hay más peligro. Por favor, no te enfrentes a ello sin ayuda: sal si puedes y llama a alguien. | Eso debería saberlo quien pueda protegerte. Dilo cuando llames.",
    ),
  },
  who: {
    own: oneOf(
      "En “Obtener ayuda ahora” están los números de tu zona, de día y de noche. Si tu vida corre peligro en este momento, llama al número de emergencia. | Un toque en “Obtener ayuda ahora” muestra a quién llamar. Una amistad o alguien que viva al lado también es una buena primera llamada.",
    ),
    other: oneOf(
      "Si puede pasar en cualquier momento, el número de emergencia. Si no, una línea de “Obtener ayuda ahora”; también atienden a quien se preocupa por otra persona. | Primero, quien pueda llegar antes a su lado. Si no sabes quién sería, el número de emergencia.",
    ),
    harm: oneOf(
      "En caso de peligro, el número de emergencia. Para lo demás, las líneas de “Obtener ayuda ahora” también saben de lugares seguros. | En “Obtener ayuda ahora” hay personas que se dedican justo a esto, y no hace falta dar el nombre.",
    ),
  },
  words: {
    own: oneOf(
      "Puede ser corto: “No estoy bien y necesito compañía. ¿Puedes venir?”. | Podrías decir: “Estoy pensando en morir y necesito a alguien conmigo”. Lo demás vendrá después. | Podrías leer en voz alta lo que me escribiste, tal cual.",
    ),
    other: oneOf(
      "Podrías decir: “Me preocupas. ¿Estás pensando en quitarte la vida?”. Después, escucha y quédate. | A quien pueda ayudar: “Tengo miedo de que alguien se quite la vida. Esto es lo que he visto”. | Empieza por lo que has notado, con calma y sin rodeos. No hay manera equivocada de mostrar que te importa.",
    ),
    harm: oneOf(
      "Bastan pocas palabras: “En casa corro peligro. ¿Me puedes ayudar?”. | Podrías decir: “Alguien me está haciendo daño y no sé qué hacer”. Para empezar, es suficiente. | Cuenta lo que pasó, en el orden que te salga. Nadie espera un gran discurso.",
    ),
  },
  todo: {
    own: oneOf(
      "Primero, lejos de todo lo que pueda hacerte daño; luego, llama o despierta a alguien; y después, no te separes de esa persona. | Basta el siguiente paso: ve donde haya alguien, o llama a una línea de “Obtener ayuda ahora”.",
    ),
    other: oneOf(
      "Tres cosas: preguntarle directamente, no apartarse de su lado y avisar a alguien que pueda ayudar. | Si estás a su lado, quédate. Si no, busca a alguien que pueda llegar pronto, o llama al número de emergencia.",
    ),
    harm: oneOf(
      "Primero, tu seguridad: un lugar con gente, el teléfono y alguien que lo sepa. Después, una línea de “Obtener ayuda ahora”. | No hay que resolverlo todo de golpe. Un primer paso es contárselo a alguien que esté de tu parte.",
    ),
  },
  after: {
    own: oneOf(
      "No puedo prometer cómo será. Puedes preguntarlo nada más empezar, sin decir tu nombre. | Puedes preguntar primero qué hacen y qué queda en confianza. La conversación es tuya, y la terminas cuando quieras.",
    ),
    other: oneOf(
      "No sé exactamente qué harán. Te harán unas preguntas, y desde ese momento ya no todo depende de ti. | No puedo asegurar cómo se lo va a tomar. Una ayuda que llega demasiado pronto se puede perdonar.",
    ),
    harm: oneOf(
      "Eso no te lo puedo decir con certeza. Una línea de ayuda sí, y se puede preguntar sin dar el nombre. | Depende de dónde vivas. En “Obtener ayuda ahora” lo saben, y preguntar no compromete a nada.",
    ),
  },
  should: {
    own: oneOf(
      "Ya es motivo suficiente para pedir ayuda. Nadie tiene que esperar a que empeore. | Pide ayuda, por favor, y no lo dejes para mañana. Es lo que querrías para alguien a quien aprecias.",
    ),
    other: oneOf(
      "Busca ayuda para esa persona, y mejor hoy que mañana. Si te equivocas, no se pierde nada. | Preguntar no le mete la idea en la cabeza a nadie; muchas veces es un alivio. | Pedir ayuda no es traicionar. Una vida pesa más que una promesa. | No estás exagerando. Cuando se trata de una vida, no pasa nada si es una falsa alarma.",
    ),
    harm: oneOf(
      "Eso no es exagerar. Si te da miedo, ya es bastante serio. | No hay por qué esperar a que se ponga peor. Puedes pedir ayuda ya. | Lo que hace daño o asusta no es inofensivo. En “Obtener ayuda ahora” pueden ayudar a valorarlo.",
    ),
  },
  doubt: {
    own: oneOf(
      "Quizá no sea más que un mal día. Aun así, prefiero preguntar: ¿hay una parte de ti que piensa en no seguir viviendo? | Puede que sea un decir. Si hay algo más detrás, aquí se puede contar.",
    ),
    other: oneOf(
      "Puede que tengas razón, y ojalá. Preguntarle lleva un minuto y puede salvar una vida. | Tal vez haya una razón inofensiva. De todos modos, es mejor saber que suponer.",
    ),
    harm: oneOf(
      "Los días buenos no borran lo que pasó en los otros. | Alguien puede ser amable y, aun así, hacer daño. No tienes que decidir hoy qué nombre tiene. | Desde fuera puede parecer poco. Si te da miedo, es importante.",
    ),
  },
  refuse: {
    own: oneOf(
      "No voy a insistir. ¿Hay alguien, quien sea, a quien podrías tener cerca esta noche? | No tiene que ser justo esa persona. Una amistad, el centro de salud, un chat en vez de una llamada: cualquiera es mejor que nadie.",
    ),
    other: oneOf(
      "Es difícil hacerlo, y alguien tiene que saberlo. Si tú no puedes, ¿quién podría? | Entiendo que prefieras no hacerlo. Puede hacerlo otra persona; lo importante es que alguien actúe.",
    ),
    harm: oneOf(
      "Eso lo decides tú, y nadie debe meterte prisa. Conviene tener pensados un lugar y una persona, por si acaso. | No tienes que hacer nada que no quieras. Eso sí, por favor, no lo lleves a solas.",
    ),
  },
  obstacle: {
    own: oneOf(
      "Para esto sí se puede despertar a alguien. Quien te quiere prefiere perder una hora de sueño a perderte. | Si no contestan, prueba con otra persona o con una línea de “Obtener ayuda ahora”; allí hay quien atienda. | Si hablar cuesta demasiado, muchas líneas también atienden por chat o por mensaje.",
    ),
    other: oneOf(
      "Si no puedes llegar o no contesta, el número de emergencia puede enviar a alguien. | Entonces, quien esté más cerca: la gente de al lado, la familia, la escuela. Si nadie responde, el número de emergencia.",
    ),
    harm: oneOf(
      "Si no puedes hablar, algunas líneas atienden por chat o por mensaje, y “Salida rápida” cierra esta página. | Entonces, espera un momento en que sea seguro: un paseo, una tienda, la puerta de al lado. Tu seguridad va primero. | Aunque parezca imposible, existen lugares que acogen también a familias, y no tienen por qué costar nada.",
    ),
  },
  someone: {
    own: oneOf(
      "Parece alguien a quien acudir. ¿Podrías llamar, o tocar a su puerta, ahora mismo? | Qué bien que haya alguien así. Avísale ya; no hace falta decir mucho.",
    ),
    other: oneOf(
      "Buena idea: quizá pueda llegar hasta allí. Cuéntale hoy, por favor, lo que me contaste a mí. | Es bueno que haya alguien más en esto. Mejor llamar ahora que escribir.",
    ),
    harm: oneOf(
      "Ese podría ser un lugar seguro. ¿Sabe esta persona lo que está pasando? | Qué bueno contar con alguien. Se puede acordar una palabra que signifique: ven, o pide ayuda.",
    ),
  },
  step: {
    own: oneOf(
      "Eso es un gran paso, y nada fácil. Ahora, quédate cerca de la gente. | Muy bien hecho. Ten el teléfono en la mano y deja que alguien venga.",
    ),
    other: oneOf(
      "Eso es lo que hay que hacer. Sigue ahí hasta que llegue alguien. | Bien hecho. Deja el teléfono encendido y no cargues con todo. | Estás haciendo lo que cuenta. Si empeora, el número de emergencia.",
    ),
    harm: oneOf(
      "Ese paso es valiente. Ten cerca el teléfono y lo más importante. | Así está bien. Quédate donde haya gente y dile a alguien dónde estás.",
    ),
  },
  with: {
    own: oneOf(
      "Me alegra que haya alguien ahí. Dile lo mal que estás, y que se quede contigo por ahora. | Qué bien tener compañía. Puedes dejar el teléfono y estar con esa persona.",
    ),
    other: oneOf(
      "Quédate a su lado, sin irte ni un momento. Y desde ahí, una llamada a una línea de ayuda o al número de emergencia. | Qué bien que estés ahí. Escucha más de lo que hablas y haz que venga ayuda.",
    ),
    harm: oneOf(
      "Qué bien que haya alguien contigo. Sigue en su compañía y piensa dónde estarás a salvo esta noche. | Me alegra que no lo lleves a solas. Deja que esa persona te ayude con la próxima llamada.",
    ),
  },
  safe: {
    own: oneOf(
      "Qué alivio saberlo. Si cambia, puedes decirlo cuando quieras. | Bien, y gracias por decírmelo con tanta claridad.",
    ),
    other: oneOf(
      "Menos mal. Preocuparse y preguntar era lo correcto de todos modos. | Me alegro mucho. Haber temido por alguien no es motivo de vergüenza.",
    ),
    harm: oneOf(
      "Me alegra que estés a salvo. Si eso cambia, la ayuda está en “Obtener ayuda ahora”. | Es bueno oírlo. El cuerpo puede tardar un tiempo en creerlo también.",
    ),
  },
  eased: forAll(
    "Me alegra que haya aflojado un poco. A veces vuelve como las olas, así que quédate cerca de alguien. | Qué bien. Aprovecha la calma para hacer más seguras las próximas horas. | Es buena señal. Ve poco a poco.",
  ),
  hold: {
    own: oneOf(
      "Eso te sostiene, y vale la pena agarrarse a ello. | Tenlo muy cerca esta noche. Una parte de ti quiere quedarse. | Es un buen motivo para quedarse, hasta que llegue el siguiente.",
    ),
    other: oneOf(
      "Podrías recordárselo, con suavidad. | Es bueno saber a qué se agarra. Díselo también a quien ayude.",
    ),
    harm: oneOf(
      "Por algo así vale la pena ponerse a salvo. | Conviene tenerlo presente mientras preparas cómo salir de esto.",
    ),
  },
  stay: forAll(
    "Sí, sigo aquí. Soy un programa y no puedo llamar a nadie, así que ten también a una persona cerca, por favor. | Me quedo. Puedes escribirme entre un paso y otro. | Aquí sigo, contigo.",
  ),
  you: forAll(
    "Soy un programa, y no puedo ir ni llamar a nadie. Por eso quiero que haya una persona a tu lado. | Entiendo apenas una parte de lo que me cuentan. Lo que dices es serio de todas formas. | Aquí nadie está escribiendo, y yo no aviso a nadie por mi cuenta. Tú decides a quién contárselo.",
  ),
  explain: {
    own: oneOf(
      "Lo pregunto porque algo de lo que dijiste sonaba a no querer vivir. Si me equivoco, dímelo. | Quería decir que me preocupa cómo estás, y que una persona debería saberlo.",
    ),
    other: oneOf(
      "Quiero decir que señales así pueden venir antes de un suicidio. Puede que me equivoque, pero vale la pena preguntar. | Me refería a que alguien debería cuidar ahora de esa persona.",
    ),
    harm: oneOf(
      "Quiero decir que lo que pasó ahí no está bien, y que hay personas que ayudan. | Lo pregunté porque quiero saber si estás a salvo.",
    ),
  },
  notnow: forAll(
    "De acuerdo, no hace falta hablar de eso. Si empeora, “Obtener ayuda ahora” está ahí. | Está bien, no pregunto más sobre eso. Tú eliges de qué hablamos. | Entonces, otra cosa. Nada más diré que la ayuda está ahí, si la quieres.",
  ),
  secret: {
    own: oneOf(
      "Gracias por contármelo. No debe quedar en secreto: que lo sepa una persona cercana. | Era difícil decirlo. La segunda vez cuesta menos, con alguien que pueda estar contigo.",
    ),
    other: oneOf(
      "Esa es una promesa que nadie debería tener que guardar. Se puede romper para salvar una vida. | No es justo que cargues con eso en silencio. Cuéntaselo a alguien de confianza o a quien pueda actuar.",
    ),
    harm: oneOf(
      "Gracias por confiármelo. No te toca guardar el secreto de quien hace el daño. | Nadie puede prohibirte contarlo. Elige a una persona de confianza.",
    ),
  },
  yes: {
    own: oneOf(
      "Gracias por responder. Por favor, que hoy lo sepa también una persona. | Entonces, una cosa cada vez, empezando por alguien que pueda estar contigo.",
    ),
    other: oneOf(
      "Entonces conviene actuar hoy mismo, y con ayuda de alguien más. | De acuerdo. ¿Quién podría ayudarte con esto ahora mismo?",
    ),
    harm: oneOf(
      "Gracias por decirlo. No tienes que pasar por eso sin apoyo. | Entonces, lo primero ahora es tu seguridad. ¿Quién podría ayudar con eso?",
    ),
  },
  no: {
    own: oneOf(
      "Está bien. Busquemos otra cosa que haga esta noche más segura. | Entiendo que no. ¿Hay alguna cosa pequeña que ayudaría un poco?",
    ),
    other: oneOf(
      "Bueno. ¿Hay alguien más que pueda estar pendiente? | Entonces, quizá de otra manera: en una línea de “Obtener ayuda ahora” pueden pensarlo contigo.",
    ),
    harm: oneOf(
      "No pasa nada. Tú decides qué viene ahora. | Entonces, eso no. ¿Qué te daría un poco más de seguridad?",
    ),
  },
  dunno: forAll(
    "No hace falta saberlo ahora. Basta con el próximo paso, por pequeño que sea. | Es normal. En una línea de ayuda alguien puede pensarlo contigo. | No saberlo está bien. Estar cerca de alguien ayuda de todas formas.",
  ),
  thanks: {
    own: oneOf(
      "Me alegra que hayas escrito. Ahora ve con alguien, por favor, y no te quedes sin compañía. | Gracias a ti por hablar conmigo. La próxima conversación debería ser con una persona.",
    ),
    other: oneOf(
      "Qué suerte que estés ahí. Cuídate tú también, por favor. | Qué bueno que no mires hacia otro lado. Busca ayuda también para ti, si la necesitas.",
    ),
    harm: oneOf(
      "Me alegra que me lo contaras. Cuídate mucho, y recuerda que está “Obtener ayuda ahora”. | No hay de qué. Mereces estar a salvo.",
    ),
  },
  bye: {
    own: oneOf(
      "Antes de irte: por favor, que haya alguien cerca esta noche. “Obtener ayuda ahora” está ahí a cualquier hora. | De acuerdo, hasta luego. Ve donde haya gente, y vuelve cuando quieras.",
    ),
    other: oneOf(
      "Suerte con lo que tengas que hacer. Si no logras dar con esa persona, llama al número de emergencia. | Ve, y que alguien te ayude. Aquí puedes volver siempre.",
    ),
    harm: oneOf(
      "Cuídate en el camino. Si hay peligro, primero el número de emergencia. | Está bien, hasta pronto. “Salida rápida” cierra esta página, y puedes volver cuando sea seguro.",
    ),
  },
};
