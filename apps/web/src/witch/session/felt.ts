import type { WitchMove } from '@inkling/games/witch/moves';
import type { WitchView } from '@inkling/games/witch/view';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Look } from './look.ts';
import type { Best } from './records.ts';

/** What lies on the table and what can be done with it; a desk of this device has one, and so has a room. */
export interface Felt {
  readonly session: {
    readonly view: ReadonlySignal<WitchView>;
    readonly isOver: boolean;
    /** Names the board, and says whether it is untouched. */
    readonly sheet: ReadonlySignal<{ readonly seed: string; readonly nodes: { readonly length: number } }>;
  };
  readonly parts: { readonly look: ReadonlySignal<Look> };
  /** The tile that has the tab stop. */
  readonly square: Signal<number>;
  /** Tiles in sight that the next move turns back. */
  readonly shown: ReadonlySignal<boolean>;
  readonly botsTurn: ReadonlySignal<boolean>;
  /** The best that this device has seen; not there where none is kept. */
  readonly best?: Best | undefined;
  choose(square: number): void;
  cover(): void;
  play(move: WitchMove): boolean;
  /** The number of a name, from 1. */
  answer(option: number): void;
  goOn(): void;
  finishBot(): void;
}
