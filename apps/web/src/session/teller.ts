import type { ScoredTurn } from '@inkling/games/mastermind/game';
import { words } from '../words/language.ts';
import { namesOf } from '../words/names.ts';
import type { AtDesk } from './at-desk.ts';
import { seatWords } from './words/language.ts';

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
    if (seat === 'maker') return seatWords().maker.over(won, player, turns.length);
    if (won) return words().speech.won(turns.length);
    return secret ? words().speech.lost(namesOf(this.#desk.skin, secret)) : seatWords().solver.full;
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
    const sentence = words().speech.turn(turn, names, exact, near, over ? undefined : left);
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
