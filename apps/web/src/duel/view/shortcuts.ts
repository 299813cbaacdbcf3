import { eraseSymbol, moveTo, placeSymbol } from '../../session/draft.ts';
import { typeOnSheet } from '../../view/typing-focus.ts';
import type { DuelDesk } from '../session/duel-desk.ts';
import { standingOf } from '../session/duel-sheet.ts';

/** The keys of a duel; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(desk: DuelDesk, event: KeyboardEvent, target: Element, page: Document): boolean {
  if (desk.dialog.value) return false;
  const draft = desk.draft.value;
  const duel = desk.open.value;
  const symbol = symbolOf(desk, event);
  if (symbol !== undefined && (!duel || standingOf(duel) === 'playing')) {
    desk.draft.value = placeSymbol(draft, symbol);
    typeOnSheet(target, page);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'enter':
      if (target.closest('button, a, summary')) return false;
      desk.submit();
      return true;
    case 'backspace':
      desk.draft.value = eraseSymbol(draft);
      return true;
    case 'arrowleft':
    case 'arrowright':
      desk.draft.value = moveTo(draft, draft.place + (event.key === 'ArrowLeft' ? -1 : 1));
      return true;
    case 'u':
      desk.undo();
      return true;
    case 'l':
      desk.sayState();
      return true;
    case '?':
      desk.dialog.value = 'keys';
      return true;
    case '/':
      page.getElementById('command')?.focus();
      return true;
    default:
      return false;
  }
}

function symbolOf(desk: DuelDesk, event: KeyboardEvent): number | undefined {
  const { symbols } = (desk.open.value?.challenge ?? desk.terms.value).rules;
  const skin = desk.skin.value;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  const wanted = skin.id === 'letters' ? event.key.toLowerCase() : event.key.toUpperCase();
  const symbol = digit ? Number(digit[1]) - 1 : skin.letters.indexOf(wanted);
  return symbol >= 0 && symbol < symbols ? symbol : undefined;
}
