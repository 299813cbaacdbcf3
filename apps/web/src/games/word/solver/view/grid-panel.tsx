import type { VNode } from 'preact';
import { Panel } from '../../../../ui/panel.tsx';
import { Press } from '../../../../ui/press.tsx';
import { messages } from '../../messages/language.ts';
import { LetterTiles } from '../../view/letter-tile.tsx';
import { WordChips } from '../../view/word-chips.tsx';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** Squares that somebody shared without their letters, and the words that could have given them. */
export function GridPanel(): VNode | null {
  const controller = useSolver();
  const { grid: said } = solverMessages();
  const grid = controller.grid.value;
  const found = controller.gridFound.value;
  if (!grid) return null;
  return (
    <Panel name="word-squares" heading={said.heading}>
      <div class="letter-grid letter-grid-small" role="img" aria-label={said.shown(grid.rows.length)}>
        {grid.rows.map((row, index) => (
          <div class="letter-row" key={index}>
            <LetterTiles letters={row.map(() => undefined)} marks={row} />
          </div>
        ))}
      </div>
      <p>{found ? (found.count === 0 ? said.none : said.found(found.count, found.of)) : said.thinking}</p>
      {found && found.listed.length > 0 && (
        <WordChips words={found.listed} onTake={(word) => controller.take(word)} />
      )}
      {found && found.count > found.listed.length && (
        <p class="aside">{messages().left.further(found.count - found.listed.length)}</p>
      )}
      <Press
        onPress={() => {
          controller.grid.value = undefined;
        }}
      >
        {said.clear}
      </Press>
    </Panel>
  );
}
