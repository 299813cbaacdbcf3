import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { defineDeduction } from './deduction.ts';
import type { Definition } from './definition.ts';
import { higherOrLower } from './testing/games.ts';

const plain: Definition<string, string, string> = {
  name: 'letters',
  secrets: ['a', 'b', 'c'],
  answer: (guess, secret) => (guess === secret ? 'found' : 'no'),
  solved: 'found',
};

function defining(changed: Record<string, unknown>) {
  return () => defineDeduction({ ...plain, ...changed } as Definition<string, string, string>);
}

function circular() {
  const item: Record<string, unknown> = {};
  item['self'] = item;
  return item;
}

describe('a definition', () => {
  it.each([
    ['an empty list', { secrets: [] }, 'the list of secrets is empty'],
    ['no list', { secrets: 'abc' }, 'secrets must be an array'],
    ['no guesses', { guesses: [] }, 'the list of guesses is empty'],
    ['a secret twice', { secrets: ['a', 'b', 'a'] }, 'secrets 0 and 2 have the same label “a”'],
    ['labels that are no texts', { label: () => 7 }, 'the label of secret 0 must be a non-empty string'],
    ['empty labels', { label: () => '' }, 'the label of secret 0 must be a non-empty string'],
    ['no function', { answer: 'found' }, 'answer must be a function'],
    [
      'items that cannot be written',
      { secrets: [new Map(), circular()] },
      'secret 1 has no label: Converting circular structure to JSON',
    ],
    [
      'a list with holes',
      { secrets: Array(2), label: (item: string) => item.trim() },
      'secret 0 has no label',
    ],
    ['a symmetry that is a number', { symmetry: 5 }, 'symmetry must be an object, not 5'],
    ['a symmetry of nothing', { symmetry: {} }, 'symmetry.representatives must be a function, not undefined'],
    ['a kernel without its function', { kernel: { fill: 1 } }, 'kernel.fill must be a function, not 1'],
    ['features that are a list', { features: ['x'] }, 'features must be a function, not ["x"]'],
    [
      'answers that are objects',
      { answer: () => ({ exact: 1 }) },
      'the answer to guess “a” against secret “a” is {"exact":1}, and must be a string or a finite number',
    ],
    ['answers that are no number', { answer: () => Number.NaN }, 'is NaN, and must be'],
    [
      'answers that come later',
      { answer: async () => 'no' },
      'the answer to guess “a” against secret “a” is a promise, and must be a string or a finite number',
    ],
    [
      'a text and a number that are written alike',
      { answer: (guess: string, secret: string) => (guess === secret ? 'found' : guess < secret ? 1 : '1') },
      'the answers 1 and “1” have the same string form: use only strings or only numbers',
    ],
    [
      'a solved that is written as an answer is',
      { answer: (guess: string, secret: string) => Number(guess === secret), solved: '1' },
      'the answers 1 and “1” have the same string form',
    ],
    [
      'features that throw',
      {
        features: (secret: string) => {
          if (secret === 'b') throw new Error('no such luck');
          return {};
        },
      },
      'features throws for secret “b”: no such luck',
    ],
    [
      'features in a Map',
      { features: () => new Map([['hat', 'yes']]) },
      'must be an object of strings and numbers',
    ],
    ['features in a list', { features: () => ['yes'] }, 'the features of secret “a” must be an object'],
    ['features that come later', { features: async () => ({}) }, 'numbers, not a promise'],
    ['no features', { features: () => undefined }, 'numbers, not undefined'],
    ...[Number.NaN, undefined, { a: 1 }].map((hat): [string, Record<string, unknown>, string] => [
      `${String(hat)} as a feature`,
      { features: () => ({ hat }) },
      'feature “hat” of secret “a” is',
    ]),
    [
      'answers that throw',
      {
        answer: (guess: string, secret: string) => {
          if (guess === 'b' && secret === 'c') throw new Error('no such luck');
          return 'no';
        },
      },
      'answer throws for guess “b” against secret “c”: no such luck',
    ],
    [
      'no solved',
      { solved: undefined },
      "solved must be an answer (a string or a number) or 'identified', not undefined",
    ],
    ['no name', { name: ' ' }, 'name must be a non-empty string'],
    ['a weight of 0', { weights: [1, 0, 1] }, 'the weight of secret 1 is 0'],
    ['a weight of 2⁵³', { weights: [1, 1, 2 ** 53] }, 'the weight of secret 2 is 9007199254740992'],
    ['too few weights', { weights: [1] }, 'one weight for each of the 3 secrets'],
    [
      'a kernel that lies',
      { kernel: { answers: ['found', 'no'], fill: (_: number, row: Uint16Array) => row.fill(1) } },
      'for guess “a” against secret “a”, the kernel returns “no” and answer returns “found”',
    ],
  ])('is rejected with %s', (_, changed, message) => {
    expect(defining(changed)).toThrow(TypeError);
    expect(defining(changed)).toThrow(message);
  });

  it('is rejected if the same guess and secret get two different answers', () => {
    let count = 0;
    expect(defining({ answer: () => (count++ % 5 === 0 ? 'yes' : 'no') })).toThrow(
      'answer is not pure: guess “a” against secret “a” was answered “yes” and then “no”',
    );
  });

  it('copies its arrays', async () => {
    const [secrets, guesses, weights] = [
      ['c', 'a', 'b'],
      ['b', 'a', 'c'],
      [1, 2, 3],
    ];
    const answer = (guess: string, secret: string) => Math.sign(secret.charCodeAt(0) - guess.charCodeAt(0));
    const given = { name: 'lists', secrets, guesses, weights, answer, solved: 0 };
    const game = defineDeduction(given);
    const before = await game.optimum();
    for (const list of [secrets, guesses, weights]) list.splice(0, 2);
    expect([game.secrets, game.guesses, game.definition.secrets]).toEqual([
      ['c', 'a', 'b'],
      ['b', 'a', 'c'],
      ['c', 'a', 'b'],
    ]);
    expect(game.definition).toMatchObject({ guesses: ['b', 'a', 'c'], weights: [1, 2, 3] });
    expect(game.solve('a').at(-1)).toEqual(['a', 0]);
    expect(await game.optimum()).toMatchObject({ total: before.total, weighted: before.weighted });
    expect(() => (game.secrets as string[]).push('d')).toThrow(TypeError);
  });

  it('may be an instance of a class', () => {
    class Letters {
      readonly name = 'letters';
      readonly secrets: readonly string[] = ['a', 'b'];
      readonly solved = 'found';
      answer(guess: string, secret: string): string {
        return guess === secret ? 'found' : 'no';
      }
      features(secret: string) {
        return { letter: secret };
      }
    }
    const game = defineDeduction(new Letters());
    expect(game.position().why('letter', 'b')).toMatchObject({ left: 1 });
    expect(game.solve('b').at(-1)).toEqual(['b', 'found']);
  });

  it('is rejected with more than 65,535 answers', () => {
    const numbers = Array.from({ length: 300 }, (_, i) => i);
    const game = () =>
      defineDeduction({
        name: 'products',
        secrets: numbers,
        answer: (guess: number, secret: number) => guess * 300 + secret,
        solved: 0,
      }).answers();
    expect(game).toThrow(TypeError);
    expect(game).toThrow('more than 65535 different answers');
  });

  it('accepts objects, and recognises their copies by label', () => {
    const people = [
      { name: 'Ada', hat: true },
      { name: 'Bob', hat: false },
    ];
    const game = defineDeduction({
      name: 'hats',
      secrets: people,
      guesses: ['hat'],
      answer: (_: string, { hat }: { hat: boolean }) => (hat ? 'yes' : 'no'),
      solved: 'identified',
      label: (item) => (typeof item === 'string' ? item : item.name),
    });
    expect(game.labelOf(people[1] as never)).toBe('Bob');
    expect(game.parseSecret('Ada')).toBe(people[0]);
    expect(game.parseGuess('hat')).toBe('hat');
    expect(game.parseSecret('Eve')).toBeUndefined();
    expect(game.answer('hat', { name: 'Ada', hat: true })).toBe('yes');
    expect(() => game.answer('coat', people[0] as never)).toThrow('“coat” is not a guess of this game');
  });

  it('may be solved by a rare answer, even if not all pairs are evaluated at first', () => {
    const game = defineDeduction({
      name: 'rare',
      secrets: [500, 501],
      guesses: Array.from({ length: 40_000 }, (_, i) => i),
      answer: (guess: number, secret: number) => Math.sign(secret - guess),
      solved: 0,
    });
    expect(game.solve(501).at(-1)).toEqual([501, 0]);
    expect(game.optimumSteps({ nodes: 0 }).next().done).toBe(false);
  });

  it('that is too large for an optimum is rejected with the limits', () => {
    const many = defineDeduction({
      name: 'many',
      secrets: Array.from({ length: 65_537 }, (_, i) => i),
      guesses: ['odd?'],
      answer: (_: string, secret: number) => secret % 2,
      solved: 'identified',
    });
    expect(() => [...many.optimumSteps()]).toThrow(
      'takes at most 65536 secrets, 4194304 guesses and 268435456 answers to them',
    );
  });

  it('must be an object, and a session needs a defined game', () => {
    expect(() => defineDeduction(undefined as never)).toThrow(
      'a definition must be an object, not undefined',
    );
    expect(() => createSession({} as never)).toThrow(
      'createSession needs a game that defineDeduction has made',
    );
  });

  it('requires a seed for samples and puzzles', () => {
    const game = defineDeduction(plain);
    expect(() => game.position().sample(undefined as never)).toThrow('seed must be a string, not undefined');
    expect(() => game.puzzle(undefined as never)).toThrow('seed must be a string');
  });

  it('gives the best guess of a position in one expression', () => {
    expect(
      higherOrLower(100)
        .position([[50, 'higher']])
        .best()?.guess,
    ).toBe(75);
  });
});

