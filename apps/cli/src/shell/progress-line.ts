import { shownText } from './ascii.ts';
import { warn } from './printing.ts';
import type { World } from './world.ts';
import { clippedLine } from './wrapping.ts';

/**
 * A line on standard error that shows progress: on a terminal it appears after 150 ms and is rewritten in place;
 * elsewhere a new line is written every ten seconds.
 */
export class ProgressLine {
  readonly #world: World;
  readonly #begun: number;
  #printedAt: number;
  #isShown = false;

  constructor(world: World) {
    this.#world = world;
    this.#begun = world.now();
    this.#printedAt = this.#begun;
  }

  /** Shows the counters if enough time has passed. */
  show(say: () => string): void {
    const { err } = this.#world;
    const now = this.#world.now();
    const isTime = err.isTerminal
      ? now - this.#begun > QUIET_MS && now - this.#printedAt > REDRAW_MS
      : now - this.#printedAt > LINE_EVERY_MS;
    if (!isTime) return;
    const line = shownText(say(), err);
    err.write(err.isTerminal ? `${CLEAR_LINE}${clippedLine(line, err.columns)}` : `${line}\n`);
    this.#printedAt = now;
    this.#isShown = true;
  }

  /** Prints a sentence in place of the line; the counters appear again below it. */
  warn(sentence: string): void {
    this.clear();
    warn(this.#world, sentence);
  }

  /** Clears the line. */
  clear(): void {
    const { err } = this.#world;
    if (this.#isShown && err.isTerminal) err.write(CLEAR_LINE);
  }
}

const QUIET_MS = 150;
const REDRAW_MS = 100;
const LINE_EVERY_MS = 10_000;
const CLEAR_LINE = '\r\x1b[K';
