import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a player sent: a line of JSON, or how it failed. */
export type PlayerReply =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'crash' };

/** A program that plays: one process for many games, restarted after it exits or times out. */
export class PlayerProcess {
  readonly #command: string;
  readonly #timeout: number;
  #child: ChildProcessWithoutNullStreams | undefined;
  #lines: string[] = [];
  #wake: () => void = () => undefined;
  #complaint = '';

  constructor(command: string, timeout: number) {
    this.#command = command;
    this.#timeout = timeout;
  }

  tell(message: object): void {
    const child = this.#started();
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The last line that it wrote to standard error, shortened. Empty if it wrote none. */
  get complaint(): string {
    return this.#complaint.trim().split('\n').at(-1)?.slice(0, COMPLAINT_MAX) ?? '';
  }

  /** Waits for the next line that it writes. */
  async hear(): Promise<PlayerReply> {
    const child = this.#started();
    if (this.#lines.length === 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#timeout);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const text = this.#lines.shift();
    if (text !== undefined) return { kind: 'line', text };
    if (this.#child !== child) return { kind: 'crash' };
    this.stop();
    return { kind: 'timeout' };
  }

  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    this.#lines = [];
    this.#wake();
    for (const event of PROGRAM_ENDS) process.off(event, this.#leave);
    child?.stdin.end();
    if (child?.pid === undefined) return;
    try {
      // The shell that we started leads a process group of its own, so this also terminates its children.
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid);
    } catch {
      // It has already exited.
    }
  }

  /** Stops the player when the program terminates, because the player must not outlive it. */
  readonly #leave = (signal: unknown): void => {
    this.stop();
    if (typeof signal === 'string') process.kill(process.pid, signal);
  };

  #started(): ChildProcessWithoutNullStreams {
    if (this.#child) return this.#child;
    const child = spawn(this.#command, { shell: true, detached: process.platform !== 'win32' });
    this.#child = child;
    this.#lines = [];
    for (const event of PROGRAM_ENDS) process.off(event, this.#leave).on(event, this.#leave);
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (this.#child !== child) return;
      this.#lines.push(line);
      this.#wake();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-COMPLAINT_KEPT);
    });
    child.stdin.on('error', () => undefined);
    const end = () => {
      if (this.#child === child) this.#child = undefined;
      this.#wake();
    };
    child.on('error', end).stdout.on('close', end);
    return child;
  }
}

/** How the program can terminate while a player runs. Ctrl-C is not among these, because it asks the arena first. */
const PROGRAM_ENDS = ['exit', 'SIGTERM', 'SIGHUP'] as const;
const COMPLAINT_MAX = 200;
const COMPLAINT_KEPT = 4000;
