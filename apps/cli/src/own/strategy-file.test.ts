import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { gameFiles, HATS } from './testing/game-files.ts';

const { folder, file } = gameFiles();
const hats = file('hats.csv', HATS);

describe('the file of --out', () => {
  it.each([
    ['a missing folder', join(folder, 'no', 'where'), 'there is no such folder'],
    ['a folder', folder, 'that is a folder'],
  ])('is refused before the search if it is %s', async (_, out, why) => {
    const { exit, out: printed, err, pauses } = await run(['optimal', hats, '--out', out]);
    expect([exit, printed, pauses]).toEqual([2, '', 0]);
    expect(err.replace(/\s+/g, ' ')).toContain(`cannot be written: ${why}.`);
    const { json } = await run(['optimal', hats, '--out', out, '--json']);
    expect(json()).toEqual({ error: { code: 'bad-file', message: expect.any(String), at: '--out' } });
  });

  it('is refused by record before it asks a server', async () => {
    const link = 'http://127.0.0.1:9/#/online/room/abcdefghijklmnopqrstuv';
    const { exit, err } = await run(['record', link, '--out', folder]);
    expect([exit, err]).toEqual([2, expect.stringContaining('that is a folder')]);
  });

  it('may fail later, and then the result is printed nevertheless', async () => {
    const strategy = join(folder, 'hats.strategy');
    await run(['optimal', hats, '--out', strategy]);
    const nowhere = ['--out', join(folder, 'no', 'where')];
    const lines = [['verify', strategy, '--game', hats, ...nowhere]];
    if (existsSync('/dev/full')) lines.push(['optimal', hats, '--out', '/dev/full']);
    for (const line of lines) {
      const said = await run(line);
      expect([said.exit, said.err]).toEqual([2, expect.stringContaining('was not written')]);
      expect(said.out).toContain('hats: 8 guesses for all 4 secrets');
      expect(said.out).not.toContain('Written:');
      expect((await run([...line, '--json'])).json()).toMatchObject({
        total: 8,
        error: { code: 'bad-file', at: '--out' },
      });
    }
  });
});

describe('a tree in JSON', () => {
  it('is not verified for a game from a file, and the message names the notation that is', async () => {
    const tree = join(folder, 'tree.json');
    expect((await run(['optimal', hats, '--out', tree])).exit).toBe(0);
    const { exit, json } = await run(['verify', tree, '--game', hats, '--json']);
    expect(exit).toBe(2);
    expect(json().error).toMatchObject({
      code: 'bad-value',
      message: expect.stringContaining('only a strategy file can be checked: inkling optimal FILE --out'),
      at: '--game',
    });
    // Without --game it is read as a tree of a game that is built in.
    const guessed = await run(['verify', tree]);
    expect([guessed.exit, guessed.err.replace(/\s+/g, ' ')]).toEqual([
      5,
      expect.stringContaining('only a strategy file can be checked'),
    ]);
  });
});
