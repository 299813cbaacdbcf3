import type { Sheet } from '@inkling/core/sheet';
import { decoded } from './saved/decoded.ts';

/** Where a game that this device keeps is reviewed. */
export function savedReviewAddress(sheet: Pick<Sheet, 'game' | 'params' | 'seed'>): string {
  return `#/review/${savedReviewPath(sheet)}`;
}

/** The part after `#/review/`. */
export function savedReviewPath({ game, params, seed }: Pick<Sheet, 'game' | 'params' | 'seed'>): string {
  return `${game}/${SAVED}${encodeURIComponent(`${params}/${seed}`)}`;
}

/** Where the game in a link is reviewed, open at a turn (from 0) when one is named. */
export function linkReviewAddress(game: string, link: string, turn?: number): string {
  return `#/review/${linkReviewPath(game, link, turn)}`;
}

/** The part after `#/review/`. */
export function linkReviewPath(game: string, link: string, turn?: number): string {
  const end = turn === undefined ? '' : `/${turn + 1}`;
  return `${game}/${encodeURIComponent(link)}${end}`;
}

/** What an address after `#/review/` names. */
export interface ReviewAddress {
  readonly game: string;
  readonly isSaved: boolean;
  /** The end of a kept game's name, or the text of a link. */
  readonly text: string;
  /** From 0. */
  readonly turn: number | undefined;
}

/** Total: `undefined` for an address that names no game. */
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
