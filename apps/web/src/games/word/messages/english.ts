import type { Mark } from '@inkling/core/marks';
import type { WordReview } from '@inkling/games/word/analysis/review';
import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';
import type { WordsHaving } from '../engine/questions.ts';
import type { OwnListFault } from '../model/own-list.ts';
import { MARKS, marked, places, stringsCounted, suggestion, wordsLeft } from './english-words.ts';
import { commandFault, guessFault, roundFault } from './faults.ts';
import { counted, listed, named, percent, spelt, type TurnName } from './grammar.ts';

const KEY_ROWS: readonly KeyRow[] = [
  [['A', '…', 'Z'], 'type a letter'],
  [['⌫'], 'erase the last letter'],
  [['Enter'], 'make the guess'],
  [['['], 'take the last try back'],
  [[']'], 'redo'],
  [['='], 'hear how the game stands'],
  [['/'], 'go to the command line'],
  [['?'], 'show these keys'],
];

const COMMAND_ROWS: readonly CommandRow[] = [
  ['salet', 'guess it'],
  ['guess hint', 'a guess that is spelt like a command'],
  ['why 2 s', 'why S can or cannot be at place 2'],
  ['hint', 'a place worth a look; ask again for more'],
  ['words', 'show or hide the words that fit'],
  ['choices', 'the letters that can go at each place'],
  ['undo, redo', 'take a try back, or play it again'],
  ['new, new 6, new 6 hard holly', 'a new game, with length or seed'],
  ['list german', 'a new game from another list: english, german, spanish, own'],
  ['solver', 'solve a word from another game'],
  ['say', 'how the game stands'],
];

type Pool = WordReview['pool'];

