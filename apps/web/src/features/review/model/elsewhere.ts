import type { GameEntry } from '../../../shell/page.ts';
import { linkReviewAddress } from '../../../shell/review-address.ts';
import { SIGNS } from '../../../shell/share/share-text.ts';

/**
 * Why pasted text cannot be opened as a game, with an address where it can be examined anyway, if there is one.
 */
export interface ElsewhereFault {
  readonly code: 'empty' | 'too-long' | 'not-text' | 'unknown' | 'marks-only' | 'plays-on' | 'shared-result';
  readonly address?: string;
  /** The one-based number of the only line that prevents the rest from being parsed. */
  readonly line?: number;
}

type Games = readonly Pick<GameEntry, 'id' | 'review'>[];

/** A text length that no game reaches, in UTF-16 code units. */
export const TEXT_LENGTH_MAX = 20_000;

/**
 * Returns the address of the review of a game in pasted text, or an error. Each game tries in turn to parse the
 * text. Never throws.
 */
export async function readElsewhere(text: string, games: Games): Promise<string | ElsewhereFault> {
  if (text.trim() === '') return { code: 'empty' };
  if (text.length > TEXT_LENGTH_MAX) return { code: 'too-long' };
  if (text.includes('\u0000')) return { code: 'not-text' };
  const read = await readBy(games, text);
  if (read) return read;
  if (isSharedResult(text)) return { code: 'shared-result' };
  const line = await lineInTheWay(text, games);
  return line === undefined ? { code: 'unknown' } : { code: 'unknown', line };
}

async function readBy(games: Games, text: string): Promise<string | ElsewhereFault | undefined> {
  for (const { id, review } of games) {
    const read = (await review?.())?.read?.(text);
    if (!read) continue;
    if ('link' in read) return linkReviewAddress(id, read.link);
    return 'playsOn' in read ? { code: 'plays-on' } : { code: 'marks-only', address: read.marksOnly };
  }
  return undefined;
}

/**
 * Returns the one-based number of the line without which a game can parse the text. Undefined if there is none.
 */
async function lineInTheWay(text: string, games: Games): Promise<number | undefined> {
  const lines = text.split(/\r?\n/);
  if (lines.length > LINES_TRIED_MAX) return undefined;
  for (let at = 0; at < lines.length; at++) {
    const rest = lines.filter((_, other) => other !== at).join('\n');
    if (typeof (await readBy(games, rest)) === 'string') return at + 1;
  }
  return undefined;
}

const LINES_TRIED_MAX = 40;

/** Whether text looks like the output of a game's share sheet: a heading, the result, and rows of marks. */
function isSharedResult(text: string): boolean {
  const [heading = '', , ...rows] = text.trim().split('\n');
  const signs = new Set(Object.values(SIGNS));
  return (
    heading.startsWith('Inkling ') &&
    rows.some((row) => row.trim() !== '' && Array.from(row.trim()).every((sign) => signs.has(sign)))
  );
}
