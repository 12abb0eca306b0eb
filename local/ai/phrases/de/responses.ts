import { oneOf } from "../phrases.ts";
import type { Responses } from "../responses.ts";

export const responses: Responses = {
  good: oneOf(
    "Das ist ja toll. | Wie schön, dass es so gekommen ist. | Oh, das freut mich wirklich. | Da geht einem richtig das Herz auf. | Na, das ist doch mal eine gute Nachricht. | Das fühlt sich bestimmt großartig an. | So etwas darf ruhig gefeiert werden. | Schön, wenn die Dinge so gut laufen. | Darüber darf man sich richtig freuen. | Klasse, so kann es weitergehen. | Das macht doch gleich den ganzen Tag heller. | Da ist ein breites Lächeln erlaubt.",
  ),
  bright: oneOf(
    "Das klingt gut. | Das hört sich schön an. | Da schwingt etwas Zuversicht mit. | So etwas tut einfach gut. | Gut, dass es so etwas gibt. | Oft sind es die kleinen Dinge, die guttun. | Schön, so etwas zu hören. | Davon dürfte es ruhig mehr geben.",
  ),
  tender: oneOf(
    "Das ist etwas, woran man sich festhalten kann. | Darin steckt viel Liebe. | Wie liebevoll das klingt. | Manches trägt man für immer im Herzen. | Man hört, wie viel das bedeutet. | So etwas wärmt noch lange. | Oft zeigt sich Liebe genau in solchen Dingen. | Das kann einem niemand mehr nehmen. | Solche Momente sind kostbar. | Das geht richtig ans Herz.",
  ),
  grief: oneOf(
    "Das ist ein großer Verlust. | So ein Platz bleibt lange leer. | Das tut mir sehr leid. | Dafür gibt es kaum Worte. | Hinter so einer Trauer steckt viel Liebe. | Abschiede wie dieser gehören zum Schwersten. | Das reißt eine große Lücke. | Wie traurig das ist. | Trauer braucht so lange, wie sie braucht. | Auf so etwas ist niemand wirklich vorbereitet. | Es ist so schwer, jemanden gehen zu lassen. | Ein solcher Schmerz geht nicht einfach vorbei.",
  ),
  miss: oneOf(
    "Das kann einem ganz schön zusetzen. | Wenn einem jemand so fehlt, tut das weh. | Damit allein zu sein ist nicht leicht. | Kein Wunder, dass das wehtut. | So eine Sehnsucht lässt sich nicht einfach abstellen. | Da werden die Stunden lang. | Nähe braucht jeder Mensch. | Manchmal spürt man den ganzen Tag, was einem fehlt. | Sich allein zu fühlen macht alles schwerer. | Da fehlt etwas ganz Wichtiges.",
  ),
  sad: oneOf(
    "Das klingt schwer. | Solche Tage können einen ganz schön runterziehen. | Es tut mir leid, dass es dir gerade so schlecht geht. | Hier darf man auch einfach traurig sein. | Auch Tränen haben hier ihren Platz. | An solchen Tagen kostet alles mehr Kraft. | Wenn es einem so geht, wird alles mühsam. | So etwas ist schwer auszuhalten. | Da liegt viel Traurigkeit drin. | Traurigkeit muss man nicht begründen. | Hier muss niemand eine fröhliche Miene aufsetzen. | Das klingt nach einem richtigen Tief.",
  ),
  tired: oneOf(
    "Kein Wunder, dass das so müde macht. | Das wäre für jeden Menschen viel. | Das klingt richtig anstrengend. | Mit der Zeit zehrt so etwas an den Kräften. | Irgendwann ist der Akku einfach leer. | Da bleibt kaum Luft zum Durchatmen. | Ohne Pause geht es irgendwann nicht mehr. | Allein diese Müdigkeit ist schon schwer genug. | Niemand kann immer nur durchhalten. | Das geht an die Substanz.",
  ),
  afraid: oneOf(
    "Verständlich, dass das unruhig macht. | Mit so einer Unruhe umzugehen ist nicht leicht. | Das klingt beängstigend. | Nicht zu wissen, was kommt, ist schwer. | Solche Sorgen können einen ganzen Tag füllen. | Vor so etwas wären viele nervös. | Angst kostet unglaublich viel Kraft. | Das kann einem wirklich Angst machen. | Solche Gedanken lassen einen schlecht zur Ruhe kommen. | Da kann einem schon flau im Magen werden. | So steht man ständig unter Spannung. | Angst ist nichts, wofür man sich schämen muss.",
  ),
  angry: oneOf(
    "Das ist einfach nicht richtig. | Kein Wunder, dass das wütend macht. | Das klingt wirklich unfair. | Diese Wut kommt nicht von ungefähr. | Da würden viele aus der Haut fahren. | Bei so etwas ruhig zu bleiben ist schwer. | Darüber darf man sich aufregen. | So sollte es wirklich nicht laufen. | Das schluckt man nicht einfach so runter. | Dass es da in einem kocht, ist verständlich.",
  ),
  annoyed: oneOf(
    "Oh, wie ärgerlich. | Das braucht wirklich niemand. | Das hat gerade noch gefehlt. | Da darf man ruhig vor sich hin grummeln. | Das kommt auch nie im richtigen Moment. | Ach herrje, so ein Mist. | So was kann einem schon auf die Nerven gehen. | Manche Tage haben es offenbar auf einen abgesehen. | Als hätte man sonst nichts zu tun. | Och nein, auch das noch.",
  ),
  hurt: oneOf(
    "Das tut richtig weh. | So etwas geht tief. | Das muss ein ziemlicher Stich gewesen sein. | Eine solche Enttäuschung ist bitter. | So behandelt zu werden ist schmerzhaft. | Manches schmerzt noch lange nach. | Nach so etwas braucht Vertrauen viel Zeit. | So etwas lässt einen nicht so schnell los. | Kein Wunder, dass das verletzt. | Niemand hat es verdient, kleingemacht zu werden.",
  ),
  ashamed: oneOf(
    "So etwas auszusprechen kostet Überwindung. | Ein schlechter Moment macht noch nicht den ganzen Menschen aus. | Scham redet oft lauter, als sie müsste. | Wohl jeder Mensch würde gern etwas ungeschehen machen. | So streng mit sich zu sein tut bestimmt weh. | Das muss hier nicht versteckt werden. | Es braucht Mut, da hinzusehen. | Jeder Mensch ist mehr als das, wofür er sich schämt. | Schuldgefühle können sehr schwer wiegen. | Ein wenig Nachsicht mit sich selbst ist auch erlaubt.",
  ),
  heavy: oneOf(
    "Das ist nicht leicht. | Das ist ganz schön viel. | Das hört sich hart an. | Damit hätten viele zu kämpfen. | Es tut mir leid, dass es gerade so schwer ist. | Eine Kleinigkeit ist das nicht. | So etwas kann einen sehr belasten. | Da liegt einiges auf deinen Schultern. | Das zu sagen ist bestimmt nicht einfach. | Das steckt niemand mal eben weg.",
  ),
  worried: oneOf(
    "Man merkt, wie sehr dir das am Herzen liegt. | Nur danebenstehen zu können ist schwer. | Sich so zu sorgen kann ganz schön müde machen. | Es tut weh, wenn es jemandem nicht gut geht. | Sorgen um andere kosten viel Kraft. | Du fühlst da sehr mit, das hört man. | Sich hilflos zu fühlen macht es noch schwerer. | Hinter solchen Sorgen steckt viel Zuneigung.",
  ),
  torn: oneOf(
    "Beides kann gleichzeitig stimmen. | Vielleicht muss das ja nicht heute entschieden werden. | Kein Wunder, dass man da hin- und hergerissen ist. | Für beides gibt es wohl gute Gründe. | Auch gemischte Gefühle sind Gefühle. | Das ist keine einfache Sache. | Es darf auch erst einmal unklar bleiben. | So in der Schwebe zu sein ist anstrengend. | Manches muss sich erst in Ruhe sortieren. | Nicht immer passt alles glatt zusammen.",
  ),
  plan: oneOf(
    "Das hört sich vernünftig an. | Einen Versuch ist es wert. | Es tut gut, etwas vor sich zu haben. | Auch ein kleiner Schritt zählt. | Der Entschluss allein ist schon viel. | Hoffentlich klappt es gut. | Dazu gehört auch etwas Mut. | Eine Richtung zu haben hilft schon. | Das könnte ein Anfang sein. | So kommt etwas in Bewegung.",
  ),
  reach: oneOf(
    "Gut, dass es da jemanden gibt. | Darüber zu reden klingt nach einer guten Idee. | Manches trägt sich gemeinsam leichter. | Sich an jemanden zu wenden braucht Mut. | Es ist gut, damit nicht allein zu sein. | Solche Menschen sind viel wert. | Schön, wenn jemand da ist. | Reden kann so manches ein wenig leichter machen.",
  ),
  secret: oneOf(
    "Danke für das Vertrauen. | Das musste wohl einmal gesagt werden. | Gut, dass es jetzt heraus ist. | Das hat bestimmt einigen Mut gekostet. | Hier darf so etwas ausgesprochen werden. | Dafür Worte zu finden war sicher nicht leicht. | Es ist völlig in Ordnung, das zu sagen. | So etwas trägt man manchmal lange mit sich herum.",
  ),
  body: oneOf(
    "Das klingt unangenehm. | Hoffentlich lässt es bald nach. | Das kann einem ganz schön zu schaffen machen. | Es ist mühsam, wenn der Körper nicht mitmacht. | Sich nicht gut zu fühlen schlaucht ganz schön. | So etwas kann einen ziemlich mürbe machen. | Ich wünsche dir gute Besserung. | Damit durch den Tag zu kommen ist anstrengend.",
  ),
  memory: oneOf(
    "Diese Zeit hat sich eingeprägt. | Gut, dass du davon erzählst. | Manches vergisst man nie ganz. | Die Vergangenheit kann manchmal ganz nah sein. | Ein Blick zurück gehört manchmal dazu. | In Erinnerungen lebt vieles weiter. | Das hat seine Spuren hinterlassen. | Das ist ein Stück Lebensgeschichte.",
  ),
  detail: oneOf(
    "Ah, so war das also. | Jetzt kann ich es mir besser vorstellen. | So kam das also. | Ah, das ist gut zu wissen. | Das wusste ich noch nicht. | Das kommt also noch dazu. | Alles klar, das habe ich verstanden. | Danke für die Erklärung. | Langsam wird es mir klarer. | Ah, jetzt komme ich mit. | Da gehört also noch mehr dazu. | Gut, dass du das erwähnst. | Das hilft mir, der Sache zu folgen. | So sieht es also gerade aus. | Okay, jetzt weiß ich besser Bescheid. | Ich höre gern, wie es weitergeht.",
  ),
  joke: oneOf(
    "Ha, schön gesagt. | Der Humor ist jedenfalls noch da. | Da habe ich gleich zweimal hingehört. | So kann man es auch sehen. | Das ist mal ein guter Spruch. | Das nehme ich mit einem Augenzwinkern. | Etwas Unsinn hat noch keinem Tag geschadet. | Ha, auf so etwas muss man erst mal kommen. | Der Satz hätte ein besseres Publikum verdient als mich. | Na gut, der Punkt geht an dich.",
  ),
  opinion: oneOf(
    "Das kann ich von hier aus nicht beurteilen, aber deine Meinung höre ich gern. | Dafür bin ich zu einfach gestrickt; dein eigenes Gefühl zählt da mehr. | Das kann ich wirklich nicht sagen, aber mich interessiert, wie du es siehst. | Da bin ich überfragt; erzähl mir gern, wie es sich für dich anfühlt. | Ein Urteil traue ich mir nicht zu, aber ich höre dir gern zu. | Ich würde es dir gern sagen, kann es aber nicht; erzähl ruhig weiter. | Eine eigene Meinung habe ich dazu leider nicht, aber deine interessiert mich sehr. | So etwas kann ich schlecht einschätzen; sag mir gern, was du davon hältst. | Meine Meinung wäre da wenig wert; mir ist wichtiger, was du denkst. | Das geht über meinen Horizont, aber deine Gedanken dazu sind hier willkommen.",
  ),
  fact: oneOf(
    "Das weiß ich leider nicht, aber schön, dass du mich fragst. | Darauf weiß ich keine Antwort; erzähl mir gern, wie du darauf kommst. | Leider keine Ahnung, aber ich wüsste gern, was dich daran beschäftigt. | So viel weiß ich leider nicht; sag mir doch, warum dir das durch den Kopf geht. | Wenn ich es wüsste, würde ich es dir sagen; deine Gedanken dazu interessieren mich. | Die Antwort kenne ich nicht, tut mir leid, aber erzähl gern mehr darüber. | Für ein kleines Programm ist das zu viel, aber gut, dass du fragst. | Da muss ich leider passen, aber ich höre gern, was dahintersteckt. | Ich hätte dir gern geantwortet, weiß es aber nicht; erzähl mir etwas mehr davon. | Dafür reicht mein Wissen nicht, aber du kannst mir gern erzählen, was dich daran interessiert.",
  ),
  you: oneOf(
    "Ich bin ein Programm: Ich höre zu, frage ein wenig nach und kenne ein paar Übungen; mehr steckt nicht in mir. | Ich bin ein einfaches Programm und kein Mensch; viel gibt es über mich nicht zu sagen, aber ich bin da und höre zu. | Hinter diesen Worten steht kein Mensch, nur ein kleines Programm, das zuhört. | Ich bin ein Programm, das nur einen Teil von dem versteht, was man ihm erzählt, und das sage ich lieber offen. | Ich bin ein Programm: kein Alltag, keine Gefühle, keine Familie, nur Zeit zum Zuhören. | Als Programm kann ich das nicht oder nur schlecht; zuhören kann ich. | Hier schreibt kein Mensch; ich bin ein kleines Programm, das ein paar Regeln folgt und zuhört. | Ich bin ein Programm, das auf seine einfache Art antwortet; ich schlage nichts nach und rufe niemanden an.",
  ),
  app: oneOf(
    "Hier kannst du mit mir sprechen oder schreiben, deine Stimmung festhalten, Übungen machen und deine Wochenrückblicke lesen; im Menü findest du alles. | Das meiste an der App lässt sich unter „Einstellungen“ ändern; für den Rest gibt es Menschen, die du über die Kontaktseite erreichst. | Ich kenne die App nicht gut genug, um es sicher zu sagen; unter „Einstellungen“ oder über die Kontaktseite erfährst du es. | Was es kostet und was du heute noch übrig hast, steht unter „Nutzung & Abrechnung“; alles andere findest du im Menü. | Bei den Übungen findest du auch Anleitungen; bei allem anderen rund um die App hilft am ehesten ein Blick ins Menü.",
  ),
  internet: oneOf(
    "Um mit mir zu sprechen oder zu schreiben, braucht es das Internet; einige Seiten der App gehen auch ohne.",
  ),
  advice: oneOf(
    "Was hier das Beste ist, weiß ich nicht, aber wir können gemeinsam draufschauen. | Das kann ich dir leider nicht sagen; erzähl mir gern, was du dir schon überlegt hast. | Eine gute Antwort fehlt mir da, aber du kannst hier gern laut nachdenken. | Da bin ich leider keine große Hilfe, aber ich möchte gern mehr davon hören. | So weit reicht mein Verständnis nicht, aber gut, dass du damit herkommst. | Ich bin zu schlicht, um da weiterzuwissen; sag mir, was du dir wünschst. | Lösen kann ich das leider nicht, aber ich bin ganz Ohr. | Mir fällt dazu nichts Gescheites ein, aber deine Ideen interessieren mich.",
  ),
  words: oneOf(
    "Gut schreiben kann ich es für dich nicht; drei Dinge reichen: was passiert ist, wie es dir damit ging und was du dir jetzt wünschst. | Im Schreiben bin ich leider nicht gut; sag es mir so, wie du es unter Freunden sagen würdest, dann hast du vielleicht schon das meiste. | Das zu formulieren ist zu viel für ein einfaches Programm; kurz und schlicht ist meist am besten, mit dem Wichtigsten am Anfang. | Ich würde nur den Ton verfehlen; schreib zuerst das eine auf, das unbedingt hineinmuss, dann ergibt sich oft der Rest. | Erzähl es zuerst mir, in deinen eigenen Worten; das ist oft schon fast der Text, und was zu viel ist, lässt du weg. | So gut wie du bekomme ich das nicht hin; fang damit an, warum du schreibst, in einem einzigen Satz. | Gute Formulierungen liegen mir leider nicht; lies es vor dem Abschicken einmal laut und ändere, was schief klingt. | So einen Text bringe ich nicht zustande, tut mir leid; er darf kürzer sein, als du denkst: worum es geht, und ein ehrlicher Satz dazu.",
  ),
  complain: oneOf(
    "Stimmt, mein Vorrat an Sätzen ist begrenzt. | Entschuldigung, ich bin ein einfaches Programm und habe danebengegriffen. | Tut mir leid, das hat nicht gepasst. | Die Kritik ist berechtigt. | Meine Antworten sind manchmal unbeholfen, das tut mir leid. | Du hättest eine bessere Antwort verdient. | Ja, manchmal wiederhole ich mich, und das kann nerven. | Leider verstehe ich weniger, als ich sollte.",
  ),
  correct: oneOf(
    "Danke für die Korrektur. | Dann habe ich das missverstanden. | Ah, da lag ich falsch. | Entschuldigung, mein Fehler. | Gut, dass du es sagst. | Okay, jetzt habe ich es hoffentlich richtig. | Da war ich wohl auf der falschen Fährte. | Oh, das hatte ich anders aufgefasst.",
  ),
  refuse: oneOf(
    "Alles gut, das muss nicht sein. | Dann lassen wir es. | Kein Problem, das überspringen wir. | Okay, das ist vom Tisch. | Verstanden, das legen wir beiseite. | Klar, es muss nicht das sein.",
  ),
  harm: oneOf(
    "Das ist nicht in Ordnung, und niemand muss sich das gefallen lassen. Ein Mensch, dem du vertraust, oder ein Hilfetelefon unter „Jetzt Hilfe holen“ kann helfen. | Niemand hat es verdient, so behandelt zu werden. Bitte sprich mit jemandem, dem du vertraust. | Das ist nicht okay, egal, wer es tut. Unter „Jetzt Hilfe holen“ gibt es Menschen, die weiterwissen. | Wer so etwas erlebt, ist nicht schuld daran. Ein Mensch, dem man vertrauen kann, sollte davon wissen. | So etwas muss kein Geheimnis bleiben. Ein Hilfetelefon unter „Jetzt Hilfe holen“ hört zu. | Das darf so nicht weitergehen. Sich jemandem anzuvertrauen kann der erste Schritt heraus sein. | Jeder Mensch hat ein Recht darauf, sicher zu sein. Unter „Jetzt Hilfe holen“ findest du Hilfenummern genau dafür. | Es ist richtig, darüber zu sprechen. Bleib damit bitte nicht allein und erzähl es einem vertrauten Menschen.",
  ),
  other: oneOf(
    "Das muss man sehr ernst nehmen. Bitte sorg dafür, dass dieser Mensch nicht allein ist, und wähl den Notruf. | Bitte ruf den Notruf oder ein Hilfetelefon unter „Jetzt Hilfe holen“ an. Bis Hilfe da ist, sollte jemand dabeibleiben. | Das musst du nicht allein tragen. Ein Hilfetelefon unter „Jetzt Hilfe holen“ kann sagen, was jetzt zu tun ist. | Es ist richtig, das ernst zu nehmen. Bleib in der Nähe, wenn es geht, und ruf den Notruf an. | Bei akuter Gefahr bitte sofort den Notruf wählen. Die Hilfenummern unter „Jetzt Hilfe holen“ sind auch für dich da. | Niemand sollte damit allein sein, auch du nicht. Unter „Jetzt Hilfe holen“ stehen Hilfenummern.",
  ),
  maybeOwn: oneOf(
    "Vielleicht irre ich mich, aber ich frage lieber: Wie schlecht geht es dir gerade? „Jetzt Hilfe holen“ ist da, wie auch immer die Antwort ausfällt. | Manches davon lässt mich aufhorchen. Wie gut kannst du das gerade noch aushalten? Über „Jetzt Hilfe holen“ erreichst du einen Menschen.",
  ),
  maybeOther: oneOf(
    "Manches davon klingt, als wäre jemand in Not. Hast du Angst, dass sich jemand das Leben nehmen könnte? | Ich kann mich irren, aber das klingt beunruhigend. Befürchtest du, dass sich jemand etwas antun könnte? | Vielleicht ist es nichts. Ich frage trotzdem lieber: Könnte jemand in Lebensgefahr sein?",
  ),
  maybeHarm: oneOf(
    "Ich kann mich irren, deshalb die Frage: Wird da jemandem wehgetan oder Angst gemacht? | Manches davon klingt beunruhigend. Fühlst du dich bei den Menschen um dich herum sicher? | Vielleicht habe ich das falsch verstanden. Macht jemand dir oder anderen Angst?",
  ),
  own: oneOf(
    "Denkst du daran, dein Leben zu beenden? Wie auch immer du antwortest: „Jetzt Hilfe holen“ ist nur einen Fingertipp entfernt. | Hast du Gedanken an Suizid? Das darfst du hier offen sagen, und über „Jetzt Hilfe holen“ erreichst du Menschen, die dir zuhören. | Denkst du manchmal daran, dir das Leben zu nehmen? Unter „Jetzt Hilfe holen“ erreichst du jemanden, der zuhört. | Darf ich fragen, ob du daran denkst, dich umzubringen? „Jetzt Hilfe holen“ ist da, was immer du antwortest. | Ist es so schlimm, dass du an Suizid denkst? Für genau das gibt es „Jetzt Hilfe holen“. | Ich frage lieber direkt: Willst du dir das Leben nehmen? Mit „Jetzt Hilfe holen“ erreichst du einen Menschen.",
  ),
  safe: oneOf(
    "Danke, dass du das so klar sagst. | Ich bin froh, das zu hören. | Gut, dass es so ist. | Danke für diese offene Antwort. | Das ist wirklich beruhigend. | Wenn sich das ändert, darfst du es jederzeit sagen.",
  ),
};
