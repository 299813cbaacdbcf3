import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-weighted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'wt.mjs');
writeFileSync(
  path,
  `const secrets = ['a', 'b', 'c', 'd', 'e'];
const table = ['F1100', '2F202', '00F11', '010F2', '2002F'];
export default {
  name: 'wt',
  secrets,
  weights: [12, 5, 13, 11, 2],
  answer: (guess, secret) => table[secrets.indexOf(guess)][secrets.indexOf(secret)],
  solved: 'F',
};\n`,
);

describe('a missing module', () => {
  it('is rejected like any other missing file', async () => {
    const message = async (name: string) =>
      (await run(['audit', join(folder, name)])).err.replace(name, 'it');
    expect(await message('nope.mjs')).toBe(await message('nope.csv'));
    expect(await message('nope.mjs')).toContain('no such file');
  });
});

describe('a game with weights', () => {
  const strategy = join(folder, 'wt.strategy');

  it('is proved optimal by weight only, and the output says so', async () => {
    const { out } = await run(['optimal', path, '--out', strategy]);
    const { weighted, total } = (await run(['optimal', path, '--json'])).json();
    // If each secret counted once, 10 guesses would be enough.
    expect(total).toBe(11);
    const cost = `${weighted} weighted guesses in all, ${(weighted / 43).toFixed(4)} on average by weight, 3 at worst.
Each secret counted once: 11 guesses for all 5 secrets, 2.2000 on average.`;
    expect(out).toContain(`wt: ${cost}`);
    expect(out).toContain('Proved: no strategy does better by weight.');
    expect((await run(['optimal', path, '--nodes', '0'])).out).toContain(
      'Proved: no strategy does better by weight.',
    );
    expect((await run(['verify', strategy, '--game', path])).out).toContain(`Verified: wt: ${cost}`);
    const verified = (await run(['verify', strategy, '--game', path, '--json'])).json();
    expect(verified).toMatchObject({ weighted, total });
  });

  it('is compared by weight, and gets suggestions by weight', async () => {
    const { rows } = (await run(['compare', path, '--json'])).json();
    const { out } = await run(['compare', path]);
    expect(out).toMatch(/^Strategy +Weighted +Total/);
    for (const { strategy: by, weighted, total } of rows)
      expect(out).toMatch(new RegExp(`${by} +${weighted} +${total} `));
    expect((await run(['suggest', path, 'a:0'])).out).toContain(
      '2 secrets left, with a weight of 13 together. What a guess leaves is given by weight:',
    );
    expect((await run(['suggest', path, 'a:0', '--json'])).json()).toMatchObject({ left: '2', weight: 13 });
  });
});
