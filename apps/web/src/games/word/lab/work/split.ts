import { partitionFigures } from '@inkling/codes/strategies/partition';
import { marksOf, scoreWord } from '@inkling/core/marks';
import type { WordLists } from '@inkling/games/word/analysis/lists';
import { suggestWords, type WordSuggestion, wordsLeft } from '@inkling/games/word/analysis/suggestions';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import { makeMarks } from '@inkling/games/word/rules/mark-signs';
import type { Round } from '@inkling/games/word/rules/rounds';
import type { WordStrategy } from '@inkling/words/rank';
import { MEASURES, type Measure, type Split, type SplitUpdate } from '../../../../shell/parts/lab-tasks.ts';

const SHOWN_WORDS = 6;

const STRATEGY_OF: Readonly<Record<Measure, WordStrategy>> = {
  worst: 'worst',
  expected: 'expected',
  bits: 'entropy',
  parts: 'parts',
};

/** Yields the partitions that the guesses make of the likely answers left, then the best word by each measure. */
export function* splitWords(
  lists: WordLists,
  rounds: readonly Round[],
  guesses: readonly string[],
  hard: boolean,
): Generator<SplitUpdate, void> {
  const { likely, all } = wordsLeft(rounds, lists);
  const left = likely.length > 0 ? likely : all;
  if (left.length === 0) return yield { kind: 'fault', fault: { code: 'contradiction' } };
  const stranger = guesses.find((guess) => !lists.words.includes(guess));
  if (stranger !== undefined) return yield { kind: 'fault', fault: { code: 'not-in-list', text: stranger } };
  const best = (measure: Measure): WordSuggestion | undefined =>
    suggestWords(rounds, lists, { strategy: STRATEGY_OF[measure], top: 1, hard }).suggestions[0];
  const proposed = guesses.length === 0 ? best('bits')?.guess : undefined;
  const asked = proposed === undefined ? guesses : [proposed];
  yield { kind: 'splits', splits: asked.map((guess) => splitWordsBy(left, guess)) };
  for (const measure of MEASURES) {
    const found = best(measure);
    if (found) yield { kind: 'verdict', verdict: { measure, guess: found.guess, figures: found } };
  }
}

export function splitWordsBy(left: readonly string[], guess: string): Split {
  const asked = spell(ENGLISH, guess) ?? [];
  const cells = new Map<number, string[]>();
  for (const word of left) {
    const cls = scoreWord(asked, spell(ENGLISH, word) ?? []);
    const cell = cells.get(cls);
    if (cell) cell.push(word);
    else cells.set(cls, [word]);
  }
  const sized = [...cells].map(([cls, words]) => ({
    answer: makeMarks(marksOf(cls, asked.length)),
    size: words.length,
    share: words.length / left.length,
    bits: Math.log2(left.length / words.length),
    secrets: words.slice(0, SHOWN_WORDS),
  }));
  return {
    guess,
    possible: left.includes(guess),
    left: left.length,
    cells: sized.toSorted((a, b) => b.size - a.size || a.answer.localeCompare(b.answer)),
    figures: partitionFigures(sized.map(({ size }) => size)),
  };
}
