import type { Desk } from '../session/desk.ts';
import { fillRest, moveTo } from '../session/draft.ts';

/**
 * The keys of the page. Inside the board they always work; elsewhere only while one-key shortcuts are on. A key
 * that a component has used, a key with a modifier, and typing into a field are left alone.
 */
export function listenForKeys(desk: Desk, page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : page.body;
    if (target.closest('input, select, textarea, dialog') || desk.dialog.value) return;
    if (!desk.preferences.value.shortcuts && !target.closest('.board, .evidence')) return;
    if (press(desk, event, target, page)) event.preventDefault();
  });
}

/** True when the key meant something. */
function press(desk: Desk, event: KeyboardEvent, target: Element, page: Document): boolean {
  const symbol = symbolOf(desk, event);
  if (symbol !== undefined && !desk.session.isOver) {
    if (event.shiftKey && event.code.startsWith('Digit'))
      desk.session.draft.value = fillRest(desk.session.draft.value, symbol);
    else desk.place(symbol);
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
      const draft = desk.session.draft.value;
      desk.session.draft.value = moveTo(draft, draft.place + (event.key === 'ArrowLeft' ? -1 : 1));
      return true;
    }
    case 'h':
      void desk.hintMore();
      return true;
    case 'w':
      void desk.explain(desk.cell.value);
      return true;
    case 'u':
      desk.undo();
      return true;
    case 'r':
      desk.redo();
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

/** A digit by where it is on the keyboard, so that Shift does not hide it; a letter of the skin by what it is. */
function symbolOf(desk: Desk, event: KeyboardEvent): number | undefined {
  const { symbols } = desk.session.rules;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  const letter = desk.skin.letters.indexOf(event.key.toUpperCase());
  const symbol = digit ? Number(digit[1]) - 1 : letter;
  return symbol >= 0 && symbol < symbols ? symbol : undefined;
}
