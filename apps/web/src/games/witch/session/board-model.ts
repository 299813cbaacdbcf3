import type { WitchMove } from '@inkling/games/witch/rules/moves';
import type { TileFace } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Look } from '../settings/look.ts';

export interface Marks {
  readonly seen: ReadonlyMap<number, TileFace>;
  readonly pictures: boolean;
}

/** What lies on the table and what can be done with it: on this device by its controller, and in a room by the server. */
export interface BoardModel {
  readonly session: {
    readonly view: ReadonlySignal<WitchView>;
    readonly isOver: boolean;
    /** Names the board, and says whether it is untouched. */
    readonly sheet: ReadonlySignal<{ readonly seed: string; readonly nodes: { readonly length: number } }>;
  };
  readonly look: ReadonlySignal<Look>;
  /** The tile that has the tab stop. */
  readonly square: Signal<number>;
  /** Tiles in sight that the next move turns back. */
  readonly shown: ReadonlySignal<boolean>;
  readonly botsTurn: ReadonlySignal<boolean>;
  /** What was seen of the tiles that lie face down, where somebody asked for it: by square, and whether as pictures. */
  readonly marks: ReadonlySignal<Marks | undefined>;
  /** What answers a press on the board; empty most of the time. */
  readonly remark: ReadonlySignal<string>;
  choose(square: number): void;
  cover(): void;
  play(move: WitchMove): boolean;
  /** The number of a name, from 1. */
  answer(option: number): void;
  goOn(): void;
  finishBot(): void;
}

/** What lies under the face-down tiles that were in sight before, by square. */
export function seenTiles({ log, tiles }: WitchView): ReadonlyMap<number, TileFace> {
  const seen = new Map<number, TileFace>();
  for (const event of log)
    if ((event.kind === 'flip' || event.kind === 'peek') && tiles[event.square]?.lie === 'down')
      seen.set(event.square, event.face);
  return seen;
}
