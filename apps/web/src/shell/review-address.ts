import type { Sheet } from '@inkling/core/sheet';
import { decoded } from './saved/decoded.ts';

/** Returns the review address of a game saved on this device. */
export function savedReviewAddress(sheet: Pick<Sheet, 'game' | 'params' | 'seed'>): string {
  return `#/review/${savedReviewPath(sheet)}`;
}

/** Returns the part of that address after `#/review/`. */
export function savedReviewPath({ game, params, seed }: Pick<Sheet, 'game' | 'params' | 'seed'>): string {
  return `${game}/${SAVED}${encodeURIComponent(`${params}/${seed}`)}`;
}

/** Returns the review address of the game in a link. It opens at the zero-based `turn`, if given. */
export function linkReviewAddress(game: string, link: string, turn?: number): string {
  return `#/review/${linkReviewPath(game, link, turn)}`;
}

/** Returns the part of that address after `#/review/`. */
export function linkReviewPath(game: string, link: string, turn?: number): string {
  const end = turn === undefined ? '' : `/${turn + 1}`;
  return `${game}/${encodeURIComponent(link)}${end}`;
}

/** A parsed review address. */
export interface ReviewAddress {
  readonly game: string;
  readonly isSaved: boolean;
  /** The end of a saved game's storage key (`params/seed`), or the text of a link. */
  readonly text: string;
  /** Zero-based; the address itself counts from 1. */
  readonly turn: number | undefined;
}

/** Parses the address after `#/review/`. Never throws: returns undefined if it does not identify a game. */
export function parseReviewAddress(path: string): ReviewAddress | undefined {
  const [game = '', text = '', turn, ...rest] = path.split('/');
  const isTurn = turn === undefined || /^[1-9]\d{0,3}$/.test(turn);
  const read = decoded(text);
  if (game === '' || !read || !isTurn || rest.length > 0) return undefined;
  const isSaved = read.startsWith(SAVED);
  return {
    game,
    isSaved,
    text: isSaved ? read.slice(SAVED.length) : read,
    turn: turn === undefined ? undefined : Number(turn) - 1,
  };
}

const SAVED = '~';
