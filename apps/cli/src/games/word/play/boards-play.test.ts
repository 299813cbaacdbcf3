import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { loadEnglishBoards } from '@inkling/games/word/boards/testing/samples';
import { expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

const GAME = await loadEnglishBoards([5]);

const secretsOf = (params: string, seed: string) =>
  GAME.start(value(GAME.parseParams(params)), seedRandom(seed)).boards.map(({ secret }) => secret);

it('plays four boards at once, and answers each until its word is found', async () => {
  const secrets = secretsOf('b4w5t9@english', 'holly');
  const { exit, out, unread } = await run('play word --boards 4 --seed holly', [
    'zzzzz',
    'crane',
    'choices',
    'suggest',
    ...secrets,
    'no',
  ]);
  expect([exit, unread]).toEqual([0, 0]);
  expect(out).toContain('Find 4 words of 5 letters in 9 guesses.');
  expect(out).toContain('That word is not in the list; it costs no turn.');
  expect(out.match(/^Turn 1, word \d: /gm)).toHaveLength(4);
  expect(out.match(/^Word \d: [\d,]+ words? left: /gm)).toHaveLength(4);
  expect(out).toMatch(/leaves [\d.]+ words in all on average/);
  // After each find one board fewer answers.
  for (const turn of [2, 3, 4, 5])
    expect(out.match(new RegExp(`^Turn ${turn}, word `, 'gm'))).toHaveLength(6 - turn);
  expect(out).toContain('You found all 4 in 5 guesses!');
});

it('supports undo, and reveals the words that were not found', async () => {
  const [first = '', second = ''] = secretsOf('b2w5t2@english', 'holly');
  const { out } = await run('play boards --boards 2 --turns 2 --seed holly', [
    'crane',
    'undo',
    first,
    'crane',
    'no',
  ]);
  expect(out).toContain(`You found 1 of 2. Still hidden: ${second.toUpperCase()}.`);
});

it('shows as many boards side by side as fit on the terminal', async () => {
  const rowsAt = async (columns: number) => {
    const narrow = { terminal: true, columns, env: { NO_COLOR: '1' } };
    const { out } = await run('play boards --boards 4 --seed holly', ['crane'], narrow);
    const rows = out.split('\n').filter((line) => /^.c.[^a-z]/i.test(line));
    return rows.map((row) => row.match(/c/gi)?.length);
  };
  expect(await rowsAt(80)).toEqual([4]);
  expect(await rowsAt(40)).toEqual([2, 2]);
  expect(await rowsAt(20)).toEqual([1, 1, 1, 1]);
});

it.each([
  ['play word --boards 3', '2, 4 and 8'],
  ['play word --boards 2 --hard', '--hard'],
  ['play word --boards 2 --player adversary', '--player'],
])('rejects %s', async (line, at) => {
  const { exit, out, err } = await run(line, []);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(at);
});
