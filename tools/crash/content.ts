import type { RandomStream } from '@inkling/core/random';

/** A change to a file: bytes at an offset, or a new length. */
export type Change =
  | { readonly kind: 'bytes'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'length'; readonly length: number };

/** The bytes of a file that changes often. The buffer is larger than the file. */
export class Content {
  #room: Buffer;
  #length: number;

  constructor(bytes: Buffer) {
    this.#room = Buffer.from(bytes);
    this.#length = bytes.length;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#length);
  }

  apply(changes: readonly Change[]): this {
    for (const change of changes) {
      if (change.kind === 'length') this.#resize(change.length);
      else {
        this.#resize(Math.max(this.#length, change.at + change.bytes.length));
        change.bytes.copy(this.#room, change.at);
      }
    }
    return this;
  }

  #resize(length: number): void {
    if (length > this.#room.length) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#room.length));
      this.bytes.copy(larger);
      this.#room = larger;
    }
    // Truncated bytes must not reappear when the file grows again.
    if (length < this.#length) this.#room.fill(0, length, this.#length);
    this.#length = length;
  }
}

/**
 * Returns what a disk may have kept of an unsynced change: all of it, nothing, or some of the sectors that it
 * touches, one of them perhaps torn in the middle.
 */
export function survivorsOf(change: Change, random: RandomStream): Change[] {
  const luck = random.below(3);
  if (luck === 0 || (luck === 1 && change.kind === 'length')) return [];
  if (luck === 1 || change.kind === 'length') return [change];
  const kept: Change[] = [];
  const end = change.at + change.bytes.length;
  for (let at = change.at; at < end; at = (Math.floor(at / SECTOR_BYTES) + 1) * SECTOR_BYTES) {
    const whole = Math.min(end, (Math.floor(at / SECTOR_BYTES) + 1) * SECTOR_BYTES) - at;
    const fate = random.below(8);
    const length = fate < 4 ? whole : fate === 4 ? random.below(whole) : 0;
    if (length > 0)
      kept.push({ kind: 'bytes', at, bytes: change.bytes.subarray(at - change.at, at - change.at + length) });
  }
  return kept;
}

const SECTOR_BYTES = 512;
