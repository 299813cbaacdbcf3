import { type Feedback, feedbackClass, feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';
import type { Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { isCountable, positionAfter } from '@inkling/games/mastermind/analysis/positions';
import {
  type MastermindFault,
  type MastermindSeat,
  type MastermindState,
  type MastermindView,
  mastermind,
} from '@inkling/games/mastermind/rules/game';
import type { MastermindMove } from '@inkling/games/mastermind/rules/moves';
import type { MastermindParams } from '@inkling/games/mastermind/rules/params';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { ReviewedTurn } from '../../../messages/review.ts';
import { OwnTurns } from '../../../play/finished-by-computer.ts';
import { GameController } from '../../../play/game-controller.ts';
import type { OpenTable } from '../../../play/played-game.ts';
import type { Style } from '../../../shell/style.ts';
import { sayMoveFault } from '../messages/play.ts';
import { boardScreen, lineScreen, type Screen } from './screen.ts';
import type { MastermindSetup } from './setup.ts';

/** A game of Mastermind in progress, and the position that follows from its answers. */
export class Match {
  readonly seat: MastermindSeat;
  readonly skin: Skin;
  readonly screen: Screen;
  readonly isPlain: boolean;
  readonly style: Style;
  /** The position before the first turn. Undefined if codes cannot be counted. */
  readonly start: Position | undefined;
  readonly own: OwnTurns = new OwnTurns();
  readonly #controller: GameController<
    MastermindParams,
    MastermindState,
    MastermindMove,
    MastermindView,
    MastermindSeat,
    MastermindFault
  >;

  /** The last position and its sheet, cached so that each is counted only once. */
  #counted: { readonly sheet: Sheet; readonly position: Position | undefined } | undefined;

  constructor({ setup, sheet, talk, style, onChange }: OpenTable<MastermindSetup>) {
    const seat = setup.seat ?? 'breaker';
    const isAutomatic = (move: string) => seat === 'maker' && move.startsWith('guess ');
    this.#controller = new GameController(mastermind, sheet, { onChange, isAutomatic });
    const start = positionAfter(setup.rules, []);
    this.start = start.ok ? start.value : undefined;
    this.seat = seat;
    this.skin = setup.skin;
    this.isPlain = talk.isPlain;
    this.style = style;
    this.screen = talk.isPlain ? lineScreen(setup.skin) : boardScreen(setup.skin, style);
  }

  get sheet(): Sheet {
    return this.#controller.sheet;
  }

  /** What the user at the terminal may see. */
  get view(): MastermindView {
    return this.#controller.view(this.seat);
  }

  get isOver(): boolean {
    return this.#controller.isOver;
  }

  /** The codes that fit the answers so far. Undefined if they cannot be counted. */
  get position(): Position | undefined {
    if (this.#counted?.sheet !== this.sheet) this.#counted = { sheet: this.sheet, position: this.#count() };
    return this.#counted.position;
  }

  #count(): Position | undefined {
    const position = this.view.turns
      .map(({ guess, feedback }) => ({ guess, feedback: feedbackClass(feedback.exact, feedback.near) }))
      .reduce((before, turn) => before?.with(turn), this.start);
    return position && isCountable(position) ? position : undefined;
  }

  /** Whether the answers can still be corrected, which requires that the user gives them. */
  get isCorrectable(): boolean {
    const { maker, turns, turnsMax, status } = this.view;
    const isLost = status.phase === 'over' && status.winner === 'maker';
    const isResigned = isLost && turns.length < turnsMax;
    return maker === 'by-hand' && turns.length > 0 && !isResigned;
  }

  /** The true answer to the pending guess, if the user has typed the code. */
  get trueAnswer(): Feedback | undefined {
    const { pending, secret } = this.view;
    return pending && secret ? feedbackOf(scoreCode(pending, secret)) : undefined;
  }

  play(move: MastermindMove): Result<MastermindMove, MastermindFault> {
    return this.#controller.play(move);
  }

  /** Plays a move and returns the lines of `then`, or says why it cannot be played. */
  say(move: MastermindMove, then: () => readonly string[]): readonly string[] {
    const played = this.play(move);
    return played.ok ? then() : [sayMoveFault(played.error, this.view.rules, this.skin)];
  }

  /**
   * Returns each turn with the number of codes that were left before and after it. Empty if they cannot be
   * counted.
   */
  reviewed(): readonly ReviewedTurn[] {
    let position = this.start;
    return this.view.turns.flatMap(({ guess, feedback }) => {
      const before = position;
      const turn = { guess, feedback: feedbackClass(feedback.exact, feedback.near) };
      position = before?.with(turn);
      if (!before || !position || !isCountable(position)) return [];
      const found = before.with({ guess, feedback: solvedClass(guess.length) });
      return [{ before: before.count(), after: position.count(), isPossible: found.count() > 0n }];
    });
  }

  undo(): boolean {
    const isUndone = this.#controller.undo();
    this.own.takeBack(this.view.turns.length);
    return isUndone;
  }

  redo(): boolean {
    return this.#controller.redo();
  }

  /** Returns all turns so far, each with the number of codes that were left after it. */
  boardLines(): readonly string[] {
    let position = this.start;
    return this.view.turns.flatMap((turn, index) => {
      const feedback = feedbackClass(turn.feedback.exact, turn.feedback.near);
      position = position?.with({ guess: turn.guess, feedback });
      return this.screen.turn(index + 1, turn, position?.count());
    });
  }

  /** Returns the last turn, after it was played. */
  lastTurnLines(): readonly string[] {
    const { turns } = this.view;
    const last = turns.at(-1);
    return last ? this.screen.turn(turns.length, last, this.position?.count()) : [];
  }
}
