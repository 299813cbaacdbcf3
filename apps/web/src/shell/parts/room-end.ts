import type { PublicTurn } from '@inkling/games/contract/room';
import type { ComponentChildren, ComponentType } from 'preact';
import type { ShareSpec } from './share-spec.ts';

/** What the result page shows of a sheet of a room, as after a game that a person plays alone. */
export interface SheetEnd {
  /** “Found in 5!” */
  won(turns: number): string;
  /** What introduces the secret after a loss: “The word was”. */
  lost(): string;
  /** “Not found in 6” */
  notFound(turns: number): string;
  /** Do the turns show the secret once it was found? */
  readonly isSecretPlayed: boolean;
  /** Hidden from screen readers. */
  readonly Secret: ComponentType<{ readonly secret: string }>;
  readonly Played: ComponentType<{ readonly turns: readonly PublicTurn[] }>;
  /** How far luck and choice made it, for whoever played these turns; `undefined` where the game cannot judge them. */
  readonly Story: ComponentType<SheetStoryProps> | undefined;
  share(turns: readonly PublicTurn[], isFound: boolean): ShareSpec;
}

/** As the story of any game is shown, with the turns that it is about. */
export interface SheetStoryProps {
  readonly nexts: ComponentChildren;
  readonly isWon: boolean;
  readonly turns: readonly PublicTurn[];
}

/** The same of a table that all seats share. */
export interface TableEnd {
  readonly Played: ComponentType;
  /** What it came to, for all seats. */
  readonly Figures: ComponentType;
  share(): ShareSpec;
}
