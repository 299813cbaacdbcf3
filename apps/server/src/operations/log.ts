import type { LogLevel } from '../settings/table.ts';

/** Work that does not belong to a request. */
export type Task = 'server' | 'store' | 'disk' | 'sweep';

/** The details in a log line of a task: never an address, a guest, a room, a token or a body. */
export interface TaskFacts {
  readonly why?: string | undefined;
  readonly freeBytes?: number;
  /** Schema versions of the database, before and after a migration. */
  readonly from?: number;
  readonly to?: number;
  /** The numbers of removed rooms and guests. */
  readonly rooms?: number;
  readonly guests?: number;
}

/** The log of one execution of a task. All its lines contain its name. */
export interface Run {
  info(event: string, facts?: TaskFacts): void;
  warn(event: string, facts?: TaskFacts): void;
}

export interface LogOptions {
  readonly level: LogLevel;
  write(line: string): void;
  /** Returns milliseconds since the epoch. */
  now(): number;
  /** The prefix of every name, which distinguishes servers and restarts of the same server. */
  readonly process: string;
}

/**
 * The log: one JSON object per line. Every line has a time, a level, and the name of its request or task run, so that
 * each of them can be followed among many.
 */
export class Log {
  readonly #options: LogOptions;
  #requests = 0;
  readonly #runs = new Map<Task, number>();

  constructor(options: LogOptions) {
    this.#options = options;
  }

  takes(level: 'warn' | 'info'): boolean {
    const least = this.#options.level;
    return least === 'info' || least === level;
  }

  /** Writes a line. Check `takes` first. */
  write(line: string): void {
    this.#options.write(line);
  }

  /** Returns the name of the next request. */
  nextRequest(): string {
    return `${this.#options.process}-${++this.#requests}`;
  }

  begin(task: Task): Run {
    const n = (this.#runs.get(task) ?? 0) + 1;
    this.#runs.set(task, n);
    const run = `${this.#options.process}-${task}-${n}`;
    const tell = (level: 'warn' | 'info') => (event: string, facts?: TaskFacts) => {
      if (!this.takes(level)) return;
      const time = new Date(this.#options.now()).toISOString();
      this.write(JSON.stringify({ time, level, task, run, event, ...facts }));
    };
    return { info: tell('info'), warn: tell('warn') };
  }
}

/** The options for no log. */
export const SILENT: LogOptions = { level: 'off', write: () => undefined, now: Date.now, process: 'silent' };
