import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackOf, solvedClass } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { guessOne } from './guess-one.ts';
import { Slot } from './slot.ts';
import type { Machine, State, StateFault } from './state.ts';

/** An action of the machine. In order, they are the essay's printed trace as data. */
export type TraceEvent =
  | { readonly kind: 'guess'; readonly guess: Code; readonly feedback: number }
  | { readonly kind: 'removing'; readonly symbol: number; readonly place: number }
  | { readonly kind: 'eliminating'; readonly symbol: number }
  | { readonly kind: 'passed'; readonly count: bigint };

/**
 * The player of the essay "Mastermind and Design Paradigms", with the states GuessOne, GuessTwo, GuessCompute and
 * GuessPermute. It is a class because it owns the mutable slots. Call `propose` and `answer` in turn until solved.
 */
export class StateMachine implements Machine {
  readonly rules: CodeRules;
  readonly firstSymbol: number;
  readonly budget: number;
  readonly slots: readonly Slot[];
  readonly turns: CodeTurn[] = [];
  readonly trace: TraceEvent[] = [];
  #state: State = guessOne;
  #proposed: Result<Code, StateFault> | undefined;

  constructor(rules: CodeRules, firstSymbol: number, budget: number = BUDGET_DEFAULT) {
    this.rules = rules;
    this.firstSymbol = firstSymbol;
    this.budget = budget;
    this.slots = Array.from({ length: rules.places }, () => new Slot(rules.symbols));
  }

  get stateName(): State['name'] {
    return this.#state.name;
  }

  get isSolved(): boolean {
    return this.turns.at(-1)?.feedback === solvedClass(this.rules.places);
  }

  /** Returns the next guess. Idempotent until it is answered. */
  propose(): Result<Code, StateFault> {
    if (this.isSolved) return fail('contradiction');
    this.#proposed ??= this.#state.propose(this);
    return this.#proposed;
  }

  /** Takes the class of the answer to the proposed guess. */
  answer(feedback: number): void {
    const proposed = this.propose();
    if (!proposed.ok) throw new Error(`no guess to answer: ${proposed.error}`);
    const turn = { guess: proposed.value, feedback };
    this.#proposed = undefined;
    this.turns.push(turn);
    this.trace.push({ kind: 'guess', ...turn });
    if (!this.isSolved) this.#state = this.#state.learn(this, turn);
  }

  /**
   * Takes a turn that was actually played, even if this machine would have proposed another guess: after an answer is
   * corrected, its proposals can differ from the history.
   */
  follow(turn: CodeTurn): void {
    const proposed = this.propose();
    const same = proposed.ok && turn.guess.length === proposed.value.length;
    if (!same || !Array.from(turn.guess).every((symbol, place) => symbol === proposed.value[place]))
      this.#proposed = ok(turn.guess);
    this.answer(turn.feedback);
  }

  ruleOne(turn: CodeTurn): boolean {
    if (turn.feedback !== 0) return false;
    for (const symbol of Array.from(turn.guess)) this.eliminate(symbol);
    return true;
  }

  ruleTwo(turn: CodeTurn): boolean {
    if (feedbackOf(turn.feedback).exact > 0) return false;
    for (const [place, symbol] of Array.from(turn.guess).entries()) this.remove(place, symbol);
    return true;
  }

  ruleThree(turn: CodeTurn): boolean {
    const { exact, near } = feedbackOf(turn.feedback);
    return exact + near === this.rules.places;
  }

  eliminate(symbol: number): void {
    this.trace.push({ kind: 'eliminating', symbol });
    for (const slot of this.slots) slot.remove(symbol);
  }

  remove(place: number, ...symbols: readonly number[]): void {
    for (const symbol of symbols) {
      this.trace.push({ kind: 'removing', symbol, place });
      this.slots[place].remove(symbol);
    }
  }

  reportPassed(count: bigint): void {
    this.trace.push({ kind: 'passed', count });
  }
}

/** Placements in one search: some seconds. */
const BUDGET_DEFAULT = 50_000_000;
