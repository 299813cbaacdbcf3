import type { SequenceProblem } from '@inkling/core/sequence';
import { countByExclusion } from './exclusion.ts';
import { countByNeeds } from './needs.ts';
import { type CountCore, capOf, reduce } from './reduction.ts';

/**
 * How many strings fit, exactly. Counting such strings is counting perfect matchings, so no method is quick on
 * every problem; two that are quick on different ones share the work. `needs.ts` walks the places and remembers
 * how many copies of each hinted symbol are still owed: at most 2ⁿ states, few in short words. `exclusion.ts`
 * walks the symbols' forbidden (or few allowed) places with alternating signs: few states in long words with few
 * rounds. Where both would pass the budget the answer is `undefined`, which is never the case up to 12 places.
 */
export function countStrings(problem: SequenceProblem, stateLimit: number = STATE_LIMIT): bigint | undefined {
  const core = reduce(problem);
  if (core === undefined) return 0n;
  if (needStates(core) <= SMALL) return countByNeeds(core);
  const count = countByExclusion(core, stateLimit);
  if (count !== undefined) return count;
  return needStates(core) <= stateLimit ? countByNeeds(core) : undefined;
}

/** About a tenth of a second of work. */
const STATE_LIMIT = 20_000;
const SMALL = 1024;

/** How many states `countByNeeds` would keep. */
function needStates(core: CountCore): number {
  return core.domains.reduce((states, _, row) => states * (capOf(core, row) + 1), 1);
}
