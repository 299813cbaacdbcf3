import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyBefore } from '@inkling/games/daily/daily-key';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { type DayKey, makeDayKeys } from '@inkling/games/record/day-keys';
import { makeRoomRecord } from '@inkling/games/record/room-text';
import { describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';
import { bytes, sha256, wordRecord } from '../../testing/word-record.ts';

const file = join(mkdtempSync(join(tmpdir(), 'inkling-keys-')), 'keys.json');

describe('verify, for the keys of past days', () => {
  it('hashes them to the end of their year or to each other, and shows what was played', async () => {
    const last = bytes(8);
    const key = async (day: number) => keyBefore(last, 30 - day, sha256);
    const end = await keyBefore(last, 30, sha256);
    const days = [3, 20, 30].map(async (day) => ({
      day: `2027-01-${String(day).padStart(2, '0')}`,
      key: await key(day),
      end,
    }));
    const keys = await Promise.all(days);
    writeFileSync(file, makeDayKeys(keys));
    const good = await run(['verify', file]);
    expect(good.out).toContain('Verified: 3 keys; each leads to the end of its year that the file names.');
    expect(good.out).toMatch(/2027-01-20: code [a-f]{4} \(each guest has a copy of it\), word [a-z]{5}\./);
    writeFileSync(file, makeDayKeys(keys.map((one) => ({ ...one, end: undefined }))));
    expect((await run(['verify', file, '--json'])).json()).toMatchObject({
      ok: true,
      days: [{ leads: 'alone' }, { leads: 'earlier' }, { leads: 'earlier' }],
    });
    writeFileSync(file, makeDayKeys(keys.map((one, at) => (at === 1 ? { ...one, key: bytes(1) } : one))));
    const lie = await run(['verify', file]);
    expect([lie.exit, lie.err]).toEqual([
      5,
      expect.stringContaining('The key of 2027-01-20 does not lead to the end of its year'),
    ]);
    writeFileSync(
      file,
      JSON.stringify({
        day: '2027-01-31',
        past: keys.map(({ day, key: k }) => ({ day, key: makeBase64url(k), end: makeBase64url(end) })),
      }),
    );
    expect((await run(['verify', file])).exit).toBe(0);
    writeFileSync(file, '{"inkling":"days","v":1,"days":[{"day":"2027-02-30"}]}');
    expect((await run(['verify', file])).err).toContain('“days[0].day” is missing or invalid.');
  });
});

describe('verify, for keys that cannot all be compared', () => {
  const last = bytes(8);
  const dayKey = async (day: number, year = 2027): Promise<DayKey> => ({
    day: `${year}-01-${String(day).padStart(2, '0')}`,
    key: await keyBefore(last, 30 - day, sha256),
    end: undefined,
  });
  const verify = async (keys: readonly DayKey[]) => {
    writeFileSync(file, makeDayKeys(keys));
    const { exit, out, err } = await run(['verify', file]);
    return { exit, text: (out + err).split('\n')[0] };
  };

  it('says exactly what each key was compared with', async () => {
    const end = await keyBefore(last, 30, sha256);
    const [third, ninth, lone] = [await dayKey(3), await dayKey(9), await dayKey(3, 2028)];
    expect(await verify([{ ...third, end }, ninth])).toEqual({
      exit: 0,
      text: 'Verified: 2 keys; each leads to the end of its year that the file names.',
    });
    expect(await verify([third, ninth])).toEqual({
      exit: 0,
      text: 'Verified: 2 keys; each but the first of its year leads to the one before; the end of the year is not in the file.',
    });
    expect(
      await verify([
        { ...third, end },
        { ...ninth, key: bytes(0) },
      ]),
    ).toEqual({
      exit: 5,
      text: 'inkling: not verified. The key of 2027-01-09 does not lead to the end of its year that the file names.',
    });
    expect(await verify([third, { ...ninth, key: bytes(0) }])).toMatchObject({
      exit: 5,
      text: 'inkling: not verified. The key of 2027-01-09 does not lead to the key before it in the file.',
    });
    expect(await verify([lone])).toEqual({
      exit: 5,
      text: 'inkling: not verified. The key of 2028-01-03 could be compared with nothing: the file has neither the end of its year nor another key that leads to it.',
    });
    writeFileSync(file, makeDayKeys([{ ...third, end }, ninth, lone]));
    expect((await run(['verify', file])).out).toContain(
      'The key of 2028-01-03 could be compared with nothing',
    );
    expect(
      await verify([
        { ...third, end },
        { ...ninth, end: bytes(1) },
      ]),
    ).toEqual({
      exit: 5,
      text: 'inkling: not verified. The file names two different ends of the chain of 2027, and only one can have been published.',
    });
  });

  it('checks a record of a game as one, although it has keys in another field', async () => {
    const past = [{ day: '2027-01-03', key: makeBase64url(last) }];
    const lie = JSON.parse(makeRoomRecord(await wordRecord()).replace(':ggggg', ':ggygg')) as object;
    const game = { inkling: 'game', v: 1, game: 'mastermind', rules: 'p4c6r', turnsMax: 12, code: 'ffff' };
    const turns = [{ guess: 'aabb', exact: 4, near: 0 }];
    for (const record of [{ ...lie }, { ...game, turns }])
      for (const more of [{}, { past: [] }, { past }]) {
        writeFileSync(file, JSON.stringify({ ...record, ...more }));
        const { exit, err } = await run(['verify', file]);
        expect([exit, err]).toEqual([5, expect.stringContaining('Turn 1 was answered wrongly')]);
      }
  });
});
