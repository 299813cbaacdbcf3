import { describe, expect, it } from 'vitest';
import { isDone, mayCorrect, mayEnd, owesNonce } from './room-rights.ts';
import { awaitsPeople, hasCompany, type RoomFacts, roomTask } from './room-task.ts';

const RACE: RoomFacts = {
  you: 'first',
  seats: [
    { seat: 'first', taken: true },
    { seat: 'second', taken: true },
  ],
  phase: 'playing',
  turn: ['first', 'second'],
  maker: 'drawn',
};

describe('the task in a room', () => {
  it('is to move for a player whose turn it is, and to wait or watch for everybody else', () => {
    expect(roomTask(RACE)).toBe('move');
    expect(roomTask({ ...RACE, turn: ['second'] })).toBe('wait');
    expect(roomTask({ ...RACE, you: 'spectator' })).toBe('watch');
    expect(roomTask({ ...RACE, you: 'spectator', phase: 'over', turn: [] })).toBe('over');
  });

  it('is to sit down for a spectator while a seat is free', () => {
    const free = [{ seat: 'breaker', taken: false }];
    expect(roomTask({ ...RACE, you: 'spectator', phase: 'waiting', seats: free })).toBe('sit');
  });

  it('is “withdrawn” for everybody once the invitation is withdrawn', () => {
    const seats = [{ seat: 'breaker', taken: false }];
    for (const you of ['first', 'spectator'])
      expect(roomTask({ ...RACE, you, phase: 'withdrawn', turn: [], seats })).toBe('withdrawn');
  });

  it('is for a maker to deposit a secret, to answer, and at the end to open a kept secret', () => {
    const made: RoomFacts = { ...RACE, you: 'maker', turn: ['maker'], maker: 'kept' };
    expect(roomTask({ ...made, maker: 'deposited' })).toBe('deposit');
    expect(roomTask(made)).toBe('answer');
    const over: RoomFacts = { ...made, phase: 'over', turn: [] };
    expect([roomTask(over), roomTask({ ...over, secret: 'aabb' })]).toEqual(['open', 'over']);
    expect([mayCorrect(over), mayCorrect({ ...over, secret: 'aabb' })]).toEqual([true, false]);
    expect([roomTask({ ...over, maker: 'deposited' }), mayCorrect({ ...over, you: 'breaker' })]).toEqual([
      'over',
      false,
    ]);
  });

  it('is to contribute a nonce to the draw, once per player', () => {
    const waiting: RoomFacts = { ...RACE, phase: 'waiting', turn: [], nonces: [{ seat: 'second' }] };
    expect(owesNonce(waiting)).toBe(true);
    expect(owesNonce({ ...waiting, you: 'second' })).toBe(false);
    expect(owesNonce({ ...waiting, you: 'spectator' })).toBe(false);
    expect(owesNonce({ ...waiting, phase: 'playing' })).toBe(false);
    expect(owesNonce(RACE)).toBe(false);
  });
});

const MAKER = { seat: 'maker', taken: true } as const;
const KEPT = [MAKER, { seat: 'breaker', taken: false, reserved: 'other' }] as const;
const FREE = [MAKER, { seat: 'breaker', taken: false }] as const;

it('an invitation is done once no seat is reserved, and a withdrawal once the room is withdrawn', () => {
  expect([awaitsPeople({ seats: KEPT }), awaitsPeople({ seats: FREE })]).toEqual([true, false]);
  expect(isDone('invite', { phase: 'waiting', seats: FREE })).toBe(true);
  expect(isDone('invite', { phase: 'waiting', seats: KEPT })).toBe(false);
  expect(isDone('invite', { phase: 'withdrawn', seats: FREE })).toBe(false);
  expect(isDone('withdraw', { phase: 'withdrawn', seats: KEPT })).toBe(true);
  expect(isDone('withdraw', { phase: 'waiting', seats: FREE })).toBe(false);
});

it('a game is ended by whoever cannot give up, while it is played', () => {
  const open = { seat: 'first', over: false };
  const done = { seat: 'second', over: true };
  const race: Parameters<typeof mayEnd>[0] = { you: 'second', phase: 'playing', sheets: [open, done] };
  expect([race, { ...race, you: 'maker' }, { you: 'first', phase: 'playing' as const }].map(mayEnd)).toEqual([
    true,
    true,
    true,
  ]);
  const refused = [
    { ...race, you: 'first' },
    { ...race, you: 'spectator' },
    { ...race, classroom: {} },
    { ...race, daily: '2026-12-03' },
    ...(['waiting', 'over', 'withdrawn', 'ended'] as const).map((phase) => ({ ...race, phase })),
  ];
  expect(refused.map(mayEnd)).toEqual(refused.map(() => false));
  expect(roomTask({ ...RACE, phase: 'ended', turn: [] })).toBe('ended');
  expect([
    isDone('end', { phase: 'ended', seats: FREE }),
    isDone('end', { phase: 'over', seats: FREE }),
  ]).toEqual([true, false]);
});

it('hasCompany counts another person, but neither a computer nor the viewer', () => {
  const computer = { seat: 'breaker', taken: true, computer: 'knuth' };
  expect(hasCompany({ you: 'maker', seats: FREE })).toBe(false);
  expect(hasCompany({ you: 'maker', seats: [MAKER, computer] })).toBe(false);
  expect(hasCompany({ you: 'breaker', seats: [MAKER, { seat: 'breaker', taken: true }] })).toBe(true);
  expect(hasCompany({ you: 'spectator', seats: [MAKER] })).toBe(false);
});
