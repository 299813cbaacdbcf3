import { createHash } from 'node:crypto';
import { enumerateCodes } from '@inkling/codes/reference/enumeration';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adversaryMove, adversaryProof } from '../analysis/adversary.ts';
import { challengeOf } from '../duel/duel-link.ts';
import { drawCode, type MastermindState, mastermind } from '../rules/game.ts';
import {
  type GameRecord,
  makeGameRecord,
  parseGameRecord,
  type RecordedTurn,
  verifyGameRecord,
} from './game-record.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const MM = { places: 4, symbols: 6, repeats: true };

async function duelRecord(seed: string): Promise<GameRecord> {
  const random = new RandomStream(seedRandom(seed));
  const code = Array.from(drawCode(MM, random));
  const salt = Uint8Array.from({ length: 32 }, () => random.below(256));
  const { commitment } = await challengeOf({ kind: 'reveal', rules: MM, turnsMax: 12, salt, code }, sha256);
  let left = [...enumerateCodes(MM)];
  const turns: RecordedTurn[] = [];
  for (let count = random.below(8); count > 0 && turns.at(-1)?.exact !== MM.places; count--) {
    const guess = Array.from(drawCode(MM, random));
    const answer = scoreCode(guess, code);
    left = left.filter((other) => scoreCode(guess, other) === answer);
    turns.push({ guess, ...feedbackOf(answer), left: random.below(2) ? BigInt(left.length) : undefined });
  }
  return { rules: MM, turnsMax: 12, turns, code, promise: { commitment, salt }, adversary: false };
}

function adversaryRecord(): GameRecord {
  let state: MastermindState = mastermind.start(
    { rules: MM, turnsMax: 12, maker: 'by-hand' },
    seedRandom(''),
  );
  for (const code of [
    [0, 0, 1, 1],
    [2, 2, 3, 4],
    [2, 3, 4, 5],
  ]) {
    state = unwrap(mastermind.apply(state, { kind: 'guess', code }));
    state = unwrap(mastermind.apply(state, unwrap(adversaryMove(state))));
  }
  return { ...unwrap(adversaryProof(state)), turnsMax: 12, promise: undefined, adversary: true };
}

