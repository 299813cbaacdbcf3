import type { Operations } from '@inkling/client/generated/api';
import { nextSeat, rematchSetup, type SeatedSetup } from '@inkling/games/contract/rematch';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { withComputer } from '../session/room-request.ts';
import { withdrawRoom } from '../session/withdraw-room.ts';
import type { RoomController } from './room-controller.ts';

/**
 * Opens the room of a finished game again and shows the others where it is, or goes there if another player has already
 * opened it. A user who changes seats leaves their own to the other player.
 */
export async function playAgain(controller: RoomController, changesSeats = false): Promise<void> {
  const view = controller.view.value;
  if (view?.next !== undefined) {
    controller.parts.goTo(view.next);
    return;
  }
  const seat = changesSeats && view ? nextSeat(view) : view?.you;
  const setup = view?.phase === 'over' && seat && seat !== 'spectator' ? rematchSetup(view, seat) : undefined;
  if (!setup || controller.isReopening.value) {
    controller.say(pageMessages().speech.noRematch);
    return;
  }
  const next = await openAnother(controller, setup);
  if (next !== undefined) controller.send('next', next);
}

/**
 * Opens the same game with the computer for a user whose friend has not come, and withdraws the invitation, because a
 * friend who followed it later would sit there alone. If the friend comes at this very moment, the user stays.
 */
export async function playComputer(controller: RoomController): Promise<void> {
  const [view, open] = [controller.view.value, controller.game.value];
  const next = view && open && (await openAnother(controller, withComputer(view, open.game)));
  if (next === undefined) return;
  const { client, guest, id, newRequest, goTo } = controller.parts;
  const withdrawn = await guest.as(() => withdrawRoom(client, id, newRequest()));
  if (withdrawn.ok || withdrawn.error.code === 'room-withdrawn') goTo(next);
  else await controller.answered(withdrawn);
}

/** Opens another room and returns its id, or undefined if none was opened. */
async function openAnother(
  controller: RoomController,
  setup: SeatedSetup | undefined,
): Promise<string | undefined> {
  const { client, guest, newRequest } = controller.parts;
  if (!setup || controller.isReopening.value) return undefined;
  controller.isReopening.value = true;
  const body = { req: newRequest(), ...setup } as OpenBody;
  const opened = await guest.as(() => client.call('openRoom', { body }));
  controller.isReopening.value = false;
  if (opened.ok) return opened.value.id;
  controller.say(messages().refused(opened.error));
  return undefined;
}

type OpenBody = Operations['openRoom']['input']['body'];
