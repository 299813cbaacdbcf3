import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@inkling/core/result';
import type { GuestRepository } from '../store/guest-repository.ts';
import type { Clock } from '../system/clock.ts';
import type { Random } from '../system/random.ts';
import {
  hasExpired,
  makeToken,
  readToken,
  type SigningKey,
  type TokenClaims,
  type TokenFault,
} from './token.ts';

export type GuestFault = TokenFault | 'unavailable' | 'busy' | 'no-such-recovery';

/** Where a guest keeps the token: a page in a cookie that scripts cannot read, a program wherever it likes. */
export type Keeps = 'cookie' | 'token';

/** A guest with a new token. */
export interface Pass {
  readonly guest: string;
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/**
 * People without accounts. A guest is 128 random bits; the token that says so is signed, so that nothing has to be
 * looked up to believe it; the recovery code is shown once and kept only as a hash. No name, no address, no e-mail.
 */
export class Guests {
  readonly #repository: GuestRepository;
  readonly #random: Random;
  readonly #clock: Clock;
  readonly #key: SigningKey;
  /** Guests seen since the start: the token alone would outlive a guest who has been forgotten. */
  readonly #known = new Set<string>();
  /** Tokens that were verified, so that a request does not pay for the signature again. */
  readonly #believed = new Map<string, TokenClaims>();
  /** When we last wrote down that a guest got a new token. */
  readonly #renewed = new Map<string, number>();

  constructor(repository: GuestRepository, random: Random, clock: Clock, key: SigningKey) {
    this.#repository = repository;
    this.#random = random;
    this.#clock = clock;
    this.#key = key;
  }

  /** @param keeps what the guest will keep: pages a cookie, programs the token itself */
  async begin(keeps: Keeps): Promise<Result<Pass & { readonly recovery: string }, GuestFault>> {
    const guest = this.#random.id();
    const recovery = this.#random.id();
    const now = this.#clock.now();
    const row = {
      id: guest,
      recovery: hashOf(recovery),
      made_ms: now,
      issued_ms: now,
      program: keeps === 'token' ? 1 : 0,
    };
    const written = await this.#repository.add(row);
    if (!written.ok) return fail(written.error === 'busy' ? 'busy' : 'unavailable');
    this.#remember(guest);
    return ok({ ...this.#pass(guest), recovery });
  }

  /** The same guest on another device, or after the cookie was lost. */
  async recover(recovery: string, keeps: Keeps): Promise<Result<Pass, GuestFault>> {
    const found = await this.#repository.recovered(hashOf(recovery), this.#clock.now());
    if (!found.ok) return fail(found.error === 'busy' ? 'busy' : 'unavailable');
    if (found.value === undefined) return fail('no-such-recovery');
    return this.#mark(found.value, keeps);
  }

  /**
   * The holder of a token that was believed before and still holds. Only a whole token whose signature was right is
   * found here, so how long the search takes says nothing about the signature of another.
   */
  recall(token: string, nowMs: number = this.#clock.now()): TokenClaims | undefined {
    const claims = this.#believed.get(token);
    if (!claims || !this.#known.has(claims.guest)) return undefined;
    return hasExpired(claims, nowMs) ? undefined : claims;
  }

  /** Who holds this token? */
  async holder(token: string): Promise<Result<TokenClaims, GuestFault>> {
    const claims = readToken(token, this.#key, this.#clock.now());
    if (!claims.ok) return claims;
    const { guest } = claims.value;
    if (!this.#known.has(guest)) {
      const found = await this.#repository.knows(guest);
      if (!found.ok) return found;
      if (!found.value) return fail('bad-token');
      this.#remember(guest);
    }
    if (this.#believed.size >= KNOWN_MAX) this.#believed.clear();
    this.#believed.set(token, claims.value);
    return claims;
  }

  /** Is it time for a new token? It is long before the old one expires, so that whoever comes now and then stays a guest. */
  isAgeing({ issued }: TokenClaims, nowMs: number): boolean {
    return nowMs - issued * 1000 >= RENEWAL_DAYS * DAY_MS;
  }

  /**
   * A new token for somebody who holds one. The time is written down first, so that no sweep removes the guest while
   * the token is valid; writing it once a day is enough for that.
   */
  async renew(guest: string, keeps: Keeps): Promise<Result<Pass, GuestFault>> {
    const now = this.#clock.now();
    if (now - (this.#renewed.get(guest) ?? 0) >= DAY_MS) {
      const written = await this.#repository.renew(guest, now);
      if (!written.ok) return fail(written.error === 'busy' ? 'busy' : 'unavailable');
      if (!written.value) return fail('bad-token');
      if (this.#renewed.size >= KNOWN_MAX) this.#renewed.clear();
      this.#renewed.set(guest, now);
    }
    return this.#mark(guest, keeps);
  }

  async forget(guest: string): Promise<Result<void, GuestFault>> {
    const done = await this.#repository.forget(guest);
    if (!done.ok) return fail(done.error === 'busy' ? 'busy' : 'unavailable');
    this.#known.delete(guest);
    return ok(undefined);
  }

  /**
   * Removes guests who left no room and no score, `IDLE_DAYS` after they got their last token. It expired long before,
   * so nobody loses a way in that still worked. Returns how many there were.
   */
  async sweep(): Promise<Result<number, GuestFault>> {
    let count = 0;
    for (;;) {
      const removed = await this.#repository.removeIdle(this.#clock.now() - IDLE_DAYS * DAY_MS, SWEPT_MAX);
      if (!removed.ok) return fail(removed.error === 'busy' ? 'busy' : 'unavailable');
      count += removed.value;
      if (removed.value < SWEPT_MAX) return ok(count);
    }
  }

  /** Another server may have forgotten this guest (or any, if none is named), so the next token is checked again. */
  invalidate(guest?: string): void {
    if (guest === undefined) this.#known.clear();
    else this.#known.delete(guest);
  }

  /** Whoever gets the token itself counts as a program, and that is written down first. */
  async #mark(guest: string, keeps: Keeps): Promise<Result<Pass, GuestFault>> {
    if (keeps === 'token') {
      const written = await this.#repository.markProgram(guest);
      if (!written.ok) return fail(written.error === 'busy' ? 'busy' : 'unavailable');
    }
    return ok(this.#pass(guest));
  }

  #pass(guest: string): Pass {
    const issued = Math.floor(this.#clock.now() / 1000);
    const token = makeToken({ guest, issued, expires: issued + LIFE_SECONDS }, this.#key);
    return { guest, token, maxAgeSeconds: LIFE_SECONDS };
  }

  #remember(guest: string): void {
    if (this.#known.size >= KNOWN_MAX) this.#known.clear();
    this.#known.add(guest);
  }
}

const DAY_MS = 24 * 3600 * 1000;
const LIFE_SECONDS = 90 * 24 * 3600;
const RENEWAL_DAYS = 7;
/** A token lives for half of these days; for the other half there is the recovery code. */
export const IDLE_DAYS = 180;
/** How many guests are removed in one commit; moves must not wait for a long one. */
const SWEPT_MAX = 500;
const KNOWN_MAX = 200_000;

function hashOf(recovery: string): string {
  return createHash('sha256').update(`inkling-recovery-v1 ${recovery}`).digest('base64url');
}
