import { type Keys, press } from '../../../../shell/commands.ts';
import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { symbolOfKey } from '../../board/code-keys.ts';
import { fillRest } from '../../session/draft.ts';
import type { RaceController } from '../controller/race-controller.ts';

/** Handles the keys of a race. The shell has filtered out text fields, dialogs, modifiers and disabled shortcuts. */
export function pressKey(controller: RaceController, event: KeyboardEvent, target: Element): boolean {
  const { session } = controller;
  const symbol = symbolOfKey(event, controller.skin, session.rules.symbols);
  if (symbol !== undefined && !session.isOver) {
    if (event.shiftKey && event.code.startsWith('Digit'))
      session.draft.value = fillRest(session.draft.value, symbol);
    else controller.place(symbol);
    typeOnSheet(target, document);
    return true;
  }
  return press(KEYS, controller, event, target);
}

const KEYS: Keys<RaceController> = {
  enter: (controller) => controller.submit(),
  backspace: (controller) => controller.erase(),
  arrowleft: (controller) => controller.moveBy(-1),
  arrowright: (controller) => controller.moveBy(1),
  r: (controller) => controller.openDialog('race'),
  q: (controller) => {
    if (!controller.session.isOver) controller.openDialog('resign');
  },
  a: (controller) => {
    if (!controller.session.isOver) return false;
    controller.again();
    return true;
  },
  l: (controller) => controller.sayState(),
};
