import { writeFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@inkling/core/result';
import { parseRoomRecord } from 'inkling/record/room-text';
import { EXIT } from '../shell/exit.ts';
import { refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { quoted } from '../words/numbers.ts';

/** Fetches the record of a finished room from its server. It is checked by `verify`, not by being fetched. */
export const record: Handler = async ({ words, options }, world) => {
  const [link, ...surplus] = words;
  if (link === undefined || surplus.length > 0)
    return refuse(world, 'record needs the link of a room; see inkling help record.');
  const address = addressOf(link);
  if (!address) return refuse(world, `${quoted(link)} is not the link of a room.`);
  const text = await fetched(address);
  if (!text.ok) return refuse(world, text.error);
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

/** Where the record of a room lies, from the link that the web app shows. */
export function addressOf(link: string): URL | undefined {
  const match = /^(https?:\/\/[^#?]*?)\/?#\/online\/room\/([\w-]{22})\/?$/.exec(link.trim());
  return match && URL.canParse(match[1] as string)
    ? new URL(`${match[1]}/api/rooms/${match[2]}/record`)
    : undefined;
}

async function fetched(address: URL): Promise<Result<string, string>> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS_MAX) });
    const text = await reply.text();
    if (reply.ok && parseRoomRecord(text).ok) return ok(text);
    return fail(
      reply.status === 404
        ? 'There is no such room, or its game is not over and its secret not shown.'
        : 'What answered is not a server of Inkling.',
    );
  } catch {
    return fail(`No server answers at ${address.host}.`);
  }
}

const ANSWER_MS_MAX = 20_000;
