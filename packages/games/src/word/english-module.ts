import { loadWords } from '@inkling/lists/english';
import { type WordModule, wordModule } from './module.ts';
import { type WordGame, wordGame } from './rules/game.ts';
import { ENGLISH } from './rules/letters.ts';

/** The words that these rules need; without rules those of every length that people play. */
export function loadWordFor(rules: string | undefined): Promise<WordModule> {
  return loadEnglishWord(LENGTHS.filter((length) => rules === undefined || length === lengthIn(rules)));
}

/** Word with the English words of these lengths (list `english`). */
export async function loadEnglishWord(lengths: readonly number[]): Promise<WordModule> {
  const byLength = new Map<number, WordGame>();
  for (const length of lengths) {
    const { all, likely } = await loadWords(length);
    const known = new Set(all);
    const list = {
      id: 'english',
      alphabet: ENGLISH,
      answers: likely,
      accepts: (word: string) => known.has(word),
    };
    byLength.set(length, wordGame([list]));
  }
  return wordModule(joined(byLength));
}

function lengthIn(rules: string): number {
  return Number(/^w(\d{1,2})t/.exec(rules)?.[1]);
}

const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10];

/** One game over all lengths: dealing from a list of one length does not read the others. */
function joined(byLength: ReadonlyMap<number, WordGame>): WordGame {
  const none = wordGame([]);
  const of = (length: number): WordGame => byLength.get(length) ?? none;
  return {
    ...none,
    parseParams: (text) => of(lengthIn(text)).parseParams(text),
    start: (params, random) => of(params.length).start(params, random),
    interpret: (state, seat, input) => of(state.params.length).interpret(state, seat, input),
    apply: (state, move) => of(state.params.length).apply(state, move),
    status: (state) => of(state.params.length).status(state),
    view: (state, seat) => of(state.params.length).view(state, seat),
  };
}
