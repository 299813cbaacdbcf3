import type { Games } from './games.ts';
import type { Room } from './room.ts';
import { factsOf, sheetFacts, type Turn, tableOf, turnsShown, turnView } from './view.ts';

/**
 * `JSON.stringify(viewOf(room, seat, games))`, byte for byte. Each view names all turns again and turns never change,
 * so each is made into text once: a move costs what is new in it, however long the game.
 */
export function viewText(room: Room, seat: string, games: Games): string {
  const facts = JSON.stringify(factsOf(room, seat, games));
  if (room.setup.game === 'witch') return withLast(facts, 'table', JSON.stringify(tableOf(room, games)));
  const sheets = room.lanes.map((lane) => {
    const sheet = JSON.stringify(sheetFacts(room, lane, seat, games));
    const turns = turnsShown(room, lane, seat, games);
    return turns ? withLast(sheet, 'turns', `[${turns.map(turnText).join()}]`) : sheet;
  });
  return withLast(facts, 'sheets', `[${sheets.join()}]`);
}

/** The text of an object with one more field. */
function withLast(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)},"${name}":${value}}`;
}

const texts = new WeakMap<Turn, string>();

function turnText(turn: Turn): string {
  let text = texts.get(turn);
  if (text === undefined) {
    text = JSON.stringify(turnView(turn));
    texts.set(turn, text);
  }
  return text;
}
