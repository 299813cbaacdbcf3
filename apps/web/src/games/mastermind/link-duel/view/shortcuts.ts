import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { symbolOfKey } from '../../board/code-keys.ts';
import { messages } from '../../pieces/messages/language.ts';
import { eraseSymbol, isFull, moveTo, placeSymbol } from '../../session/draft.ts';
import type { LinkDuelController } from '../controller/link-duel-controller.ts';
import { standingOf } from '../session/link-duel.ts';

/** The keys of a duel; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(
  controller: LinkDuelController,
  event: KeyboardEvent,
  target: Element,
  page: Document,
): boolean {
  if (controller.dialog.value) return false;
  const draft = controller.draft.value;
  const duel = controller.open.value;
  const { symbols } = (duel?.challenge ?? controller.terms.value).rules;
  const symbol = symbolOfKey(event, controller.skin.value, symbols);
  if (symbol !== undefined && (!duel || standingOf(duel) === 'playing')) {
    if (isFull(draft)) controller.announcer.say(messages().full);
    else controller.draft.value = placeSymbol(draft, symbol);
    typeOnSheet(target, page);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'enter':
      if (target.closest('button, a, summary')) return false;
      controller.submit();
      return true;
    case 'backspace':
      controller.draft.value = eraseSymbol(draft);
      return true;
    case 'arrowleft':
    case 'arrowright':
      controller.draft.value = moveTo(draft, draft.place + (event.key === 'ArrowLeft' ? -1 : 1));
      return true;
    case 'u':
      controller.undo();
      return true;
    case 'l':
      controller.sayState();
      return true;
    case '?':
      controller.dialog.value = 'keys';
      return true;
    default:
      return false;
  }
}
