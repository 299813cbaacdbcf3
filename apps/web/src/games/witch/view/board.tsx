import { rowName } from '@inkling/games/witch/rules/squares';
import type { WitchView } from '@inkling/games/witch/rules/view';
import type { VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { PreferencesOfPage } from '../../../shell/command-line.ts';
import { BoardRemark } from '../../../ui/board-remark.tsx';
import { rove } from '../../../ui/roving.ts';
import { messages } from '../messages/language.ts';
import { tileName } from '../session/announcements.ts';
import { useBoard } from './board-context.ts';
import { Picture } from './picture.tsx';
import { BackPlate, TileBack } from './tile-back.tsx';

/** The board: a grid of tiles with a single tab stop, framed in the colour of the game. */
export function Board(): VNode {
  return (
    <section class="board coven" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading" class="unseen">
        {messages().table.board}
      </h2>
      <Table labelledBy="board-heading" />
      <BoardRemark>{useBoard().remark.value}</BoardRemark>
    </section>
  );
}

/** The tiles, and the drawing of their backs. */
export function Table({ labelledBy }: { readonly labelledBy: string }): VNode {
  return (
    <>
      <BackPlate />
      <Grid labelledBy={labelledBy} />
    </>
  );
}

/** The table at the end of the game. */
export function Played(): VNode {
  return (
    <div class="coven coven-played">
      <Table labelledBy="ending-heading" />
    </div>
  );
}

/**
 * Moves the focus from outside the board to a tile when an arrow key is pressed. Once the game is over, arrow
 * keys are left to the browser, which scrolls the page. Returns whether the focus moved.
 */
export function arrowToBoard({ phase }: WitchView, target: Element): boolean {
  const tile = target.ownerDocument.querySelector<HTMLElement>('.tile[tabindex="0"]');
  if (phase === 'over' || !tile || target.closest('.tile')) return false;
  tile.focus();
  return true;
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
  // A new board takes over the focus from the button that started it.
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
        // Checks the path, because a tile that was just turned has removed the event's target from the page.
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

/** One tile. While it is face down, the page contains nothing about it but its square. */
function Tile({ square }: { readonly square: number }): VNode {
  const model = useBoard();
  const view = model.session.view.value;
  const tile = view.tiles[square];
  const up = tile && tile.lie !== 'down' ? tile : undefined;
  const spent = up?.lie === 'kept' && up.type === 'bomb';
  const asked = view.quiz && up?.type === 'gameTile' && up.witch === view.quiz.witch;
  const marks = model.marks.value;
  const seen = marks?.seen.get(square);
  const last = view.log.at(-1);
  const covered = last?.kind === 'bomb' && last.covered?.squares.includes(square) === true && !up;
  const names = [
    'tile',
    up && `tile-up tile-${up.lie}`,
    spent && 'tile-spent',
    asked && 'tile-asked',
    covered && 'tile-covered',
    seen && 'tile-seen',
  ];
  return (
    <button
      type="button"
      class={names.filter(Boolean).join(' ')}
      aria-label={tileName(view, square, seen && { face: marks?.pictures ? seen : undefined })}
      tabIndex={model.square.value === square ? 0 : -1}
      onFocus={() => {
        model.square.value = square;
      }}
      onKeyDown={(event) => {
        // A key that is held down counts as one choice.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      onClick={(event) => {
        // Ignores the second click of a double click.
        if (event.detail <= 1) model.choose(square);
      }}
    >
      {up ? (
        <span class="tile-face" key="face">
          <Picture face={up} id={`tile-${square}`} />
        </span>
      ) : (
        <span class="tile-down" key="down">
          <TileBack />
          {seen && marks?.pictures && (
            <span class="tile-memory">
              <Picture face={seen} id={`seen-${square}`} />
            </span>
          )}
        </span>
      )}
    </button>
  );
}
