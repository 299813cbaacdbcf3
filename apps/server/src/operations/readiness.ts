import type { Store } from '../store/store.ts';

/**
 * Checks whether this server can write and read its data. It uses the writer and the database, because a running
 * process proves little: a server with a full disk answers quickly but stores nothing, and one whose database was
 * migrated to a newer version must stop. All calls during a check and shortly after share its result, so frequent
 * calls cost nothing.
 */
export class Readiness {
  readonly #store: Store;
  readonly #now: () => number;
  #last: { readonly answer: Promise<boolean>; readonly atMs: number } | undefined;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  isReady(): Promise<boolean> {
    const now = this.#now();
    if (!this.#last || Math.abs(now - this.#last.atMs) >= KEPT_MS)
      this.#last = { answer: this.#look(), atMs: now };
    return this.#last.answer;
  }

  async #look(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const ready = await Promise.race([this.#touch().catch(() => false), late]);
    clearTimeout(timer);
    return ready;
  }

  async #touch(): Promise<boolean> {
    // The row that is written below may well be on a sound page, so it would prove nothing.
    if (this.#store.isDamaged?.()) return false;
    const { db } = this.#store;
    const same = db.updateTable('inkling_schema').set(({ ref }) => ({ version: ref('version') }));
    const written = await this.#store.write([same.compile()]);
    if (!written.ok) return false;
    const stamp = await db.selectFrom('inkling_schema').select('version').executeTakeFirst();
    return stamp?.version === this.#store.version;
  }
}

const KEPT_MS = 1000;
const PATIENCE_MS = 5000;
