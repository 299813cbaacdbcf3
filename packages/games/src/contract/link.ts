import type { Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import type { DigitReader, DigitWriter } from '../encoding/mixed-radix.ts';

/**
 * What a link of any game holds. There is no room in it for a secret: a game whose secret was drawn is named by its
 * seed and replays (who runs the program on the seed can compute the secret, as with any game in a browser), and
 * every other game is a position, guesses with their answers.
 */
export interface GameLink {
  /** The id of a module. */
  readonly game: string;
  /** `seeded`, or the game's own word for a position. */
  readonly kind: string;
  /** Of a seeded game. */
  readonly seed?: string;
  /** A node of the tree that the page shows (a strategy, a sheet with variations), below 2³². */
  readonly node?: number | undefined;
}

/** How links of one game are written and read. */
export interface LinkSpec<Link extends GameLink> {
  readonly game: string;
  /** What the links of this game begin with: one to twelve letters of a–z that no other game has. */
  readonly prefix: string;
  /** The readable part, a–z and digits: `p4c6r`. */
  makeRules(link: Link): string;
  /** A reader for links with this readable part; `undefined` if it names no rules, or not in their canonical form. */
  reader(rules: string): LinkReader<Link> | undefined;
  /** Can a link hold this? A person can overdo it: too many turns, too long a word. */
  fits(link: Link): boolean;
  /** Puts everything but the readable part, the kind and the node. */
  put(digits: DigitWriter, link: Link): void;
  readonly sheets?: SheetLinks<Link>;
}

/** Reads what `put` has written; `undefined` if it makes no sense. The caller checks that nothing is left over. */
export interface LinkReader<Link> {
  position(digits: DigitReader): Link | undefined;
  seeded(digits: DigitReader): Link | undefined;
}

/** For games whose links can be opened as sheets. */
export interface SheetLinks<Link> {
  /** A link to the line that the cursor is on. A secret that somebody handed in is left out. */
  linkOf(sheet: Sheet): Result<Link, { readonly code: string }>;
  sheetOf(link: Link): Sheet;
}

// biome-ignore lint/suspicious/noExplicitAny: links differ from game to game
export type AnyLinkSpec = LinkSpec<any>;