describe('an audit', () => {
  it('reports what is wrong or weak', () => {
    const game = defineDeduction({
      name: 'weak',
      secrets: ['a', 'b', 'c', 'd'],
      guesses: ['a', 'useless', 'vowel'],
      answer: (guess: string, secret: string) =>
        guess === secret ? 'found' : guess === 'vowel' ? String('ae'.includes(secret)) : 'no',
      solved: 'found',
    });
    expect(game.audit()).toEqual({
      secrets: 4,
      guesses: 3,
      answers: 4,
      indistinguishable: [['b', 'c', 'd']],
      useless: ['useless'],
      solvedOccurs: true,
      neverFound: ['b', 'c', 'd'],
      depthMin: Number.POSITIVE_INFINITY,
    });
    const partly = defineDeduction({
      name: 'partly',
      secrets: ['a', 'b', 'c'],
      guesses: ['a?'],
      answer: (_: string, secret: string) => String(secret === 'a'),
      solved: 'identified',
    });
    const mistyped = defineDeduction({
      name: 'mistyped',
      secrets: ['a', 'b'],
      answer: (guess, secret) => (guess === secret ? 'found' : 'no'),
      // @ts-expect-error no answer is written like this
      solved: 'fuond',
    });
    expect(mistyped.audit()).toMatchObject({ solvedOccurs: false, neverFound: ['a', 'b'] });
    expect(partly.audit()).toMatchObject({
      solvedOccurs: true,
      indistinguishable: [['b', 'c']],
      depthMin: Number.POSITIVE_INFINITY,
    });
    expect(higherOrLower(127).audit()).toMatchObject({ depthMin: 7, indistinguishable: [], useless: [] });
    expect(higherOrLower(128).audit().depthMin).toBe(8);
  });
});
