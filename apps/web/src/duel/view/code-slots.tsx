import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { type Draft, eraseSymbol, moveTo, placeSymbol } from '../../session/draft.ts';
import { rove } from '../../view/roving.ts';
import { EmptyToken } from '../../view/token.tsx';
import { useMouseTyping } from '../../view/typing-focus.ts';

/** A code being set: one tab stop for its places, one for the symbols to put there. */
export function CodeSlots(props: {
  readonly label: string;
  readonly words: {
    slot(place: number, name: string | undefined): string;
    readonly palette: string;
    readonly erase: string;
  };
  readonly draft: Signal<Draft>;
  /** How many symbols there are to choose from. */
  readonly count: number;
  nameOf(symbol: number): string;
  draw(symbol: number): VNode;
}): VNode {
  const { words, draft, count, nameOf, draw } = props;
  const { symbols, place: current } = draft.value;
  return (
    <div class="duel-entry">
      <fieldset class="duel-slots">
        <legend class="unseen">{props.label}</legend>
        {symbols.map((symbol, place) => (
          <button
            key={place}
            type="button"
            class="slot"
            aria-label={words.slot(place + 1, symbol === undefined ? undefined : nameOf(symbol))}
            aria-current={place === current ? 'true' : undefined}
            tabIndex={place === current ? 0 : -1}
            onClick={() => {
              draft.value = moveTo(draft.value, place);
            }}
            onKeyDown={(event) => {
              const next = rove(event.key, place, symbols.length);
              if (next === undefined) return;
              event.preventDefault();
              draft.value = moveTo(draft.value, next);
              event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
            }}
          >
            {symbol === undefined ? <EmptyToken /> : draw(symbol)}
          </button>
        ))}
        <button
          type="button"
          class="press"
          aria-label={words.erase}
          onClick={() => {
            draft.value = eraseSymbol(draft.value);
          }}
        >
          <span aria-hidden="true">⌫</span>
        </button>
      </fieldset>
      <div class="duel-palette" role="toolbar" aria-label={words.palette} {...useMouseTyping()}>
        {Array.from({ length: count }, (_, symbol) => (
          <button
            key={symbol}
            type="button"
            class="duel-sort"
            aria-label={nameOf(symbol)}
            title={nameOf(symbol)}
            tabIndex={symbol === 0 ? 0 : -1}
            onClick={() => {
              draft.value = placeSymbol(draft.value, symbol);
            }}
            onKeyDown={(event) => {
              const next = rove(event.key, symbol, count);
              if (next === undefined) return;
              event.preventDefault();
              event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
            }}
          >
            {draw(symbol)}
          </button>
        ))}
      </div>
    </div>
  );
}
