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
  /** The guess that is waiting for the maker's answer. */
  readonly pending?: string;
  /** The turns in order. Absent if the viewer may not see them: during a race, rivals and spectators may not. */
  readonly turns?: readonly PublicTurn[];
}

/** Returns the rules of a room in which each breaker has a sheet, or undefined for a table game. */
export function sheetRoomOf(
  { setup }: Pick<Room, 'setup'>,
  games: Games,
): SheetRoom<unknown, unknown, unknown> | undefined {
  const { room } = gameOf(setup, games).module;
  return room.kind === 'sheets' ? room : undefined;
}

/** Returns everything about a sheet except its turns. */
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

/** Returns the turns of a sheet, or undefined if this seat may not see them. */
export function turnsShown(
  room: Room,
  player: PlayerState,
  seat: string,
  games: Games,
): readonly PublicTurn[] | undefined {
  return isOpen(room, player, seat) ? requiredSheets(room, games).turns(player.state) : undefined;
}

/**
 * Whether this seat may see the turns of a sheet. In a race, only the maker and the sheet's own player may before the
 * end.
 */
export function isOpen(room: Room, player: PlayerState, seat: string): boolean {
  return room.setup.breakers === 1 || player.seat === seat || seat === 'maker' || isOver(room);
}

export function requiredSheets(room: Room, games: Games): SheetRoom<unknown, unknown, unknown> {
  const spec = sheetRoomOf(room, games);
  if (!spec) throw new Error('a table has no sheets');
  return spec;
}
