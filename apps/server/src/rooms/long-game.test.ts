import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openForThree, type Player, type TestServer } from '../testing/test-server.ts';

let place: TestServer;
let ann: Player;
beforeAll(async () => {
  ({ place, ann } = await openForThree());
});
afterAll(() => place.close());

const ALONE = {
  game: 'witch',
  rules: '4x5 bonus=0 bombs=0 rule=king touching=0 against=nobody quiz=off',
  maker: 'drawn',
  seat: 'first',
};

/** Pretends that a room has this many entries. */
async function age(id: string, version: number) {
  const live = await place.services.rooms.cache.find(id);
  if (!live.ok) throw new Error('the room was just opened');
  live.value.head = { ...live.value.head, version };
  return live.value;
}

/** Plays turns until two have found no pair, and returns the four squares. */
async function unlike(id: string): Promise<readonly string[]> {
  const squares: string[] = [];
  let found = 0;
  for (let row = 1; squares.length < 4; row++) {
    const turn = [`${row},1`, `${row},2`];
    for (const square of turn) {
      const { version } = await ann.look(id);
      const { body } = await ann.move(id, version, `flip ${square}`);
      if (square.endsWith('2') && body.table.found.length === found) squares.push(...turn);
      found = body.table.found.length;
    }
  }
  return squares;
}

describe('a game without a last turn', () => {
  it('takes no more moves than a server can replay', async () => {
    const { id } = await ann.open(ALONE);
    await age(id, 1999);
    expect((await ann.move(id, 1999, 'flip 1,1')).status).toBe(200);
    const { status, body } = await ann.move(id, 2000, 'flip 1,2');
    expect([status, body.code]).toEqual([422, 'too-many-moves']);
    expect((await ann.look(id)).version).toBe(2000);
  });

  it('answers a late repeated move with how it stands now, without a replay', async () => {
    const { id } = await ann.open(ALONE);
    const squares = await unlike(id);
    const { version: from } = await ann.look(id);
    const lineOf = (version: number) => `flip ${squares[(version - from) % 4]}`;
    let version = from;
    while (version <= 200) {
      const { body } = await ann.move(id, version, lineOf(version), `move-${version}`);
      version = body.version;
    }
    const live = await place.services.rooms.cache.find(id);
    if (!live.ok) throw new Error('the room was just played');
    const at = vi.spyOn(live.value, 'at');
    const again = (version: number) => ann.move(id, version, lineOf(version), `move-${version}`);
    expect((await again(200)).body.version).toBe(201);
    expect(at).not.toHaveBeenCalled();
    expect((await again(199)).body.version).toBe(200);
    expect(at).toHaveBeenCalledTimes(1);
    at.mockRestore();
  });
});
