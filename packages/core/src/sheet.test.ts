import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  childrenOf,
  goTo,
  lineOf,
  makeSheet,
  newSheet,
  parseSheet,
  playMove,
  redo,
  type Sheet,
  undo,
} from './sheet.ts';
import { anyText } from './testing/any-text.ts';

type Step =
  | { readonly kind: 'play'; readonly move: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'goTo'; readonly node: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('play' as const),
    move: fc.oneof(fc.constantFrom('a', 'b'), anyText()),
  }),
  fc.constantFrom<Step>({ kind: 'undo' }, { kind: 'redo' }),
  fc.record({ kind: fc.constant('goTo' as const), node: fc.nat(30) }),
);

function walk(steps: readonly Step[]): Sheet {
  return steps.reduce<Sheet>(
    (sheet, each) => {
      if (each.kind === 'play') return playMove(sheet, each.move);
      if (each.kind === 'undo') return undo(sheet) ?? sheet;
      if (each.kind === 'redo') return redo(sheet) ?? sheet;
      return goTo(sheet, each.node % sheet.nodes.length);
    },
    newSheet('null', 'params "quoted"\n', 'seed ☃'),
  );
}

describe('a sheet', () => {
  it('keeps every branch: undo and redo walk a tree', () => {
    let sheet = newSheet('g', 'p', 's');
    sheet = playMove(playMove(sheet, 'a'), 'b');
    sheet = playMove(undo(sheet)!, 'c');
    expect(lineOf(sheet)).toEqual(['a', 'c']);
    sheet = undo(undo(sheet)!)!;
    expect(undo(sheet)).toBeUndefined();
    sheet = redo(redo(sheet)!)!;
    expect(lineOf(sheet)).toEqual(['a', 'c']);
    expect(redo(sheet)).toBeUndefined();
    expect(childrenOf(sheet, 1)).toEqual([2, 3]);
    sheet = goTo(sheet, 2);
    expect(lineOf(redo(undo(sheet)!)!)).toEqual(['a', 'b']);
    expect(playMove(undo(sheet)!, 'b')).toEqual(sheet);
  });

  it('redoes along the branch visited last, however early it forked', () => {
    let sheet = newSheet('g', 'p', 's');
    for (const move of ['a', 'b', 'c']) sheet = playMove(sheet, move);
    const first = sheet;
    sheet = goTo(sheet, 0);
    for (const move of ['d', 'e', 'f']) sheet = playMove(sheet, move);
    sheet = goTo(sheet, first.cursor);
    for (let i = 0; i < 3; i++) sheet = undo(sheet)!;
    for (let i = 0; i < 3; i++) sheet = redo(sheet)!;
    expect(lineOf(sheet)).toEqual(['a', 'b', 'c']);
    sheet = goTo(goTo(sheet, 6), 4);
    for (let i = 0; i < 2; i++) sheet = redo(sheet)!;
    expect(lineOf(sheet)).toEqual(['d', 'e', 'f']);
  });

  it('round-trips through its text after any walk', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const sheet = walk(steps);
        expect(parseSheet(makeSheet(sheet))).toEqual({ ok: true, value: sheet });
      }),
      { numRuns: 300 },
    );
  });

  it('is unchanged by undo followed by redo', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const sheet = walk(steps);
        const back = undo(sheet);
        if (back) expect(redo(back)).toEqual(sheet);
      }),
    );
  });

  it('parses damaged text to a legal tree or an error with its line, without throwing', () => {
    const damage = fc.array(fc.tuple(fc.nat(400), fc.nat(3), fc.string({ maxLength: 4 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), damage, (steps, edits) => {
        let text = makeSheet(walk(steps));
        for (const [at, cut, put] of edits) text = text.slice(0, at) + put + text.slice(at + cut);
        const read = parseSheet(text);
        if (read.ok) {
          expect(parseSheet(makeSheet(read.value))).toEqual(read);
          expect(lineOf(read.value).length).toBeLessThan(read.value.nodes.length);
        } else expect(read.error.line).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['', 'not-a-sheet', 1],
    ['inkling-sheet 9\n', 'unknown-version', 1],
    ['inkling-sheet 1\ngame "x"\nparams "y"\nseed 3\n', 'bad-header', 4],
    [
      'inkling-sheet 1\ngame "x"\nparams "y"\nseed "z"\nrandom 7\ncursor 0\n-1 - ""\n',
      'unknown-random-version',
      5,
    ],
    ['inkling-sheet 1\ngame "x"\nparams "y"\nseed "z"\nrandom 1\ncursor 3\n-1 - ""\n', 'bad-cursor', 6],
    ['inkling-sheet 1\ngame "x"\nparams "y"\nseed "z"\nrandom 1\ncursor 1\n-1 - ""\n', 'bad-cursor', 6],
    ['inkling-sheet 1\ngame "x"\nparams "y"\nseed "z"\nrandom 1\ncursor 0\n', 'bad-cursor', 6],
    [
      'inkling-sheet 1\ngame "x"\nparams "y"\nseed "z"\nrandom 1\ncursor 0\n-1 - ""\n5 - "a"\n',
      'bad-parent',
      8,
    ],
    ['inkling-sheet 1\ngame "x"\nparams "y"\nseed "z"\nrandom 1\ncursor 0\n-1 0 ""\n', 'bad-parent', 7],
    [
      'inkling-sheet 1\ngame "x"\nparams "y"\nseed "z"\nrandom 1\ncursor 0\n-1 - ""\nnonsense\n',
      'bad-line',
      8,
    ],
  ])('rejects %j: %s', (text, code, line) => {
    expect(parseSheet(text)).toMatchObject({ ok: false, error: { code, line } });
  });

  it('reports the version that it cannot read', () => {
    expect(parseSheet('inkling-sheet 9\n')).toMatchObject({ error: { version: '9' } });
    const text = makeSheet(newSheet('x', 'y', 'z')).replace('random 1', 'random 7');
    expect(parseSheet(text)).toMatchObject({ error: { code: 'unknown-random-version', version: '7' } });
  });

  it('rejects an enormous string', () => {
    expect(parseSheet('x'.repeat(5_000_000))).toEqual({ ok: false, error: { code: 'too-long', line: 1 } });
  });
});
