import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../testing/run.ts';

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'file');
  writeFileSync(file, text);
  return file;
}

it.each([
  ['a strategy', 'inkling-strategy 7\ngame mastermind\n', 'The strategy is version “7”'],
  ['a game', '{"inkling":"game","v":3}', 'The file is version 3,'],
  ['a room', '{"inkling":"room","v":"2","game":"mastermind"}', 'The file is version "2",'],
])('names the version of %s that it cannot read', async (_, text, sentence) => {
  const { exit, err } = await run(['verify', fileOf(text)]);
  expect(exit).toBe(5);
  expect(err).toContain(`not verified. ${sentence}`);
  expect(err).toContain('it reads version 1.');
});

it('names the unknown version of a proof, and of a strategy for a custom game', async () => {
  const proof = await run(['verify', fileOf('inkling-bound 1\nrules p3c3r\n')]);
  expect([proof.exit, proof.err]).toEqual([
    5,
    'inkling: not verified. The proof is version “1”, which this program does not know; it reads version 2. Run the command that made it once more.\n',
  ]);
  const game = fileOf(
    '{"name":"sides","secrets":["a","b"],"answers":{"a":["=","<"],"b":[">","="]},"solved":"="}',
  );
  const own = await run(['verify', fileOf('inkling-strategy 9\n'), '--game', game]);
  expect([own.exit, own.err]).toEqual([
    5,
    'inkling: not verified. The strategy is version “9”, which this program does not know; it reads version 1.\n',
  ]);
});

it('names the unknown version of the facts of a proof, and leaves the file unchanged', async () => {
  const file = fileOf('');
  await run(['prove', 'mastermind', '--rules', 'p2c2r', '--facts', file]);
  const other = readFileSync(file, 'utf8').replace('"version":"3"', '"version":"2"');
  writeFileSync(file, other);
  const { exit, err } = await run(['prove', 'mastermind', '--rules', 'p2c2r', '--facts', file]);
  expect([exit, readFileSync(file, 'utf8')]).toEqual([2, other]);
  expect(err).toContain(
    'What is kept of this proof is version “2”, which this program does not know; it reads version 3. It was left as it is.',
  );
});

it('names the unknown version of a saved search, and leaves the file unchanged', async () => {
  const text = 'inkling-search 4\n{}\nrest';
  const file = fileOf(text);
  const { exit, err } = await run(['optimal', 'mastermind', '--rules', 'p2c2r', '--state', file]);
  expect([exit, readFileSync(file, 'utf8')]).toEqual([2, text]);
  expect(err).toContain(
    'The file of --state is version “4”, which this program does not know; it reads version 1.',
  );
});
