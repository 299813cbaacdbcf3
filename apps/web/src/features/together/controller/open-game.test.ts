import type { RoomView } from '@inkling/client/generated/api';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { room } from '../../../games/witch/room/room-part.tsx';
import { catalogue, language, settled } from '../../../shell/language/language.ts';
import { openGame } from './open-game.ts';

afterEach(async () => {
  language.value = 'en';
  await settled();
});

/** Resolves to a string after everything that is already loaded. */
async function late(text: string): Promise<string> {
  for (let turn = 0; turn < 100; turn++) await undefined;
  return text;
}

it('opens a game only once its strings are loaded in the language of the page', async () => {
  language.value = 'de';
  await settled();
  const said: (() => string)[] = [];
  await openGame({ id: 'room', game: 'witch', rules: '' } as RoomView, {
    parts: {
      load: async (id) => {
        said.push(catalogue('late', 'Your turn.', { de: () => late('Du bist dran.') }));
        return { id, module: covenWitch, part: room, name: () => 'Hexe' };
      },
    },
    view: signal(undefined),
    play: () => {},
    say: () => {},
  });
  expect(said.map((say) => say())).toEqual(['Du bist dran.']);
});
