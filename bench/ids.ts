import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRoomId } from '../apps/server/src/room/room-id.ts';
import { openStore } from '../apps/server/src/store/open-store.ts';
import { RoomRepository } from '../apps/server/src/store/room-repository.ts';
import { localWriter } from '../apps/server/src/store/writer.ts';
import { systemClock } from '../apps/server/src/system/clock.ts';
import { systemRandom } from '../apps/server/src/system/random.ts';
import { median } from './measure.ts';

/**
 * The cost of writing a move in SQLite with games of eight moves: with room ids that begin with the time, and
 * with purely random ids.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const ways = {
    'by the time': () => makeRoomId(systemClock.now(), systemRandom.id()),
    'by chance alone': () => systemRandom.id(),
  };
  const spent = new Map<string, number[]>(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [way, id] of Object.entries(ways)) spent.get(way)?.push(await microsOfMove(id));
  const [byTime = 0, byChance = 0] = [...spent.values()].map(median);
  for (const [way, list] of spent) print(`rooms named ${way}: ${median(list).toFixed(1)} µs of CPU a move`);
  print(`ratio ${(byChance / byTime).toFixed(2)}`);
}

const ROUNDS = 3;
const SITTING = 64;
const MOVES_A_GAME = 8;
const GAMES_BEFORE = 8000;
const GAMES = 1500;

async function microsOfMove(id: () => string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-ids-'));
  const store = await openStore(folder, localWriter);
  const rooms = new RoomRepository(store);
  const guests = Array.from({ length: SITTING }, () => systemRandom.id());
  const play = async (guest: string, game: number) => {
    const room = id();
    const made_ms = systemClock.now();
    const common = { room, seat: 'breaker', guest, note: '', at_ms: made_ms };
    const req = `game-${game}`;
    const row = {
      id: room,
      setup: SETUP,
      seed: systemRandom.secret(),
      salt: systemRandom.secret(),
      guest,
      req,
      made_ms,
    };
    await rooms.create(row, [{ ...common, n: 1, kind: 'sit', req, line: '' }]);
    for (let n = 2; n < 2 + MOVES_A_GAME; n++)
      await rooms.append({ ...common, n, kind: 'move', req: `m${n}`, line: 'guess abca' });
  };
  const playGames = (from: number, to: number) => {
    const table = async (guest: string, seat: number) => {
      for (let game = from + seat; game < to; game += SITTING) await play(guest, game);
    };
    return Promise.all(guests.map(table));
  };
  await playGames(0, GAMES_BEFORE);
  const cpu = process.cpuUsage();
  await playGames(GAMES_BEFORE, GAMES_BEFORE + GAMES);
  const { user, system } = process.cpuUsage(cpu);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return (user + system) / (GAMES * MOVES_A_GAME);
}

const SETUP = '{"game":"mastermind","rules":"p4c6r/12","maker":"drawn","breakers":1}';
