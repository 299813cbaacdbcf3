import type { Client, Reply } from '@inkling/client/client';
import { type Signal, signal } from '@preact/signals';
import type { OnlineStorage } from './online-storage.ts';

/**
 * This browser's identity on the server: none until it needs a seat, then a guest without a name. The recovery code
 * transfers the same guest to another browser.
 */
export class Guest {
  readonly recovery: Signal<string | undefined> = signal(undefined);
  /** Recovery codes of earlier guests of this browser. */
  readonly formerRecoveries: Signal<readonly string[]> = signal([]);
  readonly #client: Client;
  readonly #storage: OnlineStorage;
  /** Whether the server has confirmed this guest since the page was loaded. */
  #isGuest = false;
  /** The entry in progress. Simultaneous calls share it, so that they do not create several guests. */
  #entering: Promise<Reply<unknown>> | undefined;

  constructor(client: Client, storage: OnlineStorage) {
    this.#client = client;
    this.#storage = storage;
    void storage.recovery().then((code) => {
      this.recovery.value ??= code;
    });
    void this.#readFormer();
  }

  /**
   * Calls the server as a guest, recovering the known guest or creating a new one if needed. If no guest is stored, it
   * enters before the first call, because the browser would log the refusal as an error.
   */
  async as<T>(call: () => Promise<Reply<T>>): Promise<Reply<T>> {
    if (!this.#isGuest && (await this.#storage.recovery()) === undefined) {
      const entered = await this.#enterOnce();
      if (!entered.ok) return entered;
    }
    const first = await call();
    if (first.ok || first.error.code !== 'no-guest') return first;
    const entered = await this.#enterOnce();
    return entered.ok ? call() : entered;
  }

  async recover(code: string): Promise<Reply<unknown>> {
    const pass = await this.#client.call('recoverGuest', { body: { keep: 'cookie', recovery: code } });
    if (pass.ok) await this.#remember(code);
    return pass;
  }

  /** Deletes every trace of this guest, on the server and on this device. */
  async forget(): Promise<Reply<unknown>> {
    const gone = await this.#client.call('forgetMe', {});
    if (gone.ok || gone.error.code === 'no-guest') {
      await this.#storage.forgetAll();
      this.#isGuest = false;
      this.recovery.value = undefined;
      this.formerRecoveries.value = [];
    }
    return gone;
  }

  async #enterOnce(): Promise<Reply<unknown>> {
    this.#entering ??= this.#enter().finally(() => {
      this.#entering = undefined;
    });
    const entered = await this.#entering;
    this.#isGuest ||= entered.ok;
    return entered;
  }

  /**
   * Recovers the guest whose recovery code is stored here, since the cookie may be lost or expired. Creates a new guest
   * only if there is no code, or if the server does not know it.
   */
  async #enter(): Promise<Reply<unknown>> {
    const stored = await this.#storage.recovery();
    if (stored !== undefined) {
      const back = await this.#client.call('recoverGuest', { body: { keep: 'cookie', recovery: stored } });
      if (back.ok || back.error.code !== 'no-such-recovery') return back;
    }
    const pass = await this.#client.call('beginGuest', { body: { keep: 'cookie' } });
    if (pass.ok && pass.value.recovery !== undefined) await this.#remember(pass.value.recovery);
    return pass;
  }

  async #remember(code: string): Promise<void> {
    this.recovery.value = code;
    await this.#storage.keepRecovery(code);
    await this.#readFormer();
  }

  async #readFormer(): Promise<void> {
    this.formerRecoveries.value = await this.#storage.formerRecoveries();
  }
}
