import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { witchGame } from '@inkling/games/witch/game';
import fc from 'fast-check';
import { commit } from 'inkling/commitment';
import { keyBefore } from 'inkling/daily-key';
import { drawBytes, drawState, promisedSeed } from 'inkling/joint-draw';
import { makeBytes } from 'inkling/permalink/bytes-text';
import { makeDayKeys } from 'inkling/record/day-keys';
import { recordOfRoom } from 'inkling/record/finished-room';
import { makeRoomRecord } from 'inkling/record/room-text';
import { deal } from 'inkling/record/verify-room';
import { makeBoardText } from 'inkling/witch-board-text';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { ROSTER } from '../witch/play/coven.ts';
import { englishGame } from './english-game.ts';
import { addressOf } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-records-'));
const file = join(folder, 'game.json');
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const bytes = (n: number) => new Uint8Array(32).fill(n);

/** A word drawn by two, found by one guess. */
async function wordRecord() {
  const rules = 'w5t6@english';
  const draw = { seed: bytes(1), nonces: [{ seat: 'breaker', nonce: bytes(2) }] };
  const word = await englishGame(rules);
  const secret =
    deal({ game: 'word', rules }, drawState(sha256(drawBytes(draw))), { word, roster: ROSTER }) ?? '';
  const code = promisedSeed(draw.seed);
  const commitment = await commit({ game: 'word', rules, salt: bytes(3), code }, sha256);
  const marks = Array.from(secret, () => 2);
  return value(
    optional(
      recordOfRoom(
        {
          game: 'word',
          rules,
          maker: 'drawn',
          phase: 'over',
          winner: 'breaker',
          sheets: [{ seat: 'breaker', resigned: false, turns: [{ guess: secret, marks }] }],
          secret,
          salt: makeBytes(bytes(3)),
          commitment: makeBytes(commitment),
          seed: makeBytes(draw.seed),
          nonces: [{ seat: 'breaker', nonce: makeBytes(bytes(2)) }],
        },
        ROSTER,
      ),
    ),
  );
}

const optional = <T>(one: T | undefined) =>
  one === undefined ? ({ ok: false, error: 'nothing' } as const) : ({ ok: true, value: one } as const);

describe('verify, of a game in a room', () => {
  it('holds for a word that two have drawn, and names what was changed', async () => {
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
    writeFileSync(file, text.replace(makeBytes(bytes(2)), makeBytes(bytes(4))));
    expect((await run(['verify', file])).err).toContain(
      'is not what the promised seed and the players’ nonces give',
    );
    writeFileSync(file, text.slice(0, 100));
    expect((await run(['verify', file])).err).toMatch(
      /damaged at line 1, character \d+, where it ends too early/,
    );
    writeFileSync(file, text.replace('"resigned":false', '"resigned":7'));
    expect((await run(['verify', file])).err).toContain('“sheets[0].resigned” is missing, or cannot be.');
  });

  it('names a look that was answered wrongly at a table of witches', async () => {
    const game = witchGame(ROSTER);
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
        secret: makeBoardText(state.secret, ROSTER),
      },
      ROSTER,
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

  it('never throws, whatever the file, and keeps its exit codes', async () => {
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

describe('verify, of keys of past days', () => {
  it('hashes them back to the end, or to each other, and shows what was played', async () => {
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
    expect(good.out).toMatch(/2027-01-20: word [a-z]{5}, code [a-f]{4}/);
    writeFileSync(file, makeDayKeys(keys.map(({ day, key: one }) => ({ day, key: one, end: undefined }))));
    expect((await run(['verify', file, '--json'])).json()).toMatchObject({
      ok: true,
      days: [{ leads: 'alone' }, { leads: 'earlier' }, { leads: 'earlier' }],
    });
    writeFileSync(file, makeDayKeys(keys.map((one, at) => (at === 1 ? { ...one, key: bytes(1) } : one))));
    const lie = await run(['verify', file]);
    expect([lie.exit, lie.err]).toEqual([
      5,
      expect.stringContaining('The key of 2027-01-20 does not lead there.'),
    ]);
    writeFileSync(
      file,
      JSON.stringify({
        day: '2027-01-31',
        past: keys.map(({ day, key: k }) => ({ day, key: makeBytes(k), end: makeBytes(end) })),
      }),
    );
    expect((await run(['verify', file])).exit).toBe(0);
    writeFileSync(file, '{"inkling":"days","v":1,"days":[{"day":"2027-02-30"}]}');
    expect((await run(['verify', file])).err).toContain('“days[0].day” is missing, or cannot be.');
  });
});

describe('record', () => {
  it('finds the record of the link that the web app shows', () => {
    const room = 'AAAAAAAAAAAAAAAAAAAA-_';
    expect(addressOf(`https://x.example/sub/#/online/room/${room}`)?.href).toBe(
      `https://x.example/sub/api/rooms/${room}/record`,
    );
    for (const link of ['', room, `file:///#/online/room/${room}`, 'https://x.example/#/online/room/short'])
      expect(addressOf(link)).toBeUndefined();
  });

  it('says what is wrong with a link, and that nobody answers', async () => {
    expect((await run('record')).exit).toBe(2);
    expect((await run('record nowhere')).err).toContain('is not the link of a room');
    const { exit, err } = await run(`record http://127.0.0.1:9/#/online/room/${'A'.repeat(22)}`);
    expect([exit, err]).toEqual([2, expect.stringContaining('No server answers at 127.0.0.1:9.')]);
  });
});
