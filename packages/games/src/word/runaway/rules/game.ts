import { marksClass, scoreWord, solvedMarks } from '@inkling/core/marks';
import {
  answersOf,
  RESIGN,
  type WordGame,
  type WordList,
  type WordState,
  wordGame,
} from '../../rules/game.ts';
import { type Alphabet, spell } from '../../rules/letters.ts';

/**
 * Creates a game of Word whose secret runs away: before each answer, the guess splits the words that still fit, and
 * the secret becomes a word of the largest part. No answer is ever false, and the same guesses get the same answers.
 */
export function runawayWordGame(lists: readonly WordList[]): WordGame {
  const game = wordGame(lists);
  const listOf = ({ list }: WordState['params']): WordList => {
    const known = lists.find(({ id }) => id === list);
    if (!known) throw new Error(`unknown list ${list}: these params were not parsed by this game`);
    return known;
  };
  return {
    ...game,
    id: 'runaway-word',

    start: (params) => ({ params, turns: [], secret: answersOf(listOf(params), params.length)[0] as string }),

    apply(state, move) {
      const asked = game.apply(state, move);
      if (!asked.ok || move === RESIGN) return asked;
      const { guess } = asked.value.turns.at(-1) as WordState['turns'][number];
      return game.apply({ ...state, secret: nextSecret(state, guess, listOf(state.params)) }, move);
    },
  };
}

/**
 * Returns the first word of the largest part. If parts are equally large, the one that would solve the game comes
 * last; otherwise the part whose first word is earlier in the list wins.
 */
function nextSecret({ params, turns }: WordState, guess: string, list: WordList): string {
  const { alphabet } = list;
  const left = turns.reduce(
    (words, turn) => {
      const asked = lettersOf(alphabet, turn.guess);
      const answer = marksClass(turn.marks);
      return words.filter(({ letters }) => scoreWord(asked, letters) === answer);
    },
    spelledAnswers(list, params.length),
  );
  const parts = new Map<number, { readonly word: string; count: number }>();
  const asked = lettersOf(alphabet, guess);
  for (const { word, letters } of left) {
    const answer = scoreWord(asked, letters);
    const part = parts.get(answer);
    if (part) part.count++;
    else parts.set(answer, { word, count: 1 });
  }
  const ends = (answer: number) => Number(answer === solvedMarks(params.length));
  const [largest] = [...parts].toSorted(
    ([a, one], [b, other]) => other.count - one.count || ends(a) - ends(b),
  );
  if (!largest) throw new Error('no word fits the answers given so far');
  return largest[1].word;
}

interface SpelledWord {
  readonly word: string;
  readonly letters: readonly number[];
}

function spelledAnswers(list: WordList, length: number): readonly SpelledWord[] {
  const answers = answersOf(list, length);
  let words = SPELLED.get(answers);
  if (!words) {
    words = answers.map((word) => ({ word, letters: lettersOf(list.alphabet, word) }));
    SPELLED.set(answers, words);
  }
  return words;
}

/** Keyed by the array of answers, which `answersOf` creates only once per list and length. */
const SPELLED = new WeakMap<readonly string[], readonly SpelledWord[]>();

function lettersOf(alphabet: Alphabet, word: string): readonly number[] {
  const letters = spell(alphabet, word);
  if (!letters) throw new Error('a word of the game is not in its alphabet');
  return letters;
}
