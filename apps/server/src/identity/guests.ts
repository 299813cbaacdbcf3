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

/** How the client stores its token: a web page in a cookie that scripts cannot read, a program wherever it likes. */
export type Keeps = 'cookie' | 'token';

/** A new token for a guest. */
export interface Pass {
  readonly guest: string;
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/**
 * Manages guests: users without accounts. A guest is 128 random bits. The token that identifies a guest is signed, so
 * that it can be verified without a look-up; the recovery code is shown once and stored only as a hash. No name, no
 * address and no e-mail is stored.
 */
export class Guests {
  readonly #repository: GuestRepository;
  readonly #random: Random;
  readonly #clock: Clock;
  readonly #key: SigningKey;
  /** Guests known to exist, because the token of a deleted guest is still validly signed. */
  readonly #known = new Set<string>();
  /** Verified tokens, so that a request need not verify the signature again. */
  readonly #believed = new Map<string, TokenClaims>();
  /** When we last recorded a new token in the database, in milliseconds, by guest. */
  readonly #renewed = new Map<string, number>();

  constructor(repository: GuestRepository, random: Random, clock: Clock, key: SigningKey) {
    this.#repository = repository;
    this.#random = random;
    this.#clock = clock;
    this.#key = key;
  }

  /**
   * Creates a guest.
   * @param keeps what the client will store: a page the cookie, a program the token itself
   */
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

  /** Issues a token for the guest with this recovery code, on another device or after the cookie was lost. */
  async recover(recovery: string, keeps: Keeps): Promise<Result<Pass, GuestFault>> {
    const found = await this.#repository.recovered(hashOf(recovery), this.#clock.now());
    if (!found.ok) return fail(found.error === 'busy' ? 'busy' : 'unavailable');
    if (found.value === undefined) return fail('no-such-recovery');
    return this.#mark(found.value, keeps);
  }

  /**
   * Returns the claims of a token that was verified before and is still valid. Only complete tokens with a correct
   * signature are cached, so the time of the look-up reveals nothing about the signature of any other token.
   */
  recall(token: string, nowMs: number = this.#clock.now()): TokenClaims | undefined {
    const claims = this.#believed.get(token);
    if (!claims || !this.#known.has(claims.guest)) return undefined;
    return hasExpired(claims, nowMs) ? undefined : claims;
  }

  /** Verifies a token and checks that its guest still exists. */
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

  /** Whether to issue a new token. This is long before the old one expires, so that occasional visitors stay guests. */
  isAgeing({ issued }: TokenClaims, nowMs: number): boolean {
    return nowMs - issued * 1000 >= RENEWAL_DAYS * DAY_MS;
  }

  /**
   * Issues a new token for a guest who already has one. The time is recorded first, so that no sweep removes the guest
   * while the token is valid; recording it once a day is enough for that.
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
   * Removes guests without a room or a score, `IDLE_DAYS` after they got their last token. That token expired long
   * before, so no valid token is lost. Returns the number of removed guests.
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

  /** Forces a new look-up of this guest (or of all guests), because another server may have deleted them. */
  invalidate(guest?: string): void {
    if (guest === undefined) this.#known.clear();
    else this.#known.delete(guest);
  }

  /** Issues a token. A client that gets the token itself counts as a program, which is recorded first. */
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
/** A token is valid for half of these days; for the other half, the recovery code still works. */
export const IDLE_DAYS = 180;
/** The number of guests to remove in one commit, since moves must not wait for a long one. */
const SWEPT_MAX = 500;
const KNOWN_MAX = 200_000;

function hashOf(recovery: string): string {
  return createHash('sha256').update(`inkling-recovery-v1 ${recovery}`).digest('base64url');
}
