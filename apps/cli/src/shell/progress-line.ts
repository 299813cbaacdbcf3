import { shownText } from './ascii.ts';
import type { World } from './world.ts';
import { clippedLine } from './wrapping.ts';

/** One line on standard error: rewritten in place on a terminal, elsewhere anew every ten seconds. */
export class ProgressLine {
  readonly #world: World;
  #printedAt: number;
  #isShown = false;

  constructor(world: World) {
    this.#world = world;
    this.#printedAt = world.now();
  }

  show(say: () => string): void {
    const { err } = this.#world;
    const now = this.#world.now();
    if (now - this.#printedAt < (err.isTerminal ? REDRAW_MS : LINE_EVERY_MS)) return;
    const line = shownText(say(), err);
    err.write(err.isTerminal ? `${CLEAR_LINE}${clippedLine(line, err.columns)}` : `${line}\n`);
    this.#printedAt = now;
    this.#isShown = true;
  }

  clear(): void {
    if (this.#isShown && this.#world.err.isTerminal) this.#world.err.write(CLEAR_LINE);
  }
}

const REDRAW_MS = 150;
const LINE_EVERY_MS = 10_000;
const CLEAR_LINE = '\r\x1b[K';
