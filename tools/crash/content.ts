import type { RandomStream } from '@inkling/core/random';

/** A change of a file: bytes from a place on, or a new length. */
export type Change =
  | { readonly kind: 'bytes'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'length'; readonly length: number };

/** The bytes of a file that changes often: room is kept behind its end. */
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
    // What is cut off must not come back when the file grows again.
    if (length < this.#length) this.#room.fill(0, length, this.#length);
    this.#length = length;
  }
}

/**
 * What a disk may have kept of a change that nobody synced: all, nothing, or some of the sectors that it touches, one
 * of them perhaps only up to a byte in its middle.
 */
export function survivorsOf(change: Change, dice: RandomStream): Change[] {
  const luck = dice.below(3);
  if (luck === 0 || (luck === 1 && change.kind === 'length')) return [];
  if (luck === 1 || change.kind === 'length') return [change];
  const kept: Change[] = [];
  const end = change.at + change.bytes.length;
  for (let at = change.at; at < end; at = (Math.floor(at / SECTOR_BYTES) + 1) * SECTOR_BYTES) {
    const whole = Math.min(end, (Math.floor(at / SECTOR_BYTES) + 1) * SECTOR_BYTES) - at;
    const fate = dice.below(8);
    const length = fate < 4 ? whole : fate === 4 ? dice.below(whole) : 0;
    if (length > 0)
      kept.push({ kind: 'bytes', at, bytes: change.bytes.subarray(at - change.at, at - change.at + length) });
  }
  return kept;
}

const SECTOR_BYTES = 512;
