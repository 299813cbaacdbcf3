import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

interface Printed {
  readonly clues: readonly string[];
  readonly grade: number;
  readonly answer: string;
  readonly steps: readonly { readonly technique: string; readonly claim: string; readonly why: string }[];
}

describe('inkling puzzle', () => {
  it('makes the same puzzle from the same seed, with the requested grade', async () => {
    for (const line of ['puzzle --grade 3 --seed a --json', 'puzzle word --grade 2 --seed a --json']) {
      const first = await run(line);
      const puzzle: Printed = first.json();
      expect(puzzle.grade).toBe(line.includes('3') ? 3 : 2);
      expect((await run(line)).out).toBe(first.out);
      for (const { claim, why } of puzzle.steps) expect(`${claim} ${why}`).toMatch(/^[^{}]+\.$/);
      // The same clues given by hand are the same puzzle.
      const game = line.includes('word') ? 'word' : 'mastermind';
      const rules = game === 'word' ? [] : ['--rules', 'p4c10n'];
      const again: Printed = (await run(['puzzle', game, ...puzzle.clues, ...rules, '--json'])).json();
      expect(again).toEqual(puzzle);
    }
  });

  it('writes Bulls and Cows in digits, and its link and JSON in canonical letters', async () => {
    const first = await run('puzzle bulls --grade 3 --seed a --json');
    const puzzle: Printed & { readonly link: string } = first.json();
    for (const clue of puzzle.clues) expect(clue).toMatch(/^[a-j]{4}\d\d$/);
    expect(puzzle.answer).toMatch(/^[a-j]{4}$/);
    const letters = await run('puzzle mastermind --rules bc --grade 3 --seed a --json');
    expect(puzzle).toEqual({ ...letters.json(), game: 'bulls' });
    expect(puzzle.link).toMatch(/^#\/puzzles\/mastermind\/p4c10n\/[a-j]{4}\d\d\./);
    expect((await run(['puzzle', 'bulls', ...puzzle.clues, '--json'])).json()).toEqual(puzzle);
    const output = await run(['puzzle', 'bulls', ...puzzle.clues], ['hint', 'hint', 'why', puzzle.answer]);
    const answer = puzzle.answer.replace(/./g, (letter) => String('jabcdefghi'.indexOf(letter)));
    expect(output.out).toContain(`Right, on the first try: ${answer}.`);
    expect(output.out).not.toMatch(/\b[b-hj]\b is/);
  });

  it('gives hints by technique, checks answers against the clues, and proves the right one', async () => {
    const { answer, clues, steps }: Printed = (await run('puzzle --grade 2 --seed b --json')).json();
    const wrong = clues[0]?.slice(0, 4) ?? '';
    const output = await run('puzzle --grade 2 --seed b', [
      'why',
      'hint',
      'hint',
      'why',
      wrong,
      'zz',
      '?',
      answer,
    ]);
    expect(output.exit).toBe(0);
    expect(output.out).toContain('Ask for a hint first.');
    expect(output.out).toMatch(/Step 1: (count the marks|right places|exclusion|the ways of one clue)/);
    expect(output.out).toContain(`Step 1: ${steps[0]?.claim}`);
    expect(output.out).toContain('No: clue 1 would have other marks.');
    expect(output.out).toContain('That is not a solution');
    expect(output.out).toContain(`Right, on try 2: ${answer}.`);
    expect(output.out).toContain(`${steps.length}. ${steps.at(-1)?.claim}`);
    expect(output.unread).toBe(0);
  });

  it('prints the rules, which depend on the grade by default', async () => {
    const bulls = /^(p4c10n: 4 places, each with one of .*; no symbol repeats\.)$/m;
    const letters = await run('puzzle mastermind --grade 3 --seed x', []);
    expect(bulls.exec(letters.out)?.[1]).toContain('one of a b c d e f g h i j;');
    expect(bulls.exec((await run('puzzle bulls --seed x', [])).out)?.[1]).toContain('0 1 2 3 4 5 6 7 8 9;');
    expect((await run('puzzle --grade 1 --seed x', [])).out).toContain('p4c6r: 4 places');
    expect((await run('help puzzle')).out).toMatch(/default:\s+those\s+of\s+the\s+grade/);
  });

  it('reveals the solution on proof, but not at the end of input', async () => {
    const { answer }: Printed = (await run('puzzle --seed c --json')).json();
    expect((await run('puzzle --seed c', ['proof'])).out).toContain(`The solution is ${answer}.`);
    expect((await run('puzzle --seed c', [])).out).not.toContain(answer);
    expect((await run('puzzle --seed c', ['quit'])).exit).toBe(0);
  });

  it.each([
    ['puzzle aabb20', 'These clues leave 114 solutions'],
    ['puzzle aabb31', 'Clue 1, “aabb31”, cannot be read.'],
    ['puzzle aabb2', 'Clue 1, “aabb2”, cannot be read.'],
    ['puzzle --rules p9c9', 'There are no puzzles by “p9c9”.'],
    ['puzzle --grade 6', '--grade “6”: give a whole number from 1 to 5.'],
    ['puzzle word stare99999', 'cannot be read.'],
    ['puzzle witch', 'puzzle does not take witch; it takes mastermind'],
  ])('rejects %s', async (line, sentence) => {
    const { exit, err } = await run(line);
    expect(exit).toBe(2);
    expect(err).toContain(sentence);
  });
});
