import type { Client, Reply } from '@inkling/client/client';
import { type Signal, signal } from '@preact/signals';
import type { OnlineDrawer } from './drawer.ts';

/**
 * Who this browser is to the server: nobody until a seat is wanted, then a guest without a name. The recovery code
 * brings the same guest to another browser.
 */
export class Guest {
  readonly recovery: Signal<string | undefined> = signal(undefined);
  readonly #client: Client;
  readonly #drawer: OnlineDrawer;

  constructor(client: Client, drawer: OnlineDrawer) {
    this.#client = client;
    this.#drawer = drawer;
    void drawer.recovery().then((code) => {
      this.recovery.value ??= code;
    });
  }

  /** Calls as a guest, becoming one where this browser was nobody. */
  async as<T>(call: () => Promise<Reply<T>>): Promise<Reply<T>> {
    const first = await call();
    if (first.ok || first.error.code !== 'no-guest') return first;
    const pass = await this.#client.call('beginGuest', { body: { keep: 'cookie' } });
    if (!pass.ok) return pass;
    if (pass.value.recovery !== undefined) await this.#remember(pass.value.recovery);
    return call();
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
      await this.#drawer.forgetAll();
      this.recovery.value = undefined;
    }
    return gone;
  }

  async #remember(code: string): Promise<void> {
    this.recovery.value = code;
    await this.#drawer.keepRecovery(code);
  }
}
