import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackOf } from '@inkling/core/feedback';

/**
 * Checks a partly filled code against every past turn. A code is consistent if each past guess, scored against it,
 * gives the answer that it got. The essay tests whole strings. Filling place by place, and backtracking as soon as one
 * turn can no longer be met, reaches the same string after looking at a tiny part of them, so that the state machine
 * finishes even at sizes where the odometer has too many strings.
 */
export class PartialCode {
  readonly #repeats: boolean;
  readonly #tallies: readonly TurnTally[];
  /** Copies of each symbol placed so far. */
  readonly #placed: Int32Array;
  #open: number;

  /** `offered(place, symbol)` says whether the search may ever put that symbol there. */
  constructor(
    rules: CodeRules,
    turns: readonly CodeTurn[],
    offered: (place: number, symbol: number) => boolean,
  ) {
    this.#repeats = rules.repeats;
    this.#open = rules.places;
    this.#placed = new Int32Array(rules.symbols);
    this.#tallies = turns.map((turn) => newTally(rules, turn, offered));
  }

  /** Puts a symbol at an open place. Returns false if some turn can then no longer be met. Undo with `lift`. */
  place(place: number, symbol: number): boolean {
    const copies = ++this.#placed[symbol];
    this.#open--;
    let met = this.#repeats || copies === 1;
    for (const tally of this.#tallies) {
      tally.reach -= tally.reachable[place];
      if (tally.guess[place] === symbol) tally.exactLeft--;
      if (copies <= tally.copies[symbol]) tally.totalLeft--;
      met &&= canMeet(tally, this.#open);
    }
    return met;
  }

  lift(place: number, symbol: number): void {
    const copies = this.#placed[symbol]--;
    this.#open++;
    for (const tally of this.#tallies) {
      tally.reach += tally.reachable[place];
      if (tally.guess[place] === symbol) tally.exactLeft++;
      if (copies <= tally.copies[symbol]) tally.totalLeft++;
    }
  }
}

interface TurnTally {
  readonly guess: ArrayLike<number>;
  /** Copies of each symbol in the guess. */
  readonly copies: Int32Array;
  /** 1 at places where the guess could still be exact. */
  readonly reachable: Uint8Array;
  /** The number of open places that are reachable. */
  reach: number;
  exactLeft: number;
  /** Exact and near together, still to come. */
  totalLeft: number;
}

function newTally(
  rules: CodeRules,
  turn: CodeTurn,
  offered: (place: number, symbol: number) => boolean,
): TurnTally {
  const { exact, near } = feedbackOf(turn.feedback);
  const copies = new Int32Array(rules.symbols);
  const reachable = new Uint8Array(rules.places);
  let reach = 0;
  for (let i = 0; i < rules.places; i++) {
    copies[turn.guess[i]]++;
    reachable[i] = offered(i, turn.guess[i]) ? 1 : 0;
    reach += reachable[i];
  }
  return { guess: turn.guess, copies, reachable, reach, exactLeft: exact, totalLeft: exact + near };
}

function canMeet(tally: TurnTally, open: number): boolean {
  const { exactLeft, totalLeft, reach } = tally;
  return exactLeft >= 0 && exactLeft <= reach && totalLeft >= 0 && totalLeft <= open;
}
