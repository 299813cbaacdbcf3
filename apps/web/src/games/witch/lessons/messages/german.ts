import type { Pair } from '@inkling/matching/placement/grid';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LessonText } from '../../../../shell/parts/lesson-part.ts';
import { type BoardFacts, CENTRE } from '../model/pairing-board.ts';
import type { english } from './english.ts';

const { counted, form } = grammarOf('de');

const text: LessonText = {
  title: 'Warum das 3×3-Hexen\u00adbrett seine Mitte braucht',
  short: 'Das Hexenbrett',
  summary:
    'Wenn Ecken zählen, gibt es nur mit dem Bonus in der Mitte überhaupt ein Brett: ein Beweis, den du selbst auslegen kannst.',
  paragraphs: [
    'Das kleine Brett von „Wer ist die Hexe?“ hat neun Felder: einen Bonus und vier Hexenpaare. Die zwei eines Paares dürfen sich nicht berühren. Auch Ecken sollen als Berührung zählen, wie auf den größeren Brettern.',
    'Das erste Programm für dieses Spiel legte den Bonus irgendwohin, versuchte hundertmal, die Paare zu legen, gab dann auf und brach seine eigene Regel. In acht von neun Spielen kam es so. Pech ist nicht der Grund.',
    'Leg den Bonus irgendwohin und versuche, die anderen acht Felder zu Paaren zu verbinden. Lies dann den Beweis; die Engine prüft ihn, indem sie alle möglichen Paarungen zählt, auf zwei unabhängigen Wegen.',
  ],
  placeholder: 'special 5, pair 1 9, next, corners off, clear',
  keyRows: [
    [['1', '…', '9'], 'das gewählte Werkzeug auf diesem Feld benutzen'],
    [['B'], 'den Bonus nehmen'],
    [['P'], 'die Paare nehmen'],
    [['N'], 'die nächste Paarung nach der Regel'],
    [['C'], 'die Paare abräumen'],
    [['R'], 'Ecken zählen lassen oder nicht'],
    [['L'], 'vorlesen, was möglich ist'],
  ],
  commandRows: [
    ['special 5', 'legt den Bonus auf Feld 5; mehrere Zahlen legen mehrere'],
    ['pair 1 9', 'verbindet die Felder 1 und 9'],
    ['next', 'die nächste Paarung nach der Regel'],
    ['corners on, corners off', 'lässt Ecken als Berührung zählen oder nicht'],
    ['clear', 'räumt die Paare ab'],
    ['tell', 'sagt, was möglich ist'],
  ],
};

const pairText = ([a, b]: Pair) => `${a + 1} und ${b + 1}`;

const touching = (count: number) => counted(count, 'Paar berührt', 'Paare berühren');

/** „1 und 2 sowie 4 und 5 berühren sich.“ */
function conflicts(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return '';
  const texts = pairs.map((pair) => pairText(pair));
  const last = texts.pop() ?? '';
  return `${texts.length === 0 ? last : `${texts.join(', ')} sowie ${last}`} berühren sich.`;
}

function sentence({ free, specialsTouching, counts, verdict }: BoardFacts): string {
  if (specialsTouching.length > 0) return `Boni dürfen sich nicht berühren: ${conflicts(specialsTouching)}`;
  if (counts === undefined)
    return `${counted(free.length, 'Feld ist', 'Felder sind')} frei, eine ungerade Zahl: Eins bliebe ohne Gegenstück.`;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const valid = counts[0] ?? 0;
  if (valid > 0)
    return `${valid} von ${counted(total, 'Paarung', 'Paarungen')} ${form(valid, 'hält', 'halten')} die Regel ein.`;
  const none = `Von ${counted(total, 'Paarung', 'Paarungen')} hält keine die Regel ein`;
  if (!verdict || verdict.feasible) return `${none}.`;
  const { dominating } = verdict.obstacle;
  const why =
    dominating === undefined
      ? 'Die freien Felder zerfallen in Gruppen, in denen jedes jedes berührt'
      : dominating === CENTRE
        ? 'Die Mitte berührt jedes andere freie Feld, also auch ihr Gegenstück'
        : `Feld ${dominating + 1} berührt jedes andere freie Feld, also auch sein Gegenstück`;
  return `${none}: ${why}. Mindestens ${touching(verdict.least)} sich.`;
}

