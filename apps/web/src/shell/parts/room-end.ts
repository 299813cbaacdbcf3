import type { PublicTurn } from '@inkling/games/contract/room';
import type { ComponentChildren, ComponentType } from 'preact';
import type { ShareSpec } from './share-spec.ts';

/** What the result page shows for a sheet of a room, just as after a solo game. */
export interface SheetEnd {
  /** “Found in 5!” */
  won(turns: number): string;
  /** The words before the secret after a loss: “The word was”. */
  lost(): string;
  /** “Not found in 6” */
  notFound(turns: number): string;
  /** Whether the turns show the secret once it was found. */
  readonly isSecretPlayed: boolean;
  /** Hidden from screen readers. */
  readonly Secret: ComponentType<{ readonly secret: string }>;
  readonly Played: ComponentType<{ readonly turns: readonly PublicTurn[] }>;
  /** How much was luck and how much was choice in these turns; `undefined` if the game cannot judge them. */
  readonly Story: ComponentType<SheetStoryProps> | undefined;
  share(turns: readonly PublicTurn[], isFound: boolean): ShareSpec;
}

/** The props of a story, together with the turns that it is about. */
export interface SheetStoryProps {
  readonly nexts: ComponentChildren;
  readonly isWon: boolean;
  readonly turns: readonly PublicTurn[];
}

/** What the result page shows for a table that all seats share. */
export interface TableEnd {
  readonly Played: ComponentType;
  /** The final figures for all seats. */
  readonly Figures: ComponentType;
  share(): ShareSpec;
}
