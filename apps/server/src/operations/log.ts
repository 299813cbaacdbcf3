import type { LogLevel } from '../settings/table.ts';

/** Work that no request asked for. */
export type Task = 'server' | 'store' | 'disk' | 'sweep';

/** What such a line may say besides what happened; never an address, a guest, a room, a token or a body. */
export interface TaskFacts {
  readonly why?: string | undefined;
  readonly freeBytes?: number;
  /** Versions of the database. */
  readonly from?: number;
  readonly to?: number;
  /** How many were removed. */
  readonly rooms?: number;
  readonly guests?: number;
}

/** One piece of such work from beginning to end. All its lines carry its name. */
export interface Run {
  info(event: string, facts?: TaskFacts): void;
  warn(event: string, facts?: TaskFacts): void;
}

export interface LogOptions {
  readonly level: LogLevel;
  write(line: string): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Every name begins with it, so that two servers, or two runs of one server, can be told apart. */
  readonly process: string;
}

/**
 * The log: JSON, one event a line. Every line has a time, a level, and the name of the request or run that it belongs
 * to, so that one of them can be followed among many.
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

  /** Writes a line. Ask `takes` first. */
  write(line: string): void {
    this.#options.write(line);
  }

  /** The name of the next request. */
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

/** For a server whose log nobody wants. */
export const SILENT: LogOptions = { level: 'off', write: () => undefined, now: Date.now, process: 'silent' };
