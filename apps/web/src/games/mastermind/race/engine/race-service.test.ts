import { enumerateCodes } from '@inkling/codes/reference/enumeration';
import { StateMachine } from '@inkling/codes/strategies/states/machine';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import * as result from '@inkling/core/result';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../../shell/worker/protocol.ts';
import type { Questions } from './questions.ts';
import { RaceService } from './race-service.ts';

const RULES = { places: 4, symbols: 5, repeats: true };
const codes = fc.array(fc.nat(4), { minLength: 4, maxLength: 4 });

function answerOf<Name extends keyof Questions>(
  service: RaceService,
  name: Name,
  ask: Questions[Name]['ask'],
) {
  const work = service.answer({ id: 0, name, ask } as Asked<Questions>);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value as Questions[Name]['answer'];
  }
}

describe('the race service', () => {
  it('counts the same as brute force, for every line', () => {
    const service = new RaceService();
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
        expect(answerOf(service, 'counts', { rules: RULES, lines })).toEqual(slow);
      }),
      { numRuns: 40 },
    );
  });

  it('traces the state machine event by event, with its states', () => {
    fc.assert(
      fc.property(codes, fc.string({ maxLength: 6 }), (secret, seed) => {
        const service = new RaceService();
        const player = { name: 'states', seed } as const;
        const turns: { guess: readonly number[]; feedback: number }[] = [];
        for (;;) {
          const [guess] = answerOf(service, 'guesses', { rules: RULES, lines: [{ player, turns }] });
          turns.push({ guess: guess!, feedback: scoreCode(guess!, secret) });
          if (String(guess) === String(secret)) break;
        }
        const traced = answerOf(service, 'trace', { rules: RULES, player, turns });
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

  it('answers as the adversary, proves its answers, and reports one that is not the largest', () => {
    fc.assert(
      fc.property(fc.array(codes, { minLength: 1, maxLength: 5 }), (guesses) => {
        const service = new RaceService();
        const params = { rules: RULES, turnsMax: 12, maker: 'by-hand' } as const;
        let state = mastermind.start(params, 0 as never);
        for (const code of guesses) {
          if (mastermind.status(state).phase === 'over') break;
          state = result.expect(mastermind.apply(state, { kind: 'guess', code }));
          const answer = answerOf(service, 'answer', state)!;
          state = result.expect(mastermind.apply(state, { kind: 'score', ...answer }));
        }
        const shown = answerOf(service, 'proof', state)!;
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
    expect(answerOf(new RaceService(), 'proof', played)?.verdict).toMatchObject({
      fault: { code: 'not-largest', turn: 0 },
    });
  });
});
