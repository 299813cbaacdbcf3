import { RandomStream, seedRandom } from '@inkling/core/random';
import type { Sheet } from '@inkling/core/sheet';
import { witchBotMove } from '@inkling/games/witch/analysis/bot';
import { covenWitch } from '@inkling/games/witch/coven-module';
import type { WitchFault } from '@inkling/games/witch/rules/game';
import type { WitchMove } from '@inkling/games/witch/rules/moves';
import type { WitchParams } from '@inkling/games/witch/rules/params';
import type { WitchSeat, WitchState } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { MEMORY_BOTS } from '@inkling/matching/memory/bots';
import { GameController } from '../../../play/game-controller.ts';
import type { OpenTable } from '../../../play/played-game.ts';
import type { Style } from '../../../shell/style.ts';
import { type Acquaintance, COVERED, NO_NAME, sayEvents, sayWitchFault } from '../messages/play.ts';
import { acquaintanceIn, boardLines } from './board-in-sight.ts';

/** A game of Witch in progress. It never reveals more than the view shows. */
export class Match {
  readonly isPlain: boolean;
  readonly style: Style;
  readonly #controller: GameController<WitchParams, WitchState, WitchMove, WitchView, WitchSeat, WitchFault>;
  /** Number of events that have been shown. */
  #eventsShown: number;

  constructor({ sheet, talk, style, onChange }: OpenTable<unknown>) {
    this.#controller = new GameController(covenWitch.rules, sheet, { onChange });
    this.isPlain = talk.isPlain;
    this.style = style;
    this.#eventsShown = this.view.log.length;
  }

  get sheet(): Sheet {
    return this.#controller.sheet;
  }

  get view(): WitchView {
    return this.#controller.view('first');
  }

  get isOver(): boolean {
    return this.#controller.isOver;
  }

  /** Plays an entry, and returns what happened, what is wrong with it, or the hint. */
  enter(text: string): readonly string[] {
    const { seat, quiz } = this.view;
    const played = this.#controller.enter(seat, text);
    const hint = quiz?.hint === undefined ? this.view.quiz?.hint : undefined;
    return [
      ...(played.ok
        ? []
        : [quiz && played.error.code === 'unreadable-move' ? NO_NAME : sayWitchFault(played.error)]),
      ...(played.ok && played.value.kind === 'cover' ? [COVERED] : []),
      ...(hint === undefined ? [] : [hint]),
      ...this.#newEvents(),
    ];
  }

  /** Plays the bot's move, if there is a bot and it is its turn. */
  moveBot(): readonly string[] | undefined {
    const { params, seat } = this.view;
    const bot = MEMORY_BOTS.find((one) => one === params.opponent);
    if (!bot || seat !== 'second') return undefined;
    const { seed, cursor } = this.sheet;
    const random = new RandomStream(seedRandom(`${seed}/${bot}/${cursor}`));
    const played = this.#controller.play(witchBotMove(this.view, bot, random));
    if (!played.ok) throw new Error(`a bot's move is refused: ${played.error.code}`);
    return this.#newEvents();
  }

  /** Returns the current board: drawn, or as a sentence for screen readers. */
  boardLines(): readonly string[] {
    return boardLines(this.view, this);
  }

  acquaintance(): Acquaintance {
    return acquaintanceIn(this.view);
  }

  /** Describes what has happened since the last call. */
  #newEvents(): readonly string[] {
    const { view } = this;
    const line = sayEvents(view.log.slice(this.#eventsShown), view, this.acquaintance());
    this.#eventsShown = view.log.length;
    return line === undefined ? [] : [line];
  }
}
