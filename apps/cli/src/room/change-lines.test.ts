import type { RoomView } from '@inkling/client/generated/api';
import { expect, it } from 'vitest';
import type { RoomGame } from '../contract/game-room.ts';
import { changeLines } from './change-lines.ts';

const GAME = {
  kind: 'sheets',
  nouns: { secret: 'code', turn: { one: 'turn', many: 'turns' } },
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
const told = (view: Partial<RoomView>) =>
  changeLines({ ...WAITING, ...view }, undefined, GAME, undefined).at(-1);

it('tells whoever waits for whom they wait, and how a kept seat is freed', () => {
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
