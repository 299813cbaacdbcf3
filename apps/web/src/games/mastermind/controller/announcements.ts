import { answerOf, type ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { countsOf } from '@inkling/games/mastermind/rules/partial-turn';
import { phaseOf } from '../../../shell/parts/phase.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import type { ControllerContext } from './controller-context.ts';

type Sentence = (left: number | undefined) => string;

/** Announces a turn in one sentence, once the remaining codes are counted: what happened, and what follows from it. */
export class Announcements {
  readonly #context: ControllerContext;
  /** A sentence to be announced together with what the game does next. */
  #pending: Sentence | undefined;

  constructor(context: ControllerContext) {
    this.#context = context;
  }

  get hasPending(): boolean {
    return this.#pending !== undefined;
  }

  /** Announces a sentence together with what the game does next. */
  sayWithNext(sentence: Sentence): void {
    this.#pending = sentence;
  }

  dropPending(): void {
    this.#pending = undefined;
  }

  /** Announces the pending sentence, followed by what the game has just done. */
  sayPending(next = ''): void {
    const before = this.#pending?.(this.#context.left.value);
    this.#pending = undefined;
    this.#context.say([before, next].filter(Boolean).join(' '));
  }

  /** Announces the last turn once its codes are counted. `before` says which computer player made it, if one did. */
  sayTurn(before = ''): void {
    const turn = this.#context.session.view.value.turns.at(-1) as ScoredTurn;
    this.sayCounted((left) => `${before}${this.#turnSentence(turn, left, before !== '')}`);
  }

  /** Lets the game proceed; announces the turn just answered, or `sentence`, before what the game does next. */
  sayAndProceed(sentence?: () => string): void {
    const turn = this.#context.session.view.value.turns.at(-1);
    const before = this.#pending;
    this.#pending = (left) => {
      const own = sentence ? sentence() : turn ? this.#turnSentence(turn, left) : '';
      return [before?.(left), own].filter(Boolean).join(' ');
    };
    void this.#context.proceed();
  }

  sayCounted(sentence: Sentence): void {
    const { session, arrival } = this.#context;
    const sheet = session.sheet.value;
    void arrival.then(() => {
      if (sheet === session.sheet.value) this.#context.say(sentence(this.#context.left.value));
    });
  }

  /** Returns a sentence that describes the current state of the game. */
  stateSentence(): string {
    const { session, skin, turnNumber, left } = this.#context;
    const { view, draft, answer, asks, seating } = session;
    const { turnsMax, pending } = view.value;
    const { maker, two, solver, speech } = messages();
    const { isEndInDoubt, contradiction } = this.#context;
    if (isEndInDoubt.value || (asks.value === 'player' && contradiction.value))
      return messages().answer.contradicted;
    if (asks.value === 'nothing') return this.#endSentence();
    if (asks.value === 'code') return two.askCode;
    if (asks.value === 'player') return maker.thinking;
    const { exact, near } = answer.value;
    if (asks.value === 'answer' && pending)
      return maker.state(turnNumber, turnsMax, seating.value.player, namesOf(skin, pending), exact, near);
    const guess = draft.value.symbols.map((symbol) =>
      symbol === undefined ? undefined : this.#context.nameOf(symbol),
    );
    const state = speech.state(turnNumber, turnsMax, left.value, guess);
    return asks.value === 'turn' ? `${state} ${solver.answerSoFar(...countsOf(answer.value))}` : state;
  }

  #turnSentence(turn: ScoredTurn, left: number | undefined, byPlayer = false): string {
    const { session, skin } = this.#context;
    const names = namesOf(skin, turn.guess);
    const isEnd = session.isOver && !this.#context.isEndInDoubt.value;
    const sentence = messages().speech.turn(
      session.turns.value.length,
      names,
      ...countsOf(answerOf(turn)),
      isEnd ? undefined : left,
    );
    return isEnd ? `${sentence} ${this.#endSentence(byPlayer)}` : sentence;
  }

  #endSentence(byPlayer = false): string {
    const { status, turns, secret } = this.#context.session.view.value;
    const won = phaseOf(status) === 'found';
    const { seat, player } = this.#context.session.seating.value;
    const { maker, speech, solver } = messages();
    if (seat === 'maker') return maker.over(won, player, turns.length);
    if (won) return byPlayer ? speech.found(turns.length) : speech.won(turns.length);
    return secret ? speech.lost(namesOf(this.#context.skin, secret)) : solver.full;
  }
}
