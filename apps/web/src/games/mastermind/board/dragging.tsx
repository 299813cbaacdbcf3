import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { boxAt, type Carried } from '../session/carried.ts';
import type { Draft } from '../session/draft.ts';
import { Pieces } from './pieces.tsx';

/** A pointer must move this many pixels before it picks up the pressed piece. */
const THRESHOLD = 6;

interface DraggingProps {
  readonly skin: Skin;
  readonly draft: Draft;
  /** The guess of an earlier turn (zero-based). */
  readonly guessOf: (turn: number) => ArrayLike<number> | undefined;
  /** `place` is undefined if the drop was outside the guess. */
  readonly onPutDown: (carried: Carried, place: number | undefined) => void;
}

/**
 * Lets the user drag pieces from the tray to a place or from place to place, and a whole turn to the guess,
 * with any kind of pointer.
 */
export function Dragging(props: DraggingProps): VNode | null {
  const board = useRef(props);
  board.current = props;
  const shown = useSignal<
    { readonly code: readonly number[]; readonly x: number; readonly y: number } | undefined
  >(undefined);
  useEffect(() => {
    const drag = (start: PointerEvent) => {
      const carried =
        start.isPrimary && start.button === 0 ? carriedBy(board.current, start.target) : undefined;
      if (!carried) return;
      const code = codeOf(board.current, carried);
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
        board.current.onPutDown(carried, placeUnder(event.clientX, event.clientY));
      };
      document.addEventListener('pointermove', move, { signal });
      document.addEventListener('pointerup', up, { signal });
      document.addEventListener('pointercancel', end, { signal });
    };
    document.addEventListener('pointerdown', drag);
    return () => document.removeEventListener('pointerdown', drag);
  }, []);
  const { value } = shown;
  if (!value) return null;
  return (
    <span class="carried" style={{ translate: `${value.x}px ${value.y}px` }} aria-hidden="true">
      <Pieces skin={props.skin} code={value.code} />
    </span>
  );
}

/** Returns what a press on this element would pick up, if anything. */
function carriedBy({ draft, guessOf }: DraggingProps, target: EventTarget | null): Carried | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('.tray [data-symbol], .guess [data-place], [data-turn]');
  const { symbol, place, turn } = element?.dataset ?? {};
  if (symbol !== undefined) return { from: 'tray', symbol: Number(symbol) };
  if (turn !== undefined) {
    const code = guessOf(Number(turn));
    return code && { from: 'turn', code };
  }
  if (place === undefined || draft.symbols[Number(place)] === undefined) return undefined;
  return { from: 'place', place: Number(place) };
}

function codeOf({ draft }: DraggingProps, carried: Carried): readonly number[] {
  if (carried.from === 'turn') return Array.from(carried.code);
  const symbol = carried.from === 'tray' ? carried.symbol : draft.symbols[carried.place];
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

/** Marks the place where the carried pieces would go. */
function aimAt(place: number | undefined): void {
  for (const [at, slot] of slots().entries()) slot.classList.toggle('slot-aimed', at === place);
}

/** Swallows the click that a browser may report at the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}
