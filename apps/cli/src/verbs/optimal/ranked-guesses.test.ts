import { expect, it } from 'vitest';
import { run } from '../../testing/run.ts';
import { rankedLines } from './ranked-guesses.ts';

it('marks guesses that are not proved, and gives bounds for the best', () => {
  const figures = { guess: 0, possible: true, worst: 4, total: 30 };
  const sure = { ...figures, text: 'abcd', expected: 3, expectedLower: 3, expectedUpper: 3, proved: true };
  const open = { ...sure, text: 'aabc', expected: 3.1, expectedUpper: 3.1, proved: false };
  expect(rankedLines('10 codes left', [sure, open], {})).toEqual([
    '10 codes left; best by optimal, in guesses still needed:',
    '',
    'guess  possible  average  worst  total  sure',
    'abcd        yes    3.000      4     30   yes',
    'aabc        yes    3.100      4     30    no',
    '',
    'The search ended before those that are not sure: they need no more than is said here, and the least of them lies between 3.000 and 3.100.',
  ]);
  expect(rankedLines('10 codes left', [open], {})).toEqual([
    '10 codes left; best is aabc: 3.100 more guesses on average (the least lies between 3.000 and 3.100), 4 at worst.',
  ]);
});

it.each([
  'suggest mastermind --rules p4c8r aabc:1,1 --strategy optimal',
  'suggest mastermind --rules p4c8r aabc:1,1 --strategy optimal --top 3',
  'suggest word crone:wwwww --strategy optimal',
])('gives the best so far when Ctrl-C interrupts %s', async (line) => {
  const people = await run(line, [], { interruptAt: 1 });
  expect([people.exit, people.err]).toEqual([130, '']);
  expect(people.out).toMatch(/^Stopped after [\d,]+ sets? searched; the best so far:\n.+ left; best is /);
  const object = await run(`${line} --json`, [], { interruptAt: 1 });
  expect(object.exit).toBe(130);
  expect(object.json()).toMatchObject({ strategy: 'optimal', stopped: true });
  expect(object.json().suggestions[0].turns.proved).toBe(false);
});
