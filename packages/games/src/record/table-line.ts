import type { RecordedMove, TableLaws } from '../contract/record.ts';
import { ROOM_SEATS } from '../contract/room.ts';

/** `first flip 2,3 = hazel`, `second pass`. */
export function makeTableLine({ seat, line, shown }: RecordedMove): string {
  return `${seat} ${line}${shown === undefined ? '' : ` = ${shown}`}`;
}

/** Law: `parseTableLine(makeTableLine(m))` is `m`. Total. */
export function parseTableLine(text: string, laws: Pick<TableLaws, 'readMove'>): RecordedMove | undefined {
  if (text.length > LINE_LENGTH_MAX) return undefined;
  const [, seatText, rest = ''] = /^(\w+) (.*)$/s.exec(text) ?? [];
  const seat = ROOM_SEATS.find((name) => name === seatText);
  // A name may contain ` = ` itself, so what is shown comes after the last one.
  const cut = rest.lastIndexOf(' = ');
  const shown = cut < 0 ? undefined : rest.slice(cut + 3);
  const line = cut < 0 ? rest : rest.slice(0, cut);
  const move = laws.readMove(line);
  if (!seat || !move || (shown !== undefined && !/^[a-z0-9-]{1,60}$/.test(shown))) return undefined;
  return move.shows === (shown !== undefined) ? { seat, line, shown } : undefined;
}

const LINE_LENGTH_MAX = 200;
