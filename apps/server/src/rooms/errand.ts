import type { Every } from '../dice.ts';

/**
 * Something that has to work in the end: after a failure it is tried again, with a pause, and never twice at once.
 * Who asks for it while it is being done gets it once more, because what was seen until then may be too old.
 */
export class Errand {
  readonly #attempt: () => Promise<boolean>;
  readonly #every: Every;
  #wanted = false;
  #running = false;
  #endPause: (() => void) | undefined;
  #stopped = false;

  /** @param attempt true when it has worked */
  constructor(attempt: () => Promise<boolean>, every: Every) {
    this.#attempt = attempt;
    this.#every = every;
  }

  send(): void {
    this.#wanted = true;
    if (!this.#running && !this.#endPause) void this.#run();
  }

  /** For good; what is being done is not waited for. */
  stop(): void {
    this.#stopped = true;
    this.#endPause?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false;
      if (await this.#attempt()) continue;
      this.#wanted = true;
      this.#pause();
      break;
    }
    this.#running = false;
  }

  #pause(): void {
    if (this.#stopped) return;
    this.#endPause = this.#every(AGAIN_MS, () => {
      this.#endPause?.();
      this.#endPause = undefined;
      void this.#run();
    });
  }
}

const AGAIN_MS = 500;
