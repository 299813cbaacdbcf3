import type { DrillController } from './drill-controller.ts';
import type { ReviewController } from './review-controller.ts';

/** The keys of a review and of its drill; the shell has left out text fields, dialogs and modifiers. */
export function pressReviewKey(controller: ReviewController, event: KeyboardEvent, target: Element): boolean {
  if (event.key === '?') controller.keysOpen.value = true;
  else
    return controller.drill.value
      ? pressDrillKey(controller, controller.drill.value, event, target)
      : pressTurnKey(controller, event);
  return true;
}

function pressTurnKey(controller: ReviewController, event: KeyboardEvent): boolean {
  switch (event.key.toLowerCase()) {
    case 'arrowleft':
      controller.lookAt(controller.at.value - 1);
      return true;
    case 'arrowright':
      controller.lookAt(controller.at.value + 1);
      return true;
    case 'c':
      controller.nextCostly();
      return true;
    case 'a':
      void controller.tryAgain();
      return true;
    case 'b':
      void controller.playBest();
      return true;
    case 'd':
      controller.startDrill();
      return true;
    case 'l':
      controller.lookAt(controller.at.value);
      return true;
    default:
      return false;
  }
}

function pressDrillKey(
  controller: ReviewController,
  drill: DrillController,
  event: KeyboardEvent,
  target: Element,
): boolean {
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
      controller.endDrill();
      return true;
    case 'l':
      drill.sayState();
      return true;
    default:
      return false;
  }
}
