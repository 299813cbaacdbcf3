import { printLines } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';

/**
 * Prints and asks while a game is played. On a terminal, a question appears above the `--->` prompt. In line mode
 * nothing is drawn, and only questions that require an answer of their own are printed.
 */
export class Conversation {
  readonly world: World;
  /** Whether to print one sentence per turn instead of a board. */
  readonly isPlain: boolean;
  readonly #prompt: string;

  constructor(world: World, plain: boolean) {
    const isTerminal = world.input.isTerminal && world.out.isTerminal;
    this.isPlain = plain || !isTerminal;
    this.#prompt = isTerminal ? `${ARROW} ` : '';
    const err = { ...world.err, isTerminal: false };
    this.world = this.isPlain ? { ...world, err } : world;
  }

  /** Prints lines, above the line that is being typed if a question is open. */
  say(...lines: readonly string[]): void {
    if (lines.length > 0) this.world.input.interject(() => printLines(this.world.out, lines));
  }

  /**
   * Asks a question. Returns the answer, or `undefined` at the end of input. `redraw` returns what to print again
   * when the program continues after it was suspended.
   */
  ask(
    question: readonly string[] = [],
    redraw: () => readonly string[] = () => question,
  ): Promise<string | undefined> {
    this.say(...question);
    return this.world.input.ask(this.#prompt, () => this.say(...redraw()));
  }
}

export const ARROW = '--->';
