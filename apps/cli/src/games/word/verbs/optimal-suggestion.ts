import {
  OPTIMAL_WORDS_MAX,
  type OptimalWordFault,
  rankOptimalWords,
} from '@inkling/games/word/optimum/suggest-word';
import { wordsLeft } from 'inkling/word';
import { counted } from '../../../messages/numbers.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { type Outcome, type Refusal, refusal } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { rankedLines, rankUntilAsked, turnsOf } from '../../../verbs/optimal/ranked-guesses.ts';
import type { SuggestOptions } from '../lists/options.ts';
import type { WordProblem } from '../position/problem.ts';

/**
 * Suggests the guesses that need the fewest further guesses on average, over the likely words left, and says if
 * they are not exact. Returns `undefined` if no words are left.
 */
export async function suggestOptimally(
  problem: WordProblem,
  top: number,
  options: SuggestOptions,
  world: World,
): Promise<Outcome | undefined> {
  const { rounds, lists } = problem;
  const hard = options.hard === true;
  const { value: found, stoppedAfter } = await rankUntilAsked(
    (isStopped) => rankOptimalWords(rounds, lists, hard, { top, isStopped }),
    world,
  );
  if (!found.ok) return refusalOf(found.error);
  const ranked = found.value;
  const left = ranked[0]?.left ?? 0;
  if (options.json)
    printJson(world.out, {
      game: 'word',
      left: String(left),
      pool: wordsLeft(rounds, lists).likely.length > 0 ? 'likely' : 'all',
      suggestions: ranked.map((each) => ({
        guess: each.word,
        possible: each.possible,
        ...each.figures,
        turns: turnsOf(each),
      })),
      strategy: 'optimal',
      hard,
      ...(stoppedAfter === undefined ? {} : { stopped: true }),
    });
  else {
    const lines = ranked.map((each) => ({ ...each, text: each.word }));
    printLines(world.out, rankedLines(`${counted(left, 'word')} left`, lines, world.out, stoppedAfter));
  }
  return stoppedAfter === undefined ? EXIT.done : EXIT.interrupted;
}

function refusalOf(fault: OptimalWordFault): Refusal | undefined {
  switch (fault.code) {
    case 'empty':
      return undefined;
    case 'too-many-left':
      return refusal(
        'too-large',
        `${counted(fault.left, 'word')} are left; --strategy optimal searches at most ${OPTIMAL_WORDS_MAX}. Take another strategy until fewer are left.`,
      );
    case 'word-too-long':
      return refusal('too-large', 'Words of more than 10 letters are too long for an exact search.');
    default:
      return refusal('too-large', 'These lists are too large for an exact search.');
  }
}
