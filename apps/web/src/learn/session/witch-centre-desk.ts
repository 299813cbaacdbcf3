import type { Pair, TouchRule } from '@inkling/solvers/placement/grid';
import { pairingTable } from '@inkling/solvers/placement/pairings';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { words } from '../words/language.ts';
import { type LessonDesk, pressIn, runLine } from './lesson-desk.ts';
import { type BoardFacts, factsOf, GRID, SQUARES, type Tool, touchingIn } from './pairing-board.ts';
import { Voice } from './voice.ts';

/** A 3×3 board to lay specials and pairs on, with everything that can be counted about it. */
export class WitchCentreDesk implements LessonDesk {
  readonly specials: Signal<readonly number[]> = signal([0]);
  readonly pairs: Signal<readonly Pair[]> = signal([]);
  readonly rule: Signal<TouchRule> = signal('king');
  readonly tool: Signal<Tool> = signal('special');
  /** The first square of a pair that is being laid. */
  readonly held: Signal<number | undefined> = signal(undefined);
  readonly facts: ReadonlySignal<BoardFacts> = computed(() => factsOf(this.specials.value, this.rule.value));
  readonly touching: ReadonlySignal<readonly Pair[]> = computed(() =>
    touchingIn(this.pairs.value, this.rule.value),
  );
  /** The valid pairing that is shown, from 0; `undefined` when the pairs were laid by hand. */
  readonly shown: Signal<number | undefined> = signal(undefined);
  /** The square that is the tab stop. */
  readonly at: Signal<number> = signal(0);
  readonly #voice: Voice = new Voice();

  get said(): ReadonlySignal<string> {
    return this.#voice.said;
  }

  use(tool: Tool): void {
    this.tool.value = tool;
    this.held.value = undefined;
  }

  press(key: string, code: string): boolean {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
    if (digit !== undefined) {
      this.touchSquare(Number(digit) - 1);
      return true;
    }
    return pressIn(key, {
      b: () => this.use('special'),
      p: () => this.use('pair'),
      n: () => this.next(),
      c: () => this.clear(),
      r: () => this.setRule(this.rule.value === 'king' ? 'rook' : 'king'),
      l: () => this.retell(),
    });
  }

  /** What a click on a square does, by the tool in hand. */
  touchSquare(square: number): void {
    if (this.tool.value === 'special') {
      const { value } = this.specials;
      const others = value.filter((other) => other !== square);
      this.setSpecials(others.length < value.length ? others : [...value, square]);
      return;
    }
    if (this.specials.value.includes(square)) this.#voice.say(words().witchCentre.isSpecial(square));
    else this.#holdOrJoin(square);
  }

  setSpecials(squares: readonly number[]): void {
    this.specials.value = [...new Set(squares)].toSorted((a, b) => a - b);
    this.pairs.value = [];
    this.held.value = undefined;
    this.shown.value = undefined;
    this.retell();
  }

  join(a: number, b: number): void {
    this.#part(a);
    this.#part(b);
    const pair: Pair = a < b ? [a, b] : [b, a];
    this.pairs.value = [...this.pairs.value, pair];
    const touches = this.touching.value.includes(pair);
    const complete = this.pairs.value.length * 2 === this.facts.value.free.length;
    this.#voice.say(words().witchCentre.joined(pair, touches, complete, this.touching.value.length));
  }

  /** Shows the next pairing that keeps the rule. */
  next(): void {
    const table = pairingTable(GRID, this.rule.value, this.specials.value);
    const count = this.facts.value.specialsTouching.length > 0 ? 0 : (table?.count ?? 0);
    if (!table || count === 0) {
      this.retell();
      return;
    }
    const rank = this.shown.value === undefined ? 0 : (this.shown.value + 1) % count;
    this.pairs.value = table.at(rank) ?? [];
    this.shown.value = rank;
    this.held.value = undefined;
    this.#voice.say(words().witchCentre.showing(rank + 1, count, this.pairs.value));
  }

  clear(): void {
    this.pairs.value = [];
    this.held.value = undefined;
    this.shown.value = undefined;
    this.#voice.say(words().witchCentre.cleared);
  }

  setRule(rule: TouchRule): void {
    this.rule.value = rule;
    this.pairs.value = [];
    this.held.value = undefined;
    this.shown.value = undefined;
    this.#voice.say(
      `${words().witchCentre.ruleSentence[rule]} ${words().witchCentre.sentence(this.facts.value)}`,
    );
  }

  run(line: string): boolean {
    const done = (act: () => void) => () => {
      act();
      return true;
    };
    const verbs = {
      special: (rest: string) => this.#readSquares(rest, 1, SQUARES.length, (at) => this.setSpecials(at)),
      pair: (rest: string) => this.#readSquares(rest, 2, 2, ([a = 0, b = 0]) => this.#tryJoin(a, b)),
      next: done(() => this.next()),
      clear: done(() => this.clear()),
      corners: (rest: string) => this.#readRule(rest),
      tell: done(() => this.retell()),
    };
    return runLine(line, verbs, () => {
      this.#voice.say(words().witchCentre.notUnderstood);
      return false;
    });
  }

  retell(): void {
    this.#voice.say(words().witchCentre.sentence(this.facts.value));
  }

  close(): void {}

  #tryJoin(a: number, b: number): void {
    const special = [a, b].find((square) => this.specials.value.includes(square));
    if (special !== undefined) this.#voice.say(words().witchCentre.isSpecial(special));
    else this.join(a, b);
  }

  #holdOrJoin(square: number): void {
    const held = this.held.value;
    this.held.value = undefined;
    if (held !== undefined && held !== square) {
      this.join(held, square);
      return;
    }
    if (held === square) {
      this.#voice.say(words().witchCentre.putDown(square));
      return;
    }
    this.#part(square);
    this.held.value = square;
    this.#voice.say(words().witchCentre.holding(square));
  }

  #part(square: number): void {
    this.pairs.value = this.pairs.value.filter((pair) => !pair.includes(square));
    this.shown.value = undefined;
  }

  /** Squares as people count them, 1 to 9, each once. */
  #readSquares(
    text: string,
    least: number,
    most: number,
    act: (squares: readonly number[]) => void,
  ): boolean {
    const squares =
      text === '' ? [] : text.split(/[\s,]+/).map((word) => (/^[1-9]$/.test(word) ? Number(word) - 1 : -1));
    const legal = squares.length >= least && squares.length <= most && !squares.includes(-1);
    if (legal && new Set(squares).size === squares.length) act(squares);
    else this.#voice.say(words().witchCentre.notSquares);
    return legal;
  }

  #readRule(text: string): boolean {
    const rule = text === 'on' ? 'king' : text === 'off' ? 'rook' : undefined;
    if (rule) this.setRule(rule);
    else this.#voice.say(words().witchCentre.notUnderstood);
    return rule !== undefined;
  }
}
