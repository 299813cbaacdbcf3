import type { RoomView } from '@inkling/client/generated/api';
import { describe, expect, it } from 'vitest';
import { code, VIEW } from '../game/testing/room-samples.ts';
import { english } from './english.ts';

const {
  changes,
  room: { task },
} = english;

const PAIR: RoomView = {
  ...VIEW,
  maker: 'deposited',
  you: 'maker',
  seats: [
    { seat: 'maker', taken: true },
    { seat: 'breaker', taken: true },
  ],
  turn: ['maker'],
  sheets: [{ seat: 'breaker', turnsUsed: 0, over: false, solved: false, resigned: false, turns: [] }],
};
const RACE: RoomView = { ...VIEW, you: 'maker', maker: 'deposited', turn: ['maker'] };
const asRace = (you: RoomView['you']): RoomView => ({
  ...RACE,
  you,
  seats: [{ seat: 'maker', taken: true }, ...VIEW.seats],
});

describe('what is said in a room', () => {
  it('calls the only other person the other player', () => {
    expect(task(PAIR, code)).toBe('Choose the code that the other player will guess.');
    expect(task({ ...PAIR, you: 'breaker' }, code)).toBe('The other player is choosing the code.');
    expect(task(asRace('maker'), code)).toBe('Choose the code that the other players will guess.');
    expect(task(asRace('first'), code)).toBe('Another player is choosing the code.');
  });

  it.each([
    ['maker', 'The other player: Hello!'],
    ['breaker', 'You: Hello!'],
    ['spectator', 'The player who guesses: Hello!'],
  ] as const)('tells a %s who speaks', (you, sentence) => {
    const before = { ...PAIR, you };
    const version = PAIR.version + 1;
    const view = {
      ...before,
      version,
      reactions: [{ seat: 'breaker' as const, reaction: 'hello' as const, at: version }],
    };
    expect(changes(view, before, code)).toBe(sentence);
  });
});
