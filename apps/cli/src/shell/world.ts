import type { Result } from '@inkling/core/result';

/**
 * Everything the program touches outside itself, as one value: tests pass their own, `process-world.ts` passes
 * the real one. Handlers never name `process`.
 */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: Sink;
  readonly err: Sink;
  readonly input: LineSource;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
  /** The date in UTC, `2026-11-21`, as the clock of this machine has it. */
  today(): string;
  /** A fresh seed for a game that was given none. */
  seed(): string;
  /** Lets pending keys and signals in; called often by long work. */
  pause(): Promise<void>;
  /** From now on the first Ctrl-C asks instead of leaving; a second one leaves. */
  onInterrupt(ask: () => void): void;
}

export interface Sink {
  readonly isTerminal: boolean;
  /** How wide the terminal is; `undefined` where lines may be as long as they are. */
  readonly columns?: number | undefined;
  /** The locale says that it shows no more than ASCII. */
  readonly isAscii?: boolean;
  write(text: string): void;
}

/** Standard input is a folder, or longer than it may be. */
export type InputFault = 'folder' | 'too-long';

export interface LineSource {
  readonly isTerminal: boolean;
  /**
   * The next line without its end, or `undefined` at the end of input. When the program is stopped meanwhile (Ctrl-Z) and
   * goes on, `onContinue` draws the screen again, and the prompt follows it.
   */
  ask(prompt: string, onContinue?: () => void): Promise<string | undefined>;
  /** Says something while a question may be open; on a terminal it stands above the prompt and what was typed so far. */
  interject(say: () => void): void;
  /** All the input as one text of at most `limit` characters. */
  readAll(limit: number): Promise<Result<string, InputFault>>;
  close(): void;
}
