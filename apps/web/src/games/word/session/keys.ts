import { type Keys, press } from '../../../shell/commands.ts';
import { typeOnSheet } from '../../../ui/typing-focus.ts';

/** What the keys of all pages of words do. */
export interface WordKeys {
  type(letter: string): void;
  erase(): void;
  submit(): void;
  undo(): void;
  redo(): void;
  sayState(): void;
}

/**
 * Letters type, so no letter is a shortcut. The frame has left out text fields and dialogs. `own`: keys of one page, which
 * come first.
 */
export function pressKey(
  controller: WordKeys,
  event: KeyboardEvent,
  target: Element,
  own: Keys<WordKeys> = {},
): boolean {
  if (/^\p{L}$/u.test(event.key)) {
    controller.type(event.key);
    typeOnSheet(target, document);
    return true;
  }
  return press({ ...KEYS, ...own }, controller, event, target);
}

const KEYS: Keys<WordKeys> = {
  enter: (controller) => controller.submit(),
  backspace: (controller) => controller.erase(),
  '[': (controller) => controller.undo(),
  ']': (controller) => controller.redo(),
  '=': (controller) => controller.sayState(),
};
