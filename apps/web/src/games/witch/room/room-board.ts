import { makeMove, type WitchMove } from '@inkling/games/witch/rules/moves';
import { squareAt } from '@inkling/games/witch/rules/squares';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { RoomTable } from '../../../shell/parts/room-part.ts';
import { messages } from '../messages/language.ts';
import { tileName } from '../session/announcements.ts';
import type { BoardModel, Marks } from '../session/board-model.ts';
import { nameOf } from '../session/roster.ts';
import { DEFAULT_LOOK, type Look } from '../settings/look.ts';

/** The board of a room: its moves are sent to the server, and its tiles come from there. */
export class RoomBoard implements BoardModel {
  readonly session: BoardModel['session'];
  readonly look: ReadonlySignal<Look> = signal(DEFAULT_LOOK);
  readonly square: Signal<number> = signal(0);
  readonly shown: ReadonlySignal<boolean>;
  /** Always false, because the server plays for its bots. */
  readonly botsTurn: ReadonlySignal<boolean> = signal(false);
  readonly marks: ReadonlySignal<Marks | undefined> = signal(undefined);
  readonly remark: ReadonlySignal<string>;
  /** A remark, and the view that it refers to: it disappears once the view changes. */
  readonly #remarked: Signal<{ readonly view: WitchView; readonly sentence: string } | undefined> =
    signal(undefined);
  readonly #act: Pick<RoomTable, 'mayMove' | 'send' | 'say'>;

  constructor(
    room: string,
    view: ReadonlySignal<WitchView>,
    act: Pick<RoomTable, 'mayMove' | 'send' | 'say'>,
  ) {
    this.session = {
      view,
      get isOver() {
        return view.value.phase === 'over';
      },
      sheet: computed(() => ({ seed: room, nodes: { length: view.value.log.length + 1 } })),
    };
    this.shown = computed(() => view.value.tiles.some(({ lie }) => lie === 'shown'));
    this.remark = computed(() => {
      const remarked = this.#remarked.value;
      return remarked?.view === view.value ? remarked.sentence : '';
    });
    this.#act = act;
  }

  choose(square: number): void {
    this.square.value = square;
    const view = this.session.view.value;
    const lie = view.tiles[square]?.lie;
    if (lie === 'shown' && view.phase === 'flip') this.play({ kind: 'cover' });
    else if (lie === 'first') return;
    else if (lie !== 'down' && view.phase !== 'quiz') this.#act.say(tileName(view, square));
    else if (view.phase === 'quiz' && this.#act.mayMove()) this.#askFirst(view);
    else {
      const at = squareAt(view.params.board.shape, square);
      this.play({ kind: view.phase === 'peek' ? 'peek' : 'flip', ...at });
    }
  }

  cover(): void {
    if (this.shown.value && this.session.view.value.phase === 'flip') this.play({ kind: 'cover' });
  }

  play(move: WitchMove): boolean {
    this.#act.send(makeMove(move));
    return true;
  }

  answer(option: number): void {
    const witch = this.session.view.value.quiz?.options?.[option - 1];
    if (witch !== undefined) this.play({ kind: 'name', text: nameOf(witch) });
  }

  goOn(): void {}

  finishBot(): void {}

  /** Remarks that the question has to be answered first, which needs no server. */
  #askFirst(view: WitchView): void {
    const sentence = messages().board.fault({ code: 'quiz-first' });
    this.#remarked.value = { view, sentence };
    this.#act.say(sentence);
  }
}
