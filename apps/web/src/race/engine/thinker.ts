import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import * as result from '@inkling/core/result';
import { verifyAdversary } from '@inkling/solvers/reference/adversary-proof';
import { adversaryMove, adversaryProof } from 'inkling/mastermind/adversary';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { machineAt, nextGuess } from 'inkling/mastermind/players';
import type { Asked } from '../../engine/protocol.ts';
import type { Line, Proof, Questions, TracedTurn } from './questions.ts';

/** Answers the questions of a race. It knows no worker, so it is tested in Node. */
export class Thinker {
  /** The list of all codes, with its tables: made once for each set of rules. */
  #start: CodeAnalysis | undefined;

  /** A generator, so that the players' searches are cut into slices. */
  *answer(asked: Asked<Questions>): Generator<unknown, Questions[keyof Questions]['answer']> {
    switch (asked.name) {
      case 'counts':
        return asked.ask.lines.map((turns) => this.#countsOf(asked.ask.rules, turns));
      case 'guesses':
        return yield* this.#guesses(asked.ask.rules, asked.ask.lines);
      case 'trace':
        return this.#trace(asked.ask.rules, asked.ask);
      case 'answer': {
        const move = adversaryMove(asked.ask);
        if (!move.ok || move.value.kind !== 'score') return undefined;
        return { exact: move.value.exact, near: move.value.near };
      }
      case 'proof':
        return proofOf(asked.ask);
    }
  }

  #countsOf(rules: CodeRules, turns: readonly CodeTurn[]): readonly number[] {
    let position = this.#startOf(rules);
    const counts = [Number(position.count())];
    for (const turn of turns) {
      position = position.with(turn);
      counts.push(Number(position.count()));
    }
    return counts;
  }

  *#guesses(rules: CodeRules, lines: readonly Line[]): Generator<unknown, Questions['guesses']['answer']> {
    const guesses: (readonly number[] | undefined)[] = [];
    for (const { player, turns } of lines) {
      const guess = yield* nextGuess(player, this.#positionAfter(rules, turns));
      guesses.push(guess.ok ? Array.from(guess.value) : undefined);
    }
    return guesses;
  }

  #trace(rules: CodeRules, { player, turns }: Line): readonly TracedTurn[] {
    const machine = machineAt(player, this.#startOf(rules));
    return turns.map((turn) => {
      const from = machine.stateName;
      const known = machine.trace.length;
      machine.follow(turn);
      const to = machine.isSolved ? undefined : machine.stateName;
      return { ...turn, from, to, events: machine.trace.slice(known) };
    });
  }

  #positionAfter(rules: CodeRules, turns: readonly CodeTurn[]): CodeAnalysis {
    return turns.reduce((position, turn) => position.with(turn), this.#startOf(rules));
  }

  #startOf(rules: CodeRules): CodeAnalysis {
    const same = JSON.stringify(this.#start?.rules) === JSON.stringify(rules);
    const start = this.#start && same ? this.#start : result.expect(CodeAnalysis.of(rules, []));
    this.#start = start;
    return start;
  }
}

function proofOf(state: Questions['proof']['ask']): Proof | undefined {
  const proof = adversaryProof(state);
  if (!proof.ok) return undefined;
  const checked = verifyAdversary(proof.value);
  return { proof: proof.value, verdict: checked.ok ? checked.value : { fault: checked.error } };
}
