import { randomFillSync } from 'node:crypto';

/** Where the server's unpredictable text comes from; tests pass a source that they can foresee. */
export interface Random {
  /** 128 random bits in 22 characters that a URL can hold. */
  id(): string;
  /** 256 random bits in 43 such characters. */
  secret(): string;
}

export const systemRandom: Random = {
  id: () => drawn(16),
  secret: () => drawn(32),
};

/** Drawn in advance: asking the system for a few bytes costs nearly as much as asking for all of these. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Text of bytes that nobody has seen; they are wiped out of the pool. */
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
