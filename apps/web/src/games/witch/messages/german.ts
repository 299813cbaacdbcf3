import { grammarOf } from '../../../shell/language/grammar.ts';
import type { At, Role, Who, WitchMessages } from './english.ts';
import { describe } from './german-description.ts';
import { faultByHand, faultOfLine, SKIP } from './german-faults.ts';
import { KEYS, RULES } from './german-pages.ts';
import { TABLE } from './german-table.ts';

const { counted, figure, listed } = grammarOf('de');

function place({ row, column }: At): string {
  return `Reihe ${row}, Spalte ${column}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** „Reihe a, Spalte 2“, oder „Bot, Reihe a, Spalte 2“. */
function deed(who: Who, what: string): string {
  return who === undefined || who === 'you' ? capital(what) : `${called(who)}, ${what}`;
}

function called(who: Exclude<Who, undefined>): string {
  return typeof who === 'object' ? who.name : NAMES[who];
}

const NAMES: Readonly<Record<Role, string>> = {
  you: 'Du',
  other: 'Dein Gegenüber',
  bot: 'Bot',
  first: 'Person 1',
  second: 'Person 2',
};

const LEVEL = { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' };

export const german: WitchMessages = {
  title: (pairs, total) => `${pairs} von ${total} Paaren · Wer ist die Hexe? · Inkling`,
  bar: {
    name: 'Hexe',
    label: 'Dieses Spiel',
    level: LEVEL,
    rule: (rule) => (rule === 'king' ? 'Paare berühren sich nie' : 'Paare liegen nie Seite an Seite'),
    calm: 'ruhig',
    quiz: { names: 'Namen aus vieren', typed: 'Namen getippt', off: 'keine Frage' },
    timed: (seconds) =>
      `auf Zeit: Fehlgriffe werden nach ${counted(seconds, 'Sekunde', 'Sekunden')} verdeckt`,
    rules: 'Regeln',
  },
  board: {
    heading: 'Wer ist die Hexe?',
    tile: (at, face) => `${place(at)}, ${face}`,
    faceDown: 'verdeckt',
    asked: 'um diese Hexe geht es',
    matched: (name) => `${name}, gefunden`,
    bonus: 'Bonus',
    bomb: 'Bombe, verbraucht',
    dud: 'Bombe, ein Blindgänger',
    turn: (who, second) => {
      if (who === undefined || who === 'you')
        return second ? 'Eine liegt offen. Wo ist die andere?' : 'Dreh eine Karte um.';
      return second ? `${called(who)}: das Gegenstück umdrehen.` : `${called(who)}: eine Karte umdrehen.`;
    },
    aim: (asks) =>
      `Jede Hexe liegt zweimal hier: Finde die Paare.${asks ? ' Nach jedem Paar sagst du, wer sie ist.' : ''}`,
    miss: (seconds) =>
      `Kein Paar. Schau gut hin: ${seconds === undefined ? 'Sie bleiben offen, bis du sie wieder verdeckst' : `Nach ${counted(seconds, 'Sekunde', 'Sekunden')} werden sie wieder verdeckt`}.`,
    peeked: (seconds) =>
      `Ein Blick. Schau gut hin: ${seconds === undefined ? 'Die Karte bleibt offen, bis du sie wieder verdeckst' : `Nach ${counted(seconds, 'Sekunde', 'Sekunden')} wird die Karte wieder verdeckt`}.`,
    cover: 'Wieder verdecken',
    coverOne: 'Wieder verdecken',
    peek: 'Ein Bonus! Du darfst unter eine verdeckte Karte schauen.',
    peekSkip: 'Nicht schauen',
    botNext: (covering) =>
      covering ? 'Schau, solange du magst, dann lass den Bot weitermachen.' : 'Der Bot spielt.',
    go: 'Weiter',
    finishBot: 'Ganzen Zug spielen lassen',
    fault: faultByHand,
  },
  quiz: {
    heading: 'Wer ist die Hexe?',
    type: 'Ihr Name',
    answer: 'Antworten',
    hint: (points) => `Tipp: Name bringt ${points}`,
    skip: SKIP,
  },
  description: describe,
  tonight: {
    heading: 'Die Hexen dieser Nacht',
    caption:
      'Alle, die auf dem Brett liegen, und drei, die nicht da sind. Ihre Gesichter siehst du erst, wenn du sie findest.',
    away: 'Du kannst wieder nachsehen, sobald du geantwortet hast.',
  },
  table: TABLE,
  score: {
    heading: 'Punktezettel',
    what: 'Wer',
    pairs: 'Paare',
    moves: 'Züge',
    points: 'Punkte',
    seat: (who) => (who === undefined ? 'Du' : called(who)),
    of: (total) => `von ${total}`,
  },
  ending: {
    spoken: (row, pairs, misses) =>
      `Reihe ${row}: ${counted(pairs, 'Paar', 'Paare')}, ${counted(misses, 'Fehlgriff', 'Fehlgriffe')}.`,
    alone: (moves) => `Alle gefunden in ${moves}!`,
    winner: (who) =>
      who === undefined
        ? 'Unentschieden.'
        : who === 'you'
          ? 'Du gewinnst!'
          : who === 'bot'
            ? 'Der Bot gewinnt!'
            : `${called(who)} gewinnt!`,
    stars: (stars) => `${stars} von 3 Sternen`,
    rows: {
      points: 'Punkte',
      pairs: 'Paare',
      moves: 'Züge',
      par: 'Par',
      lost: 'Vergessen',
      luck: 'Glück',
      total: 'Gesamt',
    },
    luck: (moves) => {
      const size = figure(Math.abs(moves), 2);
      if (size === '0,00') return 'ausgeglichen';
      return moves < 0 ? `${size} Züge gespart` : `${size} Züge Pech`;
    },
    number: (value) => figure(value, 2),
    par: 'Par ist, was ein perfektes Gedächtnis im Schnitt braucht, wenn Bomben und Bonus nichts kosten und niemand ausnutzt, dass Paare sich nie berühren.',
    forgetting: 'Jeder Zug, den du durch Vergessen verlierst, kostet 50 Punkte.',
    costHeading: 'Was dich am meisten gekostet hat',
    cost: (turn, lost, at, flip, who) => {
      const whose = who === undefined || who === 'you' ? '' : ` (${called(who)})`;
      const moves = `${figure(lost, 2)} Züge`;
      if (!at) return `Zug ${turn}${whose} hat ${moves} gekostet.`;
      const seen = who === undefined || who === 'you' ? 'Du hattest' : `${called(who)} hatte`;
      return `Zug ${turn}${whose} hat ${moves} gekostet: ${seen} ${place(at)} schon beim ${flip}. Umdrehen gesehen.`;
    },
    record: (rank) =>
      rank === 1 ? 'Dein bestes Ergebnis auf diesem Gerät.' : `Platz ${rank} deiner zehn besten.`,
    againCounts: 'Dieses Brett kanntest du schon, deshalb zählt es nicht als Bestleistung.',
    again: 'Dasselbe Brett noch einmal',
  },
  speech: {
    flip: (who, at, name) => `${deed(who, place(at))}: ${name}.`,
    peek: (who, at, face) => `${deed(who, `ein Blick unter ${place(at)}`)}: ${face}.`,
    miss: (who, one, other) => `${deed(who, 'kein Paar')}: ${one} und ${other}.`,
    match: (who, name, left) =>
      `${deed(who, 'ein Paar')}: ${name}.${left > 0 ? ` Noch ${counted(left, 'Paar', 'Paare')}.` : ''}`,
    askTyped: 'Ein Paar. Wer ist die Hexe? Tippe ihren Namen.',
    ask: (names) =>
      `Ein Paar. Wer ist die Hexe? ${names.map((name, index) => `${index + 1} ${name}`).join(', ')}.`,
    bonus: (who, at, points, peek) =>
      `${deed(who, place(at))}: der Bonus, ${counted(points, 'Punkt', 'Punkte')}.${peek ? ' Wähle eine Karte, unter die du schauen willst.' : ''}`,
    bomb: (who, at, covered) =>
      `${deed(who, place(at))}: eine Bombe. ${covered === undefined ? 'Es gab kein Paar zu verdecken.' : `Sie verdeckt ${covered} wieder.`}`,
    dud: (who, at) => `${deed(who, place(at))}: eine Bombe, aber ein Blindgänger.`,
    answered: (answer, name, points) => {
      if (answer === 'skipped') return `Sie heißt ${name}.`;
      if (answer === 'wrong') return `Nein, sie heißt ${name}.`;
      return `${answer === 'slip' ? 'Ja, bis auf einen Tippfehler' : 'Ja'}: Sie heißt ${name}. ${counted(points, 'Punkt', 'Punkte')}.`;
    },
    next: (who) =>
      who === undefined
        ? ''
        : who === 'you'
          ? 'Du bist dran.'
          : who === 'bot'
            ? 'Der Bot ist dran.'
            : `${called(who)} ist dran.`,
    begun: (level, pairs, seed) =>
      `Neues Spiel, ${level.toLowerCase()}, ${counted(pairs, 'Paar', 'Paare')}, Seed ${seed}.`,
    resumed: (found, total) => `Dein Spiel ist noch da: ${found} von ${counted(total, 'Paar', 'Paaren')}.`,
    covered: 'Wieder verdeckt.',
    skipped: 'Nicht geschaut.',
    state: (found, total, moves, points) =>
      `${found} von ${counted(total, 'Paar', 'Paaren')}, ${counted(moves, 'Zug', 'Züge')}, ${counted(points, 'Punkt', 'Punkte')}.`,
    up: (tiles) => (tiles.length === 0 ? 'Nichts liegt offen.' : `Offen: ${listed(tiles)}.`),
  },
  command: {
    placeholder: 'b3, 2, hint, skip, cover, new hard, ?',
    nothing: 'Tippe eine Karte, zum Beispiel b3, oder einen Befehl. Mit ? siehst du alle.',
    botsTurn: 'Der Bot ist dran. Tippe go, um seinen nächsten Zug zu sehen.',
    noBot: 'Hier spielt kein Bot mit.',
    fault: faultOfLine,
  },
  settings: {
    level: 'Stufe',
    rule: 'Paare',
    rules: { king: 'berühren sich nie, auch nicht an einer Ecke', rook: 'liegen nie Seite an Seite' },
    strict: (centre, boards, boardsElse) =>
      `Wenn Ecken zählen, berührt die Karte in ${place(centre)} alle anderen. Eine Hexe dort läge neben ihrem Gegenstück, also kann dort nur der Bonus liegen. So bleiben ${boards} Muster statt ${boardsElse}.`,
    against: 'Wer spielt',
    opponents: {
      nobody: 'Allein',
      person: 'Zu zweit an diesem Gerät',
      lru2: 'Gegen einen Bot, der sich 2 Karten merkt',
      lru4: 'Gegen einen Bot, der sich 4 Karten merkt',
      lru6: 'Gegen einen Bot, der sich 6 Karten merkt',
      perfect: 'Gegen einen Bot, der nichts vergisst',
      expert: 'Gegen den Meisterbot',
    },
    quiz: 'Nach einem Paar',
    quizzes: { names: 'Ihren Namen aus vieren wählen', typed: 'Ihren Namen tippen', off: 'Keine Frage' },
    calm: 'Ruhig: Bomben tun nichts',
    timed: (seconds) =>
      `Auf Zeit: Fehlgriffe werden nach ${counted(seconds, 'Sekunde', 'Sekunden')} verdeckt`,
    seedHelp: 'Jeder Text geht. Wer denselben mit denselben Einstellungen eingibt, spielt dasselbe Brett.',
    tile: 'Karten',
    tiles: { fluid: 'So groß wie möglich', '99': '99 Pixel', '124': '124 Pixel', '166': '166 Pixel' },
    botGoesOn: 'Der Bot spielt von selbst weiter',
  },
  rules: RULES,
  keys: KEYS,
  seedHonest:
    'Das Brett wird auf deinem Gerät aus dem Seed gezogen. Vor dem Ende ist es nirgends zu sehen, aber wer es darauf anlegt, kann es ausrechnen.',
};
