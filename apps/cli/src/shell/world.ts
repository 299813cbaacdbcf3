import type { Result } from '@inkling/core/result';

/**
 * Everything outside the program that it uses, as one value: tests pass their own, `process-world.ts` passes the
 * real one. Handlers never access `process` directly.
 */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: Sink;
  readonly err: Sink;
  readonly input: LineSource;
  /** Milliseconds on a monotonic clock. */
  now(): number;
  /** Today's date in UTC, for example `2026-11-21`, according to the clock of this machine. */
  today(): string;
  /** Returns a new random seed for a game that was started without one. */
  seed(): string;
  /** Handles pending keys and signals; long work calls it often. */
  pause(): Promise<void>;
  /** Registers a callback for the next Ctrl-C, which then does not exit the program. A second Ctrl-C exits. */
  onInterrupt(ask: () => void): void;
}

export interface Sink {
  readonly isTerminal: boolean;
  /** Width of the terminal in columns. Undefined if lines may have any length. */
  readonly columns?: number | undefined;
  /** Whether the locale limits the output to ASCII. */
  readonly isAscii?: boolean;
  write(text: string): void;
}

/** Standard input is a folder, or exceeds the length limit. */
export type InputFault = 'folder' | 'too-long';

export interface LineSource {
  readonly isTerminal: boolean;
  /**
   * Returns the next line without its line break, or `undefined` at the end of input. If the program is suspended
   * meanwhile (Ctrl-Z) and continues, `onContinue` redraws the screen, and the prompt follows it.
   */
  ask(prompt: string, onContinue?: () => void): Promise<string | undefined>;
  /**
   * Prints something while a question may be open. On a terminal it appears above the prompt and the input typed
   * so far.
   */
  interject(say: () => void): void;
  /** Reads all of the input as one string of at most `limit` characters. */
  readAll(limit: number): Promise<Result<string, InputFault>>;
  close(): void;
}
