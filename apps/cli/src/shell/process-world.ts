import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { showsUnicode } from './ascii.ts';
import { EXIT } from './exit.ts';
import { StandardInput } from './standard-input.ts';
import type { LineSource, Sink, World } from './world.ts';

/**
 * The real world. Two promises are kept here for every command: a reader that goes away (`| head -1`) is a
 * quiet success, and Ctrl-C leaves at once with 130 and the terminal as it was.
 */
export function processWorld(): World {
  const input = new StandardInput(
    () => process.stdin,
    process.stdout,
    () => leaveOnInterrupt(input),
  );
  process.stdout.on('error', leaveUnwritten);
  process.stderr.on('error', leaveUnwritten);
  let ask: (() => void) | undefined;
  process.on('SIGINT', () => {
    const first = ask;
    ask = undefined;
    if (!first) return leaveOnInterrupt(input);
    // What was asked to stop may take seconds to put its result together.
    if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}${STOPPING}\n`);
    first();
  });
  return {
    env: process.env,
    out: sinkOf(process.stdout),
    err: sinkOf(process.stderr),
    input,
    now: () => Number(process.hrtime.bigint()) / 1e6,
    today: () => new Date().toISOString().slice(0, 10),
    seed: () => Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex'),
    pause,
    onInterrupt: (asked) => {
      ask = asked;
    },
  };
}

/** Lets keys and signals in, and waits for a reader that is slower than we are. */
async function pause(): Promise<void> {
  await (process.stdout.writableNeedDrain ? once(process.stdout, 'drain') : setImmediate());
}

const CLEAR_LINE = '\r\x1b[K';
const STOPPING = 'Stopping. Ctrl-C again leaves at once.';

function sinkOf(stream: NodeJS.WriteStream): Sink {
  return {
    isTerminal: stream.isTTY === true,
    isAscii: !showsUnicode(process.env),
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

/** Standard output or standard error could not be written; `code` is the system's. */
function sayUnwritten(code: string): string {
  return code === 'ENOSPC'
    ? 'The output is not complete: no space is left where it is written.'
    : `The output is not complete: it could not be written (${code}).`;
}

function leaveOnInterrupt(input: LineSource): void {
  input.close();
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.exit(EXIT.interrupted);
}
