import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { DIAGRAM_LIMITS, type DiagramLimits, DiagramSet } from '../../candidates/diagram/diagram-set.ts';

/**
 * Finds the lexicographically first code that fits every turn, after `last` if given. Uses the diagram of the turns,
 * which can return the k-th code; a search that fills place after place is faster in small games and hopeless in large
 * ones. Fails with 'budget' if the diagram does not fit its limits.
 */
export function nextCode(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  last: Code | undefined,
): Result<readonly number[], 'none' | 'budget'> {
  const set = new DiagramSet(rules, turns, rules.repeats ? DIAGRAM_LIMITS : DISTINCT_LIMITS);
  if (!set.ready().ok) return fail('budget');
  let low = 0n;
  for (let high = last ? set.count() : 0n; low < high; ) {
    const middle = (low + high) / 2n;
    if (isAfter(set.at(middle) as Code, last as Code)) high = middle;
    else low = middle + 1n;
  }
  const code = set.at(low);
  return code ? ok(Array.from(code)) : fail('none');
}

function isAfter(code: Code, last: Code): boolean {
  for (let place = 0; place < code.length; place++)
    if (code[place] !== last[place]) return code[place] > last[place];
  return false;
}

/** If no symbol repeats, adding up even a diagram of few nodes takes long: with the usual limit, a minute. */
const DISTINCT_LIMITS: DiagramLimits = { nodes: 2 ** 12 };
/** Placements that a search by filling may try before the diagram is used: some milliseconds. */
export const FILL_PLACEMENTS = 30_000;
