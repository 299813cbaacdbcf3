import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Reference, ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../../shell/announcer.ts';
import { messages as gameMessages } from '../../messages/language.ts';
import {
  codeOf,
  type Draft,
  emptyDraft,
  eraseSymbol,
  isFull,
  moveTo,
  placeSymbol,
} from '../../session/draft.ts';
import { messages } from '../messages/language.ts';
import { type Try, verdictOf } from '../session/drill-verdict.ts';
import type { Weighed, weigh } from '../session/weighing.ts';

/** One costly turn to do again: what was played there, and what was tried instead. */
export interface DrillTurn {
  /** From 0. */
  readonly turn: number;
  readonly reviewed: ReviewedTurn;
}

/** What the drill needs of the review that it belongs to. */
export interface DrilledSheet {
  readonly view: { readonly rules: CodeRules };
  readonly turns: readonly CodeTurn[];
  readonly reference: ReadonlySignal<Reference>;
  readonly names: (code: Code) => readonly string[];
  readonly announcer: Announcer;
}

/** The costly turns of a sheet, one after the other: find a better guess than the one that was played. */
export class DrillController {
  readonly turns: readonly DrillTurn[];
  /** Which of `turns`; their number after the last. */
  readonly at: Signal<number> = signal(0);
  readonly draft: Signal<Draft>;
  readonly tried: Signal<Try | undefined> = signal(undefined);
  readonly isWeighing: Signal<boolean> = signal(false);
  /** The best guess, once it was given up or found. */
  readonly shown: Signal<Weighed | undefined> = signal(undefined);
  readonly #controller: DrilledSheet;
  readonly #weigh: typeof weigh;
  #stop: () => void = () => undefined;

  /** The review must be over. */
  constructor(controller: DrilledSheet, turns: readonly DrillTurn[], weighApart: typeof weigh) {
    this.#controller = controller;
    this.#weigh = weighApart;
    this.turns = turns;
    this.draft = signal(emptyDraft(controller.view.rules.places));
    this.#begin();
  }

  get now(): DrillTurn | undefined {
    return this.turns[this.at.value];
  }

  /** The turns before the one that is done again. */
  get before(): readonly CodeTurn[] {
    return this.#controller.turns.slice(0, this.now?.turn ?? 0);
  }

  place(symbol: number): void {
    if (isFull(this.draft.value)) this.#controller.announcer.say(gameMessages().guess.full);
    else if (symbol < this.#controller.view.rules.symbols)
      this.draft.value = placeSymbol(this.draft.value, symbol);
  }

  move(step: number): void {
    this.draft.value = moveTo(this.draft.value, this.draft.value.place + step);
  }

  goTo(place: number): void {
    this.draft.value = moveTo(this.draft.value, place);
  }

  erase(): void {
    this.draft.value = eraseSymbol(this.draft.value);
  }

  /** Weighs what stands in the places. */
  submit(): void {
    const code = codeOf(this.draft.value);
    if (code) this.tryGuess(code);
    else this.#controller.announcer.say(messages().drill.incomplete);
  }

  tryGuess(guess: Code): void {
    const { now } = this;
    if (!now) return;
    this.draft.value = { symbols: Array.from(guess), place: 0 };
    this.#ask(now, guess, (weighed) => {
      const tried = { guess, weighed, verdict: verdictOf(now.reviewed, guess, weighed) };
      this.tried.value = tried;
      if (tried.verdict === 'best' || tried.verdict === 'beyond') this.shown.value = weighed;
      this.#controller.announcer.say(messages().drill.verdict(tried, now.reviewed, this.#controller.names));
    });
  }

  giveUp(): void {
    const { now } = this;
    if (!now) return;
    this.#ask(now, now.reviewed.guess, (weighed) => {
      this.shown.value = weighed;
      this.#controller.announcer.say(messages().drill.best(weighed, this.#controller.names));
    });
  }

  next(): void {
    this.#stop();
    this.at.value = Math.min(this.at.value + 1, this.turns.length);
    this.#begin();
  }

  close(): void {
    this.#stop();
  }

  sayState(): void {
    const { now } = this;
    const { names } = this.#controller;
    this.#controller.announcer.say(
      now
        ? messages().drill.question(this.at.value + 1, this.turns.length, now.turn + 1, now.reviewed, names)
        : messages().drill.done(this.turns.length),
    );
  }

  #begin(): void {
    this.draft.value = emptyDraft(this.#controller.view.rules.places);
    this.tried.value = undefined;
    this.shown.value = undefined;
    this.isWeighing.value = false;
    this.sayState();
  }

  #ask(now: DrillTurn, guess: Code, take: (weighed: Weighed) => void): void {
    this.#stop();
    this.isWeighing.value = true;
    const { view, reference } = this.#controller;
    const ask = {
      rules: view.rules,
      turns: this.before,
      guess,
      played: now.reviewed.guess,
      reference: reference.value,
    };
    this.#stop = this.#weigh(ask, (weighed) => {
      if (this.now !== now) return;
      this.isWeighing.value = false;
      if (weighed) take(weighed);
      else this.#controller.announcer.say(messages().drill.broken);
    });
  }
}
