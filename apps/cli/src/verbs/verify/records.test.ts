import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { makeDayKeys } from '@inkling/games/record/day-keys';
import { recordOfRoom } from '@inkling/games/record/finished-room';
import { makeRoomRecord } from '@inkling/games/record/room-text';
import { COVEN_ROSTER, covenWitch } from '@inkling/games/witch/coven-module';
import { makeBoardText } from '@inkling/games/witch/link/board-text';
import { witchGame } from '@inkling/games/witch/rules/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';
import { bytes, dayRecord, optional, wordRecord } from '../../testing/word-record.ts';
import { addressOf } from './room-link.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-records-'));

const file = join(folder, 'game.json');

describe('verify, for a game from a room', () => {
  it('accepts a jointly drawn word, and names what was changed', async () => {
    const record = await wordRecord();
    const text = makeRoomRecord(record);
    writeFileSync(file, text);
    const good = await run(['verify', file]);
    expect([good.exit, good.err]).toEqual([0, '']);
    expect(good.out).toContain(`Verified: Word (w5t6@english), word ${record.secret}: every answer`);
    expect(good.out).toContain('from a seed that was promised first and from 1 nonce of the players');
    expect((await run(['verify', file, '--json'])).json()).toMatchObject({
      ok: true,
      draw: 'joint',
      winner: 'breaker',
    });
    writeFileSync(file, text.replace(':ggggg', ':ggygg'));
    const lie = await run(['verify', file]);
    expect(lie.exit).toBe(5);
    expect(lie.err).toContain('Turn 1 was answered wrongly: told ggygg, the word gives ggggg.');
    writeFileSync(file, text.replace(makeBase64url(bytes(2)), makeBase64url(bytes(4))));
    expect((await run(['verify', file])).err).toContain(
      'is not what the promised seed and the players’ nonces give',
    );
    writeFileSync(file, text.slice(0, 100));
    expect((await run(['verify', file])).err).toMatch(
      /damaged at line 1, character \d+, where it ends too early/,
    );
    writeFileSync(file, text.replace('"resigned":false', '"resigned":7'));
    expect((await run(['verify', file])).err).toContain('“sheets[0].resigned” is missing or invalid.');
  });

  it('rejects a sheet with a turn after its end, or with a wrong count', async () => {
    const kept = readFileSync(new URL('../../../../../tests/formats/game.json', import.meta.url), 'utf8');
    const sheet = kept.replace(',"maker":"adversary"', '');
    const verify = (text: string, ...more: readonly string[]) => {
      writeFileSync(file, text);
      return run(['verify', file, ...more]);
    };
    const good = await verify(sheet);
    expect([good.exit, good.out]).toEqual([0, expect.stringContaining('was counted again, and is true')]);
    const late = await verify(sheet.replace('],"code"', ',{"guess":"aaaa","exact":1,"near":0}],"code"'));
    expect([late.exit, late.err]).toEqual([5, expect.stringContaining('Turn 3 comes after the end')]);
    const miscounted = await verify(sheet.replace('"left":"208"', '"left":"5"'), '--json');
    expect(miscounted.exit).toBe(5);
    expect(miscounted.json()).toMatchObject({ ok: false, miscounted: [{ turn: 0, left: '208' }] });
  });

  it('names a flip that was answered wrongly in a game of witches', async () => {
    const game = witchGame(COVEN_ROSTER);
    const params = value(game.parseParams('easy against=nobody quiz=off'));
    let state = game.start(params, seedRandom('table'));
    const { tiles } = state.secret;
    for (const [square, face] of tiles.entries()) {
      const mate = tiles.findIndex(
        (other, at) =>
          at > square && face.type === 'gameTile' && other.type === 'gameTile' && other.witch === face.witch,
      );
      for (const at of mate < 0 ? [] : [square, mate])
        state = value(game.apply(state, { kind: 'flip', row: Math.floor(at / 3), col: at % 3 }));
    }
    const record = recordOfRoom(
      {
        game: 'witch',
        rules: game.makeParams(params),
        maker: 'drawn',
        phase: 'over',
        winner: 'first',
        table: game.view(state, 'spectator'),
        secret: makeBoardText(state.secret, COVEN_ROSTER),
      },
      covenWitch,
    );
    const text = makeRoomRecord(value(optional(record)));
    writeFileSync(file, text);
    const good = await run(['verify', file]);
    expect(good.out).toContain('The first player: 4 pairs, 400 points, 4 turns.');
    writeFileSync(file, text.replace(/= [a-z]+"/, '= bomb"'));
    const lie = await run(['verify', file]);
    expect(lie.exit).toBe(5);
    expect(lie.err).toMatch(/Move 1 \(first flip 1,1\) showed bomb; the board has [a-z]+\./);
  });

  it('never throws, whatever the file, and exits with 0 or 5', async () => {
    const text = makeRoomRecord(await wordRecord());
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), fc.nat(9), fc.string(), async (at, cut, put) => {
        writeFileSync(file, `{${text.slice(1, at + 1)}${put}${text.slice(at + cut)}`);
        const { exit, err } = await run(['verify', file]);
        expect([0, 5]).toContain(exit);
        if (exit === 5) expect(err).toMatch(/^inkling: not verified\. .+/);
      }),
      { numRuns: 150 },
    );
  });
});

