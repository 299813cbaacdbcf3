import type { ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { messages } from '../messages/language.ts';
import { namesOf } from '../messages/names.ts';
import type { AtDesk } from './controller-context.ts';

/** Makes one sentence of a turn and of what follows from it, when the engine has counted. */
export class Teller {
  readonly #desk: AtDesk;
  /** What is said first of a turn that somebody else goes on from. */
  #lead: ((left: number | undefined) => string) | undefined;

  constructor(desk: AtDesk) {
    this.#desk = desk;
  }

  get hasLead(): boolean {
    return this.#lead !== undefined;
  }

  lead(sentence: () => string): void {
    this.#lead = sentence;
  }

  forget(): void {
    this.#lead = undefined;
  }

  endSentence(): string {
    const { status, turns, secret } = this.#desk.session.view.value;
    const won = status.phase === 'over' && status.winner === 'breaker';
    const { seat, player } = this.#desk.session.seating.value;
    if (seat === 'maker') return messages().maker.over(won, player, turns.length);
    if (won) return messages().speech.won(turns.length);
    return secret ? messages().speech.lost(namesOf(this.#desk.skin, secret)) : messages().solver.full;
  }

  /** Where things stand. */
  stateSentence(): string {
    const desk = this.#desk;
    const { view, draft, answer, asks, seating } = desk.session;
    const { turnsMax, pending } = view.value;
    const { maker, two, solver } = messages();
    if (asks.value === 'nothing') return this.endSentence();
    if (asks.value === 'code') return two.askCode;
    if (asks.value === 'player') return maker.thinking;
    const { exact, near } = answer.value;
    if (asks.value === 'answer' && pending) {
      const guess = namesOf(desk.skin, pending);
      return maker.state(desk.turnNumber, turnsMax, seating.value.player, guess, exact, near);
    }
    const guess = draft.value.symbols.map((symbol) =>
      symbol === undefined ? undefined : desk.nameOf(symbol),
    );
    const state = messages().speech.state(desk.turnNumber, turnsMax, desk.left.value, guess);
    return asks.value === 'turn' ? `${state} ${solver.answerSoFar(exact, near)}` : state;
  }

  /** Says the turn that was just printed, when its codes are counted. */
  sayTurn(before = ''): void {
    const turn = this.#desk.session.view.value.turns.at(-1) as ScoredTurn;
    this.sayCounted((left) => `${before}${this.#turnSentence(turn, left)}`);
  }

  #turnSentence({ guess, feedback }: ScoredTurn, left: number | undefined): string {
    const { exact, near } = feedback;
    const turn = this.#desk.session.turns.value.length;
    const over = this.#desk.session.isOver;
    const names = namesOf(this.#desk.skin, guess);
    const sentence = messages().speech.turn(turn, names, exact, near, over ? undefined : left);
    return over ? `${sentence} ${this.endSentence()}` : sentence;
  }

  /** Says the turn that was just answered, or a sentence, before what follows from it. */
  sayFirst(sentence?: () => string): void {
    const turn = this.#desk.session.view.value.turns.at(-1);
    const before = this.#lead;
    this.#lead = (left) => {
      const told = sentence ? sentence() : turn ? this.#turnSentence(turn, left) : '';
      return [before?.(left), told].filter(Boolean).join(' ');
    };
    void this.#desk.proceed();
  }

  sayCounted(sentence: (left: number | undefined) => string): void {
    const sheet = this.#desk.session.sheet.value;
    void this.#desk.thought.then(() => {
      if (sheet === this.#desk.session.sheet.value) this.#desk.say(sentence(this.#desk.left.value));
    });
  }

  /** Says what was held back, and what follows from it. */
  sayLead(then: string): void {
    const lead = this.#lead?.(this.#desk.left.value);
    this.#lead = undefined;
    this.#desk.say([lead, then].filter(Boolean).join(' '));
  }
}
