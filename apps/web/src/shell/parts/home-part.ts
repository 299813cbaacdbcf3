import type { ComponentType } from 'preact';

/** How a game is announced to somebody who has not opened it. */
export interface HomePart {
  /** Its picture, 368 units wide and 236 high; silent. */
  readonly Picture: ComponentType;
  /** A variation of another game: it stands below the others, on a smaller lid. */
  readonly isVariation?: true;
  /** What its picture is printed on. */
  readonly field: 'green' | 'gold' | 'violet';
  /** How long a game usually takes. */
  readonly minutes: number;
  /** In the language of the page. */
  text(): HomeText;
}

export interface HomeText {
  readonly title: string;
  /** What one does in it: one or two short sentences, each on a line of its own where there is room. */
  readonly promise: readonly string[];
  /** The name of the game that is led, where there is one. */
  readonly firstGame?: string;
}
