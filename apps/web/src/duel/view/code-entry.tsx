import type { VNode } from 'preact';
import { eraseSymbol, moveTo, placeSymbol } from '../../session/draft.ts';
import { rove } from '../../view/roving.ts';
import { EmptyToken } from '../../view/token.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../words/language.ts';
import { ElementToken } from './code-tokens.tsx';
import { useDuel } from './desk-context.ts';

/** The code being set: one tab stop for its places, one for the elements to put there. */
export function CodeEntry({ label }: { readonly label: string }): VNode {
  const desk = useDuel();
  const { symbols, place: current } = desk.draft.value;
  const skin = desk.skin.value;
  const { entry } = words();
  const count = (desk.open.value?.challenge ?? desk.terms.value).rules.symbols;
  return (
    <div class="duel-entry">
      <fieldset class="duel-slots">
        <legend class="unseen">{label}</legend>
        {symbols.map((symbol, place) => (
          <button
            key={place}
            type="button"
            class="slot"
            aria-label={entry.slot(place + 1, symbol === undefined ? undefined : nameOf(skin, symbol))}
            aria-current={place === current ? 'true' : undefined}
            tabIndex={place === current ? 0 : -1}
            onClick={() => {
              desk.draft.value = moveTo(desk.draft.value, place);
            }}
            onKeyDown={(event) => {
              const next = rove(event.key, place, symbols.length);
              if (next === undefined) return;
              event.preventDefault();
              desk.draft.value = moveTo(desk.draft.value, next);
              event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
            }}
          >
            {symbol === undefined ? <EmptyToken /> : <ElementToken skin={skin} symbol={symbol} />}
          </button>
        ))}
        <button
          type="button"
          class="press"
          aria-label={entry.erase}
          onClick={() => {
            desk.draft.value = eraseSymbol(desk.draft.value);
          }}
        >
          <span aria-hidden="true">⌫</span>
        </button>
      </fieldset>
      <div class="duel-palette" role="toolbar" aria-label={entry.palette}>
        {Array.from({ length: count }, (_, symbol) => (
          <button
            key={symbol}
            type="button"
            class="duel-sort"
            aria-label={nameOf(skin, symbol)}
            title={nameOf(skin, symbol)}
            tabIndex={symbol === 0 ? 0 : -1}
            onClick={() => {
              desk.draft.value = placeSymbol(desk.draft.value, symbol);
            }}
            onKeyDown={(event) => {
              const next = rove(event.key, symbol, count);
              if (next === undefined) return;
              event.preventDefault();
              event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
            }}
          >
            <ElementToken skin={skin} symbol={symbol} />
          </button>
        ))}
      </div>
    </div>
  );
}