export const english = {
  title: (name: string, left: number | undefined) =>
    left === undefined ? `${name} · Inkling` : `${counted(left, 'word', 'words')} left · ${name} · Inkling`,
  /** The messages that depend on whether the word is fixed. */
  hidden: {
    goal: (length: number, tries: number) =>
      `Find the hidden word of ${counted(length, 'letter', 'letters')} in ${counted(tries, 'try', 'tries')}.`,
    honest:
      'The word is drawn from the seed on your device. Nothing shows it before the end, but a determined person could work it out.',
    won: (turns: number) => `Found in ${turns}!`,
    lost: 'The word was',
    secret: (word: string) => `The word was ${spelt(word)}.`,
    saidWon: (turns: number) => `You found the word in ${counted(turns, 'try', 'tries')}.`,
    saidLost: (secret: string) => `No tries left. The word was ${spelt(secret)}.`,
  },
  header: {
    label: 'This game',
    rules: (length: number, tries: number) =>
      `${counted(length, 'letter', 'letters')}, ${counted(tries, 'try', 'tries')}`,
    list: { english: 'English', german: 'German', spanish: 'Spanish', own: 'your own list' },
    hard: 'Hard mode',
    solver: 'Solve a word from another game',
  },
  legend: {
    exact: 'right place',
    near: 'in the word, wrong place',
    absent: 'not in the word, or not that often',
    ready: (length: number) => `${counted(length, 'letter', 'letters')}, ready to enter.`,
    type: (missing: number) => `${counted(missing, 'letter', 'letters')} to type.`,
    hard: 'Hard mode: every mark so far has to be used.',
    noted: 'You looked, so this game counts as played with notes. Both kinds count.',
  },
  settings: {
    keyboard: 'Keyboard',
    layouts: {
      auto: 'automatic',
      alphabet: 'A to Z',
    },
    ownList: 'Your own list',
  },
  marks: MARKS,
  opening: 'Opening the word list…',
  letters: {
    heading: 'Letters',
    letter: (letter: string, mark: Mark | undefined) =>
      mark === undefined ? spelt(letter) : `${spelt(letter)}, ${MARKS[mark]}`,
    enter: 'Enter',
    erase: 'Erase',
  },
  left: {
    heading: 'Words left',
    count: (all: number, likely: number) =>
      `${counted(all, 'word', 'words')}, ${likely.toLocaleString('en')} common`,
    noList: 'not counted',
    noWord: (strings: bigint | undefined) =>
      `Your marks do not contradict each other: ${stringsCounted(strings)} ${strings === 1n ? 'fits' : 'fit'}. But no word in this list does.`,
    more: (count: number) => `Not shown: ${count.toLocaleString('en')} more`,
    withheld: (count: number) =>
      `${counted(count, 'word fits', 'words fit')} that you may guess but the game never hides.`,
    use: (word: string, likely: boolean) =>
      `${spelt(word)}, ${likely ? 'common' : 'less common'}: use it as your guess`,
    legend: 'Common words first, underlined.',
    teaser: (count: number) =>
      `${counted(count, 'word', 'words')} ${count === 1 ? 'fits' : 'fit'} your letters`,
    waiting: 'Counting the words that fit…',
    uncounted: 'The words could not be counted.',
    likely: (count: number) =>
      `${counted(count, 'common word', 'common words')} ${count === 1 ? 'fits' : 'fit'}`,
    rare: (count: number) =>
      `${counted(count, 'rare word', 'rare words')} ${count === 1 ? 'fits' : 'fit'}, too`,
    place: (place: number) => `Place ${place}`,
    byPlace: 'Letters by place',
    byPlaceHelp: 'the more ink, the likelier',
    cell: (letter: string, share: number) => `${spelt(letter)} ${percent(share)}`,
    further: (count: number) => `and ${count} more`,
    hint: suggestion,
    showGood: 'Show a good guess',
    hintWhere: (place: number, isCertain: boolean) =>
      `Look at place ${place}: ${isCertain ? 'one letter is certain there' : 'most is known there'}. Ask again for more.`,
    hintLetter: (place: number, letter: string, share: number) =>
      share === 1
        ? `${spelt(letter)} at place ${place} is certain. Ask again for a good guess.`
        : `No letter is likelier at place ${place} than ${spelt(letter)}: ${percent(share)} of the words have it there. Ask again for a good guess.`,
  },
  why: {
    heading: 'Why',
    close: 'Close',
    impossible: (place: number, letter: string, sets: readonly (readonly number[])[], turnName: TurnName) => {
      const [first = [], ...others] = sets;
      if (first.length === 0) return `${spelt(letter)} cannot be at place ${place}.`;
      const also =
        others.length === 0
          ? ''
          : ` So ${others.flat().length === 1 ? 'does' : 'do'} ${listed(others.slice(0, 3).map((set) => named(turnName, set)))}.`;
      return `${spelt(letter)} cannot be at place ${place}: ${named(turnName, first)} ${first.length === 1 ? 'rules' : 'together rule'} it out.${also}`;
    },
    possible: (place: number, letter: string, { count, example }: WordsHaving) =>
      example === undefined
        ? `The marks allow ${spelt(letter)} at place ${place}, but no word of the list that fits has it there.`
        : `${spelt(letter)} can be at place ${place}: ${counted(count, 'word', 'words')} of the list ${count === 1 ? 'has' : 'have'} it there, such as ${spelt(example)}.`,
    /** Used if the words of the list are not known. */
    possibleLetters: (place: number, letter: string, count: bigint | undefined, witness: string) =>
      `${spelt(letter)} can be at place ${place}: ${stringsCounted(count)} of letters, words or not, ${count === 1n ? 'has' : 'have'} it there, such as ${spelt(witness)}.`,
    contradiction: 'No letter fits anywhere while the marks contradict each other.',
  },
  result: {
    /** The label of a game with longer words. */
    letters: (length: number): string => counted(length, 'letter', 'letters'),
    /** The result of a game, as shared with others. */
    shared: (isFound: boolean, turns: number, most: number): string =>
      isFound
        ? `Found in ${turns} of ${most}`
        : turns < most
          ? `Given up after ${counted(turns, 'try', 'tries')}`
          : `Not found in ${most}`,
    /** The progress of an unfinished game, as shared with others. */
    soFar: (turns: number): string => `${counted(turns, 'try', 'tries')} so far`,
    /** Follows the name of a game with the user's own words. */
    ownList: 'my own list',
    /** The description of the game. */
    game: (name: string, length: number, list: string): string =>
      `${name}, ${counted(length, 'letter', 'letters')}, ${list}`,
    notFound: (tries: number): string => `Not found in ${tries}`,
    /** What a better word would have revealed. */
    gain: (word: string, before: number, parts: number, ownParts: number, pool: Pool): string => {
      const split =
        pool === 'all' ? counted(before, 'word', 'words') : counted(before, 'common word', 'common words');
      return `${word.toUpperCase()} splits ${split} into ${counted(parts, 'group', 'groups')}; yours made ${ownParts}.`;
    },
    /** Said if the last try could not be the secret, although several other words could. */
    noChance: (word: string, before: number, pool: Pool): string =>
      `${word.toUpperCase()} could not be the word. Any of the ${before} ${pool === 'all' ? '' : 'common '}words left had a chance of ${percent(1 / before)}.`,
    /** Said if another word was tried although the marks left only this one. */
    onlyLeft: (word: string, pool: Pool): string =>
      `${word.toUpperCase()} was the only ${pool === 'all' ? '' : 'common '}word left.`,
    /** Accompanies figures that count fewer words than the board does. */
    measure: 'Counted by the common words. During play rare words count, too.',
    /** The label of a harder next game, in which every mark must be used. */
    hard: 'Hard mode',
    /** Said if more words that differ in one letter were left than there were tries. */
    trap: (words: readonly string[]): string =>
      `${words.length} words were left that differ in one letter (${words.slice(0, 4).join(', ').toUpperCase()}${words.length > 4 ? ' …' : ''}), and there were fewer tries.`,
  },
  play: {
    heading: 'Guesses',
    draft: (turn: number, letters: readonly (string | undefined)[]) => `Try ${turn}: ${places(letters)}`,
    places,
    hint: 'Hint',
    hard: 'Hard: every mark must be used',
    seedHelp: 'Any text will do. Two people who enter the same one get the same word.',
    tried: (turn: number, word: string, marks: readonly Mark[]) =>
      `Try ${turn}, ${spelt(word)}: ${marked(word, marks)}.`,
    answered: (word: string, marks: readonly Mark[]) => `${marked(word, marks)}.`,
    refused: guessFault,
    shareLine: (turn: number, exact: number, near: number) => `Try ${turn}: ${exact} exact, ${near} near.`,
    toSolver: 'Open in Solve a word',
    tries: (turn: number, most: number) => `Try ${turn} of ${most}`,
    letters: 'Letters',
    hardLater: 'Hard mode can only be changed before the first try: begin a new game.',
    undo: 'Undo',
    redo: 'Redo',
    list: 'Words from',
    listSources: 'Where these words come from',
    lists: { english: 'English', german: 'German', spanish: 'Spanish', own: 'my own list' },
  },
  speech: {
    left: wordsLeft,
    begun: (length: number, hard: boolean, seed: string) =>
      `New ${hard ? 'hard ' : ''}game, ${counted(length, 'letter', 'letters')}, seed ${seed}.`,
    playState: (turn: number, most: number, left: string, draft: string) =>
      `Try ${turn} of ${most}.${left} Your guess: ${draft === '' ? 'empty' : spelt(draft)}.`,
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    noSuggestion: 'There is no suggestion for this position.',
    choices: (places: readonly string[]) =>
      places
        .map((letters, place) => `Place ${place + 1}: ${letters === '' ? 'none' : spelt(letters)}.`)
        .join(' '),
    marksAreGiven: 'The game sets the marks itself. For rounds of another game, type solver.',
    noSuchLength: 'There are no words of this length.',
    roundFault,
    commandFault,
    resumed: (count: number) => `Your game is as you left it, after ${counted(count, 'try', 'tries')}.`,
  },
  ownList: {
    heading: 'Your own list of words',
    text: 'Words',
    help: 'One word a line, or with spaces or commas between them. The list stays on this device.',
    file: 'Open a text file',
    keep: 'Keep this list',
    play: 'Play with it',
    remove: 'Remove the list',
    leave: 'Close',
    kept: (count: number, leftOut: number) =>
      `${counted(count, 'word', 'words')} kept${leftOut === 0 ? '' : `; ${counted(leftOut, 'line was not a word and was', 'lines were not words and were')} left out`}.`,
    holds: (count: number) => `The list has ${counted(count, 'word', 'words')}.`,
    none: 'There is no list yet.',
    removed: 'List removed.',
    fault: ({ code }: OwnListFault) =>
      ({
        empty: 'There are no words in this text.',
        binary: 'This file is not text.',
        'too-long': 'That is too long: a list may have half a million characters.',
        'no-words': 'None of these lines is a word of letters from A to Z, Ä, Ö, Ü or Ñ.',
      })[code],
  },
  command: { placeholder: 'salet, hint, words, undo, new 6, ?' },
  keys: { rows: KEY_ROWS, commandRows: COMMAND_ROWS },
};

export type WordMessages = typeof english;
