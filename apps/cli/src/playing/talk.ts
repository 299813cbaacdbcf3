import { printLines } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';

/**
 * What is said and asked at the table. On a terminal a question stands above the `--->` prompt; in line mode
 * nothing is drawn, and only questions that need an answer of their own are said.
 */
export class Talk {
  readonly world: World;
  /** One sentence a turn, no board. */
  readonly isPlain: boolean;
  readonly #prompt: string;

  constructor(world: World, plain: boolean) {
    const isTerminal = world.input.isTerminal && world.out.isTerminal;
    this.isPlain = plain || !isTerminal;
    this.#prompt = isTerminal ? `${ARROW} ` : '';
    const err = { ...world.err, isTerminal: false };
    this.world = this.isPlain ? { ...world, err } : world;
  }

  say(...lines: readonly string[]): void {
    if (lines.length > 0) printLines(this.world.out, lines);
  }

  /** The answer, or `undefined` at the end of input. */
  ask(...question: readonly string[]): Promise<string | undefined> {
    this.say(...question);
    return this.world.input.ask(this.#prompt);
  }
}

export const ARROW = '--->';
