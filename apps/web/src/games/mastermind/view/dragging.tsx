import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MastermindController } from '../controller/controller.ts';
import { useMastermind } from '../controller/controller.ts';
import { boxAt, type Carried } from '../session/carried.ts';
import { Pegs } from './pegs.tsx';

/** A pointer has to move this many pixels before it picks up what was pressed. */
const THRESHOLD = 6;

/** Pieces can be carried from the tray to a place, from place to place, and a turn to the guess; with any pointer. */
export function Dragging(): VNode | null {
  const controller = useMastermind();
  const shown = useSignal<
    { readonly code: readonly number[]; readonly x: number; readonly y: number } | undefined
  >(undefined);
  useEffect(() => {
    const drag = (start: PointerEvent) => {
      const carried = start.isPrimary && start.button === 0 ? carriedBy(controller, start.target) : undefined;
      if (!carried) return;
      const code = codeOf(controller, carried);
      const follow = new AbortController();
      const { signal } = follow;
      let isCarrying = false;
      const end = () => {
        shown.value = undefined;
        aimAt(undefined);
        follow.abort();
      };
      const move = (event: PointerEvent) => {
        if (event.pointerId !== start.pointerId) return;
        const { clientX: x, clientY: y } = event;
        isCarrying ||= Math.hypot(x - start.clientX, y - start.clientY) > THRESHOLD;
        if (!isCarrying) return;
        shown.value = { code, x, y };
        aimAt(placeUnder(x, y));
      };
      const up = (event: PointerEvent) => {
        if (event.pointerId !== start.pointerId) return;
        end();
        if (!isCarrying) return;
        swallowClick();
        controller.dispatch({ kind: 'put-down', carried, place: placeUnder(event.clientX, event.clientY) });
      };
      document.addEventListener('pointermove', move, { signal });
      document.addEventListener('pointerup', up, { signal });
      document.addEventListener('pointercancel', end, { signal });
    };
    document.addEventListener('pointerdown', drag);
    return () => document.removeEventListener('pointerdown', drag);
  }, [controller]);
  const { value } = shown;
  if (!value) return null;
  return (
    <span class="carried" style={{ translate: `${value.x}px ${value.y}px` }} aria-hidden="true">
      <Pegs code={value.code} />
    </span>
  );
}

/** What lies under a pointer that is pressed, when it can be carried. */
function carriedBy(controller: MastermindController, target: EventTarget | null): Carried | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('.tray [data-symbol], .guess [data-place], [data-turn]');
  const { symbol, place, turn } = element?.dataset ?? {};
  const { draft, turns } = controller.session;
  if (symbol !== undefined) return { from: 'tray', symbol: Number(symbol) };
  if (turn !== undefined) {
    const code = turns.value[Number(turn)]?.guess;
    return code && { from: 'turn', code };
  }
  if (place === undefined || draft.value.symbols[Number(place)] === undefined) return undefined;
  return { from: 'place', place: Number(place) };
}

function codeOf(controller: MastermindController, carried: Carried): readonly number[] {
  if (carried.from === 'turn') return Array.from(carried.code);
  const symbol =
    carried.from === 'tray' ? carried.symbol : controller.session.draft.value.symbols[carried.place];
  return symbol === undefined ? [] : [symbol];
}

function slots(): readonly Element[] {
  return [...document.querySelectorAll('.guess .slot')];
}

function placeUnder(x: number, y: number): number | undefined {
  return boxAt(
    slots().map((slot) => slot.getBoundingClientRect()),
    x,
    y,
  );
}

/** Marks the place that what is carried would go to. */
function aimAt(place: number | undefined): void {
  for (const [at, slot] of slots().entries()) slot.classList.toggle('slot-aimed', at === place);
}

/** The end of a drag is not a click, though a browser may report one. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}
