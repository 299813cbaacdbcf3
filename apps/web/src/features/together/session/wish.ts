import type { RoomView } from '@inkling/client/api';
import type { CallFault, Reply } from '@inkling/client/client';

/**
 * Something that a person did and the server has not answered yet. It is kept until it has been: a lost line, a
 * restart of the server or of this browser only delays it. The same `req` is never played twice.
 */
export interface Wish {
  readonly req: string;
  readonly kind: 'sit' | 'move' | 'open';
  /** The version that the person saw. */
  readonly version: number;
  /** The seat to take, the move as the server reads it, or `SALT.CODE`. */
  readonly line: string;
  /** How the person's own affairs stood (`standingOf`): only while they stand so is the wish still meant. */
  readonly standing: string;
}

/** What becomes of a wish when its answer comes. */
export type Outcome =
  | { readonly kind: 'done'; readonly view: RoomView }
  /** Nobody knows whether it arrived, or the server asks for patience: the same again, later. */
  | { readonly kind: 'later'; readonly seconds: number }
  /** Others have moved, in a way that does not touch this wish: the same again, at once, for the newer version. */
  | { readonly kind: 'again'; readonly wish: Wish; readonly view: RoomView }
  /** It is not going to happen; `view` is how things stand instead. */
  | { readonly kind: 'refused'; readonly fault: CallFault; readonly view: RoomView | undefined };

export function outcomeOf(wish: Wish, reply: Reply<RoomView>): Outcome {
  if (reply.ok) return { kind: 'done', view: reply.value };
  const { error } = reply;
  if (LATER.has(error.code)) {
    const seconds = 'retrySeconds' in error ? error.retrySeconds : undefined;
    return { kind: 'later', seconds: seconds ?? RETRY_SECONDS };
  }
  const view = 'now' in error ? error.now : undefined;
  if (error.code !== 'stale' || !view) return { kind: 'refused', fault: error, view };
  const meant = standingOf(view) === wish.standing && view.version > wish.version;
  return meant
    ? { kind: 'again', wish: { ...wish, version: view.version }, view }
    : { kind: 'refused', fault: error, view };
}

/** What a move of this seat depends on: whose turn it is, and the sheets that it can be about; at a table, everything. */
export function standingOf({ you, turn, version, table, sheets = [] }: RoomView): string {
  const own = sheets.filter(({ seat }) => you === 'maker' || seat === you);
  const sheetsNow = own.map(({ seat, turnsUsed, over, pending }) => [seat, turnsUsed, over, pending ?? '']);
  return JSON.stringify([you, table ? version : 0, turn.includes(you as 'maker'), sheetsNow]);
}

export function makeWish(wish: Wish): string {
  return JSON.stringify([WISH_VERSION, wish.req, wish.kind, wish.version, wish.line, wish.standing]);
}

/** Law: `parseWish(makeWish(w))` is `w`. Total; `undefined` for what is none. */
export function parseWish(text: unknown): Wish | undefined {
  if (typeof text !== 'string') return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 6 || parts[0] !== WISH_VERSION) return undefined;
  const [, req, kind, version, line, standing] = parts as unknown[];
  if (typeof req !== 'string' || typeof line !== 'string' || typeof standing !== 'string') return undefined;
  if (kind !== 'sit' && kind !== 'move' && kind !== 'open') return undefined;
  return Number.isSafeInteger(version)
    ? { req, kind, version: version as number, line, standing }
    : undefined;
}

const WISH_VERSION = 1;
const RETRY_SECONDS = 3;
const LATER: ReadonlySet<string> = new Set([
  'offline',
  'not-understood',
  'unavailable',
  'busy',
  'overloaded',
  'too-many-requests',
]);
