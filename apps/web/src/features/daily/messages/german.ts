import { grammarOf } from '../../../shell/language/grammar.ts';
import type { english } from './english.ts';

const { counted, number } = grammarOf('de');

export const german: typeof english = {
  title: (day) => `${day} · Inkling`,
  sources: {
    server:
      'Die Spiele kommen von diesem Server, der sie bis Mitternacht UTC geheim hält. Dein Code in Mastermind gehört dir allein und ist so schwer wie alle anderen; die anderen Spiele sind für alle gleich.',
    open: 'Die Spiele kommen aus dem veröffentlichten Seed: Sie sind für alle gleich, und es geht auch ohne Server. Die Lösungen kann jeder ausrechnen; die eines Servers bleiben geheim.',
    practice: 'Aus dem veröffentlichten Seed dieses Tages. Üben ändert weder Serie noch Statistik.',
  },
  asking: 'Die Spiele von heute werden geladen …',
  away: 'Kein Server antwortet; diese Spiele kommen aus dem veröffentlichten Seed.',
  clockWrong: 'Die Uhr des Servers geht falsch; diese Spiele kommen aus dem veröffentlichten Seed.',
  clockOff: ({ count, unit, isBehind }) =>
    `Die Uhr dieses Geräts geht ${number(count)} ${UNITS[unit]} ${isBehind ? 'nach' : 'vor'}; es zählt der Tag des Servers.`,
  later:
    'Es gibt Ergebnisse von Tagen, die noch kommen: Vielleicht ging die Uhr vor, oder sie geht jetzt nach.',
  games: 'Die Spiele des Tages',
  play: 'Spielen',
  goOn: (next) => (next === undefined ? 'Weiter' : `Weiter, Zug ${next}`),
  result: 'Ergebnis',
  notOpened: 'Noch nicht geöffnet',
  begun: (turns) => (turns === 0 ? 'Angefangen' : `${counted(turns, 'Zug', 'Züge')} gemacht`),
  aside: (progress) => `Ohne Server: ${progress}. Das zählt hier nicht.`,
  help: 'Ich spiele mit Hilfe',
  helped: 'Notiert: Dieses Spiel zählt als „mit Notizen“.',
  yesterday: 'Gestern',
  yesterdayLead: 'Lösungen und Analysen',
  answers: 'Die Lösungen dieses Tages',
  today: 'Zurück zu heute',
  calendar: 'Alle Tage',
  earlierMonth: 'Früher',
  laterMonth: 'Später',
  calendarNote:
    'Vergangene Tage bleiben offen, zur Übung. Ein Ruhetag pro Woche unterbricht die Serie nicht.',
  restWeek: 'Eine Woche freinehmen',
  restingUntil: (day) => `Frei bis ${day}.`,
  endRest: 'Doch nicht freinehmen',
  figures: 'Deine Züge',
  noFigures: 'Die Statistik beginnt mit dem ersten Tag, den du zu Ende spielst.',
  keep: 'Meine Ergebnisse auf diesem Gerät speichern',
  keepOff: 'Von deinen Tagen wird nichts gespeichert. Es bleibt dabei: heute jedes Spiel nur einmal.',
  share: 'Ergebnisse teilen',
  blank: 'Ist ein Spiel zu Ende, steht hier dein Bild von heute: Ergebnisse, die nichts verraten.',
  shared: (found, of) => `${found} von ${of} gefunden`,
  more: 'Ranglisten und Schlüssel',
  you: 'du',
};

const UNITS = { minutes: 'Minuten', hours: 'Stunden', days: 'Tage' };
