import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { english } from './english.ts';
import { faults } from './german/faults.ts';
import { gallery } from './german/gallery.ts';
import { play } from './german/play.ts';

const { number, figure, counted, listed } = grammarOf('de');
const secrets = (count: number) => counted(count, 'Geheimnis', 'Geheimnisse');
const questions = (count: number) => counted(count, 'Frage', 'Fragen');

export const german: typeof english = {
  heading: 'Dein eigenes Spiel',
  lead: 'Füge eine Tabelle mit Geheimnissen und Fragen ein. Sieh nach, ob sie ein faires Spiel ergibt, und spiel es.',
  size: (secretCount, guessCount) => `${secrets(secretCount)}, ${questions(guessCount)}`,
  number,
  figure,
  listed,
  bring: {
    heading: 'Tabelle einfügen',
    name: 'Name des Spiels',
    unnamed: 'Mein Spiel',
    table: 'Tabelle',
    help: 'Die erste Zeile enthält ab der zweiten Zelle die Geheimnisse; jede weitere Zeile eine Frage und ihre Antwort für jedes Geheimnis. Dazwischen stehen Kommas, Semikolons oder Tabulatoren; Zellen aus einer Tabellenkalkulation gehen also auch. Oder das JSON eines Spiels.',
    example: ',Ada,Bo,Cleo\nTrägt einen Hut?,ja,nein,nein\nTrägt eine Brille?,ja,ja,nein',
    turned: 'Meine Geheimnisse stehen in der ersten Spalte',
    read: 'Tabelle lesen',
    open: 'Datei öffnen',
    reading: 'Wird gelesen und geprüft …',
    private: 'Die Tabelle bleibt in diesem Browser. Nichts darin wird ausgeführt.',
    goOn: (name) => `Weiter mit „${name}“`,
    showPlace: 'Stelle zeigen',
    cancel: 'Anhalten',
  },
  damagedLink: 'Dieser Link ist beschädigt oder abgeschnitten: Es lässt sich kein Spiel daraus lesen.',
  broken: 'Die Berechnung ist abgebrochen. Lies die Tabelle noch einmal ein.',
  faults,
  verdict: { fair: 'Fair.', nearly: 'Fast fair.', unfair: 'Nicht zu gewinnen.' },
  checked: 'Die Tabelle wurde geprüft',
  table: {
    caption: 'Das Spiel, wie es gelesen wurde',
    secret: 'Geheimnis',
    parts: 'Teile',
    more: (secretCount, guessCount) =>
      `Hier nicht gezeigt: ${[
        ...(secretCount > 0 ? [counted(secretCount, 'weiteres Geheimnis', 'weitere Geheimnisse')] : []),
        ...(guessCount > 0 ? [counted(guessCount, 'weitere Frage', 'weitere Fragen')] : []),
      ].join(' und ')}.`,
    look: 'Gestrichelter Rand: hier nachsehen.',
  },
  findings: {
    alike: (labels) => `${listed(labels)} haben auf jede Frage dieselbe Antwort.`,
    alikeDo:
      'Keine Frage unterscheidet sie, also kann das Spiel nur mit allen zusammen enden. Ändere eine Antwort oder füge eine Frage hinzu.',
    moreAlike: (count) =>
      count === 1
        ? 'Noch eine Gruppe antwortet gleich.'
        : `Noch ${number(count)} Gruppen haben auf jede Frage dieselbe Antwort.`,
    same: (labels) => `${listed(labels)} fragen dasselbe.`,
    quoted: (label) => `„${label}“`,
    others: (count) => `${number(count)} weitere`,
    moreSuch: (count) => `Und ${number(count)} weitere dieser Art.`,
    sameDo: 'Eine davon genügt.',
    useless: (label) => `„${label}“ verrät nichts.`,
    uselessDo: 'Alle Geheimnisse haben dieselbe Antwort.',
    neverFound: (labels) => `Keine Frage findet ${listed(labels)}.`,
    neverFoundDo: 'Dieses Spiel endet mit einer Antwort, die es dafür nie gibt.',
    first: (label) => `Gute erste Frage: „${label}“.`,
    firstDo: (count, parts) =>
      parts.length > 6
        ? `Sie teilt die ${number(count)} in ${parts.length} Teile, der größte hat ${number(parts[0] ?? 0)}.`
        : `Sie teilt die ${number(count)} in ${listed(parts.map((part) => number(part)))}.`,
    depth: (count) => `Mindestens ${questions(count)} im schlimmsten Fall.`,
    depthDo: 'Für weniger gibt es zu wenige verschiedene Antworten.',
    enough: (count) => `${questions(count)} ${count === 1 ? 'genügt' : 'genügen'} immer,`,
    enoughDo: (average) => `im Schnitt ${figure(average, 2)}, wenn du perfekt spielst.`,
  },
  actions: {
    play: 'Dieses Spiel spielen',
    change: 'Tabelle ändern',
    another: 'Andere Tabelle',
    save: 'Als JSON speichern',
  },
  suggestions: {
    heading: 'Gute erste Fragen',
    question: 'Frage',
    worst: 'Höchstens übrig',
    expected: 'Im Schnitt',
    bits: 'Bit',
  },
  search: {
    heading: 'Die beste Strategie',
    lead: 'Eine Suche kann beweisen, wie viele Fragen die beste Strategie braucht, und sie als Baum zeigen.',
    start: 'Suchen',
    stop: 'Anhalten',
    stopping: 'Hält an …',
    begins: 'Die Suche beginnt …',
    listing: (count) => `${questions(count)} aufgelistet`,
    bounds: (lower, upper, secretCount) =>
      upper === undefined
        ? `bisher mindestens ${figure(lower / secretCount, 2)} Fragen im Schnitt`
        : `bisher zwischen ${figure(lower / secretCount, 2)} und ${figure(upper / secretCount, 2)} Fragen im Schnitt`,
    proved: (average, worst) =>
      `Bewiesen: ${figure(average, 2)} Fragen im Schnitt, höchstens ${number(worst)}. Keine Strategie braucht im Schnitt weniger.`,
    stopped: (average, lower, worst) =>
      `Vorzeitig angehalten: Diese Strategie braucht im Schnitt ${figure(average, 2)} Fragen, höchstens ${number(worst)}. Die beste braucht im Schnitt mindestens ${figure(lower, 2)}.`,
    upToAlike: 'Wo keine Frage Geheimnisse unterscheidet, steht eines für alle.',
    refused:
      'Für dieses Spiel lässt sich keine Strategie suchen: Eine Frage findet mehrere Geheimnisse, oder die Tabelle ist zu groß.',
    none: 'Die Suche wurde angehalten, bevor sie eine Strategie gefunden hatte.',
    broken: 'Die Suche ist stehen geblieben. Versuch es noch einmal.',
    certificate: 'Zertifikat speichern',
    certificateHelp:
      'Eine Datei mit der ganzen Strategie: welche Frage auf welche Antwort folgt. „inkling verify“ prüft sie zusammen mit dem gespeicherten Spiel.',
    certified: 'Das Spiel dazu speichern',
    certifiedHelp:
      'Die Datei enthält die ganze Strategie für das Spiel mit je einem Geheimnis aus jeder Gruppe, die gleich antwortet. „inkling verify“ prüft sie zusammen mit diesem Spiel.',
    tree: 'Die Strategie als Baum',
    ask: (label) => `Frage „${label}“`,
    left: (count) => `${number(count)} übrig`,
    over: (labels) => listed(labels),
  },
  share: {
    heading: 'Dieses Spiel teilen',
    lead: 'Der Link enthält das ganze Spiel; es liegt sonst nirgends.',
    copyLink: 'Link kopieren',
    copyFrame: 'HTML zum Einbetten kopieren',
    copied: 'Kopiert.',
    notCopied:
      'Dieser Browser erlaubt der Seite das Kopieren nicht. Markiere den Text unten und kopiere ihn.',
    text: 'Text zum Teilen',
    tooLong:
      'Dieses Spiel ist zu lang für einen Link (mehr als 8 kB, komprimiert). Speichere es als JSON und verschicke die Datei; „Datei öffnen“ liest sie wieder.',
  },
  gallery,
  play,
};
