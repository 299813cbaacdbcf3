import { streamMarkRows } from '@inkling/words/mark-rows';
import { rankGuesses } from '@inkling/words/rank';
import { pickWords } from '@inkling/words/table';
import { splitLetters, wordOf } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import type { WordLists } from './lists.ts';
import { guessesAllowed, indicesLeft } from './suggestions.ts';
import { openingBits, turnsToFind } from './turns-to-go.ts';
import { type WordCell, wordCells } from './word-cells.ts';

/** How a guess splits the words that are left. */
export interface WordSplit {
  readonly guess: string;
  /** Whether the guess could itself be the answer. */
  readonly possible: boolean;
  /** Average information in bits. */
  readonly bits: number;
  readonly parts: number;
  readonly worst: number;
  /** Average number of words left afterwards. */
  readonly left: number;
  /** Average number of turns to find the word, including this guess. Exact if no answer leaves more than two words. */
  readonly turns: number;
  /** What each answer leaves. */
  readonly cells: readonly WordCell[];
}

/** Words that differ at only one place, so that each try rules out little more than itself. */
export interface WordTrap {
  /** Zero-based. */
  readonly place: number;
  readonly words: readonly string[];
}

/** A try of a game, with its information and possible better guesses. */
export interface ReviewedTry {
  readonly guess: string;
  /** Number of words that fit before and after the try. */
  readonly before: number;
  readonly after: number;
  /** Information from the marks, in bits. The average for this guess is `played.bits`. */
  readonly gained: number | undefined;
  readonly played: WordSplit | undefined;
  /** The best guess that the rules allowed. Undefined until it is computed, and if no guess could be better. */
  readonly best: WordSplit | undefined;
  /** The best of the likely words, if `best` is a rare word. */
  readonly familiar: WordSplit | undefined;
  /** Whether the guess agreed with all earlier marks, so that it could have been the word as far as the player knew. */
  readonly fits: boolean;
  /** The trap that remained after the try, if any. */
  readonly trap: WordTrap | undefined;
}

export interface WordReview {
  /** The words considered: the likely ones, or the whole list if no likely word fits all rounds. */
  readonly pool: 'likely' | 'all';
  /** Whether better guesses must obey the hard rule, as the player had to. */
  readonly hard: boolean;
  readonly tries: readonly ReviewedTry[];
  /** Number of tries whose best guess has been computed. */
  readonly done: number;
}

export interface WordReviewOptions {
  readonly hard: boolean;
  /** Whether to judge the first try, too, which takes by far the longest. */
  readonly judgesFirst: boolean;
  /** The pool, if it is known from an earlier review of the same game. */
  readonly pool?: WordReview['pool'] | undefined;
}

/**
 * Reviews the tries of a game under its rules and with its list. Uses only the guesses and their marks, never the
 * secret. The first try is judged last.
 */
export function* reviewWord(
  rounds: readonly Round[],
  lists: WordLists,
  { hard, judgesFirst, pool: known }: WordReviewOptions,
): Generator<WordReview, WordReview> {
  const all = rounds.map((_, at) => offered(rounds.slice(0, at), lists));
  const end = offered(rounds, lists);
  const pool = known ?? (end.some((index) => index < lists.likelyCount) ? 'likely' : 'all');
  const lefts = [...all, end].map((left) =>
    pool === 'all' ? left : left.filter((index) => index < lists.likelyCount),
  );
  const bits = openingBits(lists);
  const tries = rounds.map((round, at) =>
    observe(round, all[at] as Int32Array, lefts[at] as Int32Array, lefts[at + 1] as Int32Array, lists, bits),
  );
  let done = 0;
  const review = (): WordReview => ({ pool, hard, tries: [...tries], done });
  yield review();
  for (const at of [...rounds.keys()].slice(1).concat(judgesFirst ? [0] : [])) {
    const left = lefts[at];
    const reviewed = tries[at];
    if (!left || !reviewed) continue;
    // If only one word was left, a better guess existed only if the player's guess contradicted the marks.
    if (left.length > 1 || (left.length === 1 && !reviewed.fits)) {
      const guesses = left.length > 1 ? guessesAllowed(rounds.slice(0, at), lists, hard) : left;
      const [best] = splits(left, lists, guesses, bits);
      const isRare = best !== undefined && lists.words.indexOf(best.guess) >= lists.likelyCount;
      const likely = guesses.filter((index) => index < lists.likelyCount);
      const [familiar] = isRare && likely.length > 0 ? splits(left, lists, likely, bits) : [];
      tries[at] = { ...reviewed, best, familiar };
    }
    done++;
    yield review();
  }
  return review();
}

