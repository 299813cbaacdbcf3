import type { ComponentChildren, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { rove } from './roving.ts';
import { useMouseTyping } from './typing-focus.ts';

/** The symbols that a code is set from: one tab stop, arrows between them. */
export function SymbolBar(props: {
  readonly label: string;
  /** How many there are to choose from. */
  readonly count: number;
  readonly class?: string;
  readonly itemClass?: string | ((symbol: number) => string);
  /** What a symbol is called. */
  nameOf(symbol: number): string;
  /** Shows the name to a pointer that rests, where it stands nowhere else. */
  readonly hasTitles?: boolean;
  draw(symbol: number): ComponentChildren;
  /** The symbol under the pointer or the focus, when it changes. */
  readonly onHold?: (symbol: number | undefined) => void;
  readonly onPick: (symbol: number) => void;
}): VNode {
  const { count, nameOf, draw, itemClass = 'symbol', onHold, onPick } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  return (
    <div
      class={props.class ?? 'palette'}
      role="toolbar"
      aria-label={props.label}
      ref={bar}
      {...useMouseTyping()}
    >
      {Array.from({ length: count }, (_, symbol) => (
        <button
          key={symbol}
          type="button"
          class={typeof itemClass === 'string' ? itemClass : itemClass(symbol)}
          aria-label={nameOf(symbol)}
          data-symbol={symbol}
          title={props.hasTitles ? nameOf(symbol) : undefined}
          tabIndex={symbol === Math.min(stop, count - 1) ? 0 : -1}
          onPointerEnter={onHold && (() => onHold(symbol))}
          onPointerLeave={onHold && (() => onHold(undefined))}
          onFocus={() => {
            setStop(symbol);
            onHold?.(symbol);
          }}
          onBlur={onHold && (() => onHold(undefined))}
          onClick={() => onPick(symbol)}
          onKeyDown={(event) => {
            const next = rove(event.key, symbol, count);
            if (next === undefined) return;
            event.preventDefault();
            bar.current?.querySelectorAll('button')[next]?.focus();
          }}
        >
          {draw(symbol)}
        </button>
      ))}
    </div>
  );
}
