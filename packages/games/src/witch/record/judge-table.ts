import type {
  FalseClaim,
  PlayedTable,
  PlayedVerdict,
  RecordedMove,
  WrongAnswer,
} from '../../contract/record.ts';
import { makeFace, parseBoardText } from '../link/board-text.ts';
import { parseMove, type WitchMove } from '../rules/moves.ts';
import { seatsOf, type WitchParams } from '../rules/params.ts';
import { play } from '../rules/play.ts';
import type { Roster } from '../rules/roster.ts';
import type { BoardSetting } from '../rules/setting.ts';
import { areAdjacent, indexOf, squareAt } from '../rules/squares.ts';
import { startOn, type TileFace, type WitchSeat, type WitchState } from '../rules/state.ts';
import { statusOf } from '../rules/view.ts';

/**
 * Replays a Witch game on the board that the record claims. Each tile that was shown is compared with the board
 * individually, so that all wrong ones are listed even if the game cannot be replayed beyond the first of them.
 */
export function judgeTable(params: WitchParams, table: PlayedTable, roster: Roster): PlayedVerdict {
  const secret = parseBoardText(table.secret, roster);
  if (!secret || !isBoard(params.board, secret.tiles)) {
    const claims: FalseClaim[] = [{ what: 'secret', claimed: table.secret, truth: '' }];
    return { wrong: [], claims, results: [], winner: table.winner };
  }
  const { state, wrong, impossible } = replayed(startOn(params, secret), table, roster);
  const status = statusOf(state);
  const winner = status.phase === 'over' ? status.winner : undefined;
  const results = seatsOf(params).map((seat) => ({
    seat,
    turns: state.moves[seat],
    solved: winner === seat,
    score: scoreOf(state, seat),
  }));
  const claims = impossible ? [impossible] : claimsOf(state, table);
  return { wrong, claims, results, winner };
}

/** Replays the moves as far as possible, and lists every tile and every judgement of a name that differs. */
function replayed(
  start: WitchState,
  { moves }: PlayedTable,
  roster: Roster,
): { state: WitchState; wrong: readonly WrongAnswer[]; impossible: FalseClaim | undefined } {
  const wrong: WrongAnswer[] = [];
  let impossible: FalseClaim | undefined;
  let state = start;
  for (const [turn, entry] of moves.entries()) {
    const { seat, line, shown } = entry;
    const move = moveOf(entry);
    const claimed = shown ?? '';
    const face = faceAt(state, move, roster);
    if (face !== undefined && face !== shown) wrong.push({ seat, turn, claimed, truth: face });
    if (impossible) continue;
    const next = played(state, seat, move, roster);
    if (typeof next === 'string') {
      impossible = { what: 'move', claimed: `${seat} ${line}`, truth: next, at: turn };
      continue;
    }
    const judged = judgedName(move, next);
    if (judged !== undefined && judged !== shown) wrong.push({ seat, turn, claimed, truth: judged });
    state = next;
  }
  return { state, wrong, impossible };
}

/** Returns the record's claims about the whole game that its moves contradict. */
function claimsOf(state: WitchState, { score, winner }: PlayedTable): readonly FalseClaim[] {
  const status = statusOf(state);
  if (status.phase !== 'over') return [{ what: 'unfinished', claimed: '', truth: status.turn }];
  const claims = seatsOf(state.params).flatMap((seat) =>
    Object.entries(scoreOf(state, seat)).flatMap(([figure, count]): FalseClaim[] => {
      const claimed = score[seat]?.[figure];
      if (claimed === count) return [];
      return [{ what: 'score', seat, figure, claimed: `${claimed ?? ''}`, truth: `${count}` }];
    }),
  );
  if (claims.length > 0 || winner === status.winner) return claims;
  return [{ what: 'winner', claimed: winner ?? '', truth: status.winner ?? '' }];
}

function scoreOf(state: WitchState, seat: WitchSeat): { readonly pairs: number; readonly points: number } {
  return { pairs: state.found.filter((pair) => pair.seat === seat).length, points: state.points[seat] };
}

function moveOf({ line }: RecordedMove): WitchMove {
  const move = parseMove(line);
  if (!move.ok) throw new Error(`a record with the move ${line}, which was not read`);
  return move.value;
}

/**
 * Returns the state after a move, or why the move is not possible. Records omit two moves that show nothing: skipping
 * a peek, and turning a miss back before one of its tiles is flipped. They are inserted if the next move needs them.
 */
function played(state: WitchState, seat: string, move: WitchMove, roster: Roster): WitchState | string {
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

/** Whether a board obeys the rules by which boards are dealt. */
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