export const german: typeof english = {
  text,
  board: 'Brett mit neun Feldern',
  toolLabel: 'Werkzeug',
  tools: { special: 'Ein Bonus', pair: 'Paare' },
  toolHelp: {
    special: 'Wähle ein Feld, um dort einen Bonus hinzulegen oder wegzunehmen.',
    pair: 'Wähle zwei Felder, um sie zu einem Paar zu verbinden.',
  },
  ruleLabel: 'Paare dürfen sich nicht berühren',
  rules: { king: 'Seiten und Ecken', rook: 'nur Seiten' },
  ruleSentence: { king: 'Ecken zählen.', rook: 'Ecken zählen nicht.' },
  next: 'Eine Paarung zeigen, die geht',
  clear: 'Paare abräumen',
  square: (square, what, mate, touches) => {
    const name = `Feld ${square + 1}`;
    if (what === 'special') return `${name}: Bonus`;
    if (what === 'held') return `${name}: wartet auf ein Gegenstück`;
    if (mate === undefined) return `${name}: frei`;
    return `${name}: Paar mit ${mate + 1}${touches ? ', und sie berühren sich' : ''}`;
  },
  factsHeading: 'Was möglich ist',
  sentence,
  conflicts,
  countsHeading: 'Paarungen nach der Zahl der Paare, die sich berühren',
  countsHeads: ['Paare, die sich berühren', 'Paarungen'],
  counted: ({ listed, counts }) =>
    listed === undefined || counts === undefined
      ? ''
      : listed.join() === counts.join()
        ? 'Gezählt durch Einschluss und Ausschluss, und noch einmal durch Aufzählen jeder Paarung: Die Zahlen stimmen überein.'
        : 'Die beiden Zählungen widersprechen sich, was nie vorkommen sollte. Bitte melde es.',
  bySquareHeading: 'Paarungen für jedes Feld des Bonus',
  bySquareCaption: 'wie viele die Regel einhalten',
  bySquare: (square, count) => `Bonus auf Feld ${square + 1}: ${counted(count, 'Paarung', 'Paarungen')}`,
  proofHeading: 'Der Beweis',
  proof: (rule, counts) => {
    const others = [...new Set(counts.filter((_, square) => square !== CENTRE))].toSorted((a, b) => a - b);
    if (rule === 'rook')
      return [
        'Wenn nur Seiten zählen, berührt die Mitte vier Felder statt acht. Ihr Gegenstück kann in einer Ecke liegen.',
        `Damit gilt der Beweis nicht mehr, und für jeden Ort des Bonus gibt es Bretter: ${others.join(' oder ')} Paarungen außerhalb der Mitte, ${counts[CENTRE]} in der Mitte. Das leichte Spiel hat diese Regel, solange du nicht die andere wählst.`,
      ];
    return [
      'Angenommen, der Bonus liegt nicht in der Mitte. Dann liegt dort eine Hexe, und irgendwo liegt ihr Gegenstück.',
      'Die Mitte berührt alle acht anderen Felder: vier an einer Seite, vier an einer Ecke.',
      `Also berührt das Gegenstück sie, wo es auch liegt, und alle 105 Paarungen brechen die Regel. Die Aufzählung findet ${others.join(', ')} für jedes dieser acht Felder.`,
      `Leg nun den Bonus in die Mitte. Die anderen acht Felder bilden einen Ring, und gegenüberliegende Seiten des Rings berühren sich nicht. ${counts[CENTRE]} von 105 Paarungen halten die Regel ein. Darum braucht es die Mitte, und darum genügt sie.`,
    ];
  },
  isSpecial: (square) => `Auf Feld ${square + 1} liegt der Bonus.`,
  holding: (square) => `Feld ${square + 1} wartet auf ein Gegenstück.`,
  putDown: (square) => `Feld ${square + 1} ist wieder frei.`,
  joined: (pair, touches, complete, count) => {
    const pairSentence = `${pairText(pair)} sind ein Paar${touches ? ', und sie berühren sich' : ''}.`;
    if (!complete) return pairSentence;
    return `${pairSentence} Das Brett ist voll: ${count === 0 ? 'Kein Paar berührt' : touching(count)} sich.`;
  },
  showing: (number, count, pairs) =>
    `Paarung ${number} von ${count}: ${pairs.map((pair) => pairText(pair)).join('; ')}.`,
  cleared: 'Die Paare sind abgeräumt.',
  notUnderstood:
    'Möglich sind special 5, pair 1 9, next, corners on, corners off oder clear. Mit ? siehst du alle.',
  notSquares: 'Die Felder heißen 1 bis 9, Reihe für Reihe, jedes nur einmal; ein Paar hat zwei.',
};
