import type { Exit } from './exit.ts';

/** Why a command line cannot be executed. The program prints it as a sentence, or as an object with `--json`. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A complete sentence. */
  readonly message: string;
  /** Where the problem is: `--rules`, `turn 2`, `line 7`. */
  readonly at?: string;
  /** The result that was found nevertheless; with `--json` the error is printed in the same object. */
  readonly found?: object;
}

export type RefusalCode =
  /** The command line does not follow the verb's usage. */
  | 'usage'
  | 'unknown-verb'
  | 'unknown-game'
  | 'unknown-option'
  /** The option belongs to other games. */
  | 'foreign-option'
  /** The value of an option is invalid. */
  | 'bad-value'
  /** A turn, a secret, a place or a symbol cannot be parsed. */
  | 'bad-input'
  /** A file or standard input cannot be read, or a file cannot be written. */
  | 'bad-file'
  /** There is no unfinished game. */
  | 'nothing-saved'
  /** The input is valid but too large to compute. */
  | 'too-large'
  /** A server, a database or a port cannot be used. */
  | 'unavailable';

/** The result of a handler: an exit code, or the reason for a refusal. */
export type Outcome = Exit | Refusal;

export function refusal(code: RefusalCode, message: string, at?: string): Refusal {
  return { code, message, ...(at === undefined ? {} : { at }) };
}

/** Wraps a refusal in a failed `Result`, for functions that read input. */
export function reject(
  code: RefusalCode,
  message: string,
  at?: string,
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: refusal(code, message, at) };
}
