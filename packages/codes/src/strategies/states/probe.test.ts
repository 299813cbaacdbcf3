import type { CodeRules } from '@inkling/core/deduction';
import { scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { StateMachine } from './machine.ts';
import { learnFrom, nextProbe } from './probe.ts';

function secretOf({ places, symbols, repeats }: CodeRules, random: RandomStream): readonly number[] {
  const left = Array.from({ length: symbols }, (_, symbol) => symbol);
  return Array.from({ length: places }, () =>
    repeats ? random.below(symbols) : (left.splice(random.below(left.length), 1)[0] as number),
  );
}

describe('probes', () => {
  it.each([
    [1, 1, true],
    [1, 20, true],
    [2, 2, true],
    [4, 6, true],
    [16, 20, true],
    [16, 2, true],
    [1, 5, false],
    [2, 2, false],
    [3, 3, false],
    [4, 10, false],
    [16, 16, false],
    [16, 17, false],
    [16, 20, false],
  ] as const)('determine every place on their own: p%ic%i, repeats %s', (places, symbols, repeats) => {
    const rules = { places, symbols, repeats };
    const random = new RandomStream(seedRandom(`probes ${places} ${symbols} ${repeats}`));
    for (let game = 0; game < 20; game++) {
      const secret = secretOf(rules, random);
      const machine = new StateMachine(rules, random.below(symbols));
      const ask = (guess: ArrayLike<number>) => {
        machine.turns.push({ guess, feedback: scoreCode(guess, secret) });
        return scoreCode(guess, secret);
      };
      ask(unwrap(machine.propose()));
      for (let probe = nextProbe(machine); probe; probe = nextProbe(machine)) {
        if (!repeats) expect(new Set(Array.from(probe.guess)).size).toBe(places);
        learnFrom(probe, ask(probe.guess), machine);
        expect(secret.every((symbol, place) => machine.slots[place]?.choices.includes(symbol))).toBe(true);
        expect(machine.turns.length).toBeLessThan(2 * places * symbols + 2);
      }
      expect(machine.slots.map(({ choices }) => choices)).toEqual(secret.map((symbol) => [symbol]));
    }
  });

  it('finish a game whose odometer would need too many steps', () => {
    const random = new RandomStream(seedRandom('too far'));
    for (const [places, symbols, repeats] of [
      [16, 16, false],
      [16, 20, false],
    ] as const) {
      const rules = { places, symbols, repeats };
      const secret = secretOf(rules, random);
      const machine = new StateMachine(rules, 0, 2000);
      while (!machine.isSolved) machine.answer(scoreCode(unwrap(machine.propose()), secret));
      expect(machine.turns.at(-1)?.guess).toEqual(secret);
    }
  });
});
