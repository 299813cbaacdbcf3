import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of its own for the games of a test file, which goes when its tests are over, and what writes a file there. */
export function gameFiles(): {
  readonly folder: string;
  readonly file: (name: string, text: string) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-own-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return { folder, file };
}

/** Four people and four questions, one of which tells nothing. */
export const HATS =
  'who,Ada,Bob,Cy,Di\nhat?,yes,yes,no,no\nbeard?,no,yes,no,yes\nold?,no,no,no,yes\nhuman?,yes,yes,yes,yes\n';

/** Higher or lower, with the numbers from 1 on, as a module. */
export function higherOrLower(count: number): string {
  return `export default {
  name: 'higher or lower',
  secrets: Array.from({ length: ${count} }, (_, i) => i + 1),
  answer: (guess, secret) => (guess === secret ? 'found' : guess < secret ? 'higher' : 'lower'),
  solved: 'found',
};\n`;
}
