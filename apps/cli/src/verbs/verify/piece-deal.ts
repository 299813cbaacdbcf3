/**
 * Gives the pieces of what can be read only once, such as a pipe, to several readers. Each asks for one after the other, and the
 * next is read once all who still read have asked, so that no more than one piece waits.
 */
export class PieceDeal {
  readonly #pieces: AsyncGenerator<Buffer>;
  /** Who still reads; with what gives them a piece, once they have asked. */
  readonly #readers = new Map<number, ((piece: Buffer | undefined) => void) | undefined>();
  readonly #onFault: (error: unknown) => void;
  #isReading = false;

  constructor(pieces: AsyncGenerator<Buffer>, count: number, onFault: (error: unknown) => void) {
    this.#pieces = pieces;
    for (let reader = 0; reader < count; reader++) this.#readers.set(reader, undefined);
    this.#onFault = onFault;
  }

  /** `give` gets the next piece, or `undefined` after the last. */
  ask(reader: number, give: (piece: Buffer | undefined) => void): void {
    this.#readers.set(reader, give);
    void this.#deal();
  }

  /** The others wait for this reader no more. */
  leave(reader: number): void {
    this.#readers.delete(reader);
    if (this.#readers.size === 0) void this.#pieces.return(undefined);
    else void this.#deal();
  }

  async #deal(): Promise<void> {
    if (this.#isReading || [...this.#readers.values()].includes(undefined)) return;
    this.#isReading = true;
    try {
      const next = await this.#pieces.next();
      for (const [reader, give] of this.#readers) {
        this.#readers.set(reader, undefined);
        give?.(next.done ? undefined : next.value);
      }
    } catch (error) {
      this.#onFault(error);
      return;
    }
    this.#isReading = false;
    // Some may have asked again meanwhile.
    await this.#deal();
  }
}