describe('a game record', () => {
  it('round-trips, and passes verification for an honest duel', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (seed) => {
        const record = await duelRecord(seed);
        expect(parseGameRecord(makeGameRecord(record))).toEqual({ ok: true, value: record });
        expect(await verifyGameRecord(record, sha256)).toEqual({
          ok: true,
          wrong: [],
          miscounted: [],
          counts: record.turns.some(({ left }) => left !== undefined) ? 'true' : 'none',
          promise: 'kept',
          adversary: 'none',
        });
      }),
      { numRuns: 50 },
    );
  });

  it('reveals a changed code: the promise is broken, and the wrong answers are listed', async () => {
    const record = await duelRecord('cheat');
    const turns = [{ guess: record.code, exact: 4, near: 0, left: undefined }];
    const cheat = { ...record, turns, code: Array.from(record.code).map((symbol) => (symbol + 1) % 6) };
    const verdict = await verifyGameRecord(cheat, sha256);
    expect(verdict).toMatchObject({
      ok: false,
      promise: 'broken',
      wrong: [{ turn: 0, exact: expect.any(Number) }],
    });
    expect(await verifyGameRecord({ ...cheat, promise: undefined }, sha256)).toMatchObject({
      ok: false,
      promise: 'none',
    });
  });

  it('is proved for a game of the adversary, unless a count is forged or missing', async () => {
    const record = adversaryRecord();
    expect(parseGameRecord(makeGameRecord(record))).toEqual({ ok: true, value: record });
    expect(await verifyGameRecord(record, sha256)).toEqual({
      ok: true,
      wrong: [],
      miscounted: [],
      counts: 'true',
      promise: 'none',
      adversary: 'proved',
    });
    const forged = { ...record, turns: record.turns.with(0, { ...record.turns[0]!, left: 300n }) };
    expect(await verifyGameRecord(forged, sha256)).toMatchObject({
      ok: false,
      adversary: { code: 'miscounted', turn: 0 },
    });
    const uncounted = { ...record, turns: record.turns.map((turn) => ({ ...turn, left: undefined })) };
    expect(await verifyGameRecord(uncounted, sha256)).toMatchObject({
      ok: false,
      adversary: { code: 'miscounted' },
    });
  });

  it('fails verification with turns after the end, or with wrong counts of the codes left', async () => {
    const code = [0, 1, 2, 3];
    const turn = (guess: readonly number[], left?: bigint): RecordedTurn => ({
      guess,
      ...feedbackOf(scoreCode(guess, code)),
      left,
    });
    const record = (turns: readonly RecordedTurn[]): GameRecord => ({
      rules: MM,
      turnsMax: 3,
      turns,
      code,
      promise: undefined,
      adversary: false,
    });
    const [early, other, found] = [turn([0, 0, 1, 1]), turn([0, 0, 0, 0]), turn(code)] as const;
    const verdict = (turns: readonly RecordedTurn[]) => verifyGameRecord(record(turns), sha256);
    expect(await verdict([early, other, found])).toMatchObject({ ok: true });
    expect(await verdict([early, found, other])).toMatchObject({ ok: false, surplus: 2 });
    expect(await verdict([early, other, early, found])).toMatchObject({ ok: false, surplus: 3 });
    const counted = (left: bigint) => verdict([turn([0, 0, 1, 1], left), found]);
    expect(await counted(208n)).toMatchObject({ ok: true, counts: 'true' });
    for (const wrong of [5n, 0n, 1296n])
      expect(await counted(wrong)).toMatchObject({
        ok: false,
        counts: 'false',
        miscounted: [{ turn: 0, left: 208n }],
      });
    expect(await verdict([early, turn(code, 2n)])).toMatchObject({ miscounted: [{ turn: 1, left: 1n }] });
  });

  it('has its counts verified even if the codes cannot be listed', async () => {
    const rules = { places: 8, symbols: 20, repeats: true };
    const code = [0, 1, 2, 3, 4, 5, 6, 7];
    const turn = { guess: [8, 8, 8, 8, 9, 9, 9, 9], exact: 0, near: 0 };
    const record = { rules, turnsMax: 12, code, promise: undefined, adversary: false };
    const verdict = (left: bigint) => verifyGameRecord({ ...record, turns: [{ ...turn, left }] }, sha256);
    expect(await verdict(18n ** 8n)).toMatchObject({ ok: true, counts: 'true' });
    expect(await verdict(18n ** 8n - 1n)).toMatchObject({ ok: false, counts: 'false' });
  });

  it('is parsed from any string to a record or an error code, without throwing', () => {
    const base = JSON.parse(makeGameRecord(adversaryRecord())) as Record<string, unknown>;
    const field = fc.constantFrom(
      'inkling',
      'v',
      'game',
      'rules',
      'turnsMax',
      'turns',
      'code',
      'commitment',
      'salt',
      'maker',
      '__proto__',
    );
    const strange = fc
      .tuple(field, fc.jsonValue())
      .map(([key, value]) => JSON.stringify({ ...base, [key]: value }));
    const strangeTurn = fc
      .tuple(fc.constantFrom('guess', 'exact', 'near', 'left'), fc.jsonValue())
      .map(([key, value]) =>
        JSON.stringify({ ...base, turns: [{ guess: 'aabb', exact: 0, near: 0, left: '256', [key]: value }] }),
      );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), strange, strangeTurn), (text) => {
        const read = parseGameRecord(text);
        if (read.ok) expect(parseGameRecord(makeGameRecord(read.value))).toEqual(read);
        else
          expect(read.error.code).toMatch(/^(not-json|not-a-record|unknown-version|unknown-game|bad-field)$/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{ v: 2 }, { code: 'unknown-version', version: '2' }],
    [{ game: 'chess' }, { code: 'unknown-game' }],
    [{ rules: 'p0c6r' }, { code: 'bad-field', field: 'rules' }],
    [{ maker: 'nonsense' }, { code: 'bad-field', field: 'maker' }],
    [{ turnsMax: 100 }, { code: 'bad-field', field: 'turnsMax' }],
    [{ turns: {} }, { code: 'bad-field', field: 'turns' }],
    [{ turns: [null] }, { code: 'bad-field', field: 'turns', turn: 0 }],
    [{ turns: [{ guess: 'aabz' }] }, { code: 'bad-field', field: 'guess', turn: 0 }],
    [{ turns: [{ guess: 'aabb', exact: 5, near: 0 }] }, { code: 'bad-field', field: 'exact', turn: 0 }],
    [{ turns: [{ guess: 'aabb', exact: 3, near: 1 }] }, { code: 'bad-field', field: 'near', turn: 0 }],
    [
      { turns: [{ guess: 'aabb', exact: 0, near: 0, left: '-1' }] },
      { code: 'bad-field', field: 'left', turn: 0 },
    ],
    [{ code: '' }, { code: 'bad-field', field: 'code' }],
    [{ salt: 'x' }, { code: 'bad-field', field: 'commitment' }],
  ])('is rejected with %j', (change, error) => {
    const base = JSON.parse(makeGameRecord(adversaryRecord())) as object;
    expect(parseGameRecord(JSON.stringify({ ...base, ...change }))).toEqual({ ok: false, error });
  });

  it('is rejected immediately if it is huge', () => {
    expect(parseGameRecord('['.repeat(5_000_000))).toEqual({ ok: false, error: { code: 'too-long' } });
  });
});
