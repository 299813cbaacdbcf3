import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const numbers = file(
  'numbers.mjs',
  `export default {
  name: 'higher or lower',
  secrets: [1, 2, 3, 4, 5, 6, 7],
  answer: (guess, secret) => (guess === secret ? 'found' : guess < secret ? 'higher' : 'lower'),
  solved: 'found',
};\n`,
);
/** Counts up from 1. It ends when it meets 3, and first says something that is no guess. */
const upwards = file(
  'upwards.mjs',
  `import { createInterface } from 'node:readline';
let before = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, turns } = JSON.parse(line);
  if (type === 'game') before = 0;
  if (type === 'turn' && turns.length === 2 && process.argv[2] === 'crash') process.exit(1);
  if (type === 'turn' && turns.length === 0) console.log('{"guess": "zero"}');
  if (type === 'illegal' || (type === 'turn' && turns.length > 0)) console.log(JSON.stringify({ guess: String(++before) }));
});\n`,
);
const player = `"${process.execPath}" "${upwards}"`;

describe('the arena', () => {
  it('judges each guess of any program beside our players', async () => {
    const { exit, json } = await run(['arena', numbers, '--games', '0', '--player', player, '--json']);
    expect(exit).toBe(0);
    const { rows, games } = json();
    expect(rows[0]).toMatchObject({ solved: 7, total: 28, worst: 7, illegal: 7, crashes: 0, timeouts: 0 });
    expect(rows[1]).toMatchObject({ player: 'bits', solved: 7, total: 17, regret: { least: 0, most: 0 } });
    // Seven in all take 17 turns at best. After 1 six are left, which take 14: 7 + 14 − 17 are lost over seven secrets.
    expect(games[6].turns[0].regret).toEqual({ least: 4 / 7, most: 4 / 7 });
    expect(games[0].turns).toHaveLength(1);
  });

  it('counts a crash as one lost game', async () => {
    const { json } = await run(['arena', numbers, '--games', '0', '--player', `${player} crash`, '--json']);
    expect(json().rows[0]).toMatchObject({ solved: 2, crashes: 5 });
    expect(json().games.map(({ outcome }: { outcome: string }) => outcome)).toContain('solved');
  });

  it('shows what a program complained of', async () => {
    const broken = `"${process.execPath}" -e "console.error('no board'); process.exit(1)"`;
    const { out, exit } = await run(['arena', numbers, '--games', '3', '--player', broken]);
    expect([exit, out]).toEqual([0, expect.stringContaining('last words on standard error: no board')]);
    expect(out).toMatch(/ 0 +0 +– +– +0 +3 +0 +–\n/);
  });

  it('has no average where nothing was solved, and needs a program', async () => {
    const broken = `"${process.execPath}" -e "process.exit(1)"`;
    const { json } = await run(['arena', numbers, '--games', '2', '--player', broken, '--json']);
    expect(json().rows[0]).toMatchObject({ solved: 0, average: null, worst: null, crashes: 2 });
    for (const player of ['', '  ']) {
      const { exit, err } = await run(['arena', numbers, '--player', player]);
      expect([exit, err]).toEqual([2, expect.stringContaining('arena needs a program')]);
    }
  });

  it('does not wait for ever', async () => {
    const silent = `"${process.execPath}" -e "process.stdin.resume()"`;
    const { json } = await run([
      'arena',
      numbers,
      '--games',
      '1',
      '--timeout',
      '1',
      '--player',
      silent,
      '--json',
    ]);
    expect(json().rows[0]).toMatchObject({ solved: 0, timeouts: 1 });
  });

  it('plays codes, and prints a table', async () => {
    const constant = `"${process.execPath}" -e "require('readline').createInterface({input:process.stdin}).on('line',(l)=>{if(/turn/.test(l))console.log('{\\"guess\\":\\"ab\\"}')})"`;
    const { out } = await run([
      'arena',
      'mastermind',
      '--rules',
      'p2c3r',
      '--games',
      '2',
      '--turns',
      '3',
      '--player',
      constant,
    ]);
    expect(out).toContain('codes of 2 of 3: 2 games.');
    expect(out).toMatch(/\nbits +2 /);
  });

  it.each([
    [['arena', 'mastermind'], 'needs a program'],
    [['arena', 'witch', '--player', 'x'], '“witch” is not a game'],
    [['arena', 'mastermind', '--player', 'x', '--games', 'many'], '--games'],
    [['arena', 'mastermind', '--player', 'x', '--rules', 'p9c9r'], 'too many codes'],
  ])('refuses %o', async (words, message) => {
    const { exit, err } = await run(words);
    expect([exit, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
