import type { VNode } from 'preact';
import { rove } from '../../view/roving.ts';
import { EmptyToken, Token } from '../../view/token.tsx';
import { nameOf } from '../../words/names.ts';
import type { DrillDesk } from '../drill-desk.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { words } from '../words/language.ts';

/** Places for a guess and the elements to put there. */
export function DrillEntry({ desk, drill }: { readonly desk: ReviewDesk; readonly drill: DrillDesk }): VNode {
  const told = words().drill;
  const { symbols: held, place: current } = drill.draft.value;
  const { symbols } = desk.view.rules;
  return (
    <>
      <fieldset class="drill-slots" aria-label={told.places}>
        {held.map((symbol, place) => (
          <button
            key={place}
            type="button"
            class="slot"
            aria-label={told.place(place + 1, symbol === undefined ? undefined : nameOf(desk.skin, symbol))}
            aria-current={place === current ? 'true' : undefined}
            onClick={() => drill.goTo(place)}
          >
            {symbol === undefined ? (
              <EmptyToken />
            ) : (
              <Token symbol={symbol} letter={desk.skin.letters[symbol]} />
            )}
          </button>
        ))}
        <button type="button" class="press" aria-label={told.erase} onClick={() => drill.erase()}>
          <span aria-hidden="true">⌫</span>
        </button>
        <button type="button" class="press press-main" onClick={() => drill.submit()}>
          {told.submit} <kbd class="keycap">Enter</kbd>
        </button>
      </fieldset>
      <div class="palette drill-palette" role="toolbar" aria-label={told.elements}>
        {Array.from({ length: symbols }, (_, symbol) => (
          <button
            key={symbol}
            type="button"
            class="sort"
            aria-label={nameOf(desk.skin, symbol)}
            tabIndex={symbol === 0 ? 0 : -1}
            onClick={() => drill.place(symbol)}
            onKeyDown={(event) => {
              const next = rove(event.key, symbol, symbols);
              if (next === undefined) return;
              event.preventDefault();
              event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
            }}
          >
            <Token symbol={symbol} letter={desk.skin.letters[symbol]} />
            <span class="sort-name">{nameOf(desk.skin, symbol)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
