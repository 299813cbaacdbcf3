import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LabLink } from '../../../../shell/parts/lab-part.ts';
import type { SelbyLinesFault } from '../work/selby-tree.ts';

const { counted } = grammarOf('en', 'always');

export const english = {
  name: 'words of 5 letters',
  hard: 'Hard: every mark must be used',
  inWords: (isHard: boolean) => `words of 5 letters${isHard ? ', hard' : ''}`,
  size: 'common English words',
  examples: [['lab/partition/1/word5/raise', 'A first word']] satisfies readonly LabLink[],
  players: {
    entropy: 'entropy · most bits',
    expected: 'expected · fewest left on average',
    parts: 'parts · most answers',
    worst: 'worst · smallest worst case',
  },
  unsolved: (player: string, count: number) => `${player} never reaches ${counted(count, 'word', 'words')}.`,
  notLoaded: 'The words could not be loaded. Go online once, and they are kept for later.',
  notLoadedClause: 'the words could not be loaded',
  notInList: (word: string) => `${word} is not in the word list, so it cannot be guessed.`,
  notAWord: (text: string) => `${text} is not a word of five letters.`,
  badTurn: (text: string) => `${text} cannot be read as a word with its marks; write salet:gywww.`,
  treeFault,
};

/** Explains why a tree for words cannot be shown. */
function treeFault(
  fault: SelbyLinesFault | { readonly code: 'other-length'; readonly line?: number },
): string {
  if (fault.code !== 'other-length')
    return `The lines cannot be read as a tree at line ${fault.line}: ${LINE_FAULTS[fault.code]}.`;
  if (fault.line === undefined) return 'The Lab reads trees for words of five letters only.';
  return `Line ${fault.line} has a word that does not have five letters, and the Lab reads only those.`;
}

const LINE_FAULTS: Readonly<Record<Exclude<SelbyLinesFault['code'], 'other-length'>, string>> = {
  'too-long': 'it is too long',
  'bad-line': 'the line does not alternate guesses and marks',
  'bad-guess': 'a guess cannot be read',
  'bad-class': 'an answer cannot be read',
  'bad-depth': 'the number of a guess is wrong',
  'two-guesses': 'there are two guesses in one place',
  'repeated-class': 'the same answer leads to two places',
  'repeated-word': 'the same word is found twice',
  unfinished: 'the line does not end with a word found',
  'no-lines': 'there is nothing to read',
};
