import type { RecordedMove, TableLaws } from '../contract/record.ts';
import { ROOM_SEATS } from '../contract/room.ts';

/** Writes a move as a line: `first flip 2,3 = hazel`, `second pass`. */
export function makeTableLine({ seat, line, shown }: RecordedMove): string {
  return `${seat} ${line}${shown === undefined ? '' : ` = ${shown}`}`;
}

/**
 * Parses such a line. Returns undefined for anything else. Never throws. Law:
 * `parseTableLine(makeTableLine(m))` is `m`.
 */
export function parseTableLine(text: string, laws: Pick<TableLaws, 'readMove'>): RecordedMove | undefined {
  if (text.length > LINE_LENGTH_MAX) return undefined;
  const [, seatText, rest = ''] = /^(\w+) (.*)$/s.exec(text) ?? [];
  const seat = ROOM_SEATS.find((name) => name === seatText);
  // A name may itself contain ` = `, so the revealed part starts after the last one.
  const cut = rest.lastIndexOf(' = ');
  const shown = cut < 0 ? undefined : rest.slice(cut + 3);
  const line = cut < 0 ? rest : rest.slice(0, cut);
  const move = laws.readMove(line);
  if (!seat || !move || (shown !== undefined && !/^[a-z0-9-]{1,60}$/.test(shown))) return undefined;
  return move.shows === (shown !== undefined) ? { seat, line, shown } : undefined;
}

const LINE_LENGTH_MAX = 200;
