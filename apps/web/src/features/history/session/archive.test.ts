import { makeSheet, newSheet, playMove, type Sheet } from '@inkling/core/sheet';
import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedKey } from '../../../shell/saved/saved.ts';
import { listSavedGames, readSavedEntry } from '../../../shell/saved-games.ts';
import { counter } from '../testing/counter-game.ts';
import { ARCHIVE_LENGTH_MAX, makeArchive, parseArchive } from './archive.ts';

const games = [counter];

function keep(sheet: Sheet, done: number) {
  const progress = { phase: 'unfinished', done, of: 9 };
  return { version: 1, sheet: makeSheet(sheet), progress, changed: '2026-11-21T02:00:00.000Z' };
}

const summary = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.array(fc.constantFrom('up', 'down'), { maxLength: 6 }),
  )
  .map(([seed, moves]) => keep(moves.reduce(playMove, newSheet('counter', 'to-9', seed)), moves.length))
  .filter((value) => readSavedEntry('', value, games).summary !== undefined);

describe('the archive', () => {
  it('round-trips games, whatever their seeds', () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 5 }), (values) => {
        const read = parseArchive(makeArchive(values, []), games);
        expect(read.ok && read.value.entries.map(([, value]) => value)).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });

  it('parses a damaged file or returns an error code, and never throws', () => {
    const damage = fc.tuple(fc.nat(900), fc.nat(30), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(summary, damage, (value, [at, cut, put]) => {
        const text = makeArchive([value], []);
        const read = parseArchive(text.slice(0, at) + put + text.slice(at + cut), games);
        if (read.ok) expect(read.value.entries.length + read.value.refused).toBeLessThanOrEqual(2);
        else expect(read.error.code).toMatch(/^(not-an-archive|other-version)$/);
      }),
      { numRuns: 400 },
    );
    fc.assert(fc.property(anyText(), (text) => !parseArchive(text, games).ok));
    fc.assert(fc.property(fc.json(), (text) => !parseArchive(text, games).ok));
  });

  it.each([
    ['[['.repeat(200_000), 'not-an-archive'],
    ['null', 'not-an-archive'],
    ['{"format":"inkling-sheets","version":2,"sheets":[]}', 'other-version'],
    ['{"format":"inkling-sheets","version":0,"sheets":[]}', 'other-version'],
    ['{"format":"inkling-sheets","version":1,"sheets":{"length":1e9}}', 'not-an-archive'],
    [' '.repeat(ARCHIVE_LENGTH_MAX + 1), 'too-large'],
  ])('rejects a hostile file with an error code', (text, code) => {
    expect(parseArchive(text, games)).toMatchObject({ ok: false, error: { code } });
  });

  it('rejects games that no page could open, and accepts the rest', () => {
    const good = keep(newSheet('counter', 'to-9', 's'), 0);
    const unnoted = { version: 1, sheet: makeSheet(newSheet('counter', 'to-9', 't')) };
    const foreign = keep(newSheet('elsewhere', 'p', 'x'), 0);
    const read = parseArchive(makeArchive([good, unnoted, foreign, null, 7, { sheet: 'x' }], []), games);
    expect(read).toEqual({ ok: true, value: { entries: [['sheet/counter to-9/s', good]], refused: 5 } });
    const withOthers = parseArchive(makeArchive([good], [{ id: 'a room without its game' }]), games);
    expect(withOthers).toMatchObject({ value: { entries: [['sheet/counter to-9/s', good]], refused: 1 } });
  });
});

it('lists saved games, readable or not: last changed first, those without a time last', async () => {
  const sheet = newSheet('counter', 'to-9', 's');
  const stored: readonly (readonly [string, unknown])[] = [
    [savedKey(sheet), keep(sheet, 3)],
    ['sheet/b', { changed: '2026-11-22T00:00:00Z' }],
    ['sheet/c', 7],
  ];
  const storage = { list: async () => stored } as unknown as Parameters<typeof listSavedGames>[0];
  const listed = await listSavedGames(storage, games);
  expect(listed.map(({ key, game, summary }) => [key, game?.entry.id, summary?.progress?.done])).toEqual([
    ['sheet/b', undefined, undefined],
    ['sheet/counter to-9/s', 'counter', 3],
    ['sheet/c', undefined, undefined],
  ]);
});
