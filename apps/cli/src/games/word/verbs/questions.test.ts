import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-lists-'));
const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('choices', () => {
  it('prints JSON in the contract’s shape', async () => {
    const { exit, json } = await run('choices word erase:ywwwy --json');
    expect(exit).toBe(0);
    expect(json()).toMatchObject({
      game: 'word',
      consistent: true,
      strings: '32428',
      green: '.....',
      bounds: { e: [2, 3] },
      direct: { e: [2, 5] },
      absent: 'ars',
      patterns: { total: 3, completable: 3 },
      words: { likely: expect.any(Array), all: expect.any(Array) },
    });
    expect(json().places).toHaveLength(5);
  });

  it('distinguishes “not in this list” from a contradiction', async () => {
    const none = await run('check word xqzjk:ggggg');
    expect([none.exit, none.out]).toEqual([
      0,
      'Your hints are consistent (1 string fits), but no word in this list does.\n',
    ]);
    const wrong = await run('choices word crane:gwwww cloth:wwwww --json');
    expect([wrong.exit, wrong.json().consistent]).toEqual([3, false]);
    const empty = await run('suggest word xqzjk:ggggg --json');
    expect([empty.exit, empty.json().suggestions, empty.json().left]).toEqual([0, [], '0']);
  });

  it.each([
    ['marks with dots', 'choices word salet:.Y-_b'],
    ['squares', 'choices word salet:⬛🟨⬛⬜⬛'],
    ['blanks forgotten in quotes', 'choices word SALET wywww'],
    ['glued', 'choices word saletwywww'],
  ])('reads %s', async (_, line) => {
    expect((await run(`${line} --json`)).json().rounds).toEqual(['salet:wywww']);
  });

  it('reads rounds from standard input, with squares below the word', async () => {
    const { json } = await run('choices word - --json', ['# mine', 'salet', '⬛🟨⬛⬛⬛', 'crony:wwwww']);
    expect(json().rounds).toEqual(['salet:wywww', 'crony:wwwww']);
  });

  it.each([
    [['', '', 'salet:gywwq'], 3],
    [['# mine', 'salet', '⬛🟨⬛⬛⬛', '', 'crony:wwwwq'], 5],
    [['salet:wywww', 'crony', '⬛🟨⬛⬛⬛⬛', 'crane:wwwww'], 2],
  ])('names the line of standard input that it cannot read: %j', async (lines, line) => {
    const { exit, json } = await run('choices word - --json', lines);
    expect([exit, json().error.at]).toEqual([2, `line ${line}`]);
    expect(json().error.message).toMatch(new RegExp(`^Line ${line} of the input: `));
  });
});

describe('check', () => {
  it.each([
    ['cocoa:yywww crane:ywwww', 0, [], undefined],
    ['crane:yyyyw foils:yywww', 3, [1, 2], 'too-many-letters'],
    ['erase:wwwwy', 3, [], 'mark-order'],
    ['leady:gwgwy satay:wwwgy', 3, [], 'green-count'],
    ['crane:gwwww cloth:wwwww', 3, [4], 'absent-and-hinted'],
  ])('reports the violated rules, if any, of %s', async (turns, exit, rules, code) => {
    const { exit: got, json } = await run(`check word ${turns} --json`);
    expect([got, json().rules, json().code]).toEqual([exit, rules, code]);
    if (exit === 3)
      expect(json()).toMatchObject({
        consistent: false,
        conflict: expect.any(Array),
        conflicts: expect.any(Array),
        firstBadRound: expect.any(Number),
        repairs: expect.any(Array),
        message: expect.stringMatching(/^No string of letters fits these hints\. .*\.$/),
      });
  });

  it('groups the letters that would repair a typing error', async () => {
    const { out } = await run('check word erase:wwwwy');
    expect(out).toContain('another mark at place 1: erase:ywwwy leaves 32,428 strings');
    expect(out).toMatch(/another letter at place 1: .* or \d+ others/);
  });
});

describe('why, suggest, solve', () => {
  it('explains why a letter is possible or impossible', async () => {
    expect((await run('why word 1 c crane:ywwww --json')).json()).toMatchObject({
      possible: false,
      turns: [1],
    });
    const possible = (await run('why word 2 C crane:ywwww --json')).json();
    expect(possible).toMatchObject({ place: 2, symbol: 'c', possible: true, count: '223608' });
    expect(possible.witness[1]).toBe('c');
    expect(possible.word[1]).toBe('c');
  });

  it('says when none of the words left is likely', async () => {
    const { out } = await run('suggest word salet:ggggg --top 1');
    expect(out).toMatch(/^1 word left, not a likely one; best by entropy:\n/);
  });

  it('treats knuth as the worst-case strategy, and respects hard mode', async () => {
    const knuth = (await run('suggest word salet:wywww --strategy knuth --top 2 --json')).json();
    const worst = (await run('suggest word salet:wywww --strategy worst --top 2 --json')).json();
    expect(knuth).toEqual(worst);
    const hard = (await run('suggest word salet:wgwww --hard --top 20 --json')).json();
    for (const { guess } of hard.suggestions) expect(guess[1]).toBe('a');
  });

  it('finds a secret, and says when it is not in the list', async () => {
    expect((await run('solve word mango --first salet --json')).json()).toMatchObject({
      solved: true,
      secret: 'mango',
    });
    const lost = await run('solve word zzzzz --first salet --json');
    expect(lost.exit).toBe(3);
    expect(lost.json()).toMatchObject({
      solved: false,
      known: false,
    });
  });

  it('compares strategies on a custom list', async () => {
    const path = file('small.txt', 'eight\nfight\nlight\nmight\nnight\nright\nsight\ntight\n');
    const { json } = await run(`compare word --list ${path} --strategies entropy,parts --json`);
    expect(json()).toMatchObject({ secrets: 8, rows: [{ strategy: 'entropy' }, { strategy: 'parts' }] });
    for (const row of json().rows)
      expect(row.histogram.reduce((sum: number, count: number) => sum + count, 0)).toBe(8);
  });
});

