/**
 * Distributes the pieces of something that can be read only once, such as a pipe, to several readers. Each
 * requests one piece after the other. The next piece is read when all remaining readers have requested it, so that
 * at most one piece is waiting.
 */
export class PieceDeal {
  readonly #pieces: AsyncGenerator<Buffer>;
  /** The remaining readers, each with the callback that receives its next piece, if it has requested one. */
  readonly #readers = new Map<number, ((piece: Buffer | undefined) => void) | undefined>();
  readonly #onFault: (error: unknown) => void;
  #isReading = false;

  constructor(pieces: AsyncGenerator<Buffer>, count: number, onFault: (error: unknown) => void) {
    this.#pieces = pieces;
    for (let reader = 0; reader < count; reader++) this.#readers.set(reader, undefined);
    this.#onFault = onFault;
  }

  /** Requests the next piece for a reader. `give` receives it, or `undefined` after the last. */
  ask(reader: number, give: (piece: Buffer | undefined) => void): void {
    this.#readers.set(reader, give);
    void this.#deal();
  }

  /** Removes a reader, so that the others no longer wait for it. */
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
    // Some readers may have requested another piece meanwhile.
    await this.#deal();
  }
}
