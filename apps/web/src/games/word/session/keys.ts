import { typeOnSheet } from '../../../ui/typing-focus.ts';
import type { WordController } from './controller.ts';

/** The keys of a game: letters type, so no letter is a shortcut. The frame has left out text fields and dialogs. */
export function pressKey(controller: WordController, { key }: KeyboardEvent, target: Element): boolean {
  if (/^\p{L}$/u.test(key)) {
    controller.type(key);
    typeOnSheet(target, document);
    return true;
  }
  if (key === 'Enter' && target.closest('button, a, summary')) return false;
  const act = KEYS[key];
  act?.(controller);
  return act !== undefined;
}

const KEYS: Readonly<Record<string, (controller: WordController) => void>> = {
  Enter: (controller) => controller.submit(),
  Backspace: (controller) => controller.erase(),
  '[': (controller) => controller.undo(),
  ']': (controller) => controller.redo(),
  '=': (controller) => controller.sayState(),
};
