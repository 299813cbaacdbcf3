import { EXIT } from './exit.ts';
import type { OptionsOf, OutputOptions } from './options.ts';
import type { Outcome } from './refusal.ts';
import { csvCell } from './rows.ts';
import { readName } from './values.ts';
import type { World } from './world.ts';

/** The options with which `codes` formats the remaining secrets. */
export const LISTING_OPTIONS = {
  format: { value: 'FORMAT', text: 'output format; default lines', values: ['lines', 'csv', 'jsonl'] },
} as const;

export type ListingOptions = OptionsOf<typeof LISTING_OPTIONS> & OutputOptions;

/**
 * Writes secrets as they arrive, and lets Ctrl-C interrupt in between.
 *
 * @param head the fields that precede `codes` in the object of `--json`; it has at least one field
 */
export async function writeListing(
  secrets: Iterable<string>,
  head: object,
  options: ListingOptions,
  world: World,
): Promise<Outcome> {
  const format = readName(options.format ?? 'lines', 'format', LISTING_OPTIONS.format.values, 'a format');
  if (!format.ok) return format.error;
  if (options.json) return writeObject(secrets, head, world);
  const write = WRITERS[format.value];
  let lines = format.value === 'csv' ? ['secret'] : [];
  for (const secret of secrets) {
    lines.push(write(secret));
    if (lines.length < LINES_AT_ONCE) continue;
    world.out.write(`${lines.join('\n')}\n`);
    lines = [];
    await world.pause();
  }
  if (lines.length > 0) world.out.write(`${lines.join('\n')}\n`);
  return EXIT.done;
}

/** Writes one object on one line, piece by piece, because there may be a million codes. */
async function writeObject(secrets: Iterable<string>, head: object, world: World): Promise<Outcome> {
  world.out.write(`${JSON.stringify(head).slice(0, -1)},"codes":[`);
  let comma = '';
  let texts: string[] = [];
  for (const secret of secrets) {
    texts.push(JSON.stringify(secret));
    if (texts.length < LINES_AT_ONCE) continue;
    world.out.write(`${comma}${texts.join(',')}`);
    comma = ',';
    texts = [];
    await world.pause();
  }
  world.out.write(`${texts.length > 0 ? comma : ''}${texts.join(',')}]}\n`);
  return EXIT.done;
}

const WRITERS = {
  lines: (secret: string) => secret,
  csv: csvCell,
  jsonl: (secret: string) => JSON.stringify({ secret }),
};
const LINES_AT_ONCE = 1000;
