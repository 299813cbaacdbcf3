import { setTimeout as sleep } from 'node:timers/promises';
import { makeClient, type Reply } from '@inkling/client/client';
import type { Operations } from '@inkling/client/generated/api';
import type { SavedGuest, SavedGuests } from './saved-guests.ts';

/** The connection to a server, and the user's identity there. */
export class ServerLine {
  readonly server: string;
  readonly #guests: SavedGuests;
  readonly #onSilence: () => void;
  readonly #leaving = new AbortController();
  #onFirstSilence: () => void = () => undefined;
  #guest: SavedGuest | undefined;

  /** @param onSilence called when a call was not answered and will be repeated */
  constructor(server: string, guests: SavedGuests, onSilence: () => void) {
    this.server = server;
    this.#guests = guests;
    this.#onSilence = onSilence;
    this.#guest = guests.at(server);
  }

  get token(): string | undefined {
    return this.#guest?.token;
  }

  /** Makes a call once. */
  call<Name extends keyof Operations>(
    name: Name,
    input: Operations[Name]['input'],
  ): Promise<Reply<Operations[Name]['output']>> {
    const token = this.#guest?.token;
    return makeClient({
      base: this.server,
      ...(token === undefined ? {} : { token }),
      fetch: (url, init) => fetch(url, { ...init, signal: this.#untilLeft(init?.signal) }),
    }).call(name, input);
  }

  /** Makes a call as a guest, which is created or recovered first if necessary. */
  async callAsGuest<Name extends keyof Operations>(
    name: Name,
    input: Operations[Name]['input'],
  ): Promise<Reply<Operations[Name]['output']>> {
    const begun = this.#guest ? undefined : await this.#begin();
    if (begun?.ok === false) return begun;
    const reply = await this.call(name, input);
    if (reply.ok || !UNKNOWN.has(reply.error.code)) return reply;
    const back = (await this.#recover()) ?? (await this.#begin());
    return back.ok ? this.call(name, input) : back;
  }

  /** Repeats a call until the server answers, or until the user leaves. The same request is never executed twice. */
  async callPatiently<Name extends keyof Operations>(
    name: Name,
    input: Operations[Name]['input'],
  ): Promise<Reply<Operations[Name]['output']>> {
    for (let tries = 0; ; tries++) {
      const reply = await this.callAsGuest(name, input);
      if (reply.ok || this.hasLeft || !LATER.has(reply.error.code)) return reply;
      if (tries === 0) {
        this.#onSilence();
        this.#onFirstSilence();
      }
      const wait = 'retrySeconds' in reply.error ? reply.error.retrySeconds : undefined;
      const { signal } = this.#leaving;
      await sleep(1000 * (wait ?? RETRY_SECONDS), undefined, { signal }).catch(() => undefined);
    }
  }

  /** Resolves when the next unanswered call is about to be repeated. */
  silence(): Promise<'silent'> {
    return new Promise((resolve) => {
      this.#onFirstSilence = () => resolve('silent');
    });
  }

  /** Stops all repetitions, and aborts pending requests. */
  leave(): void {
    this.#leaving.abort();
  }

  get hasLeft(): boolean {
    return this.#leaving.signal.aborted;
  }

  #untilLeft(signal: AbortSignal | null | undefined): AbortSignal {
    const { signal: left } = this.#leaving;
    return signal ? AbortSignal.any([signal, left]) : left;
  }

  async #begin(): Promise<Reply<unknown>> {
    const reply = await this.call('beginGuest', { body: { keep: 'token' } });
    if (reply.ok) this.#keep({ token: reply.value.token ?? '', recovery: reply.value.recovery ?? '' });
    return reply;
  }

  /** Returns `undefined` if there is no recovery code, or no guest has it any more. */
  async #recover(): Promise<Reply<unknown> | undefined> {
    const recovery = this.#guest?.recovery;
    if (!recovery) return undefined;
    this.#guest = undefined;
    const reply = await this.call('recoverGuest', { body: { keep: 'token', recovery } });
    if (reply.ok) this.#keep({ token: reply.value.token ?? '', recovery });
    return reply.ok || reply.error.code !== 'no-such-recovery' ? reply : undefined;
  }

  #keep(guest: SavedGuest): void {
    this.#guest = guest;
    this.#guests.keep(this.server, guest);
  }
}

/** Errors that say that the server no longer knows this guest. */
const UNKNOWN: ReadonlySet<string> = new Set(['no-guest', 'bad-token', 'expired-token']);
const LATER: ReadonlySet<string> = new Set([
  'offline',
  'unavailable',
  'busy',
  'overloaded',
  'too-many-requests',
]);
const RETRY_SECONDS = 3;
