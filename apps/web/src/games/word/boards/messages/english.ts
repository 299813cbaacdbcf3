import type { Mark } from '@inkling/core/marks';
import type { BoardsSuggestion } from '@inkling/games/word/boards/analysis/suggest';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import type { ScreenMessages } from '../../../../shell/game-screen.ts';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { guessFault } from '../../messages/faults.ts';
import { listed, spelt } from '../../messages/grammar.ts';

export type BoardsMessages = typeof english;

const { counted, figure, number } = grammarOf('en', 'always');

/** The meaning of each mark, as said before the number of a word. */
const MARKS_IN: Readonly<Record<Mark, string>> = { 0: 'not in', 1: 'wrong place in', 2: 'right place in' };

const words = (count: number): string => counted(count, 'word', 'words');

export const english = {
  name: 'Several Words',
  title: (found: number, boards: number): string => `${found} of ${boards} · Several Words · Inkling`,
  header: 'This game',
  boards: 'The words',
  words,
  /** The description of the game. */
  game: (boards: number, list: string): string => `Several Words, ${boards} at once, ${list}`,
  board: (number: number): string => `Word ${number}`,
  foundIn: (turns: number): string => `found in ${turns}`,
  fits: (number: number, count: number): string => `Word ${number}: ${words(count)} left`,
  /** The number of words that fit each open board. */
  leftOnEach: (counts: readonly number[]): string =>
    new Set(counts).size === 1
      ? `${counted(counts[0] ?? 0, 'word fits', 'words fit')} each`
      : counts.map((count) => number(count)).join('\u00a0· '),
  opening: 'Opening the word list…',
  noSuchLength: 'There are not enough words of this length.',
  howMany: 'Words',
  seedHelp: 'Any text will do. Two people who enter the same one look for the same words.',
  key: (letter: string, marks: readonly (Mark | undefined)[]): string => {
    const known = marks.flatMap((mark, at) => (mark === undefined ? [] : [`${MARKS_IN[mark]} ${at + 1}`]));
    return known.length === 0 ? spelt(letter) : `${spelt(letter)}, ${listed(known)}`;
  },
  refused: guessFault,
  begun: (boards: number, seed: string): string => `New game, ${words(boards)} at once, seed ${seed}.`,
  guessed: ({ guesses, boards, over, solved, params }: BoardsView): string => {
    const now = boards.flatMap(({ isFound, turns }, at) =>
      isFound && turns.length === guesses.length ? [at + 1] : [],
    );
    const found =
      now.length === 0 ? '' : ` Found: ${now.length === 1 ? 'word' : 'words'} ${listed(now.map(String))}.`;
    const open = boards.filter(({ isFound }) => !isFound).length;
    const end = solved ? ' All found!' : over ? ' That was the last try.' : ` ${words(open)} to go.`;
    return `Try ${guesses.length} of ${params.tries}, ${spelt(guesses.at(-1) ?? '')}.${found}${end}`;
  },
  state: ({ guesses, boards, over, solved, params }: BoardsView): string => {
    const found = boards.filter(({ isFound }) => isFound).length;
    if (solved) return `All ${boards.length} words found in ${counted(guesses.length, 'try', 'tries')}.`;
    return `${found} of ${words(boards.length)} found. ${over ? 'No tries left.' : `Try ${guesses.length + 1} of ${params.tries}.`}`;
  },
  hint: ({ guess, expected, possible }: BoardsSuggestion): string =>
    `Try ${guess.toUpperCase()}: it leaves ${figure(expected, 1)} words in all on average${possible.length === 0 ? ', though it cannot be one itself' : ''}.`,
  noHint: 'There is no suggestion for this position.',
  won: (turns: number): string => `All found in ${turns}!`,
  lost: (found: number, boards: number): string => `Found ${found} of ${boards}`,
  secrets: (secrets: readonly string[]): string => `The words were ${listed(secrets.map(spelt))}.`,
  shared: (found: number, turns: number, tries: number, boards: number): string =>
    found === boards ? `${boards} words in ${turns} of ${tries}` : `${found} of ${boards} words in ${tries}`,
  spoken: (turn: number, found: number): string => `Try ${turn}: ${words(found)} found.`,
  review: {
    limits:
      'Proof slides and practice are for one secret at a time, so games of several words have neither. “Play on from here” tries a turn again.',
    counted: words,
    tried: (turn: number, word: string, found: readonly number[]): string =>
      `Try ${turn}, ${spelt(word)}.${found.length === 0 ? '' : ` Found: ${found.length === 1 ? 'word' : 'words'} ${listed(found.map(String))}.`}`,
    finds: 'It finds a word, and each has to be guessed sooner or later.',
    certain: (boards: readonly number[]): string =>
      `Certain from here on: ${boards.length === 1 ? 'word' : 'words'} ${listed(boards.map(String))}.`,
    wasted: 'Every word was already certain, and this was none of them.',
  },
  placeholder: 'crane, hint, words, undo, new 8, ?',
  keys: {
    keyRows: [
      [['A', '…', 'Z'], 'type a letter'],
      [['⌫'], 'erase the last letter'],
      [['Enter'], 'make the guess, on every board'],
      [['1', '…', '8'], 'enlarge a board, or show all alike again'],
      [['['], 'take the last try back'],
      [[']'], 'redo'],
      [['='], 'hear how the game stands'],
      [['/'], 'go to the command line'],
      [['?'], 'show these keys'],
    ],
    commandRows: [
      ['crane', 'guess it on every board'],
      ['guess hint', 'a guess that is spelt like a command'],
      ['hint', 'a word worth trying for all boards together'],
      ['words', 'show or hide the words that fit'],
      ['undo, redo', 'take a try back, or play it again'],
      ['new, new 8, new 2 holly', 'a new game, with the number of words or a seed'],
      ['say', 'how the game stands'],
    ],
  } satisfies Pick<ScreenMessages, 'keyRows' | 'commandRows'>,
  honest:
    'The words are drawn from the seed on your device. Nothing shows one before it is found, but a determined person could work them out.',
};
