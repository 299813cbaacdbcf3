import { writeFile } from 'node:fs/promises';
import { EXIT } from '../shell/exit.ts';
import { refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { quoted } from '../words/numbers.ts';
import { sayLinkFault } from '../words/records.ts';
import { recordOf } from './room-link.ts';

/** Fetches the record of a finished room from its server. It is checked by `verify`, not by being fetched. */
export const record: Handler = async ({ words, options }, world) => {
  const [link, ...surplus] = words;
  if (link === undefined || surplus.length > 0)
    return refuse(world, 'record needs the link of a room; see inkling help record.');
  const text = await recordOf(link);
  if (!text.ok) return refuse(world, sayLinkFault(text.error, link));
  if (options.out === undefined) world.out.write(`${text.value}\n`);
  else {
    try {
      await writeFile(options.out, `${text.value}\n`);
    } catch {
      return refuse(world, `${quoted(options.out)} cannot be written.`);
    }
  }
  return EXIT.done;
};
