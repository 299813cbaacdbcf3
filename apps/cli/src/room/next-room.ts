import { newRequest } from '@inkling/client/client';
import type { Operations, RoomView } from '@inkling/client/generated/api';
import { fail, ok, type Result } from '@inkling/core/result';
import { nextSeat, rematchSetup, type SeatedSetup } from '@inkling/games/contract/rematch';
import { sayCallFault } from './faults.ts';
import type { ServerLine } from './server-line.ts';

/** Returns the setup of the room in which this user would play on, or `undefined` if there is none. */
export function nextSetup(view: RoomView, changesSeats: boolean): SeatedSetup | undefined {
  const seat = changesSeats ? nextSeat(view) : view.you;
  return seat === undefined || seat === 'spectator' ? undefined : rematchSetup(view, seat);
}

/**
 * Opens another room like that of a finished game, and tells the other players where it is. If one of them was
 * quicker, their room is used and ours is withdrawn. The error is a sentence.
 */
export async function openNext(
  line: Pick<ServerLine, 'server' | 'call' | 'callAsGuest' | 'callPatiently'>,
  view: RoomView,
  setup: SeatedSetup,
): Promise<Result<string, string>> {
  const body = { req: newRequest(), ...setup } as Operations['openRoom']['input']['body'];
  const opened = await line.callAsGuest('openRoom', { body });
  if (!opened.ok) return fail(sayCallFault(opened.error, line.server));
  const next = await announce(line, view, opened.value.id);
  if (next !== opened.value.id) await takeBack(line, opened.value.id);
  return ok(next);
}

/** Withdraws our room, unless somebody has already entered it. */
async function takeBack(line: Pick<ServerLine, 'call'>, id: string): Promise<void> {
  const look = await line.call('lookAtRoom', { id });
  if (!look.ok) return;
  await line.call('withdrawRoom', { id, body: { req: newRequest(), version: look.value.version } });
}

/** Tells the other players of a finished game which room is next. Returns the room that it turns out to be. */
async function announce(
  line: Pick<ServerLine, 'callPatiently'>,
  view: RoomView,
  id: string,
): Promise<string> {
  let { version } = view;
  for (;;) {
    const reply = await line.callPatiently('playOn', {
      id: view.id,
      body: { req: newRequest(), version, next: id },
    });
    if (reply.ok) return reply.value.next ?? id;
    const now = 'now' in reply.error ? reply.error.now : undefined;
    if (now?.next !== undefined) return now.next;
    if (reply.error.code !== 'stale' || now === undefined || now.version <= version) return id;
    version = now.version;
  }
}
