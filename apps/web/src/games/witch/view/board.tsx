import { rowName } from '@inkling/games/witch/rules/squares';
import type { VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { PreferencesOfPage } from '../../../shell/command-line.ts';
import { rove } from '../../../ui/roving.ts';
import { messages } from '../messages/language.ts';
import { useBoard } from './board-context.ts';
import { Tile } from './tile.tsx';
import { BackPlate } from './tile-back.tsx';

/** The board: tiles in a grid with one tab stop, in a frame of the game's own field. */
export function Board(): VNode {
  return (
    <section class="board coven" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading" class="unseen">
        {messages().table.board}
      </h2>
      <Table labelledBy="board-heading" />
    </section>
  );
}

/** The tiles with their back. */
export function Table({ labelledBy }: { readonly labelledBy: string }): VNode {
  return (
    <>
      <BackPlate />
      <Grid labelledBy={labelledBy} />
    </>
  );
}

function Grid({ labelledBy }: { readonly labelledBy: string }): VNode {
  const model = useBoard();
  const grid = useRef<HTMLDivElement>(null);
  const { rows, cols } = model.session.view.value.params.board.shape;
  const { tile } = model.look.value;
  const isNamed = useContext(PreferencesOfPage)?.value.commands ?? false;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rove(event.key, model.square.value, cols, rows);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  const { seed, nodes } = model.session.sheet.value;
  const untouched = nodes.length === 1;
  const opened = useRef(false);
  // A new board takes the focus that the button for it had.
  useLayoutEffect(() => {
    if (opened.current && untouched && document.activeElement === document.body)
      grid.current?.querySelector('button')?.focus();
    opened.current = true;
  }, [untouched, seed]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to do what Escape and Cover do.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      class={`coven-table tiles-${tile}${isNamed ? ' squares-named' : ''}`}
      style={{ '--cols': cols }}
      onClick={(event) => {
        // By the path, for a tile that was just turned has taken the target out of the page.
        if (!event.composedPath().some((part) => part instanceof HTMLButtonElement)) model.cover();
      }}
    >
      <div class="column-names" aria-hidden="true">
        {Array.from({ length: cols }, (_, col) => (
          <span key={col}>{col + 1}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the tiles are laid out by a grid of their own. */}
      <div class="tiles" key={seed} role="grid" aria-labelledby={labelledBy} ref={grid} onKeyDown={onKeyDown}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus.
          // biome-ignore lint/a11y/useSemanticElements: no table: rows are laid out by the grid.
          <div class="tile-row" role="row" key={row}>
            <span class="row-name" aria-hidden="true">
              {rowName(row)}
            </span>
            {Array.from({ length: cols }, (_, col) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
              // biome-ignore lint/a11y/useSemanticElements: no table, as above.
              <div class="tile-cell" role="gridcell" key={col}>
                <Tile square={row * cols + col} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
