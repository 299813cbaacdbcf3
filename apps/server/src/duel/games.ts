import { COVEN } from '@inkling/art/coven';
import { describe } from '@inkling/art/description';
import { mastermind } from '@inkling/games/mastermind/game';
import { type WitchGame, witchGame } from '@inkling/games/witch/game';
import type { Roster } from '@inkling/games/witch/roster';
import { type WordGame, wordGame } from '@inkling/games/word/game';
import { ENGLISH } from '@inkling/games/word/letters';
import { loadWords } from '@inkling/words/english';

/** The rules that the server plays by. Passed in as a value: words and witches come from outside the games. */
export interface Games {
  readonly mastermind: typeof mastermind;
  readonly word: WordGame;
  readonly witch: WitchGame;
  /** The witches, by whose ids a board is promised. */
  readonly roster: Roster;
}

/** Mastermind, English words of these lengths (list `english`), and the witches of the coven. */
export async function loadGames(lengths: readonly number[] = WORD_LENGTHS): Promise<Games> {
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
  const roster = COVEN.map(({ id, name, traits }) => ({
    id,
    name,
    description: describe(traits),
    traits: { ...traits },
  }));
  return { mastermind, word: joined(byLength), witch: witchGame(roster), roster };
}

const WORD_LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10];

/** One game over all lengths: dealing from a list of one length does not read the others. */
function joined(byLength: ReadonlyMap<number, WordGame>): WordGame {
  const none = wordGame([]);
  const of = (length: number): WordGame => byLength.get(length) ?? none;
  return {
    ...none,
    parseParams: (text) => of(Number(/^w(\d{1,2})t/.exec(text)?.[1])).parseParams(text),
    start: (params, random) => of(params.length).start(params, random),
    interpret: (state, seat, input) => of(state.params.length).interpret(state, seat, input),
    apply: (state, move) => of(state.params.length).apply(state, move),
    status: (state) => of(state.params.length).status(state),
    view: (state, seat) => of(state.params.length).view(state, seat),
  };
}
