import type { LabDesk } from './lab-desk.ts';
import { pressTreeKey } from './tree/tree-keys.ts';

/** The keys of the Lab; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressLabKey(desk: LabDesk, event: KeyboardEvent, target: Element, page: Document): boolean {
  if (desk.keysOpen.value) return false;
  switch (event.key.toLowerCase()) {
    case '?':
      desk.openKeys();
      return true;
    case '/':
      page.getElementById('command')?.focus();
      return true;
    case 'l':
      desk.sayState();
      return true;
    default:
      return pressPageKey(desk, event, target);
  }
}

function pressPageKey({ open }: LabDesk, event: KeyboardEvent, target: Element): boolean {
  const key = event.key.toLowerCase();
  if (open.page === 'compare') {
    if (key === 'g') open.desk.play();
    else if (key === 's') open.desk.stop();
    else return false;
    return true;
  }
  if (open.page === 'partition') {
    if (key === 'u') open.desk.up();
    else if (/^[1-9]$/.test(key)) open.desk.openCell(Number(key));
    else return false;
    return true;
  }
  if (open.page !== 'tree') return false;
  if (key === 'v') {
    open.desk.view.value = open.desk.view.value === 'icicle' ? 'outline' : 'icicle';
    return true;
  }
  if (target.closest('button, a, summary, section[tabindex], [role=tree]')) return false;
  const scrolls = ['ArrowUp', 'ArrowDown', 'Home'].includes(event.key);
  if (scrolls && !target.closest('.lab-icicle')) return false;
  return pressTreeKey(open.desk, event);
}
