import type { NotedTurn } from '@inkling/games/witch/analysis/noted-game';
import type { PlacedTile } from '@inkling/games/witch/rules/board';
import { readSquare } from '@inkling/games/witch/rules/squares';

/** Parses tiles and what was on them: `a1,b3:A,B`, or `a1b3:AB`. Returns `undefined` if they cannot be parsed. */
export function readNotedTurn(text: string): NotedTurn | undefined {
  const colon = text.lastIndexOf(':');
  if (colon < 0) return undefined;
  const squares = text.slice(0, colon).match(/[a-t] ?\d{1,2}|-|[^\s,]/gi) ?? [];
  const typed = text.slice(colon + 1).trim();
  const isApart = squares.length === 1 || /[\s,]/.test(typed);
  const faces = isApart ? typed.split(/\s*,\s*|\s+/) : [...typed];
  if (squares.length === 0 || faces.length !== squares.length) return undefined;
  const tiles = squares.map((square, at) => readTile(square, faces[at] as string));
  return tiles.includes(undefined) ? undefined : (tiles as NotedTurn);
}

function readTile(at: string, face: string): NotedTurn[number] | undefined {
  if (at === '-' && face === '-') return 'skip';
  const square = readSquare(at);
  if (!square || face === '' || face === '-') return undefined;
  const type = SPECIALS[face.toLowerCase()];
  return { square, face: type ? { type } : { type: 'gameTile', witch: face.toUpperCase() } };
}

const SPECIALS: Readonly<Record<string, 'bonus' | 'bomb'>> = {
  bonus: 'bonus',
  '*': 'bonus',
  bomb: 'bomb',
  '!': 'bomb',
};

/** Returns the turns (zero-based) that contradict the board. A name belongs to the pair that first got it. */
export function wrongTurns(turns: readonly NotedTurn[], board: readonly PlacedTile[]): ReadonlySet<number> {
  const pairs = new Map<string, number | undefined>();
  const isTrue = (entry: NotedTurn[number]): boolean => {
    if (entry === 'skip') return true;
    const { square, face } = entry;
    const tile = board.find(({ row, col }) => row === square.row && col === square.col);
    if (tile?.type !== face.type || face.type !== 'gameTile') return tile?.type === face.type;
    if (!pairs.has(face.witch) && ![...pairs.values()].includes(tile.pairId))
      pairs.set(face.witch, tile.pairId);
    return pairs.get(face.witch) === tile.pairId;
  };
  return new Set(turns.flatMap((turn, at) => (turn.every(isTrue) ? [] : [at])));
}
