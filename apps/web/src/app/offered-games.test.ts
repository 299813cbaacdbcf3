import { expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { offeredGames } from './offered-games.ts';

function tab() {
  const items = new Map<string, string>();
  const memory = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return (query: string) => offeredGames(GAMES, query, memory).map(({ id }) => id);
}

it('offers a hidden game after the address asks for it, until "?games=" or a new tab resets it', () => {
  const offered = tab();
  expect(offered('')).toEqual(GAMES.flatMap(({ id, isHidden }) => (isHidden ? [] : [id])));
  expect(offered('')).not.toContain('null');
  expect(offered('?games=chess,null')).toContain('null');
  expect(offered('')).toContain('null');
  expect(offered('?games=')).not.toContain('null');
  expect(offered('')).not.toContain('null');
  expect(tab()('')).not.toContain('null');
});

it('without storage, offers a hidden game only while the address names it', () => {
  const ids = (query: string) => offeredGames(GAMES, query, undefined).map(({ id }) => id);
  expect(ids('?games=null')).toContain('null');
  expect(ids('')).not.toContain('null');
});
