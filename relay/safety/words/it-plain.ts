import type { Words } from "./words.ts";

/** What a joke is made over: with one of these beside it, the saying is one. Nothing that a life can hang on. */
const trifle =
  "(?:canzon[ei]|tormenton[ei]|jingle|suoneria|riunion[ei]|call|zoom|excel|spoiler|pubblicita|film|puntat[ae]|serie(?! di)|stampante|zanzar[ae]|trapano|parcheggi\\w*|coda|fila|traffico|rigor[ei]|gol|ananas|barzellett[ae]|karaoke)";
/** What a joke is made over when nothing hangs on how it ends. */
const chore =
  "(?:lezion[ei]|compit[oi]|matematica|fisica|latino|greco|chimica|diritto|capitol[oi]|bucato|piatti|stirare|trasloco|camicie|panni|riassunto|versione|monologo)";
const again =
  "(?:(?:rifare|fare|studiare|guardare|vedere|rivedere|sentire|risentire|riascoltare|ascoltare|lavare|stirare|ripassare|un'altra|un altro|altre|altri|ancora|quest[aoe]|quell[aoe]|una|un|la|il|i|le|di) )";
/** The sayings that a joke is made of. */
const joke =
  "mi (?:sparo|ammazzo|uccido|impicco|suicido|taglio le vene|butto (?:giu|di sotto|dalla finestra|dal balcone)|lancio (?:di sotto|dalla finestra|dal balcone))";
const some = "(?: [\\w']+){0,6}";
/** Whoever is said to be the death of one over a trifle. */
const scolder =
  "(?:cap[oa]|boss|prof\\w*|relat(?:ore|rice)|client[ei]|coach|allena(?:tore|trice)|mamma|madre|nonna|sorella|coinquilin\\w|colleg\\w+|direttor\\w+|maestr\\w|dietologa|dentista|parrucchier\\w|personal trainer)";

