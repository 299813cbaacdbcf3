import { counted } from '../messages/numbers.ts';

/** Which turns of a game are the person's own, where the program was asked to finish it. */
export class OwnTurns {
  #handedOverAt: number | undefined;

  /** From the next turn on the program plays. */
  handOver(turnsPlayed: number): void {
    this.#handedOverAt ??= turnsPlayed;
  }

  /** The person has taken turns back. */
  takeBack(turnsLeft: number): void {
    if (this.#handedOverAt !== undefined && turnsLeft <= this.#handedOverAt) this.#handedOverAt = undefined;
  }

  /** How many of the first turns were the person's; all, where the program played none. */
  among(turns: number): number {
    return Math.min(this.#handedOverAt ?? turns, turns);
  }
}

/** How a game ended that the program finished; `noun` is what the game calls its secret. */
export function sayFinished(noun: string, guesses: number, own: number, isFound: boolean): string {
  const yours = own === 0 ? '' : `, the first ${own === 1 ? 'of them' : `${own} of them`} yours`;
  return isFound
    ? `The computer found the ${noun} in ${counted(guesses, 'guess', 'guesses')}${yours}.`
    : `The computer did not find it in time. Here is the ${noun}:`;
}
