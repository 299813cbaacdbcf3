import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { showsUnicode } from './ascii.ts';
import { EXIT } from './exit.ts';
import { StandardInput } from './standard-input.ts';
import type { LineSource, Sink, World } from './world.ts';

/**
 * Creates the `World` of the actual process. It guarantees two things for every command: a reader that goes away
 * (`| head -1`) counts as success without a message, and Ctrl-C exits immediately with code 130 and restores the
 * terminal.
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
    // A search may take seconds to assemble its result after it was asked to stop.
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

/** Handles pending keys and signals, and waits for a reader that is slower than we are. */
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

/**
 * Returns the width given in COLUMNS, or else the current width of the terminal. Returns `undefined` if it is too
 * narrow for words.
 */
function columnsOf(stream: NodeJS.WriteStream): number | undefined {
  const columns = Number(process.env['COLUMNS']) || stream.columns;
  return columns >= COLUMNS_MIN ? columns : undefined;
}

const COLUMNS_MIN = 10;

/**
 * Exits after a failed write. EPIPE means that nobody reads the output any more, which is no error; any other code
 * means that output was lost, which is one.
 */
function leaveUnwritten(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  try {
    writeSync(process.stderr.fd, `inkling: ${sayUnwritten(error.code ?? '')}\n`);
  } finally {
    process.exit(EXIT.fault);
  }
}

/** Says that standard output or standard error could not be written; `code` is the system's error code. */
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
