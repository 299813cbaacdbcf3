import type { CallFault, Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { isDone } from '@inkling/games/contract/room-rights';
import type { PendingCommand } from '../../../shell/server/pending-command.ts';

/** What to do with a command after the server's reply. */
export type Outcome =
  | { readonly kind: 'done'; readonly view: RoomView }
  /** It is unknown whether the command arrived, or the server asked to wait: resend the same command later. */
  | { readonly kind: 'later'; readonly seconds: number }
  /** Others have moved without affecting this command: resend it immediately, for the newer version. */
  | { readonly kind: 'again'; readonly command: PendingCommand; readonly view: RoomView }
  /** The command was rejected. `view` is the current state of the room, if the server sent it. */
  | { readonly kind: 'refused'; readonly fault: CallFault; readonly view: RoomView | undefined };

export function outcomeOf(command: PendingCommand, reply: Reply<RoomView>): Outcome {
  if (reply.ok) return { kind: 'done', view: reply.value };
  const { error } = reply;
  if (LATER.has(error.code)) {
    const seconds = 'retrySeconds' in error ? error.retrySeconds : undefined;
    return { kind: 'later', seconds: seconds ?? RETRY_SECONDS };
  }
  const view = 'now' in error ? error.now : undefined;
  if (error.code !== 'stale' || !view) return { kind: 'refused', fault: error, view };
  const { kind } = command;
  if ((kind === 'invite' || kind === 'withdraw' || kind === 'end') && isDone(kind, view))
    return { kind: 'done', view };
  const meant = preconditionOf(view) === command.precondition && view.version > command.version;
  return meant
    ? { kind: 'again', command: { ...command, version: view.version }, view }
    : { kind: 'refused', fault: error, view };
}

/**
 * What a move of this seat depends on: whose turn it is, and the sheets that it can concern, or the whole table. The
 * players' reactions do not affect it.
 */
export function preconditionOf({ you, turn, table, sheets = [] }: RoomView): string {
  const own = sheets.filter(({ seat }) => you === 'maker' || seat === you);
  const sheetsNow = own.map(({ seat, turnsUsed, over, pending }) => [seat, turnsUsed, over, pending ?? '']);
  return JSON.stringify([you, table ?? 0, turn.includes(you as 'maker'), sheetsNow]);
}

const RETRY_SECONDS = 3;
const LATER: ReadonlySet<string> = new Set([
  'offline',
  'not-understood',
  'unavailable',
  'busy',
  'overloaded',
  'too-many-requests',
]);
