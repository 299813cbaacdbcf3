import { roomTask } from '@inkling/games/contract/room-task';
import { typeOnSheet } from '../../../ui/typing-focus.ts';
import type { LobbyController } from './lobby-controller.ts';
import type { RoomController } from './room-controller.ts';

/** The keys where rooms are opened; those of the secret too, while one is set. */
export function pressInLobby(controller: LobbyController, event: KeyboardEvent, target: Element): boolean {
  if (controller.dialog.value) return false;
  const links = controller.linkGames;
  if (links) return (event.key !== '?' && links.press(event, target)) || pressAnywhere(controller, event);
  return controller.field.value?.press(event) || pressAnywhere(controller, event);
}

/** The keys of a room; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressInRoom(
  controller: RoomController,
  event: KeyboardEvent,
  target: Element,
  page: Document,
): boolean {
  if (controller.dialog.value) return false;
  const [view, open] = [controller.view.value, controller.game.value];
  const task = view && !controller.waiting.value ? roomTask(view) : undefined;
  if (open?.kind === 'sheets' && (task === 'move' || task === 'deposit') && open.field.press(event)) {
    typeOnSheet(target, page);
    return true;
  }
  if (open?.kind === 'table' && task === 'move' && open.table.press(event, target)) return true;
  if (event.key === 'Enter' && task && ['move', 'deposit', 'answer', 'open'].includes(task)) {
    if (target.closest('button, a, summary')) return false;
    controller.submit();
    return true;
  }
  return pressAnywhere(controller, event);
}

function pressAnywhere(controller: LobbyController | RoomController, event: KeyboardEvent): boolean {
  if (event.key !== '?') return false;
  controller.dialog.value = 'keys';
  return true;
}
