import { feedbackOf, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { describe, expect, it } from 'vitest';
import { type CodeProblem, codeDeduction, listCodeProblem } from './code-deduction.ts';

function proofOf(rules: string, total: number, ...lines: readonly string[]): string {
  const lemmas = lines.filter((line) => line.startsWith('> ')).length;
  return ['inkling-bound 2', `rules ${rules}`, `total ${total}`, ...lines, `. ${lemmas}`, ''].join('\n');
}

function verdictOn(text: string): unknown {
  const verdict = checkBound(text);
  return verdict.ok ? 'accepted' : [verdict.error.code, verdict.error.line];
}

/** Each forgery breaks one rule, and would prove a falsehood if that rule were not checked. */
describe('a forged lower bound is rejected', () => {
  it('when its symmetry does not preserve the set', () => {
    // {b, c} maps to {c, a}, so the guess a, which gives no information there, would represent b and c.
    expect(verdictOn(proofOf('p1c3r', 1, '> 97 a:0,0', '~ 0/bca', '> 1'))).toEqual(['not-a-symmetry', 5]);
  });

  it('when it omits the guess that solves the game', () => {
    expect(verdictOn(proofOf('p1c1r', 2, '> 2'))).toEqual(['unproved', 4]);
    expect(verdictOn(proofOf('p1c2r', 4, '> 4', '~ 0/ba'))).toEqual(['unproved', 4]);
  });

  it.each([
    ['names two symbols alike', '01/aac'],
    ['names a symbol that there is not', '01/abd'],
    ['names too few symbols', '01/ab'],
    ['names a symbol too many', '01/abcc'],
    ['uses a place twice', '00/abc'],
    ['uses a place that there is not', '02/abc'],
    ['uses too few places', '0/abc'],
    ['has a sign between places', '0 1/abc'],
    ['has a third part', '01/abc/0'],
    ['has no names', '01'],
  ])('when a symmetry %s', (_, text) => {
    expect(verdictOn(proofOf('p2c3r', 1, '> 1', `~ ${text}`))).toEqual(['not-a-symmetry', 5]);
    expect(verdictOn(proofOf('p2c3r', 1, '> 1', '~ 10/cba'))).toBe('accepted');
    const cited = (symmetry: string) => proofOf('p2c3r', 1, '> 1 aa:0,0', '> 1', `aa 0,0=1/${symmetry}`);
    expect(verdictOn(cited(text))).toEqual(['not-a-symmetry', 6]);
    expect(verdictOn(cited('10/acb'))).toBe('accepted');
  });

  it('when a symmetry extends a bound to guesses for which it was not proved', () => {
    expect(verdictOn(proofOf('p1c3r', 6, '> 6', '~ 0/bca'))).toBe('accepted');
    expect(verdictOn(proofOf('p1c3r', 7, '> 7', '~ 0/bca'))).toEqual(['unproved', 4]);
  });

  it('when one guess represents others without a symmetry', () => {
    // (2,2) takes 8, or 9 if it begins with aa.
    const proof = (claim: number, ...lines: string[]) =>
      proofOf('p2c2r', claim, '> 3 aa:1,0', `> ${claim}`, ...lines);
    expect(verdictOn(proof(8, 'aa 1,0=1'))).toBe('accepted');
    expect(verdictOn(proof(9, 'aa 1,0=1'))).toEqual(['unproved', 5]);
  });

  it('when it cites a lemma about another set', () => {
    const cites = (after: string, symmetry = '') =>
      proofOf('p2c3r', 1, `> 1 ${after}`, '> 1', `ab 1,0=1${symmetry}`);
    expect(verdictOn(cites('ab:1,0'))).toBe('accepted');
    expect(verdictOn(cites('ba:1,0'))).toEqual(['other-set', 6]);
    expect(verdictOn(cites('ba:1,0', '/10/abc'))).toBe('accepted');
    // A subset or a superset of the cell is a different set.
    expect(verdictOn(cites('ab:1,0 ac:2,0'))).toEqual(['other-set', 6]);
    expect(verdictOn(proofOf('p2c3r', 1, '> 1', 'ab 1,0=1', '> 1'))).toEqual(['bad-lemma', 5]);
    expect(verdictOn(proofOf('p2c3r', 1, '> 1', '> 1', 'ab 1,0=1'))).toEqual(['other-set', 6]);
  });

  it('when a lemma claims more than it proves', () => {
    expect(verdictOn(proofOf('p1c3r', 7, '> 4 a:0,0', '> 7', '~ 0/bca', 'a 0,0=1'))).toEqual(['unproved', 4]);
    expect(verdictOn(proofOf('p1c3r', 6, '> 3 a:0,0', '> 6', '~ 0/bca', 'a 0,0=1'))).toBe('accepted');
  });

  it('when the cells of a guess do not add up to the claim', () => {
    expect(verdictOn(proofOf('p1c3r', 7, '> 3 a:0,0', '> 7', '~ 0/bca', 'a 0,0=1'))).toEqual(['unproved', 5]);
  });

  it.each([
    ['the guess does not have', '1,1'],
    ['is solved', '2,0'],
  ])('when it mentions a cell that %s', (_, answer) => {
    const proof = proofOf('p2c3r', 1, '> 1 aa:1,0', '> 1', `aa ${answer}=1`);
    expect(verdictOn(proof)).toEqual(['bad-answer', 6]);
  });

  it('when it mentions a cell or a guess twice, or the line of a guess is malformed', () => {
    const proof = (...lines: readonly string[]) => proofOf('p2c3r', 1, '> 1 aa:1,0', '> 1', ...lines);
    expect(verdictOn(proof('aa 1,0=1'))).toBe('accepted');
    expect(verdictOn(proof('aa 1,0=1 1,0=1'))).toEqual(['bad-answer', 6]);
    expect(verdictOn(proof('aa 1,0=1', 'aa 1,0=1'))).toEqual(['bad-line', 7]);
    expect(verdictOn(proof('aa'))).toEqual(['bad-line', 6]);
    expect(verdictOn(proof('aa 1,0=0'))).toEqual(['bad-lemma', 6]);
    expect(verdictOn(proof('aa 1,0=1 '))).toEqual(['bad-line', 6]);
  });

  it.each(['aaa', 'a', 'ad', 'AA', ''])('when it makes the guess “%s”', (guess) => {
    expect(verdictOn(proofOf('p2c3r', 1, '> 1', `${guess} 1,0=1`))).toEqual(['bad-guess', 5]);
    expect(verdictOn(proofOf('p2c3r', 1, `> 1 ${guess}:1,0`, '> 1'))).toEqual(['bad-guess', 4]);
  });

  it('when it guesses a code with a repeated symbol in a game without repeats', () => {
    expect(verdictOn(proofOf('p2c3n', 1, '> 1 aa:0,0', '> 1'))).toEqual(['bad-guess', 4]);
  });

  it('when a lemma is about an empty set', () => {
    expect(verdictOn(proofOf('p2c3r', 1, '> 9 aa:2,0 bb:2,0', '> 1'))).toEqual(['empty-set', 4]);
  });

  it('when its last lemma is missing, excludes secrets, or claims less than the total', () => {
    expect(verdictOn(proofOf('p2c3r', 7, '> 21', '> 7 aa:0,0'))).toEqual(['too-little', 5]);
    expect(verdictOn(proofOf('p2c3r', 21, '> 20'))).toEqual(['too-little', 4]);
    expect(verdictOn(proofOf('p2c3r', 0))).toEqual(['bad-line', 4]);
  });

  it('when a symmetry comes after the guesses of its lemma', () => {
    const lines = ['> 1 aa:1,0', '> 1', 'aa 1,0=1', '~ 10/abc'];
    expect(verdictOn(proofOf('p2c3r', 1, ...lines))).toEqual(['bad-guess', 7]);
  });

  it('when a turn has a third part, or a claim is not a valid number', () => {
    expect(verdictOn(proofOf('p2c3r', 1, '> 1 aa:1,0:1', '> 1'))).toEqual(['bad-answer', 4]);
    for (const claim of ['-1', '1.5', 'x', '', '1234567890'])
      expect(verdictOn(proofOf('p2c3r', 1, `> ${claim}`, '> 1'))).toEqual(['bad-line', 4]);
  });

  it('when its rules or its total are invalid', () => {
    for (const rules of ['p0c3r', 'p2c0r', 'p4c3n', 'p2c3', 'p2c3x', 'p9c4r', 'p1c21r', 'p8c8n'])
      expect(verdictOn(proofOf(rules, 1, '> 1'))).toEqual(['too-large', 2]);
    for (const total of [-1, 1.5, 1e9])
      expect(verdictOn(proofOf('p2c3r', total, '> 1'))).toEqual(['bad-header', 3]);
  });
});

describe('the bound for a set that needs no proof', () => {
  it.each([
    ['p3c3r', 100],
    ['p4c2r', 50],
    ['p2c8r', 150],
    ['p2c9n', 150],
    ['p3c4n', 100],
  ])('never exceeds the true cost in %s', (rules, times) => {
    const [, places, symbols, repeats] = /^p(\d)c(\d)(.)$/.exec(rules) as RegExpExecArray;
    const game = unwrap(
      listCodeProblem({ places: Number(places), symbols: Number(symbols), repeats: repeats === 'r' }),
    );
    const search = new OptimalSearch(game.problem);
    const random = new RandomStream(seedRandom(rules));
    let reached = 0;
    for (let time = 0; time < times; time++) {
      const { turns, cell } = randomCell(game, random);
      const truth = search.costOf(cell, INFEASIBLE);
      const claims = (cost: number) => checkBound(proofOf(rules, 1, `> ${cost}${turns}`, '> 1')).ok;
      expect(claims(truth + 1), `> ${truth + 1}${turns}`).toBe(false);
      reached += claims(truth) ? 1 : 0;
    }
    // Bounds without lemmas often reach the truth; otherwise the assertions above would mean little.
    expect(reached).toBeGreaterThan(times / 3);
  });
});

/** Makes some random turns and returns them with the codes that they leave. */
function randomCell({ space }: CodeProblem, random: RandomStream) {
  const { size, rules } = space;
  const { feedback } = codeDeduction(space);
  let turns = '';
  let cell = Array.from({ length: size }, (_, code) => code);
  const depthMin = 1 + random.below(2);
  for (let depth = 0; cell.length > 40 || depth < depthMin; ) {
    const guess = random.below(size);
    const cls = feedback(guess, cell[random.below(cell.length)]);
    if (cls === solvedClass(rules.places)) continue;
    cell = cell.filter((code) => feedback(guess, code) === cls);
    const text = Array.from(space.codeAt(guess), (symbol) => String.fromCharCode(97 + symbol)).join('');
    const { exact, near } = feedbackOf(cls);
    turns += ` ${text}:${exact},${near}`;
    depth++;
  }
  return { turns, cell };
}
