/** Returns the sentence of one step; the last step may take some time. */
export type HintStep = () => string | Promise<string>;

/** The steps of a hint, each of which reveals more than the one before. The last is repeated. */
export class HintSteps {
  #situation = '';
  #given = 0;

  next(situation: string, steps: readonly HintStep[]): string | Promise<string> {
    if (situation !== this.#situation) this.#given = 0;
    this.#situation = situation;
    const step = steps[Math.min(this.#given, steps.length - 1)];
    if (!step) throw new Error('a situation without hints');
    this.#given += 1;
    return step();
  }
}
