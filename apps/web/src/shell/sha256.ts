import type { Sha256 } from '@inkling/games/promise/commitment';

const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;

/** Undefined unless the page came over HTTPS or from this machine: browsers compute hashes only there. */
export const sha256: Sha256 | undefined =
  subtle && (async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))));
