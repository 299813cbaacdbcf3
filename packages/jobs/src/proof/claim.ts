import { type BoundFault, BoundReader, type CheckerOf } from '@inkling/deduction/check/bound-proof';
import type { ListName } from '@inkling/deduction/check/named-list';
import { rulesLines } from '@inkling/deduction/optimum/bound-head';
import { unpackLemmas } from './packed-lemmas.ts';

/** The claim that after some turns no strategy costs less, or none that begins with a certain guess. */
export interface Claim {
  readonly rules: string;
  readonly lists: readonly ListName[];
  readonly total: number;
  /** `aabb:1,0 abcd:0,2`; empty where the game begins. */
  readonly after: string;
  readonly opening: string | undefined;
}

/** The first lines of a proof of it. */
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
 * What is wrong with the lemmas as a proof of the claim, or `undefined` when they prove it. We write the head of the
 * proof, not the worker, so they prove this claim or nothing. Nothing here comes from the search.
 */
export function checkClaim(claim: Claim, packed: string, checkerOf: CheckerOf): BoundFault | undefined {
  const head = headOf(claim);
  const lemmas = unpackLemmas(packed);
  // A line of another kind could change the head, and claim less.
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

/** Some minutes of work, far more than a job takes. */
const WORK_MAX = 3e11;
