import type { CodeRules } from '@inkling/core/deduction';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../../candidates/code-space.ts';
import { StateMachine, type TraceEvent } from './machine.ts';
import { nextCode } from './next-code.ts';
import { fillString, stringByDiagram } from './odometer.ts';
import { fillPermutation, nextPermutation } from './permutations.ts';

const EVER = Number.POSITIVE_INFINITY;
const letters = 'abcdefghijklmnopqrst';
const word = (code: ArrayLike<number>) => Array.from(code, (symbol) => letters[symbol]).join('');
const code = (text: string) => Array.from(text, (letter) => letters.indexOf(letter));

function line(event: TraceEvent): string {
  if (event.kind === 'passed') return `     possible guesses eliminated were ${event.count}`;
  if (event.kind === 'eliminating') return `     eliminating ${letters[event.symbol]}`;
  if (event.kind === 'removing')
    return `     removing ${letters[event.symbol]} from position ${event.place + 1}`;
  const { exact, near } = feedbackOf(event.feedback);
  return `${word(event.guess)} ${exact} ${near}`;
}

function play(rules: CodeRules, secret: ArrayLike<number>, first: number): StateMachine {
  const machine = new StateMachine(rules, first);
  for (let turn = 0; turn < 200 && !machine.isSolved; turn++)
    machine.answer(scoreCode(unwrap(machine.propose()), secret));
  return machine;
}

describe('the four runs printed in the essay', () => {
  const essay = { places: 4, symbols: 6, repeats: true };
  it.each([
    [
      'acab',
      'e',
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
    ],
    [
      'fafa',
      'f',
      `ffaa 2 2
     possible guesses eliminated were 1
afaf 0 4
     possible guesses eliminated were 2
fafa 4 0`,
    ],
    [
      'afae',
      'd',
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
    ],
    [
      'fcaf',
      'f',
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
    ],
  ])('%s from %s', (secret, first, printed) => {
    const machine = play(essay, code(secret), code(first)[0]!);
    expect(machine.trace.map(line).join('\n')).toBe(printed);
  });
});

describe('the state machine always finishes', () => {
  it.each([
    ['p4c6r', { places: 4, symbols: 6, repeats: true }],
    ['p3c5r', { places: 3, symbols: 5, repeats: true }],
    ['p1c1r', { places: 1, symbols: 1, repeats: true }],
    ['p1c20r', { places: 1, symbols: 20, repeats: true }],
    ['p5c2r', { places: 5, symbols: 2, repeats: true }],
    ['p4c3r', { places: 4, symbols: 3, repeats: true }],
    ['p4c4n', { places: 4, symbols: 4, repeats: false }],
    ['p3c7n', { places: 3, symbols: 7, repeats: false }],
  ])('for every secret of %s from every first symbol', (_, rules) => {
    const space = new CodeSpace(rules);
    let unsolved = 0;
    for (let first = 0; first < rules.symbols; first++)
      for (let secret = 0; secret < space.size; secret++)
        if (!play(rules, space.codeAt(secret), first).isSolved) unsolved++;
    expect(unsolved).toBe(0);
  });

  it('for every secret of p5c6r', () => {
    const rules = { places: 5, symbols: 6, repeats: true };
    const space = new CodeSpace(rules);
    let unsolved = 0;
    for (let secret = 0; secret < space.size; secret++)
      if (!play(rules, space.codeAt(secret), secret % 6).isSolved) unsolved++;
    expect(unsolved).toBe(0);
  });

  it('for random secrets of larger games', () => {
    const random = new RandomStream(seedRandom('beyond'));
    for (const [places, symbols, games] of [
      [6, 9, 20],
      [8, 8, 8],
      [8, 12, 4],
      [16, 2, 10],
      [2, 20, 20],
      [12, 12, 1],
      [16, 20, 1],
    ] as const)
      for (let game = 0; game < games; game++) {
        const secret = Array.from({ length: places }, () => random.below(symbols));
        expect(play({ places, symbols, repeats: true }, secret, random.below(symbols)).isSolved).toBe(true);
      }
  });

  it('with an error when the answers contradict each other', () => {
    const machine = new StateMachine({ places: 4, symbols: 6, repeats: true }, 0);
    for (let turn = 0; turn < 10 && machine.propose().ok; turn++) machine.answer(0);
    expect(machine.propose()).toEqual({ ok: false, error: 'contradiction' });
  });
});

describe('the search by diagram', () => {
  it('stops at the same code as filling, for strings and for permutations', () => {
    const random = new RandomStream(seedRandom('stops'));
    let stops = 0;
    for (let game = 0; game < 100; game++) {
      const rules = { places: 2 + random.below(4), symbols: 2 + random.below(5), repeats: true };
      const secret = Array.from({ length: rules.places }, () => random.below(rules.symbols));
      const machine = new StateMachine(rules, random.below(rules.symbols));
      while (!machine.isSolved) {
        const { slots, turns, stateName } = machine;
        const last = turns.length > 0 && random.below(2) === 0 ? Array.from(turns.at(-1)!.guess) : undefined;
        if (stateName === 'GuessCompute') {
          const filled = fillString(rules, slots, turns, last, EVER);
          expect(stringByDiagram(rules, slots, turns, last)).toEqual(filled);
          stops++;
        }
        if (stateName === 'GuessPermute') {
          const filled = fillPermutation(rules, Array.from(turns.at(-1)!.guess), turns, last, EVER);
          expect(nextCode(rules, turns, last)).toEqual(filled);
          stops++;
        }
        machine.answer(scoreCode(unwrap(machine.propose()), secret));
      }
    }
    expect(stops).toBeGreaterThan(100);
  });
});

describe('permutations', () => {
  it('come in the order that the essay lists', () => {
    const rules = { places: 4, symbols: 4, repeats: true };
    const listed = (start: string) => {
      const seen: string[] = [];
      let last: readonly number[] | undefined;
      for (;;) {
        const stop = nextPermutation(rules, code(start), [], last, 1e6);
        if (!stop.ok) return seen.join(' ');
        last = stop.value.code;
        seen.push(word(last));
      }
    };
    expect(listed('aabb')).toBe('aabb abab abba baab baba bbaa');
    expect(listed('dcba')).toBe(
      'abcd abdc acbd acdb adbc adcb bacd badc bcad bcda bdac bdca cabd cadb cbad cbda cdab cdba dabc dacb dbac dbca dcab dcba',
    );
  });
});
