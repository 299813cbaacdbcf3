import type { Seat } from '../../session/setup.ts';
import { grammarOf } from '../../words/grammar.ts';
import type { ArchiveFault } from '../archive.ts';
import type { CommandFault } from '../command.ts';
import type { Standing } from '../kept-sheet.ts';
import type { HistoryWords } from './words.ts';

const { counted, figure, form, number } = grammarOf('de');
const dates = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });

const sheets = (count: number) => counted(count, 'Blatt', 'Blätter');

const FAULTS: Readonly<Record<ArchiveFault, string>> = {
  'too-large': 'Diese Datei ist zu groß für eine Sammlung von Blättern. Es wurde nichts geändert.',
  'not-an-archive': 'In dieser Datei sind keine Blätter dieser Seite. Es wurde nichts geändert.',
  'later-version':
    'Diese Datei kommt von einer neueren Version dieser Seite. Lade die Seite neu und versuch es dann noch einmal.',
};

function sentence(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe einen Befehl wie open 1. Mit ? siehst du alle.';
    case 'which-sheet':
      return 'Nenne das Blatt, zum Beispiel: open 1.';
    case 'no-such-sheet':
      if (fault.sheets === 0) return 'Noch ist kein Blatt aufgehoben.';
      return `Ein Blatt ${fault.text} gibt es nicht: Hier ${form(fault.sheets, 'liegt', 'liegen')} ${sheets(fault.sheets)}.`;
    case 'not-understood':
      return `${fault.text} ist hier kein Befehl. Mit ? siehst du alle Wörter, die gelten.`;
  }
}

const GAMES: Readonly<Record<string, string>> = { witch: 'Hexe', word: 'Wort' };

function progress({ game, progress }: Extract<Standing, { kind: 'other' }>): string {
  if (!progress) return 'öffnet sich an seinem eigenen Ort';
  const { phase, done, of } = progress;
  if (game === 'witch')
    return phase === 'unfinished'
      ? `${number(done)} von ${counted(of, 'Paar', 'Paaren')}`
      : 'alle Paare gefunden';
  if (phase === 'unfinished') return `nicht zu Ende, ${counted(done, 'Zug', 'Züge')}`;
  return phase === 'found' ? `gefunden in ${done}` : `nicht gefunden in ${done}`;
}

/** What every sheet has in common is not said: six elements, repeats, a code that was drawn. */
function mastermindName({ rules, seat, sheet }: Extract<Standing, { kind: 'mastermind' }>): string {
  const elements = rules.symbols === 6 ? '' : `, ${rules.symbols} Elemente`;
  const name = `${counted(rules.places, 'Platz', 'Plätze')}${elements}${rules.repeats ? '' : ', ohne Wiederholung'}`;
  return seat === 'breaker' ? `${name}, Seed ${sheet.seed}` : `${name}, ${SEATS[seat]}`;
}

const SEATS: Readonly<Record<Exclude<Seat, 'breaker'>, string>> = {
  maker: 'dein Code',
  two: 'zu zweit',
  solver: 'ein Spiel von anderswo',
};

