import type { SequenceProblem } from '@inkling/core/sequence';
import { countByExclusion } from './exclusion.ts';
import { countByNeeds } from './needs.ts';
import { type CountCore, capOf, reduce } from './reduction.ts';

/**
 * Counts the strings that fit, exactly. Counting such strings is counting perfect matchings, so no method is fast on
 * every problem; two methods that are fast on different ones share the work. `needs.ts` walks the places and tracks
 * how many copies of each hinted symbol are still missing: at most 2ⁿ states, few for short words. `exclusion.ts`
 * walks the symbols' forbidden (or few permitted) places with alternating signs: few states for long words with few
 * rounds. Returns `undefined` if both would exceed the limit, which never happens up to 12 places.
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

/** The number of states that `countByNeeds` would need. */
function needStates(core: CountCore): number {
  return core.domains.reduce((states, _, row) => states * (capOf(core, row) + 1), 1);
}
