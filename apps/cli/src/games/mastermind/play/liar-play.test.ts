import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { liarGame } from '@inkling/games/mastermind/liar/rules/game';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

const dealt = (params: string, seed: string) =>
  liarGame.start(value(liarGame.parseParams(params)), seedRandom(seed));

it('lies once, counts the codes left, and says at the end which answer was false', async () => {
  const { secret, plan } = dealt('p4c6r/12/1', 'holly');
  const lie = plan[0]?.turn ?? 0;
  const guesses = Array.from(
    { length: lie + 1 },
    (_, turn) => ['aabb', 'ccdd', 'eeff', 'abcd', 'cdef', 'abef', 'acee'][turn] ?? '',
  );
  const { exit, out, unread } = await run('play mastermind --lies 1 --seed holly', [
    ...guesses,
    'choices',
    'suggest',
    makeCode(secret),
    'no',
  ]);
  expect([exit, unread]).toEqual([0, 0]);
  expect(out).toContain('At most 1 answer may be false.');
  expect(out).toContain('6 symbols (a, b, c, d, e and f)');
  expect(out).toContain('Exact: right symbol, right place. Near: right symbol, wrong place.');
  expect(out).toMatch(/^[\d,]+ codes? left: /m);
  expect(out).toMatch(/^The answer to turn 1 is false in [<\d]+% of them(,| and to turn 2 in|\.)/m);
  expect(out).toMatch(/leaves [\d.]+ codes on average/);
  expect(out).toContain(`False: the answer to turn ${lie + 1}.`);
  expect(out).toContain(`You cracked the code in ${lie + 2} guesses!`);
});

it('shows the code on resign, and rejects too many codes, too many lies and the maker’s seat', async () => {
  const { out } = await run('play liar --rules p3c4 --seed holly', ['abc', 'undo', 'resign', 'no'], {
    terminal: true,
  });
  expect(out).toContain('Take a guess in the format ABC. You have 12 guesses remaining.');
  expect(out).toMatch(/^ {2}1 .* \d exact, \d near$/m);
  expect(out).toContain('The code was ');
  expect(await run('play liar --rules p8c12', [])).toMatchObject({ exit: 2, out: '' });
  for (const line of ['play mastermind --lies 4', 'play mastermind --lies 1 --seat maker'])
    expect(await run(line, [])).toMatchObject({ exit: 2, out: '' });
});
