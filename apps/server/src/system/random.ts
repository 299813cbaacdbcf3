import { randomBytes } from 'node:crypto';

/** Where the server's unpredictable text comes from; tests pass a source that they can foresee. */
export interface Random {
  /** 128 random bits in 22 characters that a URL can hold. */
  id(): string;
  /** 256 random bits in 43 such characters. */
  secret(): string;
}

export const systemRandom: Random = {
  id: () => randomBytes(16).toString('base64url'),
  secret: () => randomBytes(32).toString('base64url'),
};
