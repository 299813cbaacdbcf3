import type { Roster } from '../rules/roster.ts';
import type { Shape } from '../rules/squares.ts';
import type { TileFace, WitchState } from '../rules/state.ts';

/**
 * The secret of a Witch game as one text, so that it can be promised like a code: the faces in reading order, a witch by
 * her id, and after a slash the number that decides the names in the quiz:
 * `agnes,bonus,hazel,…/2381`. Ids and not numbers, because a coven that grows would change those.
 */
export function makeBoardText({ tiles, salt }: WitchState['secret'], roster: Roster): string {
  return `${tiles.map((face) => makeFace(face, roster)).join()}/${salt}`;
}

/** Reads such a text; `undefined` for any other text, and for a witch whom this roster does not have. */
export function parseBoardText(text: string, roster: Roster): WitchState['secret'] | undefined {
  const match = BOARD_TEXT.exec(text);
  if (!match || text.length > TEXT_LENGTH_MAX) return undefined;
  const tiles: TileFace[] = [];
  for (const word of (match[1] as string).split(',')) {
    const face = parseFace(word, roster);
    if (!face) return undefined;
    tiles.push(face);
  }
  return { tiles, salt: match[2] as string };
}

/** `hazel`, `bonus` or `bomb`. */
export function makeFace(face: TileFace, roster: Roster): string {
  return face.type === 'gameTile' ? (roster[face.witch]?.id ?? '?') : face.type;
}

function parseFace(word: string, roster: Roster): TileFace | undefined {
  if (word === 'bonus' || word === 'bomb') return { type: word };
  const witch = roster.findIndex(({ id }) => id === word);
  return witch < 0 ? undefined : { type: 'gameTile', witch };
}

/** Is this such a text for a board of this shape? The witches themselves are not checked. */
export function isBoardText(text: string, { rows, cols }: Shape): boolean {
  return text.length <= TEXT_LENGTH_MAX && BOARD_TEXT.test(text) && text.split(',').length === rows * cols;
}

const TEXT_LENGTH_MAX = 20_000;
const BOARD_TEXT = /^([a-z0-9-]+(?:,[a-z0-9-]+)*)\/(\d{1,10})$/;
