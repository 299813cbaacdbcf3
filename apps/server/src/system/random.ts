import { randomFillSync } from 'node:crypto';

/** A source of the server's unpredictable ids and secrets; tests pass a predictable one. */
export interface Random {
  /** Returns 128 random bits as 22 URL-safe characters. */
  id(): string;
  /** Returns 256 random bits as 43 URL-safe characters. */
  secret(): string;
}

export const systemRandom: Random = {
  id: () => drawn(16),
  secret: () => drawn(32),
};

/** Filled in advance, because a few random bytes from the system cost nearly as much as all of these. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Takes bytes from the pool and returns them in base64url. They are erased from the pool, so they are never reused. */
function drawn(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const text = pool.toString('base64url', used, used + bytes);
  pool.fill(0, used, used + bytes);
  used += bytes;
  return text;
}
