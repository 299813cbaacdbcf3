import type { CallFault, Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { isDone } from '@inkling/games/contract/room-task';
import type { PendingCommand } from '../../../shell/server/pending-command.ts';

/** What becomes of a command when its answer comes. */
export type Outcome =
  | { readonly kind: 'done'; readonly view: RoomView }
  /** Nobody knows whether it arrived, or the server asks for patience: the same again, later. */
  | { readonly kind: 'later'; readonly seconds: number }
  /** Others have moved, in a way that does not touch this command: the same again, at once, for the newer version. */
  | { readonly kind: 'again'; readonly command: PendingCommand; readonly view: RoomView }
  /** It is not going to happen; `view` is how things stand instead. */
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
  if ((kind === 'invite' || kind === 'withdraw') && isDone(kind, view)) return { kind: 'done', view };
  const meant = preconditionOf(view) === command.precondition && view.version > command.version;
  return meant
    ? { kind: 'again', command: { ...command, version: view.version }, view }
    : { kind: 'refused', fault: error, view };
}

/**
 * What a move of this seat depends on: whose turn it is, and the sheets that it can be about, or all of a table. What
 * people say to each other does not touch it.
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
