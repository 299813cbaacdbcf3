import type { Games } from './games.ts';
import { isOver, type PlayerState, type Room } from './room.ts';
import { isOpen, requiredSheets, sheetFacts, sheetRoomOf } from './sheet-view.ts';
import { isWaiting, seatsToMove } from './turn-order.ts';
import { factsOf, tableOf } from './view.ts';
import type { Frame, TurnsText } from './view-text-cache.ts';

/**
 * Returns `JSON.stringify(viewOf(room, seat, games))`, byte for byte, but faster: each view contains the whole game, and
 * the room's cache has the JSON of the parts that were in earlier views.
 */
export function viewText(room: Room, seat: string, games: Games): string {
  const facts = midGameText(room, seat, games) ?? unclosed(factsOf(room, seat, games));
  if (!sheetRoomOf(room, games)) return `${facts},"table":${JSON.stringify(tableOf(room, games))}}`;
  let sheets = '';
  for (const player of room.playerStates)
    sheets += `${sheets === '' ? '' : ','}${sheetText(room, player, seat, games)}`;
  return `${facts},"sheets":[${sheets}]}`;
}

/** Serialises an object without its closing brace, so that more fields can be appended. */
function unclosed(object: object): string {
  return JSON.stringify(object).slice(0, -1);
}

/** The fast path for the middle of a game, when a move changes little. Returns undefined if the view has further fields. */
function midGameText(room: Room, seat: string, games: Games): string | undefined {
  const { setup, reactions, next, conflict, version, isWithdrawn, isEnded } = room;
  if (isWithdrawn || isEnded || setup.joint || setup.daily !== undefined || reactions.size > 0)
    return undefined;
  if (next !== undefined || conflict !== undefined || room.vote || isOver(room)) return undefined;
  if (setup.maker === 'deposited' && seat === 'maker') return undefined;
  const { head, middle, end } = frameOf(room, seat, games);
  let turn = '';
  for (const name of seatsToMove(room, games)) turn += turn === '' ? `"${name}"` : `,"${name}"`;
  const phase = isWaiting(room, games) ? 'waiting' : 'playing';
  return `${head}${version}${middle}"phase":"${phase}","turn":[${turn}]${end}`;
}

function frameOf(room: Room, seat: string, games: Games): Frame {
  const { occupants, reservations, names, commitment } = room;
  const { frames } = room.textCache;
  const at = frames.findIndex((frame) => frame.seat === seat);
  const known = frames[at];
  const isSame = known?.occupants === occupants && known.reservations === reservations;
  if (isSame && known.names === names && known.commitment === commitment) return known;
  const { id, game, rules, maker, you, seats, watching, watch } = factsOf(room, seat, games);
  const last = JSON.stringify({ commitment, watching, watch });
  const frame = {
    seat,
    occupants,
    reservations,
    names,
    commitment,
    head: `{"id":${JSON.stringify(id)},"version":`,
    middle: `,${JSON.stringify({ game, rules, maker, you, seats }).slice(1, -1)},`,
    end: last === '{}' ? '' : `,${last.slice(1, -1)}`,
  };
  frames[known ? at : frames.length] = frame;
  return frame;
}

function sheetText(room: Room, player: PlayerState, seat: string, games: Games): string {
  const { turnsUsed, over, solved, resigned, pending } = sheetFacts(room, player, seat, games);
  const head = `{"seat":"${player.seat}","turnsUsed":${turnsUsed},"over":${over},"solved":${solved},"resigned":${resigned}`;
  const waiting = pending === undefined ? '' : `,"pending":${JSON.stringify(pending)}`;
  const turns = turnsText(room, player, seat, games);
  return turns === undefined ? `${head}${waiting}}` : `${head}${waiting},"turns":[${turns}]}`;
}

/**
 * Returns the serialised turns of a sheet, appending new turns to the cached text. Only answers given by hand can be
 * corrected, so in all other rooms an unchanged last turn implies that all earlier turns are unchanged, too.
 */
function turnsText(room: Room, player: PlayerState, seat: string, games: Games): string | undefined {
  if (!isOpen(room, player, seat)) return undefined;
  const spec = requiredSheets(room, games);
  const now = spec.ownTurns(player.state);
  const cached = cachedTurns(room, player);
  const { length } = cached.turns;
  let same = room.setup.maker === 'kept' ? 0 : Math.max(0, length - 1);
  while (same < length && cached.turns[same] === now[same]) same++;
  if (same < length) cached.text = '';
  for (const turn of spec.turns(player.state, same < length ? 0 : length))
    cached.text += cached.text === '' ? JSON.stringify(turn) : `,${JSON.stringify(turn)}`;
  cached.turns = now;
  return cached.text;
}

function cachedTurns({ textCache }: Room, { seat }: PlayerState): TurnsText {
  for (const known of textCache.turns) if (known.seat === seat) return known;
  const fresh = { seat, turns: [], text: '' };
  textCache.turns.push(fresh);
  return fresh;
}
