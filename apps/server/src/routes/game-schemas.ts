import type { SheetRoom } from '@inkling/games/contract/room';
import type { Games } from '../room/games.ts';
import { anyOf, closed, count, type Schema, text } from './schema-parts.ts';

/** The parts of the API schemas that depend on the games. */
export interface GameSchemas {
  /** The ids of the games. */
  readonly game: Schema;
  /** Computer players that can take the breaker's seat. */
  readonly computer: Schema;
  /** One turn of a sheet. */
  readonly turn: Schema;
  /** A turn whose answer does not match the opened secret. */
  readonly wrongTurn: Schema;
  /** The public view of a table; undefined if no game has one. */
  readonly table: unknown;
  /** Examples of rules, and of moves by game. */
  readonly rulesExamples: string;
  readonly moveExamples: string;
}

export function gameSchemas(games: Games): GameSchemas {
  const modules = [...games.values()];
  const sheets = modules.flatMap(({ room }) => (room.kind === 'sheets' ? [room] : []));
  const tables = modules.flatMap(({ room }) => (room.kind === 'table' ? [room.viewSchema] : []));
  const players = modules.flatMap(({ room, players: named }) => (room.kind === 'sheets' ? named : []));
  const [answers, answersByHand] = [answerFields(sheets), answerFields(sheets.filter((room) => room.byHand))];
  return {
    game: { type: 'string', enum: [...games.keys()] },
    computer: { type: 'string', enum: [...new Set(players.map(({ name }) => name))] },
    turn: closed({ guess: text(200), ...answers }, Object.keys(answers)),
    wrongTurn: closed({ turn: count, ...answersByHand }, Object.keys(answersByHand)),
    table: tables.length === 0 ? undefined : anyOf(tables),
    rulesExamples: modules.flatMap(({ daily }) => (daily ? [`\`${daily.rules}\``] : [])).join(', '),
    moveExamples: modules.map(({ id, room }) => `${id}: ${quoted(room.moves)}.`).join(' '),
  };
}

/** Returns the fields of answers by name. A name that two games use differently allows both types. */
function answerFields(
  rooms: readonly Pick<SheetRoom<unknown, unknown, unknown>, 'answerSchema'>[],
): Record<string, unknown> {
  const byName = new Map<string, unknown[]>();
  for (const { answerSchema } of rooms)
    for (const [name, schema] of Object.entries(answerSchema))
      byName.set(name, [...(byName.get(name) ?? []), schema]);
  return Object.fromEntries([...byName].map(([name, schemas]) => [name, anyOf(schemas)]));
}

function quoted(moves: readonly string[]): string {
  return moves.map((move) => `\`${move}\``).join(', ');
}
