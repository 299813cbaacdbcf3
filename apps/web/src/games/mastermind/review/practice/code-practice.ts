import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Reference, ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { type Signal, signal } from '@preact/signals';
import type { PracticeHost } from '../../../../shell/review-part.ts';
import { messages as gameMessages } from '../../messages/language.ts';
import { messages as pieceMessages } from '../../pieces/messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import {
  codeOf,
  type Draft,
  emptyDraft,
  eraseSymbol,
  isFull,
  moveBy,
  moveTo,
  placeSymbol,
} from '../../session/draft.ts';
import { type Try, verdictOf } from '../judging/verdict.ts';
import type { Weighed, weigh } from '../judging/weighing.ts';
import { messages } from '../messages/language.ts';

/** A reviewed turn to be played again, and the turns before it. */
export interface CodePosition {
  readonly rules: CodeRules;
  readonly before: readonly CodeTurn[];
  readonly reviewed: ReviewedTurn;
  readonly reference: Reference;
  readonly skin: Skin;
}

/** Practice on one turn of a game: the user looks for a better guess than the one that was played. */
export class CodePractice {
  readonly position: CodePosition;
  readonly draft: Signal<Draft>;
  readonly tried: Signal<Try | undefined> = signal(undefined);
  readonly isWeighing: Signal<boolean> = signal(false);
  /** The best guess, once the user has found it or given up. */
  readonly shown: Signal<Weighed | undefined> = signal(undefined);
  readonly #host: PracticeHost;
  readonly #weigh: typeof weigh;
  #stop: () => void = () => undefined;

  constructor(position: CodePosition, host: PracticeHost, weighApart: typeof weigh) {
    this.position = position;
    this.#host = host;
    this.#weigh = weighApart;
    this.draft = signal(emptyDraft(position.rules.places));
  }

  readonly names = (code: Code): readonly string[] => namesOf(this.position.skin, code);

  place(symbol: number): void {
    if (isFull(this.draft.value)) this.#host.say(pieceMessages().full);
    else if (symbol < this.position.rules.symbols) this.draft.value = placeSymbol(this.draft.value, symbol);
  }

  move(step: number): void {
    this.draft.value = moveBy(this.draft.value, step);
  }

  goTo(place: number): void {
    this.draft.value = moveTo(this.draft.value, place);
  }

  erase(): void {
    this.draft.value = eraseSymbol(this.draft.value);
  }

  /** Weighs the guess in the draft. */
  submit(): void {
    const code = codeOf(this.draft.value);
    if (code) this.tryGuess(code);
    else this.#host.say(messages().practice.incomplete);
  }

  tryGuess(guess: Code): void {
    const { reviewed } = this.position;
    this.draft.value = { symbols: Array.from(guess), place: 0 };
    this.#ask(guess, (weighed) => {
      const tried = { guess, weighed, verdict: verdictOf(reviewed, guess, weighed) };
      this.tried.value = tried;
      const isFound = tried.verdict === 'best' || tried.verdict === 'beyond';
      if (isFound) this.shown.value = weighed;
      this.#host.say(messages().practice.verdict(tried, reviewed, this.names));
      if (isFound) this.#host.end('found');
    });
  }

  giveUp(): void {
    this.#ask(this.position.reviewed.guess, (weighed) => {
      this.shown.value = weighed;
      this.#host.say(messages().practice.best(weighed, this.names));
      this.#host.end('shown');
    });
  }

  run(line: string): boolean {
    const { rules, skin } = this.position;
    const code = parseCode(line.trim().replace(/^guess\s+/i, ''), rules, skin);
    if (code.ok) this.tryGuess(code.value);
    else this.#host.say(gameMessages().command.fault(code.error));
    return code.ok;
  }

  press(event: KeyboardEvent, target: Element): boolean {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0];
    if (digit !== undefined) this.place(Number(digit) - 1);
    else if (event.key === 'ArrowLeft') this.move(-1);
    else if (event.key === 'ArrowRight') this.move(1);
    else if (event.key === 'Backspace') this.erase();
    else if (event.key === 'Enter' && !target.closest('button, a, summary')) this.submit();
    else return false;
    return true;
  }

  sayState(): void {
    const { before, reviewed } = this.position;
    this.#host.say(messages().practice.question(before.length + 1, reviewed, this.names));
  }

  close(): void {
    this.#stop();
  }

  #ask(guess: Code, take: (weighed: Weighed) => void): void {
    this.#stop();
    this.isWeighing.value = true;
    const { rules, before, reviewed, reference } = this.position;
    const ask = { rules, turns: before, guess, played: reviewed.guess, reference };
    this.#stop = this.#weigh(ask, (weighed) => {
      this.isWeighing.value = false;
      if (weighed) take(weighed);
      else this.#host.say(messages().practice.broken);
    });
  }
}
