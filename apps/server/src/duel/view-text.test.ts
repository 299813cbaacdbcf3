import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { commitTo } from '../dice.ts';
import { type Games, loadGames } from './games.ts';
import { type Entry, openingOf, type Room, type RoomWorld } from './room.ts';
import { makeSeed } from './room-seed.ts';
import { personSeats } from './seats.ts';
import type { Setup } from './setup.ts';
import { openRoom, step } from './step.ts';
import { viewOf } from './view.ts';
import { viewText } from './view-text.ts';

const SALT = Buffer.alloc(32, 3).toString('base64url');
const KEPT = 'abca';
const anySeed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => makeSeed(Buffer.from(bytes).toString('base64url')));

/** Rooms of every kind, and lines of which some are moves in them. */
const ROOMS: Readonly<Record<string, { readonly setup: Setup; readonly lines: readonly string[] }>> = {
  'drawn mastermind': {
    setup: { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1 },
    lines: ['guess aabb', 'guess bcda', 'guess fedc', 'resign'],
  },
  'a race for a deposited code': {
    setup: { game: 'mastermind', rules: 'p4c6r/3', maker: 'deposited', breakers: 2 },
    lines: ['deposit abca', 'guess aabb', 'guess abca', 'guess fedc'],
  },
  'mastermind by hand': {
    setup: { game: 'mastermind', rules: 'p4c6r/3', maker: 'kept', breakers: 1, commitment: promise() },
    lines: ['guess aabb', 'guess abca', 'score 1,1', 'score 4,0', 'score 0,0', 'rescore 1 2,0', 'open'],
  },
  'a race for a word': {
    setup: { game: 'word', rules: 'w5t6@english', maker: 'drawn', breakers: 2 },
    lines: ['guess crane', 'guess slate', 'guess mound', 'resign'],
  },
  'a deposited word': {
    setup: { game: 'word', rules: 'w5t6h@english', maker: 'deposited', breakers: 1 },
    lines: ['deposit crane', 'guess slate', 'guess grace', 'guess crane'],
  },
  witches: {
    setup: { game: 'witch', rules: 'easy against=person', maker: 'drawn', breakers: 1 },
    lines: ['flip 1,1', 'flip 1,2', 'flip 2,1', 'flip 2,2', 'peek 1,3', 'skip', 'pass', 'cover'],
  },
};

function promise(): string {
  const setup: Setup = { game: 'mastermind', rules: 'p4c6r/3', maker: 'kept', breakers: 1 };
  return commitTo(openingOf({ setup }, SALT, KEPT));
}

describe('the text of a view', () => {
  let games: Games;
  beforeAll(async () => {
    games = await loadGames([5]);
  });

  it.each(Object.entries(ROOMS))(
    'is the view as JSON, at every version and for every seat: %s',
    (_name, kind) => {
      const world: RoomWorld = { games, commit: commitTo };
      const parsed = kind.setup.game === 'witch' ? games.witch.parseParams(kind.setup.rules) : undefined;
      const rules = parsed?.ok ? games.witch.makeParams(parsed.value) : kind.setup.rules;
      const setup = { ...kind.setup, rules };
      const tell = new Set<string>();
      const acts = fc.array(fc.tuple(fc.nat(2), fc.nat(kind.lines.length - 1)), {
        minLength: 20,
        maxLength: 60,
      });
      fc.assert(
        fc.property(anySeed, acts, (seed, played) => {
          let room = openRoom({ id: 'r'.repeat(22), setup, seed, salt: SALT }, world);
          const compare = () => {
            for (const seat of ['maker', 'breaker', 'first', 'second', 'spectator']) {
              const text = viewText(room, seat, games);
              expect(text).toBe(JSON.stringify(viewOf(room, seat, games)));
              tell.add(text);
            }
          };
          compare();
          for (const seat of personSeats(setup)) room = after(room, entry('sit', seat, ''), world);
          for (const [who, what] of played) {
            const seats = personSeats(setup);
            const line = kind.lines[what] as string;
            const seat = seats[who % seats.length] as string;
            const before = room;
            room = after(
              room,
              line === 'open' ? entry('open', seat, `${SALT}.${KEPT}`) : entry('move', seat, line),
              world,
            );
            if (room !== before) compare();
          }
        }),
        { numRuns: 25 },
      );
      expect(tell.size).toBeGreaterThan(50);
    },
  );
});

function entry(kind: Entry['kind'], seat: string, line: string): Entry {
  return { kind, seat, guest: 'g', line, note: line === 'score 1,1' ? '[0,1]' : '' };
}

function after(room: Room, happened: Entry, world: RoomWorld): Room {
  const next = step(room, happened, world);
  return next.ok ? next.value : room;
}
