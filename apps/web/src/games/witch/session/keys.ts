import type { WitchController } from './controller.ts';

/** The keys of the table; the frame has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(controller: WitchController, event: KeyboardEvent, target: Element): boolean {
  const option = /^[1-9]$/.exec(event.key);
  if (option && controller.session.view.value.quiz?.options) {
    controller.answer(Number(option[0]));
    return true;
  }
  if (event.key.startsWith('Arrow')) {
    if (target.closest('button, a')) return false;
    document.querySelector<HTMLElement>('.tile[tabindex="0"]')?.focus();
    return true;
  }
  const act = KEYS[event.key.toLowerCase()];
  act?.(controller);
  return act !== undefined;
}

const KEYS: Readonly<Record<string, (controller: WitchController) => void>> = {
  escape: (controller) => controller.cover(),
  h: (controller) => void controller.play({ kind: 'hint' }),
  s: (controller) => void controller.play({ kind: 'skip' }),
  g: (controller) => controller.goOn(),
  l: (controller) => controller.sayState(),
};
