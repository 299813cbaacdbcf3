/**
 * Limits how long each guest may use the worker threads for computer players: `BURST_MS` in one go, and after that a
 * share of one thread. A computation is charged when it has finished, so the last one may overdraw the budget.
 */
export class ComputationBudget {
  readonly #accounts = new Map<string, { readonly spentMs: number; readonly atMs: number }>();
  readonly #burstMs: number;
  readonly #share: number;

  constructor(burstMs: number = BURST_MS, share: number = SHARE) {
    this.#burstMs = burstMs;
    this.#share = share;
  }

  isSpent(owner: string, nowMs: number): boolean {
    return this.#spent(owner, nowMs) >= this.#burstMs;
  }

  charge(owner: string, ms: number, nowMs: number): void {
    const spentMs = this.#spent(owner, nowMs) + ms;
    this.#accounts.delete(owner);
    this.#accounts.set(owner, { spentMs, atMs: nowMs });
    if (this.#accounts.size <= ACCOUNTS_MAX) return;
    const [oldest] = this.#accounts.keys();
    if (oldest !== undefined) this.#accounts.delete(oldest);
  }

  #spent(owner: string, nowMs: number): number {
    const account = this.#accounts.get(owner);
    if (!account) return 0;
    return Math.max(0, account.spentMs - (nowMs - account.atMs) * this.#share);
  }
}

/** Enough for about thirty whole games with the slowest setting. */
const BURST_MS = 120_000;
const SHARE = 0.1;
const ACCOUNTS_MAX = 10_000;
