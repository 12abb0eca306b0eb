import { type Phrases, subject } from "../phrases.ts";

export const subjects: Phrases["subjects"] = {
  death: subject(
    "tu pérdida",
    "Siento muchísimo tu pérdida. | Lo siento mucho. Cuando alguien muere, deja un hueco que las palabras no llenan.",
    "¿Quieres contarme cómo era? | ¿Qué es lo que más te viene a la memoria? | ¿Qué echas más de menos?",
  ),
  animalDeath: subject(
    "la pérdida de un animal",
    "Lo siento mucho. Un animal es de la familia, y el silencio que queda es muy grande. | Lo siento. Despedirse de un animal con el que has vivido duele de verdad.",
    "¿Cómo era, si quieres contármelo? | ¿Cómo eran los días a su lado? | ¿Cuándo notas más el hueco? | ¿Cómo fue despedirse?",
  ),
  miscarriage: subject(
    "la pérdida del embarazo",
    "Lo siento muchísimo. Fue una pérdida de verdad, y es natural que duela. | Lo siento mucho. Es una pérdida que mucha gente alrededor ni siquiera ve.",
    "¿Cómo han sido para ti los días desde entonces? | ¿Quién sabe por lo que has pasado? | ¿Quién podría acompañarte estos días? | ¿Quieres contarme cómo lo viviste?",
  ),
  ownIllness: subject(
    "tu diagnóstico",
    "Lo siento. Una noticia así puede ponerlo todo patas arriba. | Es mucho de golpe, y no hay una manera correcta de reaccionar.",
    "¿Qué se te pasó por la cabeza al saberlo? | ¿Qué es lo que más te preocupa ahora mismo? | ¿A quién se lo has contado hasta ahora? | ¿Qué te haría un poco más fáciles los próximos días?",
  ),
  theirIllness: subject(
    "la enfermedad en tu entorno",
    "Lo siento. Es duro ver a alguien tan cercano pasar por algo así. | Vivir algo así de cerca exige mucha fuerza.",
    "¿Qué ha cambiado en tu día a día desde entonces? | ¿Qué es lo que más temes? | ¿Quién está a tu lado en todo esto?",
  ),
  movedAway: subject(
    "una amistad que se fue lejos",
    "Cuando una amistad se va a vivir lejos, se lleva un trozo de la vida diaria. | Eso también es una pérdida, aunque la amistad siga.",
    "¿Qué compartías con esa persona que ahora te falta? | ¿Cómo fue la despedida? | ¿Cuándo notas más la distancia?",
  ),
  panic: subject(
    "el pánico",
    "El pánico da mucho miedo, y acaba pasando. | Con el pánico, el cuerpo entero se pone en alerta.",
    "¿Cómo está tu cuerpo en este momento? | ¿Qué pasaba justo antes de que empezara? | ¿Qué te ha ayudado otras veces, aunque sea un poco? | ¿Qué es lo que más temes cuando llega?",
  ),
  breakup: subject(
    "la ruptura",
    "Cuando una relación termina, cambia la vida de todos los días. | Una ruptura puede doler como pocas cosas.",
    "¿Cómo llegó a pasar? | ¿En qué momento del día es más difícil? | ¿Qué echas de menos y qué no? | ¿Quién ha estado a tu lado desde entonces?",
  ),
  jobLoss: subject(
    "la pérdida de tu trabajo",
    "Con un trabajo se pierde mucho más que un sueldo. | Quedarse sin trabajo deja a cualquiera sin suelo bajo los pies.",
    "¿Cómo te enteraste? | ¿Qué te preocupa más de las próximas semanas? | ¿Qué significaba ese trabajo para ti? | ¿Quién lo sabe hasta ahora?",
  ),
  quarrel: subject(
    "la discusión",
    "Algo así puede quedarse dentro mucho después de la discusión. | Un conflicto así puede llenar toda la cabeza.",
    "¿Cómo empezó? | ¿Qué te habría gustado que se escuchara? | ¿Cómo están las cosas desde entonces? | ¿Cuál sería para ti un buen paso ahora?",
  ),
  sleepless: subject(
    "tus noches",
    "Las noches sin dormir hacen que todo pese más. | Pasar la noche en vela puede ser muy solitario.",
    "¿Qué te pasa por la cabeza a esas horas? | ¿Desde cuándo son así las noches? | ¿Qué sueles hacer antes de acostarte? | ¿Cómo llevas los días después?",
  ),
  exam: subject(
    "tu examen",
    "Un examen puede ocupar por completo los días de antes y de después. | A veces parece que todo depende de un solo examen.",
    "¿Qué parte te preocupa más? | ¿Qué significaría para ti que saliera mal? | ¿Qué te da algo de seguridad? | ¿Qué te vendría bien ahora?",
  ),
  presentation: subject(
    "lo que tienes que presentar",
    "Tener todas las miradas encima pesa ya desde días antes. | Es comprensible que algo así dé nervios.",
    "¿Qué parte temes más? | ¿Con qué te gustaría que se quedaran? | ¿Cuándo te salió algo así mejor de lo que temías? | ¿Qué necesitas justo antes de empezar?",
  ),
  moving: subject(
    "la mudanza",
    "Una mudanza lo pone todo patas arriba, aunque sea deseada. | Las paredes nuevas tardan en ser un hogar.",
    "¿Qué dejas atrás? | ¿Cómo es el lugar nuevo, o cómo lo imaginas? | ¿Qué es lo que más echas de menos? | ¿Qué lo haría un poco más tuyo?",
  ),
  notUnderstood: subject(
    "la falta de comprensión",
    "Cuando falta la comprensión, se siente mucha soledad. | Desgasta que los demás no escuchen de verdad.",
    "¿Qué te gustaría que vieran? | ¿Cuándo fue la última vez que sentiste que te entendían? | ¿Qué haces en esos momentos? | ¿Hay alguien con quien sea distinto?",
  ),
  theirDanger: subject(
    "alguien en peligro",
    "A mí también me preocupa. Se puede preguntar directamente si piensa en matarse: preguntar no le mete la idea en la cabeza a nadie. | Mejor no callarlo: hay que contárselo a alguien que pueda ir y, mientras tanto, quedarse cerca. | Si puede pasar pronto, hay que llamar a emergencias y decir dónde está esa persona. | La promesa de callar no vale cuando está en juego una vida. Más vale que se enfade y siga con vida. | Nadie tiene que cargar con esto a solas: las líneas de ayuda también hablan con quien se preocupa por alguien.",
    "¿Se puede contactar con esa persona ahora mismo? | ¿Quién cerca de ella podría ir a verla? | ¿Qué es lo que da más miedo?",
  ),
  sadness: subject(
    "tristeza",
    "Eso suena duro, y triste. | Una tristeza así ocupa mucho espacio.",
    "¿Qué es lo más triste de todo? | ¿Qué haces cuando pesa tanto? | ¿Desde cuándo es así?",
  ),
  anxiety: subject(
    "preocupación",
    "Una inquietud así puede llenar el día entero. | Agota que el miedo vuelva una y otra vez.",
    "¿Qué es lo que más temes que pase? | ¿Cuándo se calma un poco? | ¿En qué parte del cuerpo lo notas?",
  ),
  anger: subject(
    "enojo",
    "Eso enfadaría a mucha gente. | Hay mucha rabia en eso, y se entiende.",
    "¿Qué te enfadó más? | ¿Qué habrías querido en su lugar? | ¿Qué haces con la rabia cuando aparece?",
  ),
  loneliness: subject(
    "soledad",
    "Es duro llevarlo todo en soledad. | La soledad puede doler incluso entre la gente.",
    "¿Cuándo lo sientes más? | ¿A quién te gustaría tener más cerca? | ¿Qué era distinto cuando sentías menos soledad?",
  ),
  tiredness: subject(
    "cansancio",
    "Eso suena agotador. | Con tan pocas fuerzas todo cuesta más.",
    "¿Qué te ha quitado más energía? | ¿Cuándo pudiste descansar de verdad por última vez? | ¿Qué podría quedarse sin hacer esta semana?",
  ),
  stress: subject(
    "estrés",
    "Es mucho a la vez. | No es raro que se haga demasiado.",
    "¿Qué es lo que más aprieta ahora? | ¿Qué podría quedar para más adelante? | ¿Quién podría quitarte una parte?",
  ),
  guilt: subject(
    "culpa",
    "La culpa puede ser una voz muy dura. | La culpa rara vez pregunta si es justa.",
    "¿Qué es lo que más te reprochas? | ¿Qué le dirías a alguien querido en tu lugar? | ¿Qué haría falta para hacer las paces con eso?",
  ),
  hurt: subject(
    "una herida",
    "Eso tuvo que doler. | Duele, y tiene sentido que duela.",
    "¿Qué fue lo que más dolió? | ¿Sabe esa persona cómo lo viviste? | ¿Qué necesitarías ahora?",
  ),
  emptiness: subject(
    "vacío",
    "Ese vacío es difícil de poner en palabras, y lo acabas de hacer. | Es muy duro no sentir casi nada.",
    "¿Desde cuándo se siente así? | ¿Qué te importaba antes y ahora no te llega? | ¿Hay momentos en que se aligera un poco?",
  ),
  confusion: subject(
    "dudas",
    "Es difícil no saber por dónde ir. | No saber qué hacer ya cansa de por sí.",
    "¿Qué opciones ves? | ¿Qué te dice el cuerpo, en voz baja? | ¿Qué tendría que aclararse para poder decidir?",
  ),
  work: subject(
    "el trabajo",
    "El trabajo ocupa mucha vida, así que importa cómo se está allí. | Lo que pasa en el trabajo rara vez se queda allí.",
    "¿Qué parte del trabajo tienes más en la cabeza? | ¿Cómo te sientes al terminar la jornada? | ¿Cómo sería un día mejor allí?",
  ),
  studies: subject(
    "los estudios",
    "Estudiar puede exigir mucho. | Los estudios llenan muchos días y muchos pensamientos.",
    "¿Cómo te va con los estudios? | ¿Qué es lo más difícil ahora mismo? | ¿Hay algo de ellos que disfrutes?",
  ),
  sleep: subject(
    "el sueño",
    "Las noches tienen mucho que ver con cómo son los días. | Dormir es algo tan básico y tan fácil de alterar.",
    "¿Cómo han sido tus noches últimamente? | ¿Cómo es el rato antes de dormirte? | ¿Cómo te despiertas?",
  ),
  money: subject(
    "el dinero",
    "Las preocupaciones de dinero acompañan a todas partes. | Es difícil dejar de pensar en el dinero.",
    "¿Qué es lo más urgente? | ¿Desde cuándo te preocupa? | ¿Con quién puedes hablarlo con franqueza?",
  ),
  family: subject(
    "la familia",
    "La familia puede ser cercana y complicada a la vez. | La familia tiene un peso propio.",
    "¿Cómo lo vives tú? | ¿Qué está pasando allí ahora? | ¿Cómo te gustaría que fuera la relación?",
  ),
  relationship: subject(
    "tu relación",
    "Estar cerca de alguien puede ser lo mejor y lo más difícil. | Una relación ocupa muchos pensamientos, y con razón.",
    "¿Qué ha pasado en la relación? | ¿De qué te gustaría poder hablar con esa persona? | ¿Qué necesitas ahora de esa relación?",
  ),
  friends: subject(
    "la amistad",
    "Las amistades importan más de lo que se suele admitir. | También las amistades tienen altibajos.",
    "¿Qué pasó ahí? | ¿Cómo son los ratos en su compañía? | ¿Qué te gustaría que fuera distinto?",
  ),
  health: subject(
    "la salud",
    "Cuando el cuerpo lo pasa mal, todo lo demás cuesta más. | Inquieta que algo no vaya bien en el cuerpo.",
    "¿Cómo afecta a tus días? | ¿Qué es lo que más te preocupa? | ¿Quién te ayuda con eso?",
  ),
  future: subject(
    "el futuro",
    "No saber lo que viene es difícil de llevar. | El futuro puede pesar ya en el presente.",
    "¿Qué te gustaría que pasara? | ¿Qué te preocupa más de eso? | ¿Cuál sería un paso pequeño y posible?",
  ),
  grief: subject(
    "la ausencia de alguien",
    "Echar de menos a alguien no sigue ningún calendario. | El duelo viene en olas, muchas veces sin avisar.",
    "¿Qué es lo que más lo despierta? | ¿Qué recuerdas con más cariño? | ¿Qué ayuda en los días más fuertes?",
  ),
  self: subject(
    "cómo te ves",
    "Es una forma dura de mirarse. | Parece que eres muy exigente contigo.",
    "¿De dónde crees que viene esa voz? | ¿Qué diría alguien que te quiere? | ¿Cuándo te miras con más cariño?",
  ),
  joy: subject(
    "algo bueno",
    "Qué bien oír eso. | Me alegra que me lo cuentes.",
    "¿Qué fue lo mejor? | ¿Qué lo hizo posible? | ¿A quién te gustaría contárselo?",
  ),
  calm: subject(
    "algo de calma",
    "Qué bien que haya algo de calma. | Suena a un respiro.",
    "¿Qué ayudó a que fuera así? | ¿Qué te gustaría conservar de eso? | ¿Cómo es, comparado con antes?",
  ),
};
