import type { CallFault, Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';

/**
 * Something that a person did and the server has not answered yet. It is kept until it has been: a lost line, a
 * restart of the server or of this browser only delays it. The same `req` is never played twice.
 */
export interface PendingCommand {
  readonly req: string;
  readonly kind: CommandKind;
  /** The version that the person saw. */
  readonly version: number;
  /** The seat to take, the move as the server reads it, `SALT.CODE`, or the next room. */
  readonly line: string;
  /** How the person's own part of the room stood (`preconditionOf`): the command is meant only while it stands so. */
  readonly precondition: string;
}

const COMMAND_KINDS = ['sit', 'move', 'open', 'next', 'withdraw', 'invite'] as const;
type CommandKind = (typeof COMMAND_KINDS)[number];

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
  if (hasHappened(command.kind, view)) return { kind: 'done', view };
  const meant = preconditionOf(view) === command.precondition && view.version > command.version;
  return meant
    ? { kind: 'again', command: { ...command, version: view.version }, view }
    : { kind: 'refused', fault: error, view };
}

/** Somebody else was quicker, and wanted the same. */
function hasHappened(kind: CommandKind, { phase, seats }: RoomView): boolean {
  if (kind === 'withdraw') return phase === 'withdrawn';
  return kind === 'invite' && phase === 'waiting' && !seats.some(({ reserved }) => reserved === 'other');
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

export function makePendingCommand(command: PendingCommand): string {
  return JSON.stringify([
    VERSION,
    command.req,
    command.kind,
    command.version,
    command.line,
    command.precondition,
  ]);
}

/** Law: `parsePendingCommand(makePendingCommand(w))` is `w`. Total; `undefined` for what is none. */
export function parsePendingCommand(text: unknown): PendingCommand | undefined {
  if (typeof text !== 'string') return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 6 || parts[0] !== VERSION) return undefined;
  const [, req, kind, version, line, precondition] = parts as unknown[];
  if (typeof req !== 'string' || typeof line !== 'string' || typeof precondition !== 'string')
    return undefined;
  const known = COMMAND_KINDS.find((name) => name === kind);
  if (!known) return undefined;
  return Number.isSafeInteger(version)
    ? { req, kind: known, version: version as number, line, precondition }
    : undefined;
}

const VERSION = 1;
const RETRY_SECONDS = 3;
const LATER: ReadonlySet<string> = new Set([
  'offline',
  'not-understood',
  'unavailable',
  'busy',
  'overloaded',
  'too-many-requests',
]);
