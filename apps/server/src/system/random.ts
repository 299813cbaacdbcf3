import { randomFillSync } from 'node:crypto';

/** Makes the server's unpredictable ids and secrets; tests pass a source that they can predict. */
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

/** Drawn in advance, because a few bytes from the system cost nearly as much as all of these. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Bytes from the pool as text. They are erased there, so nobody else gets them. */
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