/** Finds the largest set of words that differ at only one place, if it contains more than half of the words left. */
export function trapIn(words: readonly string[]): WordTrap | undefined {
  let found: WordTrap | undefined;
  const spelt = words.map((word) => ({ word, letters: splitLetters(word) }));
  for (const place of spelt[0]?.letters.keys() ?? []) {
    const groups = new Map<string, string[]>();
    for (const { word, letters } of spelt) {
      const rest = letters.with(place, ' ').join('');
      groups.set(rest, [...(groups.get(rest) ?? []), word]);
    }
    for (const group of groups.values())
      if (group.length > (found?.words.length ?? TRAP_LEAST - 1)) found = { place, words: group };
  }
  return found && found.words.length * 2 > words.length ? found : undefined;
}

const TRAP_LEAST = 3;

function observe(
  round: Round,
  fitting: Int32Array,
  left: Int32Array,
  next: Int32Array,
  lists: WordLists,
  bits: number,
): ReviewedTry {
  const guess = wordOf(lists.alphabet, round.guess);
  const index = lists.words.indexOf(guess);
  const before = left.length;
  const after = next.length;
  const played = before > 0 && index >= 0 ? splits(left, lists, Int32Array.of(index), bits)[0] : undefined;
  const gained = before > 0 && after > 0 ? Math.log2(before / after) : undefined;
  const names = Array.from(next.subarray(0, TRAP_MOST), (word) => lists.words[word] as string);
  const trap = after <= TRAP_MOST ? trapIn(names) : undefined;
  const fits = fitting.includes(index);
  return { guess, before, after, gained, played, best: undefined, familiar: undefined, fits, trap };
}

/** With more words than this left, nothing counts as a trap yet. */
const TRAP_MOST = 40;

function splits(
  left: Int32Array,
  lists: WordLists,
  guesses: Int32Array,
  bitsPerTurn: number,
): readonly WordSplit[] {
  const possible = new Set(left);
  const words = Array.from(left, (index) => lists.words[index] as string);
  const ranked = rankGuesses(
    streamMarkRows(lists.guesses, pickWords(lists.guesses, left)),
    Int32Array.from(left.keys()),
    (guess) => possible.has(guess),
    'entropy',
    1,
    guesses,
  );
  return ranked.map(({ guess, possible: may, bits, parts, worst, squares }) => {
    const cells = wordCells(lists.alphabet, lists.words[guess] as string, words);
    return {
      guess: lists.words[guess] as string,
      possible: may,
      bits,
      parts,
      worst,
      left: squares / left.length,
      turns: turnsOf(cells, bitsPerTurn),
      cells,
    };
  });
}

/** Returns the average number of turns: one for the guess, plus those that each answer other than the word leaves. */
function turnsOf(cells: readonly WordCell[], bitsPerTurn: number): number {
  const all = cells.reduce((sum, { count }) => sum + count, 0);
  const open = cells.filter(({ marks }) => marks.some((mark) => mark !== 2));
  return open.reduce((sum, { count }) => sum + (count / all) * turnsToFind(count, bitsPerTurn), 1);
}

/** Returns the indices of the words that fit the rounds, without withheld words, which are never shown unasked. */
function offered(rounds: readonly Round[], lists: WordLists): Int32Array {
  return indicesLeft(rounds, lists).filter((index) => !lists.withheld.has(index));
}
