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

  it.each(['p3c4r-206', 'p4c4r-905', 'p4c5r-2463', 'p4c6r-5625'])(
    'accepts %s, and rejects a total that is one higher',
    (name) => {
      const text = proofOf(name);
      const total = Number(/^total (\d+)/m.exec(text)?.[1]);
      expect(second.check(text).sentence).toContain(`no strategy costs less than ${total}`);
      const more = text.replace(new RegExp(`\\b${total}$`, 'gm'), `${total + 1}`);
      expect(second.check(more)).toMatchObject({
        isAccepted: false,
        sentence: expect.stringMatching(/^line \d+: the lemma is not proved/),
      });
    },
  );
});

describe('a proof about the secrets that are left after some turns', () => {
  const piece = (after: string, claim: number, ...lines: readonly string[]) =>
    ['inkling-bound 2', 'rules p2c3r', `total ${claim}`, `after ${after}`, ...lines, ''].join('\n');
  const verdicts = (text: string) => {
    const ours = checkBound(text);
    const line = ours.ok ? undefined : ours.error.line;
    if (hasCompiler) expect([text, second.check(text).line]).toEqual([text, line]);
    return ours.ok ? [ours.value.after, ours.value.opening] : [ours.error.code, line];
  };

  it('is accepted by both checkers for any turns that leave this set, and rejected at the same line otherwise', () => {
    expect(verdicts(piece('aa:1,0', 7, '> 7 aa:1,0', '. 1'))).toEqual(['aa:1,0', undefined]);
    expect(verdicts(piece('aa:1,0', 8, '> 8 aa:1,0', '. 1'))).toEqual(['unproved', 5]);
    expect(verdicts(piece('aa:1,0', 7, '> 7 aa:1,0 aa:1,0', '. 1'))).toEqual(['aa:1,0', undefined]);
    expect(verdicts(piece('aa:1,0', 7, '> 7 bb:1,0', '. 1'))).toEqual(['too-little', 5]);
    expect(verdicts(piece('aa:1,0', 7, '> 9', '. 1'))).toEqual(['too-little', 5]);
    expect(verdicts(piece('aa:1,0 ab:1,0', 7, '> 7 aa:1,0', '. 1'))).toEqual(['too-little', 5]);
    expect(verdicts(piece('aa:2,0 bb:2,0', 7, '> 7 aa:2,0 bb:2,0', '. 1'))).toEqual(['empty-set', 5]);
    expect(verdicts(piece('aa:2,1', 7, '> 7', '. 1'))).toEqual(['bad-answer', 4]);
    expect(verdicts(piece('', 7, '> 7', '. 1'))).toEqual(['bad-guess', 4]);
  });

  it('may fix one guess, and states its turns exactly once, before it', () => {
    expect(verdicts(piece('aa:1,0', 7, 'opening ab', '> 7 aa:1,0', '. 1'))).toEqual(['aa:1,0', 'ab']);
    expect(verdicts(piece('aa:1,0', 7, 'after aa:1,0', '> 7 aa:1,0', '. 1'))).toEqual(['bad-line', 5]);
    expect(verdicts(piece('aa:1,0', 7, 'opening ab', 'opening ab', '> 7 aa:1,0', '. 1'))).toEqual([
      'bad-line',
      6,
    ]);
    const late = [
      'inkling-bound 2',
      'rules p2c3r',
      'total 7',
      'opening ab',
      'after aa:1,0',
      '> 7',
      '. 1',
      '',
    ];
    expect(verdicts(late.join('\n'))).toEqual(['bad-line', 5]);
    const behind = ['inkling-bound 2', 'rules p2c3r', 'total 7', '> 7 aa:1,0', 'after aa:1,0', '. 1', ''];
    expect(verdicts(behind.join('\n'))).toEqual(['bad-guess', 5]);
    expect(verdicts(behind.with(4, 'opening ab').join('\n'))).toEqual(['bad-guess', 5]);
    expect(verdicts(piece('aa:1,0', 7, '> 7 aa:1,0', 'after aa:1,0', '. 1'))).toEqual(['bad-guess', 6]);
  });
});

/** `npm run prove -- damaged` refuses a thousand, including larger proofs. */
describe('a damaged proof', () => {
  it('is rejected by both checkers at the same line', () => {
    const tallies = runDamages(
      SMALL.map(proofOf),
      70,
      hasCompiler ? second : undefined,
      'a sample of damage',
    );
    for (const { name, isFatal } of DAMAGES)
      if (isFatal) expect([name, tallies.get(name)?.stillProofs]).toEqual([name, 0]);
    const stillProofs = [...tallies.values()].reduce((sum, tally) => sum + tally.stillProofs, 0);
    expect(stillProofs).toBeGreaterThan(0);
  });

  it('can be made in every way from a proof with several lemmas', () => {
    const random = new RandomStream(seedRandom('every way'));
    const proof = proofOf('p4c6r-5625');
    for (const damage of DAMAGES) {
      const made = Array.from({ length: 20 }, () => damaged(proof, damage, random));
      expect([damage.name, made.some((text) => text !== undefined)]).toEqual([damage.name, true]);
      expect(made).not.toContain(proof);
    }
  });

  it('is accepted by our checker before it is damaged', () => {
    for (const name of new Set(SMALL)) expect(checkBound(proofOf(name)).ok).toBe(true);
  });
});
