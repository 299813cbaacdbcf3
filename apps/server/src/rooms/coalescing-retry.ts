import type { Every } from '../system/clock.ts';

/**
 * Repeats an action until it succeeds, with a pause after each failure. The action never runs twice at the same time. A
 * request that arrives during a run causes one more run, because the current one may already have read stale data.
 */
export class CoalescingRetry {
  readonly #attempt: () => Promise<boolean>;
  readonly #every: Every;
  #requested = false;
  #running = false;
  #endPause: (() => void) | undefined;
  #stopped = false;

  /** @param attempt resolves to true if it has succeeded */
  constructor(attempt: () => Promise<boolean>, every: Every) {
    this.#attempt = attempt;
    this.#every = every;
  }

  request(): void {
    this.#requested = true;
    if (!this.#running && !this.#endPause) void this.#run();
  }

  /** Stops for good, without waiting for an attempt in progress. */
  stop(): void {
    this.#stopped = true;
    this.#endPause?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#requested && !this.#stopped) {
      this.#requested = false;
      if (await this.#attempt()) continue;
      this.#requested = true;
      this.#pause();
      break;
    }
    this.#running = false;
  }

  #pause(): void {
    if (this.#stopped) return;
    this.#endPause = this.#every(PAUSE_MS, () => {
      this.#endPause?.();
      this.#endPause = undefined;
      void this.#run();
    });
  }
}

const PAUSE_MS = 500;
