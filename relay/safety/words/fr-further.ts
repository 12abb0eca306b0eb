import type { Words } from "./words.ts";

const both = (one: string, other: string): string =>
  `(?:${one})(?![a-z])[^.!?]{0,60}(?<![a-z])(?:${other})|(?:${other})(?![a-z])[^.!?]{0,60}(?<![a-z])(?:${one})`;
const kills =
  "(?:tue|bute|poignarde|plante|egorge|etrangle|etouffe|noie|descends|massacre|flingue|saigne|creve|defonce|fracasse|demolis|crame|brule|abats)";
const weapon =
  "(?:arme|fusil|flingue|pistolet|gun|revolver|carabine|couteau|machette|munitions|cartouches|chargeurs?|liste)";
const kin = "(?:maman|papa|ma mere|ma soeur|mon frere|mon pere|ma petite soeur|mon petit frere)";

/** A last round of families beside `fr-fresh.ts`: life as what shall stop, harm on purpose, what others were seen to do. */
export const frFurther = {
  saying: [
    "(?:overdose|surdose) (?:de |d')(?!(?:medic|medoc|cachet|comprim|somnif|insuline|morphine|heroine|coke|cocaine|paracetamol|doliprane|tramadol|xanax|codeine|drogue|mon|ma|mes)[a-z]*)[\\w-]+",
  ],
  wish: [
    "(?:veux|voudrais|aimerais|envie|besoin|attends|souhaite|prie|espere|hate)[^.!?]{0,20}(?:que |qu')(?:ma vie|cette vie|mon existence|elle) (?:s'arrete|se termine|finisse|cesse|prenne fin)(?! de)|(?:mourir|la mort|crever|le suicide) (?:me (?:semble|parait|semblerait|paraitrait)|ce serait|serait|vaudrait|vaut) (?:[\\w']+ ){0,2}(?:doux|douce|simple|facile|mieux|preferable|tentant|reposant|supportable|logique)|(?:verrais bien|reve de|envie de|pense a|songe a) (?:[\\w']+ )?ne plus (?:exister|vivre|etre (?:en vie|de ce monde|vivante?))|tiens (?:plus|pas) (?:vraiment |tellement )?a la vie",
    "failli (?:me (?:jeter|pendre|foutre|ouvrir|balancer|lancer)(?= *(?:$|[.,!]|sous|du|par la|dessous|dans le vide|en l'air|les veines|hier|encore))|passer a l'acte|avaler tout|tout avaler)|(?:vie|existence)[^.!?]{0,40}(?:veux|vais|envie de|prefere|pense a) la quitter|(?:plans?|scenarios?|projets?|strategies?|recherches?)[^.!?]{0,25} (?:pour|de) (?:mourir|me tuer|en finir|me suicider|ma mort)|(?:chanson|musique|texte|photo|fleurs) (?:[\\w']+ ){0,2}(?:de|pour) mon (?:enterrement|incineration)",
  ],
  means: [
    both("baignoire|dans (?:le|mon) bain|dans l'eau", "seche[- ]cheveux|grille[- ]pain|appareil branche"),
  ],
  selfHarm: [
    both(
      "(?:me|m'|me suis) ?(?:coupe|cogne|brule|mord[su]?|griffe|blesse|tape|frappe|pince|pique|ebouillante|taillade|arrache)e?",
      "expres|volontairement|de mon plein gre|pour me faire du mal",
    ),
    "me suis mordue? (?!la langue|la joue|la levre|les levres|les doigts)[^.!?]{0,20}(?:fort|sang|bras|main|poignet)|mes lames(?! (?:de (?:parquet|terrasse|scie|patins|volet)|pour|sont affutees))",
  ],
  abuse: [
    "(?:m'a|m'ont|me) (?:jete|lance|balance|envoye|fracasse|casse)s? (?!(?:un|une|des|le|la) (?:\\w+ )?(?:oreiller|coussin|regard|confettis|ballon|balle|boule|sort|defi|fleurs?|bisous?|peluche|eau))[^.!?]{0,30}(?:a la (?:tete|figure|gueule|tronche)|dessus|sur moi|au visage|dans la (?:tete|figure))|(?:frere|pere|beau[- ]pere|oncle|cousin|grand-pere|coloc|papi) (?:[\\w']+ ){0,2}(?:qui )?(?:vient|entre|rentre|debarque|se glisse) (?:[\\w']+ ){0,3}la nuit(?! de noel)",
    "(?:demande|exige|reclame|force|veut|menace|oblige)[^.!?]{0,25} (?:photos?|videos?|nudes?)[^.!?]{0,20}(?:sans (?:habits|vetements|culotte|haut|rien)|nue?s?|deshabillee?|de mes seins|en sous-vetements|intimes?)|c'est moi qui (?:prends|mange|ramasse) (?:les coups|tout|la raclee)(?= *(?:$|[.,!]|quand))",
  ],
  abuseNow: [
    `${kin} [^.!?]{0,30}(?:coups? de couteau|bouge plus|inconsciente?|en sang(?![a-z])|etranglee?|assommee?)`,
  ],
  eating: [
    "rien (?:avale|mange|pris|bouffe) de solide(?! (?:avant|pour|a cause|apres l'operation))|(?:jours?|semaines?) (?:a l'eau|de jeune)(?! (?:medical|religieux|du ramadan|detox))[^.!?]{0,40}(?:maigr\\w+|kilos|grosse?|continue|vertiges|fondre)",
  ],
  violence: [
    "(?:envie|veux|vais|reve|imagine|pense|voudrais|fantasme)[^.!?]{0,20}(?:ouvrir le feu|tirer (?:sur|dans) (?:le tas|la foule|tout|eux|les)|faire feu|faire un carton sur)|(?:je me (?:suis )?(?:achete|procure|trouve)|j'ai achete) (?:une? )?(?:couteau|arme|flingue|fusil|machette)[^.!?]{0,40}(?:haine|venger|pour lui|pour eux|contre (?:lui|elle|eux))|(?:haine|rage)[^.!?]{0,40}(?:tuer|buter|massacrer|poignarder) (?:quelqu'un|tout le monde|le premier)",
  ],
  violenceNow: [
    both(
      `je (?:le|la|les) (?:${kills})`,
      "tout a l'heure|ce soir|cette nuit|demain|maintenant|des qu(?:'il|'elle|'ils| il| elle)|quand (?:il|elle|ils) (?:rentre|sort|passe|arrive|dort)\\w*",
    ) + "(?! (?:au|a|en) (?:jeu|fifa|foot|tennis|mario))",
    both(
      "parler de moi (?:aux infos|dans les journaux|a la tele|au journal)|je vais passer aux infos",
      weapon,
    ),
  ],
} as const satisfies Partial<Words>;

/** More spellings of the street. */
export const frSpellings: Words["spellings"] = {
  jarrete: "j'arrete",
  javais: "j'avais",
  jaimerais: "j'aimerais",
  jprends: "je prends",
  jmets: "je mets",
  jviens: "je viens",
  jsens: "je sens",
  javale: "j'avale",
  jsaute: "je saute",
  jtiens: "je tiens",
  jlattends: "je l'attends",
  "jl'attends": "je l'attends",
  jattends: "j'attends",
  jarrive: "j'arrive",
  pus: "plus",
  auj: "aujourd'hui",
  ajd: "aujourd'hui",
  vrm: "vraiment",
  mtuer: "me tuer",
  "m'tuer": "me tuer",
  "j'vas": "je vais",
  jvas: "je vais",
};
