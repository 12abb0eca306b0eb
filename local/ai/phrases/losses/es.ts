import type { Losses } from "../phrases.ts";

export const esLosses: Losses = {
  words: {
    death:
      "murió|murieron|ha muerto|había muerto|está muert[oa]|muerte de|su muerte|falleci*|ha fallecido|funeral|entierro|velorio|tanatorio|enviud\\p{L}*|viud[oa]|se (?:suicidó|mató|quitó la vida)|(?:perdí|perdimos) a mi\\p{L}*|(?:sacrificar|dormir) a (?:mi|nuestr[oa]) (?:perr|gat)\\p{L}*|(?:tuvimos|tuve) que (?:sacrificarl[oa]|dormirl[oa])",
    notDeath:
      "casi (?:me )?muer\\p{L}*|casi me morí|me morí de|murió de (?:risa|vergüenza)|(?:móvil|celular|teléfono|batería|coche|carro|ordenador|computadora|tele|internet|wifi|plantas?|flores|conversación|personaje|protagonista) (?:\\p{L}+ ){0,2}(?:murió|muert[oa])|(?:murió|muert[oa]) (?:el|la|mi) (?:móvil|celular|teléfono|batería|coche|carro|ordenador|computadora|tele|planta)",
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
  say: {
    death: {
      told: [
        "Siento muchísimo tu pérdida.",
        "Lo siento mucho. Cuando alguien muere, deja un hueco que las palabras no llenan.",
      ],
      ask: [
        "¿Quieres contarme cómo era?",
        "¿Qué es lo que más te viene a la memoria?",
        "¿Cómo te enteraste?",
        "¿Qué es lo que más te falta?",
      ],
    },
    animalDeath: {
      told: [
        "Lo siento mucho. Un animal es de la familia, y el silencio que queda es muy grande.",
        "Lo siento. Despedirse de un animal con el que has vivido duele de verdad.",
      ],
      ask: [
        "¿Quieres contarme cómo era?",
        "¿Cómo eran los días a su lado?",
        "¿Cuándo notas más el hueco?",
        "¿Cómo fue la despedida?",
      ],
    },
    miscarriage: {
      told: [
        "Lo siento muchísimo. Fue una pérdida de verdad, por temprana que fuera.",
        "Lo siento mucho. Es una pérdida que mucha gente alrededor ni siquiera ve.",
      ],
      ask: [
        "¿Cómo han sido para ti los días desde entonces?",
        "¿Quién sabe por lo que has pasado?",
        "¿Qué te ha ayudado un poco, y qué no te ha ayudado nada?",
        "¿Quieres contarme cómo lo viviste?",
      ],
    },
    ownIllness: {
      told: [
        "Lo siento. Una noticia así puede ponerlo todo patas arriba.",
        "Es mucho de golpe, y no hay una manera correcta de reaccionar.",
      ],
      ask: [
        "¿Qué se te pasó por la cabeza al saberlo?",
        "¿Qué es lo que más te preocupa ahora mismo?",
        "¿A quién se lo has contado hasta ahora?",
        "¿Qué te haría un poco más fáciles los próximos días?",
      ],
    },
    theirIllness: {
      told: [
        "Lo siento. Es duro ver a alguien tan cercano pasar por algo así.",
        "Vivir algo así de cerca exige mucha fuerza.",
      ],
      ask: [
        "¿Cómo te enteraste?",
        "¿Qué ha cambiado en tu día a día desde entonces?",
        "¿Qué es lo que más temes?",
        "¿Quién está a tu lado en todo esto?",
      ],
    },
    movedAway: {
      told: [
        "Cuando alguien se va a vivir lejos para siempre, se lleva un trozo de la vida diaria.",
        "Eso también es una pérdida, aunque la amistad siga.",
      ],
      ask: [
        "¿Qué compartías con esa persona que ahora te falta?",
        "¿Cómo fue la despedida?",
        "¿Cuándo notas más la distancia?",
      ],
    },
  },
};
