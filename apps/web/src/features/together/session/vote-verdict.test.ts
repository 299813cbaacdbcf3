import type { RoomView } from '@inkling/client/generated/api';
import { describe, expect, it } from 'vitest';
import { code, plain, VIEW, word } from '../game/testing/room-samples.ts';
import { secretsLeft, verdictOf, votesForPossible } from './vote-verdict.ts';

const TURNS = [
  { guess: 'aabb', exact: 0, near: 1 },
  { guess: 'acdd', exact: 0, near: 2 },
];

describe('the verdict on a guess of a class', () => {
  const judged = (guess: string) => verdictOf(code.module, VIEW.rules, TURNS, guess);

  it('names the first turn whose answer the guess would not have given', () => {
    expect(judged('ceae')).toEqual({ kind: 'possible' });
    expect(judged('efae')).toEqual({ kind: 'refuted', turn: 1 });
    expect(judged('aabb')).toEqual({ kind: 'refuted', turn: 0 });
    expect(judged('ffff')).toEqual({ kind: 'refuted', turn: 0 });
  });

  it('has nothing against a guess before the first turn', () => {
    expect(verdictOf(code.module, VIEW.rules, [], 'aabb')).toEqual({ kind: 'possible' });
  });

  it('says of a word that is never hidden that it is not, unless a clue forbids it anyway', () => {
    const turns = [{ guess: 'crane', marks: [0, 0, 1, 0, 1] }];
    const judged = (guess: string) => verdictOf(word.module, 'w5t6@english', turns, guess);
    expect(judged('slate')).toEqual({ kind: 'refuted', turn: 0 });
    expect(judged('dales')).toEqual({ kind: 'possible' });
    expect(verdictOf(word.module, 'w5t6@english', [], 'aahed')).toEqual({ kind: 'never-hidden' });
    expect(verdictOf(word.module, 'w5t6@english', [], 'crane')).toEqual({ kind: 'possible' });
  });

  it('judges the game that has no page of its own', () => {
    const turns = [{ guess: '5', answer: 'higher' }];
    const { record } = plain.module;
    const answer = record?.kind === 'sheets' ? record.laws('n9/5')?.answer('5', '7') : undefined;
    expect(answer).toBe('higher');
    expect(verdictOf(plain.module, 'n9/5', turns, '7')).toEqual({ kind: 'possible' });
    expect(verdictOf(plain.module, 'n9/5', turns, '3')).toEqual({ kind: 'refuted', turn: 0 });
  });

  it('knows nothing in a game whose answers cannot be computed', () => {
    const { record: _, ...module } = code.module;
    expect(verdictOf(module, VIEW.rules, TURNS, 'aabb')).toBeUndefined();
    expect(votesForPossible(VOTED, module)).toBeUndefined();
  });
});

const VOTED: RoomView = {
  ...VIEW,
  you: 'breaker',
  sheets: [{ seat: 'breaker', turnsUsed: 2, over: false, solved: false, resigned: false, turns: TURNS }],
  classroom: {
    name: 'holly-427',
    vote: 'revealed',
    voters: 9,
    guesses: [
      { guess: 'ceae', votes: 5 },
      { guess: 'efae', votes: 3 },
      { guess: 'cefa', votes: 1 },
    ],
  },
};

it('counts the votes for what can be the secret', () => {
  expect(verdictOf(code.module, VIEW.rules, TURNS, 'cefa')).toEqual({ kind: 'possible' });
  expect(votesForPossible(VOTED, code.module)).toBe(6);
});

describe('the number of secrets that fit all turns', () => {
  const after = (rules: string, turns: readonly { readonly guess: string }[]): RoomView => ({
    ...VIEW,
    rules,
    sheets: [
      { seat: 'breaker', turnsUsed: 2, over: false, solved: false, resigned: false, turns: [...turns] },
    ],
  });

  it('is that of the published table, and of a count by hand', () => {
    expect(secretsLeft(after('p4c6r/12', []), code.module)).toBe(1296);
    expect(secretsLeft(after('p4c6r/12', [{ guess: 'aabb', exact: 0, near: 1 } as never]), code.module)).toBe(
      256,
    );
    expect(secretsLeft(after('p4c6r/12', TURNS as never), code.module)).toBe(
      allCodes().filter((secret) => verdictOf(code.module, 'p4c6r/12', TURNS, secret)?.kind === 'possible')
        .length,
    );
  });

  it('counts the words that are drawn, and the numbers of the smallest game', () => {
    expect(secretsLeft(after('w5t6@english', []), word.module)).toBe(4463);
    const turns = [{ guess: '5', answer: 'higher' }];
    expect(secretsLeft(after('n9/5', turns), plain.module)).toBe(4);
  });

  it('is unknown if they are too many to list', () => {
    expect(secretsLeft(after('p9c9r/12', []), code.module)).toBeUndefined();
  });
});

function allCodes(): readonly string[] {
  const symbols = ['a', 'b', 'c', 'd', 'e', 'f'];
  return symbols.flatMap((a) =>
    symbols.flatMap((b) => symbols.flatMap((c) => symbols.map((d) => `${a}${b}${c}${d}`))),
  );
}
