import type { PublicTurn } from '@inkling/games/contract/room';
import type { Games } from './games.ts';
import { isOver, type PlayerState, type Room } from './room.ts';
import { sheetFacts, sheetRoomOf, turnsShown } from './sheet-view.ts';
import { isWaiting, seatsToMove } from './turn-order.ts';
import { factsOf, tableOf } from './view.ts';

/**
 * `JSON.stringify(viewOf(room, seat, games))`, byte for byte. Each view names all turns again and turns never change,
 * so each is made into text once: a move costs what is new in it, however long the game.
 */
export function viewText(room: Room, seat: string, games: Games): string {
  const facts = midGameText(room, seat, games) ?? JSON.stringify(factsOf(room, seat, games));
  if (!sheetRoomOf(room, games)) return withLast(facts, 'table', JSON.stringify(tableOf(room, games)));
  let sheets = '';
  for (const player of room.playerStates)
    sheets += `${sheets === '' ? '' : ','}${sheetText(room, player, seat, games)}`;
  return withLast(facts, 'sheets', `[${sheets}]`);
}

/** The text of an object with one more field. */
function withLast(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)},"${name}":${value}}`;
}

/** What a move leaves as it is, as text: what stands before and behind the version, and behind whose turn it is. */
interface Frame {
  readonly occupants: Room['occupants'];
  readonly names: Room['names'];
  readonly commitment: string | undefined;
  readonly head: string;
  readonly middle: string;
  readonly end: string;
}

const frames = new WeakMap<Room['setup'], Map<string, Frame>>();

/** The facts of a room in the middle of a game, of which a move changes little. `undefined` where there is more to tell. */
function midGameText(room: Room, seat: string, games: Games): string | undefined {
  const { setup, reactions, next, conflict, version, isWithdrawn } = room;
  if (isWithdrawn || setup.joint || setup.daily !== undefined || reactions.size > 0) return undefined;
  if (next !== undefined || conflict !== undefined || isOver(room, games)) return undefined;
  if (setup.maker === 'deposited' && seat === 'maker') return undefined;
  const { head, middle, end } = frameOf(room, seat, games);
  const turn = seatsToMove(room, games).map((name) => `"${name}"`);
  const phase = isWaiting(room, games) ? 'waiting' : 'playing';
  return `${head}${version}${middle}"phase":"${phase}","turn":[${turn.join()}]${end}`;
}

function frameOf(room: Room, seat: string, games: Games): Frame {
  const { setup, occupants, names, commitment } = room;
  let bySeat = frames.get(setup);
  if (!bySeat) frames.set(setup, (bySeat = new Map()));
  const known = bySeat.get(seat);
  if (known?.occupants === occupants && known.names === names && known.commitment === commitment)
    return known;
  const { id, game, rules, maker, you, seats, watching, watch } = factsOf(room, seat, games);
  const last = JSON.stringify({ commitment, watching, watch });
  const frame = {
    occupants,
    names,
    commitment,
    head: `{"id":${JSON.stringify(id)},"version":`,
    middle: `,${JSON.stringify({ game, rules, maker, you, seats }).slice(1, -1)},`,
    end: last === '{}' ? '}' : `,${last.slice(1)}`,
  };
  bySeat.set(seat, frame);
  return frame;
}

function sheetText(room: Room, player: PlayerState, seat: string, games: Games): string {
  const { turnsUsed, over, solved, resigned, pending } = sheetFacts(room, player, seat, games);
  const told = `{"seat":"${player.seat}","turnsUsed":${turnsUsed},"over":${over},"solved":${solved},"resigned":${resigned}`;
  const waiting = pending === undefined ? '' : `,"pending":${JSON.stringify(pending)}`;
  const turns = turnsShown(room, player, seat, games);
  return turns ? `${told}${waiting},"turns":[${turns.map(turnText).join()}]}` : `${told}${waiting}}`;
}

const texts = new WeakMap<PublicTurn, string>();

/** The rules of a room give the same object for a turn each time. */
function turnText(turn: PublicTurn): string {
  let text = texts.get(turn);
  if (text === undefined) {
    text = JSON.stringify(turn);
    texts.set(turn, text);
  }
  return text;
}
