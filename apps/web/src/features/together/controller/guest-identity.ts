import { batch } from '@preact/signals';
import { messages } from '../messages/language.ts';
import type { LobbyController } from './lobby-controller.ts';

/** Becomes the guest of the recovery link by which the user came. */
export async function arrive(controller: LobbyController): Promise<void> {
  controller.closeDialog();
  await recover(controller, controller.parts.arriving ?? '');
}

/** @param text a recovery code, or the link in its QR code */
export async function recover(controller: LobbyController, text: string): Promise<void> {
  const code = /([\w-]{22})\/?$/.exec(text.trim())?.[1] ?? text.trim();
  const back = await controller.parts.guest.recover(code);
  if (!back.ok) {
    const fault = back.error.code === 'bad-request' ? { code: 'no-such-recovery' as const } : back.error;
    controller.say(messages().refused(fault));
    return;
  }
  await controller.begin();
  const { rooms, roomsBeyond } = controller;
  controller.say(messages().guest.recovered(rooms.value.length + roomsBeyond.value));
}

export async function forget(controller: LobbyController): Promise<void> {
  controller.closeDialog();
  const gone = await controller.parts.guest.forget();
  if (!gone.ok && gone.error.code !== 'no-guest') {
    controller.say(messages().refused(gone.error));
    return;
  }
  batch(() => {
    controller.rooms.value = [];
    controller.roomsBeyond.value = 0;
    controller.nickname.value = undefined;
    controller.recoveryShown.value = false;
  });
  controller.say(messages().guest.forgotten);
}
