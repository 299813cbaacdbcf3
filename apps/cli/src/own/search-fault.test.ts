import { defineDeduction } from 'inkling';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { searchFaultOf } from './search-fault.ts';
import { gameFiles, HATS, higherOrLower } from './testing/game-files.ts';

const { file } = gameFiles();

const numbers = file('numbers.mjs', higherOrLower(20));
const hats = file('hats.csv', HATS);
const large = file(
  'large.mjs',
  `export default {
  name: 'large',
  secrets: Array.from({ length: 70_000 }, (_, i) => i),
  guesses: ['odd'],
  answer: (_, secret) => secret % 2,
  solved: 'identified',
};\n`,
);
const twice = file('twice.csv', 'solved=yes,a;b,c\nq1,yes,no\nq2,yes,no\nq3,no,yes\n');
const both = file('both.csv', 'solved=yes,a,b\nq1,yes,yes\nq2,no,yes\n');
const heavy = (name: string, weights: string) =>
  file(
    `${name}.mjs`,
    `export default { name: '${name}', secrets: ['a', 'b', 'c'], weights: [${weights}],
  answer: (guess, secret) => (guess === secret ? 'found' : 'no'), solved: 'found' };\n`,
  );
const lead = heavy('lead', '400_000_000, 1, 1');
const iron = heavy('iron', '60_000, 1, 1');

describe('a game that is not searched', () => {
  it.each([
    ['has too many secrets', [large], 'too-large', undefined, 'large: the game is too large for an optimum'],
    [
      'ran out of nodes',
      [numbers, '--max-depth', '4', '--nodes', '0'],
      'too-large',
      '--nodes',
      'No strategy for higher or lower was found within the budget of 0 sets; raise --nodes.',
    ],
    [
      'has two guesses that find one secret',
      [twice],
      'bad-file',
      twice,
      'twice: secret “a;b” is found by both “q1” and “q2”, and optimal is only for games where exactly one guess',
    ],
    [
      'has a guess that finds two secrets',
      [both],
      'bad-file',
      both,
      'both: guess “q1” finds both “a” and “b”, and optimal is only for games where exactly one guess',
    ],
    ['is too heavy', [lead], 'too-large', lead, 'The weights of lead are too large together for so many'],
    [
      'has costs that cannot be counted',
      [iron, '--objective', 'fewest'],
      'too-large',
      '--objective',
      'The costs of iron under --objective fewest are more than the search can count',
    ],
  ] as const)('is refused if it %s', async (_, line, code, at, message) => {
    const { exit, json } = await run(['optimal', ...line, '--json']);
    expect(exit).toBe(2);
    expect(json()).toEqual({
      error: { code, message: expect.stringContaining(message), ...(at === undefined ? {} : { at }) },
    });
    expect(json().error.message).not.toMatch(/guessesMax|undefined/);
    const said = await run(['optimal', ...line]);
    expect([said.exit, said.out]).toEqual([2, '']);
  });

  it('is searched with fewer guesses or another objective, and played whatever its guesses find', async () => {
    const least = await run(['optimal', numbers, '--max-depth', '5', '--objective', 'worst', '--json']);
    expect(least.json()).toMatchObject({ worst: 5, proved: true });
    expect((await run(['optimal', iron, '--objective', 'worst'])).exit).toBe(0);
    for (const path of [twice, both]) {
      expect((await run(['compare', path])).exit).toBe(0);
      expect((await run(['solve', path, path === twice ? 'c' : 'b'])).exit).toBe(0);
    }
  });
});

it.each([
  ['too few guesses', [hats, '--max-depth', '1'], 'proved: no strategy finds every secret in 1 guess'],
  [
    'a secret that no guess finds',
    [file('lost.csv', 'solved=yes,a,b\nq1,yes,no\n')],
    'no guess finds secret “b”',
  ],
  ['secrets that are alike', [file('same.csv', ',a,b\nq1,no,no\n')], 'no guess distinguishes “a” from “b”'],
])('%s make a game impossible', async (_, line, reason) => {
  const { exit, json } = await run(['optimal', ...line, '--json']);
  expect(exit).toBe(3);
  expect(json()).toEqual({
    game: expect.any(String),
    feasible: false,
    reason: expect.stringContaining(reason),
  });
});

it('leaves every other error alone', () => {
  const game = defineDeduction({
    name: 'dull',
    secrets: ['a', 'b'],
    answer: (): string => 'no',
    solved: 'yes',
  });
  let thrown: unknown;
  try {
    game.puzzle({ seed: 'a' });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(RangeError);
  expect(searchFaultOf(thrown)).toBeUndefined();
  expect(searchFaultOf(new RangeError('the game is too large for an optimum'))).toBeUndefined();
});
