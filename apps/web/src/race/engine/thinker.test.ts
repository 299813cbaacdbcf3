import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import * as result from '@inkling/core/result';
import { mastermind } from '@inkling/games/mastermind/game';
import { enumerateCodes } from '@inkling/solvers/reference/enumeration';
import { StateMachine } from '@inkling/solvers/strategies/states/machine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../engine/protocol.ts';
import type { Questions } from './questions.ts';
import { Thinker } from './thinker.ts';

const RULES = { places: 4, symbols: 5, repeats: true };
const codes = fc.array(fc.nat(4), { minLength: 4, maxLength: 4 });

function answerOf<Name extends keyof Questions>(thinker: Thinker, name: Name, ask: Questions[Name]['ask']) {
  const work = thinker.answer({ id: 0, name, ask } as Asked<Questions>);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value as Questions[Name]['answer'];
  }
}

describe('the thinker of a race', () => {
  it('counts what trying every code counts, for every line', () => {
    const thinker = new Thinker();
    fc.assert(
      fc.property(codes, fc.array(fc.array(codes, { maxLength: 4 }), { maxLength: 3 }), (secret, guesses) => {
        const lines = guesses.map((line) =>
          line.map((guess) => ({ guess, feedback: scoreCode(guess, secret) })),
        );
        const slow = lines.map((turns) =>
          Array.from({ length: turns.length + 1 }, (_, count) => {
            const fits = (code: ArrayLike<number>) =>
              turns.slice(0, count).every((turn) => scoreCode(turn.guess, code) === turn.feedback);
            return [...enumerateCodes(RULES)].filter(fits).length;
          }),
        );
        expect(answerOf(thinker, 'counts', { rules: RULES, lines })).toEqual(slow);
      }),
      { numRuns: 40 },
    );
  });

  it('traces the machine event for event, whole and with its states', () => {
    fc.assert(
      fc.property(codes, fc.string({ maxLength: 6 }), (secret, seed) => {
        const thinker = new Thinker();
        const player = { name: 'states', seed } as const;
        const turns: { guess: readonly number[]; feedback: number }[] = [];
        for (;;) {
          const [guess] = answerOf(thinker, 'guesses', { rules: RULES, lines: [{ player, turns }] });
          turns.push({ guess: guess!, feedback: scoreCode(guess!, secret) });
          if (String(guess) === String(secret)) break;
        }
        const traced = answerOf(thinker, 'trace', { rules: RULES, player, turns });
        const machine = new StateMachine(RULES, turns[0]!.guess[0]!);
        for (const turn of turns) {
          result.expect(machine.propose());
          machine.answer(turn.feedback);
        }
        expect(traced.flatMap(({ events }) => events)).toEqual(machine.trace);
        expect(traced[0]?.from).toBe('GuessOne');
        expect(traced.slice(1).map(({ from }) => from)).toEqual(traced.slice(0, -1).map(({ to }) => to));
        expect(traced.at(-1)?.to).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it('answers as the adversary, proves it, and is caught when an answer was another', () => {
    fc.assert(
      fc.property(fc.array(codes, { minLength: 1, maxLength: 5 }), (guesses) => {
        const thinker = new Thinker();
        const params = { rules: RULES, turnsMax: 12, maker: 'by-hand' } as const;
        let state = mastermind.start(params, 0 as never);
        for (const code of guesses) {
          if (mastermind.status(state).phase === 'over') break;
          state = result.expect(mastermind.apply(state, { kind: 'guess', code }));
          const answer = answerOf(thinker, 'answer', state)!;
          state = result.expect(mastermind.apply(state, { kind: 'score', ...answer }));
        }
        const shown = answerOf(thinker, 'proof', state)!;
        expect(shown.verdict).toEqual({ codes: 625 });
        expect(shown.proof.turns).toHaveLength(state.turns.length);
        for (const { guess, feedback } of state.turns)
          expect(feedbackOf(scoreCode(guess, shown.proof.code))).toEqual(feedback);
      }),
      { numRuns: 40 },
    );
    const params = { rules: RULES, turnsMax: 12, maker: 'by-hand' } as const;
    const played = ['guess aabb', 'score 0,3'].reduce(
      (state, move) => result.expect(mastermind.apply(state, result.expect(mastermind.parseMove(move)))),
      mastermind.start(params, 0 as never),
    );
    expect(answerOf(new Thinker(), 'proof', played)?.verdict).toMatchObject({
      fault: { code: 'not-largest', turn: 0 },
    });
  });
});
