import type { Code, Feedback } from '@inkling/core/feedback';
import type { MastermindFault, ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { checkFeedback, type FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { messages } from '../messages/language.ts';
import { namesOf } from '../messages/names.ts';
import { draftOf } from '../session/draft.ts';
import type { Teller } from './announcements.ts';
import type { AtDesk } from './controller-context.ts';

/** What people who know the answers do: give them, correct them, enter whole turns, write the code down. */
export class HandScoring {
  readonly #desk: AtDesk;
  readonly #teller: Teller;

  constructor(desk: AtDesk, teller: Teller) {
    this.#desk = desk;
    this.#teller = teller;
  }

  /** Answers the waiting guess by hand. */
  score(answer: Feedback = this.#desk.session.answer.value): void {
    if (this.#desk.session.asks.value === 'turn') {
      this.record(undefined, answer);
      return;
    }
    if (this.#desk.session.asks.value !== 'answer') {
      this.#desk.say(messages().answer.notNow);
      return;
    }
    const { exact, near } = answer;
    const { editing } = this.#desk.session;
    if (editing.value !== undefined) {
      this.rescore(editing.value, answer);
      return;
    }
    const played = this.#desk.session.play({ kind: 'score', exact, near });
    if (!played.ok) this.#desk.say(this.#faultSentence(played.error));
    else if (this.#desk.session.isOver) this.#teller.sayTurn();
    else this.#teller.sayFirst();
  }

  /** Answers as the code that the maker has written down does. */
  scoreTruly(): boolean {
    const answer = this.#desk.session.trueAnswer;
    const { maker, answer: told } = messages();
    if (answer) this.score(answer);
    else this.#desk.say(this.#desk.session.ownCode ? told.notNow : maker.noCode);
    return answer !== undefined;
  }

  /** Corrects an earlier answer; `turn` counts from 0. */
  rescore(turn: number, { exact, near }: Feedback): void {
    const played = this.#desk.session.play({ kind: 'rescore', turn, exact, near });
    if (!played.ok) this.#desk.say(this.#faultSentence(played.error));
    else this.#teller.sayFirst(() => messages().contradiction.corrected(turn + 1, exact, near));
  }

  /** Sets a guess that was given without its answer; the answer is asked for. */
  write(code: Code): void {
    this.#desk.session.draft.value = draftOf(code);
    this.#desk.say(messages().solver.whatAnswer(namesOf(this.#desk.skin, code)));
  }

  /** Enters a turn of a game from elsewhere. */
  record(code: Code | undefined, answer: Feedback = this.#desk.session.answer.value): void {
    const { submission } = this.#desk.session;
    const guess = code ?? (submission.value.ready ? submission.value.code : undefined);
    if (!guess) {
      this.#desk.say(messages().guess.reason(submission.value, this.#desk.nameOf));
      return;
    }
    const { exact, near } = answer;
    const { editing, rules } = this.#desk.session;
    const possible = checkFeedback(exact, near, rules.places);
    if (!possible.ok) this.#desk.say(this.#faultSentence(possible.error));
    if (!possible.ok) return;
    if (editing.value !== undefined) {
      this.revise(editing.value, { guess, feedback: possible.value });
      return;
    }
    const recorded = this.#desk.session.record(guess, { exact, near });
    if (!recorded.ok) this.#desk.say(this.#faultSentence(recorded.error));
    else if (this.#desk.session.isOver) this.#teller.sayTurn();
    else this.#teller.sayFirst();
  }

  /** Takes a turn of a game from elsewhere out, or changes it; the others stay. */
  revise(turn: number, by: ScoredTurn | undefined): void {
    const { turns } = this.#desk.session.view.value;
    if (!turns[turn]) {
      this.#desk.say(messages().solver.noSuchTurn(turn + 1));
      return;
    }
    this.#desk.session.rewrite(by ? turns.with(turn, by) : turns.toSpliced(turn, 1));
    const { revised, removed } = messages().solver;
    this.#teller.sayFirst(() => (by ? revised : removed)(turn + 1));
  }

  /** Opens a turn for editing, or leaves it as it was. */
  edit(turn: number | undefined): void {
    const { solver } = messages();
    if (!this.#desk.session.edit(turn)) this.#desk.say(solver.only);
    else if (turn !== undefined) this.#desk.say(solver.editing(turn + 1));
  }

  /** Lays the maker's code down. */
  deposit(code: Code | undefined): void {
    const { submission } = this.#desk.session;
    const kept = code ?? (submission.value.ready ? submission.value.code : undefined);
    const played = kept && this.#desk.session.play({ kind: 'deposit', code: kept });
    if (!played) this.#desk.say(messages().guess.reason(submission.value, this.#desk.nameOf));
    else if (!played.ok) this.#desk.say(this.#faultSentence(played.error));
    else if (this.#desk.session.seating.value.seat === 'two') {
      this.#desk.isCovered.value = true;
      this.#desk.say(messages().two.laid);
    } else this.#desk.say(messages().maker.laid);
  }

  #faultSentence(fault: MastermindFault | FeedbackFault): string {
    if (fault.code === 'wrong-score') return messages().maker.wrongScore(fault.exact, fault.near);
    if (fault.code === 'impossible-feedback') {
      const { places } = this.#desk.session.rules;
      return messages().answer.impossible(fault.why, places);
    }
    return messages().notNow;
  }
}
