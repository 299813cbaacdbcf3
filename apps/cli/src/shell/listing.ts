import { EXIT } from './exit.ts';
import type { OptionsOf, OutputOptions } from './options.ts';
import type { Outcome } from './refusal.ts';
import { csvCell } from './rows.ts';
import { readName } from './values.ts';
import type { World } from './world.ts';

/** How `codes` writes what is left. */
export const LISTING_OPTIONS = {
  format: { value: 'FORMAT', text: 'how each is written; default lines', values: ['lines', 'csv', 'jsonl'] },
} as const;

export type ListingOptions = OptionsOf<typeof LISTING_OPTIONS> & OutputOptions;

/** Writes secrets as they come, and lets Ctrl-C in between. */
export async function writeListing(
  secrets: Iterable<string>,
  options: ListingOptions,
  world: World,
): Promise<Outcome> {
  const format = readName(
    options.format ?? (options.json ? 'jsonl' : 'lines'),
    'format',
    LISTING_OPTIONS.format.values,
    'a format',
  );
  if (!format.ok) return format.error;
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

const WRITERS = {
  lines: (secret: string) => secret,
  csv: csvCell,
  jsonl: (secret: string) => JSON.stringify({ secret }),
};
const LINES_AT_ONCE = 1000;
