import type { Roster } from '../rules/roster.ts';
import type { Shape } from '../rules/squares.ts';
import type { TileFace, WitchState } from '../rules/state.ts';

/**
 * Formats the secret of a Witch game as one string, so that it can be promised like a code: the faces in reading order,
 * each witch by her id, and after a slash the number that determines the names in the quiz:
 * `agnes,bonus,hazel,…/2381`. It uses ids and not indices, because those would change when the coven grows.
 */
export function makeBoardText({ tiles, salt }: WitchState['secret'], roster: Roster): string {
  return `${tiles.map((face) => makeFace(face, roster)).join()}/${salt}`;
}

/** Parses the secret. Returns undefined if the text is malformed or contains a witch that is not in the roster. */
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

/** Formats a face as `hazel`, `bonus` or `bomb`. */
export function makeFace(face: TileFace, roster: Roster): string {
  return face.type === 'gameTile' ? (roster[face.witch]?.id ?? '?') : face.type;
}

function parseFace(word: string, roster: Roster): TileFace | undefined {
  if (word === 'bonus' || word === 'bomb') return { type: word };
  const witch = roster.findIndex(({ id }) => id === word);
  return witch < 0 ? undefined : { type: 'gameTile', witch };
}

/** Whether a text is well-formed for a board of this shape. Does not check that the witches exist. */
export function isBoardText(text: string, { rows, cols }: Shape): boolean {
  return text.length <= TEXT_LENGTH_MAX && BOARD_TEXT.test(text) && text.split(',').length === rows * cols;
}

const TEXT_LENGTH_MAX = 20_000;
const BOARD_TEXT = /^([a-z0-9-]+(?:,[a-z0-9-]+)*)\/(\d{1,10})$/;
