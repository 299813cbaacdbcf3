import { createHash } from 'node:crypto';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { vi } from 'vitest';
import { testWord } from './test-games.ts';
import type { Player, TestView } from './test-server.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** Waits until the view satisfies `done`. Needed because computer players move at their own time. */
export async function settled(
  player: Player,
  room: string,
  done: (view: TestView) => boolean,
): Promise<TestView> {
  return vi.waitUntil(
    async () => {
      const view = await player.look(room);
      return done(view) && view;
    },
    { timeout: 60_000, interval: 2 },
  );
}

export async function recordIsSound(player: Player, room: string) {
  const { raw } = await player.send('GET', `/api/rooms/${room}/record`);
  const modules = [mastermindModule, await testWord(), covenWitch];
  const record = parseRoomRecord(raw.body, modules);
  if (!record.ok) throw new Error(`${raw.body} ${JSON.stringify(record.error)}`);
  const module = modules.find(({ id }) => id === record.value.game);
  if (!module) throw new Error(record.value.game);
  return verifyRoomRecord(record.value, { sha256, module });
}
