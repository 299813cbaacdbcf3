import { type Keys, press } from '../../../shell/commands.ts';
import { typeOnSheet } from '../../../ui/typing-focus.ts';

/** The actions of the keys on all pages of word games. */
export interface WordKeys {
  type(letter: string): void;
  erase(): void;
  submit(): void;
  undo(): void;
  redo(): void;
  sayState(): void;
}

/**
 * Handles a key. Letters are typed, so no letter is a shortcut. The shell has filtered out text fields and dialogs.
 * `own` are the keys of one page, which take precedence.
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
