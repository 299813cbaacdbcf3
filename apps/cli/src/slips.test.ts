import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-slips-'));

function fileWith(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('user errors', () => {
  it.each([
    ['empty', ''],
    ['binary', Uint8Array.from({ length: 300 }, (_, i) => (i * 37) % 256)],
    ['foreign', '# A shopping list\n\n- milk\n'],
  ])('verify exits with 2 on an %s file, unlike on a failed proof', async (name, content) => {
    expect((await run(['verify', fileWith(name, content)])).exit).toBe(2);
  });

  it('a repeated digit is reported as a digit', async () => {
    const { exit, err, out } = await run('choices mastermind 1223:1A1B --rules bc');
    expect(exit).toBe(2);
    expect(err + out).toContain('“2” at place 3');
    expect(err + out).not.toContain('“b”');
  });

  it('a secret not found, a missing saved game and an empty list exit with an error', async () => {
    expect((await run('solve word zzzzz')).exit).not.toBe(0);
    expect((await run('resume')).exit).toBe(2);
    const empty = await run(['compare', 'mastermind', '--strategies', ',']);
    expect([empty.exit, empty.err]).toEqual([2, expect.stringContaining('--strategies names nothing')]);
  });
});

describe('words after the last one that is read', () => {
  it.each([
    'audit examples/guess-who.csv extra',
    'play examples/guess-who.csv extra',
    'version extra',
    'help play extra',
    'completion bash extra',
    'resume extra',
    'serve extra',
    'worker extra',
  ])('are refused by %s', async (line) => {
    const { exit, out, err } = await run(line);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^inkling: (?:audit|play|version|help|completion|resume|serve|worker) (?:takes|needs) /,
    );
  });
});

describe('letters of colours', () => {
  it.each([
    ['choices mastermind rrgg:1,0', 'With --skin pegs the letters are R, G, B, Y, O and P.'],
    [
      'choices mastermind xxrg:1,0',
      'Choose one of these letters for each colour; which one does not matter.',
    ],
    ['choices mastermind rrgg:1,0 --skin winter', 'is not one of the symbols S, P, T, N, K and B.'],
    ['review mastermind rrgg:1,0', 'With --skin pegs'],
    ['solve mastermind rrgg', 'With --skin pegs'],
    ['suggest mastermind --guess rrgg', 'With --skin pegs'],
    ['choices mastermind rrggrr:1,0 --rules p6c12r', 'Choose one of these letters'],
  ])('%s says what to type', async (line, advice) => {
    const { exit, err } = await run(line);
    expect([exit, err.replace(/\s+/g, ' ').trim()]).toEqual([2, expect.stringContaining(advice)]);
  });

  it('are read with the skin that the advice names', async () => {
    const { exit, out } = await run('choices mastermind rrgg:1,0 --skin pegs');
    expect([exit, out]).toEqual([0, expect.stringContaining('256 of 1,296 codes left')]);
  });
});

describe('prompts', () => {
  it.each([
    ['mastermind', ['aabb', 'ccdd', 'suggest', 'check', 'solve', 'hnit', 'resign', 'no']],
    ['word', ['slate', 'crony', '/suggest', '/check', '/solve', 'hnit', 'resign', 'no']],
  ])('of %s accept the commands of the command line, and end with a review', async (game, lines) => {
    const { exit, out, unread } = await run(`play ${game} --seat breaker --seed holly`, lines);
    expect([exit, unread < lines.length]).toEqual([0, true]);
    expect(out).not.toMatch(/“\/?(?:suggest|check|solve|resign)”/);
    expect(out).toMatch(/^Review: turn \d told the most: /m);
  });

  it('give more with each hint in Word: a place, a likely letter, words, a guess', async () => {
    const hints = Array.from({ length: 5 }, () => 'hint');
    const { out } = await run('play word --seat breaker --seed holly', ['slate', ...hints, 'resign', 'no']);
    const lines = out.split('\n');
    const first = lines.findIndex((line) =>
      line.includes('most is known of place 4. Type hint again for more.'),
    );
    expect(lines.slice(first + 1, first + 5)).toEqual([
      expect.stringMatching(/^Among the likeliest: E at place 4, in \d+% of the words left\.$/),
      expect.stringMatching(/^Words: \w+ .* and \d+ more$/),
      expect.stringContaining('tells most'),
      lines[first + 3],
    ]);
  });

  it.each([
    ['daily mastermind', 'undo', 'You have one try; nothing can be taken back.'],
    ['daily word', '/undo', 'You have one try; nothing can be taken back.'],
    ['play witch', 'undo', 'There is no undo: what has been seen has been seen.'],
    ['play liar', 'check', 'There is no check in this game; ? lists its words.'],
    ['play liar', 'solve', 'There is no solve in this game; ? lists its words.'],
  ])('of %s say that there is no %s', async (line, word, sentence) => {
    const { out } = await run(line, [word, 'quit']);
    expect(out).toContain(sentence);
    expect(out).not.toContain('is not one of the symbols');
  });

  it('suggest the command that a typing error was meant to be', async () => {
    for (const game of ['mastermind', 'word'])
      expect((await run(`play ${game} --seat breaker --seed holly`, ['hnit'])).out).toContain(
        'Did you mean hint?',
      );
  });

  it.each([
    ['play word --length 5', ['/board', 'undo, redo', 'quit']],
    ['play word --length 4', ['board', '/undo, /redo', '/quit']],
    ['play boards', ['/board', 'undo, redo', 'quit']],
    ['daily word', ['/board', 'quit']],
  ])('of %s list no command that would be played as a guess', async (line, words) => {
    const { out } = await run(line, ['?', '/board', '/quit']);
    for (const word of words) expect(out).toContain(`\n  ${word}  `);
    expect(out).toContain('No turn has been played.');
  });

  it('suggest a command with the slash that it needs', async () => {
    const slip = await run('play word --length 4 --seed holly', ['udno']);
    expect(slip.out).toContain('Did you mean /undo?');
  });
});
