import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import type { BoardsController } from './controller.ts';

/** The keys of a game: letters type, so no letter is a shortcut; a digit shows its board large. */
export function pressKey(controller: BoardsController, { key }: KeyboardEvent, target: Element): boolean {
  if (/^\p{L}$/u.test(key)) {
    controller.type(key);
    typeOnSheet(target, document);
    return true;
  }
  if (/^[1-8]$/.test(key) && Number(key) <= controller.setup.value.boards) {
    controller.enlarge(Number(key) - 1);
    return true;
  }
  if (key === 'Enter' && target.closest('button, a, summary')) return false;
  const act = KEYS[key];
  act?.(controller);
  return act !== undefined;
}

const KEYS: Readonly<Record<string, (controller: BoardsController) => void>> = {
  Enter: (controller) => controller.submit(),
  Backspace: (controller) => controller.erase(),
  '[': (controller) => controller.undo(),
  ']': (controller) => controller.redo(),
  '=': (controller) => controller.sayState(),
};
