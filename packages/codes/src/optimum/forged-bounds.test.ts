import { feedbackOf, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { replayBound } from '@inkling/deduction/optimum/replay-bound';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { describe, expect, it } from 'vitest';
import { type CodeProblem, codeDeduction, listCodeProblem } from './code-deduction.ts';

function proofOf(rules: string, total: number, ...lines: readonly string[]): string {
  const head = ['inkling-bound 1', `rules ${rules}`, `total ${total}`];
  return [...head, ...lines, `end ${lines.length}`, ''].join('\n');
}

function refusal(text: string): unknown {
  const verdict = replayBound(text);
  return verdict.ok ? 'accepted' : [verdict.error.code, verdict.error.line];
}

/** Each breaks one rule, and would prove a falsehood if that rule were not kept. */
describe('a forged lower bound is refused', () => {
  const turned = 's 0 / 1 2 0';

  it('when its symmetry leads out of the cell', () => {
    // {b, c} goes to {c, a}: so the guess a, which tells nothing there, would stand for b and c.
    const lines = [`0 ${turned}`, '0 g a', '0 c 0,0 97', `1 ${turned}`];
    expect(refusal(proofOf('p1c3r', 100, ...lines))).toEqual(['not-a-symmetry', 7]);
  });

  it('when it passes over the guess that solves', () => {
    expect(refusal(proofOf('p1c2r', 4, '0 s 0 / 1 0', '0 g a', '0 c 0,0 2'))).toEqual(['unproved', 7]);
    expect(refusal(proofOf('p1c1r', 2))).toEqual(['unproved', 4]);
  });

  it.each([
    ['names two symbols alike', 's 0 1 / 0 0 2'],
    ['names a symbol that there is not', 's 0 1 / 0 1 3'],
    ['names too few symbols', 's 0 1 / 0 1'],
    ['names a symbol too many', 's 0 1 / 0 1 2 2'],
    ['uses a place twice', 's 0 0 / 0 1 2'],
    ['uses a place that there is not', 's 0 2 / 0 1 2'],
    ['uses too few places', 's 0 / 0 1 2'],
    ['has half a number', 's 0 1 / 0 1.5 2'],
    ['has a third part', 's 0 1 / 0 1 2 / 0'],
    ['has no names', 's 0 1'],
  ])('when a symmetry %s', (_, line) => {
    expect(refusal(proofOf('p2c3r', 1, `0 ${line}`))).toEqual(['not-a-symmetry', 4]);
    expect(refusal(proofOf('p2c3r', 1, '0 s 1 0 / 2 1 0'))).toBe('accepted');
  });

  it('when its symmetry of a cell without a symbol names that one strangely', () => {
    const lines = ['0 g cc', '0 c 0,0 1', '1 s 0 1 / 0 1 3'];
    expect(refusal(proofOf('p2c3r', 1, ...lines))).toEqual(['not-a-symmetry', 6]);
    expect(refusal(proofOf('p2c3r', 1, ...lines.with(2, '1 s 0 1 / 1 0 2')))).toBe('accepted');
  });

  it('when a symmetry carries a guess that was not proved', () => {
    expect(refusal(proofOf('p1c3r', 7, `0 ${turned}`))).toEqual(['unproved', 5]);
  });

  it('when one guess stands for others without a symmetry', () => {
    const proved = ['0 g a', '0 c 0,0 3'];
    expect(refusal(proofOf('p1c3r', 6, ...proved))).toBe('accepted');
    // (2,2) takes 8. After aa the others cost 3 guesses by size and 5 by the proof; nothing is said of ab and ba.
    expect(refusal(proofOf('p2c2r', 9, '0 g aa', '0 c 1,0 4'))).toEqual(['unproved', 6]);
  });

  it('when a cell is not worth what its line says', () => {
    expect(refusal(proofOf('p1c3r', 7, `0 ${turned}`, '0 g a', '0 c 0,0 4'))).toEqual(['unproved', 7]);
  });

  it('when the cells of a guess do not add up to the claim', () => {
    expect(refusal(proofOf('p1c3r', 7, `0 ${turned}`, '0 g a', '0 c 0,0 3'))).toEqual(['unproved', 7]);
  });

  it.each([
    ['the guess does not have', '0 c 1,1 1'],
    ['is solved', '0 c 2,0 1'],
  ])('when it speaks of a cell that %s', (_, line) => {
    expect(refusal(proofOf('p2c3r', 1, '0 g aa', line))).toEqual(['bad-cell', 5]);
  });

  it('when it speaks of one cell twice', () => {
    expect(refusal(proofOf('p2c3r', 1, '0 g aa', '0 c 1,0 1', '0 c 1,0 1'))).toEqual(['bad-cell', 6]);
  });

  it.each(['aaa', 'a', 'ad', 'AA', ''])('when it makes the guess “%s”', (guess) => {
    expect(refusal(proofOf('p2c3r', 1, `0 g ${guess}`))).toEqual(['bad-guess', 4]);
  });

  it('when it guesses a code with a symbol twice where that is no code', () => {
    expect(refusal(proofOf('p2c3n', 1, '0 g aa'))).toEqual(['bad-guess', 4]);
  });

  it('when lines stand at the wrong depth, are of no kind or are counted wrongly', () => {
    expect(refusal(proofOf('p2c3r', 1, '1 g aa'))).toEqual(['truncated', 4]);
    expect(refusal(proofOf('p2c3r', 1, '0 x aa'))).toEqual(['truncated', 4]);
    expect(refusal(proofOf('p2c3r', 1, '0 g aa').replace('end 1', 'end 2'))).toEqual(['truncated', 5]);
    expect(refusal(proofOf('p2c3r', 1, '0 g aa', '0 c 1;0 1'))).toEqual(['bad-line', 5]);
  });

  it('when its rules or its total are not of the game', () => {
    for (const rules of ['p0c3r', 'p2c0r', 'p4c3n', 'p2c3', 'p2c3x'])
      expect(refusal(proofOf(rules, 1))).toEqual(['bad-header', 2]);
    for (const rules of ['p7c4r', 'p1c21r', 'p8c8n'])
      expect(refusal(proofOf(rules, 1))).toEqual(['too-large', 2]);
    for (const total of [-1, 1.5, 1e9]) expect(refusal(proofOf('p2c3r', total))).toEqual(['bad-header', 3]);
  });
});

describe('what the checker takes for granted of a cell', () => {
  it.each([
    ['p3c3r', 100],
    ['p4c2r', 50],
    ['p2c8r', 150],
    ['p2c9n', 150],
    ['p3c4n', 100],
  ])('is never more than the truth in %s', (rules, times) => {
    const [, places, symbols, repeats] = /^p(\d)c(\d)(.)$/.exec(rules) as RegExpExecArray;
    const game = unwrap(
      listCodeProblem({ places: Number(places), symbols: Number(symbols), repeats: repeats === 'r' }),
    );
    const search = new OptimalSearch(game.problem);
    const random = new RandomStream(seedRandom(rules));
    let reached = 0;
    for (let time = 0; time < times; time++) {
      const { lines, cell } = randomCell(game, random);
      const truth = search.costOf(cell, INFEASIBLE);
      const claims = (cost: number) => replayBound(proofOf(rules, 1, ...lines(cost))).ok;
      expect(claims(truth + 1), `${lines(truth + 1)}`).toBe(false);
      reached += claims(truth) ? 1 : 0;
    }
    // The bound is often the truth; without that the lines above would say little.
    expect(reached).toBeGreaterThan(times / 20);
  });
});

/** A cell after some guesses, and lines that claim what it costs without a word of why. */
function randomCell({ space }: CodeProblem, random: RandomStream) {
  const { size, rules } = space;
  const { feedback } = codeDeduction(space);
  const path: string[] = [];
  let cell = Array.from({ length: size }, (_, code) => code);
  const depthMin = 1 + random.below(2);
  for (let depth = 0; cell.length > 40 || depth < depthMin; ) {
    const guess = random.below(size);
    const cls = feedback(guess, cell[random.below(cell.length)]);
    if (cls === solvedClass(rules.places)) continue;
    cell = cell.filter((code) => feedback(guess, code) === cls);
    const text = Array.from(space.codeAt(guess), (symbol) => String.fromCharCode(97 + symbol)).join('');
    const { exact, near } = feedbackOf(cls);
    path.push(`${depth} g ${text}`, `${depth} c ${exact},${near}`);
    depth++;
  }
  const lines = (cost: number) =>
    path.map((line, i) => (i === path.length - 1 ? `${line} ${cost}` : i % 2 === 1 ? `${line} 0` : line));
  return { lines, cell };
}
