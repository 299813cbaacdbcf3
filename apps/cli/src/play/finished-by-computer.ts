import { counted } from '../messages/numbers.ts';

/** Tells which turns of a game are the user's own, if the program was asked to finish it. */
export class OwnTurns {
  #handedOverAt: number | undefined;

  /** The program plays from the next turn on. */
  handOver(turnsPlayed: number): void {
    this.#handedOverAt ??= turnsPlayed;
  }

  /** The user has taken turns back. */
  takeBack(turnsLeft: number): void {
    if (this.#handedOverAt !== undefined && turnsLeft <= this.#handedOverAt) this.#handedOverAt = undefined;
  }

  /** Returns how many of the first turns were the user's: all of them if the program played none. */
  among(turns: number): number {
    return Math.min(this.#handedOverAt ?? turns, turns);
  }
}

/** Says how a game ended that the program finished; `noun` is what the game calls its secret. */
export function sayFinished(noun: string, guesses: number, own: number, isFound: boolean): string {
  const yours = own === 0 ? '' : `, the first ${own === 1 ? 'of them' : `${own} of them`} yours`;
  return isFound
    ? `The computer found the ${noun} in ${counted(guesses, 'guess', 'guesses')}${yours}.`
    : `The computer did not find it in time. Here is the ${noun}:`;
}
