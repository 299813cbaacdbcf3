import type { Client, Reply } from '@inkling/client/client';
import { type Signal, signal } from '@preact/signals';
import type { OnlineStorage } from './online-storage.ts';

/**
 * Who this browser is to the server: nobody until a seat is wanted, then a guest without a name. The recovery code
 * brings the same guest to another browser.
 */
export class Guest {
  readonly recovery: Signal<string | undefined> = signal(undefined);
  /** Codes of guests that this browser was before. */
  readonly formerRecoveries: Signal<readonly string[]> = signal([]);
  readonly #client: Client;
  readonly #storage: OnlineStorage;
  /** The server has said so since the page was loaded. */
  #isGuest = false;
  /** What several calls at once wait for together, so that they do not become several guests. */
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
   * Calls as a guest, coming back as the known one or becoming one where this browser was nobody. Where nothing is known
   * of a guest it does not ask in vain first: the browser would note the refusal as an error.
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

  /** Nothing names this guest any more, there or here. */
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
   * The guest whose recovery code is kept here comes first: a cookie may have been lost or grown too old. Somebody new
   * only when there is no code, or the server knows nobody by it.
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
