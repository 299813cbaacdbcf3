import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { VERBS } from '../verbs/verbs.ts';
import { clippedLine, widthOf, wrappedLine } from './wrapping.ts';

describe('a line', () => {
  it('is wrapped at words, with the continuation lines indented', () => {
    expect(wrappedLine('  one two three four', 10)).toEqual(['  one two', '  three', '  four']);
    const help = '  undo, redo  take the last entry back';
    expect(wrappedLine(help, 34)).toEqual(['  undo, redo  take the last entry', `${' '.repeat(14)}back`]);
    expect(wrappedLine(help, 24)).toEqual(['  undo, redo  take the', '  last entry back']);
    expect(wrappedLine('short', 10)).toEqual(['short']);
    expect(wrappedLine('aaaaaaaaaaaaaaa bb', 10)).toEqual(['aaaaaaaaaaaaaaa', 'bb']);
    expect(wrappedLine('one two', undefined)).toEqual(['one two']);
  });

  it('keeps coloured cells whole, and does not count colour codes in its width', () => {
    const cell = '\x1b[30;48;5;120m a \x1b[39;49m';
    expect(widthOf(cell)).toBe(3);
    expect(widthOf('🟩é漢')).toBe(5);
    expect(wrappedLine(`${cell} ${cell}  ok`, 7)).toEqual([`${cell} ${cell}`, 'ok']);
  });

  it('loses nothing but spaces, and fits whenever its words do', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 9, max: 40 }), (some, columns) => {
        const lines = wrappedLine(some.join(' '), columns);
        expect(lines.join(' ')).toBe(some.join(' '));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('is clipped if it will be rewritten in place', () => {
    expect(clippedLine('searching: at least 5', 12)).toBe('searching:…');
    expect(clippedLine('fits', 5)).toBe('fits');
  });
});

describe('a narrow terminal', () => {
  const lines = [
    'help',
    ...VERBS.map(({ name }) => `help ${name}`),
    'suggest mastermind aabb:1,0 --strategy optimal',
    'check mastermind aabb:1,0 aabb:0,0',
    'check word leady:gwgwy satay:wwwgy',
    'choices word salet:ywwyw',
    'solve mastermind zz',
    'nonsense',
  ];
  it.each(lines)('shows no line broken inside a word: %s', async (line) => {
    for (const columns of [40, 30]) {
      const wide = await run(line);
      const { exit, out, err } = await run(line, [], { terminal: true, columns, env: { NO_COLOR: '1' } });
      expect(exit).toBe(wide.exit);
      const words = new Set(`${wide.out}\n${wide.err}`.split(/\s+/));
      for (const shown of [...out.split('\n'), ...err.split('\n')])
        expect(widthOf(shown) <= columns || shown.trim().split(/\s+/).length === 1 ? '' : shown).toBe('');
      for (const word of `${out}\n${err}`.split(/\s+/)) expect(words).toContain(word);
    }
  });

  it.each([
    ['compare mastermind --rules p3c6r --strategies knuth,random', []],
    ['play mastermind --rules p4c10n --seat breaker --seed a', ['choices', 'quit']],
    ['suggest mastermind aabb:1,0 --top 3', []],
    ['suggest mastermind aabb:1,0 acdd:0,2 --strategy optimal --top 3', []],
    ['suggest mastermind aabb:1,0 --guess cdef', []],
    ['suggest word salet:wywww --top 3', []],
    ['review mastermind aabb:1,0 acdd:0,2', []],
    ['review word salet:wywww crony:wywww', []],
    ['review witch --level easy a1,b3:Rowena,Sabrina c2,a1:Sabrina,Rowena', []],
  ])('stacks the columns of a table that do not fit: %s', async (line, typed) => {
    const narrow = { terminal: true, columns: 40, env: { NO_COLOR: '1' } };
    const wide = await run(line, typed, { ...narrow, columns: 120 });
    const { out } = await run(line, typed, narrow);
    const head = /^(?:Strategy|place|guess|Guess|Turn) .*$/gm;
    const heads = (text: string) => (text.match(head) ?? []).map((row) => row.trim().split(/ +/));
    const [whole = []] = heads(wide.out);
    const parts = heads(out);
    expect(parts.length).toBeGreaterThan(1);
    expect([whole[0], ...parts.flatMap((part) => part.slice(1))]).toEqual(whole);
    for (const row of out.split('\n')) expect(widthOf(row)).toBeLessThanOrEqual(40);
  });

  it('leaves JSON and shell scripts as in a pipe', async () => {
    const narrow = { terminal: true, columns: 30 };
    for (const line of ['suggest mastermind aabb:1,0 --json', 'completion fish'])
      expect((await run(line, [], narrow)).out).toBe((await run(line)).out);
  });
});
