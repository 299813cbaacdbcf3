import type { Cell, Parted } from '../session/partition.ts';
import type { Branch, PlayedOut } from '../session/play-out.ts';

export interface KnuthWords {
  readonly guess: string;
  readonly kindsHeading: string;
  readonly kindsCaption: string;
  readonly choose: (digits: string) => string;
  /** The bar of one guess in words. */
  bar(parted: Parted): string;
  largest(parted: Parted): string;
  answers(parted: Parted): string;
  figures(parted: Parted): string;
  readonly cellsHeading: string;
  readonly cellsHeads: readonly [string, string];
  cell(cell: Cell): string;
  readonly treeHeading: string;
  readonly treeHeads: readonly [string, string, string, string, string];
  readonly play: string;
  playing(digits: string): string;
  played(tree: PlayedOut): string;
  progress(tree: PlayedOut, digits: string): string;
  readonly broken: string;
  readonly isCode: string;
  second(branch: Branch): string;
  readonly turnsHeading: string;
  turn(turn: number, codes: number): string;
  readonly after: readonly string[];
}
