import { mkdtempSync, watch } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { gameFiles, higherOrLower } from './testing/game-files.ts';

const { folder, file } = gameFiles();

const numbers = file('numbers.mjs', higherOrLower(7));
/**
 * Counts up from 1, after a first reply that is not a guess. With the argument `crash` it exits before it would
 * guess 3.
 */
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
  it('rates each guess of an external program, next to the built-in players', async () => {
    const { exit, json } = await run(['arena', numbers, '--games', '0', '--player', player, '--json']);
    expect(exit).toBe(0);
    const { rows, games } = json();
    expect(rows[0]).toMatchObject({ solved: 7, total: 28, worst: 7, illegal: 7, crashes: 0, timeouts: 0 });
    expect(rows[1]).toMatchObject({ player: 'bits', solved: 7, total: 17, regret: { least: 0, most: 0 } });
    // Seven secrets take 17 turns at best. After guessing 1, six are left, which take 14: 7 + 14 − 17 turns are
    // lost over seven secrets.
    expect(games[6].turns[0].regret).toEqual({ least: 4 / 7, most: 4 / 7 });
    expect(games[0].turns).toHaveLength(1);
  });

  it('stacks the columns of its table on a narrow terminal', async () => {
    const narrow = { terminal: true, columns: 40, env: { NO_COLOR: '1' } };
    const { out } = await run(['arena', numbers, '--games', '1', '--player', player], [], narrow);
    const [first = '', ...others] = out.split('\n').filter((line) => line.startsWith('Player'));
    expect(first).toMatch(/^Player {2,}Solved/);
    expect(others.at(-1)).toMatch(/ Regret$/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(40);
  });

  it('counts a crash as one lost game', async () => {
    const { json } = await run(['arena', numbers, '--games', '0', '--player', `${player} crash`, '--json']);
    expect(json().rows[0]).toMatchObject({ solved: 2, crashes: 5 });
    expect(json().games.map(({ outcome }: { outcome: string }) => outcome)).toContain('solved');
  });

  it('shows what a program wrote to standard error', async () => {
    const broken = `"${process.execPath}" -e "console.error('no board'); process.exit(1)"`;
    const { exit, out, err } = await run(['arena', numbers, '--games', '3', '--player', broken]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/ended in each game before its first guess\. Its last words .*: no board\n$/);
    const late = `${player} crash; echo no board >&2`;
    const some = await run(['arena', numbers, '--games', '0', '--player', late]);
    expect([some.exit, some.out]).toEqual([0, expect.stringContaining('standard error: no board')]);
  });

  it('stops the player and its child processes on Ctrl-C, and shows the finished games', async () => {
    const trap = file(
      'trap.mjs',
      `import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
// It does not end with its input.
createServer().listen(0, '127.0.0.1');
process.on('SIGTERM', () => { writeFileSync(process.argv[2] + '/ended', ''); process.exit(); });
let games = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type } = JSON.parse(line);
  if (type === 'game' && ++games === 2) writeFileSync(process.argv[2] + '/stuck', '');
  if (type === 'turn' && games === 1) console.log('{"guess": "1"}');
});\n`,
    );
    const signs = mkdtempSync(join(folder, 'signs-'));
    let ask: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      watch(signs, (_, name) => {
        if (name === 'stuck') ask();
        if (name === 'ended') resolve();
      }).unref();
    });
    const command = `"${process.execPath}" "${trap}" "${signs}"; true`;
    const line = ['arena', numbers, '--games', '0', '--turns', '1', '--timeout', '600', '--player', command];
    const { exit, json } = await run([...line, '--json'], [], { onInterrupt: (asked) => (ask = asked) });
    await ended;
    expect(exit).toBe(130);
    expect(json().games).toHaveLength(1);
    expect(json().rows).toMatchObject([{ solved: 1 }, { solved: 1 }, {}, {}, {}]);
  });

  it('gives no average if nothing was solved, and requires a program', async () => {
    const broken = `"${process.execPath}" -e "process.exit(1)"`;
    const { json } = await run(['arena', numbers, '--games', '2', '--player', broken, '--json']);
    expect(json().rows[0]).toMatchObject({ solved: 0, average: null, worst: null, crashes: 2 });
    expect(json().rows[0].regret).toEqual({ least: null, most: null, guesses: 0 });
    expect(json().error).toMatchObject({ code: 'bad-value', at: '--player' });
    for (const player of ['', '  ']) {
      const { exit, err } = await run(['arena', numbers, '--player', player]);
      expect([exit, err]).toEqual([2, expect.stringContaining('arena needs a program')]);
    }
  });

  it('times out a silent program', async () => {
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

  it('plays mastermind, and prints a table', async () => {
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
    [['arena', 'witch', '--player', 'x'], 'arena does not take witch; it takes mastermind and word.'],
    [['arena', 'mastermind', '--player', 'x', '--games', 'many'], '--games'],
    [['arena', 'mastermind', '--player', 'x', '--rules', 'p9c9r'], 'too many codes'],
  ])('rejects %o', async (words, message) => {
    const { exit, err } = await run(words);
    expect([exit, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
