import type { ComponentChildren, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { rove } from './roving.ts';
import { useMouseTyping } from './typing-focus.ts';

/** The symbols to choose a code from. They share one tab stop; arrow keys move between them. */
export function SymbolBar(props: {
  readonly label: string;
  /** The number of symbols. */
  readonly count: number;
  readonly class?: string;
  readonly itemClass?: string | ((symbol: number) => string);
  /** Returns the name of a symbol. */
  nameOf(symbol: number): string;
  /** Whether to show the name as a tooltip. For symbols whose name is not shown otherwise. */
  readonly hasTitles?: boolean;
  draw(symbol: number): ComponentChildren;
  /** Called with the symbol that is hovered or focused whenever that changes. */
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
