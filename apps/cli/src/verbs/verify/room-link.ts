import { fail, ok, type Result } from '@inkling/core/result';
import { gameOfRecord } from '@inkling/games/record/room-text';

/** A link of the web app leads to a room; its record is asked for from the server that the link names. */

export type LinkFault =
  | { readonly code: 'not-a-link' }
  /** `host`: whom we asked. */
  | { readonly code: 'no-answer' | 'not-inkling' | 'not-now'; readonly host: string }
  | { readonly code: 'no-such-room' | 'no-record' };

/** Something on the web, and no file. */
export function isLink(text: string): boolean {
  return /^\s*https?:\/\//i.test(text);
}

/** Where the record of a room lies, from the link that the web app shows. */
export function addressOf(link: string): URL | undefined {
  const match = /^(https?:\/\/[^#?]*?)\/?#\/online\/room\/([\w-]{22})\/?$/.exec(link.trim());
  return match && URL.canParse(match[1] as string)
    ? new URL(`${match[1]}/api/rooms/${match[2]}/record`)
    : undefined;
}

/** The text of the record that the room of a link has. It can be read; whether it holds, `verify` says. */
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
/** More than any record has. */
const ANSWER_BYTES_MAX = 1_000_000;

/** As much of an answer as a record may have; whoever answers may be anybody. */
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
