import type { Code } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';

/** The codes that a set is judged by: all of them in random order if there are at most `most`, else uniform draws. */
export function drawCodes(set: CandidateSet, most: number, random: RandomStream): readonly Code[] {
  const count = set.count();
  if (count > BigInt(most)) return Array.from({ length: most }, () => set.sample(random) as Code);
  return random.shuffle(Array.from({ length: Number(count) }, (_, k) => set.at(BigInt(k)) as Code));
}
