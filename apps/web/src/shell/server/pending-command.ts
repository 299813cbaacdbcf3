/**
 * A user action that the server has not answered yet. It is stored until then: a lost connection or a restart of the
 * server or of this browser only delays it. The same `req` is never executed twice.
 */
export interface PendingCommand {
  readonly req: string;
  readonly kind: CommandKind;
  /** The version of the room that the user saw. */
  readonly version: number;
  /** Depends on `kind`: the seat to take, the move in the server's notation, `SALT.CODE`, or the next room. */
  readonly line: string;
  /** The state of the user's own part of the room (`preconditionOf`): the command is valid only while unchanged. */
  readonly precondition: string;
}

const COMMAND_KINDS = ['sit', 'move', 'open', 'next', 'withdraw', 'end', 'invite'] as const;
type CommandKind = (typeof COMMAND_KINDS)[number];

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

/** Law: `parsePendingCommand(makePendingCommand(w))` equals `w`. Never throws: returns undefined for anything else. */
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
