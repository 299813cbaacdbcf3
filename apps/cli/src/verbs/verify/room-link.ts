import { fail, ok, type Result } from '@inkling/core/result';
import { gameOfRecord } from '@inkling/games/record/room-text';

/**
 * Why no record could be fetched. A link of the web app leads to a room; the record is requested from the server
 * in the link.
 */

export type LinkFault =
  | { readonly code: 'not-a-link' }
  /** `host`: the server that was asked. */
  | { readonly code: 'no-answer' | 'not-inkling' | 'not-now'; readonly host: string }
  | { readonly code: 'no-such-room' | 'no-record' };

/** Whether the argument is a web address rather than a file. */
export function isLink(text: string): boolean {
  return /^\s*https?:\/\//i.test(text);
}

/**
 * Returns the address of a room's record, given the link that the web app shows. Returns `undefined` if it is not
 * a room link.
 */
export function addressOf(link: string): URL | undefined {
  const match = /^(https?:\/\/[^#?]*?)\/?#\/online\/room\/([\w-]{22})\/?$/.exec(link.trim());
  return match && URL.canParse(match[1] as string)
    ? new URL(`${match[1]}/api/rooms/${match[2]}/record`)
    : undefined;
}

/**
 * Fetches the record of the room that a link leads to. It is known to be readable; whether it holds is for
 * `verify` to say.
 */
export async function recordOf(link: string): Promise<Result<string, LinkFault>> {
  const address = addressOf(link);
  if (!address) return fail({ code: 'not-a-link' });
  const { host } = address;
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS_MAX) });
    const text = await textOf(reply);
    if (reply.ok && gameOfRecord(text).ok) return ok(text);
    if (reply.status === 404 && text.includes('"no-such-room"')) return fail({ code: 'no-such-room' });
    if (reply.status === 404 && text.includes('"no-record"')) return fail({ code: 'no-record' });
    return fail({ code: reply.status >= 500 || reply.status === 429 ? 'not-now' : 'not-inkling', host });
  } catch {
    return fail({ code: 'no-answer', host });
  }
}

const ANSWER_MS_MAX = 20_000;
/** Larger than any record. */
const ANSWER_BYTES_MAX = 1_000_000;

/** Reads a response up to the size that a record may have, because the server is not trusted. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
