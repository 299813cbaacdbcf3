/** A second tap this soon and this near belongs to the first: the user has not yet seen what the first one did. */
const SOON_MS = 350;
const NEAR_PX = 24;

const CONTROLS = 'button, a, label, input, select, summary';

/**
 * Prevents the second tap of a double tap from pressing a control that has appeared under the finger because the first
 * tap closed a dialog or moved the buttons. A control with `data-once`, such as a hint that reveals more each time, gets
 * only the first tap, until more time has passed than a double tap takes.
 * Returns a function that ends this.
 */
export function guardDoubleTaps(): () => void {
  let first: Tap | undefined;
  let isSecond = false;
  const touch = ({ pointerType, timeStamp, clientX, clientY, target }: PointerEvent) => {
    const tap = { atMs: timeStamp, x: clientX, y: clientY, control: controlOf(target) };
    isSecond = pointerType === 'touch' && isDoubleTap(first, tap);
    if (!isSecond) first = tap;
  };
  const click = (event: MouseEvent) => {
    const control = controlOf(event.target);
    const isByKey = event.detail === 0;
    if (isByKey || !isSecond) return;
    const isMeant = control === first?.control ? !control?.matches('[data-once]') : staysInPlace(first);
    if (isMeant) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('pointerdown', touch, true);
  addEventListener('click', click, true);
  return () => {
    removeEventListener('pointerdown', touch, true);
    removeEventListener('click', click, true);
  };
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** A touch of the screen, and the control that it hit. */
interface Tap {
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element | null;
}

/**
 * Whether the control that was tapped first is still in its place. If so, the second tap was meant for a different
 * control: two adjacent letters, typed fast. If it is gone or has moved, the user hit the second control by accident.
 */
function staysInPlace(first: Tap | undefined): boolean {
  return !first?.control || controlOf(document.elementFromPoint(first.x, first.y)) === first.control;
}

function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  if (!first || second.atMs - first.atMs > SOON_MS) return false;
  return Math.hypot(second.x - first.x, second.y - first.y) <= NEAR_PX;
}
