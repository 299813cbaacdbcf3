import { type Keys, press } from '../../../shell/commands.ts';
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
  return press(KEYS, controller, event, target);
}

const KEYS: Keys<WitchController> = {
  escape: (controller) => controller.cover(),
  h: (controller) => {
    controller.play({ kind: 'hint' });
  },
  s: (controller) => {
    controller.play({ kind: 'skip' });
  },
  g: (controller) => controller.goOn(),
  l: (controller) => controller.sayState(),
};
