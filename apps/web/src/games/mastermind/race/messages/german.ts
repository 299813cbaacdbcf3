import { grammarOf } from '../../../../shell/language/grammar.ts';
import { outcomeOf } from '../session/outcome.ts';
import type { Messages } from './english.ts';
import { fault, leftText, players, speech } from './german-speech.ts';

const { counted, either, form, listed, number } = grammarOf('de');

export const german: Messages = {
  title: (name, turn) => (turn === undefined ? `${name} · Inkling` : `${name}, Zug ${turn} · Inkling`),
  badLink:
    'Dieser Link ist beschädigt oder schlägt einen Wettlauf vor, den es auf dieser Seite nicht gibt. Dein eigener ist unverändert.',
  noAnswer:
    'Der Gegenspieler hat keine Antwort: Kein Code passt zu den Zügen dieses Spiels. Beginne ein neues.',
  players,
  header: {
    label: ({ kind }) => (kind === 'adversary' ? 'Dieses Spiel' : 'Dieser Wettlauf'),
    name: ({ kind }) => (kind === 'adversary' ? 'Flüchtiger Code' : 'Wettlauf'),
    kind: ({ kind, players: names }) =>
      kind === 'adversary'
        ? 'gegen den Gegenspieler'
        : `gegen ${listed(names.map((name) => players[name].name))}`,
    rules: ({ rules: { places, symbols, repeats } }) =>
      `${places} Plätze, ${symbols} Steine${repeats ? '' : ', keiner doppelt'}`,
    newRace: 'Neuer Wettlauf',
    back: 'Zu Mastermind',
  },
  yours: {
    heading: 'Du',
    turnOf: (turn, most) => `Zug ${turn} von ${most}`,
    waiting: (turn, guess) => `Zug ${turn}: ${guess.join(', ')}. Noch keine Antwort.`,
    left: (left) => `noch ${number(left)}`,
    found: 'gefunden',
  },
  rival: {
    heading: (name) => players[name].name,
    status: (turns, found, stuck, open) => {
      if (found) return `in ${turns} gefunden`;
      if (stuck) return 'hat keinen Versuch';
      return `${counted(turns, 'Zug', 'Züge')}, ${open ? 'offen' : 'verdeckt'}`;
    },
    row: (name, turn, guess, exact, near) =>
      `${players[name].name}, Zug ${turn}: ${guess ? guess.join(', ') : 'verdeckt'}. ${exact} genau, ${near} versetzt.`,
    none: 'Rät nach dir.',
    strip: (name, turns, found, left) => {
      if (found) return `${players[name].name}: in ${turns} gefunden`;
      return `${players[name].name}: ${counted(turns, 'Zug', 'Züge')}${leftText(left)}`;
    },
  },
  chart: {
    heading: 'Noch mögliche Codes',
    caption: 'in Zehnerpotenzen',
    you: 'Du',
    tick: number,
    label: (lines) =>
      `Noch mögliche Codes nach jedem Zug. ${lines.map(({ name, counts }) => `${name}: ${counts.map(number).join(', ')}.`).join(' ')}`,
  },
  ending: {
    result: (outcome, you, rivals) => {
      const best = rivals.reduce((a, b) => (outcomeOf(b.needed, a.needed) === 'won' ? b : a));
      const { name } = players[best.name];
      if (outcome === 'won') return `Du hast weniger gebraucht: ${you.needed}!`;
      if (outcome === 'lost' && you.needed === undefined) return `${name}: in ${best.needed} gefunden.`;
      if (outcome === 'lost') return `${name}: nur ${best.needed}.`;
      return you.needed === undefined ? 'Niemand hat ihn gefunden.' : `Unentschieden: je ${you.needed}.`;
    },
    undecided: 'Die anderen spielen weiter.',
    against: (outcome, { name, needed }) => {
      const theirs = needed === undefined ? 'nicht gefunden' : counted(needed, 'Zug', 'Züge');
      const verdict = { won: 'du gewinnst', drawn: 'unentschieden', lost: 'du verlierst' }[outcome];
      return `${players[name].name}: ${theirs}; ${verdict}.`;
    },
    code: (names) => `Der Code war ${names.join(', ')}.`,
    newRace: 'Andere Einstellungen',
    link: 'Link zu diesem Wettlauf kopieren',
    notFiled: 'Spiele dieser Art werden nicht gespeichert.',
    filed: 'Dein Spiel liegt unter „Du“.',
  },
  tallies: {
    heading: 'Deine Wettläufe',
    player: 'Spieler',
    outcomes: { won: 'gewonnen', drawn: 'remis', lost: 'verloren' },
    none: 'Hier werden die beendeten Wettläufe gezählt, in denen du geraten hast.',
  },
  trace: {
    heading: 'Was die vier Zustände taten',
    caption: 'der Automat des Aufsatzes, Zug für Zug',
    states: {
      GuessOne: 'GuessOne',
      GuessTwo: 'GuessTwo',
      GuessCompute: 'GuessCompute',
      GuessPermute: 'GuessPermute',
    },
    turn: (turn) => `Zug ${turn}`,
    passed: (count) =>
      count === 0n
        ? 'Nahm gleich den nächsten Code.'
        : `Überging ${counted(count, 'Code, der es nicht sein kann', 'Codes, die es nicht sein können')}.`,
    guessed: (guess, exact, near) => `Versuch ${guess.join(', ')}: ${exact} genau, ${near} versetzt.`,
    ruleOne: (names) =>
      `Regel eins, nichts stimmt: ${listed(names)} ${names.length === 1 ? 'scheidet' : 'scheiden'} aus.`,
    ruleTwo: (removed) =>
      `Regel zwei, nichts genau: ${listed(removed.map(({ name, places }) => `${name} steht nicht auf Platz ${either(places.map(String))}`))}.`,
    special: (names) =>
      `Beide Eröffnungen zusammen belegen jeden Platz: ${listed(names)} ${names.length === 1 ? 'scheidet' : 'scheiden'} aus.`,
    ruleThree: 'Regel drei, alle Steine sind bekannt: Nur ihre Reihenfolge fehlt.',
    goesOn: (from, to) => (from === to ? `Bleibt in ${to}.` : `Geht von ${from} zu ${to}.`),
    solved: 'Gelöst.',
    command: 'Im Terminal steht dasselbe:',
  },
  adversary: {
    heading: 'Der Gegenspieler',
    about:
      'Er hat keinen Code gewählt. Auf jeden Versuch gibt er die Antwort, bei der die meisten Codes möglich bleiben, und mindestens einer muss zu allem passen, was er gesagt hat. Lass ihm einen einzigen und rate den.',
    left: (left) =>
      left === 1 ? 'Ihm bleibt ein einziger Code.' : `Ihm bleiben noch ${counted(left, 'Code', 'Codes')}.`,
    proofHeading: 'Der Beweis',
    columns: ['Zug', 'Versuch', 'Antwort', 'Codes übrig'],
    code: (names) => `Am Ende blieb ihm ${names.join(', ')}; dieser Code passt zu jeder Antwort.`,
    answer: (exact, near) => `${exact} genau, ${near} versetzt`,
    verdict: (verdict, turns) => {
      if ('codes' in verdict)
        return `Geprüft: ${form(verdict.codes, 'Der eine Code wurde', `Alle ${counted(verdict.codes, 'Code', 'Codes')} wurden`)} ausgeschrieben und neu gewertet, auf einem anderen Weg als dem des Gegenspielers. Der Code passt zu ${turns === 1 ? 'der Antwort' : `allen ${turns} Antworten`}, jede Zahl stimmt, und keine andere Antwort hätte mehr behalten.`;
      return 'turn' in verdict.fault
        ? `Nicht bewiesen: Die Prüfung scheitert bei Zug ${verdict.fault.turn + 1}.`
        : 'Nicht bewiesen: Die Prüfung war nicht möglich.';
    },
    checking: 'Zur Prüfung wird jeder Code ausgeschrieben.',
    result: ({ needed, resigned }) => {
      if (needed !== undefined) return `In ${needed} gestellt!`;
      return resigned ? 'Du hast aufgegeben.' : 'Er ist entkommen.';
    },
  },
  speech,
  placeholder: 'SSTB, race knuth states, adversary, resign, ?',
  fault,
  keyRows: (letters) => [
    [['1', '…', String(letters.length)], 'den Stein mit dieser Nummer legen und weiter'],
    [letters, 'den Stein mit diesem Buchstaben legen und weiter'],
    [['⇧', '1'], 'alle leeren Plätze damit füllen'],
    [['←', '→'], 'zu einem anderen Platz'],
    [['⌫'], 'löschen'],
    [['Enter'], 'den Versuch prüfen'],
    [['R'], 'ein neuer Wettlauf'],
    [['Q'], 'aufgeben'],
    [['A'], 'noch einmal mit denselben Einstellungen, wenn er zu Ende ist'],
    [['L'], 'vorlesen, wie es steht'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
  commandRows: [
    ['SSTB', 'Versuch, mit Buchstaben, Ziffern oder Namen'],
    ['race knuth', 'gegen einen Spieler: knuth, expected, entropy, parts, sampled, random, states'],
    ['race knuth states open', 'gegen zwei, mit offenen Codes'],
    ['race p5c6r seed holly', 'andere Regeln: Plätze, Steine, r oder n für Wiederholung; und ein Seed'],
    ['adversary', 'gegen einen, der sich nie auf einen Code festlegt'],
    ['again, again holly', 'dieselben Einstellungen, mit einem Seed von dir'],
    ['resign', 'aufgeben'],
    ['review', 'dein Spiel analysieren, wenn der Wettlauf zu Ende ist'],
    ['link', 'einen Link zu diesem Wettlauf kopieren'],
    ['state', 'wie es steht'],
  ],
  dialog: {
    heading: 'Neuer Wettlauf',
    kind: 'Gegen',
    kinds: {
      race: 'Spieler, die denselben Code knacken',
      adversary: 'einen Gegenspieler, der möglichst viele Codes behält',
    },
    places: 'Plätze',
    symbols: 'Steine',
    repeats: 'Ein Stein darf mehrmals vorkommen',
    digits: 'Bullen und Kühe: vier verschiedene Ziffern',
    tooFew: 'Ohne Wiederholung braucht es so viele Steine wie Plätze.',
    first: 'Erster Spieler',
    second: 'Zweiter Spieler',
    nobody: 'niemand',
    open: 'Die Codes der Spieler schon unterwegs zeigen',
    seedHelp: 'Jeder Text geht. Wer denselben eingibt, jagt denselben Code.',
    start: 'Wettlauf beginnen',
    leave: 'Meinen behalten',
  },
  resign: {
    open: 'Aufgeben',
    heading: 'Aufgeben?',
    sentence: (kind) =>
      kind === 'race'
        ? 'Du siehst den Code, die anderen spielen weiter, und du verlierst gegen alle, die ihn finden.'
        : 'Der Gegenspieler zeigt einen Code, der zu allem passt, was er gesagt hat.',
    yes: 'Aufgeben',
    no: 'Weiterspielen',
  },
  honest: {
    race: 'Der Code wird auf deinem Gerät aus dem Seed gezogen, und jeder Spieler erfährt nur die Antworten auf seine eigenen Versuche. Weder der Code noch ein verdeckter Versuch ist vor dem Ende irgendwo zu sehen, aber wer es darauf anlegt, kann beides aus dem Seed ausrechnen.',
    adversary:
      'Hier gibt es keinen Code zu erspähen: Der Gegenspieler hat keinen, bis nur einer bleibt. Auf dieselben Versuche antwortet er immer gleich.',
  },
};
