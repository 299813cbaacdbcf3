import { type PartitionFigures, partitionFigures } from '@inkling/codes/strategies/partition';
import { fail, ok, type Result } from '@inkling/core/result';
import type { ProblemFault } from '@inkling/deduction/optimum/problem';
import {
  type OptimalSuggestion,
  type RankLimits,
  rankOptimal,
  SUGGEST_NODE_BUDGET,
} from '@inkling/deduction/optimum/rank-guesses';
import type { SearchStatus } from '@inkling/deduction/optimum/search-options';
import type { WordLists } from '../analysis/lists.ts';
import { wordsAllowed, wordsLeft } from '../analysis/suggestions.ts';
import type { Round } from '../rules/rounds.ts';
import { hardNarrowing, type WordListFault, wordDeduction, wordRows } from './word-deduction.ts';

export interface OptimalWord extends OptimalSuggestion {
  readonly word: string;
  /** Number of words that the search considered: the likely ones left, or all that are left if none is likely. */
  readonly left: number;
  /** Figures of the partition that the guess alone produces. */
  readonly figures: PartitionFigures;
}

export type OptimalWordFault =
  | { readonly code: ProblemFault | WordListFault['code'] }
  /** More words are left than a search accepts. */
  | { readonly code: 'too-many-left'; readonly left: number };

/** With more words, building their table against a whole dictionary and searching would take too long. */
export const OPTIMAL_WORDS_MAX = 1000;

/**
 * Suggests the optimal next word after some rounds, over the likely words left. The result is exact if the node budget
 * suffices, otherwise the best found so far. In hard mode, the search considers only words that every round allows,
 * both for this guess and for later ones. Fails with 'empty' if no word fits.
 */
export function* suggestOptimalWord(
  rounds: readonly Round[],
  lists: WordLists,
  hard: boolean,
  nodeBudget: number = SUGGEST_NODE_BUDGET,
): Generator<SearchStatus, Result<OptimalWord, OptimalWordFault>> {
  const ranked = yield* rankOptimalWords(rounds, lists, hard, { nodeBudget, top: 1 });
  return ranked.ok ? ok(ranked.value[0] as OptimalWord) : ranked;
}

/** Ranks the best next words, best first, and returns at least one; see `rankOptimal`. */
export function* rankOptimalWords(
  rounds: readonly Round[],
  lists: WordLists,
  hard: boolean,
  limits: RankLimits,
): Generator<SearchStatus, Result<readonly OptimalWord[], OptimalWordFault>> {
  const { likely, all } = wordsLeft(rounds, lists);
  const answers = likely.length > 0 ? likely : all;
  if (answers.length > OPTIMAL_WORDS_MAX) return fail({ code: 'too-many-left', left: answers.length });
  const words = { answers, allowed: wordsAllowed(rounds, lists, hard) };
  const deduction = wordDeduction(words);
  if (!deduction.ok)
    return fail({ code: deduction.error.code === 'empty-list' ? 'empty' : deduction.error.code });
  const secrets = [...answers.keys()];
  const options = hard ? { narrowing: hardNarrowing(deduction.value) } : {};
  const found = yield* rankOptimal(deduction.value, secrets, limits, options, wordRows(deduction.value));
  if (!found.ok) return fail({ code: found.error });
  const { feedback, classCount } = deduction.value;
  const split = (guess: number) => {
    const histogram = new Array<number>(classCount).fill(0);
    for (const secret of secrets) {
      const cls = feedback(guess, secret);
      histogram[cls] = (histogram[cls] ?? 0) + 1;
    }
    return histogram;
  };
  return ok(
    found.value.map((each) => ({
      ...each,
      word: words.allowed[each.guess] as string,
      left: answers.length,
      figures: partitionFigures(split(each.guess)),
    })),
  );
}
