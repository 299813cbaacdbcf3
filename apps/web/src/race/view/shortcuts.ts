import { fillRest, moveTo } from '../../session/draft.ts';
import { typeOnSheet } from '../../view/typing-focus.ts';
import type { RaceDesk } from '../session/race-desk.ts';

/** The keys of a race; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(desk: RaceDesk, event: KeyboardEvent, target: Element, page: Document): boolean {
  if (desk.dialog.value) return false;
  const { session } = desk;
  const symbol = symbolOf(desk, event);
  if (symbol !== undefined && !session.isOver) {
    if (event.shiftKey && event.code.startsWith('Digit'))
      session.draft.value = fillRest(session.draft.value, symbol);
    else desk.place(symbol);
    typeOnSheet(target, page);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'enter':
      if (target.closest('button, a, summary')) return false;
      desk.submit();
      return true;
    case 'backspace':
      desk.erase();
      return true;
    case 'arrowleft':
    case 'arrowright': {
      const draft = session.draft.value;
      session.draft.value = moveTo(draft, draft.place + (event.key === 'ArrowLeft' ? -1 : 1));
      return true;
    }
    case 'r':
      desk.dialog.value = 'race';
      return true;
    case 'g':
      if (!session.isOver) desk.dialog.value = 'resign';
      return true;
    case 'a':
      if (session.isOver) desk.again();
      return session.isOver;
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

/** A digit by where it is on the keyboard, so that Shift does not hide it; a letter of the skin by what it is. */
function symbolOf(desk: RaceDesk, event: KeyboardEvent): number | undefined {
  const { symbols } = desk.session.rules;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  const letter = desk.skin.letters.indexOf(event.key.toUpperCase());
  const symbol = digit ? Number(digit[1]) - 1 : letter;
  return symbol >= 0 && symbol < symbols ? symbol : undefined;
}
