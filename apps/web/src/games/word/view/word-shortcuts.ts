import type { Mark } from '@inkling/core/marks';
import { typeOnSheet } from '../../../ui/typing-focus.ts';
import type { WordDesk } from '../session/word-desk.ts';
import { cycleMark, goToPlace, setMark } from '../session/word-draft.ts';

/** The keys of the place: letters type, so no letter is a shortcut. The shell has left out text fields and dialogs. */
export function pressWordKey(desk: WordDesk, event: KeyboardEvent, target: Element, page: Document): boolean {
  if (desk.dialog.value) return false;
  const { key } = event;
  if (/^[a-z]$/i.test(key)) {
    desk.type(key.toLowerCase());
    typeOnSheet(target, page);
    return true;
  }
  const { draft } = desk.helper;
  const marking = desk.mode.value === 'helper' && draft.value.letters.length > 0;
  if (marking && /^[012]$/.test(key)) {
    draft.value = setMark(draft.value, Number(key) as Mark);
    typeOnSheet(target, page);
    return true;
  }
  switch (key) {
    case 'Enter':
      if (target.closest('button, a, summary')) return false;
      desk.submit();
      return true;
    case ' ':
      if (!marking || target.closest('button, a, summary')) return false;
      draft.value = cycleMark(draft.value);
      return true;
    case 'Backspace':
      desk.erase();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!marking) return false;
      draft.value = goToPlace(draft.value, draft.value.place + (key === 'ArrowLeft' ? -1 : 1));
      return true;
    case '[':
      desk.undo();
      return true;
    case ']':
      desk.redo();
      return true;
    case '=':
      desk.teller.sayState();
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
