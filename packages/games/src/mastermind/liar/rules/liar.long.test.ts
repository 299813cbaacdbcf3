import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { withLies } from '@inkling/deduction/combine/with-lies';
import { defineDeduction } from '@inkling/deduction/define/deduction';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCode } from '../../rules/notation.ts';
import { codesLeft, doubtsIn } from '../analysis/codes-left.ts';
import { suggestAgainstLies } from '../analysis/suggest.ts';
import { type LiarState, liarGame } from './game.ts';

const CODES = codesOf('p3c4r/9/1');

function codesOf(params: string) {
  const space = new CodeSpace(value(liarGame.parseParams(params)).rules);
  return Array.from({ length: space.size }, (_, at) => Array.from(space.codeAt(at)));
}

const began = (seed: string, lies: number) =>
  liarGame.start(value(liarGame.parseParams(`p3c4r/9/${lies}`)), seedRandom(seed));
const played = (state: LiarState, guesses: readonly (readonly number[])[]) =>
  guesses.reduce((before, code) => {
    const next = liarGame.apply(before, { kind: 'guess', code });
    return next.ok ? next.value : before;
  }, state);
const script = fc.tuple(
  fc.string(),
  fc.integer({ min: 0, max: 3 }),
  fc.array(fc.constantFrom(...CODES), { maxLength: 9 }),
);

it('lies at most as often as allowed, only with answers of some code, and never about a solving guess', () => {
  let lied = 0;
  fc.assert(
    fc.property(script, ([seed, lies, guesses]) => {
      const state = played(began(seed, lies), guesses);
      const wrong = state.turns.filter(({ guess, feedback }) => {
        const truth = scoreCode(guess, state.secret);
        const told = feedback.exact * 10 + feedback.near;
        const real = feedbackOf(truth);
        if (String(guess) === String(state.secret)) expect(feedback.exact).toBe(3);
        else expect(feedback.exact).not.toBe(3);
        const answers = CODES.map((code) => feedbackOf(scoreCode(guess, code)));
        expect(answers.some(({ exact, near }) => exact * 10 + near === told)).toBe(true);
        return real.exact * 10 + real.near !== told;
      });
      expect(wrong.length).toBeLessThanOrEqual(lies);
      lied += wrong.length;
      // Replaying the game gives the same lies.
      expect(played(began(seed, lies), guesses)).toEqual(state);
    }),
    { numRuns: 100 },
  );
  expect(lied).toBeGreaterThan(50);
});

it('keeps exactly the codes that fit, including the secret, as withLies does', () => {
  const game = defineDeduction({
    name: 'codes',
    solved: String(solvedClass(3)),
    secrets: CODES.map((code) => makeCode(code)),
    answer: (guess: string, secret: string) => String(scoreCode(CODES[index(guess)]!, CODES[index(secret)]!)),
  });
  fc.assert(
    fc.property(script, ([seed, lies, guesses]) => {
      const state = played(began(seed, lies), guesses.slice(0, 5));
      fc.pre(liarGame.status(state).phase !== 'over');
      const left = codesLeft(state.params, state.turns);
      const turns = state.turns.map(({ guess, feedback }) => [makeCode(guess), clsOf(feedback)] as const);
      const slow = withLies(game, lies).position(turns).candidates;
      const guessed = new Set(turns.map(([guess]) => guess));
      expect(left.map(({ code, lies: own }) => ({ secret: makeCode(code), lies: own }))).toEqual(
        slow.filter(({ secret }) => !guessed.has(secret)),
      );
      expect(left.map(({ code }) => makeCode(code))).toContain(makeCode(state.secret));
      const doubts = doubtsIn(left, state.turns.length);
      expect(doubts).toEqual(
        state.turns.map((_, turn) => left.filter((one) => one.lies.includes(turn)).length),
      );
    }),
    { numRuns: 25 },
  );
});

it('suggests the possible code that leaves the fewest codes, according to direct counting', () => {
  fc.assert(
    fc.property(script, ([seed, lies, guesses]) => {
      const state = played(began(seed, lies), guesses.slice(0, 3));
      fc.pre(liarGame.status(state).phase !== 'over');
      const left = codesLeft(state.params, state.turns);
      const cost = (guess: ArrayLike<number>) =>
        left.reduce((sum, { code }) => {
          const cls = scoreCode(guess, code);
          if (cls === solvedClass(3)) return sum;
          const told = [...state.turns, { guess, feedback: feedbackOf(cls) }];
          return sum + codesLeft(state.params, told).length;
        }, 0) / left.length;
      const best = suggestAgainstLies(state.params, left);
      expect(best?.expected).toBeCloseTo(Math.min(...left.map(({ code }) => cost(code))), 9);
    }),
    { numRuns: 8 },
  );
});

it('shows the code and the lies only when it is over: until then, equal answers give equal views', () => {
  fc.assert(
    fc.property(script, fc.string(), ([seed, lies, guesses], other) => {
      const [one, two] = [seed, other].map((each) => played(began(each, lies), guesses.slice(0, 2)));
      fc.pre(JSON.stringify(one!.turns) === JSON.stringify(two!.turns));
      fc.pre(liarGame.status(one!).phase !== 'over');
      expect(JSON.stringify(liarGame.view(one!, 'breaker'))).toBe(
        JSON.stringify(liarGame.view(two!, 'breaker')),
      );
      const ended = liarGame.view(value(liarGame.apply(one!, { kind: 'resign' })), 'breaker');
      expect(ended.secret).toEqual(one!.secret);
      expect(ended.lies).toBeDefined();
    }),
    { numRuns: 120 },
  );
});

it('rejects invalid params', () => {
  for (const text of ['p4c6r/12', 'p4c6r/12/4', 'p4c6/12/1', 'p4c6r/0/1', 'p5c8r/12/1', 'p99c99r/12/1'])
    expect(liarGame.parseParams(text).ok).toBe(false);
});

function index(code: string): number {
  return CODES.findIndex((each) => makeCode(each) === code);
}

function clsOf({ exact, near }: { readonly exact: number; readonly near: number }): string {
  const cls = Array.from({ length: solvedClass(3) + 1 }, (_, at) => at).find((at) => {
    const told = feedbackOf(at);
    return told.exact === exact && told.near === near;
  });
  return String(cls);
}
