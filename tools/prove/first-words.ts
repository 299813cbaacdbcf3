import { proveWords } from '../bounds/first-words.ts';

/** Remakes the proof that no first word of Wordle beats SALET, and checks it. It takes most of an hour. */
export function run(print: (line: string) => void): void {
  proveWords(print, 7920);
}
