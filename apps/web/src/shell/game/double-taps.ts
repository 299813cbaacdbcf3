/** A second tap this soon, and this near, belongs to the first: a person has not seen yet what the first one did. */
const SOON_MS = 350;
const NEAR_PX = 24;

const CONTROLS = 'button, a, label, input, select, summary';

/**
 * Keeps the second tap of a double tap from pressing what came to lie under the finger when the first one closed a
 * dialog, or moved the buttons. What carries `data-once`, such as a hint that tells more each time, hears only the first
 * tap, and hears the next one again once the first is longer ago than a double tap takes.
 * Gives what ends this.
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

/** A touch of the screen, and what it fell on. */
interface Tap {
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element | null;
}

/**
 * Is what was tapped first still in its place? Then the second tap meant something else: two letters beside each other,
 * typed fast. If it has gone or moved, something else came to lie under the finger.
 */
function staysInPlace(first: Tap | undefined): boolean {
  return !first?.control || controlOf(document.elementFromPoint(first.x, first.y)) === first.control;
}

function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  if (!first || second.atMs - first.atMs > SOON_MS) return false;
  return Math.hypot(second.x - first.x, second.y - first.y) <= NEAR_PX;
}
