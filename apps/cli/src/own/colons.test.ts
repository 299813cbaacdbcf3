import { expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { gameFiles } from './testing/game-files.ts';

const { file } = gameFiles();

const colons = file(
  'colons.csv',
  'who,Ada,Bob,Cy\nis it x:y?,yes: it,no: it,no: it\nwhen?,10:30,10:30,11:00\n',
);

it.each([
  ['is it x:y?:yes: it', ['Ada']],
  ['is it x:y? : no: it', ['Bob', 'Cy']],
  ['when?:11:00', ['Cy']],
])('the turn %s is divided between a guess and an answer of the game', async (turn, left) => {
  expect((await run(['codes', colons, turn, '--json'])).json().codes).toEqual(left);
  const typed = await run(['codes', colons, '-', '--json'], [turn]);
  expect(typed.json().codes).toEqual(left);
  const talk = await run(['assist', colons], [turn, 'quit']);
  expect(talk.out).toContain(`${left.length} of 3 secrets left: ${left.join(', ')}.`);
});

it('a turn with an unknown part is divided at its last colon', async () => {
  const { exit, err } = await run(['codes', colons, 'when?:10:31']);
  expect([exit, err.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining('“when?:10” is not a guess')]);
});

it('a saved game with colons goes on', async () => {
  const { state } = await run(['play', colons, '--player', 'adversary'], ['when?', 'quit']);
  const { exit, out } = await run('resume', ['quit'], { state });
  expect(exit).toBe(0);
  expect(out).toContain('when?:10:30');
});

it('a puzzle may be asked with colons', async () => {
  const { json } = await run(['puzzle', colons, 'when?:10:30', 'is it x:y?:no: it', '--json']);
  expect(json().answer).toBe('Bob');
});
