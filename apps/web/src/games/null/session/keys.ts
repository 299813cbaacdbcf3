import type { NullController } from './controller.ts';

/** The keys of the board; the frame has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(controller: NullController, event: KeyboardEvent): boolean {
  if (/^\d$/.test(event.key)) {
    // The digit itself is then typed into the field.
    document.getElementById('number')?.focus();
    return false;
  }
  const act = KEYS[event.key.toLowerCase()];
  act?.(controller);
  return act !== undefined;
}

const KEYS: Readonly<Record<string, (controller: NullController) => void>> = {
  u: (controller) => controller.undo(),
  r: (controller) => controller.redo(),
  l: (controller) => controller.sayLeft(),
};
