import type { RoomView } from '@inkling/client/generated/api';
import { expect, it } from 'vitest';
import type { RoomGame } from '../contract/game-room.ts';
import { changeLines } from './change-lines.ts';

const GAME = {
  kind: 'sheets',
  format: 'AB',
  nouns: { secret: 'code', turn: { one: 'turn', many: 'turns' } },
  guessText: (code: string) => code.toUpperCase(),
} as RoomGame;

const WAITING: RoomView = {
  id: 'room',
  version: 3,
  game: 'mastermind',
  rules: 'p2c2r/5',
  maker: 'drawn',
  you: 'first',
  seats: [
    { seat: 'first', taken: true },
    { seat: 'second', taken: false },
  ],
  phase: 'waiting',
  turn: [],
};
const lines = (view: Partial<RoomView>) => changeLines({ ...WAITING, ...view }, undefined, GAME, undefined);
const told = (view: Partial<RoomView>) => lines(view).at(-1);

it('tells a waiting player who is missing, and how to free a reserved seat', () => {
  const [first, second] = [
    { seat: 'first', taken: true },
    { seat: 'second', taken: false },
  ] as const;
  expect(told({})).toMatch(/^Nobody has come yet\./);
  const kept = [first, { ...second, reserved: 'other' }] as const;
  expect(told({ seats: kept })).toMatch(/^A seat is kept .*; \/invite frees it/);
  expect(told({ seats: kept, you: 'spectator' })).toMatch(/^Nobody has come yet\./);
  expect(told({ seats: [{ seat: 'maker', taken: true }, first, second] })).toMatch(
    /^Somebody is still missing\./,
  );
});

it('names the players to wait for among three, and says “the other player” among two', () => {
  const [first, second] = [
    { seat: 'first', taken: true, name: 'fox', mark: 'star' },
    { seat: 'second', taken: true },
  ] as const;
  const playing: Partial<RoomView> = { phase: 'playing', you: 'maker' };
  const seats = [{ seat: 'maker', taken: true }, first, second] as const;
  expect(told({ ...playing, seats, turn: ['first', 'second'] })).toBe(
    'Waiting for the first player (Fox) and the second player.',
  );
  expect(told({ ...playing, seats, turn: ['second'] })).toBe('Waiting for the second player.');
  expect(told({ ...playing, seats, turn: ['maker'] })).toMatch(/^Set the code that the others will look for/);
  expect(told({ phase: 'playing', seats: [first, second], turn: ['second'] })).toBe(
    'Waiting for the other player.',
  );
});

it('explains a withdrawn invitation according to who sees it', () => {
  const withdrawn: Partial<RoomView> = { phase: 'withdrawn' };
  const sat = [
    { seat: 'first', taken: true },
    { seat: 'second', taken: true },
  ] as const;
  const third = [{ seat: 'maker', taken: false }, ...sat] as const;
  expect(told(withdrawn)).toBe('You withdrew this invitation. Nobody can join any more.');
  expect(told({ ...withdrawn, seats: third })).toBe('This game was called off. Nobody can join any more.');
  expect(told({ ...withdrawn, you: 'spectator' })).toMatch(/^This invitation was withdrawn\. Ask/);
});

it('says that a game was ended, and what the secret was, to everybody', () => {
  for (const you of ['maker', 'spectator'] as const)
    expect(lines({ phase: 'ended', turn: [], secret: 'aabb', you }).slice(-2)).toEqual([
      'This game was ended early. Nobody wins.',
      'The code was AABB.',
    ]);
  expect(told({ phase: 'ended', turn: [] })).toBe('This game was ended early. Nobody wins.');
});

it('says when and how each player in a race has finished', () => {
  const seats = [
    { seat: 'first', taken: true },
    { seat: 'second', taken: true, name: 'hare', mark: 'moon' },
  ] as const;
  const open = { turnsUsed: 2, over: false, solved: false, resigned: false } as const;
  const race = (own: object, rival: object): RoomView => ({
    ...WAITING,
    seats,
    phase: 'playing',
    turn: ['first', 'second'],
    sheets: [
      { seat: 'first', turns: [], ...open, ...own },
      { seat: 'second', ...open, ...rival },
    ],
  });
  const before = race({}, {});
  const since = (own: object, rival: object) => changeLines(race(own, rival), before, GAME, undefined);
  expect(since({}, { turnsUsed: 3 })[0]).toBe(
    'The second player (Hare): 3 turns so far, hidden until the end.',
  );
  expect(since({}, { turnsUsed: 3, over: true, solved: true })[0]).toBe(
    'The second player (Hare) found the code in 3 turns.',
  );
  expect(since({}, { turnsUsed: 5, over: true })[0]).toBe('The second player (Hare) did not find the code.');
  expect(since({}, { over: true, resigned: true })).toEqual(['The second player (Hare) gave up.']);
  expect(since({ over: true, resigned: true }, {})[0]).toBe('You gave up.');
  expect(since({ over: true }, {})[0]).toBe('You have no turns left.');
  expect(since({ over: true, solved: true }, {})).toEqual([]);
  const told = race({}, { over: true, solved: true });
  expect(changeLines({ ...told, version: 9 }, told, GAME, undefined)).toEqual([]);
  expect(changeLines(told, undefined, GAME, undefined)).toContain(
    'The second player (Hare) found the code in 2 turns.',
  );
});
