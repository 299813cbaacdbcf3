import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { ListedSpace } from '../candidates/listed.ts';
import { Violations } from './violations.ts';

const RULES = { places: 3, symbols: 4, repeats: true };

/** Marks are stored in words of thirty turns. Nothing may change where the second and the third word begin. */
describe.each([1, 29, 30, 31, 59, 60, 61, 70])('violations of %i turns', (turnCount) => {
  const space = new ListedSpace(new CodeSpace(RULES));
  const random = new RandomStream(seedRandom(`violations ${turnCount}`));
  const { size } = space.codes;
  const secret = random.below(size);
  // The first and the last answers are lies, so that marks differ in every word.
  const turns: readonly CodeTurn[] = Array.from({ length: turnCount }, (_, turn) => {
    const guess = space.codes.codeAt(random.below(size));
    const answering = turn % 29 === 0 || turn === turnCount - 1 ? random.below(size) : secret;
    return { guess, feedback: scoreCode(guess, space.codes.codeAt(answering)) };
  });
  const violations = new Violations(space, turns);
  const violates = (code: number, { guess, feedback }: CodeTurn) =>
    scoreCode(guess, space.codes.codeAt(code)) !== feedback;
  const markOf = (code: number) =>
    turns.reduce((mark, turn, i) => (violates(code, turn) ? mark | (1n << BigInt(i)) : mark), 0n);
  const codes = Array.from({ length: size }, (_, code) => code);

  it('mark every turn that a code violates, and no other', () => {
    for (const code of codes) expect(violations.markOf(code)).toBe(markOf(code));
  });

  it('return the distinct marks of all codes, or of those that pass a filter', () => {
    expect(violations.marks()).toEqual(new Set(codes.map(markOf)));
    const even = (code: number) => code % 2 === 0;
    expect(violations.marks(even)).toEqual(new Set(codes.filter(even).map(markOf)));
  });

  it('count the codes that each answer to one turn would leave', () => {
    for (const [turn, { guess }] of turns.entries()) {
      const rest = turns.filter((_, other) => other !== turn);
      const left = new Uint32Array(feedbackClassCount(RULES.places));
      for (const code of codes)
        if (!rest.some((other) => violates(code, other))) left[scoreCode(guess, space.codes.codeAt(code))]!++;
      expect(violations.alternatives(turn, left.length)).toEqual(left);
    }
  });
});
