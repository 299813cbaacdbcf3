import { verifyAdversary } from '@inkling/codes/reference/adversary-proof';
import { answerOf } from '@inkling/codes/strategies/adversary';
import { feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeTurn, type MastermindState, mastermind } from '../rules/game.ts';
import { adversaryMove, adversaryProof } from './adversary.ts';
import { CodeAnalysis } from './analysis.ts';
import { nextGuess } from './players.ts';

function start(rules: string): MastermindState {
  return mastermind.start(unwrap(mastermind.parseParams(`${rules}/99/by-hand`)), seedRandom(''));
}

/** Plays a game against the adversary with the guesses that `choose` makes. */
function play(rules: string, choose: (position: CodeAnalysis) => ArrayLike<number>): MastermindState {
  let state = start(rules);
  while (mastermind.status(state).phase === 'playing') {
    const position = unwrap(CodeAnalysis.of(state.params.rules, state.turns.map(codeTurn)));
    state = unwrap(mastermind.apply(state, { kind: 'guess', code: choose(position) }));
    state = unwrap(mastermind.apply(state, unwrap(adversaryMove(state))));
  }
  return state;
}

function random(seed: string) {
  const stream = new RandomStream(seedRandom(seed));
  return (position: CodeAnalysis) =>
    stream.below(3) === 0
      ? unwrap(CodeAnalysis.of(position.rules, [])).set.sample(stream)!
      : position.set.sample(stream)!;
}

describe('the adversary', () => {
  it('always finishes the game, and its proof passes an independent checker', () => {
    fc.assert(
      fc.property(fc.constantFrom('p1c3r', 'p2c4r', 'p3c4n', 'p3c4r'), fc.string(), (rules, seed) => {
        const state = play(rules, random(seed));
        const proof = unwrap(adversaryProof(state));
        expect(verifyAdversary(proof)).toMatchObject({ ok: true });
        expect(proof.turns.at(-1)).toMatchObject({ exact: state.params.rules.places, left: 1n });
        expect(proof.code).toEqual(Array.from(state.turns.at(-1)!.guess));
      }),
      { numRuns: 60 },
    );
  });

  it('forces Knuth’s strategy into its worst case of five turns', () => {
    const state = play('p4c6r', (position) =>
      unwrap(finish(nextGuess({ name: 'knuth', seed: '' }, position))),
    );
    expect(state.turns).toHaveLength(5);
    expect(verifyAdversary(unwrap(adversaryProof(state)))).toEqual({ ok: true, value: { codes: 1296 } });
  });

  it('keeps the most codes, and prefers the lowest class in a tie: 1122 leaves 256 with nothing right', () => {
    const all = unwrap(CodeAnalysis.of({ places: 4, symbols: 6, repeats: true }, [])).set;
    expect(answerOf(all, [0, 0, 1, 1])).toEqual({ feedback: feedbackClass(0, 0), left: 256n });
  });

  it('proves unfinished games too', () => {
    let state = start('p4c6r');
    for (const code of [
      [0, 0, 1, 1],
      [2, 2, 3, 4],
    ]) {
      state = unwrap(mastermind.apply(state, { kind: 'guess', code }));
      state = unwrap(mastermind.apply(state, unwrap(adversaryMove(state))));
    }
    expect(verifyAdversary(unwrap(adversaryProof(state)))).toMatchObject({ ok: true });
  });

  it('answers only a pending guess, in a space that can be listed, after consistent answers', () => {
    expect(adversaryMove(start('p4c6r'))).toEqual({ ok: false, error: 'nothing-to-answer' });
    const large = unwrap(mastermind.apply(start('p12c12r'), { kind: 'guess', code: Array(12).fill(0) }));
    expect(adversaryMove(large)).toEqual({ ok: false, error: 'too-large' });
    expect(adversaryProof(large)).toEqual({ ok: false, error: 'too-large' });
    let state = start('p2c3r');
    for (const [code, exact] of [
      [[0, 0], 1],
      [[0, 0], 0],
    ] as const) {
      state = unwrap(mastermind.apply(state, { kind: 'guess', code }));
      state = unwrap(mastermind.apply(state, { kind: 'score', exact, near: 0 }));
    }
    state = unwrap(mastermind.apply(state, { kind: 'guess', code: [1, 1] }));
    expect(adversaryMove(state)).toEqual({ ok: false, error: 'contradiction' });
    expect(adversaryProof(state)).toEqual({ ok: false, error: 'contradiction' });
  });
});

describe('the checker', () => {
  const proof = unwrap(adversaryProof(play('p3c4r', random('checker'))));

  it('detects a lie in any turn, a wrong count, an answer that keeps fewer codes, and an invalid code', () => {
    for (const [turn, { guess, exact, near }] of proof.turns.entries()) {
      const other = feedbackOf((feedbackClass(exact, near) + 1) % 9);
      const forged = { ...proof, turns: proof.turns.with(turn, { ...proof.turns[turn]!, ...other }) };
      expect(verifyAdversary(forged)).toEqual({ ok: false, error: { code: 'lied', turn } });
      const miscounted = { ...proof, turns: proof.turns.with(turn, { guess, exact, near, left: 77n }) };
      expect(verifyAdversary(miscounted)).toMatchObject({ error: { code: 'miscounted', turn } });
    }
    const kind = { guess: [0, 0, 1], ...feedbackOf(scoreCode([0, 0, 1], [0, 0, 2])), left: 0n };
    const honest = { ...proof, turns: [kind], code: [0, 0, 2] };
    const counted = verifyAdversary(honest);
    expect(counted).toMatchObject({ error: { code: 'miscounted', turn: 0 } });
    const left = BigInt((counted as { error: { left: number } }).error.left);
    expect(verifyAdversary({ ...honest, turns: [{ ...kind, left }] })).toMatchObject({
      error: { code: 'not-largest', turn: 0 },
    });
    for (const code of [[], [0, 0], [0, 0, 4], [0, 0, -1], [0, 0, 0.5], [0, 0, 1, 1]])
      expect(verifyAdversary({ ...proof, code })).toEqual({ ok: false, error: { code: 'not-a-code' } });
    expect(verifyAdversary({ ...proof, rules: { places: 16, symbols: 20, repeats: true } })).toMatchObject({
      error: { code: 'too-large' },
    });
  });
});
