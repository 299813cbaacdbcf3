import type { Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import type { DigitReader, DigitWriter } from '../encoding/mixed-radix.ts';

/**
 * The contents of a link to a game. A link has no field for a secret. A game whose secret was drawn is
 * identified by its random seed and replayed (anyone who runs the program with that seed can compute the
 * secret, as with any game in a browser). Every other game is stored as a position: guesses with their answers.
 */
export interface GameLink {
  /** The id of a module. */
  readonly game: string;
  /** `seeded`, or the game's own name for a position. */
  readonly kind: string;
  /** The random seed; only in a seeded game. */
  readonly seed?: string;
  /** The selected node of the tree that the page shows (a strategy, or a sheet with variations); less than 2³². */
  readonly node?: number | undefined;
}

/** How links of one game are encoded and decoded. */
export interface LinkSpec<Link extends GameLink> {
  readonly game: string;
  /** The first part of this game's links: one to twelve letters a–z, unique among the games. */
  readonly prefix: string;
  /** Returns the readable part of a link, the rules in letters a–z and digits: `p4c6r`. */
  makeRules(link: Link): string;
  /** Returns a reader for links with this readable part. Undefined if it is not the canonical form of any rules. */
  reader(rules: string): LinkReader<Link> | undefined;
  /** Whether this can be encoded. Users can exceed the limits, with too many turns or too long a word. */
  fits(link: Link): boolean;
  /** Writes the game's own fields: everything except the readable part, the kind and the node. */
  put(digits: DigitWriter, link: Link): void;
  readonly sheets?: SheetLinks<Link>;
}

/** Reads what `put` wrote. Returns undefined if the digits are invalid. The caller checks that none are left over. */
export interface LinkReader<Link> {
  position(digits: DigitReader): Link | undefined;
  seeded(digits: DigitReader): Link | undefined;
}

/** Converts between links and sheets, for games whose links can be opened as sheets. */
export interface SheetLinks<Link> {
  /** Returns a link to the line of moves that leads to the cursor. A deposited secret is left out. */
  linkOf(sheet: Sheet): Result<Link, { readonly code: string }>;
  sheetOf(link: Link): Sheet;
}

// biome-ignore lint/suspicious/noExplicitAny: links differ from game to game
export type AnyLinkSpec = LinkSpec<any>;
