import { enumerateCodes } from '@inkling/codes/reference/enumeration';
import { nextPermutation } from '@inkling/codes/strategies/states/permutations';
import { scoreCode, solvedClass } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tried } from '../../../../shell/parts/testing/tried-lesson.ts';
import { ESSAY_RUNS, StatesController } from '../controllers/states-controller.ts';
import { english } from '../messages/english.ts';
import { german } from '../messages/german.ts';
import { spanish } from '../messages/spanish.ts';
import { printedTrace } from '../model/printed-trace.ts';
import { runStates } from '../model/state-run.ts';
import { RULES } from '../model/usual-board.ts';
import { WAYS } from './state-diagram.tsx';

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

  it('finds every code in connected steps, and a run cut short is a prefix of the whole run', () => {
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

  it('takes exactly the transitions that are drawn', () => {
    const taken = new Set<string>();
    for (const secret of enumerateCodes(RULES))
      for (let first = 0; first < RULES.symbols; first++)
        for (const { from, to } of runStates(secret, first, 99).steps) taken.add(`${from} ${to}`);
    expect(WAYS.map(([from, to]) => `${from} ${to}`).toSorted()).toEqual([...taken].toSorted());
  });

  it.each(Object.entries({ english, german, spanish }))(
    'is described in %s with its design pattern and the permutations of two pairs',
    (_, { states }) => {
      const orders: string[] = [];
      for (let last: readonly number[] | undefined; ; ) {
        const next = nextPermutation(RULES, [0, 0, 1, 1], [], last, 1000);
        if (!next.ok) break;
        last = next.value.code;
        orders.push(last.map((symbol) => 'ab'[symbol]).join(''));
      }
      expect(orders).toHaveLength(6);
      const text = states.text.paragraphs.join(' ');
      expect(text).toContain(orders.join(', '));
      expect(text).toMatch(/State.*Gang of Four.*(?:context|Kontext).*deleg/);
    },
  );

  it('steps by command and by key, and restarts with another code', () => {
    const { lesson, run, press, announced } = tried((say) => new StatesController(say));
    expect(lesson.shown.value.state).toBe('GuessOne');
    run('next');
    expect(lesson.shown.value.state).toBe('GuessTwo');
    press('n', 'KeyN');
    expect(lesson.shown.value.state).toBe('GuessCompute');
    press('b', 'KeyB');
    expect(lesson.steps.value).toBe(1);
    run('end');
    expect(announced()).toContain('Found in 5 guesses.');
    expect(run('code fafa')).toBe(true);
    expect(lesson.steps.value).toBe(0);
    expect(run('first f')).toBe(true);
    run('next');
    expect(lesson.shown.value.state).toBe('GuessPermute');
    press('3', 'Digit3');
    expect([lesson.steps.value, lesson.entry.row(0)[0]]).toEqual([0, 2]);
    expect(run('essay 1')).toBe(true);
    expect(run('essay 5')).toBe(false);
    expect(run('first x')).toBe(false);
    expect(run('code acabz')).toBe(false);
  });
});
