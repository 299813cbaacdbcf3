import { GRADES } from '@inkling/deduction/last-code/technique';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PuzzleSpec } from '../contract/puzzle.ts';
import { GAMES } from '../registry.ts';
import { checkPack } from './check-pack.ts';
import { makeWeeklyPack } from './make-pack.ts';
import { makePack, parsePack } from './pack.ts';
import { makeClues, parseClues } from './puzzle-text.ts';
import { FIRST_MONDAY, numberIn, WEEKS, weekOf } from './week.ts';

const loaded = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ id, spec: await (await load()).puzzles?.() })),
);
const games = loaded.filter((game): game is { id: string; spec: PuzzleSpec } => game.spec !== undefined);

describe('a file of puzzles', () => {
  const puzzles = fc.array(
    fc.record({ steps: fc.integer({ min: 1, max: 99 }), clues: fc.stringMatching(/^[a-z0-9.]{1,20}$/) }),
  );
  const packs = fc.record({
    sections: fc.array(
      fc.record({ rules: fc.stringMatching(/^[a-z0-9@]{1,9}$/), grade: fc.constantFrom(...GRADES), puzzles }),
    ),
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        expect(parsePack(makePack(pack))).toEqual({ ok: true, value: pack });
      }),
    );
  });

  it('never makes the parser throw, whatever it contains', () => {
    fc.assert(fc.property(fc.string(), (text) => void parsePack(`inkling-puzzles 1\n${text}`)));
  });

  it.each([
    ['', 'not-a-pack', 1],
    ['inkling-puzzles 2\n', 'other-version', 1],
    ['inkling-puzzles 1\n3 aabb20\n', 'puzzle-before-section', 2],
    ['inkling-puzzles 1\nsection p4c6r 9\n', 'bad-section', 2],
    ['inkling-puzzles 1\nsection p4c6r 1\n0 aabb20\n', 'bad-puzzle', 3],
    ['inkling-puzzles 1\nsection p4c6r 1\nfive aabb20\n', 'bad-puzzle', 3],
  ])('is rejected with the line of the error: %j', (text, code, line) => {
    expect(parsePack(text)).toEqual({ ok: false, error: { code, line } });
  });
});

describe.each(games)('the puzzles of $id', ({ spec }) => {
  it('pass the check in a sample, and are complete', async () => {
    const { puzzles, problems } = await checkPack(await spec.pack(), spec, (number) => number % 97 === 5);
    expect(problems).toEqual([]);
    const expected = spec.sections.reduce((sum, { of }) => sum + Math.ceil(WEEKS / of), 0);
    expect(puzzles).toBe(expected);
  });

  it('have the sections that are specified, in order and size', async () => {
    const pack = parsePack(await spec.pack());
    if (!pack.ok) throw new Error('no pack');
    expect(pack.value.sections.map(({ rules, grade, puzzles }) => [rules, grade, puzzles.length])).toEqual(
      spec.sections.map(({ rules, grade, of }) => [rules, grade, Math.ceil(WEEKS / of)]),
    );
  });

  it('are regenerated from their seed', async () => {
    const [first] = spec.sections;
    if (!first) throw new Error('no section');
    const made = parsePack(await makeWeeklyPack({ ...spec, sections: [first] }, 'inkling puzzles 1', 4));
    const shipped = parsePack(await spec.pack());
    if (!made.ok || !shipped.ok) throw new Error('no pack');
    expect(made.value.sections[0]?.puzzles).toEqual(shipped.value.sections[0]?.puzzles.slice(0, 4));
  });

  it('have clues that round-trip', async () => {
    const pack = parsePack(await spec.pack());
    for (const { rules, puzzles } of pack.ok ? pack.value.sections : []) {
      const game = await spec.open(rules);
      const { clues } = puzzles[0] ?? { clues: '' };
      const puzzle = game && parseClues(clues, game);
      expect(puzzle?.ok && makeClues(puzzle.value.clues, game as NonNullable<typeof game>)).toBe(clues);
    }
  });

  it('are rejected with several answers, none, invalid clues, a wrong grade or steps, or a duplicate', async () => {
    const [{ rules, grade } = { rules: '', grade: 1 }] = spec.sections;
    const pack = parsePack(await spec.pack());
    const [{ clues, steps } = { clues: '', steps: 0 }, { clues: others } = { clues: '' }] =
      (pack.ok ? pack.value.sections[0]?.puzzles : undefined) ?? [];
    const problemsOf = async (...lines: readonly string[]) =>
      (await checkPack(['inkling-puzzles 1', ...lines, ''].join('\n'), spec)).problems;
    const section = `section ${rules} ${grade}`;
    const turned = clues.split('.').toReversed().join('.');
    expect(await problemsOf(section, `${steps} ${clues}`)).toEqual([]);
    expect(await problemsOf(section, `${steps} ${clues.split('.')[0]}`)).toEqual([
      { line: 3, code: 'many-answers' },
    ]);
    expect(await problemsOf(section, `${steps} ${clues}.${others}`)).toEqual([
      { line: 3, code: 'no-answer' },
    ]);
    expect(await problemsOf(section, `${steps} ${clues}.zzzzz`)).toEqual([{ line: 3, code: 'bad-clues' }]);
    expect(await problemsOf(section, `${steps + 1} ${clues}`)).toEqual([{ line: 3, code: 'other-steps' }]);
    expect(await problemsOf(`section ${rules} 5`, `${steps} ${clues}`)).toEqual([
      { line: 3, code: 'other-grade' },
    ]);
    expect(await problemsOf('section x 5', `${steps} ${clues}`)).toEqual([
      { line: 2, code: 'unknown-rules' },
    ]);
    const twins = await problemsOf(section, `${steps} ${clues}`, `${steps} ${turned}`);
    expect(twins).toContainEqual({ line: 4, code: 'alike' });
  });
});

describe('a week', () => {
  it('has one puzzle a day across all games, and none twice', () => {
    const seen = new Set<string>();
    for (let week = 0; week < WEEKS; week++)
      for (let day = 0; day < 7; day++) {
        const found = games.flatMap(({ id, spec }) =>
          spec.sections.flatMap((section, at) => {
            const number = numberIn(section, week);
            return section.day === day && number !== undefined ? [`${id} ${at} ${number}`] : [];
          }),
        );
        expect(found).toHaveLength(1);
        seen.add(found[0] ?? '');
      }
    expect(seen.size).toBe(7 * WEEKS);
  });

  it('begins on Monday, and the packs start over after their last week', () => {
    // The first of January 1970 was a Thursday.
    expect((FIRST_MONDAY + 3) % 7).toBe(0);
    expect(weekOf(FIRST_MONDAY - 1)).toBeUndefined();
    expect([0, 6, 7].map((days) => weekOf(FIRST_MONDAY + days))).toEqual([0, 0, 1]);
    const [section] = games[0]?.spec.sections ?? [];
    expect(section && numberIn(section, WEEKS + 3)).toBe(3);
  });
});
