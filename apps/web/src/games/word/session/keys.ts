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
  { key }: KeyboardEvent,
  target: Element,
  own: Readonly<Record<string, (controller: WordKeys) => void>> = {},
): boolean {
  if (/^\p{L}$/u.test(key)) {
    controller.type(key);
    typeOnSheet(target, document);
    return true;
  }
  if ((key === 'Enter' || key === ' ') && target.closest('button, a, summary')) return false;
  const act = own[key] ?? KEYS[key];
  act?.(controller);
  return act !== undefined;
}

const KEYS: Readonly<Record<string, (controller: WordKeys) => void>> = {
  Enter: (controller) => controller.submit(),
  Backspace: (controller) => controller.erase(),
  '[': (controller) => controller.undo(),
  ']': (controller) => controller.redo(),
  '=': (controller) => controller.sayState(),
};
