import { type BoundFault, BoundReader, type CheckerOf } from '@inkling/deduction/check/bound-proof';
import type { ListName } from '@inkling/deduction/check/named-list';
import { rulesLines } from '@inkling/deduction/optimum/bound-head';
import { unpackLemmas } from './packed-lemmas.ts';

/** The claim that, after some turns, no strategy (or none that begins with `opening`) costs less than `total`. */
export interface Claim {
  readonly rules: string;
  readonly lists: readonly ListName[];
  readonly total: number;
  /** The turns, such as `aabb:1,0 abcd:0,2`; empty at the beginning of the game. */
  readonly after: string;
  readonly opening: string | undefined;
}

/** Returns the header lines of a proof of the claim. */
function headOf({ rules, lists, total, after, opening }: Claim): readonly string[] {
  return [
    'inkling-bound 2',
    ...rulesLines(rules, lists),
    `total ${total}`,
    ...(after === '' ? [] : [`after ${after}`]),
    ...(opening === undefined ? [] : [`opening ${opening}`]),
  ];
}

/**
 * Checks lemmas as a proof of the claim. Returns the first error, or undefined if they prove it. The header of the
 * proof is ours, not the worker's, so the lemmas prove this claim or nothing. The check does not rely on the search.
 */
export function checkClaim(claim: Claim, packed: string, checkerOf: CheckerOf): BoundFault | undefined {
  const head = headOf(claim);
  const lemmas = unpackLemmas(packed);
  // Any other first line could extend the header and weaken the claim.
  if (lemmas === undefined || !lemmas.startsWith('> ')) return { code: 'bad-line', line: head.length + 1 };
  const reader = new BoundReader({ workMax: WORK_MAX }, checkerOf);
  for (const line of head) reader.read(line);
  for (let from = 0; from < lemmas.length; ) {
    const end = lemmas.indexOf('\n', from);
    if (reader.read(lemmas.slice(from, end < 0 ? lemmas.length : end))) break;
    from = end < 0 ? lemmas.length : end + 1;
  }
  const checked = reader.finish();
  return checked.ok ? undefined : checked.error;
}

/** The most answers to look up: some minutes of work, far more than a job needs. */
const WORK_MAX = 3e11;
