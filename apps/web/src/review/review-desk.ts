import type { CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { goTo, playMove, type Sheet } from '@inkling/core/sheet';
import { type MastermindView, mastermind } from '@inkling/games/mastermind/game';
import { type Skin, skinOf } from '@inkling/games/mastermind/skins';
import { codeTurn } from '@inkling/games/mastermind/turns';
import { type Signal, signal } from '@preact/signals';
import { nextCostlyTurn, type Reference, type ReviewedTurn } from 'inkling/mastermind/review';
import { emptyDraft } from '../session/draft.ts';
import { makeKept } from '../session/keeping.ts';
import { viewOf } from '../session/mastermind-session.ts';
import { CURRENT, sheetKey } from '../session/resume.ts';
import type { Storage } from '../session/storage.ts';
import { namesOf } from '../words/names.ts';
import type { Judged, judge } from './judging.ts';
import { words } from './words/language.ts';

/** One played sheet under the lamp: its turns, what is known of each, and the one that is looked at. */
export class ReviewDesk {
  readonly sheet: Sheet;
  readonly view: MastermindView;
  readonly turns: readonly CodeTurn[];
  readonly skin: Skin = skinOf('winter');
  readonly judged: Signal<Judged | 'beginning' | 'broken'> = signal('beginning');
  readonly reference: Signal<Reference> = signal('unrestricted');
  /** The turn that is looked at, from 0. */
  readonly at: Signal<number> = signal(0);
  readonly said: Signal<string> = signal('');
  readonly #judge: typeof judge;
  readonly #storage: Storage;
  readonly #stamp: () => string;
  #stop: () => void = () => undefined;

  /** `sheet` is legal and has its cursor at the end of the line to review. */
  constructor(
    sheet: Sheet,
    parts: { readonly judge: typeof judge; readonly storage: Storage; readonly stamp: () => string },
  ) {
    this.sheet = sheet;
    this.view = viewOf(sheet);
    this.turns = this.view.turns.map(codeTurn);
    this.#judge = parts.judge;
    this.#storage = parts.storage;
    this.#stamp = parts.stamp;
    this.judgeBy('unrestricted');
  }

  /** Begins again, measured against another player. */
  judgeBy(reference: Reference): void {
    this.#stop();
    this.reference.value = reference;
    this.judged.value = 'beginning';
    const ask = { rules: this.view.rules, turns: this.turns, reference };
    this.#stop = this.#judge(ask, (judged) => {
      this.judged.value = judged ?? 'broken';
    });
  }

  turnAt(turn: number): ReviewedTurn | undefined {
    const judged = this.judged.value;
    return typeof judged === 'string' ? undefined : judged.review.turns[turn];
  }

  lookAt(turn: number): void {
    this.at.value = Math.min(Math.max(turn, 0), this.turns.length - 1);
    const reviewed = this.turnAt(this.at.value);
    if (reviewed) this.say(words().turnSentence(this.at.value + 1, reviewed, this.#names));
  }

  /** The next turn that cost something, from the start again after the last. */
  nextCostly(): void {
    const judged = this.judged.value;
    if (typeof judged === 'string') return;
    const next = nextCostlyTurn(judged.review, this.at.value) ?? nextCostlyTurn(judged.review, -1);
    if (next === undefined) this.say(words().noneCostly(judged.isOver));
    else this.lookAt(next);
  }

  /** Lays the sheet on the desk of Mastermind as it was before the turn that is looked at. True when it lies there. */
  tryAgain(): Promise<boolean> {
    return this.#layOut(goTo(this.sheet, this.#nodeBefore(this.at.value)));
  }

  /** Plays the best guess instead of the one that is looked at, as a branch of the same sheet. */
  async playBest(): Promise<boolean> {
    const best = this.turnAt(this.at.value)?.choice?.best;
    if (!best) return false;
    const before = goTo(this.sheet, this.#nodeBefore(this.at.value));
    return this.#layOut(playMove(before, mastermind.makeMove({ kind: 'guess', code: best.guess })));
  }

  say(sentence: string): void {
    this.said.value = this.said.value === sentence ? `${sentence}\u00a0` : sentence;
  }

  close(): void {
    this.#stop();
  }

  readonly #names = (code: Code): readonly string[] => namesOf(this.skin, code);

  async #layOut(sheet: Sheet): Promise<boolean> {
    const kept = makeKept(sheet, emptyDraft(this.view.rules.places));
    const changed = { ...kept, changed: this.#stamp() };
    const done = await Promise.all([
      this.#storage.write(CURRENT, kept),
      this.#storage.write(sheetKey(sheet), changed),
    ]);
    if (!done.every((each) => each)) this.say(words().notOpened);
    return done.every((each) => each);
  }

  /** The node of the sheet that a turn was played from. */
  #nodeBefore(turn: number): number {
    const line = [this.sheet.cursor];
    for (let node = this.sheet.cursor; node > 0; ) {
      node = this.sheet.nodes[node]?.parent ?? 0;
      line.push(node);
    }
    return line.toReversed()[turn] ?? 0;
  }
}
