import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { rove } from '../../../ui/roving.ts';
import { Token } from '../../../ui/token.tsx';
import { useMouseTyping } from '../../../ui/typing-focus.ts';
import { placesFor } from '../engine/evidence.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../messages/names.ts';
import { useMastermind } from './use-mastermind.ts';

/** The elements to place. The one under the pointer or the focus is in hand: its possible places are marked. */
export function Palette(): VNode {
  const controller = useMastermind();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const { palette } = messages();
  const { value: asked } = controller.session.asks;
  const counted = controller.gives('evidence') && asked !== 'code' && controller.isCounted;
  const findings = counted ? controller.findings.value : undefined;
  const { place } = controller.session.draft.value;
  const { symbols } = controller.session.rules;
  const hold = (symbol: number | undefined) => {
    controller.picked.value = symbol;
  };
  return (
    <div
      class={symbols > 6 ? 'palette palette-wide' : 'palette'}
      role="toolbar"
      aria-label={palette.heading}
      ref={bar}
      {...useMouseTyping()}
    >
      {Array.from({ length: symbols }, (_, symbol) => {
        const name = nameOf(controller.skin, symbol);
        const count = findings && placesFor(findings, symbol).length;
        const barred = controller.isBarred(symbol, place);
        const label = palette.element(name, count);
        return (
          <button
            key={symbol}
            type="button"
            class={`sort${count === 0 ? ' sort-out' : ''}${barred ? ' sort-barred' : ''}`}
            aria-label={barred ? `${label}. ${messages().palette.barred(name, place + 1)}` : label}
            tabIndex={symbol === stop ? 0 : -1}
            onPointerEnter={() => hold(symbol)}
            onPointerLeave={() => hold(undefined)}
            onFocus={() => {
              setStop(symbol);
              hold(symbol);
            }}
            onBlur={() => hold(undefined)}
            onClick={() => controller.dispatch({ kind: 'pick', symbol })}
            onKeyDown={(event) => {
              const next = rove(event.key, symbol, symbols);
              if (next === undefined) return;
              event.preventDefault();
              bar.current?.querySelectorAll('button')[next]?.focus();
            }}
          >
            <Token skin={controller.skin.id} symbol={symbol} letter={controller.skin.letters[symbol]} />
            <span class="sort-name">{name}</span>
            {counted && (
              <span class="sort-count">
                {' '}
                {count ?? '\u00a0'}{' '}
                {count !== undefined && <span class="sort-unit">{palette.unit(count)}</span>}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
