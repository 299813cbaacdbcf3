import { explore, knownPair, type MemoryPlayer, type MemoryTable, mateOf, remember } from './player.ts';
import { type MemoryTactic, twoPlayerTable, zwickPaterson } from './two-player.ts';

/**
 * The computer opponents. A memory that fades with the number of tiles seen since was chosen over the usual die
 * roll at each flip (GCompris and others): it forgets as people do, and its strength is a known number.
 */
export const MEMORY_BOTS = ['lru2', 'lru4', 'lru6', 'perfect', 'expert'] as const;
export type MemoryBot = (typeof MEMORY_BOTS)[number];

export function memoryBot(bot: MemoryBot): MemoryPlayer {
  if (bot === 'expert') return expertPlayer;
  return bot === 'perfect' ? recallPlayer(Number.POSITIVE_INFINITY) : recallPlayer(Number(bot.slice(3)));
}

/** Creates a player that remembers the last `capacity` tiles seen: it takes pairs it knows, otherwise explores. */
export function recallPlayer(capacity: number): MemoryPlayer {
  return (table, random) => {
    const memory = remember(table, capacity);
    const take = table.first ? mateOf(memory, table.first) : knownPair(memory);
    return take === undefined ? explore(table, memory, random) : { kind: 'flip', square: take };
  };
}

/** A player with perfect memory and the tactics of Zwick and Paterson against an opponent who also has it. */
const expertPlayer: MemoryPlayer = (table, random) => {
  const memory = remember(table, Number.POSITIVE_INFINITY);
  const take = table.first ? mateOf(memory, table.first) : knownPair(memory);
  if (take !== undefined) return { kind: 'flip', square: take };
  const { singles, special, pairs } = survey(table, memory);
  const known = singles.length;
  const tactic: MemoryTactic = known < pairs ? tacticFor(pairs, known, table.passing) : 'search';
  if (tactic === 'pass' && table.passing && !table.first) return { kind: 'pass' };
  const wasted = singles.at(-1);
  if (tactic === 'waste' && table.first && wasted !== undefined) return { kind: 'flip', square: wasted };
  const unseen = table.down.length - special - known - (table.first ? 1 : 0);
  if (unseen === 0 && wasted !== undefined) return { kind: 'flip', square: wasted };
  return explore(table, memory, random);
};

/** Describes the position as the theory counts it, that is, before this turn's first flip. */
function survey(table: MemoryTable, memory: ReadonlyMap<number, number>) {
  const down = new Set(table.down);
  const singles: number[] = [];
  let special = 0;
  for (const [square, face] of memory) {
    if (!down.has(square) || square === table.first?.square) continue;
    if (face < 0) special++;
    else singles.push(square);
  }
  const tiles = table.down.length - special + (table.first && !down.has(table.first.square) ? 1 : 0);
  return { singles, special, pairs: Math.floor(tiles / 2) };
}

/** With passing, uses the closed-form rule; without, the recursion's choice for up to `PLAIN_PAIRS_MAX` pairs. */
function tacticFor(pairs: number, known: number, passing: boolean): MemoryTactic {
  if (passing) return zwickPaterson(pairs, known);
  plainTactics ??= twoPlayerTable(PLAIN_PAIRS_MAX, false);
  return pairs <= PLAIN_PAIRS_MAX ? plainTactics.tactic(pairs, known) : 'search';
}

const PLAIN_PAIRS_MAX = 40;
/** Built on first use and shared by all players. */
let plainTactics: ReturnType<typeof twoPlayerTable> | undefined;
