import { makeMove, type WitchMove } from '@inkling/games/witch/moves';
import { parseParams } from '@inkling/games/witch/params';
import { play } from '@inkling/games/witch/play';
import type { Roster } from '@inkling/games/witch/roster';
import type { BoardSetting } from '@inkling/games/witch/setting';
import { areAdjacent, indexOf, squareAt } from '@inkling/games/witch/squares';
import { startOn, type TileFace, WITCH_SEATS, type WitchState } from '@inkling/games/witch/state';
import { statusOf } from '@inkling/games/witch/view';
import { makeFace, parseBoardText } from '../witch-board-text.ts';
import type { RoomRecord } from './room-record.ts';
import type { FalseClaim, PlayedVerdict, WrongAnswer } from './room-verdict.ts';
import type { RecordedMove } from './table-line.ts';

/**
 * Plays a table of witches again on the board that is said to have lain there. Each look is asked of the board by
 * itself first, so that all wrong ones are listed although the game can be played again only as far as they are right.
 */
export function judgeTable(record: RoomRecord, roster: Roster): PlayedVerdict {
  const params = parseParams(record.rules);
  const { table, secret: text, winner } = record;
  if (!params.ok || !table) throw new Error('a record with rules that were not read');
  const nothing = { wrong: [], results: [], winner };
  const secret = parseBoardText(text, roster);
  if (!secret || !isBoard(params.value.board, secret.tiles))
    return { ...nothing, claims: [{ what: 'board', told: text, truth: '' }] };
  const wrong: WrongAnswer[] = [];
  const claims: FalseClaim[] = [];
  let state = startOn(params.value, secret);
  for (const [at, entry] of table.moves.entries()) {
    const face = faceAt(state, entry.move, roster);
    if (face !== undefined && face !== entry.shown)
      wrong.push({ seat: entry.seat, turn: at, told: entry.shown ?? '', truth: face });
    if (claims.length > 0) continue;
    const next = played(state, entry, roster);
    if (typeof next === 'string') {
      claims.push({ what: 'move', told: `${entry.seat} ${makeMove(entry.move)}`, truth: next, at });
      continue;
    }
    const judged = judgedName(entry.move, next);
    if (judged !== undefined && judged !== entry.shown)
      wrong.push({ seat: entry.seat, turn: at, told: entry.shown ?? '', truth: judged });
    state = next;
  }
  const status = statusOf(state);
  const truth = status.phase === 'over' ? status.winner : undefined;
  const told = (what: FalseClaim['what'], one: string, other: string) => {
    if (one !== other) claims.push({ what, told: one, truth: other });
  };
  if (claims.length === 0 && status.phase !== 'over')
    claims.push({ what: 'unfinished', told: '', truth: status.turn });
  const found = (seat: string) =>
    state.found.filter((pair) => pair.seat === seat).map(({ witch }) => roster[witch]?.id ?? '?');
  if (claims.length === 0)
    for (const seat of WITCH_SEATS) {
      told('pairs', `${seat}: ${table.pairs[seat].join()}`, `${seat}: ${found(seat).join()}`);
      told('points', `${seat}: ${table.points[seat]}`, `${seat}: ${state.points[seat]}`);
    }
  if (claims.length === 0) told('winner', winner ?? '', truth ?? '');
  const seats = params.value.opponent === 'nobody' ? (['first'] as const) : WITCH_SEATS;
  const results = seats.map((seat) => ({
    seat,
    turns: state.moves[seat],
    solved: truth === seat,
    pairs: found(seat).length,
    points: state.points[seat],
  }));
  return { wrong, claims, results, winner: truth };
}

/**
 * The state after a move, or why it cannot be. Two moves show nothing, so that nobody can list them, and are made
 * where the next one needs them: leaving out a peek, and turning a miss back before one of its tiles is flipped.
 */
function played(state: WitchState, { seat, move }: RecordedMove, roster: Roster): WitchState | string {
  if (state.phase !== 'over' && seat !== state.seat) return 'not-your-turn';
  const square = move.kind === 'flip' ? indexOf(state.params.board.shape, move) : undefined;
  const unpeeked = state.phase === 'peek' && (move.kind === 'flip' || move.kind === 'pass');
  const uncovered = state.phase === 'flip' && state.lies[square ?? -1] === 'shown';
  const silent = unpeeked ? 'skip' : uncovered ? 'cover' : undefined;
  const ready = silent && play(state, { kind: silent }, roster);
  const next = play(ready?.ok ? ready.value : state, move, roster);
  return next.ok ? next.value : next.error.code;
}

function faceAt({ params, secret }: WitchState, move: WitchMove, roster: Roster): string | undefined {
  if (move.kind !== 'flip' && move.kind !== 'peek') return undefined;
  const face = secret.tiles[indexOf(params.board.shape, move) ?? -1];
  return face && makeFace(face, roster);
}

function judgedName(move: WitchMove, { log }: WitchState): string | undefined {
  const last = log.at(-1);
  return move.kind === 'name' && last?.kind === 'quiz' ? last.answer : undefined;
}

/** Does this board keep the rules by which boards are dealt? */
function isBoard(
  { shape, bonuses, bombs, rule, touching }: BoardSetting,
  tiles: readonly TileFace[],
): boolean {
  const squares = (type: TileFace['type']) => tiles.flatMap((face, at) => (face.type === type ? [at] : []));
  const touch = (a: number, b: number, corners: boolean) =>
    areAdjacent(squareAt(shape, a), squareAt(shape, b), corners);
  if (squares('bonus').length !== bonuses || squares('bomb').length !== bombs) return false;
  const specials = [...squares('bonus'), ...squares('bomb')];
  if (specials.some((a) => specials.some((b) => touch(a, b, true)))) return false;
  const mates = new Map<number, number[]>();
  for (const [at, face] of tiles.entries())
    if (face.type === 'gameTile') mates.set(face.witch, [...(mates.get(face.witch) ?? []), at]);
  const couples = [...mates.values()];
  if (couples.some(({ length }) => length !== 2)) return false;
  return couples.filter(([a = 0, b = 0]) => touch(a, b, rule === 'king')).length === touching;
}
