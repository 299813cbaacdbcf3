import { createHash } from 'node:crypto';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { dayDraws, dayRandom } from '../daily/day-draws.ts';
import { type FinishedRoom, recordOfRoom } from '../record/finished-room.ts';
import { makeRoomRecord, parseRoomRecord } from '../record/room-text.ts';
import { verifyRoomRecord } from '../record/verify-room.ts';
import { GAMES } from '../registry.ts';
import type { AnyGameModule, PlayerSpec } from './game-module.ts';
import type { RoomSeat } from './room.ts';
import type { GameSamples } from './testing/samples.ts';

/** Tests the laws that every module must keep in addition to those of its rules, which are in `contract.test.ts`. */
const subjects = await Promise.all(
  GAMES.map(async ({ id, load }) => ({
    id,
    module: await load(),
    samples: ((await import(`../${id}/testing/samples.ts`)) as { SAMPLES: GameSamples }).SAMPLES,
  })),
);

const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe.each(subjects)('$id', ({ id, module, samples }) => {
  const { room, rules: game } = module;

  it('shows identical views for two secrets that have given the same answers', () => {
    let pairs = 0;
    for (const rules of samples.rules)
      for (let script = 0; script < 4; script++) {
        const lines = someOf(samples.lines, `${rules} ${script}`, 8);
        let states = seeds(SECRETS).map((seed) => startOf(module, rules, seed));
        for (const line of ['', ...lines]) {
          states = states.map((state) => moved(module, state, line));
          const seen = new Map<string, { view: string; secret: string | undefined }>();
          for (const state of states.filter((one) => game.status(one).phase !== 'over')) {
            const feedback = feedbackOf(module, samples, state);
            const view = viewsOf(module, state);
            const secret = room.secretText(state);
            const before = seen.get(feedback);
            if (!before) seen.set(feedback, { view, secret });
            else {
              expect(view).toBe(before.view);
              if (secret !== before.secret) pairs++;
            }
          }
        }
      }
    expect(pairs).toBeGreaterThan(100);
  });

  it('has public turns that never change when others follow', () => {
    if (room.kind !== 'sheets') return;
    let compared = 0;
    for (const rules of samples.rules)
      for (const seed of seeds(10)) {
        let state = startOf(module, rules, seed);
        for (const line of someOf(samples.lines, seed, 20)) {
          const [own, before] = [room.ownTurns(state), room.turns(state)];
          state = moved(module, state, line);
          const after = room.turns(state);
          own.forEach((turn, at) => {
            expect(room.ownTurns(state)[at]).toBe(turn);
            expect(after[at]).toEqual(before[at]);
            compared++;
          });
          for (const { guess } of after.slice(before.length)) expect(line).toBe(`guess ${guess}`);
        }
      }
    expect(compared).toBeGreaterThan(10);
  });

  it('has computer players that move legally and deterministically', () => {
    let asked = 0;
    for (const player of module.players) {
      const isQuick = player.cost === 'instant';
      for (const rules of isQuick ? samples.rules : samples.rules.slice(0, 1))
        if (player.canPlay(value(room.parseRules(rules, 'drawn'))))
          for (const seed of seeds(isQuick ? 3 : 1)) asked += playGame(module, rules, seed, player);
    }
    expect(asked).toBeGreaterThanOrEqual(module.players.length);
  });

  it('writes a finished room to a record that round-trips and verifies, unlike one with forged answers', async () => {
    const { record } = module;
    if (!record) return;
    for (const rules of samples.rules)
      for (const seed of seeds(5)) {
        const finished = finishedRoom(module, samples, rules, seed);
        if (!finished) continue;
        const made = recordOfRoom(finished, module);
        if (!made) throw new Error('a finished room has no record');
        const text = makeRoomRecord(made);
        expect(value(parseRoomRecord(text, [module]))).toEqual(made);
        const verdict = await verifyRoomRecord(made, { sha256, module });
        expect([rules, seed, verdict.wrong, verdict.claims]).toEqual([rules, seed, [], []]);
        const [sheet] = made.sheets;
        if (!sheet || sheet.turns.length < 2 || sheet.turns[0]?.answer === sheet.turns.at(-1)?.answer)
          continue;
        const turns = sheet.turns.map(({ guess }, at) => ({
          guess,
          answer: sheet.turns.at(-1 - at)?.answer ?? '',
        }));
        const forged = await verifyRoomRecord({ ...made, sheets: [{ ...sheet, turns }] }, { sha256, module });
        expect(forged.ok).toBe(false);
      }
  });

  it('deals the same daily challenge to everybody who has its key', async () => {
    const { daily } = module;
    if (!daily) return;
    const params = value(room.parseRules(daily.rules, 'drawn'));
    expect(room.makeRules(params)).toBe(daily.rules);
    const secrets = new Set<string>();
    for (const day of [1, 2, 3, 4, 5, 6]) {
      const key = new Uint8Array(32).fill(day);
      const deal = async () => room.secretText(room.start(params, 'drawn', await dayRandom(key, id, sha256)));
      const secret = await deal();
      expect(await deal()).toBe(secret);
      expect(room.isSecret(params, secret ?? '')).toBe(true);
      secrets.add(secret ?? '');
      const { copies } = daily;
      if (!copies?.canDraw(params)) continue;
      const draws = () => dayDraws(key, sha256);
      const original = await copies.original(params, draws());
      expect(await copies.original(params, draws())).toBe(original);
      for (const guest of ['ann', 'bob']) {
        const copy = await copies.copyFor(params, guest, draws());
        expect(await copies.copyFor(params, guest, draws())).toBe(copy);
        expect(room.isSecret(params, copy)).toBe(true);
        expect(await copies.isCopy(params, copy, draws())).toBe(true);
      }
    }
    expect(secrets.size).toBeGreaterThan(3);
  });
});

