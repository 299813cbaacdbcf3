import { needText } from '@inkling/core/arguments';
import { finish } from '@inkling/core/finish';
import { needKnownFields } from '@inkling/core/known-fields';
import { EXACT, markWord } from '@inkling/core/marks';
import { fail, ok, type Result } from '@inkling/core/result';
import { evaluateStrategy, type WordResult } from '@inkling/words/evaluate';
import type { WordStrategy } from '@inkling/words/rank';
import { pickWords } from '@inkling/words/table';
import { spell, wordOf } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import { needWordLists, type WordLists } from './lists.ts';
import { ADVICE_FIELDS, type AdviceOptions, suggestWords, wordsLeft } from './suggestions.ts';

export interface WordSolveTurn {
  readonly guess: string;
  readonly marks: Round['marks'];
  /** Words of the dictionary that still fit after this turn. */
  readonly left: number;
}

/** A player's game against one secret. */
export interface WordSolution {
  readonly turns: readonly WordSolveTurn[];
  /** False if no word was left to try, for example because the dictionary lacks the secret. */
  readonly solved: boolean;
}

export interface SolveWordOptions extends AdviceOptions {
  /** The first guess. Defaults to the strategy's choice. */
  readonly opener?: string;
}

export type SolveWordFault = { readonly code: 'bad-secret' | 'bad-opener' };

/**
 * Plays against a secret until it is found or no word is left to try. The secret must have the right length and
 * alphabet, but need not be in the dictionary.
 */
export function solveWord(
  secret: string,
  lists: WordLists,
  options: SolveWordOptions = {},
): Result<WordSolution, SolveWordFault> {
  return finish(playWord(secret, lists, options));
}

/** A player that works in steps. Returns the next word, or undefined to let the strategy choose. */
export type WordPlayer<Step> = (rounds: readonly Round[]) => Generator<Step, string | undefined>;

/**
 * Plays like `solveWord`, but lets the player `choose` instead of the strategy, if there is one. Yields whatever the
 * player yields.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* playWord<Step>(
  secret: string,
  lists: WordLists,
  options: SolveWordOptions,
  choose?: WordPlayer<Step>,
): Generator<Step, Result<WordSolution, SolveWordFault>> {
  needText(secret, 'secret');
  needWordLists(lists);
  needKnownFields(options, 'options', [...ADVICE_FIELDS, 'opener']);
  const { alphabet, length } = lists;
  const target = spell(alphabet, secret);
  if (target?.length !== length) return fail({ code: 'bad-secret' });
  const opener = options.opener === undefined ? undefined : spell(alphabet, options.opener);
  if (options.opener !== undefined && opener?.length !== length) return fail({ code: 'bad-opener' });
  const rounds: Round[] = [];
  const turns: WordSolveTurn[] = [];
  let next = opener ?? (yield* best(rounds, lists, options, choose));
  while (next) {
    const marks = markWord(next, target);
    rounds.push({ guess: next, marks });
    turns.push({ guess: wordOf(alphabet, next), marks, left: countLeft(rounds, lists) });
    if (marks.every((mark) => mark === EXACT)) return ok({ turns, solved: true });
    next = yield* best(rounds, lists, options, choose);
  }
  return ok({ turns, solved: false });
}

function countLeft(rounds: readonly Round[], lists: WordLists): number {
  const { all, withheldCount } = wordsLeft(rounds, lists);
  return all.length + withheldCount;
}

function* best<Step>(
  rounds: readonly Round[],
  lists: WordLists,
  options: AdviceOptions,
  choose: WordPlayer<Step> | undefined,
): Generator<Step, number[] | undefined> {
  const chosen = choose && (yield* choose(rounds));
  if (chosen !== undefined) return spell(lists.alphabet, chosen);
  const [first] = suggestWords(rounds, lists, { ...options, top: 1 }).suggestions;
  return first && spell(lists.alphabet, first.guess);
}

/**
 * Plays a strategy against every likely answer that is not withheld. Each step of the generator reports how many
 * secrets are finished; the return value is the result.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function compareWordStrategy(
  lists: WordLists,
  strategy: WordStrategy,
  options: { readonly hard?: boolean; readonly opener?: string } = {},
): Generator<{ readonly settled: number; readonly secrets: number }, WordResult> {
  needWordLists(lists);
  needKnownFields(options, 'options', ['hard', 'opener']);
  const offered = [...lists.words.keys()].filter((index) => !lists.withheld.has(index));
  const likely = offered.filter((index) => index < lists.likelyCount);
  const opener = offered.findIndex((index) => lists.words[index] === options.opener);
  const contest = {
    guesses: pickWords(lists.guesses, offered),
    secrets: pickWords(lists.guesses, likely),
    guessOf: Int32Array.from(likely.keys()),
    hard: options.hard ?? false,
  };
  return evaluateStrategy(opener < 0 ? contest : { ...contest, opener }, strategy);
}
