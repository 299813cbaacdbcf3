import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { sayUnwritten } from '../words/output.ts';
import { EXIT } from './exit.ts';
import type { LineSource, Sink, World } from './world.ts';

/**
 * The real world. Two promises are kept here for every command: a reader that goes away (`| head -1`) is a
 * quiet success, and Ctrl-C leaves at once with 130 and the terminal as it was.
 */
export function processWorld(): World {
  const input = new StandardInput();
  process.stdout.on('error', leaveUnwritten);
  process.stderr.on('error', leaveUnwritten);
  let ask: (() => void) | undefined;
  process.on('SIGINT', () => {
    const first = ask;
    ask = undefined;
    if (first) first();
    else leaveOnInterrupt(input);
  });
  return {
    env: process.env,
    out: sinkOf(process.stdout),
    err: sinkOf(process.stderr),
    input,
    now: () => performance.now(),
    seed: () => randomBytes(6).toString('hex'),
    breathe,
    onInterrupt: (asked) => {
      ask = asked;
    },
  };
}

/** Lets keys and signals in, and waits for a reader that is slower than we are. */
async function breathe(): Promise<void> {
  await (process.stdout.writableNeedDrain ? once(process.stdout, 'drain') : setImmediate());
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  return {
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.isTTY ? columnsOf(stream) : undefined;
    },
    write: (text) => void stream.write(text),
  };
}

/** As the person says in COLUMNS, or as wide as the terminal is now; one that is too narrow for words is left alone. */
function columnsOf(stream: NodeJS.WriteStream): number | undefined {
  const columns = Number(process.env['COLUMNS']) || stream.columns;
  return columns >= COLUMNS_MIN ? columns : undefined;
}

const COLUMNS_MIN = 10;

/** Nobody reads any more, which is no fault, or what was said got lost, which is one. */
function leaveUnwritten(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  try {
    writeSync(process.stderr.fd, `inkling: ${sayUnwritten(error.code ?? '')}\n`);
  } finally {
    process.exit(EXIT.fault);
  }
}

function leaveOnInterrupt(input: LineSource): void {
  input.close();
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.exit(EXIT.interrupted);
}

/** Standard input line by line; readline is opened at the first question and edits only on a terminal. */
class StandardInput implements LineSource {
  readonly isTerminal: boolean = process.stdin.isTTY === true;
  readonly #arrived: string[] = [];
  #lines: Interface | undefined;
  #ended = false;
  /** Closed by us: nobody typed the end of input. */
  #closed = false;
  #wake: (() => void) | undefined;

  async ask(prompt: string): Promise<string | undefined> {
    const lines = this.#open();
    if (this.#arrived.length === 0 && !this.#ended) {
      lines.setPrompt(prompt);
      if (this.isTerminal) lines.prompt();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#arrived.shift();
  }

  async readAll(limit: number): Promise<string | undefined> {
    let text = '';
    process.stdin.setEncoding('utf8');
    for await (const chunk of process.stdin) {
      text += chunk;
      if (text.length > limit) return undefined;
    }
    return text;
  }

  close(): void {
    this.#closed = true;
    this.#lines?.close();
  }

  #open(): Interface {
    if (this.#lines) return this.#lines;
    const terminal = this.isTerminal && process.stdout.isTTY === true;
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal });
    lines.on('line', (line) => {
      this.#arrived.push(line);
      this.#wake?.();
    });
    lines.on('close', () => {
      if (terminal && !this.#closed) process.stdout.write('\n');
      this.#ended = true;
      this.#wake?.();
    });
    lines.on('SIGINT', () => leaveOnInterrupt(this));
    this.#lines = lines;
    return lines;
  }
}
