import type { WordView } from '@inkling/games/word/rules/game';
import type { VNode } from 'preact';
import { useWord } from '../session/controller.ts';
import { LetterTiles } from './letter-tile.tsx';
import { TryGrid } from './try-grid.tsx';

/** The empty grid while the word is still being drawn, so that nothing moves when the game has loaded. */
export function WaitingGrid({ length, tries }: { readonly length: number; readonly tries: number }): VNode {
  return (
    <div class="letter-grid-waiting" aria-hidden="true">
      {Array.from({ length: tries }, (_, row) => (
        <div key={row} class="letter-row">
          <LetterTiles letters={Array.from({ length }, () => undefined)} />
        </div>
      ))}
    </div>
  );
}

/** The tries of the current game, and the one being typed. */
export function LetterGrid({ view }: { readonly view: WordView }): VNode {
  const { play, refusals } = useWord();
  const { turns, over, params } = view;
  return (
    <TryGrid
      turns={turns}
      length={params.length}
      tries={params.tries}
      draft={over ? undefined : play.draft}
      refusals={refusals.value}
    />
  );
}
