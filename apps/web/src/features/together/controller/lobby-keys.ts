import type { LobbyController } from './lobby-controller.ts';

/** The keys where rooms are opened; those of the secret too, while one is set. */
export function pressInLobby(controller: LobbyController, event: KeyboardEvent, target: Element): boolean {
  if (controller.dialog.value) return false;
  const links = controller.linkGames;
  const asksForKeys = event.key === '?';
  if (links && !asksForKeys) return links.press(event, target);
  if (!links && controller.field.value?.press(event)) return true;
  if (asksForKeys) void controller.showKeys();
  return asksForKeys;
}
