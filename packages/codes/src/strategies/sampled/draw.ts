import type { Code } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';

/**
 * Draws the codes that represent a set: all of them in random order if there are at most `most`, otherwise uniform
 * draws. Pauses from time to time, because in a large space each draw is a walk with big integers.
 */
export function* drawCodes(
  set: CandidateSet,
  most: number,
  random: RandomStream,
): Generator<undefined, readonly Code[]> {
  const count = set.count();
  const isWhole = count <= BigInt(most);
  const codes: Code[] = [];
  const wanted = isWhole ? Number(count) : most;
  while (codes.length < wanted) {
    codes.push((isWhole ? set.at(BigInt(codes.length)) : set.sample(random)) as Code);
    if (codes.length % DRAWN_PER_PAUSE === 0) yield;
  }
  return isWhole ? random.shuffle(codes) : codes;
}

const DRAWN_PER_PAUSE = 64;
