import { expect as unwrap } from '@inkling/core/result';
import { parseRules } from 'inkling';
import type { OptimalGame } from 'inkling/optimal';
import type { SecretWeights } from 'inkling/optimal/weights';
import type { ProofSpec } from '../proof/spec.ts';

export const WORDS = 'eight fight light might night right sight tight wight flown worst realm'.split(' ');

export function codes(text: string, limits: Partial<ProofSpec> = {}): ProofSpec {
  const game: OptimalGame = { game: 'mastermind', rules: unwrap(parseRules(text)) };
  return { game, rules: text, depthMax: 255, ...limits };
}

export function words(hard: boolean, depthMax: number): ProofSpec {
  const lists = [{ name: 'answers', count: WORDS.length, sha256: '0'.repeat(64) }];
  return {
    game: { game: 'word', words: { answers: WORDS, allowed: WORDS }, hard, lists },
    rules: 'word5',
    depthMax,
  };
}

export function weights(count: number, weigh: (secret: number) => number): SecretWeights {
  return {
    bySecret: Int32Array.from({ length: count }, (_, secret) => weigh(secret)),
    sha256: 'ab'.repeat(32),
  };
}
