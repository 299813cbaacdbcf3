import type { Pair, TouchRule } from '@inkling/matching/placement/grid';
import { pairingTable } from '@inkling/matching/placement/pairings';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LessonController, LessonServices } from '../../../shell/parts/lesson-part.ts';
import { messages } from './messages/language.ts';
import { type BoardFacts, factsOf, GRID, SQUARES, type Tool, touchingIn } from './model/pairing-board.ts';

/** A 3×3 board for placing specials and pairs, with everything that can be counted about it. */
export class CentreController implements LessonController {
  readonly specials: Signal<readonly number[]> = signal([0]);
  readonly pairs: Signal<readonly Pair[]> = signal([]);
  readonly rule: Signal<TouchRule> = signal('king');
  readonly tool: Signal<Tool> = signal('special');
  /** The first square of a pair that is being placed. */
  readonly held: Signal<number | undefined> = signal(undefined);
  readonly facts: ReadonlySignal<BoardFacts> = computed(() => factsOf(this.specials.value, this.rule.value));
  readonly touching: ReadonlySignal<readonly Pair[]> = computed(() =>
    touchingIn(this.pairs.value, this.rule.value),
  );
  /** The square that is the tab stop. */
  readonly at: Signal<number> = signal(0);
  /** Zero-based index of the valid pairing that is shown; `undefined` if the user placed the pairs. */
  #shown: number | undefined;
  readonly #say: LessonServices['say'];

  readonly verbs: LessonController['verbs'] = {
    special: (rest) => this.#readSquares(rest, 1, SQUARES.length, (squares) => this.setSpecials(squares)),
    pair: (rest) => this.#readSquares(rest, 2, 2, ([a = 0, b = 0]) => this.#tryJoin(a, b)),
    next: () => this.next(),
    clear: () => this.clear(),
    corners: (rest) => {
      if (rest !== 'on' && rest !== 'off') return this.runOther();
      this.setRule(rest === 'on' ? 'king' : 'rook');
      return true;
    },
    tell: () => this.sayState(),
  };
  readonly keys: LessonController['keys'] = {
    b: () => this.use('special'),
    p: () => this.use('pair'),
    n: () => this.next(),
    c: () => this.clear(),
    r: () => this.setRule(this.rule.value === 'king' ? 'rook' : 'king'),
    l: () => this.sayState(),
  };

  constructor(say: LessonServices['say']) {
    this.#say = say;
  }

  use(tool: Tool): void {
    this.tool.value = tool;
    this.held.value = undefined;
  }

  pressOther(key: string, code: string): boolean {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
    if (digit !== undefined) this.touchSquare(Number(digit) - 1);
    return digit !== undefined;
  }

  /** Handles a click on a square, depending on the current tool. */
  touchSquare(square: number): void {
    if (this.tool.value === 'special') {
      const { value } = this.specials;
      const others = value.filter((other) => other !== square);
      this.setSpecials(others.length < value.length ? others : [...value, square]);
      return;
    }
    if (this.specials.value.includes(square)) this.#say(messages().isSpecial(square));
    else this.#holdOrJoin(square);
  }

  setSpecials(squares: readonly number[]): void {
    this.specials.value = [...new Set(squares)].toSorted((a, b) => a - b);
    this.#showPairs([]);
    this.sayState();
  }

  join(a: number, b: number): void {
    this.#part(a);
    this.#part(b);
    const pair: Pair = a < b ? [a, b] : [b, a];
    this.pairs.value = [...this.pairs.value, pair];
    const touches = this.touching.value.includes(pair);
    const isComplete = this.pairs.value.length * 2 === this.facts.value.free.length;
    this.#say(messages().joined(pair, touches, isComplete, this.touching.value.length));
  }

  /** Shows the next pairing that satisfies the rule. */
  next(): void {
    const table = pairingTable(GRID, this.rule.value, this.specials.value);
    const count = this.facts.value.specialsTouching.length > 0 ? 0 : (table?.count ?? 0);
    if (!table || count === 0) {
      this.sayState();
      return;
    }
    const rank = this.#shown === undefined ? 0 : (this.#shown + 1) % count;
    this.#showPairs(table.at(rank) ?? [], rank);
    this.#say(messages().showing(rank + 1, count, this.pairs.value));
  }

  clear(): void {
    this.#showPairs([]);
    this.#say(messages().cleared);
  }

  setRule(rule: TouchRule): void {
    this.rule.value = rule;
    this.#showPairs([]);
    this.#say(`${messages().ruleSentence[rule]} ${messages().sentence(this.facts.value)}`);
  }

  runOther(): boolean {
    this.#say(messages().notUnderstood);
    return false;
  }

  sayState(): void {
    this.#say(messages().sentence(this.facts.value));
  }

  #showPairs(pairs: readonly Pair[], rank?: number): void {
    batch(() => {
      this.pairs.value = pairs;
      this.held.value = undefined;
    });
    this.#shown = rank;
  }

  #tryJoin(a: number, b: number): void {
    const special = [a, b].find((square) => this.specials.value.includes(square));
    if (special === undefined) this.join(a, b);
    else this.#say(messages().isSpecial(special));
  }

  #holdOrJoin(square: number): void {
    const held = this.held.value;
    this.held.value = undefined;
    if (held === square) this.#say(messages().putDown(square));
    else if (held !== undefined) this.join(held, square);
    else {
      this.#part(square);
      this.held.value = square;
      this.#say(messages().holding(square));
    }
  }

  /** Removes the pair that a square belongs to. */
  #part(square: number): void {
    this.pairs.value = this.pairs.value.filter((pair) => !pair.includes(square));
    this.#shown = undefined;
  }

  /** Parses squares as users number them, 1 to 9, each at most once. */
  #readSquares(
    text: string,
    least: number,
    most: number,
    act: (squares: readonly number[]) => void,
  ): boolean {
    const typed = text === '' ? [] : text.split(/[\s,]+/);
    const squares = typed.map((word) => (/^[1-9]$/.test(word) ? Number(word) - 1 : -1));
    const isInRange = squares.length >= least && squares.length <= most && !squares.includes(-1);
    const isRead = isInRange && new Set(squares).size === squares.length;
    if (isRead) act(squares);
    else this.#say(messages().notSquares);
    return isRead;
  }
}
