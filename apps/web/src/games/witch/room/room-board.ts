import { makeMove, type WitchMove } from '@inkling/games/witch/rules/moves';
import { squareAt } from '@inkling/games/witch/rules/squares';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { tileName } from '../session/announcements.ts';
import type { BoardModel, Marks } from '../session/board-model.ts';
import { nameOf } from '../session/roster.ts';
import { DEFAULT_LOOK, type Look } from '../settings/look.ts';

/** The board of a room: what is done on it goes to the server, and what lies on it comes from there. */
export class RoomBoard implements BoardModel {
  readonly session: BoardModel['session'];
  readonly look: ReadonlySignal<Look> = signal(DEFAULT_LOOK);
  readonly square: Signal<number> = signal(0);
  readonly shown: ReadonlySignal<boolean>;
  /** The server plays for its bots. */
  readonly botsTurn: ReadonlySignal<boolean> = signal(false);
  readonly marks: ReadonlySignal<Marks | undefined> = signal(undefined);
  readonly #send: (line: string) => void;
  readonly #say: (sentence: string) => void;

  constructor(
    room: string,
    view: ReadonlySignal<WitchView>,
    act: { send(line: string): void; say(sentence: string): void },
  ) {
    this.session = {
      view,
      get isOver() {
        return view.value.phase === 'over';
      },
      sheet: computed(() => ({ seed: room, nodes: { length: view.value.log.length + 1 } })),
    };
    this.shown = computed(() => view.value.tiles.some(({ lie }) => lie === 'shown'));
    this.#send = act.send;
    this.#say = act.say;
  }

  choose(square: number): void {
    this.square.value = square;
    const view = this.session.view.value;
    const lie = view.tiles[square]?.lie;
    if (lie === 'shown' && view.phase === 'flip') this.play({ kind: 'cover' });
    else if (lie === 'first') return;
    else if (lie !== 'down' && view.phase !== 'quiz') this.#say(tileName(view, square));
    else {
      const at = squareAt(view.params.board.shape, square);
      this.play({ kind: view.phase === 'peek' ? 'peek' : 'flip', ...at });
    }
  }

  cover(): void {
    if (this.shown.value && this.session.view.value.phase === 'flip') this.play({ kind: 'cover' });
  }

  play(move: WitchMove): boolean {
    this.#send(makeMove(move));
    return true;
  }

  answer(option: number): void {
    const witch = this.session.view.value.quiz?.options?.[option - 1];
    if (witch !== undefined) this.play({ kind: 'name', text: nameOf(witch) });
  }

  goOn(): void {}

  finishBot(): void {}
}
