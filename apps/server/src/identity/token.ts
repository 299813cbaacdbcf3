import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@inkling/core/result';

/** The contents of a verified token. Times are in seconds since the epoch. */
export interface TokenClaims {
  readonly guest: string;
  readonly issued: number;
  readonly expires: number;
}

export interface SigningKey {
  readonly kid: string;
  /** 32 bytes in base64url. */
  readonly secret: string;
}

export type TokenFault = 'bad-token' | 'expired-token';

/** Makes a token of the form `v1.KEY.GUEST.ISSUED.EXPIRES.MAC`; the MAC is HMAC-SHA-256 of everything before it. */
export function makeToken({ guest, issued, expires }: TokenClaims, key: SigningKey): string {
  const body = `v1.${key.kid}.${guest}.${issued}.${expires}`;
  return `${body}.${mac(body, key).toString('base64url')}`;
}

/** Verifies a token, or returns why it is invalid. Never throws, and compares MACs in constant time. */
export function readToken(text: string, key: SigningKey, nowMs: number): Result<TokenClaims, TokenFault> {
  if (text.length > TOKEN_LENGTH_MAX) return fail('bad-token');
  const match = /^(v1\.([\w-]{1,22})\.([\w-]{22})\.(\d{1,12})\.(\d{1,12}))\.([\w-]{43})$/.exec(text);
  if (!match) return fail('bad-token');
  const [, body = '', kid = '', guest = '', issued = '', expires = '', given = ''] = match;
  const bytes = Buffer.from(given, 'base64url');
  const right = timingSafeEqual(bytes, mac(body, key)) && bytes.toString('base64url') === given;
  if (!right || kid !== key.kid) return fail('bad-token');
  const claims = { guest, issued: Number(issued), expires: Number(expires) };
  return hasExpired(claims, nowMs) ? fail('expired-token') : ok(claims);
}

export function hasExpired({ expires }: TokenClaims, nowMs: number): boolean {
  return nowMs >= expires * 1000;
}

const TOKEN_LENGTH_MAX = 200;

function mac(body: string, { secret }: SigningKey): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(body).digest();
}
