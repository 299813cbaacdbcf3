import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-optimal-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('optimal for words', () => {
  const list = join(folder, 'ight.txt');
  const words = [
    'eight',
    'fight',
    'light',
    'might',
    'night',
    'right',
    'sight',
    'tight',
    'wight',
    'flown',
    'worst',
    'realm',
  ];
  writeFileSync(list, words.join('\n'));

  it('proves an optimum, and records its lists so that verify recognises them', async () => {
    const file = join(folder, 'ight.strategy');
    const found = (await run(['optimal', 'word', '--list', list, '--out', file, '--json'])).json();
    expect(found).toMatchObject({ game: 'word', rules: 'word5', proved: true });
    expect(found.histogram.reduce((sum: number, n: number) => sum + n, 0)).toBe(words.length);
    expect((await run(['verify', file, '--list', list, '--json'])).json()).toMatchObject({
      ok: true,
      total: found.total,
    });
    const shuffled = join(folder, 'shuffled.txt');
    writeFileSync(shuffled, [...words.toReversed(), 'eight'].join('\n'));
    expect((await run(['verify', file, '--list', shuffled])).exit).toBe(0);
    const other = await run(['verify', file]);
    expect(other.exit).toBe(5);
    expect(other.err).toContain('not the one that the strategy was made for');
  });

  it('suggests a word that cannot be the answer when that is best', async () => {
    const said = (
      await run(['suggest', 'word', 'eight:wgggg', '--strategy', 'optimal', '--list', list, '--json'])
    ).json();
    expect(said.suggestions[0]).toMatchObject({ possible: false, turns: { proved: true } });
    expect(said.left).toBe('8');
    const three = await run([
      'suggest',
      'word',
      'eight:wgggg',
      '--strategy',
      'optimal',
      '--top',
      '3',
      '--list',
      list,
      '--json',
    ]);
    const { suggestions, pool } = three.json();
    expect([pool, suggestions.length]).toEqual(['likely', 3]);
    expect(suggestions[0]).toEqual(said.suggestions[0]);
    for (const { turns, parts } of suggestions)
      expect([turns.proved, turns.total, parts > 1]).toEqual([true, turns.expected * 8, true]);
  });

  it('respects hard mode after the given rounds', async () => {
    const args = ['suggest', 'word', 'light:wgggg', '--strategy', 'optimal', '--list', list, '--json'];
    const free = (await run(args)).json().suggestions[0];
    const hard = (await run([...args, '--hard'])).json().suggestions[0];
    expect(hard).toMatchObject({ guess: expect.stringMatching(/^.ight$/), turns: { proved: true } });
    expect(hard.turns.expected).toBeGreaterThan(free.turns.expected);
  });

  it('pauses during the search so that keys and signals are handled', async () => {
    let pauses = 0;
    const pause = async () => void pauses++;
    const args = ['solve', 'word', 'wight', '--player', 'optimal', '--list', list];
    const solved = await run(args, [], { pause });
    expect([solved.exit, pauses > 0]).toEqual([0, true]);
  });

  it('works as a player for solve and compare', async () => {
    const solved = (
      await run(['solve', 'word', 'wight', '--player', 'optimal', '--list', list, '--json'])
    ).json();
    expect(solved).toMatchObject({ player: 'optimal', solved: true });
    const optimum = (await run(['optimal', 'word', '--list', list, '--json'])).json();
    expect(solved.turns.length).toBeLessThanOrEqual(optimum.worst);
    for (const mode of [[], ['--hard']]) {
      const args = ['compare', 'word', '--strategies', 'parts,optimal', '--list', list, ...mode];
      const [parts, best] = (await run([...args, '--json'])).json().rows;
      expect(best).toMatchObject({ strategy: 'optimal', proved: true });
      expect(best.total).toBeLessThanOrEqual(parts.total);
      expect((await run([...args, '--format', 'mmstrat'])).out).toMatch(/\noptimal +\d+/);
    }
  });

  it('accepts weights for words, and rejects a word that cannot be the secret', async () => {
    const weights = join(folder, 'ight.weights');
    writeFileSync(weights, 'wight 20\nFIGHT 3\n');
    const file = join(folder, 'weighted-words.strategy');
    const args = ['--list', list, '--weights', weights];
    const found = (await run(['optimal', 'word', ...args, '--out', file, '--json'])).json();
    expect(found.weighted).toMatchObject({ weight: words.length + 19 + 2 });
    expect((await run(['verify', file, ...args, '--json'])).json()).toMatchObject({
      weighted: { total: found.weighted.total },
    });
    writeFileSync(weights, 'wight 20\nzzzzz 3\n');
    const { exit, err } = await run(['optimal', 'word', ...args]);
    expect([exit, err]).toEqual([2, expect.stringContaining('line 2: “zzzzz” is not one of the possible')]);
  });

  it('begins with two fixed words, unless hard mode forbids it', async () => {
    const args = ['optimal', 'word', '--root', 'realm,flown', '--list', list, '--json'];
    expect((await run(args)).json()).toMatchObject({ root: 'realm', proved: true });
    const hard = await run([...args, '--hard']);
    expect(hard.exit).toBe(3);
    expect(hard.json()).toMatchObject({
      feasible: false,
      forbidden: { guess: 'flown', turns: [{ guess: 'realm', answer: expect.stringMatching(/[yg]/) }] },
    });
    const output = await run(['optimal', 'word', '--hard', '--root', 'realm flown', '--list', list]);
    expect([output.exit, output.err]).toEqual([
      3,
      expect.stringContaining('Hard mode forbids flown after realm:'),
    ]);
  });

  it('reports that no strategy keeps to the depth limit', async () => {
    const output = await run(['optimal', 'word', '--max-depth', '2', '--list', list, '--json']);
    expect(output.exit).toBe(3);
    expect(output.json()).toMatchObject({ game: 'word', rules: 'word5', feasible: false });
  });

  it.each([
    [['optimal', 'word', '--root', 'zzzzz', '--list', list], '--root'],
    [['suggest', 'word', '--strategy', 'optimal'], 'searches at most'],
  ])('rejects %j', async (args, part) => {
    const { exit, err } = await run(args);
    expect(exit).toBe(2);
    expect(err).toContain(part);
  });
});
