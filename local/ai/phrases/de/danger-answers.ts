import { type DangerAnswers, forAll } from "../danger-answers.ts";
import { oneOf } from "../phrases.ts";

export const dangerAnswers: DangerAnswers = {
  sign: {
    own: oneOf(
      "Gut, dass du es hier sagst. Sag es bitte auch jemandem in deiner Nähe oder unter einer der Nummern bei „Jetzt Hilfe holen“. | Das ist mehr, als man allein tragen sollte. Wer könnte in den nächsten Stunden bei dir sein? | Das nehme ich ernst. Sorgen wir dafür, dass die nächste Stunde sicher wird: weg von allem, was dir schaden könnte, und hin zu Menschen. | Jetzt muss nichts entschieden werden. Es reicht, durch diese Stunde zu kommen. | Daran merke ich, wie schlimm es ist. Bitte lass es heute noch einen Menschen wissen.",
    ),
    other: oneOf(
      "So etwas kann ein Abschied sein. Bitte geh hin, oder schick jemanden, der es kann. | Gut, dass dir das auffällt. Lieber einmal zu oft fragen als einmal zu spät. | Was du erzählst, macht mir Sorgen. Dieser Mensch sollte heute nicht allein bleiben. | Davon sollte jemand wissen, der handeln kann: die Familie, die Arztpraxis, die Schule oder der Notruf. | Du musst dir nicht sicher sein. Sich Sorgen zu machen ist Grund genug, nachzufragen und Hilfe zu holen.",
    ),
    harm: oneOf(
      "So behandelt zu werden, hat niemand verdient. | Das ist nicht in Ordnung, egal, womit es begründet wird. | Ich glaube dir das. Unter „Jetzt Hilfe holen“ gibt es Menschen, die sich damit auskennen und mit dir überlegen. | Von allein hört so etwas selten auf. Gut, dass du darüber sprichst. | Wenn es gefährlich wird: dorthin, wo Menschen sind, und den Notruf wählen.",
    ),
  },
  hopeless: {
    own: oneOf(
      "Du willst, dass der Schmerz aufhört, weil es einfach zu viel ist. So ein Gefühl kann sich ändern, auch wenn das jetzt schwer zu glauben ist. | Das klingt kaum auszuhalten. Bitte bleib jetzt nicht allein damit. | Das sagt der Schmerz, und er kennt nicht die ganze Wahrheit über dich. | An bessere Tage musst du jetzt nicht glauben. Fürs Erste geht es nur um die nächste Stunde.",
    ),
    other: oneOf(
      "Es tut weh, so etwas von einem Menschen zu hören, der einem wichtig ist. Sag ruhig: „Ich will, dass du lebst“, und hol dir jemanden dazu. | Solche Worte sind ein Hilferuf. Heute sollte jemand in der Nähe sein.",
    ),
    harm: oneOf(
      "So zu leben zermürbt jeden Menschen. Es gibt Menschen, die mit dir Schritt für Schritt nach einem Ausweg suchen. | Es kann sich anfühlen, als gäbe es keinen Ausweg. Andere haben mit Hilfe einen gefunden, und anfangen kann es mit einem einzigen Anruf.",
    ),
  },
  guilt: {
    own: oneOf(
      "Für so ein Gefühl musst du dich nicht schämen. Es ist Schmerz, und dagegen gibt es Hilfe. | Du gehst sehr hart mit dir ins Gericht. Wer dich gernhat, würde das anders sehen.",
    ),
    other: oneOf(
      "Das ist nicht deine Schuld. Du merkst es jetzt, und das zählt. | Alles sehen kann niemand. Was du jetzt tust, wiegt mehr als das, was vorher nicht zu sehen war.",
    ),
    harm: oneOf(
      "Wem so etwas angetan wird, der trägt keine Schuld. Verantwortlich ist, wer verletzt. | Nichts, was du gesagt oder getan hast, rechtfertigt das. | Es gibt keinen Grund, sich zu schämen. Was dir angetan wurde, sagt nichts über dich.",
    ),
  },
  afraid: {
    own: oneOf(
      "Ich bin hier. Stell beide Füße auf den Boden, atme langsam aus, und ruf dann jemanden an, der kommen kann. | Das ist ein schlimmer Moment, und er geht vorbei. Bleib, wo jemand dich erreichen kann.",
    ),
    other: oneOf(
      "Kein Wunder, dass du Angst hast. Einmal ausatmen, dann der nächste Schritt: Hol dir jemanden zu Hilfe. | Du trägst gerade viel. Angst ist kein Grund, zu warten: Ruf jemanden an.",
    ),
    harm: oneOf(
      "Deine Angst sagt dir etwas Wichtiges. Wenn du jetzt in Gefahr bist, geh dorthin, wo Menschen sind, und wähl den Notruf. | Es ist richtig, diese Angst ernst zu nehmen. Gibt es in der Nähe einen Ort, an dem du sicher wärst?",
    ),
  },
  now: {
    own: oneOf(
      "Bitte ruf jetzt den Notruf an, oder lass jemanden in deiner Nähe anrufen. Warte nicht ab, was passiert. | Das kann nicht warten: Wähl den Notruf, und geh dabei zu anderen Menschen. | Bitte hol jetzt sofort Hilfe. Notruf wählen, Tür aufschließen und in der Leitung bleiben.",
    ),
    other: oneOf(
      "Ruf jetzt den Notruf an, und sag, wo dieser Mensch sein könnte. Gewissheit brauchst du dafür nicht. | Bitte warte nicht länger: erst der Notruf, dann alle, die schnell dort sein können. | Jetzt ist der Moment, Hilfe zu rufen. Vielleicht ist dieser Mensch hinterher böse auf dich, aber er lebt.",
    ),
    harm: oneOf(
      "Wenn es geht, geh jetzt, oder schließ dich ein, und wähl den Notruf. | Ruf den Notruf an, sobald es gefahrlos geht. Viel erklären musst du nicht: Wo du bist, reicht schon. | Wenn es möglich ist, hinaus zu anderen Menschen, und von dort aus Hilfe rufen.",
    ),
  },
  means: {
    own: oneOf(
      "Bitte schaff jetzt Abstand dazu: Gib es jemandem, oder geh aus dem Zimmer. | Weit weg davon zu sein hilft mehr, als man denkt. Wer könnte es für dich aufbewahren?",
    ),
    other: oneOf(
      "Wenn es ohne Gefahr geht, bring das außer Reichweite, und lass diesen Menschen nicht allein. | Sag das auch denen, die zu Hilfe kommen. Es macht einen Unterschied.",
    ),
    harm: oneOf(
      "Das macht es gefährlicher. Bitte stell dich dem nicht allein: Geh, wenn du kannst, und ruf Hilfe. | Das sollte jemand wissen, der dich schützen kann. Erwähn es, wenn du anrufst.",
    ),
  },
  who: {
    own: oneOf(
      "Unter „Jetzt Hilfe holen“ stehen die Nummern für deinen Ort, Tag und Nacht. Ist dein Leben in diesem Moment in Gefahr, wähl den Notruf. | Ein Tipp auf „Jetzt Hilfe holen“ zeigt, wen du anrufen kannst. Auch jemand aus dem Freundeskreis oder von nebenan ist ein guter erster Anruf.",
    ),
    other: oneOf(
      "Wenn es jeden Moment passieren könnte: der Notruf. Sonst eine Nummer unter „Jetzt Hilfe holen“; dort gibt es auch Hilfe für alle, die sich um jemanden sorgen. | Zuerst, wer am schnellsten dort sein kann. Wenn dir niemand einfällt: der Notruf.",
    ),
    harm: oneOf(
      "Bei Gefahr der Notruf. Für alles andere die Nummern unter „Jetzt Hilfe holen“; dort weiß man auch, wo es sichere Orte gibt. | Genau dafür sind die Menschen unter „Jetzt Hilfe holen“ da, und deinen Namen musst du dort nicht nennen.",
    ),
  },
  words: {
    own: oneOf(
      "Es darf kurz sein: „Mir geht es nicht gut, und ich will nicht allein sein. Kannst du kommen?“ | Du könntest sagen: „Ich denke ans Sterben und brauche jemanden bei mir.“ Der Rest ergibt sich. | Du könntest genau das sagen, was du mir hier gesagt hast, Wort für Wort.",
    ),
    other: oneOf(
      "Du könntest sagen: „Ich mache mir Sorgen um dich. Denkst du daran, dich umzubringen?“ Dann zuhören und dableiben. | Zu jemandem, der helfen kann: „Ich habe Angst, dass sich jemand das Leben nimmt. Das habe ich bemerkt.“ | Fang mit dem an, was dir aufgefallen ist, ruhig und klar. Wenn du zeigst, dass dir jemand wichtig ist, kannst du nichts falsch machen.",
    ),
    harm: oneOf(
      "Ein Satz genügt: „Zu Hause bin ich nicht sicher. Kannst du mir helfen?“ | Du könntest sagen: „Mir tut jemand weh, und ich weiß nicht, was ich tun soll.“ Das reicht für den Anfang. | Erzähl, was passiert ist, in deiner Reihenfolge. Niemand erwartet eine schöne Rede.",
    ),
  },
  todo: {
    own: oneOf(
      "Zuerst weg von allem, womit du dir schaden könntest; dann jemanden anrufen oder wecken; dann dort bleiben. | Nur der nächste Schritt: Geh dahin, wo jemand ist, oder ruf eine Nummer unter „Jetzt Hilfe holen“ an.",
    ),
    other: oneOf(
      "Drei Dinge: direkt fragen, nicht allein lassen und jemanden dazuholen, der helfen kann. | Wenn du dort bist, bleib. Wenn nicht, such jemanden, der bald da sein kann, oder ruf den Notruf an.",
    ),
    harm: oneOf(
      "Zuerst deine Sicherheit: ein Ort mit Menschen, dein Telefon und jemand, der Bescheid weiß. Dann eine Nummer unter „Jetzt Hilfe holen“. | Es muss nicht alles auf einmal gelöst werden. Ein erster Schritt ist, es einem Menschen zu sagen, der auf deiner Seite steht.",
    ),
  },
  after: {
    own: oneOf(
      "Wie es läuft, kann ich nicht versprechen. Du kannst gleich am Anfang danach fragen, ohne deinen Namen zu sagen. | Du darfst zuerst fragen, was sie tun und was unter euch bleibt. Es ist dein Gespräch, und du kannst es beenden.",
    ),
    other: oneOf(
      "Was sie genau tun werden, weiß ich nicht. Sie stellen dir ein paar Fragen, und dann bist du nicht mehr allein damit. | Wie es ankommt, kann ich nicht versprechen. Hilfe, die zu früh kommt, lässt sich verzeihen.",
    ),
    harm: oneOf(
      "Das kann ich dir nicht sicher sagen. Eine Hilfenummer kann es, und fragen kannst du dort auch ohne Namen. | Das hängt davon ab, wo du lebst. Die Menschen unter „Jetzt Hilfe holen“ wissen es, und zu fragen verpflichtet zu nichts.",
    ),
  },
  should: {
    own: oneOf(
      "Es ist schlimm genug, um dir jetzt Hilfe zu holen. Niemand muss warten, bis es noch schlimmer ist. | Hol dir bitte Hilfe, und nicht erst morgen. Einem Menschen, den du magst, würdest du dasselbe raten.",
    ),
    other: oneOf(
      "Hol bitte Hilfe, und lieber heute als morgen. Wenn du dich irrst, ist nichts verloren. | Durch Fragen kommt niemand erst auf die Idee; oft ist es eine Erleichterung. | Hilfe zu holen ist kein Verrat. Ein Leben wiegt mehr als ein Versprechen. | Du übertreibst nicht. Wenn es um ein Leben geht, ist ein falscher Alarm in Ordnung.",
    ),
    harm: oneOf(
      "Das ist nicht übertrieben. Wenn es dir Angst macht, ist es ernst genug. | Niemand muss abwarten, bis es schlimmer wird. Du darfst dir jetzt Hilfe holen. | Was wehtut oder Angst macht, ist nicht harmlos. Die Menschen unter „Jetzt Hilfe holen“ können helfen, es einzuschätzen.",
    ),
  },
  doubt: {
    own: oneOf(
      "Vielleicht ist es nur ein schlechter Tag. Ich frage trotzdem lieber: Denkt ein Teil von dir daran, nicht mehr zu leben? | Vielleicht ist es nur so dahingesagt. Wenn mehr dahintersteckt, darf es hier heraus.",
    ),
    other: oneOf(
      "Vielleicht hast du recht, und ich hoffe es. Nachfragen kostet eine Minute und kann ein Leben retten. | Vielleicht gibt es einen harmlosen Grund. Es zu wissen ist trotzdem besser, als zu raten.",
    ),
    harm: oneOf(
      "Gute Tage machen nicht ungeschehen, was an den anderen war. | Jemand kann lieb sein und einem trotzdem wehtun. Wie du das nennst, musst du nicht heute entscheiden. | Von außen mag es klein aussehen. Wenn es dir Angst macht, zählt es.",
    ),
  },
  refuse: {
    own: oneOf(
      "Ich dränge dich nicht. Gibt es jemanden, den du gerade in deiner Nähe aushalten könntest? | Es muss nicht gerade das sein. Freunde, die Arztpraxis, ein Chat statt eines Anrufs: Alles ist besser, als damit allein zu bleiben.",
    ),
    other: oneOf(
      "Das ist schwer, und wenn es für dich nicht geht: Wer könnte es sonst? Wissen muss es jemand. | Ich verstehe, dass du lieber nicht willst. Bitte überleg es dir noch einmal, denn es könnte um ein Leben gehen.",
    ),
    harm: oneOf(
      "Das entscheidest du, und niemand darf dich drängen. Gut ist, für alle Fälle einen Ort und einen Menschen im Kopf zu haben. | Du musst nichts tun, was du nicht willst. Nur bleib bitte nicht allein damit.",
    ),
  },
  obstacle: {
    own: oneOf(
      "Dafür darfst du Menschen wecken. Sie verlieren lieber eine Stunde Schlaf als dich. | Wenn niemand abnimmt, versuch es bei jemand anderem oder bei einer Nummer unter „Jetzt Hilfe holen“; genau dafür gibt es sie. | Wenn Sprechen zu schwer ist: Viele Hilfsangebote antworten auch im Chat oder per Nachricht.",
    ),
    other: oneOf(
      "Wenn du nicht hinkannst oder niemanden erreichst, kann der Notruf jemanden schicken. | Dann alle fragen, die in der Nähe sind: nebenan, in der Familie, in der Schule. Meldet sich niemand, wähl den Notruf.",
    ),
    harm: oneOf(
      "Wenn du nicht sprechen kannst: Manche Hilfsangebote antworten schriftlich, und „Notausgang“ schließt diese Seite. | Dann warte auf einen Moment, in dem es sicher ist: ein Spaziergang, ein Laden, die Tür nebenan. Deine Sicherheit geht vor. | Auch wenn es unmöglich aussieht: Es gibt Schutzunterkünfte, auch mit Kindern, und am Geld muss es nicht scheitern.",
    ),
  },
  someone: {
    own: oneOf(
      "Das klingt nach einem Menschen, zu dem du gehen kannst. Könntest du jetzt gleich anrufen oder klopfen? | Gut, dass es da jemanden gibt. Sag jetzt Bescheid; wenige Worte reichen.",
    ),
    other: oneOf(
      "Gute Idee: Vielleicht kann von dort jemand hinfahren. Bitte erzähl dort heute noch, was du mir erzählt hast. | Gut, wenn noch jemand mithilft. Ruf lieber gleich an, statt zu schreiben.",
    ),
    harm: oneOf(
      "Das könnte ein sicherer Ort sein. Weiß dieser Mensch, was los ist? | Schön, dass du jemanden hast. Ihr könntet ein Wort ausmachen, das heißt: Komm, oder hol Hilfe.",
    ),
  },
  step: {
    own: oneOf(
      "Das ist ein richtiger Schritt, und kein leichter. Bleib jetzt in der Nähe von Menschen. | Gut, dass du das getan hast. Behalt das Telefon in der Hand, und lass jemanden zu dir kommen.",
    ),
    other: oneOf(
      "Das ist genau das Richtige. Bleib dran, bis jemand da ist. | Gut so. Lass dein Telefon an, und lad dir nicht alles allein auf. | Du tust, was jetzt zählt. Wird es schlimmer: der Notruf.",
    ),
    harm: oneOf(
      "Das ist ein mutiger Schritt. Halte dein Telefon und das Wichtigste griffbereit. | Das ist gut. Bleib, wo Menschen sind, und sag jemandem, wo du bist.",
    ),
  },
  with: {
    own: oneOf(
      "Gut, dass jemand bei dir ist. Sag, wie schlimm es ist, und bleibt erst einmal zusammen. | Schön, dass du nicht allein bist. Du kannst das Telefon weglegen und einfach bei diesem Menschen bleiben.",
    ),
    other: oneOf(
      "Bleib dort, und lass diesen Menschen nicht aus den Augen. Ruft dann zusammen eine Hilfenummer oder den Notruf an. | Gut, dass ihr zusammen seid. Hör mehr zu, als du redest, und hol Hilfe dazu.",
    ),
    harm: oneOf(
      "Gut, dass du jemanden bei dir hast. Bleibt zusammen, und überlegt, wo du heute Nacht sicher bist. | Es ist gut, dass du damit nicht allein bist. Lass dir beim nächsten Anruf ruhig helfen.",
    ),
  },
  safe: {
    own: oneOf(
      "Da bin ich erleichtert. Wenn es sich ändert, kannst du das jederzeit sagen. | Gut, und danke, dass du es so klar sagst.",
    ),
    other: oneOf(
      "Was für eine Erleichterung. Es war trotzdem richtig, sich zu sorgen und nachzufragen. | Das freut mich. Angst um jemanden gehabt zu haben ist keine Schande.",
    ),
    harm: oneOf(
      "Gut, dass du in Sicherheit bist. Wenn sich das ändert: Hilfe gibt es unter „Jetzt Hilfe holen“. | Das ist schön zu hören. Es kann dauern, bis auch der Körper es glaubt.",
    ),
  },
  eased: forAll(
    "Gut, dass es ein wenig leichter ist. Es kann in Wellen zurückkommen, also bleib bei jemandem, dem du vertraust. | Das ist ein Anfang. Nutz die Ruhe, um die nächsten Stunden sicherer zu machen. | Das höre ich gern. Lass es langsam angehen.",
  ),
  hold: {
    own: oneOf(
      "Das hält dich hier, und es lohnt sich, daran festzuhalten. | Behalt das jetzt ganz nah bei dir. Ein Teil von dir will bleiben. | Das ist ein guter Grund zu bleiben, und es können weitere dazukommen.",
    ),
    other: oneOf(
      "Daran könntest du diesen Menschen behutsam erinnern. | Es ist gut, zu wissen, was diesen Menschen hält. Sag es auch denen, die helfen.",
    ),
    harm: oneOf(
      "Dafür lohnt es sich, in Sicherheit zu kommen. | Gut, das vor Augen zu haben, während du deinen Weg da heraus planst.",
    ),
  },
  stay: forAll(
    "Ja, ich bin hier. Ich bin ein Programm und kann niemanden anrufen; hab also bitte auch einen Menschen in der Nähe. | Ich bleibe. Du kannst dich zwischendurch jederzeit bei mir melden. | Ich bin noch immer hier bei dir.",
  ),
  you: forAll(
    "Ich bin ein Programm und kann weder kommen noch jemanden anrufen. Deshalb wünsche ich dir einen Menschen an deiner Seite. | Ich verstehe nur einen Teil von dem, was man mir erzählt. Was du sagst, ist trotzdem ernst. | Hier tippt niemand, und ich rufe von mir aus niemanden an. Wem du es sagst, entscheidest du.",
  ),
  explain: {
    own: oneOf(
      "Ich frage, weil manches danach klang, als wolltest du nicht mehr leben. Wenn ich falschliege, sag es mir. | Ich meinte, dass ich mir Sorgen um dich mache und dass ein Mensch wissen sollte, wie es dir geht.",
    ),
    other: oneOf(
      "Ich meine, dass solche Zeichen einem Suizid vorausgehen können. Ich kann mich irren, und zu fragen lohnt sich trotzdem. | Ich meinte, dass sich jetzt jemand um diesen Menschen kümmern sollte.",
    ),
    harm: oneOf(
      "Ich meine, dass nicht in Ordnung ist, was da geschehen ist, und dass es Menschen gibt, die helfen. | Ich habe gefragt, weil ich wissen möchte, ob du sicher bist.",
    ),
  },
  notnow: forAll(
    "Gut, wir müssen nicht darüber reden. Wenn es schlimmer wird, ist „Jetzt Hilfe holen“ da. | Ist gut, ich frage nicht weiter danach. Du suchst aus, worüber wir reden. | Dann etwas anderes. Nur so viel noch: Hilfe ist da, wenn du sie willst.",
  ),
  secret: {
    own: oneOf(
      "Danke, dass du es mir sagst. Behalt es bitte nicht für dich: Jemand in deiner Nähe sollte es wissen. | Das zu sagen war schwer. Beim zweiten Mal ist es leichter, bei jemandem, der bei dir sein kann.",
    ),
    other: oneOf(
      "So ein Versprechen sollte niemand halten müssen. Um ein Leben zu retten, darfst du es brechen. | Das solltest du nicht allein tragen müssen. Sag es einem Menschen, der etwas tun kann, oder einer Nummer unter „Jetzt Hilfe holen“.",
    ),
    harm: oneOf(
      "Danke für dein Vertrauen. Du musst es für niemanden geheim halten, der so etwas tut. | Niemand darf dir verbieten, es zu erzählen. Such dir einen Menschen aus, dem du vertraust.",
    ),
  },
  yes: {
    own: oneOf(
      "Danke, dass du antwortest. Bitte sag es heute auch jemandem, der kommen kann. | Dann eins nach dem anderen, angefangen mit jemandem, der bei dir sein kann.",
    ),
    other: oneOf(
      "Dann handle bitte heute noch, und nicht allein. | In Ordnung. Wer könnte dir dabei jetzt helfen?",
    ),
    harm: oneOf(
      "Danke, dass du das sagst. Du musst da nicht allein durch. | Dann geht deine Sicherheit jetzt vor. Wer könnte dabei helfen?",
    ),
  },
  no: {
    own: oneOf(
      "Gut, dann suchen wir etwas anderes, das die nächsten Stunden sicherer macht. | Ein Nein ist in Ordnung. Gibt es eine Kleinigkeit, die ein wenig helfen würde?",
    ),
    other: oneOf(
      "Verstehe. Kann sonst jemand nach diesem Menschen sehen? | Dann vielleicht anders: Eine Nummer unter „Jetzt Hilfe holen“ kann mit dir überlegen.",
    ),
    harm: oneOf(
      "Das ist in Ordnung. Was als Nächstes kommt, bestimmst du. | Dann das nicht. Was würde dir ein wenig mehr Sicherheit geben?",
    ),
  },
  dunno: forAll(
    "Das musst du jetzt nicht wissen. Der nächste kleine Schritt reicht. | Macht nichts. Jemand an einer Hilfenummer kann es mit dir durchdenken. | Es nicht zu wissen ist in Ordnung. Bei jemandem zu sein, dem du vertraust, hilft trotzdem.",
  ),
  thanks: {
    own: oneOf(
      "Gut, dass du dich gemeldet hast. Bitte geh jetzt zu jemandem, und bleib nicht allein. | Danke, dass du mit mir redest. Das nächste Gespräch sollte mit einem Menschen sein.",
    ),
    other: oneOf(
      "Was für ein Glück, dass es dich gibt. Pass bitte auch auf dich auf. | Schön, dass du nicht wegsiehst. Hol auch für dich Hilfe, wenn du sie brauchst.",
    ),
    harm: oneOf(
      "Gut, dass du es mir erzählt hast. Gib gut auf dich acht, und denk an „Jetzt Hilfe holen“. | Gern. Du hast es verdient, sicher zu sein.",
    ),
  },
  bye: {
    own: oneOf(
      "Bevor du gehst: Bleib heute bitte in der Nähe von jemandem. „Jetzt Hilfe holen“ ist zu jeder Stunde da. | Alles klar. Geh dorthin, wo Menschen sind, und komm jederzeit wieder.",
    ),
    other: oneOf(
      "Alles Gute; tu, was jetzt zu tun ist. Der Notruf ist richtig, wenn du niemanden erreichst. | Dann geh, und bleib damit nicht allein. Du kannst jederzeit hierher zurückkommen.",
    ),
    harm: oneOf(
      "Pass unterwegs gut auf dich auf. Bei Gefahr kommt zuerst der Notruf. | Bis dann. „Notausgang“ schließt diese Seite, und du kannst wiederkommen, wenn es sicher ist.",
    ),
  },
};
