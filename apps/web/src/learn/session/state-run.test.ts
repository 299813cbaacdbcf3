import { scoreCode, solvedClass } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedTrace } from './printed-trace.ts';
import { runStates } from './state-run.ts';
import { ESSAY_RUNS, StatesDesk } from './states-desk.ts';

const PRINTED = [
  `eeff 0 0
     eliminating e
     eliminating e
     eliminating f
     eliminating f
aabb 2 1
     possible guesses eliminated were 18
caba 0 4
     removing c from position 1
     removing a from position 2
     removing b from position 3
     removing a from position 4
     possible guesses eliminated were 3
acab 4 0`,
  `ffaa 2 2
     possible guesses eliminated were 1
afaf 0 4
     possible guesses eliminated were 2
fafa 4 0`,
  `ddee 1 0
ffaa 2 1
     eliminating b
     eliminating c
     possible guesses eliminated were 35
faea 0 4
     removing f from position 1
     removing a from position 2
     removing e from position 3
     removing a from position 4
     possible guesses eliminated were 33
afae 4 0`,
  `ffaa 2 1
bbcc 0 1
     removing b from position 1
     removing b from position 2
     removing c from position 3
     removing c from position 4
     eliminating d
     eliminating e
     possible guesses eliminated were 11
faba 1 1
     possible guesses eliminated were 13
cffa 0 4
     removing c from position 1
     removing f from position 2
     removing f from position 3
     removing a from position 4
     possible guesses eliminated were 11
fcaf 4 0`,
];

describe('the essay’s player', () => {
  it('prints the four runs of the essay line for line', () => {
    const printed = ESSAY_RUNS.map(({ secret, first }) => printedTrace(runStates(secret, first, 99)));
    expect(printed).toEqual(PRINTED);
  });

  it('finds every code, its steps chain, and a step back is the run before', () => {
    const code = fc.array(fc.nat({ max: 5 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(code, fc.nat({ max: 5 }), fc.nat({ max: 12 }), (secret, first, most) => {
        const whole = runStates(secret, first, Number.POSITIVE_INFINITY);
        expect(whole.state).toBe('Found');
        expect(whole.steps.at(-1)?.feedback).toBe(solvedClass(4));
        for (const [at, step] of whole.steps.entries()) {
          expect(step.feedback).toBe(scoreCode(step.guess, secret));
          expect(step.from).toBe(at === 0 ? 'GuessOne' : whole.steps[at - 1]?.to);
        }
        const part = runStates(secret, first, most);
        expect(part.steps).toEqual(whole.steps.slice(0, most));
        for (const [place, slot] of part.slots.entries()) expect(slot).toContain(secret[place]);
      }),
      { numRuns: 200 },
    );
  });

  it('steps by words and keys, and begins again with another code', () => {
    const desk = new StatesDesk();
    expect(desk.shown.value.state).toBe('GuessOne');
    desk.run('next');
    expect(desk.shown.value.state).toBe('GuessTwo');
    desk.press('n', 'KeyN');
    expect(desk.shown.value.state).toBe('GuessCompute');
    desk.press('b', 'KeyB');
    expect(desk.steps.value).toBe(1);
    desk.run('end');
    expect(desk.said.value).toContain('Found in 5 guesses.');
    expect(desk.run('code fafa')).toBe(true);
    expect(desk.steps.value).toBe(0);
    expect(desk.run('first f')).toBe(true);
    desk.run('next');
    expect(desk.shown.value.state).toBe('GuessPermute');
    desk.press('3', 'Digit3');
    expect([desk.steps.value, desk.entry.row(0)[0]]).toEqual([0, 2]);
    expect(desk.run('essay 1')).toBe(true);
    expect(desk.run('essay 5')).toBe(false);
    expect(desk.run('first x')).toBe(false);
    expect(desk.run('code acabz')).toBe(false);
  });
});
