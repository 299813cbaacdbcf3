import type { PublicTurn } from '@inkling/games/contract/room';
import type { Games } from './games.ts';
import type { Room } from './room.ts';
import { sheetFacts, sheetRoomOf, turnsShown } from './sheet-view.ts';
import { factsOf, tableOf } from './view.ts';

/**
 * `JSON.stringify(viewOf(room, seat, games))`, byte for byte. Each view names all turns again and turns never change,
 * so each is made into text once: a move costs what is new in it, however long the game.
 */
export function viewText(room: Room, seat: string, games: Games): string {
  const facts = JSON.stringify(factsOf(room, seat, games));
  if (!sheetRoomOf(room, games)) return withLast(facts, 'table', JSON.stringify(tableOf(room, games)));
  const sheets = room.playerStates.map((player) => {
    const sheet = JSON.stringify(sheetFacts(room, player, seat, games));
    const turns = turnsShown(room, player, seat, games);
    return turns ? withLast(sheet, 'turns', `[${turns.map(turnText).join()}]`) : sheet;
  });
  return withLast(facts, 'sheets', `[${sheets.join()}]`);
}

/** The text of an object with one more field. */
function withLast(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)},"${name}":${value}}`;
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
