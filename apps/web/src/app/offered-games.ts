import type { GameEntry } from '../shell/page.ts';

/**
 * The games that this person is offered: hidden ones only where the address names them, `?games=null` with commas
 * between, or named them earlier in this tab. `?games=` takes that back.
 */
export function offeredGames(
  games: readonly GameEntry[],
  query: string,
  memory: SessionMemory | undefined,
): readonly GameEntry[] {
  const asked = new URLSearchParams(query).get('games');
  if (asked !== null) memory?.setItem(KEY, asked);
  const wanted = (asked ?? memory?.getItem(KEY) ?? '').split(',').map((name) => name.trim());
  return games.filter(({ id, isHidden }) => !isHidden || wanted.includes(id));
}

/** What a tab remembers until it is closed. */
export type SessionMemory = Pick<Storage, 'getItem' | 'setItem'>;

/** The memory of this tab; `undefined` where the browser keeps none. */
export function sessionMemory(): SessionMemory | undefined {
  try {
    const memory = window.sessionStorage;
    memory.setItem('test', '');
    memory.removeItem('test');
    return memory;
  } catch {
    return undefined;
  }
}

const KEY = 'games';
