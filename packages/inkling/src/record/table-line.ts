import { makeMove, parseMove, type WitchMove } from '@inkling/games/witch/moves';
import { WITCH_SEATS, type WitchSeat } from '@inkling/games/witch/state';

/** A move at a table of witches, and what it showed: a face (`hazel`, `bonus`, `bomb`), or how a name was judged. */
export interface RecordedMove {
  readonly seat: WitchSeat;
  readonly move: WitchMove;
  readonly shown: string | undefined;
}

/** `first flip 2,3 = hazel`, `second pass`. */
export function makeTableLine({ seat, move, shown }: RecordedMove): string {
  return `${seat} ${makeMove(move)}${shown === undefined ? '' : ` = ${shown}`}`;
}

/** Law: `parseTableLine(makeTableLine(m))` is `m`. Total. */
export function parseTableLine(line: string): RecordedMove | undefined {
  if (line.length > LINE_LENGTH_MAX) return undefined;
  const [, seatText, rest = ''] = /^(\w+) (.*)$/s.exec(line) ?? [];
  const seat = WITCH_SEATS.find((name) => name === seatText);
  // A name may hold the sign itself, so what is shown stands behind the last one.
  const cut = rest.lastIndexOf(' = ');
  const shown = cut < 0 ? undefined : rest.slice(cut + 3);
  const move = parseMove(cut < 0 ? rest : rest.slice(0, cut));
  if (!seat || !move.ok || (shown !== undefined && !/^[a-z0-9-]{1,60}$/.test(shown))) return undefined;
  const read = { seat, move: move.value, shown };
  return shows(move.value) === (shown !== undefined) && makeTableLine(read) === line ? read : undefined;
}

const LINE_LENGTH_MAX = 200;

function shows({ kind }: WitchMove): boolean {
  return kind === 'flip' || kind === 'peek' || kind === 'name';
}
