import type { ComponentType } from 'preact';

/** How the home page presents a game to a user who has not opened it. */
export interface HomePart {
  /** Its picture, 368 units wide and 236 high. Hidden from screen readers. */
  readonly Picture: ComponentType;
  /** A variation of another game: shown below the others, on a smaller lid. */
  readonly isVariation?: true;
  /** The background colour of its picture. */
  readonly field: 'green' | 'gold' | 'violet';
  /** How many minutes a game usually takes. */
  readonly minutes: number;
  /** In the language of the page. */
  text(): HomeText;
}

export interface HomeText {
  readonly title: string;
  /** What the player does: one or two short sentences, each on its own line if there is room. */
  readonly promise: readonly string[];
  /** The name of the guided first game, if there is one. */
  readonly firstGame?: string;
}
