import type { VNode } from 'preact';
import { rove } from '../../../../ui/roving.ts';
import { Token } from '../../../../ui/token.tsx';
import { nameOf } from '../../pieces/names.ts';
import type { CodeEntry } from '../controllers/code-entry.ts';
import { messages } from '../messages/language.ts';
import { RULES, SKIN } from '../model/usual-board.ts';

/** One code of an entry. Each place shows its symbol and can be selected. */
export function CodeRow(props: {
  readonly entry: CodeEntry;
  readonly row: number;
  readonly label: string;
}): VNode {
  const { entry, row, label } = props;
  const { at } = entry;
  const isHere = (place: number) => at.value.row === row && at.value.place === place;
  return (
    <fieldset class="code-row" aria-label={label}>
      <span class="code-label" aria-hidden="true">
        {label}
      </span>
      <div class="code-slots">
        {Array.from(entry.row(row), (symbol, place) => (
          <button
            key={place}
            type="button"
            class="slot"
            aria-label={messages().place(place + 1, nameOf(SKIN, symbol))}
            aria-current={isHere(place) ? 'true' : undefined}
            onClick={() => entry.goTo(row, place)}
          >
            <Token symbol={symbol} letter={SKIN.letters[symbol]} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The symbols that can be put at the cursor. A single tab stop; the arrow keys move within it. */
export function ElementPalette({ onPut }: { readonly onPut: (symbol: number) => void }): VNode {
  return (
    <div class="palette learn-palette" role="toolbar" aria-label={messages().palette}>
      {Array.from({ length: RULES.symbols }, (_, symbol) => (
        <button
          key={symbol}
          type="button"
          class="symbol"
          tabIndex={symbol === 0 ? 0 : -1}
          onClick={() => onPut(symbol)}
          onKeyDown={(event) => {
            const next = rove(event.key, symbol, RULES.symbols);
            if (next === undefined) return;
            event.preventDefault();
            const buttons = event.currentTarget.parentElement?.querySelectorAll('button');
            buttons?.[next]?.focus();
          }}
        >
          <Token symbol={symbol} letter={SKIN.letters[symbol]} />
          <span class="symbol-name">{nameOf(SKIN, symbol)}</span>
        </button>
      ))}
    </div>
  );
}
