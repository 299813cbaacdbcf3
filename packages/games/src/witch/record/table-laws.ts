import type {
  RecordedMove,
  RecordedTable,
  Score,
  TableLaws,
  TableRecordSpec,
} from '../../contract/record.ts';
import { isBoardText, makeFace } from '../link/board-text.ts';
import { makeMove, parseMove, parseName, type WitchMove } from '../rules/moves.ts';
import { makeParams, parseParams, personsOf, seatsOf } from '../rules/params.ts';
import type { Roster } from '../rules/roster.ts';
import { squareAt } from '../rules/squares.ts';
import type { WitchEvent, WitchSeat } from '../rules/state.ts';
import type { WitchView } from '../rules/view.ts';
import { judgeTable } from './judge-table.ts';

/** Defines how room records contain Witch: as moves such as `first flip 2,3 = hazel`, and how each name was judged. */
export function witchRecords(roster: Roster): TableRecordSpec<WitchView> {
  return {
    kind: 'table',
    laws: (rules) => laws(rules, roster),
    transcript: (view) => transcript(view, roster),
  };
}

function laws(rules: string, roster: Roster): TableLaws | undefined {
  const params = parseParams(rules);
  if (!params.ok || makeParams(params.value) !== rules) return undefined;
  return {
    persons: personsOf(params.value),
    figures: ['pairs', 'points'],
    isSecret: (text) => isBoardText(text, params.value.board.shape),
    readMove(line) {
      const move = parseMove(line);
      return move.ok && makeMove(move.value) === line ? { shows: shows(move.value) } : undefined;
    },
    judge: (played) => judgeTable(params.value, played, roster),
  };
}

function shows({ kind }: WitchMove): boolean {
  return kind === 'flip' || kind === 'peek' || kind === 'name';
}

function transcript(view: WitchView, roster: Roster): RecordedTable {
  const scoreOf = (seat: WitchSeat): Score => ({
    pairs: view.found.filter((pair) => pair.seat === seat).length,
    points: view.points[seat],
  });
  return {
    moves: view.log.flatMap((event) => movesOf(event, view, roster)),
    score: Object.fromEntries(seatsOf(view.params).map((seat) => [seat, scoreOf(seat)])),
  };
}

/** Returns the moves behind an event. Moves that only cover tiles or skip a peek leave no trace. */
function movesOf(event: WitchEvent, { params }: WitchView, roster: Roster): readonly RecordedMove[] {
  const { seat } = event;
  const one = (move: WitchMove, shown?: string): RecordedMove => ({ seat, line: makeMove(move), shown });
  switch (event.kind) {
    case 'flip':
    case 'peek': {
      const square = squareAt(params.board.shape, event.square);
      return [one({ kind: event.kind, ...square }, makeFace(event.face, roster))];
    }
    case 'pass':
      return [one({ kind: 'pass' })];
    case 'quiz': {
      const hint = event.hinted ? [one({ kind: 'hint' })] : [];
      const given = parseName(event.said ?? '');
      return [...hint, given.ok ? one(given.value, event.answer) : one({ kind: 'skip' })];
    }
    default:
      return [];
  }
}
