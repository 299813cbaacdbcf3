import type { GameEntry } from '../shell/page.ts';

/**
 * Returns the games that this user is offered. A hidden game is included only if the address lists it in
 * `?games=null` (IDs separated by commas) or listed it earlier in this tab. An empty `?games=` hides it again.
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

/** The storage of a tab, which lasts until the tab is closed. */
export type SessionMemory = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the session storage of this tab, or undefined if the browser provides none. */
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
