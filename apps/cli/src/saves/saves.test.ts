import { mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSheet, playMove } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKept } from '../mastermind/play/kept.ts';
import { makeSave, parseSave } from './save.ts';
import { Shelf } from './shelf.ts';

const sheet = playMove(newSheet('mastermind', 'p4c6r/12/by-hand', 'holly'), 'guess aabb');
const text = makeSave({ player: 'knuth', skin: 'winter', sheet });

describe('saves', () => {
  it('round-trip', () => {
    expect(parseSave(text)).toEqual({ ok: true, value: { player: 'knuth', skin: 'winter', sheet } });
  });

  it.each([
    ['', 1],
    [text.replace('inkling-save 1', 'inkling-save 9'), 1],
    [text.replace('knuth', 'nobody'), 2],
    [text.replace('skin winter', 'skin summer'), 3],
    [text.replace('p4c6r', 'p99c6r'), 6],
    [text.replace('guess aabb', 'guess zzzz'), 10],
    [text.slice(0, 60), 5],
  ])('that are damaged name the line', (damaged, line) => {
    expect(readKept(damaged)).toEqual({ ok: false, error: { line } });
  });

  it('never make the reader throw, whatever bytes are changed', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string(), (at, cut, put) => {
        readKept(text.slice(0, at) + put + text.slice(at + cut));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the shelf', () => {
  it('keeps each game whole, finds the last one played, and sets a damaged one aside', () => {
    const shelf = new Shelf({ XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'inkling-shelf-')) });
    expect(shelf.latest(['a', 'b'])).toBeUndefined();
    shelf.keep('a-1', 'one');
    shelf.keep('b-1', 'two');
    shelf.keep('a-1', 'three');
    utimesSync(join(shelf.folder, 'b-1.sheet'), 1, 1);
    expect(shelf.latest(['a', 'b'])).toEqual({ id: 'a-1', game: 'a', text: 'three' });
    expect(shelf.latest(['b'])?.text).toBe('two');
    expect(shelf.latest(['c'])).toBeUndefined();
    expect(shelf.setAside('a-1')).toBe(join(shelf.folder, 'a-1.sheet.damaged'));
    expect(shelf.latest(['a', 'b'])?.id).toBe('b-1');
    shelf.discard('b-1');
    expect(shelf.latest(['a', 'b'])).toBeUndefined();
    expect(readdirSync(shelf.folder)).toEqual(['a-1.sheet.damaged']);
  });

  it('takes a relative XDG_STATE_HOME for unset, as the specification says', () => {
    expect(new Shelf({ XDG_STATE_HOME: 'state', HOME: '/home/x' }).folder).toBe(
      join('/home/x', '.local', 'state', 'inkling'),
    );
  });
});
