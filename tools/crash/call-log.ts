import { readFileSync } from 'node:fs';

/** A system call that the shim logged. */
export type Call =
  /** From now on `file` is this path; `create` makes it if it is missing, `empty` truncates it. */
  | ({ readonly what: 'open'; readonly file: number; readonly path: string } & Opening)
  | { readonly what: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly what: 'resize'; readonly file: number; readonly length: number }
  | { readonly what: 'sync'; readonly file: number }
  | { readonly what: 'unlink'; readonly path: string };

interface Opening {
  readonly create: boolean;
  readonly empty: boolean;
}

/**
 * An event in the log. Calls begin and return in the logged order; a call that the kill interrupted never
 * returns.
 */
export type CallEvent =
  | { readonly kind: 'begins'; readonly number: number; readonly call: Call }
  | { readonly kind: 'returns'; readonly number: number; readonly result: number };

/** Reads the log that `shim.c` wrote. A last record that the kill cut short is ignored. */
export function readCallLog(path: string): CallEvent[] {
  const log = readFileSync(path);
  const events: CallEvent[] = [];
  for (let at = 0; at + HEAD_BYTES <= log.length; ) {
    const [what, number, file] = [log[at], log.readUInt32LE(at + 1), log.readUInt32LE(at + 5)];
    const value = Number(log.readBigInt64LE(at + 9));
    const end = at + HEAD_BYTES + log.readUInt32LE(at + 17);
    if (end > log.length) break;
    const bytes = log.subarray(at + HEAD_BYTES, end);
    if (what === RETURNS) events.push({ kind: 'returns', number, result: value });
    else
      events.push({
        kind: 'begins',
        number,
        call: callOf(String.fromCharCode(what ?? 0), file, value, bytes),
      });
    at = end;
  }
  return events;
}

const HEAD_BYTES = 21;
const RETURNS = '='.charCodeAt(0);

function callOf(what: string, file: number, value: number, bytes: Buffer): Call {
  if (what === 'O')
    return {
      what: 'open',
      file,
      path: bytes.toString(),
      create: (value & 1) !== 0,
      empty: (value & 2) !== 0,
    };
  if (what === 'W') return { what: 'write', file, at: value, bytes };
  if (what === 'T') return { what: 'resize', file, length: value };
  if (what === 'S') return { what: 'sync', file };
  if (what === 'U') return { what: 'unlink', path: bytes.toString() };
  throw new Error(`a record of the kind ${JSON.stringify(what)}`);
}
