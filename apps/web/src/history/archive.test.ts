import { makeSheet, playMove, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../session/draft.ts';
import { makeKept } from '../session/keeping.ts';
import { sheetFor } from '../session/mastermind-session.ts';
import { ARCHIVE_LENGTH_MAX, makeArchive, parseArchive } from './archive.ts';
import { newestFirst, readKeptSheet } from './kept-sheet.ts';

function play(sheet: Sheet, letters: string): Sheet {
  const code = Array.from(letters, (letter) => letter.charCodeAt(0) - 97);
  return playMove(sheet, mastermind.makeMove({ kind: 'guess', code }));
}

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'f'), { minLength: 4, maxLength: 4 });
const kept = fc
  .tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.array(letters, { maxLength: 6 }))
  .map(([seed, guesses]) => {
    const sheet = guesses.reduce((at, guess) => play(at, guess.join('')), sheetFor(4, seed));
    return { ...makeKept(sheet, emptyDraft(4)), changed: '2026-11-21T02:00:00.000Z' };
  })
  .filter((value) => readKeptSheet('', value).standing.kind === 'mastermind');

describe('the archive', () => {
  it('gives back what went in, whatever the seeds', () => {
    fc.assert(
      fc.property(fc.array(kept, { maxLength: 5 }), (values) => {
        const read = parseArchive(makeArchive(values));
        expect(read.ok && read.value.entries.map(([, value]) => value)).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });

  it('reads any damage to a legal part or a code, and never throws', () => {
    const damage = fc.tuple(fc.nat(900), fc.nat(30), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(kept, damage, (value, [at, cut, put]) => {
        const text = makeArchive([value]);
        const read = parseArchive(text.slice(0, at) + put + text.slice(at + cut));
        if (read.ok) expect(read.value.entries.length + read.value.refused).toBeLessThanOrEqual(2);
        else expect(read.error).toMatch(/^(not-an-archive|later-version)$/);
      }),
      { numRuns: 400 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !parseArchive(text).ok));
    fc.assert(fc.property(fc.json(), (text) => !parseArchive(text).ok));
  });

  it.each([
    ['[['.repeat(200_000), 'not-an-archive'],
    ['null', 'not-an-archive'],
    ['{"format":"inkling-sheets","version":2,"sheets":[]}', 'later-version'],
    ['{"format":"inkling-sheets","version":1,"sheets":{"length":1e9}}', 'not-an-archive'],
    [' '.repeat(ARCHIVE_LENGTH_MAX + 1), 'too-large'],
  ])('refuses a hostile file with a code', (text, code) => {
    expect(parseArchive(text)).toEqual({ ok: false, error: code });
  });

  it('refuses sheets that no page could open, and takes the rest', () => {
    const good = makeKept(play(sheetFor(4, 's'), 'aabb'), emptyDraft(4));
    const illegal = makeKept(playMove(sheetFor(4, 's'), 'zzzz'), emptyDraft(4));
    const foreign = { version: 1, sheet: makeSheet({ ...sheetFor(4, 'x'), game: 'witch', params: 'p' }) };
    const read = parseArchive(makeArchive([good, illegal, null, 7, { sheet: 'x' }, foreign]));
    expect(read).toEqual({
      ok: true,
      value: {
        entries: [
          ['sheet/p4c6r/12/drawn/s', good],
          ['sheet/witch p/x', foreign],
        ],
        refused: 4,
      },
    });
  });
});

it('a kept sheet says how it stands, and the newest comes first', () => {
  const won = readKeptSheet('b', makeKept(playMove(sheetFor(4, 'holly-3417'), 'casd'), emptyDraft(4)));
  expect(won.standing.kind).toBe('unreadable');
  const solved = makeKept(play(play(sheetFor(4, 'holly-3417'), 'aabb'), 'cada'), emptyDraft(4));
  const found = readKeptSheet('a', { ...solved, changed: '2026-01-02T00:00:00Z' });
  expect(found.standing).toMatchObject({ kind: 'mastermind', seat: 'breaker', phase: 'found', turns: 2 });
  const later = readKeptSheet('c', { changed: '2026-01-03T00:00:00Z' });
  const order = [won, found, later].toSorted(newestFirst);
  expect(order.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
});
