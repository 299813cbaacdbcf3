/**
 * One place of the code and the symbols that may still stand there: one cylinder of the essay's odometer.
 * Removing a symbol that is not there is not an error, as in the essay.
 */
export class Slot {
  readonly #choices: number[];

  constructor(symbols: number) {
    this.#choices = Array.from({ length: symbols }, (_, symbol) => symbol);
  }

  /** Ascending. */
  get choices(): readonly number[] {
    return this.#choices;
  }

  remove(symbol: number): void {
    const at = this.#choices.indexOf(symbol);
    if (at >= 0) this.#choices.splice(at, 1);
  }
}
