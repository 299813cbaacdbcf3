import { fail, ok, type Result } from '@inkling/core/result';
import type { World } from './world.ts';

/** A turn as it was typed. */
export interface Entry {
  readonly text: string;
  /** For people: `Turn 2`, or `Line 7 of the input`. */
  readonly where: string;
}

/** The turns that were typed; `-` stands for turns on standard input, one a line. */
export async function readEntries(
  words: readonly string[],
  world: World,
): Promise<Result<readonly Entry[], string>> {
  const entries: Entry[] = [];
  let piped = false;
  for (const word of words) {
    if (word !== '-') {
      entries.push({ text: word, where: `Turn ${entries.length + 1}` });
    } else if (piped) {
      return fail('Standard input can be read only once: give - once.');
    } else {
      piped = true;
      const text = await world.input.readAll(INPUT_LENGTH_MAX);
      if (text === undefined)
        return fail(
          `Standard input is longer than ${INPUT_LENGTH_MAX} characters: that is no list of turns.`,
        );
      entries.push(...entriesIn(text));
    }
    if (entries.length > TURNS_MAX) return fail(`That is more than ${TURNS_MAX} turns.`);
  }
  return ok(entries);
}

/** One turn a line; blank lines and lines that begin with # say nothing. */
function entriesIn(text: string): readonly Entry[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ text: line.trim(), where: `Line ${index + 1} of the input` }))
    .filter((entry) => entry.text !== '' && !entry.text.startsWith('#'));
}

const INPUT_LENGTH_MAX = 1_000_000;
const TURNS_MAX = 1000;
