import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMarks } from '@inkling/deduction/check/evaluators';

/**
 * Most first words of Wordle are refuted by counting what second words leave. This repeats the count without
 * any code of the search, for every twentieth of the 12,972 words. If n secrets are left and the second word
 * splits them into p parts, they need at least 3n − p guesses, or one fewer if the word is itself a secret: one
 * guess each, and for each part one more for its first secret and at least two more for each of the others. A
 * first word costs one guess for each secret and, for each of its answers, the least of this over all second
 * words.
 */
export function run(print: (line: string) => void): void {
  if (!existsSync(LISTS)) {
    print('SKIPPED: there are no word lists at ../shared/data/wordle');
    return;
  }
  const [secrets, guesses] = ['answers-2315.txt', 'allowed-12972.txt'].map((name) =>
    readFileSync(join(LISTS, name), 'utf8')
      .trim()
      .split('\n')
      .map((word) => Array.from(word, (letter) => letter.charCodeAt(0))),
  ) as [number[][], number[][]];
  const marks = guesses.map((guess) => Uint8Array.from(secrets, (secret) => checkMarks(guess, secret)));
  const asked = marks.filter((_, index) => index % STEP === 0);
  const refuted = asked.filter((first) => leastTotal(first, marks) >= TOTAL);
  print(`${refuted.length} of ${asked.length} first words cost ${TOTAL} guesses or more by this count alone`);
  if (refuted.length !== REFUTED) throw new Error(`not as claimed: ${REFUTED}`);
}

const LISTS = join(import.meta.dirname, '../../../shared/data/wordle');
const STEP = 20;
/** The cost of SALET. */
const TOTAL = 7920;
const REFUTED = 632;
const MARKS = 3 ** 5;
const SOLVED = MARKS - 1;

/** Returns the bound for a first word, from the parts by its answers and by those of every second word. */
function leastTotal(first: Uint8Array, marks: readonly Uint8Array[]): number {
  const sizes = new Int32Array(MARKS);
  for (const answer of first) sizes[answer]!++;
  const answers = [...sizes.keys()].filter((answer) => answer !== SOLVED && sizes[answer]! > 0);
  const least = new Int32Array(MARKS).fill(2 ** 30);
  const parts = new Int32Array(MARKS);
  const isMember = new Int32Array(MARKS);
  const seen = new Int32Array(MARKS * MARKS).fill(-1);
  for (const [index, second] of marks.entries()) {
    parts.fill(0);
    isMember.fill(0);
    for (let secret = 0; secret < first.length; secret++) {
      const answer = first[secret]!;
      const part = answer * MARKS + second[secret]!;
      if (seen[part] !== index) parts[answer]!++;
      seen[part] = index;
      if (second[secret] === SOLVED) isMember[answer] = 1;
    }
    for (const answer of answers)
      least[answer] = Math.min(least[answer]!, 3 * sizes[answer]! - parts[answer]! - isMember[answer]!);
  }
  return answers.reduce((sum, answer) => sum + least[answer]!, first.length);
}
