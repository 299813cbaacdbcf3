import type { WitchDesk } from '../session/witch-desk.ts';

/** The keys of the table; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(desk: WitchDesk, event: KeyboardEvent, target: Element, page: Document): boolean {
  if (desk.dialog.value) return false;
  const { view } = desk.session;
  const option = /^[1-9]$/.exec(event.key);
  if (option && view.value.quiz?.options) {
    desk.answer(Number(option[0]));
    return true;
  }
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      if (target.closest('button, a')) return false;
      page.querySelector<HTMLElement>('.tile[tabindex="0"]')?.focus();
      return true;
    case 'Escape':
      desk.cover();
      return true;
    case '?':
      desk.dialog.value = 'keys';
      return true;
    case '/':
      page.getElementById('command')?.focus();
      return true;
  }
  switch (event.key.toLowerCase()) {
    case 'h':
      desk.play({ kind: 'hint' });
      return true;
    case 's':
      desk.play({ kind: 'skip' });
      return true;
    case 'g':
      desk.goOn();
      return true;
    case 'l':
      desk.sayState();
      return true;
    default:
      return false;
  }
}
