import type { LiarFault, LiarView } from '@inkling/games/mastermind/liar/rules/game';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { CommandRow, KeyRow } from '../../../../ui/keycap.tsx';

export type LiarMessages = typeof english;

const { counted, listed, number, percent } = grammarOf('en', 'always');

const lieSentence = (lies: readonly number[]): string =>
  lies.length === 0
    ? 'No answer was false.'
    : `False: the answer to ${listed(lies.map((turn) => `turn ${turn + 1}`))}.`;

const COMMAND_ROWS: readonly CommandRow[] = [
  ['SSTB, 1123', 'guess it'],
  ['doubt 3', 'mark or unmark row 3 as a lie'],
  ['hint', 'a code worth trying'],
  ['choices', 'show or hide what is left'],
  ['undo, redo', 'take a guess back, or play it again'],
  ['new, new 2, new holly', 'a new game, with the number of lies or a seed'],
  ['resign, give up', 'end the game and see the code'],
  ['say', 'how the game stands'],
];

export const english = {
  name: 'The Lying Row',
  title: (turns: number): string => `${counted(turns, 'turn', 'turns')} · The Lying Row · Inkling`,
  header: 'This game',
  heading: 'Your guesses',
  turnOf: (turn: number, most: number): string => `turn ${turn} of ${most}`,
  task: (lies: number): string =>
    `${lies === 1 ? 'One answer may be false, or none.' : `Up to ${lies} answers may be false.`} If you guess the code itself, you are always told so.`,
  rules: (places: number, symbols: number): string =>
    `${counted(places, 'place', 'places')}, ${counted(symbols, 'piece', 'pieces')}`,
  lies: (lies: number): string => (lies === 1 ? 'one lie at most' : `${lies} lies at most`),
  game: (lies: number): string => `The Lying Row, ${counted(lies, 'lie', 'lies')} at most`,
  resign: {
    heading: 'Give up?',
    sentence:
      'You see the code and which answers were false. If you undo that and play on, the game counts as played with notes.',
    yes: 'Give up',
    no: 'Play on',
  },
  liesField: 'Lies at most',
  rulesField: 'Code',
  seedHelp: 'Any text will do. Two people who enter the same one get the same code and the same lies.',
  doubt: 'A lie?',
  doubtRow: (turn: number): string => `Turn ${turn}: a lie?`,
  doubted: (turn: number, isDoubted: boolean): string =>
    `Turn ${turn} is ${isDoubted ? '' : 'no longer '}marked as a lie.`,
  doubtWhich: 'Name a turn, for example: doubt 2.',
  wasFalse: 'false',
  liesFound: lieSentence,
  left: 'What is left',
  teaser: (codes: number): string => `${counted(codes, 'code fits', 'codes fit')}, allowing for lies`,
  doubts: (turn: number, count: number, of: number): string =>
    `Turn ${turn} is false in ${percent(of === 0 ? 0 : count / of)} of them.`,
  more: (count: number): string => `and ${number(count)} more`,
  hint: (code: readonly string[], expected: number): string =>
    `Try ${code.join(', ')}: ${counted(expected, 'code is', 'codes are')} left on average if its answer is true.`,
  full: 'Every place is filled. Check the guess, or erase something first.',
  emptyPlaces: 'Fill every place first.',
  fault: (fault: LiarFault): string =>
    fault.code === 'game-over'
      ? 'The game is over.'
      : fault.code === 'wrong-length'
        ? `A code has ${fault.wanted} pieces, and this has ${fault.length}.`
        : 'That is neither a code in this game nor a command. Type ? for all commands.',
  begun: (lies: number, seed: string): string =>
    `New game, ${counted(lies, 'lie', 'lies')} at most, seed ${seed}.`,
  state: ({ turns, params, status, lies = [] }: LiarView, secret: readonly string[]): string => {
    if (status.phase !== 'over')
      return `Turn ${turns.length + 1} of ${params.turnsMax}. ${counted(params.liesMax, 'answer', 'answers')} may be false.`;
    const end =
      status.winner === 'breaker'
        ? `Found in ${counted(turns.length, 'turn', 'turns')}!`
        : `The code was ${secret.join(', ')}.`;
    return `${end} ${lieSentence(lies)}`;
  },
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  review: {
    limits:
      'Proof slides and practice take every answer to be true, so this game has neither. “Play on from here” tries a turn again.',
    counted: (codes: number): string => counted(codes, 'code', 'codes'),
    wasFalse: 'This answer was false.',
    unmasked: (turns: readonly number[]): string =>
      `From here on it is certain: the answer to ${listed(turns.map((turn) => `turn ${turn}`))} was false.`,
  },
  placeholder: 'SSTB, hint, doubt 2, undo, new, ?',
  keyRows: (letters: readonly string[]): readonly KeyRow[] => [
    [[letters[0] ?? '', '…', letters.at(-1) ?? ''], 'place a piece; so do 1 to 9'],
    [['⌫'], 'erase'],
    [['←', '→'], 'go to another place'],
    [['Enter'], 'check the guess'],
    [['['], 'take the last guess back'],
    [[']'], 'redo'],
    [['='], 'hear how the game stands'],
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ],
  commandRows: COMMAND_ROWS,
  honest:
    'The code and its lies are drawn from the seed on your device. Nothing shows them before the end, but a determined person could work them out.',
};