const SECRETS = 300;

function seeds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `seed ${at}`);
}

function someOf(lines: readonly string[], seed: string, count: number): readonly string[] {
  const random = new RandomStream(seedRandom(seed));
  return Array.from({ length: count }, () => lines[random.below(lines.length)] as string);
}

function startOf({ room }: AnyGameModule, rules: string, seed: string): unknown {
  return room.start(value(room.parseRules(rules, 'drawn')), 'drawn', seedRandom(seed));
}

/** Plays a line for the seat whose turn it is. Returns the new state, or the same state if the line is refused. */
function moved({ room, rules }: AnyGameModule, state: unknown, line: string): unknown {
  const status = rules.status(state);
  const turn = room.kind === 'sheets' ? 'breaker' : status.phase === 'playing' ? status.turn : undefined;
  const next = turn === undefined || line === '' ? undefined : room.play(state, turn as RoomSeat, line);
  return next?.ok ? next.value : state;
}

/** Returns what all players know: the turns of a sheet; at a table, the moves, what they revealed, and what is open. */
function feedbackOf({ room, record, rules }: AnyGameModule, { shown }: GameSamples, state: unknown): string {
  if (room.kind === 'sheets') return JSON.stringify(room.turns(state));
  if (record?.kind !== 'table') throw new Error('a table without a record');
  const view = rules.view(state, 'spectator');
  return JSON.stringify([shown?.(view as never), record.transcript(view)]);
}

/** Returns everything that seats other than the maker can see. */
function viewsOf({ rules }: AnyGameModule, state: unknown): string {
  const seats = [...rules.seats.filter((seat) => seat !== 'maker'), 'spectator'] as const;
  return JSON.stringify(seats.map((seat) => rules.view(state, seat)));
}

/** Lets a computer player play a whole game. Returns the number of its moves. */
function playGame(
  module: AnyGameModule,
  rules: string,
  seed: string,
  player: PlayerSpec<unknown, unknown>,
): number {
  const { room, rules: game } = module;
  let state = startOf(module, rules, seed);
  for (let moves = 0; ; moves++) {
    const status = game.status(state);
    if (status.phase === 'over' || moves > MOVES_MAX) return moves;
    const seat = room.kind === 'sheets' ? 'breaker' : (status.turn as RoomSeat);
    const view = game.view(state, room.kind === 'sheets' ? 'breaker' : 'spectator');
    const line = player.move(view, seed);
    expect(player.move(view, seed)).toBe(line);
    if (line === undefined) return moves;
    const next = room.play(state, seat, line);
    expect([player.name, line, next.ok]).toEqual([player.name, line, true]);
    if (next.ok) state = next.value;
  }
}

const MOVES_MAX = 300;

/** Returns a finished room. An unfinished sheet counts as resigned; for an unfinished table, returns undefined. */
function finishedRoom(
  module: AnyGameModule,
  samples: GameSamples,
  rules: string,
  seed: string,
): FinishedRoom | undefined {
  const { room, rules: game, players, id } = module;
  let state = startOf(module, rules, seed);
  const secret = room.secretText(state) ?? '';
  const params = value(room.parseRules(rules, 'drawn'));
  const player = players.find(({ cost, canPlay }) => cost === 'instant' && canPlay(params));
  if (!player)
    for (const line of [...someOf(samples.lines, seed, 6), `guess ${secret}`])
      state = moved(module, state, line);
  const seat = room.kind === 'sheets' ? 'breaker' : 'spectator';
  for (let moves = 0; moves < MOVES_MAX && game.status(state).phase !== 'over'; moves++)
    state = moved(module, state, player?.move(game.view(state, seat), seed) ?? '');
  const status = game.status(state);
  const common = { game: id, rules, maker: 'drawn', phase: 'over', secret } as const;
  if (room.kind === 'sheets') {
    const sheet = { seat, turns: room.turns(state), resigned: status.phase !== 'over' };
    return { ...common, winner: room.isSolved(state) ? seat : null, sheets: [sheet] };
  }
  if (status.phase !== 'over') return undefined;
  return { ...common, winner: status.winner ?? null, table: game.view(state, seat) };
}
