import { finish } from '@inkling/core/finish';
import { describe, expect, it } from 'vitest';
import { GuessImages } from './guess-images.ts';
import { mixed } from './secret-keys.ts';

function imagesOf(table: readonly (readonly number[])[]): GuessImages {
  const rows = table.map((row) => Uint16Array.from(row));
  const images = new GuessImages(rows, rows[0]?.length ?? 0);
  finish(images.read());
  return images;
}

describe('the image of a guess', () => {
  it('answers the image of each secret as the guess answers the secret', () => {
    const images = imagesOf([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]);
    expect(finish(images.under(Int32Array.of(1, 2, 0)))).toEqual(Int32Array.of(1, 2, 0));
    expect(finish(images.under(Int32Array.of(1, 0, 2)))).toBeUndefined();
  });

  it('differs for two guesses with the same answers', () => {
    const images = imagesOf([
      [0, 1],
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
    expect(finish(images.under(Int32Array.of(1, 0)))).toEqual(Int32Array.of(2, 3, 0, 1));
  });

  it('is not confused with a guess whose answers happen to have the same hash', () => {
    const [x, z, u] = accident();
    const images = imagesOf([
      [30_001, 30_002, 30_000, 30_000],
      [30_002 + x, 30_001 + x, 30_000 + z, 30_000 + u],
    ]);
    expect(finish(images.under(Int32Array.of(1, 0, 2, 3)))).toBeUndefined();
  });
});

/** Returns what to add to the answers of the first two secrets, the third and the fourth to keep the hash of a row. */
function accident(): readonly [x: number, z: number, u: number] {
  const [one = 0, two = 0, three = 0, four = 0] = [1, 2, 3, 4].map((secret) => mixed(secret) | 1);
  let inverse = four;
  for (let step = 0; step < 5; step++) inverse = Math.imul(inverse, 2 - Math.imul(four, inverse));
  for (let x = 1; x < 30_000; x++)
    for (let z = 0; z < 1000; z++) {
      const u = Math.imul(-Math.imul(x, one + two) - Math.imul(z, three), inverse);
      if (Math.abs(u) < 30_000) return [x, z, u];
    }
  throw new Error('there is none');
}
