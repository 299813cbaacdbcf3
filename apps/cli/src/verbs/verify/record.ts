import { writeFile } from 'node:fs/promises';
import type { Handler } from '../../contract/game-terminal.ts';
import { EXIT } from '../../shell/exit.ts';
import { sayUnwritable } from '../../shell/file-faults.ts';
import { type Refusal, refusal } from '../../shell/refusal.ts';
import { refuseOut } from '../../shell/wanted-paths.ts';
import { sayLinkFault } from './record-messages.ts';
import { type LinkFault, recordOf } from './room-link.ts';

/** Fetches the record of a finished room from its server. Fetching does not check it; `verify` does. */
export const record: Handler<{ readonly out?: string }> = async ({ words, options }, world) => {
  const [link, ...surplus] = words;
  if (link === undefined || surplus.length > 0)
    return refusal('usage', 'record needs the link of a room; see inkling help record.');
  const unwritable = await refuseOut(options.out);
  if (unwritable) return unwritable;
  const text = await recordOf(link);
  if (!text.ok) return refuseLink(text.error, link);
  if (options.out === undefined) world.out.write(`${text.value}\n`);
  else {
    try {
      await writeFile(options.out, `${text.value}\n`);
    } catch (error) {
      return refusal('bad-file', sayUnwritable('--out', options.out, error), '--out');
    }
  }
  return EXIT.done;
};

/** Says why a link yields no record: it is not a room link, or its server cannot be used. */
export function refuseLink(fault: LinkFault, link: string): Refusal {
  const code = fault.code === 'not-a-link' ? 'bad-input' : 'unavailable';
  return refusal(code, sayLinkFault(fault, link), link);
}
