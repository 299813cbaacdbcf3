import type { Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { type Nickname, parseName } from '@inkling/games/contract/names';
import type { Reaction } from '@inkling/games/contract/room';
import { hasCompany } from '@inkling/games/contract/room-task';
import type { ReadonlySignal } from '@preact/signals';
import { pageMessages } from '../messages/page/language.ts';
import { isForTwoPeople } from '../session/presence.ts';
import { nicknameOf } from '../session/room-game.ts';
import type { RoomParts } from './room-parts.ts';

/** A room in which this browser sits. */
interface InRoom {
  readonly parts: RoomParts;
  readonly view: ReadonlySignal<RoomView | undefined>;
  say(sentence: string): void;
  answered(reply: Reply<RoomView>): Promise<void>;
}

/** Sends one of six reactions to the others. It is never queued, because later it would mean something else. */
export async function react(controller: InRoom, reaction: Reaction): Promise<void> {
  const view = controller.view.value;
  const { client, id, newRequest } = controller.parts;
  if (!view || !hasCompany(view)) {
    controller.say(pageMessages().speech.nobodyHears);
    return;
  }
  await controller.answered(await client.call('react', { id, body: { req: newRequest(), reaction } }));
}

/** Tells the others the user's nickname, and saves it for future rooms. */
export async function takeName(controller: InRoom, { name, mark }: Nickname): Promise<void> {
  const { client, id, newRequest, storage } = controller.parts;
  void storage.keepName(`${name} ${mark}`);
  await controller.answered(await client.call('takeName', { id, body: { req: newRequest(), name, mark } }));
}

/** Takes the saved nickname in a room where the user has none yet and another person can see it. */
export async function takeSavedName(controller: InRoom, view: RoomView): Promise<void> {
  const own = view.seats.find(({ seat }) => seat === view.you);
  if (!own || !isForTwoPeople(view) || nicknameOf(own) || view.phase === 'over') return;
  const nickname = parseName((await controller.parts.storage.name()) ?? '');
  if (nickname) await takeName(controller, nickname);
}
