import { verifyAdversary } from '@inkling/codes/reference/adversary-proof';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import * as result from '@inkling/core/result';
import { adversaryMove, adversaryProof } from '@inkling/games/mastermind/analysis/adversary';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { machineAt, nextGuess } from '@inkling/games/mastermind/analysis/players';
import type { Asked } from '../../../../shell/worker/protocol.ts';
import { type KernelSource, kernelsIn } from '../../engine/kernels.ts';
import type { Line, Proof, Questions, TracedTurn } from './questions.ts';

/** Answers the questions of a race. It does not depend on a worker, so it can be tested in Node. */
export class RaceService {
  /** The list of all codes, with its tables; rebuilt only when the rules change. */
  #start: CodeAnalysis | undefined;
  readonly #kernels: KernelSource;

  constructor(kernels: KernelSource = () => undefined) {
    this.#kernels = kernels;
  }

  /** A generator, so that the players' searches run in slices. */
  *answer(asked: Asked<Questions>): Generator<unknown, Questions[keyof Questions]['answer']> {
    switch (asked.name) {
      case 'counts':
        return yield* this.#counts(asked.ask.rules, asked.ask.lines);
      case 'guesses':
        return yield* this.#guesses(asked.ask.rules, asked.ask.lines);
      case 'trace':
        return yield* this.#trace(asked.ask.rules, asked.ask);
      case 'answer': {
        const move = adversaryMove(asked.ask);
        if (!move.ok || move.value.kind !== 'score') return undefined;
        return { exact: move.value.exact, near: move.value.near };
      }
      case 'proof':
        return proofOf(asked.ask);
    }
  }

  *#counts(
    rules: CodeRules,
    lines: Questions['counts']['ask']['lines'],
  ): Generator<unknown, Questions['counts']['answer']> {
    const start = yield* this.#startOf(rules);
    return lines.map((turns) => countsOf(start, turns));
  }

  *#guesses(rules: CodeRules, lines: readonly Line[]): Generator<unknown, Questions['guesses']['answer']> {
    const guesses: (readonly number[] | undefined)[] = [];
    const start = yield* this.#startOf(rules);
    for (const { player, turns } of lines) {
      const position = turns.reduce((before, turn) => before.with(turn), start);
      const guess = yield* nextGuess(player, position);
      guesses.push(guess.ok ? Array.from(guess.value) : undefined);
    }
    return guesses;
  }

  *#trace(rules: CodeRules, { player, turns }: Line): Generator<unknown, readonly TracedTurn[]> {
    const machine = machineAt(player, yield* this.#startOf(rules));
    return turns.map((turn) => {
      const from = machine.stateName;
      const known = machine.trace.length;
      machine.follow(turn);
      const to = machine.isSolved ? undefined : machine.stateName;
      return { ...turn, from, to, events: machine.trace.slice(known) };
    });
  }

  *#startOf(rules: CodeRules): Generator<unknown, CodeAnalysis> {
    const same = JSON.stringify(this.#start?.rules) === JSON.stringify(rules);
    if (this.#start && same) return this.#start;
    const kernels = yield* kernelsIn(this.#kernels, rules);
    this.#start = result.expect(CodeAnalysis.of(rules, [], kernels));
    return this.#start;
  }
}

function countsOf(start: CodeAnalysis, turns: readonly CodeTurn[]): readonly number[] {
  let position = start;
  const counts = [Number(position.count())];
  for (const turn of turns) {
    position = position.with(turn);
    counts.push(Number(position.count()));
  }
  return counts;
}

function proofOf(state: Questions['proof']['ask']): Proof | undefined {
  const proof = adversaryProof(state);
  if (!proof.ok) return undefined;
  const checked = verifyAdversary(proof.value);
  return { proof: proof.value, verdict: checked.ok ? checked.value : { fault: checked.error } };
}
