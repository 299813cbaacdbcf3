import { ok, type Result } from '@inkling/core/result';
import type { RoomRetention } from '../store/room-retention.ts';

/**
 * May a guest open one room more? Counting rooms costs as much as opening one, so they are not counted again for the
 * next `TRUSTED` rooms, or for as many as the guest may still open. Servers on one database count by themselves, so with
 * each of them a guest can exceed the quota by that many.
 */
export class RoomQuota {
  readonly #retention: Pick<RoomRetention, 'openedBy'>;
  readonly #most: number;
  /** How many rooms a guest may open before the next count. */
  readonly #trusted = new Map<string, number>();

  constructor(retention: Pick<RoomRetention, 'openedBy'>, most: number) {
    this.#retention = retention;
    this.#most = most;
  }

  async admits(guest: string): Promise<Result<boolean, 'unavailable'>> {
    const trusted = this.#trusted.get(guest) ?? 0;
    if (trusted > 0) {
      this.#trusted.set(guest, trusted - 1);
      return ok(true);
    }
    const opened = await this.#retention.openedBy(guest);
    if (!opened.ok) return opened;
    const left = this.#most - opened.value;
    if (this.#trusted.size >= GUESTS_MAX) this.#trusted.clear();
    this.#trusted.set(guest, Math.max(0, Math.min(left - 1, TRUSTED)));
    return ok(left > 0);
  }
}

const TRUSTED = 50;
const GUESTS_MAX = 50_000;
