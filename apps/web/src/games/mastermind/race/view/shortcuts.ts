import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { symbolOfKey } from '../../board/code-keys.ts';
import { fillRest, moveTo } from '../../session/draft.ts';
import type { RaceController } from '../controller/race-controller.ts';

/** The keys of a race; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
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
  switch (event.key.toLowerCase()) {
    case 'enter':
      if (target.closest('button, a, summary')) return false;
      controller.submit();
      return true;
    case 'backspace':
      controller.erase();
      return true;
    case 'arrowleft':
    case 'arrowright': {
      const draft = session.draft.value;
      session.draft.value = moveTo(draft, draft.place + (event.key === 'ArrowLeft' ? -1 : 1));
      return true;
    }
    case 'r':
      controller.dialog.value = 'race';
      return true;
    case 'q':
      if (!session.isOver) controller.dialog.value = 'resign';
      return true;
    case 'a':
      if (session.isOver) controller.again();
      return session.isOver;
    case 'l':
      controller.sayState();
      return true;
    default:
      return false;
  }
}
