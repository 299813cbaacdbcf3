import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-puzzle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hats = join(folder, 'hats.csv');
writeFileSync(hats, 'who,Ada,Bob,Cy,Di\nhat?,yes,yes,no,no\nbeard?,no,yes,no,yes\n');

describe('a puzzle with contradictory clues', () => {
  it.each([
    [
      'puzzle mastermind eeff00 aabb20 aabb21',
      'Nothing fits all these clues. Clues 2 and 3 cannot both be met.',
    ],
    [
      'puzzle mastermind aabb10 aabb20 aabb30',
      'Nothing fits all these clues. Clues 1 and 2 cannot both be met. Nor can clues 1 and 3. Nor can clues 2 and 3.',
    ],
    ['puzzle word zebra22212', 'Nothing fits all these clues. Clue 1 cannot be met.'],
  ])('is explained with exit code 3: %s', async (line, sentence) => {
    const { exit, out, err } = await run(line);
    expect([exit, out, err]).toEqual([3, '', `${sentence}\n`]);
  });

  it('is reported as a JSON object, also for a custom game', async () => {
    const { exit, json } = await run('puzzle mastermind eeff00 aabb20 aabb21 --json');
    expect([exit, json()]).toEqual([
      3,
      {
        game: 'mastermind',
        rules: 'p4c6r',
        consistent: false,
        conflict: [2, 3],
        conflicts: [[2, 3]],
        message: 'Nothing fits all these clues. Clues 2 and 3 cannot both be met.',
      },
    ]);
    const own = await run(['puzzle', hats, 'hat?:no', 'hat?:yes', '--json']);
    expect([own.exit, own.json()]).toMatchObject([3, { game: 'hats', conflict: [1, 2] }]);
  });
});