/** Everyday life and its exaggerations, which share words with danger. */
export const itPlain: Partial<Words> = {
  eating: [
    "mi (?:peso|pesavo) (?:[\\w']+ ){0,3}(?:volte (?:al|in un|ogni) (?:giorno|giorno)|ogni (?:ora|minuto|due ore)|dopo ogni (?:pasto|boccone))|(?:racconto|dico|invento|mento)(?: [\\w']+){0,4} (?:che |di )(?:ceno|pranzo|mangio|aver cenato|aver pranzato|ho cenato|ho pranzato) (?:in mensa|fuori|a scuola|da (?:un'amica|amici|lei|lui)|al lavoro)",
  ],
  saying: [
    `(?:io )?${joke}(?: davvero| giuro)?,? (?:se|appena|quando)${some} ${trifle}`,
    `(?:se|un altro|un'altra|ancora|basta) (?:[\\w']+ ){0,6}${trifle}(?: [\\w']+){0,3},? (?:e |giuro |giuro, |giuro che |io )?${joke}(?!${some} (?:stasera|stanotte|domani|davvero|sul serio))`,
    `(?:preferirei|preferisco|piuttosto|meglio) (?:buttarmi|spararmi|impiccarmi|tagliarmi|ammazzarmi|lanciarmi|farmi|morire)(?: [\\w']+){0,4} (?:che|piuttosto che|piuttosto di|anziche|invece di|invece che) ${again}{0,3}(?:${trifle}|${chore})`,
    "(?:c'e|roba|noia|ridere|palle|pizza|barba|verifica|riunione|film|serata|domenica|traffico) (?:\\w+ )?da (?:spararsi|impicca(?:rsi|rmi)|suicida(?:rsi|rmi)|ammazza(?:rsi|rmi)|uccide(?:rsi|rmi)|tagliarsi le vene|buttarsi (?:giu|di sotto|dalla finestra))",
    `${scolder}(?: [\\w']+){0,2} mi (?:ammazz\\w*|uccid\\w*|strozz\\w*|strangol\\w*|spar\\w*)(?: [\\w']+){0,1} (?:se|quando|perche|appena) (?:non |le |gli |lo |la |mi |ho |vede |arrivo |sono )*(?:consegn\\w+|finisc\\w+|finit\\w|torn\\w+ tardi|ritardo|facc\\w+ tardi|fatto tardi|arriv\\w+ tardi|tardi|vede (?:il|la|le|i|che|quest\\w)|romp\\w+|rott\\w|dimentic\\w+|sporc\\w+|macchi\\w+|salt\\w+ (?:la|l')|prend\\w+ (?:un|una|l')|bocciat\\w|sgarr\\w+|quest[ao] (?:relazione|presentazione|report|voto|nota|pagella|disordine|macchia|camera))`,
    "salt(?:o|are|ato|iamo|a) (?:(?:spesso |anche |di nuovo )?(?:la (?:palestra|lezione|riunione|scuola|coda|fila|corda|sigla|pubblicita|parte|introduzione|cena|merenda|colazione)|il (?:turno|corso|pranzo|capitolo|riscaldamento)|l'(?:allenamento|aperitivo|ora di|introduzione|inglese)))(?= perche (?:ho (?:mangiato|pranzato|gia)|sono (?:pien|in ritardo)|abbiamo|c'e)| e (?:vado|esco|andiamo|vengo)|[ ,.]*$)",
    "(?:su|sul|sulla|al|alla) (?:tetto|terrazzo|terrazza|balcone|scala) (?:a|per) (?:sistemare|aggiustare|riparare|pulire|lavare|montare|installare|cambiare|controllare|stendere|ritirare|innaffiare|annaffiare|bagnare|prendere (?:il sole|un po' di sole|i panni)|guardare (?:le stelle|i fuochi|il tramonto|il panorama|la luna|l'alba)|vedere (?:le stelle|i fuochi|il tramonto|il panorama|la luna|l'alba|il palio)|mettere (?:le luci|i fiori|le tegole)|fare (?:colazione|le foto|una foto|aperitivo|il barbecue|yoga))",
    "(?:scritt\\w|scriv\\w+|spedit\\w|mandat\\w|imbucat\\w) (?:\\w+ )?(?:una |la |un'|un )?(?:letter\\w+|cartolin\\w+|bigliett\\w+|email|mail) (?:a|al|alla|ai|alle|agli|per) (?:[\\w']+ ){0,3}(?:(?:che )?(?:viv\\w+|abit\\w+|studia|lavora|sta) (?:in|a)|in (?:sicilia|sardegna|puglia|calabria|canada|america|argentina|australia|germania|francia|spagna|inghilterra|svizzera|brasile|erasmus)|di penna)|letter[ae] (?:di (?:presentazione|referenze|motivazione|motivazionale|dimissioni|auguri|reclamo|richiamo|assunzione)|a babbo natale|al (?:comune|direttore|sindaco|condominio|ministero|giornale|senato)|all'(?:amministratore|inps|assicurazione|agenzia|azienda))",
    "(?<!del )(?<!della )(?:bambin\\w|bimb\\w|neonat\\w|piccol\\w|nipotin\\w|pancione|cucciol\\w)(?: [\\w']+){0,1} (?:mi )?(?:ha dato|ha tirato|da|tira|sta dando|sta tirando|dava) (?:un |dei |i |il primo |il suo primo )?calc\\w+(?: (?:nella|in|alla) pancia)?",
    "mi ha (?:dat\\w|tirat\\w) (?:un |una )(?:bell[oa']* )?(?:calci\\w|pugn\\w|spint\\w|pallonat\\w|testat\\w|gomitat\\w)(?: [\\w']+){0,3} (?:giocando|a pallone|in partita|allenamento|karate|boxe|basket|calcetto)|mi ha (?:dat\\w|tirat\\w) (?:un |una )(?:pallonat\\w|testat\\w|gomitat\\w) (?:per sbaglio|senza volere|nel sonno|dormendo)",
    "(?:vorrei |voglio )?(?:sparire|scomparire|evaporare|scappare|fuggire|spari(?:rei|amo))(?: [\\w']+){0,5} (?:(?:un')?isola|isoletta|spiaggia|montagna|baita|campagna|vacanza|ferie|maldive|sardegna|grecia|caraibi|bali|thailandia|spa|terme|agriturismo|buon libro|weekend)",
    "mi (?:ha|hanno) (?:chius[oaie]|trattenut[oaie]) (?:la chiamata|il telefono in faccia|in (?:ufficio|riunione))|ponte (?:della nave|del traghetto|di comando|levatoio|di rialto|dei sospiri|di brooklyn)",
    "di qualcosa (?:\\w+ ){0,3}(?:deve|dovra|bisogna|dobbiamo|si)(?: pur\\w*)? (?:morire|muore)|prima o poi (?:si muore|moriamo|dobbiamo morire|bisogna morire) tutti|chi non muore si rivede|finche (?:la )?morte non (?:ci|vi) separi|a chi tocca muore|lasciato vivo per miracolo",
    "(?:sparatutto|videogioc\\w*|battle royale|valorant|warzone|gioco di ruolo|d&d|paintball|softair|laser tag|risiko|lupus|ranked)[^.!?]{0,40}(?:li|le|lo|l'|ne|ci|tutti) ?(?:ho |ha |hanno |abbiamo )?(?:\\w+ )?(?:ammazza\\w*|uccis\\w*|elimin\\w+)(?: tutti)?|(?:ammazz\\w*|uccid\\w*|uccis\\w*|elimin\\w+)(?: (?:[\\w']+ ){0,3}| )(?:boss|zombie|draghi|drago|mostr[oi]|zanzar[ae]|mosc[ah]e?|scarafagg\\w+|formich\\w+|ragn[oi])",
  ],
};
