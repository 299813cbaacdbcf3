import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { DIAGRAM_LIMITS, type DiagramLimits, DiagramSet } from '../../candidates/diagram/diagram-set.ts';

/**
 * The lexicographically first code after `last`, or of all, that fits every turn: by the diagram of the turns, which can
 * name the k-th. A search that fills place after place is faster in small games and lost in large ones. 'budget' when
 * the diagram does not fit its limits.
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

/** Where no symbol repeats, even a diagram of few nodes takes long to add up: with the usual limit, a minute. */
const DISTINCT_LIMITS: DiagramLimits = { nodes: 2 ** 12 };
/** Placements that a search by filling may try before the diagram is asked: some milliseconds. */
export const FILL_PLACEMENTS = 30_000;
