import { deflateRawSync } from 'node:zlib';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { gameCheckers } from '@inkling/deduction/check/game-checkers';
import type { Turn } from '@inkling/deduction/optimum/search-options';
import { optimumSpecOf } from '@inkling/games/optima';
import { describe, expect, it } from 'vitest';
import { TEXT_LENGTH_MAX } from '../engine/fact.ts';
import { honestSpec } from '../testing/liars.ts';
import { type Claim, checkClaim } from './claim.ts';
import { packLemmas, unpackLemmas } from './packed-lemmas.ts';
import { ProofContext } from './proof-context.ts';

const checkerOf = gameCheckers();
const faultOf = (claim: Claim, proof: string) => checkClaim(claim, proof, checkerOf)?.code;
const never = () => false;

/** Returns random turns that leave at least three codes. */
function randomPath(context: ProofContext, random: RandomStream): readonly Turn[] {
  const { matrix, secretCount, guesses } = context.listed.problem;
  for (;;) {
    const secret = random.below(secretCount);
    const path = Array.from({ length: random.below(3) }, () => {
      const row = random.below(guesses.length);
      return { guess: guesses[row] as number, cls: matrix[row * secretCount + secret] as number };
    });
    if (context.columns(path).length > 2) return path;
  }
}

describe('the lemmas of a lower bound', () => {
  it.each(['p3c4r', 'p4c3r', 'p3c5n'])(
    'in %s prove the true cost after any turns, and not one more',
    (rules) => {
      const context = unwrap(ProofContext.of(honestSpec(rules)));
      const random = new RandomStream(seedRandom(`claims ${rules}`));
      let wasLess = 0;
      for (let round = 0; round < 12; round++) {
        const path = randomPath(context, random);
        const guess = round % 3 === 0 ? random.below(context.listed.problem.guesses.length) : undefined;
        const search = context.search(path, guess === undefined ? {} : { openings: [guess] });
        const { lower } = search.advance(Number.POSITIVE_INFINITY);
        const proof = context.writer?.write(path, guess, lower, never) ?? '';
        const claim = context.claimOf(path, guess, lower);
        expect([claim, faultOf(claim, proof)]).toEqual([claim, undefined]);
        expect(faultOf({ ...claim, total: lower + 1 }, proof)).toBe('too-little');
        // The lemmas prove nothing about the codes that other turns leave.
        const other = context.claimOf(randomPath(context, random), guess, lower);
        const fault = faultOf(other, proof);
        const isSame = context.columns(path).length === context.listed.problem.secretCount;
        if (other.after !== claim.after && !isSame) wasLess += fault === undefined ? 0 : 1;
        if (guess === undefined)
          expect(() => context.writer?.write(path, guess, lower + 1, never)).toThrow('less than claimed');
      }
      expect(wasLess).toBeGreaterThan(0);
    },
  );

  it('do not prove a bound for all first guesses if they are about one of them', () => {
    const context = unwrap(ProofContext.of(honestSpec('p3c4r')));
    const { lower } = context.search([], { openings: [0] }).advance(Number.POSITIVE_INFINITY);
    const lemmas = unpackLemmas(context.writer?.write([], 0, lower, never) ?? '') ?? '';
    expect(lower).toBeGreaterThan(206);
    expect(faultOf(context.claimOf([], 0, lower), packLemmas([lemmas.trimEnd()]) ?? '')).toBeUndefined();
    const forged = packLemmas(['opening aaa', lemmas.trimEnd()]) ?? '';
    expect(checkClaim(context.claimOf([], undefined, lower), forged, checkerOf)).toEqual({
      code: 'bad-line',
      line: 4,
    });
  });

  it('of words are checked with the word lists of the proof', () => {
    const words = {
      answers: ['abc', 'acb', 'bac', 'bca', 'cab'],
      allowed: ['aaa', 'abc', 'acb', 'bac', 'bca', 'cab'],
    };
    const lists = ['answers', 'allowed'].map((name, at) => ({
      name,
      count: 5 + at,
      sha256: `${at}`.repeat(64),
    }));
    const spec = { game: { game: 'word', words, hard: false, lists }, rules: 'word3', depthMax: 255 };
    const context = unwrap(ProofContext.of(spec));
    const { lower } = context.search([]).advance(Number.POSITIVE_INFINITY);
    const proof = context.writer?.write([], undefined, lower, never) ?? '';
    const known = gameCheckers(optimumSpecOf(spec.game).knownLists(spec.game));
    expect(checkClaim(context.claimOf([], undefined, lower), proof, known)).toBeUndefined();
    expect(checkClaim(context.claimOf([], undefined, lower + 1), proof, known)?.code).toBe('too-little');
    expect(checkClaim(context.claimOf([], undefined, lower), proof, gameCheckers())?.code).toBe(
      'missing-list',
    );
    expect(unwrap(ProofContext.of({ ...spec, depthMax: 6 })).names).toBeUndefined();
  });

  it('are abandoned when the caller stops the writer', () => {
    const context = unwrap(ProofContext.of(honestSpec('p3c4r')));
    expect(context.writer?.write([], undefined, 206, () => true)).toBeUndefined();
  });

  it('do not exist for games with a limit, with weights or with several given guesses', () => {
    const spec = honestSpec('p3c4r');
    const weights = { bySecret: new Int32Array(64).fill(2), sha256: 'ab'.repeat(32) };
    for (const other of [{ depthMax: 5 }, { weights }, { root: ['aab', 'abc'] }])
      expect(unwrap(ProofContext.of({ ...spec, ...other })).names).toBeUndefined();
    expect(unwrap(ProofContext.of({ ...spec, root: 'aab' })).names).toBeDefined();
  });

  it('are rejected without being unpacked if they would fill the memory', () => {
    const bomb = deflateRawSync(Buffer.alloc(2 ** 26 + 1, '> 1'), { level: 1 }).toString('base64');
    expect(bomb.length).toBeLessThan(TEXT_LENGTH_MAX);
    expect(unpackLemmas(bomb)).toBeUndefined();
    expect(packLemmas([' '.repeat(2 ** 26)])).toBeUndefined();
    expect(unpackLemmas('A'.repeat(TEXT_LENGTH_MAX + 4))).toBeUndefined();
    expect(unpackLemmas('no packed text')).toBeUndefined();
    const claim: Claim = { rules: 'p3c4r', lists: [], total: 9, after: '', opening: undefined };
    expect(checkClaim(claim, bomb, checkerOf)).toEqual({ code: 'bad-line', line: 4 });
    expect(checkClaim(claim, '', checkerOf)).toEqual({ code: 'bad-line', line: 4 });
  });
});
