import { pressKey as pressWordKey } from '../../session/keys.ts';
import type { BoardsController } from './controller.ts';

/** A digit shows its board large. */
export function pressKey(controller: BoardsController, event: KeyboardEvent, target: Element): boolean {
  const boards = Array.from({ length: controller.setup.value.boards }, (_, board) => board);
  const own = boards.map((board) => [String(board + 1), () => controller.enlarge(board)] as const);
  return pressWordKey(controller, event, target, Object.fromEntries(own));
}
