import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';

describe('parseCommand of History', () => {
  it('reads the numbers of the list', () => {
    expect(parseCommand('open 2', 3)).toEqual({ ok: true, value: { kind: 'open', sheet: 1 } });
    expect(parseCommand(' REVIEW 1 ', 3)).toEqual({ ok: true, value: { kind: 'review', sheet: 0 } });
    expect(parseCommand('delete 3', 3)).toEqual({
      ok: true,
      value: { kind: 'delete', sheet: 2, sure: false },
    });
    expect(parseCommand('delete 3 yes', 3)).toMatchObject({ value: { sheet: 2, sure: true } });
    expect(parseCommand('delete all yes', 3)).toEqual({
      ok: true,
      value: { kind: 'delete-all', sure: true },
    });
    expect(parseCommand('?', 0)).toEqual({ ok: true, value: { kind: 'help' } });
  });

  it('reports what is wrong with any other line', () => {
    expect(parseCommand('  ', 3)).toEqual({ ok: false, error: { code: 'nothing' } });
    expect(parseCommand('open', 3)).toEqual({ ok: false, error: { code: 'which-sheet' } });
    expect(parseCommand('open 4', 3)).toMatchObject({
      error: { code: 'no-such-sheet', text: '4', sheets: 3 },
    });
    expect(parseCommand('open 0', 3)).toMatchObject({ error: { code: 'no-such-sheet' } });
    expect(parseCommand('open 1 yes', 3)).toMatchObject({ error: { code: 'not-understood' } });
    expect(parseCommand('delete 1 perhaps', 3)).toMatchObject({ error: { code: 'not-understood' } });
    expect(parseCommand('export 2', 3)).toMatchObject({ error: { code: 'not-understood' } });
  });

  it('never confirms a deletion without the word "yes"', () => {
    const word = fc.constantFrom('delete', 'all', '1', '2', 'ye', 'y', 'no', 'open', '');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), anyText(), (parts, tail) => {
        const line = `${parts.join(' ')} ${tail}`;
        const read = parseCommand(line, 2);
        if (read.ok && 'sure' in read.value && read.value.sure) expect(line).toMatch(/\byes\b/i);
      }),
    );
  });
});