describe('verify, for a daily game', () => {
  const keys = join(folder, 'keys.json');

  it('derives the word from the key in the file or in --keys', async () => {
    const record = await dayRecord(bytes(6));
    const { day: name, key, end } = record.day ?? {};
    if (!record.day || name === undefined || !key) throw new Error('no day');
    writeFileSync(file, makeRoomRecord(record));
    const good = await run(['verify', file]);
    expect([good.exit, good.err]).toEqual([0, '']);
    expect(good.out).toContain('The key of 2027-01-11 leads to the end');
    writeFileSync(file, makeRoomRecord({ ...record, day: { ...record.day, key: undefined } }));
    expect((await run(['verify', file])).out).toContain('save it again when the day is over');
    writeFileSync(keys, makeDayKeys([{ day: name, key, end }]));
    expect((await run(['verify', file, '--keys', keys])).out).toContain('gives this word');
    writeFileSync(keys, makeDayKeys([{ day: '2028-01-01', key, end: undefined }]));
    expect((await run(['verify', file, '--keys', keys])).out).toMatch(
      /Neither the file nor .* so that day was not checked/,
    );
    for (const own of [key, undefined]) {
      writeFileSync(file, makeRoomRecord({ ...record, day: { ...record.day, key: own } }));
      writeFileSync(keys, makeDayKeys([{ day: name, key, end: bytes(8) }]));
      const other = await run(['verify', file, '--keys', keys, '--json']);
      expect([other.exit, other.json()]).toMatchObject([5, { ok: false, code: 'other-end', day: name }]);
    }
    writeFileSync(keys, makeDayKeys([{ day: name, key: bytes(7), end }]));
    const lie = await run(['verify', file, '--keys', keys]);
    expect([lie.exit, lie.err]).toEqual([5, expect.stringContaining('does not lead to the end')]);
  });
});

describe('a file of another version', () => {
  it('is rejected, and its version is named', async () => {
    const text = makeRoomRecord(await dayRecord(bytes(6)));
    writeFileSync(file, text.replace('"v":1', '"v":3'));
    const { exit, err } = await run(['verify', file]);
    expect([exit, err]).toEqual([5, expect.stringContaining('The file is version 3, which')]);
    writeFileSync(file, text.replace('"v":1,', ''));
    expect((await run(['verify', file])).err).toContain('The file names no version;');
  });
});

describe('record', () => {
  it('derives the address of the record from the link that the web app shows', () => {
    const room = 'AAAAAAAAAAAAAAAAAAAA-_';
    expect(addressOf(`https://x.example/sub/#/online/room/${room}`)?.href).toBe(
      `https://x.example/sub/api/rooms/${room}/record`,
    );
    for (const link of ['', room, `file:///#/online/room/${room}`, 'https://x.example/#/online/room/short'])
      expect(addressOf(link)).toBeUndefined();
  });

  it('rejects an invalid link, and reports that no server answers', async () => {
    expect((await run('record')).exit).toBe(2);
    expect((await run('record nowhere')).err).toContain('is not the link of a room');
    const { exit, err } = await run(`record http://127.0.0.1:9/#/online/room/${'A'.repeat(22)}`);
    expect([exit, err]).toEqual([2, expect.stringContaining('No server answers at 127.0.0.1:9.')]);
  });
});
