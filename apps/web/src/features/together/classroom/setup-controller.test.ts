import type { CallFault } from '@inkling/client/client';
import { loadGame } from '@inkling/games/registry';
import { signal } from '@preact/signals';
import { beforeEach, expect, it } from 'vitest';
import { plainPart } from '../game/plain-part.tsx';
import { messages } from '../messages/language.ts';
import type { RoomGame } from '../session/room-game.ts';
import { SetupController, type SetupParts } from './setup-controller.ts';

type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: CallFault };

const HERE: Reply = { ok: true, value: { rooms: [] } };

let said: string[];
let asked: [string, unknown][];
let gone: [string, boolean][];
let replies: Record<string, Reply>;

beforeEach(() => {
  [said, asked, gone] = [[], [], []];
  replies = { myRooms: HERE };
});

async function load(id: string): Promise<RoomGame | undefined> {
  const module = await loadGame(id, id === 'null' ? 'n9/3' : '');
  return module && { id, module, part: { ...plainPart(module), usualRules: 'n9/3' }, name: () => id };
}

function controllerFor(name?: string): SetupController {
  const call = async (operation: string, input: unknown) => {
    asked.push([operation, input]);
    return replies[operation] ?? { ok: false, error: { code: 'offline' } };
  };
  const sentence = signal('');
  return new SetupController({
    announcer: { sentence, say: (text: string) => void said.push(text) },
    client: { call },
    guest: { as: (run: () => unknown) => run() },
    load,
    offered: ['null', 'nonsense'],
    loadTiles: async (ids: readonly string[]) => ids.map((id) => ({ id, name: () => id, home: undefined })),
    newRequest: () => 'once',
    name,
    goTo: (room: string, isInstead: boolean) => void gone.push([room, isInstead]),
    messages,
  } as unknown as SetupParts);
}

it('offers the games that a class can play, and opens a room for one', async () => {
  const controller = controllerFor();
  await controller.begin();
  expect(controller.tiles.value.map(({ id }) => id)).toEqual(['null']);
  replies['openRoom'] = { ok: true, value: { id: 'room' } };
  await controller.open();
  expect(asked.at(-1)).toEqual([
    'openRoom',
    {
      body: {
        req: 'once',
        game: 'null',
        rules: 'n9/3',
        maker: 'drawn',
        breakers: 1,
        classroom: true,
        seat: 'breaker',
      },
    },
  ]);
  expect(gone).toEqual([['room', false]]);
});

it('opens with typed rules, and says what it does not understand', async () => {
  const controller = controllerFor();
  await controller.begin();
  expect(await controller.run('open n20/9')).toBe(true);
  expect(asked.at(-1)).toMatchObject(['openRoom', { body: { rules: 'n20/9' } }]);
  expect(await controller.run('open n0/0')).toBe(false);
  expect(await controller.run('close')).toBe(false);
  expect(said.at(-1)).toBe('close is not a command here. Type ? for all commands.');
  expect(await controller.run('state')).toBe(true);
  expect(said.at(-1)).toBe('null: n20/9. Open the class when it is ready.');
  await controller.run('?');
  expect(controller.dialog.value).toBe('keys');
});

it('understands what is typed before the games have been loaded, and says why nothing can be opened', async () => {
  const early = controllerFor();
  void early.begin();
  early.sayState();
  expect(said).toEqual(['Asking the server…']);
  expect(await early.run('open n20/9')).toBe(true);
  expect(asked.at(-1)).toMatchObject(['openRoom', { body: { rules: 'n20/9' } }]);
  replies['myRooms'] = { ok: false, error: { code: 'offline' } };
  const alone = controllerFor();
  void alone.begin();
  expect(await alone.run('open n20/9')).toBe(true);
  expect(said.at(-1)).toBe('The server is not answering, and a class needs it.');
});

it('says why a room could not be opened, and can try again', async () => {
  const controller = controllerFor();
  await controller.begin();
  await controller.open();
  expect(said.at(-1)).toBe('No answer from the server. Check the connection, then try again.');
  expect(controller.isOpening.value).toBe(false);
  expect(gone).toEqual([]);
});

it('goes to the class with a given name, and not back here from there', async () => {
  replies['findClassroom'] = { ok: true, value: { id: 'theirs' } };
  await controllerFor('holly-427').begin();
  expect(asked).toEqual([['findClassroom', { name: 'holly-427' }]]);
  expect(gone).toEqual([['theirs', true]]);
});

it('says that no class has a given name', async () => {
  replies['findClassroom'] = { ok: false, error: { code: 'no-such-classroom' } };
  const controller = controllerFor('holly-428');
  await controller.begin();
  expect(controller.notice.value).toMatch(/\.$/);
  expect(gone).toEqual([]);
});

it.each([
  ['not-understood', 'none', 'This page has no server, and a class needs one.'],
  ['offline', 'away', 'The server is not answering, and a class needs it.'],
] as const)('says that a class needs a server (%s)', async (code, server, sentence) => {
  replies['myRooms'] = { ok: false, error: { code } };
  const controller = controllerFor();
  await controller.begin();
  expect(controller.server.value).toBe(server);
  expect(controller.tiles.value).toEqual([]);
  controller.sayState();
  expect(said.at(-1)).toBe(sentence);
});
