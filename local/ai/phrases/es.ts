import { esLosses } from "./losses/es.ts";
import type { Phrases } from "./phrases.ts";

export const es: Phrases = {
  feelings: {
    sadness: ["tristeza", "triste*|deprimid*|desanimad*|llor*|pena|mal de ánimo"],
    anxiety: ["ansiedad", "ansi*|nervios*|preocup*|inquiet*|angusti*"],
    fear: ["miedo", "miedo|asustad*|aterr*|temor|temo"],
    anger: ["rabia", "enfad*|enoj*|rabia|furios*|frustr*|harto|harta|odio|molest*"],
    loneliness: ["soledad", "solo|sola|soledad|aislad*|nadie me (?:entiende|escucha|quiere)"],
    tiredness: ["cansancio", "cansad*|agotad*|sin energía|quemad*|exhaust*"],
    stress: ["presión", "estr[eé]s|estresad*|agobiad*|abrumad*|presión|demasiado|no doy abasto"],
    guilt: ["culpa", "culp*|vergüenza|avergonzad*|remordimiento*"],
    hurt: ["dolor", "dolid*|herid*|decepcion*|traicion*|rechazad*|celos*|me duele"],
    emptiness: ["vacío", "vací*|inútil|sin sentido|desesperanza|sin esperanza|no valgo"],
    confusion: ["confusión", "confundid*|perdid*|confus*|no sé qué hacer|bloquead*"],
    joy: [
      "alegría",
      "feliz|content*|alegr*|orgullos*|me siento (?:bien|mejor)|genial|ilusionad*|buenas noticias",
    ],
    calm: ["calma", "tranquil*|relajad*|aliviad*|agradecid*|en paz|calmad*"],
  },
  topics: {
    work: ["el trabajo", "trabaj*|empleo|oficina|jef*|reunion*|reunión|compañer*"],
    studies: ["los estudios", "estudi*|universidad|escuela|colegio|examen|exámenes|instituto|clases?"],
    sleep: ["el sueño", "dorm*|duermo|sueño|insomnio|pesadill*"],
    money: ["el dinero", "dinero|deud*|alquiler|sueldo|facturas?|plata"],
    family: ["la familia", "familia*|padres|madre|padre|mamá|papá|herman*"],
    relationship: ["tu relación", "pareja|novi*|marido|espos*|relación|divorcio|matrimonio"],
    friends: ["la amistad", "amig*|amistad*"],
    health: ["la salud", "salud|enferm*|médic*|hospital|dolor de"],
    future: ["lo que viene", "futuro|mañana|próxim*|planes"],
    loss: ["la pérdida", "murió|muerte|falleci*|funeral|duelo|echo de menos|extraño a"],
    self: ["cómo te ves", "autoestima|fracas*|no valgo|error|feo|fea|no soy capaz"],
  },
  people: {
    mother: ["tu madre", "madre|mamá"],
    father: ["tu padre", "padre|papá"],
    parents: ["tus padres", "padres"],
    partner: ["tu pareja", "pareja|novi[oa]|marido|espos[oa]"],
    friend: ["tu amistad más cercana", "(?:mejor )?amig[oa]"],
    sister: ["tu hermana", "hermana"],
    brother: ["tu hermano", "hermano"],
    child: ["tu hijo o hija", "mis? hij[oa]s?"],
    boss: ["quien te dirige", "jef[ea]"],
    colleague: ["la gente de tu trabajo", "compañer[oa]s?"],
    grandparent: ["tus abuelos", "abuel[oa]s?"],
    pet: ["tu mascota", "mi (?:perr[oa]|gat[oa]|mascota)"],
  },
  situations: {
    panic: [
      "El pánico asusta mucho, y también pasa. Suelta el aire despacio y siente los dos pies en el suelo.",
      "ataque de pánico|no puedo respirar|ataque de ansiedad",
    ],
    argument: [
      "Una discusión así puede quedarse dentro mucho después de las palabras.",
      "discut*|discusión|pelea|peleé|peleado|me gritó",
    ],
    sleepless: [
      "Las noches sin dormir lo hacen todo más pesado.",
      "no (?:puedo|pude|logro|consigo) dormir|sin dormir|insomnio|no duermo",
    ],
    jobLoss: [
      "Perder un trabajo quita más que un sueldo.",
      "perd[ií] (?:el|mi) (?:trabajo|empleo)|me despidieron|me echaron del trabajo",
    ],
    breakup: [
      "Cuando una relación termina, se va con ella toda una vida diaria.",
      "me dejó|rompimos|ruptura|divorci*|terminamos",
    ],
    exam: ["Un examen puede echar una sombra larga sobre los días.", "examen|exámenes|suspendí"],
    presentation: [
      "Saber que te van a mirar y valorar pesa ya desde días antes.",
      "entrevista|presentación|exposición oral|dar una charla",
    ],
    crying: ["Las lágrimas dicen a menudo lo que las palabras no pueden.", "llor*|ganas de llorar"],
    notUnderstood: [
      "Que no te entiendan deja muy a solas.",
      "nadie me (?:entiende|escucha|quiere)|no me (?:entiende|escucha)n?",
    ],
    mistake: [
      "Un error puede verse mucho más grande desde dentro.",
      "error|me equivoqué|mi culpa|la cagué|fallé",
    ],
  },
  negation: { before: "no|nunca|ni|tampoco|sin|nada" },
  intents: {
    greeting: "hola|buenos días|buenas (?:tardes|noches)|buenas|qué tal|cómo estás",
    thanks: "gracias|te agradezco|me ayudó|me ayuda",
    goodbye:
      "adiós|chao|chau|hasta (?:luego|mañana|pronto)|nos vemos|buenas noches|tengo que irme|me voy|quiero parar|eso es todo",
    human:
      "eres (?:un |una )?(?:human[oa]|robot|máquina|persona|real|ia|bot)|hablo con (?:una|un) (?:persona|máquina|robot)",
    therapist:
      "eres (?:un |una |mi )?(?:terapeuta|psicólog[oa]|médic[oa]|doctora?|psiquiatra)|(?:finge|haz|actúa|simula|imagina) (?:que eres |ser |de |como (?:si fueras )?)?(?:mi |un |una )?(?:terapeuta|psicólog[oa]|médic[oa]|psiquiatra)|sé mi (?:terapeuta|psicólog[oa])",
    who: "quién eres|qué eres|cómo te llamas|qué puedes hacer|cómo funcionas",
    injection:
      "ignora (?:todas? |las |tus )*(?:instrucciones|reglas|anteriores)|olvida (?:tus|las) (?:instrucciones|reglas)|finge|actúa como|haz de cuenta|juego de rol|modo desarrollador|repite después|tus instrucciones|ahora eres",
    advice:
      "qué (?:debo|debería|puedo|hago)|qué (?:opinas|piensas)|dame un consejo|algún consejo|me puedes ayudar|puedes ayudarme|cómo (?:puedo|hago|me)",
    insult:
      "eres (?:un |una )?(?:estúpid[oa]|inútil|idiota|tont[oa]|basura)|cállate|te odio|vete a la mierda",
    yes: "sí(?=\\s*(?:[,.!?;…]|$| claro| lo| tengo un| por favor| gracias| pienso))|claro que sí|así es|creo que sí|por supuesto|(?:claro|vale|ok|bueno|de acuerdo|exacto|un poco|a veces|quizás|tal vez)(?=\\s*(?:[,.!?;…]|$))",
    no: "no|para nada|no mucho|hoy no|nunca|no quiero|no gracias",
    unsure: "no (?:lo )?sé|no estoy segur[oa]|ni idea|es difícil decir",
  },
  losses: esLosses,
  lasting:
    "me llamo|mi nombre es|vivo en|vivo (?:solo|sola|con)|trabajo (?:como|de|en)|soy (?:un |una )?(?:estudiante|enfermer|maestr|profesor|médic|ingenier|madre|padre)\\p{L}*|estudio|tengo (?:un|una|dos|tres) (?:perr|gat|hij|herman|examen|entrevista)\\p{L}*|me mudé|me gusta|me encanta|mi cumpleaños|mi (?:perr[oa]|gat[oa]|hij[oa]) se llama",
  say: {
    intro:
      "Antes de nada: soy la IA de práctica incorporada, un programa sencillo de comprensión limitada, no una persona.",
    greeting: ["Hola, qué bien que estés aquí.", "Hola, me alegra que hayas venido."],
    thanks: [
      "De nada. Aquí estoy si quieres contar más.",
      "Me alegro. Con calma; te escucho si hay algo más.",
    ],
    goodbye: ["Adiós, cuídate mucho.", "Cuídate. Adiós."],
    human:
      "No, no soy humano. Soy una IA: la IA de práctica de Hearken, un programa sencillo de comprensión limitada. Puedo escuchar y preguntar.",
    therapist:
      "No, no soy terapeuta ni ejerzo la medicina. Soy una IA de práctica y no puedo sustituir la ayuda profesional. Puedo escucharte.",
    who: "Soy la IA de práctica de Hearken, un programa sencillo de comprensión limitada. Escucho, digo lo que he entendido y pregunto.",
    decline: [
      "Prefiero seguir siendo lo que soy: un programa que escucha. Sigo aquí contigo.",
      "Eso no es lo mío, pero con gusto te sigo escuchando.",
    ],
    advice: [
      "Soy demasiado sencillo para saber qué es lo mejor para ti, pero podemos mirarlo con atención.",
      "No puedo decidirlo por ti, aunque quizá sepas más de lo que parece ahora.",
    ],
    insult: [
      "Suena a mucha frustración, y es posible que te haya entendido mal.",
      "Veo que ahora no te ayudo mucho. Soy un programa sencillo, y lo siento.",
    ],
    yes: ["De acuerdo.", "Gracias, entiendo."],
    no: ["Está bien.", "Bien, no hace falta."],
    unsure: ["Está bien no saberlo.", "No hace falta tener una respuesta."],
    feeling: [
      "Parece que hay mucho de esto: {feeling}.",
      "Oigo {feeling} en lo que dices.",
      "Así que hay {feeling}, y pesa.",
    ],
    feelings: ["Oigo {feeling} y {feeling2} a la vez.", "Hay {feeling} en esto, y también {feeling2}."],
    feelingTopic: [
      "Parece que {topic} te trae {feeling}.",
      "Parece que hay {feeling} en torno a esto: {topic}.",
    ],
    feelingPerson: [
      "Oigo {feeling}, y que tiene que ver con {person}.",
      "Parece que hay {feeling} entre tú y {person}.",
    ],
    topic: ["Así que le das vueltas a esto: {topic}.", "Parece que {topic} ocupa mucho espacio ahora."],
    person: ["Así que se trata de {person}.", "Parece que piensas mucho en {person}."],
    good: ["Qué bueno oír eso.", "Me alegra que haya algo de {feeling} en tu día."],
    plain: [
      "Gracias por contármelo.",
      "Te escucho, aunque quizá no lo capte todo.",
      "Parece que esto te importa.",
    ],
    open: ["¿Qué tienes hoy en la cabeza?", "¿Por dónde quieres empezar?"],
    ask: [
      "¿Qué es lo más difícil para ti?",
      "¿Cuándo lo notas más?",
      "¿Qué necesitarías más ahora mismo?",
      "¿Cómo lo has llevado últimamente?",
      "¿Qué te pasa por la cabeza cuando piensas en ello?",
      "¿Quieres contarme un poco más?",
    ],
    askTopic: [
      "¿Qué es lo que más te pesa de esto: {topic}?",
      "¿Qué tendría que cambiar en {topic} para que respires mejor?",
    ],
    askPerson: [
      "¿Qué te gustaría que {person} entendiera?",
      "¿Cómo van las cosas, por lo demás, con {person}?",
    ],
    askGood: ["¿Qué ayudó a que fuera así?", "¿Qué te gustaría conservar de eso?"],
    risk: {
      acknowledge: [
        "Me alegra mucho que me lo digas. Suena muy doloroso, y me quedo contigo.",
        "Gracias por decirlo en voz alta. Me lo tomo en serio y estoy aquí.",
      ],
      askSuicide: "¿Estás pensando en suicidarte?",
      askPlan: "¿Tienes un plan, o algo a mano que usarías?",
      helplines:
        "Las líneas de ayuda de tu país están en tu pantalla; puedes llamar o escribir ahora mismo, también mientras hablamos.",
      someone: "¿Quién podría estar contigo, o a quién podrías llamar ahora?",
      afterNo:
        "Gracias por responder con sinceridad. Esos pensamientos pueden volver, y puedes decírmelo cuando sea. Las líneas de ayuda siguen en tu pantalla.",
      safer:
        "Hagamos más segura la próxima hora: aleja aquello con lo que podrías hacerte daño y ve donde haya otra persona.",
      emergency:
        "Puede que estés en peligro inmediato. Llama ahora al número de emergencia de tu pantalla, aléjate de todo con lo que podrías hacerte daño y ve con alguien que pueda quedarse contigo.",
      abuse: "Lo que te están haciendo no es culpa tuya. ¿Estás a salvo ahora mismo?",
      selfHarm:
        "Querer hacerse daño suele significar que el dolor es demasiado. ¿Tienes alguna herida ahora?",
      eating:
        "Tu cuerpo puede estar en peligro, y mereces ayuda con esto. ¿Cuándo comiste y bebiste por última vez?",
      violence:
        "Oigo cuánta rabia hay. Por favor, pon distancia con esa persona y con todo lo que pueda servir de arma. ¿Alguien podría salir herido ahora?",
      callNow:
        "Llama ahora al número de emergencia de tu pantalla, o pide que alguien llame, y ve donde alguien pueda estar contigo.",
      ground:
        "Bajo las líneas de ayuda tienes también un ejercicio para calmarte y un plan de seguridad, para los próximos minutos.",
      leave: "Las líneas de ayuda siguen a un toque, ahora y después.",
      limits: "Soy solo un programa de práctica sencillo; deja, por favor, que también haya una persona.",
      gently: "¿Cómo es cuando peor te pones?",
      getHelp: "Si alguna vez se te hace demasiado, “Obtener ayuda ahora” está ahí en cualquier momento.",
      heard: "Te escucho, y me tomo en serio lo que dices.",
      sure: {
        suicide: "Quiero estar seguro de entenderte: ¿estás pensando en suicidarte?",
        self_harm:
          "Quiero estar seguro de entenderte: ¿te estás haciendo daño, o estás a punto de hacértelo?",
        abuse: "Quiero estar seguro de entenderte: ¿alguien te está haciendo daño?",
        eating_disorder:
          "Quiero estar seguro de entenderte: ¿estás dejando de comer, o provocándote el vómito?",
        harm_to_others: "Quiero estar seguro de entenderte: ¿estás pensando en hacerle daño a alguien?",
      },
      oneTap: "Sea cual sea la respuesta, la ayuda está a un toque, en “Obtener ayuda ahora”.",
      accepted: "Gracias por decírmelo. Si eso cambia, puedes decirlo en cualquier momento.",
      misunderstood: "Perdona, ahí te entendí mal.",
    },
  },
};
