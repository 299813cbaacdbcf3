import type { WitchMove } from '@inkling/games/witch/rules/moves';
import type { TileFace } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Look } from '../settings/look.ts';

export interface Marks {
  readonly seen: ReadonlyMap<number, TileFace>;
  readonly pictures: boolean;
}

/** The table and what can be done with it: played on this device by its controller, and in a room by the server. */
export interface BoardModel {
  readonly session: {
    readonly view: ReadonlySignal<WitchView>;
    readonly isOver: boolean;
    /** Identifies the board, and shows whether it is untouched (a single node). */
    readonly sheet: ReadonlySignal<{ readonly seed: string; readonly nodes: { readonly length: number } }>;
  };
  readonly look: ReadonlySignal<Look>;
  /** The tile that is the tab stop. */
  readonly square: Signal<number>;
  /** Whether tiles are face up that the next move turns back. */
  readonly shown: ReadonlySignal<boolean>;
  readonly botsTurn: ReadonlySignal<boolean>;
  /**
   * What was seen of the face-down tiles, by square, and whether to show pictures. Undefined unless the user
   * asked for it.
   */
  readonly marks: ReadonlySignal<Marks | undefined>;
  /** The response to a press on the board; empty most of the time. */
  readonly remark: ReadonlySignal<string>;
  choose(square: number): void;
  cover(): void;
  play(move: WitchMove): boolean;
  /** Answers the question with one of the offered names. `option` is one-based. */
  answer(option: number): void;
  goOn(): void;
  finishBot(): void;
}

/** Returns the faces of face-down tiles that were seen before, by square. */
export function seenTiles({ log, tiles }: WitchView): ReadonlyMap<number, TileFace> {
  const seen = new Map<number, TileFace>();
  for (const event of log)
    if ((event.kind === 'flip' || event.kind === 'peek') && tiles[event.square]?.lie === 'down')
      seen.set(event.square, event.face);
  return seen;
}
