import { ok, type Result } from '@inkling/core/result';
import type { RoomRetention } from '../store/room-retention.ts';

/**
 * Limits the number of rooms that a guest may open. Counting rooms costs as much as opening one, so after a count the
 * guest may open `TRUSTED` rooms, or as many as the quota still allows, without a new count. Servers that share a
 * database count independently, so a guest can exceed the quota by that many rooms on each of them.
 */
export class RoomQuota {
  readonly #retention: Pick<RoomRetention, 'openedBy'>;
  readonly #most: number;
  /** How many more rooms each guest may open before the next count. */
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
