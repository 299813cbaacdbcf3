import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import { afterAll, describe, expect, it } from 'vitest';
import { runDamages } from '../../../tools/bounds/damage-run.ts';
import { DAMAGES, damaged } from '../../../tools/bounds/damages.ts';
import { SecondChecker } from '../../../tools/bounds/second-checker.ts';

const second = new SecondChecker();
const hasCompiler = second.compiler !== undefined;
if (!hasCompiler) console.warn('NOT RUN, no C compiler (cc) is here: the second checker of lower bounds');
afterAll(() => second.close());

const proofOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../proofs/${name}.bound`), 'latin1');
const SMALL = ['p3c4r-206', 'p4c4r-905', 'p4c4r-905', 'p4c4r-905'];

describe.skipIf(!hasCompiler)('the second checker, in C', () => {
  it('compiles without a warning', () => {
    expect(second.compiler).toBe('');
  });

  it.each(['p3c4r-206', 'p4c4r-905', 'p4c5r-2463', 'p4c6r-5625'])('accepts %s, and not one more', (name) => {
    const text = proofOf(name);
    const total = Number(/^total (\d+)/m.exec(text)?.[1]);
    expect(second.check(text).said).toContain(`no strategy costs less than ${total}`);
    const more = text.replace(new RegExp(`\\b${total}$`, 'gm'), `${total + 1}`);
    expect(second.check(more)).toMatchObject({
      isAccepted: false,
      said: expect.stringMatching(/^line \d+: the lemma is not proved/),
    });
  });
});

/** `npm run prove -- damaged` refuses a thousand, of larger proofs too. */
describe('a damaged proof', () => {
  it('is refused by both checkers at the same line', () => {
    const tallies = runDamages(
      SMALL.map(proofOf),
      140,
      hasCompiler ? second : undefined,
      'a sample of damage',
    );
    for (const { name, isFatal } of DAMAGES)
      if (isFatal) expect([name, tallies.get(name)?.stillProofs]).toEqual([name, 0]);
    const stillProofs = [...tallies.values()].reduce((sum, tally) => sum + tally.stillProofs, 0);
    expect(stillProofs).toBeGreaterThan(0);
  });

  it('is made in every way of a proof with several lemmas', () => {
    const random = new RandomStream(seedRandom('every way'));
    const proof = proofOf('p4c6r-5625');
    for (const damage of DAMAGES) {
      const made = Array.from({ length: 20 }, () => damaged(proof, damage, random));
      expect([damage.name, made.some((text) => text !== undefined)]).toEqual([damage.name, true]);
      expect(made).not.toContain(proof);
    }
  });

  it('is one that our checker knows before it is damaged', () => {
    for (const name of new Set(SMALL)) expect(checkBound(proofOf(name)).ok).toBe(true);
  });
});
