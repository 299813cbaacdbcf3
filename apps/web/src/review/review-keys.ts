import type { DrillDesk } from './drill-desk.ts';
import type { ReviewDesk } from './review-desk.ts';

/** The keys of a review and of its drill; the shell has left out text fields, dialogs and modifiers. */
export function pressReviewKey(
  desk: ReviewDesk,
  event: KeyboardEvent,
  target: Element,
  page: Document,
): boolean {
  if (event.key === '?') desk.keysOpen.value = true;
  else if (event.key === '/') page.getElementById('command')?.focus();
  else
    return desk.drill.value
      ? pressDrillKey(desk, desk.drill.value, event, target)
      : pressTurnKey(desk, event);
  return true;
}

function pressTurnKey(desk: ReviewDesk, event: KeyboardEvent): boolean {
  switch (event.key.toLowerCase()) {
    case 'arrowleft':
      desk.lookAt(desk.at.value - 1);
      return true;
    case 'arrowright':
      desk.lookAt(desk.at.value + 1);
      return true;
    case 'c':
      desk.nextCostly();
      return true;
    case 'a':
      void desk.tryAgain();
      return true;
    case 'b':
      void desk.playBest();
      return true;
    case 'd':
      desk.startDrill();
      return true;
    case 'l':
      desk.lookAt(desk.at.value);
      return true;
    default:
      return false;
  }
}

function pressDrillKey(desk: ReviewDesk, drill: DrillDesk, event: KeyboardEvent, target: Element): boolean {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0];
  if (digit !== undefined) {
    drill.place(Number(digit) - 1);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'arrowleft':
      drill.move(-1);
      return true;
    case 'arrowright':
      drill.move(1);
      return true;
    case 'backspace':
      drill.erase();
      return true;
    case 'enter':
      if (target.closest('button, a, summary')) return false;
      drill.submit();
      return true;
    case 'g':
      drill.giveUp();
      return true;
    case 'c':
      drill.next();
      return true;
    case 'e':
      desk.endDrill();
      return true;
    case 'l':
      drill.sayState();
      return true;
    default:
      return false;
  }
}
