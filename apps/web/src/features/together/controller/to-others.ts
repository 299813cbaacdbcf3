import type { Mark, Name } from '@inkling/games/contract/names';
import type { Reaction } from '@inkling/games/contract/reactions';
import { messages } from '../messages/language.ts';
import { hasCompany } from '../session/room-game.ts';
import type { RoomController } from './room-controller.ts';

/** Says one of six things to the others. It does not wait where it cannot be sent: later it would mean something else. */
export async function react(controller: RoomController, reaction: Reaction): Promise<void> {
  const view = controller.view.value;
  const { client, id, newRequest } = controller.parts;
  if (!view || !hasCompany(view)) {
    controller.say(messages().speech.nobodyHears);
    return;
  }
  await controller.answered(await client.call('react', { id, body: { req: newRequest(), reaction } }));
}

/** Tells the others what this person wants to be called here. */
export async function takeName(controller: RoomController, name: Name, mark: Mark): Promise<void> {
  const { client, id, newRequest } = controller.parts;
  await controller.answered(await client.call('takeName', { id, body: { req: newRequest(), name, mark } }));
}
