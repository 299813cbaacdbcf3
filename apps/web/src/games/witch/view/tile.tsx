import type { VNode } from 'preact';
import { tileName } from '../session/announcements.ts';
import { useBoard } from './board-context.ts';
import { Picture } from './picture.tsx';
import { TileBack } from './tile-back.tsx';

/** One tile. While it lies face down there is nothing of it in the page but its square. */
export function Tile({ square }: { readonly square: number }): VNode {
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
        // A key that is held down is one choice, not many.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      onClick={(event) => {
        // The second half of a double click means nothing.
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
