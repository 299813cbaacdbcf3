import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { rove } from './roving.ts';
import { EmptyToken } from './token.tsx';

/** The places of a code that is being entered. They share one tab stop; arrow keys move between them. */
export function Slots(props: {
  /** The symbol at each place so far. */
  readonly symbols: readonly (number | undefined)[];
  /** The zero-based place that the next symbol goes to; one past the last place if all are filled. */
  readonly current: number;
  label(place: number, symbol: number | undefined): string;
  draw(symbol: number): VNode;
  /** Draws an empty place. Default: a dashed outline. */
  drawEmpty?(place: number): VNode | null;
  mark?(place: number): string | undefined;
  readonly onMove: (place: number) => void;
  readonly onEnter?: () => void;
}): VNode {
  const { symbols, current, label, draw, drawEmpty, mark, onMove, onEnter } = props;
  const tabStop = Math.min(current, symbols.length - 1);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  useLayoutEffect(() => {
    if (buttons.current.some((button) => button && button === document.activeElement))
      buttons.current[current]?.focus();
  }, [current]);
  return (
    <>
      {symbols.map((symbol, place) => (
        <button
          key={place}
          ref={(button) => {
            buttons.current[place] = button;
          }}
          type="button"
          class={mark?.(place) ? `slot ${mark(place)}` : 'slot'}
          aria-label={label(place, symbol)}
          data-place={place}
          aria-current={place === current ? 'true' : undefined}
          tabIndex={place === tabStop ? 0 : -1}
          onClick={() => onMove(place)}
          onKeyDown={(event) => {
            const next = rove(event.key, place, symbols.length);
            if (next !== undefined) onMove(next);
            else if (event.key === 'Enter' && onEnter) onEnter();
            else return;
            event.preventDefault();
          }}
        >
          {symbol !== undefined ? draw(symbol) : drawEmpty ? drawEmpty(place) : <EmptyToken />}
        </button>
      ))}
    </>
  );
}

/** A button that removes the last symbol. */
export function EraseButton(props: {
  readonly label: string;
  readonly class?: string;
  readonly onPress: () => void;
}): VNode {
  return (
    <button
      type="button"
      class={props.class ? `press ${props.class}` : 'press'}
      aria-label={props.label}
      onClick={props.onPress}
    >
      <span aria-hidden="true">⌫</span>
    </button>
  );
}
