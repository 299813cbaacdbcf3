import type { WitchMove } from '@inkling/games/witch/rules/moves';
import type { WitchView } from '@inkling/games/witch/rules/view';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Look } from '../settings/look.ts';
import type { BestResult } from './best-results.ts';

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
  /** The best that this device has seen; not there where none is kept. */
  readonly best?: BestResult | undefined;
  choose(square: number): void;
  cover(): void;
  play(move: WitchMove): boolean;
  /** The number of a name, from 1. */
  answer(option: number): void;
  goOn(): void;
  finishBot(): void;
}
