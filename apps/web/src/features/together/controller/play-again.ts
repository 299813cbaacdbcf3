import type { Operations } from '@inkling/client/generated/api';
import { otherSeat, sameRoom } from '@inkling/games/contract/room-again';
import { messages } from '../messages/language.ts';
import { withComputer } from '../session/room-request.ts';
import type { RoomController } from './room-controller.ts';

/**
 * Opens the room of a finished game again and shows the others where it is; where somebody has done so already, goes there.
 * Whoever changes seats leaves their own to the other.
 */
export async function playAgain(controller: RoomController, changesSeats = false): Promise<void> {
  const { client, guest, goTo, newRequest } = controller.parts;
  const view = controller.view.value;
  if (view?.next !== undefined) {
    goTo(view.next);
    return;
  }
  const seat = changesSeats && view ? otherSeat(view) : view?.you;
  const setup = view?.phase === 'over' && seat && seat !== 'spectator' ? sameRoom(view, seat) : undefined;
  if (!setup || controller.isReopening.value) {
    controller.say(messages().speech.noRematch);
    return;
  }
  controller.isReopening.value = true;
  const body = { req: newRequest(), ...setup } as OpenBody;
  const opened = await guest.as(() => client.call('openRoom', { body }));
  controller.isReopening.value = false;
  if (opened.ok) controller.send('next', opened.value.id);
  else controller.say(messages().refused(opened.error));
}

/** Opens the same game with the computer, for somebody whose friend has not come. */
export async function playComputer(controller: RoomController): Promise<void> {
  const { client, guest, goTo, newRequest } = controller.parts;
  const [view, open] = [controller.view.value, controller.game.value];
  const setup = view && open && withComputer(view, open.game);
  if (!setup || controller.isReopening.value) return;
  controller.isReopening.value = true;
  const body = { req: newRequest(), ...setup } as OpenBody;
  const opened = await guest.as(() => client.call('openRoom', { body }));
  controller.isReopening.value = false;
  if (opened.ok) goTo(opened.value.id);
  else controller.say(messages().refused(opened.error));
}

type OpenBody = Operations['openRoom']['input']['body'];
