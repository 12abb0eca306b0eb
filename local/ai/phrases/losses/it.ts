import type { Losses } from "../phrases.ts";

export const itLosses: Losses = {
  words: {
    death:
      "(?:è|sono|era) mort[oaie]|morte di mi[oa]|sua morte|è mancat[oa]|(?:è|sono) scompars[oa]|deceduto|deceduta|funerale|lutto|vedov[oa]|si è (?:suicidat[oa]|uccis[oa]|tolt[oa] la vita)|ho perso (?:mi[oa] (?:madre|padre|marito|moglie|fratello|sorella|figli[oa]|nonn[oa]|zi[oa])|(?:il mio |la mia )?(?:papà|mamma))|far(?:lo|la)? sopprimere|fatto sopprimere|addormentare (?:il|la) mi[oa]",
    notDeath:
      "sono mort[oa] (?:dal|di|da)|(?:quasi|per poco) (?:\\p{L}+ ){0,2}mort[oa]|mort[oa] (?:dal|di) (?:ridere|fame|sonno|noia|freddo|caldo|vergogna|paura)|(?:telefono|cellulare|batteria|computer|macchina|auto|tv|internet|wifi|piant[ae]|fiori|conversazione|personaggio|protagonista) (?:\\p{L}+ ){0,2}mort[oaie]|mort[oa] (?:il|la|mio|mia) (?:telefono|cellulare|batteria|computer|macchina|pianta)",
    animal:
      "(?:cane|gatt[oa]|cavallo|coniglio) d(?:i|el|ella) (?:mi[oa] )?\\p{L}+|cane|cani|cagnolin[oa]|cagnett[oa]|cucciol[oa]|gatt[oaie]|gattin[oa]|coniglio|coniglietto|criceto|porcellino d'india|cavallo|cavalla|pappagallo|uccellino|pesce|tartaruga|animale",
    someone:
      "zi[oa]|cugin[oa]|nipote|vicin[oa] di casa|suocer[oa]|cognat[oa]|patrigno|matrigna|padrino|madrina|figli[oa]|bambin[oa]|neonat[oa]|bisnonn[oa]|professor\\p{L}*|ex",
    miscarriage:
      "aborto spontaneo|ho avuto un aborto|(?:ho|abbiamo) perso (?:il|mio|nostro) (?:bambino|bebè|figlio che)|perso la gravidanza|nato mort[oa]|natimort\\p{L}*|(?:non c'era|senza) (?:più )?battito",
    ownIllness:
      "mi (?:hanno|è stat[oa]) (?:\\p{L}+ )?(?:diagnosticat[oa]|trovat[oa])|la mia (?:diagnosi|chemio\\p{L}*|malattia)|il mio (?:cancro|tumore)|ho (?:un |una |il |la )?(?:cancro|tumore|leucemia|linfoma|sclerosi multipla|parkinson|lupus|hiv|epilessia|diabete|endometriosi|malattia (?:grave|cronica|incurabile))|ho avuto un (?:ictus|infarto)|sono gravemente malat[oa]",
    illness:
      "cancro|tumore|leucemia|linfoma|diagnos\\p{L}*|chemio\\p{L}*|demenza|alzheimer|parkinson|sclerosi multipla|ictus|infarto|coma|terapia intensiva|rianimazione|cure palliative|hospice|gravemente malat[oa]|molto malat[oa]|malattia (?:grave|incurabile)|sta morendo|metastasi",
    movedAway:
      "amic[oa] (?:\\p{L}+ ){0,3}(?:si è trasferit[oa]|si trasferisce|è andat[oa] a vivere|va a vivere|è partit[oa] per sempre)|(?:trasferit|andat|partit)[oa] (?:\\p{L}+ )?per sempre",
  },
  say: {
    death: {
      told: [
        "Mi dispiace tanto per la tua perdita.",
        "Mi dispiace molto. Quando qualcuno muore, resta un vuoto che le parole non colmano.",
      ],
      ask: [
        "Ti va di raccontarmi che persona era?",
        "Che cosa ti torna in mente più spesso?",
        "Come l’hai saputo?",
        "Che cosa ti manca di più?",
      ],
    },
    animalDeath: {
      told: [
        "Mi dispiace tanto. Un animale è di famiglia, e il silenzio che resta è grande.",
        "Mi dispiace. Dire addio a un animale con cui si è vissuto fa male davvero.",
      ],
      ask: [
        "Ti va di raccontarmi com’era?",
        "Com’erano le vostre giornate insieme?",
        "Quando senti di più questo vuoto?",
        "Com’è stato salutarsi?",
      ],
    },
    miscarriage: {
      told: [
        "Mi dispiace tantissimo. È stata una perdita vera, per quanto sia arrivata presto.",
        "Mi dispiace tanto. È una perdita che molti intorno a te forse nemmeno vedono.",
      ],
      ask: [
        "Come sono stati per te i giorni da allora?",
        "Chi sa che cosa hai passato?",
        "Che cosa ti ha aiutato un po’, e che cosa per niente?",
        "Ti va di raccontarmi come l’hai vissuto?",
      ],
    },
    ownIllness: {
      told: [
        "Mi dispiace. Una notizia così può mettere tutto sottosopra.",
        "È tanto tutto insieme, e non c’è un modo giusto di reagire.",
      ],
      ask: [
        "Che cosa hai pensato quando l’hai saputo?",
        "Che cosa ti preoccupa di più in questo momento?",
        "A chi l’hai detto finora?",
        "Che cosa renderebbe un po’ più facili i prossimi giorni?",
      ],
    },
    theirIllness: {
      told: [
        "Mi dispiace. È dura vedere una persona cara passare una cosa del genere.",
        "Vivere una cosa del genere da vicino richiede tanta forza.",
      ],
      ask: [
        "Come l’hai saputo?",
        "Che cosa è cambiato da allora nelle tue giornate?",
        "Di che cosa hai più paura?",
        "Chi ti sta vicino in tutto questo?",
      ],
    },
    movedAway: {
      told: [
        "Quando qualcuno va a vivere lontano per sempre, se ne va anche un pezzo di quotidianità.",
        "Anche questa è una perdita, pure se l’amicizia resta.",
      ],
      ask: [
        "Che cosa facevate insieme che adesso ti manca?",
        "Com’è stato salutarsi?",
        "Quando senti di più la distanza?",
      ],
    },
  },
};
