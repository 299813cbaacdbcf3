import { ok, type Result } from '@inkling/core/result';
import { type Refusal, reject } from './refusal.ts';
import type { InputFault, World } from './world.ts';

/** A turn as the user typed it. */
export interface Entry {
  readonly text: string;
  /** Its position for people: `Turn 2`, or `Line 7 of the input`. */
  readonly where: string;
  /** Its position for programs: `turn 2`, or `line 7`. */
  readonly at: string;
  /** Whether it is a line of standard input. */
  readonly isPiped?: true;
}

/** Returns the turns from the command line; `-` stands for turns on standard input, one per line. */
export async function readEntries(
  words: readonly string[],
  world: World,
): Promise<Result<readonly Entry[], Refusal>> {
  const entries: Entry[] = [];
  let piped = false;
  for (const word of words) {
    if (word !== '-') {
      const number = entries.length + 1;
      entries.push({ text: word, where: `Turn ${number}`, at: `turn ${number}` });
    } else if (piped) {
      return reject('usage', 'Standard input can be read only once: give - once.');
    } else {
      piped = true;
      const text = await world.input.readAll(INPUT_LENGTH_MAX);
      if (!text.ok) return reject('bad-file', sayInputFault(text.error), '-');
      entries.push(...entriesIn(text.value));
    }
    if (entries.length > TURNS_MAX) return reject('too-large', `That is more than ${TURNS_MAX} turns.`);
  }
  return ok(entries);
}

/** Reads one turn per line; skips blank lines and lines that begin with #. */
function entriesIn(text: string): readonly Entry[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map(
      (line, index): Entry => ({
        isPiped: true,
        text: line.trim(),
        where: `Line ${index + 1} of the input`,
        at: `line ${index + 1}`,
      }),
    )
    .filter((entry) => entry.text !== '' && !entry.text.startsWith('#'));
}

function sayInputFault(fault: InputFault): string {
  return fault === 'folder'
    ? 'Standard input is a folder: give a file with one turn a line.'
    : `Standard input is longer than ${INPUT_LENGTH_MAX} characters: that is not a list of turns.`;
}

const INPUT_LENGTH_MAX = 1_000_000;
const TURNS_MAX = 1000;