describe('patterns', () => {
  it('prints each pattern once, up to the limit', async () => {
    expect((await run('patterns erase:ywwwy')).out).toBe('_ee__\n_e_e_\n__ee_\n');
    expect((await run('patterns word erase:ywwwy --limit 2')).out).toBe('_ee__\n_e_e_\n');
  });

  it('prints no pattern on a contradiction, and exits with 3', async () => {
    const { exit, out } = await run('patterns erase:wwwwy');
    expect([exit, out]).toEqual([3, '']);
  });
});

it('says how many places a letter needs, and which are left', async () => {
  const { exit, out } = await run('check word aaabc:yyyww');
  expect(exit).toBe(3);
  expect(out).toContain(
    'Rule 3: round 1 leaves A only places 4 and 5, and it needs 3. Round 1 cannot be true',
  );
  expect((await run('check word tbcde:ygggg')).out).toContain('leaves T no place at all, and it needs 1.');
});

describe('--list', () => {
  it('skips unusable lines with a warning', async () => {
    const path = file('odd.txt', 'äpfel\n\nÄPFEL\nbirne\nzwei wörter\npflaume\n');
    const { exit, err, json } = await run(['choices', 'word', '--list', path, '--json', '--length', '5']);
    expect(exit).toBe(0);
    expect(json().words.all).toEqual(['äpfel', 'birne']);
    expect(err).toContain(
      '1 blank line, 1 duplicate, 1 word of another length than 5 and 1 line that is not one word (5)',
    );
  });

  it.each([
    ['a binary file', file('binary', Buffer.from([0, 1, 2, 255])), 'not UTF-8'],
    ['an empty file', file('empty', ''), 'no words'],
    ['a folder', folder, 'that is a folder'],
    ['no file', join(folder, 'missing'), 'no such file'],
    ['a huge file', file('huge', 'abcde\n'.repeat(1_700_000)), '10,000,000'],
  ])('rejects %s', async (_, path, sentence) => {
    const { exit, out, err } = await run(['suggest', 'word', '--list', path]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^inkling: .*\.\n$/);
  });
});

describe('invalid input', () => {
  it.each([
    ['choices word salet', 'marks are missing'],
    ['choices word salet:gyww', '5 letters and 4 marks'],
    ['choices word salet:gywwq', '“q” at place 5 is not a mark'],
    ['choices word s1let:gywww', '“1” at place 2'],
    ['choices word salet:gywww crab:wwww', 'all rounds have one length'],
    ['choices word salet:gywww --length 6', '--length 6'],
    ['choices word --length 33', '1 to 32'],
    ['why word 9 s salet:gywww', 'is not a place'],
    ['why word 1 ss salet:gywww', 'is not a letter'],
    ['suggest word --strategy best', 'Known: entropy'],
    ['suggest word --strategy optimal', 'searches at most 1000'],
    ['solve word', 'one secret word'],
    ['solve word salet:wwgyw', 'inkling suggest word salet:gywww.'],
    ['solve word salet:wwgyw crane:wwwww', '“salet:wwgyw” is a turn, and solve takes the secret'],
    ['solve word qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', 'no words of 32 letters'],
    ['compare word salet:gywww', 'takes no turns'],
  ])('is rejected: `%s`', async (line, sentence) => {
    const { exit, out, err } = await run(line);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^inkling: .*[.?]\n$/);
  });

  it('never crashes the program, whatever the turns', async () => {
    const turn = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[a-e]{5}:[gyw]{5}$/),
      fc.constantFrom('salet', 'gywww', '🟩⬛', '-', ':', '--all'),
    );
    const verb = fc.constantFrom('choices word', 'check word', 'suggest word --top 1', 'patterns --limit 9');
    await fc.assert(
      fc.asyncProperty(verb, fc.array(turn, { maxLength: 4 }), async (words, turns) => {
        const { exit, err } = await run([...words.split(' '), ...turns]);
        expect([0, 2, 3]).toContain(exit);
        expect(err).not.toMatch(/\n\s+at /);
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});
