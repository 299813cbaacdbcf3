import type { CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { goTo, playMove, type Sheet } from '@inkling/core/sheet';
import {
  COSTLY_TURNS,
  nextCostlyTurn,
  type Reference,
  type ReviewedTurn,
} from '@inkling/games/mastermind/analysis/review';
import { type MastermindView, mastermind } from '@inkling/games/mastermind/rules/game';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { codeTurn } from '@inkling/games/mastermind/rules/turns';
import { type Signal, signal } from '@preact/signals';
import { Announcer } from '../../../../shell/announcer.ts';
import { keptKey } from '../../../../shell/saved/kept-key.ts';
import type { Saved } from '../../../../shell/saved/saved.ts';
import { namesOf } from '../../messages/names.ts';
import { nodesTo } from '../../session/branches.ts';
import { makeSaved } from '../../session/format.ts';
import { CURRENT } from '../../session/opening.ts';
import type { Seating } from '../../session/seating.ts';
import { stateFor, viewOf } from '../../session/session.ts';
import { type SkinChoice, skinChosen } from '../../session/skins.ts';
import { messages } from '../messages/language.ts';
import type { Judged, judge } from '../session/judging.ts';
import { type Shared, sharedText } from '../session/sharing.ts';
import type { weigh } from '../session/weighing.ts';
import { DrillController } from './drill-controller.ts';

/** What a review needs from outside. */
export interface ReviewParts {
  readonly judge: typeof judge;
  readonly weigh: typeof weigh;
  readonly saved: Saved;
  readonly stamp: () => string;
  /** Puts a text on the clipboard; false when the browser does not let it. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The address of the app. */
  readonly page: () => string;
  /** Opens Mastermind. */
  readonly toMastermind: () => void;
  /** Who sat where, kept with the sheet when it is opened again. */
  readonly seating: Seating;
  readonly skin: SkinChoice;
}

/** A played sheet: its turns, what is known of each, and the one that is looked at. */
export class ReviewController {
  readonly sheet: Sheet;
  readonly view: MastermindView;
  readonly turns: readonly CodeTurn[];
  readonly skin: Skin;
  readonly judged: Signal<Judged | 'beginning' | 'broken'> = signal('beginning');
  readonly reference: Signal<Reference> = signal('unrestricted');
  /** The turn that is looked at, from 0. */
  readonly at: Signal<number> = signal(0);
  readonly announcer: Announcer = new Announcer();
  readonly drill: Signal<DrillController | undefined> = signal(undefined);
  readonly keysOpen: Signal<boolean> = signal(false);
  /** The text that was shared last. */
  readonly shared: Signal<string> = signal('');
  readonly #parts: ReviewParts;
  #stop: () => void = () => undefined;

  readonly #seating: Seating;

  /** `sheet` is legal and has its cursor at the end of the line to review. */
  constructor(sheet: Sheet, parts: ReviewParts) {
    this.sheet = sheet;
    this.#seating = parts.seating;
    this.view = viewOf(sheet);
    this.skin = skinChosen(parts.skin, this.view.rules.symbols);
    this.turns = this.view.turns.map(codeTurn);
    this.#parts = parts;
    this.judgeBy('unrestricted');
  }

  /** Did somebody else make a guess of it? */
  get withNotes(): boolean {
    const line = nodesTo(this.sheet);
    return this.#seating.assisted.some((node) => line.includes(node));
  }

  /** Begins again, measured against another player. */
  judgeBy(reference: Reference): void {
    this.#stop();
    this.reference.value = reference;
    this.judged.value = 'beginning';
    this.drill.value?.close();
    this.drill.value = undefined;
    const ask = { rules: this.view.rules, turns: this.turns, reference };
    this.#stop = this.#parts.judge(ask, (judged) => {
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
    if (reviewed) this.announcer.say(messages().turnSentence(this.at.value + 1, reviewed, this.names));
  }

  /** The next turn that cost something, from the start again after the last. */
  nextCostly(): void {
    const judged = this.judged.value;
    if (typeof judged === 'string') return;
    const next = nextCostlyTurn(judged.review, this.at.value) ?? nextCostlyTurn(judged.review, -1);
    if (next === undefined) this.announcer.say(messages().noneCostly(judged.isOver));
    else this.lookAt(next);
  }

  /** Opens Mastermind with the sheet as it was before the turn that is looked at. */
  async tryAgain(): Promise<void> {
    if (await this.#open(goTo(this.sheet, this.#nodeBefore(this.at.value)))) this.#parts.toMastermind();
  }

  /** Is there a better guess to play than the one that is looked at? */
  get hasBetter(): boolean {
    const choice = this.turnAt(this.at.value)?.choice;
    return choice !== undefined && !isSameCode(choice.best.guess, choice.played.guess);
  }

  /** Plays the best guess instead of the one that is looked at, as a branch of the same sheet, in Mastermind. */
  async playBest(): Promise<void> {
    const best = this.turnAt(this.at.value)?.choice?.best;
    if (!best || !this.hasBetter) {
      this.announcer.say(messages().nothingBetter(best !== undefined));
      return;
    }
    const before = goTo(this.sheet, this.#nodeBefore(this.at.value));
    const played = playMove(before, mastermind.makeMove({ kind: 'guess', code: best.guess }));
    if (await this.#open(played)) this.#parts.toMastermind();
  }

  async share(what: Shared): Promise<void> {
    const { sheet, view } = this;
    const { share } = messages();
    const text = sharedText(what, { sheet, view, page: this.#parts.page() });
    this.shared.value = text ?? '';
    const copied = text !== undefined && (await this.#parts.copy(text));
    this.announcer.say(text === undefined ? share.tooLong : copied ? share.copied[what] : share.notCopied);
  }

  /** Why there is nothing to learn from yet, or at all; `undefined` when there is. */
  get whyNoDrill(): 'judging' | 'flawless' | undefined {
    const judged = this.judged.value;
    if (typeof judged === 'string' || !judged.isOver) return 'judging';
    return nextCostlyTurn(judged.review, -1) === undefined ? 'flawless' : undefined;
  }

  /** Asks for a better guess at each costly turn; says so when there is none, or when it is too early. */
  startDrill(): void {
    const judged = this.judged.value;
    const why = this.whyNoDrill;
    if (typeof judged === 'string' || why === 'judging') this.announcer.say(messages().drill.notYet);
    else if (why === 'flawless') this.announcer.say(messages().drill.flawless(judged.review));
    else {
      const costly = judged.review.turns.flatMap((reviewed, turn) =>
        (reviewed.choice?.cost ?? 0) >= COSTLY_TURNS ? [{ turn, reviewed }] : [],
      );
      this.drill.value = new DrillController(this, costly, this.#parts.weigh);
    }
  }

  endDrill(): void {
    this.drill.value?.close();
    this.drill.value = undefined;
    this.announcer.say(messages().drill.ended);
  }

  /** Says what is looked at. */
  sayState(): void {
    if (this.drill.value) this.drill.value.sayState();
    else this.lookAt(this.at.value);
  }

  close(): void {
    this.#stop();
    this.drill.value?.close();
  }

  readonly names = (code: Code): readonly string[] => namesOf(this.skin, code);

  async #open(sheet: Sheet): Promise<boolean> {
    const kept = makeSaved(stateFor(sheet, this.#seating));
    const changed = { ...kept, changed: this.#parts.stamp() };
    const done = await Promise.all([
      this.#parts.saved.write(CURRENT, kept),
      this.#parts.saved.write(keptKey(sheet), changed),
    ]);
    if (!done.every((each) => each)) this.announcer.say(messages().notOpened);
    return done.every((each) => each);
  }

  /** The node of the sheet that a turn was played from. */
  #nodeBefore(turn: number): number {
    const { nodes } = this.sheet;
    const guesses = nodesTo(this.sheet).filter((node) => nodes[node]?.move.startsWith('guess '));
    return nodes[guesses[turn] ?? 0]?.parent ?? 0;
  }
}

function isSameCode(a: Code, b: Code): boolean {
  return Array.from(a, (symbol, place) => symbol === b[place]).every((same) => same);
}
