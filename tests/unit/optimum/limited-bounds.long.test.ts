import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCodeBound } from '@inkling/codes/optimum/code-bound';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { expect as unwrap } from '@inkling/core/result';
import { parseCost } from '@inkling/deduction/check/bound-lines';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import { makeCost } from '@inkling/deduction/optimum/bound-head';
import { leastCost } from '@inkling/deduction/reference/least-cost';
import { afterAll, describe, expect, it } from 'vitest';
import { SecondChecker } from '../../../tools/bounds/second-checker.ts';
import { codeCase, range, SPACES } from './cases.ts';

const second = new SecondChecker();
const hasCompiler = second.compiler !== undefined;
if (!hasCompiler) console.warn('NOT RUN, no C compiler (cc) is here: the second checker of limited bounds');
afterAll(() => second.close());

/** Returns our checker's verdict on a proof; the second checker must find the fault on the same line. */
function verdictOn(text: string): ReturnType<typeof checkBound> {
  const verdict = checkBound(text);
  const line = verdict.ok ? undefined : verdict.error.line;
  if (hasCompiler) expect([text, second.check(text).line]).toEqual([text, line]);
  return verdict;
}

/** Returns the faulty line, or `undefined` if both checkers accept. */
function faultIn(text: string): number | undefined {
  const verdict = verdictOn(text);
  return verdict.ok ? undefined : verdict.error.line;
}

const GAMES = SPACES.filter(({ places, symbols }) => symbols > 1 && places > 1);

describe('a lower bound for strategies with a limited number of guesses', () => {
  it.each(GAMES.map((rules) => ({ ...codeCase(rules), rules })))(
    'for $name reaches the least cost within every limit, and not one more',
    ({ rules, name, deduction }) => {
      const game = unwrap(listCodeProblem(rules));
      const secrets = range(deduction.secretCount);
      const guesses = range(deduction.guessCount);
      const truthWithin = (depth: number) => leastCost(deduction, { secrets, guesses, depth });
      const unlimited = leastCost(deduction, { secrets, guesses });
      let isAlways = false;
      let truth = truthWithin(1);
      for (let within = 1; !isAlways; within++) {
        const least = Math.min(truth, NEVER);
        const text = makeCodeBound(game, name, least, { within });
        expect(unwrap(verdictOn(text))).toMatchObject({ total: least, within });
        if (least < NEVER)
          for (const more of [least + 1, NEVER])
            expect(() => makeCodeBound(game, name, more, { within })).toThrow('less than claimed');
        const wider = text
          .replace(/^within \d+/m, `within ${within + 1}`)
          .replace(/^(> \S+)\/(\d+)/gm, (_, begin, left) => `${begin}/${Number(left) + 1}`);
        const wideTruth = truthWithin(within + 1);
        if (wideTruth < truth) expect(faultIn(wider)).toBeGreaterThan(0);
        isAlways = truth < NEVER && truth === unlimited;
        truth = wideTruth;
      }
    },
  );

  it.each([
    ['p4c6r-none-in-4', NEVER, 4],
    ['p4c6r-5626-in-5', 5626, 5],
  ])('is stored and accepted for (4,6): %s', (name, total, within) => {
    const text = keptProof(name);
    expect(unwrap(verdictOn(text))).toMatchObject({ rules: 'p4c6r', total, within });
  });
});

describe('both checkers reject a limited proof at the same line', () => {
  const game = unwrap(listCodeProblem({ places: 4, symbols: 4, repeats: true }));
  const text = makeCodeBound(game, 'p4c4r', 905, { within: 4 });
  const lines = text.split('\n');
  const lemmas = lines.flatMap((line, at) => (line.startsWith('> ') ? [at] : []));

  it('if a lemma states a number of guesses other than the one that is needed', () => {
    expect(faultIn(text)).toBeUndefined();
    expect(lemmas).toHaveLength(4);
    for (const at of lemmas) {
      const changed = (to: string) => lines.with(at, lines[at]!.replace(/\/\d+/, to)).join('\n');
      for (const left of ['', '/0', '/5', '/x', '/1000']) expect(faultIn(changed(left))).toBe(at + 1);
      // A lemma for fewer guesses is too weak for the lemmas that cite it, or for the whole proof.
      for (const left of ['/1', '/2']) expect(faultIn(changed(left))).toBeGreaterThanOrEqual(at + 1);
      expect(faultIn(lines.with(at, lines[at]!.replace(/\d+/, 'none')).join('\n'))).toBe(at + 1);
    }
  });

  it.each([
    ['limits nothing', (t: string) => t.replace('within 4', 'within 0'), 3],
    ['has a limit that is no number', (t: string) => t.replace('within 4', 'within x'), 3],
    ['has a limit beyond what is counted', (t: string) => t.replace('within 4', 'within 1000'), 3],
    ['has its limit twice', (t: string) => t.replace('within 4', 'within 4\nwithin 4'), 4],
    ['has its limit behind the total', (t: string) => t.replace(/(within 4)\n(total .*)/, '$2\n$1'), 4],
    ['has no limit', (t: string) => t.replace('within 4\n', ''), 4],
    ['claims that there is none', (t: string) => t.replace('total 905', 'total none'), undefined],
    ['claims it of more guesses', (t: string) => t.replace('within 4', 'within 5'), undefined],
    ['claims it of fewer', (t: string) => t.replace('within 4', 'within 2'), 5],
  ])('if it %s', (_, change, line) => {
    const fault = faultIn(change(text));
    expect(fault).toBeGreaterThan(0);
    if (line !== undefined) expect(fault).toBe(line);
  });

  it.each([
    ['total', /^total /m, 4],
    ['limit', /^within /m, 3],
    ['claim', /^> /m, 5],
    ['number of guesses left', /^> \d+\//m, 5],
    ['answer', /^> \S+ \w+:/m, 5],
    ['rules', /^rules p/m, 2],
    ['count', /^\. /m, lines.length - 1],
  ])('if its %s has a leading zero', (_, before, line) => {
    expect(faultIn(text.replace(before, '$&0'))).toBe(line);
  });

  it('if it claims without a limit that there is no strategy', () => {
    const head = ['inkling-bound 2', 'rules p2c2r'];
    expect(faultIn([...head, 'total none', '> none', '. 1', ''].join('\n'))).toBe(3);
    expect(faultIn([...head, 'total 8', '> none', '. 1', ''].join('\n'))).toBe(4);
    expect(faultIn([...head, 'total 8', '> 8/9', '. 1', ''].join('\n'))).toBe(4);
  });
});

describe('a cost in a proof', () => {
  it('round-trips, and invalid strings are rejected', () => {
    for (const cost of [0, 1, 5625, NEVER - 1, NEVER]) expect(parseCost(makeCost(cost))).toBe(cost);
    for (const text of ['', 'nothing', '-1', '1.5', '1000000000', 'none '])
      expect(parseCost(text)).toBeUndefined();
  });
});

function keptProof(name: string): string {
  return readFileSync(join(import.meta.dirname, `../../../proofs/${name}.bound`), 'latin1');
}
