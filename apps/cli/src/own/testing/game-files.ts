import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Creates a separate folder for the games of a test file, which is removed after its tests, and a function that
 * writes files to it.
 */
export function gameFiles(): {
  readonly folder: string;
  readonly file: (name: string, content: string | Uint8Array) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-own-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return { folder, file };
}

/** Four people and four questions, one of which is useless. */
export const HATS =
  'who,Ada,Bob,Cy,Di\nhat?,yes,yes,no,no\nbeard?,no,yes,no,yes\nold?,no,no,no,yes\nhuman?,yes,yes,yes,yes\n';

/** Returns a module for “higher or lower”, with the numbers from 1 to `count`. */
export function higherOrLower(count: number): string {
  return `export default {
  name: 'higher or lower',
  secrets: Array.from({ length: ${count} }, (_, i) => i + 1),
  answer: (guess, secret) => (guess === secret ? 'found' : guess < secret ? 'higher' : 'lower'),
  solved: 'found',
};\n`;
}
