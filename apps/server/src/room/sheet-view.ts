import type { PublicTurn, SheetRoom } from '@inkling/games/contract/room';
import type { Games } from './games.ts';
import { isOver, type PlayerState, type Room } from './room.ts';
import { gameOf } from './setup.ts';

export interface SheetView {
  readonly seat: string;
  readonly turnsUsed: number;
  readonly over: boolean;
  readonly solved: boolean;
  readonly resigned: boolean;
  /** A guess that waits for the maker's answer. */
  readonly pending?: string;
  /** The turns in order; absent as long as this is the sheet of a rival in a race. */
  readonly turns?: readonly PublicTurn[];
}

/** The rules of the room where each breaker has a sheet; `undefined` at a table. */
export function sheetRoomOf(
  { setup }: Pick<Room, 'setup'>,
  games: Games,
): SheetRoom<unknown, unknown, unknown> | undefined {
  const { room } = gameOf(setup, games).module;
  return room.kind === 'sheets' ? room : undefined;
}

/** Everything of a sheet but its turns. */
export function sheetFacts(
  room: Room,
  player: PlayerState,
  seat: string,
  games: Games,
): Omit<SheetView, 'turns'> {
  const spec = requiredSheets(room, games);
  const facts = {
    seat: player.seat,
    turnsUsed: spec.turnsUsed(player.state),
    over: player.isOver,
    solved: spec.isSolved(player.state),
    resigned: player.resigned,
  };
  const pending = spec.pending(player.state);
  return pending !== undefined && isOpen(room, player, seat) ? { ...facts, pending } : facts;
}

/** The turns of a sheet, where this seat may see them. */
export function turnsShown(
  room: Room,
  player: PlayerState,
  seat: string,
  games: Games,
): readonly PublicTurn[] | undefined {
  return isOpen(room, player, seat) ? requiredSheets(room, games).turns(player.state) : undefined;
}

/** May this seat see the turns of a sheet? Racers do not see each other's sheets before the end. */
export function isOpen(room: Room, player: PlayerState, seat: string): boolean {
  return room.setup.breakers === 1 || player.seat === seat || seat === 'maker' || isOver(room);
}

export function requiredSheets(room: Room, games: Games): SheetRoom<unknown, unknown, unknown> {
  const spec = sheetRoomOf(room, games);
  if (!spec) throw new Error('a table has no sheets');
  return spec;
}
