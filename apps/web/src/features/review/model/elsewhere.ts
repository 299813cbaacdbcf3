import type { GameEntry } from '../../../shell/page.ts';
import { linkReviewAddress } from '../../../shell/review-address.ts';
import { SIGNS } from '../../../shell/share/share-text.ts';

/** Why a text from elsewhere is no game, and where it can be looked into all the same. */
export interface ElsewhereFault {
  readonly code: 'empty' | 'too-long' | 'not-text' | 'unknown' | 'marks-only' | 'plays-on' | 'shared-result';
  readonly address?: string;
  /** The one line, from 1, that keeps the rest from being read. */
  readonly line?: number;
}

type Games = readonly Pick<GameEntry, 'id' | 'review'>[];

/** More than any game takes. */
export const TEXT_LENGTH_MAX = 20_000;

/** Where the game in a text is reviewed: each game is asked in turn whether it knows the text. Total. */
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

/** The line without which a game reads the text, if there is one. */
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

/** What the share sheet of any game gives: a heading, how it went, and rows of marks. */
function isSharedResult(text: string): boolean {
  const [heading = '', , ...rows] = text.trim().split('\n');
  const signs = new Set(Object.values(SIGNS));
  return (
    heading.startsWith('Inkling ') &&
    rows.some((row) => row.trim() !== '' && Array.from(row.trim()).every((sign) => signs.has(sign)))
  );
}
