import type { Exit } from './exit.ts';

/** Why a command line cannot be carried out. The program prints it, as a sentence or with `--json` as an object. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A finished sentence. */
  readonly message: string;
  /** Where it is: `--rules`, `turn 2`, `line 7`. */
  readonly at?: string;
  /** What was found all the same: with `--json` the error stands in the same object. */
  readonly found?: object;
}

export type RefusalCode =
  /** The command line has another form. */
  | 'usage'
  | 'unknown-verb'
  | 'unknown-game'
  | 'unknown-option'
  /** The option belongs to other games. */
  | 'foreign-option'
  /** The value of an option cannot be used. */
  | 'bad-value'
  /** A turn, a secret, a place or a symbol cannot be read. */
  | 'bad-input'
  /** A file or standard input cannot be read, or a file cannot be written. */
  | 'bad-file'
  /** There is no unfinished game. */
  | 'nothing-saved'
  /** It can be read, and is more than can be computed. */
  | 'too-large'
  /** A server, a database or a port cannot be used. */
  | 'unavailable';

/** How a handler ends: with an exit code, or with what is wrong. */
export type Outcome = Exit | Refusal;

export function refusal(code: RefusalCode, message: string, at?: string): Refusal {
  return { code, message, ...(at === undefined ? {} : { at }) };
}

/** The same as a failure, for readers. */
export function reject(
  code: RefusalCode,
  message: string,
  at?: string,
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: refusal(code, message, at) };
}
