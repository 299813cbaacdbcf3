import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../apps/cli/src/testing/run.ts';
import { testGamesAndNull } from '../../apps/server/src/testing/test-games.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';

/** A server whose rooms are played in the terminal. */
export async function openTerminalRooms(): Promise<TerminalRooms> {
  const server = await openTestServer({ games: await testGamesAndNull() });
  return new TerminalRooms(server, await server.app.listen({ port: 0, host: '127.0.0.1' }));
}

export class TerminalRooms {
  readonly #server: TestServer;
  readonly url: string;

  constructor(server: TestServer, url: string) {
    this.#server = server;
    this.url = url;
  }

  /** Opens a room in the background. Returns its link, once the room has reached a version, and its result. */
  async opened(who: Person, args: string | readonly string[], lines: readonly string[], atVersion = 1) {
    const before = await this.#ids();
    const played = who([...words(args), '--server', this.url], lines);
    for (;;) {
      const id = (await this.#ids()).find((each) => !before.includes(each));
      if (id !== undefined && (await this.hasBegun(id, atVersion)))
        return { link: `${this.url}/#/online/room/${id}`, played };
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async hasBegun(id: string, version: number): Promise<boolean> {
    const seen = await this.#server.services.rooms.look(id, undefined);
    return seen.ok && seen.value.room.version >= version;
  }

  /** Returns the name of the class of a room. */
  async classroomOf(link: string): Promise<string> {
    const view: { classroom: { name: string } } = await (
      await fetch(`${this.url}/api/rooms/${link.split('/').at(-1)}`)
    ).json();
    return view.classroom.name;
  }

  /** Returns the id of the room of the next game. */
  async nextOf(id: string): Promise<string | undefined> {
    const seen = await this.#server.services.rooms.look(id, undefined);
    return seen.ok ? seen.value.room.next : undefined;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  async #ids(): Promise<readonly string[]> {
    const rows = await this.#server.services.store.db.selectFrom('rooms').select('id').execute();
    return rows.map(({ id }) => id);
  }
}

type Person = ReturnType<typeof person>;

/** Simulates a user at a separate terminal who types these lines when prompted. */
export function person({ terminal = false } = {}) {
  const state = mkdtempSync(join(tmpdir(), 'inkling-room-'));
  return (args: string | readonly string[], lines: readonly string[]) =>
    run(['room', ...words(args)], lines, { state, terminal, env: { INKLING_GAMES: 'null' } });
}

function words(args: string | readonly string[]): readonly string[] {
  return typeof args === 'string' ? args.split(' ') : args;
}
