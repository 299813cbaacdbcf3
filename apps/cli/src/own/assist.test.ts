import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-assist-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hats = join(folder, 'hats.csv');
writeFileSync(hats, 'who,Ada,Bob,Cy,Di\nhat?,yes,yes,no,no\nbeard?,no,yes,no,yes\n');

describe('assist', () => {
  it('counts the secrets left, undoes turns, and accepts the commands of the command line', async () => {
    const lines = [
      'aabb:1,0',
      'chek',
      'why place',
      'undo',
      'aabb 1,0',
      'aabb:4,0',
      'check',
      'undo',
      'solve',
      'solve 3124',
      'quit',
    ];
    const { exit, out, unread } = await run('assist mastermind', lines);
    expect([exit, unread]).toEqual([0, 0]);
    expect(out).toContain('256 of 1,296 secrets left.');
    expect(out).toContain('Did you mean check?');
    expect(out).toContain('why needs a feature and a value, as in: why place 1 a.');
    expect(out).toContain('The last turn is taken back.');
    expect(out).toContain('cannot both be true');
    expect(out).toMatch(/Try “[a-f]{4}”/);
    expect(out).toContain('codes, solve SECRET, undo');
    expect(out).toMatch(/solve needs a secret, as in: solve [a-f]{4}\./);
    expect(out).toMatch(/cabd:4,0\n“3124” after \d guesses\./);
  });

  it('supports a game from a file', async () => {
    const { out } = await run(
      ['assist', hats],
      ['hat?:no', 'why who Di', 'choices', 'codes', 'solve Ada', 'solve', 'help', 'beard?:no'],
    );
    expect(out).toContain('\nCy\nDi\n');
    expect(out).toContain('“Ada” after 2 guesses.');
    expect(out).toContain('solve needs a secret, as in: solve Cy.');
    expect(out).toContain('codes: all that are left.');
    expect(out).toContain('2 of 4 secrets left: Cy, Di.');
    expect(out).toContain('1 of 4 secrets left: Cy.');
  });
});

it('reads guesses, answers and secrets with spaces, quoted or not', async () => {
  const pairs = join(folder, 'pairs.csv');
  writeFileSync(
    pairs,
    'who,Ada L,Bob M,Cy N\nlives in water?,no not at all,yes,yes\nat: home?,yes,no not at all,yes\n',
  );
  const lines = [
    'lives in water? no not at all',
    'undo',
    '"lives in water?:yes"',
    'at: home?: no not at all',
    'why "who" "Ada L"',
    'lives in watr?:yes',
    'solve Bob M',
    'solve "Bob M"',
  ];
  const { out } = await run(['assist', pairs], lines);
  expect(out).toContain('1 of 3 secrets left: Ada L.');
  expect(out).toContain('2 of 3 secrets left: Bob M, Cy N.');
  expect(out).toContain('1 of 3 secrets left: Bob M.');
  expect(out).toMatch(/Turn 3:\n[^\n]*lives in water\?:yes/);
  expect(out).toContain('“lives in watr?” is not a guess. Did you mean “lives in water?”? Known:');
  expect(out.match(/“Bob M” after/g)).toHaveLength(2);
});

describe('codes', () => {
  it('prints all secrets left, in three formats', async () => {
    const left = await run('codes mastermind aabb:4,0');
    expect(left.out).toBe('aabb\n');
    const all = await run('codes mastermind --rules p3c4r --format csv');
    expect(all.out.split('\n')).toHaveLength(64 + 2);
    expect((await run(['codes', hats, 'hat?:no', '--format', 'jsonl'])).out).toBe(
      '{"secret":"Cy"}\n{"secret":"Di"}\n',
    );
    expect((await run('codes word salet:ggggg')).out).toBe('salet\n');
    const refused = await run('codes mastermind --json --format csv');
    expect([refused.exit, refused.json().error.at]).toEqual([2, '--format']);
    expect((await run('codes mastermind aabb:0,0 aabb:4,0')).exit).toBe(3);
    expect((await run('codes mastermind --format xml')).err).toContain('is not a format');
  });
});

describe('codes --json', () => {
  it('prints one object on one line, however many codes there are', async () => {
    const all = await run('codes mastermind --skin winter --json');
    expect([all.out.match(/\n/g)?.length, all.out.endsWith('\n')]).toEqual([1, true]);
    expect(all.json()).toMatchObject({ game: 'mastermind', rules: 'p4c6r', left: '1296' });
    expect([all.json().codes.length, all.json().codes[0], all.json().codes[1295]]).toEqual([
      1296,
      'aaaa',
      'ffff',
    ]);
    const thousand = await run('codes mastermind --rules p3c10r --json');
    expect(thousand.json().codes).toHaveLength(1000);
    expect((await run('codes word salet:ggggg --json')).json()).toEqual({
      game: 'word',
      left: '1',
      codes: ['salet'],
    });
    expect((await run(['codes', hats, 'hat?:no', '--json'])).json()).toEqual({
      game: 'hats',
      left: '2',
      codes: ['Cy', 'Di'],
    });
  });
});

describe('suggest --guess', () => {
  it('compares a guess with the best one', async () => {
    const { suggestions } = (await run('suggest mastermind aabb:1,0 --guess ffff --json')).json();
    expect(suggestions.map(({ guess }: { guess: string }) => guess)).toEqual(['ffff', expect.any(String)]);
    expect(suggestions[0].worst).toBeGreaterThan(suggestions[1].worst);
    const own = (await run(['suggest', hats, '--guess', 'beard?', '--json'])).json();
    expect(own.suggestions.map(({ guess }: { guess: string }) => guess)).toEqual(['hat?', 'beard?']);
    expect((await run('suggest mastermind --guess xyz')).err).toContain('“x” at place 1');
    expect((await run('suggest mastermind --guess aabb --strategy optimal')).exit).toBe(2);
  });
});

describe('help and version', () => {
  it('explain turns, rules and json, and print the version', async () => {
    for (const topic of ['turns', 'rules', 'json']) expect((await run(`help ${topic}`)).exit).toBe(0);
    expect((await run('help jsno')).err).toContain('Did you mean json?');
    expect((await run('version --json')).json()).toMatchObject({ node: process.versions.node });
  });
});
