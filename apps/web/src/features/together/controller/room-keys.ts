import { roomTask } from '@inkling/games/contract/room-task';
import { typeOnSheet } from '../../../ui/typing-focus.ts';
import type { RoomController } from './room-controller.ts';
import { classIn } from './room-news.ts';

/** Handles the keys of a room. The shell has filtered out text fields, dialogs, modifiers and disabled shortcuts. */
export function pressInRoom(
  controller: RoomController,
  event: KeyboardEvent,
  target: Element,
  page: Document,
): boolean {
  if (controller.dialog.value) return false;
  const [view, open] = [controller.view.value, controller.game.value];
  const classroom = view?.phase === 'playing' ? classIn(open) : undefined;
  if (classroom) return classroom.press(event, target, page);
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
  if (event.key !== '?') return false;
  controller.dialog.value = 'keys';
  return true;
}