export const german: HistoryWords = {
  title: 'Verlauf · Inkling',
  heading: 'Deine Blätter',
  count: sheets,
  reading: 'Deine Blätter werden gelesen.',
  empty:
    'Noch ist kein Blatt aufgehoben. Ein Blatt wird aufgehoben, sobald sein erster Versuch gedruckt ist.',
  emptyLink: 'Mastermind spielen',
  name: (standing) => {
    if (standing.kind === 'unreadable') return 'Ein Blatt, das sich nicht lesen lässt';
    if (standing.kind === 'other') return `${GAMES[standing.game] ?? standing.game}, Seed ${standing.seed}`;
    return mastermindName(standing);
  },
  standing: (standing) => {
    if (standing.kind === 'unreadable') return 'beschädigt oder aus einer neueren Version';
    if (standing.kind === 'other') return progress(standing);
    const { phase, turns } = standing;
    if (phase === 'found') return `gefunden in ${turns}`;
    return phase === 'lost'
      ? `nicht gefunden in ${turns}`
      : `nicht zu Ende, ${counted(turns, 'Zug', 'Züge')}`;
  },
  date: (milliseconds) => (milliseconds === undefined ? 'Datum unbekannt' : dates.format(milliseconds)),
  open: 'Öffnen',
  review: 'Analyse',
  delete: 'Löschen',
  action: (does, name) => `${does}: ${name}`,
  keep: {
    heading: 'Mitnehmen',
    privacy:
      'Deine Blätter liegen in diesem Browser und nirgends sonst: kein Konto, nichts wird verschickt. Eine Datei bringt sie in einen anderen.',
    export: 'In einer Datei sichern',
    import: 'Aus einer Datei hinzufügen',
    deleteAll: 'Alle Blätter löschen',
    fileName: 'inkling-blaetter.json',
  },
  confirm: {
    heading: 'Endgültig löschen?',
    one: (name) => `Aus diesem Browser verschwindet: ${name}. Das lässt sich nicht zurücknehmen.`,
    all: (count) =>
      `${form(count, 'Dein Blatt verschwindet', `Alle ${sheets(count)} verschwinden`)} aus diesem Browser. Das lässt sich nicht zurücknehmen; eine Datei würde ${form(count, 'es', 'sie')} bewahren.`,
    yes: 'Löschen',
    no: 'Behalten',
  },
  statistics: {
    heading: 'Statistik',
    counting: 'Es wird gezählt.',
    failed:
      'Die Zahlen ließen sich nicht zählen. Lade die Seite neu, um es noch einmal zu versuchen; deinen Blättern ist nichts passiert.',
    none: 'Zahlen gibt es ab dem ersten Blatt Mastermind oder Wort.',
    rules: (places, count) => `${counted(places, 'Platz', 'Plätze')}, ${sheets(count)}`,
    facts: ({ solved, lost, unfinished, average, turns, gained, expected, luck }) => {
      const per = (bits: number) => (turns === 0 ? '–' : figure(bits / turns, 2));
      return [
        ['Gefunden', number(solved)],
        ['Nicht gefunden', number(lost)],
        ['Nicht zu Ende', number(unfinished)],
        ['Züge im Mittel', average === undefined ? '–' : figure(average, 2)],
        ['Bit pro Zug', per(gained)],
        ['davon durch die Wahl', per(expected)],
        ['und durch Glück', per(luck)],
      ];
    },
    words: (count) => `Wort, ${sheets(count)}`,
    wordFacts: ({ found, lost, unfinished, average }) => [
      ['Gefunden', number(found)],
      ['Nicht gefunden', number(lost)],
      ['Nicht zu Ende', number(unfinished)],
      ['Versuche im Mittel', average === undefined ? '–' : figure(average, 2)],
    ],
    chart: 'Blätter nach der Zahl ihrer Züge',
    turns: 'Züge',
    sheets: 'Blätter',
    lost: 'nicht gefunden',
    bits: 'Ein Bit halbiert die Zahl der möglichen Codes. Wahl ist, was ein Versuch im Mittel verrät; der Rest ist Glück.',
  },
  noPlace: 'Hier gibt es keinen Ort, der dieses Blatt öffnen kann.',
  noReview:
    'Hier werden nur Blätter von Mastermind analysiert; Wort und Hexe tun es selbst am Ende eines Spiels.',
  listed: (names) =>
    names.length === 0
      ? 'Noch ist kein Blatt aufgehoben.'
      : names.map((name, at) => `${at + 1}: ${name}.`).join(' '),
  command: { label: 'Befehl', placeholder: 'open 1, review 1, export, ?', run: 'Los' },
  keys: {
    heading: 'Tasten und Befehle',
    shortcuts: 'Tasten',
    commands: 'Befehle (immer auf Englisch)',
    commandRows: [
      ['open 2', 'öffnet das zweite Blatt der Liste'],
      ['review 2', 'analysiert es, Zug um Zug'],
      ['delete 2', 'fragt und löscht es; delete 2 yes fragt nicht'],
      ['delete all', 'fragt und löscht alle Blätter'],
      ['export', 'sichert alle Blätter in einer Datei'],
      ['state', 'nennt alle Blätter'],
    ],
    turnOn: 'Einzelne Tasten benutzen',
    close: 'Schließen',
  },
  keyRows: [
    [['↑', '↓', '←', '→'], 'von Blatt zu Blatt und zu seinen Knöpfen'],
    [['L'], 'nennt alle Blätter'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Seite'],
  ],
  fault: sentence,
  notOpened: 'Dieser Browser lässt die Seite nichts speichern, deshalb lässt sich das Blatt nicht öffnen.',
  notDeleted: 'Dieser Browser lässt die Seite nichts löschen. Es wurde nichts geändert.',
  unreadableFile: 'Diese Datei ließ sich nicht lesen. Es wurde nichts geändert.',
  deleted: (count) => `${sheets(count)} gelöscht.`,
  exported: (count) => `${sheets(count)} in einer Datei gesichert.`,
  imported: (added, known, refused, failed) =>
    [
      `${sheets(added)} hinzugefügt.`,
      known > 0 ? `${number(known)} schon da.` : '',
      refused > 0
        ? `${number(refused)} in der Datei ${form(refused, 'war', 'waren')} nicht lesbar und ${form(refused, 'wurde', 'wurden')} ausgelassen.`
        : '',
      failed > 0 ? `${number(failed)} konnte dieser Browser nicht speichern.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  importFault: (fault) => FAULTS[fault],
};
