import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testGamesAndNull } from '../testing/test-games.ts';
import type { Games } from './games.ts';
import { commitTo } from './promise.ts';
import { type Entry, openingOf, type Room, type RoomContext } from './room.ts';
import { checkSetup, gameOf, type Setup } from './setup.ts';
import { openRoom, step } from './step.ts';
import { viewOf } from './view.ts';
import { viewText } from './view-text.ts';

const SALT = Buffer.alloc(32, 3).toString('base64url');
const KEPT = 'abca';
const anySeed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

/** Rooms of every kind, each with lines of which some are valid moves at some point. */
const ROOMS: Readonly<Record<string, { readonly setup: Setup; readonly lines: readonly string[] }>> = {
  'drawn mastermind': {
    setup: { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1 },
    lines: ['guess aabb', 'guess bcda', 'guess fedc', 'resign'],
  },
  'a race for a deposited code': {
    setup: { game: 'mastermind', rules: 'p4c6r/3', maker: 'deposited', breakers: 2 },
    lines: ['deposit abca', 'guess aabb', 'guess abca', 'guess fedc', 'fox star', 'owl moon', 'hello'],
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
  'a race for a number': {
    setup: { game: 'null', rules: 'n9/3', maker: 'deposited', breakers: 2 },
    lines: ['deposit 5', 'guess 3', 'guess 5', 'guess 7', 'resign'],
  },
  'a number by hand': {
    setup: {
      game: 'null',
      rules: 'n9/3',
      maker: 'kept',
      breakers: 1,
      commitment: promise('null', 'n9/3', '5'),
    },
    lines: [
      'guess 3',
      'guess 5',
      'answer lower',
      'answer higher',
      'answer found',
      'correct 1 higher',
      'open',
    ],
  },
  'a class': {
    setup: { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1, classroom: true },
    lines: ['vote aabb', 'vote bcda', 'guess aabb', 'guess bcda', 'reveal', 'again'],
  },
  witches: {
    setup: { game: 'witch', rules: 'easy against=person', maker: 'drawn', breakers: 1 },
    lines: ['flip 1,1', 'flip 1,2', 'flip 2,1', 'flip 2,2', 'peek 1,3', 'skip', 'pass', 'cover'],
  },
};

function promise(game = 'mastermind', rules = 'p4c6r/3', secret = KEPT): string {
  return commitTo(openingOf({ setup: { game, rules, maker: 'kept', breakers: 1 } }, SALT, secret));
}

describe('the text of a view', () => {
  let games: Games;
  beforeAll(async () => {
    games = await testGamesAndNull();
  });

  it.each(Object.entries(ROOMS))(
    'equals the view as JSON, at every version and for every seat: %s',
    (_name, kind) => {
      const context: RoomContext = { games, commit: commitTo };
      const setup = value(checkSetup(kind.setup, games));
      const { persons } = gameOf(setup, games);
      const tell = new Set<string>();
      const acts = fc.array(fc.tuple(fc.nat(2), fc.nat(kind.lines.length - 1)), {
        minLength: 20,
        maxLength: 60,
      });
      fc.assert(
        fc.property(anySeed, acts, (seed, played) => {
          let room = openRoom({ id: 'r'.repeat(22), setup, seed, salt: SALT }, context);
          const compare = () => {
            for (const seat of ['maker', 'breaker', 'first', 'second', 'spectator', 'watcher']) {
              const text = viewText(room, seat, games);
              expect(text).toBe(JSON.stringify(viewOf(room, seat, games)));
              tell.add(text);
            }
          };
          compare();
          for (const seat of persons) room = after(room, entry('sit', seat, ''), context);
          for (const [who, what] of played) {
            const line = kind.lines[what] as string;
            const seat = persons[who % persons.length] as string;
            const before = room;
            const other = kind.lines[(what + 1) % kind.lines.length] as string;
            // Serialise an alternative next version, then discard it, so that the shared cache holds foreign parts.
            room = after(before, entryOf(seat, other), context);
            compare();
            room = before;
            compare();
            room = after(before, entryOf(seat, line), context);
            if (room !== before) compare();
          }
        }),
        { numRuns: 25 },
      );
      expect(tell.size).toBeGreaterThan(50);
    },
  );
});

function entryOf(seat: string, line: string): Entry {
  if (line === 'open') return entry('open', seat, `${SALT}.${KEPT}`);
  if (line.startsWith('vote ')) return entry('vote', `voter of ${line}`, line.slice('vote '.length));
  if (line === 'reveal' || line === 'again') return entry('direct-vote', seat, line);
  if (line === 'hello') return entry('react', seat, line);
  return entry(line === 'fox star' || line === 'owl moon' ? 'name' : 'move', seat, line);
}

function entry(kind: Entry['kind'], seat: string, line: string): Entry {
  return { kind, seat, guest: 'g', line, note: line === 'score 1,1' ? '[0,1]' : '' };
}

function after(room: Room, happened: Entry, context: RoomContext): Room {
  const next = step(room, happened, context);
  return next.ok ? next.value : room;
}
